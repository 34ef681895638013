<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Draftlight</name>
    <message>
        <source>Other programs may download, load and delete models</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Les autres programmes peuvent télécharger, charger et supprimer des modèles</translation>
    </message>
    <message>
        <source>Programs made for Ollama or llama-server manage models themselves. Downloads come from the Hub; what is deleted goes to the trash.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Les programmes conçus pour Ollama ou llama-server gèrent eux-mêmes les modèles. Les téléchargements viennent du Hub ; ce qui est supprimé va à la corbeille.</translation>
    </message>
    <message>
        <source>This is no address of a server. One looks like http://192.168.1.20:8087.</source>
        <extracomment>app/references.py</extracomment>
        <translation>Ce n’est pas une adresse de serveur. Elle ressemble à http://192.168.1.20:8087.</translation>
    </message>
    <message>
        <source>An address holds no password, no key and no question mark. A key has a field of its own.</source>
        <extracomment>app/references.py</extracomment>
        <translation>Une adresse ne contient ni mot de passe, ni clé, ni point d’interrogation. La clé a son propre champ.</translation>
    </message>
    <message>
        <source>This address holds characters that no address has.</source>
        <extracomment>app/references.py</extracomment>
        <translation>Cette adresse contient des caractères qu’aucune adresse n’a.</translation>
    </message>
    <message>
        <source>an Office file of a kind that cannot be read here. Save it as DOCX, PDF, CSV or text first</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>un fichier Office qui ne peut pas être lu ici. Enregistrez-le d’abord en DOCX, PDF, CSV ou texte</translation>
    </message>
    <message>
        <source>an Office file of the old kind, or one with a password. Save it without a password as DOCX, PDF, CSV or text</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>un fichier Office ancien ou avec mot de passe. Enregistrez-le sans mot de passe en DOCX, PDF, CSV ou texte</translation>
    </message>
    <message>
        <source>an archive. Unpack it, and add the files that matter</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>une archive. Décompressez-la et ajoutez les fichiers utiles</translation>
    </message>
    <message>
        <source>sound or video, and no model is given that here</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>du son ou de la vidéo, qu’on ne donne ici à aucun modèle</translation>
    </message>
    <message>
        <source>a program or a library, not text</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>un programme ou une bibliothèque, pas du texte</translation>
    </message>
    <message>
        <source>a model, not text</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>un modèle, pas du texte</translation>
    </message>
    <message>
        <source>“{name}” has {size} MB, and {most} MB are the most. Add the part of it that matters.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» fait {size} Mo, et {most} Mo sont le maximum. Ajoutez la partie utile.</translation>
    </message>
    <message>
        <source>“{name}” is a folder. Add the files in it that matter.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» est un dossier. Ajoutez les fichiers utiles qu’il contient.</translation>
    </message>
    <message>
        <source>“{name}” is not a file.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» n’est pas un fichier.</translation>
    </message>
    <message>
        <source>“{name}” is empty.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» est vide.</translation>
    </message>
    <message>
        <source>“{name}” is {kind}.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» est {kind}.</translation>
    </message>
    <message>
        <source>“{name}” is not there any more.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» n’est plus là.</translation>
    </message>
    <message>
        <source>“{name}” may not be read: you have no permission.</source>
        <extracomment>app/attachments/reading.py, app/knowledge/file_walk.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» ne peut pas être lu&#xa0;: vous n’avez pas l’autorisation.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {reason}.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» ne peut pas être lu&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” would take too much memory to read.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>Lire «&#xa0;{name}&#xa0;» prendrait trop de mémoire.</translation>
    </message>
    <message>
        <source>“{name}” takes too long to read.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>Lire «&#xa0;{name}&#xa0;» prend trop de temps.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it cannot be read.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» est endommagé&#xa0;: il ne peut pas être lu.</translation>
    </message>
    <message>
        <source>“{name}” is protected by a password. Save a copy without one.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» est protégé par un mot de passe. Enregistrez une copie sans lui.</translation>
    </message>
    <message>
        <source>“{name}” is not text, nor a kind of file that can be read here.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» n’est pas du texte, ni un type de fichier lisible ici.</translation>
    </message>
    <message>
        <source>Saving was stopped, and nothing was written.</source>
        <extracomment>app/chats/chat_files.py</extracomment>
        <translation>L’enregistrement a été arrêté, et rien n’a été écrit.</translation>
    </message>
    <message>
        <source>The file {name} is too large to be a file of assistants.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Le fichier {name} est trop gros pour un fichier d’assistants.</translation>
    </message>
    <message>
        <source>The file {name} is no file of assistants.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Le fichier {name} n’est pas un fichier d’assistants.</translation>
    </message>
    <message>
        <source>The file {name} is of a newer Draftlight. Please update the program.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Le fichier {name} vient d’un Draftlight plus récent. Mettez le programme à jour.</translation>
    </message>
    <message>
        <source>The file {name} has more than {most} assistants.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Le fichier {name} contient plus de {most} assistants.</translation>
    </message>
    <message>
        <source>An assistant needs a name.</source>
        <extracomment>app/chats/assistants.py, app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Un assistant a besoin d’un nom.</translation>
    </message>
    <message>
        <source>The settings of “{name}” must be an object.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Les réglages de «&#xa0;{name}&#xa0;» doivent être un objet.</translation>
    </message>
    <message>
        <source>“{label}” may have at most {most} letters.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>«&#xa0;{label}&#xa0;» peut avoir au plus {most} caractères.</translation>
    </message>
    <message>
        <source>The file {name} cannot be read: {error}.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Le fichier {name} ne peut pas être lu&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>The file {name} is no file of assistants: it is not JSON, or damaged.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Le fichier {name} n’est pas un fichier d’assistants&#xa0;: ce n’est pas du JSON, ou il est endommagé.</translation>
    </message>
    <message>
        <source>The file {name} cannot be used. {error}</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Le fichier {name} ne peut pas être utilisé. {error}</translation>
    </message>
    <message>
        <source>This is the file of your chats itself. Choose another name.</source>
        <extracomment>app/chats/backups.py</extracomment>
        <translation>C’est le fichier même de vos conversations. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>{name} is not there any more.</source>
        <extracomment>app/chats/backups.py</extracomment>
        <translation>{name} n’est plus là.</translation>
    </message>
    <message>
        <source>{to} cannot be written: {error}. Nothing was changed.</source>
        <extracomment>app/chats/backups.py</extracomment>
        <translation>{to} ne peut pas être écrit&#xa0;: {error}. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}.</source>
        <extracomment>app/chats/backups.py</extracomment>
        <translation>{name} ne peut pas être lu&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The disk is too full: a copy of the chats takes {needed} MB, and {free} MB are free in {parent}. Nothing was changed.</source>
        <extracomment>app/chats/backups.py</extracomment>
        <translation>Le disque est trop plein&#xa0;: une copie des conversations prend {needed} Mo, et {free} Mo sont libres dans {parent}. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>The chats are in use by another program. Close it and try again.</source>
        <extracomment>app/chats/backups.py, app/chats/database/damage.py</extracomment>
        <translation>Les conversations sont utilisées par un autre programme. Fermez-le et réessayez.</translation>
    </message>
    <message>
        <source>Your chats are brought to a new format, and before that a copy of them is made in {folder}: {error}. Nothing was changed.</source>
        <extracomment>app/chats/database/database_file.py</extracomment>
        <translation>Vos conversations passent à un nouveau format, et une copie en est d’abord faite dans {folder}&#xa0;: {error}. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>Your chats are brought to a new format, and before that a copy of them is made in {folder}: the disk is too full for it. Free {size} MB, and start again. Nothing was changed.</source>
        <extracomment>app/chats/database/database_file.py</extracomment>
        <translation>Vos conversations passent à un nouveau format, et une copie en est d’abord faite dans {folder}&#xa0;: le disque est trop plein. Libérez {size} Mo et relancez. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>This chat was deleted.</source>
        <extracomment>app/chats/chat_files.py</extracomment>
        <translation>Cette conversation a été supprimée.</translation>
    </message>
    <message>
        <source>“{name}” has more than {most} files, and was not opened.</source>
        <extracomment>app/chats/imports/containers.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» contient plus de {most} fichiers et n’a pas été ouvert.</translation>
    </message>
    <message>
        <source>“{name}” would become {unpacked} GB out of {packed} MB, as no chats do. It was not opened.</source>
        <extracomment>app/chats/imports/containers.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» passerait de {packed} Mo à {unpacked} Go, comme aucune conversation. Il n’a pas été ouvert.</translation>
    </message>
    <message>
        <source>“{name}” lists too many files, and was not opened.</source>
        <extracomment>app/chats/imports/containers.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» énumère trop de fichiers et n’a pas été ouvert.</translation>
    </message>
    <message>
        <source>“{path}” is not a file.</source>
        <extracomment>app/chats/imports/containers.py, app/traces/trace_files.py</extracomment>
        <translation>«&#xa0;{path}&#xa0;» n’est pas un fichier.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: {reason}.</source>
        <extracomment>app/chats/imports/containers.py, app/traces/trace_files.py</extracomment>
        <translation>«&#xa0;{path}&#xa0;» ne peut pas être lu&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is a damaged archive. Download or copy it again.</source>
        <extracomment>app/chats/imports/containers.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» est une archive endommagée. Téléchargez-la ou copiez-la de nouveau.</translation>
    </message>
    <message>
        <source>“{name}” has more than {most} files. Choose the folder of chats.</source>
        <extracomment>app/chats/imports/containers.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» contient plus de {most} fichiers. Choisissez le dossier des conversations.</translation>
    </message>
    <message>
        <source>The file with your chats is damaged, and not all of it can be read. Close Draftlight and start it again: the file is then kept under another name, and a new one is started.</source>
        <extracomment>app/chats/database/damage.py</extracomment>
        <translation>Le fichier de vos conversations est endommagé et ne peut pas être lu en entier. Fermez Draftlight et relancez-le&#xa0;: le fichier est alors gardé sous un autre nom, et un nouveau est commencé.</translation>
    </message>
    <message>
        <source>This copy is damaged and cannot be brought back. Nothing was changed.</source>
        <extracomment>app/chats/database/database_file.py</extracomment>
        <translation>Cette copie est endommagée et ne peut pas être restaurée. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>This file has no chats of Draftlight in it. Nothing was changed.</source>
        <extracomment>app/chats/database/database_file.py</extracomment>
        <translation>Ce fichier ne contient pas de conversations de Draftlight. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>These chats were saved by a newer Draftlight (format {version}; this one reads {known}). Please update the program; the chats were left as they are.</source>
        <extracomment>app/chats/database/schema.py</extracomment>
        <translation>Ces conversations viennent d’un Draftlight plus récent (format {version}&#xa0;; celui-ci lit {known}). Mettez le programme à jour&#xa0;; elles sont restées telles quelles.</translation>
    </message>
    <message>
        <source>The file with your chats was damaged and could not be read. It was kept as {name}, and a new, empty one was started.</source>
        <extracomment>app/chats/database/database_file.py</extracomment>
        <translation>Le fichier de vos conversations était endommagé et illisible. Il a été gardé sous le nom {name}, et un nouveau, vide, a été commencé.</translation>
    </message>
    <message>
        <source>The chats cannot be kept in {parent}: {error}.</source>
        <extracomment>app/chats/database/damage.py</extracomment>
        <translation>Les conversations ne peuvent pas être gardées dans {parent}&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>The disk is full, so the chat could not be saved. Free some space and try again.</source>
        <extracomment>app/chats/database/damage.py</extracomment>
        <translation>Le disque est plein, la conversation n’a pas pu être enregistrée. Libérez de la place et réessayez.</translation>
    </message>
    <message>
        <source>The chat file {path} cannot be opened or written: {error}.</source>
        <extracomment>app/chats/database/damage.py</extracomment>
        <translation>Le fichier de conversations {path} ne peut pas être ouvert ou écrit&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>Draftlight is already open with its data folder {folder}, in another session or without answering. Close it first, or choose another folder with --data-dir.</source>
        <extracomment>app/desktop/single_instance.py</extracomment>
        <translation>Draftlight est déjà ouvert avec son dossier de données {folder}, dans une autre session ou sans répondre. Fermez-le d’abord, ou choisissez un autre dossier avec --data-dir.</translation>
    </message>
    <message>
        <source>Models on other computers cannot be used here.</source>
        <extracomment>app/engine/engine.py</extracomment>
        <translation>Les modèles d’autres ordinateurs ne peuvent pas être utilisés ici.</translation>
    </message>
    <message>
        <source>There is not enough free memory for this.</source>
        <extracomment>app/engine/engine.py</extracomment>
        <translation>Il n’y a pas assez de mémoire libre pour cela.</translation>
    </message>
    <message>
        <source>Something went wrong inside Draftlight: {where}</source>
        <extracomment>app/engine/engine.py</extracomment>
        <translation>Un problème est survenu dans Draftlight&#xa0;: {where}</translation>
    </message>
    <message>
        <source>This reply repeated itself without end, so it was ended.</source>
        <extracomment>app/engine/events.py</extracomment>
        <translation>Cette réponse se répétait sans fin, elle a donc été terminée.</translation>
    </message>
    <message>
        <source>This reply repeats itself.</source>
        <extracomment>app/engine/events.py, app/traces/readout.py</extracomment>
        <translation>Cette réponse se répète.</translation>
    </message>
    <message>
        <source>What the model guesses with by itself</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>Ce avec quoi le modèle devine lui-même</translation>
    </message>
    <message>
        <source>{name} works only where the model is on one computer.</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>{name} ne fonctionne que si le modèle est sur un seul ordinateur.</translation>
    </message>
    <message>
        <source>The layers that {name} has to guess with are damaged, or too new for this version.</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>Les couches avec lesquelles {name} doit deviner sont endommagées, ou trop récentes pour cette version.</translation>
    </message>
    <message>
        <source>{name} cannot take words back, so guesses cannot be checked.</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>{name} ne peut pas retirer de mots, les prédictions ne peuvent donc pas être vérifiées.</translation>
    </message>
    <message>
        <source>{name} cannot take words back, so it cannot be used as a draft.</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>{name} ne peut pas retirer de mots, il ne peut donc pas servir de brouillon.</translation>
    </message>
    <message>
        <source>No graphics card can be used here, so the processor computes all layers.</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>Aucune carte graphique n’est utilisable ici, le processeur calcule donc toutes les couches.</translation>
    </message>
    <message>
        <source>It may help to close programs that use the card, or to set fewer GPU layers.</source>
        <extracomment>app/engine/loading/model_loader.py</extracomment>
        <translation>Fermer des programmes qui utilisent la carte, ou régler moins de couches GPU, peut aider.</translation>
    </message>
    <message>
        <source>{name} could not be loaded on the graphics card as planned, so the processor runs it.</source>
        <extracomment>app/engine/loading/model_loader.py</extracomment>
        <translation>{name} n’a pas pu être chargé sur la carte graphique comme prévu, le processeur l’exécute donc.</translation>
    </message>
    <message>
        <source>{name} could not be loaded on the graphics card as planned, so only {count} of its layers run there.</source>
        <extracomment>app/engine/loading/model_loader.py</extracomment>
        <translation>{name} n’a pas pu être chargé sur la carte graphique comme prévu, seules {count} de ses couches y tournent.</translation>
    </message>
    <message>
        <source>{name} cannot be used: {broken}</source>
        <extracomment>app/engine/loading/model_loader.py, app/llama/trials/heads.py</extracomment>
        <translation>{name} ne peut pas être utilisé&#xa0;: {broken}</translation>
    </message>
    <message>
        <source>{name} sees no pictures here: there is no projector (a file named mmproj) beside it.</source>
        <extracomment>app/engine/pictures.py</extracomment>
        <translation>{name} ne voit pas d’images ici&#xa0;: il n’y a pas de projecteur (un fichier nommé mmproj) à côté.</translation>
    </message>
    <message>
        <source>There are {count} pictures, and at most {most} can be shown in a conversation.</source>
        <extracomment>app/engine/pictures.py</extracomment>
        <translation>Il y a {count} images, et une conversation peut en montrer au plus {most}.</translation>
    </message>
    <message>
        <source>{servers} do not answer any more</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>{servers} ne répondent plus</translation>
    </message>
    <message>
        <source>{server} does not answer any more</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>{server} ne répond plus</translation>
    </message>
    <message>
        <source>This reply broke off</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>Cette réponse s’est interrompue</translation>
    </message>
    <message>
        <source>The next one goes on with what is left.</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>La suivante continue avec ce qui reste.</translation>
    </message>
    <message>
        <source>{reason}, so the model is loaded again, on {rest}.</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>{reason}, le modèle est donc rechargé, sur {rest}.</translation>
    </message>
    <message>
        <source>the connection to another computer broke, or llama.cpp stopped</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>la connexion à un autre ordinateur a été coupée, ou llama.cpp s’est arrêté</translation>
    </message>
    <message>
        <source> and </source>
        <extracomment>app/engine/several_computers/process.py, app/ui/models_page/library_words.py, app/ui/models_page/pair_state.py</extracomment>
        <translation> et </translation>
    </message>
    <message>
        <source>{servers} and this computer</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>{servers} et cet ordinateur</translation>
    </message>
    <message>
        <source>this computer alone</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>cet ordinateur seul</translation>
    </message>
    <message>
        <source>{what}: {why}. {now_what}</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>{what}&#xa0;: {why}. {now_what}</translation>
    </message>
    <message>
        <source>The model could not be loaded over several computers</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>Le modèle n’a pas pu être chargé sur plusieurs ordinateurs</translation>
    </message>
    <message>
        <source>Try again.</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>Réessayez.</translation>
    </message>
    <message>
        <source>No model is loaded yet. Choose one first.</source>
        <extracomment>app/engine/several_computers/process.py, app/engine/worker.py, app/remote/worker.py</extracomment>
        <translation>Aucun modèle n’est encore chargé. Choisissez-en un.</translation>
    </message>
    <message>
        <source>at least {count} tokens</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>au moins {count} tokens</translation>
    </message>
    <message>
        <source>This message is too long: {size}, and the context holds {room} tokens. Shorten it, or choose a larger context in Settings.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>Ce message est trop long&#xa0;: {size}, et le contexte contient {room} tokens. Raccourcissez-le, ou choisissez un contexte plus grand dans les réglages.</translation>
    </message>
    <message>
        <source>There is no message to answer yet.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>Il n’y a pas encore de message auquel répondre.</translation>
    </message>
    <message>
        <source>{count} blank characters at its ends</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>{count} espaces à ses extrémités</translation>
    </message>
    <message>
        <source>This message is too long: {tokens} tokens, and the context holds {room}. Shorten it, or choose a larger context in Settings.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>Ce message est trop long&#xa0;: {tokens} tokens, et le contexte en contient {room}. Raccourcissez-le, ou choisissez un contexte plus grand dans les réglages.</translation>
    </message>
    <message>
        <source>The pictures take more than {asked} tokens, and the context holds {room}. Show fewer or smaller ones, or choose a larger context in Settings.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>Les images prennent plus de {asked} tokens, et le contexte en contient {room}. Montrez-en moins ou de plus petites, ou choisissez un contexte plus grand dans les réglages.</translation>
    </message>
    <message>
        <source>The tools are too long: {letters} characters, and the context holds {room} tokens. Offer fewer, or choose a larger context.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>Les outils sont trop longs&#xa0;: {letters} caractères, et le contexte contient {room} tokens. Proposez-en moins, ou choisissez un contexte plus grand.</translation>
    </message>
    <message>
        <source>{count} characters</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>{count} caractères</translation>
    </message>
    <message>
        <source>The model&apos;s chat template leaves pictures out, or shows one twice: it cannot be used so.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>Le gabarit de conversation du modèle omet des images ou en montre une deux fois&#xa0;: il ne peut pas être utilisé ainsi.</translation>
    </message>
    <message numerus="yes">
        <source>The conversation is longer than the context: its oldest %n messages were left out.</source>
        <comment>The conversation is longer than the context: its oldest message was left out.</comment>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>
            <numerusform>La conversation dépasse le contexte&#xa0;: son plus ancien message a été omis.</numerusform>
            <numerusform>La conversation dépasse le contexte&#xa0;: ses %n plus anciens messages ont été omis.</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversation is longer than the context: the beginning of a long reply was left out.</source>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>La conversation dépasse le contexte&#xa0;: le début d’une longue réponse a été omis.</translation>
    </message>
    <message numerus="yes">
        <source>The conversation is longer than the context: its oldest %n messages and the beginning of a long reply were left out.</source>
        <comment>The conversation is longer than the context: its oldest message and the beginning of a long reply were left out.</comment>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>
            <numerusform>La conversation dépasse le contexte&#xa0;: son plus ancien message et le début d’une longue réponse ont été omis.</numerusform>
            <numerusform>La conversation dépasse le contexte&#xa0;: ses %n plus anciens messages et le début d’une longue réponse ont été omis.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} stopped working: {broken}</source>
        <extracomment>app/engine/embedding.py, app/engine/reply.py</extracomment>
        <translation>{name} a cessé de fonctionner&#xa0;: {broken}</translation>
    </message>
    <message>
        <source>{draft} cannot guess after a picture. Guesses come from the text alone until the models are loaded again.</source>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>{draft} ne peut pas deviner après une image. Les prédictions viennent du texte seul jusqu’au prochain chargement des modèles.</translation>
    </message>
    <message>
        <source>{name} stopped working as the draft: {problem} Replies go on without it until the models are loaded again.</source>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>{name} ne fonctionne plus comme brouillon&#xa0;: {problem} Les réponses continuent sans lui jusqu’au prochain chargement des modèles.</translation>
    </message>
    <message>
        <source>There is not enough free memory to see pictures: {name} takes {size} MB. Close other programs.</source>
        <extracomment>app/engine/loading/vision.py</extracomment>
        <translation>Il n’y a pas assez de mémoire libre pour voir des images&#xa0;: {name} prend {size} Mo. Fermez d’autres programmes.</translation>
    </message>
    <message>
        <source>Silent or slow for {seconds} s: {servers}. Stop leaves it.</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>Muet ou lent depuis {seconds} s&#xa0;: {servers}. Arrêter le quitte.</translation>
    </message>
    <message>
        <source>this computer</source>
        <extracomment>app/engine/loading/layer_split.py</extracomment>
        <translation>cet ordinateur</translation>
    </message>
    <message>
        <source>{model} has {whole} layers: {each}.</source>
        <extracomment>app/engine/loading/layer_split.py</extracomment>
        <translation>{model} a {whole} couches&#xa0;: {each}.</translation>
    </message>
    <message>
        <source>{model} needs {needed} GB for its layers, and these computers together have {free} GB free. Lend another one, or pick a smaller model.</source>
        <extracomment>app/engine/loading/layer_split.py</extracomment>
        <translation>{model} a besoin de {needed} Go pour ses couches, et ces ordinateurs ont ensemble {free} Go libres. Ajoutez-en un, ou prenez un modèle plus petit.</translation>
    </message>
    <message>
        <source>{layers} on {name}</source>
        <extracomment>app/engine/loading/layer_split.py</extracomment>
        <translation>{layers} sur {name}</translation>
    </message>
    <message>
        <source>This text is too long: {most} characters are the most.</source>
        <extracomment>app/engine/prompts/text_questions.py</extracomment>
        <translation>Ce texte est trop long&#xa0;: {most} caractères sont le maximum.</translation>
    </message>
    <message>
        <source>These texts are too long: {most} characters are the most.</source>
        <extracomment>app/engine/prompts/text_questions.py</extracomment>
        <translation>Ces textes sont trop longs&#xa0;: {most} caractères sont le maximum.</translation>
    </message>
    <message>
        <source>The model&apos;s tokens have numbers from 0 to {last}.</source>
        <extracomment>app/engine/prompts/text_questions.py</extracomment>
        <translation>Les tokens du modèle portent des numéros de 0 à {last}.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {error}.</source>
        <extracomment>app/system/files.py</extracomment>
        <translation>{path} ne peut pas être écrit&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>The disk is full: {name} could not be written to {parent}. Free some space.</source>
        <extracomment>app/system/files.py</extracomment>
        <translation>Le disque est plein&#xa0;: {name} n’a pas pu être écrit dans {parent}. Libérez de la place.</translation>
    </message>
    <message>
        <source>This build of llama.cpp cannot use assistants: it has no {missing}.</source>
        <extracomment>app/llama/heads/assistant.py</extracomment>
        <translation>Cette version de llama.cpp ne peut pas utiliser d’assistants&#xa0;: il lui manque {missing}.</translation>
    </message>
    <message>
        <source>{name} was made for another model, so it cannot guess for this one.</source>
        <extracomment>app/llama/heads/assistant.py, app/llama/heads/guessing_context.py</extracomment>
        <translation>{name} a été fait pour un autre modèle, il ne peut donc pas deviner pour celui-ci.</translation>
    </message>
    <message>
        <source>{name} is no chat model: it does not write text word by word.</source>
        <extracomment>app/llama/native_context.py</extracomment>
        <translation>{name} n’est pas un modèle de conversation&#xa0;: il n’écrit pas de texte mot à mot.</translation>
    </message>
    <message>
        <source>{name} was made for texts of {size} tokens, too short for a question and an answer.</source>
        <extracomment>app/llama/context.py</extracomment>
        <translation>{name} a été fait pour des textes de {size} tokens, trop courts pour une question et une réponse.</translation>
    </message>
    <message>
        <source>There is not enough free memory for {name} with a context of {size} tokens. Choose a smaller context in Settings, or a smaller model.</source>
        <extracomment>app/llama/native_context.py</extracomment>
        <translation>Il n’y a pas assez de mémoire libre pour {name} avec un contexte de {size} tokens. Choisissez un contexte plus petit dans les réglages, ou un modèle plus petit.</translation>
    </message>
    <message>
        <source>The grammar cannot be used: the process that followed it is gone.</source>
        <extracomment>app/llama/grammars/grammar.py</extracomment>
        <translation>La grammaire ne peut pas être utilisée&#xa0;: le processus qui la suivait a disparu.</translation>
    </message>
    <message>
        <source>The grammar takes too much time here: its rules lead into each other too often.</source>
        <extracomment>app/llama/grammars/grammar.py</extracomment>
        <translation>La grammaire prend trop de temps ici&#xa0;: ses règles s’enchaînent trop souvent.</translation>
    </message>
    <message>
        <source>The grammar takes too much memory here: its rules lead into each other too often.</source>
        <extracomment>app/llama/grammars/grammar.py</extracomment>
        <translation>La grammaire prend trop de mémoire ici&#xa0;: ses règles s’enchaînent trop souvent.</translation>
    </message>
    <message>
        <source>The grammar cannot be used: the process that follows it ended.</source>
        <extracomment>app/llama/grammars/grammar.py</extracomment>
        <translation>La grammaire ne peut pas être utilisée&#xa0;: le processus qui la suit s’est terminé.</translation>
    </message>
    <message>
        <source>This build of llama.cpp cannot use heads: it has no {missing}.</source>
        <extracomment>app/llama/heads/block.py, app/llama/heads/guessing_context.py</extracomment>
        <translation>Cette version de llama.cpp ne peut pas utiliser de têtes&#xa0;: il lui manque {missing}.</translation>
    </message>
    <message>
        <source>There is not enough free memory for {name} with a context of {size} tokens. Choose a smaller context in Settings.</source>
        <extracomment>app/llama/heads/guessing_context.py</extracomment>
        <translation>Il n’y a pas assez de mémoire libre pour {name} avec un contexte de {size} tokens. Choisissez un contexte plus petit dans les réglages.</translation>
    </message>
    <message>
        <source>The JSON schema cannot be used: {why}.</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>Le schéma JSON ne peut pas être utilisé&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>false allows no reply at all</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>false n’autorise aucune réponse</translation>
    </message>
    <message>
        <source>a schema is an object in braces, or true</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>un schéma est un objet entre accolades, ou true</translation>
    </message>
    <message>
        <source>its reference “{reference}” leads nowhere in it</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>sa référence «&#xa0;{reference}&#xa0;» ne mène nulle part</translation>
    </message>
    <message>
        <source>its “{key}” is no object</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>son «&#xa0;{key}&#xa0;» n’est pas un objet</translation>
    </message>
    <message>
        <source>its “{key}” is no list of schemas</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>son «&#xa0;{key}&#xa0;» n’est pas une liste de schémas</translation>
    </message>
    <message>
        <source>The grammar cannot be read: its brackets are nested too deeply, or it is no text.</source>
        <extracomment>app/llama/grammars/matcher.py</extracomment>
        <translation>La grammaire ne peut pas être lue&#xa0;: ses parenthèses sont trop imbriquées, ou ce n’est pas du texte.</translation>
    </message>
    <message>
        <source>The JSON schema cannot be used: it is no JSON.</source>
        <extracomment>app/llama/grammars/matcher.py</extracomment>
        <translation>Le schéma JSON ne peut pas être utilisé&#xa0;: ce n’est pas du JSON.</translation>
    </message>
    <message>
        <source>The grammar cannot be read: {reason}.</source>
        <extracomment>app/llama/grammars/matcher.py</extracomment>
        <translation>La grammaire ne peut pas être lue&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The grammar cannot be read.</source>
        <extracomment>app/llama/grammars/matcher.py</extracomment>
        <translation>La grammaire ne peut pas être lue.</translation>
    </message>
    <message>
        <source>{name} cannot be loaded: the file is incomplete or damaged. Download it again.</source>
        <extracomment>app/llama/load_errors.py</extracomment>
        <translation>{name} ne peut pas être chargé&#xa0;: le fichier est incomplet ou endommagé. Téléchargez-le de nouveau.</translation>
    </message>
    <message>
        <source>There is not enough free memory for {name}. Close other programs, or pick a smaller model.</source>
        <extracomment>app/llama/load_errors.py</extracomment>
        <translation>Il n’y a pas assez de mémoire libre pour {name}. Fermez d’autres programmes, ou prenez un modèle plus petit.</translation>
    </message>
    <message>
        <source>{name} is of a kind this version cannot run ({architecture}).</source>
        <extracomment>app/llama/load_errors.py</extracomment>
        <translation>{name} est d’un type que cette version ne peut pas exécuter ({architecture}).</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <extracomment>app/llama/load_errors.py, app/models/gguf/header.py, app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Le fichier {path} n’existe pas.</translation>
    </message>
    <message>
        <source>This build of llama.cpp cannot use a model&apos;s own layers: it has no {missing}.</source>
        <extracomment>app/llama/heads/own_layers.py</extracomment>
        <translation>Cette version de llama.cpp ne peut pas utiliser les couches propres d’un modèle&#xa0;: il lui manque {missing}.</translation>
    </message>
    <message>
        <source>{name} has no layers to guess with.</source>
        <extracomment>app/llama/heads/own_layers.py</extracomment>
        <translation>{name} n’a pas de couches pour deviner.</translation>
    </message>
    <message>
        <source>{name} {problem}</source>
        <extracomment>app/llama/pictures/picture_files.py, app/models/gguf/header.py</extracomment>
        <translation>{name} {problem}</translation>
    </message>
    <message>
        <source>{name} takes too much memory to be shown. It may be damaged.</source>
        <extracomment>app/llama/pictures/picture_files.py</extracomment>
        <translation>{name} prend trop de mémoire pour être montré. Il est peut-être endommagé.</translation>
    </message>
    <message>
        <source>{name} cannot be read: it is damaged.</source>
        <extracomment>app/llama/pictures/picture_files.py</extracomment>
        <translation>{name} ne peut pas être lu&#xa0;: il est endommagé.</translation>
    </message>
    <message>
        <source>This copy of Draftlight has no part that shows pictures to models.</source>
        <extracomment>app/llama/pictures/pixels.py</extracomment>
        <translation>Cette copie de Draftlight n’a pas la partie qui montre des images aux modèles.</translation>
    </message>
    <message>
        <source>It crashed, or a driver it uses did.</source>
        <extracomment>app/llama/trials/processor.py</extracomment>
        <translation>Il s’est arrêté brutalement, ou un pilote qu’il utilise.</translation>
    </message>
    <message>
        <source>It needs instructions that this computer&apos;s processor does not have.</source>
        <extracomment>app/llama/trials/processor.py</extracomment>
        <translation>Il a besoin d’instructions que le processeur de cet ordinateur n’a pas.</translation>
    </message>
    <message>
        <source>{name} cannot be loaded: it is incomplete, damaged, or too new for this version.</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>{name} ne peut pas être chargé&#xa0;: incomplet, endommagé, ou trop récent pour cette version.</translation>
    </message>
    <message>
        <source>{name} was made for another model, so this one cannot see with it.</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>{name} a été fait pour un autre modèle, celui-ci ne peut donc pas voir avec lui.</translation>
    </message>
    <message>
        <source>The picture cannot be read: it is damaged.</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>L’image ne peut pas être lue&#xa0;: elle est endommagée.</translation>
    </message>
    <message>
        <source>The picture has {count} rows, and this model has to read them all at once.</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>L’image a {count} lignes, et ce modèle doit toutes les lire d’un coup.</translation>
    </message>
    <message>
        <source>{name} cannot be used: of a picture it makes nothing.</source>
        <extracomment>app/llama/trials/projectors.py</extracomment>
        <translation>{name} ne peut pas être utilisé&#xa0;: d’une image, il ne tire rien.</translation>
    </message>
    <message>
        <source>{name} could not be converted: the file is damaged, or of an unknown kind.</source>
        <extracomment>app/llama/quantize.py</extracomment>
        <translation>{name} n’a pas pu être converti&#xa0;: le fichier est endommagé, ou d’un type inconnu.</translation>
    </message>
    <message>
        <source>The disk filled up while {name} was being made. Free some space and try again.</source>
        <extracomment>app/llama/quantize.py</extracomment>
        <translation>Le disque s’est rempli pendant la création de {name}. Libérez de la place et réessayez.</translation>
    </message>
    <message>
        <source>This build of llama.cpp cannot share models between computers: it was compiled without its RPC backend (GGML_RPC=ON).</source>
        <extracomment>app/llama/rpc/backend.py</extracomment>
        <translation>Cette version de llama.cpp ne peut pas partager de modèles entre ordinateurs&#xa0;: elle a été compilée sans RPC (GGML_RPC=ON).</translation>
    </message>
    <message>
        <source>{server} has no device any more.</source>
        <extracomment>app/llama/rpc/backend.py</extracomment>
        <translation>{server} n’a plus d’appareil.</translation>
    </message>
    <message>
        <source>{address} speaks version {major}.{minor} of llama.cpp&apos;s RPC protocol, and this program version {own_major}.{own_minor}. Use the same version of Draftlight on both computers.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>{address} parle la version {major}.{minor} du protocole RPC de llama.cpp, et ce programme la version {own_major}.{own_minor}. Utilisez la même version de Draftlight sur les deux ordinateurs.</translation>
    </message>
    <message>
        <source>Nothing listens at {address}. Start “draftlight lend” on that computer, or the tunnel to it.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>Rien n’écoute à {address}. Lancez «&#xa0;draftlight lend&#xa0;» sur cet ordinateur, ou le tunnel vers lui.</translation>
    </message>
    <message>
        <source>{address} does not answer. The computer may be off, or lending to another program: it serves one at a time.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>{address} ne répond pas. L’ordinateur est peut-être éteint, ou prêté à un autre programme&#xa0;: il n’en sert qu’un à la fois.</translation>
    </message>
    <message>
        <source>There is no computer named {host}.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>Il n’y a pas d’ordinateur nommé {host}.</translation>
    </message>
    <message>
        <source>What listens at {address} is no RPC server of llama.cpp, or one of a much older version.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>Ce qui écoute à {address} n’est pas un serveur RPC de llama.cpp, ou d’une version bien plus ancienne.</translation>
    </message>
    <message>
        <source>{address} cannot be reached: {error}.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>{address} est injoignable&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>This model&apos;s chat template cannot use these variables: {reason}.</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>Le gabarit de conversation de ce modèle ne peut pas utiliser ces variables&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{name} takes far more memory than its size explains, so it cannot be used. It may be damaged.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>{name} prend bien plus de mémoire que sa taille ne l’explique et ne peut pas être utilisé. Il est peut-être endommagé.</translation>
    </message>
    <message>
        <source>{name} needs instructions that this computer&apos;s processor does not have.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>{name} a besoin d’instructions que le processeur de cet ordinateur n’a pas.</translation>
    </message>
    <message>
        <source>{name} was stopped by the system while loading: most likely there is not enough memory for it.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>{name} a été arrêté par le système au chargement&#xa0;: il manque sans doute de la mémoire.</translation>
    </message>
    <message>
        <source>{name} keeps llama.cpp busy without end, so it cannot be used. It may be damaged.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>{name} occupe llama.cpp sans fin et ne peut pas être utilisé. Il est peut-être endommagé.</translation>
    </message>
    <message>
        <source>The download needs {needed} GB, and {free} GB are free on the disk of {folder}. Free some space and try again.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>Le téléchargement demande {needed} Go, et {free} Go sont libres sur le disque de {folder}. Libérez de la place et réessayez.</translation>
    </message>
    <message>
        <source>Nothing comes at the moment. Waiting.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>Rien n’arrive pour l’instant. En attente.</translation>
    </message>
    <message>
        <source>The file has {needed} GB, and the Hub gives at most {free} GB in one piece. Choose one in parts, or a smaller precision.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>Le fichier fait {needed} Go, et le Hub en donne au plus {free} d’un seul tenant. Choisissez-en un en parties, ou une précision moindre.</translation>
    </message>
    <message>
        <source>What came of {name} is not what its owner published, and was deleted. A proxy may have changed it: try again, or on another network.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>Ce qui est arrivé de {name} n’est pas ce que son propriétaire a publié, et a été supprimé. Un proxy l’a peut-être modifié&#xa0;: réessayez, ou sur un autre réseau.</translation>
    </message>
    <message>
        <source>{name} is already being downloaded.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>{name} est déjà en téléchargement.</translation>
    </message>
    <message>
        <source>The server sends more than the file has.</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>Le serveur envoie plus que ce que contient le fichier.</translation>
    </message>
    <message>
        <source>The disk is full: {here} of {whole} MB are here and stay. Free some space, then go on.</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>Le disque est plein&#xa0;: {here} Mo sur {whole} sont là et restent. Libérez de la place, puis continuez.</translation>
    </message>
    <message>
        <source>Something went wrong inside Draftlight; the log tells more.</source>
        <extracomment>app/models/download/queue.py</extracomment>
        <translation>Un problème est survenu dans Draftlight&#xa0;; le journal en dit plus.</translation>
    </message>
    <message>
        <source>The Hub&apos;s answer makes no sense. Is a sign-in page in the way?</source>
        <extracomment>app/models/download/transfer.py, app/models/network/hub_client.py</extracomment>
        <translation>La réponse du Hub n’a pas de sens. Une page de connexion est-elle sur le chemin&#xa0;?</translation>
    </message>
    <message>
        <source>The connection broke. Going on where it stopped.</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>La connexion a été coupée. Reprise où elle s’est arrêtée.</translation>
    </message>
    <message>
        <source>A web page came in place of the model. Is a sign-in page in the way?</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>Une page web est arrivée à la place du modèle. Une page de connexion est-elle sur le chemin&#xa0;?</translation>
    </message>
    <message>
        <source>The server has {here_bytes} bytes in place of the {size_bytes} that were published. Try again later, or on another network.</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>Le serveur a {here_bytes} octets au lieu des {size_bytes} publiés. Réessayez plus tard, ou sur un autre réseau.</translation>
    </message>
    <message>
        <source>The server sent another piece of the file than was asked for. Starting over.</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>Le serveur a envoyé un autre morceau du fichier que demandé. On recommence.</translation>
    </message>
    <message>
        <source>These two fit together: the head was made for a model of this shape and vocabulary.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Les deux vont ensemble&#xa0;: la tête a été faite pour un modèle de cette forme et de ce vocabulaire.</translation>
    </message>
    <message>
        <source>These two fit together: the assistant was made for a model of this shape and vocabulary.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Les deux vont ensemble&#xa0;: l’assistant a été fait pour un modèle de cette forme et de ce vocabulaire.</translation>
    </message>
    <message>
        <source>This file holds only the layers with which a model guesses. Draftlight uses such layers where they stand in the model&apos;s own file.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Ce fichier ne contient que les couches avec lesquelles un modèle devine. Draftlight les utilise quand elles sont dans le fichier du modèle.</translation>
    </message>
    <message>
        <source>The head has no vocabulary in its file, so the two cannot be compared.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>La tête n’a pas de vocabulaire dans son fichier, les deux ne peuvent donc pas être comparés.</translation>
    </message>
    <message>
        <source>This head was made for another vocabulary: {theirs} tokens there and {ours} here.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Cette tête a été faite pour un autre vocabulaire&#xa0;: {theirs} tokens là-bas et {ours} ici.</translation>
    </message>
    <message>
        <source>This head was made for another vocabulary: number {place} is {theirs} there and {ours} here.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Cette tête a été faite pour un autre vocabulaire&#xa0;: le numéro {place} est {theirs} là-bas et {ours} ici.</translation>
    </message>
    <message>
        <source>These two split text in different ways: {one} and {other}.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Les deux découpent le texte différemment&#xa0;: {one} et {other}.</translation>
    </message>
    <message>
        <source>These two split text into different tokens: {one} and {other}.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Les deux découpent le texte en tokens différents&#xa0;: {one} et {other}.</translation>
    </message>
    <message>
        <source>These two fit together: they split text the same way.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Les deux vont ensemble&#xa0;: ils découpent le texte de la même façon.</translation>
    </message>
    <message>
        <source>This file is a head: it guesses for one big model and cannot write by itself.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Ce fichier est une tête&#xa0;: elle devine pour un grand modèle et ne peut pas écrire seule.</translation>
    </message>
    <message>
        <source>This file holds only the layers with which a model guesses; it cannot write by itself.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Ce fichier ne contient que les couches avec lesquelles un modèle devine&#xa0;; il ne peut pas écrire seul.</translation>
    </message>
    <message>
        <source>The assistant has no vocabulary in its file, so the two cannot be compared.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>L’assistant n’a pas de vocabulaire dans son fichier, les deux ne peuvent donc pas être comparés.</translation>
    </message>
    <message>
        <source>This assistant was made for another vocabulary: {theirs} tokens there and {ours} here.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Cet assistant a été fait pour un autre vocabulaire&#xa0;: {theirs} tokens là-bas et {ours} ici.</translation>
    </message>
    <message>
        <source>This assistant was made for another vocabulary: number {place} is {theirs} there and {ours} here.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Cet assistant a été fait pour un autre vocabulaire&#xa0;: le numéro {place} est {theirs} là-bas et {ours} ici.</translation>
    </message>
    <message>
        <source>The draft is of a kind ({kind}) that cannot take words back: no guesses.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Le brouillon est d’un type ({kind}) qui ne peut pas retirer de mots&#xa0;: pas de prédictions.</translation>
    </message>
    <message>
        <source>The draft has no vocabulary of its own in its file, so the two cannot be compared.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Le brouillon n’a pas de vocabulaire propre dans son fichier, les deux ne peuvent donc pas être comparés.</translation>
    </message>
    <message>
        <source>These two split text into different tokens: number {place} is {one} in one and {other} in the other.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Les deux découpent le texte en tokens différents&#xa0;: le numéro {place} est {one} dans l’un et {other} dans l’autre.</translation>
    </message>
    <message>
        <source>This file is an assistant: it guesses for one big model and cannot write by itself.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Ce fichier est un assistant&#xa0;: il devine pour un grand modèle et ne peut pas écrire seul.</translation>
    </message>
    <message>
        <source>The model is of a kind ({kind}) that cannot take words back: no guesses.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Le modèle est d’un type ({kind}) qui ne peut pas retirer de mots&#xa0;: pas de prédictions.</translation>
    </message>
    <message>
        <source>The model has no vocabulary of its own in its file, so the two cannot be compared.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Le modèle n’a pas de vocabulaire propre dans son fichier, les deux ne peuvent donc pas être comparés.</translation>
    </message>
    <message>
        <source>“{written}” is no repository on the Hub; write owner/name, or paste its link.</source>
        <extracomment>app/models/gguf/file_names.py</extracomment>
        <translation>«&#xa0;{written}&#xa0;» n’est pas un dépôt du Hub&#xa0;; écrivez propriétaire/nom, ou collez son lien.</translation>
    </message>
    <message>
        <source>“{written}” is no model file on the Hub; write hf:owner/repo/file.gguf.</source>
        <extracomment>app/models/gguf/file_names.py</extracomment>
        <translation>«&#xa0;{written}&#xa0;» n’est pas un fichier de modèle du Hub&#xa0;; écrivez hf:owner/repo/file.gguf.</translation>
    </message>
    <message>
        <source>needs {needed} GB of memory, {free} GB are free</source>
        <extracomment>app/models/gguf/fit.py</extracomment>
        <translation>demande {needed} Go de mémoire, {free} Go sont libres</translation>
    </message>
    <message>
        <source>Won&apos;t fit on this computer: {figures}.</source>
        <extracomment>app/models/gguf/fit.py</extracomment>
        <translation>Ne tient pas sur cet ordinateur&#xa0;: {figures}.</translation>
    </message>
    <message>
        <source>Fits this computer: {figures}.</source>
        <extracomment>app/models/gguf/fit.py</extracomment>
        <translation>Tient sur cet ordinateur&#xa0;: {figures}.</translation>
    </message>
    <message>
        <source>Tight on this computer: {figures}. Close other programs first.</source>
        <extracomment>app/models/gguf/fit.py</extracomment>
        <translation>Juste sur cet ordinateur&#xa0;: {figures}. Fermez d’abord d’autres programmes.</translation>
    </message>
    <message>
        <source>Won&apos;t fit as it is: {figures}. With a context of {most_context_tokens} tokens it would.</source>
        <extracomment>app/models/gguf/fit.py</extracomment>
        <translation>Ne tient pas ainsi&#xa0;: {figures}. Avec un contexte de {most_context_tokens} tokens, oui.</translation>
    </message>
    <message>
        <source>This head&apos;s file is damaged: {what}.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Le fichier de cette tête est endommagé&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>it guesses token {token}, and its vocabulary has {tokens}</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>elle devine le token {token}, et son vocabulaire en a {tokens}</translation>
    </message>
    <message>
        <source>its table of words has {rows} rows for {known} tokens</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>sa table de mots a {rows} lignes pour {known} tokens</translation>
    </message>
    <message>
        <source>its list of the tokens that it guesses is no list of whole numbers</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>sa liste des tokens qu’elle devine n’est pas une liste de nombres entiers</translation>
    </message>
    <message>
        <source>it lists {sizes} tokens that it guesses, and has no scores for them</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>elle énumère {sizes} tokens qu’elle devine, sans scores pour eux</translation>
    </message>
    <message>
        <source>it lists {sizes} tokens that it guesses, and has {rows} scores</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>elle énumère {sizes} tokens qu’elle devine, et a {rows} scores</translation>
    </message>
    <message>
        <source>its list of the tokens that it guesses is cut off, or longer than its vocabulary</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>sa liste des tokens qu’elle devine est tronquée, ou plus longue que son vocabulaire</translation>
    </message>
    <message>
        <source>{path} cannot be read: {error}.</source>
        <extracomment>app/llama/heads/block.py, app/llama/load_errors.py, app/models/gguf/header.py</extracomment>
        <translation>{path} ne peut pas être lu&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>{name} is cut off: only {here} MB of at least {whole} MB are here. Download or copy it again.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{name} est tronqué&#xa0;: seuls {here} Mo sur au moins {whole} Mo sont là. Téléchargez-le ou copiez-le de nouveau.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a model file.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{path} est un dossier, pas un fichier de modèle.</translation>
    </message>
    <message>
        <source>{name} is damaged: it states {layers} layers that guess, of {all_layers}.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{name} est endommagé&#xa0;: il annonce {layers} couches qui devinent, sur {all_layers}.</translation>
    </message>
    <message>
        <source>{name} is damaged: its description of itself makes no sense.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{name} est endommagé&#xa0;: sa description de lui-même n’a pas de sens.</translation>
    </message>
    <message>
        <source>{name} is damaged: it states a {figure} of {stated}, which no model has.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{name} est endommagé&#xa0;: il annonce {stated} comme {figure}, ce qu’aucun modèle n’a.</translation>
    </message>
    <message>
        <source>a picture, and only text is taken here</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>une image, et seul du texte est accepté ici</translation>
    </message>
    <message>
        <source>scaled down to {width} x {height} pixels for the model</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>réduite à {width} x {height} pixels pour le modèle</translation>
    </message>
    <message>
        <source>{name} is cut off: it ends inside its own description.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{name} est tronqué&#xa0;: il s’arrête dans sa propre description.</translation>
    </message>
    <message>
        <source>Models of this kind ({named}) cannot guess for themselves here.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Les modèles de ce type ({named}) ne peuvent pas deviner eux-mêmes ici.</translation>
    </message>
    <message>
        <source>This head was made for another model: it reads layer {outside}, and this one has {layers} layers.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Cette tête a été faite pour un autre modèle&#xa0;: elle lit la couche {outside}, et celui-ci a {layers} couches.</translation>
    </message>
    <message>
        <source>This head takes words from its model as rows of numbers, and they are of another width: {theirs} there and {ours} here.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Cette tête reçoit les mots de son modèle en lignes de nombres d’une autre largeur&#xa0;: {theirs} là-bas et {ours} ici.</translation>
    </message>
    <message>
        <source>{heads} x {key} and {heads} x {value} numbers</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>{heads} x {key} et {heads} x {value} nombres</translation>
    </message>
    <message>
        <source>This model does not guess for itself: its file has no layers to guess with.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Ce modèle ne devine pas lui-même&#xa0;: son fichier n’a pas de couches pour cela.</translation>
    </message>
    <message>
        <source>This model&apos;s file has {nextn_layers} layers to guess with; of a model of its kind ({architecture}) no more than one can be used.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Le fichier de ce modèle a {nextn_layers} couches pour deviner&#xa0;; d’un modèle de ce type ({architecture}), une seule est utilisable.</translation>
    </message>
    <message>
        <source>This head is of a kind ({kind}) that Draftlight cannot use yet.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Cette tête est d’un type ({kind}) que Draftlight ne sait pas encore utiliser.</translation>
    </message>
    <message>
        <source>A head reads what the big model computes on the way, and models of this kind ({named}) do not give it out.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Une tête lit ce que le grand modèle calcule en chemin, et les modèles de ce type ({named}) ne le donnent pas.</translation>
    </message>
    <message>
        <source>This head does not say which layers of a model it reads: its file is incomplete.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Cette tête ne dit pas quelles couches d’un modèle elle lit&#xa0;: son fichier est incomplet.</translation>
    </message>
    <message>
        <source>This assistant was made for another program. Get one whose file says gemma4-assistant.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Cet assistant a été fait pour un autre programme. Prenez-en un dont le fichier dit gemma4-assistant.</translation>
    </message>
    <message>
        <source>This assistant was made for a model of another kind (Gemma 4); this one is {kind}.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Cet assistant a été fait pour un modèle d’un autre type (Gemma 4)&#xa0;; celui-ci est {kind}.</translation>
    </message>
    <message>
        <source>This assistant does not say how its blocks read the cache of a model: its file is incomplete.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Cet assistant ne dit pas comment ses blocs lisent le cache d’un modèle&#xa0;: son fichier est incomplet.</translation>
    </message>
    <message>
        <source>This assistant was made for another model: the last blocks of this one are of other kinds.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Cet assistant a été fait pour un autre modèle&#xa0;: les derniers blocs de celui-ci sont d’autres types.</translation>
    </message>
    <message>
        <source>not named</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>non nommé</translation>
    </message>
    <message>
        <source>This assistant was made for another model: it reads {reads} for each token from the cache, and this one keeps {keeps}.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Cet assistant a été fait pour un autre modèle&#xa0;: il lit {reads} par token dans le cache, et celui-ci garde {keeps}.</translation>
    </message>
    <message>
        <source>is not a GGUF model file.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>n’est pas un fichier de modèle GGUF.</translation>
    </message>
    <message>
        <source>is in a GGUF format this program does not know.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>est dans un format GGUF que ce programme ne connaît pas.</translation>
    </message>
    <message>
        <source>is empty. Download or copy it again.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>est vide. Téléchargez-le ou copiez-le de nouveau.</translation>
    </message>
    <message>
        <source>is only a pointer to a model, not the model itself. Download the file it stands for.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>n’est qu’un pointeur vers un modèle, pas le modèle. Téléchargez le fichier qu’il désigne.</translation>
    </message>
    <message>
        <source>is a web page, not a model: an error page was probably saved under this name. Download it again.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>est une page web, pas un modèle&#xa0;: une page d’erreur a sans doute été enregistrée sous ce nom. Téléchargez-le de nouveau.</translation>
    </message>
    <message>
        <source>is a text file, not a model.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>est un fichier texte, pas un modèle.</translation>
    </message>
    <message>
        <source>is cut off after its first bytes. Download or copy it again.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>est tronqué après ses premiers octets. Téléchargez-le ou copiez-le de nouveau.</translation>
    </message>
    <message>
        <source>was made for big-endian computers and cannot be used here.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>a été fait pour des ordinateurs gros-boutistes et ne peut pas être utilisé ici.</translation>
    </message>
    <message>
        <source>is in the first, outdated GGUF format. Get a newer conversion of this model.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>est au premier format GGUF, dépassé. Prenez une conversion plus récente de ce modèle.</translation>
    </message>
    <message>
        <source>{name} is no projector: it is a model of its own.</source>
        <extracomment>app/models/gguf/projectors.py</extracomment>
        <translation>{name} n’est pas un projecteur&#xa0;: c’est un modèle à part entière.</translation>
    </message>
    <message>
        <source>Guesses for itself</source>
        <extracomment>app/models/hub/draft_search.py, app/ui/window/model_choices.py</extracomment>
        <translation>Devine lui-même</translation>
    </message>
    <message>
        <source>In the model&apos;s own file</source>
        <extracomment>app/models/hub/draft_search.py</extracomment>
        <translation>Dans le fichier du modèle</translation>
    </message>
    <message>
        <source>On this computer</source>
        <extracomment>app/models/hub/draft_search.py, app/ui/models_page/library_view.py, app/ui/models_page/models_page.py, app/ui/models_page/pair_state.py, app/ui/window/model_choices.py</extracomment>
        <translation>Sur cet ordinateur</translation>
    </message>
    <message>
        <source>Tried by others with this family</source>
        <extracomment>app/models/hub/draft_search.py</extracomment>
        <translation>Essayé par d’autres avec cette famille</translation>
    </message>
    <message>
        <source>Found on the Hub</source>
        <extracomment>app/models/hub/draft_search.py</extracomment>
        <translation>Trouvé sur le Hub</translation>
    </message>
    <message>
        <source>This model brings layers of its own to guess with: no second file is needed.</source>
        <extracomment>app/models/hub/draft_search.py</extracomment>
        <translation>Ce modèle apporte ses propres couches pour deviner&#xa0;: pas besoin d’un second fichier.</translation>
    </message>
    <message>
        <source>Paste the link of a draft&apos;s page on the Hub, or write owner/name.</source>
        <extracomment>app/models/hub/hub_questions.py</extracomment>
        <translation>Collez le lien de la page d’un brouillon sur le Hub, ou écrivez propriétaire/nom.</translation>
    </message>
    <message>
        <source>{repo} has no such model file.</source>
        <extracomment>app/models/hub/hub_questions.py</extracomment>
        <translation>{repo} n’a pas ce fichier de modèle.</translation>
    </message>
    <message>
        <source>Write a model&apos;s or an owner&apos;s name, or paste a link from huggingface.co.</source>
        <extracomment>app/models/hub/hub_questions.py</extracomment>
        <translation>Écrivez le nom d’un modèle ou d’un propriétaire, ou collez un lien de huggingface.co.</translation>
    </message>
    <message>
        <source>That link leads somewhere else. Paste one from huggingface.co, or write a model&apos;s name.</source>
        <extracomment>app/models/hub/hub_questions.py</extracomment>
        <translation>Ce lien mène ailleurs. Collez-en un de huggingface.co, ou écrivez le nom d’un modèle.</translation>
    </message>
    <message>
        <source>That page of the Hub is no model. Open a model&apos;s page there, and paste its link.</source>
        <extracomment>app/models/hub/hub_questions.py</extracomment>
        <translation>Cette page du Hub n’est pas un modèle. Ouvrez-y la page d’un modèle et collez son lien.</translation>
    </message>
    <message>
        <source>{name} describes itself in more than 16 MB; no known model does.</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>{name} se décrit en plus de 16 Mo&#xa0;; aucun modèle connu ne le fait.</translation>
    </message>
    <message>
        <source>The connection to the Hub broke. Check your connection.</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>La connexion au Hub a été coupée. Vérifiez votre connexion.</translation>
    </message>
    <message>
        <source>Unknown precision</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>Précision inconnue</translation>
    </message>
    <message>
        <source>Full precision</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>Pleine précision</translation>
    </message>
    <message>
        <source>Largest, hardly any loss</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>La plus grande, presque sans perte</translation>
    </message>
    <message>
        <source>Tiny, much is lost</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>Minuscule, beaucoup se perd</translation>
    </message>
    <message>
        <source>Very small, quality suffers</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>Très petite, la qualité souffre</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Balanced</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>Équilibrée</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>Grande</translation>
    </message>
    <message>
        <source>{name} is not a file.</source>
        <extracomment>app/models/library/added_files.py</extracomment>
        <translation>{name} n’est pas un fichier.</translation>
    </message>
    <message>
        <source>{name} cannot be looked at: {args}.</source>
        <extracomment>app/models/library/added_files.py</extracomment>
        <translation>{name} ne peut pas être examiné&#xa0;: {args}.</translation>
    </message>
    <message>
        <source>{path} cannot be removed: {error}.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>{path} ne peut pas être retiré&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>A model needs a name.</source>
        <extracomment>app/models/library/file_operations.py, app/models/library/model_library.py</extracomment>
        <translation>Un modèle a besoin d’un nom.</translation>
    </message>
    <message>
        <source>The name may not end like a part&apos;s number, such as -00001-of-00002.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>Le nom ne peut pas finir comme un numéro de partie, par exemple -00001-of-00002.</translation>
    </message>
    <message>
        <source>“{stem}” cannot be a file&apos;s name on every system: leave out &lt; &gt; : &quot; / \ | ? *, a dot or space at either end, and names such as con, nul or com1.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>«&#xa0;{stem}&#xa0;» ne peut pas nommer un fichier sur tous les systèmes&#xa0;: ôtez &lt; &gt;&#xa0;: &quot; / \ |&#xa0;? *, un point ou un espace aux extrémités, et des noms comme con, nul ou com1.</translation>
    </message>
    <message>
        <source>That name is too long. Choose a shorter one.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>Ce nom est trop long. Choisissez-en un plus court.</translation>
    </message>
    <message>
        <source>Only {here} of the {whole} parts of this model are here. It can be renamed once it is whole.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>Seules {here} des {whole} parties de ce modèle sont là. Il pourra être renommé une fois complet.</translation>
    </message>
    <message>
        <source>There is already a file {name} in this folder. Choose another name.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>Il y a déjà un fichier {name} dans ce dossier. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>{name} cannot be renamed: {error}. If it is loaded, choose another pair first.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>{name} ne peut pas être renommé&#xa0;: {error}. S’il est chargé, choisissez d’abord une autre paire.</translation>
    </message>
    <message>
        <source>Short answers</source>
        <comment>name of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Réponses courtes</translation>
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
        <translation>Traduire</translation>
    </message>
    <message>
        <source>Rewrite politely</source>
        <comment>name of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Réécrire poliment</translation>
    </message>
    <message>
        <source>Teach</source>
        <comment>name of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Enseigner</translation>
    </message>
    <message>
        <source>Answer in one or two plain sentences. If a single word or number is enough, give only that. Do not repeat the question and do not add advice that was not asked for.</source>
        <comment>system prompt of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Réponds en une ou deux phrases simples. Si un seul mot ou un nombre suffit, donne seulement cela. Ne répète pas la question et n’ajoute pas de conseil qui n’a pas été demandé.</translation>
    </message>
    <message>
        <source>You are a careful programmer. Answer with working code first, in one code block that names its language, then explain in a few sentences only what is not obvious. Handle errors, use clear names, and say which version or library you assume. If the question leaves something open, choose the usual way and say so.</source>
        <comment>system prompt of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Tu programmes avec soin. Réponds d’abord par du code qui fonctionne, dans un seul bloc de code qui nomme son langage, puis explique en quelques phrases seulement ce qui n’est pas évident. Traite les erreurs, emploie des noms clairs et dis quelle version ou bibliothèque tu supposes. Si la question laisse quelque chose ouvert, choisis la manière habituelle et dis-le.</translation>
    </message>
    <message>
        <source>You are a translator. Translate what you are given into English; if it is English already, translate it into the language that the person names, or into German if none is named. Keep the meaning, the tone and the layout. Leave code, names and links as they are. Reply with the translation alone.</source>
        <comment>system prompt of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Tu es traducteur. Traduis en français ce que tu reçois ; si c’est déjà du français, traduis-le dans la langue indiquée, ou en anglais si aucune ne l’est. Garde le sens, le ton et la mise en page. Laisse le code, les noms et les liens tels quels. Réponds par la traduction seule.</translation>
    </message>
    <message>
        <source>Rewrite what you are given so that it is polite, clear and friendly, in the same language and at about the same length. Keep every fact, date and request. Reply with the rewritten text alone.</source>
        <comment>system prompt of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Réécris ce que tu reçois pour que ce soit poli, clair et aimable, dans la même langue et à peu près de la même longueur. Garde tous les faits, les dates et les demandes. Réponds par le texte réécrit seul.</translation>
    </message>
    <message>
        <source>You are a patient teacher. Explain step by step in everyday words, beginning with what the person most likely knows. Give one small example, say each new term once in plain words, and end with one short question that lets the person check whether they have understood.</source>
        <comment>system prompt of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Tu enseignes avec patience. Explique pas à pas avec des mots de tous les jours, en commençant par ce que la personne sait sans doute déjà. Donne un petit exemple, dis chaque terme nouveau une fois en mots simples et termine par une courte question qui permet à la personne de vérifier si elle a compris.</translation>
    </message>
    <message>
        <source>The model&apos;s tokens have numbers from 0 to {most}.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>Les tokens du modèle ont des numéros de 0 à {most}.</translation>
    </message>
    <message>
        <source>The model computed no usable numbers.</source>
        <extracomment>app/engine/reply.py, app/llama/embedding.py</extracomment>
        <translation>Le modèle n’a calculé aucun nombre utilisable.</translation>
    </message>
    <message>
        <source>It was given more than its context holds.</source>
        <extracomment>app/engine/reply.py, app/llama/context.py</extracomment>
        <translation>Il a reçu plus que son contexte ne contient.</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <extracomment>app/language.py</extracomment>
        <translation>{one} ou {other}</translation>
    </message>
    <message>
        <source>The model failed while computing.</source>
        <extracomment>app/llama/native_context.py</extracomment>
        <translation>Le modèle a échoué pendant le calcul.</translation>
    </message>
    <message>
        <source>The model failed while computing ({detail}).</source>
        <extracomment>app/llama/native_context.py</extracomment>
        <translation>Le modèle a échoué pendant le calcul ({detail}).</translation>
    </message>
    <message>
        <source>The model computed nothing.</source>
        <extracomment>app/llama/embedding.py, app/llama/native_context.py</extracomment>
        <translation>Le modèle n’a rien calculé.</translation>
    </message>
    <message>
        <source>The head computed nothing.</source>
        <extracomment>app/llama/heads/guessing_context.py</extracomment>
        <translation>La tête n’a rien calculé.</translation>
    </message>
    <message>
        <source>These two begin a text with different tokens, so one would misread what the other wrote.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Les deux commencent un texte par des tokens différents&#xa0;: l’un lirait mal ce que l’autre a écrit.</translation>
    </message>
    <message>
        <source>These two end a text with different tokens, so one would misread what the other wrote.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Les deux terminent un texte par des tokens différents&#xa0;: l’un lirait mal ce que l’autre a écrit.</translation>
    </message>
    <message>
        <source>Added by you</source>
        <extracomment>app/models/library/inventory.py</extracomment>
        <translation>Ajouté par vous</translation>
    </message>
    <message>
        <source>Hub cache</source>
        <extracomment>app/models/library/inventory.py</extracomment>
        <translation>Cache du Hub</translation>
    </message>
    <message>
        <source> Did you mean {name}?</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation> Vouliez-vous dire {name}&#xa0;?</translation>
    </message>
    <message>
        <source>There is no model {reference}, neither as a file nor in the library.{hint}</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>Il n’y a pas de modèle {reference}, ni comme fichier ni dans la bibliothèque.{hint}</translation>
    </message>
    <message>
        <source>{reference} is a pair of models; name one of them: {target} or {draft}.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>{reference} est une paire de modèles&#xa0;; nommez-en un&#xa0;: {target} ou {draft}.</translation>
    </message>
    <message>
        <source>{reference} is a folder, not a model file.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>{reference} est un dossier, pas un fichier de modèle.</translation>
    </message>
    <message>
        <source>There is no file {reference}.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>Le fichier {reference} n’existe pas.</translation>
    </message>
    <message>
        <source>{reference} is no model on the Hub; write hf:owner/repo/file.gguf.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>{reference} n’est pas un modèle du Hub&#xa0;; écrivez hf:owner/repo/file.gguf.</translation>
    </message>
    <message>
        <source>{reference} is not on this computer. Download it first: draftlight pull {reference}</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>{reference} n’est pas sur cet ordinateur. Téléchargez-le d’abord&#xa0;: draftlight pull {reference}</translation>
    </message>
    <message>
        <source>{reference} has not been made yet: it is made when it is first loaded.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>{reference} n’est pas encore créé&#xa0;: il l’est au premier chargement.</translation>
    </message>
    <message>
        <source>There can be no file “{reference}”: {args}.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>Un fichier «&#xa0;{reference}&#xa0;» est impossible&#xa0;: {args}.</translation>
    </message>
    <message>
        <source>The starter model {name} is missing from this installation. Install Draftlight again.</source>
        <extracomment>app/models/library/starter.py</extracomment>
        <translation>Le modèle de départ {name} manque dans cette installation. Réinstallez Draftlight.</translation>
    </message>
    <message>
        <source>There is no starter model “{kind}”; there are {names}.</source>
        <extracomment>app/models/library/starter.py</extracomment>
        <translation>Il n’y a pas de modèle de départ «&#xa0;{kind}&#xa0;»&#xa0;; il y a {names}.</translation>
    </message>
    <message>
        <source>Making the starter model needs {needed} MB, and {free} MB are free in {folder}. Free some space and try again.</source>
        <extracomment>app/models/library/starter.py</extracomment>
        <translation>Créer le modèle de départ demande {needed} Mo, et {free} Mo sont libres dans {folder}. Libérez de la place et réessayez.</translation>
    </message>
    <message>
        <source>The connection to the Hub failed. Check your connection.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>La connexion au Hub a échoué. Vérifiez votre connexion.</translation>
    </message>
    <message>
        <source>The Hub answers with error {status}. Try again later.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>Le Hub répond par l’erreur {status}. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>The owner of {what} asks for consent first: accept the terms on its page on the Hub, then enter your token on the page “Models”, or set HF_TOKEN.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>Le propriétaire de {what} demande d’abord un accord&#xa0;: acceptez les conditions sur sa page du Hub, puis entrez votre jeton à la page «&#xa0;Modèles&#xa0;», ou définissez HF_TOKEN.</translation>
    </message>
    <message>
        <source>The Hub has no {what}, or it is private.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>Le Hub n’a pas {what}, ou c’est privé.</translation>
    </message>
    <message>
        <source>The Hub does not accept the token for {what}. Enter a new one.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>Le Hub n’accepte pas le jeton pour {what}. Entrez-en un nouveau.</translation>
    </message>
    <message>
        <source>The server&apos;s file is shorter than the published one.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>Le fichier du serveur est plus court que le fichier publié.</translation>
    </message>
    <message>
        <source>The Hub asks to wait: too many requests.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>Le Hub demande d’attendre&#xa0;: trop de requêtes.</translation>
    </message>
    <message>
        <source>HF_ENDPOINT is no address of a server ({error}). Correct or unset it.</source>
        <extracomment>app/models/network/hub_internals.py</extracomment>
        <translation>HF_ENDPOINT n’est pas une adresse de serveur ({error}). Corrigez-la ou retirez-la.</translation>
    </message>
    <message>
        <source>The proxy that HTTP_PROXY, HTTPS_PROXY or ALL_PROXY names is of no use: {error}</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>Le proxy de HTTP_PROXY, HTTPS_PROXY ou ALL_PROXY est inutilisable&#xa0;: {error}</translation>
    </message>
    <message>
        <source>HF_HUB_OFFLINE is set, so the Hub is not asked. Unset it to download.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>HF_HUB_OFFLINE est défini, le Hub n’est donc pas interrogé. Retirez-le pour télécharger.</translation>
    </message>
    <message>
        <source>{what} is no name the Hub knows.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>Le Hub ne connaît pas le nom {what}.</translation>
    </message>
    <message>
        <source>Guessed right</source>
        <extracomment>app/palette.py</extracomment>
        <translation>Bien deviné</translation>
    </message>
    <message>
        <source>Corrected</source>
        <extracomment>app/palette.py</extracomment>
        <translation>Corrigé</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>app/palette.py</extracomment>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Guessed wrong</source>
        <extracomment>app/palette.py</extracomment>
        <translation>Mal deviné</translation>
    </message>
    <message>
        <source>Not guessed</source>
        <extracomment>app/palette.py</extracomment>
        <translation>Non deviné</translation>
    </message>
    <message>
        <source>Not told</source>
        <extracomment>app/palette.py</extracomment>
        <translation>Non dit</translation>
    </message>
    <message>
        <source>Draftlight cannot write to its data folder {data}: {error}. Choose another one with --data-dir.</source>
        <extracomment>app/paths.py</extracomment>
        <translation>Draftlight ne peut pas écrire dans son dossier de données {data}&#xa0;: {error}. Choisissez-en un autre avec --data-dir.</translation>
    </message>
    <message>
        <source>is empty.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>est vide.</translation>
    </message>
    <message>
        <source>is too large: {size} MB, and at most {most} MB can be shown.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>est trop gros&#xa0;: {size} Mo, et au plus {most} Mo peuvent être montrés.</translation>
    </message>
    <message>
        <source>is damaged: its size makes no sense.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>est endommagé&#xa0;: sa taille n’a pas de sens.</translation>
    </message>
    <message>
        <source>is too large: {width} x {height} pixels, and at most {most} million can be shown. Make it smaller first.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>est trop grand&#xa0;: {width} x {height} pixels, et au plus {most} millions peuvent être montrés. Réduisez-le d’abord.</translation>
    </message>
    <message>
        <source>is too narrow to be shown: {width} x {height} pixels.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>est trop étroit pour être montré&#xa0;: {width} x {height} pixels.</translation>
    </message>
    <message>
        <source>{target} helped by {draft}</source>
        <extracomment>app/references.py</extracomment>
        <translation>{target} aidé par {draft}</translation>
    </message>
    <message>
        <source>{base}: {target} helped by {draft}</source>
        <extracomment>app/references.py</extracomment>
        <translation>{base}&#xa0;: {target} aidé par {draft}</translation>
    </message>
    <message>
        <source>The proxy on the way to {place} refuses. Check its settings.</source>
        <extracomment>app/remote/connection.py</extracomment>
        <translation>Le proxy vers {place} refuse. Vérifiez ses réglages.</translation>
    </message>
    <message>
        <source>{place} is no address of a server.</source>
        <extracomment>app/remote/connection.py</extracomment>
        <translation>{place} n’est pas une adresse de serveur.</translation>
    </message>
    <message>
        <source>{place} asks to wait: {seconds} s more…</source>
        <extracomment>app/remote/connection.py</extracomment>
        <translation>{place} demande d’attendre&#xa0;: encore {seconds} s…</translation>
    </message>
    <message>
        <source>{place} has been silent for {seconds} s. Stop leaves it.</source>
        <extracomment>app/remote/connection.py</extracomment>
        <translation>{place} est muet depuis {seconds} s. Arrêter le quitte.</translation>
    </message>
    <message>
        <source>The proxy that HTTP_PROXY, HTTPS_PROXY or ALL_PROXY names, or SSL_CERT_FILE, is of no use: {error}</source>
        <extracomment>app/remote/connection.py</extracomment>
        <translation>Le proxy de HTTP_PROXY, HTTPS_PROXY ou ALL_PROXY, ou SSL_CERT_FILE, est inutilisable&#xa0;: {error}</translation>
    </message>
    <message>
        <source>The draft must be where the big model is: name it as {url}#… , or leave it out.</source>
        <extracomment>app/remote/servers/draftlight.py</extracomment>
        <translation>Le brouillon doit être là où est le grand modèle&#xa0;: nommez-le {url}#…, ou ne le nommez pas.</translation>
    </message>
    <message>
        <source>{place} ended the reply. Is the program there being closed?</source>
        <extracomment>app/remote/servers/draftlight.py</extracomment>
        <translation>{place} a terminé la réponse. Le programme y est-il en train de se fermer&#xa0;?</translation>
    </message>
    <message>
        <source>{place} cannot be reached. Check the address, and the network.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} est injoignable. Vérifiez l’adresse et le réseau.</translation>
    </message>
    <message>
        <source>{place} did not answer within {seconds} seconds. Is the computer on, and does a firewall let it answer?</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} n’a pas répondu en {seconds} secondes. L’ordinateur est-il allumé, et un pare-feu le laisse-t-il répondre&#xa0;?</translation>
    </message>
    <message>
        <source>The connection to {place} broke off. Was the program there ended or restarted?</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>La connexion à {place} a été coupée. Le programme y a-t-il été fermé ou relancé&#xa0;?</translation>
    </message>
    <message>
        <source>The key for {place} holds a line break, or a letter that no key has. Copy it once more.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>La clé de {place} contient un retour à la ligne, ou un caractère qu’aucune clé n’a. Copiez-la de nouveau.</translation>
    </message>
    <message>
        <source>What {place} answers makes no sense. Is another program running there, or a sign-in page in the way?</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>La réponse de {place} n’a pas de sens. Un autre programme y tourne-t-il, ou une page de connexion est-elle sur le chemin&#xa0;?</translation>
    </message>
    <message>
        <source>{place} sends more than {most} MB in one piece, which no sensible answer does. It was left.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} envoie plus de {most} Mo d’un coup, ce qu’aucune réponse sensée ne fait. Il a été quitté.</translation>
    </message>
    <message>
        <source> It says: “{remark}.”</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation> Il dit&#xa0;: «&#xa0;{remark}.&#xa0;»</translation>
    </message>
    <message>
        <source>it is not valid</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>il n’est pas valide</translation>
    </message>
    <message>
        <source>The certificate of {place} cannot be trusted ({reason}), so nothing was sent there. If it is your own server, name the file of its authority in SSL_CERT_FILE.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>Le certificat de {place} n’est pas fiable ({reason}), rien n’y a donc été envoyé. Si c’est votre serveur, nommez le fichier de son autorité dans SSL_CERT_FILE.</translation>
    </message>
    <message>
        <source>{place} does not speak https. Is the address to begin with http:// ?</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} ne parle pas https. L’adresse doit-elle commencer par http://&#xa0;?</translation>
    </message>
    <message>
        <source>There is no computer named {host}. Check the name, and the network.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>Il n’y a pas d’ordinateur nommé {host}. Vérifiez le nom et le réseau.</translation>
    </message>
    <message>
        <source>There is no way to {place}. Check the network on both sides.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>Il n’y a pas de chemin vers {place}. Vérifiez le réseau des deux côtés.</translation>
    </message>
    <message>
        <source>Nothing answers at {place}. Is the program running there, and does it listen at that address?</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>Rien ne répond à {place}. Le programme y tourne-t-il, et écoute-t-il à cette adresse&#xa0;?</translation>
    </message>
    <message>
        <source>{place} sends on to another address ({address}). If you trust that one, enter it itself: a key is never carried on.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} renvoie à une autre adresse ({address}). Si vous lui faites confiance, entrez-la vous-même&#xa0;: une clé n’est jamais transmise.</translation>
    </message>
    <message>
        <source>{place} gave up.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} a abandonné.{quoted}</translation>
    </message>
    <message>
        <source>{place} does not take the key it was given. Enter another one.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} n’accepte pas la clé. Entrez-en une autre.{quoted}</translation>
    </message>
    <message>
        <source>{place} asks for a key. Enter it under “Another computer…”, or set {variable}.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} demande une clé. Entrez-la sous «&#xa0;Autre ordinateur…&#xa0;», ou définissez {variable}.</translation>
    </message>
    <message>
        <source>The conversation does not fit the context of the model at {place}.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>La conversation ne tient pas dans le contexte du modèle de {place}.{quoted}</translation>
    </message>
    <message>
        <source>{place} has no model named {model}.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} n’a pas de modèle nommé {model}.{quoted}</translation>
    </message>
    <message>
        <source>which it does not name</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>qu’il ne nomme pas</translation>
    </message>
    <message>
        <source>{place} has nothing under this address.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} n’a rien à cette adresse.{quoted}</translation>
    </message>
    <message>
        <source>{place} has too many requests.{asks}{quoted} Try again later.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} a trop de requêtes.{asks}{quoted} Réessayez plus tard.</translation>
    </message>
    <message>
        <source> It asks to wait {seconds} seconds.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation> Il demande d’attendre {seconds} secondes.</translation>
    </message>
    <message>
        <source>{place} is not ready.{asks}{quoted} Try again later.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} n’est pas prêt.{asks}{quoted} Réessayez plus tard.</translation>
    </message>
    <message>
        <source>{place} failed with error {status}.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} a échoué avec l’erreur {status}.{quoted}</translation>
    </message>
    <message>
        <source>{place} refuses this request (error {status}).{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} refuse cette requête (erreur {status}).{quoted}</translation>
    </message>
    <message>
        <source>The Draftlight at {place} is of another version that this one cannot talk to. Update the older of the two.</source>
        <extracomment>app/remote/servers/identify.py</extracomment>
        <translation>Le Draftlight de {place} est d’une autre version, avec laquelle celui-ci ne peut pas parler. Mettez à jour le plus ancien.</translation>
    </message>
    <message>
        <source>{place} is this window&apos;s own address, at which it answers other programs. Choose its models directly.</source>
        <extracomment>app/remote/servers/identify.py</extracomment>
        <translation>{place} est l’adresse de cette fenêtre même, où elle répond à d’autres programmes. Choisissez ses modèles directement.</translation>
    </message>
    <message>
        <source>{place} has no model named {name}. It has: {names}.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} n’a pas de modèle nommé {name}. Il a&#xa0;: {names}.</translation>
    </message>
    <message>
        <source> It has: {names}.</source>
        <extracomment>app/remote/servers/ollama.py</extracomment>
        <translation> Il a&#xa0;: {names}.</translation>
    </message>
    <message>
        <source> It has none yet.</source>
        <extracomment>app/remote/servers/ollama.py</extracomment>
        <translation> Il n’en a pas encore.</translation>
    </message>
    <message>
        <source>{place} has no model named {name}.{has}</source>
        <extracomment>app/remote/servers/ollama.py</extracomment>
        <translation>{place} n’a pas de modèle nommé {name}.{has}</translation>
    </message>
    <message>
        <source>Ollama at {place} takes neither grammars nor tokens.</source>
        <extracomment>app/remote/servers/ollama.py</extracomment>
        <translation>Ollama à {place} n’accepte ni grammaires ni tokens.</translation>
    </message>
    <message>
        <source>so</source>
        <extracomment>app/remote/servers/ollama.py</extracomment>
        <translation>ainsi</translation>
    </message>
    <message>
        <source>vLLM at {place} takes no min-p while it guesses, so replies are written without it.</source>
        <extracomment>app/remote/servers/openai_like.py</extracomment>
        <translation>vLLM à {place} n’accepte pas min-p pendant qu’il devine, les réponses sont donc écrites sans lui.</translation>
    </message>
    <message>
        <source>{place} lists no model. Load one there, or name one behind a # in the address.</source>
        <extracomment>app/remote/servers/openai_like.py</extracomment>
        <translation>{place} n’énumère aucun modèle. Chargez-en un là-bas, ou nommez-en un après # dans l’adresse.</translation>
    </message>
    <message>
        <source>{who} cannot be given a grammar.</source>
        <extracomment>app/remote/servers/openai_like.py</extracomment>
        <translation>{who} ne peut pas recevoir de grammaire.</translation>
    </message>
    <message>
        <source>{who} takes text alone, no tokens.</source>
        <extracomment>app/remote/servers/openai_like.py</extracomment>
        <translation>{who} n’accepte que du texte, pas de tokens.</translation>
    </message>
    <message>
        <source>The look was left.</source>
        <extracomment>app/remote/probe.py</extracomment>
        <translation>La recherche a été abandonnée.</translation>
    </message>
    <message>
        <source>{who} takes no variables for its chat template but thinking: leave out {names}.</source>
        <extracomment>app/remote/servers/request_parts.py</extracomment>
        <translation>{who} n’accepte pour son gabarit que la variable de réflexion&#xa0;: ôtez {names}.</translation>
    </message>
    <message>
        <source>{who} takes no variables for its chat template: leave out {names}.</source>
        <extracomment>app/remote/servers/request_parts.py</extracomment>
        <translation>{who} n’accepte pas de variables pour son gabarit&#xa0;: ôtez {names}.</translation>
    </message>
    <message>
        <source>{who} has one switch for thinking, and the request sets it in two ways.</source>
        <extracomment>app/remote/servers/request_parts.py</extracomment>
        <translation>{who} a un seul interrupteur pour la réflexion, et la requête le règle de deux façons.</translation>
    </message>
    <message>
        <source> at {place}</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation> à {place}</translation>
    </message>
    <message>
        <source>The model is on another computer{where}, which is not asked how it splits and frames text.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>Le modèle est sur un autre ordinateur{where}, à qui on ne demande pas comment il découpe et encadre le texte.</translation>
    </message>
    <message>
        <source>The model at {place} can be offered tools, and not be obliged to call one: leave “tool_choice” out.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>On peut proposer des outils au modèle de {place}, mais pas l’obliger à en appeler&#xa0;: ôtez «&#xa0;tool_choice&#xa0;».</translation>
    </message>
    <message>
        <source>The model at {place} sees no pictures.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>Le modèle de {place} ne voit pas d’images.</translation>
    </message>
    <message>
        <source>{who} has the draft that it was started with: leave the draft out here.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>{who} a le brouillon avec lequel il a été lancé&#xa0;: n’en nommez pas ici.</translation>
    </message>
    <message>
        <source>The reply was ended after {most} million letters.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>La réponse a été terminée après {most} millions de caractères.</translation>
    </message>
    <message>
        <source>{who} decides by itself whether to guess: what was chosen here does not reach it.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>{who} décide lui-même s’il devine&#xa0;: ce qui a été choisi ici ne l’atteint pas.</translation>
    </message>
    <message>
        <source>{sentence} What came until then is kept, and can be continued.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>{sentence} Ce qui est arrivé est gardé et peut être continué.</translation>
    </message>
    <message>
        <source>There must be at most {most} addresses.</source>
        <extracomment>app/references.py</extracomment>
        <translation>Il peut y avoir au plus {most} adresses.</translation>
    </message>
    <message>
        <source>“{word}” is no address: it must be HOST:PORT, such as 127.0.0.1:{port}.</source>
        <extracomment>app/references.py</extracomment>
        <translation>«&#xa0;{word}&#xa0;» n’est pas une adresse&#xa0;: ce doit être HOST:PORT, par exemple 127.0.0.1:{port}.</translation>
    </message>
    <message>
        <source>Summarise</source>
        <comment>name of a prompt</comment>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Résumer</translation>
    </message>
    <message>
        <source>Summarise the following in {{length}}:

{{text}}</source>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Résume ce qui suit en {{longueur}} :

{{texte}}</translation>
    </message>
    <message>
        <source>Explain simply</source>
        <comment>name of a prompt</comment>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Expliquer simplement</translation>
    </message>
    <message>
        <source>Explain {{topic}} to {{whom}}, in short sentences and with one example.</source>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Explique {{sujet}} à {{qui}}, en phrases courtes et avec un exemple.</translation>
    </message>
    <message>
        <source>Rewrite politely</source>
        <comment>name of a prompt</comment>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Réécrire poliment</translation>
    </message>
    <message>
        <source>Rewrite this so that it is polite and clear. Keep its meaning:

{{text}}</source>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Réécris ceci pour que ce soit poli et clair. Garde le sens :

{{texte}}</translation>
    </message>
    <message>
        <source>Translate</source>
        <comment>name of a prompt</comment>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Traduire</translation>
    </message>
    <message>
        <source>Translate into {{language}}. Give the translation alone:

{{text}}</source>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Traduis dans cette langue : {{langue}}. Donne la traduction seule :

{{texte}}</translation>
    </message>
    <message>
        <source>Review code</source>
        <comment>name of a prompt</comment>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Relire du code</translation>
    </message>
    <message>
        <source>Review this code. Name what is wrong first, then what could be simpler:

{{code}}</source>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Relis ce code. Dis d’abord ce qui est faux, puis ce qui pourrait être plus simple :

{{code}}</translation>
    </message>
    <message>
        <source>The address {host} cannot be listened at: {reason}.</source>
        <extracomment>app/serve/server.py</extracomment>
        <translation>Impossible d’écouter à l’adresse {host}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Port {port} of {host} cannot be listened at: {reason}.</source>
        <extracomment>app/serve/server.py</extracomment>
        <translation>Impossible d’écouter au port {port} de {host}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Port {port} of {host} is in use by another program.</source>
        <extracomment>app/serve/server.py</extracomment>
        <translation>Le port {port} de {host} est utilisé par un autre programme.</translation>
    </message>
    <message>
        <source>system</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>comme le système</translation>
    </message>
    <message>
        <source>light</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>clair</translation>
    </message>
    <message>
        <source>dark</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>sombre</translation>
    </message>
    <message>
        <source>light, high contrast</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>clair, contraste élevé</translation>
    </message>
    <message>
        <source>dark, high contrast</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>sombre, contraste élevé</translation>
    </message>
    <message>
        <source>this computer only</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>cet ordinateur seulement</translation>
    </message>
    <message>
        <source>other computers too</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>d’autres ordinateurs aussi</translation>
    </message>
    <message>
        <source>comfortable</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>aérée</translation>
    </message>
    <message>
        <source>compact</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>compacte</translation>
    </message>
    <message>
        <source>Reply</source>
        <extracomment>app/ui/dialogs/backups_dialog.py, app/ui/quick_question/quick_window.py, app/ui/transcript/messages/reply_message.py</extracomment>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Guessing ahead</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Prédiction</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>app/settings/groups.py, app/ui/models_page/library_model.py, app/ui/window/palette.py</extracomment>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>app/settings/groups.py, app/ui/help/help_pages.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Local API</source>
        <extracomment>app/settings/declaration.py, app/ui/local_api/api_popup.py</extracomment>
        <translation>API locale</translation>
    </message>
    <message>
        <source>“{setting}” must be a number.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>«&#xa0;{setting}&#xa0;» doit être un nombre.</translation>
    </message>
    <message>
        <source>“{setting}” must be a whole number.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>«&#xa0;{setting}&#xa0;» doit être un nombre entier.</translation>
    </message>
    <message>
        <source>“{setting}” must be true or false.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>«&#xa0;{setting}&#xa0;» doit être vrai ou faux.</translation>
    </message>
    <message>
        <source>“{setting}” must be text.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>«&#xa0;{setting}&#xa0;» doit être du texte.</translation>
    </message>
    <message>
        <source>“{setting}” must be an object.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>«&#xa0;{setting}&#xa0;» doit être un objet.</translation>
    </message>
    <message>
        <source>“{setting}” must be between {least} and {most}.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>«&#xa0;{setting}&#xa0;» doit être entre {least} et {most}.</translation>
    </message>
    <message>
        <source>“{setting}” must be one of: {choices}.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>«&#xa0;{setting}&#xa0;» doit être l’un de&#xa0;: {choices}.</translation>
    </message>
    <message>
        <source>“{setting}” needs a value.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>«&#xa0;{setting}&#xa0;» a besoin d’une valeur.</translation>
    </message>
    <message>
        <source>automatic</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>automatique</translation>
    </message>
    <message>
        <source>draft</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>brouillon</translation>
    </message>
    <message>
        <source>lookup</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>recherche</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>app/settings/declaration.py, app/settings/groups.py</extracomment>
        <translation>non</translation>
    </message>
    <message>
        <source>Guess ahead</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Prédiction</translation>
    </message>
    <message>
        <source>Where guesses come from. Automatic copies them from what was said before where that works, asks the draft model where it does not, and pauses where guessing is slower. Draft model and Lookup guess there too. With the starter pair Automatic never pauses: that pair is for learning, not for speed.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>D’où viennent les prédictions. Automatique les copie de ce qui a déjà été dit quand cela marche, demande sinon au modèle brouillon, et fait une pause quand deviner est plus lent. Modèle brouillon et Recherche devinent aussi dans ce cas. Avec la paire de départ, Automatique ne fait jamais de pause&#xa0;: cette paire sert à apprendre, pas à aller vite.</translation>
    </message>
    <message>
        <source>Longest guess</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Plus longue prédiction</translation>
    </message>
    <message>
        <source>How many tokens the draft model may guess in one round. Longer guesses win more when right and cost more when wrong.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Combien de tokens le modèle brouillon peut deviner en un tour. Les longues prédictions gagnent plus quand elles sont justes et coûtent plus quand elles sont fausses.</translation>
    </message>
    <message>
        <source>Shortest guess</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Plus courte prédiction</translation>
    </message>
    <message>
        <source>A guess of fewer tokens than this is not worth checking and is dropped.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Une prédiction de moins de tokens ne vaut pas une vérification et est abandonnée.</translation>
    </message>
    <message>
        <source>Least confidence</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Confiance minimale</translation>
    </message>
    <message>
        <source>The draft model stops guessing when it is less sure of a token than this.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Le modèle brouillon arrête de deviner quand il est moins sûr d’un token que cela.</translation>
    </message>
    <message>
        <source>Remember earlier chats</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Se souvenir des conversations</translation>
    </message>
    <message>
        <source>With Automatic, guesses may also come from what was said in your other chats, which helps when you return to the same text. It changes the speed, never the reply. Nothing leaves this computer, and a deleted chat is forgotten.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Avec Automatique, des prédictions peuvent aussi venir de vos autres conversations, ce qui aide quand vous revenez au même texte. Cela change la vitesse, jamais la réponse. Rien ne quitte cet ordinateur, et une conversation supprimée est oubliée.</translation>
    </message>
    <message>
        <source>Answer other programs</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Répondre à d’autres programmes</translation>
    </message>
    <message>
        <source>Editors, chat programs and scripts can use the models of this window, as they do OpenAI’s, Anthropic’s or Ollama’s. Your own messages go first. A mark in the top bar shows that it is on; it ends with the window.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Éditeurs, programmes de conversation et scripts peuvent utiliser les modèles de cette fenêtre comme ceux d’OpenAI, d’Anthropic ou d’Ollama. Vos messages passent d’abord. Une marque dans la barre du haut indique que c’est actif&#xa0;; cela finit avec la fenêtre.</translation>
    </message>
    <message>
        <source>Who can ask</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Qui peut demander</translation>
    </message>
    <message>
        <source>Programs on other computers have to send the key.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Les programmes d’autres ordinateurs doivent envoyer la clé.</translation>
    </message>
    <message>
        <source>Port</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Port</translation>
    </message>
    <message>
        <source>The number behind the address, where programs ask.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Le nombre après l’adresse, où les programmes demandent.</translation>
    </message>
    <message>
        <source>Ask for the key here too</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Demander la clé ici aussi</translation>
    </message>
    <message>
        <source>Programs on this computer have to send the key too. Some that are made for Ollama cannot.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Les programmes de cet ordinateur doivent aussi envoyer la clé. Certains, faits pour Ollama, ne le peuvent pas.</translation>
    </message>
    <message>
        <source>Let browsers watch my replies</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Laisser les navigateurs voir mes réponses</translation>
    </message>
    <message>
        <source>The API’s address opened in a browser shows replies as they are written, for a second screen or a projector. Without this, it shows those for other programs alone: whoever can ask can watch.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>L’adresse de l’API ouverte dans un navigateur montre les réponses pendant qu’elles s’écrivent, pour un second écran ou un projecteur. Sinon, elle ne montre que celles d’autres programmes&#xa0;: qui peut demander peut regarder.</translation>
    </message>
    <message>
        <source>Web pages that may ask</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Pages web qui peuvent demander</translation>
    </message>
    <message>
        <source>Context</source>
        <extracomment>app/settings/groups.py, app/ui/models_page/library_words.py</extracomment>
        <translation>Contexte</translation>
    </message>
    <message>
        <source>How many tokens of conversation the models can see. More needs more memory.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Combien de tokens de la conversation les modèles voient. Plus il y en a, plus il faut de mémoire.</translation>
    </message>
    <message>
        <source>Threads</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Fils d’exécution</translation>
    </message>
    <message>
        <source>How many processor threads compute.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Combien de fils du processeur calculent.</translation>
    </message>
    <message>
        <source>one for each core</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>un par cœur</translation>
    </message>
    <message>
        <source>GPU layers</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Couches GPU</translation>
    </message>
    <message>
        <source>How many layers of the model the graphics card computes; 0 is none.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Combien de couches du modèle la carte graphique calcule&#xa0;; 0 pour aucune.</translation>
    </message>
    <message>
        <source>Memory for other chats</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Mémoire pour les autres conversations</translation>
    </message>
    <message>
        <source>What the models have read of other chats stays in memory, so that going back to one needs no reading again: up to this many percent of what is free. 0 keeps the latest chat alone.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Ce que les modèles ont lu des autres conversations reste en mémoire, pour y revenir sans relire&#xa0;: jusqu’à ce pourcentage de la mémoire libre. 0 ne garde que la dernière.</translation>
    </message>
    <message>
        <source>Disk for chats</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Disque pour les conversations</translation>
    </message>
    <message>
        <source>Long chats lie on the disk as the models have read them, up to this many megabytes, so that a restart costs no reading. Only you can open the files, and they are deleted with the chat. 0 keeps none.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Les longues conversations restent sur le disque telles que les modèles les ont lues, jusqu’à autant de mégaoctets, pour relancer sans relire. Vous seul pouvez ouvrir ces fichiers, et ils sont supprimés avec la conversation. 0 n’en garde aucune.</translation>
    </message>
    <message>
        <source>Other computers</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Autres ordinateurs</translation>
    </message>
    <message>
        <source>Addresses of computers that lend their memory with “draftlight lend”, such as 127.0.0.1:50052, with commas between them: the layers of the model are split over them and this one. Use it only on a network you trust, or through ssh or WireGuard: there is no key and no encryption.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Adresses d’ordinateurs qui prêtent leur mémoire avec «&#xa0;draftlight lend&#xa0;», comme 127.0.0.1:50052, séparées par des virgules&#xa0;: les couches du modèle sont réparties sur eux et celui-ci. Seulement sur un réseau de confiance, ou par ssh ou WireGuard&#xa0;: il n’y a ni clé ni chiffrement.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>app/settings/groups.py, app/ui/dialogs/settings/fields.py</extracomment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>The model used last.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Le dernier modèle utilisé.</translation>
    </message>
    <message>
        <source>none yet</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>aucun encore</translation>
    </message>
    <message>
        <source>Draft model</source>
        <extracomment>app/settings/groups.py, app/ui/toolkit/language/words.py</extracomment>
        <translation>Modèle brouillon</translation>
    </message>
    <message>
        <source>The draft model used last.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Le dernier modèle brouillon utilisé.</translation>
    </message>
    <message>
        <source>Say when there is a newer version</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Signaler une version plus récente</translation>
    </message>
    <message>
        <source>Once a day, when the window opens, Draftlight asks the project&apos;s release page which version is the newest. Nothing about you is sent, and nothing is downloaded.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Une fois par jour, à l’ouverture de la fenêtre, Draftlight demande à la page du projet quelle version est la plus récente. Rien n’est envoyé à votre sujet, et rien n’est téléchargé.</translation>
    </message>
    <message>
        <source>Last answer</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Dernière réponse</translation>
    </message>
    <message>
        <source>When the release page last answered, in seconds since 1970.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Quand la page a répondu pour la dernière fois, en secondes depuis 1970.</translation>
    </message>
    <message>
        <source>Suggest titles</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Suggérer des titres</translation>
    </message>
    <message>
        <source>The model is asked for a title of each new chat, some seconds after its reply; whatever you ask for goes first. A title that you gave stays. Without this, chats are named by how your question begins.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>On demande au modèle un titre pour chaque nouvelle conversation, quelques secondes après sa réponse&#xa0;; ce que vous demandez passe d’abord. Un titre de vous reste. Sinon, les conversations portent le début de votre question.</translation>
    </message>
    <message>
        <source>name chats automatic title summary</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>nommer conversations automatique titre résumé</translation>
    </message>
    <message>
        <source>Titles from other servers too</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Titres d’autres serveurs aussi</translation>
    </message>
    <message>
        <source>Where a model is on a server that is no Draftlight, each title is one more request, which may cost money.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Si un modèle est sur un serveur qui n’est pas un Draftlight, chaque titre est une requête de plus, qui peut coûter de l’argent.</translation>
    </message>
    <message>
        <source>Which keys do what, where the person wants others than the usual.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Quelles touches font quoi, si vous en voulez d’autres que les habituelles.</translation>
    </message>
    <message>
        <source>Introduced</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Présenté</translation>
    </message>
    <message>
        <source>“Keyboard shortcuts” must have a list of keys for each action.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>«&#xa0;Raccourcis clavier&#xa0;» doit avoir une liste de touches par action.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>app/conversation/comparison.py, app/settings/groups.py</extracomment>
        <translation>Température</translation>
    </message>
    <message>
        <source>How daring the choice of words is: 0 always takes the likeliest, 1 follows the model&apos;s own odds.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>L’audace du choix des mots&#xa0;: 0 prend toujours le plus probable, 1 suit les probabilités du modèle.</translation>
    </message>
    <message>
        <source>Top-k</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Only the k likeliest tokens may be chosen; 0 switches this off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Seuls les k tokens les plus probables peuvent être choisis&#xa0;; 0 le désactive.</translation>
    </message>
    <message>
        <source>Top-p</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Only the likeliest tokens that together reach this probability; 1 switches this off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Seuls les tokens les plus probables qui atteignent ensemble cette probabilité&#xa0;; 1 le désactive.</translation>
    </message>
    <message>
        <source>Min-p</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Min-p</translation>
    </message>
    <message>
        <source>Only tokens at least this likely compared with the likeliest; 0 switches this off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Seuls les tokens au moins aussi probables par rapport au plus probable&#xa0;; 0 le désactive.</translation>
    </message>
    <message>
        <source>Repeat penalty</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Pénalité de répétition</translation>
    </message>
    <message>
        <source>Above 1, tokens that were just used become less likely; 1 switches this off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Au-dessus de 1, les tokens qui viennent de servir deviennent moins probables&#xa0;; 1 le désactive.</translation>
    </message>
    <message>
        <source>Typical-p</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Typical-p</translation>
    </message>
    <message>
        <source>Only tokens about as surprising as the text so far; 1 switches this off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Seuls les tokens à peu près aussi surprenants que le texte jusqu’ici&#xa0;; 1 le désactive.</translation>
    </message>
    <message>
        <source>Presence penalty</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Pénalité de présence</translation>
    </message>
    <message>
        <source>Tokens that were just used become less likely by this much; 0: off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Les tokens qui viennent de servir deviennent moins probables d’autant&#xa0;; 0&#xa0;: non.</translation>
    </message>
    <message>
        <source>Frequency penalty</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Pénalité de fréquence</translation>
    </message>
    <message>
        <source>The same, for each time a token was just used; 0: off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>De même, pour chaque fois qu’un token vient de servir&#xa0;; 0&#xa0;: non.</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>app/conversation/comparison.py, app/settings/groups.py</extracomment>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed gives the same reply to the same conversation, guessing or not.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>La même graine donne la même réponse à la même conversation, avec ou sans prédiction.</translation>
    </message>
    <message>
        <source>a new one each time</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>une nouvelle chaque fois</translation>
    </message>
    <message>
        <source>Longest reply</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Plus longue réponse</translation>
    </message>
    <message>
        <source>A reply ends after this many tokens at the latest.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Une réponse se termine au plus tard après ce nombre de tokens.</translation>
    </message>
    <message>
        <source>until it is finished</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>jusqu’à ce qu’elle soit finie</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>app/settings/groups.py, app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>Whether a model that can be told thinks before it answers.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Si un modèle à qui on peut le dire réfléchit avant de répondre.</translation>
    </message>
    <message>
        <source>as the model does by itself</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>comme le modèle le fait de lui-même</translation>
    </message>
    <message>
        <source>System prompt</source>
        <extracomment>app/settings/groups.py, app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Invite système</translation>
    </message>
    <message>
        <source>Said to the model before every conversation, such as how it should answer.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Dite au modèle avant chaque conversation, par exemple comment répondre.</translation>
    </message>
    <message>
        <source>Let chats use tools</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Laisser les conversations utiliser des outils</translation>
    </message>
    <message>
        <source>A button beside the message field then switches tools on for one chat. Each call is shown, and you are asked before it is made. Tools are programs that you set up below, and a clock and a calculator that come along.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Un bouton près du champ de message active alors les outils pour une conversation. Chaque appel est montré, et on vous demande avant. Les outils sont des programmes que vous réglez ci-dessous, plus une horloge et une calculatrice fournies.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Langue</translation>
    </message>
    <message>
        <source>What the window is written in, from its next start on. Replies are in the language that you write in.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>La langue de la fenêtre dès le prochain lancement. Les réponses sont dans la langue où vous écrivez.</translation>
    </message>
    <message>
        <source>translation locale deutsch français español 中文 العربية</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>traduction langue english deutsch español 中文 العربية</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Light, dark, or as the system has it, which includes its high contrast.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Clair, sombre, ou comme le système, y compris son contraste élevé.</translation>
    </message>
    <message>
        <source>Zoom</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Size of everything in the window; 1 is normal.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Taille de tout dans la fenêtre&#xa0;; 1 est normal.</translation>
    </message>
    <message>
        <source>larger smaller text size scale</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>plus grand plus petit taille texte échelle</translation>
    </message>
    <message>
        <source>Density</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Densité</translation>
    </message>
    <message>
        <source>How much room there is around text: compact shows more of a chat at once.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>L’espace autour du texte&#xa0;: compacte montre plus d’une conversation à la fois.</translation>
    </message>
    <message>
        <source>spacing line height</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>espacement interligne</translation>
    </message>
    <message>
        <source>Font of replies</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Police des réponses</translation>
    </message>
    <message>
        <source>The font that questions and replies are set in.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>La police des questions et des réponses.</translation>
    </message>
    <message>
        <source>as in the window</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>comme dans la fenêtre</translation>
    </message>
    <message>
        <source>typeface family text</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>police caractères texte</translation>
    </message>
    <message>
        <source>Text size of replies</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Taille du texte des réponses</translation>
    </message>
    <message>
        <source>How large questions and replies are set, in pixels where the zoom is 1.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>La taille des questions et réponses, en pixels au zoom 1.</translation>
    </message>
    <message>
        <source>font size larger smaller</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>taille police plus grand plus petit</translation>
    </message>
    <message>
        <source>Font of code</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Police du code</translation>
    </message>
    <message>
        <source>The font that code in replies is set in: its letters should be of one width.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>La police du code dans les réponses&#xa0;: ses lettres devraient avoir une seule largeur.</translation>
    </message>
    <message>
        <source>as the system has it</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>comme dans le système</translation>
    </message>
    <message>
        <source>monospace typeface family</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>police chasse fixe monospace</translation>
    </message>
    <message>
        <source>Check spelling</source>
        <extracomment>app/settings/groups.py, app/ui/chat/composing/spell_check.py</extracomment>
        <translation>Vérifier l’orthographe</translation>
    </message>
    <message>
        <source>Words of your message that no dictionary knows are underlined. Asked are this computer&apos;s dictionaries for the languages of the window, the keyboard and the system, and English; without any, nothing is underlined.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Les mots de votre message qu’aucun dictionnaire ne connaît sont soulignés. Sont consultés les dictionnaires de cet ordinateur pour les langues de la fenêtre, du clavier et du système, et l’anglais ; sans eux, rien n’est souligné.</translation>
    </message>
    <message>
        <source>spell checker dictionary typing mistakes typos hunspell enchant</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>correcteur orthographique dictionnaire fautes de frappe hunspell enchant</translation>
    </message>
    <message>
        <source>Break long lines of code</source>
        <extracomment>app/settings/groups.py, app/ui/transcript/text/code_buttons.py</extracomment>
        <translation>Couper les longues lignes de code</translation>
    </message>
    <message>
        <source>Long lines go on in the next one; otherwise code scrolls to the side.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Les longues lignes continuent à la suivante&#xa0;; sinon le code défile de côté.</translation>
    </message>
    <message>
        <source>word wrap line wrap</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>retour à la ligne</translation>
    </message>
    <message>
        <source>Less motion</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>Nothing moves by itself. Where the system is set so, that holds too.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Rien ne bouge de soi-même. Si le système est réglé ainsi, cela vaut aussi.</translation>
    </message>
    <message>
        <source>animation reduced motion accessibility</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>animation mouvement réduit accessibilité</translation>
    </message>
    <message>
        <source>Show wrong guesses</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Montrer les erreurs</translation>
    </message>
    <message>
        <source>Show wrong guesses in place, struck through.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Montrer les mauvaises prédictions à leur place, barrées.</translation>
    </message>
    <message>
        <source>The name of a font is one line of at most 200 letters.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Le nom d’une police est une ligne d’au plus 200 caractères.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: there is no program “{command}”. Install it, or give its whole path.</source>
        <extracomment>app/tool_servers/server_process.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» ne peut pas être lancé&#xa0;: il n’y a pas de programme «&#xa0;{command}&#xa0;». Installez-le, ou donnez son chemin entier.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» ne peut pas être lancé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>This is too long for a list of tool servers.</source>
        <extracomment>app/tool_servers/server_settings.py</extracomment>
        <translation>C’est trop long pour une liste de serveurs d’outils.</translation>
    </message>
    <message>
        <source>There are no servers in this: expected is {&quot;mcpServers&quot;: {&quot;name&quot;: {&quot;command&quot;: &quot;…&quot;}}}.</source>
        <extracomment>app/tool_servers/server_settings.py</extracomment>
        <translation>Il n’y a pas de serveurs ici&#xa0;: on attend {&quot;mcpServers&quot;: {&quot;name&quot;: {&quot;command&quot;: &quot;…&quot;}}}.</translation>
    </message>
    <message>
        <source>This is no JSON. Expected is what other programs keep: {&quot;mcpServers&quot;: {&quot;name&quot;: {&quot;command&quot;: &quot;…&quot;}}}.</source>
        <extracomment>app/tool_servers/server_settings.py</extracomment>
        <translation>Ce n’est pas du JSON. On attend ce que gardent d’autres programmes&#xa0;: {&quot;mcpServers&quot;: {&quot;name&quot;: {&quot;command&quot;: &quot;…&quot;}}}.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <extracomment>app/tool_servers/server_connection.py, app/tool_servers/toolbox.py</extracomment>
        <translation>Cela a été arrêté.</translation>
    </message>
    <message>
        <source>“{name}” was switched off.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» a été désactivé.</translation>
    </message>
    <message>
        <source>it does not say why</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>il ne dit pas pourquoi</translation>
    </message>
    <message>
        <source>“{name}” refused: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» a refusé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” did not answer within {seconds} seconds.</source>
        <extracomment>app/tool_servers/server_connection.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» n’a pas répondu en {seconds} secondes.</translation>
    </message>
    <message>
        <source>“{name}” said more than {most} MB at once, and was ended.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» a dit plus de {most} Mo d’un coup et a été terminé.</translation>
    </message>
    <message>
        <source>“{name}” does not speak the Model Context Protocol.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» ne parle pas le Model Context Protocol.</translation>
    </message>
    <message>
        <source>“{name}” is switched off.</source>
        <extracomment>app/tool_servers/toolbox.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» est désactivé.</translation>
    </message>
    <message>
        <source>not called yet</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>pas encore appelé</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a tool call</comment>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>fait</translation>
    </message>
    <message>
        <source>did not work</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>n’a pas marché</translation>
    </message>
    <message>
        <source>not allowed</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>non autorisé</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>“{tool}” of {server}</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>«&#xa0;{tool}&#xa0;» de {server}</translation>
    </message>
    <message>
        <source>Tool: {tool} · {outcome}</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>Outil&#xa0;: {tool} · {outcome}</translation>
    </message>
    <message>
        <source>Asked with:</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>Demandé avec&#xa0;:</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>(rien)</translation>
    </message>
    <message>
        <source>a tool server</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>un serveur d’outils</translation>
    </message>
    <message>
        <source>Brought:</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>A rapporté&#xa0;:</translation>
    </message>
    <message>
        <source>slower than without ({times}×)</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>plus lent que sans ({times}×)</translation>
    </message>
    <message>
        <source>as fast as without</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>aussi rapide que sans</translation>
    </message>
    <message>
        <source>{times}× faster than without</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>{times}× plus rapide que sans</translation>
    </message>
    <message>
        <source>so far {comparison}</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>jusqu’ici {comparison}</translation>
    </message>
    <message>
        <source>guesses are not told</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>prédictions non dites</translation>
    </message>
    <message>
        <source>about: by the pieces that come</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>environ&#xa0;: selon les morceaux reçus</translation>
    </message>
    <message>
        <source>guessing is paused</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>la prédiction est en pause</translation>
    </message>
    <message>
        <source>nothing guessed so far</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>rien deviné jusqu’ici</translation>
    </message>
    <message>
        <source>nothing was guessed</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>rien n’a été deviné</translation>
    </message>
    <message>
        <source>too early to compare</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>trop tôt pour comparer</translation>
    </message>
    <message>
        <source>not measured without yet</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>pas encore mesuré sans</translation>
    </message>
    <message>
        <source>Ended at the token limit</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Terminée à la limite de tokens</translation>
    </message>
    <message>
        <source>Ended because the context is full</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Terminée car le contexte est plein</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Arrêtée</translation>
    </message>
    <message>
        <source>The connection broke</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>La connexion a été coupée</translation>
    </message>
    <message>
        <source>{speed} tokens/s</source>
        <extracomment>app/traces/readout.py, app/ui/models_page/library_words.py</extracomment>
        <translation>{speed} tokens/s</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>%n round</comment>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>by {machine}</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>par {machine}</translation>
    </message>
    <message>
        <source>Ended: it repeated itself</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Terminée&#xa0;: elle se répétait</translation>
    </message>
    <message>
        <source>{share} % accepted, of all it wrote meanwhile</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>{share} % acceptés, de tout ce qu’il a écrit entre-temps</translation>
    </message>
    <message>
        <source>{share} % accepted</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>{share} % acceptés</translation>
    </message>
    <message>
        <source>Guesses not told</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Prédictions non dites</translation>
    </message>
    <message numerus="yes">
        <source>Thought for %n words</source>
        <comment>Thought for %n word</comment>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>
            <numerusform>A réfléchi %n mot</numerusform>
            <numerusform>A réfléchi %n mots</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking… {count} words</source>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>Réflexion… {count} mots</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>app/traces/readout.py, app/ui/chat/composing/composer.py, app/ui/dialogs/knowledge_dialog.py, app/ui/models_page/hub/draft_view.py, app/ui/models_page/hub/search_view.py, app/ui/overlays/comparison_view.py, app/ui/overlays/race_view.py, app/ui/window/chat_transfers.py</extracomment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Write it again</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Réécrire</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>app/traces/readout.py, app/ui/models_page/pair_state.py, app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>New chat</source>
        <extracomment>app/traces/readout.py, app/ui/chat_list/chat_actions.py, app/ui/chat_list/sidebar.py, app/ui/dialogs/deleted_chats_dialog.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Nouvelle conversation</translation>
    </message>
    <message>
        <source>This reply repeated itself until it was ended.</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Cette réponse s’est répétée jusqu’à être terminée.</translation>
    </message>
    <message>
        <source>This reply repeated itself until the context was full.</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Cette réponse s’est répétée jusqu’à remplir le contexte.</translation>
    </message>
    <message>
        <source>The context is full, so this reply ended early. A new chat has all the room.</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Le contexte est plein, cette réponse s’est donc terminée tôt. Une nouvelle conversation a toute la place.</translation>
    </message>
    <message>
        <source>The context is full, so this reply ended early. It can go on without what is oldest; a new chat has all the room.</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Le contexte est plein, cette réponse s’est donc terminée tôt. Elle peut continuer sans le plus ancien&#xa0;; une nouvelle conversation a toute la place.</translation>
    </message>
    <message>
        <source>The model has called tools in many replies in a row. This one is written without, from what they brought.</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Le modèle a appelé des outils dans beaucoup de réponses de suite. Celle-ci s’écrit sans, à partir de ce qu’ils ont rapporté.</translation>
    </message>
    <message>
        <source>A list</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>Une liste</translation>
    </message>
    <message>
        <source>Much of a list is easy to guess: most guesses are right, and many words come at once.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>Une liste se devine bien&#xa0;: presque tout est juste, et beaucoup de mots arrivent à la fois.</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>app/traces/trace_files.py, app/ui/transcript/text/tints.py</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>Code says the next word well in advance.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>Le code annonce le mot suivant.</translation>
    </message>
    <message>
        <source>A daring poem</source>
        <extracomment>app/traces/trace_files.py, app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Un poème audacieux</translation>
    </message>
    <message>
        <source>At temperature 2 the big model often takes a word that nobody would guess.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>À la température 2, le grand modèle prend souvent un mot que personne ne devinerait.</translation>
    </message>
    <message numerus="yes">
        <source>%n words.</source>
        <comment>%n word.</comment>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>
            <numerusform>%n mot.</numerusform>
            <numerusform>%n mots.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reply was stopped: {words}</source>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>La réponse a été arrêtée&#xa0;: {words}</translation>
    </message>
    <message>
        <source>The reply is finished: {words}</source>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>La réponse est finie&#xa0;: {words}</translation>
    </message>
    <message>
        <source>The reply was stopped; it says nothing.</source>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>La réponse a été arrêtée&#xa0;; elle ne dit rien.</translation>
    </message>
    <message>
        <source>The reply is finished; it says nothing.</source>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>La réponse est finie&#xa0;; elle ne dit rien.</translation>
    </message>
    <message>
        <source>“{name}” is too large for a recorded reply ({value} MB at most), and was not opened.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» est trop gros pour une réponse enregistrée ({value} Mo au plus) et n’a pas été ouvert.</translation>
    </message>
    <message>
        <source>“{name}” is a whole chat. What can be opened here is one recorded reply.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» est une conversation entière. Ici s’ouvre une seule réponse enregistrée.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it may have been cut off. Save or copy it again.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» est endommagé&#xa0;: il est peut-être tronqué. Enregistrez-le ou copiez-le de nouveau.</translation>
    </message>
    <message>
        <source>“{name}” is not a recorded reply.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» n’est pas une réponse enregistrée.</translation>
    </message>
    <message>
        <source>“{name}” cannot be shown. {error}</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» ne peut pas être montré. {error}</translation>
    </message>
    <message>
        <source>Assistants (*.json)</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Assistants (*.json)</translation>
    </message>
    <message>
        <source>An assistant is a way to answer: what the model is told before the chat, and settings of its own. Choose one beside the message field; each chat has its own.</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Un assistant est une façon de répondre&#xa0;: ce qu’on dit au modèle avant la conversation, et des réglages propres. Choisissez-en un près du champ de message&#xa0;; chaque conversation a le sien.</translation>
    </message>
    <message>
        <source>Models that answer where this assistant is chosen. Those chosen by hand in a chat hold there until you close the window.</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Les modèles qui répondent quand cet assistant est choisi. Ceux choisis à la main dans une conversation y valent jusqu’à la fermeture de la fenêtre.</translation>
    </message>
    <message numerus="yes">
        <source>%n assistants were added.</source>
        <comment>“{name}” was added.</comment>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>
            <numerusform>«&#xa0;{name}&#xa0;» a été ajouté.</numerusform>
            <numerusform>%n assistants ont été ajoutés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Assistants</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Assistants</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/prompts_dialog.py, app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>app/ui/chat_list/sidebar.py, app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/prompts_dialog.py, app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/text_dialogs.py, app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Import, export ▾</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Importer, exporter ▾</translation>
    </message>
    <message>
        <source>Give assistants to others, or take theirs</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Donner des assistants à d’autres, ou prendre les leurs</translation>
    </message>
    <message>
        <source>Import and export</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Importer et exporter</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Export this one…</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Exporter celui-ci…</translation>
    </message>
    <message>
        <source>Export all…</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Tout exporter…</translation>
    </message>
    <message>
        <source>Import assistants</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Importer des assistants</translation>
    </message>
    <message>
        <source>Export assistants</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Exporter des assistants</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py, app/ui/dialogs/another_computer.py, app/ui/dialogs/confirm_dialog.py, app/ui/dialogs/files_dialog.py, app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/import_dialog.py, app/ui/dialogs/prompts_dialog.py, app/ui/dialogs/text_dialogs.py, app/ui/dialogs/tool_server_dialog.py, app/ui/models_page/hub/files_download.py, app/ui/models_page/library_view.py, app/ui/models_page/pair_card.py, app/ui/window/wiring.py</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>There can be at most {most} assistants.</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Il peut y avoir au plus {most} assistants.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Enregistré sous {name}.</translation>
    </message>
    <message>
        <source>Models</source>
        <extracomment>app/settings/declaration.py, app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/folder_settings_dialog.py, app/ui/models_page/models_page.py</extracomment>
        <translation>Modèles</translation>
    </message>
    <message numerus="yes">
        <source>%n chats have it: they stay readable and go on without.</source>
        <comment>One chat has it: it stays readable and goes on without.</comment>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>
            <numerusform>Une conversation l’a&#xa0;: elle reste lisible et continue sans lui.</numerusform>
            <numerusform>%n conversations l’ont&#xa0;: elles restent lisibles et continuent sans lui.</numerusform>
        </translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>app/ui/overlays/recorded_actions.py, app/ui/toolkit/files/file_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>No name</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>New assistant</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Nouvel assistant</translation>
    </message>
    <message>
        <source>As in Settings: {words_of}</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Comme dans les réglages&#xa0;: {words_of}</translation>
    </message>
    <message>
        <source>As in Settings</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Comme dans les réglages</translation>
    </message>
    <message>
        <source>As chosen in the top bar</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Comme choisi en haut</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>app/conversation/comparison.py, app/ui/chat/composing/choice_buttons.py, app/ui/dialogs/folder_settings_dialog.py, app/ui/models_page/library_words.py</extracomment>
        <translation>Assistant</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no assistant</comment>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Assistant of this chat: {name} (Ctrl+Shift+A)</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Assistant de cette conversation&#xa0;: {name} (Ctrl+Shift+A)</translation>
    </message>
    <message>
        <source>Assistant of this chat: {name}</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Assistant de cette conversation&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Edit assistants…</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Modifier les assistants…</translation>
    </message>
    <message>
        <source>How this chat is answered:</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Comment on répond ici&#xa0;:</translation>
    </message>
    <message>
        <source>No assistant: as in Settings</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py, app/ui/dialogs/folder_settings_dialog.py</extracomment>
        <translation>Pas d’assistant&#xa0;: comme dans les réglages</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <extracomment>app/ui/chat/banner.py</extracomment>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <source>“{assistant}” is set to use {model}, which is not on this computer. The models you have chosen answer instead.</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>«&#xa0;{assistant}&#xa0;» doit utiliser {model}, qui n’est pas sur cet ordinateur. Les modèles que vous avez choisis répondent à la place.</translation>
    </message>
    <message>
        <source>Conversation</source>
        <extracomment>app/ui/chat/chat_view.py</extracomment>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>Ask anything</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Demandez ce que vous voulez</translation>
    </message>
    <message>
        <source>Ask something about what you added</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Demandez quelque chose sur ce que vous avez ajouté</translation>
    </message>
    <message>
        <source>Your message</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Votre message</translation>
    </message>
    <message>
        <source>Send</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Send (Enter)</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Envoyer (Enter)</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Arrêter (Esc)</translation>
    </message>
    <message>
        <source>Add files to your message (Ctrl+U)</source>
        <extracomment>app/ui/chat/composing/attach_button.py</extracomment>
        <translation>Ajouter des fichiers au message (Ctrl+U)</translation>
    </message>
    <message>
        <source>Prompts you keep (Ctrl+P)</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Vos invites (Ctrl+P)</translation>
    </message>
    <message>
        <source>Editing your message: the old version is kept</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Vous modifiez votre message&#xa0;: l’ancienne version est gardée</translation>
    </message>
    <message>
        <source>Cancel editing (Esc)</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Annuler la modification (Esc)</translation>
    </message>
    <message>
        <source>The files are being read</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Les fichiers sont en lecture</translation>
    </message>
    <message>
        <source>Context in use</source>
        <extracomment>app/ui/chat/status_line.py</extracomment>
        <translation>Contexte utilisé</translation>
    </message>
    <message>
        <source>How much of the context, what the models can see of a chat, this one takes. Settings has a larger one.</source>
        <extracomment>app/ui/chat/status_line.py</extracomment>
        <translation>La part du contexte, ce que les modèles voient d’une conversation, que celle-ci occupe. Les réglages en ont un plus grand.</translation>
    </message>
    <message>
        <source>Write some code</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Écrire du code</translation>
    </message>
    <message>
        <source>Guessing shines: code says the next word well in advance.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Deviner brille&#xa0;: le code annonce le mot suivant.</translation>
    </message>
    <message>
        <source>List the planets</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Énumérer les planètes</translation>
    </message>
    <message>
        <source>Guessing shines: in a list every line is built alike.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Deviner brille&#xa0;: dans une liste, toutes les lignes se ressemblent.</translation>
    </message>
    <message>
        <source>Rewrite a text</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Réécrire un texte</translation>
    </message>
    <message>
        <source>Guessing shines: most of the reply stands in the question already.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Deviner brille&#xa0;: presque toute la réponse est déjà dans la question.</translation>
    </message>
    <message>
        <source>Guessing is hard: at temperature {temperature} (for this reply only) words are a surprise, and more are missed.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Deviner est difficile&#xa0;: à la température {temperature} (pour cette réponse seulement) les mots surprennent, et on se trompe plus.</translation>
    </message>
    <message>
        <source>Send the part that fits</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Envoyer ce qui tient</translation>
    </message>
    <message>
        <source>Send the passages that match</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Envoyer ce qui correspond</translation>
    </message>
    <message>
        <source>“{file}” has {tokens} tokens, and there is room for {room}.</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>«&#xa0;{file}&#xa0;» a {tokens} tokens, et il y a place pour {room}.</translation>
    </message>
    <message>
        <source>These files have {tokens} tokens, and there is room for {room}.</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Ces fichiers ont {tokens} tokens, et il y a place pour {room}.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <extracomment>app/ui/chat/composing/file_strip.py, app/ui/chat/composing/resource_dialog.py, app/ui/dialogs/picture_dialog.py</extracomment>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>At most {share} of {all} tokens</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Au plus {share} tokens sur {all}</translation>
    </message>
    <message>
        <source>{share} of {total} tokens</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>{share} tokens sur {total}</translation>
    </message>
    <message>
        <source>Settings has a larger context, which takes more memory.</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Les réglages ont un contexte plus grand, qui prend plus de mémoire.</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>app/ui/chat/composing/file_strip.py, app/ui/dialogs/knowledge_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>{much} What should be sent?</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>{much} Que faut-il envoyer&#xa0;?</translation>
    </message>
    <message>
        <source>{much} The beginning is sent.</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>{much} Le début est envoyé.</translation>
    </message>
    <message>
        <source>{much} What matches your question is sent.</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>{much} Ce qui correspond à votre question est envoyé.</translation>
    </message>
    <message>
        <source>The part that fits</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Ce qui tient</translation>
    </message>
    <message>
        <source>From the beginning, as far as there is room</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Du début, tant qu’il y a de la place</translation>
    </message>
    <message>
        <source>The passages that match</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Ce qui correspond</translation>
    </message>
    <message>
        <source>Those with the words of your question in them, as many as fit</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Les passages avec les mots de votre question, autant qu’il en tient</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Le retirer</translation>
    </message>
    <message>
        <source>Remove the largest</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Retirer le plus gros</translation>
    </message>
    <message>
        <source>Find in this chat</source>
        <extracomment>app/ui/chat/find_bar.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Chercher dans cette conversation</translation>
    </message>
    <message>
        <source>Enter goes to the next place, Shift+Enter to the one before, Escape ends it.</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>Entrée va au suivant, Maj+Entrée au précédent, Échap termine.</translation>
    </message>
    <message>
        <source>The place before (Shift+F3)</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>Passage précédent (Shift+F3)</translation>
    </message>
    <message>
        <source>The next place (F3)</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>Passage suivant (F3)</translation>
    </message>
    <message>
        <source>End the search (Esc)</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>Finir la recherche (Esc)</translation>
    </message>
    <message>
        <source>{place} of {total}</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>{place} sur {total}</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>app/ui/chat/find_bar.py, app/ui/models_page/hub/problem.py</extracomment>
        <translation>Introuvable</translation>
    </message>
    <message numerus="yes">
        <source>%n files are too many: a message can have {most}. None of them was added.</source>
        <comment>One file more is too many: a message can have {most}. None of them was added.</comment>
        <extracomment>app/ui/chat/composing/pending_files.py</extracomment>
        <translation>
            <numerusform>Un fichier de plus est de trop&#xa0;: un message peut en avoir {most}. Aucun n’a été ajouté.</numerusform>
            <numerusform>%n fichiers sont de trop&#xa0;: un message peut en avoir {most}. Aucun n’a été ajouté.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{file}” is there already.</source>
        <extracomment>app/ui/chat/composing/pending_files.py</extracomment>
        <translation>«&#xa0;{file}&#xa0;» est déjà là.</translation>
    </message>
    <message>
        <source>What you pasted is one file more than the {most} that a message can have.</source>
        <extracomment>app/ui/chat/composing/pending_files.py</extracomment>
        <translation>Ce que vous avez collé est un fichier de plus que les {most} qu’un message peut avoir.</translation>
    </message>
    <message numerus="yes">
        <source>%n more files cannot be taken.</source>
        <comment>%n more file cannot be taken.</comment>
        <extracomment>app/ui/chat/composing/pending_files.py</extracomment>
        <translation>
            <numerusform>%n fichier de plus ne peut pas être pris.</numerusform>
            <numerusform>%n fichiers de plus ne peuvent pas être pris.</numerusform>
        </translation>
    </message>
    <message>
        <source>Prompts</source>
        <extracomment>app/ui/chat/composing/message_sending.py, app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>Invites</translation>
    </message>
    <message>
        <source>Edit prompts…</source>
        <extracomment>app/ui/chat/composing/message_sending.py</extracomment>
        <translation>Modifier les invites…</translation>
    </message>
    <message>
        <source>Keep this message as a prompt…</source>
        <extracomment>app/ui/chat/composing/message_sending.py</extracomment>
        <translation>Garder ce message comme invite…</translation>
    </message>
    <message>
        <source>Answer me now</source>
        <extracomment>app/ui/chat/replying/reply_remark.py</extracomment>
        <translation>Répondez-moi maintenant</translation>
    </message>
    <message>
        <source>End the reply for the other program</source>
        <extracomment>app/ui/chat/replying/reply_remark.py</extracomment>
        <translation>Terminer la réponse pour l’autre programme</translation>
    </message>
    <message>
        <source>Add to dictionary</source>
        <extracomment>app/ui/chat/composing/spell_check.py</extracomment>
        <translation>Ajouter au dictionnaire</translation>
    </message>
    <message>
        <source>Ignore this word</source>
        <extracomment>app/ui/chat/composing/spell_check.py</extracomment>
        <translation>Ignorer ce mot</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <extracomment>app/ui/chat/composing/spell_check.py</extracomment>
        <translation>Aucune suggestion</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <extracomment>app/ui/chat/status_line.py</extracomment>
        <translation>Pas encore enregistré</translation>
    </message>
    <message>
        <source>The last words of a reply are not on the disk. They are saved as soon as that is possible; closing the window before then loses them.</source>
        <extracomment>app/ui/chat/status_line.py</extracomment>
        <translation>Les derniers mots d’une réponse ne sont pas sur le disque. Ils sont enregistrés dès que possible&#xa0;; fermer la fenêtre avant les perd.</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>app/ui/chat/first_page/loading_show.py, app/ui/chat/status_line.py</extracomment>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Thinking before the answer is on in this chat: slower, and often better</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>La réflexion avant la réponse est active ici&#xa0;: plus lente, et souvent meilleure</translation>
    </message>
    <message>
        <source>Thinking before the answer: on</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Réflexion avant la réponse&#xa0;: oui</translation>
    </message>
    <message>
        <source>Thinking before the answer is off in this chat: the answer comes at once</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>La réflexion avant la réponse est inactive ici&#xa0;: la réponse vient tout de suite</translation>
    </message>
    <message>
        <source>Thinking before the answer: off</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Réflexion avant la réponse&#xa0;: non</translation>
    </message>
    <message>
        <source>Thinks first</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Réfléchit d’abord</translation>
    </message>
    <message>
        <source>Thinking off</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Sans réflexion</translation>
    </message>
    <message>
        <source>What the tool is given</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Ce que l’outil reçoit</translation>
    </message>
    <message>
        <source>Allow once</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Autoriser une fois</translation>
    </message>
    <message>
        <source>Allow in this chat</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Autoriser ici</translation>
    </message>
    <message>
        <source>This tool is not asked for again in this chat</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>On ne demande plus pour cet outil dans cette conversation</translation>
    </message>
    <message>
        <source>Never in this chat</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Jamais ici</translation>
    </message>
    <message>
        <source>The model is told no, and not offered it again here</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>On dit non au modèle, et on ne le lui propose plus ici</translation>
    </message>
    <message>
        <source>The model wants to use {tool}, with:</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Le modèle veut utiliser {tool}, avec&#xa0;:</translation>
    </message>
    <message>
        <source>Waiting for {tool}…</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>En attente de {tool}…</translation>
    </message>
    <message>
        <source>Starting the tools of this chat…</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Lancement des outils de cette conversation…</translation>
    </message>
    <message>
        <source>Tools of this chat</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Outils de cette conversation</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no tools</comment>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Tools of this chat: {names}</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Outils de cette conversation&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Set up tools…</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Régler les outils…</translation>
    </message>
    <message>
        <source>Tools that this chat may use:</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Outils que cette conversation peut utiliser&#xa0;:</translation>
    </message>
    <message>
        <source>Starter pair</source>
        <extracomment>app/ui/chat/replying/cards.py, app/ui/toolkit/language/words.py</extracomment>
        <translation>Paire de départ</translation>
    </message>
    <message>
        <source>Try it now, nothing to download</source>
        <extracomment>app/ui/chat/first_page/welcome.py, app/ui/chat/replying/cards.py</extracomment>
        <translation>Essayez tout de suite, rien à télécharger</translation>
    </message>
    <message>
        <source>Starter pair: try it now, nothing to download</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Paire de départ&#xa0;: essayez tout de suite, rien à télécharger</translation>
    </message>
    <message>
        <source>Choose a pair…</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Choisir une paire…</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>La reprendre</translation>
    </message>
    <message>
        <source>Put the question back into the message field</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Remettre la question dans le champ de message</translation>
    </message>
    <message>
        <source>Your question waits for a model, and is answered as soon as one is loaded.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Votre question attend un modèle et aura sa réponse dès qu’il y en a un.</translation>
    </message>
    <message>
        <source>Your question waits, since the models are not loaded. It is answered as soon as they are, or others.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Votre question attend, car les modèles ne sont pas chargés. Elle aura sa réponse dès qu’ils le sont, ou d’autres.</translation>
    </message>
    <message>
        <source>This question has no reply yet.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Cette question n’a pas encore de réponse.</translation>
    </message>
    <message>
        <source>Your question is answered as soon as the models are loaded.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Votre question aura sa réponse dès que les modèles sont chargés.</translation>
    </message>
    <message>
        <source>Your question is answered after the reply that is being written.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Votre question aura sa réponse après celle qui s’écrit.</translation>
    </message>
    <message>
        <source>Load them</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Les charger</translation>
    </message>
    <message>
        <source>Answer it</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Y répondre</translation>
    </message>
    <message>
        <source>Chat with a model on your own computer</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Discutez avec un modèle sur votre propre ordinateur</translation>
    </message>
    <message>
        <source>Open model files</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Ouvrir des fichiers de modèle</translation>
    </message>
    <message>
        <source>Get a real pair</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>Obtenir une vraie paire</translation>
    </message>
    <message>
        <source>Watch a recorded reply: {title}</source>
        <extracomment>app/ui/chat/first_page/welcome.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Voir une réponse enregistrée&#xa0;: {title}</translation>
    </message>
    <message>
        <source>What would you like to know?</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Que voulez-vous savoir&#xa0;?</translation>
    </message>
    <message>
        <source>New folder</source>
        <extracomment>app/ui/chat_list/chat_actions.py, app/ui/chat_list/sidebar.py</extracomment>
        <translation>Nouveau dossier</translation>
    </message>
    <message numerus="yes">
        <source>%n chats</source>
        <comment>%n chat</comment>
        <extracomment>app/ui/chat_list/chat_actions.py, app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>
            <numerusform>%n conversation</numerusform>
            <numerusform>%n conversations</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}”</source>
        <extracomment>app/ui/chat_list/chat_actions.py, app/ui/models_page/library_words.py, app/ui/transcript/inspection.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Deleted {what}</source>
        <extracomment>app/ui/chat_list/chat_actions.py</extracomment>
        <translation>Supprimé&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Moved {what}</source>
        <extracomment>app/ui/chat_list/chat_actions.py</extracomment>
        <translation>Déplacé&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Archived {what}</source>
        <extracomment>app/ui/chat_list/chat_actions.py</extracomment>
        <translation>Archivé&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Removed “{name}”</source>
        <extracomment>app/ui/chat_list/chat_actions.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» retiré</translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>app/ui/chat_list/chat_list.py</extracomment>
        <translation>Conversations</translation>
    </message>
    <message>
        <source>New title</source>
        <extracomment>app/ui/chat_list/chat_list_delegate.py</extracomment>
        <translation>Nouveau titre</translation>
    </message>
    <message>
        <source>Folder {name}, {count}, {state}</source>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>Dossier {name}, {count}, {state}</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a folder&apos;s state</comment>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a folder&apos;s state</comment>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>fermé</translation>
    </message>
    <message>
        <source>Pinned</source>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>Épinglées</translation>
    </message>
    <message>
        <source>Show more of {count}</source>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>Montrer plus des {count}</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n chats</source>
        <comment>Delete</comment>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>
            <numerusform>Supprimer</numerusform>
            <numerusform>Supprimer %n conversations</numerusform>
        </translation>
    </message>
    <message>
        <source>Markdown, to read</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Markdown, à lire</translation>
    </message>
    <message>
        <source>Web pages, with colours</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Pages web, en couleurs</translation>
    </message>
    <message>
        <source>JSON, all of it, to take in again</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>JSON, tout, à réimporter</translation>
    </message>
    <message>
        <source>Move to folder</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Mettre dans un dossier</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Détacher</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>Take out of the folder</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Sortir du dossier</translation>
    </message>
    <message>
        <source>Take out of the archive</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Sortir de l’archive</translation>
    </message>
    <message>
        <source>Archive</source>
        <comment>a verb</comment>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Archiver</translation>
    </message>
    <message>
        <source>Archive</source>
        <comment>the folder</comment>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Archive</translation>
    </message>
    <message>
        <source>No chat contains “{words}”.</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Aucune conversation ne contient «&#xa0;{words}&#xa0;».</translation>
    </message>
    <message>
        <source>Looking through older chats…</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Recherche dans les plus anciennes…</translation>
    </message>
    <message>
        <source>Chats</source>
        <extracomment>app/ui/chat_list/sidebar.py, app/ui/window/palette.py</extracomment>
        <translation>Conversations</translation>
    </message>
    <message>
        <source>Search chats</source>
        <extracomment>app/ui/chat_list/sidebar.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>New chat (Ctrl+N)</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Nouvelle conversation (Ctrl+N)</translation>
    </message>
    <message>
        <source>Folders, importing and saving chats</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Dossiers, import et enregistrement</translation>
    </message>
    <message>
        <source>Import chats…</source>
        <extracomment>app/ui/chat_list/sidebar.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Importer des conversations…</translation>
    </message>
    <message>
        <source>Delete all chats…</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Tout supprimer…</translation>
    </message>
    <message>
        <source>Save all chats as</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Tout enregistrer en</translation>
    </message>
    <message>
        <source>Your chats will be listed here.</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Vos conversations seront ici.</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>app/ui/chat_list/sidebar.py, app/ui/models_page/library_view.py</extracomment>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Enregistrer comme fichier…</translation>
    </message>
    <message numerus="yes">
        <source>Save %n chats as</source>
        <comment>Save %n chat as</comment>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>
            <numerusform>Enregistrer %n conversation en</numerusform>
            <numerusform>Enregistrer %n conversations en</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the folder, keep its chats</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Retirer le dossier, garder son contenu</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>app/ui/chat_list/chat_actions.py, app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/prompts_dialog.py, app/ui/dialogs/settings/settings_dialog.py, app/ui/window/chat_transfers.py</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z in the list)</source>
        <extracomment>app/ui/chat_list/chat_actions.py</extracomment>
        <translation>Annuler (Ctrl+Z dans la liste)</translation>
    </message>
    <message>
        <source>Work of others in Draftlight, with its licences</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Le travail d’autrui dans Draftlight, avec ses licences</translation>
    </message>
    <message>
        <source>About Draftlight</source>
        <extracomment>app/ui/dialogs/about_dialog.py, app/ui/dialogs/settings/settings_dialog.py, app/ui/window/shortcuts.py</extracomment>
        <translation>À propos de Draftlight</translation>
    </message>
    <message>
        <source>Newer versions</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Versions plus récentes</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Chercher une version plus récente</translation>
    </message>
    <message>
        <source>Asks the project&apos;s release page once</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Demande une fois à la page du projet</translation>
    </message>
    <message>
        <source>Copy these facts</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Copier ces informations</translation>
    </message>
    <message>
        <source>For a question or a report: versions, no chats</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Pour une question ou un rapport&#xa0;: des versions, pas de conversations</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/ui/dialogs/about_dialog.py, app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/backups_dialog.py, app/ui/dialogs/deleted_chats_dialog.py, app/ui/dialogs/knowledge_dialog.py, app/ui/dialogs/picture_dialog.py, app/ui/dialogs/prompts_dialog.py, app/ui/dialogs/settings/settings_dialog.py, app/ui/dialogs/text_dialogs.py, app/ui/help/help_window.py, app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/comparison_view.py, app/ui/overlays/race_view.py, app/ui/overlays/recorded_view.py, app/ui/overlays/slow_motion_view.py, app/ui/previews/preview_dialog.py, app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Asking…</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Demande…</translation>
    </message>
    <message>
        <source>Where your data is</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Où sont vos données</translation>
    </message>
    <message>
        <source>Chats, settings, models and a log without your words. It all stays here when Draftlight goes.</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Conversations, réglages, modèles et un journal sans vos mots. Tout reste ici quand Draftlight s’en va.</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Draftlight is free software under the Apache Licence 2.0. It rests on work of others:</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Draftlight est un logiciel libre sous licence Apache 2.0. Il repose sur le travail d’autrui&#xa0;:</translation>
    </message>
    <message>
        <source>Chat with language models on your own computer, and watch them guess ahead.</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Discutez avec des modèles de langage sur votre propre ordinateur, et regardez-les deviner.</translation>
    </message>
    <message>
        <source>Full licence texts</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Textes complets des licences</translation>
    </message>
    <message>
        <source>What is new</source>
        <extracomment>app/ui/dialogs/about_dialog.py, app/ui/window/banner_messages.py</extracomment>
        <translation>Nouveautés</translation>
    </message>
    <message>
        <source>Of another Draftlight (“serve”), llama-server, vLLM, Ollama, LM Studio, or a server like OpenAI&apos;s.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>D’un autre Draftlight («&#xa0;serve&#xa0;»), de llama-server, vLLM, Ollama, LM Studio, ou d’un serveur comme celui d’OpenAI.</translation>
    </message>
    <message>
        <source>It has no model yet. Load one there first.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Il n’a pas encore de modèle. Chargez-en un là-bas.</translation>
    </message>
    <message>
        <source>Without https, others on the way can read what you write, and the key: use it in networks you trust.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Sans https, d’autres en chemin peuvent lire ce que vous écrivez, et la clé&#xa0;: sur des réseaux de confiance seulement.</translation>
    </message>
    <message>
        <source>It shows everything: each round, wrong guesses, what both models expected.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Il montre tout&#xa0;: chaque tour, les erreurs, ce que les deux modèles attendaient.</translation>
    </message>
    <message>
        <source>It tells how many guesses came true, without colours.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Il dit combien de prédictions étaient justes, sans couleurs.</translation>
    </message>
    <message>
        <source>Where it guesses, it tells how many guesses came true, without colours.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Là où il devine, il dit combien de prédictions étaient justes, sans couleurs.</translation>
    </message>
    <message>
        <source>It does not tell what was guessed: text and speed are shown.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Il ne dit pas ce qui a été deviné&#xa0;: texte et vitesse sont montrés.</translation>
    </message>
    <message>
        <source>Kept in this system&apos;s keyring, and shown to this server alone.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Gardée dans le trousseau du système, et montrée à ce seul serveur.</translation>
    </message>
    <message>
        <source>This system has no keyring: the key is known until Draftlight is closed.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Ce système n’a pas de trousseau&#xa0;: la clé est connue jusqu’à la fermeture de Draftlight.</translation>
    </message>
    <message>
        <source>The system&apos;s keyring does not answer: the key may be known only until Draftlight is closed.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Le trousseau du système ne répond pas&#xa0;: la clé n’est peut-être connue que jusqu’à la fermeture de Draftlight.</translation>
    </message>
    <message>
        <source>Another computer</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Autre ordinateur</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/local_api/api_card.py</extracomment>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/local_api/api_card.py</extracomment>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Only where the server asks for one</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Seulement si le serveur en demande une</translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/dialogs/tool_server_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Ask the server what it is (Enter)</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Demander au serveur ce qu’il est (Enter)</translation>
    </message>
    <message>
        <source>Problem</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Models there</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Modèles là-bas</translation>
    </message>
    <message>
        <source>Use this model</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/models_page/hub/draft_row.py, app/ui/models_page/pair_card.py</extracomment>
        <translation>Prendre ce modèle</translation>
    </message>
    <message>
        <source>Looking for servers on this computer…</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Recherche de serveurs sur cet ordinateur…</translation>
    </message>
    <message>
        <source>Used before:</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Déjà utilisés&#xa0;:</translation>
    </message>
    <message>
        <source>Asking {place}…</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Demande à {place}…</translation>
    </message>
    <message>
        <source>{program} at {place}</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/metrics/drafting_advice.py</extracomment>
        <translation>{program} à {place}</translation>
    </message>
    <message>
        <source>This server asks for a key. Enter it above.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Ce serveur demande une clé. Entrez-la ci-dessus.</translation>
    </message>
    <message>
        <source>On this computer:</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Sur cet ordinateur&#xa0;:</translation>
    </message>
    <message>
        <source>No server was found on this computer.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Aucun serveur n’a été trouvé sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Keep a copy of all your chats, or bring the chats of an earlier copy back.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Gardez une copie de toutes vos conversations, ou restaurez celles d’une copie antérieure.</translation>
    </message>
    <message>
        <source>Backups…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Sauvegardes…</translation>
    </message>
    <message>
        <source>Copy of Draftlight’s chats (*.sqlite3)</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Copie des conversations de Draftlight (*.sqlite3)</translation>
    </message>
    <message>
        <source>before the chat file changed</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>avant le changement du fichier</translation>
    </message>
    <message>
        <source>Backups</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>Copies of your chats</source>
        <extracomment>app/ui/application.py, app/ui/dialogs/backups_dialog.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Copies de vos conversations</translation>
    </message>
    <message>
        <source>Chats in this copy</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Conversations de cette copie</translation>
    </message>
    <message>
        <source>What was said in this chat</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Ce qui a été dit dans cette conversation</translation>
    </message>
    <message>
        <source>Open a copy…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Ouvrir une copie…</translation>
    </message>
    <message>
        <source>Back up now…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Sauvegarder…</translation>
    </message>
    <message>
        <source>Bring back…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Restaurer…</translation>
    </message>
    <message>
        <source>Looking for copies…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Recherche de copies…</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>app/ui/dialogs/backups_dialog.py, app/ui/transcript/messages/user_message.py</extracomment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Open a copy of your chats</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Ouvrir une copie de vos conversations</translation>
    </message>
    <message>
        <source>Back up all chats</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Sauvegarder toutes les conversations</translation>
    </message>
    <message>
        <source>Copying your chats…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Copie de vos conversations…</translation>
    </message>
    <message>
        <source>They take the place of all chats that are here now, with their folders and assistants.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Elles prennent la place de toutes les conversations présentes, avec leurs dossiers et assistants.</translation>
    </message>
    <message>
        <source>A copy of the chats of now is made first and listed here, so that you can go back.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Une copie des conversations actuelles est d’abord faite et listée ici, pour pouvoir revenir.</translation>
    </message>
    <message>
        <source>Bring back {copy}?</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Restaurer {copy}&#xa0;?</translation>
    </message>
    <message>
        <source>Bring back</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Bringing your chats back…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Restauration de vos conversations…</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>illisible</translation>
    </message>
    <message>
        <source>before others were brought back</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>avant la restauration d’autres</translation>
    </message>
    <message>
        <source>There is no copy yet.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Il n’y a pas encore de copie.</translation>
    </message>
    <message>
        <source>Choose a chat to read it.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Choisissez une conversation pour la lire.</translation>
    </message>
    <message>
        <source>The latest {count} chats are listed; all of them are brought back.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Les {count} dernières sont listées&#xa0;; toutes sont restaurées.</translation>
    </message>
    <message>
        <source>{why} Try again in a moment.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>{why} Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The chats of {moment} are back. What was there before is kept: Settings, Backups.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Les conversations du {moment} sont revenues. Ce qui était là est gardé&#xa0;: Réglages, Sauvegardes.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>This is a mistake in Draftlight, not yours. Your chats are saved and the window goes on. The report holds no text of your chats; read it, and send it along if you report the mistake.</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>C’est une erreur de Draftlight, pas de vous. Vos conversations sont enregistrées et la fenêtre continue. Le rapport ne contient aucun texte de vous&#xa0;; lisez-le, et joignez-le si vous signalez l’erreur.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Un problème est survenu</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Copy report</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Un problème est survenu dans le programme</translation>
    </message>
    <message>
        <source>Picture {name}</source>
        <extracomment>app/ui/dialogs/picture_dialog.py</extracomment>
        <translation>Image {name}</translation>
    </message>
    <message>
        <source>{figures} · {width} x {height} pixels</source>
        <extracomment>app/ui/dialogs/picture_dialog.py, app/ui/toolkit/language/words.py</extracomment>
        <translation>{figures} · {width} x {height} pixels</translation>
    </message>
    <message>
        <source>Nothing there fits it as a draft: a smaller model that splits text alike.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Rien là-bas ne lui convient comme brouillon&#xa0;: un modèle plus petit qui découpe le texte de la même façon.</translation>
    </message>
    <message>
        <source>It does not tell which of them fit. That is found out when both are loaded.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Il ne dit pas lesquels conviennent. On le sait quand les deux sont chargés.</translation>
    </message>
    <message>
        <source>{name}, as that computer pairs them</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>{name}, comme cet ordinateur les apparie</translation>
    </message>
    <message>
        <source>No draft</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/window/model_choices.py</extracomment>
        <translation>Pas de brouillon</translation>
    </message>
    <message>
        <source>sees pictures, with {size} more</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>voit les images, avec {size} de plus</translation>
    </message>
    <message>
        <source>It sees pictures, with {name} beside it ({size}), which is loaded with the first picture.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Il voit les images, avec {name} à côté de lui ({size}), chargé avec la première image.</translation>
    </message>
    <message>
        <source>Sees pictures, with {size} GB more</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Voit les images, avec {size} Go de plus</translation>
    </message>
    <message>
        <source>Some of it is here already; {size} GB are still to come.</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>Une partie est déjà là ; il reste {size} Go à venir.</translation>
    </message>
    <message>
        <source>There is no race: a reply could not be written.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Pas de course : une réponse n’a pas pu être écrite.</translation>
    </message>
    <message>
        <source>The models could not be loaded; your next message tries again</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Les modèles n’ont pas pu être chargés ; votre prochain message réessaiera</translation>
    </message>
    <message>
        <source>The draft reads your message too… {done} of {total} tokens</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Le brouillon lit aussi votre message… {done} tokens sur {total}</translation>
    </message>
    <message>
        <source>{count} tokens of {size}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{count} tokens sur {size}</translation>
    </message>
    <message>
        <source>Text, code, PDF, Word and pictures ({endings})</source>
        <extracomment>app/ui/window/document_actions.py</extracomment>
        <translation>Texte, code, PDF, Word et images ({endings})</translation>
    </message>
    <message>
        <source>Draft that guesses ahead</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/dialogs/files_dialog.py, app/ui/window/user_actions.py</extracomment>
        <translation>Brouillon qui devine</translation>
    </message>
    <message>
        <source>Asking what fits…</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Demande de ce qui convient…</translation>
    </message>
    <message>
        <source>As that computer pairs them</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Comme cet ordinateur les apparie</translation>
    </message>
    <message>
        <source>All of it.</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Tout.</translation>
    </message>
    <message>
        <source>{figures}. What the model reads of it: {note}</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>{figures}. Ce que le modèle en lit&#xa0;: {note}</translation>
    </message>
    <message>
        <source>Text of {name}</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Texte de {name}</translation>
    </message>
    <message>
        <source>Copy text</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Model files (*.gguf)</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Fichiers de modèle (*.gguf)</translation>
    </message>
    <message>
        <source>Big model that writes the answer</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Grand modèle qui écrit la réponse</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>A chat model in a GGUF file.</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Un modèle de conversation dans un fichier GGUF.</translation>
    </message>
    <message>
        <source>Draft that guesses ahead (if you have one)</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Brouillon qui devine (si vous en avez un)</translation>
    </message>
    <message>
        <source>A much smaller model of the same family: an eighth of the size or less works best.</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Un modèle bien plus petit de la même famille&#xa0;: un huitième de la taille ou moins va le mieux.</translation>
    </message>
    <message>
        <source>No file chosen</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Aucun fichier choisi</translation>
    </message>
    <message>
        <source>Browse…</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>Browse for: {title}</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Parcourir&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Chats (*.json *.jsonl *.zip)</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Conversations (*.json *.jsonl *.zip)</translation>
    </message>
    <message>
        <source>Settings → Data controls → Export data. Choose the ZIP file that comes by e-mail, as it is.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Settings → Data controls → Export data. Choisissez le fichier ZIP reçu par courriel, tel quel.</translation>
    </message>
    <message>
        <source>Settings → Privacy → Export data. Choose the ZIP file, or the conversations.json in it.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Settings → Privacy → Export data. Choisissez le fichier ZIP, ou le conversations.json dedans.</translation>
    </message>
    <message>
        <source>Choose the folder “conversations” in “.lmstudio”, in your home folder.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Choisissez le dossier «&#xa0;conversations&#xa0;» dans «&#xa0;.lmstudio&#xa0;», dans votre dossier personnel.</translation>
    </message>
    <message>
        <source>Choose the folder “threads” in Jan’s data folder.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Choisissez le dossier «&#xa0;threads&#xa0;» du dossier de données de Jan.</translation>
    </message>
    <message>
        <source>Settings → Data controls → Export chats. Choose the JSON file.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Settings → Data controls → Export chats. Choisissez le fichier JSON.</translation>
    </message>
    <message>
        <source>JSON files, or a ZIP file of them, that were saved here.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Des fichiers JSON, ou un ZIP d’entre eux, enregistrés ici.</translation>
    </message>
    <message>
        <source>Import chats</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Importer des conversations</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere. Chats that are here already are not doubled. It can be undone.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Rien n’est envoyé nulle part. Ce qui est déjà là n’est pas doublé. Cela peut être annulé.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Choisir un dossier…</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Choisir des fichiers…</translation>
    </message>
    <message>
        <source>Insert</source>
        <extracomment>app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>Insérer</translation>
    </message>
    <message>
        <source>New prompt</source>
        <extracomment>app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>Nouvelle invite</translation>
    </message>
    <message>
        <source>Prompt</source>
        <extracomment>app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>Invite</translation>
    </message>
    <message>
        <source>What is to stand in the message field</source>
        <extracomment>app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>Ce qui doit être dans le champ de message</translation>
    </message>
    <message>
        <source>{{language}} is a place to fill in: you are asked for it each time.</source>
        <extracomment>app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>{{langue}} est une place à remplir&#xa0;: on vous la demande chaque fois.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>No setting is about “{words}”. Try another word.</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Aucun réglage ne porte sur «&#xa0;{words}&#xa0;». Essayez un autre mot.</translation>
    </message>
    <message>
        <source>{own} is the starter model&apos;s own: it suits so small a model. With others: {value}.</source>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>{own} est la valeur propre du modèle de départ&#xa0;: elle convient à un si petit modèle. Avec d’autres&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>Reset “{setting}” to: {value}</source>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>Remettre «&#xa0;{setting}&#xa0;» à&#xa0;: {value}</translation>
    </message>
    <message>
        <source>You set this one; the starter model&apos;s own is {value}.</source>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>Vous avez réglé celui-ci&#xa0;; la valeur du modèle de départ est {value}.</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>app/ui/dialogs/settings/row.py</extracomment>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Back to: {value}</source>
        <extracomment>app/ui/dialogs/settings/row.py</extracomment>
        <translation>Revenir à&#xa0;: {value}</translation>
    </message>
    <message>
        <source>on</source>
        <comment>a setting</comment>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>oui</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a setting</comment>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>non</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>vide</translation>
    </message>
    <message>
        <source>Search settings</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Chercher un réglage</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Rubriques</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Rubrique</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <comment>%n changed</comment>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>
            <numerusform>%n changé</numerusform>
            <numerusform>%n changés</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them alone</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Les montrer seuls</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>Show all settings</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Montrer tous les réglages</translation>
    </message>
    <message>
        <source>Show the changed settings alone</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Montrer les seuls réglages changés</translation>
    </message>
    <message>
        <source>All settings are as they came.</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Tous les réglages sont comme à l’origine.</translation>
    </message>
    <message numerus="yes">
        <source>%n settings are changed.</source>
        <comment>One setting is changed.</comment>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>
            <numerusform>Un réglage est changé.</numerusform>
            <numerusform>%n réglages sont changés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo the reset of all settings</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Annuler la réinitialisation de tous les réglages</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Réinitialiser tous les réglages</translation>
    </message>
    <message>
        <source>You can undo this</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Vous pourrez annuler</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>No keys</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py, app/ui/help/help_pages.py</extracomment>
        <translation>Pas de touches</translation>
    </message>
    <message>
        <source>Press the keys…</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>Pressez les touches…</translation>
    </message>
    <message>
        <source>Press the new keys, Backspace for none, or Esc to leave them as they are.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>Pressez les nouvelles touches, Retour arrière pour aucune, ou Échap pour les laisser.</translation>
    </message>
    <message>
        <source>Reset the keys of “{action}” to: {keys}</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>Remettre les touches de «&#xa0;{action}&#xa0;» à&#xa0;: {keys}</translation>
    </message>
    <message>
        <source>Use them here instead</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>Les utiliser ici</translation>
    </message>
    <message>
        <source>Press to choose other keys</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>Pressez pour choisir d’autres touches</translation>
    </message>
    <message>
        <source>{keys} is taken by “{action}” now.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} sert maintenant à «&#xa0;{action}&#xa0;».</translation>
    </message>
    <message>
        <source>{keys} is taken by “{action}”.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} sert à «&#xa0;{action}&#xa0;».</translation>
    </message>
    <message>
        <source>Send the message</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Envoyer le message</translation>
    </message>
    <message>
        <source>Break the line</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Aller à la ligne</translation>
    </message>
    <message>
        <source>In an empty message field: what you asked before; Down goes back</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Dans un champ de message vide&#xa0;: ce que vous avez demandé avant&#xa0;; Bas revient</translation>
    </message>
    <message>
        <source>In a reply: to the next token; what both models thought of it is shown</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Dans une réponse&#xa0;: au token suivant&#xa0;; l’avis des deux modèles est montré</translation>
    </message>
    <message>
        <source>In a reply: light up the round of the token at the cursor</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Dans une réponse&#xa0;: éclairer le tour du token au curseur</translation>
    </message>
    <message>
        <source>Rename the chat that is marked in the list</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Renommer la conversation marquée dans la liste</translation>
    </message>
    <message>
        <source>Delete the chat that is marked in the list</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Supprimer la conversation marquée dans la liste</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Changer les touches…</translation>
    </message>
    <message>
        <source>{keys} copies in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} copie dans tout champ de texte et ne peut donc pas servir ici.</translation>
    </message>
    <message>
        <source>{keys} cuts in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} coupe dans tout champ de texte et ne peut donc pas servir ici.</translation>
    </message>
    <message>
        <source>{keys} pastes in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} colle dans tout champ de texte et ne peut donc pas servir ici.</translation>
    </message>
    <message>
        <source>{keys} selects all in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} sélectionne tout dans tout champ de texte et ne peut donc pas servir ici.</translation>
    </message>
    <message>
        <source>{keys} takes back what was typed in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} annule la frappe dans tout champ de texte et ne peut donc pas servir ici.</translation>
    </message>
    <message>
        <source>{keys} types again what was taken back in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} rétablit la frappe dans tout champ de texte et ne peut donc pas servir ici.</translation>
    </message>
    <message>
        <source>{keys} deletes a word in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} efface un mot dans tout champ de texte et ne peut donc pas servir ici.</translation>
    </message>
    <message>
        <source>{keys} goes a word further in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} avance d’un mot dans tout champ de texte et ne peut donc pas servir ici.</translation>
    </message>
    <message>
        <source>{keys} goes a word back in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} recule d’un mot dans tout champ de texte et ne peut donc pas servir ici.</translation>
    </message>
    <message>
        <source>{keys} goes to the beginning in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} va au début dans tout champ de texte et ne peut donc pas servir ici.</translation>
    </message>
    <message>
        <source>{keys} goes to the end in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} va à la fin dans tout champ de texte et ne peut donc pas servir ici.</translation>
    </message>
    <message>
        <source>{keys} renames a chat in the list, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} renomme une conversation dans la liste et ne peut donc pas servir ici.</translation>
    </message>
    <message>
        <source>{keys} closes windows, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} ferme les fenêtres et ne peut donc pas servir ici.</translation>
    </message>
    <message>
        <source>{keys} belongs to the message field, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} appartient au champ de message et ne peut donc pas servir ici.</translation>
    </message>
    <message>
        <source>These keys cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>Ces touches ne peuvent pas servir ici.</translation>
    </message>
    <message>
        <source>{keys} alone is needed for typing and moving about. Hold Ctrl or Alt with it.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} seule sert à écrire et à se déplacer. Tenez Ctrl ou Alt avec elle.</translation>
    </message>
    <message>
        <source>Draftlight cannot start</source>
        <extracomment>app/ui/dialogs/start_failure.py</extracomment>
        <translation>Draftlight ne peut pas démarrer</translation>
    </message>
    <message>
        <source>Draftlight cannot start.</source>
        <extracomment>app/ui/dialogs/start_failure.py</extracomment>
        <translation>Draftlight ne peut pas démarrer.</translation>
    </message>
    <message>
        <source>Tool server</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Serveur d’outils</translation>
    </message>
    <message>
        <source>Starts it, asks for its tools, and ends it</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Le lance, demande ses outils, et le termine</translation>
    </message>
    <message>
        <source>Starting it…</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Lancement…</translation>
    </message>
    <message>
        <source>Arguments, one in a line</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Arguments, un par ligne</translation>
    </message>
    <message>
        <source>Each line of the environment has the form NAME=value.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Chaque ligne de l’environnement a la forme NOM=valeur.</translation>
    </message>
    <message>
        <source>A character that no command can have is in it.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Il y a un caractère qu’aucune commande ne peut avoir.</translation>
    </message>
    <message>
        <source>{count} more cannot be used here.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>{count} de plus ne peuvent pas servir ici.</translation>
    </message>
    <message>
        <source>This copy of Draftlight was built from its source and knows no place to ask for newer versions.</source>
        <extracomment>app/ui/dialogs/update_check.py</extracomment>
        <translation>Cette copie de Draftlight a été construite de ses sources et ne sait où demander des versions plus récentes.</translation>
    </message>
    <message>
        <source>This is the newest version.</source>
        <extracomment>app/ui/dialogs/update_check.py</extracomment>
        <translation>C’est la version la plus récente.</translation>
    </message>
    <message>
        <source>Draftlight {newer} is out; this is {own}.</source>
        <extracomment>app/ui/dialogs/update_check.py</extracomment>
        <translation>Draftlight {newer} est sorti&#xa0;; celui-ci est {own}.</translation>
    </message>
    <message>
        <source>Choose a model first: the picker at the top, or “Open model files…”.</source>
        <extracomment>app/conversation/engine_session.py</extracomment>
        <translation>Choisissez d’abord un modèle&#xa0;: en haut, ou «&#xa0;Ouvrir des fichiers de modèle…&#xa0;».</translation>
    </message>
    <message>
        <source>The text so far</source>
        <extracomment>app/ui/how_it_works/diagram.py</extracomment>
        <translation>Le texte jusqu’ici</translation>
    </message>
    <message>
        <source>The small model guesses</source>
        <extracomment>app/ui/how_it_works/diagram.py</extracomment>
        <translation>Le petit modèle devine</translation>
    </message>
    <message>
        <source>The big model would write</source>
        <extracomment>app/ui/how_it_works/diagram.py</extracomment>
        <translation>Le grand modèle écrirait</translation>
    </message>
    <message>
        <source>{word} (dropped)</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>{word} (abandonné)</translation>
    </message>
    <message>
        <source>{word} (waits)</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>{word} (attend)</translation>
    </message>
    <message>
        <source>{word} (right)</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>{word} (juste)</translation>
    </message>
    <message>
        <source>{word} (wrong)</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>{word} (faux)</translation>
    </message>
    <message>
        <source>The capital of France is | Paris and it | is beautiful | serves | as the seat of</source>
        <comment>an example text; the parts after the first have 3, 2, 1 and 4 words, with spaces between them. The small model guesses parts two and three. Part four is what the big model writes instead of part three</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>La capitale de la France est | Paris et elle | est belle | abrite | le siège du gouvernement</translation>
    </message>
    <message>
        <source>The text: {words}</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Le texte&#xa0;: {words}</translation>
    </message>
    <message>
        <source>A big model writes word after word, and does all its work anew for each. That takes time.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Un grand modèle écrit mot après mot et refait tout son travail pour chacun. Cela prend du temps.</translation>
    </message>
    <message>
        <source>A small model is quick. It guesses five words ahead; some of them may be wrong.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Un petit modèle est rapide. Il devine cinq mots&#xa0;; certains peuvent être faux.</translation>
    </message>
    <message>
        <source>The big model looks at all five guesses in a single pass, and says at each what it would write itself. Such a pass takes hardly longer than writing one word.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Le grand modèle regarde les cinq prédictions en une seule passe et dit à chacune ce qu’il écrirait lui-même. Une telle passe dure à peine plus qu’écrire un mot.</translation>
    </message>
    <message>
        <source>Three guesses are what the big model would write: they stay. The fourth is not.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Trois prédictions sont ce que le grand modèle écrirait&#xa0;: elles restent. La quatrième non.</translation>
    </message>
    <message>
        <source>In its place comes the big model&apos;s own word, “{word}”. What was guessed after a wrong word is dropped.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>À sa place vient le mot du grand modèle, «&#xa0;{word}&#xa0;». Ce qui a été deviné après un mot faux est abandonné.</translation>
    </message>
    <message>
        <source>One pass brought four words instead of one. Each of them is what the big model would have written alone: guessing changes the speed, never the text.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Une passe a donné quatre mots au lieu d’un. Chacun est celui que le grand modèle aurait écrit seul&#xa0;: deviner change la vitesse, jamais le texte.</translation>
    </message>
    <message>
        <source>Then the small model guesses again, from where the text now ends.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Puis le petit modèle devine encore, à partir d’où le texte finit.</translation>
    </message>
    <message>
        <source>All three are right. The same pass also tells what comes after them: one more word for free, the bonus.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Les trois sont justes. La même passe dit aussi la suite&#xa0;: un mot de plus gratuit, le bonus.</translation>
    </message>
    <message>
        <source>Guesses: {words}</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Prédictions&#xa0;: {words}</translation>
    </message>
    <message>
        <source>The big model: {words}</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Le grand modèle&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Example</source>
        <extracomment>app/ui/how_it_works/diagram.py</extracomment>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>A small model guesses ahead, a big one checks every word.
The colours show which guesses were right.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Un petit modèle devine, un grand vérifie chaque mot.
Les couleurs montrent ce qui était juste.</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>app/ui/chat/first_page/welcome.py, app/ui/how_it_works/how_it_works_view.py, app/ui/transcript/legend.py</extracomment>
        <translation>Comment ça marche</translation>
    </message>
    <message>
        <source>One example, step by step</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Un exemple, pas à pas</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>app/ui/how_it_works/film_player.py, app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Lire</translation>
    </message>
    <message>
        <source>It pays most where the next words are easy to foresee: code, lists, text that repeats what is there. Where words come as a surprise, as in a daring poem, more guesses are wrong and less is won; where it does not pay at all, Draftlight stops guessing by itself. In a chat the colours show what became of each guess, and the gauge beside it compares the speed with the big model&apos;s own.</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py</extracomment>
        <translation>Cela rapporte le plus là où la suite est facile à prévoir&#xa0;: code, listes, texte qui répète ce qui est là. Là où les mots surprennent, comme dans un poème audacieux, on se trompe plus et on gagne moins&#xa0;; là où cela ne rapporte rien, Draftlight cesse de deviner de lui-même. Dans une conversation, les couleurs montrent le sort de chaque prédiction, et le cadran compare la vitesse à celle du grand modèle seul.</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/slow_motion_view.py, app/ui/window/choices.py</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Un pas en arrière (Left)</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>One step further (Right)</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Un pas de plus (Right)</translation>
    </message>
    <message>
        <source>Back to the chat (Esc)</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/comparison_view.py, app/ui/overlays/race_view.py, app/ui/overlays/recorded_view.py, app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Retour à la conversation (Esc)</translation>
    </message>
    <message>
        <source>Step {place} of {count}</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py</extracomment>
        <translation>Étape {place} sur {count}</translation>
    </message>
    <message>
        <source>From the start</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py</extracomment>
        <translation>Du début</translation>
    </message>
    <message>
        <source>How guessing ahead works</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Comment marche la prédiction</translation>
    </message>
    <message>
        <source>New key</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>Nouvelle clé</translation>
    </message>
    <message>
        <source>Programs that have the key of now are refused then</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>Les programmes qui ont la clé actuelle seront refusés</translation>
    </message>
    <message>
        <source>Use port {free_port}</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>Prendre le port {free_port}</translation>
    </message>
    <message>
        <source>Listen at port {free_port} instead</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>Écouter plutôt au port {free_port}</translation>
    </message>
    <message>
        <source>Other programs can ask</source>
        <extracomment>app/ui/local_api/api_mark.py, app/ui/local_api/api_popup.py</extracomment>
        <translation>D’autres programmes peuvent demander</translation>
    </message>
    <message>
        <source>End it</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>La terminer</translation>
    </message>
    <message>
        <source>End the reply that is being written for another program</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Terminer la réponse qui s’écrit pour un autre programme</translation>
    </message>
    <message>
        <source>End the reply for another program</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Terminer la réponse pour l’autre programme</translation>
    </message>
    <message>
        <source>Watch in a browser</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Voir dans un navigateur</translation>
    </message>
    <message>
        <source>A page that shows replies as they are written</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Une page qui montre les réponses pendant qu’elles s’écrivent</translation>
    </message>
    <message>
        <source>Show my replies too</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Montrer aussi mes réponses</translation>
    </message>
    <message>
        <source>In browsers that watch: whoever can ask can watch</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Dans les navigateurs qui regardent&#xa0;: qui peut demander peut regarder</translation>
    </message>
    <message>
        <source>Settings…</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Réglages…</translation>
    </message>
    <message>
        <source>Switch off</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Désactiver</translation>
    </message>
    <message>
        <source>Off. Other programs cannot ask this window.</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>Inactif. D’autres programmes ne peuvent pas demander à cette fenêtre.</translation>
    </message>
    <message>
        <source>Starting…</source>
        <extracomment>app/ui/local_api/api_words.py, app/ui/overlays/race_view.py</extracomment>
        <translation>Lancement…</translation>
    </message>
    <message>
        <source>Ending…</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>Arrêt…</translation>
    </message>
    <message>
        <source>Nobody is asking now.</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>Personne ne demande pour l’instant.</translation>
    </message>
    <message>
        <source>None needed on this computer</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>Inutile sur cet ordinateur</translation>
    </message>
    <message>
        <source>This computer is in no network now.</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>Cet ordinateur n’est dans aucun réseau à présent.</translation>
    </message>
    <message>
        <source>Other programs can ask at {address}</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>D’autres programmes peuvent demander à {address}</translation>
    </message>
    <message numerus="yes">
        <source>%n requests wait until you are answered.</source>
        <comment>One request waits until you are answered.</comment>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>
            <numerusform>Une requête attend votre réponse.</numerusform>
            <numerusform>%n requêtes attendent votre réponse.</numerusform>
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
        <translation>N’écoute pas. {problem}</translation>
    </message>
    <message>
        <source>Listening, for other computers too.</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>Écoute, pour d’autres ordinateurs aussi.</translation>
    </message>
    <message>
        <source>Listening, for this computer only.</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>Écoute, pour cet ordinateur seulement.</translation>
    </message>
    <message>
        <source>Copy: {what}</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>Copier&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Address for other computers</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>Adresse pour d’autres ordinateurs</translation>
    </message>
    <message>
        <source>Try it in a terminal</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>Essayez dans un terminal</translation>
    </message>
    <message>
        <source>This server does not tell</source>
        <extracomment>app/ui/metrics/card.py</extracomment>
        <translation>Ce serveur ne le dit pas</translation>
    </message>
    <message>
        <source>What the colours mean</source>
        <extracomment>app/ui/metrics/metrics_panel.py, app/ui/transcript/legend.py</extracomment>
        <translation>Ce que signifient les couleurs</translation>
    </message>
    <message>
        <source>This model cannot take words back, so guesses for it cannot be checked.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Ce modèle ne peut pas retirer de mots, les prédictions ne peuvent donc pas être vérifiées.</translation>
    </message>
    <message>
        <source>Nothing in this conversation was repeated, so there was nothing to copy.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Rien ne se répétait dans cette conversation, il n’y avait donc rien à copier.</translation>
    </message>
    <message>
        <source>The draft stopped working: replies go on without it until the models are loaded again.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Le brouillon a cessé de fonctionner&#xa0;: les réponses continuent sans lui jusqu’au prochain chargement des modèles.</translation>
    </message>
    <message>
        <source>Use Automatic</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Prendre Automatique</translation>
    </message>
    <message>
        <source>Turn guessing on</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Activer la prédiction</translation>
    </message>
    <message>
        <source>Guess anyway</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Deviner quand même</translation>
    </message>
    <message>
        <source>Turn guessing off</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Désactiver la prédiction</translation>
    </message>
    <message>
        <source>Choose a draft</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Choisir un brouillon</translation>
    </message>
    <message>
        <source>Choose another pair</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Choisir une autre paire</translation>
    </message>
    <message>
        <source>Get a real pair…</source>
        <extracomment>app/ui/chat/first_page/welcome.py, app/ui/metrics/drafting_advice.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Une vraie paire…</translation>
    </message>
    <message>
        <source>Other computers…</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Autres ordinateurs…</translation>
    </message>
    <message>
        <source>{problem} The big model answers without a draft.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>{problem} Le grand modèle répond sans brouillon.</translation>
    </message>
    <message>
        <source>No draft is chosen: guesses can only be copied from what was said before.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Aucun brouillon n’est choisi&#xa0;: on ne peut que copier de ce qui a été dit.</translation>
    </message>
    <message>
        <source>Guessing is off: the big model writes alone.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>La prédiction est désactivée&#xa0;: le grand modèle écrit seul.</translation>
    </message>
    <message>
        <source>{server} decides by itself whether to guess: what is chosen here does not reach it.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>{server} décide lui-même s’il devine&#xa0;: ce qui est choisi ici ne l’atteint pas.</translation>
    </message>
    <message>
        <source>The reply is too short for a guess.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>La réponse est trop courte pour une prédiction.</translation>
    </message>
    <message>
        <source>You asked for guesses: from the next reply on they do not pause.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Vous avez demandé des prédictions&#xa0;: dès la prochaine réponse, elles ne font plus de pause.</translation>
    </message>
    <message>
        <source>Guessing is paused: at present it would take more time than it saves.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>La prédiction est en pause&#xa0;: elle prendrait à présent plus de temps qu’elle n’en gagne.</translation>
    </message>
    <message>
        <source>Guessing is off: the big model writes the next reply alone.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>La prédiction est désactivée&#xa0;: le grand modèle écrit seul la prochaine réponse.</translation>
    </message>
    <message>
        <source>{server} decides by itself whether to guess, so it cannot be asked for both ways.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>{server} décide lui-même s’il devine, on ne peut donc pas lui demander les deux façons.</translation>
    </message>
    <message>
        <source>The reply repeats nothing that could be copied, so nothing was guessed.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>La réponse ne répète rien de copiable, rien n’a donc été deviné.</translation>
    </message>
    <message>
        <source>There is no draft, and the reply repeats nothing that could be copied, so nothing was guessed.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Il n’y a pas de brouillon, et la réponse ne répète rien de copiable, rien n’a donc été deviné.</translation>
    </message>
    <message>
        <source>{problem} It writes alone.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>{problem} Il écrit seul.</translation>
    </message>
    <message>
        <source>No draft is chosen, so nothing can be guessed.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Aucun brouillon n’est choisi, rien ne peut donc être deviné.</translation>
    </message>
    <message>
        <source>Nothing was guessed in this reply: it would have taken more time than it saves.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Rien n’a été deviné dans cette réponse&#xa0;: cela aurait pris plus de temps que gagné.</translation>
    </message>
    <message>
        <source>Guessing paused in this reply, where it would have taken more time than it saves.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>La prédiction a fait une pause dans cette réponse, là où elle aurait pris plus de temps que gagné.</translation>
    </message>
    <message>
        <source>Round {place}: {figures}; {time}</source>
        <extracomment>app/ui/metrics/figures.py</extracomment>
        <translation>Tour {place}&#xa0;: {figures}&#xa0;; {time}</translation>
    </message>
    <message>
        <source>nothing guessed, one token written</source>
        <extracomment>app/ui/metrics/figures.py</extracomment>
        <translation>rien deviné, un token écrit</translation>
    </message>
    <message>
        <source>{guessed} guessed, {kept} kept, {written} written</source>
        <extracomment>app/ui/metrics/figures.py</extracomment>
        <translation>{guessed} devinés, {kept} gardés, {written} écrits</translation>
    </message>
    <message>
        <source>{time} ms to check</source>
        <extracomment>app/ui/metrics/figures.py</extracomment>
        <translation>{time} ms de vérification</translation>
    </message>
    <message>
        <source>{guessing} ms to guess, {checking}</source>
        <extracomment>app/ui/metrics/figures.py</extracomment>
        <translation>{guessing} ms pour deviner, {checking}</translation>
    </message>
    <message>
        <source>tokens a second</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>tokens par seconde</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>app/ui/metrics/gauge.py, app/ui/overlays/slow_motion_view.py, app/ui/window/top_bar.py</extracomment>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>No reply is being written.</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>Aucune réponse ne s’écrit.</translation>
    </message>
    <message>
        <source>{speed} tokens a second.</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>{speed} tokens par seconde.</translation>
    </message>
    <message numerus="yes">
        <source>the first %n pages of {count} as pictures: no text is in them</source>
        <comment>the first page of {count} as a picture: no text is in it</comment>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>
            <numerusform>la première page sur {count} sous forme d’image&#xa0;: elle ne contient pas de texte</numerusform>
            <numerusform>les %n premières pages sur {count} sous forme d’images&#xa0;: elles ne contiennent pas de texte</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” has no text in it that can be read.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» ne contient pas de texte lisible.</translation>
    </message>
    <message>
        <source>{name}, page {page}</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>{name}, page {page}</translation>
    </message>
    <message>
        <source>“{name}” has no text in it: its pages are pictures, as a scanner makes them.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» ne contient pas de texte&#xa0;: ses pages sont des images, comme un scanner les produit.</translation>
    </message>
    <message>
        <source>llama.cpp was stopped while it was tried out. Try again.</source>
        <extracomment>app/engine/engine.py</extracomment>
        <translation>llama.cpp a été arrêté pendant son essai. Réessayez.</translation>
    </message>
    <message>
        <source>The grammar allows nothing here that {name} can write.</source>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>La grammaire ne permet ici rien que {name} puisse écrire.</translation>
    </message>
    <message>
        <source>The reply need not obey all of its JSON schema. Left out: {parts}.</source>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>La réponse n’a pas à respecter tout son schéma JSON. Laissé de côté&#xa0;: {parts}.</translation>
    </message>
    <message>
        <source>what contradicts itself</source>
        <extracomment>app/llama/grammars/json_schema.py</extracomment>
        <translation>ce qui se contredit</translation>
    </message>
    <message>
        <source>all of one that is too large</source>
        <extracomment>app/llama/grammars/json_schema.py</extracomment>
        <translation>tout d’un schéma trop grand</translation>
    </message>
    <message>
        <source>some of many alternatives</source>
        <extracomment>app/llama/grammars/schema_cases.py</extracomment>
        <translation>certaines de nombreuses possibilités</translation>
    </message>
    <message>
        <source>there is no type “{kind}”</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>il n’y a pas de type «&#xa0;{kind}&#xa0;»</translation>
    </message>
    <message>
        <source>{name} cannot be loaded. llama.cpp says: {reason}.</source>
        <extracomment>app/llama/load_errors.py, app/llama/pictures/projector.py</extracomment>
        <translation>{name} ne peut pas être chargé. llama.cpp dit : {reason}.</translation>
    </message>
    <message>
        <source>{name} cannot be loaded: it is newer than this version of Draftlight ({reason}).</source>
        <extracomment>app/llama/load_errors.py</extracomment>
        <translation>{name} ne peut pas être chargé : il est plus récent que cette version de Draftlight ({reason}).</translation>
    </message>
    <message>
        <source>it leaves out what was said</source>
        <extracomment>app/llama/templates/conversation_forms.py</extracomment>
        <translation>il omet ce qui a été dit</translation>
    </message>
    <message>
        <source>it does not come to an end</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>il n’en finit pas</translation>
    </message>
    <message>
        <source>it takes too much memory</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>il prend trop de mémoire</translation>
    </message>
    <message>
        <source>its process ended</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>son processus s’est arrêté</translation>
    </message>
    <message>
        <source>it cannot be read ({reason})</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>il ne peut pas être lu ({reason})</translation>
    </message>
    <message>
        <source>This model&apos;s chat template cannot write this conversation: {reason}.</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>Le gabarit de conversation de ce modèle ne peut pas écrire cette conversation : {reason}.</translation>
    </message>
    <message>
        <source>This model&apos;s chat template cannot be used: {reason}. ChatML, a common one, stands in its place.</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>Le gabarit de conversation de ce modèle ne peut pas servir : {reason}. ChatML, un gabarit courant, le remplace.</translation>
    </message>
    <message>
        <source>The chat template that was given cannot be used: {reason}.</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>Le gabarit de conversation indiqué ne peut pas servir : {reason}.</translation>
    </message>
    <message>
        <source>llama.cpp was compiled for another processor. Compile it for this one, in the program&apos;s folder: {command}</source>
        <extracomment>app/llama/trials/processor.py</extracomment>
        <translation>llama.cpp a été compilé pour un autre processeur. Compilez-le pour celui-ci, dans le dossier du programme : {command}</translation>
    </message>
    <message>
        <source>{name} makes llama.cpp crash, so it cannot be used. It may be damaged, or newer than this version. If the computer was at fault, trying again helps.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>{name} fait planter llama.cpp et ne peut pas être utilisé. Il est peut-être endommagé, ou plus récent que cette version. Si l’ordinateur était en cause, réessayer aide.</translation>
    </message>
    <message>
        <source>{name} could not be tried out: the process for that ended with status {status}, which says nothing about the file. Try again.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>{name} n’a pas pu être essayé : le processus prévu s’est arrêté avec le code {status}, ce qui ne dit rien du fichier. Réessayez.</translation>
    </message>
    <message>
        <source>{name} makes llama.cpp give up. There may be too little free memory for it.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>{name} fait abandonner llama.cpp. Il y a peut-être trop peu de mémoire libre pour lui.</translation>
    </message>
    <message>
        <source>The file {name} was overwritten, cut short or taken away while the model was in use. The next question loads it again.</source>
        <extracomment>app/llama/weights/file_pages.py</extracomment>
        <translation>Le fichier {name} a été écrasé, tronqué ou retiré pendant que le modèle était utilisé. La prochaine question le charge de nouveau.</translation>
    </message>
    <message>
        <source>{name} is a projector, with which a model sees pictures, and no model of its own. Choose the model that it belongs to.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} est un projecteur, avec lequel un modèle voit les images, et non un modèle à part entière. Choisissez le modèle auquel il appartient.</translation>
    </message>
    <message>
        <source>{name} is an adapter: it changes the model that it was made for, and writes nothing by itself.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} est un adaptateur : il modifie le modèle pour lequel il a été fait, et n’écrit rien par lui-même.</translation>
    </message>
    <message>
        <source>{name} is no model: it holds measurements from which smaller model files are made.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} n’est pas un modèle : il contient des mesures qui servent à faire des fichiers de modèle plus petits.</translation>
    </message>
    <message>
        <source>{name} is part {part} of {count} of a model, and was renamed. All its parts need the names they had, such as {example}.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} est la partie {part} sur {count} d’un modèle, et a été renommé. Toutes les parties doivent garder leur nom d’origine, par exemple {example}.</translation>
    </message>
    <message>
        <source>{name} is part {part} of {count} of a model. Choose the first one, {first}: the others are read with it.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} est la partie {part} sur {count} d’un modèle. Choisissez la première, {first} : les autres sont lues avec elle.</translation>
    </message>
    <message>
        <source>{name} is the first of {count} parts of a model, and {missing} is not beside it. Download all of its parts into one folder.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} est la première des {count} parties d’un modèle, et {missing} n’est pas à côté. Téléchargez toutes les parties dans un même dossier.</translation>
    </message>
    <message>
        <source>is no picture that can be shown: PNG, JPEG, GIF, WebP, AVIF and BMP are.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>n’est pas une image qui peut être montrée : PNG, JPEG, GIF, WebP, AVIF et BMP le sont.</translation>
    </message>
    <message>
        <source>Addresses, one in a line, such as https://example.org. Besides these, only pages of this computer and of programs on it can ask.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Des adresses, une par ligne, comme https://example.org. En dehors d’elles, seules les pages de cet ordinateur et de ses programmes peuvent demander.</translation>
    </message>
    <message>
        <source>Chat templates</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Gabarits de conversation</translation>
    </message>
    <message>
        <source>Files with chat templates that stand in the place of the models&apos; own, by model.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Fichiers de gabarits de conversation qui remplacent ceux des modèles, par modèle.</translation>
    </message>
    <message>
        <source>“Chat templates” must have a file for each model.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>« Gabarits de conversation » doit avoir un fichier par modèle.</translation>
    </message>
    <message>
        <source>Graphics card</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Carte graphique</translation>
    </message>
    <message>
        <source>The version of llama.cpp that was said to leave the graphics card unused.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>La version de llama.cpp dont il a été dit qu’elle n’utilise pas la carte graphique.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: in its settings, put a value in the place of {placeholder}.</source>
        <extracomment>app/tool_servers/server_process.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» ne peut pas être lancé&#xa0;: dans ses réglages, mettez une valeur à la place de {placeholder}.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: there is no folder “{folder}”.</source>
        <extracomment>app/tool_servers/server_process.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» ne peut pas être lancé&#xa0;: il n’y a pas de dossier «&#xa0;{folder}&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>{tokens} in %n passes</source>
        <comment>{tokens} in %n pass</comment>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>
            <numerusform>{tokens} en %n passe</numerusform>
            <numerusform>{tokens} en %n passes</numerusform>
        </translation>
    </message>
    <message>
        <source>{passes} of the big model</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>{passes} du grand modèle</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <comment>%n token</comment>
        <extracomment>app/traces/judgement.py, app/ui/overlays/race_lane.py</extracomment>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings → Import/Export → Export conversations. Choose the file that is saved.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Settings → Import/Export → Export conversations. Choisissez le fichier enregistré.</translation>
    </message>
    <message>
        <source>Folder in which it starts</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Dossier dans lequel il démarre</translation>
    </message>
    <message numerus="yes">
        <source>%n places about “{words}”</source>
        <comment>1 place about “{words}”</comment>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>
            <numerusform>%n passage sur «&#xa0;{words}&#xa0;»</numerusform>
            <numerusform>%n passages sur «&#xa0;{words}&#xa0;»</numerusform>
        </translation>
    </message>
    <message>
        <source>The help says nothing about “{words}”. Try another word.</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>L’aide ne dit rien de «&#xa0;{words}&#xa0;». Essayez un autre mot.</translation>
    </message>
    <message>
        <source>The first {count} are listed. Add a word to find others.</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Les {count} premiers sont affichés. Ajoutez un mot pour en trouver d’autres.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Action</translation>
    </message>
    <message>
        <source>Search the help</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>Chercher dans l’aide</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>Page</translation>
    </message>
    <message>
        <source>Back to the page before (Alt+Left)</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>Retour à la page précédente (Alt+Left)</translation>
    </message>
    <message>
        <source>Search results</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>Résultats de la recherche</translation>
    </message>
    <message>
        <source>The manual is in English.</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>Le manuel est en anglais.</translation>
    </message>
    <message>
        <source>The average of this reply. The tick is what the big model alone would write meanwhile, on a computer that is as busy.</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>La moyenne de cette réponse. Le trait indique ce que le grand modèle écrirait seul pendant ce temps, sur un ordinateur aussi occupé.</translation>
    </message>
    <message>
        <source>{speed} tokens a second, {comparison}.</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>{speed} tokens par seconde, {comparison}.</translation>
    </message>
    <message>
        <source>Under the hood</source>
        <extracomment>app/ui/metrics/metrics_panel.py</extracomment>
        <translation>Sous le capot</translation>
    </message>
    <message>
        <source>Leave stage</source>
        <extracomment>app/ui/metrics/metrics_panel.py</extracomment>
        <translation>Quitter la scène</translation>
    </message>
    <message>
        <source>Back to the whole window (Esc)</source>
        <extracomment>app/ui/metrics/metrics_panel.py</extracomment>
        <translation>Retour à la fenêtre entière (Esc)</translation>
    </message>
    <message>
        <source>Guess {place} of a round: {right} of {guessed} right</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Prédiction {place} d’un tour&#xa0;: {right} justes sur {guessed}</translation>
    </message>
    <message>
        <source>Guesses {first} to {last} of a round: {right} of {guessed} right</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Prédictions {first} à {last} d’un tour&#xa0;: {right} justes sur {guessed}</translation>
    </message>
    <message>
        <source>Accepted by position</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Acceptés par position</translation>
    </message>
    <message>
        <source>guess {place}: {share} %</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>prédiction {place}&#xa0;: {share} %</translation>
    </message>
    <message>
        <source>{share} %</source>
        <extracomment>app/conversation/status.py, app/ui/metrics/charts.py, app/ui/transcript/inspection.py</extracomment>
        <translation>{share} %</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <extracomment>app/conversation/comparison.py</extracomment>
        <translation>Réponse {number}</translation>
    </message>
    <message>
        <source>Temperature {value}</source>
        <extracomment>app/conversation/comparison.py</extracomment>
        <translation>Température {value}</translation>
    </message>
    <message>
        <source>No assistant</source>
        <extracomment>app/conversation/comparison.py, app/ui/overlays/comparison_view.py</extracomment>
        <translation>Aucun assistant</translation>
    </message>
    <message>
        <source>Waiting for the replies before it…</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>En attente des réponses précédentes…</translation>
    </message>
    <message numerus="yes">
        <source>Replies are being written in %n other chats</source>
        <comment>A reply is being written in another chat</comment>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>
            <numerusform>Une réponse s’écrit dans une autre conversation</numerusform>
            <numerusform>Des réponses s’écrivent dans %n autres conversations</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is no embedding model.</source>
        <extracomment>app/engine/embedding.py</extracomment>
        <translation>{name} n’est pas un modèle d’embeddings.</translation>
    </message>
    <message>
        <source>A text has {count} tokens, and {name} reads {most} at most.</source>
        <extracomment>app/engine/embedding.py</extracomment>
        <translation>Un texte a {count} jetons, et {name} en lit {most} au plus.</translation>
    </message>
    <message>
        <source>{name} is no reranker.</source>
        <extracomment>app/engine/embedding.py</extracomment>
        <translation>{name} n’est pas un modèle de reclassement.</translation>
    </message>
    <message numerus="yes">
        <source>Waiting: %n replies come first.</source>
        <comment>Waiting: one reply comes first.</comment>
        <extracomment>app/engine/engine.py</extracomment>
        <translation>
            <numerusform>En attente : une réponse passe d’abord.</numerusform>
            <numerusform>En attente : %n réponses passent d’abord.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is not enough free memory for {name} with texts of {size} tokens.</source>
        <extracomment>app/llama/embedding.py</extracomment>
        <translation>Il n’y a pas assez de mémoire libre pour {name} avec des textes de {size} jetons.</translation>
    </message>
    <message>
        <source>This is an embedding model: it finds texts by their meaning and cannot write.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>C’est un modèle d’embeddings : il trouve des textes par leur sens et ne peut pas écrire.</translation>
    </message>
    <message>
        <source>This is a reranker: it scores texts and cannot write.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>C’est un modèle de reclassement : il évalue des textes et ne peut pas écrire.</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>complètes</translation>
    </message>
    <message>
        <source>calm</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>discrètes</translation>
    </message>
    <message>
        <source>Replies at the same time</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Réponses simultanées</translation>
    </message>
    <message>
        <source>How many replies are written at once, in several chats and for other programs; more wait. Each needs memory.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Combien de réponses sont écrites à la fois, dans plusieurs discussions et pour d’autres programmes ; les autres attendent. Chacune demande de la mémoire.</translation>
    </message>
    <message>
        <source>as many as memory allows</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>autant que la mémoire le permet</translation>
    </message>
    <message>
        <source>Colours of replies</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Couleurs des réponses</translation>
    </message>
    <message>
        <source>Show which words were guessed right. With calm colours they step back a moment later, so that the corrections stand out.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Montre les mots bien devinés. Avec des couleurs discrètes, ils s’estompent après un instant, pour que les corrections ressortent.</translation>
    </message>
    <message>
        <source>highlight outcomes tint underline</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>surligner marquer souligner résultat</translation>
    </message>
    <message>
        <source>None of these can be used here: {names}. A server needs a command, or an address over HTTP.</source>
        <extracomment>app/tool_servers/server_settings.py</extracomment>
        <translation>Aucun de ceux-ci ne peut être utilisé ici : {names}. Un serveur a besoin d’une commande ou d’une adresse HTTP.</translation>
    </message>
    <message>
        <source>“{name}” ended by itself.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>« {name} » s’est arrêté de lui-même.</translation>
    </message>
    <message>
        <source>“{name}” wants you to sign in: press Test where it is set up.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>« {name} » demande une connexion : appuyez sur « Tester » là où il est configuré.</translation>
    </message>
    <message>
        <source>“{name}” ended by itself: {complaint}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>« {name} » s’est arrêté de lui-même : {complaint}.</translation>
    </message>
    <message>
        <source>slower ({times}×)</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>plus lent ({times}×)</translation>
    </message>
    <message>
        <source>as fast</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>aussi rapide</translation>
    </message>
    <message>
        <source>{times}× faster</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>{times}× plus rapide</translation>
    </message>
    <message>
        <source>{speed} tok/s</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>{speed} tok/s</translation>
    </message>
    <message>
        <source>{share} % right</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>{share} % justes</translation>
    </message>
    <message>
        <source>Send after this reply (Enter)</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Envoyer après cette réponse (Entrée)</translation>
    </message>
    <message numerus="yes">
        <source>{words} (with %n files)</source>
        <comment>{words} (with a file)</comment>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>
            <numerusform>{words} (avec un fichier)</numerusform>
            <numerusform>{words} (avec %n fichiers)</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit the message that waits</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Modifier le message en attente</translation>
    </message>
    <message>
        <source>Remove the message that waits</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Supprimer le message en attente</translation>
    </message>
    <message>
        <source>After this reply:</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Après cette réponse :</translation>
    </message>
    <message>
        <source>Your message is sent after this reply.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Votre message sera envoyé après cette réponse.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <comment>%n match</comment>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>
            <numerusform>%n résultat</numerusform>
            <numerusform>%n résultats</numerusform>
        </translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <extracomment>app/ui/chat/composing/message_sending.py, app/ui/chat_list/chat_actions.py</extracomment>
        <translation>{title} (copie)</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n messages</source>
        <comment>Deleted %n message</comment>
        <extracomment>app/ui/chat/composing/message_sending.py</extracomment>
        <translation>
            <numerusform>%n message supprimé</numerusform>
            <numerusform>%n messages supprimés</numerusform>
        </translation>
    </message>
    <message>
        <source>Edited the reply</source>
        <extracomment>app/ui/chat/composing/message_sending.py</extracomment>
        <translation>Réponse modifiée</translation>
    </message>
    <message>
        <source>{title}, not read yet</source>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>{title}, pas encore lu</translation>
    </message>
    <message>
        <source>{title}, a reply is being written</source>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>{title}, une réponse s’écrit</translation>
    </message>
    <message>
        <source>Stop the reply</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Arrêter la réponse</translation>
    </message>
    <message>
        <source>Edit reply</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Modifier la réponse</translation>
    </message>
    <message>
        <source>The model takes this for its own words when it goes on. The reply loses its colours.</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Le modèle prend ceci pour ses propres mots quand il continue. La réponse perd ses couleurs.</translation>
    </message>
    <message>
        <source>Text of the reply</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Texte de la réponse</translation>
    </message>
    <message>
        <source>Save (Ctrl+Enter)</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Enregistrer (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>npx, uvx, the path of a program, or https://…</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>npx, uvx, le chemin d’un programme ou https://…</translation>
    </message>
    <message>
        <source>Command, or address</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Commande ou adresse</translation>
    </message>
    <message>
        <source>Environment, or headers for an address, one NAME=value in a line</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Environnement, ou en-têtes pour une adresse, un NOM=valeur par ligne</translation>
    </message>
    <message>
        <source>A server needs a name, and a command or an address.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Un serveur a besoin d’un nom, et d’une commande ou d’une adresse.</translation>
    </message>
    <message>
        <source>An address begins with https://, or is one of this computer.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Une adresse commence par https:// ou est celle de cet ordinateur.</translation>
    </message>
    <message>
        <source>A character that no header can have is in it.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Il contient un caractère qu’aucun en-tête ne peut avoir.</translation>
    </message>
    <message>
        <source>Asking it. A sign-in opens in your browser.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Interrogation en cours. Une connexion s’ouvre dans votre navigateur.</translation>
    </message>
    <message numerus="yes">
        <source>%n replies are being written for other programs.</source>
        <comment>One reply is being written for another program.</comment>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>
            <numerusform>Une réponse est en cours d’écriture pour un autre programme.</numerusform>
            <numerusform>%n réponses sont en cours d’écriture pour d’autres programmes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more requests wait.</source>
        <comment>One more request waits.</comment>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>
            <numerusform>Une autre requête attend.</numerusform>
            <numerusform>%n autres requêtes attendent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been guessed yet.</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Rien n’a encore été deviné.</translation>
    </message>
    <message>
        <source>Nothing guessed yet</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Rien deviné encore</translation>
    </message>
    <message>
        <source>{time} ms</source>
        <extracomment>app/ui/metrics/charts.py, app/ui/metrics/round_strip.py</extracomment>
        <translation>{time} ms</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>{first} à {last}</translation>
    </message>
    <message>
        <source>Rounds: guessed, kept, time</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Tours&#xa0;: devinés, gardés</translation>
    </message>
    <message>
        <source>Rounds in view</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Tours visibles</translation>
    </message>
    <message>
        <source>Newest</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Derniers</translation>
    </message>
    <message>
        <source>Back to the newest rounds (End)</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Revenir aux derniers tours (End)</translation>
    </message>
    <message>
        <source>Newest rounds</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Derniers tours</translation>
    </message>
    <message>
        <source>Last one {time}</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Le dernier {time}</translation>
    </message>
    <message>
        <source>{time}: {guessing} guessing, {checking} checking</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>{time}&#xa0;: {guessing} deviner, {checking} vérifier</translation>
    </message>
    <message>
        <source>Round {place}: {guessed} guessed, {kept} kept</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Tour {place}&#xa0;: {guessed} devinés, {kept} gardés</translation>
    </message>
    <message>
        <source>Round {place}: nothing guessed</source>
        <extracomment>app/ui/metrics/charts.py, app/ui/metrics/round_strip.py</extracomment>
        <translation>Tour {place}&#xa0;: rien deviné</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds.</source>
        <comment>%n round.</comment>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>
            <numerusform>%n tour.</numerusform>
            <numerusform>%n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last one, {round}</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Le dernier, {round}</translation>
    </message>
    <message>
        <source>No rounds yet.</source>
        <extracomment>app/ui/metrics/charts.py, app/ui/metrics/round_strip.py</extracomment>
        <translation>Pas encore de tours.</translation>
    </message>
    <message>
        <source>One column for each round</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Une colonne par tour</translation>
    </message>
    <message>
        <source>{span} of {count} rounds</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>{span} sur {count} tours</translation>
    </message>
    <message>
        <source>In view: {span}.</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Visibles&#xa0;: {span}.</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <extracomment>app/ui/chat/replying/cards.py, app/ui/metrics/charts.py, app/ui/models_page/pair_state.py</extracomment>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>Loading the models… {share}</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Chargement des modèles… {share}</translation>
    </message>
    <message>
        <source>Making the models for the first time… {share}</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Création des modèles pour la première fois… {share}</translation>
    </message>
    <message>
        <source>Tries again in {minutes} min.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>Nouvel essai dans {minutes} min.</translation>
    </message>
    <message>
        <source>Tries again in {seconds} s.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>Nouvel essai dans {seconds} s.</translation>
    </message>
    <message>
        <source>Chosen last</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Derniers choix</translation>
    </message>
    <message>
        <source>General</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>Général</translation>
    </message>
    <message>
        <source>Chat</source>
        <extracomment>app/settings/declaration.py, app/ui/window/palette.py</extracomment>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>Guessing</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>Prédiction</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Advanced</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>memory window length history</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>mémoire fenêtre longueur historique</translation>
    </message>
    <message>
        <source>processor cpu cores</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>processeur cpu cœurs</translation>
    </message>
    <message>
        <source>graphics card vram cuda metal vulkan offload</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>carte graphique vram cuda metal vulkan décharger</translation>
    </message>
    <message>
        <source>ram cache</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>ram cache</translation>
    </message>
    <message>
        <source>storage space cache</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>stockage espace cache</translation>
    </message>
    <message>
        <source>network cluster remote</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>réseau grappe distant</translation>
    </message>
    <message>
        <source>speculative decoding draft lookup speed</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>décodage spéculatif brouillon recherche vitesse</translation>
    </message>
    <message>
        <source>creativity randomness</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>créativité hasard</translation>
    </message>
    <message>
        <source>random same reproducible</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>hasard identique reproductible</translation>
    </message>
    <message>
        <source>length limit short</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>longueur limite court</translation>
    </message>
    <message>
        <source>instructions persona role custom</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>instructions personnage rôle personnalisé</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Thème</translation>
    </message>
    <message>
        <source>colours dark mode light mode contrast accessibility</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>couleurs mode sombre mode clair contraste accessibilité</translation>
    </message>
    <message>
        <source>update upgrade release start</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>mise à jour version démarrage</translation>
    </message>
    <message>
        <source>name chats remote cost</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>nommer conversations distant coût</translation>
    </message>
    <message>
        <source>Daily copies</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Copies quotidiennes</translation>
    </message>
    <message>
        <source>Once a day Draftlight copies all chats and keeps this many copies. 0 makes none.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Une fois par jour, Draftlight copie toutes les conversations et garde ce nombre de copies. 0 n’en fait aucune.</translation>
    </message>
    <message>
        <source>backup restore save chats automatic</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>sauvegarde restaurer enregistrer conversations automatique</translation>
    </message>
    <message>
        <source>Whether a reply was written here before, so that figures are shown from the start.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Si une réponse a déjà été écrite ici, pour que les chiffres soient affichés dès le début.</translation>
    </message>
    <message>
        <source>Times of the last load</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Durées du dernier chargement</translation>
    </message>
    <message>
        <source>Seconds that each stage of the last load took.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Secondes qu’a pris chaque étape du dernier chargement.</translation>
    </message>
    <message>
        <source>server endpoint openai ollama anthropic</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>serveur point d’accès openai ollama anthropic</translation>
    </message>
    <message>
        <source>mcp functions plugins servers</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>mcp fonctions extensions serveurs</translation>
    </message>
    <message>
        <source>“Times of the last load” must have seconds for each of its stages.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>«&#xa0;Durées du dernier chargement&#xa0;» doit avoir des secondes pour chaque étape.</translation>
    </message>
    <message>
        <source>Get one that sees…</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>En obtenir un qui voit…</translation>
    </message>
    <message>
        <source>A model that can be shown pictures</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Un modèle à qui montrer des images</translation>
    </message>
    <message>
        <source>Remove the pictures</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Retirer les images</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Retirer l’image</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» a été supprimé.</translation>
    </message>
    <message>
        <source>While the model is being made ready ({share}): a recorded reply</source>
        <extracomment>app/ui/chat/first_page/loading_show.py</extracomment>
        <translation>Pendant la préparation du modèle ({share})&#xa0;: une réponse enregistrée</translation>
    </message>
    <message>
        <source>Your question is next. {sentence}</source>
        <extracomment>app/ui/chat/first_page/loading_show.py</extracomment>
        <translation>Votre question est la suivante. {sentence}</translation>
    </message>
    <message>
        <source>The starter pair, one tiny model at two precisions: the exact copy answers, the rough copy guesses. For learning, not for speed, and offline.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>La paire de départ, un tout petit modèle en deux précisions&#xa0;: la copie exacte répond, la copie approximative devine. Pour apprendre, pas pour la vitesse, et hors ligne.</translation>
    </message>
    <message>
        <source>Download a big model and a small one that work together, in one click. GGUF files that you have can be dropped on this window.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Téléchargez en un clic un grand et un petit modèle qui travaillent ensemble. Les fichiers GGUF que vous avez peuvent être déposés sur cette fenêtre.</translation>
    </message>
    <message>
        <source>Recorded replies:</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Réponses enregistrées&#xa0;:</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>{done} sur {total}</translation>
    </message>
    <message>
        <source>{what}, {figures}, about {time}</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>{what}, {figures}, environ {time}</translation>
    </message>
    <message>
        <source>The draft reads it too</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Le brouillon le lit aussi</translation>
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
            <numerusform>Lecture de %n fichier</numerusform>
            <numerusform>Lecture de %n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading your message</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Lecture de votre message</translation>
    </message>
    <message>
        <source>Recently deleted…</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Supprimées récemment…</translation>
    </message>
    <message>
        <source>Draftlight copies all chats by itself once a day, before the chat file changes its form, and before another copy is brought back, and keeps the latest. “Back up now” makes one where you like, such as on another disk.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Draftlight copie de lui-même toutes les conversations une fois par jour, avant que leur fichier change de format et avant qu’une autre copie soit rétablie, et garde les plus récentes. «&#xa0;Sauvegarder&#xa0;» en crée une où vous voulez, par exemple sur un autre disque.</translation>
    </message>
    <message>
        <source>daily copy</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>copie quotidienne</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n chats now?</source>
        <comment>Delete this chat now?</comment>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>
            <numerusform>Supprimer cette conversation maintenant&#xa0;?</numerusform>
            <numerusform>Supprimer %n conversations maintenant&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone. Backups made earlier keep them.</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>Cette action est irréversible. Les sauvegardes antérieures les conservent.</translation>
    </message>
    <message>
        <source>Recently deleted</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>Supprimées récemment</translation>
    </message>
    <message>
        <source>Delete now…</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>Supprimer maintenant…</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>Restaurer</translation>
    </message>
    <message numerus="yes">
        <source>%n days left</source>
        <comment>%n day left</comment>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>
            <numerusform>%n jour restant</numerusform>
            <numerusform>%n jours restants</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete now</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>Supprimer maintenant</translation>
    </message>
    <message>
        <source>Deleted chats stay here for 30 days. Searching does not find them.</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>Les conversations supprimées restent ici 30 jours. La recherche ne les trouve pas.</translation>
    </message>
    <message>
        <source>No chat was deleted in the last 30 days.</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>Aucune conversation n’a été supprimée ces 30 derniers jours.</translation>
    </message>
    <message>
        <source>Nothing matches “{words}” exactly. Similar settings:</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Rien ne correspond exactement à «&#xa0;{words}&#xa0;». Réglages proches&#xa0;:</translation>
    </message>
    <message>
        <source>The capital of France is | Paris and it [is beautiful] serves | as the seat of</source>
        <comment>a film of guesses. The part before the first | is there already; each other part is one round: some words that were guessed right, in brackets those that were guessed wrong, and at last one word that the big model writes itself. Each text may have as many words and rounds as suit the language</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>La capitale de la France est | Paris et elle [est belle] abrite | le siège du gouvernement</translation>
    </message>
    <message>
        <source>Monday, Tuesday, | Wednesday, Thursday, Friday, Saturday, Sunday.</source>
        <comment>a film of guesses</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Lundi, mardi, | mercredi, jeudi, vendredi, samedi, dimanche.</translation>
    </message>
    <message>
        <source>The moon is a | [bright light] drowsy | [little child] spoon | that stirs the [sky] sea.</source>
        <comment>a film of guesses: a poem, where most of them are wrong</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>La lune est une | [belle lumière] cuillère | [en argent] endormie | qui remue la [nuit] mer.</translation>
    </message>
    <message numerus="yes">
        <source>Right guesses stay (green), then comes the big model’s own word (orange): %n words from one pass.</source>
        <comment>Right guesses stay (green), then comes the big model’s own word (orange): %n word from one pass.</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>
            <numerusform>Les prédictions justes restent (vert), puis vient le mot du grand modèle (orange)&#xa0;: %n mot en une passe.</numerusform>
            <numerusform>Les prédictions justes restent (vert), puis vient le mot du grand modèle (orange)&#xa0;: %n mots en une passe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The small model guesses %n words. One pass of the big model checks all.</source>
        <comment>The small model guesses %n word. One pass of the big model checks it.</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>
            <numerusform>Le petit modèle devine %n mot. Une passe du grand modèle le vérifie.</numerusform>
            <numerusform>Le petit modèle devine %n mots. Une passe du grand modèle les vérifie tous.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All right (green), and the same pass adds a bonus (blue): %n words from one pass.</source>
        <comment>All right (green), and the same pass adds a bonus (blue): %n word from one pass.</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>
            <numerusform>Tout est juste (vert), et la même passe ajoute un bonus (bleu)&#xa0;: %n mot en une passe.</numerusform>
            <numerusform>Tout est juste (vert), et la même passe ajoute un bonus (bleu)&#xa0;: %n mots en une passe.</numerusform>
        </translation>
    </message>
    <message>
        <source>A wrong guess costs little: the pass still brings one word (orange).</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Une prédiction fausse coûte peu&#xa0;: la même passe apporte le mot du grand modèle (orange).</translation>
    </message>
    <message>
        <source>Show by some sentences how guessing ahead works</source>
        <extracomment>app/ui/how_it_works/film_player.py</extracomment>
        <translation>Montrer par quelques phrases comment marche la prédiction</translation>
    </message>
    <message>
        <source>Pause the film</source>
        <extracomment>app/ui/how_it_works/film_player.py</extracomment>
        <translation>Mettre le film en pause</translation>
    </message>
    <message>
        <source>Play the film</source>
        <extracomment>app/ui/how_it_works/film_player.py</extracomment>
        <translation>Lire le film</translation>
    </message>
    <message>
        <source>Go on from step to step by itself</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py</extracomment>
        <translation>Avancer tout seul d’étape en étape</translation>
    </message>
    <message>
        <source>Programs that speak to OpenAI, Anthropic, Ollama or llama-server can use the models of this window. Those made for Anthropic or Ollama want the address without /v1.</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Les programmes qui parlent à OpenAI, Anthropic, Ollama ou llama-server peuvent utiliser les modèles de cette fenêtre. Ceux faits pour Anthropic ou Ollama veulent l’adresse sans /v1.</translation>
    </message>
    <message>
        <source>Round {place}: guessed {guessed}, kept {kept}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Tour {place}&#xa0;: {guessed} devinés, {kept} gardés</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens in 1 pass of the big model</source>
        <comment>%n token in 1 pass of the big model</comment>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>
            <numerusform>%n token en 1 passe du grand modèle</numerusform>
            <numerusform>%n tokens en 1 passe du grand modèle</numerusform>
        </translation>
    </message>
    <message>
        <source>pass {time}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>passe {time}</translation>
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
        <translation>Icône dans la zone de notification</translation>
    </message>
    <message>
        <source>Draftlight goes on when its window is closed, and its icon beside the clock opens it again. On a desktop without such icons, it ends as usual.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Draftlight continue quand sa fenêtre est fermée, et son icône près de l’horloge la rouvre. Sur un bureau sans ces icônes, il se termine comme d’habitude.</translation>
    </message>
    <message>
        <source>system tray notification area menu bar background minimize close</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>zone de notification barre des menus arrière-plan réduire fermer</translation>
    </message>
    <message>
        <source>Quick question from the tray</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Question rapide depuis l’icône</translation>
    </message>
    <message>
        <source>A click on the icon opens a small window for one question. The command “draftlight --ask” opens it too: give it a key in the settings of your system.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Un clic sur l’icône ouvre une petite fenêtre pour une question. La commande « draftlight --ask » l’ouvre aussi : donnez-lui une touche dans les réglages de votre système.</translation>
    </message>
    <message>
        <source>global shortcut hotkey small window spotlight</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>raccourci global touche petite fenêtre spotlight</translation>
    </message>
    <message>
        <source>Tray</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Zone de notification</translation>
    </message>
    <message>
        <source>Whether it was said that the program goes on in the tray.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>S’il a été dit que le programme continue dans la zone de notification.</translation>
    </message>
    <message>
        <source>What was chosen last in the list of all commands, a name a line.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Ce qui a été choisi en dernier dans la liste de toutes les commandes, un nom par ligne.</translation>
    </message>
    <message>
        <source>This model cannot see pictures.</source>
        <extracomment>app/ui/chat/composing/pending_files.py</extracomment>
        <translation>Ce modèle ne voit pas les images.</translation>
    </message>
    <message>
        <source>Guessing in every round, because you asked for it.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Prédiction à chaque tour, puisque vous l’avez demandée.</translation>
    </message>
    <message>
        <source>Lookup guesses because you asked for it; here it does not pay.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>La recherche prédit puisque vous l’avez demandé ; ici, cela ne rapporte rien.</translation>
    </message>
    <message>
        <source>Guessing took more time than it saved in this reply.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Dans cette réponse, la prédiction a pris plus de temps qu’elle n’en a gagné.</translation>
    </message>
    <message>
        <source>The starter pair is for learning, not for speed.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>La paire de départ sert à apprendre, pas à aller vite.</translation>
    </message>
    <message>
        <source>An example always guesses, to show it, also where it does not pay.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Un exemple prédit toujours, pour le montrer, même si cela ne rapporte rien.</translation>
    </message>
    <message>
        <source>{count} tokens a pass</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>{count} tokens par passe</translation>
    </message>
    <message>
        <source>faster</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>plus rapide</translation>
    </message>
    <message>
        <source>faster so far</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>plus rapide pour l’instant</translation>
    </message>
    <message>
        <source>{times}×</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>{times}×</translation>
    </message>
    <message>
        <source>tokens a pass of the big model</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>tokens par passe du grand modèle</translation>
    </message>
    <message>
        <source>tokens a pass</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>tokens par passe</translation>
    </message>
    <message>
        <source>with</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>avec</translation>
    </message>
    <message>
        <source>without</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>sans</translation>
    </message>
    <message>
        <source>up to {speed} tokens/s</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>jusqu’à {speed} tokens/s</translation>
    </message>
    <message>
        <source>down to {speed} tokens/s</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>au plus bas {speed} tokens/s</translation>
    </message>
    <message>
        <source>Speed over the reply</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Vitesse au fil de la réponse</translation>
    </message>
    <message>
        <source>Tokens a second in each half second. Right guesses lift it; where they are wrong, it falls.</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Tokens par seconde à chaque demi-seconde. Les prédictions justes l’élèvent ; les fausses l’abaissent.</translation>
    </message>
    <message>
        <source>without {speed}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>sans {speed}</translation>
    </message>
    <message>
        <source>How the speed rises and falls</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Comment la vitesse varie</translation>
    </message>
    <message>
        <source>Whole reply: guessed {guessed}, kept {kept}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Tout&#xa0;: {guessed} devinés, {kept} gardés</translation>
    </message>
    <message>
        <source>There is nothing to read in a text.</source>
        <extracomment>app/engine/embedding.py</extracomment>
        <translation>Il n’y a rien à lire dans un texte.</translation>
    </message>
    <message>
        <source>Tokens have to be those of {name}. Send words: LangChain&apos;s OpenAIEmbeddings does so with check_embedding_ctx_length=False.</source>
        <extracomment>app/engine/embedding.py</extracomment>
        <translation>Les tokens doivent être ceux de {name}. Envoyez du texte&#xa0;: OpenAIEmbeddings de LangChain le fait avec check_embedding_ctx_length=False.</translation>
    </message>
    <message>
        <source>{name} hears no sounds here: there is no projector (a file named mmproj) for them beside it.</source>
        <extracomment>app/engine/pictures.py</extracomment>
        <translation>{name} n’entend pas de sons ici&#xa0;: il n’y a pas de projecteur (un fichier nommé mmproj) pour eux à côté.</translation>
    </message>
    <message>
        <source>The model cannot take this file in.</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>Le modèle ne peut pas recevoir ce fichier.</translation>
    </message>
    <message>
        <source>The model cannot take this file in ({detail}).</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>Le modèle ne peut pas recevoir ce fichier ({detail}).</translation>
    </message>
    <message>
        <source>{name} is no WAV file that can be heard here. Convert it to WAV with PCM.</source>
        <extracomment>app/llama/pictures/sounds.py</extracomment>
        <translation>{name} n’est pas un fichier WAV que l’on peut entendre ici. Convertissez-le en WAV avec PCM.</translation>
    </message>
    <message>
        <source>{name} is empty.</source>
        <extracomment>app/llama/pictures/sounds.py</extracomment>
        <translation>{name} est vide.</translation>
    </message>
    <message>
        <source>{name} is too long: at most {minutes} minutes can be heard.</source>
        <extracomment>app/llama/pictures/sounds.py</extracomment>
        <translation>{name} est trop long&#xa0;: {minutes} minutes au plus peuvent être entendues.</translation>
    </message>
    <message>
        <source>{name} cannot be used: of a sound it makes nothing.</source>
        <extracomment>app/llama/trials/projectors.py</extracomment>
        <translation>{name} ne peut pas être utilisé&#xa0;: d’un son, il ne tire rien.</translation>
    </message>
    <message>
        <source>These two fit together: the head ({kind}) was made for a model of this shape and vocabulary. It guesses blocks of {size} tokens.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Les deux vont ensemble&#xa0;: la tête ({kind}) a été faite pour un modèle de cette forme et de ce vocabulaire. Elle devine des blocs de {size} tokens.</translation>
    </message>
    <message>
        <source>This head does not say how many tokens it guesses at once: its file is incomplete.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Cette tête ne dit pas combien de tokens elle devine à la fois&#xa0;: son fichier est incomplet.</translation>
    </message>
    <message>
        <source>This head does not name the token that stands for one to be guessed: its file is incomplete.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Cette tête ne nomme pas le token qui tient la place d’un token à deviner&#xa0;: son fichier est incomplet.</translation>
    </message>
    <message>
        <source>This head&apos;s file is damaged: its keys have {keys} numbers, and its values {values}.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Le fichier de cette tête est endommagé&#xa0;: ses clés ont {keys} nombres, et ses valeurs {values}.</translation>
    </message>
    <message>
        <source>Sounds are heard by models on this computer alone.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>Seuls les modèles de cet ordinateur entendent les sons.</translation>
    </message>
    <message>
        <source>Searches models, datasets and papers at Hugging Face.</source>
        <extracomment>app/tool_servers/catalogue.py</extracomment>
        <translation>Cherche des modèles, des jeux de données et des articles sur Hugging Face.</translation>
    </message>
    <message>
        <source>Answers questions about public repositories at GitHub.</source>
        <extracomment>app/tool_servers/catalogue.py</extracomment>
        <translation>Répond aux questions sur les dépôts publics de GitHub.</translation>
    </message>
    <message>
        <source>Searches Microsoft&apos;s documentation.</source>
        <extracomment>app/tool_servers/catalogue.py</extracomment>
        <translation>Cherche dans la documentation de Microsoft.</translation>
    </message>
    <message>
        <source>Searches Cloudflare&apos;s documentation.</source>
        <extracomment>app/tool_servers/catalogue.py</extracomment>
        <translation>Cherche dans la documentation de Cloudflare.</translation>
    </message>
    <message>
        <source>Searches the documentation of AWS.</source>
        <extracomment>app/tool_servers/catalogue.py</extracomment>
        <translation>Cherche dans la documentation d’AWS.</translation>
    </message>
    <message>
        <source>Add from tool servers</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>Ajouter depuis des serveurs d’outils</translation>
    </message>
    <message>
        <source>Search what the servers have</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>Chercher dans ce qu’ont les serveurs</translation>
    </message>
    <message>
        <source>What the servers have</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>Contenus des serveurs</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py, app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Asking the servers…</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>Interrogation des serveurs…</translation>
    </message>
    <message>
        <source>These servers have nothing to add: {names}.</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>Ces serveurs n’ont rien à ajouter&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>None of the {count} has these words.</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>Aucune des {count} entrées ne contient ces mots.</translation>
    </message>
    <message>
        <source>From tool servers…</source>
        <extracomment>app/ui/chat/composing/attach_button.py</extracomment>
        <translation>Depuis des serveurs d’outils…</translation>
    </message>
    <message numerus="yes">
        <source>%n tools found: {names}.</source>
        <comment>One tool found: {names}.</comment>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>
            <numerusform>Un outil trouvé&#xa0;: {names}.</numerusform>
            <numerusform>%n outils trouvés&#xa0;: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It works, and has no tools.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Il fonctionne et n’a pas d’outils.</translation>
    </message>
    <message>
        <source>{count} tokens a pass of the big model</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>{count} tokens par passe du grand modèle</translation>
    </message>
    <message>
        <source>checking {time}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>vérifier {time}</translation>
    </message>
    <message>
        <source>guessing {time}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>deviner {time}</translation>
    </message>
    <message>
        <source>Time: guessing, checking</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Temps&#xa0;: deviner, vérifier</translation>
    </message>
    <message>
        <source>The draft guesses; one pass of the big model checks all guesses and adds a token of its own.</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Le brouillon devine&#xa0;; une passe du grand modèle vérifie toutes les prédictions et ajoute un token à lui.</translation>
    </message>
    <message>
        <source>Whole reply: nothing guessed</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Réponse entière&#xa0;: rien deviné</translation>
    </message>
    <message>
        <source>Where the time of a reply goes</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Où va le temps d’une réponse</translation>
    </message>
    <message>
        <source>Head, made for this model</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Tête, faite pour ce modèle</translation>
    </message>
    <message>
        <source>Assistant, made for this model</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Assistant, fait pour ce modèle</translation>
    </message>
    <message>
        <source>Nothing was downloaded. Guesses can also come from the conversation itself.</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Rien n’a été téléchargé. Les prédictions peuvent aussi venir de la conversation.</translation>
    </message>
    <message>
        <source>{name} cannot guess for this model. {reason}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>{name} ne peut pas deviner pour ce modèle. {reason}</translation>
    </message>
    <message>
        <source>Guess without a second model</source>
        <extracomment>app/ui/models_page/hub/draft_row.py, app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Deviner sans second modèle</translation>
    </message>
    <message>
        <source>Lookup: guesses are copied from earlier in the conversation</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Recherche&#xa0;: les prédictions sont copiées de plus haut dans la conversation</translation>
    </message>
    <message>
        <source>Look for one that fits</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>En chercher un qui convient</translation>
    </message>
    <message>
        <source>Nothing was downloaded. A draft from the list fits, or guesses can come from the conversation itself.</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Rien n’a été téléchargé. Un brouillon de la liste convient, ou les prédictions peuvent venir de la conversation.</translation>
    </message>
    <message>
        <source>Download {size}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Télécharger {size}</translation>
    </message>
    <message>
        <source>Download both, {size}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Télécharger les deux, {size}</translation>
    </message>
    <message>
        <source>{target} with {draft}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>{target} avec {draft}</translation>
    </message>
    <message>
        <source>Use this pair</source>
        <extracomment>app/ui/models_page/hub/draft_row.py, app/ui/models_page/pair_state.py</extracomment>
        <translation>Prendre cette paire</translation>
    </message>
    <message>
        <source>its owner asks for consent first</source>
        <extracomment>app/ui/models_page/hub/draft_row.py, app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>son propriétaire demande d’abord un accord</translation>
    </message>
    <message>
        <source>All together: {fits}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Tout ensemble&#xa0;: {fits}</translation>
    </message>
    <message>
        <source>Both together: {fits}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Les deux ensemble&#xa0;: {fits}</translation>
    </message>
    <message>
        <source>licence {licence}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py, app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>licence {licence}</translation>
    </message>
    <message>
        <source>{name} cannot guess for this model</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>{name} ne peut pas deviner pour ce modèle</translation>
    </message>
    <message numerus="yes">
        <source>%n others were looked at and left out</source>
        <comment>One other was looked at and left out</comment>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>
            <numerusform>Un autre a été vu et laissé de côté</numerusform>
            <numerusform>%n autres ont été vus et laissés de côté</numerusform>
        </translation>
    </message>
    <message>
        <source>‹ Back</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>‹ Retour</translation>
    </message>
    <message>
        <source>Back to the models</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Retour aux modèles</translation>
    </message>
    <message>
        <source>Looking for drafts</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Recherche de brouillons</translation>
    </message>
    <message>
        <source>Link, owner/name, or hf:owner/name/file.gguf</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Lien, propriétaire/nom, ou hf:owner/name/file.gguf</translation>
    </message>
    <message>
        <source>A draft of your own choice: a link, owner/name, or hf:owner/name/file.gguf</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Un brouillon de votre choix&#xa0;: un lien, propriétaire/nom, ou hf:owner/name/file.gguf</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Check whether this draft fits</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Vérifier si ce brouillon convient</translation>
    </message>
    <message>
        <source>A draft for {name}</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Un brouillon pour {name}</translation>
    </message>
    <message>
        <source>A head that was made for it, or a small model that splits text the same way, can guess ahead for it. Of each one, only the description at its start is read and compared; nothing large is downloaded before you say so.</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Une tête faite pour lui, ou un petit modèle qui découpe le texte de la même façon, peut deviner pour lui. De chacun, seule la description du début est lue et comparée&#xa0;; rien de gros n’est téléchargé avant que vous le disiez.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <extracomment>app/ui/models_page/hub/draft_view.py, app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>No small model was found that splits text as this one does. Guesses can also come from the conversation itself: that needs no second model, and helps most where text is repeated, as in code or lists.</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Aucun petit modèle découpant le texte comme celui-ci n’a été trouvé. Les prédictions peuvent aussi venir de la conversation&#xa0;: cela ne demande pas de second modèle, et aide surtout là où le texte se répète, comme dans du code ou des listes.</translation>
    </message>
    <message>
        <source>One of your own choice</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Un de votre choix</translation>
    </message>
    <message numerus="yes">
        <source>Looking for drafts… %n found so far.</source>
        <comment>Looking for drafts… %n found so far.</comment>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>
            <numerusform>Recherche de brouillons… %n trouvé jusqu’ici.</numerusform>
            <numerusform>Recherche de brouillons… %n trouvés jusqu’ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for drafts…</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Recherche de brouillons…</translation>
    </message>
    <message numerus="yes">
        <source>%n fit.</source>
        <comment>One fits.</comment>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>
            <numerusform>Un convient.</numerusform>
            <numerusform>%n conviennent.</numerusform>
        </translation>
    </message>
    <message>
        <source>No draft fits</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Aucun brouillon ne convient</translation>
    </message>
    <message>
        <source>Fits this computer</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>Tient sur cet ordinateur</translation>
    </message>
    <message>
        <source>Tight on this computer</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>Juste sur cet ordinateur</translation>
    </message>
    <message>
        <source>Won&apos;t fit</source>
        <extracomment>app/ui/models_page/hub/file_row.py, app/ui/models_page/pair_card.py</extracomment>
        <translation>Ne tient pas</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} Mo</translation>
    </message>
    <message>
        <source>{fits}: about {size} GB of memory</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>{fits}&#xa0;: environ {size} Go de mémoire</translation>
    </message>
    <message>
        <source>{size} GB</source>
        <extracomment>app/ui/models_page/library_words.py, app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} Go</translation>
    </message>
    <message>
        <source>Chat with it</source>
        <extracomment>app/ui/models_page/hub/file_row.py, app/ui/models_page/model_details.py</extracomment>
        <translation>Discuter avec lui</translation>
    </message>
    <message>
        <source>Find a draft</source>
        <extracomment>app/ui/models_page/hub/file_row.py, app/ui/models_page/model_details.py, app/ui/window/user_actions.py</extracomment>
        <translation>Chercher un brouillon</translation>
    </message>
    <message>
        <source>Find a draft that guesses ahead for {name}</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>Chercher un brouillon qui devine pour {name}</translation>
    </message>
    <message>
        <source>parts of it are missing on the Hub</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>des parties manquent sur le Hub</translation>
    </message>
    <message numerus="yes">
        <source>%n parts</source>
        <comment>%n part</comment>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>the one you named</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>celui que vous avez nommé</translation>
    </message>
    <message>
        <source>Recommended</source>
        <extracomment>app/ui/models_page/hub/file_row.py, app/ui/models_page/pair_card.py, app/ui/window/model_choices.py</extracomment>
        <translation>Recommandé</translation>
    </message>
    <message>
        <source>The best trade of size for quality that fits this computer</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>Le meilleur rapport taille-qualité qui tient sur cet ordinateur</translation>
    </message>
    <message>
        <source>Download</source>
        <extracomment>app/ui/models_page/hub/files_download.py, app/ui/models_page/pair_card.py, app/ui/models_page/pair_state.py</extracomment>
        <translation>Télécharger</translation>
    </message>
    <message>
        <source>Cancel the download of {name}</source>
        <extracomment>app/ui/models_page/hub/files_download.py, app/ui/models_page/pair_card.py</extracomment>
        <translation>Annuler le téléchargement de {name}</translation>
    </message>
    <message>
        <source>Open the folder of models</source>
        <extracomment>app/ui/models_page/hub/files_download.py</extracomment>
        <translation>Ouvrir le dossier des modèles</translation>
    </message>
    <message>
        <source>Download of {name}</source>
        <extracomment>app/ui/models_page/hub/files_download.py, app/ui/models_page/pair_card.py</extracomment>
        <translation>Téléchargement de {name}</translation>
    </message>
    <message>
        <source>The token is kept in the system&apos;s keyring.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Le jeton est gardé dans le trousseau du système.</translation>
    </message>
    <message>
        <source>This system has no keyring: the token is known until Draftlight is closed.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Ce système n’a pas de trousseau&#xa0;: le jeton est connu jusqu’à la fermeture de Draftlight.</translation>
    </message>
    <message>
        <source>The system&apos;s keyring does not answer: the token may be known only until Draftlight is closed.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Le trousseau du système ne répond pas&#xa0;: le jeton n’est peut-être connu que jusqu’à la fermeture de Draftlight.</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <comment>%n minute</comment>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>The owner asks for consent</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Le propriétaire demande un accord</translation>
    </message>
    <message>
        <source>The Hub cannot be reached</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Le Hub est injoignable</translation>
    </message>
    <message>
        <source>No draft can guess for this model</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Aucun brouillon ne peut deviner pour ce modèle</translation>
    </message>
    <message>
        <source>The Hub is busy</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Le Hub est occupé</translation>
    </message>
    <message>
        <source>This did not work</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Cela n’a pas marché</translation>
    </message>
    <message>
        <source>Accept its terms on its page with your account there. Then make an access token in the account&apos;s settings and enter it here; it is sent to the Hub alone.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Acceptez ses conditions sur sa page avec votre compte. Créez ensuite un jeton d’accès dans les réglages du compte et entrez-le ici&#xa0;; il n’est envoyé qu’au Hub.</translation>
    </message>
    <message>
        <source>It had too many questions from this network. Try again in {span}.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Il a reçu trop de questions de ce réseau. Réessayez dans {span}.</translation>
    </message>
    <message>
        <source>Check this computer&apos;s connection to the internet. The models that are here need none.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Vérifiez la connexion de cet ordinateur à internet. Les modèles déjà là n’en ont pas besoin.</translation>
    </message>
    <message>
        <source>{sentence} It can chat all the same, only without guesses.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>{sentence} Il peut discuter quand même, seulement sans prédictions.</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <comment>%n second</comment>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Open its page on the Hub</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Ouvrir sa page sur le Hub</translation>
    </message>
    <message>
        <source>Access token, begins with hf_</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Jeton d’accès, commence par hf_</translation>
    </message>
    <message>
        <source>Access token for the Hub; it is sent to the Hub alone</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Jeton d’accès au Hub&#xa0;; il n’est envoyé qu’au Hub</translation>
    </message>
    <message>
        <source>Save and try again</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Enregistrer et réessayer</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>app/ui/models_page/hub/problem.py, app/ui/models_page/pair_state.py, app/ui/window/banner_messages.py</extracomment>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>{count} million parameters</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>{count} millions de paramètres</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more precisions</source>
        <comment>Show one more precision</comment>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>
            <numerusform>Montrer une précision de plus</numerusform>
            <numerusform>Montrer %n précisions de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>No model to chat with in here: its GGUF files, if any, are helpers, adapters or of other kinds.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>Pas de modèle pour discuter ici&#xa0;: ses fichiers GGUF, s’il y en a, sont des auxiliaires, des adaptateurs ou d’autres types.</translation>
    </message>
    <message>
        <source>by {owner}</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>par {owner}</translation>
    </message>
    <message>
        <source>{count} billion parameters</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>{count} milliards de paramètres</translation>
    </message>
    <message>
        <source>Asking what it holds…</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>Demande de son contenu…</translation>
    </message>
    <message>
        <source>Nothing here fits the memory that is free now. A smaller model would.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>Rien ici ne tient dans la mémoire libre à présent. Un modèle plus petit, oui.</translation>
    </message>
    <message>
        <source>{count} more are not shown: paste the link of the file you mean.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>{count} de plus ne sont pas montrés&#xa0;: collez le lien du fichier voulu.</translation>
    </message>
    <message numerus="yes">
        <source>%n files that are no chat models are left out.</source>
        <comment>One file that is no chat model is left out.</comment>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>
            <numerusform>Un fichier qui n’est pas un modèle de conversation est omis.</numerusform>
            <numerusform>%n fichiers qui ne sont pas des modèles de conversation sont omis.</numerusform>
        </translation>
    </message>
    <message>
        <source>fetched {count} times</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>téléchargé {count} fois</translation>
    </message>
    <message>
        <source>architecture {name}</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>architecture {name}</translation>
    </message>
    <message>
        <source>context up to {count} tokens</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>contexte jusqu’à {count} tokens</translation>
    </message>
    <message>
        <source>It has no chat template: a base model, made to go on with a text rather than to converse.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>Il n’a pas de gabarit de conversation&#xa0;: un modèle de base, fait pour continuer un texte, pas pour discuter.</translation>
    </message>
    <message>
        <source>Shown. Press to fold away.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py, app/ui/transcript/message_actions.py</extracomment>
        <translation>Montré. Pressez pour replier.</translation>
    </message>
    <message>
        <source>Folded away.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py, app/ui/transcript/message_actions.py</extracomment>
        <translation>Replié.</translation>
    </message>
    <message>
        <source>Name, owner/name, or a pasted link</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Nom, propriétaire/nom, ou un lien collé</translation>
    </message>
    <message>
        <source>Search the Hub: a model&apos;s name, owner/name, or a link</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Chercher sur le Hub&#xa0;: nom de modèle, propriétaire/nom ou lien</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Arrêter la recherche</translation>
    </message>
    <message>
        <source>Asking the Hub</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Demande au Hub</translation>
    </message>
    <message>
        <source>Models in GGUF files, from the Hub at huggingface.co. Nothing is downloaded before you say so, and what is comes with a check that every byte is the one that was published.</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Des modèles en fichiers GGUF, du Hub de huggingface.co. Rien n’est téléchargé avant que vous le disiez, et il est vérifié que chaque octet est celui publié.</translation>
    </message>
    <message numerus="yes">
        <source>%n repositories, the most fetched first.</source>
        <comment>One repository.</comment>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>
            <numerusform>Un dépôt.</numerusform>
            <numerusform>%n dépôts, les plus téléchargés d’abord.</numerusform>
        </translation>
    </message>
    <message>
        <source>For example</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Par exemple</translation>
    </message>
    <message>
        <source>Search for {name}</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Chercher {name}</translation>
    </message>
    <message>
        <source>Search the Hub</source>
        <extracomment>app/ui/models_page/hub/search_view.py, app/ui/models_page/models_page.py</extracomment>
        <translation>Chercher sur le Hub</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or other words; only repositories with GGUF files are searched.</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Rien trouvé. Essayez moins de mots ou d’autres&#xa0;; seuls les dépôts avec des fichiers GGUF sont cherchés.</translation>
    </message>
    <message>
        <source>The file itself gets this name; its ending stays.</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Le fichier même prend ce nom&#xa0;; son extension reste.</translation>
    </message>
    <message>
        <source>Move {name} to the trash?</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Mettre {name} à la corbeille&#xa0;?</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message>
        <source>There is no trash for this disk. Deleting cannot be undone.</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Ce disque n’a pas de corbeille. La suppression ne peut pas être annulée.</translation>
    </message>
    <message>
        <source>Delete {name} for good?</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Supprimer {name} pour toujours&#xa0;?</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Supprimer pour toujours</translation>
    </message>
    <message>
        <source>New name</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Nouveau nom</translation>
    </message>
    <message numerus="yes">
        <source>All %n files of this model get this name; their numbers stay.</source>
        <comment>The file of this model gets this name; its number stays.</comment>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>
            <numerusform>Le fichier de ce modèle prend ce nom&#xa0;; son numéro reste.</numerusform>
            <numerusform>Les %n fichiers de ce modèle prennent ce nom&#xa0;; leurs numéros restent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Renommer {name}</translation>
    </message>
    <message>
        <source>The card of its pair will no longer know it, and offer to download it again.</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>La fiche de sa paire ne le reconnaîtra plus et proposera de le retélécharger.</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>app/ui/models_page/library_model.py</extracomment>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Used as</source>
        <extracomment>app/ui/models_page/library_model.py</extracomment>
        <translation>Sert de</translation>
    </message>
    <message>
        <source>Last used</source>
        <extracomment>app/ui/models_page/library_model.py</extracomment>
        <translation>Dernier usage</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>app/ui/models_page/library_model.py</extracomment>
        <translation>Où</translation>
    </message>
    <message>
        <source>not known</source>
        <extracomment>app/ui/models_page/library_model.py</extracomment>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Models on this computer</source>
        <extracomment>app/ui/models_page/library_view.py, app/ui/window/model_choices.py</extracomment>
        <translation>Modèles sur cet ordinateur</translation>
    </message>
    <message>
        <source>Find a model</source>
        <extracomment>app/ui/models_page/library_view.py, app/ui/window/user_actions.py</extracomment>
        <translation>Chercher un modèle</translation>
    </message>
    <message>
        <source>Find a model on this computer</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Chercher un modèle sur cet ordinateur</translation>
    </message>
    <message>
        <source>Add files…</source>
        <extracomment>app/ui/chat/composing/attach_button.py, app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/knowledge_dialog.py, app/ui/models_page/library_view.py</extracomment>
        <translation>Ajouter des fichiers…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <source>Add model files</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Ajouter des fichiers de modèle</translation>
    </message>
    <message>
        <source>Add a folder of models</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Ajouter un dossier de modèles</translation>
    </message>
    <message>
        <source>Looking for models…</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Recherche de modèles…</translation>
    </message>
    <message>
        <source>Choose a chat template</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Choisir un gabarit de conversation</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py, app/ui/models_page/library_view.py</extracomment>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Get a pair</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Obtenir une paire</translation>
    </message>
    <message>
        <source>Chat templates (*.jinja *.jinja2 *.j2 *.txt)</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Gabarits de conversation (*.jinja *.jinja2 *.j2 *.txt)</translation>
    </message>
    <message>
        <source>{name} is deleted; {size} are free again.</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>{name} est supprimé&#xa0;; {size} sont de nouveau libres.</translation>
    </message>
    <message>
        <source>{name} is off the list; the file is where it was.</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>{name} n’est plus dans la liste&#xa0;; le fichier est où il était.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Rien trouvé</translation>
    </message>
    <message>
        <source>Only the starter pair so far</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Seulement la paire de départ</translation>
    </message>
    <message>
        <source>For real use, get two models that work together in one download, or add GGUF files you have: with the buttons above, or by dropping files and folders here.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Pour un vrai usage, prenez en un téléchargement deux modèles qui travaillent ensemble, ou ajoutez vos fichiers GGUF&#xa0;: avec les boutons ci-dessus, ou en déposant ici fichiers et dossiers.</translation>
    </message>
    <message>
        <source>No model on this computer has these words.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Aucun modèle de cet ordinateur n’a ces mots.</translation>
    </message>
    <message>
        <source>Choose a model above to see what it is and what can be done with it.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Choisissez un modèle ci-dessus pour voir ce qu’il est et ce qu’on peut en faire.</translation>
    </message>
    <message>
        <source>not said in the file</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>non dit dans le fichier</translation>
    </message>
    <message>
        <source>Writes</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Écrit</translation>
    </message>
    <message>
        <source>Guesses</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Devine</translation>
    </message>
    <message>
        <source>as the big model</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>comme grand modèle</translation>
    </message>
    <message>
        <source>as the draft</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>comme brouillon</translation>
    </message>
    <message>
        <source>Head</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Tête</translation>
    </message>
    <message>
        <source>A model&apos;s guessing layers</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Couches de prédiction d’un modèle</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Modèle d’embeddings</translation>
    </message>
    <message>
        <source>Reranker</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Modèle de reclassement</translation>
    </message>
    <message>
        <source>It finds texts by their meaning, for programs that ask the local API.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Il trouve des textes par leur sens, pour les programmes qui interrogent l’API locale.</translation>
    </message>
    <message>
        <source>It scores how well texts answer a question, for programs that ask the local API.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Il évalue si des textes répondent à une question, pour les programmes qui interrogent l’API locale.</translation>
    </message>
    <message>
        <source>{size} bytes</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} octets</translation>
    </message>
    <message>
        <source>The model that it was made for is not here; it cannot write by itself.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Le modèle pour lequel il a été fait n’est pas là&#xa0;; il ne peut pas écrire seul.</translation>
    </message>
    <message>
        <source>{name} is in the trash; emptying it frees {size}. To undo, put it back from there.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{name} est à la corbeille&#xa0;; la vider libère {size}. Pour annuler, remettez-le de là.</translation>
    </message>
    <message>
        <source>{models} of Draftlight, {size}; {more} more used in place.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{models} de Draftlight, {size}&#xa0;; {more} de plus utilisés sur place.</translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <comment>%n model</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>
            <numerusform>%n modèle</numerusform>
            <numerusform>%n modèles</numerusform>
        </translation>
    </message>
    <message>
        <source>about {least}–{most} tokens/s</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>environ {least}–{most} tokens/s</translation>
    </message>
    <message>
        <source>On this computer: {speed} without guessing, to judge by models that ran here.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Sur cet ordinateur&#xa0;: {speed} sans prédiction, d’après les modèles qui ont tourné ici.</translation>
    </message>
    <message>
        <source>It comes with Draftlight, and is in use now.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Elle vient avec Draftlight et sert à présent.</translation>
    </message>
    <message>
        <source>It comes with Draftlight.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Elle vient avec Draftlight.</translation>
    </message>
    <message>
        <source>Writes and guesses</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Écrit et devine</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Not there</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Absent</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{count} tokens</translation>
    </message>
    <message>
        <source>{kind}, made for {model}</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{kind}, fait pour {model}</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Type</translation>
    </message>
    <message>
        <source>It guesses for itself, with {size} of layers in its own file; they are loaded only while they are used.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Il devine lui-même, avec {size} de couches dans son fichier&#xa0;; elles ne sont chargées que pendant leur usage.</translation>
    </message>
    <message>
        <source>These are the guessing layers of a model, without the model. They are used where they stand in its file.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Ce sont les couches de prédiction d’un modèle, sans le modèle. Elles servent là où elles sont dans son fichier.</translation>
    </message>
    <message>
        <source>It guesses ahead for {models}; it cannot write by itself.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Il devine pour {models}&#xa0;; il ne peut pas écrire seul.</translation>
    </message>
    <message>
        <source>To undo, put it back from the trash.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Pour annuler, remettez-le de la corbeille.</translation>
    </message>
    <message>
        <source>The link {name} is in the trash; the file it led to is where it was.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Le lien {name} est à la corbeille&#xa0;; le fichier où il menait est où il était.</translation>
    </message>
    <message>
        <source>There are no GGUF models in there.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Il n’y a pas de modèles GGUF là-dedans.</translation>
    </message>
    <message>
        <source>{models} of Draftlight, {size}.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{models} de Draftlight, {size}.</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{names} et {last}</translation>
    </message>
    <message>
        <source>How fast it will be on this computer is not known yet.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Sa vitesse sur cet ordinateur n’est pas encore connue.</translation>
    </message>
    <message>
        <source>On this computer: {speed}, as measured.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Sur cet ordinateur&#xa0;: {speed}, mesuré.</translation>
    </message>
    <message>
        <source>Architecture</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Architecture</translation>
    </message>
    <message>
        <source>Parameters</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Precision</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Licence</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Chat template</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Gabarit</translation>
    </message>
    <message>
        <source>The file is not there: it was moved or deleted, or its disk is not connected.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Le fichier n’est pas là&#xa0;: déplacé, supprimé, ou son disque n’est pas branché.</translation>
    </message>
    <message>
        <source>Only {here} of its {whole} parts are here, so it cannot be used.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Seules {here} de ses {whole} parties sont là, il ne peut donc pas servir.</translation>
    </message>
    <message>
        <source>The chat template in {path} stands in the place of its own.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Le gabarit de conversation de {path} remplace le sien.</translation>
    </message>
    <message>
        <source>This is a link; the file itself is {path}.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>C’est un lien&#xa0;; le fichier même est {path}.</translation>
    </message>
    <message>
        <source>In use now {roles}.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Utilisé à présent {roles}.</translation>
    </message>
    <message>
        <source>You added it; it is used where it is, and never changed.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Vous l’avez ajouté&#xa0;; il sert où il est, et n’est jamais changé.</translation>
    </message>
    <message>
        <source>Only the link goes; the file it leads to stays, so this frees no space.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Seul le lien disparaît&#xa0;; le fichier où il mène reste, cela ne libère donc pas de place.</translation>
    </message>
    <message>
        <source>It goes with all its {count} parts to the system&apos;s trash.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Il va avec ses {count} parties à la corbeille du système.</translation>
    </message>
    <message>
        <source>It goes to the system&apos;s trash.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Il va à la corbeille du système.</translation>
    </message>
    <message>
        <source>It is in use now {roles}: what is loaded goes on until another pair is chosen, but it cannot be loaded again.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Il est utilisé à présent {roles}&#xa0;: ce qui est chargé continue jusqu’au choix d’une autre paire, mais ne peut pas être rechargé.</translation>
    </message>
    <message>
        <source>{pairs} would no longer be complete.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{pairs} ne serait plus complète.</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>Only the first {count} files were looked at: add smaller folders one by one.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Seuls les {count} premiers fichiers ont été vus&#xa0;: ajoutez de plus petits dossiers un à un.</translation>
    </message>
    <message>
        <source>none: made to go on with a text</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>aucun&#xa0;: fait pour continuer un texte</translation>
    </message>
    <message>
        <source>It belongs to {program}: used where it is, never changed. Delete it there.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Il appartient à {program}&#xa0;: il sert où il est, jamais changé. Supprimez-le là-bas.</translation>
    </message>
    <message numerus="yes">
        <source>All %n models are in the list already.</source>
        <comment>That model is in the list already.</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>
            <numerusform>Ce modèle est déjà dans la liste.</numerusform>
            <numerusform>Les %n modèles sont déjà dans la liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>{models} added.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Ajouté&#xa0;: {models}.</translation>
    </message>
    <message>
        <source>So it is with {count} more.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>De même pour {count} autres.</translation>
    </message>
    <message>
        <source>Part of {pairs}.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Fait partie de {pairs}.</translation>
    </message>
    <message>
        <source>{size} are free once that is emptied.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{size} sont libres une fois vidée.</translation>
    </message>
    <message numerus="yes">
        <source>{models} added; %n were in the list already.</source>
        <comment>{models} added; %n was in the list already.</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>
            <numerusform>Ajouté&#xa0;: {models}&#xa0;; %n était déjà dans la liste.</numerusform>
            <numerusform>Ajouté&#xa0;: {models}&#xa0;; %n étaient déjà dans la liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>draft</source>
        <comment>a model that guesses</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>brouillon</translation>
    </message>
    <message>
        <source>its guessing layers</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>ses couches de prédiction</translation>
    </message>
    <message>
        <source>head</source>
        <comment>guesses for a model</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>tête</translation>
    </message>
    <message>
        <source>assistant</source>
        <comment>guesses for a model</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>assistant</translation>
    </message>
    <message>
        <source>In memory: {figures}.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>En mémoire&#xa0;: {figures}.</translation>
    </message>
    <message>
        <source>under {size} GB</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>moins de {size} Go</translation>
    </message>
    <message>
        <source>conversation of {count} tokens</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>conversation de {count} tokens</translation>
    </message>
    <message>
        <source>room to compute</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>place pour calculer</translation>
    </message>
    <message>
        <source>Its guessing layers are loaded only while they are used.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Ses couches de prédiction ne sont chargées que pendant leur usage.</translation>
    </message>
    <message>
        <source>big model with its guessing layers</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>grand modèle avec ses couches de prédiction</translation>
    </message>
    <message>
        <source>big model</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>grand modèle</translation>
    </message>
    <message>
        <source>Use it anyway</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>L’utiliser quand même</translation>
    </message>
    <message>
        <source>Chat template…</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Gabarit de conversation…</translation>
    </message>
    <message>
        <source>Use its own chat template</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Utiliser son propre gabarit</translation>
    </message>
    <message>
        <source>About the chosen model</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Sur le modèle choisi</translation>
    </message>
    <message>
        <source>This is {kind}. Do not expect answers to questions.</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>C’est {kind}. N’attendez pas de réponses à des questions.</translation>
    </message>
    <message>
        <source>Let this model write the answers</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Laisser ce modèle écrire les réponses</translation>
    </message>
    <message>
        <source>Use as draft</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Prendre comme brouillon</translation>
    </message>
    <message>
        <source>Let this file guess ahead for the model in use</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Laisser ce fichier deviner pour le modèle utilisé</translation>
    </message>
    <message>
        <source>Look for heads and small models that can guess ahead for this one</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Chercher têtes et petits modèles qui peuvent deviner pour celui-ci</translation>
    </message>
    <message>
        <source>How the model is told who said what; for one whose own template cannot be used</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Comment dire au modèle qui a dit quoi ; pour un modèle dont le gabarit ne peut pas servir</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Show folder</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Montrer le dossier</translation>
    </message>
    <message>
        <source>Move to trash…</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Mettre à la corbeille…</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <source>The file stays where it is</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Le fichier reste où il est</translation>
    </message>
    <message>
        <source>Reading what the file says…</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Lecture de ce que dit le fichier…</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>app/ui/models_page/models_page.py</extracomment>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Drop model files or folders to add them to the list</source>
        <extracomment>app/ui/models_page/models_page.py</extracomment>
        <translation>Déposez des fichiers ou dossiers de modèles pour les ajouter à la liste</translation>
    </message>
    <message>
        <source>Its owner asks for consent first: an account on huggingface.co, a click there, and your token below.</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Son propriétaire demande d’abord un accord&#xa0;: un compte sur huggingface.co, un clic là-bas, et votre jeton ci-dessous.</translation>
    </message>
    <message>
        <source>Fits</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Tient</translation>
    </message>
    <message>
        <source>Tight</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Juste</translation>
    </message>
    <message>
        <source>{name}, {size} GB</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>{name}, {size} Go</translation>
    </message>
    <message>
        <source>for itself, with layers of its own</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>lui-même, avec ses propres couches</translation>
    </message>
    <message>
        <source>Measured by {who}: {effect}.</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Mesuré par {who}&#xa0;: {effect}.</translation>
    </message>
    <message>
        <source>Download {size} GB</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Télécharger {size} Go</translation>
    </message>
    <message>
        <source>The computer was busier during one of the two, so their times cannot be compared.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>L’ordinateur était plus occupé pendant l’une des deux&#xa0;: leurs temps ne se comparent donc pas.</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>Copier la commande</translation>
    </message>
    <message>
        <source>The command is copied. Close Draftlight, and run it in its folder: {command}</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>La commande est copiée. Fermez Draftlight et exécutez-la dans son dossier : {command}</translation>
    </message>
    <message>
        <source>{models} · {mode} (Ctrl+M)</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>{models} · {mode} (Ctrl+M)</translation>
    </message>
    <message>
        <source>Models and guessing: {models}, {mode}</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Modèles et prédiction&#xa0;: {models}, {mode}</translation>
    </message>
    <message>
        <source>In use</source>
        <comment>a choice that is in use now</comment>
        <extracomment>app/ui/window/choices.py</extracomment>
        <translation>Utilisé</translation>
    </message>
    <message>
        <source>To download</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>À télécharger</translation>
    </message>
    <message>
        <source>Comes with Draftlight, works offline</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Vient avec Draftlight, marche hors ligne</translation>
    </message>
    <message>
        <source>{size} to download</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>{size} à télécharger</translation>
    </message>
    <message>
        <source>Loaded</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Chargé</translation>
    </message>
    <message>
        <source>Too big for this computer</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Trop grand pour cet ordinateur</translation>
    </message>
    <message>
        <source>Draft that guesses ahead…</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Brouillon qui devine…</translation>
    </message>
    <message>
        <source>No other model is on this computer: “Open model files…” adds some.</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Aucun autre modèle n’est sur cet ordinateur&#xa0;: «&#xa0;Ouvrir des fichiers de modèle…&#xa0;» en ajoute.</translation>
    </message>
    <message>
        <source>On another computer</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Sur un autre ordinateur</translation>
    </message>
    <message>
        <source>Choose a model first</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Choisissez d’abord un modèle</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>app/ui/window/palette.py</extracomment>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Recent</source>
        <extracomment>app/ui/window/palette.py</extracomment>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Setting</source>
        <extracomment>app/ui/window/palette.py</extracomment>
        <translation>Réglage</translation>
    </message>
    <message>
        <source>Find anything</source>
        <extracomment>app/ui/window/shortcuts.py, app/ui/window/user_actions.py</extracomment>
        <translation>Tout trouver</translation>
    </message>
    <message>
        <source>Answer other programs: the local API</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Répondre à d’autres programmes&#xa0;: l’API locale</translation>
    </message>
    <message>
        <source>Models and guessing</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>Modèles et prédiction</translation>
    </message>
    <message>
        <source>Find a chat, a model, a setting or a command</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>Trouver un chat, un modèle, un réglage ou une commande</translation>
    </message>
    <message>
        <source>asks tool servers</source>
        <extracomment>resources/components.json</extracomment>
        <translation>interroge des serveurs d’outils</translation>
    </message>
    <message>
        <source>reads pictures</source>
        <extracomment>resources/components.json</extracomment>
        <translation>lit des images</translation>
    </message>
    <message>
        <source>Guesses: {name}</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Devine&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Writes: {name}</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Écrit&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Licence: {licence}.</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Licence&#xa0;: {licence}.</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>app/ui/how_it_works/film_player.py, app/ui/how_it_works/how_it_works_view.py, app/ui/models_page/pair_state.py, app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>{amount} · {rate} MB/s · {time} left</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>{amount} · {rate} Mo/s · encore {time}</translation>
    </message>
    <message>
        <source>{done} of {total} GB</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>{done} sur {total} Go</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>On this computer: used in place, in {places}</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>Sur cet ordinateur&#xa0;: utilisé sur place, dans {places}</translation>
    </message>
    <message>
        <source>{amount} · starting</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>{amount} · démarrage</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>moins d’une minute</translation>
    </message>
    <message>
        <source>Paused at {amount}</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>En pause à {amount}</translation>
    </message>
    <message>
        <source>Enter an access token…</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>Entrer un jeton d’accès…</translation>
    </message>
    <message>
        <source>For models whose owner asks for consent first</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>Pour les modèles dont le propriétaire demande d’abord un accord</translation>
    </message>
    <message>
        <source>Two models that work together: the big one writes the answers, the small one guesses ahead. Some models guess for themselves and need no second one. Everything is checked when it arrives, and goes on after any break.</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>Deux modèles qui travaillent ensemble&#xa0;: le grand écrit les réponses, le petit devine. Certains devinent eux-mêmes et n’ont pas besoin d’un second. Tout est vérifié à l’arrivée et reprend après toute coupure.</translation>
    </message>
    <message>
        <source>Token</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>Jeton</translation>
    </message>
    <message>
        <source>Access token from your account on huggingface.co (it is sent to the Hub alone):</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>Jeton d’accès de votre compte sur huggingface.co (envoyé au Hub seul)&#xa0;:</translation>
    </message>
    <message>
        <source>One of the two replies is empty, so there is nothing to compare.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>L’une des deux réponses est vide, il n’y a donc rien à comparer.</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>app/ui/overlays/race_view.py, app/ui/transcript/messages/message_menu.py, app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Course</translation>
    </message>
    <message>
        <source>With guessing</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Avec prédiction</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>See both again, on one clock</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Revoir les deux, sur une seule horloge</translation>
    </message>
    <message>
        <source>The race was stopped.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>La course a été arrêtée.</translation>
    </message>
    <message>
        <source>Recorded replies (*.json)</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>Réponses enregistrées (*.json)</translation>
    </message>
    <message>
        <source>Pages for a browser (*.html)</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>Pages pour navigateur (*.html)</translation>
    </message>
    <message>
        <source>Open a recorded reply</source>
        <extracomment>app/ui/overlays/recorded_actions.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Ouvrir une réponse enregistrée</translation>
    </message>
    <message>
        <source>Reading “{name}”…</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>Lecture de «&#xa0;{name}&#xa0;»…</translation>
    </message>
    <message>
        <source>Save as recorded reply</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>Enregistrer comme réponse enregistrée</translation>
    </message>
    <message>
        <source>Share this reply as a page</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>Partager cette réponse comme page</translation>
    </message>
    <message>
        <source>The page is saved as {name}. It plays in any browser, without a network.</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>La page est enregistrée sous {name}. Elle se lit dans tout navigateur, sans réseau.</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>La montrer</translation>
    </message>
    <message>
        <source>The recorded reply is saved as {name}.</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>La réponse enregistrée est gardée sous {name}.</translation>
    </message>
    <message>
        <source>Recorded reply</source>
        <extracomment>app/ui/chat/first_page/loading_show.py, app/ui/overlays/recorded_view.py</extracomment>
        <translation>Réponse enregistrée</translation>
    </message>
    <message>
        <source>Recorded, so nothing can be asked here. Point at a word to see who wrote it.</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>Enregistrée, on ne peut donc rien demander ici. Pointez un mot pour voir qui l’a écrit.</translation>
    </message>
    <message>
        <source>Slow motion</source>
        <extracomment>app/ui/overlays/recorded_view.py, app/ui/overlays/slow_motion_view.py, app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Ralenti</translation>
    </message>
    <message>
        <source>Replay it round by round (Ctrl+Shift+S)</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>Revoir tour par tour (Ctrl+Shift+S)</translation>
    </message>
    <message>
        <source>Share…</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>Partager…</translation>
    </message>
    <message>
        <source>Save a page that plays it in any browser (Ctrl+Shift+H)</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>Enregistrer une page qui la lit dans tout navigateur (Ctrl+Shift+H)</translation>
    </message>
    <message>
        <source>Share as a page</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>Partager comme page</translation>
    </message>
    <message>
        <source>Question and recorded reply</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>Question et réponse enregistrée</translation>
    </message>
    <message>
        <source>Round {place} of {count}</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Tour {place} sur {count}</translation>
    </message>
    <message>
        <source>{round}: {event}</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>{round}&#xa0;: {event}</translation>
    </message>
    <message>
        <source>the reply ends here.</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>la réponse finit ici.</translation>
    </message>
    <message numerus="yes">
        <source>The draft guesses %n tokens ahead.</source>
        <comment>The draft guesses %n token ahead.</comment>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>
            <numerusform>Le brouillon devine %n token.</numerusform>
            <numerusform>Le brouillon devine %n tokens.</numerusform>
        </translation>
    </message>
    <message>
        <source>no guess; the big model wrote {token} itself.</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>pas de prédiction&#xa0;; le grand modèle a écrit {token}.</translation>
    </message>
    <message>
        <source>{token} is what the big model would write. Kept.</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>{token} est ce que le grand modèle écrirait. Gardé.</translation>
    </message>
    <message>
        <source>{wrong} was wrong; the big model writes {token} instead.</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>{wrong} était faux&#xa0;; le grand modèle écrit {token}.</translation>
    </message>
    <message>
        <source>all guesses were right, and the same pass gives {token} as a bonus.</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>tout était juste, et la même passe donne {token} en bonus.</translation>
    </message>
    <message numerus="yes">
        <source>Lookup guesses %n tokens ahead.</source>
        <comment>Lookup guesses %n token ahead.</comment>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>
            <numerusform>La recherche devine %n token.</numerusform>
            <numerusform>La recherche devine %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Memory guesses %n tokens ahead.</source>
        <comment>Memory guesses %n token ahead.</comment>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>
            <numerusform>La mémoire devine %n token.</numerusform>
            <numerusform>La mémoire devine %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n after it are dropped.</source>
        <comment>The %n after it is dropped.</comment>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>
            <numerusform>Le %n suivant est abandonné.</numerusform>
            <numerusform>Les %n suivants sont abandonnés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reply as it grew</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>La réponse comme elle a grandi</translation>
    </message>
    <message>
        <source>Place in the reply</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Place dans la réponse</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Lire ou mettre en pause (Space)</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>How fast the replay runs</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>À quelle vitesse va la relecture</translation>
    </message>
    <message>
        <source>Something went wrong inside Draftlight: {error}</source>
        <extracomment>app/ui/toolkit/scheduling/background_work.py</extracomment>
        <translation>Un problème est survenu dans Draftlight&#xa0;: {error}</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>app/ui/toolkit/widgets/copying.py</extracomment>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Remove {name} (Del)</source>
        <extracomment>app/ui/toolkit/files/file_chip.py</extracomment>
        <translation>Retirer {name} (Del)</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <extracomment>app/ui/toolkit/files/file_chip.py</extracomment>
        <translation>Retirer {name}</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>The models load when you start typing</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Les modèles se chargent quand vous commencez à écrire</translation>
    </message>
    <message>
        <source>Writing…</source>
        <extracomment>app/conversation/status.py, app/ui/overlays/comparison_view.py, app/ui/quick_question/quick_window.py</extracomment>
        <translation>Écriture…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Arrêt…</translation>
    </message>
    <message>
        <source>No model chosen yet</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Aucun modèle choisi encore</translation>
    </message>
    <message>
        <source>Another program uses other models now; yours load when you start typing</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Un autre programme utilise d’autres modèles&#xa0;; les vôtres se chargent quand vous écrivez</translation>
    </message>
    <message>
        <source>Another program is being answered. You are next.</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>On répond à un autre programme. Vous êtes le suivant.</translation>
    </message>
    <message>
        <source>Waiting for the reply to another program</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>En attente de la réponse à un autre programme</translation>
    </message>
    <message>
        <source>Loading…</source>
        <extracomment>app/conversation/status.py, app/ui/window/model_choices.py</extracomment>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>Reading your message…</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Lecture de votre message…</translation>
    </message>
    <message>
        <source>a base model: made to go on with a text, not to converse</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>un modèle de base&#xa0;: fait pour continuer un texte, pas pour discuter</translation>
    </message>
    <message>
        <source>guesses for itself</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>devine lui-même</translation>
    </message>
    <message>
        <source>{name} on {place}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{name} sur {place}</translation>
    </message>
    <message>
        <source>Reading your message… {done} of {total} tokens</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Lecture de votre message… {done} tokens sur {total}</translation>
    </message>
    <message>
        <source>{used} of {total} tokens of context</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{used} tokens sur {total} du contexte</translation>
    </message>
    <message>
        <source>{share} of context</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{share} du contexte</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Guesses in the way that has worked best, and pauses where it is slower</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Devine de la façon qui a le mieux marché, et fait une pause où c’est plus lent</translation>
    </message>
    <message>
        <source>The draft, a smaller model, guesses ahead, also where that is slower</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Le brouillon, un modèle plus petit, devine, même où c’est plus lent</translation>
    </message>
    <message>
        <source>Lookup</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Guesses are copied from earlier in the conversation, also where that is slower; needs no draft</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Les prédictions sont copiées de plus haut dans la conversation, même où c’est plus lent&#xa0;; sans brouillon</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>way to guess</comment>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>The big model writes alone</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Le grand modèle écrit seul</translation>
    </message>
    <message>
        <source>The model on {place}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Le modèle sur {place}</translation>
    </message>
    <message>
        <source> · {size} of memory</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation> · {size} de mémoire</translation>
    </message>
    <message>
        <source>Guesses for itself, with layers of its own{takes}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Devine lui-même, avec ses propres couches{takes}</translation>
    </message>
    <message>
        <source>{name} · head for this model{takes}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{name} · tête pour ce modèle{takes}</translation>
    </message>
    <message>
        <source>{name} · assistant for this model{takes}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{name} · assistant pour ce modèle{takes}</translation>
    </message>
    <message>
        <source>{size} kB</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} ko</translation>
    </message>
    <message>
        <source>{size} · {count} tokens</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} · {count} tokens</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Earlier this week</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Plus tôt cette semaine</translation>
    </message>
    <message>
        <source>Earlier this month</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Plus tôt ce mois-ci</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens so far</source>
        <comment>%n token so far</comment>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>
            <numerusform>%n token jusqu’ici</numerusform>
            <numerusform>%n tokens jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy code</source>
        <extracomment>app/ui/transcript/text/code_buttons.py</extracomment>
        <translation>Copier le code</translation>
    </message>
    <message>
        <source>{token} {who} · round {place}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>{token} {who} · tour {place}</translation>
    </message>
    <message>
        <source>The server does not tell whether this was guessed.</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Le serveur ne dit pas si cela a été deviné.</translation>
    </message>
    <message>
        <source>{token} guessed, not checked yet · round {place}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>{token} deviné, pas encore vérifié · tour {place}</translation>
    </message>
    <message>
        <source>Its chance: draft {draft}, big model {target}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Sa probabilité&#xa0;: brouillon {draft}, grand modèle {target}</translation>
    </message>
    <message>
        <source>Its chance: draft {share}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Sa probabilité&#xa0;: brouillon {share}</translation>
    </message>
    <message>
        <source>Its chance: big model {share}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Sa probabilité&#xa0;: grand modèle {share}</translation>
    </message>
    <message>
        <source>lookup in the conversation</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>la recherche dans la conversation</translation>
    </message>
    <message>
        <source>memory of earlier chats</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>la mémoire des conversations</translation>
    </message>
    <message>
        <source>end</source>
        <comment>of a text</comment>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>fin</translation>
    </message>
    <message>
        <source>&lt; 1 %</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>&lt; 1 %</translation>
    </message>
    <message>
        <source>guessed right</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>bien deviné</translation>
    </message>
    <message>
        <source>corrected by {model}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>corrigé par {model}</translation>
    </message>
    <message>
        <source>bonus from {model}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>bonus de {model}</translation>
    </message>
    <message>
        <source>written by {model}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>écrit par {model}</translation>
    </message>
    <message>
        <source>guessed wrong</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>mal deviné</translation>
    </message>
    <message>
        <source>{token} {who}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>{token} {who}</translation>
    </message>
    <message>
        <source>Guessed by {guesser}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Deviné par {guesser}</translation>
    </message>
    <message>
        <source>the head</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>la tête</translation>
    </message>
    <message>
        <source>the head {name}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>la tête {name}</translation>
    </message>
    <message>
        <source>{heading}: {tokens}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>{heading}&#xa0;: {tokens}</translation>
    </message>
    <message>
        <source>the big model</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>le grand modèle</translation>
    </message>
    <message>
        <source>the draft</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>le brouillon</translation>
    </message>
    <message>
        <source>In place of {token}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>À la place de {token}</translation>
    </message>
    <message>
        <source>Draft expected</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Le brouillon attendait</translation>
    </message>
    <message>
        <source>{model} wrote {token} instead</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>{model} a écrit {token}</translation>
    </message>
    <message>
        <source>Followed a wrong guess; {token} stood</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Suivait une erreur&#xa0;; {token} est resté</translation>
    </message>
    <message>
        <source>Jump to newest</source>
        <extracomment>app/ui/transcript/page_scroll.py</extracomment>
        <translation>Aller au plus récent</translation>
    </message>
    <message>
        <source>The draft guessed this and the big model agreed.</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>Le brouillon a deviné cela et le grand modèle était d’accord.</translation>
    </message>
    <message>
        <source>The big model wrote this in place of a wrong guess.</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>Le grand modèle a écrit cela à la place d’une erreur.</translation>
    </message>
    <message>
        <source>Every guess was right, so the big model added this one for free.</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>Tout était juste, le grand modèle a donc ajouté cela gratuitement.</translation>
    </message>
    <message>
        <source>A guess the big model would not have written. Click to show these in the text, or hide them.</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>Une prédiction que le grand modèle n’aurait pas écrite. Cliquez pour les montrer dans le texte ou les cacher.</translation>
    </message>
    <message>
        <source>{outcome}: {explanation}</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>{outcome}&#xa0;: {explanation}</translation>
    </message>
    <message>
        <source>Wrong guesses</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Show the guesses that were wrong, struck through, where they would have stood</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>Montrer les mauvaises prédictions, barrées, là où elles auraient été</translation>
    </message>
    <message>
        <source>Show who wrote each word</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>Montrer qui a écrit chaque mot</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>graine {seed}</translation>
    </message>
    <message>
        <source>Copy reply</source>
        <extracomment>app/ui/transcript/messages/message_menu.py, app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Copier la réponse</translation>
    </message>
    <message>
        <source>Colours of this reply</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Couleurs de cette réponse</translation>
    </message>
    <message>
        <source>Go on writing this reply</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Continuer cette réponse</translation>
    </message>
    <message>
        <source>Replay in slow motion</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Revoir au ralenti</translation>
    </message>
    <message>
        <source>Write this reply again</source>
        <extracomment>app/ui/transcript/messages/message_menu.py, app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Réécrire cette réponse</translation>
    </message>
    <message>
        <source>More about this reply</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Plus sur cette réponse</translation>
    </message>
    <message>
        <source>Save as recorded reply…</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Enregistrer comme réponse enregistrée…</translation>
    </message>
    <message>
        <source>Share as HTML page…</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Partager comme page HTML…</translation>
    </message>
    <message>
        <source>Seed {seed} is kept in this chat: the same question gets the same reply. Press for new ones</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>La graine {seed} est gardée ici&#xa0;: la même question reçoit la même réponse. Pressez pour de nouvelles</translation>
    </message>
    <message>
        <source>Keep seed {seed} for the next replies of this chat: the same question then gets the same reply</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Garder la graine {seed} pour les prochaines réponses d’ici&#xa0;: la même question recevra la même réponse</translation>
    </message>
    <message>
        <source>Scroll the code to the side</source>
        <extracomment>app/ui/transcript/text/horizontal_scroll.py</extracomment>
        <translation>Faire défiler le code de côté</translation>
    </message>
    <message>
        <source>Scroll the table to the side</source>
        <extracomment>app/ui/transcript/text/horizontal_scroll.py</extracomment>
        <translation>Faire défiler le tableau de côté</translation>
    </message>
    <message>
        <source>Quote in your message	Ctrl+R</source>
        <extracomment>app/ui/transcript/text/text_body.py</extracomment>
        <translation>Citer dans votre message	Ctrl+R</translation>
    </message>
    <message>
        <source>What the tool was given and what it brought</source>
        <extracomment>app/ui/transcript/messages/message_parts.py</extracomment>
        <translation>Ce que l’outil a reçu et ce qu’il a rapporté</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>app/ui/transcript/messages/user_message.py</extracomment>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <extracomment>app/ui/transcript/messages/user_message.py</extracomment>
        <translation>Modifier et renvoyer</translation>
    </message>
    <message>
        <source>Show more: {count} characters follow</source>
        <extracomment>app/ui/transcript/messages/user_message.py</extracomment>
        <translation>Montrer plus&#xa0;: {count} caractères suivent</translation>
    </message>
    <message>
        <source>Versions</source>
        <extracomment>app/ui/transcript/messages/message_parts.py</extracomment>
        <translation>Versions</translation>
    </message>
    <message>
        <source>Version before this one</source>
        <extracomment>app/ui/transcript/messages/message_parts.py</extracomment>
        <translation>Version précédente</translation>
    </message>
    <message>
        <source>Next version</source>
        <extracomment>app/ui/transcript/messages/message_parts.py</extracomment>
        <translation>Version suivante</translation>
    </message>
    <message>
        <source>Version {place} of {count}</source>
        <extracomment>app/ui/transcript/messages/message_parts.py</extracomment>
        <translation>Version {place} sur {count}</translation>
    </message>
    <message>
        <source>There is a graphics card by {makers} here, and llama.cpp was compiled for the processor alone. One command compiles it for the card; “Graphics cards” in the help says what it needs.</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>Il y a ici une carte graphique de {makers}, et llama.cpp a été compilé pour le processeur seul. Une commande le compile pour la carte ; l’aide dit sous « Graphics cards » ce qu’il faut pour cela.</translation>
    </message>
    <message>
        <source>Other programs can ask at {address}. The mark at the top says how, and who does.</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>D’autres programmes peuvent demander à {address}. La marque en haut dit comment, et qui le fait.</translation>
    </message>
    <message>
        <source>Back to {model}</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>Revenir à {model}</translation>
    </message>
    <message>
        <source>Other programs cannot ask. {problem}</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>D’autres programmes ne peuvent pas demander. {problem}</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>{problem} There is no race to run.</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>{problem} Il n’y a pas de course à faire.</translation>
    </message>
    <message>
        <source>{model} is {kind}. Its replies may wander off.</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>{model} est {kind}. Ses réponses peuvent s’égarer.</translation>
    </message>
    <message>
        <source>Show report</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>Montrer le rapport</translation>
    </message>
    <message>
        <source>Use port {port}</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>Prendre le port {port}</translation>
    </message>
    <message>
        <source>Taking in chats…</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Import des conversations…</translation>
    </message>
    <message>
        <source>Taking in chats: {percent}%</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Import des conversations&#xa0;: {percent}%</translation>
    </message>
    <message>
        <source>Taking in chats is still under way.</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>L’import des conversations continue.</translation>
    </message>
    <message>
        <source>Saving chats…</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Enregistrement des conversations…</translation>
    </message>
    <message>
        <source>Saving chats: {percent}%</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Enregistrement des conversations&#xa0;: {percent}%</translation>
    </message>
    <message>
        <source>Saving chats is still under way.</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>L’enregistrement des conversations continue.</translation>
    </message>
    <message numerus="yes">
        <source>%n chats taken out again.</source>
        <comment>%n chat taken out again.</comment>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>
            <numerusform>%n conversation retirée.</numerusform>
            <numerusform>%n conversations retirées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Arrêté. Rien n’a été écrit.</translation>
    </message>
    <message numerus="yes">
        <source>%n chats saved in {file}.</source>
        <comment>%n chat saved in {file}.</comment>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>
            <numerusform>%n conversation enregistrée dans {file}.</numerusform>
            <numerusform>%n conversations enregistrées dans {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop the model file here</source>
        <extracomment>app/ui/toolkit/files/file_drops.py</extracomment>
        <translation>Déposez ici le fichier de modèle</translation>
    </message>
    <message>
        <source>Drop files here: they go with your message</source>
        <extracomment>app/ui/toolkit/files/file_drops.py</extracomment>
        <translation>Déposez ici des fichiers&#xa0;: ils vont avec votre message</translation>
    </message>
    <message numerus="yes">
        <source>%n chats from {program} came in.</source>
        <comment>%n chat from {program} came in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n conversation de {program} importée.</numerusform>
            <numerusform>%n conversations de {program} importées.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} are damaged or cut off: nothing came in from there.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{names} sont endommagés ou tronqués&#xa0;: rien n’en a été importé.</translation>
    </message>
    <message>
        <source>There is no chat in there that Draftlight can read.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>Il n’y a là aucune conversation que Draftlight sache lire.</translation>
    </message>
    <message numerus="yes">
        <source>%n chats ({programs}) came in.</source>
        <comment>%n chat ({programs}) came in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n conversation ({programs}) importée.</numerusform>
            <numerusform>%n conversations ({programs}) importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats came in.</source>
        <comment>%n chat came in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n conversation importée.</numerusform>
            <numerusform>%n conversations importées.</numerusform>
        </translation>
    </message>
    <message>
        <source>another program</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>un autre programme</translation>
    </message>
    <message>
        <source>{names} and others</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{names} et d’autres</translation>
    </message>
    <message>
        <source>{name} is damaged or cut off: nothing came in from there.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{name} est endommagé ou tronqué&#xa0;: rien n’en a été importé.</translation>
    </message>
    <message>
        <source>{names} are damaged or cut off: chats that are whole in there came in, no other did.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{names} sont endommagés ou tronqués&#xa0;: les conversations entières ont été importées, aucune autre.</translation>
    </message>
    <message numerus="yes">
        <source>%n chats had grown and are up to date again.</source>
        <comment>%n chat had grown and is up to date again.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n conversation avait grandi et est à jour.</numerusform>
            <numerusform>%n conversations avaient grandi et sont à jour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats were here already.</source>
        <comment>%n chat was here already.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n conversation était déjà là.</numerusform>
            <numerusform>%n conversations étaient déjà là.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats could not be read.</source>
        <comment>%n chat could not be read.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n conversation n’a pas pu être lue.</numerusform>
            <numerusform>%n conversations n’ont pas pu être lues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats were too large.</source>
        <comment>%n chat was too large.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n conversation était trop grande.</numerusform>
            <numerusform>%n conversations étaient trop grandes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats were saved by a newer Draftlight.</source>
        <comment>%n chat was saved by a newer Draftlight.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n conversation vient d’un Draftlight plus récent.</numerusform>
            <numerusform>%n conversations viennent d’un Draftlight plus récent.</numerusform>
        </translation>
    </message>
    <message>
        <source>{problem} The chats before that came in whole.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{problem} Les conversations d’avant sont entières.</translation>
    </message>
    <message>
        <source>The rest was stopped.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>Le reste a été arrêté.</translation>
    </message>
    <message>
        <source>{name} is damaged or cut off: chats that are whole in there came in, no other did.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{name} est endommagé ou tronqué&#xa0;: les conversations entières ont été importées, aucune autre.</translation>
    </message>
    <message>
        <source>{count} from {program}</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{count} de {program}</translation>
    </message>
    <message>
        <source>Draftlight, or llama.cpp inside it, crashed the last time it was open. Your chats were saved up to half a second before. The report holds no text of your chats; read it, and send it along if you report the crash.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>Draftlight, ou llama.cpp en lui, a planté la dernière fois. Vos conversations ont été enregistrées jusqu’à une demi-seconde avant. Le rapport ne contient aucun texte de vous&#xa0;; lisez-le, et joignez-le si vous signalez le plantage.</translation>
    </message>
    <message>
        <source>The models are not loaded again until you ask something; if it happens again, choose others.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>Les modèles ne sont rechargés que si vous demandez quelque chose&#xa0;; si cela recommence, choisissez-en d’autres.</translation>
    </message>
    <message>
        <source>The last time, Draftlight was ended from outside while {pair} was being loaded. If the computer ran short of memory, choose a smaller model.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>La dernière fois, Draftlight a été arrêté de l’extérieur pendant le chargement de {pair}. Si la mémoire a manqué, choisissez un modèle plus petit.</translation>
    </message>
    <message>
        <source>Draftlight crashed the last time. Your chats are saved.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>Draftlight a planté la dernière fois. Vos conversations sont enregistrées.</translation>
    </message>
    <message>
        <source>Draftlight crashed the last time while {models} was being loaded. Your chats are saved.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>Draftlight a planté la dernière fois pendant le chargement de {models}. Vos conversations sont enregistrées.</translation>
    </message>
    <message>
        <source>Draftlight crashed the last time while {models} was writing a reply. Your chats are saved.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>Draftlight a planté la dernière fois pendant que {models} écrivait une réponse. Vos conversations sont enregistrées.</translation>
    </message>
    <message>
        <source>Markdown, to read (*.md)</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Markdown, à lire (*.md)</translation>
    </message>
    <message>
        <source>Web page, with colours (*.html)</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Page web, en couleurs (*.html)</translation>
    </message>
    <message>
        <source>JSON, all of it, to take in again (*.json)</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>JSON, tout, à réimporter (*.json)</translation>
    </message>
    <message>
        <source>With them goes what the models have read of them and can guess from, and the message you have begun. Files you saved stay.</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>Avec elles disparaît ce que les modèles en ont lu et peuvent deviner, et le message commencé. Les fichiers enregistrés restent.</translation>
    </message>
    <message>
        <source>Add files to your message</source>
        <extracomment>app/ui/chat/composing/attach_button.py, app/ui/window/document_actions.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Ajouter des fichiers au message</translation>
    </message>
    <message>
        <source>Save this chat</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Enregistrer cette conversation</translation>
    </message>
    <message>
        <source>Save chats in one archive</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Enregistrer les conversations dans une archive</translation>
    </message>
    <message>
        <source>Delete all {count} chats?</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>Supprimer les {count} conversations&#xa0;?</translation>
    </message>
    <message>
        <source>Delete all chats</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>Supprimer toutes les conversations</translation>
    </message>
    <message>
        <source>ZIP archive (*.zip)</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Archive ZIP (*.zip)</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <extracomment>app/ui/window/top_bar.py, app/ui/window/window_display.py</extracomment>
        <translation>Choisir un modèle</translation>
    </message>
    <message>
        <source>{models} on {server}</source>
        <extracomment>app/ui/window/window_display.py</extracomment>
        <translation>{models} sur {server}</translation>
    </message>
    <message>
        <source>Models on this computer…</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Modèles de cet ordinateur…</translation>
    </message>
    <message>
        <source>Open model files…</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Ouvrir des fichiers de modèle…</translation>
    </message>
    <message>
        <source>Another computer…</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Autre ordinateur…</translation>
    </message>
    <message>
        <source>Choose one on that computer…</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>En choisir un sur cet ordinateur-là…</translation>
    </message>
    <message>
        <source>The other computer has the draft, and chooses it</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>L’autre ordinateur a le brouillon et le choisit</translation>
    </message>
    <message>
        <source>The next place found</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Le passage suivant trouvé</translation>
    </message>
    <message>
        <source>The place found before</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Le passage précédent trouvé</translation>
    </message>
    <message>
        <source>Go to the last question</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Aller à la dernière question</translation>
    </message>
    <message>
        <source>Quote what is selected, in your message</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Citer la sélection dans votre message</translation>
    </message>
    <message>
        <source>Go to the message field</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Aller au champ de message</translation>
    </message>
    <message>
        <source>Stop, or cancel editing</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Arrêter, ou annuler la modification</translation>
    </message>
    <message>
        <source>Choose an assistant for this chat</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Choisir un assistant pour cette conversation</translation>
    </message>
    <message>
        <source>Prompts you keep</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Vos invites</translation>
    </message>
    <message>
        <source>Edit your last message</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Modifier votre dernier message</translation>
    </message>
    <message>
        <source>Write the last reply again</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Réécrire la dernière réponse</translation>
    </message>
    <message>
        <source>Go on with a reply that was stopped</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Continuer une réponse arrêtée</translation>
    </message>
    <message>
        <source>Save this chat as a file</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Enregistrer cette conversation comme fichier</translation>
    </message>
    <message>
        <source>Replay the reply in slow motion</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Revoir la réponse au ralenti</translation>
    </message>
    <message>
        <source>Race: the last question with guessing and without</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Course&#xa0;: la dernière question avec et sans prédiction</translation>
    </message>
    <message>
        <source>Save the reply as a recorded reply</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Enregistrer la réponse comme réponse enregistrée</translation>
    </message>
    <message>
        <source>Share the reply as a page for any browser</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Partager la réponse comme page pour tout navigateur</translation>
    </message>
    <message>
        <source>Choose models</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Choisir des modèles</translation>
    </message>
    <message>
        <source>Show or hide the chats</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Montrer ou cacher les conversations</translation>
    </message>
    <message>
        <source>Show or hide “Under the hood”</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Montrer ou cacher «&#xa0;Sous le capot&#xa0;»</translation>
    </message>
    <message>
        <source>Larger</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Smaller</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>Normal size</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Taille normale</translation>
    </message>
    <message>
        <source>Light or dark colours</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Couleurs claires ou sombres</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>app/ui/quick_question/tray.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Open “Under the hood” (Ctrl+J)</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Ouvrir «&#xa0;Sous le capot&#xa0;» (Ctrl+J)</translation>
    </message>
    <message>
        <source>Speed: none yet</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Vitesse&#xa0;: aucune encore</translation>
    </message>
    <message>
        <source>tok/s</source>
        <comment>tokens a second, where there is little room</comment>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>Tokens a second</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Tokens par seconde</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Vitesse&#xa0;: {speed}</translation>
    </message>
    <message>
        <source>The draft guesses a few words ahead; the big model keeps what it would have written itself.</source>
        <extracomment>app/ui/window/dialogs/text_preview.py</extracomment>
        <translation>Le brouillon devine quelques mots&#xa0;; le grand modèle garde ce qu’il aurait écrit lui-même.</translation>
    </message>
    <message>
        <source>Add…</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>From a file…</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>D’un fichier…</translation>
    </message>
    <message>
        <source>The JSON in which other programs keep their servers</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Le JSON où d’autres programmes gardent leurs serveurs</translation>
    </message>
    <message>
        <source>From the clipboard</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Du presse-papiers</translation>
    </message>
    <message>
        <source>Taken in, and switched off until you switch them on: {names}.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Ajoutés, et désactivés jusqu’à ce que vous les activiez&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Take in tool servers</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Ajouter des serveurs d’outils</translation>
    </message>
    <message>
        <source>{name}: chats may use it</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>{name}&#xa0;: les conversations peuvent l’utiliser</translation>
    </message>
    <message>
        <source>Change…</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Change {server}</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Modifier {server}</translation>
    </message>
    <message>
        <source>Remove {server}</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Retirer {server}</translation>
    </message>
    <message>
        <source>This file is too large for a list of tool servers.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Ce fichier est trop gros pour une liste de serveurs d’outils.</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>“{server}” was removed from this list. The program itself is where it was.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>«&#xa0;{server}&#xa0;» a été retiré de cette liste. Le programme même est où il était.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {error}.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>{name} ne peut pas être lu&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>Show or hide the chats (Ctrl+B)</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Montrer ou cacher les conversations (Ctrl+B)</translation>
    </message>
    <message>
        <source>Answer the last question with guessing and without (Ctrl+Shift+G)</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Répondre à la dernière question avec et sans prédiction (Ctrl+Shift+G)</translation>
    </message>
    <message>
        <source>Replay the reply round by round (Ctrl+Shift+S)</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Revoir la réponse tour par tour (Ctrl+Shift+S)</translation>
    </message>
    <message>
        <source>Stage</source>
        <extracomment>app/ui/window/shortcuts.py, app/ui/window/top_bar.py</extracomment>
        <translation>Scène</translation>
    </message>
    <message>
        <source>The conversation and the gauge alone, large (F11)</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>La conversation et le cadran seuls, en grand (F11)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Réglages (Ctrl+,)</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>app/ui/help/help_window.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Waiting…</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>En attente…</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Garder celle-ci</translation>
    </message>
    <message>
        <source>Keep this one: {name}</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Garder celle-ci : {name}</translation>
    </message>
    <message>
        <source>Not written</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Non écrite</translation>
    </message>
    <message>
        <source>Answers side by side</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Réponses côte à côte</translation>
    </message>
    <message>
        <source>Number of answers</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Nombre de réponses</translation>
    </message>
    <message>
        <source>Differing in</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Write them</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Écrire</translation>
    </message>
    <message>
        <source>Answers to the same question, written at the same time. The one that you keep stands in the chat; the others stay as its other versions.</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Des réponses à la même question, écrites en même temps. Celle que vous gardez figure dans la conversation ; les autres en restent d’autres versions.</translation>
    </message>
    <message>
        <source>With a temperature of 0 all seeds give the same answer.</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Avec une température de 0, toutes les graines donnent la même réponse.</translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <comment>%n answer</comment>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>
            <numerusform>%n réponse</numerusform>
            <numerusform>%n réponses</numerusform>
        </translation>
    </message>
    <message>
        <source>differing in</source>
        <comment>answers</comment>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>qui diffèrent par</translation>
    </message>
    <message>
        <source>Assistant of answer {number}</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Assistant de la réponse {number}</translation>
    </message>
    <message>
        <source>pass of the big model</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>passe du grand modèle</translation>
    </message>
    <message>
        <source>passes of the big model</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>passes du grand modèle</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>passe</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>passes</translation>
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
        <translation>contre</translation>
    </message>
    <message>
        <source>{name} · writing now</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>{name} · écrit en ce moment</translation>
    </message>
    <message>
        <source>live</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>en direct</translation>
    </message>
    <message>
        <source>Done in {time}</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>Terminé en {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n passes</source>
        <comment>%n pass</comment>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>
            <numerusform>%n passe</numerusform>
            <numerusform>%n passes</numerusform>
        </translation>
    </message>
    <message>
        <source>{plain} without guessing, {guessed} with it.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>{plain} sans prédiction, {guessed} avec.</translation>
    </message>
    <message>
        <source>Same words as far as both go.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>Mêmes mots aussi loin que vont les deux.</translation>
    </message>
    <message>
        <source>The words part after {count} characters: a setting or a file is another than it was.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>Les mots diffèrent après {count} caractères : un réglage ou un fichier a changé.</translation>
    </message>
    <message>
        <source>Slower with guessing ({times}×): {guessed} s instead of {plain} s.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>Plus lent avec prédiction ({times}×) : {guessed} s au lieu de {plain} s.</translation>
    </message>
    <message>
        <source>Same words.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>Mêmes mots.</translation>
    </message>
    <message>
        <source>The words part after {count} characters: two were as likely there, a near-tie.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>Les mots diffèrent après {count} caractères : deux y étaient presque aussi probables.</translation>
    </message>
    <message>
        <source>Guessing made no difference: {guessed} s with it, {plain} s without.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>La prédiction n’a rien changé : {guessed} s avec, {plain} s sans.</translation>
    </message>
    <message>
        <source>{times}× faster with guessing: {guessed} s instead of {plain} s.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>{times}× plus rapide avec prédiction : {guessed} s au lieu de {plain} s.</translation>
    </message>
    <message>
        <source>Big model alone</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Grand modèle seul</translation>
    </message>
    <message>
        <source>End the race</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Mettre fin à la course</translation>
    </message>
    <message>
        <source>Measure both now</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Mesurer les deux</translation>
    </message>
    <message>
        <source>Write both replies anew, one after the other</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Réécrire les deux réponses, l’une après l’autre</translation>
    </message>
    <message>
        <source>{name} · your reply of a moment ago at its own pace</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>{name} · votre réponse d’il y a un instant, à son rythme</translation>
    </message>
    <message>
        <source>Same words so far.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Mêmes mots jusqu’ici.</translation>
    </message>
    <message>
        <source>Same question, same seed.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Même question, même graine.</translation>
    </message>
    <message>
        <source>Time depends on the computer; passes do not.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Le temps dépend de l’ordinateur, pas les passes.</translation>
    </message>
    <message>
        <source>Starts when the other one is done</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Commence quand l’autre est terminée</translation>
    </message>
    <message>
        <source>{name} · at its own pace</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>{name} · à son rythme</translation>
    </message>
    <message>
        <source>recorded</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>Then the big model writes the same alone, beside it.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Ensuite, le grand modèle écrit la même chose seul, à côté.</translation>
    </message>
    <message>
        <source>This code is too long for a preview: {most} MB are the most.</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>Ce code est trop long pour un aperçu : {most} Mo au plus.</translation>
    </message>
    <message>
        <source>This cannot be drawn: the code is not whole, or has a mistake in it.</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>Impossible à dessiner : le code est incomplet ou contient une erreur.</translation>
    </message>
    <message>
        <source>Drawing this takes too much time or memory, so there is no preview.</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>Le dessin demande trop de temps ou de mémoire : il n’y a donc pas d’aperçu.</translation>
    </message>
    <message>
        <source>Drawn without scripts, and without pictures and styles from elsewhere. Links lead nowhere.</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>Dessiné sans scripts, et sans images ni styles venus d’ailleurs. Les liens ne mènent nulle part.</translation>
    </message>
    <message>
        <source>Only the beginning of the page is shown.</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>Seul le début de la page est affiché.</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>Dessin en cours…</translation>
    </message>
    <message>
        <source>Preview of a web page</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>Aperçu d’une page web</translation>
    </message>
    <message>
        <source>Preview of a picture</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>Aperçu d’une image</translation>
    </message>
    <message>
        <source>No model is chosen yet. Choose one in the window; the question waits.</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>Aucun modèle n’est encore choisi. Choisissez-en un dans la fenêtre ; la question attend.</translation>
    </message>
    <message>
        <source>The reply is not whole. In the window you see why.</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>La réponse n’est pas complète. La fenêtre dit pourquoi.</translation>
    </message>
    <message>
        <source>Quick question</source>
        <extracomment>app/ui/quick_question/quick_window.py, app/ui/quick_question/tray.py</extracomment>
        <translation>Question rapide</translation>
    </message>
    <message>
        <source>Ask a quick question</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>Poser une question rapide</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Open in window</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>Ouvrir dans la fenêtre</translation>
    </message>
    <message>
        <source>Waiting for the models…</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>En attente des modèles…</translation>
    </message>
    <message>
        <source>Open Draftlight</source>
        <extracomment>app/ui/quick_question/tray.py</extracomment>
        <translation>Ouvrir Draftlight</translation>
    </message>
    <message>
        <source>Draftlight is still running</source>
        <extracomment>app/ui/quick_question/tray.py</extracomment>
        <translation>Draftlight est toujours ouvert</translation>
    </message>
    <message>
        <source>Its icon in the tray opens it again. Quit ends it.</source>
        <extracomment>app/ui/quick_question/tray.py</extracomment>
        <translation>Son icône dans la zone de notification le rouvre. « Quitter » le ferme.</translation>
    </message>
    <message>
        <source>Drawn by chance, though another was likelier</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Tiré au hasard, bien qu’un autre fût plus probable</translation>
    </message>
    <message>
        <source>Likeliest for the big model</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Le plus probable pour le grand modèle</translation>
    </message>
    <message>
        <source>Edit…</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Branch from here</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Bifurquer à partir d’ici</translation>
    </message>
    <message>
        <source>A new chat with all up to this message</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Une nouvelle conversation avec tout jusqu’à ce message</translation>
    </message>
    <message>
        <source>Duplicate chat</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Dupliquer la conversation</translation>
    </message>
    <message>
        <source>Keep seed {seed}</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Garder la graine {seed}</translation>
    </message>
    <message>
        <source>Compare answers…</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Comparer des réponses…</translation>
    </message>
    <message>
        <source>edited</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>modifiée</translation>
    </message>
    <message>
        <source>What the reply waits for</source>
        <extracomment>app/ui/transcript/messages/message_column.py</extracomment>
        <translation>Ce que la réponse attend</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>app/ui/transcript/text/code_buttons.py</extracomment>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Show what this code draws</source>
        <extracomment>app/ui/transcript/text/code_buttons.py</extracomment>
        <translation>Montrer ce que dessine ce code</translation>
    </message>
    <message>
        <source>Recorded replies</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Réponses enregistrées</translation>
    </message>
    <message>
        <source>They stay in “Recently deleted” for 30 days. After that they are gone for good.</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>Elles restent 30 jours dans «&#xa0;Supprimées récemment&#xa0;». Ensuite, elles disparaissent définitivement.</translation>
    </message>
    <message>
        <source>Delete all your chats?</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>Supprimer toutes vos conversations&#xa0;?</translation>
    </message>
    <message>
        <source>Tool servers that need nothing installed</source>
        <extracomment>app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>Serveurs d’outils qui ne demandent aucune installation</translation>
    </message>
    <message>
        <source>{place} cannot be found. What was read of it before is still used.</source>
        <extracomment>app/knowledge/file_walk.py</extracomment>
        <translation>{place} est introuvable. Ce qui en a été lu auparavant reste utilisé.</translation>
    </message>
    <message>
        <source>What is read of “{name}” cannot be kept: {error}.</source>
        <extracomment>app/knowledge/index.py</extracomment>
        <translation>Ce qui est lu de « {name} » ne peut pas être enregistré : {error}.</translation>
    </message>
    <message>
        <source>The disk is full, so “{name}” was not read to its end. Free some space, and read it again.</source>
        <extracomment>app/knowledge/index.py</extracomment>
        <translation>Le disque est plein : « {name} » n’a pas été lu jusqu’au bout. Libérez de l’espace, puis relancez la lecture.</translation>
    </message>
    <message>
        <source>What was read of “{name}” was damaged. Read it again.</source>
        <extracomment>app/knowledge/index.py</extracomment>
        <translation>Ce qui a été lu de « {name} » était endommagé. Relancez la lecture.</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <extracomment>app/ui/chat/composing/attach_button.py, app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <source>Knowledge…</source>
        <extracomment>app/ui/chat/composing/attach_button.py</extracomment>
        <translation>Connaissances…</translation>
    </message>
    <message>
        <source>Questions are looked up in “{name}”.</source>
        <extracomment>app/ui/chat/composing/attach_button.py</extracomment>
        <translation>Les questions sont recherchées dans « {name} ».</translation>
    </message>
    <message>
        <source>No documents</source>
        <extracomment>app/ui/chat/composing/attach_button.py, app/ui/dialogs/folder_settings_dialog.py</extracomment>
        <translation>Aucun document</translation>
    </message>
    <message>
        <source>Look up questions in:</source>
        <extracomment>app/ui/chat/composing/attach_button.py</extracomment>
        <translation>Rechercher les questions dans :</translation>
    </message>
    <message>
        <source>New chat here</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Nouvelle conversation ici</translation>
    </message>
    <message>
        <source>Folder settings…</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Réglages du dossier…</translation>
    </message>
    <message>
        <source>Settings of “{name}”</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py</extracomment>
        <translation>Réglages de « {name} »</translation>
    </message>
    <message>
        <source>As chosen in the window</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py</extracomment>
        <translation>Comme choisi dans la fenêtre</translation>
    </message>
    <message>
        <source>New chats in this folder begin with these. Each can be changed in a chat.</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py</extracomment>
        <translation>Les nouvelles conversations de ce dossier commencent ainsi. Chaque réglage peut être changé dans une conversation.</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Connaissances</translation>
    </message>
    <message>
        <source>What was read of it is deleted. The files themselves stay where they are.</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Ce qui en a été lu est supprimé. Les fichiers eux-mêmes restent à leur place.</translation>
    </message>
    <message>
        <source>Remove “{name}”?</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Retirer « {name} » ?</translation>
    </message>
    <message>
        <source>A chat’s questions are looked up in the documents you choose for it. Nothing leaves this computer.</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Les questions d’une conversation sont recherchées dans les documents que vous choisissez pour elle. Rien ne quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>Read again</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>Folder to look up questions in</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/knowledge_dialog.py, app/ui/window/document_actions.py</extracomment>
        <translation>Dossier où rechercher les questions</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: its font does not say which letters are meant.</source>
        <extracomment>app/knowledge/collection_reader.py</extracomment>
        <translation>« {name} » ne peut pas être lu : sa police ne dit pas quelles lettres sont représentées.</translation>
    </message>
    <message>
        <source>This head was made for another program. Get one whose file says dflash or eagle3.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Cette tête a été faite pour un autre programme. Prenez-en une dont le fichier dit dflash ou eagle3.</translation>
    </message>
    <message>
        <source>The connection to “{name}” ended: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>La connexion à «&#xa0;{name}&#xa0;» s’est terminée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” answered with the error {status} of HTTP.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» a répondu par l’erreur HTTP {status}.</translation>
    </message>
    <message>
        <source>“{name}” shows a certificate that is not trusted: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» présente un certificat qui n’est pas approuvé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” has moved to {place}. If you trust that address, put it where the server is set up.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» a déménagé à {place}. Si vous faites confiance à cette adresse, saisissez-la là où le serveur est configuré.</translation>
    </message>
    <message>
        <source>What answers at the address of “{name}” is no tool server.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>Ce qui répond à l’adresse de «&#xa0;{name}&#xa0;» n’est pas un serveur d’outils.</translation>
    </message>
    <message>
        <source>“{name}” speaks an older form of the protocol (SSE), which is not spoken here. Look for an address that its maker calls streamable HTTP; many end in /mcp.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» parle une ancienne forme du protocole (SSE), qui n’est pas parlée ici. Cherchez une adresse que son auteur appelle «&#xa0;Streamable HTTP&#xa0;»&#xa0;; beaucoup se terminent par /mcp.</translation>
    </message>
    <message>
        <source>“{name}” lets programs sign in only if its maker knows them. If it gives out keys, put yours among its headers, for example Authorization=Bearer KEY.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» ne laisse se connecter que les programmes que son auteur connaît. S’il donne des clés, mettez la vôtre parmi les en-têtes, par exemple Authorization=Bearer CLÉ.</translation>
    </message>
    <message>
        <source>“{name}” forgot what was said before. Try again.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» a oublié ce qui a été dit auparavant. Réessayez.</translation>
    </message>
    <message>
        <source>The sign-in with “{name}” does not work: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>La connexion à «&#xa0;{name}&#xa0;» ne fonctionne pas&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Nobody signed in with “{name}” in time.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>Personne ne s’est connecté à temps à «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>The sign-in with “{name}” was refused or cancelled: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>La connexion à «&#xa0;{name}&#xa0;» a été refusée ou annulée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” cannot be reached: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» est injoignable&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” lets nobody in without a valid key. Put the one that its maker gave you among its headers, for example Authorization=Bearer KEY.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» ne laisse entrer personne sans clé valable. Mettez celle que son auteur vous a donnée parmi les en-têtes, par exemple Authorization=Bearer CLÉ.</translation>
    </message>
    <message>
        <source>There is no tool server at the address of “{name}”.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>Il n’y a pas de serveur d’outils à l’adresse de «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>“{name}” was asked too often. Try again later.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» a été interrogé trop souvent. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>“{name}” asks back for something that it cannot be told here.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«&#xa0;{name}&#xa0;» demande en retour quelque chose qui ne peut pas lui être dit ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n tools of “{name}” cannot be used, and are left out.</source>
        <comment>One tool of “{name}” cannot be used, and is left out.</comment>
        <extracomment>app/tool_servers/toolbox.py</extracomment>
        <translation>
            <numerusform>Un outil de «&#xa0;{name}&#xa0;» ne peut pas servir et est laissé de côté.</numerusform>
            <numerusform>%n outils de «&#xa0;{name}&#xa0;» ne peuvent pas servir et sont laissés de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents to look up questions in</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Documents où rechercher les questions</translation>
    </message>
    <message>
        <source>No documents yet. Add a folder, and choose it for a chat at the paper clip.</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Aucun document pour l’instant. Ajoutez un dossier, puis choisissez-le pour une conversation avec le trombone.</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <comment>%n file</comment>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>
            <numerusform>%n fichier</numerusform>
            <numerusform>%n fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passages</source>
        <comment>%n passage</comment>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>
            <numerusform>%n passage</numerusform>
            <numerusform>%n passages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be read:</source>
        <comment>%n file could not be read:</comment>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>
            <numerusform>%n fichier n’a pas pu être lu :</numerusform>
            <numerusform>%n fichiers n’ont pas pu être lus :</numerusform>
        </translation>
    </message>
    <message>
        <source>preparing to find by meaning, {percent} %</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>préparation de la recherche par le sens, {percent} %</translation>
    </message>
    <message>
        <source>reading, {percent} %</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>lecture, {percent} %</translation>
    </message>
    <message>
        <source>waits to be read</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>en attente de lecture</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>and one more</comment>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>found by words and meaning</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>recherche par mots et par sens</translation>
    </message>
    <message>
        <source>found by words</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>recherche par mots</translation>
    </message>
    <message>
        <source>{path} is not there any more.</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>{path} n’existe plus.</translation>
    </message>
    <message>
        <source>Open the file</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Ouvrir le fichier</translation>
    </message>
    <message>
        <source>page {page}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>page {page}</translation>
    </message>
    <message>
        <source>Add {server}</source>
        <extracomment>app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>Ajouter {server}</translation>
    </message>
    <message>
        <source>Added</source>
        <extracomment>app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>Leaves this computer: what the model asks of it, to {place}.</source>
        <extracomment>app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>Quitte cet ordinateur&#xa0;: ce que le modèle lui demande, vers {place}.</translation>
    </message>
    <message>
        <source>A tool server is a program of others that runs on this computer as you do: it can read and change your files, and use the network. One with an address gets what the model asks of it over the network. Add only those that you trust.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Un serveur d’outils est un programme d’autrui qui s’exécute sur cet ordinateur avec vos droits : il peut lire et modifier vos fichiers, et utiliser le réseau. Un serveur avec une adresse reçoit par le réseau ce que le modèle lui demande. N’ajoutez que ceux en qui vous avez confiance.</translation>
    </message>
    <message>
        <source>Catalogue…</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Catalogue…</translation>
    </message>
    <message>
        <source>Servers that need nothing installed</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Serveurs qui ne demandent aucune installation</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Test {server}</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Tester {server}</translation>
    </message>
    <message>
        <source>Not taken in, since they have no command and no address: {names}.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Non repris, car sans commande ni adresse : {names}.</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures are not in the export.</source>
        <comment>%n picture is not in the export.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n image ne figure pas dans l’export.</numerusform>
            <numerusform>%n images ne figurent pas dans l’export.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are not in the export.</source>
        <comment>%n file is not in the export.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n fichier ne figure pas dans l’export.</numerusform>
            <numerusform>%n fichiers ne figurent pas dans l’export.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recordings are not in the export.</source>
        <comment>%n recording is not in the export.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n enregistrement ne figure pas dans l’export.</numerusform>
            <numerusform>%n enregistrements ne figurent pas dans l’export.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures could not be taken in.</source>
        <comment>%n picture could not be taken in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n image n’a pas pu être importée.</numerusform>
            <numerusform>%n images n’ont pas pu être importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be taken in.</source>
        <comment>%n file could not be taken in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n fichier n’a pas pu être importé.</numerusform>
            <numerusform>%n fichiers n’ont pas pu être importés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recordings could not be taken in.</source>
        <comment>%n recording could not be taken in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n enregistrement n’a pas pu être importé.</numerusform>
            <numerusform>%n enregistrements n’ont pas pu être importés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Knowledge: documents to look up questions in</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Connaissances : documents où rechercher</translation>
    </message>
    <message>
        <source>A reply is being written, or chats are on their way in or out.</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>Une réponse s’écrit, ou des conversations entrent ou sortent.</translation>
    </message>
    <message>
        <source>A race is run alone: no other reply may be written meanwhile.</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>Une course se court seule : aucune autre réponse ne peut s’écrire pendant ce temps.</translation>
    </message>
    <message>
        <source>There is no answer about newer versions now. Try again later.</source>
        <extracomment>app/updates.py</extracomment>
        <translation>Pas de réponse sur des versions plus récentes à présent. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>SmolLM2 1.7B, helped by 135M</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>SmolLM2 1.7B aidé par 135M</translation>
    </message>
    <message>
        <source>The smallest real pair: quick to fetch, light on any computer, good at short tasks in English.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>La plus petite vraie paire&#xa0;: vite téléchargée, légère pour tout ordinateur, bonne aux tâches courtes en anglais.</translation>
    </message>
    <message>
        <source>Qwen3 4B, helped by 0.6B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3 4B aidé par 0.6B</translation>
    </message>
    <message>
        <source>Many languages, and it can think before it answers.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Beaucoup de langues, et il peut réfléchir avant de répondre.</translation>
    </message>
    <message>
        <source>Gemma 3 4B, helped by 270M</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Gemma 3 4B aidé par 270M</translation>
    </message>
    <message>
        <source>Writes well in many languages; the tiny draft costs almost nothing.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Écrit bien en beaucoup de langues&#xa0;; le minuscule brouillon ne coûte presque rien.</translation>
    </message>
    <message>
        <source>Llama 3.1 8B, helped by Llama 3.2 1B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Llama 3.1 8B aidé par Llama 3.2 1B</translation>
    </message>
    <message>
        <source>An all-rounder whose draft is an eighth of its size, at a precision that keeps the download small.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Bon à tout, avec un brouillon huit fois plus petit, à une précision qui garde le téléchargement petit.</translation>
    </message>
    <message>
        <source>Llama 3.1 8B, helped by Llama 3.2 1B, at high precision</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Llama 3.1 8B aidé par Llama 3.2 1B, en haute précision</translation>
    </message>
    <message>
        <source>The pair best known for guessing ahead.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>La paire la plus connue pour la prédiction.</translation>
    </message>
    <message>
        <source>1.7 times faster on an RTX 3060, with 72 % of the guesses right</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>1,7 fois plus rapide sur une RTX 3060, avec 72 % des prédictions justes</translation>
    </message>
    <message>
        <source>The Register</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>The Register</translation>
    </message>
    <message>
        <source>Qwen2.5 Coder 7B, helped by 0.5B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen2.5 Coder 7B aidé par 0.5B</translation>
    </message>
    <message>
        <source>For code, where much can be guessed: the task that gains most.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Pour le code, où beaucoup se devine&#xa0;: la tâche qui gagne le plus.</translation>
    </message>
    <message>
        <source>Qwen3 8B, helped by 0.6B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3 8B aidé par 0.6B</translation>
    </message>
    <message>
        <source>Gemma 3 12B, helped by 270M</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Gemma 3 12B aidé par 270M</translation>
    </message>
    <message>
        <source>Writes well in many languages; a large target beside a tiny draft.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Écrit bien en beaucoup de langues&#xa0;; un grand modèle à côté d’un minuscule brouillon.</translation>
    </message>
    <message>
        <source>Qwen2.5 Coder 14B, helped by 0.5B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen2.5 Coder 14B aidé par 0.5B</translation>
    </message>
    <message>
        <source>For code; the larger the big model, the more each right guess saves.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Pour le code&#xa0;; plus le grand modèle est grand, plus chaque bonne prédiction fait gagner.</translation>
    </message>
    <message>
        <source>Qwen2.5 Coder 32B, helped by 0.5B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen2.5 Coder 32B aidé par 0.5B</translation>
    </message>
    <message>
        <source>The strongest for code here.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Le plus fort pour le code ici.</translation>
    </message>
    <message>
        <source>Gemma 3 27B, helped by 270M</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Gemma 3 27B aidé par 270M</translation>
    </message>
    <message>
        <source>The strongest writer here.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Celui qui écrit le mieux ici.</translation>
    </message>
    <message>
        <source>DeepSeek R1 Distill 32B, helped by 1.5B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>DeepSeek R1 Distill 32B aidé par 1.5B</translation>
    </message>
    <message>
        <source>Thinks at length before it answers: for mathematics, logic and hard code.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Réfléchit longuement avant de répondre&#xa0;: pour les mathématiques, la logique et le code difficile.</translation>
    </message>
    <message>
        <source>Qwen3.5 4B, guesses for itself</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3.5 4B, devine lui-même</translation>
    </message>
    <message>
        <source>Needs no second model: it brings a layer of its own to guess with. Many languages, and it can think before it answers.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Pas besoin d’un second modèle&#xa0;: il apporte sa propre couche pour deviner. Beaucoup de langues, et il peut réfléchir avant de répondre.</translation>
    </message>
    <message>
        <source>Qwen3.5 9B, guesses for itself</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3.5 9B, devine lui-même</translation>
    </message>
    <message>
        <source>Needs no second model, and is surer of its words than its smaller sister.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Pas besoin d’un second modèle, et plus sûr de ses mots que son petit frère.</translation>
    </message>
    <message>
        <source>Qwen3.8 27B, guesses for itself</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3.8 27B, devine lui-même</translation>
    </message>
    <message>
        <source>Needs no second model; the larger the big model, the more each right guess saves.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Pas besoin d’un second modèle&#xa0;; plus le grand modèle est grand, plus chaque bonne prédiction fait gagner.</translation>
    </message>
    <message>
        <source>54.7 tokens a second on an RTX PRO 4000, 36.0 without guessing</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>54,7 tokens par seconde sur une RTX PRO 4000, 36,0 sans prédiction</translation>
    </message>
    <message>
        <source>a user (sudoingX/qwen38-mtp #64)</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>un utilisateur (sudoingX/qwen38-mtp #64)</translation>
    </message>
    <message>
        <source>Qwen3.6 35B A3B, guesses for itself</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3.6 35B A3B, devine lui-même</translation>
    </message>
    <message>
        <source>A mixture of experts: as it writes, three of its 35 billion parameters work on each word. Needs no second model.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Un mélange d’experts&#xa0;: en écrivant, trois de ses 35 milliards de paramètres travaillent à chaque mot. Pas besoin d’un second modèle.</translation>
    </message>
    <message>
        <source>about 110 tokens a second on a Radeon RX 7900 XTX, about 50 without guessing</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>environ 110 tokens par seconde sur une Radeon RX 7900 XTX, environ 50 sans prédiction</translation>
    </message>
    <message>
        <source>a user (lmstudio-ai/lms #581)</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>un utilisateur (lmstudio-ai/lms #581)</translation>
    </message>
    <message>
        <source>Google&apos;s Gemma terms of use apply.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Les conditions d’utilisation de Gemma de Google s’appliquent.</translation>
    </message>
    <message>
        <source>Meta&apos;s Llama 3.1 licence applies.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>La licence Llama 3.1 de Meta s’applique.</translation>
    </message>
    <message>
        <source>Meta&apos;s Llama 3.2 licence applies.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>La licence Llama 3.2 de Meta s’applique.</translation>
    </message>
    <message>
        <source>computes the models</source>
        <extracomment>resources/components.json</extracomment>
        <translation>calcule les modèles</translation>
    </message>
    <message>
        <source>reaches llama.cpp from Python</source>
        <extracomment>resources/components.json</extracomment>
        <translation>atteint llama.cpp depuis Python</translation>
    </message>
    <message>
        <source>the starter model, by Hugging Face</source>
        <extracomment>resources/components.json</extracomment>
        <translation>le modèle de départ, de Hugging Face</translation>
    </message>
    <message>
        <source>carries the starter model&apos;s file</source>
        <extracomment>resources/components.json</extracomment>
        <translation>porte le fichier du modèle de départ</translation>
    </message>
    <message>
        <source>draws the window</source>
        <extracomment>resources/components.json</extracomment>
        <translation>dessine la fenêtre</translation>
    </message>
    <message>
        <source>reaches Qt from Python</source>
        <extracomment>resources/components.json</extracomment>
        <translation>atteint Qt depuis Python</translation>
    </message>
    <message>
        <source>joins Python and Qt</source>
        <extracomment>resources/components.json</extracomment>
        <translation>joint Python et Qt</translation>
    </message>
    <message>
        <source>runs the program</source>
        <extracomment>resources/components.json</extracomment>
        <translation>exécute le programme</translation>
    </message>
    <message>
        <source>starts the installed program</source>
        <extracomment>resources/components.json</extracomment>
        <translation>lance le programme installé</translation>
    </message>
    <message>
        <source>serve compiled code: libstdc++, libgcc, libgomp</source>
        <extracomment>resources/components.json</extracomment>
        <translation>servent au code compilé&#xa0;: libstdc++, libgcc, libgomp</translation>
    </message>
    <message>
        <source>waits for the network</source>
        <extracomment>resources/components.json</extracomment>
        <translation>attend le réseau</translation>
    </message>
    <message>
        <source>a part of Python for older versions</source>
        <extracomment>resources/components.json</extracomment>
        <translation>une partie de Python pour d’anciennes versions</translation>
    </message>
    <message>
        <source>comes with mcp</source>
        <extracomment>resources/components.json</extracomment>
        <translation>vient avec mcp</translation>
    </message>
    <message>
        <source>reads web pages</source>
        <extracomment>resources/components.json</extracomment>
        <translation>lit les pages web</translation>
    </message>
    <message>
        <source>finds the passages of a file that match a question</source>
        <extracomment>resources/components.json</extracomment>
        <translation>trouve les passages d’un fichier qui correspondent à une question</translation>
    </message>
    <message>
        <source>calls C code, for cryptography</source>
        <extracomment>resources/components.json</extracomment>
        <translation>appelle du code C, pour le chiffrement</translation>
    </message>
    <message>
        <source>tells in which encoding a text is written</source>
        <extracomment>resources/components.json</extracomment>
        <translation>reconnaît l’encodage d’un texte</translation>
    </message>
    <message>
        <source>command lines, for the Hub&apos;s client</source>
        <extracomment>resources/components.json</extracomment>
        <translation>lignes de commande, pour le client du Hub</translation>
    </message>
    <message>
        <source>colours in a Windows terminal</source>
        <extracomment>resources/components.json</extracomment>
        <translation>couleurs dans un terminal Windows</translation>
    </message>
    <message>
        <source>talks to the system&apos;s keyring</source>
        <extracomment>resources/components.json</extracomment>
        <translation>parle au trousseau du système</translation>
    </message>
    <message>
        <source>comes with llama-cpp-python</source>
        <extracomment>resources/components.json</extracomment>
        <translation>vient avec llama-cpp-python</translation>
    </message>
    <message>
        <source>keeps two programs from one file</source>
        <extracomment>resources/components.json</extracomment>
        <translation>empêche deux programmes d’utiliser un même fichier</translation>
    </message>
    <message>
        <source>lets several replies run on one thread</source>
        <extracomment>resources/components.json</extracomment>
        <translation>fait avancer plusieurs réponses sur un seul fil</translation>
    </message>
    <message>
        <source>comes with the Hub&apos;s client</source>
        <extracomment>resources/components.json</extracomment>
        <translation>vient avec le client du Hub</translation>
    </message>
    <message>
        <source>speaks HTTP</source>
        <extracomment>resources/components.json</extracomment>
        <translation>parle HTTP</translation>
    </message>
    <message>
        <source>finds and downloads models</source>
        <extracomment>resources/components.json</extracomment>
        <translation>trouve et télécharge des modèles</translation>
    </message>
    <message>
        <source>names of computers in any script</source>
        <extracomment>resources/components.json</extracomment>
        <translation>noms d’ordinateurs dans toute écriture</translation>
    </message>
    <message>
        <source>comes with keyring</source>
        <extracomment>resources/components.json</extracomment>
        <translation>vient avec keyring</translation>
    </message>
    <message>
        <source>fills in chat templates</source>
        <extracomment>resources/components.json</extracomment>
        <translation>remplit les gabarits de conversation</translation>
    </message>
    <message>
        <source>keeps the token for gated models</source>
        <extracomment>resources/components.json</extracomment>
        <translation>garde le jeton des modèles à accord</translation>
    </message>
    <message>
        <source>comes with importlib-metadata</source>
        <extracomment>resources/components.json</extracomment>
        <translation>vient avec importlib-metadata</translation>
    </message>
    <message>
        <source>finds addresses in a text</source>
        <extracomment>resources/components.json</extracomment>
        <translation>trouve les adresses dans un texte</translation>
    </message>
    <message>
        <source>reads Markdown</source>
        <extracomment>resources/components.json</extracomment>
        <translation>lit le Markdown</translation>
    </message>
    <message>
        <source>writes web pages and documents as Markdown</source>
        <extracomment>resources/components.json</extracomment>
        <translation>écrit les pages web et les documents en Markdown</translation>
    </message>
    <message>
        <source>comes with jinja2</source>
        <extracomment>resources/components.json</extracomment>
        <translation>vient avec jinja2</translation>
    </message>
    <message>
        <source>comes with markdown-it-py</source>
        <extracomment>resources/components.json</extracomment>
        <translation>vient avec markdown-it-py</translation>
    </message>
    <message>
        <source>counts</source>
        <extracomment>resources/components.json</extracomment>
        <translation>calcule avec des nombres</translation>
    </message>
    <message>
        <source>compares versions</source>
        <extracomment>resources/components.json</extracomment>
        <translation>compare des versions</translation>
    </message>
    <message>
        <source>knows where data is kept</source>
        <extracomment>resources/components.json</extracomment>
        <translation>sait où sont gardées les données</translation>
    </message>
    <message>
        <source>edits lines in the terminal</source>
        <extracomment>resources/components.json</extracomment>
        <translation>édite des lignes dans le terminal</translation>
    </message>
    <message>
        <source>knows memory and processor</source>
        <extracomment>resources/components.json</extracomment>
        <translation>connaît mémoire et processeur</translation>
    </message>
    <message>
        <source>comes with cffi</source>
        <extracomment>resources/components.json</extracomment>
        <translation>vient avec cffi</translation>
    </message>
    <message>
        <source>asks the system&apos;s dictionaries</source>
        <extracomment>resources/components.json</extracomment>
        <translation>consulte les dictionnaires du système</translation>
    </message>
    <message>
        <source>colours code</source>
        <extracomment>resources/components.json</extracomment>
        <translation>colore le code</translation>
    </message>
    <message>
        <source>reads JSON with comments</source>
        <extracomment>resources/components.json</extracomment>
        <translation>lit le JSON avec commentaires</translation>
    </message>
    <message>
        <source>reads formulas</source>
        <extracomment>resources/components.json</extracomment>
        <translation>lit les formules</translation>
    </message>
    <message>
        <source>reads PDF files</source>
        <extracomment>resources/components.json</extracomment>
        <translation>lit les fichiers PDF</translation>
    </message>
    <message>
        <source>talks to Windows&apos; credential store</source>
        <extracomment>resources/components.json</extracomment>
        <translation>parle au coffre d’identifiants de Windows</translation>
    </message>
    <message>
        <source>moves files to the trash</source>
        <extracomment>resources/components.json</extracomment>
        <translation>met des fichiers à la corbeille</translation>
    </message>
    <message>
        <source>comes with markdownify</source>
        <extracomment>resources/components.json</extracomment>
        <translation>vient avec markdownify</translation>
    </message>
    <message>
        <source>comes with beautifulsoup4</source>
        <extracomment>resources/components.json</extracomment>
        <translation>vient avec beautifulsoup4</translation>
    </message>
    <message>
        <source>sorts requests to the local API</source>
        <extracomment>resources/components.json</extracomment>
        <translation>répartit les requêtes à l’API locale</translation>
    </message>
    <message>
        <source>uses the system&apos;s certificates</source>
        <extracomment>resources/components.json</extracomment>
        <translation>utilise les certificats du système</translation>
    </message>
    <message>
        <source>serves the local API</source>
        <extracomment>resources/components.json</extracomment>
        <translation>sert l’API locale</translation>
    </message>
    <message>
        <source>how wide a letter is in a terminal</source>
        <extracomment>resources/components.json</extracomment>
        <translation>la largeur d’une lettre dans un terminal</translation>
    </message>
</context>
</TS>
