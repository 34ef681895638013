<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Draftlight</name>
    <message>
        <source>Other programs may download, load and delete models</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Andere Programme dürfen Modelle herunterladen, laden und löschen</translation>
    </message>
    <message>
        <source>Programs made for Ollama or llama-server manage models themselves. Downloads come from the Hub; what is deleted goes to the trash.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Programme für Ollama oder llama-server verwalten Modelle selbst. Heruntergeladen wird vom Hub; was gelöscht wird, kommt in den Papierkorb.</translation>
    </message>
    <message>
        <source>This is no address of a server. One looks like http://192.168.1.20:8087.</source>
        <extracomment>app/references.py</extracomment>
        <translation>Das ist keine Adresse eines Servers. Eine sieht so aus: http://192.168.1.20:8087.</translation>
    </message>
    <message>
        <source>An address holds no password, no key and no question mark. A key has a field of its own.</source>
        <extracomment>app/references.py</extracomment>
        <translation>Eine Adresse enthält kein Passwort, keinen Schlüssel und kein Fragezeichen. Für den Schlüssel gibt es ein eigenes Feld.</translation>
    </message>
    <message>
        <source>This address holds characters that no address has.</source>
        <extracomment>app/references.py</extracomment>
        <translation>Diese Adresse enthält Zeichen, die in keiner Adresse vorkommen.</translation>
    </message>
    <message>
        <source>an Office file of a kind that cannot be read here. Save it as DOCX, PDF, CSV or text first</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>eine Office-Datei, die hier nicht gelesen werden kann. Speichere sie zuerst als DOCX, PDF, CSV oder Text</translation>
    </message>
    <message>
        <source>an Office file of the old kind, or one with a password. Save it without a password as DOCX, PDF, CSV or text</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>eine Office-Datei alter Art oder mit Passwort. Speichere sie ohne Passwort als DOCX, PDF, CSV oder Text</translation>
    </message>
    <message>
        <source>an archive. Unpack it, and add the files that matter</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>ein Archiv. Entpacke es und füge die Dateien hinzu, auf die es ankommt</translation>
    </message>
    <message>
        <source>a program or a library, not text</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>ein Programm oder eine Bibliothek, kein Text</translation>
    </message>
    <message>
        <source>a model, not text</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>ein Modell, kein Text</translation>
    </message>
    <message>
        <source>“{name}” has {size} MB, and {most} MB are the most. Add the part of it that matters.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>„{name}“ hat {size} MB, und {most} MB sind das Höchste. Füge den Teil hinzu, auf den es ankommt.</translation>
    </message>
    <message>
        <source>“{name}” is a folder. Add the files in it that matter.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>„{name}“ ist ein Ordner. Füge die Dateien darin hinzu, auf die es ankommt.</translation>
    </message>
    <message>
        <source>“{name}” is not a file.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>„{name}“ ist keine Datei.</translation>
    </message>
    <message>
        <source>“{name}” is empty.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>„{name}“ ist leer.</translation>
    </message>
    <message>
        <source>“{name}” is {kind}.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>„{name}“ ist {kind}.</translation>
    </message>
    <message>
        <source>“{name}” is not there any more.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>„{name}“ ist nicht mehr da.</translation>
    </message>
    <message>
        <source>“{name}” may not be read: you have no permission.</source>
        <extracomment>app/attachments/reading.py, app/knowledge/file_walk.py</extracomment>
        <translation>„{name}“ darf nicht gelesen werden: Dir fehlt die Berechtigung.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {reason}.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>„{name}“ kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” would take too much memory to read.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>„{name}“ zu lesen würde zu viel Speicher brauchen.</translation>
    </message>
    <message>
        <source>“{name}” takes too long to read.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>„{name}“ zu lesen dauert zu lange.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it cannot be read.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>„{name}“ ist beschädigt und kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>“{name}” is protected by a password. Save a copy without one.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>„{name}“ ist durch ein Passwort geschützt. Speichere eine Kopie ohne Passwort.</translation>
    </message>
    <message>
        <source>“{name}” is not text, nor a kind of file that can be read here.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>„{name}“ ist kein Text und keine Art von Datei, die hier gelesen werden kann.</translation>
    </message>
    <message>
        <source>Saving was stopped, and nothing was written.</source>
        <extracomment>app/chats/chat_files.py</extracomment>
        <translation>Das Speichern wurde angehalten, und nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>The file {name} is too large to be a file of assistants.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Die Datei {name} ist zu groß für eine Datei mit Assistenten.</translation>
    </message>
    <message>
        <source>The file {name} is no file of assistants.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Die Datei {name} enthält keine Assistenten.</translation>
    </message>
    <message>
        <source>The file {name} is of a newer Draftlight. Please update the program.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Die Datei {name} stammt von einem neueren Draftlight. Bitte aktualisiere das Programm.</translation>
    </message>
    <message>
        <source>The file {name} has more than {most} assistants.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Die Datei {name} enthält mehr als {most} Assistenten.</translation>
    </message>
    <message>
        <source>An assistant needs a name.</source>
        <extracomment>app/chats/assistants.py, app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Ein Assistent braucht einen Namen.</translation>
    </message>
    <message>
        <source>The settings of “{name}” must be an object.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Die Einstellungen von „{name}“ müssen ein Objekt sein.</translation>
    </message>
    <message>
        <source>“{label}” may have at most {most} letters.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>„{label}“ darf höchstens {most} Zeichen haben.</translation>
    </message>
    <message>
        <source>The file {name} cannot be read: {error}.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Die Datei {name} kann nicht gelesen werden: {error}.</translation>
    </message>
    <message>
        <source>The file {name} is no file of assistants: it is not JSON, or damaged.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Die Datei {name} enthält keine Assistenten: Sie ist kein JSON oder beschädigt.</translation>
    </message>
    <message>
        <source>The file {name} cannot be used. {error}</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Die Datei {name} ist nicht verwendbar. {error}</translation>
    </message>
    <message>
        <source>This is the file of your chats itself. Choose another name.</source>
        <extracomment>app/chats/backups.py</extracomment>
        <translation>Das ist die Datei mit deinen Chats selbst. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>{name} is not there any more.</source>
        <extracomment>app/chats/backups.py</extracomment>
        <translation>{name} ist nicht mehr da.</translation>
    </message>
    <message>
        <source>{to} cannot be written: {error}. Nothing was changed.</source>
        <extracomment>app/chats/backups.py</extracomment>
        <translation>{to} kann nicht geschrieben werden: {error}. Nichts wurde verändert.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}.</source>
        <extracomment>app/chats/backups.py</extracomment>
        <translation>{name} kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>The disk is too full: a copy of the chats takes {needed} MB, and {free} MB are free in {parent}. Nothing was changed.</source>
        <extracomment>app/chats/backups.py</extracomment>
        <translation>Die Festplatte ist zu voll: Eine Kopie der Chats braucht {needed} MB, und in {parent} sind {free} MB frei. Nichts wurde verändert.</translation>
    </message>
    <message>
        <source>The chats are in use by another program. Close it and try again.</source>
        <extracomment>app/chats/backups.py, app/chats/database/damage.py</extracomment>
        <translation>Die Chats werden gerade von einem anderen Programm benutzt. Schließe es und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Your chats are brought to a new format, and before that a copy of them is made in {folder}: {error}. Nothing was changed.</source>
        <extracomment>app/chats/database/database_file.py</extracomment>
        <translation>Deine Chats werden in ein neues Format gebracht, und vorher wird eine Kopie in {folder} angelegt: {error}. Nichts wurde verändert.</translation>
    </message>
    <message>
        <source>Your chats are brought to a new format, and before that a copy of them is made in {folder}: the disk is too full for it. Free {size} MB, and start again. Nothing was changed.</source>
        <extracomment>app/chats/database/database_file.py</extracomment>
        <translation>Deine Chats werden in ein neues Format gebracht, und vorher wird eine Kopie in {folder} angelegt: Die Festplatte ist dafür zu voll. Mache {size} MB frei und starte neu. Nichts wurde verändert.</translation>
    </message>
    <message>
        <source>This chat was deleted.</source>
        <extracomment>app/chats/chat_files.py</extracomment>
        <translation>Dieser Chat wurde gelöscht.</translation>
    </message>
    <message>
        <source>“{name}” has more than {most} files, and was not opened.</source>
        <extracomment>app/chats/imports/containers.py</extracomment>
        <translation>„{name}“ enthält mehr als {most} Dateien und wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>“{name}” would become {unpacked} GB out of {packed} MB, as no chats do. It was not opened.</source>
        <extracomment>app/chats/imports/containers.py</extracomment>
        <translation>Aus den {packed} MB von „{name}“ würden {unpacked} GB, wie bei keinen Chats. Es wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>“{name}” lists too many files, and was not opened.</source>
        <extracomment>app/chats/imports/containers.py</extracomment>
        <translation>„{name}“ führt zu viele Dateien auf und wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>“{path}” is not a file.</source>
        <extracomment>app/chats/imports/containers.py, app/traces/trace_files.py</extracomment>
        <translation>„{path}“ ist keine Datei.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: {reason}.</source>
        <extracomment>app/chats/imports/containers.py, app/traces/trace_files.py</extracomment>
        <translation>„{path}“ kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is a damaged archive. Download or copy it again.</source>
        <extracomment>app/chats/imports/containers.py</extracomment>
        <translation>„{name}“ ist ein beschädigtes Archiv. Lade oder kopiere es noch einmal.</translation>
    </message>
    <message>
        <source>“{name}” has more than {most} files. Choose the folder of chats.</source>
        <extracomment>app/chats/imports/containers.py</extracomment>
        <translation>„{name}“ enthält mehr als {most} Dateien. Wähle den Ordner mit den Chats.</translation>
    </message>
    <message>
        <source>The file with your chats is damaged, and not all of it can be read. Close Draftlight and start it again: the file is then kept under another name, and a new one is started.</source>
        <extracomment>app/chats/database/damage.py</extracomment>
        <translation>Die Datei mit deinen Chats ist beschädigt und nicht mehr ganz lesbar. Schließe Draftlight und starte es neu: Die Datei wird dann unter anderem Namen aufbewahrt und eine neue angelegt.</translation>
    </message>
    <message>
        <source>This copy is damaged and cannot be brought back. Nothing was changed.</source>
        <extracomment>app/chats/database/database_file.py</extracomment>
        <translation>Diese Kopie ist beschädigt und kann nicht zurückgeholt werden. Nichts wurde verändert.</translation>
    </message>
    <message>
        <source>This file has no chats of Draftlight in it. Nothing was changed.</source>
        <extracomment>app/chats/database/database_file.py</extracomment>
        <translation>Diese Datei enthält keine Chats von Draftlight. Nichts wurde verändert.</translation>
    </message>
    <message>
        <source>These chats were saved by a newer Draftlight (format {version}; this one reads {known}). Please update the program; the chats were left as they are.</source>
        <extracomment>app/chats/database/schema.py</extracomment>
        <translation>Diese Chats wurden von einem neueren Draftlight gespeichert (Format {version}; dieses liest {known}). Bitte aktualisiere das Programm; die Chats blieben, wie sie waren.</translation>
    </message>
    <message>
        <source>The file with your chats was damaged and could not be read. It was kept as {name}, and a new, empty one was started.</source>
        <extracomment>app/chats/database/database_file.py</extracomment>
        <translation>Die Datei mit deinen Chats war beschädigt und nicht lesbar. Sie wurde als {name} aufbewahrt und eine neue, leere angelegt.</translation>
    </message>
    <message>
        <source>The chats cannot be kept in {parent}: {error}.</source>
        <extracomment>app/chats/database/damage.py</extracomment>
        <translation>Die Chats können nicht in {parent} aufbewahrt werden: {error}.</translation>
    </message>
    <message>
        <source>The disk is full, so the chat could not be saved. Free some space and try again.</source>
        <extracomment>app/chats/database/damage.py</extracomment>
        <translation>Die Festplatte ist voll, deshalb konnte der Chat nicht gespeichert werden. Mache Platz frei und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>The chat file {path} cannot be opened or written: {error}.</source>
        <extracomment>app/chats/database/damage.py</extracomment>
        <translation>Die Chatdatei {path} kann nicht geöffnet oder geschrieben werden: {error}.</translation>
    </message>
    <message>
        <source>Draftlight is already open with its data folder {folder}, in another session or without answering. Close it first, or choose another folder with --data-dir.</source>
        <extracomment>app/desktop/single_instance.py</extracomment>
        <translation>Draftlight ist mit dem Datenordner {folder} schon geöffnet, in einer anderen Sitzung oder ohne zu antworten. Schließe es zuerst oder wähle mit --data-dir einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Models on other computers cannot be used here.</source>
        <extracomment>app/engine/engine.py</extracomment>
        <translation>Modelle auf anderen Computern können hier nicht benutzt werden.</translation>
    </message>
    <message>
        <source>There is not enough free memory for this.</source>
        <extracomment>app/engine/engine.py</extracomment>
        <translation>Dafür ist nicht genug Speicher frei.</translation>
    </message>
    <message>
        <source>Something went wrong inside Draftlight: {where}</source>
        <extracomment>app/engine/engine.py</extracomment>
        <translation>In Draftlight ist etwas schiefgegangen: {where}</translation>
    </message>
    <message>
        <source>This reply repeated itself without end, so it was ended.</source>
        <extracomment>app/engine/events.py</extracomment>
        <translation>Diese Antwort wiederholte sich ohne Ende und wurde deshalb beendet.</translation>
    </message>
    <message>
        <source>This reply repeats itself.</source>
        <extracomment>app/engine/events.py, app/traces/readout.py</extracomment>
        <translation>Diese Antwort wiederholt sich.</translation>
    </message>
    <message>
        <source>What the model guesses with by itself</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>Womit das Modell selbst rät</translation>
    </message>
    <message>
        <source>{name} works only where the model is on one computer.</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>{name} arbeitet nur, wenn das Modell auf einem einzigen Computer ist.</translation>
    </message>
    <message>
        <source>The layers that {name} has to guess with are damaged, or too new for this version.</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>Die Schichten, mit denen {name} raten soll, sind beschädigt oder zu neu für diese Version.</translation>
    </message>
    <message>
        <source>{name} cannot take words back, so guesses cannot be checked.</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>{name} kann keine Wörter zurücknehmen, deshalb können Vermutungen nicht geprüft werden.</translation>
    </message>
    <message>
        <source>{name} cannot take words back, so it cannot be used as a draft.</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>{name} kann keine Wörter zurücknehmen und deshalb nicht raten.</translation>
    </message>
    <message>
        <source>No graphics card can be used here, so the processor computes all layers.</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>Hier kann keine Grafikkarte benutzt werden, deshalb rechnet der Prozessor alle Schichten.</translation>
    </message>
    <message>
        <source>It may help to close programs that use the card, or to set fewer GPU layers.</source>
        <extracomment>app/engine/loading/model_loader.py</extracomment>
        <translation>Es hilft vielleicht, Programme zu schließen, die die Karte benutzen, oder weniger GPU-Schichten einzustellen.</translation>
    </message>
    <message>
        <source>{name} could not be loaded on the graphics card as planned, so the processor runs it.</source>
        <extracomment>app/engine/loading/model_loader.py</extracomment>
        <translation>{name} konnte nicht wie geplant auf die Grafikkarte geladen werden, deshalb rechnet der Prozessor.</translation>
    </message>
    <message>
        <source>{name} could not be loaded on the graphics card as planned, so only {count} of its layers run there.</source>
        <extracomment>app/engine/loading/model_loader.py</extracomment>
        <translation>{name} konnte nicht wie geplant auf die Grafikkarte geladen werden, deshalb laufen dort nur {count} seiner Schichten.</translation>
    </message>
    <message>
        <source>{name} cannot be used: {broken}</source>
        <extracomment>app/engine/loading/model_loader.py, app/llama/trials/heads.py</extracomment>
        <translation>{name} kann nicht benutzt werden: {broken}</translation>
    </message>
    <message>
        <source>{name} sees no pictures here: there is no projector (a file named mmproj) beside it.</source>
        <extracomment>app/engine/pictures.py</extracomment>
        <translation>{name} sieht hier keine Bilder: Daneben liegt kein Projektor (eine Datei namens mmproj).</translation>
    </message>
    <message>
        <source>There are {count} pictures, and at most {most} can be shown in a conversation.</source>
        <extracomment>app/engine/pictures.py</extracomment>
        <translation>Das sind {count} Bilder, und höchstens {most} können in einem Gespräch gezeigt werden.</translation>
    </message>
    <message>
        <source>{servers} do not answer any more</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>{servers} antworten nicht mehr</translation>
    </message>
    <message>
        <source>{server} does not answer any more</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>{server} antwortet nicht mehr</translation>
    </message>
    <message>
        <source>This reply broke off</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>Diese Antwort brach ab</translation>
    </message>
    <message>
        <source>The next one goes on with what is left.</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>Die nächste geht mit dem weiter, was noch da ist.</translation>
    </message>
    <message>
        <source>{reason}, so the model is loaded again, on {rest}.</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>{reason}, deshalb wird das Modell noch einmal geladen, auf {rest}.</translation>
    </message>
    <message>
        <source>the connection to another computer broke, or llama.cpp stopped</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>die Verbindung zu einem anderen Computer brach ab, oder llama.cpp hielt an</translation>
    </message>
    <message>
        <source> and </source>
        <extracomment>app/engine/several_computers/process.py, app/ui/models_page/library_words.py, app/ui/models_page/pair_state.py</extracomment>
        <translation> und </translation>
    </message>
    <message>
        <source>{servers} and this computer</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>{servers} und diesem Computer</translation>
    </message>
    <message>
        <source>this computer alone</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>diesem Computer allein</translation>
    </message>
    <message>
        <source>{what}: {why}. {now_what}</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>{what}: {why}. {now_what}</translation>
    </message>
    <message>
        <source>The model could not be loaded over several computers</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>Das Modell konnte nicht über mehrere Computer geladen werden</translation>
    </message>
    <message>
        <source>Try again.</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>Versuche es noch einmal.</translation>
    </message>
    <message>
        <source>No model is loaded yet. Choose one first.</source>
        <extracomment>app/engine/several_computers/process.py, app/engine/worker.py, app/remote/worker.py</extracomment>
        <translation>Es ist noch kein Modell geladen. Wähle zuerst eines.</translation>
    </message>
    <message>
        <source>at least {count} tokens</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>mindestens {count} Tokens</translation>
    </message>
    <message>
        <source>This message is too long: {size}, and the context holds {room} tokens. Shorten it, or choose a larger context in Settings.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>Diese Nachricht ist zu lang: {size}, und der Kontext fasst {room} Tokens. Kürze sie oder wähle in den Einstellungen einen größeren Kontext.</translation>
    </message>
    <message>
        <source>There is no message to answer yet.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>Es gibt noch keine Nachricht zu beantworten.</translation>
    </message>
    <message>
        <source>{count} blank characters at its ends</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>{count} Leerzeichen an ihren Enden</translation>
    </message>
    <message>
        <source>This message is too long: {tokens} tokens, and the context holds {room}. Shorten it, or choose a larger context in Settings.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>Diese Nachricht ist zu lang: {tokens} Tokens, und der Kontext fasst {room}. Kürze sie oder wähle in den Einstellungen einen größeren Kontext.</translation>
    </message>
    <message>
        <source>The pictures take more than {asked} tokens, and the context holds {room}. Show fewer or smaller ones, or choose a larger context in Settings.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>Die Bilder brauchen mehr als {asked} Tokens, und der Kontext fasst {room}. Zeige weniger oder kleinere, oder wähle in den Einstellungen einen größeren Kontext.</translation>
    </message>
    <message>
        <source>The tools are too long: {letters} characters, and the context holds {room} tokens. Offer fewer, or choose a larger context.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>Die Werkzeuge sind zu lang: {letters} Zeichen, und der Kontext fasst {room} Tokens. Biete weniger an oder wähle einen größeren Kontext.</translation>
    </message>
    <message>
        <source>{count} characters</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>{count} Zeichen</translation>
    </message>
    <message>
        <source>The model&apos;s chat template leaves pictures out, or shows one twice: it cannot be used so.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>Die Chatvorlage des Modells lässt Bilder aus oder zeigt eines doppelt: So kann sie nicht benutzt werden.</translation>
    </message>
    <message numerus="yes">
        <source>The conversation is longer than the context: its oldest %n messages were left out.</source>
        <comment>The conversation is longer than the context: its oldest message was left out.</comment>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>
            <numerusform>Das Gespräch ist länger als der Kontext: Seine älteste Nachricht wurde ausgelassen.</numerusform>
            <numerusform>Das Gespräch ist länger als der Kontext: Seine ältesten %n Nachrichten wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversation is longer than the context: the beginning of a long reply was left out.</source>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>Das Gespräch ist länger als der Kontext: Der Anfang einer langen Antwort wurde ausgelassen.</translation>
    </message>
    <message numerus="yes">
        <source>The conversation is longer than the context: its oldest %n messages and the beginning of a long reply were left out.</source>
        <comment>The conversation is longer than the context: its oldest message and the beginning of a long reply were left out.</comment>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>
            <numerusform>Das Gespräch ist länger als der Kontext: Seine älteste Nachricht und der Anfang einer langen Antwort wurden ausgelassen.</numerusform>
            <numerusform>Das Gespräch ist länger als der Kontext: Seine ältesten %n Nachrichten und der Anfang einer langen Antwort wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} stopped working: {broken}</source>
        <extracomment>app/engine/embedding.py, app/engine/reply.py</extracomment>
        <translation>{name} arbeitet nicht mehr: {broken}</translation>
    </message>
    <message>
        <source>{draft} cannot guess after a picture. Guesses come from the text alone until the models are loaded again.</source>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>{draft} kann nach einem Bild nicht raten. Vermutungen kommen nur aus dem Text, bis die Modelle neu geladen werden.</translation>
    </message>
    <message>
        <source>{name} stopped working as the draft: {problem} Replies go on without it until the models are loaded again.</source>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>{name} rät nicht mehr: {problem} Antworten kommen ohne es, bis die Modelle neu geladen werden.</translation>
    </message>
    <message>
        <source>There is not enough free memory to see pictures: {name} takes {size} MB. Close other programs.</source>
        <extracomment>app/engine/loading/vision.py</extracomment>
        <translation>Es ist nicht genug Speicher frei, um Bilder zu sehen: {name} braucht {size} MB. Schließe andere Programme.</translation>
    </message>
    <message>
        <source>Silent or slow for {seconds} s: {servers}. Stop leaves it.</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>Seit {seconds} s still oder langsam: {servers}. Mit Stopp wird es verlassen.</translation>
    </message>
    <message>
        <source>this computer</source>
        <extracomment>app/engine/loading/layer_split.py</extracomment>
        <translation>diesem Computer</translation>
    </message>
    <message>
        <source>{model} has {whole} layers: {each}.</source>
        <extracomment>app/engine/loading/layer_split.py</extracomment>
        <translation>{model} hat {whole} Schichten: {each}.</translation>
    </message>
    <message>
        <source>{model} needs {needed} GB for its layers, and these computers together have {free} GB free. Lend another one, or pick a smaller model.</source>
        <extracomment>app/engine/loading/layer_split.py</extracomment>
        <translation>{model} braucht {needed} GB für seine Schichten, und diese Computer haben zusammen {free} GB frei. Nimm einen weiteren dazu oder ein kleineres Modell.</translation>
    </message>
    <message>
        <source>{layers} on {name}</source>
        <extracomment>app/engine/loading/layer_split.py</extracomment>
        <translation>{layers} auf {name}</translation>
    </message>
    <message>
        <source>This text is too long: {most} characters are the most.</source>
        <extracomment>app/engine/prompts/text_questions.py</extracomment>
        <translation>Dieser Text ist zu lang: {most} Zeichen sind das Höchste.</translation>
    </message>
    <message>
        <source>These texts are too long: {most} characters are the most.</source>
        <extracomment>app/engine/prompts/text_questions.py</extracomment>
        <translation>Diese Texte sind zu lang: {most} Zeichen sind das Höchste.</translation>
    </message>
    <message>
        <source>The model&apos;s tokens have numbers from 0 to {last}.</source>
        <extracomment>app/engine/prompts/text_questions.py</extracomment>
        <translation>Die Tokens des Modells haben Nummern von 0 bis {last}.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {error}.</source>
        <extracomment>app/system/files.py</extracomment>
        <translation>{path} kann nicht geschrieben werden: {error}.</translation>
    </message>
    <message>
        <source>The disk is full: {name} could not be written to {parent}. Free some space.</source>
        <extracomment>app/system/files.py</extracomment>
        <translation>Die Festplatte ist voll: {name} konnte nicht in {parent} geschrieben werden. Mache Platz frei.</translation>
    </message>
    <message>
        <source>This build of llama.cpp cannot use assistants: it has no {missing}.</source>
        <extracomment>app/llama/heads/assistant.py</extracomment>
        <translation>Dieses llama.cpp kann keine Assistenten benutzen: Es hat kein {missing}.</translation>
    </message>
    <message>
        <source>{name} was made for another model, so it cannot guess for this one.</source>
        <extracomment>app/llama/heads/assistant.py, app/llama/heads/guessing_context.py</extracomment>
        <translation>{name} wurde für ein anderes Modell gemacht und kann deshalb für dieses nicht raten.</translation>
    </message>
    <message>
        <source>{name} is no chat model: it does not write text word by word.</source>
        <extracomment>app/llama/native_context.py</extracomment>
        <translation>{name} ist kein Chatmodell: Es schreibt Text nicht Wort für Wort.</translation>
    </message>
    <message>
        <source>{name} was made for texts of {size} tokens, too short for a question and an answer.</source>
        <extracomment>app/llama/context.py</extracomment>
        <translation>{name} wurde für Texte von {size} Tokens gemacht, zu kurz für eine Frage und eine Antwort.</translation>
    </message>
    <message>
        <source>There is not enough free memory for {name} with a context of {size} tokens. Choose a smaller context in Settings, or a smaller model.</source>
        <extracomment>app/llama/native_context.py</extracomment>
        <translation>Für {name} mit einem Kontext von {size} Tokens ist nicht genug Speicher frei. Wähle in den Einstellungen einen kleineren Kontext oder ein kleineres Modell.</translation>
    </message>
    <message>
        <source>The grammar cannot be used: the process that followed it is gone.</source>
        <extracomment>app/llama/grammars/grammar.py</extracomment>
        <translation>Die Grammatik ist nicht verwendbar: Der Prozess, der ihr folgte, ist fort.</translation>
    </message>
    <message>
        <source>The grammar takes too much time here: its rules lead into each other too often.</source>
        <extracomment>app/llama/grammars/grammar.py</extracomment>
        <translation>Die Grammatik braucht hier zu viel Zeit: Ihre Regeln führen zu oft ineinander.</translation>
    </message>
    <message>
        <source>The grammar takes too much memory here: its rules lead into each other too often.</source>
        <extracomment>app/llama/grammars/grammar.py</extracomment>
        <translation>Die Grammatik braucht hier zu viel Speicher: Ihre Regeln führen zu oft ineinander.</translation>
    </message>
    <message>
        <source>The grammar cannot be used: the process that follows it ended.</source>
        <extracomment>app/llama/grammars/grammar.py</extracomment>
        <translation>Die Grammatik ist nicht verwendbar: Der Prozess, der ihr folgt, endete.</translation>
    </message>
    <message>
        <source>This build of llama.cpp cannot use heads: it has no {missing}.</source>
        <extracomment>app/llama/heads/block.py, app/llama/heads/guessing_context.py</extracomment>
        <translation>Dieses llama.cpp kann keine Köpfe benutzen: Es hat kein {missing}.</translation>
    </message>
    <message>
        <source>There is not enough free memory for {name} with a context of {size} tokens. Choose a smaller context in Settings.</source>
        <extracomment>app/llama/heads/guessing_context.py</extracomment>
        <translation>Für {name} mit einem Kontext von {size} Tokens ist nicht genug Speicher frei. Wähle in den Einstellungen einen kleineren Kontext.</translation>
    </message>
    <message>
        <source>The JSON schema cannot be used: {why}.</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>Das JSON-Schema ist nicht verwendbar: {why}.</translation>
    </message>
    <message>
        <source>false allows no reply at all</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>false erlaubt gar keine Antwort</translation>
    </message>
    <message>
        <source>a schema is an object in braces, or true</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>ein Schema ist ein Objekt in Klammern oder true</translation>
    </message>
    <message>
        <source>its reference “{reference}” leads nowhere in it</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>sein Verweis „{reference}“ führt darin nirgendwohin</translation>
    </message>
    <message>
        <source>its “{key}” is no object</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>sein „{key}“ ist kein Objekt</translation>
    </message>
    <message>
        <source>its “{key}” is no list of schemas</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>sein „{key}“ ist keine Liste von Schemas</translation>
    </message>
    <message>
        <source>The grammar cannot be read: its brackets are nested too deeply, or it is no text.</source>
        <extracomment>app/llama/grammars/matcher.py</extracomment>
        <translation>Die Grammatik kann nicht gelesen werden: Ihre Klammern sind zu tief verschachtelt, oder sie ist kein Text.</translation>
    </message>
    <message>
        <source>The JSON schema cannot be used: it is no JSON.</source>
        <extracomment>app/llama/grammars/matcher.py</extracomment>
        <translation>Das JSON-Schema ist nicht verwendbar: Es ist kein JSON.</translation>
    </message>
    <message>
        <source>The grammar cannot be read: {reason}.</source>
        <extracomment>app/llama/grammars/matcher.py</extracomment>
        <translation>Die Grammatik kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>The grammar cannot be read.</source>
        <extracomment>app/llama/grammars/matcher.py</extracomment>
        <translation>Die Grammatik kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>{name} cannot be loaded: the file is incomplete or damaged. Download it again.</source>
        <extracomment>app/llama/load_errors.py</extracomment>
        <translation>{name} kann nicht geladen werden: Die Datei ist unvollständig oder beschädigt. Lade sie noch einmal herunter.</translation>
    </message>
    <message>
        <source>There is not enough free memory for {name}. Close other programs, or pick a smaller model.</source>
        <extracomment>app/llama/load_errors.py</extracomment>
        <translation>Für {name} ist nicht genug Speicher frei. Schließe andere Programme oder nimm ein kleineres Modell.</translation>
    </message>
    <message>
        <source>{name} is of a kind this version cannot run ({architecture}).</source>
        <extracomment>app/llama/load_errors.py</extracomment>
        <translation>{name} ist von einer Art, die diese Version nicht ausführen kann ({architecture}).</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <extracomment>app/llama/load_errors.py, app/models/gguf/header.py, app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Es gibt keine Datei {path}.</translation>
    </message>
    <message>
        <source>This build of llama.cpp cannot use a model&apos;s own layers: it has no {missing}.</source>
        <extracomment>app/llama/heads/own_layers.py</extracomment>
        <translation>Dieses llama.cpp kann die eigenen Schichten eines Modells nicht benutzen: Es hat kein {missing}.</translation>
    </message>
    <message>
        <source>{name} has no layers to guess with.</source>
        <extracomment>app/llama/heads/own_layers.py</extracomment>
        <translation>{name} hat keine Schichten zum Raten.</translation>
    </message>
    <message>
        <source>{name} {problem}</source>
        <extracomment>app/llama/pictures/picture_files.py, app/models/gguf/header.py</extracomment>
        <translation>{name} {problem}</translation>
    </message>
    <message>
        <source>{name} takes too much memory to be shown. It may be damaged.</source>
        <extracomment>app/llama/pictures/picture_files.py</extracomment>
        <translation>{name} braucht zu viel Speicher, um gezeigt zu werden. Vielleicht ist es beschädigt.</translation>
    </message>
    <message>
        <source>{name} cannot be read: it is damaged.</source>
        <extracomment>app/llama/pictures/picture_files.py</extracomment>
        <translation>{name} kann nicht gelesen werden: Es ist beschädigt.</translation>
    </message>
    <message>
        <source>This copy of Draftlight has no part that shows pictures to models.</source>
        <extracomment>app/llama/pictures/pixels.py</extracomment>
        <translation>Dieses Draftlight hat keinen Teil, der Modellen Bilder zeigt.</translation>
    </message>
    <message>
        <source>It crashed, or a driver it uses did.</source>
        <extracomment>app/llama/trials/processor.py</extracomment>
        <translation>Es ist abgestürzt, oder ein Treiber, den es benutzt.</translation>
    </message>
    <message>
        <source>It needs instructions that this computer&apos;s processor does not have.</source>
        <extracomment>app/llama/trials/processor.py</extracomment>
        <translation>Es braucht Befehle, die der Prozessor dieses Computers nicht hat.</translation>
    </message>
    <message>
        <source>{name} cannot be loaded: it is incomplete, damaged, or too new for this version.</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>{name} kann nicht geladen werden: unvollständig, beschädigt oder zu neu für diese Version.</translation>
    </message>
    <message>
        <source>{name} was made for another model, so this one cannot see with it.</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>{name} wurde für ein anderes Modell gemacht, deshalb kann dieses damit nicht sehen.</translation>
    </message>
    <message>
        <source>The picture cannot be read: it is damaged.</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>Das Bild kann nicht gelesen werden: Es ist beschädigt.</translation>
    </message>
    <message>
        <source>The picture has {count} rows, and this model has to read them all at once.</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>Das Bild hat {count} Zeilen, und dieses Modell muss sie alle auf einmal lesen.</translation>
    </message>
    <message>
        <source>{name} cannot be used: of a picture it makes nothing.</source>
        <extracomment>app/llama/trials/projectors.py</extracomment>
        <translation>{name} kann nicht benutzt werden: Aus einem Bild macht es nichts.</translation>
    </message>
    <message>
        <source>{name} could not be converted: the file is damaged, or of an unknown kind.</source>
        <extracomment>app/llama/quantize.py</extracomment>
        <translation>{name} konnte nicht umgewandelt werden: Die Datei ist beschädigt oder von unbekannter Art.</translation>
    </message>
    <message>
        <source>The disk filled up while {name} was being made. Free some space and try again.</source>
        <extracomment>app/llama/quantize.py</extracomment>
        <translation>Die Festplatte lief voll, während {name} gemacht wurde. Mache Platz frei und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>This build of llama.cpp cannot share models between computers: it was compiled without its RPC backend (GGML_RPC=ON).</source>
        <extracomment>app/llama/rpc/backend.py</extracomment>
        <translation>Dieses llama.cpp kann Modelle nicht auf Computer verteilen: Es wurde ohne sein RPC-Backend gebaut (GGML_RPC=ON).</translation>
    </message>
    <message>
        <source>{server} has no device any more.</source>
        <extracomment>app/llama/rpc/backend.py</extracomment>
        <translation>{server} hat kein Gerät mehr.</translation>
    </message>
    <message>
        <source>{address} speaks version {major}.{minor} of llama.cpp&apos;s RPC protocol, and this program version {own_major}.{own_minor}. Use the same version of Draftlight on both computers.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>{address} spricht Version {major}.{minor} des RPC-Protokolls von llama.cpp, dieses Programm Version {own_major}.{own_minor}. Benutze auf beiden Computern dieselbe Version von Draftlight.</translation>
    </message>
    <message>
        <source>Nothing listens at {address}. Start “draftlight lend” on that computer, or the tunnel to it.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>Bei {address} hört nichts zu. Starte dort „draftlight lend“ oder den Tunnel dorthin.</translation>
    </message>
    <message>
        <source>{address} does not answer. The computer may be off, or lending to another program: it serves one at a time.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>{address} antwortet nicht. Vielleicht ist der Computer aus oder hilft einem anderen Programm: Er bedient eines zur Zeit.</translation>
    </message>
    <message>
        <source>There is no computer named {host}.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>Es gibt keinen Computer namens {host}.</translation>
    </message>
    <message>
        <source>What listens at {address} is no RPC server of llama.cpp, or one of a much older version.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>Was bei {address} zuhört, ist kein RPC-Server von llama.cpp oder einer viel älteren Version.</translation>
    </message>
    <message>
        <source>{address} cannot be reached: {error}.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>{address} ist nicht erreichbar: {error}.</translation>
    </message>
    <message>
        <source>This model&apos;s chat template cannot use these variables: {reason}.</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>Die Chatvorlage dieses Modells kann diese Variablen nicht benutzen: {reason}.</translation>
    </message>
    <message>
        <source>{name} takes far more memory than its size explains, so it cannot be used. It may be damaged.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>{name} braucht viel mehr Speicher, als seine Größe erklärt, und kann deshalb nicht benutzt werden. Vielleicht ist es beschädigt.</translation>
    </message>
    <message>
        <source>{name} needs instructions that this computer&apos;s processor does not have.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>{name} braucht Befehle, die der Prozessor dieses Computers nicht hat.</translation>
    </message>
    <message>
        <source>{name} was stopped by the system while loading: most likely there is not enough memory for it.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>{name} wurde beim Laden vom System beendet: Wahrscheinlich ist nicht genug Speicher dafür da.</translation>
    </message>
    <message>
        <source>{name} keeps llama.cpp busy without end, so it cannot be used. It may be damaged.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>{name} beschäftigt llama.cpp ohne Ende und kann deshalb nicht benutzt werden. Vielleicht ist es beschädigt.</translation>
    </message>
    <message>
        <source>The download needs {needed} GB, and {free} GB are free on the disk of {folder}. Free some space and try again.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>Der Download braucht {needed} GB, und auf der Festplatte von {folder} sind {free} GB frei. Mache Platz frei und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Nothing comes at the moment. Waiting.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>Im Moment kommt nichts. Es wird gewartet.</translation>
    </message>
    <message>
        <source>The file has {needed} GB, and the Hub gives at most {free} GB in one piece. Choose one in parts, or a smaller precision.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>Die Datei hat {needed} GB, und der Hub gibt höchstens {free} GB an einem Stück. Wähle eine in Teilen oder eine kleinere Genauigkeit.</translation>
    </message>
    <message>
        <source>What came of {name} is not what its owner published, and was deleted. A proxy may have changed it: try again, or on another network.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>Was von {name} kam, ist nicht das Veröffentlichte und wurde gelöscht. Vielleicht hat ein Proxy es verändert: Versuche es noch einmal oder in einem anderen Netz.</translation>
    </message>
    <message>
        <source>{name} is already being downloaded.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>{name} wird schon heruntergeladen.</translation>
    </message>
    <message>
        <source>The server sends more than the file has.</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>Der Server sendet mehr, als die Datei hat.</translation>
    </message>
    <message>
        <source>The disk is full: {here} of {whole} MB are here and stay. Free some space, then go on.</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>Die Festplatte ist voll: {here} von {whole} MB sind da und bleiben. Mache Platz frei und setze dann fort.</translation>
    </message>
    <message>
        <source>Something went wrong inside Draftlight; the log tells more.</source>
        <extracomment>app/models/download/queue.py</extracomment>
        <translation>In Draftlight ist etwas schiefgegangen; das Protokoll sagt mehr.</translation>
    </message>
    <message>
        <source>The Hub&apos;s answer makes no sense. Is a sign-in page in the way?</source>
        <extracomment>app/models/download/transfer.py, app/models/network/hub_client.py</extracomment>
        <translation>Die Antwort des Hubs ergibt keinen Sinn. Steht eine Anmeldeseite im Weg?</translation>
    </message>
    <message>
        <source>The connection broke. Going on where it stopped.</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>Die Verbindung brach ab. Es geht weiter, wo sie endete.</translation>
    </message>
    <message>
        <source>A web page came in place of the model. Is a sign-in page in the way?</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>Statt des Modells kam eine Webseite. Steht eine Anmeldeseite im Weg?</translation>
    </message>
    <message>
        <source>The server has {here_bytes} bytes in place of the {size_bytes} that were published. Try again later, or on another network.</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>Der Server hat {here_bytes} Bytes statt der veröffentlichten {size_bytes}. Versuche es später oder in einem anderen Netz noch einmal.</translation>
    </message>
    <message>
        <source>The server sent another piece of the file than was asked for. Starting over.</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>Der Server sandte ein anderes Stück der Datei als verlangt. Es wird neu begonnen.</translation>
    </message>
    <message>
        <source>These two fit together: the head was made for a model of this shape and vocabulary.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Die beiden passen zusammen: Der Kopf wurde für ein Modell dieser Form und dieses Vokabulars gemacht.</translation>
    </message>
    <message>
        <source>These two fit together: the assistant was made for a model of this shape and vocabulary.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Die beiden passen zusammen: Der Assistent wurde für ein Modell dieser Form und dieses Vokabulars gemacht.</translation>
    </message>
    <message>
        <source>This file holds only the layers with which a model guesses. Draftlight uses such layers where they stand in the model&apos;s own file.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Diese Datei enthält nur die Schichten, mit denen ein Modell rät. Draftlight benutzt solche Schichten da, wo sie in der Datei des Modells stehen.</translation>
    </message>
    <message>
        <source>The head has no vocabulary in its file, so the two cannot be compared.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Der Kopf hat kein Vokabular in seiner Datei, deshalb können die beiden nicht verglichen werden.</translation>
    </message>
    <message>
        <source>This head was made for another vocabulary: {theirs} tokens there and {ours} here.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Dieser Kopf wurde für ein anderes Vokabular gemacht: dort {theirs} Tokens, hier {ours}.</translation>
    </message>
    <message>
        <source>This head was made for another vocabulary: number {place} is {theirs} there and {ours} here.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Dieser Kopf wurde für ein anderes Vokabular gemacht: Nummer {place} ist dort {theirs} und hier {ours}.</translation>
    </message>
    <message>
        <source>These two split text in different ways: {one} and {other}.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Die beiden zerlegen Text auf verschiedene Weise: {one} und {other}.</translation>
    </message>
    <message>
        <source>These two split text into different tokens: {one} and {other}.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Die beiden zerlegen Text in verschiedene Tokens: {one} und {other}.</translation>
    </message>
    <message>
        <source>These two fit together: they split text the same way.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Die beiden passen zusammen: Sie zerlegen Text auf dieselbe Weise.</translation>
    </message>
    <message>
        <source>This file is a head: it guesses for one big model and cannot write by itself.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Diese Datei ist ein Kopf: Er rät für ein großes Modell und kann nicht allein schreiben.</translation>
    </message>
    <message>
        <source>This file holds only the layers with which a model guesses; it cannot write by itself.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Diese Datei enthält nur die Schichten, mit denen ein Modell rät; sie kann nicht allein schreiben.</translation>
    </message>
    <message>
        <source>The assistant has no vocabulary in its file, so the two cannot be compared.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Der Assistent hat kein Vokabular in seiner Datei, deshalb können die beiden nicht verglichen werden.</translation>
    </message>
    <message>
        <source>This assistant was made for another vocabulary: {theirs} tokens there and {ours} here.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Dieser Assistent wurde für ein anderes Vokabular gemacht: dort {theirs} Tokens, hier {ours}.</translation>
    </message>
    <message>
        <source>This assistant was made for another vocabulary: number {place} is {theirs} there and {ours} here.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Dieser Assistent wurde für ein anderes Vokabular gemacht: Nummer {place} ist dort {theirs} und hier {ours}.</translation>
    </message>
    <message>
        <source>The draft is of a kind ({kind}) that cannot take words back: no guesses.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Das Ratemodell ist von einer Art ({kind}), die keine Wörter zurücknehmen kann: keine Vermutungen.</translation>
    </message>
    <message>
        <source>The draft has no vocabulary of its own in its file, so the two cannot be compared.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Das Ratemodell hat kein eigenes Vokabular in seiner Datei, deshalb können die beiden nicht verglichen werden.</translation>
    </message>
    <message>
        <source>These two split text into different tokens: number {place} is {one} in one and {other} in the other.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Die beiden zerlegen Text in verschiedene Tokens: Nummer {place} ist im einen {one} und im anderen {other}.</translation>
    </message>
    <message>
        <source>This file is an assistant: it guesses for one big model and cannot write by itself.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Diese Datei ist ein Assistent: Er rät für ein großes Modell und kann nicht allein schreiben.</translation>
    </message>
    <message>
        <source>The model is of a kind ({kind}) that cannot take words back: no guesses.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Das Modell ist von einer Art ({kind}), die keine Wörter zurücknehmen kann: keine Vermutungen.</translation>
    </message>
    <message>
        <source>The model has no vocabulary of its own in its file, so the two cannot be compared.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Das Modell hat kein eigenes Vokabular in seiner Datei, deshalb können die beiden nicht verglichen werden.</translation>
    </message>
    <message>
        <source>“{written}” is no repository on the Hub; write owner/name, or paste its link.</source>
        <extracomment>app/models/gguf/file_names.py</extracomment>
        <translation>„{written}“ ist kein Repository auf dem Hub; schreibe Besitzer/Name oder füge den Link ein.</translation>
    </message>
    <message>
        <source>“{written}” is no model file on the Hub; write hf:owner/repo/file.gguf.</source>
        <extracomment>app/models/gguf/file_names.py</extracomment>
        <translation>„{written}“ ist keine Modelldatei auf dem Hub; schreibe hf:owner/repo/file.gguf.</translation>
    </message>
    <message>
        <source>needs {needed} GB of memory, {free} GB are free</source>
        <extracomment>app/models/gguf/fit.py</extracomment>
        <translation>braucht {needed} GB Speicher, {free} GB sind frei</translation>
    </message>
    <message>
        <source>Won&apos;t fit on this computer: {figures}.</source>
        <extracomment>app/models/gguf/fit.py</extracomment>
        <translation>Passt nicht auf diesen Computer: {figures}.</translation>
    </message>
    <message>
        <source>Fits this computer: {figures}.</source>
        <extracomment>app/models/gguf/fit.py</extracomment>
        <translation>Passt auf diesen Computer: {figures}.</translation>
    </message>
    <message>
        <source>Tight on this computer: {figures}. Close other programs first.</source>
        <extracomment>app/models/gguf/fit.py</extracomment>
        <translation>Knapp auf diesem Computer: {figures}. Schließe zuerst andere Programme.</translation>
    </message>
    <message>
        <source>Won&apos;t fit as it is: {figures}. With a context of {most_context_tokens} tokens it would.</source>
        <extracomment>app/models/gguf/fit.py</extracomment>
        <translation>Passt so nicht: {figures}. Mit einem Kontext von {most_context_tokens} Tokens würde es passen.</translation>
    </message>
    <message>
        <source>This head&apos;s file is damaged: {what}.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Die Datei dieses Kopfs ist beschädigt: {what}.</translation>
    </message>
    <message>
        <source>it guesses token {token}, and its vocabulary has {tokens}</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>er rät Token {token}, und sein Vokabular hat {tokens}</translation>
    </message>
    <message>
        <source>its table of words has {rows} rows for {known} tokens</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>seine Wörtertabelle hat {rows} Zeilen für {known} Tokens</translation>
    </message>
    <message>
        <source>its list of the tokens that it guesses is no list of whole numbers</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>seine Liste der Tokens, die er rät, ist keine Liste ganzer Zahlen</translation>
    </message>
    <message>
        <source>it lists {sizes} tokens that it guesses, and has no scores for them</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>er führt {sizes} Tokens auf, die er rät, und hat keine Bewertungen dafür</translation>
    </message>
    <message>
        <source>it lists {sizes} tokens that it guesses, and has {rows} scores</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>er führt {sizes} Tokens auf, die er rät, und hat {rows} Bewertungen</translation>
    </message>
    <message>
        <source>its list of the tokens that it guesses is cut off, or longer than its vocabulary</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>seine Liste der Tokens, die er rät, ist abgeschnitten oder länger als sein Vokabular</translation>
    </message>
    <message>
        <source>{path} cannot be read: {error}.</source>
        <extracomment>app/llama/heads/block.py, app/llama/load_errors.py, app/models/gguf/header.py</extracomment>
        <translation>{path} kann nicht gelesen werden: {error}.</translation>
    </message>
    <message>
        <source>{name} is cut off: only {here} MB of at least {whole} MB are here. Download or copy it again.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{name} ist abgeschnitten: Nur {here} MB von mindestens {whole} MB sind da. Lade oder kopiere es noch einmal.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a model file.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{path} ist ein Ordner, keine Modelldatei.</translation>
    </message>
    <message>
        <source>{name} is damaged: it states {layers} layers that guess, of {all_layers}.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{name} ist beschädigt: Es nennt {layers} ratende Schichten von {all_layers}.</translation>
    </message>
    <message>
        <source>{name} is damaged: its description of itself makes no sense.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{name} ist beschädigt: Die Beschreibung seiner selbst ergibt keinen Sinn.</translation>
    </message>
    <message>
        <source>{name} is damaged: it states a {figure} of {stated}, which no model has.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{name} ist beschädigt: Es nennt {stated} als {figure}, was kein Modell hat.</translation>
    </message>
    <message>
        <source>a picture, and only text is taken here</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>ein Bild, und hier wird nur Text angenommen</translation>
    </message>
    <message>
        <source>scaled down to {width} x {height} pixels for the model</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>für das Modell auf {width} x {height} Pixel verkleinert</translation>
    </message>
    <message>
        <source>{name} is cut off: it ends inside its own description.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{name} ist abgeschnitten: Es endet in seiner eigenen Beschreibung.</translation>
    </message>
    <message>
        <source>Models of this kind ({named}) cannot guess for themselves here.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Modelle dieser Art ({named}) können hier nicht selbst raten.</translation>
    </message>
    <message>
        <source>This head was made for another model: it reads layer {outside}, and this one has {layers} layers.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Dieser Kopf wurde für ein anderes Modell gemacht: Er liest Schicht {outside}, und dieses hat {layers} Schichten.</translation>
    </message>
    <message>
        <source>This head takes words from its model as rows of numbers, and they are of another width: {theirs} there and {ours} here.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Dieser Kopf bekommt Wörter von seinem Modell als Zahlenreihen, und die sind anders breit: dort {theirs}, hier {ours}.</translation>
    </message>
    <message>
        <source>{heads} x {key} and {heads} x {value} numbers</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>{heads} x {key} und {heads} x {value} Zahlen</translation>
    </message>
    <message>
        <source>This model does not guess for itself: its file has no layers to guess with.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Dieses Modell rät nicht selbst: Seine Datei hat keine Schichten zum Raten.</translation>
    </message>
    <message>
        <source>This model&apos;s file has {nextn_layers} layers to guess with; of a model of its kind ({architecture}) no more than one can be used.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Die Datei dieses Modells hat {nextn_layers} Schichten zum Raten; von einem Modell dieser Art ({architecture}) kann nur eine benutzt werden.</translation>
    </message>
    <message>
        <source>This head is of a kind ({kind}) that Draftlight cannot use yet.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Dieser Kopf ist von einer Art ({kind}), die Draftlight noch nicht benutzen kann.</translation>
    </message>
    <message>
        <source>A head reads what the big model computes on the way, and models of this kind ({named}) do not give it out.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Ein Kopf liest, was das große Modell unterwegs rechnet, und Modelle dieser Art ({named}) geben es nicht heraus.</translation>
    </message>
    <message>
        <source>This head does not say which layers of a model it reads: its file is incomplete.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Dieser Kopf sagt nicht, welche Schichten eines Modells er liest: Seine Datei ist unvollständig.</translation>
    </message>
    <message>
        <source>This assistant was made for another program. Get one whose file says gemma4-assistant.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Dieser Assistent wurde für ein anderes Programm gemacht. Nimm einen, dessen Datei gemma4-assistant sagt.</translation>
    </message>
    <message>
        <source>This assistant was made for a model of another kind (Gemma 4); this one is {kind}.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Dieser Assistent wurde für ein Modell anderer Art gemacht (Gemma 4); dieses ist {kind}.</translation>
    </message>
    <message>
        <source>This assistant does not say how its blocks read the cache of a model: its file is incomplete.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Dieser Assistent sagt nicht, wie seine Blöcke den Cache eines Modells lesen: Seine Datei ist unvollständig.</translation>
    </message>
    <message>
        <source>This assistant was made for another model: the last blocks of this one are of other kinds.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Dieser Assistent wurde für ein anderes Modell gemacht: Die letzten Blöcke dieses Modells sind von anderer Art.</translation>
    </message>
    <message>
        <source>not named</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>nicht genannt</translation>
    </message>
    <message>
        <source>This assistant was made for another model: it reads {reads} for each token from the cache, and this one keeps {keeps}.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Dieser Assistent wurde für ein anderes Modell gemacht: Er liest je Token {reads} aus dem Cache, und dieses hält {keeps}.</translation>
    </message>
    <message>
        <source>is not a GGUF model file.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>ist keine GGUF-Modelldatei.</translation>
    </message>
    <message>
        <source>is in a GGUF format this program does not know.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>ist in einem GGUF-Format, das dieses Programm nicht kennt.</translation>
    </message>
    <message>
        <source>is empty. Download or copy it again.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>ist leer. Lade oder kopiere es noch einmal.</translation>
    </message>
    <message>
        <source>is only a pointer to a model, not the model itself. Download the file it stands for.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>ist nur ein Zeiger auf ein Modell, nicht das Modell selbst. Lade die Datei herunter, für die er steht.</translation>
    </message>
    <message>
        <source>is a web page, not a model: an error page was probably saved under this name. Download it again.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>ist eine Webseite, kein Modell: Wahrscheinlich wurde eine Fehlerseite unter diesem Namen gespeichert. Lade es noch einmal herunter.</translation>
    </message>
    <message>
        <source>is a text file, not a model.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>ist eine Textdatei, kein Modell.</translation>
    </message>
    <message>
        <source>is cut off after its first bytes. Download or copy it again.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>ist nach den ersten Bytes abgeschnitten. Lade oder kopiere es noch einmal.</translation>
    </message>
    <message>
        <source>was made for big-endian computers and cannot be used here.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>wurde für Big-Endian-Computer gemacht und kann hier nicht benutzt werden.</translation>
    </message>
    <message>
        <source>is in the first, outdated GGUF format. Get a newer conversion of this model.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>ist im ersten, veralteten GGUF-Format. Nimm eine neuere Fassung dieses Modells.</translation>
    </message>
    <message>
        <source>{name} is no projector: it is a model of its own.</source>
        <extracomment>app/models/gguf/projectors.py</extracomment>
        <translation>{name} ist kein Projektor: Es ist ein eigenes Modell.</translation>
    </message>
    <message>
        <source>Guesses for itself</source>
        <extracomment>app/models/hub/draft_search.py, app/ui/window/model_choices.py</extracomment>
        <translation>Rät selbst</translation>
    </message>
    <message>
        <source>In the model&apos;s own file</source>
        <extracomment>app/models/hub/draft_search.py</extracomment>
        <translation>In der Datei des Modells</translation>
    </message>
    <message>
        <source>On this computer</source>
        <extracomment>app/models/hub/draft_search.py, app/ui/models_page/library_view.py, app/ui/models_page/models_page.py, app/ui/models_page/pair_state.py, app/ui/window/model_choices.py</extracomment>
        <translation>Auf diesem Computer</translation>
    </message>
    <message>
        <source>Tried by others with this family</source>
        <extracomment>app/models/hub/draft_search.py</extracomment>
        <translation>Von anderen mit dieser Familie erprobt</translation>
    </message>
    <message>
        <source>Found on the Hub</source>
        <extracomment>app/models/hub/draft_search.py</extracomment>
        <translation>Auf dem Hub gefunden</translation>
    </message>
    <message>
        <source>This model brings layers of its own to guess with: no second file is needed.</source>
        <extracomment>app/models/hub/draft_search.py</extracomment>
        <translation>Dieses Modell bringt eigene Schichten zum Raten mit: Eine zweite Datei ist nicht nötig.</translation>
    </message>
    <message>
        <source>Paste the link of a draft&apos;s page on the Hub, or write owner/name.</source>
        <extracomment>app/models/hub/hub_questions.py</extracomment>
        <translation>Füge den Link der Seite eines Ratemodells auf dem Hub ein oder schreibe Besitzer/Name.</translation>
    </message>
    <message>
        <source>{repo} has no such model file.</source>
        <extracomment>app/models/hub/hub_questions.py</extracomment>
        <translation>{repo} hat keine solche Modelldatei.</translation>
    </message>
    <message>
        <source>Write a model&apos;s or an owner&apos;s name, or paste a link from huggingface.co.</source>
        <extracomment>app/models/hub/hub_questions.py</extracomment>
        <translation>Schreibe den Namen eines Modells oder Besitzers oder füge einen Link von huggingface.co ein.</translation>
    </message>
    <message>
        <source>That link leads somewhere else. Paste one from huggingface.co, or write a model&apos;s name.</source>
        <extracomment>app/models/hub/hub_questions.py</extracomment>
        <translation>Dieser Link führt anderswohin. Füge einen von huggingface.co ein oder schreibe den Namen eines Modells.</translation>
    </message>
    <message>
        <source>That page of the Hub is no model. Open a model&apos;s page there, and paste its link.</source>
        <extracomment>app/models/hub/hub_questions.py</extracomment>
        <translation>Diese Seite des Hubs ist kein Modell. Öffne dort die Seite eines Modells und füge ihren Link ein.</translation>
    </message>
    <message>
        <source>{name} describes itself in more than 16 MB; no known model does.</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>{name} beschreibt sich in mehr als 16 MB; das tut kein bekanntes Modell.</translation>
    </message>
    <message>
        <source>The connection to the Hub broke. Check your connection.</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>Die Verbindung zum Hub brach ab. Prüfe deine Verbindung.</translation>
    </message>
    <message>
        <source>Unknown precision</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>Unbekannte Genauigkeit</translation>
    </message>
    <message>
        <source>Full precision</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>Volle Genauigkeit</translation>
    </message>
    <message>
        <source>Largest, hardly any loss</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>Am größten, kaum Verlust</translation>
    </message>
    <message>
        <source>Tiny, much is lost</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>Winzig, viel geht verloren</translation>
    </message>
    <message>
        <source>Very small, quality suffers</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>Sehr klein, die Güte leidet</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Balanced</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>Groß</translation>
    </message>
    <message>
        <source>{name} is not a file.</source>
        <extracomment>app/models/library/added_files.py</extracomment>
        <translation>{name} ist keine Datei.</translation>
    </message>
    <message>
        <source>{name} cannot be looked at: {args}.</source>
        <extracomment>app/models/library/added_files.py</extracomment>
        <translation>{name} kann nicht angesehen werden: {args}.</translation>
    </message>
    <message>
        <source>{path} cannot be removed: {error}.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>{path} kann nicht entfernt werden: {error}.</translation>
    </message>
    <message>
        <source>A model needs a name.</source>
        <extracomment>app/models/library/file_operations.py, app/models/library/model_library.py</extracomment>
        <translation>Ein Modell braucht einen Namen.</translation>
    </message>
    <message>
        <source>The name may not end like a part&apos;s number, such as -00001-of-00002.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>Der Name darf nicht wie die Nummer eines Teils enden, etwa -00001-of-00002.</translation>
    </message>
    <message>
        <source>“{stem}” cannot be a file&apos;s name on every system: leave out &lt; &gt; : &quot; / \ | ? *, a dot or space at either end, and names such as con, nul or com1.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>„{stem}“ kann nicht auf jedem System ein Dateiname sein: Lass &lt; &gt; : &quot; / \ | ? * weg, Punkt und Leerzeichen an den Enden und Namen wie con, nul oder com1.</translation>
    </message>
    <message>
        <source>That name is too long. Choose a shorter one.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>Dieser Name ist zu lang. Wähle einen kürzeren.</translation>
    </message>
    <message>
        <source>Only {here} of the {whole} parts of this model are here. It can be renamed once it is whole.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>Nur {here} der {whole} Teile dieses Modells sind da. Es kann umbenannt werden, wenn es vollständig ist.</translation>
    </message>
    <message>
        <source>There is already a file {name} in this folder. Choose another name.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>In diesem Ordner gibt es schon eine Datei {name}. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>{name} cannot be renamed: {error}. If it is loaded, choose another pair first.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>{name} kann nicht umbenannt werden: {error}. Wenn es geladen ist, wähle zuerst ein anderes Paar.</translation>
    </message>
    <message>
        <source>Short answers</source>
        <comment>name of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Kurze Antworten</translation>
    </message>
    <message>
        <source>Code</source>
        <comment>name of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>Translate</source>
        <comment>name of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Übersetzen</translation>
    </message>
    <message>
        <source>Rewrite politely</source>
        <comment>name of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Höflich umschreiben</translation>
    </message>
    <message>
        <source>Teach</source>
        <comment>name of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Answer in one or two plain sentences. If a single word or number is enough, give only that. Do not repeat the question and do not add advice that was not asked for.</source>
        <comment>system prompt of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Antworte in ein oder zwei einfachen Sätzen. Wenn ein einziges Wort oder eine Zahl genügt, gib nur das. Wiederhole die Frage nicht und gib keinen Rat, um den nicht gebeten wurde.</translation>
    </message>
    <message>
        <source>You are a careful programmer. Answer with working code first, in one code block that names its language, then explain in a few sentences only what is not obvious. Handle errors, use clear names, and say which version or library you assume. If the question leaves something open, choose the usual way and say so.</source>
        <comment>system prompt of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Du programmierst sorgfältig. Antworte zuerst mit lauffähigem Code in einem Codeblock, der seine Sprache nennt, und erkläre dann in wenigen Sätzen nur, was nicht offensichtlich ist. Behandle Fehler, verwende klare Namen und sage, welche Version oder Bibliothek du voraussetzt. Lässt die Frage etwas offen, wähle den üblichen Weg und sage es.</translation>
    </message>
    <message>
        <source>You are a translator. Translate what you are given into English; if it is English already, translate it into the language that the person names, or into German if none is named. Keep the meaning, the tone and the layout. Leave code, names and links as they are. Reply with the translation alone.</source>
        <comment>system prompt of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Du übersetzt. Übersetze, was du bekommst, ins Deutsche; ist es schon deutsch, in die Sprache, die genannt wird, oder ins Englische, wenn keine genannt wird. Erhalte Sinn, Ton und Aufbau. Lass Code, Namen und Links, wie sie sind. Antworte nur mit der Übersetzung.</translation>
    </message>
    <message>
        <source>Rewrite what you are given so that it is polite, clear and friendly, in the same language and at about the same length. Keep every fact, date and request. Reply with the rewritten text alone.</source>
        <comment>system prompt of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Schreibe um, was du bekommst, sodass es höflich, klar und freundlich ist, in derselben Sprache und etwa derselben Länge. Behalte alle Tatsachen, Daten und Bitten. Antworte nur mit dem neuen Text.</translation>
    </message>
    <message>
        <source>You are a patient teacher. Explain step by step in everyday words, beginning with what the person most likely knows. Give one small example, say each new term once in plain words, and end with one short question that lets the person check whether they have understood.</source>
        <comment>system prompt of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Du bist eine geduldige Lehrkraft. Erkläre Schritt für Schritt in Alltagsworten und beginne mit dem, was die Person wahrscheinlich schon weiß. Gib ein kleines Beispiel, sage jeden neuen Begriff einmal in einfachen Worten und ende mit einer kurzen Frage, an der die Person prüfen kann, ob sie es verstanden hat.</translation>
    </message>
    <message>
        <source>The model&apos;s tokens have numbers from 0 to {most}.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>Die Tokens des Modells haben Nummern von 0 bis {most}.</translation>
    </message>
    <message>
        <source>The model computed no usable numbers.</source>
        <extracomment>app/engine/reply.py, app/llama/embedding.py</extracomment>
        <translation>Das Modell hat keine brauchbaren Zahlen berechnet.</translation>
    </message>
    <message>
        <source>It was given more than its context holds.</source>
        <extracomment>app/engine/reply.py, app/llama/context.py</extracomment>
        <translation>Es bekam mehr, als sein Kontext fasst.</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <extracomment>app/language.py</extracomment>
        <translation>{one} oder {other}</translation>
    </message>
    <message>
        <source>The model failed while computing.</source>
        <extracomment>app/llama/native_context.py</extracomment>
        <translation>Das Modell ist beim Rechnen gescheitert.</translation>
    </message>
    <message>
        <source>The model failed while computing ({detail}).</source>
        <extracomment>app/llama/native_context.py</extracomment>
        <translation>Das Modell ist beim Rechnen gescheitert ({detail}).</translation>
    </message>
    <message>
        <source>The model computed nothing.</source>
        <extracomment>app/llama/embedding.py, app/llama/native_context.py</extracomment>
        <translation>Das Modell hat nichts berechnet.</translation>
    </message>
    <message>
        <source>The head computed nothing.</source>
        <extracomment>app/llama/heads/guessing_context.py</extracomment>
        <translation>Der Kopf hat nichts berechnet.</translation>
    </message>
    <message>
        <source>These two begin a text with different tokens, so one would misread what the other wrote.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Die beiden beginnen einen Text mit verschiedenen Tokens; so würde das eine falsch lesen, was das andere schrieb.</translation>
    </message>
    <message>
        <source>These two end a text with different tokens, so one would misread what the other wrote.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Die beiden beenden einen Text mit verschiedenen Tokens; so würde das eine falsch lesen, was das andere schrieb.</translation>
    </message>
    <message>
        <source>Added by you</source>
        <extracomment>app/models/library/inventory.py</extracomment>
        <translation>Von dir hinzugefügt</translation>
    </message>
    <message>
        <source>Hub cache</source>
        <extracomment>app/models/library/inventory.py</extracomment>
        <translation>Hub-Cache</translation>
    </message>
    <message>
        <source> Did you mean {name}?</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation> Meinst du {name}?</translation>
    </message>
    <message>
        <source>There is no model {reference}, neither as a file nor in the library.{hint}</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>Es gibt kein Modell {reference}, weder als Datei noch in der Bibliothek.{hint}</translation>
    </message>
    <message>
        <source>{reference} is a pair of models; name one of them: {target} or {draft}.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>{reference} ist ein Paar von Modellen; nenne eines davon: {target} oder {draft}.</translation>
    </message>
    <message>
        <source>{reference} is a folder, not a model file.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>{reference} ist ein Ordner, keine Modelldatei.</translation>
    </message>
    <message>
        <source>There is no file {reference}.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>Es gibt keine Datei {reference}.</translation>
    </message>
    <message>
        <source>{reference} is no model on the Hub; write hf:owner/repo/file.gguf.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>{reference} ist kein Modell auf dem Hub; schreibe hf:owner/repo/file.gguf.</translation>
    </message>
    <message>
        <source>{reference} is not on this computer. Download it first: draftlight pull {reference}</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>{reference} ist nicht auf diesem Computer. Lade es zuerst herunter: draftlight pull {reference}</translation>
    </message>
    <message>
        <source>{reference} has not been made yet: it is made when it is first loaded.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>{reference} ist noch nicht gemacht: Das geschieht beim ersten Laden.</translation>
    </message>
    <message>
        <source>There can be no file “{reference}”: {args}.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>Eine Datei „{reference}“ kann es nicht geben: {args}.</translation>
    </message>
    <message>
        <source>The starter model {name} is missing from this installation. Install Draftlight again.</source>
        <extracomment>app/models/library/starter.py</extracomment>
        <translation>Das Startmodell {name} fehlt in dieser Installation. Installiere Draftlight neu.</translation>
    </message>
    <message>
        <source>There is no starter model “{kind}”; there are {names}.</source>
        <extracomment>app/models/library/starter.py</extracomment>
        <translation>Es gibt kein Startmodell „{kind}“; es gibt {names}.</translation>
    </message>
    <message>
        <source>Making the starter model needs {needed} MB, and {free} MB are free in {folder}. Free some space and try again.</source>
        <extracomment>app/models/library/starter.py</extracomment>
        <translation>Das Startmodell zu machen braucht {needed} MB, und in {folder} sind {free} MB frei. Mache Platz frei und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>The connection to the Hub failed. Check your connection.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>Die Verbindung zum Hub ist gescheitert. Prüfe deine Verbindung.</translation>
    </message>
    <message>
        <source>The Hub answers with error {status}. Try again later.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>Der Hub antwortet mit Fehler {status}. Versuche es später noch einmal.</translation>
    </message>
    <message>
        <source>The owner of {what} asks for consent first: accept the terms on its page on the Hub, then enter your token on the page “Models”, or set HF_TOKEN.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>Der Besitzer von {what} verlangt zuerst Zustimmung: Nimm die Bedingungen auf der Seite im Hub an und gib dann dein Token auf der Seite „Modelle“ ein oder setze HF_TOKEN.</translation>
    </message>
    <message>
        <source>The Hub has no {what}, or it is private.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>Der Hub hat kein {what}, oder es ist privat.</translation>
    </message>
    <message>
        <source>The Hub does not accept the token for {what}. Enter a new one.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>Der Hub nimmt das Token für {what} nicht an. Gib ein neues ein.</translation>
    </message>
    <message>
        <source>The server&apos;s file is shorter than the published one.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>Die Datei des Servers ist kürzer als die veröffentlichte.</translation>
    </message>
    <message>
        <source>The Hub asks to wait: too many requests.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>Der Hub bittet zu warten: zu viele Anfragen.</translation>
    </message>
    <message>
        <source>HF_ENDPOINT is no address of a server ({error}). Correct or unset it.</source>
        <extracomment>app/models/network/hub_internals.py</extracomment>
        <translation>HF_ENDPOINT ist keine Adresse eines Servers ({error}). Berichtige oder lösche es.</translation>
    </message>
    <message>
        <source>The proxy that HTTP_PROXY, HTTPS_PROXY or ALL_PROXY names is of no use: {error}</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>Der Proxy aus HTTP_PROXY, HTTPS_PROXY oder ALL_PROXY ist nicht brauchbar: {error}</translation>
    </message>
    <message>
        <source>HF_HUB_OFFLINE is set, so the Hub is not asked. Unset it to download.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>HF_HUB_OFFLINE ist gesetzt, deshalb wird der Hub nicht gefragt. Lösche es, um herunterzuladen.</translation>
    </message>
    <message>
        <source>{what} is no name the Hub knows.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>{what} ist kein Name, den der Hub kennt.</translation>
    </message>
    <message>
        <source>Guessed right</source>
        <extracomment>app/palette.py</extracomment>
        <translation>Richtig geraten</translation>
    </message>
    <message>
        <source>Corrected</source>
        <extracomment>app/palette.py</extracomment>
        <translation>Korrigiert</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>app/palette.py</extracomment>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Guessed wrong</source>
        <extracomment>app/palette.py</extracomment>
        <translation>Falsch geraten</translation>
    </message>
    <message>
        <source>Not guessed</source>
        <extracomment>app/palette.py</extracomment>
        <translation>Nicht geraten</translation>
    </message>
    <message>
        <source>Not told</source>
        <extracomment>app/palette.py</extracomment>
        <translation>Nicht gesagt</translation>
    </message>
    <message>
        <source>Draftlight cannot write to its data folder {data}: {error}. Choose another one with --data-dir.</source>
        <extracomment>app/paths.py</extracomment>
        <translation>Draftlight kann nicht in seinen Datenordner {data} schreiben: {error}. Wähle mit --data-dir einen anderen.</translation>
    </message>
    <message>
        <source>is empty.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>ist leer.</translation>
    </message>
    <message>
        <source>is too large: {size} MB, and at most {most} MB can be shown.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>ist zu groß: {size} MB, und höchstens {most} MB können gezeigt werden.</translation>
    </message>
    <message>
        <source>is damaged: its size makes no sense.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>ist beschädigt: Seine Größe ergibt keinen Sinn.</translation>
    </message>
    <message>
        <source>is too large: {width} x {height} pixels, and at most {most} million can be shown. Make it smaller first.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>ist zu groß: {width} x {height} Pixel, und höchstens {most} Millionen können gezeigt werden. Mache es zuerst kleiner.</translation>
    </message>
    <message>
        <source>is too narrow to be shown: {width} x {height} pixels.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>ist zu schmal, um gezeigt zu werden: {width} x {height} Pixel.</translation>
    </message>
    <message>
        <source>{target} helped by {draft}</source>
        <extracomment>app/references.py</extracomment>
        <translation>{target} mit Hilfe von {draft}</translation>
    </message>
    <message>
        <source>{base}: {target} helped by {draft}</source>
        <extracomment>app/references.py</extracomment>
        <translation>{base}: {target} mit Hilfe von {draft}</translation>
    </message>
    <message>
        <source>The proxy on the way to {place} refuses. Check its settings.</source>
        <extracomment>app/remote/connection.py</extracomment>
        <translation>Der Proxy auf dem Weg zu {place} weigert sich. Prüfe seine Einstellungen.</translation>
    </message>
    <message>
        <source>{place} is no address of a server.</source>
        <extracomment>app/remote/connection.py</extracomment>
        <translation>{place} ist keine Adresse eines Servers.</translation>
    </message>
    <message>
        <source>{place} asks to wait: {seconds} s more…</source>
        <extracomment>app/remote/connection.py</extracomment>
        <translation>{place} bittet zu warten: noch {seconds} s…</translation>
    </message>
    <message>
        <source>{place} has been silent for {seconds} s. Stop leaves it.</source>
        <extracomment>app/remote/connection.py</extracomment>
        <translation>{place} schweigt seit {seconds} s. Mit Stopp wird es verlassen.</translation>
    </message>
    <message>
        <source>The proxy that HTTP_PROXY, HTTPS_PROXY or ALL_PROXY names, or SSL_CERT_FILE, is of no use: {error}</source>
        <extracomment>app/remote/connection.py</extracomment>
        <translation>Der Proxy aus HTTP_PROXY, HTTPS_PROXY oder ALL_PROXY oder SSL_CERT_FILE ist nicht brauchbar: {error}</translation>
    </message>
    <message>
        <source>The draft must be where the big model is: name it as {url}#… , or leave it out.</source>
        <extracomment>app/remote/servers/draftlight.py</extracomment>
        <translation>Das Ratemodell muss da sein, wo das große Modell ist: Nenne es als {url}#… oder lass es weg.</translation>
    </message>
    <message>
        <source>{place} ended the reply. Is the program there being closed?</source>
        <extracomment>app/remote/servers/draftlight.py</extracomment>
        <translation>{place} hat die Antwort beendet. Wird das Programm dort geschlossen?</translation>
    </message>
    <message>
        <source>{place} cannot be reached. Check the address, and the network.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} ist nicht erreichbar. Prüfe die Adresse und das Netz.</translation>
    </message>
    <message>
        <source>{place} did not answer within {seconds} seconds. Is the computer on, and does a firewall let it answer?</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} antwortete nicht in {seconds} Sekunden. Ist der Computer an, und lässt eine Firewall ihn antworten?</translation>
    </message>
    <message>
        <source>The connection to {place} broke off. Was the program there ended or restarted?</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>Die Verbindung zu {place} brach ab. Wurde das Programm dort beendet oder neu gestartet?</translation>
    </message>
    <message>
        <source>The key for {place} holds a line break, or a letter that no key has. Copy it once more.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>Der Schlüssel für {place} enthält einen Zeilenumbruch oder ein Zeichen, das kein Schlüssel hat. Kopiere ihn noch einmal.</translation>
    </message>
    <message>
        <source>What {place} answers makes no sense. Is another program running there, or a sign-in page in the way?</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>Was {place} antwortet, ergibt keinen Sinn. Läuft dort ein anderes Programm, oder steht eine Anmeldeseite im Weg?</translation>
    </message>
    <message>
        <source>{place} sends more than {most} MB in one piece, which no sensible answer does. It was left.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} sendet mehr als {most} MB an einem Stück, was keine vernünftige Antwort tut. Es wurde verlassen.</translation>
    </message>
    <message>
        <source> It says: “{remark}.”</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation> Es sagt: „{remark}.“</translation>
    </message>
    <message>
        <source>it is not valid</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>es ist nicht gültig</translation>
    </message>
    <message>
        <source>The certificate of {place} cannot be trusted ({reason}), so nothing was sent there. If it is your own server, name the file of its authority in SSL_CERT_FILE.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>Dem Zertifikat von {place} ist nicht zu trauen ({reason}), deshalb wurde nichts dorthin gesandt. Ist es dein eigener Server, nenne die Datei seiner Zertifizierungsstelle in SSL_CERT_FILE.</translation>
    </message>
    <message>
        <source>{place} does not speak https. Is the address to begin with http:// ?</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} spricht kein https. Soll die Adresse mit http:// beginnen?</translation>
    </message>
    <message>
        <source>There is no computer named {host}. Check the name, and the network.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>Es gibt keinen Computer namens {host}. Prüfe den Namen und das Netz.</translation>
    </message>
    <message>
        <source>There is no way to {place}. Check the network on both sides.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>Es gibt keinen Weg zu {place}. Prüfe das Netz auf beiden Seiten.</translation>
    </message>
    <message>
        <source>Nothing answers at {place}. Is the program running there, and does it listen at that address?</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>Bei {place} antwortet nichts. Läuft das Programm dort, und hört es an dieser Adresse zu?</translation>
    </message>
    <message>
        <source>{place} sends on to another address ({address}). If you trust that one, enter it itself: a key is never carried on.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} schickt an eine andere Adresse weiter ({address}). Traust du ihr, gib sie selbst ein: Ein Schlüssel wird nie weitergetragen.</translation>
    </message>
    <message>
        <source>{place} gave up.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} hat aufgegeben.{quoted}</translation>
    </message>
    <message>
        <source>{place} does not take the key it was given. Enter another one.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} nimmt den Schlüssel nicht an. Gib einen anderen ein.{quoted}</translation>
    </message>
    <message>
        <source>{place} asks for a key. Enter it under “Another computer…”, or set {variable}.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} verlangt einen Schlüssel. Gib ihn unter „Anderer Computer…“ ein oder setze {variable}.</translation>
    </message>
    <message>
        <source>The conversation does not fit the context of the model at {place}.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>Das Gespräch passt nicht in den Kontext des Modells bei {place}.{quoted}</translation>
    </message>
    <message>
        <source>{place} has no model named {model}.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} hat kein Modell namens {model}.{quoted}</translation>
    </message>
    <message>
        <source>which it does not name</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>die es nicht nennt</translation>
    </message>
    <message>
        <source>{place} has nothing under this address.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} hat nichts unter dieser Adresse.{quoted}</translation>
    </message>
    <message>
        <source>{place} has too many requests.{asks}{quoted} Try again later.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} hat zu viele Anfragen.{asks}{quoted} Versuche es später noch einmal.</translation>
    </message>
    <message>
        <source> It asks to wait {seconds} seconds.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation> Es bittet, {seconds} Sekunden zu warten.</translation>
    </message>
    <message>
        <source>{place} is not ready.{asks}{quoted} Try again later.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} ist nicht bereit.{asks}{quoted} Versuche es später noch einmal.</translation>
    </message>
    <message>
        <source>{place} failed with error {status}.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} scheiterte mit Fehler {status}.{quoted}</translation>
    </message>
    <message>
        <source>{place} refuses this request (error {status}).{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} lehnt diese Anfrage ab (Fehler {status}).{quoted}</translation>
    </message>
    <message>
        <source>The Draftlight at {place} is of another version that this one cannot talk to. Update the older of the two.</source>
        <extracomment>app/remote/servers/identify.py</extracomment>
        <translation>Das Draftlight bei {place} ist von einer anderen Version, mit der dieses nicht sprechen kann. Aktualisiere das ältere von beiden.</translation>
    </message>
    <message>
        <source>{place} is this window&apos;s own address, at which it answers other programs. Choose its models directly.</source>
        <extracomment>app/remote/servers/identify.py</extracomment>
        <translation>{place} ist die Adresse dieses Fensters selbst, an der es anderen Programmen antwortet. Wähle seine Modelle direkt.</translation>
    </message>
    <message>
        <source>{place} has no model named {name}. It has: {names}.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} hat kein Modell namens {name}. Es hat: {names}.</translation>
    </message>
    <message>
        <source> It has: {names}.</source>
        <extracomment>app/remote/servers/ollama.py</extracomment>
        <translation> Es hat: {names}.</translation>
    </message>
    <message>
        <source> It has none yet.</source>
        <extracomment>app/remote/servers/ollama.py</extracomment>
        <translation> Es hat noch keines.</translation>
    </message>
    <message>
        <source>{place} has no model named {name}.{has}</source>
        <extracomment>app/remote/servers/ollama.py</extracomment>
        <translation>{place} hat kein Modell namens {name}.{has}</translation>
    </message>
    <message>
        <source>Ollama at {place} takes neither grammars nor tokens.</source>
        <extracomment>app/remote/servers/ollama.py</extracomment>
        <translation>Ollama bei {place} nimmt weder Grammatiken noch Tokens.</translation>
    </message>
    <message>
        <source>so</source>
        <extracomment>app/remote/servers/ollama.py</extracomment>
        <translation>so</translation>
    </message>
    <message>
        <source>vLLM at {place} takes no min-p while it guesses, so replies are written without it.</source>
        <extracomment>app/remote/servers/openai_like.py</extracomment>
        <translation>vLLM bei {place} nimmt kein Min-p, während es rät, deshalb werden Antworten ohne geschrieben.</translation>
    </message>
    <message>
        <source>{place} lists no model. Load one there, or name one behind a # in the address.</source>
        <extracomment>app/remote/servers/openai_like.py</extracomment>
        <translation>{place} nennt kein Modell. Lade dort eines oder nenne eines hinter # in der Adresse.</translation>
    </message>
    <message>
        <source>{who} cannot be given a grammar.</source>
        <extracomment>app/remote/servers/openai_like.py</extracomment>
        <translation>{who} kann keine Grammatik bekommen.</translation>
    </message>
    <message>
        <source>{who} takes text alone, no tokens.</source>
        <extracomment>app/remote/servers/openai_like.py</extracomment>
        <translation>{who} nimmt nur Text, keine Tokens.</translation>
    </message>
    <message>
        <source>The look was left.</source>
        <extracomment>app/remote/probe.py</extracomment>
        <translation>Die Suche wurde abgebrochen.</translation>
    </message>
    <message>
        <source>{who} takes no variables for its chat template but thinking: leave out {names}.</source>
        <extracomment>app/remote/servers/request_parts.py</extracomment>
        <translation>{who} nimmt für die Chatvorlage keine Variablen außer für das Nachdenken: Lass {names} weg.</translation>
    </message>
    <message>
        <source>{who} takes no variables for its chat template: leave out {names}.</source>
        <extracomment>app/remote/servers/request_parts.py</extracomment>
        <translation>{who} nimmt für die Chatvorlage keine Variablen: Lass {names} weg.</translation>
    </message>
    <message>
        <source>{who} has one switch for thinking, and the request sets it in two ways.</source>
        <extracomment>app/remote/servers/request_parts.py</extracomment>
        <translation>{who} hat einen Schalter für das Nachdenken, und die Anfrage stellt ihn auf zwei Arten.</translation>
    </message>
    <message>
        <source> at {place}</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation> bei {place}</translation>
    </message>
    <message>
        <source>The model is on another computer{where}, which is not asked how it splits and frames text.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>Das Modell ist auf einem anderen Computer{where}, der nicht gefragt wird, wie es Text zerlegt und rahmt.</translation>
    </message>
    <message>
        <source>The model at {place} can be offered tools, and not be obliged to call one: leave “tool_choice” out.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>Dem Modell bei {place} können Werkzeuge angeboten, aber nicht aufgezwungen werden: Lass „tool_choice“ weg.</translation>
    </message>
    <message>
        <source>The model at {place} sees no pictures.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>Das Modell bei {place} sieht keine Bilder.</translation>
    </message>
    <message>
        <source>{who} has the draft that it was started with: leave the draft out here.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>{who} hat das Ratemodell, mit dem es gestartet wurde: Lass das Ratemodell hier weg.</translation>
    </message>
    <message>
        <source>The reply was ended after {most} million letters.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>Die Antwort wurde nach {most} Millionen Zeichen beendet.</translation>
    </message>
    <message>
        <source>{who} decides by itself whether to guess: what was chosen here does not reach it.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>{who} entscheidet selbst, ob geraten wird: Was hier gewählt wurde, erreicht es nicht.</translation>
    </message>
    <message>
        <source>{sentence} What came until then is kept, and can be continued.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>{sentence} Was bis dahin kam, bleibt und kann fortgesetzt werden.</translation>
    </message>
    <message>
        <source>There must be at most {most} addresses.</source>
        <extracomment>app/references.py</extracomment>
        <translation>Es dürfen höchstens {most} Adressen sein.</translation>
    </message>
    <message>
        <source>“{word}” is no address: it must be HOST:PORT, such as 127.0.0.1:{port}.</source>
        <extracomment>app/references.py</extracomment>
        <translation>„{word}“ ist keine Adresse: Sie muss HOST:PORT sein, etwa 127.0.0.1:{port}.</translation>
    </message>
    <message>
        <source>Summarise</source>
        <comment>name of a prompt</comment>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Zusammenfassen</translation>
    </message>
    <message>
        <source>Summarise the following in {{length}}:

{{text}}</source>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Fasse das Folgende in {{Länge}} zusammen:

{{Text}}</translation>
    </message>
    <message>
        <source>Explain simply</source>
        <comment>name of a prompt</comment>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Einfach erklären</translation>
    </message>
    <message>
        <source>Explain {{topic}} to {{whom}}, in short sentences and with one example.</source>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Erkläre {{Thema}} für {{wen}}, in kurzen Sätzen und mit einem Beispiel.</translation>
    </message>
    <message>
        <source>Rewrite politely</source>
        <comment>name of a prompt</comment>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Höflich umschreiben</translation>
    </message>
    <message>
        <source>Rewrite this so that it is polite and clear. Keep its meaning:

{{text}}</source>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Schreibe das so um, dass es höflich und klar ist. Behalte den Sinn:

{{Text}}</translation>
    </message>
    <message>
        <source>Translate</source>
        <comment>name of a prompt</comment>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Übersetzen</translation>
    </message>
    <message>
        <source>Translate into {{language}}. Give the translation alone:

{{text}}</source>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Übersetze in diese Sprache: {{Sprache}}. Gib nur die Übersetzung:

{{Text}}</translation>
    </message>
    <message>
        <source>Review code</source>
        <comment>name of a prompt</comment>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Code prüfen</translation>
    </message>
    <message>
        <source>Review this code. Name what is wrong first, then what could be simpler:

{{code}}</source>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Prüfe diesen Code. Nenne zuerst, was falsch ist, dann, was einfacher sein könnte:

{{Code}}</translation>
    </message>
    <message>
        <source>The address {host} cannot be listened at: {reason}.</source>
        <extracomment>app/serve/server.py</extracomment>
        <translation>An der Adresse {host} kann nicht zugehört werden: {reason}.</translation>
    </message>
    <message>
        <source>Port {port} of {host} cannot be listened at: {reason}.</source>
        <extracomment>app/serve/server.py</extracomment>
        <translation>An Port {port} von {host} kann nicht zugehört werden: {reason}.</translation>
    </message>
    <message>
        <source>Port {port} of {host} is in use by another program.</source>
        <extracomment>app/serve/server.py</extracomment>
        <translation>Port {port} von {host} wird von einem anderen Programm benutzt.</translation>
    </message>
    <message>
        <source>system</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>light</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>light, high contrast</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>hell, hoher Kontrast</translation>
    </message>
    <message>
        <source>dark, high contrast</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>dunkel, hoher Kontrast</translation>
    </message>
    <message>
        <source>this computer only</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>nur dieser Computer</translation>
    </message>
    <message>
        <source>other computers too</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>auch andere Computer</translation>
    </message>
    <message>
        <source>comfortable</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>bequem</translation>
    </message>
    <message>
        <source>compact</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>kompakt</translation>
    </message>
    <message>
        <source>Reply</source>
        <extracomment>app/ui/dialogs/backups_dialog.py, app/ui/quick_question/quick_window.py, app/ui/transcript/messages/reply_message.py</extracomment>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Guessing ahead</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Vorausraten</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>app/settings/groups.py, app/ui/models_page/library_model.py, app/ui/window/palette.py</extracomment>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>app/settings/groups.py, app/ui/help/help_pages.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Local API</source>
        <extracomment>app/settings/declaration.py, app/ui/local_api/api_popup.py</extracomment>
        <translation>Lokale API</translation>
    </message>
    <message>
        <source>“{setting}” must be a number.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>„{setting}“ muss eine Zahl sein.</translation>
    </message>
    <message>
        <source>“{setting}” must be a whole number.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>„{setting}“ muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>“{setting}” must be true or false.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>„{setting}“ muss wahr oder falsch sein.</translation>
    </message>
    <message>
        <source>“{setting}” must be text.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>„{setting}“ muss Text sein.</translation>
    </message>
    <message>
        <source>“{setting}” must be an object.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>„{setting}“ muss ein Objekt sein.</translation>
    </message>
    <message>
        <source>“{setting}” must be between {least} and {most}.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>„{setting}“ muss zwischen {least} und {most} liegen.</translation>
    </message>
    <message>
        <source>“{setting}” must be one of: {choices}.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>„{setting}“ muss eines davon sein: {choices}.</translation>
    </message>
    <message>
        <source>“{setting}” needs a value.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>„{setting}“ braucht einen Wert.</translation>
    </message>
    <message>
        <source>automatic</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>draft</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Ratemodell</translation>
    </message>
    <message>
        <source>lookup</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>app/settings/declaration.py, app/settings/groups.py</extracomment>
        <translation>aus</translation>
    </message>
    <message>
        <source>Guess ahead</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Vorausraten</translation>
    </message>
    <message>
        <source>Where guesses come from. Automatic copies them from what was said before where that works, asks the draft model where it does not, and pauses where guessing is slower. Draft model and Lookup guess there too. With the starter pair Automatic never pauses: that pair is for learning, not for speed.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Woher Vermutungen kommen. Automatisch übernimmt sie aus dem schon Gesagten, wo das gelingt, fragt sonst das Ratemodell und macht Pause, wo Raten langsamer ist. Ratemodell und Nachschlagen raten auch dann. Mit dem Startpaar macht Automatisch nie Pause: Es ist zum Lernen da, nicht für Tempo.</translation>
    </message>
    <message>
        <source>Longest guess</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Längste Vermutung</translation>
    </message>
    <message>
        <source>How many tokens the draft model may guess in one round. Longer guesses win more when right and cost more when wrong.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Wie viele Tokens das Ratemodell in einer Runde raten darf. Längere Vermutungen gewinnen mehr, wenn sie richtig sind, und kosten mehr, wenn sie falsch sind.</translation>
    </message>
    <message>
        <source>Shortest guess</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Kürzeste Vermutung</translation>
    </message>
    <message>
        <source>A guess of fewer tokens than this is not worth checking and is dropped.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Eine Vermutung von weniger Tokens lohnt die Prüfung nicht und wird verworfen.</translation>
    </message>
    <message>
        <source>Least confidence</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Geringste Sicherheit</translation>
    </message>
    <message>
        <source>The draft model stops guessing when it is less sure of a token than this.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Das Ratemodell hört auf zu raten, wenn es sich eines Tokens weniger sicher ist.</translation>
    </message>
    <message>
        <source>Remember earlier chats</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Frühere Chats merken</translation>
    </message>
    <message>
        <source>With Automatic, guesses may also come from what was said in your other chats, which helps when you return to the same text. It changes the speed, never the reply. Nothing leaves this computer, and a deleted chat is forgotten.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Mit Automatisch können Vermutungen auch aus deinen anderen Chats kommen, was hilft, wenn du zum selben Text zurückkehrst. Es ändert das Tempo, nie die Antwort. Nichts verlässt diesen Computer, und ein gelöschter Chat ist vergessen.</translation>
    </message>
    <message>
        <source>Answer other programs</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Anderen Programmen antworten</translation>
    </message>
    <message>
        <source>Editors, chat programs and scripts can use the models of this window, as they do OpenAI’s, Anthropic’s or Ollama’s. Your own messages go first. A mark in the top bar shows that it is on; it ends with the window.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Editoren, Chatprogramme und Skripte können die Modelle dieses Fensters benutzen wie die von OpenAI, Anthropic oder Ollama. Deine Nachrichten gehen vor. Ein Zeichen in der oberen Leiste zeigt, dass es an ist; es endet mit dem Fenster.</translation>
    </message>
    <message>
        <source>Who can ask</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Wer fragen kann</translation>
    </message>
    <message>
        <source>Programs on other computers have to send the key.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Programme auf anderen Computern müssen den Schlüssel senden.</translation>
    </message>
    <message>
        <source>Port</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Port</translation>
    </message>
    <message>
        <source>The number behind the address, where programs ask.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Die Zahl hinter der Adresse, unter der Programme fragen.</translation>
    </message>
    <message>
        <source>Ask for the key here too</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Auch hier den Schlüssel verlangen</translation>
    </message>
    <message>
        <source>Programs on this computer have to send the key too. Some that are made for Ollama cannot.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Auch Programme auf diesem Computer müssen den Schlüssel senden. Manche, die für Ollama gemacht sind, können das nicht.</translation>
    </message>
    <message>
        <source>Let browsers watch my replies</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Browser dürfen meinen Antworten zusehen</translation>
    </message>
    <message>
        <source>The API’s address opened in a browser shows replies as they are written, for a second screen or a projector. Without this, it shows those for other programs alone: whoever can ask can watch.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Die Adresse der API zeigt im Browser Antworten, während sie entstehen, für einen zweiten Bildschirm oder Beamer. Sonst zeigt sie nur die für andere Programme: Wer fragen kann, kann zusehen.</translation>
    </message>
    <message>
        <source>Web pages that may ask</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Webseiten, die fragen dürfen</translation>
    </message>
    <message>
        <source>Context</source>
        <extracomment>app/settings/groups.py, app/ui/models_page/library_words.py</extracomment>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>How many tokens of conversation the models can see. More needs more memory.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Wie viele Tokens des Gesprächs die Modelle sehen. Mehr braucht mehr Speicher.</translation>
    </message>
    <message>
        <source>Threads</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Threads</translation>
    </message>
    <message>
        <source>How many processor threads compute.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Wie viele Prozessor-Threads rechnen.</translation>
    </message>
    <message>
        <source>one for each core</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>einer je Kern</translation>
    </message>
    <message>
        <source>GPU layers</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>GPU-Schichten</translation>
    </message>
    <message>
        <source>How many layers of the model the graphics card computes; 0 is none.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Wie viele Schichten des Modells die Grafikkarte rechnet; 0 ist keine.</translation>
    </message>
    <message>
        <source>Memory for other chats</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Speicher für andere Chats</translation>
    </message>
    <message>
        <source>What the models have read of other chats stays in memory, so that going back to one needs no reading again: up to this many percent of what is free. 0 keeps the latest chat alone.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Was die Modelle von anderen Chats gelesen haben, bleibt im Speicher, damit die Rückkehr kein neues Lesen braucht: bis zu so viel Prozent des freien. 0 behält nur den letzten Chat.</translation>
    </message>
    <message>
        <source>Disk for chats</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Festplatte für Chats</translation>
    </message>
    <message>
        <source>Long chats lie on the disk as the models have read them, up to this many megabytes, so that a restart costs no reading. Only you can open the files, and they are deleted with the chat. 0 keeps none.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Lange Chats liegen so auf der Festplatte, wie die Modelle sie gelesen haben, bis zu so vielen Megabyte, damit ein Neustart kein Lesen kostet. Nur du kannst die Dateien öffnen, und sie gehen mit dem Chat. 0 behält keine.</translation>
    </message>
    <message>
        <source>Other computers</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Andere Computer</translation>
    </message>
    <message>
        <source>Addresses of computers that lend their memory with “draftlight lend”, such as 127.0.0.1:50052, with commas between them: the layers of the model are split over them and this one. Use it only on a network you trust, or through ssh or WireGuard: there is no key and no encryption.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Adressen von Computern, die mit „draftlight lend“ ihren Speicher leihen, etwa 127.0.0.1:50052, mit Kommas dazwischen: Die Schichten des Modells werden auf sie und diesen verteilt. Nur in einem Netz, dem du traust, oder durch ssh oder WireGuard: Es gibt keinen Schlüssel und keine Verschlüsselung.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>app/settings/groups.py, app/ui/dialogs/settings/fields.py</extracomment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>The model used last.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Das zuletzt benutzte Modell.</translation>
    </message>
    <message>
        <source>none yet</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>noch keines</translation>
    </message>
    <message>
        <source>Draft model</source>
        <extracomment>app/settings/groups.py, app/ui/toolkit/language/words.py</extracomment>
        <translation>Ratemodell</translation>
    </message>
    <message>
        <source>The draft model used last.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Das zuletzt benutzte Ratemodell.</translation>
    </message>
    <message>
        <source>Say when there is a newer version</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Neuere Versionen melden</translation>
    </message>
    <message>
        <source>Once a day, when the window opens, Draftlight asks the project&apos;s release page which version is the newest. Nothing about you is sent, and nothing is downloaded.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Einmal am Tag, wenn das Fenster aufgeht, fragt Draftlight die Seite des Projekts nach der neuesten Version. Über dich wird nichts gesandt, und nichts wird heruntergeladen.</translation>
    </message>
    <message>
        <source>Last answer</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Letzte Antwort</translation>
    </message>
    <message>
        <source>When the release page last answered, in seconds since 1970.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Wann die Seite zuletzt geantwortet hat, in Sekunden seit 1970.</translation>
    </message>
    <message>
        <source>Suggest titles</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Titel vorschlagen</translation>
    </message>
    <message>
        <source>The model is asked for a title of each new chat, some seconds after its reply; whatever you ask for goes first. A title that you gave stays. Without this, chats are named by how your question begins.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Das Modell wird einige Sekunden nach seiner Antwort nach einem Titel für jeden neuen Chat gefragt; was du fragst, geht vor. Ein Titel von dir bleibt. Ohne dies heißen Chats nach dem Anfang deiner Frage.</translation>
    </message>
    <message>
        <source>name chats automatic title summary</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>chats benennen automatisch titel zusammenfassung</translation>
    </message>
    <message>
        <source>Titles from other servers too</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Titel auch von anderen Servern</translation>
    </message>
    <message>
        <source>Where a model is on a server that is no Draftlight, each title is one more request, which may cost money.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Wo ein Modell auf einem Server läuft, der kein Draftlight ist, ist jeder Titel eine weitere Anfrage, die Geld kosten kann.</translation>
    </message>
    <message>
        <source>Which keys do what, where the person wants others than the usual.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Welche Tasten was tun, wo du andere als die üblichen willst.</translation>
    </message>
    <message>
        <source>Introduced</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Vorgestellt</translation>
    </message>
    <message>
        <source>“Keyboard shortcuts” must have a list of keys for each action.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>„Tastenkürzel“ muss für jede Aktion eine Liste von Tasten haben.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>app/conversation/comparison.py, app/settings/groups.py</extracomment>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>How daring the choice of words is: 0 always takes the likeliest, 1 follows the model&apos;s own odds.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Wie gewagt die Wortwahl ist: 0 nimmt immer das Wahrscheinlichste, 1 folgt dem Modell.</translation>
    </message>
    <message>
        <source>Top-k</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Only the k likeliest tokens may be chosen; 0 switches this off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Nur die k wahrscheinlichsten Tokens dürfen gewählt werden; 0 schaltet das aus.</translation>
    </message>
    <message>
        <source>Top-p</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Only the likeliest tokens that together reach this probability; 1 switches this off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Nur die wahrscheinlichsten Tokens, die zusammen diese Wahrscheinlichkeit erreichen; 1 schaltet das aus.</translation>
    </message>
    <message>
        <source>Min-p</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Min-p</translation>
    </message>
    <message>
        <source>Only tokens at least this likely compared with the likeliest; 0 switches this off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Nur Tokens, die verglichen mit dem wahrscheinlichsten mindestens so wahrscheinlich sind; 0 schaltet das aus.</translation>
    </message>
    <message>
        <source>Repeat penalty</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Strafe für Wiederholung</translation>
    </message>
    <message>
        <source>Above 1, tokens that were just used become less likely; 1 switches this off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Über 1 werden eben benutzte Tokens weniger wahrscheinlich; 1 schaltet das aus.</translation>
    </message>
    <message>
        <source>Typical-p</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Typical-p</translation>
    </message>
    <message>
        <source>Only tokens about as surprising as the text so far; 1 switches this off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Nur Tokens, die etwa so überraschend sind wie der Text bisher; 1 schaltet das aus.</translation>
    </message>
    <message>
        <source>Presence penalty</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Strafe für Vorkommen</translation>
    </message>
    <message>
        <source>Tokens that were just used become less likely by this much; 0: off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Eben benutzte Tokens werden um so viel weniger wahrscheinlich; 0: aus.</translation>
    </message>
    <message>
        <source>Frequency penalty</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Strafe für Häufigkeit</translation>
    </message>
    <message>
        <source>The same, for each time a token was just used; 0: off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Dasselbe, für jedes Mal, das ein Token eben benutzt wurde; 0: aus.</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>app/conversation/comparison.py, app/settings/groups.py</extracomment>
        <translation>Seed</translation>
    </message>
    <message>
        <source>The same seed gives the same reply to the same conversation, guessing or not.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Derselbe Seed gibt auf dasselbe Gespräch dieselbe Antwort, ob geraten wird oder nicht.</translation>
    </message>
    <message>
        <source>a new one each time</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>jedes Mal ein neuer</translation>
    </message>
    <message>
        <source>Longest reply</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Längste Antwort</translation>
    </message>
    <message>
        <source>A reply ends after this many tokens at the latest.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Eine Antwort endet spätestens nach so vielen Tokens.</translation>
    </message>
    <message>
        <source>until it is finished</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>bis sie fertig ist</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>app/settings/groups.py, app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Nachdenken</translation>
    </message>
    <message>
        <source>Whether a model that can be told thinks before it answers.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Ob ein Modell, dem man das sagen kann, vor der Antwort nachdenkt.</translation>
    </message>
    <message>
        <source>as the model does by itself</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>wie das Modell es von selbst tut</translation>
    </message>
    <message>
        <source>System prompt</source>
        <extracomment>app/settings/groups.py, app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Systemprompt</translation>
    </message>
    <message>
        <source>Said to the model before every conversation, such as how it should answer.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Wird dem Modell vor jedem Gespräch gesagt, etwa wie es antworten soll.</translation>
    </message>
    <message>
        <source>Let chats use tools</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Chats dürfen Werkzeuge benutzen</translation>
    </message>
    <message>
        <source>A button beside the message field then switches tools on for one chat. Each call is shown, and you are asked before it is made. Tools are programs that you set up below, and a clock and a calculator that come along.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Ein Knopf neben dem Nachrichtenfeld schaltet dann Werkzeuge für einen Chat ein. Jeder Aufruf wird gezeigt, und du wirst vorher gefragt. Werkzeuge sind Programme, die du unten einrichtest, dazu eine Uhr und ein Rechner.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>What the window is written in, from its next start on. Replies are in the language that you write in.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>In welcher Sprache das Fenster ab dem nächsten Start ist. Antworten sind in der Sprache, in der du schreibst.</translation>
    </message>
    <message>
        <source>translation locale deutsch français español 中文 العربية</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>übersetzung sprache locale english français español 中文 العربية</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Light, dark, or as the system has it, which includes its high contrast.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Hell, dunkel oder wie das System, auch mit dessen hohem Kontrast.</translation>
    </message>
    <message>
        <source>Zoom</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Size of everything in the window; 1 is normal.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Größe von allem im Fenster; 1 ist normal.</translation>
    </message>
    <message>
        <source>larger smaller text size scale</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>größer kleiner schriftgröße skalierung</translation>
    </message>
    <message>
        <source>Density</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>How much room there is around text: compact shows more of a chat at once.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Wie viel Platz um den Text ist: Kompakt zeigt mehr von einem Chat auf einmal.</translation>
    </message>
    <message>
        <source>spacing line height</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>abstand zeilenhöhe</translation>
    </message>
    <message>
        <source>Font of replies</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Schrift der Antworten</translation>
    </message>
    <message>
        <source>The font that questions and replies are set in.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Die Schrift, in der Fragen und Antworten stehen.</translation>
    </message>
    <message>
        <source>as in the window</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>wie im Fenster</translation>
    </message>
    <message>
        <source>typeface family text</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>schriftart text</translation>
    </message>
    <message>
        <source>Text size of replies</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Textgröße der Antworten</translation>
    </message>
    <message>
        <source>How large questions and replies are set, in pixels where the zoom is 1.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Wie groß Fragen und Antworten stehen, in Pixeln bei Zoom 1.</translation>
    </message>
    <message>
        <source>font size larger smaller</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>schriftgröße größer kleiner</translation>
    </message>
    <message>
        <source>Font of code</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Schrift von Code</translation>
    </message>
    <message>
        <source>The font that code in replies is set in: its letters should be of one width.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Die Schrift, in der Code steht: Ihre Zeichen sollten gleich breit sein.</translation>
    </message>
    <message>
        <source>as the system has it</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>wie im System</translation>
    </message>
    <message>
        <source>monospace typeface family</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>festbreite schriftart monospace</translation>
    </message>
    <message>
        <source>Check spelling</source>
        <extracomment>app/settings/groups.py, app/ui/chat/composing/spell_check.py</extracomment>
        <translation>Rechtschreibung prüfen</translation>
    </message>
    <message>
        <source>Words of your message that no dictionary knows are underlined. Asked are this computer&apos;s dictionaries for the languages of the window, the keyboard and the system, and English; without any, nothing is underlined.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Wörter deiner Nachricht, die kein Wörterbuch kennt, werden unterstrichen. Gefragt werden die Wörterbücher dieses Computers für die Sprachen des Fensters, der Tastatur und des Systems und für Englisch; ohne sie wird nichts unterstrichen.</translation>
    </message>
    <message>
        <source>spell checker dictionary typing mistakes typos hunspell enchant</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Rechtschreibprüfung Wörterbuch Tippfehler hunspell enchant</translation>
    </message>
    <message>
        <source>Break long lines of code</source>
        <extracomment>app/settings/groups.py, app/ui/transcript/text/code_buttons.py</extracomment>
        <translation>Lange Codezeilen umbrechen</translation>
    </message>
    <message>
        <source>Long lines go on in the next one; otherwise code scrolls to the side.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Lange Zeilen gehen in der nächsten weiter; sonst lässt sich Code zur Seite rollen.</translation>
    </message>
    <message>
        <source>word wrap line wrap</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>zeilenumbruch</translation>
    </message>
    <message>
        <source>Less motion</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Nothing moves by itself. Where the system is set so, that holds too.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Nichts bewegt sich von selbst. Wo das System so eingestellt ist, gilt das auch.</translation>
    </message>
    <message>
        <source>animation reduced motion accessibility</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>animation bewegung barrierefreiheit</translation>
    </message>
    <message>
        <source>Show wrong guesses</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Falsche Vermutungen zeigen</translation>
    </message>
    <message>
        <source>Show wrong guesses in place, struck through.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Zeigt falsche Vermutungen an ihrer Stelle, durchgestrichen.</translation>
    </message>
    <message>
        <source>The name of a font is one line of at most 200 letters.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Der Name einer Schrift ist eine Zeile von höchstens 200 Zeichen.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: there is no program “{command}”. Install it, or give its whole path.</source>
        <extracomment>app/tool_servers/server_process.py</extracomment>
        <translation>„{name}“ kann nicht gestartet werden: Es gibt kein Programm „{command}“. Installiere es oder nenne den ganzen Pfad.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>„{name}“ kann nicht gestartet werden: {reason}.</translation>
    </message>
    <message>
        <source>This is too long for a list of tool servers.</source>
        <extracomment>app/tool_servers/server_settings.py</extracomment>
        <translation>Das ist zu lang für eine Liste von Werkzeugservern.</translation>
    </message>
    <message>
        <source>There are no servers in this: expected is {&quot;mcpServers&quot;: {&quot;name&quot;: {&quot;command&quot;: &quot;…&quot;}}}.</source>
        <extracomment>app/tool_servers/server_settings.py</extracomment>
        <translation>Hierin sind keine Server: Erwartet wird {&quot;mcpServers&quot;: {&quot;name&quot;: {&quot;command&quot;: &quot;…&quot;}}}.</translation>
    </message>
    <message>
        <source>This is no JSON. Expected is what other programs keep: {&quot;mcpServers&quot;: {&quot;name&quot;: {&quot;command&quot;: &quot;…&quot;}}}.</source>
        <extracomment>app/tool_servers/server_settings.py</extracomment>
        <translation>Das ist kein JSON. Erwartet wird, was andere Programme führen: {&quot;mcpServers&quot;: {&quot;name&quot;: {&quot;command&quot;: &quot;…&quot;}}}.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <extracomment>app/tool_servers/server_connection.py, app/tool_servers/toolbox.py</extracomment>
        <translation>Es wurde angehalten.</translation>
    </message>
    <message>
        <source>“{name}” was switched off.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>„{name}“ wurde ausgeschaltet.</translation>
    </message>
    <message>
        <source>it does not say why</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>es sagt nicht, warum</translation>
    </message>
    <message>
        <source>“{name}” refused: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>„{name}“ lehnte ab: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” did not answer within {seconds} seconds.</source>
        <extracomment>app/tool_servers/server_connection.py</extracomment>
        <translation>„{name}“ antwortete nicht in {seconds} Sekunden.</translation>
    </message>
    <message>
        <source>“{name}” said more than {most} MB at once, and was ended.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>„{name}“ sagte mehr als {most} MB auf einmal und wurde beendet.</translation>
    </message>
    <message>
        <source>“{name}” does not speak the Model Context Protocol.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>„{name}“ spricht nicht das Model Context Protocol.</translation>
    </message>
    <message>
        <source>“{name}” is switched off.</source>
        <extracomment>app/tool_servers/toolbox.py</extracomment>
        <translation>„{name}“ ist ausgeschaltet.</translation>
    </message>
    <message>
        <source>not called yet</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>noch nicht aufgerufen</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a tool call</comment>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>did not work</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>ging nicht</translation>
    </message>
    <message>
        <source>not allowed</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>“{tool}” of {server}</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>„{tool}“ von {server}</translation>
    </message>
    <message>
        <source>Tool: {tool} · {outcome}</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>Werkzeug: {tool} · {outcome}</translation>
    </message>
    <message>
        <source>Asked with:</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>Gefragt mit:</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>(nichts)</translation>
    </message>
    <message>
        <source>a tool server</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>einem Werkzeugserver</translation>
    </message>
    <message>
        <source>Brought:</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>Ergab:</translation>
    </message>
    <message>
        <source>slower than without ({times}×)</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>langsamer als ohne ({times}×)</translation>
    </message>
    <message>
        <source>as fast as without</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>so schnell wie ohne</translation>
    </message>
    <message>
        <source>{times}× faster than without</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>{times}× schneller als ohne</translation>
    </message>
    <message>
        <source>so far {comparison}</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>bisher {comparison}</translation>
    </message>
    <message>
        <source>guesses are not told</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>Vermutungen werden nicht gesagt</translation>
    </message>
    <message>
        <source>about: by the pieces that come</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>etwa: nach den Stücken, die kommen</translation>
    </message>
    <message>
        <source>guessing is paused</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>Raten macht Pause</translation>
    </message>
    <message>
        <source>nothing guessed so far</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>bisher nichts geraten</translation>
    </message>
    <message>
        <source>nothing was guessed</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>nichts wurde geraten</translation>
    </message>
    <message>
        <source>too early to compare</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>zu früh für einen Vergleich</translation>
    </message>
    <message>
        <source>not measured without yet</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>ohne noch nicht gemessen</translation>
    </message>
    <message>
        <source>Ended at the token limit</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Endete an der Token-Grenze</translation>
    </message>
    <message>
        <source>Ended because the context is full</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Endete, weil der Kontext voll ist</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>The connection broke</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Die Verbindung brach ab</translation>
    </message>
    <message>
        <source>{speed} tokens/s</source>
        <extracomment>app/traces/readout.py, app/ui/models_page/library_words.py</extracomment>
        <translation>{speed} Tokens/s</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>%n round</comment>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>by {machine}</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>von {machine}</translation>
    </message>
    <message>
        <source>Ended: it repeated itself</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Beendet: Es wiederholte sich</translation>
    </message>
    <message>
        <source>{share} % accepted, of all it wrote meanwhile</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>{share} % angenommen, von allem, was es inzwischen schrieb</translation>
    </message>
    <message>
        <source>{share} % accepted</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>{share} % angenommen</translation>
    </message>
    <message>
        <source>Guesses not told</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Vermutungen nicht gesagt</translation>
    </message>
    <message numerus="yes">
        <source>Thought for %n words</source>
        <comment>Thought for %n word</comment>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>
            <numerusform>%n Wort lang nachgedacht</numerusform>
            <numerusform>%n Wörter lang nachgedacht</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking… {count} words</source>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>Denkt nach… {count} Wörter</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>app/traces/readout.py, app/ui/chat/composing/composer.py, app/ui/dialogs/knowledge_dialog.py, app/ui/models_page/hub/draft_view.py, app/ui/models_page/hub/search_view.py, app/ui/overlays/comparison_view.py, app/ui/overlays/race_view.py, app/ui/window/chat_transfers.py</extracomment>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Write it again</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Noch einmal schreiben</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>app/traces/readout.py, app/ui/models_page/pair_state.py, app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>New chat</source>
        <extracomment>app/traces/readout.py, app/ui/chat_list/chat_actions.py, app/ui/chat_list/sidebar.py, app/ui/dialogs/deleted_chats_dialog.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Neuer Chat</translation>
    </message>
    <message>
        <source>This reply repeated itself until it was ended.</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Diese Antwort wiederholte sich, bis sie beendet wurde.</translation>
    </message>
    <message>
        <source>This reply repeated itself until the context was full.</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Diese Antwort wiederholte sich, bis der Kontext voll war.</translation>
    </message>
    <message>
        <source>The context is full, so this reply ended early. A new chat has all the room.</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Der Kontext ist voll, deshalb endete diese Antwort früh. Ein neuer Chat hat allen Platz.</translation>
    </message>
    <message>
        <source>The context is full, so this reply ended early. It can go on without what is oldest; a new chat has all the room.</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Der Kontext ist voll, deshalb endete diese Antwort früh. Sie kann ohne das Älteste weitergehen; ein neuer Chat hat allen Platz.</translation>
    </message>
    <message>
        <source>The model has called tools in many replies in a row. This one is written without, from what they brought.</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Das Modell hat in vielen Antworten hintereinander Werkzeuge aufgerufen. Diese wird ohne geschrieben, aus dem, was sie brachten.</translation>
    </message>
    <message>
        <source>A list</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>Eine Liste</translation>
    </message>
    <message>
        <source>Much of a list is easy to guess: most guesses are right, and many words come at once.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>Vieles an einer Liste ist leicht zu raten: Die meisten Vermutungen stimmen, und viele Wörter kommen auf einmal.</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>app/traces/trace_files.py, app/ui/transcript/text/tints.py</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>Code says the next word well in advance.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>Code sagt das nächste Wort lange vorher.</translation>
    </message>
    <message>
        <source>A daring poem</source>
        <extracomment>app/traces/trace_files.py, app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Ein gewagtes Gedicht</translation>
    </message>
    <message>
        <source>At temperature 2 the big model often takes a word that nobody would guess.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>Bei Temperatur 2 nimmt das große Modell oft ein Wort, das niemand raten würde.</translation>
    </message>
    <message numerus="yes">
        <source>%n words.</source>
        <comment>%n word.</comment>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>
            <numerusform>%n Wort.</numerusform>
            <numerusform>%n Wörter.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reply was stopped: {words}</source>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>Die Antwort wurde angehalten: {words}</translation>
    </message>
    <message>
        <source>The reply is finished: {words}</source>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>Die Antwort ist fertig: {words}</translation>
    </message>
    <message>
        <source>The reply was stopped; it says nothing.</source>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>Die Antwort wurde angehalten; sie sagt nichts.</translation>
    </message>
    <message>
        <source>The reply is finished; it says nothing.</source>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>Die Antwort ist fertig; sie sagt nichts.</translation>
    </message>
    <message>
        <source>“{name}” is too large for a recorded reply ({value} MB at most), and was not opened.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>„{name}“ ist zu groß für eine aufgezeichnete Antwort (höchstens {value} MB) und wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>“{name}” is a whole chat. What can be opened here is one recorded reply.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>„{name}“ ist ein ganzer Chat. Hier kann eine einzelne aufgezeichnete Antwort geöffnet werden.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it may have been cut off. Save or copy it again.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>„{name}“ ist beschädigt: Vielleicht wurde es abgeschnitten. Speichere oder kopiere es noch einmal.</translation>
    </message>
    <message>
        <source>“{name}” is not a recorded reply.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>„{name}“ ist keine aufgezeichnete Antwort.</translation>
    </message>
    <message>
        <source>“{name}” cannot be shown. {error}</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>„{name}“ kann nicht gezeigt werden. {error}</translation>
    </message>
    <message>
        <source>Assistants (*.json)</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Assistenten (*.json)</translation>
    </message>
    <message>
        <source>An assistant is a way to answer: what the model is told before the chat, and settings of its own. Choose one beside the message field; each chat has its own.</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Ein Assistent ist eine Art zu antworten: was dem Modell vor dem Chat gesagt wird, und eigene Einstellungen. Wähle einen neben dem Nachrichtenfeld; jeder Chat hat seinen eigenen.</translation>
    </message>
    <message>
        <source>Models that answer where this assistant is chosen. Those chosen by hand in a chat hold there until you close the window.</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Modelle, die antworten, wo dieser Assistent gewählt ist. In einem Chat von Hand gewählte gelten dort, bis du das Fenster schließt.</translation>
    </message>
    <message numerus="yes">
        <source>%n assistants were added.</source>
        <comment>“{name}” was added.</comment>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>
            <numerusform>„{name}“ wurde hinzugefügt.</numerusform>
            <numerusform>%n Assistenten wurden hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Assistants</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Assistenten</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/prompts_dialog.py, app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>app/ui/chat_list/sidebar.py, app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/prompts_dialog.py, app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/text_dialogs.py, app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Import, export ▾</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Import, Export ▾</translation>
    </message>
    <message>
        <source>Give assistants to others, or take theirs</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Anderen Assistenten geben oder ihre nehmen</translation>
    </message>
    <message>
        <source>Import and export</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Import und Export</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Export this one…</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Diesen exportieren…</translation>
    </message>
    <message>
        <source>Export all…</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Alle exportieren…</translation>
    </message>
    <message>
        <source>Import assistants</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Assistenten importieren</translation>
    </message>
    <message>
        <source>Export assistants</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Assistenten exportieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py, app/ui/dialogs/another_computer.py, app/ui/dialogs/confirm_dialog.py, app/ui/dialogs/files_dialog.py, app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/import_dialog.py, app/ui/dialogs/prompts_dialog.py, app/ui/dialogs/text_dialogs.py, app/ui/dialogs/tool_server_dialog.py, app/ui/models_page/hub/files_download.py, app/ui/models_page/library_view.py, app/ui/models_page/pair_card.py, app/ui/window/wiring.py</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>There can be at most {most} assistants.</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Es kann höchstens {most} Assistenten geben.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Gespeichert als {name}.</translation>
    </message>
    <message>
        <source>Models</source>
        <extracomment>app/settings/declaration.py, app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/folder_settings_dialog.py, app/ui/models_page/models_page.py</extracomment>
        <translation>Modelle</translation>
    </message>
    <message numerus="yes">
        <source>%n chats have it: they stay readable and go on without.</source>
        <comment>One chat has it: it stays readable and goes on without.</comment>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>
            <numerusform>Ein Chat hat ihn: Er bleibt lesbar und geht ohne weiter.</numerusform>
            <numerusform>%n Chats haben ihn: Sie bleiben lesbar und gehen ohne weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>app/ui/overlays/recorded_actions.py, app/ui/toolkit/files/file_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>No name</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>New assistant</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Neuer Assistent</translation>
    </message>
    <message>
        <source>As in Settings: {words_of}</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Wie in den Einstellungen: {words_of}</translation>
    </message>
    <message>
        <source>As in Settings</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Wie in den Einstellungen</translation>
    </message>
    <message>
        <source>As chosen in the top bar</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Wie oben gewählt</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>app/conversation/comparison.py, app/ui/chat/composing/choice_buttons.py, app/ui/dialogs/folder_settings_dialog.py, app/ui/models_page/library_words.py</extracomment>
        <translation>Assistent</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no assistant</comment>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Assistant of this chat: {name} (Ctrl+Shift+A)</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Assistent dieses Chats: {name} (Ctrl+Shift+A)</translation>
    </message>
    <message>
        <source>Assistant of this chat: {name}</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Assistent dieses Chats: {name}</translation>
    </message>
    <message>
        <source>Edit assistants…</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Assistenten bearbeiten…</translation>
    </message>
    <message>
        <source>How this chat is answered:</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Wie dieser Chat beantwortet wird:</translation>
    </message>
    <message>
        <source>No assistant: as in Settings</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py, app/ui/dialogs/folder_settings_dialog.py</extracomment>
        <translation>Kein Assistent: wie in den Einstellungen</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <extracomment>app/ui/chat/banner.py</extracomment>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>“{assistant}” is set to use {model}, which is not on this computer. The models you have chosen answer instead.</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>„{assistant}“ soll {model} benutzen, das nicht auf diesem Computer ist. Stattdessen antworten die von dir gewählten Modelle.</translation>
    </message>
    <message>
        <source>Conversation</source>
        <extracomment>app/ui/chat/chat_view.py</extracomment>
        <translation>Gespräch</translation>
    </message>
    <message>
        <source>Ask anything</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Frag etwas</translation>
    </message>
    <message>
        <source>Ask something about what you added</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Frag etwas zu dem, was du hinzugefügt hast</translation>
    </message>
    <message>
        <source>Your message</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Deine Nachricht</translation>
    </message>
    <message>
        <source>Send</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Send (Enter)</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Senden (Enter)</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Stopp (Esc)</translation>
    </message>
    <message>
        <source>Add files to your message (Ctrl+U)</source>
        <extracomment>app/ui/chat/composing/attach_button.py</extracomment>
        <translation>Dateien hinzufügen (Ctrl+U)</translation>
    </message>
    <message>
        <source>Prompts you keep (Ctrl+P)</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Deine Prompts (Ctrl+P)</translation>
    </message>
    <message>
        <source>Editing your message: the old version is kept</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Du änderst deine Nachricht: Die alte Fassung bleibt</translation>
    </message>
    <message>
        <source>Cancel editing (Esc)</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Ändern abbrechen (Esc)</translation>
    </message>
    <message>
        <source>The files are being read</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Die Dateien werden gelesen</translation>
    </message>
    <message>
        <source>Context in use</source>
        <extracomment>app/ui/chat/status_line.py</extracomment>
        <translation>Belegter Kontext</translation>
    </message>
    <message>
        <source>How much of the context, what the models can see of a chat, this one takes. Settings has a larger one.</source>
        <extracomment>app/ui/chat/status_line.py</extracomment>
        <translation>Wie viel vom Kontext, also von dem, was die Modelle von einem Chat sehen, dieser belegt. In den Einstellungen gibt es einen größeren.</translation>
    </message>
    <message>
        <source>Write some code</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Schreib etwas Code</translation>
    </message>
    <message>
        <source>Guessing shines: code says the next word well in advance.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Raten glänzt: Code sagt das nächste Wort lange vorher.</translation>
    </message>
    <message>
        <source>List the planets</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Zähl die Planeten auf</translation>
    </message>
    <message>
        <source>Guessing shines: in a list every line is built alike.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Raten glänzt: In einer Liste ist jede Zeile gleich gebaut.</translation>
    </message>
    <message>
        <source>Rewrite a text</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Schreib einen Text um</translation>
    </message>
    <message>
        <source>Guessing shines: most of the reply stands in the question already.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Raten glänzt: Das meiste der Antwort steht schon in der Frage.</translation>
    </message>
    <message>
        <source>Guessing is hard: at temperature {temperature} (for this reply only) words are a surprise, and more are missed.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Raten ist schwer: Bei Temperatur {temperature} (nur für diese Antwort) überraschen Wörter, und mehr wird verfehlt.</translation>
    </message>
    <message>
        <source>Send the part that fits</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Senden, was hineinpasst</translation>
    </message>
    <message>
        <source>Send the passages that match</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Senden, was zur Frage passt</translation>
    </message>
    <message>
        <source>“{file}” has {tokens} tokens, and there is room for {room}.</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>„{file}“ hat {tokens} Tokens, und Platz ist für {room}.</translation>
    </message>
    <message>
        <source>These files have {tokens} tokens, and there is room for {room}.</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Diese Dateien haben {tokens} Tokens, und Platz ist für {room}.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <extracomment>app/ui/chat/composing/file_strip.py, app/ui/chat/composing/resource_dialog.py, app/ui/dialogs/picture_dialog.py</extracomment>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>At most {share} of {all} tokens</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Höchstens {share} von {all} Tokens</translation>
    </message>
    <message>
        <source>{share} of {total} tokens</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>{share} von {total} Tokens</translation>
    </message>
    <message>
        <source>Settings has a larger context, which takes more memory.</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>In den Einstellungen gibt es einen größeren Kontext, der mehr Speicher braucht.</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>app/ui/chat/composing/file_strip.py, app/ui/dialogs/knowledge_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>{much} What should be sent?</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>{much} Was soll gesendet werden?</translation>
    </message>
    <message>
        <source>{much} The beginning is sent.</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>{much} Der Anfang wird gesendet.</translation>
    </message>
    <message>
        <source>{much} What matches your question is sent.</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>{much} Gesendet wird, was zu deiner Frage passt.</translation>
    </message>
    <message>
        <source>The part that fits</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Was hineinpasst</translation>
    </message>
    <message>
        <source>From the beginning, as far as there is room</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Vom Anfang an, so weit der Platz reicht</translation>
    </message>
    <message>
        <source>The passages that match</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Was zur Frage passt</translation>
    </message>
    <message>
        <source>Those with the words of your question in them, as many as fit</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Die Stellen mit den Wörtern deiner Frage, so viele hineinpassen</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the largest</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Die größte entfernen</translation>
    </message>
    <message>
        <source>Find in this chat</source>
        <extracomment>app/ui/chat/find_bar.py, app/ui/window/shortcuts.py</extracomment>
        <translation>In diesem Chat suchen</translation>
    </message>
    <message>
        <source>Enter goes to the next place, Shift+Enter to the one before, Escape ends it.</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>Enter geht zur nächsten Stelle, Umschalt+Enter zur vorigen, Escape beendet es.</translation>
    </message>
    <message>
        <source>The place before (Shift+F3)</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>Vorige Stelle (Shift+F3)</translation>
    </message>
    <message>
        <source>The next place (F3)</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>Nächste Stelle (F3)</translation>
    </message>
    <message>
        <source>End the search (Esc)</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>Suche beenden (Esc)</translation>
    </message>
    <message>
        <source>{place} of {total}</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>{place} von {total}</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>app/ui/chat/find_bar.py, app/ui/models_page/hub/problem.py</extracomment>
        <translation>Nicht gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n files are too many: a message can have {most}. None of them was added.</source>
        <comment>One file more is too many: a message can have {most}. None of them was added.</comment>
        <extracomment>app/ui/chat/composing/pending_files.py</extracomment>
        <translation>
            <numerusform>Eine Datei mehr ist zu viel: Eine Nachricht kann {most} haben. Keine davon wurde hinzugefügt.</numerusform>
            <numerusform>%n Dateien sind zu viel: Eine Nachricht kann {most} haben. Keine davon wurde hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{file}” is there already.</source>
        <extracomment>app/ui/chat/composing/pending_files.py</extracomment>
        <translation>„{file}“ ist schon da.</translation>
    </message>
    <message>
        <source>What you pasted is one file more than the {most} that a message can have.</source>
        <extracomment>app/ui/chat/composing/pending_files.py</extracomment>
        <translation>Das Eingefügte ist eine Datei mehr als die {most}, die eine Nachricht haben kann.</translation>
    </message>
    <message numerus="yes">
        <source>%n more files cannot be taken.</source>
        <comment>%n more file cannot be taken.</comment>
        <extracomment>app/ui/chat/composing/pending_files.py</extracomment>
        <translation>
            <numerusform>%n weitere Datei passt nicht mehr.</numerusform>
            <numerusform>%n weitere Dateien passen nicht mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Prompts</source>
        <extracomment>app/ui/chat/composing/message_sending.py, app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>Edit prompts…</source>
        <extracomment>app/ui/chat/composing/message_sending.py</extracomment>
        <translation>Prompts bearbeiten…</translation>
    </message>
    <message>
        <source>Keep this message as a prompt…</source>
        <extracomment>app/ui/chat/composing/message_sending.py</extracomment>
        <translation>Diese Nachricht als Prompt behalten…</translation>
    </message>
    <message>
        <source>Answer me now</source>
        <extracomment>app/ui/chat/replying/reply_remark.py</extracomment>
        <translation>Antworte mir jetzt</translation>
    </message>
    <message>
        <source>End the reply for the other program</source>
        <extracomment>app/ui/chat/replying/reply_remark.py</extracomment>
        <translation>Die Antwort für das andere Programm beenden</translation>
    </message>
    <message>
        <source>Add to dictionary</source>
        <extracomment>app/ui/chat/composing/spell_check.py</extracomment>
        <translation>Zum Wörterbuch hinzufügen</translation>
    </message>
    <message>
        <source>Ignore this word</source>
        <extracomment>app/ui/chat/composing/spell_check.py</extracomment>
        <translation>Dieses Wort ignorieren</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <extracomment>app/ui/chat/composing/spell_check.py</extracomment>
        <translation>Keine Vorschläge</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <extracomment>app/ui/chat/status_line.py</extracomment>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>The last words of a reply are not on the disk. They are saved as soon as that is possible; closing the window before then loses them.</source>
        <extracomment>app/ui/chat/status_line.py</extracomment>
        <translation>Die letzten Wörter einer Antwort sind nicht auf der Festplatte. Sie werden gespeichert, sobald es geht; schließt du vorher das Fenster, sind sie verloren.</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>app/ui/chat/first_page/loading_show.py, app/ui/chat/status_line.py</extracomment>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Thinking before the answer is on in this chat: slower, and often better</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Nachdenken vor der Antwort ist in diesem Chat an: langsamer und oft besser</translation>
    </message>
    <message>
        <source>Thinking before the answer: on</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Nachdenken vor der Antwort: an</translation>
    </message>
    <message>
        <source>Thinking before the answer is off in this chat: the answer comes at once</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Nachdenken vor der Antwort ist in diesem Chat aus: Die Antwort kommt sofort</translation>
    </message>
    <message>
        <source>Thinking before the answer: off</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Nachdenken vor der Antwort: aus</translation>
    </message>
    <message>
        <source>Thinks first</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Denkt erst nach</translation>
    </message>
    <message>
        <source>Thinking off</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Ohne Nachdenken</translation>
    </message>
    <message>
        <source>What the tool is given</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Was das Werkzeug bekommt</translation>
    </message>
    <message>
        <source>Allow once</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Einmal erlauben</translation>
    </message>
    <message>
        <source>Allow in this chat</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>In diesem Chat erlauben</translation>
    </message>
    <message>
        <source>This tool is not asked for again in this chat</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Nach diesem Werkzeug wird in diesem Chat nicht mehr gefragt</translation>
    </message>
    <message>
        <source>Never in this chat</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>In diesem Chat nie</translation>
    </message>
    <message>
        <source>The model is told no, and not offered it again here</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Dem Modell wird nein gesagt, und es wird ihm hier nicht mehr angeboten</translation>
    </message>
    <message>
        <source>The model wants to use {tool}, with:</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Das Modell möchte {tool} benutzen, mit:</translation>
    </message>
    <message>
        <source>Waiting for {tool}…</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Warten auf {tool}…</translation>
    </message>
    <message>
        <source>Starting the tools of this chat…</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Die Werkzeuge dieses Chats starten…</translation>
    </message>
    <message>
        <source>Tools of this chat</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Werkzeuge dieses Chats</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no tools</comment>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Tools of this chat: {names}</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Werkzeuge dieses Chats: {names}</translation>
    </message>
    <message>
        <source>Set up tools…</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Werkzeuge einrichten…</translation>
    </message>
    <message>
        <source>Tools that this chat may use:</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Werkzeuge, die dieser Chat benutzen darf:</translation>
    </message>
    <message>
        <source>Starter pair</source>
        <extracomment>app/ui/chat/replying/cards.py, app/ui/toolkit/language/words.py</extracomment>
        <translation>Startpaar</translation>
    </message>
    <message>
        <source>Try it now, nothing to download</source>
        <extracomment>app/ui/chat/first_page/welcome.py, app/ui/chat/replying/cards.py</extracomment>
        <translation>Gleich ausprobieren, nichts herunterzuladen</translation>
    </message>
    <message>
        <source>Starter pair: try it now, nothing to download</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Startpaar: gleich ausprobieren, nichts herunterzuladen</translation>
    </message>
    <message>
        <source>Choose a pair…</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Ein Paar wählen…</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Put the question back into the message field</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Die Frage zurück ins Nachrichtenfeld legen</translation>
    </message>
    <message>
        <source>Your question waits, since the models are not loaded. It is answered as soon as they are, or others.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Deine Frage wartet, weil die Modelle nicht geladen sind. Sie wird beantwortet, sobald sie es sind oder andere.</translation>
    </message>
    <message>
        <source>This question has no reply yet.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Diese Frage hat noch keine Antwort.</translation>
    </message>
    <message>
        <source>Your question is answered as soon as the models are loaded.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Deine Frage wird beantwortet, sobald die Modelle geladen sind.</translation>
    </message>
    <message>
        <source>Your question is answered after the reply that is being written.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Deine Frage wird nach der Antwort beantwortet, die gerade entsteht.</translation>
    </message>
    <message>
        <source>sees pictures, with {size} more</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>sieht Bilder, mit {size} mehr</translation>
    </message>
    <message>
        <source>It sees pictures, with {name} beside it ({size}), which is loaded with the first picture.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Es sieht Bilder, mit {name} daneben ({size}), das mit dem ersten Bild geladen wird.</translation>
    </message>
    <message>
        <source>Sees pictures, with {size} GB more</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Sieht Bilder, mit {size} GB mehr</translation>
    </message>
    <message>
        <source>Some of it is here already; {size} GB are still to come.</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>Ein Teil ist schon hier; {size} GB kommen noch.</translation>
    </message>
    <message>
        <source>There is no race: a reply could not be written.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Es gibt kein Rennen: Eine Antwort konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The models could not be loaded; your next message tries again</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Die Modelle konnten nicht geladen werden; deine nächste Nachricht versucht es noch einmal</translation>
    </message>
    <message>
        <source>The draft reads your message too… {done} of {total} tokens</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Das Ratemodell liest deine Nachricht auch… {done} von {total} Tokens</translation>
    </message>
    <message>
        <source>{count} tokens of {size}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{count} Tokens von {size}</translation>
    </message>
    <message>
        <source>Text, code, PDF, Word and pictures ({endings})</source>
        <extracomment>app/ui/window/document_actions.py</extracomment>
        <translation>Text, Code, PDF, Word und Bilder ({endings})</translation>
    </message>
    <message>
        <source>Your question waits for a model, and is answered as soon as one is loaded.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Deine Frage wartet auf ein Modell und wird beantwortet, sobald eines geladen ist.</translation>
    </message>
    <message>
        <source>sound or video, and no model is given that here</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>Ton oder Video, und kein Modell bekommt das hier</translation>
    </message>
    <message>
        <source>Load them</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Answer it</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Beantworten</translation>
    </message>
    <message>
        <source>Chat with a model on your own computer</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Chatte mit einem Modell auf deinem eigenen Computer</translation>
    </message>
    <message>
        <source>Open model files</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Modelldateien öffnen</translation>
    </message>
    <message>
        <source>Get a real pair</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>Ein echtes Paar holen</translation>
    </message>
    <message>
        <source>Watch a recorded reply: {title}</source>
        <extracomment>app/ui/chat/first_page/welcome.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Aufgezeichnete Antwort ansehen: {title}</translation>
    </message>
    <message>
        <source>What would you like to know?</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Was möchtest du wissen?</translation>
    </message>
    <message>
        <source>New folder</source>
        <extracomment>app/ui/chat_list/chat_actions.py, app/ui/chat_list/sidebar.py</extracomment>
        <translation>Neuer Ordner</translation>
    </message>
    <message numerus="yes">
        <source>%n chats</source>
        <comment>%n chat</comment>
        <extracomment>app/ui/chat_list/chat_actions.py, app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>
            <numerusform>%n Chat</numerusform>
            <numerusform>%n Chats</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}”</source>
        <extracomment>app/ui/chat_list/chat_actions.py, app/ui/models_page/library_words.py, app/ui/transcript/inspection.py</extracomment>
        <translation>„{name}“</translation>
    </message>
    <message>
        <source>Deleted {what}</source>
        <extracomment>app/ui/chat_list/chat_actions.py</extracomment>
        <translation>Gelöscht: {what}</translation>
    </message>
    <message>
        <source>Moved {what}</source>
        <extracomment>app/ui/chat_list/chat_actions.py</extracomment>
        <translation>Verschoben: {what}</translation>
    </message>
    <message>
        <source>Archived {what}</source>
        <extracomment>app/ui/chat_list/chat_actions.py</extracomment>
        <translation>Archiviert: {what}</translation>
    </message>
    <message>
        <source>Removed “{name}”</source>
        <extracomment>app/ui/chat_list/chat_actions.py</extracomment>
        <translation>„{name}“ entfernt</translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>app/ui/chat_list/chat_list.py</extracomment>
        <translation>Gespräche</translation>
    </message>
    <message>
        <source>New title</source>
        <extracomment>app/ui/chat_list/chat_list_delegate.py</extracomment>
        <translation>Neuer Titel</translation>
    </message>
    <message>
        <source>Folder {name}, {count}, {state}</source>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>Ordner {name}, {count}, {state}</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a folder&apos;s state</comment>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>offen</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a folder&apos;s state</comment>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>Pinned</source>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Show more of {count}</source>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>Mehr von {count} zeigen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n chats</source>
        <comment>Delete</comment>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>
            <numerusform>Löschen</numerusform>
            <numerusform>%n Chats löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Markdown, to read</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Markdown, zum Lesen</translation>
    </message>
    <message>
        <source>Web pages, with colours</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Webseiten, mit Farben</translation>
    </message>
    <message>
        <source>JSON, all of it, to take in again</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>JSON, alles, zum Wiedereinlesen</translation>
    </message>
    <message>
        <source>Move to folder</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>In Ordner verschieben</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Take out of the folder</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Aus dem Ordner nehmen</translation>
    </message>
    <message>
        <source>Take out of the archive</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Aus dem Archiv nehmen</translation>
    </message>
    <message>
        <source>Archive</source>
        <comment>a verb</comment>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Archivieren</translation>
    </message>
    <message>
        <source>Archive</source>
        <comment>the folder</comment>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>No chat contains “{words}”.</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Kein Chat enthält „{words}“.</translation>
    </message>
    <message>
        <source>Looking through older chats…</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Ältere Chats werden durchsucht…</translation>
    </message>
    <message>
        <source>Chats</source>
        <extracomment>app/ui/chat_list/sidebar.py, app/ui/window/palette.py</extracomment>
        <translation>Chats</translation>
    </message>
    <message>
        <source>Search chats</source>
        <extracomment>app/ui/chat_list/sidebar.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Chats suchen</translation>
    </message>
    <message>
        <source>New chat (Ctrl+N)</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Neuer Chat (Ctrl+N)</translation>
    </message>
    <message>
        <source>Folders, importing and saving chats</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Ordner, Chats importieren und speichern</translation>
    </message>
    <message>
        <source>Import chats…</source>
        <extracomment>app/ui/chat_list/sidebar.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Chats importieren…</translation>
    </message>
    <message>
        <source>Delete all chats…</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Alle Chats löschen…</translation>
    </message>
    <message>
        <source>Save all chats as</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Alle Chats speichern als</translation>
    </message>
    <message>
        <source>Your chats will be listed here.</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Hier stehen deine Chats.</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>app/ui/chat_list/sidebar.py, app/ui/models_page/library_view.py</extracomment>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Als Datei speichern…</translation>
    </message>
    <message numerus="yes">
        <source>Save %n chats as</source>
        <comment>Save %n chat as</comment>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>
            <numerusform>%n Chat speichern als</numerusform>
            <numerusform>%n Chats speichern als</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the folder, keep its chats</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Ordner entfernen, Chats behalten</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>app/ui/chat_list/chat_actions.py, app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/prompts_dialog.py, app/ui/dialogs/settings/settings_dialog.py, app/ui/window/chat_transfers.py</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z in the list)</source>
        <extracomment>app/ui/chat_list/chat_actions.py</extracomment>
        <translation>Rückgängig (Ctrl+Z in der Liste)</translation>
    </message>
    <message>
        <source>Work of others in Draftlight, with its licences</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Die Arbeit anderer in Draftlight, mit ihren Lizenzen</translation>
    </message>
    <message>
        <source>About Draftlight</source>
        <extracomment>app/ui/dialogs/about_dialog.py, app/ui/dialogs/settings/settings_dialog.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Über Draftlight</translation>
    </message>
    <message>
        <source>Newer versions</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Neuere Versionen</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Nach einer neueren Version sehen</translation>
    </message>
    <message>
        <source>Asks the project&apos;s release page once</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Fragt einmal die Seite des Projekts</translation>
    </message>
    <message>
        <source>Copy these facts</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Diese Angaben kopieren</translation>
    </message>
    <message>
        <source>For a question or a report: versions, no chats</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Für eine Frage oder Meldung: Versionen, keine Chats</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/ui/dialogs/about_dialog.py, app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/backups_dialog.py, app/ui/dialogs/deleted_chats_dialog.py, app/ui/dialogs/knowledge_dialog.py, app/ui/dialogs/picture_dialog.py, app/ui/dialogs/prompts_dialog.py, app/ui/dialogs/settings/settings_dialog.py, app/ui/dialogs/text_dialogs.py, app/ui/help/help_window.py, app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/comparison_view.py, app/ui/overlays/race_view.py, app/ui/overlays/recorded_view.py, app/ui/overlays/slow_motion_view.py, app/ui/previews/preview_dialog.py, app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Asking…</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Wird gefragt…</translation>
    </message>
    <message>
        <source>Where your data is</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Wo deine Daten sind</translation>
    </message>
    <message>
        <source>Chats, settings, models and a log without your words. It all stays here when Draftlight goes.</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Chats, Einstellungen, Modelle und ein Protokoll ohne deine Worte. Alles bleibt hier, wenn Draftlight geht.</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Draftlight is free software under the Apache Licence 2.0. It rests on work of others:</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Draftlight ist freie Software unter der Apache-Lizenz 2.0. Es ruht auf der Arbeit anderer:</translation>
    </message>
    <message>
        <source>Chat with language models on your own computer, and watch them guess ahead.</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Chatte mit Sprachmodellen auf deinem eigenen Computer und sieh ihnen beim Vorausraten zu.</translation>
    </message>
    <message>
        <source>Full licence texts</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Ganze Lizenztexte</translation>
    </message>
    <message>
        <source>What is new</source>
        <extracomment>app/ui/dialogs/about_dialog.py, app/ui/window/banner_messages.py</extracomment>
        <translation>Was neu ist</translation>
    </message>
    <message>
        <source>Of another Draftlight (“serve”), llama-server, vLLM, Ollama, LM Studio, or a server like OpenAI&apos;s.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Von einem anderen Draftlight („serve“), llama-server, vLLM, Ollama, LM Studio oder einem Server wie dem von OpenAI.</translation>
    </message>
    <message>
        <source>It has no model yet. Load one there first.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Dort gibt es noch kein Modell. Lade zuerst eines.</translation>
    </message>
    <message>
        <source>Without https, others on the way can read what you write, and the key: use it in networks you trust.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Ohne https können andere unterwegs lesen, was du schreibst, und den Schlüssel: nur in Netzen, denen du traust.</translation>
    </message>
    <message>
        <source>It shows everything: each round, wrong guesses, what both models expected.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Er zeigt alles: jede Runde, falsche Vermutungen, was beide Modelle erwarteten.</translation>
    </message>
    <message>
        <source>It tells how many guesses came true, without colours.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Er sagt, wie viele Vermutungen stimmten, ohne Farben.</translation>
    </message>
    <message>
        <source>Where it guesses, it tells how many guesses came true, without colours.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Wo er rät, sagt er, wie viele Vermutungen stimmten, ohne Farben.</translation>
    </message>
    <message>
        <source>It does not tell what was guessed: text and speed are shown.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Er sagt nicht, was geraten wurde: Text und Tempo werden gezeigt.</translation>
    </message>
    <message>
        <source>Kept in this system&apos;s keyring, and shown to this server alone.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Im Schlüsselbund dieses Systems, und nur diesem Server gezeigt.</translation>
    </message>
    <message>
        <source>This system has no keyring: the key is known until Draftlight is closed.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Dieses System hat keinen Schlüsselbund: Der Schlüssel ist bekannt, bis Draftlight geschlossen wird.</translation>
    </message>
    <message>
        <source>The system&apos;s keyring does not answer: the key may be known only until Draftlight is closed.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Der Schlüsselbund des Systems antwortet nicht: Vielleicht ist der Schlüssel nur bekannt, bis Draftlight geschlossen wird.</translation>
    </message>
    <message>
        <source>Another computer</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Anderer Computer</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/local_api/api_card.py</extracomment>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/local_api/api_card.py</extracomment>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Only where the server asks for one</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Nur wenn der Server einen verlangt</translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/dialogs/tool_server_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Ask the server what it is (Enter)</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Den Server fragen, was er ist (Enter)</translation>
    </message>
    <message>
        <source>Problem</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Models there</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Modelle dort</translation>
    </message>
    <message>
        <source>Use this model</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/models_page/hub/draft_row.py, app/ui/models_page/pair_card.py</extracomment>
        <translation>Dieses Modell nehmen</translation>
    </message>
    <message>
        <source>Looking for servers on this computer…</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Server auf diesem Computer werden gesucht…</translation>
    </message>
    <message>
        <source>Used before:</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Früher benutzt:</translation>
    </message>
    <message>
        <source>Asking {place}…</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>{place} wird gefragt…</translation>
    </message>
    <message>
        <source>{program} at {place}</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/metrics/drafting_advice.py</extracomment>
        <translation>{program} bei {place}</translation>
    </message>
    <message>
        <source>This server asks for a key. Enter it above.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Dieser Server verlangt einen Schlüssel. Gib ihn oben ein.</translation>
    </message>
    <message>
        <source>On this computer:</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Auf diesem Computer:</translation>
    </message>
    <message>
        <source>No server was found on this computer.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Auf diesem Computer wurde kein Server gefunden.</translation>
    </message>
    <message>
        <source>Keep a copy of all your chats, or bring the chats of an earlier copy back.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Eine Kopie aller Chats aufbewahren oder die Chats einer früheren Kopie zurückholen.</translation>
    </message>
    <message>
        <source>Backups…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Sicherungen…</translation>
    </message>
    <message>
        <source>Copy of Draftlight’s chats (*.sqlite3)</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Kopie der Chats von Draftlight (*.sqlite3)</translation>
    </message>
    <message>
        <source>before the chat file changed</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>bevor die Chatdatei sich änderte</translation>
    </message>
    <message>
        <source>Backups</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Copies of your chats</source>
        <extracomment>app/ui/application.py, app/ui/dialogs/backups_dialog.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Kopien deiner Chats</translation>
    </message>
    <message>
        <source>Chats in this copy</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Chats in dieser Kopie</translation>
    </message>
    <message>
        <source>What was said in this chat</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Was in diesem Chat gesagt wurde</translation>
    </message>
    <message>
        <source>Open a copy…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Kopie öffnen…</translation>
    </message>
    <message>
        <source>Back up now…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Jetzt sichern…</translation>
    </message>
    <message>
        <source>Bring back…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Zurückholen…</translation>
    </message>
    <message>
        <source>Looking for copies…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Kopien werden gesucht…</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>app/ui/dialogs/backups_dialog.py, app/ui/transcript/messages/user_message.py</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Open a copy of your chats</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Eine Kopie deiner Chats öffnen</translation>
    </message>
    <message>
        <source>Back up all chats</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Alle Chats sichern</translation>
    </message>
    <message>
        <source>Copying your chats…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Deine Chats werden kopiert…</translation>
    </message>
    <message>
        <source>They take the place of all chats that are here now, with their folders and assistants.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Sie treten an die Stelle aller Chats, die jetzt hier sind, mit ihren Ordnern und Assistenten.</translation>
    </message>
    <message>
        <source>A copy of the chats of now is made first and listed here, so that you can go back.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Vorher wird eine Kopie der jetzigen Chats gemacht und hier aufgeführt, damit du zurück kannst.</translation>
    </message>
    <message>
        <source>Bring back {copy}?</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>{copy} zurückholen?</translation>
    </message>
    <message>
        <source>Bring back</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Bringing your chats back…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Deine Chats werden zurückgeholt…</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>before others were brought back</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>bevor andere zurückgeholt wurden</translation>
    </message>
    <message>
        <source>There is no copy yet.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Es gibt noch keine Kopie.</translation>
    </message>
    <message>
        <source>Choose a chat to read it.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Wähle einen Chat, um ihn zu lesen.</translation>
    </message>
    <message>
        <source>The latest {count} chats are listed; all of them are brought back.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Die neuesten {count} Chats sind aufgeführt; zurückgeholt werden alle.</translation>
    </message>
    <message>
        <source>{why} Try again in a moment.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>{why} Versuche es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The chats of {moment} are back. What was there before is kept: Settings, Backups.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Die Chats von {moment} sind zurück. Was vorher da war, ist aufbewahrt: Einstellungen, Sicherungen.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <source>This is a mistake in Draftlight, not yours. Your chats are saved and the window goes on. The report holds no text of your chats; read it, and send it along if you report the mistake.</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Das ist ein Fehler in Draftlight, nicht deiner. Deine Chats sind gespeichert, und das Fenster läuft weiter. Der Bericht enthält keinen Text deiner Chats; lies ihn und schick ihn mit, wenn du den Fehler meldest.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Copy report</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Im Programm ist etwas schiefgegangen</translation>
    </message>
    <message>
        <source>Nothing there fits it as a draft: a smaller model that splits text alike.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Nichts dort passt als Ratemodell dazu: ein kleineres Modell, das Text genauso zerlegt.</translation>
    </message>
    <message>
        <source>It does not tell which of them fit. That is found out when both are loaded.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Er sagt nicht, welche davon passen. Das zeigt sich, wenn beide geladen sind.</translation>
    </message>
    <message>
        <source>{name}, as that computer pairs them</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>{name}, wie jener Computer sie paart</translation>
    </message>
    <message>
        <source>No draft</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/window/model_choices.py</extracomment>
        <translation>Kein Ratemodell</translation>
    </message>
    <message>
        <source>Draft that guesses ahead</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/dialogs/files_dialog.py, app/ui/window/user_actions.py</extracomment>
        <translation>Ratemodell, das vorausrät</translation>
    </message>
    <message>
        <source>Asking what fits…</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Es wird gefragt, was passt…</translation>
    </message>
    <message>
        <source>As that computer pairs them</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Wie jener Computer sie paart</translation>
    </message>
    <message>
        <source>All of it.</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Alles.</translation>
    </message>
    <message>
        <source>{figures}. What the model reads of it: {note}</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>{figures}. Was das Modell davon liest: {note}</translation>
    </message>
    <message>
        <source>Text of {name}</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Text von {name}</translation>
    </message>
    <message>
        <source>Copy text</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Model files (*.gguf)</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Modelldateien (*.gguf)</translation>
    </message>
    <message>
        <source>Big model that writes the answer</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Großes Modell, das die Antwort schreibt</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>A chat model in a GGUF file.</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Ein Chatmodell in einer GGUF-Datei.</translation>
    </message>
    <message>
        <source>Draft that guesses ahead (if you have one)</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Ratemodell, das vorausrät (falls du eines hast)</translation>
    </message>
    <message>
        <source>A much smaller model of the same family: an eighth of the size or less works best.</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Ein viel kleineres Modell derselben Familie: Ein Achtel der Größe oder weniger geht am besten.</translation>
    </message>
    <message>
        <source>No file chosen</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Keine Datei gewählt</translation>
    </message>
    <message>
        <source>Browse…</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>Browse for: {title}</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Auswählen für: {title}</translation>
    </message>
    <message>
        <source>Chats (*.json *.jsonl *.zip)</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Chats (*.json *.jsonl *.zip)</translation>
    </message>
    <message>
        <source>Settings → Data controls → Export data. Choose the ZIP file that comes by e-mail, as it is.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Settings → Data controls → Export data. Wähle die ZIP-Datei, die per E-Mail kommt, so wie sie ist.</translation>
    </message>
    <message>
        <source>Settings → Privacy → Export data. Choose the ZIP file, or the conversations.json in it.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Settings → Privacy → Export data. Wähle die ZIP-Datei oder die conversations.json darin.</translation>
    </message>
    <message>
        <source>Choose the folder “conversations” in “.lmstudio”, in your home folder.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Wähle den Ordner „conversations“ in „.lmstudio“ in deinem persönlichen Ordner.</translation>
    </message>
    <message>
        <source>Choose the folder “threads” in Jan’s data folder.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Wähle den Ordner „threads“ im Datenordner von Jan.</translation>
    </message>
    <message>
        <source>Settings → Data controls → Export chats. Choose the JSON file.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Settings → Data controls → Export chats. Wähle die JSON-Datei.</translation>
    </message>
    <message>
        <source>JSON files, or a ZIP file of them, that were saved here.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>JSON-Dateien oder eine ZIP-Datei davon, die hier gespeichert wurden.</translation>
    </message>
    <message>
        <source>Import chats</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Chats importieren</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere. Chats that are here already are not doubled. It can be undone.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Nichts wird irgendwohin gesandt. Chats, die schon da sind, kommen nicht doppelt. Es lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Ordner wählen…</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Dateien wählen…</translation>
    </message>
    <message>
        <source>Insert</source>
        <extracomment>app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>New prompt</source>
        <extracomment>app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>Neuer Prompt</translation>
    </message>
    <message>
        <source>Prompt</source>
        <extracomment>app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>What is to stand in the message field</source>
        <extracomment>app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>Was im Nachrichtenfeld stehen soll</translation>
    </message>
    <message>
        <source>{{language}} is a place to fill in: you are asked for it each time.</source>
        <extracomment>app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>{{Sprache}} ist eine Stelle zum Ausfüllen: Du wirst jedes Mal danach gefragt.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>No setting is about “{words}”. Try another word.</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Keine Einstellung handelt von „{words}“. Versuche ein anderes Wort.</translation>
    </message>
    <message>
        <source>{own} is the starter model&apos;s own: it suits so small a model. With others: {value}.</source>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>{own} ist der eigene Wert des Startmodells: Er passt zu so einem kleinen Modell. Bei anderen: {value}.</translation>
    </message>
    <message>
        <source>Reset “{setting}” to: {value}</source>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>„{setting}“ zurücksetzen auf: {value}</translation>
    </message>
    <message>
        <source>You set this one; the starter model&apos;s own is {value}.</source>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>Das hast du eingestellt; der eigene Wert des Startmodells ist {value}.</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>app/ui/dialogs/settings/row.py</extracomment>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Back to: {value}</source>
        <extracomment>app/ui/dialogs/settings/row.py</extracomment>
        <translation>Zurück zu: {value}</translation>
    </message>
    <message>
        <source>on</source>
        <comment>a setting</comment>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a setting</comment>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>aus</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>leer</translation>
    </message>
    <message>
        <source>Search settings</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Abschnitt</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <comment>%n changed</comment>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>
            <numerusform>%n geändert</numerusform>
            <numerusform>%n geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them alone</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Nur diese zeigen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Show all settings</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Alle Einstellungen zeigen</translation>
    </message>
    <message>
        <source>Show the changed settings alone</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Nur die geänderten Einstellungen zeigen</translation>
    </message>
    <message>
        <source>All settings are as they came.</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Alle Einstellungen sind, wie sie kamen.</translation>
    </message>
    <message numerus="yes">
        <source>%n settings are changed.</source>
        <comment>One setting is changed.</comment>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>
            <numerusform>Eine Einstellung ist geändert.</numerusform>
            <numerusform>%n Einstellungen sind geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo the reset of all settings</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Das Zurücksetzen aller Einstellungen rückgängig machen</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Alle Einstellungen zurücksetzen</translation>
    </message>
    <message>
        <source>You can undo this</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Das lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>No keys</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py, app/ui/help/help_pages.py</extracomment>
        <translation>Keine Tasten</translation>
    </message>
    <message>
        <source>Press the keys…</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>Drück die Tasten…</translation>
    </message>
    <message>
        <source>Press the new keys, Backspace for none, or Esc to leave them as they are.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>Drück die neuen Tasten, Rücktaste für keine oder Esc, um sie zu lassen.</translation>
    </message>
    <message>
        <source>Reset the keys of “{action}” to: {keys}</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>Tasten von „{action}“ zurücksetzen auf: {keys}</translation>
    </message>
    <message>
        <source>Use them here instead</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>Hier stattdessen benutzen</translation>
    </message>
    <message>
        <source>Press to choose other keys</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>Drücken, um andere Tasten zu wählen</translation>
    </message>
    <message>
        <source>{keys} is taken by “{action}” now.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} gehört jetzt zu „{action}“.</translation>
    </message>
    <message>
        <source>{keys} is taken by “{action}”.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} gehört zu „{action}“.</translation>
    </message>
    <message>
        <source>Send the message</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Die Nachricht senden</translation>
    </message>
    <message>
        <source>Break the line</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Zeile umbrechen</translation>
    </message>
    <message>
        <source>In an empty message field: what you asked before; Down goes back</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>In leerem Nachrichtenfeld: was du vorher gefragt hast; Abwärts geht zurück</translation>
    </message>
    <message>
        <source>In a reply: to the next token; what both models thought of it is shown</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>In einer Antwort: zum nächsten Token; was beide Modelle davon hielten, wird gezeigt</translation>
    </message>
    <message>
        <source>In a reply: light up the round of the token at the cursor</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>In einer Antwort: die Runde des Tokens an der Schreibmarke hervorheben</translation>
    </message>
    <message>
        <source>Rename the chat that is marked in the list</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Den in der Liste markierten Chat umbenennen</translation>
    </message>
    <message>
        <source>Delete the chat that is marked in the list</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Den in der Liste markierten Chat löschen</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Tasten ändern…</translation>
    </message>
    <message>
        <source>{keys} copies in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} kopiert in jedem Textfeld und kann hier deshalb nicht benutzt werden.</translation>
    </message>
    <message>
        <source>{keys} cuts in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} schneidet in jedem Textfeld aus und kann hier deshalb nicht benutzt werden.</translation>
    </message>
    <message>
        <source>{keys} pastes in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} fügt in jedem Textfeld ein und kann hier deshalb nicht benutzt werden.</translation>
    </message>
    <message>
        <source>{keys} selects all in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} wählt in jedem Textfeld alles aus und kann hier deshalb nicht benutzt werden.</translation>
    </message>
    <message>
        <source>{keys} takes back what was typed in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} nimmt in jedem Textfeld Getipptes zurück und kann hier deshalb nicht benutzt werden.</translation>
    </message>
    <message>
        <source>{keys} types again what was taken back in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} stellt in jedem Textfeld Zurückgenommenes wieder her und kann hier deshalb nicht benutzt werden.</translation>
    </message>
    <message>
        <source>{keys} deletes a word in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} löscht in jedem Textfeld ein Wort und kann hier deshalb nicht benutzt werden.</translation>
    </message>
    <message>
        <source>{keys} goes a word further in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} geht in jedem Textfeld ein Wort weiter und kann hier deshalb nicht benutzt werden.</translation>
    </message>
    <message>
        <source>{keys} goes a word back in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} geht in jedem Textfeld ein Wort zurück und kann hier deshalb nicht benutzt werden.</translation>
    </message>
    <message>
        <source>{keys} goes to the beginning in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} geht in jedem Textfeld an den Anfang und kann hier deshalb nicht benutzt werden.</translation>
    </message>
    <message>
        <source>{keys} goes to the end in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} geht in jedem Textfeld ans Ende und kann hier deshalb nicht benutzt werden.</translation>
    </message>
    <message>
        <source>{keys} renames a chat in the list, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} benennt einen Chat in der Liste um und kann hier deshalb nicht benutzt werden.</translation>
    </message>
    <message>
        <source>{keys} closes windows, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} schließt Fenster und kann hier deshalb nicht benutzt werden.</translation>
    </message>
    <message>
        <source>{keys} belongs to the message field, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} gehört zum Nachrichtenfeld und kann hier deshalb nicht benutzt werden.</translation>
    </message>
    <message>
        <source>These keys cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>Diese Tasten können hier nicht benutzt werden.</translation>
    </message>
    <message>
        <source>{keys} alone is needed for typing and moving about. Hold Ctrl or Alt with it.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} allein wird zum Tippen und Bewegen gebraucht. Halte Ctrl oder Alt dazu.</translation>
    </message>
    <message>
        <source>Draftlight cannot start</source>
        <extracomment>app/ui/dialogs/start_failure.py</extracomment>
        <translation>Draftlight kann nicht starten</translation>
    </message>
    <message>
        <source>Draftlight cannot start.</source>
        <extracomment>app/ui/dialogs/start_failure.py</extracomment>
        <translation>Draftlight kann nicht starten.</translation>
    </message>
    <message>
        <source>Tool server</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Werkzeugserver</translation>
    </message>
    <message>
        <source>Starts it, asks for its tools, and ends it</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Startet ihn, fragt nach seinen Werkzeugen und beendet ihn</translation>
    </message>
    <message>
        <source>Starting it…</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Er startet…</translation>
    </message>
    <message>
        <source>Arguments, one in a line</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Argumente, eines je Zeile</translation>
    </message>
    <message>
        <source>Each line of the environment has the form NAME=value.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Jede Zeile der Umgebung hat die Form NAME=Wert.</translation>
    </message>
    <message>
        <source>A character that no command can have is in it.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Darin ist ein Zeichen, das kein Befehl haben kann.</translation>
    </message>
    <message>
        <source>{count} more cannot be used here.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>{count} weitere können hier nicht benutzt werden.</translation>
    </message>
    <message>
        <source>This copy of Draftlight was built from its source and knows no place to ask for newer versions.</source>
        <extracomment>app/ui/dialogs/update_check.py</extracomment>
        <translation>Dieses Draftlight wurde aus seinem Quelltext gebaut und kennt keinen Ort, um nach neueren Versionen zu fragen.</translation>
    </message>
    <message>
        <source>This is the newest version.</source>
        <extracomment>app/ui/dialogs/update_check.py</extracomment>
        <translation>Das ist die neueste Version.</translation>
    </message>
    <message>
        <source>Draftlight {newer} is out; this is {own}.</source>
        <extracomment>app/ui/dialogs/update_check.py</extracomment>
        <translation>Draftlight {newer} ist erschienen; dieses ist {own}.</translation>
    </message>
    <message>
        <source>Choose a model first: the picker at the top, or “Open model files…”.</source>
        <extracomment>app/conversation/engine_session.py</extracomment>
        <translation>Wähle zuerst ein Modell: oben oder mit „Modelldateien öffnen…“.</translation>
    </message>
    <message>
        <source>The text so far</source>
        <extracomment>app/ui/how_it_works/diagram.py</extracomment>
        <translation>Der Text bisher</translation>
    </message>
    <message>
        <source>The small model guesses</source>
        <extracomment>app/ui/how_it_works/diagram.py</extracomment>
        <translation>Das kleine Modell rät</translation>
    </message>
    <message>
        <source>The big model would write</source>
        <extracomment>app/ui/how_it_works/diagram.py</extracomment>
        <translation>Das große Modell würde schreiben</translation>
    </message>
    <message>
        <source>{word} (dropped)</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>{word} (verworfen)</translation>
    </message>
    <message>
        <source>{word} (waits)</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>{word} (wartet)</translation>
    </message>
    <message>
        <source>{word} (right)</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>{word} (richtig)</translation>
    </message>
    <message>
        <source>{word} (wrong)</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>{word} (falsch)</translation>
    </message>
    <message>
        <source>The capital of France is | Paris and it | is beautiful | serves | as the seat of</source>
        <comment>an example text; the parts after the first have 3, 2, 1 and 4 words, with spaces between them. The small model guesses parts two and three. Part four is what the big model writes instead of part three</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Die Hauptstadt von Frankreich ist | Paris und sie | ist schön | dient | als Sitz der Regierung</translation>
    </message>
    <message>
        <source>The text: {words}</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Der Text: {words}</translation>
    </message>
    <message>
        <source>A big model writes word after word, and does all its work anew for each. That takes time.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Ein großes Modell schreibt Wort um Wort und tut für jedes die ganze Arbeit neu. Das braucht Zeit.</translation>
    </message>
    <message>
        <source>A small model is quick. It guesses five words ahead; some of them may be wrong.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Ein kleines Modell ist schnell. Es rät fünf Wörter voraus; manche davon können falsch sein.</translation>
    </message>
    <message>
        <source>The big model looks at all five guesses in a single pass, and says at each what it would write itself. Such a pass takes hardly longer than writing one word.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Das große Modell sieht alle fünf Vermutungen in einem einzigen Durchgang an und sagt bei jeder, was es selbst schreiben würde. So ein Durchgang dauert kaum länger als ein Wort.</translation>
    </message>
    <message>
        <source>Three guesses are what the big model would write: they stay. The fourth is not.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Drei Vermutungen sind, was das große Modell schreiben würde: Sie bleiben. Die vierte nicht.</translation>
    </message>
    <message>
        <source>In its place comes the big model&apos;s own word, “{word}”. What was guessed after a wrong word is dropped.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>An ihre Stelle kommt das eigene Wort des großen Modells, „{word}“. Was nach einem falschen Wort geraten war, fällt weg.</translation>
    </message>
    <message>
        <source>One pass brought four words instead of one. Each of them is what the big model would have written alone: guessing changes the speed, never the text.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Ein Durchgang brachte vier Wörter statt eines. Jedes davon hätte das große Modell auch allein geschrieben: Raten ändert das Tempo, nie den Text.</translation>
    </message>
    <message>
        <source>Then the small model guesses again, from where the text now ends.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Dann rät das kleine Modell wieder, von da, wo der Text jetzt endet.</translation>
    </message>
    <message>
        <source>All three are right. The same pass also tells what comes after them: one more word for free, the bonus.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Alle drei stimmen. Derselbe Durchgang sagt auch, was danach kommt: noch ein Wort umsonst, der Bonus.</translation>
    </message>
    <message>
        <source>Guesses: {words}</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Vermutungen: {words}</translation>
    </message>
    <message>
        <source>The big model: {words}</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Das große Modell: {words}</translation>
    </message>
    <message>
        <source>Example</source>
        <extracomment>app/ui/how_it_works/diagram.py</extracomment>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>A small model guesses ahead, a big one checks every word.
The colours show which guesses were right.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Ein kleines Modell rät voraus, ein großes prüft jedes Wort.
Die Farben zeigen, welche Vermutungen stimmten.</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>app/ui/chat/first_page/welcome.py, app/ui/how_it_works/how_it_works_view.py, app/ui/transcript/legend.py</extracomment>
        <translation>So geht das</translation>
    </message>
    <message>
        <source>One example, step by step</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Ein Beispiel, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>app/ui/how_it_works/film_player.py, app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>It pays most where the next words are easy to foresee: code, lists, text that repeats what is there. Where words come as a surprise, as in a daring poem, more guesses are wrong and less is won; where it does not pay at all, Draftlight stops guessing by itself. In a chat the colours show what became of each guess, and the gauge beside it compares the speed with the big model&apos;s own.</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py</extracomment>
        <translation>Es lohnt sich am meisten, wo die nächsten Wörter leicht vorherzusehen sind: Code, Listen, Text, der Gesagtes wiederholt. Wo Wörter überraschen, wie in einem gewagten Gedicht, sind mehr Vermutungen falsch, und weniger wird gewonnen; wo es sich gar nicht lohnt, hört Draftlight von selbst auf zu raten. In einem Chat zeigen die Farben, was aus jeder Vermutung wurde, und die Anzeige daneben vergleicht das Tempo mit dem des großen Modells allein.</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/slow_motion_view.py, app/ui/window/choices.py</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Einen Schritt zurück (Left)</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>One step further (Right)</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Einen Schritt weiter (Right)</translation>
    </message>
    <message>
        <source>Back to the chat (Esc)</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/comparison_view.py, app/ui/overlays/race_view.py, app/ui/overlays/recorded_view.py, app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Zurück zum Chat (Esc)</translation>
    </message>
    <message>
        <source>Step {place} of {count}</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py</extracomment>
        <translation>Schritt {place} von {count}</translation>
    </message>
    <message>
        <source>From the start</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py</extracomment>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>How guessing ahead works</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Wie Vorausraten geht</translation>
    </message>
    <message>
        <source>New key</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>Neuer Schlüssel</translation>
    </message>
    <message>
        <source>Programs that have the key of now are refused then</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>Programme mit dem jetzigen Schlüssel werden dann abgewiesen</translation>
    </message>
    <message>
        <source>Use port {free_port}</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>Port {free_port} nehmen</translation>
    </message>
    <message>
        <source>Listen at port {free_port} instead</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>Stattdessen an Port {free_port} zuhören</translation>
    </message>
    <message>
        <source>Other programs can ask</source>
        <extracomment>app/ui/local_api/api_mark.py, app/ui/local_api/api_popup.py</extracomment>
        <translation>Andere Programme können fragen</translation>
    </message>
    <message>
        <source>End it</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>End the reply that is being written for another program</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Die Antwort beenden, die für ein anderes Programm entsteht</translation>
    </message>
    <message>
        <source>End the reply for another program</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Die Antwort für das andere Programm beenden</translation>
    </message>
    <message>
        <source>Watch in a browser</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Im Browser zusehen</translation>
    </message>
    <message>
        <source>A page that shows replies as they are written</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Eine Seite, die Antworten zeigt, während sie entstehen</translation>
    </message>
    <message>
        <source>Show my replies too</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Auch meine Antworten zeigen</translation>
    </message>
    <message>
        <source>In browsers that watch: whoever can ask can watch</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>In Browsern, die zusehen: Wer fragen kann, kann zusehen</translation>
    </message>
    <message>
        <source>Settings…</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Switch off</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Off. Other programs cannot ask this window.</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>Aus. Andere Programme können dieses Fenster nicht fragen.</translation>
    </message>
    <message>
        <source>Starting…</source>
        <extracomment>app/ui/local_api/api_words.py, app/ui/overlays/race_view.py</extracomment>
        <translation>Startet…</translation>
    </message>
    <message>
        <source>Ending…</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>Endet…</translation>
    </message>
    <message>
        <source>Nobody is asking now.</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>Gerade fragt niemand.</translation>
    </message>
    <message>
        <source>None needed on this computer</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>Auf diesem Computer nicht nötig</translation>
    </message>
    <message>
        <source>This computer is in no network now.</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>Dieser Computer ist gerade in keinem Netz.</translation>
    </message>
    <message>
        <source>Other programs can ask at {address}</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>Andere Programme können unter {address} fragen</translation>
    </message>
    <message numerus="yes">
        <source>%n requests wait until you are answered.</source>
        <comment>One request waits until you are answered.</comment>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>
            <numerusform>Eine Anfrage wartet, bis dir geantwortet ist.</numerusform>
            <numerusform>%n Anfragen warten, bis dir geantwortet ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>{state}. {activity}</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>{state}. {activity}</translation>
    </message>
    <message>
        <source>Not listening. {problem}</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>Hört nicht zu. {problem}</translation>
    </message>
    <message>
        <source>Listening, for other computers too.</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>Hört zu, auch für andere Computer.</translation>
    </message>
    <message>
        <source>Listening, for this computer only.</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>Hört zu, nur für diesen Computer.</translation>
    </message>
    <message>
        <source>Copy: {what}</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>Kopieren: {what}</translation>
    </message>
    <message>
        <source>Address for other computers</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>Adresse für andere Computer</translation>
    </message>
    <message>
        <source>Try it in a terminal</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>Im Terminal ausprobieren</translation>
    </message>
    <message>
        <source>This server does not tell</source>
        <extracomment>app/ui/metrics/card.py</extracomment>
        <translation>Dieser Server sagt es nicht</translation>
    </message>
    <message>
        <source>What the colours mean</source>
        <extracomment>app/ui/metrics/metrics_panel.py, app/ui/transcript/legend.py</extracomment>
        <translation>Was die Farben bedeuten</translation>
    </message>
    <message>
        <source>This model cannot take words back, so guesses for it cannot be checked.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Dieses Modell kann keine Wörter zurücknehmen, deshalb können Vermutungen nicht geprüft werden.</translation>
    </message>
    <message>
        <source>Nothing in this conversation was repeated, so there was nothing to copy.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>In diesem Gespräch wiederholte sich nichts, deshalb gab es nichts zu übernehmen.</translation>
    </message>
    <message>
        <source>The draft stopped working: replies go on without it until the models are loaded again.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Das Ratemodell arbeitet nicht mehr: Antworten kommen ohne es, bis die Modelle neu geladen werden.</translation>
    </message>
    <message>
        <source>Use Automatic</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Automatisch nehmen</translation>
    </message>
    <message>
        <source>Turn guessing on</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Raten einschalten</translation>
    </message>
    <message>
        <source>Guess anyway</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Trotzdem raten</translation>
    </message>
    <message>
        <source>Turn guessing off</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Raten ausschalten</translation>
    </message>
    <message>
        <source>Choose a draft</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Ratemodell wählen</translation>
    </message>
    <message>
        <source>Choose another pair</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Anderes Paar wählen</translation>
    </message>
    <message>
        <source>Get a real pair…</source>
        <extracomment>app/ui/chat/first_page/welcome.py, app/ui/metrics/drafting_advice.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Ein echtes Paar holen…</translation>
    </message>
    <message>
        <source>Other computers…</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Andere Computer…</translation>
    </message>
    <message>
        <source>{problem} The big model answers without a draft.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>{problem} Das große Modell antwortet ohne Ratemodell.</translation>
    </message>
    <message>
        <source>No draft is chosen: guesses can only be copied from what was said before.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Kein Ratemodell ist gewählt: Vermutungen können nur aus dem schon Gesagten übernommen werden.</translation>
    </message>
    <message>
        <source>Guessing is off: the big model writes alone.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Raten ist aus: Das große Modell schreibt allein.</translation>
    </message>
    <message>
        <source>{server} decides by itself whether to guess: what is chosen here does not reach it.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>{server} entscheidet selbst, ob geraten wird: Was hier gewählt ist, erreicht es nicht.</translation>
    </message>
    <message>
        <source>The reply is too short for a guess.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Die Antwort ist zu kurz für eine Vermutung.</translation>
    </message>
    <message>
        <source>You asked for guesses: from the next reply on they do not pause.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Du wolltest Vermutungen: Ab der nächsten Antwort machen sie keine Pause.</translation>
    </message>
    <message>
        <source>Guessing is paused: at present it would take more time than it saves.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Raten macht Pause: Gerade würde es mehr Zeit kosten, als es spart.</translation>
    </message>
    <message>
        <source>Guessing is off: the big model writes the next reply alone.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Raten ist aus: Das große Modell schreibt die nächste Antwort allein.</translation>
    </message>
    <message>
        <source>{server} decides by itself whether to guess, so it cannot be asked for both ways.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>{server} entscheidet selbst, ob geraten wird, und kann deshalb nicht um beides gebeten werden.</translation>
    </message>
    <message>
        <source>The reply repeats nothing that could be copied, so nothing was guessed.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Die Antwort wiederholt nichts, was übernommen werden könnte, deshalb wurde nichts geraten.</translation>
    </message>
    <message>
        <source>There is no draft, and the reply repeats nothing that could be copied, so nothing was guessed.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Es gibt kein Ratemodell, und die Antwort wiederholt nichts, was übernommen werden könnte, deshalb wurde nichts geraten.</translation>
    </message>
    <message>
        <source>{problem} It writes alone.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>{problem} Es schreibt allein.</translation>
    </message>
    <message>
        <source>No draft is chosen, so nothing can be guessed.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Kein Ratemodell ist gewählt, deshalb kann nichts geraten werden.</translation>
    </message>
    <message>
        <source>Nothing was guessed in this reply: it would have taken more time than it saves.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>In dieser Antwort wurde nichts geraten: Es hätte mehr Zeit gekostet, als es spart.</translation>
    </message>
    <message>
        <source>Guessing paused in this reply, where it would have taken more time than it saves.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Das Raten machte in dieser Antwort Pause, wo es mehr Zeit gekostet hätte, als es spart.</translation>
    </message>
    <message>
        <source>Round {place}: {figures}; {time}</source>
        <extracomment>app/ui/metrics/figures.py</extracomment>
        <translation>Runde {place}: {figures}; {time}</translation>
    </message>
    <message>
        <source>nothing guessed, one token written</source>
        <extracomment>app/ui/metrics/figures.py</extracomment>
        <translation>nichts geraten, ein Token geschrieben</translation>
    </message>
    <message>
        <source>{guessed} guessed, {kept} kept, {written} written</source>
        <extracomment>app/ui/metrics/figures.py</extracomment>
        <translation>{guessed} geraten, {kept} behalten, {written} geschrieben</translation>
    </message>
    <message>
        <source>{time} ms to check</source>
        <extracomment>app/ui/metrics/figures.py</extracomment>
        <translation>{time} ms zum Prüfen</translation>
    </message>
    <message>
        <source>{guessing} ms to guess, {checking}</source>
        <extracomment>app/ui/metrics/figures.py</extracomment>
        <translation>{guessing} ms zum Raten, {checking}</translation>
    </message>
    <message>
        <source>tokens a second</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>Tokens je Sekunde</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>app/ui/metrics/gauge.py, app/ui/overlays/slow_motion_view.py, app/ui/window/top_bar.py</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>No reply is being written.</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>Gerade entsteht keine Antwort.</translation>
    </message>
    <message>
        <source>{speed} tokens a second.</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>{speed} Tokens je Sekunde.</translation>
    </message>
    <message numerus="yes">
        <source>the first %n pages of {count} as pictures: no text is in them</source>
        <comment>the first page of {count} as a picture: no text is in it</comment>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>
            <numerusform>die erste Seite von {count} als Bild: Sie enthält keinen Text</numerusform>
            <numerusform>die ersten %n Seiten von {count} als Bilder: Sie enthalten keinen Text</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” has no text in it that can be read.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>„{name}“ enthält keinen Text, der gelesen werden kann.</translation>
    </message>
    <message>
        <source>{name}, page {page}</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>{name}, Seite {page}</translation>
    </message>
    <message>
        <source>“{name}” has no text in it: its pages are pictures, as a scanner makes them.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>„{name}“ enthält keinen Text: Die Seiten sind Bilder, wie ein Scanner sie macht.</translation>
    </message>
    <message>
        <source>llama.cpp was stopped while it was tried out. Try again.</source>
        <extracomment>app/engine/engine.py</extracomment>
        <translation>llama.cpp wurde angehalten, während es ausprobiert wurde. Versuche es noch einmal.</translation>
    </message>
    <message>
        <source>The grammar allows nothing here that {name} can write.</source>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>Die Grammatik erlaubt hier nichts, was {name} schreiben kann.</translation>
    </message>
    <message>
        <source>The reply need not obey all of its JSON schema. Left out: {parts}.</source>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>Die Antwort muss nicht ihrem ganzen JSON-Schema entsprechen. Ausgelassen: {parts}.</translation>
    </message>
    <message>
        <source>what contradicts itself</source>
        <extracomment>app/llama/grammars/json_schema.py</extracomment>
        <translation>was sich selbst widerspricht</translation>
    </message>
    <message>
        <source>all of one that is too large</source>
        <extracomment>app/llama/grammars/json_schema.py</extracomment>
        <translation>alles aus einem, das zu groß ist</translation>
    </message>
    <message>
        <source>some of many alternatives</source>
        <extracomment>app/llama/grammars/schema_cases.py</extracomment>
        <translation>einige von vielen Alternativen</translation>
    </message>
    <message>
        <source>there is no type “{kind}”</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>es gibt keinen Typ „{kind}“</translation>
    </message>
    <message>
        <source>{name} cannot be loaded. llama.cpp says: {reason}.</source>
        <extracomment>app/llama/load_errors.py, app/llama/pictures/projector.py</extracomment>
        <translation>{name} kann nicht geladen werden. llama.cpp sagt: {reason}.</translation>
    </message>
    <message>
        <source>{name} cannot be loaded: it is newer than this version of Draftlight ({reason}).</source>
        <extracomment>app/llama/load_errors.py</extracomment>
        <translation>{name} kann nicht geladen werden: Es ist neuer als diese Version von Draftlight ({reason}).</translation>
    </message>
    <message>
        <source>it leaves out what was said</source>
        <extracomment>app/llama/templates/conversation_forms.py</extracomment>
        <translation>sie lässt aus, was gesagt wurde</translation>
    </message>
    <message>
        <source>it does not come to an end</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>sie kommt zu keinem Ende</translation>
    </message>
    <message>
        <source>it takes too much memory</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>sie braucht zu viel Speicher</translation>
    </message>
    <message>
        <source>its process ended</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>ihr Prozess ist zu Ende gegangen</translation>
    </message>
    <message>
        <source>it cannot be read ({reason})</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>sie kann nicht gelesen werden ({reason})</translation>
    </message>
    <message>
        <source>This model&apos;s chat template cannot write this conversation: {reason}.</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>Die Chatvorlage dieses Modells kann dieses Gespräch nicht schreiben: {reason}.</translation>
    </message>
    <message>
        <source>This model&apos;s chat template cannot be used: {reason}. ChatML, a common one, stands in its place.</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>Die Chatvorlage dieses Modells kann nicht benutzt werden: {reason}. An ihrer Stelle steht ChatML, eine verbreitete.</translation>
    </message>
    <message>
        <source>The chat template that was given cannot be used: {reason}.</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>Die angegebene Chatvorlage kann nicht benutzt werden: {reason}.</translation>
    </message>
    <message>
        <source>llama.cpp was compiled for another processor. Compile it for this one, in the program&apos;s folder: {command}</source>
        <extracomment>app/llama/trials/processor.py</extracomment>
        <translation>llama.cpp wurde für einen anderen Prozessor kompiliert. Kompiliere es für diesen, im Ordner des Programms: {command}</translation>
    </message>
    <message>
        <source>{name} makes llama.cpp crash, so it cannot be used. It may be damaged, or newer than this version. If the computer was at fault, trying again helps.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>{name} bringt llama.cpp zum Absturz und kann deshalb nicht benutzt werden. Vielleicht ist es beschädigt oder neuer als diese Version. Lag es am Computer, hilft ein neuer Versuch.</translation>
    </message>
    <message>
        <source>{name} could not be tried out: the process for that ended with status {status}, which says nothing about the file. Try again.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>{name} konnte nicht ausprobiert werden: Der Prozess dafür endete mit Status {status}, was nichts über die Datei sagt. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>{name} makes llama.cpp give up. There may be too little free memory for it.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>Bei {name} gibt llama.cpp auf. Vielleicht ist dafür zu wenig Speicher frei.</translation>
    </message>
    <message>
        <source>The file {name} was overwritten, cut short or taken away while the model was in use. The next question loads it again.</source>
        <extracomment>app/llama/weights/file_pages.py</extracomment>
        <translation>Die Datei {name} wurde überschrieben, gekürzt oder entfernt, während das Modell benutzt wurde. Die nächste Frage lädt sie neu.</translation>
    </message>
    <message>
        <source>{name} is a projector, with which a model sees pictures, and no model of its own. Choose the model that it belongs to.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} ist ein Projektor, mit dem ein Modell Bilder sieht, und kein eigenes Modell. Wähle das Modell, zu dem er gehört.</translation>
    </message>
    <message>
        <source>{name} is an adapter: it changes the model that it was made for, and writes nothing by itself.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} ist ein Adapter: Er verändert das Modell, für das er gemacht ist, und schreibt selbst nichts.</translation>
    </message>
    <message>
        <source>{name} is no model: it holds measurements from which smaller model files are made.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} ist kein Modell: Es enthält Messwerte, mit denen kleinere Modelldateien gemacht werden.</translation>
    </message>
    <message>
        <source>{name} is part {part} of {count} of a model, and was renamed. All its parts need the names they had, such as {example}.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} ist Teil {part} von {count} eines Modells und wurde umbenannt. Alle Teile brauchen ihre früheren Namen, etwa {example}.</translation>
    </message>
    <message>
        <source>{name} is part {part} of {count} of a model. Choose the first one, {first}: the others are read with it.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} ist Teil {part} von {count} eines Modells. Wähle den ersten, {first}: Die anderen werden mit ihm gelesen.</translation>
    </message>
    <message>
        <source>{name} is the first of {count} parts of a model, and {missing} is not beside it. Download all of its parts into one folder.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} ist der erste von {count} Teilen eines Modells, und {missing} liegt nicht daneben. Lade alle Teile in einen Ordner herunter.</translation>
    </message>
    <message>
        <source>is no picture that can be shown: PNG, JPEG, GIF, WebP, AVIF and BMP are.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>ist kein Bild, das gezeigt werden kann: PNG, JPEG, GIF, WebP, AVIF und BMP können es.</translation>
    </message>
    <message>
        <source>Addresses, one in a line, such as https://example.org. Besides these, only pages of this computer and of programs on it can ask.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Adressen, eine je Zeile, etwa https://example.org. Außer ihnen können nur Seiten dieses Computers und der Programme auf ihm fragen.</translation>
    </message>
    <message>
        <source>Chat templates</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Chatvorlagen</translation>
    </message>
    <message>
        <source>Files with chat templates that stand in the place of the models&apos; own, by model.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Dateien mit Chatvorlagen, die an der Stelle der eigenen der Modelle stehen, nach Modell.</translation>
    </message>
    <message>
        <source>“Chat templates” must have a file for each model.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>„Chatvorlagen“ muss für jedes Modell eine Datei haben.</translation>
    </message>
    <message>
        <source>Graphics card</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Grafikkarte</translation>
    </message>
    <message>
        <source>The version of llama.cpp that was said to leave the graphics card unused.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Die Version von llama.cpp, von der gesagt wurde, dass sie die Grafikkarte nicht nutzt.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: in its settings, put a value in the place of {placeholder}.</source>
        <extracomment>app/tool_servers/server_process.py</extracomment>
        <translation>„{name}“ kann nicht gestartet werden: Setze in seinen Einstellungen einen Wert an die Stelle von {placeholder}.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: there is no folder “{folder}”.</source>
        <extracomment>app/tool_servers/server_process.py</extracomment>
        <translation>„{name}“ kann nicht gestartet werden: Es gibt keinen Ordner „{folder}“.</translation>
    </message>
    <message numerus="yes">
        <source>{tokens} in %n passes</source>
        <comment>{tokens} in %n pass</comment>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>
            <numerusform>{tokens} in %n Durchgang</numerusform>
            <numerusform>{tokens} in %n Durchgängen</numerusform>
        </translation>
    </message>
    <message>
        <source>{passes} of the big model</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>{passes} des großen Modells</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <comment>%n token</comment>
        <extracomment>app/traces/judgement.py, app/ui/overlays/race_lane.py</extracomment>
        <translation>
            <numerusform>%n Token</numerusform>
            <numerusform>%n Tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings → Import/Export → Export conversations. Choose the file that is saved.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Settings → Import/Export → Export conversations. Wähle die Datei, die gespeichert wird.</translation>
    </message>
    <message>
        <source>Picture {name}</source>
        <extracomment>app/ui/dialogs/picture_dialog.py</extracomment>
        <translation>Bild {name}</translation>
    </message>
    <message>
        <source>{figures} · {width} x {height} pixels</source>
        <extracomment>app/ui/dialogs/picture_dialog.py, app/ui/toolkit/language/words.py</extracomment>
        <translation>{figures} · {width} x {height} Pixel</translation>
    </message>
    <message>
        <source>Folder in which it starts</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Ordner, in dem er startet</translation>
    </message>
    <message numerus="yes">
        <source>%n places about “{words}”</source>
        <comment>1 place about “{words}”</comment>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>
            <numerusform>%n Stelle über „{words}“</numerusform>
            <numerusform>%n Stellen über „{words}“</numerusform>
        </translation>
    </message>
    <message>
        <source>The help says nothing about “{words}”. Try another word.</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Die Hilfe sagt nichts über „{words}“. Versuche ein anderes Wort.</translation>
    </message>
    <message>
        <source>The first {count} are listed. Add a word to find others.</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Die ersten {count} sind aufgeführt. Ein weiteres Wort führt zu anderen.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Search the help</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Back to the page before (Alt+Left)</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>Zurück zur vorigen Seite (Alt+Left)</translation>
    </message>
    <message>
        <source>Search results</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>Suchergebnisse</translation>
    </message>
    <message>
        <source>The manual is in English.</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>Das Handbuch ist auf Englisch.</translation>
    </message>
    <message>
        <source>The average of this reply. The tick is what the big model alone would write meanwhile, on a computer that is as busy.</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>Der Durchschnitt dieser Antwort. Der Strich ist, was das große Modell allein indessen schriebe, auf einem ebenso beschäftigten Computer.</translation>
    </message>
    <message>
        <source>{speed} tokens a second, {comparison}.</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>{speed} Tokens je Sekunde, {comparison}.</translation>
    </message>
    <message>
        <source>Under the hood</source>
        <extracomment>app/ui/metrics/metrics_panel.py</extracomment>
        <translation>Unter der Haube</translation>
    </message>
    <message>
        <source>Leave stage</source>
        <extracomment>app/ui/metrics/metrics_panel.py</extracomment>
        <translation>Bühne verlassen</translation>
    </message>
    <message>
        <source>Back to the whole window (Esc)</source>
        <extracomment>app/ui/metrics/metrics_panel.py</extracomment>
        <translation>Zurück zum ganzen Fenster (Esc)</translation>
    </message>
    <message>
        <source>Guess {place} of a round: {right} of {guessed} right</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Vermutung {place} einer Runde: {right} von {guessed} richtig</translation>
    </message>
    <message>
        <source>Guesses {first} to {last} of a round: {right} of {guessed} right</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Vermutungen {first} bis {last} einer Runde: {right} von {guessed} richtig</translation>
    </message>
    <message>
        <source>Accepted by position</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Angenommen nach Stelle</translation>
    </message>
    <message>
        <source>guess {place}: {share} %</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Vermutung {place}: {share} %</translation>
    </message>
    <message>
        <source>{share} %</source>
        <extracomment>app/conversation/status.py, app/ui/metrics/charts.py, app/ui/transcript/inspection.py</extracomment>
        <translation>{share} %</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <extracomment>app/conversation/comparison.py</extracomment>
        <translation>Antwort {number}</translation>
    </message>
    <message>
        <source>Temperature {value}</source>
        <extracomment>app/conversation/comparison.py</extracomment>
        <translation>Temperatur {value}</translation>
    </message>
    <message>
        <source>No assistant</source>
        <extracomment>app/conversation/comparison.py, app/ui/overlays/comparison_view.py</extracomment>
        <translation>Kein Assistent</translation>
    </message>
    <message>
        <source>Waiting for the replies before it…</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Wartet auf die Antworten davor…</translation>
    </message>
    <message numerus="yes">
        <source>Replies are being written in %n other chats</source>
        <comment>A reply is being written in another chat</comment>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>
            <numerusform>In einem anderen Chat wird eine Antwort geschrieben</numerusform>
            <numerusform>In %n anderen Chats werden Antworten geschrieben</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is no embedding model.</source>
        <extracomment>app/engine/embedding.py</extracomment>
        <translation>{name} ist kein Embedding-Modell.</translation>
    </message>
    <message>
        <source>A text has {count} tokens, and {name} reads {most} at most.</source>
        <extracomment>app/engine/embedding.py</extracomment>
        <translation>Ein Text hat {count} Token, und {name} liest höchstens {most}.</translation>
    </message>
    <message>
        <source>{name} is no reranker.</source>
        <extracomment>app/engine/embedding.py</extracomment>
        <translation>{name} ist kein Reranker.</translation>
    </message>
    <message numerus="yes">
        <source>Waiting: %n replies come first.</source>
        <comment>Waiting: one reply comes first.</comment>
        <extracomment>app/engine/engine.py</extracomment>
        <translation>
            <numerusform>Warten: Eine Antwort kommt zuerst.</numerusform>
            <numerusform>Warten: %n Antworten kommen zuerst.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is not enough free memory for {name} with texts of {size} tokens.</source>
        <extracomment>app/llama/embedding.py</extracomment>
        <translation>Für {name} mit Texten von {size} Token ist nicht genug Speicher frei.</translation>
    </message>
    <message>
        <source>This is an embedding model: it finds texts by their meaning and cannot write.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Dies ist ein Embedding-Modell: Es findet Texte nach ihrer Bedeutung und kann nicht schreiben.</translation>
    </message>
    <message>
        <source>This is a reranker: it scores texts and cannot write.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Dies ist ein Reranker: Er bewertet Texte und kann nicht schreiben.</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>voll</translation>
    </message>
    <message>
        <source>calm</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>ruhig</translation>
    </message>
    <message>
        <source>Replies at the same time</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Antworten gleichzeitig</translation>
    </message>
    <message>
        <source>How many replies are written at once, in several chats and for other programs; more wait. Each needs memory.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Wie viele Antworten zugleich geschrieben werden, in mehreren Chats und für andere Programme; weitere warten. Jede braucht Speicher.</translation>
    </message>
    <message>
        <source>as many as memory allows</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>so viele, wie der Speicher erlaubt</translation>
    </message>
    <message>
        <source>Colours of replies</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Farben der Antworten</translation>
    </message>
    <message>
        <source>Show which words were guessed right. With calm colours they step back a moment later, so that the corrections stand out.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Zeigt, welche Wörter richtig geraten waren. Mit ruhigen Farben treten sie nach einem Moment zurück, so dass die Korrekturen auffallen.</translation>
    </message>
    <message>
        <source>highlight outcomes tint underline</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>hervorheben markieren unterstreichen Ergebnis</translation>
    </message>
    <message>
        <source>None of these can be used here: {names}. A server needs a command, or an address over HTTP.</source>
        <extracomment>app/tool_servers/server_settings.py</extracomment>
        <translation>Keiner davon kann hier verwendet werden: {names}. Ein Server braucht einen Befehl oder eine HTTP-Adresse.</translation>
    </message>
    <message>
        <source>“{name}” ended by itself.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>„{name}“ hat sich selbst beendet.</translation>
    </message>
    <message>
        <source>“{name}” wants you to sign in: press Test where it is set up.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>„{name}“ verlangt eine Anmeldung: Drücke „Testen“, wo er eingerichtet ist.</translation>
    </message>
    <message>
        <source>“{name}” ended by itself: {complaint}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>„{name}“ hat sich selbst beendet: {complaint}.</translation>
    </message>
    <message>
        <source>slower ({times}×)</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>langsamer ({times}×)</translation>
    </message>
    <message>
        <source>as fast</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>gleich schnell</translation>
    </message>
    <message>
        <source>{times}× faster</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>{times}× schneller</translation>
    </message>
    <message>
        <source>{speed} tok/s</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>{speed} Tok/s</translation>
    </message>
    <message>
        <source>{share} % right</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>{share} % richtig</translation>
    </message>
    <message>
        <source>Send after this reply (Enter)</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Nach dieser Antwort senden (Enter)</translation>
    </message>
    <message numerus="yes">
        <source>{words} (with %n files)</source>
        <comment>{words} (with a file)</comment>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>
            <numerusform>{words} (mit einer Datei)</numerusform>
            <numerusform>{words} (mit %n Dateien)</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit the message that waits</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Wartende Nachricht bearbeiten</translation>
    </message>
    <message>
        <source>Remove the message that waits</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Wartende Nachricht entfernen</translation>
    </message>
    <message>
        <source>After this reply:</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Nach dieser Antwort:</translation>
    </message>
    <message>
        <source>Your message is sent after this reply.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Deine Nachricht wird nach dieser Antwort gesendet.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <comment>%n match</comment>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <extracomment>app/ui/chat/composing/message_sending.py, app/ui/chat_list/chat_actions.py</extracomment>
        <translation>{title} (Kopie)</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n messages</source>
        <comment>Deleted %n message</comment>
        <extracomment>app/ui/chat/composing/message_sending.py</extracomment>
        <translation>
            <numerusform>%n Nachricht gelöscht</numerusform>
            <numerusform>%n Nachrichten gelöscht</numerusform>
        </translation>
    </message>
    <message>
        <source>Edited the reply</source>
        <extracomment>app/ui/chat/composing/message_sending.py</extracomment>
        <translation>Antwort bearbeitet</translation>
    </message>
    <message>
        <source>{title}, not read yet</source>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>{title}, noch nicht gelesen</translation>
    </message>
    <message>
        <source>{title}, a reply is being written</source>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>{title}, eine Antwort wird geschrieben</translation>
    </message>
    <message>
        <source>Stop the reply</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Antwort stoppen</translation>
    </message>
    <message>
        <source>Edit reply</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Antwort bearbeiten</translation>
    </message>
    <message>
        <source>The model takes this for its own words when it goes on. The reply loses its colours.</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Das Modell hält dies für seine eigenen Worte, wenn es weitergeht. Die Antwort verliert ihre Farben.</translation>
    </message>
    <message>
        <source>Text of the reply</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Text der Antwort</translation>
    </message>
    <message>
        <source>Save (Ctrl+Enter)</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Sichern (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>npx, uvx, the path of a program, or https://…</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>npx, uvx, der Pfad eines Programms oder https://…</translation>
    </message>
    <message>
        <source>Command, or address</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Befehl oder Adresse</translation>
    </message>
    <message>
        <source>Environment, or headers for an address, one NAME=value in a line</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Umgebung, oder Kopfzeilen für eine Adresse, ein NAME=Wert je Zeile</translation>
    </message>
    <message>
        <source>A server needs a name, and a command or an address.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Ein Server braucht einen Namen und einen Befehl oder eine Adresse.</translation>
    </message>
    <message>
        <source>An address begins with https://, or is one of this computer.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Eine Adresse beginnt mit https:// oder ist eine dieses Computers.</translation>
    </message>
    <message>
        <source>A character that no header can have is in it.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Darin steht ein Zeichen, das keine Kopfzeile haben kann.</translation>
    </message>
    <message>
        <source>Asking it. A sign-in opens in your browser.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Er wird gefragt. Eine Anmeldung öffnet sich im Browser.</translation>
    </message>
    <message numerus="yes">
        <source>%n replies are being written for other programs.</source>
        <comment>One reply is being written for another program.</comment>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>
            <numerusform>Eine Antwort wird für ein anderes Programm geschrieben.</numerusform>
            <numerusform>%n Antworten werden für andere Programme geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more requests wait.</source>
        <comment>One more request waits.</comment>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>
            <numerusform>Eine weitere Anfrage wartet.</numerusform>
            <numerusform>%n weitere Anfragen warten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been guessed yet.</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Noch wurde nichts geraten.</translation>
    </message>
    <message>
        <source>Nothing guessed yet</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Noch nichts geraten</translation>
    </message>
    <message>
        <source>{time} ms</source>
        <extracomment>app/ui/metrics/charts.py, app/ui/metrics/round_strip.py</extracomment>
        <translation>{time} ms</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>Rounds: guessed, kept, time</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Runden: geraten, behalten, Zeit</translation>
    </message>
    <message>
        <source>Rounds in view</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Runden im Blick</translation>
    </message>
    <message>
        <source>Newest</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Neueste</translation>
    </message>
    <message>
        <source>Back to the newest rounds (End)</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Zurück zu den neuesten Runden (End)</translation>
    </message>
    <message>
        <source>Newest rounds</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Neueste Runden</translation>
    </message>
    <message>
        <source>Last one {time}</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Letzte {time}</translation>
    </message>
    <message>
        <source>{time}: {guessing} guessing, {checking} checking</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>{time}: {guessing} Raten, {checking} Prüfen</translation>
    </message>
    <message>
        <source>Round {place}: {guessed} guessed, {kept} kept</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Runde {place}: {guessed} geraten, {kept} behalten</translation>
    </message>
    <message>
        <source>Round {place}: nothing guessed</source>
        <extracomment>app/ui/metrics/charts.py, app/ui/metrics/round_strip.py</extracomment>
        <translation>Runde {place}: nichts geraten</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds.</source>
        <comment>%n round.</comment>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>
            <numerusform>%n Runde.</numerusform>
            <numerusform>%n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last one, {round}</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Letzte: {round}</translation>
    </message>
    <message>
        <source>No rounds yet.</source>
        <extracomment>app/ui/metrics/charts.py, app/ui/metrics/round_strip.py</extracomment>
        <translation>Noch keine Runden.</translation>
    </message>
    <message>
        <source>One column for each round</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Eine Säule je Runde</translation>
    </message>
    <message>
        <source>{span} of {count} rounds</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>{span} von {count} Runden</translation>
    </message>
    <message>
        <source>In view: {span}.</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Im Blick: {span}.</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <extracomment>app/ui/chat/replying/cards.py, app/ui/metrics/charts.py, app/ui/models_page/pair_state.py</extracomment>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>Loading the models… {share}</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Die Modelle laden… {share}</translation>
    </message>
    <message>
        <source>Making the models for the first time… {share}</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Die Modelle werden zum ersten Mal gemacht… {share}</translation>
    </message>
    <message>
        <source>Tries again in {minutes} min.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>Neuer Versuch in {minutes} min.</translation>
    </message>
    <message>
        <source>Tries again in {seconds} s.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>Neuer Versuch in {seconds} s.</translation>
    </message>
    <message>
        <source>Chosen last</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Zuletzt gewählt</translation>
    </message>
    <message>
        <source>General</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Chat</source>
        <extracomment>app/settings/declaration.py, app/ui/window/palette.py</extracomment>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Guessing</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>Vorausraten</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Advanced</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>memory window length history</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Speicher Fenster Länge Verlauf</translation>
    </message>
    <message>
        <source>processor cpu cores</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Prozessor CPU Kerne</translation>
    </message>
    <message>
        <source>graphics card vram cuda metal vulkan offload</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Grafikkarte VRAM CUDA Metal Vulkan auslagern</translation>
    </message>
    <message>
        <source>ram cache</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>RAM Zwischenspeicher Cache</translation>
    </message>
    <message>
        <source>storage space cache</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Speicherplatz Festplatte Cache</translation>
    </message>
    <message>
        <source>network cluster remote</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Netzwerk Cluster entfernt</translation>
    </message>
    <message>
        <source>speculative decoding draft lookup speed</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>spekulatives Decoding Entwurf Nachschlagen Tempo</translation>
    </message>
    <message>
        <source>creativity randomness</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Kreativität Zufall</translation>
    </message>
    <message>
        <source>random same reproducible</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Zufall gleich wiederholbar</translation>
    </message>
    <message>
        <source>length limit short</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Länge Grenze kurz</translation>
    </message>
    <message>
        <source>instructions persona role custom</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Anweisungen Persona Rolle eigene</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Design</translation>
    </message>
    <message>
        <source>colours dark mode light mode contrast accessibility</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Farben Dunkelmodus Hellmodus Kontrast Barrierefreiheit</translation>
    </message>
    <message>
        <source>update upgrade release start</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Aktualisierung Update Version Start</translation>
    </message>
    <message>
        <source>name chats remote cost</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Chats benennen entfernt Kosten</translation>
    </message>
    <message>
        <source>Daily copies</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Tägliche Kopien</translation>
    </message>
    <message>
        <source>Once a day Draftlight copies all chats and keeps this many copies. 0 makes none.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Einmal am Tag kopiert Draftlight alle Chats und behält so viele Kopien. 0 macht keine.</translation>
    </message>
    <message>
        <source>backup restore save chats automatic</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Sicherung Backup wiederherstellen Chats automatisch</translation>
    </message>
    <message>
        <source>Whether a reply was written here before, so that figures are shown from the start.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Ob hier schon eine Antwort geschrieben wurde, sodass Zahlen von Anfang an zu sehen sind.</translation>
    </message>
    <message>
        <source>Times of the last load</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Zeiten des letzten Ladens</translation>
    </message>
    <message>
        <source>Seconds that each stage of the last load took.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Sekunden, die jeder Abschnitt des letzten Ladens gedauert hat.</translation>
    </message>
    <message>
        <source>server endpoint openai ollama anthropic</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Server Endpunkt OpenAI Ollama Anthropic</translation>
    </message>
    <message>
        <source>mcp functions plugins servers</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>MCP Funktionen Plugins Server</translation>
    </message>
    <message>
        <source>“Times of the last load” must have seconds for each of its stages.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>„Zeiten des letzten Ladens“ muss für jeden Abschnitt Sekunden haben.</translation>
    </message>
    <message>
        <source>Get one that sees…</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Eines holen, das sieht…</translation>
    </message>
    <message>
        <source>A model that can be shown pictures</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Ein Modell, dem man Bilder zeigen kann</translation>
    </message>
    <message>
        <source>Remove the pictures</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Bilder entfernen</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Bild entfernen</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>„{name}“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>While the model is being made ready ({share}): a recorded reply</source>
        <extracomment>app/ui/chat/first_page/loading_show.py</extracomment>
        <translation>Während das Modell vorbereitet wird ({share}): eine aufgezeichnete Antwort</translation>
    </message>
    <message>
        <source>Your question is next. {sentence}</source>
        <extracomment>app/ui/chat/first_page/loading_show.py</extracomment>
        <translation>Deine Frage ist als Nächstes dran. {sentence}</translation>
    </message>
    <message>
        <source>The starter pair, one tiny model at two precisions: the exact copy answers, the rough copy guesses. For learning, not for speed, and offline.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Das Starterpaar, ein winziges Modell in zwei Genauigkeiten: Die genaue Kopie antwortet, die grobe rät. Zum Lernen, nicht für die Geschwindigkeit, und ohne Netz.</translation>
    </message>
    <message>
        <source>Download a big model and a small one that work together, in one click. GGUF files that you have can be dropped on this window.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Lade mit einem Klick ein großes und ein kleines Modell, die zusammenarbeiten. GGUF-Dateien, die du schon hast, kannst du auf dieses Fenster ziehen.</translation>
    </message>
    <message>
        <source>Recorded replies:</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Aufgezeichnete Antworten:</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>{done} von {total}</translation>
    </message>
    <message>
        <source>{what}, {figures}, about {time}</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>{what}, {figures}, etwa {time}</translation>
    </message>
    <message>
        <source>The draft reads it too</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Das Ratemodell liest sie auch</translation>
    </message>
    <message>
        <source>{what}, {figures}</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>{what}, {figures}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>{seconds}&#xa0;s</translation>
    </message>
    <message numerus="yes">
        <source>Reading %n files</source>
        <comment>Reading %n file</comment>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>
            <numerusform>%n Datei wird gelesen</numerusform>
            <numerusform>%n Dateien werden gelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading your message</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Deine Nachricht wird gelesen</translation>
    </message>
    <message>
        <source>Recently deleted…</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Zuletzt gelöscht…</translation>
    </message>
    <message>
        <source>Draftlight copies all chats by itself once a day, before the chat file changes its form, and before another copy is brought back, and keeps the latest. “Back up now” makes one where you like, such as on another disk.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Draftlight kopiert alle Chats von selbst einmal am Tag, bevor sich die Form der Chatdatei ändert und bevor eine andere Kopie zurückgeholt wird, und behält die neuesten Kopien. „Jetzt sichern“ legt eine an, wo du willst, etwa auf einem anderen Datenträger.</translation>
    </message>
    <message>
        <source>daily copy</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>tägliche Kopie</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n chats now?</source>
        <comment>Delete this chat now?</comment>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>
            <numerusform>Diesen Chat jetzt löschen?</numerusform>
            <numerusform>%n Chats jetzt löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone. Backups made earlier keep them.</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>Das lässt sich nicht rückgängig machen. Frühere Sicherungen behalten sie.</translation>
    </message>
    <message>
        <source>Recently deleted</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>Zuletzt gelöscht</translation>
    </message>
    <message>
        <source>Delete now…</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>Jetzt löschen…</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>Wiederherstellen</translation>
    </message>
    <message numerus="yes">
        <source>%n days left</source>
        <comment>%n day left</comment>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>
            <numerusform>noch %n Tag</numerusform>
            <numerusform>noch %n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete now</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>Jetzt löschen</translation>
    </message>
    <message>
        <source>Deleted chats stay here for 30 days. Searching does not find them.</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>Gelöschte Chats bleiben 30 Tage hier. Die Suche findet sie nicht.</translation>
    </message>
    <message>
        <source>No chat was deleted in the last 30 days.</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>In den letzten 30 Tagen wurde kein Chat gelöscht.</translation>
    </message>
    <message>
        <source>Nothing matches “{words}” exactly. Similar settings:</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Nichts passt genau zu „{words}“. Ähnliche Einstellungen:</translation>
    </message>
    <message>
        <source>The capital of France is | Paris and it [is beautiful] serves | as the seat of</source>
        <comment>a film of guesses. The part before the first | is there already; each other part is one round: some words that were guessed right, in brackets those that were guessed wrong, and at last one word that the big model writes itself. Each text may have as many words and rounds as suit the language</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Die Hauptstadt von Frankreich ist | Paris und sie [ist schön] dient | als Sitz der Regierung</translation>
    </message>
    <message>
        <source>Monday, Tuesday, | Wednesday, Thursday, Friday, Saturday, Sunday.</source>
        <comment>a film of guesses</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Montag, Dienstag, | Mittwoch, Donnerstag, Freitag, Samstag, Sonntag.</translation>
    </message>
    <message>
        <source>The moon is a | [bright light] drowsy | [little child] spoon | that stirs the [sky] sea.</source>
        <comment>a film of guesses: a poem, where most of them are wrong</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Der Mond ist ein | [helles Licht] müder | [alter Mann] Löffel | im weiten [Land] Meer.</translation>
    </message>
    <message numerus="yes">
        <source>Right guesses stay (green), then comes the big model’s own word (orange): %n words from one pass.</source>
        <comment>Right guesses stay (green), then comes the big model’s own word (orange): %n word from one pass.</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>
            <numerusform>Richtige Vermutungen bleiben (grün), dann kommt das eigene Wort des großen Modells (orange): %n Wort aus einem Durchgang.</numerusform>
            <numerusform>Richtige Vermutungen bleiben (grün), dann kommt das eigene Wort des großen Modells (orange): %n Wörter aus einem Durchgang.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The small model guesses %n words. One pass of the big model checks all.</source>
        <comment>The small model guesses %n word. One pass of the big model checks it.</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>
            <numerusform>Das kleine Modell rät %n Wort. Ein Durchgang des großen Modells prüft es.</numerusform>
            <numerusform>Das kleine Modell rät %n Wörter. Ein Durchgang des großen Modells prüft alle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All right (green), and the same pass adds a bonus (blue): %n words from one pass.</source>
        <comment>All right (green), and the same pass adds a bonus (blue): %n word from one pass.</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>
            <numerusform>Alles richtig (grün), und derselbe Durchgang gibt einen Bonus dazu (blau): %n Wort aus einem Durchgang.</numerusform>
            <numerusform>Alles richtig (grün), und derselbe Durchgang gibt einen Bonus dazu (blau): %n Wörter aus einem Durchgang.</numerusform>
        </translation>
    </message>
    <message>
        <source>A wrong guess costs little: the pass still brings one word (orange).</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Eine falsche Vermutung kostet wenig: Derselbe Durchgang bringt das eigene Wort des großen Modells (orange).</translation>
    </message>
    <message>
        <source>Show by some sentences how guessing ahead works</source>
        <extracomment>app/ui/how_it_works/film_player.py</extracomment>
        <translation>An einigen Sätzen zeigen, wie Vorausraten geht</translation>
    </message>
    <message>
        <source>Pause the film</source>
        <extracomment>app/ui/how_it_works/film_player.py</extracomment>
        <translation>Den Film anhalten</translation>
    </message>
    <message>
        <source>Play the film</source>
        <extracomment>app/ui/how_it_works/film_player.py</extracomment>
        <translation>Den Film abspielen</translation>
    </message>
    <message>
        <source>Go on from step to step by itself</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py</extracomment>
        <translation>Von selbst von Schritt zu Schritt weitergehen</translation>
    </message>
    <message>
        <source>Programs that speak to OpenAI, Anthropic, Ollama or llama-server can use the models of this window. Those made for Anthropic or Ollama want the address without /v1.</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Programme, die mit OpenAI, Anthropic, Ollama oder llama-server sprechen, können die Modelle dieses Fensters benutzen. Die für Anthropic oder Ollama wollen die Adresse ohne /v1.</translation>
    </message>
    <message>
        <source>Round {place}: guessed {guessed}, kept {kept}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Runde {place}: {guessed} geraten, {kept} behalten</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens in 1 pass of the big model</source>
        <comment>%n token in 1 pass of the big model</comment>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>
            <numerusform>%n Token in 1 Durchgang des großen Modells</numerusform>
            <numerusform>%n Tokens in 1 Durchgang des großen Modells</numerusform>
        </translation>
    </message>
    <message>
        <source>pass {time}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Durchgang {time}</translation>
    </message>
    <message>
        <source>{counts}. {gain}. {times}.</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>{counts}. {gain}. {times}.</translation>
    </message>
    <message>
        <source>{time} s</source>
        <extracomment>app/ui/metrics/charts.py, app/ui/overlays/race_lane.py</extracomment>
        <translation>{time} s</translation>
    </message>
    <message>
        <source>Icon in the tray</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Symbol im Infobereich</translation>
    </message>
    <message>
        <source>Draftlight goes on when its window is closed, and its icon beside the clock opens it again. On a desktop without such icons, it ends as usual.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Draftlight läuft weiter, wenn sein Fenster geschlossen ist; das Symbol neben der Uhr öffnet es wieder. Auf einem Desktop ohne solche Symbole endet es wie sonst.</translation>
    </message>
    <message>
        <source>system tray notification area menu bar background minimize close</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Systemleiste Infobereich Taskleiste Menüleiste Hintergrund minimieren schließen</translation>
    </message>
    <message>
        <source>Quick question from the tray</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Schnelle Frage aus dem Infobereich</translation>
    </message>
    <message>
        <source>A click on the icon opens a small window for one question. The command “draftlight --ask” opens it too: give it a key in the settings of your system.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Ein Klick auf das Symbol öffnet ein kleines Fenster für eine Frage. Auch der Befehl „draftlight --ask“ öffnet es: Geben Sie ihm in den Einstellungen Ihres Systems eine Taste.</translation>
    </message>
    <message>
        <source>global shortcut hotkey small window spotlight</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>globales Tastenkürzel Hotkey kleines Fenster Spotlight</translation>
    </message>
    <message>
        <source>Tray</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Infobereich</translation>
    </message>
    <message>
        <source>Whether it was said that the program goes on in the tray.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Ob gesagt wurde, dass das Programm im Infobereich weiterläuft.</translation>
    </message>
    <message>
        <source>What was chosen last in the list of all commands, a name a line.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Was in der Liste aller Befehle zuletzt gewählt wurde, ein Name je Zeile.</translation>
    </message>
    <message>
        <source>This model cannot see pictures.</source>
        <extracomment>app/ui/chat/composing/pending_files.py</extracomment>
        <translation>Dieses Modell kann keine Bilder sehen.</translation>
    </message>
    <message>
        <source>Guessing in every round, because you asked for it.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Es wird in jeder Runde geraten, weil Sie es so wollten.</translation>
    </message>
    <message>
        <source>Lookup guesses because you asked for it; here it does not pay.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Nachschlagen rät, weil Sie es so wollten; hier lohnt es sich nicht.</translation>
    </message>
    <message>
        <source>Guessing took more time than it saved in this reply.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Das Raten hat bei dieser Antwort mehr Zeit gekostet als gespart.</translation>
    </message>
    <message>
        <source>The starter pair is for learning, not for speed.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Das Startpaar ist zum Lernen da, nicht für Tempo.</translation>
    </message>
    <message>
        <source>An example always guesses, to show it, also where it does not pay.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Ein Beispiel rät immer, um es zu zeigen, auch wo es sich nicht lohnt.</translation>
    </message>
    <message>
        <source>{count} tokens a pass</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>{count} Tokens je Durchgang</translation>
    </message>
    <message>
        <source>faster</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>schneller</translation>
    </message>
    <message>
        <source>faster so far</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>bisher schneller</translation>
    </message>
    <message>
        <source>{times}×</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>{times}×</translation>
    </message>
    <message>
        <source>tokens a pass of the big model</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>Tokens je Durchgang des großen Modells</translation>
    </message>
    <message>
        <source>tokens a pass</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>Tokens je Durchgang</translation>
    </message>
    <message>
        <source>with</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>mit</translation>
    </message>
    <message>
        <source>without</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>ohne</translation>
    </message>
    <message>
        <source>up to {speed} tokens/s</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>bis zu {speed} Tokens/s</translation>
    </message>
    <message>
        <source>down to {speed} tokens/s</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>bis hinab zu {speed} Tokens/s</translation>
    </message>
    <message>
        <source>Speed over the reply</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Tempo im Verlauf</translation>
    </message>
    <message>
        <source>Tokens a second in each half second. Right guesses lift it; where they are wrong, it falls.</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Tokens je Sekunde in jeder halben Sekunde. Richtige Vermutungen heben es; wo sie falsch sind, sinkt es.</translation>
    </message>
    <message>
        <source>without {speed}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>ohne {speed}</translation>
    </message>
    <message>
        <source>How the speed rises and falls</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Wie das Tempo steigt und fällt</translation>
    </message>
    <message>
        <source>Whole reply: guessed {guessed}, kept {kept}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Ganze Antwort: {guessed} geraten, {kept} behalten</translation>
    </message>
    <message>
        <source>There is nothing to read in a text.</source>
        <extracomment>app/engine/embedding.py</extracomment>
        <translation>In einem Text steht nichts, was zu lesen wäre.</translation>
    </message>
    <message>
        <source>Tokens have to be those of {name}. Send words: LangChain&apos;s OpenAIEmbeddings does so with check_embedding_ctx_length=False.</source>
        <extracomment>app/engine/embedding.py</extracomment>
        <translation>Tokens müssen die von {name} sein. Sende Wörter: OpenAIEmbeddings von LangChain tut das mit check_embedding_ctx_length=False.</translation>
    </message>
    <message>
        <source>{name} hears no sounds here: there is no projector (a file named mmproj) for them beside it.</source>
        <extracomment>app/engine/pictures.py</extracomment>
        <translation>{name} hört hier nichts: Daneben liegt kein Projektor (eine Datei namens mmproj) für Töne.</translation>
    </message>
    <message>
        <source>The model cannot take this file in.</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>Das Modell kann diese Datei nicht aufnehmen.</translation>
    </message>
    <message>
        <source>The model cannot take this file in ({detail}).</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>Das Modell kann diese Datei nicht aufnehmen ({detail}).</translation>
    </message>
    <message>
        <source>{name} is no WAV file that can be heard here. Convert it to WAV with PCM.</source>
        <extracomment>app/llama/pictures/sounds.py</extracomment>
        <translation>{name} ist keine WAV-Datei, die hier gehört werden kann. Wandle sie in WAV mit PCM um.</translation>
    </message>
    <message>
        <source>{name} is empty.</source>
        <extracomment>app/llama/pictures/sounds.py</extracomment>
        <translation>{name} ist leer.</translation>
    </message>
    <message>
        <source>{name} is too long: at most {minutes} minutes can be heard.</source>
        <extracomment>app/llama/pictures/sounds.py</extracomment>
        <translation>{name} ist zu lang: Höchstens {minutes} Minuten können gehört werden.</translation>
    </message>
    <message>
        <source>{name} cannot be used: of a sound it makes nothing.</source>
        <extracomment>app/llama/trials/projectors.py</extracomment>
        <translation>{name} kann nicht benutzt werden: Aus einem Ton macht es nichts.</translation>
    </message>
    <message>
        <source>These two fit together: the head ({kind}) was made for a model of this shape and vocabulary. It guesses blocks of {size} tokens.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Die beiden passen zusammen: Der Kopf ({kind}) wurde für ein Modell dieser Form und dieses Vokabulars gemacht. Er rät Blöcke von {size} Tokens.</translation>
    </message>
    <message>
        <source>This head does not say how many tokens it guesses at once: its file is incomplete.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Dieser Kopf sagt nicht, wie viele Tokens er auf einmal rät: Seine Datei ist unvollständig.</translation>
    </message>
    <message>
        <source>This head does not name the token that stands for one to be guessed: its file is incomplete.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Dieser Kopf nennt das Token nicht, das für ein zu ratendes steht: Seine Datei ist unvollständig.</translation>
    </message>
    <message>
        <source>This head&apos;s file is damaged: its keys have {keys} numbers, and its values {values}.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Die Datei dieses Kopfes ist beschädigt: Seine Schlüssel haben {keys} Zahlen und seine Werte {values}.</translation>
    </message>
    <message>
        <source>Sounds are heard by models on this computer alone.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>Töne hören nur Modelle auf diesem Computer.</translation>
    </message>
    <message>
        <source>Searches models, datasets and papers at Hugging Face.</source>
        <extracomment>app/tool_servers/catalogue.py</extracomment>
        <translation>Sucht Modelle, Datensätze und Artikel bei Hugging Face.</translation>
    </message>
    <message>
        <source>Answers questions about public repositories at GitHub.</source>
        <extracomment>app/tool_servers/catalogue.py</extracomment>
        <translation>Beantwortet Fragen zu öffentlichen Repositorys bei GitHub.</translation>
    </message>
    <message>
        <source>Searches Microsoft&apos;s documentation.</source>
        <extracomment>app/tool_servers/catalogue.py</extracomment>
        <translation>Durchsucht die Dokumentation von Microsoft.</translation>
    </message>
    <message>
        <source>Searches Cloudflare&apos;s documentation.</source>
        <extracomment>app/tool_servers/catalogue.py</extracomment>
        <translation>Durchsucht die Dokumentation von Cloudflare.</translation>
    </message>
    <message>
        <source>Searches the documentation of AWS.</source>
        <extracomment>app/tool_servers/catalogue.py</extracomment>
        <translation>Durchsucht die Dokumentation von AWS.</translation>
    </message>
    <message>
        <source>Add from tool servers</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>Von Werkzeugservern hinzufügen</translation>
    </message>
    <message>
        <source>Search what the servers have</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>Suchen, was die Server haben</translation>
    </message>
    <message>
        <source>What the servers have</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>Inhalte der Server</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py, app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Asking the servers…</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>Die Server werden gefragt…</translation>
    </message>
    <message>
        <source>These servers have nothing to add: {names}.</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>Diese Server haben nichts zum Hinzufügen: {names}.</translation>
    </message>
    <message>
        <source>None of the {count} has these words.</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>Keiner der {count} Einträge enthält diese Wörter.</translation>
    </message>
    <message>
        <source>From tool servers…</source>
        <extracomment>app/ui/chat/composing/attach_button.py</extracomment>
        <translation>Von Werkzeugservern…</translation>
    </message>
    <message numerus="yes">
        <source>%n tools found: {names}.</source>
        <comment>One tool found: {names}.</comment>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>
            <numerusform>Ein Werkzeug gefunden: {names}.</numerusform>
            <numerusform>%n Werkzeuge gefunden: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It works, and has no tools.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Er funktioniert und hat keine Werkzeuge.</translation>
    </message>
    <message>
        <source>{count} tokens a pass of the big model</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>{count} Tokens je Durchgang des großen Modells</translation>
    </message>
    <message>
        <source>checking {time}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Prüfen {time}</translation>
    </message>
    <message>
        <source>guessing {time}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Raten {time}</translation>
    </message>
    <message>
        <source>Time: guessing, checking</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Zeit: Raten, Prüfen</translation>
    </message>
    <message>
        <source>The draft guesses; one pass of the big model checks all guesses and adds a token of its own.</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Das Ratemodell rät; ein Durchgang des großen Modells prüft alle Vermutungen und fügt ein eigenes Token hinzu.</translation>
    </message>
    <message>
        <source>Whole reply: nothing guessed</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Ganze Antwort: nichts geraten</translation>
    </message>
    <message>
        <source>Where the time of a reply goes</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Wohin die Zeit einer Antwort geht</translation>
    </message>
    <message>
        <source>Head, made for this model</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Kopf, für dieses Modell gemacht</translation>
    </message>
    <message>
        <source>Assistant, made for this model</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Assistent, für dieses Modell gemacht</translation>
    </message>
    <message>
        <source>Nothing was downloaded. Guesses can also come from the conversation itself.</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Nichts wurde heruntergeladen. Vermutungen können auch aus dem Gespräch selbst kommen.</translation>
    </message>
    <message>
        <source>{name} cannot guess for this model. {reason}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>{name} kann für dieses Modell nicht raten. {reason}</translation>
    </message>
    <message>
        <source>Guess without a second model</source>
        <extracomment>app/ui/models_page/hub/draft_row.py, app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Ohne zweites Modell raten</translation>
    </message>
    <message>
        <source>Lookup: guesses are copied from earlier in the conversation</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Nachschlagen: Vermutungen werden von weiter oben im Gespräch übernommen</translation>
    </message>
    <message>
        <source>Look for one that fits</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Ein passendes suchen</translation>
    </message>
    <message>
        <source>Nothing was downloaded. A draft from the list fits, or guesses can come from the conversation itself.</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Nichts wurde heruntergeladen. Ein Ratemodell aus der Liste passt, oder Vermutungen kommen aus dem Gespräch selbst.</translation>
    </message>
    <message>
        <source>Download {size}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Herunterladen, {size}</translation>
    </message>
    <message>
        <source>Download both, {size}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Beide herunterladen, {size}</translation>
    </message>
    <message>
        <source>{target} with {draft}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>{target} mit {draft}</translation>
    </message>
    <message>
        <source>Use this pair</source>
        <extracomment>app/ui/models_page/hub/draft_row.py, app/ui/models_page/pair_state.py</extracomment>
        <translation>Dieses Paar nehmen</translation>
    </message>
    <message>
        <source>its owner asks for consent first</source>
        <extracomment>app/ui/models_page/hub/draft_row.py, app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>der Besitzer verlangt zuerst Zustimmung</translation>
    </message>
    <message>
        <source>All together: {fits}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Alles zusammen: {fits}</translation>
    </message>
    <message>
        <source>Both together: {fits}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Beide zusammen: {fits}</translation>
    </message>
    <message>
        <source>licence {licence}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py, app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>Lizenz {licence}</translation>
    </message>
    <message>
        <source>{name} cannot guess for this model</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>{name} kann für dieses Modell nicht raten</translation>
    </message>
    <message numerus="yes">
        <source>%n others were looked at and left out</source>
        <comment>One other was looked at and left out</comment>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>
            <numerusform>Ein anderes wurde angesehen und weggelassen</numerusform>
            <numerusform>%n andere wurden angesehen und weggelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>‹ Back</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>‹ Zurück</translation>
    </message>
    <message>
        <source>Back to the models</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Zurück zu den Modellen</translation>
    </message>
    <message>
        <source>Looking for drafts</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Ratemodelle werden gesucht</translation>
    </message>
    <message>
        <source>Link, owner/name, or hf:owner/name/file.gguf</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Link, Besitzer/Name oder hf:owner/name/file.gguf</translation>
    </message>
    <message>
        <source>A draft of your own choice: a link, owner/name, or hf:owner/name/file.gguf</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Ein Ratemodell deiner Wahl: ein Link, Besitzer/Name oder hf:owner/name/file.gguf</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Check whether this draft fits</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Prüfen, ob dieses Ratemodell passt</translation>
    </message>
    <message>
        <source>A draft for {name}</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Ein Ratemodell für {name}</translation>
    </message>
    <message>
        <source>A head that was made for it, or a small model that splits text the same way, can guess ahead for it. Of each one, only the description at its start is read and compared; nothing large is downloaded before you say so.</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Ein Kopf, der dafür gemacht wurde, oder ein kleines Modell, das Text genauso zerlegt, kann dafür raten. Von jedem wird nur die Beschreibung am Anfang gelesen und verglichen; nichts Großes wird heruntergeladen, bevor du es sagst.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <extracomment>app/ui/models_page/hub/draft_view.py, app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>No small model was found that splits text as this one does. Guesses can also come from the conversation itself: that needs no second model, and helps most where text is repeated, as in code or lists.</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Es wurde kein kleines Modell gefunden, das Text so zerlegt wie dieses. Vermutungen können auch aus dem Gespräch selbst kommen: Das braucht kein zweites Modell und hilft am meisten, wo sich Text wiederholt, wie in Code oder Listen.</translation>
    </message>
    <message>
        <source>One of your own choice</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Eines deiner Wahl</translation>
    </message>
    <message numerus="yes">
        <source>Looking for drafts… %n found so far.</source>
        <comment>Looking for drafts… %n found so far.</comment>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>
            <numerusform>Ratemodelle werden gesucht… bisher %n gefunden.</numerusform>
            <numerusform>Ratemodelle werden gesucht… bisher %n gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for drafts…</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Ratemodelle werden gesucht…</translation>
    </message>
    <message numerus="yes">
        <source>%n fit.</source>
        <comment>One fits.</comment>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>
            <numerusform>Eines passt.</numerusform>
            <numerusform>%n passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No draft fits</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Kein Ratemodell passt</translation>
    </message>
    <message>
        <source>Fits this computer</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>Passt auf diesen Computer</translation>
    </message>
    <message>
        <source>Tight on this computer</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>Knapp auf diesem Computer</translation>
    </message>
    <message>
        <source>Won&apos;t fit</source>
        <extracomment>app/ui/models_page/hub/file_row.py, app/ui/models_page/pair_card.py</extracomment>
        <translation>Passt nicht</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} MB</translation>
    </message>
    <message>
        <source>{fits}: about {size} GB of memory</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>{fits}: etwa {size} GB Speicher</translation>
    </message>
    <message>
        <source>{size} GB</source>
        <extracomment>app/ui/models_page/library_words.py, app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} GB</translation>
    </message>
    <message>
        <source>Chat with it</source>
        <extracomment>app/ui/models_page/hub/file_row.py, app/ui/models_page/model_details.py</extracomment>
        <translation>Damit chatten</translation>
    </message>
    <message>
        <source>Find a draft</source>
        <extracomment>app/ui/models_page/hub/file_row.py, app/ui/models_page/model_details.py, app/ui/window/user_actions.py</extracomment>
        <translation>Ratemodell suchen</translation>
    </message>
    <message>
        <source>Find a draft that guesses ahead for {name}</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>Ein Ratemodell für {name} suchen</translation>
    </message>
    <message>
        <source>parts of it are missing on the Hub</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>Teile davon fehlen auf dem Hub</translation>
    </message>
    <message numerus="yes">
        <source>%n parts</source>
        <comment>%n part</comment>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>
            <numerusform>%n Teil</numerusform>
            <numerusform>%n Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>the one you named</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>die von dir genannte</translation>
    </message>
    <message>
        <source>Recommended</source>
        <extracomment>app/ui/models_page/hub/file_row.py, app/ui/models_page/pair_card.py, app/ui/window/model_choices.py</extracomment>
        <translation>Empfohlen</translation>
    </message>
    <message>
        <source>The best trade of size for quality that fits this computer</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>Das beste Verhältnis von Größe und Güte, das auf diesen Computer passt</translation>
    </message>
    <message>
        <source>Download</source>
        <extracomment>app/ui/models_page/hub/files_download.py, app/ui/models_page/pair_card.py, app/ui/models_page/pair_state.py</extracomment>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Cancel the download of {name}</source>
        <extracomment>app/ui/models_page/hub/files_download.py, app/ui/models_page/pair_card.py</extracomment>
        <translation>Download von {name} abbrechen</translation>
    </message>
    <message>
        <source>Open the folder of models</source>
        <extracomment>app/ui/models_page/hub/files_download.py</extracomment>
        <translation>Ordner der Modelle öffnen</translation>
    </message>
    <message>
        <source>Download of {name}</source>
        <extracomment>app/ui/models_page/hub/files_download.py, app/ui/models_page/pair_card.py</extracomment>
        <translation>Download von {name}</translation>
    </message>
    <message>
        <source>The token is kept in the system&apos;s keyring.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Das Token liegt im Schlüsselbund des Systems.</translation>
    </message>
    <message>
        <source>This system has no keyring: the token is known until Draftlight is closed.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Dieses System hat keinen Schlüsselbund: Das Token ist bekannt, bis Draftlight geschlossen wird.</translation>
    </message>
    <message>
        <source>The system&apos;s keyring does not answer: the token may be known only until Draftlight is closed.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Der Schlüsselbund des Systems antwortet nicht: Vielleicht ist das Token nur bekannt, bis Draftlight geschlossen wird.</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <comment>%n minute</comment>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>The owner asks for consent</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Der Besitzer verlangt Zustimmung</translation>
    </message>
    <message>
        <source>The Hub cannot be reached</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Der Hub ist nicht erreichbar</translation>
    </message>
    <message>
        <source>No draft can guess for this model</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Kein Modell kann für dieses raten</translation>
    </message>
    <message>
        <source>The Hub is busy</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Der Hub ist beschäftigt</translation>
    </message>
    <message>
        <source>This did not work</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Das ging nicht</translation>
    </message>
    <message>
        <source>Accept its terms on its page with your account there. Then make an access token in the account&apos;s settings and enter it here; it is sent to the Hub alone.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Nimm auf der Seite mit deinem Konto die Bedingungen an. Erstelle dann in den Einstellungen des Kontos ein Zugangstoken und gib es hier ein; es wird nur an den Hub gesandt.</translation>
    </message>
    <message>
        <source>It had too many questions from this network. Try again in {span}.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Er bekam zu viele Fragen aus diesem Netz. Versuche es in {span} noch einmal.</translation>
    </message>
    <message>
        <source>Check this computer&apos;s connection to the internet. The models that are here need none.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Prüfe die Internetverbindung dieses Computers. Die Modelle, die hier sind, brauchen keine.</translation>
    </message>
    <message>
        <source>{sentence} It can chat all the same, only without guesses.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>{sentence} Chatten kann es trotzdem, nur ohne Vermutungen.</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <comment>%n second</comment>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Open its page on the Hub</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Seite auf dem Hub öffnen</translation>
    </message>
    <message>
        <source>Access token, begins with hf_</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Zugangstoken, beginnt mit hf_</translation>
    </message>
    <message>
        <source>Access token for the Hub; it is sent to the Hub alone</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Zugangstoken für den Hub; es wird nur an den Hub gesandt</translation>
    </message>
    <message>
        <source>Save and try again</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Sichern und noch einmal versuchen</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>app/ui/models_page/hub/problem.py, app/ui/models_page/pair_state.py, app/ui/window/banner_messages.py</extracomment>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>{count} million parameters</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>{count} Millionen Parameter</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more precisions</source>
        <comment>Show one more precision</comment>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>
            <numerusform>Eine weitere Genauigkeit zeigen</numerusform>
            <numerusform>%n weitere Genauigkeiten zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>No model to chat with in here: its GGUF files, if any, are helpers, adapters or of other kinds.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>Hier ist kein Modell zum Chatten: Die GGUF-Dateien, falls es welche gibt, sind Helfer, Adapter oder anderer Art.</translation>
    </message>
    <message>
        <source>by {owner}</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>von {owner}</translation>
    </message>
    <message>
        <source>{count} billion parameters</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>{count} Milliarden Parameter</translation>
    </message>
    <message>
        <source>Asking what it holds…</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>Der Inhalt wird erfragt…</translation>
    </message>
    <message>
        <source>Nothing here fits the memory that is free now. A smaller model would.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>Nichts davon passt in den jetzt freien Speicher. Ein kleineres Modell würde passen.</translation>
    </message>
    <message>
        <source>{count} more are not shown: paste the link of the file you mean.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>{count} weitere sind nicht gezeigt: Füge den Link der Datei ein, die du meinst.</translation>
    </message>
    <message numerus="yes">
        <source>%n files that are no chat models are left out.</source>
        <comment>One file that is no chat model is left out.</comment>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>
            <numerusform>Eine Datei, die kein Chatmodell ist, ist weggelassen.</numerusform>
            <numerusform>%n Dateien, die keine Chatmodelle sind, sind weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>fetched {count} times</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>{count}-mal geladen</translation>
    </message>
    <message>
        <source>architecture {name}</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>Architektur {name}</translation>
    </message>
    <message>
        <source>context up to {count} tokens</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>Kontext bis {count} Tokens</translation>
    </message>
    <message>
        <source>It has no chat template: a base model, made to go on with a text rather than to converse.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>Es hat keine Chatvorlage: ein Basismodell, gemacht, um einen Text fortzusetzen, nicht für Gespräche.</translation>
    </message>
    <message>
        <source>Shown. Press to fold away.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py, app/ui/transcript/message_actions.py</extracomment>
        <translation>Gezeigt. Drücken zum Zuklappen.</translation>
    </message>
    <message>
        <source>Folded away.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py, app/ui/transcript/message_actions.py</extracomment>
        <translation>Zugeklappt.</translation>
    </message>
    <message>
        <source>Name, owner/name, or a pasted link</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Name, Besitzer/Name oder ein eingefügter Link</translation>
    </message>
    <message>
        <source>Search the Hub: a model&apos;s name, owner/name, or a link</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Den Hub durchsuchen: Name eines Modells, Besitzer/Name oder Link</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Suche beenden</translation>
    </message>
    <message>
        <source>Asking the Hub</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Der Hub wird gefragt</translation>
    </message>
    <message>
        <source>Models in GGUF files, from the Hub at huggingface.co. Nothing is downloaded before you say so, and what is comes with a check that every byte is the one that was published.</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Modelle in GGUF-Dateien vom Hub auf huggingface.co. Nichts wird heruntergeladen, bevor du es sagst, und bei allem wird geprüft, dass jedes Byte das veröffentlichte ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n repositories, the most fetched first.</source>
        <comment>One repository.</comment>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>
            <numerusform>Ein Repository.</numerusform>
            <numerusform>%n Repositorys, die meistgeladenen zuerst.</numerusform>
        </translation>
    </message>
    <message>
        <source>For example</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Zum Beispiel</translation>
    </message>
    <message>
        <source>Search for {name}</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Nach {name} suchen</translation>
    </message>
    <message>
        <source>Search the Hub</source>
        <extracomment>app/ui/models_page/hub/search_view.py, app/ui/models_page/models_page.py</extracomment>
        <translation>Den Hub durchsuchen</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or other words; only repositories with GGUF files are searched.</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Nichts gefunden. Versuche weniger oder andere Wörter; nur Repositorys mit GGUF-Dateien werden durchsucht.</translation>
    </message>
    <message>
        <source>The file itself gets this name; its ending stays.</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Die Datei selbst bekommt diesen Namen; ihre Endung bleibt.</translation>
    </message>
    <message>
        <source>Move {name} to the trash?</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>{name} in den Papierkorb legen?</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <source>There is no trash for this disk. Deleting cannot be undone.</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Für diese Festplatte gibt es keinen Papierkorb. Löschen lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Delete {name} for good?</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>{name} endgültig löschen?</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>New name</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Neuer Name</translation>
    </message>
    <message numerus="yes">
        <source>All %n files of this model get this name; their numbers stay.</source>
        <comment>The file of this model gets this name; its number stays.</comment>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>
            <numerusform>Die Datei dieses Modells bekommt diesen Namen; ihre Nummer bleibt.</numerusform>
            <numerusform>Alle %n Dateien dieses Modells bekommen diesen Namen; ihre Nummern bleiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>{name} umbenennen</translation>
    </message>
    <message>
        <source>The card of its pair will no longer know it, and offer to download it again.</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Die Karte des Paars erkennt es dann nicht mehr und bietet an, es noch einmal herunterzuladen.</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>app/ui/models_page/library_model.py</extracomment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Used as</source>
        <extracomment>app/ui/models_page/library_model.py</extracomment>
        <translation>Benutzt als</translation>
    </message>
    <message>
        <source>Last used</source>
        <extracomment>app/ui/models_page/library_model.py</extracomment>
        <translation>Zuletzt benutzt</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>app/ui/models_page/library_model.py</extracomment>
        <translation>Wo</translation>
    </message>
    <message>
        <source>not known</source>
        <extracomment>app/ui/models_page/library_model.py</extracomment>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>Models on this computer</source>
        <extracomment>app/ui/models_page/library_view.py, app/ui/window/model_choices.py</extracomment>
        <translation>Modelle auf diesem Computer</translation>
    </message>
    <message>
        <source>Find a model</source>
        <extracomment>app/ui/models_page/library_view.py, app/ui/window/user_actions.py</extracomment>
        <translation>Modell suchen</translation>
    </message>
    <message>
        <source>Find a model on this computer</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Ein Modell auf diesem Computer suchen</translation>
    </message>
    <message>
        <source>Add files…</source>
        <extracomment>app/ui/chat/composing/attach_button.py, app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/knowledge_dialog.py, app/ui/models_page/library_view.py</extracomment>
        <translation>Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Add model files</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Modelldateien hinzufügen</translation>
    </message>
    <message>
        <source>Add a folder of models</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Einen Ordner mit Modellen hinzufügen</translation>
    </message>
    <message>
        <source>Looking for models…</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Modelle werden gesucht…</translation>
    </message>
    <message>
        <source>Choose a chat template</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Chatvorlage wählen</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py, app/ui/models_page/library_view.py</extracomment>
        <translation>Wird gesucht…</translation>
    </message>
    <message>
        <source>Get a pair</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Ein Paar holen</translation>
    </message>
    <message>
        <source>Chat templates (*.jinja *.jinja2 *.j2 *.txt)</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Chatvorlagen (*.jinja *.jinja2 *.j2 *.txt)</translation>
    </message>
    <message>
        <source>{name} is deleted; {size} are free again.</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>{name} ist gelöscht; {size} sind wieder frei.</translation>
    </message>
    <message>
        <source>{name} is off the list; the file is where it was.</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>{name} ist von der Liste; die Datei ist, wo sie war.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Only the starter pair so far</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Bisher nur das Startpaar</translation>
    </message>
    <message>
        <source>For real use, get two models that work together in one download, or add GGUF files you have: with the buttons above, or by dropping files and folders here.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Für echte Arbeit hol dir mit einem Download zwei Modelle, die zusammenarbeiten, oder füge GGUF-Dateien hinzu, die du hast: mit den Knöpfen oben oder indem du Dateien und Ordner hierher ziehst.</translation>
    </message>
    <message>
        <source>No model on this computer has these words.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Kein Modell auf diesem Computer hat diese Wörter.</translation>
    </message>
    <message>
        <source>Choose a model above to see what it is and what can be done with it.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Wähle oben ein Modell, um zu sehen, was es ist und was damit geht.</translation>
    </message>
    <message>
        <source>not said in the file</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>steht nicht in der Datei</translation>
    </message>
    <message>
        <source>Writes</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Schreibt</translation>
    </message>
    <message>
        <source>Guesses</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Rät</translation>
    </message>
    <message>
        <source>as the big model</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>als großes Modell</translation>
    </message>
    <message>
        <source>as the draft</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>als Ratemodell</translation>
    </message>
    <message>
        <source>Head</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>A model&apos;s guessing layers</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Ratende Schichten eines Modells</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Embedding-Modell</translation>
    </message>
    <message>
        <source>Reranker</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Reranker</translation>
    </message>
    <message>
        <source>It finds texts by their meaning, for programs that ask the local API.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Es findet Texte nach ihrer Bedeutung, für Programme, die die lokale API fragen.</translation>
    </message>
    <message>
        <source>It scores how well texts answer a question, for programs that ask the local API.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Er bewertet, wie gut Texte eine Frage beantworten, für Programme, die die lokale API fragen.</translation>
    </message>
    <message>
        <source>{size} bytes</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} Bytes</translation>
    </message>
    <message>
        <source>The model that it was made for is not here; it cannot write by itself.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Das Modell, für das es gemacht wurde, ist nicht da; es kann nicht allein schreiben.</translation>
    </message>
    <message>
        <source>{name} is in the trash; emptying it frees {size}. To undo, put it back from there.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{name} liegt im Papierkorb; ihn zu leeren macht {size} frei. Zum Rückgängigmachen leg es von dort zurück.</translation>
    </message>
    <message>
        <source>{models} of Draftlight, {size}; {more} more used in place.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{models} von Draftlight, {size}; {more} weitere am eigenen Ort benutzt.</translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <comment>%n model</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>
            <numerusform>%n Modell</numerusform>
            <numerusform>%n Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>about {least}–{most} tokens/s</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>etwa {least}–{most} Tokens/s</translation>
    </message>
    <message>
        <source>On this computer: {speed} without guessing, to judge by models that ran here.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Auf diesem Computer: {speed} ohne Raten, nach den Modellen, die hier liefen.</translation>
    </message>
    <message>
        <source>It comes with Draftlight, and is in use now.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Es kommt mit Draftlight und wird gerade benutzt.</translation>
    </message>
    <message>
        <source>It comes with Draftlight.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Es kommt mit Draftlight.</translation>
    </message>
    <message>
        <source>Writes and guesses</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Schreibt und rät</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Not there</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Nicht da</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{count} Tokens</translation>
    </message>
    <message>
        <source>{kind}, made for {model}</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{kind}, gemacht für {model}</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>It guesses for itself, with {size} of layers in its own file; they are loaded only while they are used.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Es rät selbst, mit {size} Schichten in seiner eigenen Datei; sie werden nur geladen, solange sie gebraucht werden.</translation>
    </message>
    <message>
        <source>These are the guessing layers of a model, without the model. They are used where they stand in its file.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Das sind die ratenden Schichten eines Modells, ohne das Modell. Sie werden benutzt, wo sie in dessen Datei stehen.</translation>
    </message>
    <message>
        <source>It guesses ahead for {models}; it cannot write by itself.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Es rät für {models}; es kann nicht allein schreiben.</translation>
    </message>
    <message>
        <source>To undo, put it back from the trash.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Zum Rückgängigmachen leg es aus dem Papierkorb zurück.</translation>
    </message>
    <message>
        <source>The link {name} is in the trash; the file it led to is where it was.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Der Link {name} liegt im Papierkorb; die Datei, auf die er zeigte, ist, wo sie war.</translation>
    </message>
    <message>
        <source>There are no GGUF models in there.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Darin sind keine GGUF-Modelle.</translation>
    </message>
    <message>
        <source>{models} of Draftlight, {size}.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{models} von Draftlight, {size}.</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <source>How fast it will be on this computer is not known yet.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Wie schnell es auf diesem Computer wird, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>On this computer: {speed}, as measured.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Auf diesem Computer: {speed}, gemessen.</translation>
    </message>
    <message>
        <source>Architecture</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>Parameters</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Precision</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Licence</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Chat template</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Chatvorlage</translation>
    </message>
    <message>
        <source>The file is not there: it was moved or deleted, or its disk is not connected.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Die Datei ist nicht da: Sie wurde verschoben oder gelöscht, oder ihre Festplatte ist nicht angeschlossen.</translation>
    </message>
    <message>
        <source>Only {here} of its {whole} parts are here, so it cannot be used.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Nur {here} ihrer {whole} Teile sind da, deshalb kann sie nicht benutzt werden.</translation>
    </message>
    <message>
        <source>The chat template in {path} stands in the place of its own.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Die Chatvorlage in {path} steht an der Stelle seiner eigenen.</translation>
    </message>
    <message>
        <source>This is a link; the file itself is {path}.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Das ist ein Link; die Datei selbst ist {path}.</translation>
    </message>
    <message>
        <source>In use now {roles}.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Gerade benutzt {roles}.</translation>
    </message>
    <message>
        <source>You added it; it is used where it is, and never changed.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Du hast sie hinzugefügt; sie wird benutzt, wo sie ist, und nie verändert.</translation>
    </message>
    <message>
        <source>Only the link goes; the file it leads to stays, so this frees no space.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Nur der Link geht; die Datei, auf die er zeigt, bleibt, deshalb wird kein Platz frei.</translation>
    </message>
    <message>
        <source>It goes with all its {count} parts to the system&apos;s trash.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Es kommt mit allen {count} Teilen in den Papierkorb des Systems.</translation>
    </message>
    <message>
        <source>It goes to the system&apos;s trash.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Es kommt in den Papierkorb des Systems.</translation>
    </message>
    <message>
        <source>It is in use now {roles}: what is loaded goes on until another pair is chosen, but it cannot be loaded again.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Es wird gerade benutzt {roles}: Was geladen ist, läuft weiter, bis ein anderes Paar gewählt wird, kann aber nicht neu geladen werden.</translation>
    </message>
    <message>
        <source>{pairs} would no longer be complete.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{pairs} wäre dann nicht mehr vollständig.</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Nichts wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>Only the first {count} files were looked at: add smaller folders one by one.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Nur die ersten {count} Dateien wurden angesehen: Füge kleinere Ordner einzeln hinzu.</translation>
    </message>
    <message>
        <source>none: made to go on with a text</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>keine: gemacht, um einen Text fortzusetzen</translation>
    </message>
    <message>
        <source>It belongs to {program}: used where it is, never changed. Delete it there.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Es gehört {program}: benutzt, wo es ist, und nie verändert. Lösche es dort.</translation>
    </message>
    <message numerus="yes">
        <source>All %n models are in the list already.</source>
        <comment>That model is in the list already.</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>
            <numerusform>Dieses Modell ist schon in der Liste.</numerusform>
            <numerusform>Alle %n Modelle sind schon in der Liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>{models} added.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{models} hinzugefügt.</translation>
    </message>
    <message>
        <source>So it is with {count} more.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>So ist es mit {count} weiteren.</translation>
    </message>
    <message>
        <source>Part of {pairs}.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Teil von {pairs}.</translation>
    </message>
    <message>
        <source>{size} are free once that is emptied.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{size} sind frei, sobald er geleert ist.</translation>
    </message>
    <message numerus="yes">
        <source>{models} added; %n were in the list already.</source>
        <comment>{models} added; %n was in the list already.</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>
            <numerusform>{models} hinzugefügt; %n war schon in der Liste.</numerusform>
            <numerusform>{models} hinzugefügt; %n waren schon in der Liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>draft</source>
        <comment>a model that guesses</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Ratemodell</translation>
    </message>
    <message>
        <source>its guessing layers</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>seine ratenden Schichten</translation>
    </message>
    <message>
        <source>head</source>
        <comment>guesses for a model</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>assistant</source>
        <comment>guesses for a model</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Assistent</translation>
    </message>
    <message>
        <source>In memory: {figures}.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Im Speicher: {figures}.</translation>
    </message>
    <message>
        <source>under {size} GB</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>unter {size} GB</translation>
    </message>
    <message>
        <source>conversation of {count} tokens</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Gespräch von {count} Tokens</translation>
    </message>
    <message>
        <source>room to compute</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Platz zum Rechnen</translation>
    </message>
    <message>
        <source>Its guessing layers are loaded only while they are used.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Seine ratenden Schichten werden nur geladen, solange sie gebraucht werden.</translation>
    </message>
    <message>
        <source>big model with its guessing layers</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>großes Modell mit seinen ratenden Schichten</translation>
    </message>
    <message>
        <source>big model</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>großes Modell</translation>
    </message>
    <message>
        <source>Use it anyway</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Trotzdem nehmen</translation>
    </message>
    <message>
        <source>Chat template…</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Chatvorlage…</translation>
    </message>
    <message>
        <source>Use its own chat template</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Eigene Chatvorlage benutzen</translation>
    </message>
    <message>
        <source>About the chosen model</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Über das gewählte Modell</translation>
    </message>
    <message>
        <source>This is {kind}. Do not expect answers to questions.</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Das ist {kind}. Erwarte keine Antworten auf Fragen.</translation>
    </message>
    <message>
        <source>Let this model write the answers</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Dieses Modell die Antworten schreiben lassen</translation>
    </message>
    <message>
        <source>Use as draft</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Als Ratemodell nehmen</translation>
    </message>
    <message>
        <source>Let this file guess ahead for the model in use</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Diese Datei für das benutzte Modell raten lassen</translation>
    </message>
    <message>
        <source>Look for heads and small models that can guess ahead for this one</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Köpfe und kleine Modelle suchen, die für dieses raten können</translation>
    </message>
    <message>
        <source>How the model is told who said what; for one whose own template cannot be used</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Wie dem Modell gesagt wird, wer was gesagt hat; für eines, dessen eigene Vorlage nicht benutzt werden kann</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Show folder</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>Move to trash…</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>In den Papierkorb…</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Von der Liste nehmen</translation>
    </message>
    <message>
        <source>The file stays where it is</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Die Datei bleibt, wo sie ist</translation>
    </message>
    <message>
        <source>Reading what the file says…</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Es wird gelesen, was die Datei sagt…</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>app/ui/models_page/models_page.py</extracomment>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Drop model files or folders to add them to the list</source>
        <extracomment>app/ui/models_page/models_page.py</extracomment>
        <translation>Zieh Modelldateien oder Ordner hierher, um sie der Liste hinzuzufügen</translation>
    </message>
    <message>
        <source>Its owner asks for consent first: an account on huggingface.co, a click there, and your token below.</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Der Besitzer verlangt zuerst Zustimmung: ein Konto auf huggingface.co, ein Klick dort und dein Token unten.</translation>
    </message>
    <message>
        <source>Fits</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Passt</translation>
    </message>
    <message>
        <source>Tight</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Knapp</translation>
    </message>
    <message>
        <source>{name}, {size} GB</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>{name}, {size} GB</translation>
    </message>
    <message>
        <source>for itself, with layers of its own</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>für sich selbst, mit eigenen Schichten</translation>
    </message>
    <message>
        <source>Measured by {who}: {effect}.</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Gemessen von {who}: {effect}.</translation>
    </message>
    <message>
        <source>Download {size} GB</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>{size} GB herunterladen</translation>
    </message>
    <message>
        <source>The computer was busier during one of the two, so their times cannot be compared.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>Der Computer war während einer der beiden stärker beschäftigt, daher lassen sich ihre Zeiten nicht vergleichen.</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>Befehl kopieren</translation>
    </message>
    <message>
        <source>The command is copied. Close Draftlight, and run it in its folder: {command}</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>Der Befehl ist kopiert. Schließe Draftlight und führe ihn in dessen Ordner aus: {command}</translation>
    </message>
    <message>
        <source>{models} · {mode} (Ctrl+M)</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>{models} · {mode} (Ctrl+M)</translation>
    </message>
    <message>
        <source>Models and guessing: {models}, {mode}</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Modelle und Raten: {models}, {mode}</translation>
    </message>
    <message>
        <source>In use</source>
        <comment>a choice that is in use now</comment>
        <extracomment>app/ui/window/choices.py</extracomment>
        <translation>In Gebrauch</translation>
    </message>
    <message>
        <source>To download</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Zum Herunterladen</translation>
    </message>
    <message>
        <source>Comes with Draftlight, works offline</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Kommt mit Draftlight, geht ohne Netz</translation>
    </message>
    <message>
        <source>{size} to download</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>{size} zum Herunterladen</translation>
    </message>
    <message>
        <source>Loaded</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Geladen</translation>
    </message>
    <message>
        <source>Too big for this computer</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Zu groß für diesen Computer</translation>
    </message>
    <message>
        <source>Draft that guesses ahead…</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Ratemodell, das vorausrät…</translation>
    </message>
    <message>
        <source>No other model is on this computer: “Open model files…” adds some.</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Kein anderes Modell ist auf diesem Computer: „Modelldateien öffnen…“ fügt welche hinzu.</translation>
    </message>
    <message>
        <source>On another computer</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Auf einem anderen Computer</translation>
    </message>
    <message>
        <source>Choose a model first</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Erst ein Modell wählen</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>app/ui/window/palette.py</extracomment>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Recent</source>
        <extracomment>app/ui/window/palette.py</extracomment>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Setting</source>
        <extracomment>app/ui/window/palette.py</extracomment>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Find anything</source>
        <extracomment>app/ui/window/shortcuts.py, app/ui/window/user_actions.py</extracomment>
        <translation>Alles finden</translation>
    </message>
    <message>
        <source>Answer other programs: the local API</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Anderen Programmen antworten: die lokale API</translation>
    </message>
    <message>
        <source>Models and guessing</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>Modelle und Raten</translation>
    </message>
    <message>
        <source>Find a chat, a model, a setting or a command</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>Chat, Modell, Einstellung oder Befehl finden</translation>
    </message>
    <message>
        <source>asks tool servers</source>
        <extracomment>resources/components.json</extracomment>
        <translation>fragt Werkzeugserver</translation>
    </message>
    <message>
        <source>reads pictures</source>
        <extracomment>resources/components.json</extracomment>
        <translation>liest Bilder</translation>
    </message>
    <message>
        <source>Guesses: {name}</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Rät: {name}</translation>
    </message>
    <message>
        <source>Writes: {name}</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Schreibt: {name}</translation>
    </message>
    <message>
        <source>Licence: {licence}.</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Lizenz: {licence}.</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>app/ui/how_it_works/film_player.py, app/ui/how_it_works/how_it_works_view.py, app/ui/models_page/pair_state.py, app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>{amount} · {rate} MB/s · {time} left</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>{amount} · {rate} MB/s · noch {time}</translation>
    </message>
    <message>
        <source>{done} of {total} GB</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>{done} von {total} GB</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>On this computer: used in place, in {places}</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>Auf diesem Computer: am eigenen Ort benutzt, in {places}</translation>
    </message>
    <message>
        <source>{amount} · starting</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>{amount} · beginnt</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>weniger als eine Minute</translation>
    </message>
    <message>
        <source>Paused at {amount}</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>Pause bei {amount}</translation>
    </message>
    <message>
        <source>Enter an access token…</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>Zugangstoken eingeben…</translation>
    </message>
    <message>
        <source>For models whose owner asks for consent first</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>Für Modelle, deren Besitzer zuerst Zustimmung verlangt</translation>
    </message>
    <message>
        <source>Two models that work together: the big one writes the answers, the small one guesses ahead. Some models guess for themselves and need no second one. Everything is checked when it arrives, and goes on after any break.</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>Zwei Modelle, die zusammenarbeiten: Das große schreibt die Antworten, das kleine rät voraus. Manche Modelle raten selbst und brauchen kein zweites. Alles wird bei der Ankunft geprüft und geht nach jeder Unterbrechung weiter.</translation>
    </message>
    <message>
        <source>Token</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>Token</translation>
    </message>
    <message>
        <source>Access token from your account on huggingface.co (it is sent to the Hub alone):</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>Zugangstoken deines Kontos auf huggingface.co (es wird nur an den Hub gesandt):</translation>
    </message>
    <message>
        <source>One of the two replies is empty, so there is nothing to compare.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>Eine der beiden Antworten ist leer, deshalb gibt es nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>app/ui/overlays/race_view.py, app/ui/transcript/messages/message_menu.py, app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>With guessing</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Mit Raten</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>See both again, on one clock</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Beide noch einmal sehen, nach einer Uhr</translation>
    </message>
    <message>
        <source>The race was stopped.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Das Rennen wurde angehalten.</translation>
    </message>
    <message>
        <source>Recorded replies (*.json)</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>Aufgezeichnete Antworten (*.json)</translation>
    </message>
    <message>
        <source>Pages for a browser (*.html)</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>Seiten für den Browser (*.html)</translation>
    </message>
    <message>
        <source>Open a recorded reply</source>
        <extracomment>app/ui/overlays/recorded_actions.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Aufgezeichnete Antwort öffnen</translation>
    </message>
    <message>
        <source>Reading “{name}”…</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>„{name}“ wird gelesen…</translation>
    </message>
    <message>
        <source>Save as recorded reply</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>Als aufgezeichnete Antwort speichern</translation>
    </message>
    <message>
        <source>Share this reply as a page</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>Diese Antwort als Seite teilen</translation>
    </message>
    <message>
        <source>The page is saved as {name}. It plays in any browser, without a network.</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>Die Seite ist als {name} gespeichert. Sie läuft in jedem Browser, ohne Netz.</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>The recorded reply is saved as {name}.</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>Die aufgezeichnete Antwort ist als {name} gespeichert.</translation>
    </message>
    <message>
        <source>Recorded reply</source>
        <extracomment>app/ui/chat/first_page/loading_show.py, app/ui/overlays/recorded_view.py</extracomment>
        <translation>Aufgezeichnete Antwort</translation>
    </message>
    <message>
        <source>Recorded, so nothing can be asked here. Point at a word to see who wrote it.</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>Aufgezeichnet, deshalb kann hier nichts gefragt werden. Zeig auf ein Wort, um zu sehen, wer es schrieb.</translation>
    </message>
    <message>
        <source>Slow motion</source>
        <extracomment>app/ui/overlays/recorded_view.py, app/ui/overlays/slow_motion_view.py, app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Zeitlupe</translation>
    </message>
    <message>
        <source>Replay it round by round (Ctrl+Shift+S)</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>Runde für Runde wiederholen (Ctrl+Shift+S)</translation>
    </message>
    <message>
        <source>Share…</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>Teilen…</translation>
    </message>
    <message>
        <source>Save a page that plays it in any browser (Ctrl+Shift+H)</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>Eine Seite speichern, die es in jedem Browser abspielt (Ctrl+Shift+H)</translation>
    </message>
    <message>
        <source>Share as a page</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>Als Seite teilen</translation>
    </message>
    <message>
        <source>Question and recorded reply</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>Frage und aufgezeichnete Antwort</translation>
    </message>
    <message>
        <source>Round {place} of {count}</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Runde {place} von {count}</translation>
    </message>
    <message>
        <source>{round}: {event}</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>{round}: {event}</translation>
    </message>
    <message>
        <source>the reply ends here.</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>die Antwort endet hier.</translation>
    </message>
    <message numerus="yes">
        <source>The draft guesses %n tokens ahead.</source>
        <comment>The draft guesses %n token ahead.</comment>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>
            <numerusform>Das Ratemodell rät %n Token voraus.</numerusform>
            <numerusform>Das Ratemodell rät %n Tokens voraus.</numerusform>
        </translation>
    </message>
    <message>
        <source>no guess; the big model wrote {token} itself.</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>keine Vermutung; das große Modell schrieb {token} selbst.</translation>
    </message>
    <message>
        <source>{token} is what the big model would write. Kept.</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>{token} würde das große Modell auch schreiben. Behalten.</translation>
    </message>
    <message>
        <source>{wrong} was wrong; the big model writes {token} instead.</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>{wrong} war falsch; das große Modell schreibt stattdessen {token}.</translation>
    </message>
    <message>
        <source>all guesses were right, and the same pass gives {token} as a bonus.</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>alle Vermutungen stimmten, und derselbe Durchgang gibt {token} als Bonus.</translation>
    </message>
    <message numerus="yes">
        <source>Lookup guesses %n tokens ahead.</source>
        <comment>Lookup guesses %n token ahead.</comment>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>
            <numerusform>Nachschlagen rät %n Token voraus.</numerusform>
            <numerusform>Nachschlagen rät %n Tokens voraus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Memory guesses %n tokens ahead.</source>
        <comment>Memory guesses %n token ahead.</comment>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>
            <numerusform>Das Gedächtnis rät %n Token voraus.</numerusform>
            <numerusform>Das Gedächtnis rät %n Tokens voraus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n after it are dropped.</source>
        <comment>The %n after it is dropped.</comment>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>
            <numerusform>Das %n danach fällt weg.</numerusform>
            <numerusform>Die %n danach fallen weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reply as it grew</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Die Antwort, wie sie wuchs</translation>
    </message>
    <message>
        <source>Place in the reply</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Stelle in der Antwort</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Abspielen oder Pause (Space)</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>How fast the replay runs</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Wie schnell die Wiederholung läuft</translation>
    </message>
    <message>
        <source>Something went wrong inside Draftlight: {error}</source>
        <extracomment>app/ui/toolkit/scheduling/background_work.py</extracomment>
        <translation>In Draftlight ist etwas schiefgegangen: {error}</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>app/ui/toolkit/widgets/copying.py</extracomment>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Remove {name} (Del)</source>
        <extracomment>app/ui/toolkit/files/file_chip.py</extracomment>
        <translation>{name} entfernen (Del)</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <extracomment>app/ui/toolkit/files/file_chip.py</extracomment>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>The models load when you start typing</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Die Modelle laden, sobald du tippst</translation>
    </message>
    <message>
        <source>Writing…</source>
        <extracomment>app/conversation/status.py, app/ui/overlays/comparison_view.py, app/ui/quick_question/quick_window.py</extracomment>
        <translation>Schreibt…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Hält an…</translation>
    </message>
    <message>
        <source>No model chosen yet</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Noch kein Modell gewählt</translation>
    </message>
    <message>
        <source>Another program uses other models now; yours load when you start typing</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Ein anderes Programm benutzt gerade andere Modelle; deine laden, sobald du tippst</translation>
    </message>
    <message>
        <source>Another program is being answered. You are next.</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Ein anderes Programm bekommt gerade eine Antwort. Danach bist du dran.</translation>
    </message>
    <message>
        <source>Waiting for the reply to another program</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Wartet auf die Antwort für ein anderes Programm</translation>
    </message>
    <message>
        <source>Loading…</source>
        <extracomment>app/conversation/status.py, app/ui/window/model_choices.py</extracomment>
        <translation>Lädt…</translation>
    </message>
    <message>
        <source>Reading your message…</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Deine Nachricht wird gelesen…</translation>
    </message>
    <message>
        <source>a base model: made to go on with a text, not to converse</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>ein Basismodell: gemacht, um einen Text fortzusetzen, nicht für Gespräche</translation>
    </message>
    <message>
        <source>guesses for itself</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>rät selbst</translation>
    </message>
    <message>
        <source>{name} on {place}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{name} auf {place}</translation>
    </message>
    <message>
        <source>Reading your message… {done} of {total} tokens</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Deine Nachricht wird gelesen… {done} von {total} Tokens</translation>
    </message>
    <message>
        <source>{used} of {total} tokens of context</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{used} von {total} Tokens des Kontexts</translation>
    </message>
    <message>
        <source>{share} of context</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{share} des Kontexts</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Guesses in the way that has worked best, and pauses where it is slower</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Rät auf die Art, die am besten gewirkt hat, und macht Pause, wo es langsamer ist</translation>
    </message>
    <message>
        <source>The draft, a smaller model, guesses ahead, also where that is slower</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Das Ratemodell, ein kleineres Modell, rät voraus, auch wo das langsamer ist</translation>
    </message>
    <message>
        <source>Lookup</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>Guesses are copied from earlier in the conversation, also where that is slower; needs no draft</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Vermutungen werden von weiter oben im Gespräch übernommen, auch wo das langsamer ist; braucht kein Ratemodell</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>way to guess</comment>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>The big model writes alone</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Das große Modell schreibt allein</translation>
    </message>
    <message>
        <source>The model on {place}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Das Modell auf {place}</translation>
    </message>
    <message>
        <source> · {size} of memory</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation> · {size} Speicher</translation>
    </message>
    <message>
        <source>Guesses for itself, with layers of its own{takes}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Rät selbst, mit eigenen Schichten{takes}</translation>
    </message>
    <message>
        <source>{name} · head for this model{takes}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{name} · Kopf für dieses Modell{takes}</translation>
    </message>
    <message>
        <source>{name} · assistant for this model{takes}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{name} · Assistent für dieses Modell{takes}</translation>
    </message>
    <message>
        <source>{size} kB</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} kB</translation>
    </message>
    <message>
        <source>{size} · {count} tokens</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} · {count} Tokens</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>Earlier this week</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Früher in dieser Woche</translation>
    </message>
    <message>
        <source>Earlier this month</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Früher in diesem Monat</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens so far</source>
        <comment>%n token so far</comment>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>
            <numerusform>bisher %n Token</numerusform>
            <numerusform>bisher %n Tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy code</source>
        <extracomment>app/ui/transcript/text/code_buttons.py</extracomment>
        <translation>Code kopieren</translation>
    </message>
    <message>
        <source>{token} {who} · round {place}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>{token} {who} · Runde {place}</translation>
    </message>
    <message>
        <source>The server does not tell whether this was guessed.</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Der Server sagt nicht, ob das geraten war.</translation>
    </message>
    <message>
        <source>{token} guessed, not checked yet · round {place}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>{token} geraten, noch nicht geprüft · Runde {place}</translation>
    </message>
    <message>
        <source>Its chance: draft {draft}, big model {target}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Wahrscheinlichkeit: Ratemodell {draft}, großes Modell {target}</translation>
    </message>
    <message>
        <source>Its chance: draft {share}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Wahrscheinlichkeit: Ratemodell {share}</translation>
    </message>
    <message>
        <source>Its chance: big model {share}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Wahrscheinlichkeit: großes Modell {share}</translation>
    </message>
    <message>
        <source>lookup in the conversation</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Nachschlagen im Gespräch</translation>
    </message>
    <message>
        <source>memory of earlier chats</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Gedächtnis früherer Chats</translation>
    </message>
    <message>
        <source>end</source>
        <comment>of a text</comment>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>&lt; 1 %</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>&lt; 1 %</translation>
    </message>
    <message>
        <source>guessed right</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>richtig geraten</translation>
    </message>
    <message>
        <source>corrected by {model}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>korrigiert von {model}</translation>
    </message>
    <message>
        <source>bonus from {model}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Bonus von {model}</translation>
    </message>
    <message>
        <source>written by {model}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>geschrieben von {model}</translation>
    </message>
    <message>
        <source>guessed wrong</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>falsch geraten</translation>
    </message>
    <message>
        <source>{token} {who}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>{token} {who}</translation>
    </message>
    <message>
        <source>Guessed by {guesser}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Geraten von {guesser}</translation>
    </message>
    <message>
        <source>the head</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>dem Kopf</translation>
    </message>
    <message>
        <source>the head {name}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>dem Kopf {name}</translation>
    </message>
    <message>
        <source>{heading}: {tokens}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>{heading}: {tokens}</translation>
    </message>
    <message>
        <source>the big model</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>das große Modell</translation>
    </message>
    <message>
        <source>the draft</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>das Ratemodell</translation>
    </message>
    <message>
        <source>In place of {token}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Statt {token}</translation>
    </message>
    <message>
        <source>Draft expected</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Das Ratemodell erwartete</translation>
    </message>
    <message>
        <source>{model} wrote {token} instead</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>{model} schrieb stattdessen {token}</translation>
    </message>
    <message>
        <source>Followed a wrong guess; {token} stood</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Folgte auf eine falsche Vermutung; es blieb {token}</translation>
    </message>
    <message>
        <source>Jump to newest</source>
        <extracomment>app/ui/transcript/page_scroll.py</extracomment>
        <translation>Zum Neuesten</translation>
    </message>
    <message>
        <source>The draft guessed this and the big model agreed.</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>Das Ratemodell riet das, und das große Modell stimmte zu.</translation>
    </message>
    <message>
        <source>The big model wrote this in place of a wrong guess.</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>Das große Modell schrieb das statt einer falschen Vermutung.</translation>
    </message>
    <message>
        <source>Every guess was right, so the big model added this one for free.</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>Jede Vermutung stimmte, deshalb fügte das große Modell dies umsonst hinzu.</translation>
    </message>
    <message>
        <source>A guess the big model would not have written. Click to show these in the text, or hide them.</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>Eine Vermutung, die das große Modell nicht geschrieben hätte. Klick, um solche im Text zu zeigen oder zu verbergen.</translation>
    </message>
    <message>
        <source>{outcome}: {explanation}</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>{outcome}: {explanation}</translation>
    </message>
    <message>
        <source>Wrong guesses</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>Falsche Vermutungen</translation>
    </message>
    <message>
        <source>Show the guesses that were wrong, struck through, where they would have stood</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>Die falschen Vermutungen durchgestrichen da zeigen, wo sie gestanden hätten</translation>
    </message>
    <message>
        <source>Show who wrote each word</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>Zeigen, wer jedes Wort schrieb</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Seed {seed}</translation>
    </message>
    <message>
        <source>Copy reply</source>
        <extracomment>app/ui/transcript/messages/message_menu.py, app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Antwort kopieren</translation>
    </message>
    <message>
        <source>Colours of this reply</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Farben dieser Antwort</translation>
    </message>
    <message>
        <source>Go on writing this reply</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Diese Antwort weiterschreiben</translation>
    </message>
    <message>
        <source>Replay in slow motion</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>In Zeitlupe wiederholen</translation>
    </message>
    <message>
        <source>Write this reply again</source>
        <extracomment>app/ui/transcript/messages/message_menu.py, app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Diese Antwort neu schreiben</translation>
    </message>
    <message>
        <source>More about this reply</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Mehr zu dieser Antwort</translation>
    </message>
    <message>
        <source>Save as recorded reply…</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Als aufgezeichnete Antwort speichern…</translation>
    </message>
    <message>
        <source>Share as HTML page…</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Als HTML-Seite teilen…</translation>
    </message>
    <message>
        <source>Seed {seed} is kept in this chat: the same question gets the same reply. Press for new ones</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Seed {seed} bleibt in diesem Chat: Dieselbe Frage bekommt dieselbe Antwort. Drücken für neue</translation>
    </message>
    <message>
        <source>Keep seed {seed} for the next replies of this chat: the same question then gets the same reply</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Seed {seed} für die nächsten Antworten dieses Chats behalten: Dieselbe Frage bekommt dann dieselbe Antwort</translation>
    </message>
    <message>
        <source>Scroll the code to the side</source>
        <extracomment>app/ui/transcript/text/horizontal_scroll.py</extracomment>
        <translation>Den Code zur Seite rollen</translation>
    </message>
    <message>
        <source>Scroll the table to the side</source>
        <extracomment>app/ui/transcript/text/horizontal_scroll.py</extracomment>
        <translation>Die Tabelle zur Seite rollen</translation>
    </message>
    <message>
        <source>Quote in your message	Ctrl+R</source>
        <extracomment>app/ui/transcript/text/text_body.py</extracomment>
        <translation>In deiner Nachricht zitieren	Ctrl+R</translation>
    </message>
    <message>
        <source>What the tool was given and what it brought</source>
        <extracomment>app/ui/transcript/messages/message_parts.py</extracomment>
        <translation>Was das Werkzeug bekam und was es brachte</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>app/ui/transcript/messages/user_message.py</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <extracomment>app/ui/transcript/messages/user_message.py</extracomment>
        <translation>Ändern und neu senden</translation>
    </message>
    <message>
        <source>Show more: {count} characters follow</source>
        <extracomment>app/ui/transcript/messages/user_message.py</extracomment>
        <translation>Mehr zeigen: {count} Zeichen folgen</translation>
    </message>
    <message>
        <source>Versions</source>
        <extracomment>app/ui/transcript/messages/message_parts.py</extracomment>
        <translation>Fassungen</translation>
    </message>
    <message>
        <source>Version before this one</source>
        <extracomment>app/ui/transcript/messages/message_parts.py</extracomment>
        <translation>Fassung davor</translation>
    </message>
    <message>
        <source>Next version</source>
        <extracomment>app/ui/transcript/messages/message_parts.py</extracomment>
        <translation>Nächste Fassung</translation>
    </message>
    <message>
        <source>Version {place} of {count}</source>
        <extracomment>app/ui/transcript/messages/message_parts.py</extracomment>
        <translation>Fassung {place} von {count}</translation>
    </message>
    <message>
        <source>There is a graphics card by {makers} here, and llama.cpp was compiled for the processor alone. One command compiles it for the card; “Graphics cards” in the help says what it needs.</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>Hier ist eine Grafikkarte von {makers}, und llama.cpp wurde nur für den Prozessor kompiliert. Ein Befehl kompiliert es für die Karte; was dazu nötig ist, steht in der Hilfe unter „Graphics cards“.</translation>
    </message>
    <message>
        <source>Other programs can ask at {address}. The mark at the top says how, and who does.</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>Andere Programme können unter {address} fragen. Das Zeichen oben sagt wie, und wer es tut.</translation>
    </message>
    <message>
        <source>Back to {model}</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>Zurück zu {model}</translation>
    </message>
    <message>
        <source>Other programs cannot ask. {problem}</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>Andere Programme können nicht fragen. {problem}</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>{problem} There is no race to run.</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>{problem} Es gibt kein Rennen.</translation>
    </message>
    <message>
        <source>{model} is {kind}. Its replies may wander off.</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>{model} ist {kind}. Die Antworten können abschweifen.</translation>
    </message>
    <message>
        <source>Show report</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>Bericht zeigen</translation>
    </message>
    <message>
        <source>Use port {port}</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>Port {port} nehmen</translation>
    </message>
    <message>
        <source>Taking in chats…</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Chats werden eingelesen…</translation>
    </message>
    <message>
        <source>Taking in chats: {percent}%</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Chats werden eingelesen: {percent}%</translation>
    </message>
    <message>
        <source>Taking in chats is still under way.</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Chats werden noch eingelesen.</translation>
    </message>
    <message>
        <source>Saving chats…</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Chats werden gespeichert…</translation>
    </message>
    <message>
        <source>Saving chats: {percent}%</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Chats werden gespeichert: {percent}%</translation>
    </message>
    <message>
        <source>Saving chats is still under way.</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Chats werden noch gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%n chats taken out again.</source>
        <comment>%n chat taken out again.</comment>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>
            <numerusform>%n Chat wieder herausgenommen.</numerusform>
            <numerusform>%n Chats wieder herausgenommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Angehalten. Nichts wurde geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%n chats saved in {file}.</source>
        <comment>%n chat saved in {file}.</comment>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>
            <numerusform>%n Chat in {file} gespeichert.</numerusform>
            <numerusform>%n Chats in {file} gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop the model file here</source>
        <extracomment>app/ui/toolkit/files/file_drops.py</extracomment>
        <translation>Modelldatei hier ablegen</translation>
    </message>
    <message>
        <source>Drop files here: they go with your message</source>
        <extracomment>app/ui/toolkit/files/file_drops.py</extracomment>
        <translation>Dateien hier ablegen: Sie gehen mit deiner Nachricht</translation>
    </message>
    <message numerus="yes">
        <source>%n chats from {program} came in.</source>
        <comment>%n chat from {program} came in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n Chat von {program} kam herein.</numerusform>
            <numerusform>%n Chats von {program} kamen herein.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} are damaged or cut off: nothing came in from there.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{names} sind beschädigt oder abgeschnitten: Von dort kam nichts herein.</translation>
    </message>
    <message>
        <source>There is no chat in there that Draftlight can read.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>Darin ist kein Chat, den Draftlight lesen kann.</translation>
    </message>
    <message numerus="yes">
        <source>%n chats ({programs}) came in.</source>
        <comment>%n chat ({programs}) came in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n Chat ({programs}) kam herein.</numerusform>
            <numerusform>%n Chats ({programs}) kamen herein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats came in.</source>
        <comment>%n chat came in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n Chat kam herein.</numerusform>
            <numerusform>%n Chats kamen herein.</numerusform>
        </translation>
    </message>
    <message>
        <source>another program</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>einem anderen Programm</translation>
    </message>
    <message>
        <source>{names} and others</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{names} und andere</translation>
    </message>
    <message>
        <source>{name} is damaged or cut off: nothing came in from there.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{name} ist beschädigt oder abgeschnitten: Von dort kam nichts herein.</translation>
    </message>
    <message>
        <source>{names} are damaged or cut off: chats that are whole in there came in, no other did.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{names} sind beschädigt oder abgeschnitten: Ganze Chats darin kamen herein, andere nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n chats had grown and are up to date again.</source>
        <comment>%n chat had grown and is up to date again.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n Chat war gewachsen und ist wieder aktuell.</numerusform>
            <numerusform>%n Chats waren gewachsen und sind wieder aktuell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats were here already.</source>
        <comment>%n chat was here already.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n Chat war schon da.</numerusform>
            <numerusform>%n Chats waren schon da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats could not be read.</source>
        <comment>%n chat could not be read.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n Chat konnte nicht gelesen werden.</numerusform>
            <numerusform>%n Chats konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats were too large.</source>
        <comment>%n chat was too large.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n Chat war zu groß.</numerusform>
            <numerusform>%n Chats waren zu groß.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats were saved by a newer Draftlight.</source>
        <comment>%n chat was saved by a newer Draftlight.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n Chat wurde von einem neueren Draftlight gespeichert.</numerusform>
            <numerusform>%n Chats wurden von einem neueren Draftlight gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>{problem} The chats before that came in whole.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{problem} Die Chats davor kamen ganz herein.</translation>
    </message>
    <message>
        <source>The rest was stopped.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>Der Rest wurde angehalten.</translation>
    </message>
    <message>
        <source>{name} is damaged or cut off: chats that are whole in there came in, no other did.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{name} ist beschädigt oder abgeschnitten: Ganze Chats darin kamen herein, andere nicht.</translation>
    </message>
    <message>
        <source>{count} from {program}</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{count} von {program}</translation>
    </message>
    <message>
        <source>Draftlight, or llama.cpp inside it, crashed the last time it was open. Your chats were saved up to half a second before. The report holds no text of your chats; read it, and send it along if you report the crash.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>Draftlight oder llama.cpp darin ist beim letzten Mal abgestürzt. Deine Chats wurden bis eine halbe Sekunde davor gespeichert. Der Bericht enthält keinen Text deiner Chats; lies ihn und schick ihn mit, wenn du den Absturz meldest.</translation>
    </message>
    <message>
        <source>The models are not loaded again until you ask something; if it happens again, choose others.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>Die Modelle werden erst wieder geladen, wenn du etwas fragst; geschieht es noch einmal, wähle andere.</translation>
    </message>
    <message>
        <source>The last time, Draftlight was ended from outside while {pair} was being loaded. If the computer ran short of memory, choose a smaller model.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>Beim letzten Mal wurde Draftlight von außen beendet, während {pair} lud. Wenn dem Computer der Speicher ausging, wähle ein kleineres Modell.</translation>
    </message>
    <message>
        <source>Draftlight crashed the last time. Your chats are saved.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>Draftlight ist beim letzten Mal abgestürzt. Deine Chats sind gespeichert.</translation>
    </message>
    <message>
        <source>Draftlight crashed the last time while {models} was being loaded. Your chats are saved.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>Draftlight ist beim letzten Mal abgestürzt, während {models} lud. Deine Chats sind gespeichert.</translation>
    </message>
    <message>
        <source>Draftlight crashed the last time while {models} was writing a reply. Your chats are saved.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>Draftlight ist beim letzten Mal abgestürzt, während {models} eine Antwort schrieb. Deine Chats sind gespeichert.</translation>
    </message>
    <message>
        <source>Markdown, to read (*.md)</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Markdown, zum Lesen (*.md)</translation>
    </message>
    <message>
        <source>Web page, with colours (*.html)</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Webseite, mit Farben (*.html)</translation>
    </message>
    <message>
        <source>JSON, all of it, to take in again (*.json)</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>JSON, alles, zum Wiedereinlesen (*.json)</translation>
    </message>
    <message>
        <source>With them goes what the models have read of them and can guess from, and the message you have begun. Files you saved stay.</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>Mit ihnen geht, was die Modelle davon gelesen haben und woraus sie raten können, und deine begonnene Nachricht. Gespeicherte Dateien bleiben.</translation>
    </message>
    <message>
        <source>Add files to your message</source>
        <extracomment>app/ui/chat/composing/attach_button.py, app/ui/window/document_actions.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Dateien zur Nachricht hinzufügen</translation>
    </message>
    <message>
        <source>Save this chat</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Diesen Chat speichern</translation>
    </message>
    <message>
        <source>Save chats in one archive</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Chats in einem Archiv speichern</translation>
    </message>
    <message>
        <source>Delete all {count} chats?</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>Alle {count} Chats löschen?</translation>
    </message>
    <message>
        <source>Delete all chats</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>Alle Chats löschen</translation>
    </message>
    <message>
        <source>ZIP archive (*.zip)</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>ZIP-Archiv (*.zip)</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <extracomment>app/ui/window/top_bar.py, app/ui/window/window_display.py</extracomment>
        <translation>Modell wählen</translation>
    </message>
    <message>
        <source>{models} on {server}</source>
        <extracomment>app/ui/window/window_display.py</extracomment>
        <translation>{models} auf {server}</translation>
    </message>
    <message>
        <source>Models on this computer…</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Modelle auf diesem Computer…</translation>
    </message>
    <message>
        <source>Open model files…</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Modelldateien öffnen…</translation>
    </message>
    <message>
        <source>Another computer…</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Anderer Computer…</translation>
    </message>
    <message>
        <source>Choose one on that computer…</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Eines auf jenem Computer wählen…</translation>
    </message>
    <message>
        <source>The other computer has the draft, and chooses it</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Der andere Computer hat das Ratemodell und wählt es</translation>
    </message>
    <message>
        <source>The next place found</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Die nächste gefundene Stelle</translation>
    </message>
    <message>
        <source>The place found before</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Die vorige gefundene Stelle</translation>
    </message>
    <message>
        <source>Go to the last question</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Zur letzten Frage</translation>
    </message>
    <message>
        <source>Quote what is selected, in your message</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Auswahl in deiner Nachricht zitieren</translation>
    </message>
    <message>
        <source>Go to the message field</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Zum Nachrichtenfeld</translation>
    </message>
    <message>
        <source>Stop, or cancel editing</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Anhalten oder Ändern abbrechen</translation>
    </message>
    <message>
        <source>Choose an assistant for this chat</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Einen Assistenten für diesen Chat wählen</translation>
    </message>
    <message>
        <source>Prompts you keep</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Deine Prompts</translation>
    </message>
    <message>
        <source>Edit your last message</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Deine letzte Nachricht ändern</translation>
    </message>
    <message>
        <source>Write the last reply again</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Die letzte Antwort neu schreiben</translation>
    </message>
    <message>
        <source>Go on with a reply that was stopped</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Eine angehaltene Antwort fortsetzen</translation>
    </message>
    <message>
        <source>Save this chat as a file</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Diesen Chat als Datei speichern</translation>
    </message>
    <message>
        <source>Replay the reply in slow motion</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Die Antwort in Zeitlupe wiederholen</translation>
    </message>
    <message>
        <source>Race: the last question with guessing and without</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Rennen: die letzte Frage mit und ohne Raten</translation>
    </message>
    <message>
        <source>Save the reply as a recorded reply</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Die Antwort als aufgezeichnete Antwort speichern</translation>
    </message>
    <message>
        <source>Share the reply as a page for any browser</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Die Antwort als Seite für jeden Browser teilen</translation>
    </message>
    <message>
        <source>Choose models</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Modelle wählen</translation>
    </message>
    <message>
        <source>Show or hide the chats</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Chats zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Show or hide “Under the hood”</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>„Unter der Haube“ zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Larger</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Smaller</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Normal size</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Normale Größe</translation>
    </message>
    <message>
        <source>Light or dark colours</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Helle oder dunkle Farben</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>app/ui/quick_question/tray.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Open “Under the hood” (Ctrl+J)</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>„Unter der Haube“ öffnen (Ctrl+J)</translation>
    </message>
    <message>
        <source>Speed: none yet</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Tempo: noch keines</translation>
    </message>
    <message>
        <source>tok/s</source>
        <comment>tokens a second, where there is little room</comment>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Tok/s</translation>
    </message>
    <message>
        <source>Tokens a second</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Tokens je Sekunde</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Tempo: {speed}</translation>
    </message>
    <message>
        <source>The draft guesses a few words ahead; the big model keeps what it would have written itself.</source>
        <extracomment>app/ui/window/dialogs/text_preview.py</extracomment>
        <translation>Das Ratemodell rät ein paar Wörter voraus; das große Modell behält, was es selbst geschrieben hätte.</translation>
    </message>
    <message>
        <source>Add…</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>From a file…</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Aus einer Datei…</translation>
    </message>
    <message>
        <source>The JSON in which other programs keep their servers</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Das JSON, in dem andere Programme ihre Server führen</translation>
    </message>
    <message>
        <source>From the clipboard</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Aus der Zwischenablage</translation>
    </message>
    <message>
        <source>Taken in, and switched off until you switch them on: {names}.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Aufgenommen und ausgeschaltet, bis du sie einschaltest: {names}.</translation>
    </message>
    <message>
        <source>Take in tool servers</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Werkzeugserver aufnehmen</translation>
    </message>
    <message>
        <source>{name}: chats may use it</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>{name}: Chats dürfen es benutzen</translation>
    </message>
    <message>
        <source>Change…</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Change {server}</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>{server} ändern</translation>
    </message>
    <message>
        <source>Remove {server}</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>{server} entfernen</translation>
    </message>
    <message>
        <source>This file is too large for a list of tool servers.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Diese Datei ist zu groß für eine Liste von Werkzeugservern.</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>“{server}” was removed from this list. The program itself is where it was.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>„{server}“ wurde von dieser Liste entfernt. Das Programm selbst ist, wo es war.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {error}.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>{name} kann nicht gelesen werden: {error}.</translation>
    </message>
    <message>
        <source>Show or hide the chats (Ctrl+B)</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Chats zeigen oder verbergen (Ctrl+B)</translation>
    </message>
    <message>
        <source>Answer the last question with guessing and without (Ctrl+Shift+G)</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Die letzte Frage mit und ohne Raten beantworten (Ctrl+Shift+G)</translation>
    </message>
    <message>
        <source>Replay the reply round by round (Ctrl+Shift+S)</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Die Antwort Runde für Runde wiederholen (Ctrl+Shift+S)</translation>
    </message>
    <message>
        <source>Stage</source>
        <extracomment>app/ui/window/shortcuts.py, app/ui/window/top_bar.py</extracomment>
        <translation>Bühne</translation>
    </message>
    <message>
        <source>The conversation and the gauge alone, large (F11)</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Nur Gespräch und Anzeige, groß (F11)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Einstellungen (Ctrl+,)</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>app/ui/help/help_window.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Waiting…</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Wartet…</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Diese behalten</translation>
    </message>
    <message>
        <source>Keep this one: {name}</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Diese behalten: {name}</translation>
    </message>
    <message>
        <source>Not written</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Nicht geschrieben</translation>
    </message>
    <message>
        <source>Answers side by side</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Antworten nebeneinander</translation>
    </message>
    <message>
        <source>Number of answers</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Anzahl der Antworten</translation>
    </message>
    <message>
        <source>Differing in</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Write them</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Answers to the same question, written at the same time. The one that you keep stands in the chat; the others stay as its other versions.</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Antworten auf dieselbe Frage, gleichzeitig geschrieben. Die Antwort, die du behältst, steht im Chat; die anderen bleiben als ihre weiteren Fassungen.</translation>
    </message>
    <message>
        <source>With a temperature of 0 all seeds give the same answer.</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Bei einer Temperatur von 0 geben alle Seeds dieselbe Antwort.</translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <comment>%n answer</comment>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>
            <numerusform>%n Antwort</numerusform>
            <numerusform>%n Antworten</numerusform>
        </translation>
    </message>
    <message>
        <source>differing in</source>
        <comment>answers</comment>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>verschieden in</translation>
    </message>
    <message>
        <source>Assistant of answer {number}</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Assistent der Antwort {number}</translation>
    </message>
    <message>
        <source>pass of the big model</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>Durchgang des großen Modells</translation>
    </message>
    <message>
        <source>passes of the big model</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>Durchgänge des großen Modells</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>{passes}, {tokens}</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>{passes}, {tokens}</translation>
    </message>
    <message>
        <source>against</source>
        <comment>31 passes against 14 passes</comment>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>gegen</translation>
    </message>
    <message>
        <source>{name} · writing now</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>{name} · schreibt gerade</translation>
    </message>
    <message>
        <source>live</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>live</translation>
    </message>
    <message>
        <source>Done in {time}</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>Fertig nach {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n passes</source>
        <comment>%n pass</comment>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>
            <numerusform>%n Durchgang</numerusform>
            <numerusform>%n Durchgänge</numerusform>
        </translation>
    </message>
    <message>
        <source>{plain} without guessing, {guessed} with it.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>{plain} ohne Raten, {guessed} mit Raten.</translation>
    </message>
    <message>
        <source>Same words as far as both go.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>Gleiche Wörter, so weit beide reichen.</translation>
    </message>
    <message>
        <source>The words part after {count} characters: a setting or a file is another than it was.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>Nach {count} Zeichen weichen die Wörter ab: Eine Einstellung oder Datei ist anders als zuvor.</translation>
    </message>
    <message>
        <source>Slower with guessing ({times}×): {guessed} s instead of {plain} s.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>Langsamer mit Raten ({times}×): {guessed} s statt {plain} s.</translation>
    </message>
    <message>
        <source>Same words.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>Gleiche Wörter.</translation>
    </message>
    <message>
        <source>The words part after {count} characters: two were as likely there, a near-tie.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>Nach {count} Zeichen weichen die Wörter ab: Zwei waren dort fast gleich wahrscheinlich.</translation>
    </message>
    <message>
        <source>Guessing made no difference: {guessed} s with it, {plain} s without.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>Raten machte keinen Unterschied: {guessed} s mit, {plain} s ohne.</translation>
    </message>
    <message>
        <source>{times}× faster with guessing: {guessed} s instead of {plain} s.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>{times}× schneller mit Raten: {guessed} s statt {plain} s.</translation>
    </message>
    <message>
        <source>Big model alone</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Großes Modell allein</translation>
    </message>
    <message>
        <source>End the race</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Das Rennen beenden</translation>
    </message>
    <message>
        <source>Measure both now</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Beide jetzt messen</translation>
    </message>
    <message>
        <source>Write both replies anew, one after the other</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Beide Antworten neu schreiben, eine nach der anderen</translation>
    </message>
    <message>
        <source>{name} · your reply of a moment ago at its own pace</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>{name} · Ihre Antwort von eben, in ihrem Tempo</translation>
    </message>
    <message>
        <source>Same words so far.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Bisher gleiche Wörter.</translation>
    </message>
    <message>
        <source>Same question, same seed.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Gleiche Frage, gleicher Seed.</translation>
    </message>
    <message>
        <source>Time depends on the computer; passes do not.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Die Zeit hängt vom Computer ab, die Durchgänge nicht.</translation>
    </message>
    <message>
        <source>Starts when the other one is done</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Beginnt, wenn die andere fertig ist</translation>
    </message>
    <message>
        <source>{name} · at its own pace</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>{name} · in ihrem Tempo</translation>
    </message>
    <message>
        <source>recorded</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>aufgezeichnet</translation>
    </message>
    <message>
        <source>Then the big model writes the same alone, beside it.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Danach schreibt das große Modell dasselbe allein, daneben.</translation>
    </message>
    <message>
        <source>This code is too long for a preview: {most} MB are the most.</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>Dieser Code ist zu lang für eine Vorschau: Höchstens {most} MB sind möglich.</translation>
    </message>
    <message>
        <source>This cannot be drawn: the code is not whole, or has a mistake in it.</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>Das lässt sich nicht zeichnen: Der Code ist unvollständig oder enthält einen Fehler.</translation>
    </message>
    <message>
        <source>Drawing this takes too much time or memory, so there is no preview.</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>Das Zeichnen braucht zu viel Zeit oder Speicher, deshalb gibt es keine Vorschau.</translation>
    </message>
    <message>
        <source>Drawn without scripts, and without pictures and styles from elsewhere. Links lead nowhere.</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>Gezeichnet ohne Skripte und ohne Bilder und Stile von anderswo. Links führen nirgendwohin.</translation>
    </message>
    <message>
        <source>Only the beginning of the page is shown.</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>Nur der Anfang der Seite wird gezeigt.</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>Wird gezeichnet …</translation>
    </message>
    <message>
        <source>Preview of a web page</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>Vorschau einer Webseite</translation>
    </message>
    <message>
        <source>Preview of a picture</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>Vorschau eines Bildes</translation>
    </message>
    <message>
        <source>No model is chosen yet. Choose one in the window; the question waits.</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>Noch ist kein Modell gewählt. Wählen Sie eines im Fenster; die Frage wartet.</translation>
    </message>
    <message>
        <source>The reply is not whole. In the window you see why.</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>Die Antwort ist nicht vollständig. Im Fenster sehen Sie, warum.</translation>
    </message>
    <message>
        <source>Quick question</source>
        <extracomment>app/ui/quick_question/quick_window.py, app/ui/quick_question/tray.py</extracomment>
        <translation>Schnelle Frage</translation>
    </message>
    <message>
        <source>Ask a quick question</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>Eine schnelle Frage stellen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Open in window</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>Im Fenster öffnen</translation>
    </message>
    <message>
        <source>Waiting for the models…</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>Wartet auf die Modelle …</translation>
    </message>
    <message>
        <source>Open Draftlight</source>
        <extracomment>app/ui/quick_question/tray.py</extracomment>
        <translation>Draftlight öffnen</translation>
    </message>
    <message>
        <source>Draftlight is still running</source>
        <extracomment>app/ui/quick_question/tray.py</extracomment>
        <translation>Draftlight läuft noch</translation>
    </message>
    <message>
        <source>Its icon in the tray opens it again. Quit ends it.</source>
        <extracomment>app/ui/quick_question/tray.py</extracomment>
        <translation>Das Symbol im Infobereich öffnet es wieder. „Beenden“ schließt es ganz.</translation>
    </message>
    <message>
        <source>Drawn by chance, though another was likelier</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Vom Zufall gewählt, obwohl ein anderes wahrscheinlicher war</translation>
    </message>
    <message>
        <source>Likeliest for the big model</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Für das große Modell am wahrscheinlichsten</translation>
    </message>
    <message>
        <source>Edit…</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Branch from here</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Von hier abzweigen</translation>
    </message>
    <message>
        <source>A new chat with all up to this message</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Ein neuer Chat mit allem bis zu dieser Nachricht</translation>
    </message>
    <message>
        <source>Duplicate chat</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Chat verdoppeln</translation>
    </message>
    <message>
        <source>Keep seed {seed}</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Seed {seed} behalten</translation>
    </message>
    <message>
        <source>Compare answers…</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Antworten vergleichen…</translation>
    </message>
    <message>
        <source>edited</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>bearbeitet</translation>
    </message>
    <message>
        <source>What the reply waits for</source>
        <extracomment>app/ui/transcript/messages/message_column.py</extracomment>
        <translation>Worauf die Antwort wartet</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>app/ui/transcript/text/code_buttons.py</extracomment>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Show what this code draws</source>
        <extracomment>app/ui/transcript/text/code_buttons.py</extracomment>
        <translation>Zeigen, was dieser Code zeichnet</translation>
    </message>
    <message>
        <source>Recorded replies</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Aufgezeichnete Antworten</translation>
    </message>
    <message>
        <source>They stay in “Recently deleted” for 30 days. After that they are gone for good.</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>Sie bleiben 30 Tage in „Zuletzt gelöscht“. Danach sind sie endgültig weg.</translation>
    </message>
    <message>
        <source>Delete all your chats?</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>Alle deine Chats löschen?</translation>
    </message>
    <message>
        <source>Tool servers that need nothing installed</source>
        <extracomment>app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>Werkzeugserver, für die nichts installiert werden muss</translation>
    </message>
    <message>
        <source>{place} cannot be found. What was read of it before is still used.</source>
        <extracomment>app/knowledge/file_walk.py</extracomment>
        <translation>{place} wurde nicht gefunden. Was früher daraus gelesen wurde, wird weiter verwendet.</translation>
    </message>
    <message>
        <source>What is read of “{name}” cannot be kept: {error}.</source>
        <extracomment>app/knowledge/index.py</extracomment>
        <translation>Was aus „{name}“ gelesen wird, kann nicht gespeichert werden: {error}.</translation>
    </message>
    <message>
        <source>The disk is full, so “{name}” was not read to its end. Free some space, and read it again.</source>
        <extracomment>app/knowledge/index.py</extracomment>
        <translation>Die Festplatte ist voll, deshalb wurde „{name}“ nicht zu Ende gelesen. Mache Platz frei und lies es erneut ein.</translation>
    </message>
    <message>
        <source>What was read of “{name}” was damaged. Read it again.</source>
        <extracomment>app/knowledge/index.py</extracomment>
        <translation>Was aus „{name}“ gelesen wurde, war beschädigt. Lies es erneut ein.</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <extracomment>app/ui/chat/composing/attach_button.py, app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Ordner hinzufügen …</translation>
    </message>
    <message>
        <source>Knowledge…</source>
        <extracomment>app/ui/chat/composing/attach_button.py</extracomment>
        <translation>Wissen …</translation>
    </message>
    <message>
        <source>Questions are looked up in “{name}”.</source>
        <extracomment>app/ui/chat/composing/attach_button.py</extracomment>
        <translation>Fragen werden in „{name}“ nachgeschlagen.</translation>
    </message>
    <message>
        <source>No documents</source>
        <extracomment>app/ui/chat/composing/attach_button.py, app/ui/dialogs/folder_settings_dialog.py</extracomment>
        <translation>Keine Dokumente</translation>
    </message>
    <message>
        <source>Look up questions in:</source>
        <extracomment>app/ui/chat/composing/attach_button.py</extracomment>
        <translation>Fragen nachschlagen in:</translation>
    </message>
    <message>
        <source>New chat here</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Neuer Chat hier</translation>
    </message>
    <message>
        <source>Folder settings…</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Ordnereinstellungen …</translation>
    </message>
    <message>
        <source>Settings of “{name}”</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py</extracomment>
        <translation>Einstellungen von „{name}“</translation>
    </message>
    <message>
        <source>As chosen in the window</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py</extracomment>
        <translation>Wie im Fenster gewählt</translation>
    </message>
    <message>
        <source>New chats in this folder begin with these. Each can be changed in a chat.</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py</extracomment>
        <translation>Neue Chats in diesem Ordner beginnen damit. Im Chat lässt sich jede Einstellung ändern.</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>What was read of it is deleted. The files themselves stay where they are.</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Was daraus gelesen wurde, wird gelöscht. Die Dateien selbst bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>Remove “{name}”?</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>„{name}“ entfernen?</translation>
    </message>
    <message>
        <source>A chat’s questions are looked up in the documents you choose for it. Nothing leaves this computer.</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Die Fragen eines Chats werden in den Dokumenten nachgeschlagen, die du dafür wählst. Nichts verlässt diesen Computer.</translation>
    </message>
    <message>
        <source>Read again</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Erneut einlesen</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>Folder to look up questions in</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/knowledge_dialog.py, app/ui/window/document_actions.py</extracomment>
        <translation>Ordner zum Nachschlagen</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: its font does not say which letters are meant.</source>
        <extracomment>app/knowledge/collection_reader.py</extracomment>
        <translation>„{name}“ kann nicht gelesen werden: Die Schrift sagt nicht, welche Buchstaben gemeint sind.</translation>
    </message>
    <message>
        <source>This head was made for another program. Get one whose file says dflash or eagle3.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Dieser Kopf wurde für ein anderes Programm gemacht. Nimm einen, dessen Datei dflash oder eagle3 sagt.</translation>
    </message>
    <message>
        <source>The connection to “{name}” ended: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>Die Verbindung zu „{name}“ endete: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” answered with the error {status} of HTTP.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>„{name}“ antwortete mit dem HTTP-Fehler {status}.</translation>
    </message>
    <message>
        <source>“{name}” shows a certificate that is not trusted: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>„{name}“ zeigt ein Zertifikat, dem nicht vertraut wird: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” has moved to {place}. If you trust that address, put it where the server is set up.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>„{name}“ ist nach {place} umgezogen. Wenn du dieser Adresse vertraust, trage sie dort ein, wo der Server eingerichtet ist.</translation>
    </message>
    <message>
        <source>What answers at the address of “{name}” is no tool server.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>Was unter der Adresse von „{name}“ antwortet, ist kein Werkzeugserver.</translation>
    </message>
    <message>
        <source>“{name}” speaks an older form of the protocol (SSE), which is not spoken here. Look for an address that its maker calls streamable HTTP; many end in /mcp.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>„{name}“ spricht eine ältere Form des Protokolls (SSE), die hier nicht gesprochen wird. Suche nach einer Adresse, die der Anbieter „Streamable HTTP“ nennt; viele enden auf /mcp.</translation>
    </message>
    <message>
        <source>“{name}” lets programs sign in only if its maker knows them. If it gives out keys, put yours among its headers, for example Authorization=Bearer KEY.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>„{name}“ lässt nur Programme zur Anmeldung zu, die der Anbieter kennt. Wenn es Schlüssel dafür gibt, trage deinen unter den Kopfzeilen ein, zum Beispiel Authorization=Bearer SCHLÜSSEL.</translation>
    </message>
    <message>
        <source>“{name}” forgot what was said before. Try again.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>„{name}“ hat vergessen, was vorher gesagt wurde. Versuche es noch einmal.</translation>
    </message>
    <message>
        <source>The sign-in with “{name}” does not work: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>Die Anmeldung bei „{name}“ funktioniert nicht: {reason}.</translation>
    </message>
    <message>
        <source>Nobody signed in with “{name}” in time.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>Niemand hat sich rechtzeitig bei „{name}“ angemeldet.</translation>
    </message>
    <message>
        <source>The sign-in with “{name}” was refused or cancelled: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>Die Anmeldung bei „{name}“ wurde abgelehnt oder abgebrochen: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” cannot be reached: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>„{name}“ ist nicht erreichbar: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” lets nobody in without a valid key. Put the one that its maker gave you among its headers, for example Authorization=Bearer KEY.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>„{name}“ lässt niemanden ohne gültigen Schlüssel ein. Trage den, den dir der Anbieter gegeben hat, unter den Kopfzeilen ein, zum Beispiel Authorization=Bearer SCHLÜSSEL.</translation>
    </message>
    <message>
        <source>There is no tool server at the address of “{name}”.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>Unter der Adresse von „{name}“ gibt es keinen Werkzeugserver.</translation>
    </message>
    <message>
        <source>“{name}” was asked too often. Try again later.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>„{name}“ wurde zu oft gefragt. Versuche es später noch einmal.</translation>
    </message>
    <message>
        <source>“{name}” asks back for something that it cannot be told here.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>„{name}“ fragt nach etwas zurück, das ihm hier nicht gesagt werden kann.</translation>
    </message>
    <message numerus="yes">
        <source>%n tools of “{name}” cannot be used, and are left out.</source>
        <comment>One tool of “{name}” cannot be used, and is left out.</comment>
        <extracomment>app/tool_servers/toolbox.py</extracomment>
        <translation>
            <numerusform>Ein Werkzeug von „{name}“ kann nicht benutzt werden und bleibt weg.</numerusform>
            <numerusform>%n Werkzeuge von „{name}“ können nicht benutzt werden und bleiben weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents to look up questions in</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Dokumente zum Nachschlagen</translation>
    </message>
    <message>
        <source>No documents yet. Add a folder, and choose it for a chat at the paper clip.</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Noch keine Dokumente. Füge einen Ordner hinzu, und wähle ihn in einem Chat bei der Büroklammer.</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <comment>%n file</comment>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passages</source>
        <comment>%n passage</comment>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>
            <numerusform>%n Textstelle</numerusform>
            <numerusform>%n Textstellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be read:</source>
        <comment>%n file could not be read:</comment>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>
            <numerusform>%n Datei konnte nicht gelesen werden:</numerusform>
            <numerusform>%n Dateien konnten nicht gelesen werden:</numerusform>
        </translation>
    </message>
    <message>
        <source>preparing to find by meaning, {percent} %</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Suche nach Bedeutung wird vorbereitet, {percent} %</translation>
    </message>
    <message>
        <source>reading, {percent} %</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>wird gelesen, {percent} %</translation>
    </message>
    <message>
        <source>waits to be read</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>wartet auf das Einlesen</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>and one more</comment>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>
            <numerusform>und eine weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>found by words and meaning</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Suche nach Wörtern und Bedeutung</translation>
    </message>
    <message>
        <source>found by words</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Suche nach Wörtern</translation>
    </message>
    <message>
        <source>{path} is not there any more.</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>{path} ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>Open the file</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>page {page}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Seite {page}</translation>
    </message>
    <message>
        <source>Add {server}</source>
        <extracomment>app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>{server} hinzufügen</translation>
    </message>
    <message>
        <source>Added</source>
        <extracomment>app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Leaves this computer: what the model asks of it, to {place}.</source>
        <extracomment>app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>Verlässt diesen Computer: was das Modell von ihm will, an {place}.</translation>
    </message>
    <message>
        <source>A tool server is a program of others that runs on this computer as you do: it can read and change your files, and use the network. One with an address gets what the model asks of it over the network. Add only those that you trust.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Ein Werkzeugserver ist ein Programm anderer, das auf diesem Computer mit deinen Rechten läuft: Es kann deine Dateien lesen und ändern und das Netz benutzen. Einer mit Adresse bekommt über das Netz, was das Modell von ihm verlangt. Füge nur solche hinzu, denen du vertraust.</translation>
    </message>
    <message>
        <source>Catalogue…</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Katalog…</translation>
    </message>
    <message>
        <source>Servers that need nothing installed</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Server, für die nichts installiert werden muss</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Test {server}</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>{server} testen</translation>
    </message>
    <message>
        <source>Not taken in, since they have no command and no address: {names}.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Nicht übernommen, da sie weder Befehl noch Adresse haben: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures are not in the export.</source>
        <comment>%n picture is not in the export.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n Bild ist nicht im Export.</numerusform>
            <numerusform>%n Bilder sind nicht im Export.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are not in the export.</source>
        <comment>%n file is not in the export.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n Datei ist nicht im Export.</numerusform>
            <numerusform>%n Dateien sind nicht im Export.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recordings are not in the export.</source>
        <comment>%n recording is not in the export.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n Aufnahme ist nicht im Export.</numerusform>
            <numerusform>%n Aufnahmen sind nicht im Export.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures could not be taken in.</source>
        <comment>%n picture could not be taken in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n Bild konnte nicht übernommen werden.</numerusform>
            <numerusform>%n Bilder konnten nicht übernommen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be taken in.</source>
        <comment>%n file could not be taken in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n Datei konnte nicht übernommen werden.</numerusform>
            <numerusform>%n Dateien konnten nicht übernommen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recordings could not be taken in.</source>
        <comment>%n recording could not be taken in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n Aufnahme konnte nicht übernommen werden.</numerusform>
            <numerusform>%n Aufnahmen konnten nicht übernommen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Knowledge: documents to look up questions in</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Wissen: Dokumente zum Nachschlagen</translation>
    </message>
    <message>
        <source>A reply is being written, or chats are on their way in or out.</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>Eine Antwort entsteht gerade, oder Chats sind auf dem Weg hinein oder hinaus.</translation>
    </message>
    <message>
        <source>A race is run alone: no other reply may be written meanwhile.</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>Ein Rennen läuft allein: Währenddessen darf keine andere Antwort geschrieben werden.</translation>
    </message>
    <message>
        <source>There is no answer about newer versions now. Try again later.</source>
        <extracomment>app/updates.py</extracomment>
        <translation>Über neuere Versionen gibt es gerade keine Auskunft. Versuche es später noch einmal.</translation>
    </message>
    <message>
        <source>SmolLM2 1.7B, helped by 135M</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>SmolLM2 1.7B mit Hilfe von 135M</translation>
    </message>
    <message>
        <source>The smallest real pair: quick to fetch, light on any computer, good at short tasks in English.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Das kleinste echte Paar: schnell geladen, leicht für jeden Computer, gut bei kurzen Aufgaben auf Englisch.</translation>
    </message>
    <message>
        <source>Qwen3 4B, helped by 0.6B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3 4B mit Hilfe von 0.6B</translation>
    </message>
    <message>
        <source>Many languages, and it can think before it answers.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Viele Sprachen, und es kann nachdenken, bevor es antwortet.</translation>
    </message>
    <message>
        <source>Gemma 3 4B, helped by 270M</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Gemma 3 4B mit Hilfe von 270M</translation>
    </message>
    <message>
        <source>Writes well in many languages; the tiny draft costs almost nothing.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Schreibt gut in vielen Sprachen; das winzige Ratemodell kostet fast nichts.</translation>
    </message>
    <message>
        <source>Llama 3.1 8B, helped by Llama 3.2 1B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Llama 3.1 8B mit Hilfe von Llama 3.2 1B</translation>
    </message>
    <message>
        <source>An all-rounder whose draft is an eighth of its size, at a precision that keeps the download small.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Ein Alleskönner, dessen Ratemodell ein Achtel so groß ist, in einer Genauigkeit, die den Download klein hält.</translation>
    </message>
    <message>
        <source>Llama 3.1 8B, helped by Llama 3.2 1B, at high precision</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Llama 3.1 8B mit Hilfe von Llama 3.2 1B, in hoher Genauigkeit</translation>
    </message>
    <message>
        <source>The pair best known for guessing ahead.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Das bekannteste Paar zum Vorausraten.</translation>
    </message>
    <message>
        <source>1.7 times faster on an RTX 3060, with 72 % of the guesses right</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>1,7-mal schneller auf einer RTX 3060, 72 % der Vermutungen richtig</translation>
    </message>
    <message>
        <source>The Register</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>The Register</translation>
    </message>
    <message>
        <source>Qwen2.5 Coder 7B, helped by 0.5B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen2.5 Coder 7B mit Hilfe von 0.5B</translation>
    </message>
    <message>
        <source>For code, where much can be guessed: the task that gains most.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Für Code, wo sich viel raten lässt: die Aufgabe, die am meisten gewinnt.</translation>
    </message>
    <message>
        <source>Qwen3 8B, helped by 0.6B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3 8B mit Hilfe von 0.6B</translation>
    </message>
    <message>
        <source>Gemma 3 12B, helped by 270M</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Gemma 3 12B mit Hilfe von 270M</translation>
    </message>
    <message>
        <source>Writes well in many languages; a large target beside a tiny draft.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Schreibt gut in vielen Sprachen; ein großes Modell neben einem winzigen Ratemodell.</translation>
    </message>
    <message>
        <source>Qwen2.5 Coder 14B, helped by 0.5B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen2.5 Coder 14B mit Hilfe von 0.5B</translation>
    </message>
    <message>
        <source>For code; the larger the big model, the more each right guess saves.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Für Code; je größer das große Modell, desto mehr spart jede richtige Vermutung.</translation>
    </message>
    <message>
        <source>Qwen2.5 Coder 32B, helped by 0.5B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen2.5 Coder 32B mit Hilfe von 0.5B</translation>
    </message>
    <message>
        <source>The strongest for code here.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Das stärkste für Code hier.</translation>
    </message>
    <message>
        <source>Gemma 3 27B, helped by 270M</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Gemma 3 27B mit Hilfe von 270M</translation>
    </message>
    <message>
        <source>The strongest writer here.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Das beste zum Schreiben hier.</translation>
    </message>
    <message>
        <source>DeepSeek R1 Distill 32B, helped by 1.5B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>DeepSeek R1 Distill 32B mit Hilfe von 1.5B</translation>
    </message>
    <message>
        <source>Thinks at length before it answers: for mathematics, logic and hard code.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Denkt lange nach, bevor es antwortet: für Mathematik, Logik und schweren Code.</translation>
    </message>
    <message>
        <source>Qwen3.5 4B, guesses for itself</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3.5 4B, rät selbst</translation>
    </message>
    <message>
        <source>Needs no second model: it brings a layer of its own to guess with. Many languages, and it can think before it answers.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Braucht kein zweites Modell: Es bringt eine eigene Schicht zum Raten mit. Viele Sprachen, und es kann nachdenken, bevor es antwortet.</translation>
    </message>
    <message>
        <source>Qwen3.5 9B, guesses for itself</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3.5 9B, rät selbst</translation>
    </message>
    <message>
        <source>Needs no second model, and is surer of its words than its smaller sister.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Braucht kein zweites Modell und ist sich seiner Wörter sicherer als seine kleinere Schwester.</translation>
    </message>
    <message>
        <source>Qwen3.8 27B, guesses for itself</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3.8 27B, rät selbst</translation>
    </message>
    <message>
        <source>Needs no second model; the larger the big model, the more each right guess saves.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Braucht kein zweites Modell; je größer das große Modell, desto mehr spart jede richtige Vermutung.</translation>
    </message>
    <message>
        <source>54.7 tokens a second on an RTX PRO 4000, 36.0 without guessing</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>54,7 Tokens je Sekunde auf einer RTX PRO 4000, 36,0 ohne Raten</translation>
    </message>
    <message>
        <source>a user (sudoingX/qwen38-mtp #64)</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>einem Benutzer (sudoingX/qwen38-mtp #64)</translation>
    </message>
    <message>
        <source>Qwen3.6 35B A3B, guesses for itself</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3.6 35B A3B, rät selbst</translation>
    </message>
    <message>
        <source>A mixture of experts: as it writes, three of its 35 billion parameters work on each word. Needs no second model.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Eine Mischung von Experten: Beim Schreiben arbeiten drei seiner 35 Milliarden Parameter an jedem Wort. Braucht kein zweites Modell.</translation>
    </message>
    <message>
        <source>about 110 tokens a second on a Radeon RX 7900 XTX, about 50 without guessing</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>etwa 110 Tokens je Sekunde auf einer Radeon RX 7900 XTX, etwa 50 ohne Raten</translation>
    </message>
    <message>
        <source>a user (lmstudio-ai/lms #581)</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>einem Benutzer (lmstudio-ai/lms #581)</translation>
    </message>
    <message>
        <source>Google&apos;s Gemma terms of use apply.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Es gelten Googles Nutzungsbedingungen für Gemma.</translation>
    </message>
    <message>
        <source>Meta&apos;s Llama 3.1 licence applies.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Es gilt Metas Lizenz für Llama 3.1.</translation>
    </message>
    <message>
        <source>Meta&apos;s Llama 3.2 licence applies.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Es gilt Metas Lizenz für Llama 3.2.</translation>
    </message>
    <message>
        <source>computes the models</source>
        <extracomment>resources/components.json</extracomment>
        <translation>rechnet die Modelle</translation>
    </message>
    <message>
        <source>reaches llama.cpp from Python</source>
        <extracomment>resources/components.json</extracomment>
        <translation>erreicht llama.cpp von Python aus</translation>
    </message>
    <message>
        <source>the starter model, by Hugging Face</source>
        <extracomment>resources/components.json</extracomment>
        <translation>das Startmodell, von Hugging Face</translation>
    </message>
    <message>
        <source>carries the starter model&apos;s file</source>
        <extracomment>resources/components.json</extracomment>
        <translation>trägt die Datei des Startmodells</translation>
    </message>
    <message>
        <source>draws the window</source>
        <extracomment>resources/components.json</extracomment>
        <translation>zeichnet das Fenster</translation>
    </message>
    <message>
        <source>reaches Qt from Python</source>
        <extracomment>resources/components.json</extracomment>
        <translation>erreicht Qt von Python aus</translation>
    </message>
    <message>
        <source>joins Python and Qt</source>
        <extracomment>resources/components.json</extracomment>
        <translation>verbindet Python und Qt</translation>
    </message>
    <message>
        <source>runs the program</source>
        <extracomment>resources/components.json</extracomment>
        <translation>führt das Programm aus</translation>
    </message>
    <message>
        <source>starts the installed program</source>
        <extracomment>resources/components.json</extracomment>
        <translation>startet das installierte Programm</translation>
    </message>
    <message>
        <source>serve compiled code: libstdc++, libgcc, libgomp</source>
        <extracomment>resources/components.json</extracomment>
        <translation>dienen übersetztem Code: libstdc++, libgcc, libgomp</translation>
    </message>
    <message>
        <source>waits for the network</source>
        <extracomment>resources/components.json</extracomment>
        <translation>wartet auf das Netz</translation>
    </message>
    <message>
        <source>a part of Python for older versions</source>
        <extracomment>resources/components.json</extracomment>
        <translation>ein Teil von Python für ältere Versionen</translation>
    </message>
    <message>
        <source>comes with mcp</source>
        <extracomment>resources/components.json</extracomment>
        <translation>kommt mit mcp</translation>
    </message>
    <message>
        <source>reads web pages</source>
        <extracomment>resources/components.json</extracomment>
        <translation>liest Webseiten</translation>
    </message>
    <message>
        <source>finds the passages of a file that match a question</source>
        <extracomment>resources/components.json</extracomment>
        <translation>findet die Stellen einer Datei, die zu einer Frage passen</translation>
    </message>
    <message>
        <source>calls C code, for cryptography</source>
        <extracomment>resources/components.json</extracomment>
        <translation>ruft C-Code, für Verschlüsselung</translation>
    </message>
    <message>
        <source>tells in which encoding a text is written</source>
        <extracomment>resources/components.json</extracomment>
        <translation>erkennt, in welcher Kodierung ein Text geschrieben ist</translation>
    </message>
    <message>
        <source>command lines, for the Hub&apos;s client</source>
        <extracomment>resources/components.json</extracomment>
        <translation>Befehlszeilen, für das Programm des Hubs</translation>
    </message>
    <message>
        <source>colours in a Windows terminal</source>
        <extracomment>resources/components.json</extracomment>
        <translation>Farben in einem Windows-Terminal</translation>
    </message>
    <message>
        <source>talks to the system&apos;s keyring</source>
        <extracomment>resources/components.json</extracomment>
        <translation>spricht mit dem Schlüsselbund des Systems</translation>
    </message>
    <message>
        <source>comes with llama-cpp-python</source>
        <extracomment>resources/components.json</extracomment>
        <translation>kommt mit llama-cpp-python</translation>
    </message>
    <message>
        <source>keeps two programs from one file</source>
        <extracomment>resources/components.json</extracomment>
        <translation>hält zwei Programme von einer Datei fern</translation>
    </message>
    <message>
        <source>lets several replies run on one thread</source>
        <extracomment>resources/components.json</extracomment>
        <translation>lässt mehrere Antworten auf einem Thread laufen</translation>
    </message>
    <message>
        <source>comes with the Hub&apos;s client</source>
        <extracomment>resources/components.json</extracomment>
        <translation>kommt mit dem Programm des Hubs</translation>
    </message>
    <message>
        <source>speaks HTTP</source>
        <extracomment>resources/components.json</extracomment>
        <translation>spricht HTTP</translation>
    </message>
    <message>
        <source>finds and downloads models</source>
        <extracomment>resources/components.json</extracomment>
        <translation>findet und lädt Modelle</translation>
    </message>
    <message>
        <source>names of computers in any script</source>
        <extracomment>resources/components.json</extracomment>
        <translation>Namen von Computern in jeder Schrift</translation>
    </message>
    <message>
        <source>comes with keyring</source>
        <extracomment>resources/components.json</extracomment>
        <translation>kommt mit keyring</translation>
    </message>
    <message>
        <source>fills in chat templates</source>
        <extracomment>resources/components.json</extracomment>
        <translation>füllt Chatvorlagen aus</translation>
    </message>
    <message>
        <source>keeps the token for gated models</source>
        <extracomment>resources/components.json</extracomment>
        <translation>bewahrt das Token für Modelle mit Zustimmung</translation>
    </message>
    <message>
        <source>comes with importlib-metadata</source>
        <extracomment>resources/components.json</extracomment>
        <translation>kommt mit importlib-metadata</translation>
    </message>
    <message>
        <source>finds addresses in a text</source>
        <extracomment>resources/components.json</extracomment>
        <translation>findet Adressen in einem Text</translation>
    </message>
    <message>
        <source>reads Markdown</source>
        <extracomment>resources/components.json</extracomment>
        <translation>liest Markdown</translation>
    </message>
    <message>
        <source>writes web pages and documents as Markdown</source>
        <extracomment>resources/components.json</extracomment>
        <translation>schreibt Webseiten und Dokumente als Markdown</translation>
    </message>
    <message>
        <source>comes with jinja2</source>
        <extracomment>resources/components.json</extracomment>
        <translation>kommt mit jinja2</translation>
    </message>
    <message>
        <source>comes with markdown-it-py</source>
        <extracomment>resources/components.json</extracomment>
        <translation>kommt mit markdown-it-py</translation>
    </message>
    <message>
        <source>counts</source>
        <extracomment>resources/components.json</extracomment>
        <translation>rechnet mit Zahlen</translation>
    </message>
    <message>
        <source>compares versions</source>
        <extracomment>resources/components.json</extracomment>
        <translation>vergleicht Versionen</translation>
    </message>
    <message>
        <source>knows where data is kept</source>
        <extracomment>resources/components.json</extracomment>
        <translation>weiß, wo Daten liegen</translation>
    </message>
    <message>
        <source>edits lines in the terminal</source>
        <extracomment>resources/components.json</extracomment>
        <translation>bearbeitet Zeilen im Terminal</translation>
    </message>
    <message>
        <source>knows memory and processor</source>
        <extracomment>resources/components.json</extracomment>
        <translation>kennt Speicher und Prozessor</translation>
    </message>
    <message>
        <source>comes with cffi</source>
        <extracomment>resources/components.json</extracomment>
        <translation>kommt mit cffi</translation>
    </message>
    <message>
        <source>asks the system&apos;s dictionaries</source>
        <extracomment>resources/components.json</extracomment>
        <translation>fragt die Wörterbücher des Systems</translation>
    </message>
    <message>
        <source>colours code</source>
        <extracomment>resources/components.json</extracomment>
        <translation>färbt Code</translation>
    </message>
    <message>
        <source>reads JSON with comments</source>
        <extracomment>resources/components.json</extracomment>
        <translation>liest JSON mit Kommentaren</translation>
    </message>
    <message>
        <source>reads formulas</source>
        <extracomment>resources/components.json</extracomment>
        <translation>liest Formeln</translation>
    </message>
    <message>
        <source>reads PDF files</source>
        <extracomment>resources/components.json</extracomment>
        <translation>liest PDF-Dateien</translation>
    </message>
    <message>
        <source>talks to Windows&apos; credential store</source>
        <extracomment>resources/components.json</extracomment>
        <translation>spricht mit der Anmeldeinformationsverwaltung von Windows</translation>
    </message>
    <message>
        <source>moves files to the trash</source>
        <extracomment>resources/components.json</extracomment>
        <translation>legt Dateien in den Papierkorb</translation>
    </message>
    <message>
        <source>comes with markdownify</source>
        <extracomment>resources/components.json</extracomment>
        <translation>kommt mit markdownify</translation>
    </message>
    <message>
        <source>comes with beautifulsoup4</source>
        <extracomment>resources/components.json</extracomment>
        <translation>kommt mit beautifulsoup4</translation>
    </message>
    <message>
        <source>sorts requests to the local API</source>
        <extracomment>resources/components.json</extracomment>
        <translation>ordnet Anfragen an die lokale API</translation>
    </message>
    <message>
        <source>uses the system&apos;s certificates</source>
        <extracomment>resources/components.json</extracomment>
        <translation>benutzt die Zertifikate des Systems</translation>
    </message>
    <message>
        <source>serves the local API</source>
        <extracomment>resources/components.json</extracomment>
        <translation>bietet die lokale API an</translation>
    </message>
    <message>
        <source>how wide a letter is in a terminal</source>
        <extracomment>resources/components.json</extracomment>
        <translation>wie breit ein Zeichen im Terminal ist</translation>
    </message>
</context>
</TS>
