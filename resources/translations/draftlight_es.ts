<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Draftlight</name>
    <message>
        <source>Other programs may download, load and delete models</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Otros programas pueden descargar, cargar y borrar modelos</translation>
    </message>
    <message>
        <source>Programs made for Ollama or llama-server manage models themselves. Downloads come from the Hub; what is deleted goes to the trash.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Los programas hechos para Ollama o llama-server gestionan ellos mismos los modelos. Las descargas vienen del Hub; lo que se borra va a la papelera.</translation>
    </message>
    <message>
        <source>This is no address of a server. One looks like http://192.168.1.20:8087.</source>
        <extracomment>app/references.py</extracomment>
        <translation>Esto no es la dirección de un servidor. Son como http://192.168.1.20:8087.</translation>
    </message>
    <message>
        <source>An address holds no password, no key and no question mark. A key has a field of its own.</source>
        <extracomment>app/references.py</extracomment>
        <translation>Una dirección no lleva contraseña, clave ni signo de interrogación. La clave tiene su propio campo.</translation>
    </message>
    <message>
        <source>This address holds characters that no address has.</source>
        <extracomment>app/references.py</extracomment>
        <translation>Esta dirección tiene caracteres que ninguna dirección tiene.</translation>
    </message>
    <message>
        <source>an Office file of a kind that cannot be read here. Save it as DOCX, PDF, CSV or text first</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>un archivo de Office que aquí no se puede leer. Guárdalo antes como DOCX, PDF, CSV o texto</translation>
    </message>
    <message>
        <source>an Office file of the old kind, or one with a password. Save it without a password as DOCX, PDF, CSV or text</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>un archivo de Office antiguo o con contraseña. Guárdalo sin contraseña como DOCX, PDF, CSV o texto</translation>
    </message>
    <message>
        <source>an archive. Unpack it, and add the files that matter</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>un archivo comprimido. Descomprímelo y añade los archivos que importan</translation>
    </message>
    <message>
        <source>sound or video, and no model is given that here</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>sonido o vídeo, y aquí no se da a ningún modelo</translation>
    </message>
    <message>
        <source>a program or a library, not text</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>un programa o una biblioteca, no texto</translation>
    </message>
    <message>
        <source>a model, not text</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>un modelo, no texto</translation>
    </message>
    <message>
        <source>“{name}” has {size} MB, and {most} MB are the most. Add the part of it that matters.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«{name}» tiene {size} MB, y el máximo son {most} MB. Añade la parte que importa.</translation>
    </message>
    <message>
        <source>“{name}” is a folder. Add the files in it that matter.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«{name}» es una carpeta. Añade los archivos de dentro que importan.</translation>
    </message>
    <message>
        <source>“{name}” is not a file.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«{name}» no es un archivo.</translation>
    </message>
    <message>
        <source>“{name}” is empty.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«{name}» está vacío.</translation>
    </message>
    <message>
        <source>“{name}” is {kind}.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«{name}» es {kind}.</translation>
    </message>
    <message>
        <source>“{name}” is not there any more.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«{name}» ya no está.</translation>
    </message>
    <message>
        <source>“{name}” may not be read: you have no permission.</source>
        <extracomment>app/attachments/reading.py, app/knowledge/file_walk.py</extracomment>
        <translation>«{name}» no se puede leer: no tienes permiso.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {reason}.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«{name}» no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” would take too much memory to read.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>Leer «{name}» necesitaría demasiada memoria.</translation>
    </message>
    <message>
        <source>“{name}” takes too long to read.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>Leer «{name}» tarda demasiado.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it cannot be read.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«{name}» está dañado: no se puede leer.</translation>
    </message>
    <message>
        <source>“{name}” is protected by a password. Save a copy without one.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«{name}» está protegido con contraseña. Guarda una copia sin ella.</translation>
    </message>
    <message>
        <source>“{name}” is not text, nor a kind of file that can be read here.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«{name}» no es texto ni un tipo de archivo que se pueda leer aquí.</translation>
    </message>
    <message>
        <source>Saving was stopped, and nothing was written.</source>
        <extracomment>app/chats/chat_files.py</extracomment>
        <translation>Se detuvo el guardado y no se escribió nada.</translation>
    </message>
    <message>
        <source>The file {name} is too large to be a file of assistants.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>El archivo {name} es demasiado grande para ser de asistentes.</translation>
    </message>
    <message>
        <source>The file {name} is no file of assistants.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>El archivo {name} no es de asistentes.</translation>
    </message>
    <message>
        <source>The file {name} is of a newer Draftlight. Please update the program.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>El archivo {name} es de un Draftlight más nuevo. Actualiza el programa.</translation>
    </message>
    <message>
        <source>The file {name} has more than {most} assistants.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>El archivo {name} tiene más de {most} asistentes.</translation>
    </message>
    <message>
        <source>An assistant needs a name.</source>
        <extracomment>app/chats/assistants.py, app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Un asistente necesita un nombre.</translation>
    </message>
    <message>
        <source>The settings of “{name}” must be an object.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Los ajustes de «{name}» deben ser un objeto.</translation>
    </message>
    <message>
        <source>“{label}” may have at most {most} letters.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>«{label}» puede tener como mucho {most} caracteres.</translation>
    </message>
    <message>
        <source>The file {name} cannot be read: {error}.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>El archivo {name} no se puede leer: {error}.</translation>
    </message>
    <message>
        <source>The file {name} is no file of assistants: it is not JSON, or damaged.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>El archivo {name} no es de asistentes: no es JSON o está dañado.</translation>
    </message>
    <message>
        <source>The file {name} cannot be used. {error}</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>El archivo {name} no se puede usar. {error}</translation>
    </message>
    <message>
        <source>This is the file of your chats itself. Choose another name.</source>
        <extracomment>app/chats/backups.py</extracomment>
        <translation>Ese es el propio archivo de tus chats. Elige otro nombre.</translation>
    </message>
    <message>
        <source>{name} is not there any more.</source>
        <extracomment>app/chats/backups.py</extracomment>
        <translation>{name} ya no está.</translation>
    </message>
    <message>
        <source>{to} cannot be written: {error}. Nothing was changed.</source>
        <extracomment>app/chats/backups.py</extracomment>
        <translation>{to} no se puede escribir: {error}. No se cambió nada.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}.</source>
        <extracomment>app/chats/backups.py</extracomment>
        <translation>{name} no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>The disk is too full: a copy of the chats takes {needed} MB, and {free} MB are free in {parent}. Nothing was changed.</source>
        <extracomment>app/chats/backups.py</extracomment>
        <translation>El disco está demasiado lleno: una copia de los chats necesita {needed} MB, y en {parent} hay {free} MB libres. No se cambió nada.</translation>
    </message>
    <message>
        <source>The chats are in use by another program. Close it and try again.</source>
        <extracomment>app/chats/backups.py, app/chats/database/damage.py</extracomment>
        <translation>Otro programa está usando los chats. Ciérralo e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Your chats are brought to a new format, and before that a copy of them is made in {folder}: {error}. Nothing was changed.</source>
        <extracomment>app/chats/database/database_file.py</extracomment>
        <translation>Tus chats pasan a un formato nuevo, y antes se hace una copia en {folder}: {error}. No se cambió nada.</translation>
    </message>
    <message>
        <source>Your chats are brought to a new format, and before that a copy of them is made in {folder}: the disk is too full for it. Free {size} MB, and start again. Nothing was changed.</source>
        <extracomment>app/chats/database/database_file.py</extracomment>
        <translation>Tus chats pasan a un formato nuevo, y antes se hace una copia en {folder}: el disco está demasiado lleno. Libera {size} MB y vuelve a abrir. No se cambió nada.</translation>
    </message>
    <message>
        <source>This chat was deleted.</source>
        <extracomment>app/chats/chat_files.py</extracomment>
        <translation>Este chat se eliminó.</translation>
    </message>
    <message>
        <source>“{name}” has more than {most} files, and was not opened.</source>
        <extracomment>app/chats/imports/containers.py</extracomment>
        <translation>«{name}» tiene más de {most} archivos y no se abrió.</translation>
    </message>
    <message>
        <source>“{name}” would become {unpacked} GB out of {packed} MB, as no chats do. It was not opened.</source>
        <extracomment>app/chats/imports/containers.py</extracomment>
        <translation>«{name}» pasaría de {packed} MB a {unpacked} GB, como ningún chat. No se abrió.</translation>
    </message>
    <message>
        <source>“{name}” lists too many files, and was not opened.</source>
        <extracomment>app/chats/imports/containers.py</extracomment>
        <translation>«{name}» enumera demasiados archivos y no se abrió.</translation>
    </message>
    <message>
        <source>“{path}” is not a file.</source>
        <extracomment>app/chats/imports/containers.py, app/traces/trace_files.py</extracomment>
        <translation>«{path}» no es un archivo.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: {reason}.</source>
        <extracomment>app/chats/imports/containers.py, app/traces/trace_files.py</extracomment>
        <translation>«{path}» no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is a damaged archive. Download or copy it again.</source>
        <extracomment>app/chats/imports/containers.py</extracomment>
        <translation>«{name}» es un archivo comprimido dañado. Descárgalo o cópialo de nuevo.</translation>
    </message>
    <message>
        <source>“{name}” has more than {most} files. Choose the folder of chats.</source>
        <extracomment>app/chats/imports/containers.py</extracomment>
        <translation>«{name}» tiene más de {most} archivos. Elige la carpeta de chats.</translation>
    </message>
    <message>
        <source>The file with your chats is damaged, and not all of it can be read. Close Draftlight and start it again: the file is then kept under another name, and a new one is started.</source>
        <extracomment>app/chats/database/damage.py</extracomment>
        <translation>El archivo de tus chats está dañado y no se puede leer entero. Cierra Draftlight y ábrelo de nuevo: el archivo se guarda con otro nombre y se empieza uno nuevo.</translation>
    </message>
    <message>
        <source>This copy is damaged and cannot be brought back. Nothing was changed.</source>
        <extracomment>app/chats/database/database_file.py</extracomment>
        <translation>Esta copia está dañada y no se puede recuperar. No se cambió nada.</translation>
    </message>
    <message>
        <source>This file has no chats of Draftlight in it. Nothing was changed.</source>
        <extracomment>app/chats/database/database_file.py</extracomment>
        <translation>Este archivo no tiene chats de Draftlight. No se cambió nada.</translation>
    </message>
    <message>
        <source>These chats were saved by a newer Draftlight (format {version}; this one reads {known}). Please update the program; the chats were left as they are.</source>
        <extracomment>app/chats/database/schema.py</extracomment>
        <translation>Estos chats los guardó un Draftlight más nuevo (formato {version}; este lee {known}). Actualiza el programa; los chats quedaron como estaban.</translation>
    </message>
    <message>
        <source>The file with your chats was damaged and could not be read. It was kept as {name}, and a new, empty one was started.</source>
        <extracomment>app/chats/database/database_file.py</extracomment>
        <translation>El archivo de tus chats estaba dañado y no se pudo leer. Se guardó como {name} y se empezó uno nuevo, vacío.</translation>
    </message>
    <message>
        <source>The chats cannot be kept in {parent}: {error}.</source>
        <extracomment>app/chats/database/damage.py</extracomment>
        <translation>Los chats no se pueden guardar en {parent}: {error}.</translation>
    </message>
    <message>
        <source>The disk is full, so the chat could not be saved. Free some space and try again.</source>
        <extracomment>app/chats/database/damage.py</extracomment>
        <translation>El disco está lleno y el chat no se pudo guardar. Libera espacio e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>The chat file {path} cannot be opened or written: {error}.</source>
        <extracomment>app/chats/database/damage.py</extracomment>
        <translation>El archivo de chats {path} no se puede abrir o escribir: {error}.</translation>
    </message>
    <message>
        <source>Draftlight is already open with its data folder {folder}, in another session or without answering. Close it first, or choose another folder with --data-dir.</source>
        <extracomment>app/desktop/single_instance.py</extracomment>
        <translation>Draftlight ya está abierto con su carpeta de datos {folder}, en otra sesión o sin responder. Ciérralo antes o elige otra carpeta con --data-dir.</translation>
    </message>
    <message>
        <source>Models on other computers cannot be used here.</source>
        <extracomment>app/engine/engine.py</extracomment>
        <translation>Aquí no se pueden usar modelos de otros ordenadores.</translation>
    </message>
    <message>
        <source>There is not enough free memory for this.</source>
        <extracomment>app/engine/engine.py</extracomment>
        <translation>No hay suficiente memoria libre para esto.</translation>
    </message>
    <message>
        <source>Something went wrong inside Draftlight: {where}</source>
        <extracomment>app/engine/engine.py</extracomment>
        <translation>Algo falló dentro de Draftlight: {where}</translation>
    </message>
    <message>
        <source>This reply repeated itself without end, so it was ended.</source>
        <extracomment>app/engine/events.py</extracomment>
        <translation>Esta respuesta se repetía sin fin, así que se terminó.</translation>
    </message>
    <message>
        <source>This reply repeats itself.</source>
        <extracomment>app/engine/events.py, app/traces/readout.py</extracomment>
        <translation>Esta respuesta se repite.</translation>
    </message>
    <message>
        <source>What the model guesses with by itself</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>Lo que el modelo usa para adivinar por sí mismo</translation>
    </message>
    <message>
        <source>{name} works only where the model is on one computer.</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>{name} solo funciona si el modelo está en un único ordenador.</translation>
    </message>
    <message>
        <source>The layers that {name} has to guess with are damaged, or too new for this version.</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>Las capas con las que {name} debe adivinar están dañadas o son demasiado nuevas para esta versión.</translation>
    </message>
    <message>
        <source>{name} cannot take words back, so guesses cannot be checked.</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>{name} no puede retirar palabras, así que no se pueden comprobar conjeturas.</translation>
    </message>
    <message>
        <source>{name} cannot take words back, so it cannot be used as a draft.</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>{name} no puede retirar palabras, así que no sirve como borrador.</translation>
    </message>
    <message>
        <source>No graphics card can be used here, so the processor computes all layers.</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>Aquí no se puede usar ninguna tarjeta gráfica; el procesador calcula todas las capas.</translation>
    </message>
    <message>
        <source>It may help to close programs that use the card, or to set fewer GPU layers.</source>
        <extracomment>app/engine/loading/model_loader.py</extracomment>
        <translation>Puede ayudar cerrar programas que usen la tarjeta o poner menos capas en GPU.</translation>
    </message>
    <message>
        <source>{name} could not be loaded on the graphics card as planned, so the processor runs it.</source>
        <extracomment>app/engine/loading/model_loader.py</extracomment>
        <translation>{name} no se pudo cargar en la tarjeta gráfica como estaba previsto; lo ejecuta el procesador.</translation>
    </message>
    <message>
        <source>{name} could not be loaded on the graphics card as planned, so only {count} of its layers run there.</source>
        <extracomment>app/engine/loading/model_loader.py</extracomment>
        <translation>{name} no se pudo cargar en la tarjeta gráfica como estaba previsto; allí solo corren {count} de sus capas.</translation>
    </message>
    <message>
        <source>{name} cannot be used: {broken}</source>
        <extracomment>app/engine/loading/model_loader.py, app/llama/trials/heads.py</extracomment>
        <translation>{name} no se puede usar: {broken}</translation>
    </message>
    <message>
        <source>{name} sees no pictures here: there is no projector (a file named mmproj) beside it.</source>
        <extracomment>app/engine/pictures.py</extracomment>
        <translation>{name} aquí no ve imágenes: no hay proyector (un archivo llamado mmproj) a su lado.</translation>
    </message>
    <message>
        <source>There are {count} pictures, and at most {most} can be shown in a conversation.</source>
        <extracomment>app/engine/pictures.py</extracomment>
        <translation>Hay {count} imágenes, y en una conversación caben como mucho {most}.</translation>
    </message>
    <message>
        <source>{servers} do not answer any more</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>{servers} ya no responden</translation>
    </message>
    <message>
        <source>{server} does not answer any more</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>{server} ya no responde</translation>
    </message>
    <message>
        <source>This reply broke off</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>Esta respuesta se interrumpió</translation>
    </message>
    <message>
        <source>The next one goes on with what is left.</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>La siguiente sigue con lo que queda.</translation>
    </message>
    <message>
        <source>{reason}, so the model is loaded again, on {rest}.</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>{reason}, así que el modelo se carga otra vez, en {rest}.</translation>
    </message>
    <message>
        <source>the connection to another computer broke, or llama.cpp stopped</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>se cortó la conexión con otro ordenador o se detuvo llama.cpp</translation>
    </message>
    <message>
        <source> and </source>
        <extracomment>app/engine/several_computers/process.py, app/ui/models_page/library_words.py, app/ui/models_page/pair_state.py</extracomment>
        <translation> y </translation>
    </message>
    <message>
        <source>{servers} and this computer</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>{servers} y este ordenador</translation>
    </message>
    <message>
        <source>this computer alone</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>solo este ordenador</translation>
    </message>
    <message>
        <source>{what}: {why}. {now_what}</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>{what}: {why}. {now_what}</translation>
    </message>
    <message>
        <source>The model could not be loaded over several computers</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>El modelo no se pudo cargar en varios ordenadores</translation>
    </message>
    <message>
        <source>Try again.</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>Inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>No model is loaded yet. Choose one first.</source>
        <extracomment>app/engine/several_computers/process.py, app/engine/worker.py, app/remote/worker.py</extracomment>
        <translation>Todavía no hay ningún modelo cargado. Elige uno.</translation>
    </message>
    <message>
        <source>at least {count} tokens</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>al menos {count} tokens</translation>
    </message>
    <message>
        <source>This message is too long: {size}, and the context holds {room} tokens. Shorten it, or choose a larger context in Settings.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>Este mensaje es demasiado largo: {size}, y en el contexto caben {room} tokens. Acórtalo o elige un contexto mayor en Ajustes.</translation>
    </message>
    <message>
        <source>There is no message to answer yet.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>Todavía no hay ningún mensaje que responder.</translation>
    </message>
    <message>
        <source>{count} blank characters at its ends</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>{count} espacios en blanco en sus extremos</translation>
    </message>
    <message>
        <source>This message is too long: {tokens} tokens, and the context holds {room}. Shorten it, or choose a larger context in Settings.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>Este mensaje es demasiado largo: {tokens} tokens, y en el contexto caben {room}. Acórtalo o elige un contexto mayor en Ajustes.</translation>
    </message>
    <message>
        <source>The pictures take more than {asked} tokens, and the context holds {room}. Show fewer or smaller ones, or choose a larger context in Settings.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>Las imágenes ocupan más de {asked} tokens, y en el contexto caben {room}. Muestra menos o más pequeñas, o elige un contexto mayor en Ajustes.</translation>
    </message>
    <message>
        <source>The tools are too long: {letters} characters, and the context holds {room} tokens. Offer fewer, or choose a larger context.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>Las herramientas son demasiado largas: {letters} caracteres, y en el contexto caben {room} tokens. Ofrece menos o elige un contexto mayor.</translation>
    </message>
    <message>
        <source>{count} characters</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>{count} caracteres</translation>
    </message>
    <message>
        <source>The model&apos;s chat template leaves pictures out, or shows one twice: it cannot be used so.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>La plantilla de chat del modelo omite imágenes o repite una: así no se puede usar.</translation>
    </message>
    <message numerus="yes">
        <source>The conversation is longer than the context: its oldest %n messages were left out.</source>
        <comment>The conversation is longer than the context: its oldest message was left out.</comment>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>
            <numerusform>La conversación es más larga que el contexto: se omitió su mensaje más antiguo.</numerusform>
            <numerusform>La conversación es más larga que el contexto: se omitieron sus %n mensajes más antiguos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversation is longer than the context: the beginning of a long reply was left out.</source>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>La conversación es más larga que el contexto: se omitió el principio de una respuesta larga.</translation>
    </message>
    <message numerus="yes">
        <source>The conversation is longer than the context: its oldest %n messages and the beginning of a long reply were left out.</source>
        <comment>The conversation is longer than the context: its oldest message and the beginning of a long reply were left out.</comment>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>
            <numerusform>La conversación es más larga que el contexto: se omitieron su mensaje más antiguo y el principio de una respuesta larga.</numerusform>
            <numerusform>La conversación es más larga que el contexto: se omitieron sus %n mensajes más antiguos y el principio de una respuesta larga.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} stopped working: {broken}</source>
        <extracomment>app/engine/embedding.py, app/engine/reply.py</extracomment>
        <translation>{name} dejó de funcionar: {broken}</translation>
    </message>
    <message>
        <source>{draft} cannot guess after a picture. Guesses come from the text alone until the models are loaded again.</source>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>{draft} no puede adivinar después de una imagen. Las conjeturas salen solo del texto hasta que se carguen de nuevo los modelos.</translation>
    </message>
    <message>
        <source>{name} stopped working as the draft: {problem} Replies go on without it until the models are loaded again.</source>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>{name} dejó de funcionar como borrador: {problem} Las respuestas siguen sin él hasta que se carguen de nuevo los modelos.</translation>
    </message>
    <message>
        <source>There is not enough free memory to see pictures: {name} takes {size} MB. Close other programs.</source>
        <extracomment>app/engine/loading/vision.py</extracomment>
        <translation>No hay suficiente memoria libre para ver imágenes: {name} necesita {size} MB. Cierra otros programas.</translation>
    </message>
    <message>
        <source>Silent or slow for {seconds} s: {servers}. Stop leaves it.</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>Callado o lento desde hace {seconds} s: {servers}. Detener lo abandona.</translation>
    </message>
    <message>
        <source>this computer</source>
        <extracomment>app/engine/loading/layer_split.py</extracomment>
        <translation>este ordenador</translation>
    </message>
    <message>
        <source>{model} has {whole} layers: {each}.</source>
        <extracomment>app/engine/loading/layer_split.py</extracomment>
        <translation>{model} tiene {whole} capas: {each}.</translation>
    </message>
    <message>
        <source>{model} needs {needed} GB for its layers, and these computers together have {free} GB free. Lend another one, or pick a smaller model.</source>
        <extracomment>app/engine/loading/layer_split.py</extracomment>
        <translation>{model} necesita {needed} GB para sus capas, y estos ordenadores tienen juntos {free} GB libres. Añade otro o elige un modelo más pequeño.</translation>
    </message>
    <message>
        <source>{layers} on {name}</source>
        <extracomment>app/engine/loading/layer_split.py</extracomment>
        <translation>{layers} en {name}</translation>
    </message>
    <message>
        <source>This text is too long: {most} characters are the most.</source>
        <extracomment>app/engine/prompts/text_questions.py</extracomment>
        <translation>Este texto es demasiado largo: el máximo son {most} caracteres.</translation>
    </message>
    <message>
        <source>These texts are too long: {most} characters are the most.</source>
        <extracomment>app/engine/prompts/text_questions.py</extracomment>
        <translation>Estos textos son demasiado largos: el máximo son {most} caracteres.</translation>
    </message>
    <message>
        <source>The model&apos;s tokens have numbers from 0 to {last}.</source>
        <extracomment>app/engine/prompts/text_questions.py</extracomment>
        <translation>Los tokens del modelo tienen números de 0 a {last}.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {error}.</source>
        <extracomment>app/system/files.py</extracomment>
        <translation>{path} no se puede escribir: {error}.</translation>
    </message>
    <message>
        <source>The disk is full: {name} could not be written to {parent}. Free some space.</source>
        <extracomment>app/system/files.py</extracomment>
        <translation>El disco está lleno: {name} no se pudo escribir en {parent}. Libera espacio.</translation>
    </message>
    <message>
        <source>This build of llama.cpp cannot use assistants: it has no {missing}.</source>
        <extracomment>app/llama/heads/assistant.py</extracomment>
        <translation>Esta compilación de llama.cpp no puede usar asistentes: no tiene {missing}.</translation>
    </message>
    <message>
        <source>{name} was made for another model, so it cannot guess for this one.</source>
        <extracomment>app/llama/heads/assistant.py, app/llama/heads/guessing_context.py</extracomment>
        <translation>{name} se hizo para otro modelo y no puede adivinar para este.</translation>
    </message>
    <message>
        <source>{name} is no chat model: it does not write text word by word.</source>
        <extracomment>app/llama/native_context.py</extracomment>
        <translation>{name} no es un modelo de chat: no escribe texto palabra por palabra.</translation>
    </message>
    <message>
        <source>{name} was made for texts of {size} tokens, too short for a question and an answer.</source>
        <extracomment>app/llama/context.py</extracomment>
        <translation>{name} se hizo para textos de {size} tokens, muy cortos para una pregunta y una respuesta.</translation>
    </message>
    <message>
        <source>There is not enough free memory for {name} with a context of {size} tokens. Choose a smaller context in Settings, or a smaller model.</source>
        <extracomment>app/llama/native_context.py</extracomment>
        <translation>No hay suficiente memoria libre para {name} con un contexto de {size} tokens. Elige en Ajustes un contexto menor o un modelo más pequeño.</translation>
    </message>
    <message>
        <source>The grammar cannot be used: the process that followed it is gone.</source>
        <extracomment>app/llama/grammars/grammar.py</extracomment>
        <translation>La gramática no se puede usar: el proceso que la seguía ya no está.</translation>
    </message>
    <message>
        <source>The grammar takes too much time here: its rules lead into each other too often.</source>
        <extracomment>app/llama/grammars/grammar.py</extracomment>
        <translation>La gramática tarda demasiado aquí: sus reglas se enlazan demasiadas veces.</translation>
    </message>
    <message>
        <source>The grammar takes too much memory here: its rules lead into each other too often.</source>
        <extracomment>app/llama/grammars/grammar.py</extracomment>
        <translation>La gramática ocupa demasiada memoria aquí: sus reglas se enlazan demasiadas veces.</translation>
    </message>
    <message>
        <source>The grammar cannot be used: the process that follows it ended.</source>
        <extracomment>app/llama/grammars/grammar.py</extracomment>
        <translation>La gramática no se puede usar: terminó el proceso que la sigue.</translation>
    </message>
    <message>
        <source>This build of llama.cpp cannot use heads: it has no {missing}.</source>
        <extracomment>app/llama/heads/block.py, app/llama/heads/guessing_context.py</extracomment>
        <translation>Esta compilación de llama.cpp no puede usar cabezas: no tiene {missing}.</translation>
    </message>
    <message>
        <source>There is not enough free memory for {name} with a context of {size} tokens. Choose a smaller context in Settings.</source>
        <extracomment>app/llama/heads/guessing_context.py</extracomment>
        <translation>No hay suficiente memoria libre para {name} con un contexto de {size} tokens. Elige en Ajustes un contexto menor.</translation>
    </message>
    <message>
        <source>The JSON schema cannot be used: {why}.</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>El esquema JSON no se puede usar: {why}.</translation>
    </message>
    <message>
        <source>false allows no reply at all</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>false no permite ninguna respuesta</translation>
    </message>
    <message>
        <source>a schema is an object in braces, or true</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>un esquema es un objeto entre llaves, o true</translation>
    </message>
    <message>
        <source>its reference “{reference}” leads nowhere in it</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>su referencia «{reference}» no lleva a nada</translation>
    </message>
    <message>
        <source>its “{key}” is no object</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>su «{key}» no es un objeto</translation>
    </message>
    <message>
        <source>its “{key}” is no list of schemas</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>su «{key}» no es una lista de esquemas</translation>
    </message>
    <message>
        <source>The grammar cannot be read: its brackets are nested too deeply, or it is no text.</source>
        <extracomment>app/llama/grammars/matcher.py</extracomment>
        <translation>La gramática no se puede leer: sus paréntesis están anidados demasiado hondo o no es texto.</translation>
    </message>
    <message>
        <source>The JSON schema cannot be used: it is no JSON.</source>
        <extracomment>app/llama/grammars/matcher.py</extracomment>
        <translation>El esquema JSON no se puede usar: no es JSON.</translation>
    </message>
    <message>
        <source>The grammar cannot be read: {reason}.</source>
        <extracomment>app/llama/grammars/matcher.py</extracomment>
        <translation>La gramática no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>The grammar cannot be read.</source>
        <extracomment>app/llama/grammars/matcher.py</extracomment>
        <translation>La gramática no se puede leer.</translation>
    </message>
    <message>
        <source>{name} cannot be loaded: the file is incomplete or damaged. Download it again.</source>
        <extracomment>app/llama/load_errors.py</extracomment>
        <translation>{name} no se puede cargar: el archivo está incompleto o dañado. Descárgalo de nuevo.</translation>
    </message>
    <message>
        <source>There is not enough free memory for {name}. Close other programs, or pick a smaller model.</source>
        <extracomment>app/llama/load_errors.py</extracomment>
        <translation>No hay suficiente memoria libre para {name}. Cierra otros programas o elige un modelo más pequeño.</translation>
    </message>
    <message>
        <source>{name} is of a kind this version cannot run ({architecture}).</source>
        <extracomment>app/llama/load_errors.py</extracomment>
        <translation>{name} es de un tipo que esta versión no puede ejecutar ({architecture}).</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <extracomment>app/llama/load_errors.py, app/models/gguf/header.py, app/ui/dialogs/files_dialog.py</extracomment>
        <translation>No existe el archivo {path}.</translation>
    </message>
    <message>
        <source>This build of llama.cpp cannot use a model&apos;s own layers: it has no {missing}.</source>
        <extracomment>app/llama/heads/own_layers.py</extracomment>
        <translation>Esta compilación de llama.cpp no puede usar las capas propias de un modelo: no tiene {missing}.</translation>
    </message>
    <message>
        <source>{name} has no layers to guess with.</source>
        <extracomment>app/llama/heads/own_layers.py</extracomment>
        <translation>{name} no tiene capas para adivinar.</translation>
    </message>
    <message>
        <source>{name} {problem}</source>
        <extracomment>app/llama/pictures/picture_files.py, app/models/gguf/header.py</extracomment>
        <translation>{name} {problem}</translation>
    </message>
    <message>
        <source>{name} takes too much memory to be shown. It may be damaged.</source>
        <extracomment>app/llama/pictures/picture_files.py</extracomment>
        <translation>{name} necesita demasiada memoria para mostrarse. Puede estar dañado.</translation>
    </message>
    <message>
        <source>{name} cannot be read: it is damaged.</source>
        <extracomment>app/llama/pictures/picture_files.py</extracomment>
        <translation>{name} no se puede leer: está dañado.</translation>
    </message>
    <message>
        <source>This copy of Draftlight has no part that shows pictures to models.</source>
        <extracomment>app/llama/pictures/pixels.py</extracomment>
        <translation>Esta copia de Draftlight no tiene la parte que muestra imágenes a los modelos.</translation>
    </message>
    <message>
        <source>It crashed, or a driver it uses did.</source>
        <extracomment>app/llama/trials/processor.py</extracomment>
        <translation>Falló, o falló un controlador que usa.</translation>
    </message>
    <message>
        <source>It needs instructions that this computer&apos;s processor does not have.</source>
        <extracomment>app/llama/trials/processor.py</extracomment>
        <translation>Necesita instrucciones que el procesador de este ordenador no tiene.</translation>
    </message>
    <message>
        <source>{name} cannot be loaded: it is incomplete, damaged, or too new for this version.</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>{name} no se puede cargar: incompleto, dañado o demasiado nuevo para esta versión.</translation>
    </message>
    <message>
        <source>{name} was made for another model, so this one cannot see with it.</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>{name} se hizo para otro modelo, así que este no puede ver con él.</translation>
    </message>
    <message>
        <source>The picture cannot be read: it is damaged.</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>La imagen no se puede leer: está dañada.</translation>
    </message>
    <message>
        <source>The picture has {count} rows, and this model has to read them all at once.</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>La imagen tiene {count} filas, y este modelo debe leerlas todas de una vez.</translation>
    </message>
    <message>
        <source>{name} cannot be used: of a picture it makes nothing.</source>
        <extracomment>app/llama/trials/projectors.py</extracomment>
        <translation>{name} no se puede usar: de una imagen no saca nada.</translation>
    </message>
    <message>
        <source>{name} could not be converted: the file is damaged, or of an unknown kind.</source>
        <extracomment>app/llama/quantize.py</extracomment>
        <translation>{name} no se pudo convertir: el archivo está dañado o es de un tipo desconocido.</translation>
    </message>
    <message>
        <source>The disk filled up while {name} was being made. Free some space and try again.</source>
        <extracomment>app/llama/quantize.py</extracomment>
        <translation>El disco se llenó mientras se hacía {name}. Libera espacio e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>This build of llama.cpp cannot share models between computers: it was compiled without its RPC backend (GGML_RPC=ON).</source>
        <extracomment>app/llama/rpc/backend.py</extracomment>
        <translation>Esta compilación de llama.cpp no puede repartir modelos entre ordenadores: se compiló sin su módulo RPC (GGML_RPC=ON).</translation>
    </message>
    <message>
        <source>{server} has no device any more.</source>
        <extracomment>app/llama/rpc/backend.py</extracomment>
        <translation>{server} ya no tiene ningún dispositivo.</translation>
    </message>
    <message>
        <source>{address} speaks version {major}.{minor} of llama.cpp&apos;s RPC protocol, and this program version {own_major}.{own_minor}. Use the same version of Draftlight on both computers.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>{address} habla la versión {major}.{minor} del protocolo RPC de llama.cpp, y este programa la {own_major}.{own_minor}. Usa la misma versión de Draftlight en ambos ordenadores.</translation>
    </message>
    <message>
        <source>Nothing listens at {address}. Start “draftlight lend” on that computer, or the tunnel to it.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>Nadie escucha en {address}. Inicia «draftlight lend» en ese ordenador o el túnel hacia él.</translation>
    </message>
    <message>
        <source>{address} does not answer. The computer may be off, or lending to another program: it serves one at a time.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>{address} no responde. El ordenador puede estar apagado o prestado a otro programa: atiende a uno cada vez.</translation>
    </message>
    <message>
        <source>There is no computer named {host}.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>No hay ningún ordenador llamado {host}.</translation>
    </message>
    <message>
        <source>What listens at {address} is no RPC server of llama.cpp, or one of a much older version.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>Lo que escucha en {address} no es un servidor RPC de llama.cpp, o es de una versión mucho más antigua.</translation>
    </message>
    <message>
        <source>{address} cannot be reached: {error}.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>No se puede alcanzar {address}: {error}.</translation>
    </message>
    <message>
        <source>This model&apos;s chat template cannot use these variables: {reason}.</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>La plantilla de chat de este modelo no puede usar estas variables: {reason}.</translation>
    </message>
    <message>
        <source>{name} takes far more memory than its size explains, so it cannot be used. It may be damaged.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>{name} ocupa mucha más memoria de lo que explica su tamaño y no se puede usar. Puede estar dañado.</translation>
    </message>
    <message>
        <source>{name} needs instructions that this computer&apos;s processor does not have.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>{name} necesita instrucciones que el procesador de este ordenador no tiene.</translation>
    </message>
    <message>
        <source>{name} was stopped by the system while loading: most likely there is not enough memory for it.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>El sistema detuvo {name} al cargarlo: lo más probable es que falte memoria.</translation>
    </message>
    <message>
        <source>{name} keeps llama.cpp busy without end, so it cannot be used. It may be damaged.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>{name} ocupa a llama.cpp sin fin y no se puede usar. Puede estar dañado.</translation>
    </message>
    <message>
        <source>The download needs {needed} GB, and {free} GB are free on the disk of {folder}. Free some space and try again.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>La descarga necesita {needed} GB, y en el disco de {folder} hay {free} GB libres. Libera espacio e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Nothing comes at the moment. Waiting.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>Ahora no llega nada. Se espera.</translation>
    </message>
    <message>
        <source>The file has {needed} GB, and the Hub gives at most {free} GB in one piece. Choose one in parts, or a smaller precision.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>El archivo tiene {needed} GB, y el Hub da como mucho {free} GB de una pieza. Elige uno en partes o una precisión menor.</translation>
    </message>
    <message>
        <source>What came of {name} is not what its owner published, and was deleted. A proxy may have changed it: try again, or on another network.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>Lo que llegó de {name} no es lo que publicó su dueño y se eliminó. Quizá lo cambió un proxy: inténtalo de nuevo o en otra red.</translation>
    </message>
    <message>
        <source>{name} is already being downloaded.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>{name} ya se está descargando.</translation>
    </message>
    <message>
        <source>The server sends more than the file has.</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>El servidor envía más de lo que tiene el archivo.</translation>
    </message>
    <message>
        <source>The disk is full: {here} of {whole} MB are here and stay. Free some space, then go on.</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>El disco está lleno: hay {here} de {whole} MB y se conservan. Libera espacio y continúa.</translation>
    </message>
    <message>
        <source>Something went wrong inside Draftlight; the log tells more.</source>
        <extracomment>app/models/download/queue.py</extracomment>
        <translation>Algo falló dentro de Draftlight; el registro dice más.</translation>
    </message>
    <message>
        <source>The Hub&apos;s answer makes no sense. Is a sign-in page in the way?</source>
        <extracomment>app/models/download/transfer.py, app/models/network/hub_client.py</extracomment>
        <translation>La respuesta del Hub no tiene sentido. ¿Hay una página de inicio de sesión de por medio?</translation>
    </message>
    <message>
        <source>The connection broke. Going on where it stopped.</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>Se cortó la conexión. Se sigue donde quedó.</translation>
    </message>
    <message>
        <source>A web page came in place of the model. Is a sign-in page in the way?</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>Llegó una página web en lugar del modelo. ¿Hay una página de inicio de sesión de por medio?</translation>
    </message>
    <message>
        <source>The server has {here_bytes} bytes in place of the {size_bytes} that were published. Try again later, or on another network.</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>El servidor tiene {here_bytes} bytes en lugar de los {size_bytes} publicados. Inténtalo más tarde o en otra red.</translation>
    </message>
    <message>
        <source>The server sent another piece of the file than was asked for. Starting over.</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>El servidor envió un trozo distinto del pedido. Se empieza de nuevo.</translation>
    </message>
    <message>
        <source>These two fit together: the head was made for a model of this shape and vocabulary.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Los dos encajan: la cabeza se hizo para un modelo con esta forma y vocabulario.</translation>
    </message>
    <message>
        <source>These two fit together: the assistant was made for a model of this shape and vocabulary.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Los dos encajan: el asistente se hizo para un modelo con esta forma y vocabulario.</translation>
    </message>
    <message>
        <source>This file holds only the layers with which a model guesses. Draftlight uses such layers where they stand in the model&apos;s own file.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Este archivo solo tiene las capas con las que un modelo adivina. Draftlight las usa cuando están en el archivo del propio modelo.</translation>
    </message>
    <message>
        <source>The head has no vocabulary in its file, so the two cannot be compared.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>La cabeza no tiene vocabulario en su archivo, así que no se pueden comparar.</translation>
    </message>
    <message>
        <source>This head was made for another vocabulary: {theirs} tokens there and {ours} here.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Esta cabeza se hizo para otro vocabulario: {theirs} tokens allí y {ours} aquí.</translation>
    </message>
    <message>
        <source>This head was made for another vocabulary: number {place} is {theirs} there and {ours} here.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Esta cabeza se hizo para otro vocabulario: el número {place} es {theirs} allí y {ours} aquí.</translation>
    </message>
    <message>
        <source>These two split text in different ways: {one} and {other}.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Los dos dividen el texto de forma distinta: {one} y {other}.</translation>
    </message>
    <message>
        <source>These two split text into different tokens: {one} and {other}.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Los dos dividen el texto en tokens distintos: {one} y {other}.</translation>
    </message>
    <message>
        <source>These two fit together: they split text the same way.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Los dos encajan: dividen el texto igual.</translation>
    </message>
    <message>
        <source>This file is a head: it guesses for one big model and cannot write by itself.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Este archivo es una cabeza: adivina para un modelo grande y no puede escribir solo.</translation>
    </message>
    <message>
        <source>This file holds only the layers with which a model guesses; it cannot write by itself.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Este archivo solo tiene las capas con las que un modelo adivina; no puede escribir solo.</translation>
    </message>
    <message>
        <source>The assistant has no vocabulary in its file, so the two cannot be compared.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>El asistente no tiene vocabulario en su archivo, así que no se pueden comparar.</translation>
    </message>
    <message>
        <source>This assistant was made for another vocabulary: {theirs} tokens there and {ours} here.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Este asistente se hizo para otro vocabulario: {theirs} tokens allí y {ours} aquí.</translation>
    </message>
    <message>
        <source>This assistant was made for another vocabulary: number {place} is {theirs} there and {ours} here.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Este asistente se hizo para otro vocabulario: el número {place} es {theirs} allí y {ours} aquí.</translation>
    </message>
    <message>
        <source>The draft is of a kind ({kind}) that cannot take words back: no guesses.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>El borrador es de un tipo ({kind}) que no puede retirar palabras: sin conjeturas.</translation>
    </message>
    <message>
        <source>The draft has no vocabulary of its own in its file, so the two cannot be compared.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>El borrador no tiene vocabulario propio en su archivo, así que no se pueden comparar.</translation>
    </message>
    <message>
        <source>These two split text into different tokens: number {place} is {one} in one and {other} in the other.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Los dos dividen el texto en tokens distintos: el número {place} es {one} en uno y {other} en el otro.</translation>
    </message>
    <message>
        <source>This file is an assistant: it guesses for one big model and cannot write by itself.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Este archivo es un asistente: adivina para un modelo grande y no puede escribir solo.</translation>
    </message>
    <message>
        <source>The model is of a kind ({kind}) that cannot take words back: no guesses.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>El modelo es de un tipo ({kind}) que no puede retirar palabras: sin conjeturas.</translation>
    </message>
    <message>
        <source>The model has no vocabulary of its own in its file, so the two cannot be compared.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>El modelo no tiene vocabulario propio en su archivo, así que no se pueden comparar.</translation>
    </message>
    <message>
        <source>“{written}” is no repository on the Hub; write owner/name, or paste its link.</source>
        <extracomment>app/models/gguf/file_names.py</extracomment>
        <translation>«{written}» no es un repositorio del Hub; escribe dueño/nombre o pega su enlace.</translation>
    </message>
    <message>
        <source>“{written}” is no model file on the Hub; write hf:owner/repo/file.gguf.</source>
        <extracomment>app/models/gguf/file_names.py</extracomment>
        <translation>«{written}» no es un archivo de modelo del Hub; escribe hf:owner/repo/file.gguf.</translation>
    </message>
    <message>
        <source>needs {needed} GB of memory, {free} GB are free</source>
        <extracomment>app/models/gguf/fit.py</extracomment>
        <translation>necesita {needed} GB de memoria, hay {free} GB libres</translation>
    </message>
    <message>
        <source>Won&apos;t fit on this computer: {figures}.</source>
        <extracomment>app/models/gguf/fit.py</extracomment>
        <translation>No cabe en este ordenador: {figures}.</translation>
    </message>
    <message>
        <source>Fits this computer: {figures}.</source>
        <extracomment>app/models/gguf/fit.py</extracomment>
        <translation>Cabe en este ordenador: {figures}.</translation>
    </message>
    <message>
        <source>Tight on this computer: {figures}. Close other programs first.</source>
        <extracomment>app/models/gguf/fit.py</extracomment>
        <translation>Justo en este ordenador: {figures}. Cierra antes otros programas.</translation>
    </message>
    <message>
        <source>Won&apos;t fit as it is: {figures}. With a context of {most_context_tokens} tokens it would.</source>
        <extracomment>app/models/gguf/fit.py</extracomment>
        <translation>Así no cabe: {figures}. Con un contexto de {most_context_tokens} tokens sí.</translation>
    </message>
    <message>
        <source>This head&apos;s file is damaged: {what}.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>El archivo de esta cabeza está dañado: {what}.</translation>
    </message>
    <message>
        <source>it guesses token {token}, and its vocabulary has {tokens}</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>adivina el token {token}, y su vocabulario tiene {tokens}</translation>
    </message>
    <message>
        <source>its table of words has {rows} rows for {known} tokens</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>su tabla de palabras tiene {rows} filas para {known} tokens</translation>
    </message>
    <message>
        <source>its list of the tokens that it guesses is no list of whole numbers</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>su lista de los tokens que adivina no es de números enteros</translation>
    </message>
    <message>
        <source>it lists {sizes} tokens that it guesses, and has no scores for them</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>enumera {sizes} tokens que adivina y no tiene puntuaciones para ellos</translation>
    </message>
    <message>
        <source>it lists {sizes} tokens that it guesses, and has {rows} scores</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>enumera {sizes} tokens que adivina y tiene {rows} puntuaciones</translation>
    </message>
    <message>
        <source>its list of the tokens that it guesses is cut off, or longer than its vocabulary</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>su lista de los tokens que adivina está cortada o es más larga que su vocabulario</translation>
    </message>
    <message>
        <source>{path} cannot be read: {error}.</source>
        <extracomment>app/llama/heads/block.py, app/llama/load_errors.py, app/models/gguf/header.py</extracomment>
        <translation>{path} no se puede leer: {error}.</translation>
    </message>
    <message>
        <source>{name} is cut off: only {here} MB of at least {whole} MB are here. Download or copy it again.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{name} está cortado: solo hay {here} MB de al menos {whole} MB. Descárgalo o cópialo de nuevo.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a model file.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{path} es una carpeta, no un archivo de modelo.</translation>
    </message>
    <message>
        <source>{name} is damaged: it states {layers} layers that guess, of {all_layers}.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{name} está dañado: dice tener {layers} capas que adivinan, de {all_layers}.</translation>
    </message>
    <message>
        <source>{name} is damaged: its description of itself makes no sense.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{name} está dañado: su descripción de sí mismo no tiene sentido.</translation>
    </message>
    <message>
        <source>{name} is damaged: it states a {figure} of {stated}, which no model has.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{name} está dañado: indica {stated} como {figure}, que ningún modelo tiene.</translation>
    </message>
    <message>
        <source>a picture, and only text is taken here</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>una imagen, y aquí solo se admite texto</translation>
    </message>
    <message>
        <source>scaled down to {width} x {height} pixels for the model</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>reducida a {width} x {height} píxeles para el modelo</translation>
    </message>
    <message>
        <source>{name} is cut off: it ends inside its own description.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{name} está cortado: acaba dentro de su propia descripción.</translation>
    </message>
    <message>
        <source>Models of this kind ({named}) cannot guess for themselves here.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Los modelos de este tipo ({named}) no pueden adivinar por sí mismos aquí.</translation>
    </message>
    <message>
        <source>This head was made for another model: it reads layer {outside}, and this one has {layers} layers.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Esta cabeza se hizo para otro modelo: lee la capa {outside}, y este tiene {layers} capas.</translation>
    </message>
    <message>
        <source>This head takes words from its model as rows of numbers, and they are of another width: {theirs} there and {ours} here.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Esta cabeza recibe las palabras de su modelo como filas de números, y son de otra anchura: {theirs} allí y {ours} aquí.</translation>
    </message>
    <message>
        <source>{heads} x {key} and {heads} x {value} numbers</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>{heads} x {key} y {heads} x {value} números</translation>
    </message>
    <message>
        <source>This model does not guess for itself: its file has no layers to guess with.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Este modelo no adivina por sí mismo: su archivo no tiene capas para ello.</translation>
    </message>
    <message>
        <source>This model&apos;s file has {nextn_layers} layers to guess with; of a model of its kind ({architecture}) no more than one can be used.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>El archivo de este modelo tiene {nextn_layers} capas para adivinar; de un modelo de su tipo ({architecture}) solo se puede usar una.</translation>
    </message>
    <message>
        <source>This head is of a kind ({kind}) that Draftlight cannot use yet.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Esta cabeza es de un tipo ({kind}) que Draftlight aún no puede usar.</translation>
    </message>
    <message>
        <source>A head reads what the big model computes on the way, and models of this kind ({named}) do not give it out.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Una cabeza lee lo que el modelo grande calcula por el camino, y los modelos de este tipo ({named}) no lo dan.</translation>
    </message>
    <message>
        <source>This head does not say which layers of a model it reads: its file is incomplete.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Esta cabeza no dice qué capas de un modelo lee: su archivo está incompleto.</translation>
    </message>
    <message>
        <source>This assistant was made for another program. Get one whose file says gemma4-assistant.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Este asistente se hizo para otro programa. Usa uno cuyo archivo diga gemma4-assistant.</translation>
    </message>
    <message>
        <source>This assistant was made for a model of another kind (Gemma 4); this one is {kind}.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Este asistente se hizo para un modelo de otro tipo (Gemma 4); este es {kind}.</translation>
    </message>
    <message>
        <source>This assistant does not say how its blocks read the cache of a model: its file is incomplete.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Este asistente no dice cómo leen sus bloques la caché de un modelo: su archivo está incompleto.</translation>
    </message>
    <message>
        <source>This assistant was made for another model: the last blocks of this one are of other kinds.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Este asistente se hizo para otro modelo: los últimos bloques de este son de otros tipos.</translation>
    </message>
    <message>
        <source>not named</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>sin nombre</translation>
    </message>
    <message>
        <source>This assistant was made for another model: it reads {reads} for each token from the cache, and this one keeps {keeps}.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Este asistente se hizo para otro modelo: lee {reads} por token de la caché, y este guarda {keeps}.</translation>
    </message>
    <message>
        <source>is not a GGUF model file.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>no es un archivo de modelo GGUF.</translation>
    </message>
    <message>
        <source>is in a GGUF format this program does not know.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>está en un formato GGUF que este programa no conoce.</translation>
    </message>
    <message>
        <source>is empty. Download or copy it again.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>está vacío. Descárgalo o cópialo de nuevo.</translation>
    </message>
    <message>
        <source>is only a pointer to a model, not the model itself. Download the file it stands for.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>es solo un puntero a un modelo, no el modelo. Descarga el archivo al que apunta.</translation>
    </message>
    <message>
        <source>is a web page, not a model: an error page was probably saved under this name. Download it again.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>es una página web, no un modelo: quizá se guardó una página de error con este nombre. Descárgalo de nuevo.</translation>
    </message>
    <message>
        <source>is a text file, not a model.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>es un archivo de texto, no un modelo.</translation>
    </message>
    <message>
        <source>is cut off after its first bytes. Download or copy it again.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>está cortado tras sus primeros bytes. Descárgalo o cópialo de nuevo.</translation>
    </message>
    <message>
        <source>was made for big-endian computers and cannot be used here.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>se hizo para ordenadores big-endian y no se puede usar aquí.</translation>
    </message>
    <message>
        <source>is in the first, outdated GGUF format. Get a newer conversion of this model.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>está en el primer formato GGUF, ya obsoleto. Consigue una conversión más nueva de este modelo.</translation>
    </message>
    <message>
        <source>{name} is no projector: it is a model of its own.</source>
        <extracomment>app/models/gguf/projectors.py</extracomment>
        <translation>{name} no es un proyector: es un modelo por sí mismo.</translation>
    </message>
    <message>
        <source>Guesses for itself</source>
        <extracomment>app/models/hub/draft_search.py, app/ui/window/model_choices.py</extracomment>
        <translation>Adivina por sí mismo</translation>
    </message>
    <message>
        <source>In the model&apos;s own file</source>
        <extracomment>app/models/hub/draft_search.py</extracomment>
        <translation>En el archivo del propio modelo</translation>
    </message>
    <message>
        <source>On this computer</source>
        <extracomment>app/models/hub/draft_search.py, app/ui/models_page/library_view.py, app/ui/models_page/models_page.py, app/ui/models_page/pair_state.py, app/ui/window/model_choices.py</extracomment>
        <translation>En este ordenador</translation>
    </message>
    <message>
        <source>Tried by others with this family</source>
        <extracomment>app/models/hub/draft_search.py</extracomment>
        <translation>Probado por otros con esta familia</translation>
    </message>
    <message>
        <source>Found on the Hub</source>
        <extracomment>app/models/hub/draft_search.py</extracomment>
        <translation>Encontrado en el Hub</translation>
    </message>
    <message>
        <source>This model brings layers of its own to guess with: no second file is needed.</source>
        <extracomment>app/models/hub/draft_search.py</extracomment>
        <translation>Este modelo trae capas propias para adivinar: no hace falta un segundo archivo.</translation>
    </message>
    <message>
        <source>Paste the link of a draft&apos;s page on the Hub, or write owner/name.</source>
        <extracomment>app/models/hub/hub_questions.py</extracomment>
        <translation>Pega el enlace de la página de un borrador en el Hub o escribe dueño/nombre.</translation>
    </message>
    <message>
        <source>{repo} has no such model file.</source>
        <extracomment>app/models/hub/hub_questions.py</extracomment>
        <translation>{repo} no tiene ese archivo de modelo.</translation>
    </message>
    <message>
        <source>Write a model&apos;s or an owner&apos;s name, or paste a link from huggingface.co.</source>
        <extracomment>app/models/hub/hub_questions.py</extracomment>
        <translation>Escribe el nombre de un modelo o de su dueño, o pega un enlace de huggingface.co.</translation>
    </message>
    <message>
        <source>That link leads somewhere else. Paste one from huggingface.co, or write a model&apos;s name.</source>
        <extracomment>app/models/hub/hub_questions.py</extracomment>
        <translation>Ese enlace lleva a otro sitio. Pega uno de huggingface.co o escribe el nombre de un modelo.</translation>
    </message>
    <message>
        <source>That page of the Hub is no model. Open a model&apos;s page there, and paste its link.</source>
        <extracomment>app/models/hub/hub_questions.py</extracomment>
        <translation>Esa página del Hub no es un modelo. Abre allí la página de un modelo y pega su enlace.</translation>
    </message>
    <message>
        <source>{name} describes itself in more than 16 MB; no known model does.</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>{name} se describe en más de 16 MB; ningún modelo conocido lo hace.</translation>
    </message>
    <message>
        <source>The connection to the Hub broke. Check your connection.</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>Se cortó la conexión con el Hub. Comprueba tu conexión.</translation>
    </message>
    <message>
        <source>Unknown precision</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>Precisión desconocida</translation>
    </message>
    <message>
        <source>Full precision</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>Precisión completa</translation>
    </message>
    <message>
        <source>Largest, hardly any loss</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>La mayor, casi sin pérdida</translation>
    </message>
    <message>
        <source>Tiny, much is lost</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>Mínima, se pierde mucho</translation>
    </message>
    <message>
        <source>Very small, quality suffers</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>Muy pequeña, la calidad sufre</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>Pequeña</translation>
    </message>
    <message>
        <source>Balanced</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>Equilibrada</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>Grande</translation>
    </message>
    <message>
        <source>{name} is not a file.</source>
        <extracomment>app/models/library/added_files.py</extracomment>
        <translation>{name} no es un archivo.</translation>
    </message>
    <message>
        <source>{name} cannot be looked at: {args}.</source>
        <extracomment>app/models/library/added_files.py</extracomment>
        <translation>{name} no se puede examinar: {args}.</translation>
    </message>
    <message>
        <source>{path} cannot be removed: {error}.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>{path} no se puede quitar: {error}.</translation>
    </message>
    <message>
        <source>A model needs a name.</source>
        <extracomment>app/models/library/file_operations.py, app/models/library/model_library.py</extracomment>
        <translation>Un modelo necesita un nombre.</translation>
    </message>
    <message>
        <source>The name may not end like a part&apos;s number, such as -00001-of-00002.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>El nombre no puede acabar como el número de una parte, por ejemplo -00001-of-00002.</translation>
    </message>
    <message>
        <source>“{stem}” cannot be a file&apos;s name on every system: leave out &lt; &gt; : &quot; / \ | ? *, a dot or space at either end, and names such as con, nul or com1.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>«{stem}» no puede ser nombre de archivo en todos los sistemas: quita &lt; &gt; : &quot; / \ | ? *, el punto o espacio en los extremos y nombres como con, nul o com1.</translation>
    </message>
    <message>
        <source>That name is too long. Choose a shorter one.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>Ese nombre es demasiado largo. Elige uno más corto.</translation>
    </message>
    <message>
        <source>Only {here} of the {whole} parts of this model are here. It can be renamed once it is whole.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>Solo hay {here} de las {whole} partes de este modelo. Se podrá renombrar cuando esté entero.</translation>
    </message>
    <message>
        <source>There is already a file {name} in this folder. Choose another name.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>Ya hay un archivo {name} en esta carpeta. Elige otro nombre.</translation>
    </message>
    <message>
        <source>{name} cannot be renamed: {error}. If it is loaded, choose another pair first.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>{name} no se puede renombrar: {error}. Si está cargado, elige antes otra pareja.</translation>
    </message>
    <message>
        <source>Short answers</source>
        <comment>name of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Respuestas cortas</translation>
    </message>
    <message>
        <source>Code</source>
        <comment>name of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Código</translation>
    </message>
    <message>
        <source>Translate</source>
        <comment>name of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Traducir</translation>
    </message>
    <message>
        <source>Rewrite politely</source>
        <comment>name of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Reescribir con cortesía</translation>
    </message>
    <message>
        <source>Teach</source>
        <comment>name of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Enseñar</translation>
    </message>
    <message>
        <source>Answer in one or two plain sentences. If a single word or number is enough, give only that. Do not repeat the question and do not add advice that was not asked for.</source>
        <comment>system prompt of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Responde en una o dos frases sencillas. Si basta con una sola palabra o un número, da solo eso. No repitas la pregunta ni añadas consejos que no se hayan pedido.</translation>
    </message>
    <message>
        <source>You are a careful programmer. Answer with working code first, in one code block that names its language, then explain in a few sentences only what is not obvious. Handle errors, use clear names, and say which version or library you assume. If the question leaves something open, choose the usual way and say so.</source>
        <comment>system prompt of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Programas con cuidado. Responde primero con código que funcione, en un solo bloque de código que indique su lenguaje, y después explica en pocas frases solo lo que no sea evidente. Trata los errores, usa nombres claros y di qué versión o biblioteca supones. Si la pregunta deja algo abierto, elige la forma habitual y dilo.</translation>
    </message>
    <message>
        <source>You are a translator. Translate what you are given into English; if it is English already, translate it into the language that the person names, or into German if none is named. Keep the meaning, the tone and the layout. Leave code, names and links as they are. Reply with the translation alone.</source>
        <comment>system prompt of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Eres traductor. Traduce al español lo que recibas; si ya está en español, tradúcelo al idioma que se indique, o al inglés si no se indica ninguno. Conserva el sentido, el tono y la disposición. Deja el código, los nombres y los enlaces como están. Responde solo con la traducción.</translation>
    </message>
    <message>
        <source>Rewrite what you are given so that it is polite, clear and friendly, in the same language and at about the same length. Keep every fact, date and request. Reply with the rewritten text alone.</source>
        <comment>system prompt of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Reescribe lo que recibas para que sea cortés, claro y amable, en el mismo idioma y con una longitud parecida. Conserva todos los datos, fechas y peticiones. Responde solo con el texto reescrito.</translation>
    </message>
    <message>
        <source>You are a patient teacher. Explain step by step in everyday words, beginning with what the person most likely knows. Give one small example, say each new term once in plain words, and end with one short question that lets the person check whether they have understood.</source>
        <comment>system prompt of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>Enseñas con paciencia. Explica paso a paso con palabras de todos los días, empezando por lo que la persona probablemente ya sabe. Da un ejemplo pequeño, di cada término nuevo una vez con palabras sencillas y termina con una pregunta corta con la que la persona pueda comprobar si ha entendido.</translation>
    </message>
    <message>
        <source>The model&apos;s tokens have numbers from 0 to {most}.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>Los tokens del modelo tienen números de 0 a {most}.</translation>
    </message>
    <message>
        <source>The model computed no usable numbers.</source>
        <extracomment>app/engine/reply.py, app/llama/embedding.py</extracomment>
        <translation>El modelo no calculó números utilizables.</translation>
    </message>
    <message>
        <source>It was given more than its context holds.</source>
        <extracomment>app/engine/reply.py, app/llama/context.py</extracomment>
        <translation>Recibió más de lo que cabe en su contexto.</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <extracomment>app/language.py</extracomment>
        <translation>{one} o {other}</translation>
    </message>
    <message>
        <source>The model failed while computing.</source>
        <extracomment>app/llama/native_context.py</extracomment>
        <translation>El modelo falló al calcular.</translation>
    </message>
    <message>
        <source>The model failed while computing ({detail}).</source>
        <extracomment>app/llama/native_context.py</extracomment>
        <translation>El modelo falló al calcular ({detail}).</translation>
    </message>
    <message>
        <source>The model computed nothing.</source>
        <extracomment>app/llama/embedding.py, app/llama/native_context.py</extracomment>
        <translation>El modelo no calculó nada.</translation>
    </message>
    <message>
        <source>The head computed nothing.</source>
        <extracomment>app/llama/heads/guessing_context.py</extracomment>
        <translation>La cabeza no calculó nada.</translation>
    </message>
    <message>
        <source>These two begin a text with different tokens, so one would misread what the other wrote.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Los dos empiezan un texto con tokens distintos, así que uno leería mal lo que escribió el otro.</translation>
    </message>
    <message>
        <source>These two end a text with different tokens, so one would misread what the other wrote.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Los dos terminan un texto con tokens distintos, así que uno leería mal lo que escribió el otro.</translation>
    </message>
    <message>
        <source>Added by you</source>
        <extracomment>app/models/library/inventory.py</extracomment>
        <translation>Añadido por ti</translation>
    </message>
    <message>
        <source>Hub cache</source>
        <extracomment>app/models/library/inventory.py</extracomment>
        <translation>Caché del Hub</translation>
    </message>
    <message>
        <source> Did you mean {name}?</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation> ¿Quieres decir {name}?</translation>
    </message>
    <message>
        <source>There is no model {reference}, neither as a file nor in the library.{hint}</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>No existe el modelo {reference}, ni como archivo ni en la biblioteca.{hint}</translation>
    </message>
    <message>
        <source>{reference} is a pair of models; name one of them: {target} or {draft}.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>{reference} es una pareja de modelos; nombra uno: {target} o {draft}.</translation>
    </message>
    <message>
        <source>{reference} is a folder, not a model file.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>{reference} es una carpeta, no un archivo de modelo.</translation>
    </message>
    <message>
        <source>There is no file {reference}.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>No existe el archivo {reference}.</translation>
    </message>
    <message>
        <source>{reference} is no model on the Hub; write hf:owner/repo/file.gguf.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>{reference} no es un modelo del Hub; escribe hf:owner/repo/file.gguf.</translation>
    </message>
    <message>
        <source>{reference} is not on this computer. Download it first: draftlight pull {reference}</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>{reference} no está en este ordenador. Descárgalo antes: draftlight pull {reference}</translation>
    </message>
    <message>
        <source>{reference} has not been made yet: it is made when it is first loaded.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>{reference} aún no se ha hecho: se hace al cargarlo por primera vez.</translation>
    </message>
    <message>
        <source>There can be no file “{reference}”: {args}.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>No puede existir un archivo «{reference}»: {args}.</translation>
    </message>
    <message>
        <source>The starter model {name} is missing from this installation. Install Draftlight again.</source>
        <extracomment>app/models/library/starter.py</extracomment>
        <translation>Falta el modelo inicial {name} en esta instalación. Instala Draftlight de nuevo.</translation>
    </message>
    <message>
        <source>There is no starter model “{kind}”; there are {names}.</source>
        <extracomment>app/models/library/starter.py</extracomment>
        <translation>No hay modelo inicial «{kind}»; hay {names}.</translation>
    </message>
    <message>
        <source>Making the starter model needs {needed} MB, and {free} MB are free in {folder}. Free some space and try again.</source>
        <extracomment>app/models/library/starter.py</extracomment>
        <translation>Hacer el modelo inicial necesita {needed} MB, y en {folder} hay {free} MB libres. Libera espacio e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>The connection to the Hub failed. Check your connection.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>Falló la conexión con el Hub. Comprueba tu conexión.</translation>
    </message>
    <message>
        <source>The Hub answers with error {status}. Try again later.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>El Hub responde con el error {status}. Inténtalo más tarde.</translation>
    </message>
    <message>
        <source>The owner of {what} asks for consent first: accept the terms on its page on the Hub, then enter your token on the page “Models”, or set HF_TOKEN.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>El dueño de {what} pide antes consentimiento: acepta las condiciones en su página del Hub y escribe tu token en la página «Modelos», o define HF_TOKEN.</translation>
    </message>
    <message>
        <source>The Hub has no {what}, or it is private.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>El Hub no tiene {what}, o es privado.</translation>
    </message>
    <message>
        <source>The Hub does not accept the token for {what}. Enter a new one.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>El Hub no acepta el token para {what}. Escribe uno nuevo.</translation>
    </message>
    <message>
        <source>The server&apos;s file is shorter than the published one.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>El archivo del servidor es más corto que el publicado.</translation>
    </message>
    <message>
        <source>The Hub asks to wait: too many requests.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>El Hub pide esperar: demasiadas peticiones.</translation>
    </message>
    <message>
        <source>HF_ENDPOINT is no address of a server ({error}). Correct or unset it.</source>
        <extracomment>app/models/network/hub_internals.py</extracomment>
        <translation>HF_ENDPOINT no es la dirección de un servidor ({error}). Corrígela o quítala.</translation>
    </message>
    <message>
        <source>The proxy that HTTP_PROXY, HTTPS_PROXY or ALL_PROXY names is of no use: {error}</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>El proxy de HTTP_PROXY, HTTPS_PROXY o ALL_PROXY no sirve: {error}</translation>
    </message>
    <message>
        <source>HF_HUB_OFFLINE is set, so the Hub is not asked. Unset it to download.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>HF_HUB_OFFLINE está definido, así que no se pregunta al Hub. Quítalo para descargar.</translation>
    </message>
    <message>
        <source>{what} is no name the Hub knows.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>El Hub no conoce el nombre {what}.</translation>
    </message>
    <message>
        <source>Guessed right</source>
        <extracomment>app/palette.py</extracomment>
        <translation>Acertado</translation>
    </message>
    <message>
        <source>Corrected</source>
        <extracomment>app/palette.py</extracomment>
        <translation>Corregido</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>app/palette.py</extracomment>
        <translation>Extra</translation>
    </message>
    <message>
        <source>Guessed wrong</source>
        <extracomment>app/palette.py</extracomment>
        <translation>Fallado</translation>
    </message>
    <message>
        <source>Not guessed</source>
        <extracomment>app/palette.py</extracomment>
        <translation>No adivinado</translation>
    </message>
    <message>
        <source>Not told</source>
        <extracomment>app/palette.py</extracomment>
        <translation>No se sabe</translation>
    </message>
    <message>
        <source>Draftlight cannot write to its data folder {data}: {error}. Choose another one with --data-dir.</source>
        <extracomment>app/paths.py</extracomment>
        <translation>Draftlight no puede escribir en su carpeta de datos {data}: {error}. Elige otra con --data-dir.</translation>
    </message>
    <message>
        <source>is empty.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>está vacío.</translation>
    </message>
    <message>
        <source>is too large: {size} MB, and at most {most} MB can be shown.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>es demasiado grande: {size} MB, y se pueden mostrar como mucho {most} MB.</translation>
    </message>
    <message>
        <source>is damaged: its size makes no sense.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>está dañada: su tamaño no tiene sentido.</translation>
    </message>
    <message>
        <source>is too large: {width} x {height} pixels, and at most {most} million can be shown. Make it smaller first.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>es demasiado grande: {width} x {height} píxeles, y se pueden mostrar como mucho {most} millones. Redúcela antes.</translation>
    </message>
    <message>
        <source>is too narrow to be shown: {width} x {height} pixels.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>es demasiado estrecha para mostrarse: {width} x {height} píxeles.</translation>
    </message>
    <message>
        <source>{target} helped by {draft}</source>
        <extracomment>app/references.py</extracomment>
        <translation>{target} con ayuda de {draft}</translation>
    </message>
    <message>
        <source>{base}: {target} helped by {draft}</source>
        <extracomment>app/references.py</extracomment>
        <translation>{base}: {target} con ayuda de {draft}</translation>
    </message>
    <message>
        <source>The proxy on the way to {place} refuses. Check its settings.</source>
        <extracomment>app/remote/connection.py</extracomment>
        <translation>El proxy de camino a {place} se niega. Comprueba su configuración.</translation>
    </message>
    <message>
        <source>{place} is no address of a server.</source>
        <extracomment>app/remote/connection.py</extracomment>
        <translation>{place} no es la dirección de un servidor.</translation>
    </message>
    <message>
        <source>{place} asks to wait: {seconds} s more…</source>
        <extracomment>app/remote/connection.py</extracomment>
        <translation>{place} pide esperar: {seconds} s más…</translation>
    </message>
    <message>
        <source>{place} has been silent for {seconds} s. Stop leaves it.</source>
        <extracomment>app/remote/connection.py</extracomment>
        <translation>{place} lleva {seconds} s callado. Detener lo abandona.</translation>
    </message>
    <message>
        <source>The proxy that HTTP_PROXY, HTTPS_PROXY or ALL_PROXY names, or SSL_CERT_FILE, is of no use: {error}</source>
        <extracomment>app/remote/connection.py</extracomment>
        <translation>El proxy de HTTP_PROXY, HTTPS_PROXY o ALL_PROXY, o SSL_CERT_FILE, no sirve: {error}</translation>
    </message>
    <message>
        <source>The draft must be where the big model is: name it as {url}#… , or leave it out.</source>
        <extracomment>app/remote/servers/draftlight.py</extracomment>
        <translation>El borrador debe estar donde el modelo grande: escríbelo como {url}#… o déjalo.</translation>
    </message>
    <message>
        <source>{place} ended the reply. Is the program there being closed?</source>
        <extracomment>app/remote/servers/draftlight.py</extracomment>
        <translation>{place} terminó la respuesta. ¿Se está cerrando allí el programa?</translation>
    </message>
    <message>
        <source>{place} cannot be reached. Check the address, and the network.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>No se puede alcanzar {place}. Comprueba la dirección y la red.</translation>
    </message>
    <message>
        <source>{place} did not answer within {seconds} seconds. Is the computer on, and does a firewall let it answer?</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} no respondió en {seconds} segundos. ¿Está encendido el ordenador y lo deja responder el cortafuegos?</translation>
    </message>
    <message>
        <source>The connection to {place} broke off. Was the program there ended or restarted?</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>Se cortó la conexión con {place}. ¿Se cerró o reinició allí el programa?</translation>
    </message>
    <message>
        <source>The key for {place} holds a line break, or a letter that no key has. Copy it once more.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>La clave de {place} tiene un salto de línea o un carácter que ninguna clave tiene. Cópiala otra vez.</translation>
    </message>
    <message>
        <source>What {place} answers makes no sense. Is another program running there, or a sign-in page in the way?</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>Lo que responde {place} no tiene sentido. ¿Hay allí otro programa o una página de inicio de sesión?</translation>
    </message>
    <message>
        <source>{place} sends more than {most} MB in one piece, which no sensible answer does. It was left.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} envía más de {most} MB de una pieza, como ninguna respuesta sensata. Se abandonó.</translation>
    </message>
    <message>
        <source> It says: “{remark}.”</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation> Dice: «{remark}.»</translation>
    </message>
    <message>
        <source>it is not valid</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>no es válido</translation>
    </message>
    <message>
        <source>The certificate of {place} cannot be trusted ({reason}), so nothing was sent there. If it is your own server, name the file of its authority in SSL_CERT_FILE.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>El certificado de {place} no es de confianza ({reason}), así que no se envió nada. Si es tu servidor, indica el archivo de su autoridad en SSL_CERT_FILE.</translation>
    </message>
    <message>
        <source>{place} does not speak https. Is the address to begin with http:// ?</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} no habla https. ¿Debe empezar la dirección por http://?</translation>
    </message>
    <message>
        <source>There is no computer named {host}. Check the name, and the network.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>No hay ningún ordenador llamado {host}. Comprueba el nombre y la red.</translation>
    </message>
    <message>
        <source>There is no way to {place}. Check the network on both sides.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>No hay camino hasta {place}. Comprueba la red en ambos lados.</translation>
    </message>
    <message>
        <source>Nothing answers at {place}. Is the program running there, and does it listen at that address?</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>Nadie responde en {place}. ¿Está el programa en marcha y escucha en esa dirección?</translation>
    </message>
    <message>
        <source>{place} sends on to another address ({address}). If you trust that one, enter it itself: a key is never carried on.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} remite a otra dirección ({address}). Si confías en ella, escríbela tú: una clave nunca se reenvía.</translation>
    </message>
    <message>
        <source>{place} gave up.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} abandonó.{quoted}</translation>
    </message>
    <message>
        <source>{place} does not take the key it was given. Enter another one.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} no acepta la clave. Escribe otra.{quoted}</translation>
    </message>
    <message>
        <source>{place} asks for a key. Enter it under “Another computer…”, or set {variable}.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} pide una clave. Escríbela en «Otro ordenador…» o define {variable}.</translation>
    </message>
    <message>
        <source>The conversation does not fit the context of the model at {place}.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>La conversación no cabe en el contexto del modelo de {place}.{quoted}</translation>
    </message>
    <message>
        <source>{place} has no model named {model}.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} no tiene ningún modelo llamado {model}.{quoted}</translation>
    </message>
    <message>
        <source>which it does not name</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>que no nombra</translation>
    </message>
    <message>
        <source>{place} has nothing under this address.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} no tiene nada en esta dirección.{quoted}</translation>
    </message>
    <message>
        <source>{place} has too many requests.{asks}{quoted} Try again later.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} tiene demasiadas peticiones.{asks}{quoted} Inténtalo más tarde.</translation>
    </message>
    <message>
        <source> It asks to wait {seconds} seconds.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation> Pide esperar {seconds} segundos.</translation>
    </message>
    <message>
        <source>{place} is not ready.{asks}{quoted} Try again later.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} no está listo.{asks}{quoted} Inténtalo más tarde.</translation>
    </message>
    <message>
        <source>{place} failed with error {status}.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} falló con el error {status}.{quoted}</translation>
    </message>
    <message>
        <source>{place} refuses this request (error {status}).{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} rechaza esta petición (error {status}).{quoted}</translation>
    </message>
    <message>
        <source>The Draftlight at {place} is of another version that this one cannot talk to. Update the older of the two.</source>
        <extracomment>app/remote/servers/identify.py</extracomment>
        <translation>El Draftlight de {place} es de otra versión con la que este no puede hablar. Actualiza el más antiguo.</translation>
    </message>
    <message>
        <source>{place} is this window&apos;s own address, at which it answers other programs. Choose its models directly.</source>
        <extracomment>app/remote/servers/identify.py</extracomment>
        <translation>{place} es la dirección de esta misma ventana, donde responde a otros programas. Elige sus modelos directamente.</translation>
    </message>
    <message>
        <source>{place} has no model named {name}. It has: {names}.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} no tiene ningún modelo llamado {name}. Tiene: {names}.</translation>
    </message>
    <message>
        <source> It has: {names}.</source>
        <extracomment>app/remote/servers/ollama.py</extracomment>
        <translation> Tiene: {names}.</translation>
    </message>
    <message>
        <source> It has none yet.</source>
        <extracomment>app/remote/servers/ollama.py</extracomment>
        <translation> Aún no tiene ninguno.</translation>
    </message>
    <message>
        <source>{place} has no model named {name}.{has}</source>
        <extracomment>app/remote/servers/ollama.py</extracomment>
        <translation>{place} no tiene ningún modelo llamado {name}.{has}</translation>
    </message>
    <message>
        <source>Ollama at {place} takes neither grammars nor tokens.</source>
        <extracomment>app/remote/servers/ollama.py</extracomment>
        <translation>Ollama en {place} no acepta gramáticas ni tokens.</translation>
    </message>
    <message>
        <source>so</source>
        <extracomment>app/remote/servers/ollama.py</extracomment>
        <translation>así</translation>
    </message>
    <message>
        <source>vLLM at {place} takes no min-p while it guesses, so replies are written without it.</source>
        <extracomment>app/remote/servers/openai_like.py</extracomment>
        <translation>vLLM en {place} no acepta min-p mientras adivina, así que las respuestas se escriben sin él.</translation>
    </message>
    <message>
        <source>{place} lists no model. Load one there, or name one behind a # in the address.</source>
        <extracomment>app/remote/servers/openai_like.py</extracomment>
        <translation>{place} no enumera ningún modelo. Carga uno allí o nombra uno tras # en la dirección.</translation>
    </message>
    <message>
        <source>{who} cannot be given a grammar.</source>
        <extracomment>app/remote/servers/openai_like.py</extracomment>
        <translation>{who} no admite una gramática.</translation>
    </message>
    <message>
        <source>{who} takes text alone, no tokens.</source>
        <extracomment>app/remote/servers/openai_like.py</extracomment>
        <translation>{who} solo acepta texto, no tokens.</translation>
    </message>
    <message>
        <source>The look was left.</source>
        <extracomment>app/remote/probe.py</extracomment>
        <translation>Se abandonó la búsqueda.</translation>
    </message>
    <message>
        <source>{who} takes no variables for its chat template but thinking: leave out {names}.</source>
        <extracomment>app/remote/servers/request_parts.py</extracomment>
        <translation>{who} no acepta variables para su plantilla de chat salvo el pensamiento: quita {names}.</translation>
    </message>
    <message>
        <source>{who} takes no variables for its chat template: leave out {names}.</source>
        <extracomment>app/remote/servers/request_parts.py</extracomment>
        <translation>{who} no acepta variables para su plantilla de chat: quita {names}.</translation>
    </message>
    <message>
        <source>{who} has one switch for thinking, and the request sets it in two ways.</source>
        <extracomment>app/remote/servers/request_parts.py</extracomment>
        <translation>{who} tiene un interruptor para pensar, y la petición lo pone de dos formas.</translation>
    </message>
    <message>
        <source> at {place}</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation> en {place}</translation>
    </message>
    <message>
        <source>The model is on another computer{where}, which is not asked how it splits and frames text.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>El modelo está en otro ordenador{where}, al que no se pregunta cómo divide y encuadra el texto.</translation>
    </message>
    <message>
        <source>The model at {place} can be offered tools, and not be obliged to call one: leave “tool_choice” out.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>Al modelo de {place} se le pueden ofrecer herramientas, pero no obligarlo a usarlas: quita «tool_choice».</translation>
    </message>
    <message>
        <source>The model at {place} sees no pictures.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>El modelo de {place} no ve imágenes.</translation>
    </message>
    <message>
        <source>{who} has the draft that it was started with: leave the draft out here.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>{who} tiene el borrador con el que se inició: aquí no indiques ninguno.</translation>
    </message>
    <message>
        <source>The reply was ended after {most} million letters.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>La respuesta se terminó tras {most} millones de caracteres.</translation>
    </message>
    <message>
        <source>{who} decides by itself whether to guess: what was chosen here does not reach it.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>{who} decide por sí mismo si adivina: lo elegido aquí no le llega.</translation>
    </message>
    <message>
        <source>{sentence} What came until then is kept, and can be continued.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>{sentence} Lo que llegó hasta entonces se conserva y se puede continuar.</translation>
    </message>
    <message>
        <source>There must be at most {most} addresses.</source>
        <extracomment>app/references.py</extracomment>
        <translation>Como mucho puede haber {most} direcciones.</translation>
    </message>
    <message>
        <source>“{word}” is no address: it must be HOST:PORT, such as 127.0.0.1:{port}.</source>
        <extracomment>app/references.py</extracomment>
        <translation>«{word}» no es una dirección: debe ser HOST:PORT, como 127.0.0.1:{port}.</translation>
    </message>
    <message>
        <source>Summarise</source>
        <comment>name of a prompt</comment>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Resumir</translation>
    </message>
    <message>
        <source>Summarise the following in {{length}}:

{{text}}</source>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Resume lo siguiente en {{longitud}}:

{{texto}}</translation>
    </message>
    <message>
        <source>Explain simply</source>
        <comment>name of a prompt</comment>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Explicar de forma sencilla</translation>
    </message>
    <message>
        <source>Explain {{topic}} to {{whom}}, in short sentences and with one example.</source>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Explica {{tema}} a {{quién}}, con frases cortas y un ejemplo.</translation>
    </message>
    <message>
        <source>Rewrite politely</source>
        <comment>name of a prompt</comment>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Reescribir con cortesía</translation>
    </message>
    <message>
        <source>Rewrite this so that it is polite and clear. Keep its meaning:

{{text}}</source>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Reescribe esto para que sea cortés y claro. Conserva su sentido:

{{texto}}</translation>
    </message>
    <message>
        <source>Translate</source>
        <comment>name of a prompt</comment>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Traducir</translation>
    </message>
    <message>
        <source>Translate into {{language}}. Give the translation alone:

{{text}}</source>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Traduce a este idioma: {{idioma}}. Da solo la traducción:

{{texto}}</translation>
    </message>
    <message>
        <source>Review code</source>
        <comment>name of a prompt</comment>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Revisar código</translation>
    </message>
    <message>
        <source>Review this code. Name what is wrong first, then what could be simpler:

{{code}}</source>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>Revisa este código. Di primero qué está mal y después qué podría ser más sencillo:

{{código}}</translation>
    </message>
    <message>
        <source>The address {host} cannot be listened at: {reason}.</source>
        <extracomment>app/serve/server.py</extracomment>
        <translation>No se puede escuchar en la dirección {host}: {reason}.</translation>
    </message>
    <message>
        <source>Port {port} of {host} cannot be listened at: {reason}.</source>
        <extracomment>app/serve/server.py</extracomment>
        <translation>No se puede escuchar en el puerto {port} de {host}: {reason}.</translation>
    </message>
    <message>
        <source>Port {port} of {host} is in use by another program.</source>
        <extracomment>app/serve/server.py</extracomment>
        <translation>Otro programa está usando el puerto {port} de {host}.</translation>
    </message>
    <message>
        <source>system</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>según el sistema</translation>
    </message>
    <message>
        <source>light</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>claro</translation>
    </message>
    <message>
        <source>dark</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>oscuro</translation>
    </message>
    <message>
        <source>light, high contrast</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>claro, alto contraste</translation>
    </message>
    <message>
        <source>dark, high contrast</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>oscuro, alto contraste</translation>
    </message>
    <message>
        <source>this computer only</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>solo este ordenador</translation>
    </message>
    <message>
        <source>other computers too</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>también otros ordenadores</translation>
    </message>
    <message>
        <source>comfortable</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>holgada</translation>
    </message>
    <message>
        <source>compact</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>compacta</translation>
    </message>
    <message>
        <source>Reply</source>
        <extracomment>app/ui/dialogs/backups_dialog.py, app/ui/quick_question/quick_window.py, app/ui/transcript/messages/reply_message.py</extracomment>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Guessing ahead</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Adivinar</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>app/settings/groups.py, app/ui/models_page/library_model.py, app/ui/window/palette.py</extracomment>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>app/settings/groups.py, app/ui/help/help_pages.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Local API</source>
        <extracomment>app/settings/declaration.py, app/ui/local_api/api_popup.py</extracomment>
        <translation>API local</translation>
    </message>
    <message>
        <source>“{setting}” must be a number.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>«{setting}» debe ser un número.</translation>
    </message>
    <message>
        <source>“{setting}” must be a whole number.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>«{setting}» debe ser un número entero.</translation>
    </message>
    <message>
        <source>“{setting}” must be true or false.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>«{setting}» debe ser verdadero o falso.</translation>
    </message>
    <message>
        <source>“{setting}” must be text.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>«{setting}» debe ser texto.</translation>
    </message>
    <message>
        <source>“{setting}” must be an object.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>«{setting}» debe ser un objeto.</translation>
    </message>
    <message>
        <source>“{setting}” must be between {least} and {most}.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>«{setting}» debe estar entre {least} y {most}.</translation>
    </message>
    <message>
        <source>“{setting}” must be one of: {choices}.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>«{setting}» debe ser uno de: {choices}.</translation>
    </message>
    <message>
        <source>“{setting}” needs a value.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>«{setting}» necesita un valor.</translation>
    </message>
    <message>
        <source>automatic</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>automático</translation>
    </message>
    <message>
        <source>draft</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>borrador</translation>
    </message>
    <message>
        <source>lookup</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>búsqueda</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>app/settings/declaration.py, app/settings/groups.py</extracomment>
        <translation>no</translation>
    </message>
    <message>
        <source>Guess ahead</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Adivinar</translation>
    </message>
    <message>
        <source>Where guesses come from. Automatic copies them from what was said before where that works, asks the draft model where it does not, and pauses where guessing is slower. Draft model and Lookup guess there too. With the starter pair Automatic never pauses: that pair is for learning, not for speed.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>De dónde salen las conjeturas. Automático las copia de lo ya dicho donde funciona, pregunta al modelo borrador donde no, y hace pausa donde adivinar es más lento. Modelo borrador y Búsqueda adivinan también ahí. Con la pareja inicial, Automático nunca hace pausa: esa pareja es para aprender, no para ir rápido.</translation>
    </message>
    <message>
        <source>Longest guess</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Conjetura más larga</translation>
    </message>
    <message>
        <source>How many tokens the draft model may guess in one round. Longer guesses win more when right and cost more when wrong.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Cuántos tokens puede adivinar el modelo borrador en una ronda. Las conjeturas largas ganan más si aciertan y cuestan más si fallan.</translation>
    </message>
    <message>
        <source>Shortest guess</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Conjetura más corta</translation>
    </message>
    <message>
        <source>A guess of fewer tokens than this is not worth checking and is dropped.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Una conjetura de menos tokens no merece comprobarse y se descarta.</translation>
    </message>
    <message>
        <source>Least confidence</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Confianza mínima</translation>
    </message>
    <message>
        <source>The draft model stops guessing when it is less sure of a token than this.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>El modelo borrador deja de adivinar cuando está menos seguro de un token que esto.</translation>
    </message>
    <message>
        <source>Remember earlier chats</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Recordar chats anteriores</translation>
    </message>
    <message>
        <source>With Automatic, guesses may also come from what was said in your other chats, which helps when you return to the same text. It changes the speed, never the reply. Nothing leaves this computer, and a deleted chat is forgotten.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Con Automático, las conjeturas también pueden salir de tus otros chats, lo que ayuda si vuelves al mismo texto. Cambia la velocidad, nunca la respuesta. Nada sale de este ordenador, y un chat eliminado se olvida.</translation>
    </message>
    <message>
        <source>Answer other programs</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Responder a otros programas</translation>
    </message>
    <message>
        <source>Editors, chat programs and scripts can use the models of this window, as they do OpenAI’s, Anthropic’s or Ollama’s. Your own messages go first. A mark in the top bar shows that it is on; it ends with the window.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Editores, programas de chat y scripts pueden usar los modelos de esta ventana como los de OpenAI, Anthropic u Ollama. Tus mensajes van primero. Una marca en la barra superior indica que está activo; termina con la ventana.</translation>
    </message>
    <message>
        <source>Who can ask</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Quién puede preguntar</translation>
    </message>
    <message>
        <source>Programs on other computers have to send the key.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Los programas de otros ordenadores tienen que enviar la clave.</translation>
    </message>
    <message>
        <source>Port</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>The number behind the address, where programs ask.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>El número tras la dirección, donde preguntan los programas.</translation>
    </message>
    <message>
        <source>Ask for the key here too</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Pedir la clave también aquí</translation>
    </message>
    <message>
        <source>Programs on this computer have to send the key too. Some that are made for Ollama cannot.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Los programas de este ordenador también tienen que enviar la clave. Algunos hechos para Ollama no pueden.</translation>
    </message>
    <message>
        <source>Let browsers watch my replies</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Dejar que los navegadores vean mis respuestas</translation>
    </message>
    <message>
        <source>The API’s address opened in a browser shows replies as they are written, for a second screen or a projector. Without this, it shows those for other programs alone: whoever can ask can watch.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>La dirección de la API abierta en un navegador muestra las respuestas mientras se escriben, para una segunda pantalla o un proyector. Sin esto, solo muestra las de otros programas: quien puede preguntar puede mirar.</translation>
    </message>
    <message>
        <source>Web pages that may ask</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Páginas web que pueden preguntar</translation>
    </message>
    <message>
        <source>Context</source>
        <extracomment>app/settings/groups.py, app/ui/models_page/library_words.py</extracomment>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>How many tokens of conversation the models can see. More needs more memory.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Cuántos tokens de la conversación ven los modelos. Más necesita más memoria.</translation>
    </message>
    <message>
        <source>Threads</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>How many processor threads compute.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Cuántos hilos del procesador calculan.</translation>
    </message>
    <message>
        <source>one for each core</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>uno por núcleo</translation>
    </message>
    <message>
        <source>GPU layers</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Capas en GPU</translation>
    </message>
    <message>
        <source>How many layers of the model the graphics card computes; 0 is none.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Cuántas capas del modelo calcula la tarjeta gráfica; 0 es ninguna.</translation>
    </message>
    <message>
        <source>Memory for other chats</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Memoria para otros chats</translation>
    </message>
    <message>
        <source>What the models have read of other chats stays in memory, so that going back to one needs no reading again: up to this many percent of what is free. 0 keeps the latest chat alone.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Lo que los modelos leyeron de otros chats queda en memoria, para volver a uno sin leerlo de nuevo: hasta este porcentaje de la libre. 0 conserva solo el último chat.</translation>
    </message>
    <message>
        <source>Disk for chats</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Disco para chats</translation>
    </message>
    <message>
        <source>Long chats lie on the disk as the models have read them, up to this many megabytes, so that a restart costs no reading. Only you can open the files, and they are deleted with the chat. 0 keeps none.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Los chats largos quedan en disco tal como los leyeron los modelos, hasta estos megabytes, para que reabrir no cueste lectura. Solo tú puedes abrir los archivos, y se eliminan con el chat. 0 no conserva ninguno.</translation>
    </message>
    <message>
        <source>Other computers</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Otros ordenadores</translation>
    </message>
    <message>
        <source>Addresses of computers that lend their memory with “draftlight lend”, such as 127.0.0.1:50052, with commas between them: the layers of the model are split over them and this one. Use it only on a network you trust, or through ssh or WireGuard: there is no key and no encryption.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Direcciones de ordenadores que prestan su memoria con «draftlight lend», como 127.0.0.1:50052, separadas por comas: las capas del modelo se reparten entre ellos y este. Úsalo solo en una red de confianza, o por ssh o WireGuard: no hay clave ni cifrado.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>app/settings/groups.py, app/ui/dialogs/settings/fields.py</extracomment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>The model used last.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>El último modelo usado.</translation>
    </message>
    <message>
        <source>none yet</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>ninguno aún</translation>
    </message>
    <message>
        <source>Draft model</source>
        <extracomment>app/settings/groups.py, app/ui/toolkit/language/words.py</extracomment>
        <translation>Modelo borrador</translation>
    </message>
    <message>
        <source>The draft model used last.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>El último modelo borrador usado.</translation>
    </message>
    <message>
        <source>Say when there is a newer version</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Avisar si hay una versión más nueva</translation>
    </message>
    <message>
        <source>Once a day, when the window opens, Draftlight asks the project&apos;s release page which version is the newest. Nothing about you is sent, and nothing is downloaded.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Una vez al día, al abrirse la ventana, Draftlight pregunta a la página del proyecto cuál es la versión más nueva. No se envía nada sobre ti ni se descarga nada.</translation>
    </message>
    <message>
        <source>Last answer</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Última respuesta</translation>
    </message>
    <message>
        <source>When the release page last answered, in seconds since 1970.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Cuándo respondió la página por última vez, en segundos desde 1970.</translation>
    </message>
    <message>
        <source>Suggest titles</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Sugerir títulos</translation>
    </message>
    <message>
        <source>The model is asked for a title of each new chat, some seconds after its reply; whatever you ask for goes first. A title that you gave stays. Without this, chats are named by how your question begins.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Se pide al modelo un título para cada chat nuevo, unos segundos tras su respuesta; lo que tú pidas va primero. Un título tuyo se queda. Sin esto, los chats se llaman como empieza tu pregunta.</translation>
    </message>
    <message>
        <source>name chats automatic title summary</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>nombrar chats automático título resumen</translation>
    </message>
    <message>
        <source>Titles from other servers too</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Títulos también de otros servidores</translation>
    </message>
    <message>
        <source>Where a model is on a server that is no Draftlight, each title is one more request, which may cost money.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Si el modelo está en un servidor que no es Draftlight, cada título es una petición más, que puede costar dinero.</translation>
    </message>
    <message>
        <source>Which keys do what, where the person wants others than the usual.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Qué teclas hacen qué, si quieres otras que las habituales.</translation>
    </message>
    <message>
        <source>Introduced</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Presentado</translation>
    </message>
    <message>
        <source>“Keyboard shortcuts” must have a list of keys for each action.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>«Atajos de teclado» debe tener una lista de teclas por acción.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>app/conversation/comparison.py, app/settings/groups.py</extracomment>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>How daring the choice of words is: 0 always takes the likeliest, 1 follows the model&apos;s own odds.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Lo atrevida que es la elección de palabras: 0 toma siempre la más probable, 1 sigue las probabilidades del modelo.</translation>
    </message>
    <message>
        <source>Top-k</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Only the k likeliest tokens may be chosen; 0 switches this off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Solo se pueden elegir los k tokens más probables; 0 lo desactiva.</translation>
    </message>
    <message>
        <source>Top-p</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Only the likeliest tokens that together reach this probability; 1 switches this off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Solo los tokens más probables que juntos alcanzan esta probabilidad; 1 lo desactiva.</translation>
    </message>
    <message>
        <source>Min-p</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Min-p</translation>
    </message>
    <message>
        <source>Only tokens at least this likely compared with the likeliest; 0 switches this off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Solo tokens al menos así de probables comparados con el más probable; 0 lo desactiva.</translation>
    </message>
    <message>
        <source>Repeat penalty</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Penalización por repetir</translation>
    </message>
    <message>
        <source>Above 1, tokens that were just used become less likely; 1 switches this off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Por encima de 1, los tokens recién usados son menos probables; 1 lo desactiva.</translation>
    </message>
    <message>
        <source>Typical-p</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Typical-p</translation>
    </message>
    <message>
        <source>Only tokens about as surprising as the text so far; 1 switches this off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Solo tokens más o menos tan sorprendentes como el texto hasta ahora; 1 lo desactiva.</translation>
    </message>
    <message>
        <source>Presence penalty</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Penalización por presencia</translation>
    </message>
    <message>
        <source>Tokens that were just used become less likely by this much; 0: off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Los tokens recién usados son menos probables en esta medida; 0: no.</translation>
    </message>
    <message>
        <source>Frequency penalty</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Penalización por frecuencia</translation>
    </message>
    <message>
        <source>The same, for each time a token was just used; 0: off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Lo mismo, por cada vez que se usó un token; 0: no.</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>app/conversation/comparison.py, app/settings/groups.py</extracomment>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>The same seed gives the same reply to the same conversation, guessing or not.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>La misma semilla da la misma respuesta a la misma conversación, se adivine o no.</translation>
    </message>
    <message>
        <source>a new one each time</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>una nueva cada vez</translation>
    </message>
    <message>
        <source>Longest reply</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Respuesta más larga</translation>
    </message>
    <message>
        <source>A reply ends after this many tokens at the latest.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Una respuesta termina como tarde tras estos tokens.</translation>
    </message>
    <message>
        <source>until it is finished</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>hasta que acabe</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>app/settings/groups.py, app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Pensar</translation>
    </message>
    <message>
        <source>Whether a model that can be told thinks before it answers.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Si un modelo al que se le puede pedir piensa antes de responder.</translation>
    </message>
    <message>
        <source>as the model does by itself</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>como haga el modelo por sí mismo</translation>
    </message>
    <message>
        <source>System prompt</source>
        <extracomment>app/settings/groups.py, app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Prompt de sistema</translation>
    </message>
    <message>
        <source>Said to the model before every conversation, such as how it should answer.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Se dice al modelo antes de cada conversación, por ejemplo cómo debe responder.</translation>
    </message>
    <message>
        <source>Let chats use tools</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Dejar que los chats usen herramientas</translation>
    </message>
    <message>
        <source>A button beside the message field then switches tools on for one chat. Each call is shown, and you are asked before it is made. Tools are programs that you set up below, and a clock and a calculator that come along.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Un botón junto al campo de mensaje activa entonces las herramientas para un chat. Cada llamada se muestra, y se te pregunta antes. Las herramientas son programas que configuras abajo, además de un reloj y una calculadora.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>What the window is written in, from its next start on. Replies are in the language that you write in.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>En qué idioma está la ventana desde el próximo inicio. Las respuestas van en el idioma en que escribes.</translation>
    </message>
    <message>
        <source>translation locale deutsch français español 中文 العربية</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>traducción idioma english deutsch français 中文 العربية</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Light, dark, or as the system has it, which includes its high contrast.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Claro, oscuro o como el sistema, incluido su alto contraste.</translation>
    </message>
    <message>
        <source>Zoom</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Size of everything in the window; 1 is normal.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Tamaño de todo en la ventana; 1 es normal.</translation>
    </message>
    <message>
        <source>larger smaller text size scale</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>más grande más pequeño tamaño texto escala</translation>
    </message>
    <message>
        <source>Density</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Densidad</translation>
    </message>
    <message>
        <source>How much room there is around text: compact shows more of a chat at once.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Cuánto espacio hay alrededor del texto: compacta muestra más de un chat a la vez.</translation>
    </message>
    <message>
        <source>spacing line height</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>espaciado interlineado</translation>
    </message>
    <message>
        <source>Font of replies</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Fuente de las respuestas</translation>
    </message>
    <message>
        <source>The font that questions and replies are set in.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>La fuente de preguntas y respuestas.</translation>
    </message>
    <message>
        <source>as in the window</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>como en la ventana</translation>
    </message>
    <message>
        <source>typeface family text</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>tipo de letra texto</translation>
    </message>
    <message>
        <source>Text size of replies</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Tamaño de texto de las respuestas</translation>
    </message>
    <message>
        <source>How large questions and replies are set, in pixels where the zoom is 1.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>El tamaño de preguntas y respuestas, en píxeles con zoom 1.</translation>
    </message>
    <message>
        <source>font size larger smaller</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>tamaño fuente mayor menor</translation>
    </message>
    <message>
        <source>Font of code</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Fuente del código</translation>
    </message>
    <message>
        <source>The font that code in replies is set in: its letters should be of one width.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>La fuente del código en las respuestas: sus letras deberían tener el mismo ancho.</translation>
    </message>
    <message>
        <source>as the system has it</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>como en el sistema</translation>
    </message>
    <message>
        <source>monospace typeface family</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>monoespaciada fuente</translation>
    </message>
    <message>
        <source>Check spelling</source>
        <extracomment>app/settings/groups.py, app/ui/chat/composing/spell_check.py</extracomment>
        <translation>Revisar la ortografía</translation>
    </message>
    <message>
        <source>Words of your message that no dictionary knows are underlined. Asked are this computer&apos;s dictionaries for the languages of the window, the keyboard and the system, and English; without any, nothing is underlined.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Se subrayan las palabras de tu mensaje que ningún diccionario conoce. Se consultan los diccionarios de este ordenador para los idiomas de la ventana, del teclado y del sistema, y el inglés; si no hay ninguno, no se subraya nada.</translation>
    </message>
    <message>
        <source>spell checker dictionary typing mistakes typos hunspell enchant</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>corrector ortográfico diccionario erratas faltas hunspell enchant</translation>
    </message>
    <message>
        <source>Break long lines of code</source>
        <extracomment>app/settings/groups.py, app/ui/transcript/text/code_buttons.py</extracomment>
        <translation>Partir líneas largas de código</translation>
    </message>
    <message>
        <source>Long lines go on in the next one; otherwise code scrolls to the side.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Las líneas largas siguen en la siguiente; si no, el código se desplaza a un lado.</translation>
    </message>
    <message>
        <source>word wrap line wrap</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>ajuste de línea</translation>
    </message>
    <message>
        <source>Less motion</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>Nothing moves by itself. Where the system is set so, that holds too.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Nada se mueve por sí mismo. Si el sistema está así, también vale.</translation>
    </message>
    <message>
        <source>animation reduced motion accessibility</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>animación movimiento accesibilidad</translation>
    </message>
    <message>
        <source>Show wrong guesses</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Mostrar fallos</translation>
    </message>
    <message>
        <source>Show wrong guesses in place, struck through.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Mostrar las conjeturas falladas en su sitio, tachadas.</translation>
    </message>
    <message>
        <source>The name of a font is one line of at most 200 letters.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>El nombre de una fuente es una línea de 200 caracteres como mucho.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: there is no program “{command}”. Install it, or give its whole path.</source>
        <extracomment>app/tool_servers/server_process.py</extracomment>
        <translation>«{name}» no se puede iniciar: no existe el programa «{command}». Instálalo o da su ruta completa.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«{name}» no se puede iniciar: {reason}.</translation>
    </message>
    <message>
        <source>This is too long for a list of tool servers.</source>
        <extracomment>app/tool_servers/server_settings.py</extracomment>
        <translation>Es demasiado largo para una lista de servidores de herramientas.</translation>
    </message>
    <message>
        <source>There are no servers in this: expected is {&quot;mcpServers&quot;: {&quot;name&quot;: {&quot;command&quot;: &quot;…&quot;}}}.</source>
        <extracomment>app/tool_servers/server_settings.py</extracomment>
        <translation>No hay servidores aquí: se espera {&quot;mcpServers&quot;: {&quot;name&quot;: {&quot;command&quot;: &quot;…&quot;}}}.</translation>
    </message>
    <message>
        <source>This is no JSON. Expected is what other programs keep: {&quot;mcpServers&quot;: {&quot;name&quot;: {&quot;command&quot;: &quot;…&quot;}}}.</source>
        <extracomment>app/tool_servers/server_settings.py</extracomment>
        <translation>Esto no es JSON. Se espera lo que usan otros programas: {&quot;mcpServers&quot;: {&quot;name&quot;: {&quot;command&quot;: &quot;…&quot;}}}.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <extracomment>app/tool_servers/server_connection.py, app/tool_servers/toolbox.py</extracomment>
        <translation>Se detuvo.</translation>
    </message>
    <message>
        <source>“{name}” was switched off.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«{name}» se desactivó.</translation>
    </message>
    <message>
        <source>it does not say why</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>no dice por qué</translation>
    </message>
    <message>
        <source>“{name}” refused: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«{name}» se negó: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” did not answer within {seconds} seconds.</source>
        <extracomment>app/tool_servers/server_connection.py</extracomment>
        <translation>«{name}» no respondió en {seconds} segundos.</translation>
    </message>
    <message>
        <source>“{name}” said more than {most} MB at once, and was ended.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«{name}» dijo más de {most} MB de una vez y se terminó.</translation>
    </message>
    <message>
        <source>“{name}” does not speak the Model Context Protocol.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«{name}» no habla el Model Context Protocol.</translation>
    </message>
    <message>
        <source>“{name}” is switched off.</source>
        <extracomment>app/tool_servers/toolbox.py</extracomment>
        <translation>«{name}» está desactivado.</translation>
    </message>
    <message>
        <source>not called yet</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>aún sin llamar</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a tool call</comment>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>hecho</translation>
    </message>
    <message>
        <source>did not work</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>no funcionó</translation>
    </message>
    <message>
        <source>not allowed</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>no permitido</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>detenido</translation>
    </message>
    <message>
        <source>“{tool}” of {server}</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>«{tool}» de {server}</translation>
    </message>
    <message>
        <source>Tool: {tool} · {outcome}</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>Herramienta: {tool} · {outcome}</translation>
    </message>
    <message>
        <source>Asked with:</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>Llamada con:</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>(nada)</translation>
    </message>
    <message>
        <source>a tool server</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>un servidor de herramientas</translation>
    </message>
    <message>
        <source>Brought:</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>Trajo:</translation>
    </message>
    <message>
        <source>slower than without ({times}×)</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>más lento que sin adivinar ({times}×)</translation>
    </message>
    <message>
        <source>as fast as without</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>igual de rápido que sin adivinar</translation>
    </message>
    <message>
        <source>{times}× faster than without</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>{times}× más rápido que sin adivinar</translation>
    </message>
    <message>
        <source>so far {comparison}</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>por ahora {comparison}</translation>
    </message>
    <message>
        <source>guesses are not told</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>no dice las conjeturas</translation>
    </message>
    <message>
        <source>about: by the pieces that come</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>aprox.: por los trozos que llegan</translation>
    </message>
    <message>
        <source>guessing is paused</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>adivinar está en pausa</translation>
    </message>
    <message>
        <source>nothing guessed so far</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>nada adivinado por ahora</translation>
    </message>
    <message>
        <source>nothing was guessed</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>no se adivinó nada</translation>
    </message>
    <message>
        <source>too early to compare</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>pronto para comparar</translation>
    </message>
    <message>
        <source>not measured without yet</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>aún sin medir sin adivinar</translation>
    </message>
    <message>
        <source>Ended at the token limit</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Acabó en el límite de tokens</translation>
    </message>
    <message>
        <source>Ended because the context is full</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Acabó porque el contexto está lleno</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Detenida</translation>
    </message>
    <message>
        <source>The connection broke</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Se cortó la conexión</translation>
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
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>by {machine}</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>por {machine}</translation>
    </message>
    <message>
        <source>Ended: it repeated itself</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Terminada: se repetía</translation>
    </message>
    <message>
        <source>{share} % accepted, of all it wrote meanwhile</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>{share} % aceptado, de todo lo que escribió entretanto</translation>
    </message>
    <message>
        <source>{share} % accepted</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>{share} % aceptado</translation>
    </message>
    <message>
        <source>Guesses not told</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>No dice las conjeturas</translation>
    </message>
    <message numerus="yes">
        <source>Thought for %n words</source>
        <comment>Thought for %n word</comment>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>
            <numerusform>Pensó %n palabra</numerusform>
            <numerusform>Pensó %n palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking… {count} words</source>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>Pensando… {count} palabras</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>app/traces/readout.py, app/ui/chat/composing/composer.py, app/ui/dialogs/knowledge_dialog.py, app/ui/models_page/hub/draft_view.py, app/ui/models_page/hub/search_view.py, app/ui/overlays/comparison_view.py, app/ui/overlays/race_view.py, app/ui/window/chat_transfers.py</extracomment>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Write it again</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Escribir de nuevo</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>app/traces/readout.py, app/ui/models_page/pair_state.py, app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>New chat</source>
        <extracomment>app/traces/readout.py, app/ui/chat_list/chat_actions.py, app/ui/chat_list/sidebar.py, app/ui/dialogs/deleted_chats_dialog.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Chat nuevo</translation>
    </message>
    <message>
        <source>This reply repeated itself until it was ended.</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Esta respuesta se repitió hasta que se terminó.</translation>
    </message>
    <message>
        <source>This reply repeated itself until the context was full.</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>Esta respuesta se repitió hasta llenar el contexto.</translation>
    </message>
    <message>
        <source>The context is full, so this reply ended early. A new chat has all the room.</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>El contexto está lleno, así que esta respuesta acabó antes. Un chat nuevo tiene todo el espacio.</translation>
    </message>
    <message>
        <source>The context is full, so this reply ended early. It can go on without what is oldest; a new chat has all the room.</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>El contexto está lleno, así que esta respuesta acabó antes. Puede seguir sin lo más antiguo; un chat nuevo tiene todo el espacio.</translation>
    </message>
    <message>
        <source>The model has called tools in many replies in a row. This one is written without, from what they brought.</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>El modelo usó herramientas en muchas respuestas seguidas. Esta se escribe sin ellas, con lo que trajeron.</translation>
    </message>
    <message>
        <source>A list</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>Una lista</translation>
    </message>
    <message>
        <source>Much of a list is easy to guess: most guesses are right, and many words come at once.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>En una lista mucho es fácil de adivinar: casi todo se acierta y llegan muchas palabras a la vez.</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>app/traces/trace_files.py, app/ui/transcript/text/tints.py</extracomment>
        <translation>Código</translation>
    </message>
    <message>
        <source>Code says the next word well in advance.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>El código anuncia la palabra siguiente.</translation>
    </message>
    <message>
        <source>A daring poem</source>
        <extracomment>app/traces/trace_files.py, app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Un poema atrevido</translation>
    </message>
    <message>
        <source>At temperature 2 the big model often takes a word that nobody would guess.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>A temperatura 2 el modelo grande suele tomar una palabra que nadie adivinaría.</translation>
    </message>
    <message numerus="yes">
        <source>%n words.</source>
        <comment>%n word.</comment>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>
            <numerusform>%n palabra.</numerusform>
            <numerusform>%n palabras.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reply was stopped: {words}</source>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>La respuesta se detuvo: {words}</translation>
    </message>
    <message>
        <source>The reply is finished: {words}</source>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>La respuesta ha terminado: {words}</translation>
    </message>
    <message>
        <source>The reply was stopped; it says nothing.</source>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>La respuesta se detuvo; no dice nada.</translation>
    </message>
    <message>
        <source>The reply is finished; it says nothing.</source>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>La respuesta ha terminado; no dice nada.</translation>
    </message>
    <message>
        <source>“{name}” is too large for a recorded reply ({value} MB at most), and was not opened.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>«{name}» es demasiado grande para una respuesta grabada ({value} MB como mucho) y no se abrió.</translation>
    </message>
    <message>
        <source>“{name}” is a whole chat. What can be opened here is one recorded reply.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>«{name}» es un chat entero. Aquí se abre una sola respuesta grabada.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it may have been cut off. Save or copy it again.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>«{name}» está dañado: puede estar cortado. Guárdalo o cópialo de nuevo.</translation>
    </message>
    <message>
        <source>“{name}” is not a recorded reply.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>«{name}» no es una respuesta grabada.</translation>
    </message>
    <message>
        <source>“{name}” cannot be shown. {error}</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>«{name}» no se puede mostrar. {error}</translation>
    </message>
    <message>
        <source>Assistants (*.json)</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Asistentes (*.json)</translation>
    </message>
    <message>
        <source>An assistant is a way to answer: what the model is told before the chat, and settings of its own. Choose one beside the message field; each chat has its own.</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Un asistente es una manera de responder: lo que se dice al modelo antes del chat y ajustes propios. Elige uno junto al campo de mensaje; cada chat tiene el suyo.</translation>
    </message>
    <message>
        <source>Models that answer where this assistant is chosen. Those chosen by hand in a chat hold there until you close the window.</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Modelos que responden donde se elige este asistente. Los elegidos a mano en un chat valen hasta que cierres la ventana.</translation>
    </message>
    <message numerus="yes">
        <source>%n assistants were added.</source>
        <comment>“{name}” was added.</comment>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>
            <numerusform>Se añadió «{name}».</numerusform>
            <numerusform>Se añadieron %n asistentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Assistants</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Asistentes</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/prompts_dialog.py, app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>app/ui/chat_list/sidebar.py, app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/prompts_dialog.py, app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/text_dialogs.py, app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Import, export ▾</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Importar, exportar ▾</translation>
    </message>
    <message>
        <source>Give assistants to others, or take theirs</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Dar asistentes a otros o tomar los suyos</translation>
    </message>
    <message>
        <source>Import and export</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Importar y exportar</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Export this one…</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Exportar este…</translation>
    </message>
    <message>
        <source>Export all…</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Exportar todos…</translation>
    </message>
    <message>
        <source>Import assistants</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Importar asistentes</translation>
    </message>
    <message>
        <source>Export assistants</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Exportar asistentes</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py, app/ui/dialogs/another_computer.py, app/ui/dialogs/confirm_dialog.py, app/ui/dialogs/files_dialog.py, app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/import_dialog.py, app/ui/dialogs/prompts_dialog.py, app/ui/dialogs/text_dialogs.py, app/ui/dialogs/tool_server_dialog.py, app/ui/models_page/hub/files_download.py, app/ui/models_page/library_view.py, app/ui/models_page/pair_card.py, app/ui/window/wiring.py</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>There can be at most {most} assistants.</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Como mucho puede haber {most} asistentes.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Guardado como {name}.</translation>
    </message>
    <message>
        <source>Models</source>
        <extracomment>app/settings/declaration.py, app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/folder_settings_dialog.py, app/ui/models_page/models_page.py</extracomment>
        <translation>Modelos</translation>
    </message>
    <message numerus="yes">
        <source>%n chats have it: they stay readable and go on without.</source>
        <comment>One chat has it: it stays readable and goes on without.</comment>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>
            <numerusform>Un chat lo tiene: sigue legible y continúa sin él.</numerusform>
            <numerusform>%n chats lo tienen: siguen legibles y continúan sin él.</numerusform>
        </translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>app/ui/overlays/recorded_actions.py, app/ui/toolkit/files/file_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>No name</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>New assistant</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Asistente nuevo</translation>
    </message>
    <message>
        <source>As in Settings: {words_of}</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Como en Ajustes: {words_of}</translation>
    </message>
    <message>
        <source>As in Settings</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Como en Ajustes</translation>
    </message>
    <message>
        <source>As chosen in the top bar</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Como se eligió arriba</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>app/conversation/comparison.py, app/ui/chat/composing/choice_buttons.py, app/ui/dialogs/folder_settings_dialog.py, app/ui/models_page/library_words.py</extracomment>
        <translation>Asistente</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no assistant</comment>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Assistant of this chat: {name} (Ctrl+Shift+A)</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Asistente de este chat: {name} (Ctrl+Shift+A)</translation>
    </message>
    <message>
        <source>Assistant of this chat: {name}</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Asistente de este chat: {name}</translation>
    </message>
    <message>
        <source>Edit assistants…</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Editar asistentes…</translation>
    </message>
    <message>
        <source>How this chat is answered:</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Cómo se responde este chat:</translation>
    </message>
    <message>
        <source>No assistant: as in Settings</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py, app/ui/dialogs/folder_settings_dialog.py</extracomment>
        <translation>Sin asistente: como en Ajustes</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <extracomment>app/ui/chat/banner.py</extracomment>
        <translation>Cerrar este aviso</translation>
    </message>
    <message>
        <source>“{assistant}” is set to use {model}, which is not on this computer. The models you have chosen answer instead.</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>«{assistant}» debe usar {model}, que no está en este ordenador. Responden los modelos que elegiste.</translation>
    </message>
    <message>
        <source>Conversation</source>
        <extracomment>app/ui/chat/chat_view.py</extracomment>
        <translation>Conversación</translation>
    </message>
    <message>
        <source>Ask anything</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Pregunta lo que quieras</translation>
    </message>
    <message>
        <source>Ask something about what you added</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Pregunta algo sobre lo que añadiste</translation>
    </message>
    <message>
        <source>Your message</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Tu mensaje</translation>
    </message>
    <message>
        <source>Send</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Send (Enter)</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Enviar (Enter)</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Detener (Esc)</translation>
    </message>
    <message>
        <source>Add files to your message (Ctrl+U)</source>
        <extracomment>app/ui/chat/composing/attach_button.py</extracomment>
        <translation>Añadir archivos al mensaje (Ctrl+U)</translation>
    </message>
    <message>
        <source>Prompts you keep (Ctrl+P)</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Tus prompts (Ctrl+P)</translation>
    </message>
    <message>
        <source>Editing your message: the old version is kept</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Editas tu mensaje: la versión anterior se conserva</translation>
    </message>
    <message>
        <source>Cancel editing (Esc)</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Cancelar edición (Esc)</translation>
    </message>
    <message>
        <source>The files are being read</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Se están leyendo los archivos</translation>
    </message>
    <message>
        <source>Context in use</source>
        <extracomment>app/ui/chat/status_line.py</extracomment>
        <translation>Contexto en uso</translation>
    </message>
    <message>
        <source>How much of the context, what the models can see of a chat, this one takes. Settings has a larger one.</source>
        <extracomment>app/ui/chat/status_line.py</extracomment>
        <translation>Cuánto ocupa este chat del contexto, lo que los modelos ven de un chat. En Ajustes hay uno mayor.</translation>
    </message>
    <message>
        <source>Write some code</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Escribe algo de código</translation>
    </message>
    <message>
        <source>Guessing shines: code says the next word well in advance.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Adivinar brilla: el código anuncia la palabra siguiente.</translation>
    </message>
    <message>
        <source>List the planets</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Enumera los planetas</translation>
    </message>
    <message>
        <source>Guessing shines: in a list every line is built alike.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Adivinar brilla: en una lista cada línea se parece.</translation>
    </message>
    <message>
        <source>Rewrite a text</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Reescribe un texto</translation>
    </message>
    <message>
        <source>Guessing shines: most of the reply stands in the question already.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Adivinar brilla: casi toda la respuesta está ya en la pregunta.</translation>
    </message>
    <message>
        <source>Guessing is hard: at temperature {temperature} (for this reply only) words are a surprise, and more are missed.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Adivinar cuesta: a temperatura {temperature} (solo en esta respuesta) las palabras sorprenden y se falla más.</translation>
    </message>
    <message>
        <source>Send the part that fits</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Enviar la parte que cabe</translation>
    </message>
    <message>
        <source>Send the passages that match</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Enviar los pasajes que encajan</translation>
    </message>
    <message>
        <source>“{file}” has {tokens} tokens, and there is room for {room}.</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>«{file}» tiene {tokens} tokens, y hay sitio para {room}.</translation>
    </message>
    <message>
        <source>These files have {tokens} tokens, and there is room for {room}.</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Estos archivos tienen {tokens} tokens, y hay sitio para {room}.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <extracomment>app/ui/chat/composing/file_strip.py, app/ui/chat/composing/resource_dialog.py, app/ui/dialogs/picture_dialog.py</extracomment>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>At most {share} of {all} tokens</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Como mucho {share} de {all} tokens</translation>
    </message>
    <message>
        <source>{share} of {total} tokens</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>{share} de {total} tokens</translation>
    </message>
    <message>
        <source>Settings has a larger context, which takes more memory.</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>En Ajustes hay un contexto mayor, que ocupa más memoria.</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>app/ui/chat/composing/file_strip.py, app/ui/dialogs/knowledge_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>{much} What should be sent?</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>{much} ¿Qué se envía?</translation>
    </message>
    <message>
        <source>{much} The beginning is sent.</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>{much} Se envía el principio.</translation>
    </message>
    <message>
        <source>{much} What matches your question is sent.</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>{much} Se envía lo que encaja con tu pregunta.</translation>
    </message>
    <message>
        <source>The part that fits</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>La parte que cabe</translation>
    </message>
    <message>
        <source>From the beginning, as far as there is room</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Desde el principio, hasta donde haya sitio</translation>
    </message>
    <message>
        <source>The passages that match</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Los pasajes que encajan</translation>
    </message>
    <message>
        <source>Those with the words of your question in them, as many as fit</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Los que tienen las palabras de tu pregunta, tantos como quepan</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Quitarlo</translation>
    </message>
    <message>
        <source>Remove the largest</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Quitar el mayor</translation>
    </message>
    <message>
        <source>Find in this chat</source>
        <extracomment>app/ui/chat/find_bar.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Buscar en este chat</translation>
    </message>
    <message>
        <source>Enter goes to the next place, Shift+Enter to the one before, Escape ends it.</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>Enter va al siguiente, Mayús+Enter al anterior, Escape termina.</translation>
    </message>
    <message>
        <source>The place before (Shift+F3)</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>Lugar anterior (Shift+F3)</translation>
    </message>
    <message>
        <source>The next place (F3)</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>Lugar siguiente (F3)</translation>
    </message>
    <message>
        <source>End the search (Esc)</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>Terminar la búsqueda (Esc)</translation>
    </message>
    <message>
        <source>{place} of {total}</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>{place} de {total}</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>app/ui/chat/find_bar.py, app/ui/models_page/hub/problem.py</extracomment>
        <translation>No encontrado</translation>
    </message>
    <message numerus="yes">
        <source>%n files are too many: a message can have {most}. None of them was added.</source>
        <comment>One file more is too many: a message can have {most}. None of them was added.</comment>
        <extracomment>app/ui/chat/composing/pending_files.py</extracomment>
        <translation>
            <numerusform>Un archivo más es demasiado: un mensaje puede llevar {most}. No se añadió ninguno.</numerusform>
            <numerusform>%n archivos son demasiados: un mensaje puede llevar {most}. No se añadió ninguno.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{file}” is there already.</source>
        <extracomment>app/ui/chat/composing/pending_files.py</extracomment>
        <translation>«{file}» ya está.</translation>
    </message>
    <message>
        <source>What you pasted is one file more than the {most} that a message can have.</source>
        <extracomment>app/ui/chat/composing/pending_files.py</extracomment>
        <translation>Lo que pegaste es un archivo más de los {most} que puede llevar un mensaje.</translation>
    </message>
    <message numerus="yes">
        <source>%n more files cannot be taken.</source>
        <comment>%n more file cannot be taken.</comment>
        <extracomment>app/ui/chat/composing/pending_files.py</extracomment>
        <translation>
            <numerusform>%n archivo más no se puede añadir.</numerusform>
            <numerusform>%n archivos más no se pueden añadir.</numerusform>
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
        <translation>Editar prompts…</translation>
    </message>
    <message>
        <source>Keep this message as a prompt…</source>
        <extracomment>app/ui/chat/composing/message_sending.py</extracomment>
        <translation>Guardar este mensaje como prompt…</translation>
    </message>
    <message>
        <source>Answer me now</source>
        <extracomment>app/ui/chat/replying/reply_remark.py</extracomment>
        <translation>Respóndeme ahora</translation>
    </message>
    <message>
        <source>End the reply for the other program</source>
        <extracomment>app/ui/chat/replying/reply_remark.py</extracomment>
        <translation>Terminar la respuesta para el otro programa</translation>
    </message>
    <message>
        <source>Add to dictionary</source>
        <extracomment>app/ui/chat/composing/spell_check.py</extracomment>
        <translation>Añadir al diccionario</translation>
    </message>
    <message>
        <source>Ignore this word</source>
        <extracomment>app/ui/chat/composing/spell_check.py</extracomment>
        <translation>Ignorar esta palabra</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <extracomment>app/ui/chat/composing/spell_check.py</extracomment>
        <translation>Sin sugerencias</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <extracomment>app/ui/chat/status_line.py</extracomment>
        <translation>Sin guardar aún</translation>
    </message>
    <message>
        <source>The last words of a reply are not on the disk. They are saved as soon as that is possible; closing the window before then loses them.</source>
        <extracomment>app/ui/chat/status_line.py</extracomment>
        <translation>Las últimas palabras de una respuesta no están en el disco. Se guardan en cuanto se pueda; si cierras antes la ventana, se pierden.</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>app/ui/chat/first_page/loading_show.py, app/ui/chat/status_line.py</extracomment>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Thinking before the answer is on in this chat: slower, and often better</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Pensar antes de responder está activado en este chat: más lento y a menudo mejor</translation>
    </message>
    <message>
        <source>Thinking before the answer: on</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Pensar antes de responder: sí</translation>
    </message>
    <message>
        <source>Thinking before the answer is off in this chat: the answer comes at once</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Pensar antes de responder está desactivado en este chat: la respuesta llega enseguida</translation>
    </message>
    <message>
        <source>Thinking before the answer: off</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Pensar antes de responder: no</translation>
    </message>
    <message>
        <source>Thinks first</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Piensa antes</translation>
    </message>
    <message>
        <source>Thinking off</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Sin pensar</translation>
    </message>
    <message>
        <source>What the tool is given</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Lo que recibe la herramienta</translation>
    </message>
    <message>
        <source>Allow once</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Permitir una vez</translation>
    </message>
    <message>
        <source>Allow in this chat</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Permitir en este chat</translation>
    </message>
    <message>
        <source>This tool is not asked for again in this chat</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>En este chat no se vuelve a preguntar por esta herramienta</translation>
    </message>
    <message>
        <source>Never in this chat</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Nunca en este chat</translation>
    </message>
    <message>
        <source>The model is told no, and not offered it again here</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Se dice que no al modelo y no se le ofrece más aquí</translation>
    </message>
    <message>
        <source>The model wants to use {tool}, with:</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>El modelo quiere usar {tool}, con:</translation>
    </message>
    <message>
        <source>Waiting for {tool}…</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Esperando a {tool}…</translation>
    </message>
    <message>
        <source>Starting the tools of this chat…</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Iniciando las herramientas de este chat…</translation>
    </message>
    <message>
        <source>Tools of this chat</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Herramientas de este chat</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no tools</comment>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Tools of this chat: {names}</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Herramientas de este chat: {names}</translation>
    </message>
    <message>
        <source>Set up tools…</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Configurar herramientas…</translation>
    </message>
    <message>
        <source>Tools that this chat may use:</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>Herramientas que este chat puede usar:</translation>
    </message>
    <message>
        <source>Starter pair</source>
        <extracomment>app/ui/chat/replying/cards.py, app/ui/toolkit/language/words.py</extracomment>
        <translation>Pareja inicial</translation>
    </message>
    <message>
        <source>Try it now, nothing to download</source>
        <extracomment>app/ui/chat/first_page/welcome.py, app/ui/chat/replying/cards.py</extracomment>
        <translation>Pruébala ya, sin descargar nada</translation>
    </message>
    <message>
        <source>Starter pair: try it now, nothing to download</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Pareja inicial: pruébala ya, sin descargar nada</translation>
    </message>
    <message>
        <source>Choose a pair…</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Elegir una pareja…</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Retirarla</translation>
    </message>
    <message>
        <source>Put the question back into the message field</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Devolver la pregunta al campo de mensaje</translation>
    </message>
    <message>
        <source>Your question waits for a model, and is answered as soon as one is loaded.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Tu pregunta espera un modelo y se responde en cuanto se cargue uno.</translation>
    </message>
    <message>
        <source>Your question waits, since the models are not loaded. It is answered as soon as they are, or others.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Tu pregunta espera, porque los modelos no están cargados. Se responde en cuanto lo estén, u otros.</translation>
    </message>
    <message>
        <source>This question has no reply yet.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Esta pregunta aún no tiene respuesta.</translation>
    </message>
    <message>
        <source>Your question is answered as soon as the models are loaded.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Tu pregunta se responde en cuanto se carguen los modelos.</translation>
    </message>
    <message>
        <source>Your question is answered after the reply that is being written.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Tu pregunta se responde tras la respuesta que se está escribiendo.</translation>
    </message>
    <message>
        <source>Load them</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Cargarlos</translation>
    </message>
    <message>
        <source>Answer it</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Responderla</translation>
    </message>
    <message>
        <source>Chat with a model on your own computer</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Chatea con un modelo en tu propio ordenador</translation>
    </message>
    <message>
        <source>Open model files</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Abrir archivos de modelo</translation>
    </message>
    <message>
        <source>Get a real pair</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>Consigue una pareja de verdad</translation>
    </message>
    <message>
        <source>Watch a recorded reply: {title}</source>
        <extracomment>app/ui/chat/first_page/welcome.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Ver una respuesta grabada: {title}</translation>
    </message>
    <message>
        <source>What would you like to know?</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>¿Qué quieres saber?</translation>
    </message>
    <message>
        <source>New folder</source>
        <extracomment>app/ui/chat_list/chat_actions.py, app/ui/chat_list/sidebar.py</extracomment>
        <translation>Carpeta nueva</translation>
    </message>
    <message numerus="yes">
        <source>%n chats</source>
        <comment>%n chat</comment>
        <extracomment>app/ui/chat_list/chat_actions.py, app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>
            <numerusform>%n chat</numerusform>
            <numerusform>%n chats</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}”</source>
        <extracomment>app/ui/chat_list/chat_actions.py, app/ui/models_page/library_words.py, app/ui/transcript/inspection.py</extracomment>
        <translation>«{name}»</translation>
    </message>
    <message>
        <source>Deleted {what}</source>
        <extracomment>app/ui/chat_list/chat_actions.py</extracomment>
        <translation>Eliminado: {what}</translation>
    </message>
    <message>
        <source>Moved {what}</source>
        <extracomment>app/ui/chat_list/chat_actions.py</extracomment>
        <translation>Movido: {what}</translation>
    </message>
    <message>
        <source>Archived {what}</source>
        <extracomment>app/ui/chat_list/chat_actions.py</extracomment>
        <translation>Archivado: {what}</translation>
    </message>
    <message>
        <source>Removed “{name}”</source>
        <extracomment>app/ui/chat_list/chat_actions.py</extracomment>
        <translation>Se quitó «{name}»</translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>app/ui/chat_list/chat_list.py</extracomment>
        <translation>Conversaciones</translation>
    </message>
    <message>
        <source>New title</source>
        <extracomment>app/ui/chat_list/chat_list_delegate.py</extracomment>
        <translation>Título nuevo</translation>
    </message>
    <message>
        <source>Folder {name}, {count}, {state}</source>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>Carpeta {name}, {count}, {state}</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a folder&apos;s state</comment>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>abierta</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a folder&apos;s state</comment>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>cerrada</translation>
    </message>
    <message>
        <source>Pinned</source>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>Fijados</translation>
    </message>
    <message>
        <source>Show more of {count}</source>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>Mostrar más de {count}</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n chats</source>
        <comment>Delete</comment>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>
            <numerusform>Eliminar</numerusform>
            <numerusform>Eliminar %n chats</numerusform>
        </translation>
    </message>
    <message>
        <source>Markdown, to read</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Markdown, para leer</translation>
    </message>
    <message>
        <source>Web pages, with colours</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Páginas web, con colores</translation>
    </message>
    <message>
        <source>JSON, all of it, to take in again</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>JSON, todo, para volver a importar</translation>
    </message>
    <message>
        <source>Move to folder</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Mover a carpeta</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Take out of the folder</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Sacar de la carpeta</translation>
    </message>
    <message>
        <source>Take out of the archive</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Sacar del archivo</translation>
    </message>
    <message>
        <source>Archive</source>
        <comment>a verb</comment>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Archivar</translation>
    </message>
    <message>
        <source>Archive</source>
        <comment>the folder</comment>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>No chat contains “{words}”.</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Ningún chat contiene «{words}».</translation>
    </message>
    <message>
        <source>Looking through older chats…</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Buscando en chats anteriores…</translation>
    </message>
    <message>
        <source>Chats</source>
        <extracomment>app/ui/chat_list/sidebar.py, app/ui/window/palette.py</extracomment>
        <translation>Chats</translation>
    </message>
    <message>
        <source>Search chats</source>
        <extracomment>app/ui/chat_list/sidebar.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Buscar chats</translation>
    </message>
    <message>
        <source>New chat (Ctrl+N)</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Chat nuevo (Ctrl+N)</translation>
    </message>
    <message>
        <source>Folders, importing and saving chats</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Carpetas, importar y guardar chats</translation>
    </message>
    <message>
        <source>Import chats…</source>
        <extracomment>app/ui/chat_list/sidebar.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Importar chats…</translation>
    </message>
    <message>
        <source>Delete all chats…</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Eliminar todos los chats…</translation>
    </message>
    <message>
        <source>Save all chats as</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Guardar todos los chats como</translation>
    </message>
    <message>
        <source>Your chats will be listed here.</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Tus chats aparecerán aquí.</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>app/ui/chat_list/sidebar.py, app/ui/models_page/library_view.py</extracomment>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Guardar como archivo…</translation>
    </message>
    <message numerus="yes">
        <source>Save %n chats as</source>
        <comment>Save %n chat as</comment>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>
            <numerusform>Guardar %n chat como</numerusform>
            <numerusform>Guardar %n chats como</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the folder, keep its chats</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Quitar la carpeta, conservar sus chats</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>app/ui/chat_list/chat_actions.py, app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/prompts_dialog.py, app/ui/dialogs/settings/settings_dialog.py, app/ui/window/chat_transfers.py</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z in the list)</source>
        <extracomment>app/ui/chat_list/chat_actions.py</extracomment>
        <translation>Deshacer (Ctrl+Z en la lista)</translation>
    </message>
    <message>
        <source>Work of others in Draftlight, with its licences</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>El trabajo de otros en Draftlight, con sus licencias</translation>
    </message>
    <message>
        <source>About Draftlight</source>
        <extracomment>app/ui/dialogs/about_dialog.py, app/ui/dialogs/settings/settings_dialog.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Acerca de Draftlight</translation>
    </message>
    <message>
        <source>Newer versions</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Versiones nuevas</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Buscar una versión más nueva</translation>
    </message>
    <message>
        <source>Asks the project&apos;s release page once</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Pregunta una vez a la página del proyecto</translation>
    </message>
    <message>
        <source>Copy these facts</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Copiar estos datos</translation>
    </message>
    <message>
        <source>For a question or a report: versions, no chats</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Para una pregunta o un informe: versiones, sin chats</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/ui/dialogs/about_dialog.py, app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/backups_dialog.py, app/ui/dialogs/deleted_chats_dialog.py, app/ui/dialogs/knowledge_dialog.py, app/ui/dialogs/picture_dialog.py, app/ui/dialogs/prompts_dialog.py, app/ui/dialogs/settings/settings_dialog.py, app/ui/dialogs/text_dialogs.py, app/ui/help/help_window.py, app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/comparison_view.py, app/ui/overlays/race_view.py, app/ui/overlays/recorded_view.py, app/ui/overlays/slow_motion_view.py, app/ui/previews/preview_dialog.py, app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Asking…</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Preguntando…</translation>
    </message>
    <message>
        <source>Where your data is</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Dónde están tus datos</translation>
    </message>
    <message>
        <source>Chats, settings, models and a log without your words. It all stays here when Draftlight goes.</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Chats, ajustes, modelos y un registro sin tus palabras. Todo se queda aquí si se va Draftlight.</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Draftlight is free software under the Apache Licence 2.0. It rests on work of others:</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Draftlight es software libre con la licencia Apache 2.0. Se apoya en el trabajo de otros:</translation>
    </message>
    <message>
        <source>Chat with language models on your own computer, and watch them guess ahead.</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Chatea con modelos de lenguaje en tu propio ordenador y míralos adivinar.</translation>
    </message>
    <message>
        <source>Full licence texts</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Textos completos de licencias</translation>
    </message>
    <message>
        <source>What is new</source>
        <extracomment>app/ui/dialogs/about_dialog.py, app/ui/window/banner_messages.py</extracomment>
        <translation>Qué hay de nuevo</translation>
    </message>
    <message>
        <source>Of another Draftlight (“serve”), llama-server, vLLM, Ollama, LM Studio, or a server like OpenAI&apos;s.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>De otro Draftlight («serve»), llama-server, vLLM, Ollama, LM Studio o un servidor como el de OpenAI.</translation>
    </message>
    <message>
        <source>It has no model yet. Load one there first.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Aún no tiene ningún modelo. Carga uno allí.</translation>
    </message>
    <message>
        <source>Without https, others on the way can read what you write, and the key: use it in networks you trust.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Sin https, otros por el camino pueden leer lo que escribes y la clave: úsalo en redes de confianza.</translation>
    </message>
    <message>
        <source>It shows everything: each round, wrong guesses, what both models expected.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Lo muestra todo: cada ronda, los fallos, lo que esperaban los dos modelos.</translation>
    </message>
    <message>
        <source>It tells how many guesses came true, without colours.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Dice cuántas conjeturas acertaron, sin colores.</translation>
    </message>
    <message>
        <source>Where it guesses, it tells how many guesses came true, without colours.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Donde adivina, dice cuántas conjeturas acertaron, sin colores.</translation>
    </message>
    <message>
        <source>It does not tell what was guessed: text and speed are shown.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>No dice qué se adivinó: se muestran texto y velocidad.</translation>
    </message>
    <message>
        <source>Kept in this system&apos;s keyring, and shown to this server alone.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Guardada en el llavero del sistema, y mostrada solo a este servidor.</translation>
    </message>
    <message>
        <source>This system has no keyring: the key is known until Draftlight is closed.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Este sistema no tiene llavero: la clave se conoce hasta que se cierre Draftlight.</translation>
    </message>
    <message>
        <source>The system&apos;s keyring does not answer: the key may be known only until Draftlight is closed.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>El llavero del sistema no responde: puede que la clave se conozca solo hasta que se cierre Draftlight.</translation>
    </message>
    <message>
        <source>Another computer</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Otro ordenador</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/local_api/api_card.py</extracomment>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/local_api/api_card.py</extracomment>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Only where the server asks for one</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Solo si el servidor pide una</translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/dialogs/tool_server_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Ask the server what it is (Enter)</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Preguntar al servidor qué es (Enter)</translation>
    </message>
    <message>
        <source>Problem</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Models there</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Modelos de allí</translation>
    </message>
    <message>
        <source>Use this model</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/models_page/hub/draft_row.py, app/ui/models_page/pair_card.py</extracomment>
        <translation>Usar este modelo</translation>
    </message>
    <message>
        <source>Looking for servers on this computer…</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Buscando servidores en este ordenador…</translation>
    </message>
    <message>
        <source>Used before:</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Usados antes:</translation>
    </message>
    <message>
        <source>Asking {place}…</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Preguntando a {place}…</translation>
    </message>
    <message>
        <source>{program} at {place}</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/metrics/drafting_advice.py</extracomment>
        <translation>{program} en {place}</translation>
    </message>
    <message>
        <source>This server asks for a key. Enter it above.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Este servidor pide una clave. Escríbela arriba.</translation>
    </message>
    <message>
        <source>On this computer:</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>En este ordenador:</translation>
    </message>
    <message>
        <source>No server was found on this computer.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>No se encontró ningún servidor en este ordenador.</translation>
    </message>
    <message>
        <source>Keep a copy of all your chats, or bring the chats of an earlier copy back.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Guarda una copia de todos tus chats o recupera los de una copia anterior.</translation>
    </message>
    <message>
        <source>Backups…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Copias de seguridad…</translation>
    </message>
    <message>
        <source>Copy of Draftlight’s chats (*.sqlite3)</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Copia de los chats de Draftlight (*.sqlite3)</translation>
    </message>
    <message>
        <source>before the chat file changed</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>antes de cambiar el archivo de chats</translation>
    </message>
    <message>
        <source>Backups</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>Copies of your chats</source>
        <extracomment>app/ui/application.py, app/ui/dialogs/backups_dialog.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Copias de tus chats</translation>
    </message>
    <message>
        <source>Chats in this copy</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Chats de esta copia</translation>
    </message>
    <message>
        <source>What was said in this chat</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Lo que se dijo en este chat</translation>
    </message>
    <message>
        <source>Open a copy…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Abrir una copia…</translation>
    </message>
    <message>
        <source>Back up now…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Copiar ahora…</translation>
    </message>
    <message>
        <source>Bring back…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Recuperar…</translation>
    </message>
    <message>
        <source>Looking for copies…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Buscando copias…</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>app/ui/dialogs/backups_dialog.py, app/ui/transcript/messages/user_message.py</extracomment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Open a copy of your chats</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Abrir una copia de tus chats</translation>
    </message>
    <message>
        <source>Back up all chats</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Copiar todos los chats</translation>
    </message>
    <message>
        <source>Copying your chats…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Copiando tus chats…</translation>
    </message>
    <message>
        <source>They take the place of all chats that are here now, with their folders and assistants.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Toman el lugar de todos los chats que hay ahora, con sus carpetas y asistentes.</translation>
    </message>
    <message>
        <source>A copy of the chats of now is made first and listed here, so that you can go back.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Antes se hace una copia de los chats de ahora, que aparece aquí, para poder volver.</translation>
    </message>
    <message>
        <source>Bring back {copy}?</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>¿Recuperar {copy}?</translation>
    </message>
    <message>
        <source>Bring back</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Bringing your chats back…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Recuperando tus chats…</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>before others were brought back</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>antes de recuperar otros</translation>
    </message>
    <message>
        <source>There is no copy yet.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Aún no hay ninguna copia.</translation>
    </message>
    <message>
        <source>Choose a chat to read it.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Elige un chat para leerlo.</translation>
    </message>
    <message>
        <source>The latest {count} chats are listed; all of them are brought back.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Se enumeran los últimos {count} chats; se recuperan todos.</translation>
    </message>
    <message>
        <source>{why} Try again in a moment.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>{why} Inténtalo en un momento.</translation>
    </message>
    <message>
        <source>The chats of {moment} are back. What was there before is kept: Settings, Backups.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Los chats del {moment} han vuelto. Lo que había se conserva: Ajustes, Copias de seguridad.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>This is a mistake in Draftlight, not yours. Your chats are saved and the window goes on. The report holds no text of your chats; read it, and send it along if you report the mistake.</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Es un error de Draftlight, no tuyo. Tus chats están guardados y la ventana sigue. El informe no tiene texto de tus chats; léelo y envíalo si informas del error.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Algo falló</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Copy report</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Copiar informe</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Algo falló dentro del programa</translation>
    </message>
    <message>
        <source>Picture {name}</source>
        <extracomment>app/ui/dialogs/picture_dialog.py</extracomment>
        <translation>Imagen {name}</translation>
    </message>
    <message>
        <source>{figures} · {width} x {height} pixels</source>
        <extracomment>app/ui/dialogs/picture_dialog.py, app/ui/toolkit/language/words.py</extracomment>
        <translation>{figures} · {width} x {height} píxeles</translation>
    </message>
    <message>
        <source>Nothing there fits it as a draft: a smaller model that splits text alike.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Nada de allí le encaja como borrador: un modelo más pequeño que divida igual el texto.</translation>
    </message>
    <message>
        <source>It does not tell which of them fit. That is found out when both are loaded.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>No dice cuáles encajan. Se sabe cuando se cargan los dos.</translation>
    </message>
    <message>
        <source>{name}, as that computer pairs them</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>{name}, como los empareja ese ordenador</translation>
    </message>
    <message>
        <source>No draft</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/window/model_choices.py</extracomment>
        <translation>Sin borrador</translation>
    </message>
    <message>
        <source>sees pictures, with {size} more</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>ve imágenes, con {size} más</translation>
    </message>
    <message>
        <source>It sees pictures, with {name} beside it ({size}), which is loaded with the first picture.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Ve imágenes, con {name} a su lado ({size}), que se carga con la primera imagen.</translation>
    </message>
    <message>
        <source>Sees pictures, with {size} GB more</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Ve imágenes, con {size} GB más</translation>
    </message>
    <message>
        <source>Some of it is here already; {size} GB are still to come.</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>Una parte ya está aquí; faltan {size} GB.</translation>
    </message>
    <message>
        <source>There is no race: a reply could not be written.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>No hay carrera: no se pudo escribir una respuesta.</translation>
    </message>
    <message>
        <source>The models could not be loaded; your next message tries again</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>No se pudieron cargar los modelos; tu próximo mensaje lo intenta de nuevo</translation>
    </message>
    <message>
        <source>The draft reads your message too… {done} of {total} tokens</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>El borrador también lee tu mensaje… {done} de {total} tokens</translation>
    </message>
    <message>
        <source>{count} tokens of {size}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{count} tokens de {size}</translation>
    </message>
    <message>
        <source>Text, code, PDF, Word and pictures ({endings})</source>
        <extracomment>app/ui/window/document_actions.py</extracomment>
        <translation>Texto, código, PDF, Word e imágenes ({endings})</translation>
    </message>
    <message>
        <source>Draft that guesses ahead</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/dialogs/files_dialog.py, app/ui/window/user_actions.py</extracomment>
        <translation>Borrador que adivina</translation>
    </message>
    <message>
        <source>Asking what fits…</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Preguntando qué encaja…</translation>
    </message>
    <message>
        <source>As that computer pairs them</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>Como los empareja ese ordenador</translation>
    </message>
    <message>
        <source>All of it.</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Todo.</translation>
    </message>
    <message>
        <source>{figures}. What the model reads of it: {note}</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>{figures}. Lo que el modelo lee de él: {note}</translation>
    </message>
    <message>
        <source>Text of {name}</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Texto de {name}</translation>
    </message>
    <message>
        <source>Copy text</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Copiar texto</translation>
    </message>
    <message>
        <source>Model files (*.gguf)</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Archivos de modelo (*.gguf)</translation>
    </message>
    <message>
        <source>Big model that writes the answer</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Modelo grande que escribe la respuesta</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>A chat model in a GGUF file.</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Un modelo de chat en un archivo GGUF.</translation>
    </message>
    <message>
        <source>Draft that guesses ahead (if you have one)</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Borrador que adivina (si tienes uno)</translation>
    </message>
    <message>
        <source>A much smaller model of the same family: an eighth of the size or less works best.</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Un modelo mucho más pequeño de la misma familia: lo mejor es un octavo del tamaño o menos.</translation>
    </message>
    <message>
        <source>No file chosen</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Ningún archivo elegido</translation>
    </message>
    <message>
        <source>Browse…</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>Browse for: {title}</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>Examinar: {title}</translation>
    </message>
    <message>
        <source>Chats (*.json *.jsonl *.zip)</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Chats (*.json *.jsonl *.zip)</translation>
    </message>
    <message>
        <source>Settings → Data controls → Export data. Choose the ZIP file that comes by e-mail, as it is.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Settings → Data controls → Export data. Elige el archivo ZIP que llega por correo, tal cual.</translation>
    </message>
    <message>
        <source>Settings → Privacy → Export data. Choose the ZIP file, or the conversations.json in it.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Settings → Privacy → Export data. Elige el archivo ZIP o el conversations.json de dentro.</translation>
    </message>
    <message>
        <source>Choose the folder “conversations” in “.lmstudio”, in your home folder.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Elige la carpeta «conversations» de «.lmstudio», en tu carpeta personal.</translation>
    </message>
    <message>
        <source>Choose the folder “threads” in Jan’s data folder.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Elige la carpeta «threads» de la carpeta de datos de Jan.</translation>
    </message>
    <message>
        <source>Settings → Data controls → Export chats. Choose the JSON file.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Settings → Data controls → Export chats. Elige el archivo JSON.</translation>
    </message>
    <message>
        <source>JSON files, or a ZIP file of them, that were saved here.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Archivos JSON, o un ZIP de ellos, guardados aquí.</translation>
    </message>
    <message>
        <source>Import chats</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Importar chats</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere. Chats that are here already are not doubled. It can be undone.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>No se envía nada a ningún sitio. Los chats que ya están no se duplican. Se puede deshacer.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Elegir una carpeta…</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Elegir archivos…</translation>
    </message>
    <message>
        <source>Insert</source>
        <extracomment>app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>Insertar</translation>
    </message>
    <message>
        <source>New prompt</source>
        <extracomment>app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>Prompt nuevo</translation>
    </message>
    <message>
        <source>Prompt</source>
        <extracomment>app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>What is to stand in the message field</source>
        <extracomment>app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>Lo que debe quedar en el campo de mensaje</translation>
    </message>
    <message>
        <source>{{language}} is a place to fill in: you are asked for it each time.</source>
        <extracomment>app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>{{idioma}} es un hueco que rellenar: se te pregunta cada vez.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>No setting is about “{words}”. Try another word.</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Ningún ajuste trata de «{words}». Prueba otra palabra.</translation>
    </message>
    <message>
        <source>{own} is the starter model&apos;s own: it suits so small a model. With others: {value}.</source>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>{own} es el valor propio del modelo inicial: va bien a un modelo tan pequeño. Con otros: {value}.</translation>
    </message>
    <message>
        <source>Reset “{setting}” to: {value}</source>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>Restablecer «{setting}» a: {value}</translation>
    </message>
    <message>
        <source>You set this one; the starter model&apos;s own is {value}.</source>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>Este lo pusiste tú; el propio del modelo inicial es {value}.</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>app/ui/dialogs/settings/row.py</extracomment>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Back to: {value}</source>
        <extracomment>app/ui/dialogs/settings/row.py</extracomment>
        <translation>Volver a: {value}</translation>
    </message>
    <message>
        <source>on</source>
        <comment>a setting</comment>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>sí</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a setting</comment>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>no</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>vacío</translation>
    </message>
    <message>
        <source>Search settings</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Buscar ajustes</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Secciones</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Sección</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <comment>%n changed</comment>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>
            <numerusform>%n cambiado</numerusform>
            <numerusform>%n cambiados</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them alone</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Mostrar solo estos</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Show all settings</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Mostrar todos los ajustes</translation>
    </message>
    <message>
        <source>Show the changed settings alone</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Mostrar solo los ajustes cambiados</translation>
    </message>
    <message>
        <source>All settings are as they came.</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Todos los ajustes están como vinieron.</translation>
    </message>
    <message numerus="yes">
        <source>%n settings are changed.</source>
        <comment>One setting is changed.</comment>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>
            <numerusform>Un ajuste está cambiado.</numerusform>
            <numerusform>%n ajustes están cambiados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo the reset of all settings</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Deshacer el restablecimiento de todos los ajustes</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Restablecer todos los ajustes</translation>
    </message>
    <message>
        <source>You can undo this</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Se puede deshacer</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>No keys</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py, app/ui/help/help_pages.py</extracomment>
        <translation>Sin teclas</translation>
    </message>
    <message>
        <source>Press the keys…</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>Pulsa las teclas…</translation>
    </message>
    <message>
        <source>Press the new keys, Backspace for none, or Esc to leave them as they are.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>Pulsa las teclas nuevas, Retroceso para ninguna o Esc para dejarlas como están.</translation>
    </message>
    <message>
        <source>Reset the keys of “{action}” to: {keys}</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>Restablecer las teclas de «{action}» a: {keys}</translation>
    </message>
    <message>
        <source>Use them here instead</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>Usarlas aquí</translation>
    </message>
    <message>
        <source>Press to choose other keys</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>Pulsa para elegir otras teclas</translation>
    </message>
    <message>
        <source>{keys} is taken by “{action}” now.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} ahora es de «{action}».</translation>
    </message>
    <message>
        <source>{keys} is taken by “{action}”.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} es de «{action}».</translation>
    </message>
    <message>
        <source>Send the message</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Enviar el mensaje</translation>
    </message>
    <message>
        <source>Break the line</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Saltar de línea</translation>
    </message>
    <message>
        <source>In an empty message field: what you asked before; Down goes back</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>En un campo de mensaje vacío: lo que preguntaste antes; Abajo vuelve</translation>
    </message>
    <message>
        <source>In a reply: to the next token; what both models thought of it is shown</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>En una respuesta: al token siguiente; se muestra lo que pensaron los dos modelos</translation>
    </message>
    <message>
        <source>In a reply: light up the round of the token at the cursor</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>En una respuesta: resaltar la ronda del token en el cursor</translation>
    </message>
    <message>
        <source>Rename the chat that is marked in the list</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Renombrar el chat marcado en la lista</translation>
    </message>
    <message>
        <source>Delete the chat that is marked in the list</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Eliminar el chat marcado en la lista</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Cambiar teclas…</translation>
    </message>
    <message>
        <source>{keys} copies in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} copia en todos los campos de texto, así que no se puede usar aquí.</translation>
    </message>
    <message>
        <source>{keys} cuts in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} corta en todos los campos de texto, así que no se puede usar aquí.</translation>
    </message>
    <message>
        <source>{keys} pastes in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} pega en todos los campos de texto, así que no se puede usar aquí.</translation>
    </message>
    <message>
        <source>{keys} selects all in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} selecciona todo en los campos de texto, así que no se puede usar aquí.</translation>
    </message>
    <message>
        <source>{keys} takes back what was typed in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} deshace lo escrito en todos los campos de texto, así que no se puede usar aquí.</translation>
    </message>
    <message>
        <source>{keys} types again what was taken back in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} rehace lo escrito en todos los campos de texto, así que no se puede usar aquí.</translation>
    </message>
    <message>
        <source>{keys} deletes a word in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} borra una palabra en todos los campos de texto, así que no se puede usar aquí.</translation>
    </message>
    <message>
        <source>{keys} goes a word further in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} avanza una palabra en todos los campos de texto, así que no se puede usar aquí.</translation>
    </message>
    <message>
        <source>{keys} goes a word back in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} retrocede una palabra en todos los campos de texto, así que no se puede usar aquí.</translation>
    </message>
    <message>
        <source>{keys} goes to the beginning in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} va al principio en todos los campos de texto, así que no se puede usar aquí.</translation>
    </message>
    <message>
        <source>{keys} goes to the end in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} va al final en todos los campos de texto, así que no se puede usar aquí.</translation>
    </message>
    <message>
        <source>{keys} renames a chat in the list, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} renombra un chat en la lista, así que no se puede usar aquí.</translation>
    </message>
    <message>
        <source>{keys} closes windows, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} cierra ventanas, así que no se puede usar aquí.</translation>
    </message>
    <message>
        <source>{keys} belongs to the message field, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} es del campo de mensaje, así que no se puede usar aquí.</translation>
    </message>
    <message>
        <source>These keys cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>Estas teclas no se pueden usar aquí.</translation>
    </message>
    <message>
        <source>{keys} alone is needed for typing and moving about. Hold Ctrl or Alt with it.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} sola hace falta para escribir y moverse. Pulsa Ctrl o Alt con ella.</translation>
    </message>
    <message>
        <source>Draftlight cannot start</source>
        <extracomment>app/ui/dialogs/start_failure.py</extracomment>
        <translation>Draftlight no puede iniciarse</translation>
    </message>
    <message>
        <source>Draftlight cannot start.</source>
        <extracomment>app/ui/dialogs/start_failure.py</extracomment>
        <translation>Draftlight no puede iniciarse.</translation>
    </message>
    <message>
        <source>Tool server</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Servidor de herramientas</translation>
    </message>
    <message>
        <source>Starts it, asks for its tools, and ends it</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Lo inicia, le pide sus herramientas y lo termina</translation>
    </message>
    <message>
        <source>Starting it…</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Iniciándolo…</translation>
    </message>
    <message>
        <source>Arguments, one in a line</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Argumentos, uno por línea</translation>
    </message>
    <message>
        <source>Each line of the environment has the form NAME=value.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Cada línea del entorno tiene la forma NOMBRE=valor.</translation>
    </message>
    <message>
        <source>A character that no command can have is in it.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Hay un carácter que ningún comando puede tener.</translation>
    </message>
    <message>
        <source>{count} more cannot be used here.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>{count} más no se pueden usar aquí.</translation>
    </message>
    <message>
        <source>This copy of Draftlight was built from its source and knows no place to ask for newer versions.</source>
        <extracomment>app/ui/dialogs/update_check.py</extracomment>
        <translation>Esta copia de Draftlight se compiló de su código y no conoce dónde preguntar por versiones nuevas.</translation>
    </message>
    <message>
        <source>This is the newest version.</source>
        <extracomment>app/ui/dialogs/update_check.py</extracomment>
        <translation>Esta es la versión más nueva.</translation>
    </message>
    <message>
        <source>Draftlight {newer} is out; this is {own}.</source>
        <extracomment>app/ui/dialogs/update_check.py</extracomment>
        <translation>Ha salido Draftlight {newer}; este es {own}.</translation>
    </message>
    <message>
        <source>Choose a model first: the picker at the top, or “Open model files…”.</source>
        <extracomment>app/conversation/engine_session.py</extracomment>
        <translation>Elige antes un modelo: arriba o con «Abrir archivos de modelo…».</translation>
    </message>
    <message>
        <source>The text so far</source>
        <extracomment>app/ui/how_it_works/diagram.py</extracomment>
        <translation>El texto hasta ahora</translation>
    </message>
    <message>
        <source>The small model guesses</source>
        <extracomment>app/ui/how_it_works/diagram.py</extracomment>
        <translation>El modelo pequeño adivina</translation>
    </message>
    <message>
        <source>The big model would write</source>
        <extracomment>app/ui/how_it_works/diagram.py</extracomment>
        <translation>El modelo grande escribiría</translation>
    </message>
    <message>
        <source>{word} (dropped)</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>{word} (descartada)</translation>
    </message>
    <message>
        <source>{word} (waits)</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>{word} (espera)</translation>
    </message>
    <message>
        <source>{word} (right)</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>{word} (bien)</translation>
    </message>
    <message>
        <source>{word} (wrong)</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>{word} (mal)</translation>
    </message>
    <message>
        <source>The capital of France is | Paris and it | is beautiful | serves | as the seat of</source>
        <comment>an example text; the parts after the first have 3, 2, 1 and 4 words, with spaces between them. The small model guesses parts two and three. Part four is what the big model writes instead of part three</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>La capital de Francia es | París y es | muy bella | sede | del gobierno del país</translation>
    </message>
    <message>
        <source>The text: {words}</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>El texto: {words}</translation>
    </message>
    <message>
        <source>A big model writes word after word, and does all its work anew for each. That takes time.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Un modelo grande escribe palabra por palabra y hace todo su trabajo de nuevo para cada una. Eso lleva tiempo.</translation>
    </message>
    <message>
        <source>A small model is quick. It guesses five words ahead; some of them may be wrong.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Un modelo pequeño es rápido. Adivina cinco palabras; algunas pueden estar mal.</translation>
    </message>
    <message>
        <source>The big model looks at all five guesses in a single pass, and says at each what it would write itself. Such a pass takes hardly longer than writing one word.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>El modelo grande mira las cinco conjeturas en una sola pasada y dice en cada una qué escribiría él. Esa pasada apenas tarda más que escribir una palabra.</translation>
    </message>
    <message>
        <source>Three guesses are what the big model would write: they stay. The fourth is not.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Tres conjeturas son lo que el modelo grande escribiría: se quedan. La cuarta no.</translation>
    </message>
    <message>
        <source>In its place comes the big model&apos;s own word, “{word}”. What was guessed after a wrong word is dropped.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>En su lugar entra la palabra del modelo grande, «{word}». Lo adivinado tras una palabra mal se descarta.</translation>
    </message>
    <message>
        <source>One pass brought four words instead of one. Each of them is what the big model would have written alone: guessing changes the speed, never the text.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Una pasada trajo cuatro palabras en vez de una. Cada una es la que el modelo grande habría escrito solo: adivinar cambia la velocidad, nunca el texto.</translation>
    </message>
    <message>
        <source>Then the small model guesses again, from where the text now ends.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Luego el modelo pequeño adivina otra vez, desde donde acaba ahora el texto.</translation>
    </message>
    <message>
        <source>All three are right. The same pass also tells what comes after them: one more word for free, the bonus.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Las tres están bien. La misma pasada dice también lo que sigue: una palabra más gratis, la extra.</translation>
    </message>
    <message>
        <source>Guesses: {words}</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Conjeturas: {words}</translation>
    </message>
    <message>
        <source>The big model: {words}</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>El modelo grande: {words}</translation>
    </message>
    <message>
        <source>Example</source>
        <extracomment>app/ui/how_it_works/diagram.py</extracomment>
        <translation>Ejemplo</translation>
    </message>
    <message>
        <source>A small model guesses ahead, a big one checks every word.
The colours show which guesses were right.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Un modelo pequeño adivina, uno grande comprueba cada palabra.
Los colores muestran qué conjeturas acertaron.</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>app/ui/chat/first_page/welcome.py, app/ui/how_it_works/how_it_works_view.py, app/ui/transcript/legend.py</extracomment>
        <translation>Cómo funciona</translation>
    </message>
    <message>
        <source>One example, step by step</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Un ejemplo, paso a paso</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>app/ui/how_it_works/film_player.py, app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>It pays most where the next words are easy to foresee: code, lists, text that repeats what is there. Where words come as a surprise, as in a daring poem, more guesses are wrong and less is won; where it does not pay at all, Draftlight stops guessing by itself. In a chat the colours show what became of each guess, and the gauge beside it compares the speed with the big model&apos;s own.</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py</extracomment>
        <translation>Compensa más donde lo siguiente es fácil de prever: código, listas, texto que repite lo que hay. Donde las palabras sorprenden, como en un poema atrevido, se falla más y se gana menos; donde no compensa nada, Draftlight deja de adivinar por sí mismo. En un chat los colores muestran qué fue de cada conjetura, y el indicador compara la velocidad con la del modelo grande solo.</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/slow_motion_view.py, app/ui/window/choices.py</extracomment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Un paso atrás (Left)</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py</extracomment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>One step further (Right)</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Un paso adelante (Right)</translation>
    </message>
    <message>
        <source>Back to the chat (Esc)</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/comparison_view.py, app/ui/overlays/race_view.py, app/ui/overlays/recorded_view.py, app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Volver al chat (Esc)</translation>
    </message>
    <message>
        <source>Step {place} of {count}</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py</extracomment>
        <translation>Paso {place} de {count}</translation>
    </message>
    <message>
        <source>From the start</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py</extracomment>
        <translation>Desde el principio</translation>
    </message>
    <message>
        <source>How guessing ahead works</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Cómo funciona adivinar</translation>
    </message>
    <message>
        <source>New key</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>Clave nueva</translation>
    </message>
    <message>
        <source>Programs that have the key of now are refused then</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>Los programas con la clave actual serán rechazados</translation>
    </message>
    <message>
        <source>Use port {free_port}</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>Usar el puerto {free_port}</translation>
    </message>
    <message>
        <source>Listen at port {free_port} instead</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>Escuchar en el puerto {free_port}</translation>
    </message>
    <message>
        <source>Other programs can ask</source>
        <extracomment>app/ui/local_api/api_mark.py, app/ui/local_api/api_popup.py</extracomment>
        <translation>Otros programas pueden preguntar</translation>
    </message>
    <message>
        <source>End it</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Terminarla</translation>
    </message>
    <message>
        <source>End the reply that is being written for another program</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Terminar la respuesta que se escribe para otro programa</translation>
    </message>
    <message>
        <source>End the reply for another program</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Terminar la respuesta para el otro programa</translation>
    </message>
    <message>
        <source>Watch in a browser</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Ver en un navegador</translation>
    </message>
    <message>
        <source>A page that shows replies as they are written</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Una página que muestra las respuestas mientras se escriben</translation>
    </message>
    <message>
        <source>Show my replies too</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Mostrar también mis respuestas</translation>
    </message>
    <message>
        <source>In browsers that watch: whoever can ask can watch</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>En los navegadores que miran: quien puede preguntar puede mirar</translation>
    </message>
    <message>
        <source>Settings…</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Ajustes…</translation>
    </message>
    <message>
        <source>Switch off</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Desactivar</translation>
    </message>
    <message>
        <source>Off. Other programs cannot ask this window.</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>Desactivado. Otros programas no pueden preguntar a esta ventana.</translation>
    </message>
    <message>
        <source>Starting…</source>
        <extracomment>app/ui/local_api/api_words.py, app/ui/overlays/race_view.py</extracomment>
        <translation>Iniciando…</translation>
    </message>
    <message>
        <source>Ending…</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>Terminando…</translation>
    </message>
    <message>
        <source>Nobody is asking now.</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>Ahora nadie pregunta.</translation>
    </message>
    <message>
        <source>None needed on this computer</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>No hace falta en este ordenador</translation>
    </message>
    <message>
        <source>This computer is in no network now.</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>Este ordenador no está ahora en ninguna red.</translation>
    </message>
    <message>
        <source>Other programs can ask at {address}</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>Otros programas pueden preguntar en {address}</translation>
    </message>
    <message numerus="yes">
        <source>%n requests wait until you are answered.</source>
        <comment>One request waits until you are answered.</comment>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>
            <numerusform>Una petición espera hasta que se te responda.</numerusform>
            <numerusform>%n peticiones esperan hasta que se te responda.</numerusform>
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
        <translation>No escucha. {problem}</translation>
    </message>
    <message>
        <source>Listening, for other computers too.</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>Escucha, también para otros ordenadores.</translation>
    </message>
    <message>
        <source>Listening, for this computer only.</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>Escucha, solo para este ordenador.</translation>
    </message>
    <message>
        <source>Copy: {what}</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>Copiar: {what}</translation>
    </message>
    <message>
        <source>Address for other computers</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>Dirección para otros ordenadores</translation>
    </message>
    <message>
        <source>Try it in a terminal</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>Pruébalo en una terminal</translation>
    </message>
    <message>
        <source>This server does not tell</source>
        <extracomment>app/ui/metrics/card.py</extracomment>
        <translation>Este servidor no lo dice</translation>
    </message>
    <message>
        <source>What the colours mean</source>
        <extracomment>app/ui/metrics/metrics_panel.py, app/ui/transcript/legend.py</extracomment>
        <translation>Qué significan los colores</translation>
    </message>
    <message>
        <source>This model cannot take words back, so guesses for it cannot be checked.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Este modelo no puede retirar palabras, así que no se pueden comprobar conjeturas.</translation>
    </message>
    <message>
        <source>Nothing in this conversation was repeated, so there was nothing to copy.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>En esta conversación no se repitió nada, así que no había nada que copiar.</translation>
    </message>
    <message>
        <source>The draft stopped working: replies go on without it until the models are loaded again.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>El borrador dejó de funcionar: las respuestas siguen sin él hasta que se carguen de nuevo los modelos.</translation>
    </message>
    <message>
        <source>Use Automatic</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Usar Automático</translation>
    </message>
    <message>
        <source>Turn guessing on</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Activar adivinar</translation>
    </message>
    <message>
        <source>Guess anyway</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Adivinar igualmente</translation>
    </message>
    <message>
        <source>Turn guessing off</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Desactivar adivinar</translation>
    </message>
    <message>
        <source>Choose a draft</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Elegir un borrador</translation>
    </message>
    <message>
        <source>Choose another pair</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Elegir otra pareja</translation>
    </message>
    <message>
        <source>Get a real pair…</source>
        <extracomment>app/ui/chat/first_page/welcome.py, app/ui/metrics/drafting_advice.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Conseguir una pareja…</translation>
    </message>
    <message>
        <source>Other computers…</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Otros ordenadores…</translation>
    </message>
    <message>
        <source>{problem} The big model answers without a draft.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>{problem} El modelo grande responde sin borrador.</translation>
    </message>
    <message>
        <source>No draft is chosen: guesses can only be copied from what was said before.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>No hay borrador elegido: solo se puede copiar de lo ya dicho.</translation>
    </message>
    <message>
        <source>Guessing is off: the big model writes alone.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Adivinar está desactivado: el modelo grande escribe solo.</translation>
    </message>
    <message>
        <source>{server} decides by itself whether to guess: what is chosen here does not reach it.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>{server} decide por sí mismo si adivina: lo elegido aquí no le llega.</translation>
    </message>
    <message>
        <source>The reply is too short for a guess.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>La respuesta es demasiado corta para adivinar.</translation>
    </message>
    <message>
        <source>You asked for guesses: from the next reply on they do not pause.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Pediste conjeturas: desde la próxima respuesta no hacen pausa.</translation>
    </message>
    <message>
        <source>Guessing is paused: at present it would take more time than it saves.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Adivinar está en pausa: ahora costaría más tiempo del que ahorra.</translation>
    </message>
    <message>
        <source>Guessing is off: the big model writes the next reply alone.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Adivinar está desactivado: el modelo grande escribe solo la próxima respuesta.</translation>
    </message>
    <message>
        <source>{server} decides by itself whether to guess, so it cannot be asked for both ways.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>{server} decide por sí mismo si adivina, así que no se le puede pedir de ambas formas.</translation>
    </message>
    <message>
        <source>The reply repeats nothing that could be copied, so nothing was guessed.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>La respuesta no repite nada que copiar, así que no se adivinó nada.</translation>
    </message>
    <message>
        <source>There is no draft, and the reply repeats nothing that could be copied, so nothing was guessed.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>No hay borrador, y la respuesta no repite nada que copiar, así que no se adivinó nada.</translation>
    </message>
    <message>
        <source>{problem} It writes alone.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>{problem} Escribe solo.</translation>
    </message>
    <message>
        <source>No draft is chosen, so nothing can be guessed.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>No hay borrador elegido, así que no se puede adivinar.</translation>
    </message>
    <message>
        <source>Nothing was guessed in this reply: it would have taken more time than it saves.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>No se adivinó nada en esta respuesta: habría costado más tiempo del que ahorra.</translation>
    </message>
    <message>
        <source>Guessing paused in this reply, where it would have taken more time than it saves.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Adivinar hizo pausa en esta respuesta donde habría costado más tiempo del que ahorra.</translation>
    </message>
    <message>
        <source>Round {place}: {figures}; {time}</source>
        <extracomment>app/ui/metrics/figures.py</extracomment>
        <translation>Ronda {place}: {figures}; {time}</translation>
    </message>
    <message>
        <source>nothing guessed, one token written</source>
        <extracomment>app/ui/metrics/figures.py</extracomment>
        <translation>nada adivinado, un token escrito</translation>
    </message>
    <message>
        <source>{guessed} guessed, {kept} kept, {written} written</source>
        <extracomment>app/ui/metrics/figures.py</extracomment>
        <translation>{guessed} adivinados, {kept} conservados, {written} escritos</translation>
    </message>
    <message>
        <source>{time} ms to check</source>
        <extracomment>app/ui/metrics/figures.py</extracomment>
        <translation>{time} ms en comprobar</translation>
    </message>
    <message>
        <source>{guessing} ms to guess, {checking}</source>
        <extracomment>app/ui/metrics/figures.py</extracomment>
        <translation>{guessing} ms en adivinar, {checking}</translation>
    </message>
    <message>
        <source>tokens a second</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>tokens por segundo</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>app/ui/metrics/gauge.py, app/ui/overlays/slow_motion_view.py, app/ui/window/top_bar.py</extracomment>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>No reply is being written.</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>No se está escribiendo ninguna respuesta.</translation>
    </message>
    <message>
        <source>{speed} tokens a second.</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>{speed} tokens por segundo.</translation>
    </message>
    <message numerus="yes">
        <source>the first %n pages of {count} as pictures: no text is in them</source>
        <comment>the first page of {count} as a picture: no text is in it</comment>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>
            <numerusform>la primera página de {count} como imagen: no contiene texto</numerusform>
            <numerusform>las primeras %n páginas de {count} como imágenes: no contienen texto</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” has no text in it that can be read.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«{name}» no contiene texto que se pueda leer.</translation>
    </message>
    <message>
        <source>{name}, page {page}</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>{name}, página {page}</translation>
    </message>
    <message>
        <source>“{name}” has no text in it: its pages are pictures, as a scanner makes them.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«{name}» no contiene texto: sus páginas son imágenes, como las que hace un escáner.</translation>
    </message>
    <message>
        <source>llama.cpp was stopped while it was tried out. Try again.</source>
        <extracomment>app/engine/engine.py</extracomment>
        <translation>llama.cpp se detuvo mientras se probaba. Inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>The grammar allows nothing here that {name} can write.</source>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>La gramática no permite aquí nada que {name} pueda escribir.</translation>
    </message>
    <message>
        <source>The reply need not obey all of its JSON schema. Left out: {parts}.</source>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>La respuesta no tiene que cumplir todo su esquema JSON. Se omite: {parts}.</translation>
    </message>
    <message>
        <source>what contradicts itself</source>
        <extracomment>app/llama/grammars/json_schema.py</extracomment>
        <translation>lo que se contradice</translation>
    </message>
    <message>
        <source>all of one that is too large</source>
        <extracomment>app/llama/grammars/json_schema.py</extracomment>
        <translation>todo de uno que es demasiado grande</translation>
    </message>
    <message>
        <source>some of many alternatives</source>
        <extracomment>app/llama/grammars/schema_cases.py</extracomment>
        <translation>algunas de muchas alternativas</translation>
    </message>
    <message>
        <source>there is no type “{kind}”</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>no existe el tipo «{kind}»</translation>
    </message>
    <message>
        <source>{name} cannot be loaded. llama.cpp says: {reason}.</source>
        <extracomment>app/llama/load_errors.py, app/llama/pictures/projector.py</extracomment>
        <translation>{name} no se puede cargar. llama.cpp dice: {reason}.</translation>
    </message>
    <message>
        <source>{name} cannot be loaded: it is newer than this version of Draftlight ({reason}).</source>
        <extracomment>app/llama/load_errors.py</extracomment>
        <translation>{name} no se puede cargar: es más nuevo que esta versión de Draftlight ({reason}).</translation>
    </message>
    <message>
        <source>it leaves out what was said</source>
        <extracomment>app/llama/templates/conversation_forms.py</extracomment>
        <translation>omite lo que se dijo</translation>
    </message>
    <message>
        <source>it does not come to an end</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>no llega a un final</translation>
    </message>
    <message>
        <source>it takes too much memory</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>ocupa demasiada memoria</translation>
    </message>
    <message>
        <source>its process ended</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>su proceso terminó</translation>
    </message>
    <message>
        <source>it cannot be read ({reason})</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>no se puede leer ({reason})</translation>
    </message>
    <message>
        <source>This model&apos;s chat template cannot write this conversation: {reason}.</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>La plantilla de chat de este modelo no puede escribir esta conversación: {reason}.</translation>
    </message>
    <message>
        <source>This model&apos;s chat template cannot be used: {reason}. ChatML, a common one, stands in its place.</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>La plantilla de chat de este modelo no se puede usar: {reason}. En su lugar está ChatML, una habitual.</translation>
    </message>
    <message>
        <source>The chat template that was given cannot be used: {reason}.</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>La plantilla de chat indicada no se puede usar: {reason}.</translation>
    </message>
    <message>
        <source>llama.cpp was compiled for another processor. Compile it for this one, in the program&apos;s folder: {command}</source>
        <extracomment>app/llama/trials/processor.py</extracomment>
        <translation>llama.cpp se compiló para otro procesador. Compílalo para este, en la carpeta del programa: {command}</translation>
    </message>
    <message>
        <source>{name} makes llama.cpp crash, so it cannot be used. It may be damaged, or newer than this version. If the computer was at fault, trying again helps.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>{name} hace fallar a llama.cpp y no se puede usar. Puede estar dañado o ser más nuevo que esta versión. Si la culpa fue del equipo, reintentar ayuda.</translation>
    </message>
    <message>
        <source>{name} could not be tried out: the process for that ended with status {status}, which says nothing about the file. Try again.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>No se pudo probar {name}: el proceso para ello terminó con el estado {status}, lo que no dice nada del archivo. Inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>{name} makes llama.cpp give up. There may be too little free memory for it.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>{name} hace desistir a llama.cpp. Puede que haya muy poca memoria libre para él.</translation>
    </message>
    <message>
        <source>The file {name} was overwritten, cut short or taken away while the model was in use. The next question loads it again.</source>
        <extracomment>app/llama/weights/file_pages.py</extracomment>
        <translation>El archivo {name} se sobrescribió, se cortó o se quitó mientras el modelo estaba en uso. La próxima pregunta lo carga de nuevo.</translation>
    </message>
    <message>
        <source>{name} is a projector, with which a model sees pictures, and no model of its own. Choose the model that it belongs to.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} es un proyector, con el que un modelo ve imágenes, y no un modelo por sí mismo. Elige el modelo al que pertenece.</translation>
    </message>
    <message>
        <source>{name} is an adapter: it changes the model that it was made for, and writes nothing by itself.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} es un adaptador: cambia el modelo para el que se hizo y no escribe nada por sí mismo.</translation>
    </message>
    <message>
        <source>{name} is no model: it holds measurements from which smaller model files are made.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} no es un modelo: contiene mediciones con las que se hacen archivos de modelo más pequeños.</translation>
    </message>
    <message>
        <source>{name} is part {part} of {count} of a model, and was renamed. All its parts need the names they had, such as {example}.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} es la parte {part} de {count} de un modelo y se renombró. Todas las partes necesitan los nombres que tenían, como {example}.</translation>
    </message>
    <message>
        <source>{name} is part {part} of {count} of a model. Choose the first one, {first}: the others are read with it.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} es la parte {part} de {count} de un modelo. Elige la primera, {first}: las demás se leen con ella.</translation>
    </message>
    <message>
        <source>{name} is the first of {count} parts of a model, and {missing} is not beside it. Download all of its parts into one folder.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} es la primera de {count} partes de un modelo, y {missing} no está a su lado. Descarga todas sus partes en una carpeta.</translation>
    </message>
    <message>
        <source>is no picture that can be shown: PNG, JPEG, GIF, WebP, AVIF and BMP are.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>no es una imagen que se pueda mostrar: sirven PNG, JPEG, GIF, WebP, AVIF y BMP.</translation>
    </message>
    <message>
        <source>Addresses, one in a line, such as https://example.org. Besides these, only pages of this computer and of programs on it can ask.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Direcciones, una por línea, como https://example.org. Aparte de estas, solo pueden preguntar las páginas de este ordenador y de sus programas.</translation>
    </message>
    <message>
        <source>Chat templates</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Plantillas de chat</translation>
    </message>
    <message>
        <source>Files with chat templates that stand in the place of the models&apos; own, by model.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Archivos con plantillas de chat que reemplazan las propias de los modelos, por modelo.</translation>
    </message>
    <message>
        <source>“Chat templates” must have a file for each model.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>«Plantillas de chat» debe tener un archivo por modelo.</translation>
    </message>
    <message>
        <source>Graphics card</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Tarjeta gráfica</translation>
    </message>
    <message>
        <source>The version of llama.cpp that was said to leave the graphics card unused.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>La versión de llama.cpp de la que se dijo que no usa la tarjeta gráfica.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: in its settings, put a value in the place of {placeholder}.</source>
        <extracomment>app/tool_servers/server_process.py</extracomment>
        <translation>«{name}» no se puede iniciar: en sus ajustes, pon un valor en lugar de {placeholder}.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: there is no folder “{folder}”.</source>
        <extracomment>app/tool_servers/server_process.py</extracomment>
        <translation>«{name}» no se puede iniciar: no existe la carpeta «{folder}».</translation>
    </message>
    <message numerus="yes">
        <source>{tokens} in %n passes</source>
        <comment>{tokens} in %n pass</comment>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>
            <numerusform>{tokens} en %n pasada</numerusform>
            <numerusform>{tokens} en %n pasadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{passes} of the big model</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>{passes} del modelo grande</translation>
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
        <translation>Settings → Import/Export → Export conversations. Elige el archivo que se guarda.</translation>
    </message>
    <message>
        <source>Folder in which it starts</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Carpeta en la que se inicia</translation>
    </message>
    <message numerus="yes">
        <source>%n places about “{words}”</source>
        <comment>1 place about “{words}”</comment>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>
            <numerusform>%n pasaje sobre «{words}»</numerusform>
            <numerusform>%n pasajes sobre «{words}»</numerusform>
        </translation>
    </message>
    <message>
        <source>The help says nothing about “{words}”. Try another word.</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>La ayuda no dice nada sobre «{words}». Prueba otra palabra.</translation>
    </message>
    <message>
        <source>The first {count} are listed. Add a word to find others.</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Se muestran los {count} primeros. Añade una palabra para encontrar otros.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Search the help</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>Página</translation>
    </message>
    <message>
        <source>Back to the page before (Alt+Left)</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>Volver a la página anterior (Alt+Left)</translation>
    </message>
    <message>
        <source>Search results</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>Resultados de la búsqueda</translation>
    </message>
    <message>
        <source>The manual is in English.</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>El manual está en inglés.</translation>
    </message>
    <message>
        <source>The average of this reply. The tick is what the big model alone would write meanwhile, on a computer that is as busy.</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>La media de esta respuesta. La marca es lo que el modelo grande escribiría solo mientras tanto, en un equipo igual de ocupado.</translation>
    </message>
    <message>
        <source>{speed} tokens a second, {comparison}.</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>{speed} tokens por segundo, {comparison}.</translation>
    </message>
    <message>
        <source>Under the hood</source>
        <extracomment>app/ui/metrics/metrics_panel.py</extracomment>
        <translation>Bajo el capó</translation>
    </message>
    <message>
        <source>Leave stage</source>
        <extracomment>app/ui/metrics/metrics_panel.py</extracomment>
        <translation>Salir del escenario</translation>
    </message>
    <message>
        <source>Back to the whole window (Esc)</source>
        <extracomment>app/ui/metrics/metrics_panel.py</extracomment>
        <translation>Volver a la ventana entera (Esc)</translation>
    </message>
    <message>
        <source>Guess {place} of a round: {right} of {guessed} right</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Conjetura {place} de una ronda: {right} de {guessed} bien</translation>
    </message>
    <message>
        <source>Guesses {first} to {last} of a round: {right} of {guessed} right</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Conjeturas {first} a {last} de una ronda: {right} de {guessed} bien</translation>
    </message>
    <message>
        <source>Accepted by position</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Aceptado por posición</translation>
    </message>
    <message>
        <source>guess {place}: {share} %</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>conjetura {place}: {share} %</translation>
    </message>
    <message>
        <source>{share} %</source>
        <extracomment>app/conversation/status.py, app/ui/metrics/charts.py, app/ui/transcript/inspection.py</extracomment>
        <translation>{share} %</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <extracomment>app/conversation/comparison.py</extracomment>
        <translation>Respuesta {number}</translation>
    </message>
    <message>
        <source>Temperature {value}</source>
        <extracomment>app/conversation/comparison.py</extracomment>
        <translation>Temperatura {value}</translation>
    </message>
    <message>
        <source>No assistant</source>
        <extracomment>app/conversation/comparison.py, app/ui/overlays/comparison_view.py</extracomment>
        <translation>Sin asistente</translation>
    </message>
    <message>
        <source>Waiting for the replies before it…</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Esperando las respuestas anteriores…</translation>
    </message>
    <message numerus="yes">
        <source>Replies are being written in %n other chats</source>
        <comment>A reply is being written in another chat</comment>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>
            <numerusform>Se está escribiendo una respuesta en otro chat</numerusform>
            <numerusform>Se están escribiendo respuestas en otros %n chats</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is no embedding model.</source>
        <extracomment>app/engine/embedding.py</extracomment>
        <translation>{name} no es un modelo de embeddings.</translation>
    </message>
    <message>
        <source>A text has {count} tokens, and {name} reads {most} at most.</source>
        <extracomment>app/engine/embedding.py</extracomment>
        <translation>Un texto tiene {count} tokens, y {name} lee {most} como máximo.</translation>
    </message>
    <message>
        <source>{name} is no reranker.</source>
        <extracomment>app/engine/embedding.py</extracomment>
        <translation>{name} no es un modelo de reordenación.</translation>
    </message>
    <message numerus="yes">
        <source>Waiting: %n replies come first.</source>
        <comment>Waiting: one reply comes first.</comment>
        <extracomment>app/engine/engine.py</extracomment>
        <translation>
            <numerusform>En espera: antes va una respuesta.</numerusform>
            <numerusform>En espera: antes van %n respuestas.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is not enough free memory for {name} with texts of {size} tokens.</source>
        <extracomment>app/llama/embedding.py</extracomment>
        <translation>No hay suficiente memoria libre para {name} con textos de {size} tokens.</translation>
    </message>
    <message>
        <source>This is an embedding model: it finds texts by their meaning and cannot write.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Es un modelo de embeddings: encuentra textos por su significado y no puede escribir.</translation>
    </message>
    <message>
        <source>This is a reranker: it scores texts and cannot write.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Es un modelo de reordenación: puntúa textos y no puede escribir.</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>completos</translation>
    </message>
    <message>
        <source>calm</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>suaves</translation>
    </message>
    <message>
        <source>Replies at the same time</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Respuestas a la vez</translation>
    </message>
    <message>
        <source>How many replies are written at once, in several chats and for other programs; more wait. Each needs memory.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Cuántas respuestas se escriben a la vez, en varios chats y para otros programas; las demás esperan. Cada una necesita memoria.</translation>
    </message>
    <message>
        <source>as many as memory allows</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>tantas como permita la memoria</translation>
    </message>
    <message>
        <source>Colours of replies</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Colores de las respuestas</translation>
    </message>
    <message>
        <source>Show which words were guessed right. With calm colours they step back a moment later, so that the corrections stand out.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Muestra qué palabras se acertaron. Con colores suaves se atenúan un momento después, para que destaquen las correcciones.</translation>
    </message>
    <message>
        <source>highlight outcomes tint underline</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>resaltar marcar subrayado resultado</translation>
    </message>
    <message>
        <source>None of these can be used here: {names}. A server needs a command, or an address over HTTP.</source>
        <extracomment>app/tool_servers/server_settings.py</extracomment>
        <translation>Ninguno de estos se puede usar aquí: {names}. Un servidor necesita un comando o una dirección HTTP.</translation>
    </message>
    <message>
        <source>“{name}” ended by itself.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«{name}» terminó por sí solo.</translation>
    </message>
    <message>
        <source>“{name}” wants you to sign in: press Test where it is set up.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«{name}» pide que inicie sesión: pulse «Probar» donde está configurado.</translation>
    </message>
    <message>
        <source>“{name}” ended by itself: {complaint}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«{name}» terminó por sí solo: {complaint}.</translation>
    </message>
    <message>
        <source>slower ({times}×)</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>más lento ({times}×)</translation>
    </message>
    <message>
        <source>as fast</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>igual de rápido</translation>
    </message>
    <message>
        <source>{times}× faster</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>{times}× más rápido</translation>
    </message>
    <message>
        <source>{speed} tok/s</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>{speed} tok/s</translation>
    </message>
    <message>
        <source>{share} % right</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>{share} % acertado</translation>
    </message>
    <message>
        <source>Send after this reply (Enter)</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>Enviar después de esta respuesta (Intro)</translation>
    </message>
    <message numerus="yes">
        <source>{words} (with %n files)</source>
        <comment>{words} (with a file)</comment>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>
            <numerusform>{words} (con un archivo)</numerusform>
            <numerusform>{words} (con %n archivos)</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit the message that waits</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Editar el mensaje en espera</translation>
    </message>
    <message>
        <source>Remove the message that waits</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Quitar el mensaje en espera</translation>
    </message>
    <message>
        <source>After this reply:</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Después de esta respuesta:</translation>
    </message>
    <message>
        <source>Your message is sent after this reply.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Tu mensaje se enviará después de esta respuesta.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <comment>%n match</comment>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>
            <numerusform>%n coincidencia</numerusform>
            <numerusform>%n coincidencias</numerusform>
        </translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <extracomment>app/ui/chat/composing/message_sending.py, app/ui/chat_list/chat_actions.py</extracomment>
        <translation>{title} (copia)</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n messages</source>
        <comment>Deleted %n message</comment>
        <extracomment>app/ui/chat/composing/message_sending.py</extracomment>
        <translation>
            <numerusform>%n mensaje eliminado</numerusform>
            <numerusform>%n mensajes eliminados</numerusform>
        </translation>
    </message>
    <message>
        <source>Edited the reply</source>
        <extracomment>app/ui/chat/composing/message_sending.py</extracomment>
        <translation>Respuesta editada</translation>
    </message>
    <message>
        <source>{title}, not read yet</source>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>{title}, sin leer</translation>
    </message>
    <message>
        <source>{title}, a reply is being written</source>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>{title}, se está escribiendo una respuesta</translation>
    </message>
    <message>
        <source>Stop the reply</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Detener la respuesta</translation>
    </message>
    <message>
        <source>Edit reply</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Editar respuesta</translation>
    </message>
    <message>
        <source>The model takes this for its own words when it goes on. The reply loses its colours.</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>El modelo toma esto por sus propias palabras al continuar. La respuesta pierde sus colores.</translation>
    </message>
    <message>
        <source>Text of the reply</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Texto de la respuesta</translation>
    </message>
    <message>
        <source>Save (Ctrl+Enter)</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Guardar (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>npx, uvx, the path of a program, or https://…</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>npx, uvx, la ruta de un programa o https://…</translation>
    </message>
    <message>
        <source>Command, or address</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Comando o dirección</translation>
    </message>
    <message>
        <source>Environment, or headers for an address, one NAME=value in a line</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Entorno, o cabeceras de una dirección, un NOMBRE=valor por línea</translation>
    </message>
    <message>
        <source>A server needs a name, and a command or an address.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Un servidor necesita un nombre, y un comando o una dirección.</translation>
    </message>
    <message>
        <source>An address begins with https://, or is one of this computer.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Una dirección empieza por https:// o es de este equipo.</translation>
    </message>
    <message>
        <source>A character that no header can have is in it.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Contiene un carácter que ninguna cabecera puede tener.</translation>
    </message>
    <message>
        <source>Asking it. A sign-in opens in your browser.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Consultándolo. El inicio de sesión se abre en su navegador.</translation>
    </message>
    <message numerus="yes">
        <source>%n replies are being written for other programs.</source>
        <comment>One reply is being written for another program.</comment>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>
            <numerusform>Se está escribiendo una respuesta para otro programa.</numerusform>
            <numerusform>Se están escribiendo %n respuestas para otros programas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more requests wait.</source>
        <comment>One more request waits.</comment>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>
            <numerusform>Espera una solicitud más.</numerusform>
            <numerusform>Esperan %n solicitudes más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been guessed yet.</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Aún no se ha adivinado nada.</translation>
    </message>
    <message>
        <source>Nothing guessed yet</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Nada adivinado aún</translation>
    </message>
    <message>
        <source>{time} ms</source>
        <extracomment>app/ui/metrics/charts.py, app/ui/metrics/round_strip.py</extracomment>
        <translation>{time} ms</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>{first} a {last}</translation>
    </message>
    <message>
        <source>Rounds: guessed, kept, time</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Rondas: conjeturas, tiempo</translation>
    </message>
    <message>
        <source>Rounds in view</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Rondas a la vista</translation>
    </message>
    <message>
        <source>Newest</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Últimas</translation>
    </message>
    <message>
        <source>Back to the newest rounds (End)</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Volver a las últimas rondas (End)</translation>
    </message>
    <message>
        <source>Newest rounds</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Últimas rondas</translation>
    </message>
    <message>
        <source>Last one {time}</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>La última {time}</translation>
    </message>
    <message>
        <source>{time}: {guessing} guessing, {checking} checking</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>{time}: {guessing} adivinar, {checking} comprobar</translation>
    </message>
    <message>
        <source>Round {place}: {guessed} guessed, {kept} kept</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Ronda {place}: {guessed} adivinados, {kept} conservados</translation>
    </message>
    <message>
        <source>Round {place}: nothing guessed</source>
        <extracomment>app/ui/metrics/charts.py, app/ui/metrics/round_strip.py</extracomment>
        <translation>Ronda {place}: nada adivinado</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds.</source>
        <comment>%n round.</comment>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>
            <numerusform>%n ronda.</numerusform>
            <numerusform>%n rondas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last one, {round}</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>La última, {round}</translation>
    </message>
    <message>
        <source>No rounds yet.</source>
        <extracomment>app/ui/metrics/charts.py, app/ui/metrics/round_strip.py</extracomment>
        <translation>Aún no hay rondas.</translation>
    </message>
    <message>
        <source>One column for each round</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>Una columna por ronda</translation>
    </message>
    <message>
        <source>{span} of {count} rounds</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>{span} de {count} rondas</translation>
    </message>
    <message>
        <source>In view: {span}.</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>A la vista: {span}.</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <extracomment>app/ui/chat/replying/cards.py, app/ui/metrics/charts.py, app/ui/models_page/pair_state.py</extracomment>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>Loading the models… {share}</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Cargando los modelos… {share}</translation>
    </message>
    <message>
        <source>Making the models for the first time… {share}</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Haciendo los modelos por primera vez… {share}</translation>
    </message>
    <message>
        <source>Tries again in {minutes} min.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>Nuevo intento en {minutes} min.</translation>
    </message>
    <message>
        <source>Tries again in {seconds} s.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>Nuevo intento en {seconds} s.</translation>
    </message>
    <message>
        <source>Chosen last</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Elegido por último</translation>
    </message>
    <message>
        <source>General</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>General</translation>
    </message>
    <message>
        <source>Chat</source>
        <extracomment>app/settings/declaration.py, app/ui/window/palette.py</extracomment>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Guessing</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>Adivinar</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Advanced</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>memory window length history</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>memoria ventana longitud historial</translation>
    </message>
    <message>
        <source>processor cpu cores</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>procesador cpu núcleos</translation>
    </message>
    <message>
        <source>graphics card vram cuda metal vulkan offload</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>tarjeta gráfica vram cuda metal vulkan descargar</translation>
    </message>
    <message>
        <source>ram cache</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>ram caché</translation>
    </message>
    <message>
        <source>storage space cache</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>almacenamiento espacio caché</translation>
    </message>
    <message>
        <source>network cluster remote</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>red clúster remoto</translation>
    </message>
    <message>
        <source>speculative decoding draft lookup speed</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>decodificación especulativa borrador búsqueda velocidad</translation>
    </message>
    <message>
        <source>creativity randomness</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>creatividad azar</translation>
    </message>
    <message>
        <source>random same reproducible</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>azar igual reproducible</translation>
    </message>
    <message>
        <source>length limit short</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>longitud límite corto</translation>
    </message>
    <message>
        <source>instructions persona role custom</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>instrucciones personaje rol personalizado</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>colours dark mode light mode contrast accessibility</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>colores modo oscuro modo claro contraste accesibilidad</translation>
    </message>
    <message>
        <source>update upgrade release start</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>actualización versión inicio</translation>
    </message>
    <message>
        <source>name chats remote cost</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>nombrar chats remoto coste</translation>
    </message>
    <message>
        <source>Daily copies</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Copias diarias</translation>
    </message>
    <message>
        <source>Once a day Draftlight copies all chats and keeps this many copies. 0 makes none.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Una vez al día Draftlight copia todos los chats y conserva este número de copias. 0 no hace ninguna.</translation>
    </message>
    <message>
        <source>backup restore save chats automatic</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>copia de seguridad restaurar guardar chats automático</translation>
    </message>
    <message>
        <source>Whether a reply was written here before, so that figures are shown from the start.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Si ya se escribió aquí una respuesta, para que las cifras se muestren desde el principio.</translation>
    </message>
    <message>
        <source>Times of the last load</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Tiempos de la última carga</translation>
    </message>
    <message>
        <source>Seconds that each stage of the last load took.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Segundos que tardó cada etapa de la última carga.</translation>
    </message>
    <message>
        <source>server endpoint openai ollama anthropic</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>servidor punto de acceso openai ollama anthropic</translation>
    </message>
    <message>
        <source>mcp functions plugins servers</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>mcp funciones complementos servidores</translation>
    </message>
    <message>
        <source>“Times of the last load” must have seconds for each of its stages.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>«Tiempos de la última carga» debe tener segundos para cada etapa.</translation>
    </message>
    <message>
        <source>Get one that sees…</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Conseguir uno que vea…</translation>
    </message>
    <message>
        <source>A model that can be shown pictures</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Un modelo al que se le pueden mostrar imágenes</translation>
    </message>
    <message>
        <source>Remove the pictures</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Quitar las imágenes</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>Quitar la imagen</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>Se eliminó «{name}».</translation>
    </message>
    <message>
        <source>While the model is being made ready ({share}): a recorded reply</source>
        <extracomment>app/ui/chat/first_page/loading_show.py</extracomment>
        <translation>Mientras se prepara el modelo ({share}): una respuesta grabada</translation>
    </message>
    <message>
        <source>Your question is next. {sentence}</source>
        <extracomment>app/ui/chat/first_page/loading_show.py</extracomment>
        <translation>Tu pregunta es la siguiente. {sentence}</translation>
    </message>
    <message>
        <source>The starter pair, one tiny model at two precisions: the exact copy answers, the rough copy guesses. For learning, not for speed, and offline.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>La pareja inicial, un modelo diminuto con dos precisiones: la copia exacta responde, la aproximada adivina. Para aprender, no para ir rápido, y sin conexión.</translation>
    </message>
    <message>
        <source>Download a big model and a small one that work together, in one click. GGUF files that you have can be dropped on this window.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Descarga con un clic un modelo grande y otro pequeño que trabajan juntos. Los archivos GGUF que tengas se pueden soltar en esta ventana.</translation>
    </message>
    <message>
        <source>Recorded replies:</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>Respuestas grabadas:</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>{done} de {total}</translation>
    </message>
    <message>
        <source>{what}, {figures}, about {time}</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>{what}, {figures}, unos {time}</translation>
    </message>
    <message>
        <source>The draft reads it too</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>El borrador también lo lee</translation>
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
            <numerusform>Leyendo %n archivo</numerusform>
            <numerusform>Leyendo %n archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading your message</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>Leyendo tu mensaje</translation>
    </message>
    <message>
        <source>Recently deleted…</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Eliminados recientemente…</translation>
    </message>
    <message>
        <source>Draftlight copies all chats by itself once a day, before the chat file changes its form, and before another copy is brought back, and keeps the latest. “Back up now” makes one where you like, such as on another disk.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Draftlight copia por sí mismo todos los chats una vez al día, antes de que el archivo de los chats cambie de formato y antes de recuperar otra copia, y conserva las más recientes. «Copiar ahora» crea una donde quieras, por ejemplo en otro disco.</translation>
    </message>
    <message>
        <source>daily copy</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>copia diaria</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n chats now?</source>
        <comment>Delete this chat now?</comment>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>
            <numerusform>¿Eliminar este chat ahora?</numerusform>
            <numerusform>¿Eliminar %n chats ahora?</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone. Backups made earlier keep them.</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>No se puede deshacer. Las copias de seguridad anteriores los conservan.</translation>
    </message>
    <message>
        <source>Recently deleted</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>Eliminados recientemente</translation>
    </message>
    <message>
        <source>Delete now…</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>Eliminar ahora…</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>Restaurar</translation>
    </message>
    <message numerus="yes">
        <source>%n days left</source>
        <comment>%n day left</comment>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>
            <numerusform>queda %n día</numerusform>
            <numerusform>quedan %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete now</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>Eliminar ahora</translation>
    </message>
    <message>
        <source>Deleted chats stay here for 30 days. Searching does not find them.</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>Los chats eliminados permanecen aquí 30 días. La búsqueda no los encuentra.</translation>
    </message>
    <message>
        <source>No chat was deleted in the last 30 days.</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>No se ha eliminado ningún chat en los últimos 30 días.</translation>
    </message>
    <message>
        <source>Nothing matches “{words}” exactly. Similar settings:</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>Nada coincide exactamente con «{words}». Ajustes parecidos:</translation>
    </message>
    <message>
        <source>The capital of France is | Paris and it [is beautiful] serves | as the seat of</source>
        <comment>a film of guesses. The part before the first | is there already; each other part is one round: some words that were guessed right, in brackets those that were guessed wrong, and at last one word that the big model writes itself. Each text may have as many words and rounds as suit the language</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>La capital de Francia es | París y es [muy bella] sede | del gobierno del país</translation>
    </message>
    <message>
        <source>Monday, Tuesday, | Wednesday, Thursday, Friday, Saturday, Sunday.</source>
        <comment>a film of guesses</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Lunes, martes, | miércoles, jueves, viernes, sábado, domingo.</translation>
    </message>
    <message>
        <source>The moon is a | [bright light] drowsy | [little child] spoon | that stirs the [sky] sea.</source>
        <comment>a film of guesses: a poem, where most of them are wrong</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>La luna es una | [luz clara] cuchara | [de plata] dormida | que remueve el [cielo] mar.</translation>
    </message>
    <message numerus="yes">
        <source>Right guesses stay (green), then comes the big model’s own word (orange): %n words from one pass.</source>
        <comment>Right guesses stay (green), then comes the big model’s own word (orange): %n word from one pass.</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>
            <numerusform>Las conjeturas acertadas quedan (verde) y luego viene la palabra del modelo grande (naranja): %n palabra en una pasada.</numerusform>
            <numerusform>Las conjeturas acertadas quedan (verde) y luego viene la palabra del modelo grande (naranja): %n palabras en una pasada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The small model guesses %n words. One pass of the big model checks all.</source>
        <comment>The small model guesses %n word. One pass of the big model checks it.</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>
            <numerusform>El modelo pequeño adivina %n palabra. Una pasada del modelo grande la comprueba.</numerusform>
            <numerusform>El modelo pequeño adivina %n palabras. Una pasada del modelo grande las comprueba todas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All right (green), and the same pass adds a bonus (blue): %n words from one pass.</source>
        <comment>All right (green), and the same pass adds a bonus (blue): %n word from one pass.</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>
            <numerusform>Todo bien (verde), y la misma pasada añade una extra (azul): %n palabra en una pasada.</numerusform>
            <numerusform>Todo bien (verde), y la misma pasada añade una extra (azul): %n palabras en una pasada.</numerusform>
        </translation>
    </message>
    <message>
        <source>A wrong guess costs little: the pass still brings one word (orange).</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>Una conjetura errada cuesta poco: la misma pasada trae la palabra del modelo grande (naranja).</translation>
    </message>
    <message>
        <source>Show by some sentences how guessing ahead works</source>
        <extracomment>app/ui/how_it_works/film_player.py</extracomment>
        <translation>Mostrar con unas frases cómo funciona adivinar por adelantado</translation>
    </message>
    <message>
        <source>Pause the film</source>
        <extracomment>app/ui/how_it_works/film_player.py</extracomment>
        <translation>Pausar la película</translation>
    </message>
    <message>
        <source>Play the film</source>
        <extracomment>app/ui/how_it_works/film_player.py</extracomment>
        <translation>Reproducir la película</translation>
    </message>
    <message>
        <source>Go on from step to step by itself</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py</extracomment>
        <translation>Avanzar solo de paso en paso</translation>
    </message>
    <message>
        <source>Programs that speak to OpenAI, Anthropic, Ollama or llama-server can use the models of this window. Those made for Anthropic or Ollama want the address without /v1.</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>Los programas que hablan con OpenAI, Anthropic, Ollama o llama-server pueden usar los modelos de esta ventana. Los hechos para Anthropic u Ollama quieren la dirección sin /v1.</translation>
    </message>
    <message>
        <source>Round {place}: guessed {guessed}, kept {kept}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Ronda {place}: {guessed} adivinados, {kept} conservados</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens in 1 pass of the big model</source>
        <comment>%n token in 1 pass of the big model</comment>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>
            <numerusform>%n token en 1 pasada del modelo grande</numerusform>
            <numerusform>%n tokens en 1 pasada del modelo grande</numerusform>
        </translation>
    </message>
    <message>
        <source>pass {time}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>pasada {time}</translation>
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
        <translation>Icono en la bandeja</translation>
    </message>
    <message>
        <source>Draftlight goes on when its window is closed, and its icon beside the clock opens it again. On a desktop without such icons, it ends as usual.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Draftlight sigue cuando se cierra su ventana, y su icono junto al reloj la abre de nuevo. En un escritorio sin esos iconos, termina como siempre.</translation>
    </message>
    <message>
        <source>system tray notification area menu bar background minimize close</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>bandeja del sistema área de notificación barra de menús segundo plano minimizar cerrar</translation>
    </message>
    <message>
        <source>Quick question from the tray</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Pregunta rápida desde la bandeja</translation>
    </message>
    <message>
        <source>A click on the icon opens a small window for one question. The command “draftlight --ask” opens it too: give it a key in the settings of your system.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Un clic en el icono abre una ventana pequeña para una pregunta. La orden «draftlight --ask» también la abre: asígnele una tecla en los ajustes de su sistema.</translation>
    </message>
    <message>
        <source>global shortcut hotkey small window spotlight</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>atajo global tecla ventana pequeña spotlight</translation>
    </message>
    <message>
        <source>Tray</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Bandeja</translation>
    </message>
    <message>
        <source>Whether it was said that the program goes on in the tray.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Si se dijo que el programa sigue en la bandeja.</translation>
    </message>
    <message>
        <source>What was chosen last in the list of all commands, a name a line.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Lo último que se eligió en la lista de todas las órdenes, un nombre por línea.</translation>
    </message>
    <message>
        <source>This model cannot see pictures.</source>
        <extracomment>app/ui/chat/composing/pending_files.py</extracomment>
        <translation>Este modelo no ve imágenes.</translation>
    </message>
    <message>
        <source>Guessing in every round, because you asked for it.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Se adivina en cada ronda porque usted lo pidió.</translation>
    </message>
    <message>
        <source>Lookup guesses because you asked for it; here it does not pay.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>La búsqueda adivina porque usted lo pidió; aquí no compensa.</translation>
    </message>
    <message>
        <source>Guessing took more time than it saved in this reply.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>En esta respuesta, adivinar llevó más tiempo del que ahorró.</translation>
    </message>
    <message>
        <source>The starter pair is for learning, not for speed.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>La pareja inicial es para aprender, no para ir rápido.</translation>
    </message>
    <message>
        <source>An example always guesses, to show it, also where it does not pay.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>Un ejemplo siempre adivina, para mostrarlo, aunque no compense.</translation>
    </message>
    <message>
        <source>{count} tokens a pass</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>{count} tokens por pasada</translation>
    </message>
    <message>
        <source>faster</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>más rápido</translation>
    </message>
    <message>
        <source>faster so far</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>más rápido por ahora</translation>
    </message>
    <message>
        <source>{times}×</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>{times}×</translation>
    </message>
    <message>
        <source>tokens a pass of the big model</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>tokens por pasada del modelo grande</translation>
    </message>
    <message>
        <source>tokens a pass</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>tokens por pasada</translation>
    </message>
    <message>
        <source>with</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>con</translation>
    </message>
    <message>
        <source>without</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>sin</translation>
    </message>
    <message>
        <source>up to {speed} tokens/s</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>hasta {speed} tokens/s</translation>
    </message>
    <message>
        <source>down to {speed} tokens/s</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>mínimo {speed} tokens/s</translation>
    </message>
    <message>
        <source>Speed over the reply</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Velocidad en la respuesta</translation>
    </message>
    <message>
        <source>Tokens a second in each half second. Right guesses lift it; where they are wrong, it falls.</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Tokens por segundo en cada medio segundo. Los aciertos la suben; los fallos la bajan.</translation>
    </message>
    <message>
        <source>without {speed}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>sin {speed}</translation>
    </message>
    <message>
        <source>How the speed rises and falls</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Cómo varía la velocidad</translation>
    </message>
    <message>
        <source>Whole reply: guessed {guessed}, kept {kept}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Toda: {guessed} adivinados, {kept} conservados</translation>
    </message>
    <message>
        <source>There is nothing to read in a text.</source>
        <extracomment>app/engine/embedding.py</extracomment>
        <translation>En un texto no hay nada que leer.</translation>
    </message>
    <message>
        <source>Tokens have to be those of {name}. Send words: LangChain&apos;s OpenAIEmbeddings does so with check_embedding_ctx_length=False.</source>
        <extracomment>app/engine/embedding.py</extracomment>
        <translation>Los tokens tienen que ser los de {name}. Envía texto: OpenAIEmbeddings de LangChain lo hace con check_embedding_ctx_length=False.</translation>
    </message>
    <message>
        <source>{name} hears no sounds here: there is no projector (a file named mmproj) for them beside it.</source>
        <extracomment>app/engine/pictures.py</extracomment>
        <translation>{name} aquí no oye sonidos: no hay proyector (un archivo llamado mmproj) para ellos a su lado.</translation>
    </message>
    <message>
        <source>The model cannot take this file in.</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>El modelo no puede recibir este archivo.</translation>
    </message>
    <message>
        <source>The model cannot take this file in ({detail}).</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>El modelo no puede recibir este archivo ({detail}).</translation>
    </message>
    <message>
        <source>{name} is no WAV file that can be heard here. Convert it to WAV with PCM.</source>
        <extracomment>app/llama/pictures/sounds.py</extracomment>
        <translation>{name} no es un archivo WAV que se pueda oír aquí. Conviértelo a WAV con PCM.</translation>
    </message>
    <message>
        <source>{name} is empty.</source>
        <extracomment>app/llama/pictures/sounds.py</extracomment>
        <translation>{name} está vacío.</translation>
    </message>
    <message>
        <source>{name} is too long: at most {minutes} minutes can be heard.</source>
        <extracomment>app/llama/pictures/sounds.py</extracomment>
        <translation>{name} es demasiado largo: se pueden oír {minutes} minutos como máximo.</translation>
    </message>
    <message>
        <source>{name} cannot be used: of a sound it makes nothing.</source>
        <extracomment>app/llama/trials/projectors.py</extracomment>
        <translation>{name} no se puede usar: de un sonido no saca nada.</translation>
    </message>
    <message>
        <source>These two fit together: the head ({kind}) was made for a model of this shape and vocabulary. It guesses blocks of {size} tokens.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>Los dos encajan: la cabeza ({kind}) se hizo para un modelo con esta forma y vocabulario. Adivina bloques de {size} tokens.</translation>
    </message>
    <message>
        <source>This head does not say how many tokens it guesses at once: its file is incomplete.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Esta cabeza no dice cuántos tokens adivina a la vez: su archivo está incompleto.</translation>
    </message>
    <message>
        <source>This head does not name the token that stands for one to be guessed: its file is incomplete.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Esta cabeza no nombra el token que representa a uno por adivinar: su archivo está incompleto.</translation>
    </message>
    <message>
        <source>This head&apos;s file is damaged: its keys have {keys} numbers, and its values {values}.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>El archivo de esta cabeza está dañado: sus claves tienen {keys} números y sus valores {values}.</translation>
    </message>
    <message>
        <source>Sounds are heard by models on this computer alone.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>Solo los modelos de este ordenador oyen sonidos.</translation>
    </message>
    <message>
        <source>Searches models, datasets and papers at Hugging Face.</source>
        <extracomment>app/tool_servers/catalogue.py</extracomment>
        <translation>Busca modelos, conjuntos de datos y artículos en Hugging Face.</translation>
    </message>
    <message>
        <source>Answers questions about public repositories at GitHub.</source>
        <extracomment>app/tool_servers/catalogue.py</extracomment>
        <translation>Responde preguntas sobre repositorios públicos de GitHub.</translation>
    </message>
    <message>
        <source>Searches Microsoft&apos;s documentation.</source>
        <extracomment>app/tool_servers/catalogue.py</extracomment>
        <translation>Busca en la documentación de Microsoft.</translation>
    </message>
    <message>
        <source>Searches Cloudflare&apos;s documentation.</source>
        <extracomment>app/tool_servers/catalogue.py</extracomment>
        <translation>Busca en la documentación de Cloudflare.</translation>
    </message>
    <message>
        <source>Searches the documentation of AWS.</source>
        <extracomment>app/tool_servers/catalogue.py</extracomment>
        <translation>Busca en la documentación de AWS.</translation>
    </message>
    <message>
        <source>Add from tool servers</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>Añadir desde servidores de herramientas</translation>
    </message>
    <message>
        <source>Search what the servers have</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>Buscar en lo que tienen los servidores</translation>
    </message>
    <message>
        <source>What the servers have</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>Contenido de los servidores</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py, app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Asking the servers…</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>Preguntando a los servidores…</translation>
    </message>
    <message>
        <source>These servers have nothing to add: {names}.</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>Estos servidores no tienen nada que añadir: {names}.</translation>
    </message>
    <message>
        <source>None of the {count} has these words.</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>Ninguna de las {count} entradas contiene estas palabras.</translation>
    </message>
    <message>
        <source>From tool servers…</source>
        <extracomment>app/ui/chat/composing/attach_button.py</extracomment>
        <translation>Desde servidores de herramientas…</translation>
    </message>
    <message numerus="yes">
        <source>%n tools found: {names}.</source>
        <comment>One tool found: {names}.</comment>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>
            <numerusform>Se encontró una herramienta: {names}.</numerusform>
            <numerusform>Se encontraron %n herramientas: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It works, and has no tools.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>Funciona y no tiene herramientas.</translation>
    </message>
    <message>
        <source>{count} tokens a pass of the big model</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>{count} tokens por pasada del grande</translation>
    </message>
    <message>
        <source>checking {time}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>comprobar {time}</translation>
    </message>
    <message>
        <source>guessing {time}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>adivinar {time}</translation>
    </message>
    <message>
        <source>Time: guessing, checking</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Tiempo: adivinar, comprobar</translation>
    </message>
    <message>
        <source>The draft guesses; one pass of the big model checks all guesses and adds a token of its own.</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>El borrador adivina; una pasada del modelo grande comprueba todas las conjeturas y añade un token propio.</translation>
    </message>
    <message>
        <source>Whole reply: nothing guessed</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>Toda la respuesta: nada adivinado</translation>
    </message>
    <message>
        <source>Where the time of a reply goes</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>A dónde va el tiempo</translation>
    </message>
    <message>
        <source>Head, made for this model</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Cabeza, hecha para este modelo</translation>
    </message>
    <message>
        <source>Assistant, made for this model</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Asistente, hecho para este modelo</translation>
    </message>
    <message>
        <source>Nothing was downloaded. Guesses can also come from the conversation itself.</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>No se descargó nada. Las conjeturas también pueden salir de la propia conversación.</translation>
    </message>
    <message>
        <source>{name} cannot guess for this model. {reason}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>{name} no puede adivinar para este modelo. {reason}</translation>
    </message>
    <message>
        <source>Guess without a second model</source>
        <extracomment>app/ui/models_page/hub/draft_row.py, app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Adivinar sin segundo modelo</translation>
    </message>
    <message>
        <source>Lookup: guesses are copied from earlier in the conversation</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Búsqueda: las conjeturas se copian de antes en la conversación</translation>
    </message>
    <message>
        <source>Look for one that fits</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Buscar uno que encaje</translation>
    </message>
    <message>
        <source>Nothing was downloaded. A draft from the list fits, or guesses can come from the conversation itself.</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>No se descargó nada. Encaja un borrador de la lista, o las conjeturas pueden salir de la propia conversación.</translation>
    </message>
    <message>
        <source>Download {size}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Descargar {size}</translation>
    </message>
    <message>
        <source>Download both, {size}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Descargar ambos, {size}</translation>
    </message>
    <message>
        <source>{target} with {draft}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>{target} con {draft}</translation>
    </message>
    <message>
        <source>Use this pair</source>
        <extracomment>app/ui/models_page/hub/draft_row.py, app/ui/models_page/pair_state.py</extracomment>
        <translation>Usar esta pareja</translation>
    </message>
    <message>
        <source>its owner asks for consent first</source>
        <extracomment>app/ui/models_page/hub/draft_row.py, app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>su dueño pide antes consentimiento</translation>
    </message>
    <message>
        <source>All together: {fits}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Todo junto: {fits}</translation>
    </message>
    <message>
        <source>Both together: {fits}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>Los dos juntos: {fits}</translation>
    </message>
    <message>
        <source>licence {licence}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py, app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>licencia {licence}</translation>
    </message>
    <message>
        <source>{name} cannot guess for this model</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>{name} no puede adivinar para este modelo</translation>
    </message>
    <message numerus="yes">
        <source>%n others were looked at and left out</source>
        <comment>One other was looked at and left out</comment>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>
            <numerusform>Se miró otro y se dejó fuera</numerusform>
            <numerusform>Se miraron otros %n y se dejaron fuera</numerusform>
        </translation>
    </message>
    <message>
        <source>‹ Back</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>‹ Atrás</translation>
    </message>
    <message>
        <source>Back to the models</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Volver a los modelos</translation>
    </message>
    <message>
        <source>Looking for drafts</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Buscando borradores</translation>
    </message>
    <message>
        <source>Link, owner/name, or hf:owner/name/file.gguf</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Enlace, dueño/nombre o hf:owner/name/file.gguf</translation>
    </message>
    <message>
        <source>A draft of your own choice: a link, owner/name, or hf:owner/name/file.gguf</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Un borrador de tu elección: un enlace, dueño/nombre o hf:owner/name/file.gguf</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Check whether this draft fits</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Comprobar si este borrador encaja</translation>
    </message>
    <message>
        <source>A draft for {name}</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Un borrador para {name}</translation>
    </message>
    <message>
        <source>A head that was made for it, or a small model that splits text the same way, can guess ahead for it. Of each one, only the description at its start is read and compared; nothing large is downloaded before you say so.</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Una cabeza hecha para él, o un modelo pequeño que divide el texto igual, puede adivinar para él. De cada uno solo se lee y compara la descripción del principio; no se descarga nada grande hasta que lo digas.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <extracomment>app/ui/models_page/hub/draft_view.py, app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>No small model was found that splits text as this one does. Guesses can also come from the conversation itself: that needs no second model, and helps most where text is repeated, as in code or lists.</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>No se encontró ningún modelo pequeño que divida el texto como este. Las conjeturas también pueden salir de la conversación: no hace falta un segundo modelo, y ayuda más donde el texto se repite, como en código o listas.</translation>
    </message>
    <message>
        <source>One of your own choice</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Uno de tu elección</translation>
    </message>
    <message numerus="yes">
        <source>Looking for drafts… %n found so far.</source>
        <comment>Looking for drafts… %n found so far.</comment>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>
            <numerusform>Buscando borradores… %n encontrado por ahora.</numerusform>
            <numerusform>Buscando borradores… %n encontrados por ahora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for drafts…</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Buscando borradores…</translation>
    </message>
    <message numerus="yes">
        <source>%n fit.</source>
        <comment>One fits.</comment>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>
            <numerusform>Uno encaja.</numerusform>
            <numerusform>%n encajan.</numerusform>
        </translation>
    </message>
    <message>
        <source>No draft fits</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>Ningún borrador encaja</translation>
    </message>
    <message>
        <source>Fits this computer</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>Cabe en este ordenador</translation>
    </message>
    <message>
        <source>Tight on this computer</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>Justo en este ordenador</translation>
    </message>
    <message>
        <source>Won&apos;t fit</source>
        <extracomment>app/ui/models_page/hub/file_row.py, app/ui/models_page/pair_card.py</extracomment>
        <translation>No cabe</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} MB</translation>
    </message>
    <message>
        <source>{fits}: about {size} GB of memory</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>{fits}: unos {size} GB de memoria</translation>
    </message>
    <message>
        <source>{size} GB</source>
        <extracomment>app/ui/models_page/library_words.py, app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} GB</translation>
    </message>
    <message>
        <source>Chat with it</source>
        <extracomment>app/ui/models_page/hub/file_row.py, app/ui/models_page/model_details.py</extracomment>
        <translation>Chatear con él</translation>
    </message>
    <message>
        <source>Find a draft</source>
        <extracomment>app/ui/models_page/hub/file_row.py, app/ui/models_page/model_details.py, app/ui/window/user_actions.py</extracomment>
        <translation>Buscar un borrador</translation>
    </message>
    <message>
        <source>Find a draft that guesses ahead for {name}</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>Buscar un borrador que adivine para {name}</translation>
    </message>
    <message>
        <source>parts of it are missing on the Hub</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>faltan partes en el Hub</translation>
    </message>
    <message numerus="yes">
        <source>%n parts</source>
        <comment>%n part</comment>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>
            <numerusform>%n parte</numerusform>
            <numerusform>%n partes</numerusform>
        </translation>
    </message>
    <message>
        <source>the one you named</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>el que nombraste</translation>
    </message>
    <message>
        <source>Recommended</source>
        <extracomment>app/ui/models_page/hub/file_row.py, app/ui/models_page/pair_card.py, app/ui/window/model_choices.py</extracomment>
        <translation>Recomendado</translation>
    </message>
    <message>
        <source>The best trade of size for quality that fits this computer</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>La mejor relación entre tamaño y calidad que cabe en este ordenador</translation>
    </message>
    <message>
        <source>Download</source>
        <extracomment>app/ui/models_page/hub/files_download.py, app/ui/models_page/pair_card.py, app/ui/models_page/pair_state.py</extracomment>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>Cancel the download of {name}</source>
        <extracomment>app/ui/models_page/hub/files_download.py, app/ui/models_page/pair_card.py</extracomment>
        <translation>Cancelar la descarga de {name}</translation>
    </message>
    <message>
        <source>Open the folder of models</source>
        <extracomment>app/ui/models_page/hub/files_download.py</extracomment>
        <translation>Abrir la carpeta de modelos</translation>
    </message>
    <message>
        <source>Download of {name}</source>
        <extracomment>app/ui/models_page/hub/files_download.py, app/ui/models_page/pair_card.py</extracomment>
        <translation>Descarga de {name}</translation>
    </message>
    <message>
        <source>The token is kept in the system&apos;s keyring.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>El token se guarda en el llavero del sistema.</translation>
    </message>
    <message>
        <source>This system has no keyring: the token is known until Draftlight is closed.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Este sistema no tiene llavero: el token se conoce hasta que se cierre Draftlight.</translation>
    </message>
    <message>
        <source>The system&apos;s keyring does not answer: the token may be known only until Draftlight is closed.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>El llavero del sistema no responde: puede que el token se conozca solo hasta que se cierre Draftlight.</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <comment>%n minute</comment>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>The owner asks for consent</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>El dueño pide consentimiento</translation>
    </message>
    <message>
        <source>The Hub cannot be reached</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>No se puede alcanzar el Hub</translation>
    </message>
    <message>
        <source>No draft can guess for this model</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Ningún borrador puede adivinar para este modelo</translation>
    </message>
    <message>
        <source>The Hub is busy</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>El Hub está ocupado</translation>
    </message>
    <message>
        <source>This did not work</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>No funcionó</translation>
    </message>
    <message>
        <source>Accept its terms on its page with your account there. Then make an access token in the account&apos;s settings and enter it here; it is sent to the Hub alone.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Acepta las condiciones en su página con tu cuenta. Luego crea un token de acceso en los ajustes de la cuenta y escríbelo aquí; solo se envía al Hub.</translation>
    </message>
    <message>
        <source>It had too many questions from this network. Try again in {span}.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Recibió demasiadas preguntas de esta red. Inténtalo en {span}.</translation>
    </message>
    <message>
        <source>Check this computer&apos;s connection to the internet. The models that are here need none.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Comprueba la conexión a internet de este ordenador. Los modelos que ya están no la necesitan.</translation>
    </message>
    <message>
        <source>{sentence} It can chat all the same, only without guesses.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>{sentence} Puede chatear igualmente, solo que sin conjeturas.</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <comment>%n second</comment>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Open its page on the Hub</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Abrir su página en el Hub</translation>
    </message>
    <message>
        <source>Access token, begins with hf_</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Token de acceso, empieza por hf_</translation>
    </message>
    <message>
        <source>Access token for the Hub; it is sent to the Hub alone</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Token de acceso al Hub; solo se envía al Hub</translation>
    </message>
    <message>
        <source>Save and try again</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Guardar y reintentar</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>app/ui/models_page/hub/problem.py, app/ui/models_page/pair_state.py, app/ui/window/banner_messages.py</extracomment>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>{count} million parameters</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>{count} millones de parámetros</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more precisions</source>
        <comment>Show one more precision</comment>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>
            <numerusform>Mostrar una precisión más</numerusform>
            <numerusform>Mostrar %n precisiones más</numerusform>
        </translation>
    </message>
    <message>
        <source>No model to chat with in here: its GGUF files, if any, are helpers, adapters or of other kinds.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>Aquí no hay ningún modelo para chatear: sus archivos GGUF, si hay, son auxiliares, adaptadores o de otro tipo.</translation>
    </message>
    <message>
        <source>by {owner}</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>de {owner}</translation>
    </message>
    <message>
        <source>{count} billion parameters</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>{count} mil millones de parámetros</translation>
    </message>
    <message>
        <source>Asking what it holds…</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>Preguntando qué contiene…</translation>
    </message>
    <message>
        <source>Nothing here fits the memory that is free now. A smaller model would.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>Nada de aquí cabe en la memoria libre ahora. Un modelo más pequeño sí.</translation>
    </message>
    <message>
        <source>{count} more are not shown: paste the link of the file you mean.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>Hay {count} más sin mostrar: pega el enlace del archivo que quieres.</translation>
    </message>
    <message numerus="yes">
        <source>%n files that are no chat models are left out.</source>
        <comment>One file that is no chat model is left out.</comment>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>
            <numerusform>Se omite un archivo que no es un modelo de chat.</numerusform>
            <numerusform>Se omiten %n archivos que no son modelos de chat.</numerusform>
        </translation>
    </message>
    <message>
        <source>fetched {count} times</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>descargado {count} veces</translation>
    </message>
    <message>
        <source>architecture {name}</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>arquitectura {name}</translation>
    </message>
    <message>
        <source>context up to {count} tokens</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>contexto hasta {count} tokens</translation>
    </message>
    <message>
        <source>It has no chat template: a base model, made to go on with a text rather than to converse.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>No tiene plantilla de chat: un modelo base, hecho para continuar un texto, no para conversar.</translation>
    </message>
    <message>
        <source>Shown. Press to fold away.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py, app/ui/transcript/message_actions.py</extracomment>
        <translation>Mostrado. Pulsa para plegar.</translation>
    </message>
    <message>
        <source>Folded away.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py, app/ui/transcript/message_actions.py</extracomment>
        <translation>Plegado.</translation>
    </message>
    <message>
        <source>Name, owner/name, or a pasted link</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Nombre, dueño/nombre o un enlace pegado</translation>
    </message>
    <message>
        <source>Search the Hub: a model&apos;s name, owner/name, or a link</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Buscar en el Hub: nombre de un modelo, dueño/nombre o enlace</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Dejar de buscar</translation>
    </message>
    <message>
        <source>Asking the Hub</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Preguntando al Hub</translation>
    </message>
    <message>
        <source>Models in GGUF files, from the Hub at huggingface.co. Nothing is downloaded before you say so, and what is comes with a check that every byte is the one that was published.</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Modelos en archivos GGUF, del Hub de huggingface.co. No se descarga nada hasta que lo digas, y de lo descargado se comprueba que cada byte es el publicado.</translation>
    </message>
    <message numerus="yes">
        <source>%n repositories, the most fetched first.</source>
        <comment>One repository.</comment>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>
            <numerusform>Un repositorio.</numerusform>
            <numerusform>%n repositorios, primero los más descargados.</numerusform>
        </translation>
    </message>
    <message>
        <source>For example</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Por ejemplo</translation>
    </message>
    <message>
        <source>Search for {name}</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>Buscar {name}</translation>
    </message>
    <message>
        <source>Search the Hub</source>
        <extracomment>app/ui/models_page/hub/search_view.py, app/ui/models_page/models_page.py</extracomment>
        <translation>Buscar en el Hub</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or other words; only repositories with GGUF files are searched.</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>No se encontró nada. Prueba menos palabras u otras; solo se buscan repositorios con archivos GGUF.</translation>
    </message>
    <message>
        <source>The file itself gets this name; its ending stays.</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>El propio archivo toma este nombre; su extensión se queda.</translation>
    </message>
    <message>
        <source>Move {name} to the trash?</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>¿Mover {name} a la papelera?</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Mover a la papelera</translation>
    </message>
    <message>
        <source>There is no trash for this disk. Deleting cannot be undone.</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Este disco no tiene papelera. Eliminar no se puede deshacer.</translation>
    </message>
    <message>
        <source>Delete {name} for good?</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>¿Eliminar {name} para siempre?</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Eliminar para siempre</translation>
    </message>
    <message>
        <source>New name</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Nombre nuevo</translation>
    </message>
    <message numerus="yes">
        <source>All %n files of this model get this name; their numbers stay.</source>
        <comment>The file of this model gets this name; its number stays.</comment>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>
            <numerusform>El archivo de este modelo toma este nombre; su número se queda.</numerusform>
            <numerusform>Los %n archivos de este modelo toman este nombre; sus números se quedan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Renombrar {name}</translation>
    </message>
    <message>
        <source>The card of its pair will no longer know it, and offer to download it again.</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>La ficha de su pareja ya no lo reconocerá y ofrecerá descargarlo otra vez.</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>app/ui/models_page/library_model.py</extracomment>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Used as</source>
        <extracomment>app/ui/models_page/library_model.py</extracomment>
        <translation>Usado como</translation>
    </message>
    <message>
        <source>Last used</source>
        <extracomment>app/ui/models_page/library_model.py</extracomment>
        <translation>Último uso</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>app/ui/models_page/library_model.py</extracomment>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>not known</source>
        <extracomment>app/ui/models_page/library_model.py</extracomment>
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>Models on this computer</source>
        <extracomment>app/ui/models_page/library_view.py, app/ui/window/model_choices.py</extracomment>
        <translation>Modelos en este ordenador</translation>
    </message>
    <message>
        <source>Find a model</source>
        <extracomment>app/ui/models_page/library_view.py, app/ui/window/user_actions.py</extracomment>
        <translation>Buscar un modelo</translation>
    </message>
    <message>
        <source>Find a model on this computer</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Buscar un modelo en este ordenador</translation>
    </message>
    <message>
        <source>Add files…</source>
        <extracomment>app/ui/chat/composing/attach_button.py, app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/knowledge_dialog.py, app/ui/models_page/library_view.py</extracomment>
        <translation>Añadir archivos…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Añadir carpeta…</translation>
    </message>
    <message>
        <source>Add model files</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Añadir archivos de modelo</translation>
    </message>
    <message>
        <source>Add a folder of models</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Añadir una carpeta de modelos</translation>
    </message>
    <message>
        <source>Looking for models…</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Buscando modelos…</translation>
    </message>
    <message>
        <source>Choose a chat template</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Elegir una plantilla de chat</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py, app/ui/models_page/library_view.py</extracomment>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Get a pair</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Conseguir una pareja</translation>
    </message>
    <message>
        <source>Chat templates (*.jinja *.jinja2 *.j2 *.txt)</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Plantillas de chat (*.jinja *.jinja2 *.j2 *.txt)</translation>
    </message>
    <message>
        <source>{name} is deleted; {size} are free again.</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>{name} se eliminó; {size} vuelven a estar libres.</translation>
    </message>
    <message>
        <source>{name} is off the list; the file is where it was.</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>{name} ya no está en la lista; el archivo sigue donde estaba.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>No se encontró nada</translation>
    </message>
    <message>
        <source>Only the starter pair so far</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>Por ahora solo la pareja inicial</translation>
    </message>
    <message>
        <source>For real use, get two models that work together in one download, or add GGUF files you have: with the buttons above, or by dropping files and folders here.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Para uso real, consigue dos modelos que trabajan juntos con una descarga, o añade archivos GGUF que tengas: con los botones de arriba o soltando aquí archivos y carpetas.</translation>
    </message>
    <message>
        <source>No model on this computer has these words.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Ningún modelo de este ordenador tiene esas palabras.</translation>
    </message>
    <message>
        <source>Choose a model above to see what it is and what can be done with it.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Elige arriba un modelo para ver qué es y qué se puede hacer con él.</translation>
    </message>
    <message>
        <source>not said in the file</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>no lo dice el archivo</translation>
    </message>
    <message>
        <source>Writes</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Escribe</translation>
    </message>
    <message>
        <source>Guesses</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Adivina</translation>
    </message>
    <message>
        <source>as the big model</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>como modelo grande</translation>
    </message>
    <message>
        <source>as the draft</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>como borrador</translation>
    </message>
    <message>
        <source>Head</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Cabeza</translation>
    </message>
    <message>
        <source>A model&apos;s guessing layers</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Capas para adivinar de un modelo</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Modelo de embeddings</translation>
    </message>
    <message>
        <source>Reranker</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Modelo de reordenación</translation>
    </message>
    <message>
        <source>It finds texts by their meaning, for programs that ask the local API.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Encuentra textos por su significado, para programas que consultan la API local.</translation>
    </message>
    <message>
        <source>It scores how well texts answer a question, for programs that ask the local API.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Puntúa lo bien que unos textos responden a una pregunta, para programas que consultan la API local.</translation>
    </message>
    <message>
        <source>{size} bytes</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} bytes</translation>
    </message>
    <message>
        <source>The model that it was made for is not here; it cannot write by itself.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>El modelo para el que se hizo no está aquí; no puede escribir solo.</translation>
    </message>
    <message>
        <source>{name} is in the trash; emptying it frees {size}. To undo, put it back from there.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{name} está en la papelera; vaciarla libera {size}. Para deshacer, devuélvelo desde allí.</translation>
    </message>
    <message>
        <source>{models} of Draftlight, {size}; {more} more used in place.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{models} de Draftlight, {size}; {more} más usados en su sitio.</translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <comment>%n model</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>
            <numerusform>%n modelo</numerusform>
            <numerusform>%n modelos</numerusform>
        </translation>
    </message>
    <message>
        <source>about {least}–{most} tokens/s</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>unos {least}–{most} tokens/s</translation>
    </message>
    <message>
        <source>On this computer: {speed} without guessing, to judge by models that ran here.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>En este ordenador: {speed} sin adivinar, según los modelos que funcionaron aquí.</translation>
    </message>
    <message>
        <source>It comes with Draftlight, and is in use now.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Viene con Draftlight y está en uso ahora.</translation>
    </message>
    <message>
        <source>It comes with Draftlight.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Viene con Draftlight.</translation>
    </message>
    <message>
        <source>Writes and guesses</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Escribe y adivina</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Not there</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>No está</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{count} tokens</translation>
    </message>
    <message>
        <source>{kind}, made for {model}</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{kind}, hecho para {model}</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>It guesses for itself, with {size} of layers in its own file; they are loaded only while they are used.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Adivina por sí mismo, con {size} de capas en su propio archivo; se cargan solo mientras se usan.</translation>
    </message>
    <message>
        <source>These are the guessing layers of a model, without the model. They are used where they stand in its file.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Son las capas para adivinar de un modelo, sin el modelo. Se usan donde están en su archivo.</translation>
    </message>
    <message>
        <source>It guesses ahead for {models}; it cannot write by itself.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Adivina para {models}; no puede escribir solo.</translation>
    </message>
    <message>
        <source>To undo, put it back from the trash.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Para deshacer, devuélvelo desde la papelera.</translation>
    </message>
    <message>
        <source>The link {name} is in the trash; the file it led to is where it was.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>El enlace {name} está en la papelera; el archivo al que llevaba sigue donde estaba.</translation>
    </message>
    <message>
        <source>There are no GGUF models in there.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Ahí no hay modelos GGUF.</translation>
    </message>
    <message>
        <source>{models} of Draftlight, {size}.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{models} de Draftlight, {size}.</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{names} y {last}</translation>
    </message>
    <message>
        <source>How fast it will be on this computer is not known yet.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Aún no se sabe qué velocidad tendrá en este ordenador.</translation>
    </message>
    <message>
        <source>On this computer: {speed}, as measured.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>En este ordenador: {speed}, medido.</translation>
    </message>
    <message>
        <source>Architecture</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Arquitectura</translation>
    </message>
    <message>
        <source>Parameters</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Precision</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Licence</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Chat template</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Plantilla de chat</translation>
    </message>
    <message>
        <source>The file is not there: it was moved or deleted, or its disk is not connected.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>El archivo no está: se movió o eliminó, o su disco no está conectado.</translation>
    </message>
    <message>
        <source>Only {here} of its {whole} parts are here, so it cannot be used.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Solo hay {here} de sus {whole} partes, así que no se puede usar.</translation>
    </message>
    <message>
        <source>The chat template in {path} stands in the place of its own.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>La plantilla de chat de {path} reemplaza la suya.</translation>
    </message>
    <message>
        <source>This is a link; the file itself is {path}.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Es un enlace; el archivo en sí es {path}.</translation>
    </message>
    <message>
        <source>In use now {roles}.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>En uso ahora {roles}.</translation>
    </message>
    <message>
        <source>You added it; it is used where it is, and never changed.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Lo añadiste tú; se usa donde está y nunca se cambia.</translation>
    </message>
    <message>
        <source>Only the link goes; the file it leads to stays, so this frees no space.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Solo se va el enlace; el archivo al que lleva se queda, así que no se libera espacio.</translation>
    </message>
    <message>
        <source>It goes with all its {count} parts to the system&apos;s trash.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Va con sus {count} partes a la papelera del sistema.</translation>
    </message>
    <message>
        <source>It goes to the system&apos;s trash.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Va a la papelera del sistema.</translation>
    </message>
    <message>
        <source>It is in use now {roles}: what is loaded goes on until another pair is chosen, but it cannot be loaded again.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Está en uso ahora {roles}: lo cargado sigue hasta que se elija otra pareja, pero no se puede cargar de nuevo.</translation>
    </message>
    <message>
        <source>{pairs} would no longer be complete.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{pairs} ya no estaría completa.</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>No se añadió nada.</translation>
    </message>
    <message>
        <source>Only the first {count} files were looked at: add smaller folders one by one.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Solo se miraron los primeros {count} archivos: añade carpetas más pequeñas una a una.</translation>
    </message>
    <message>
        <source>none: made to go on with a text</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>ninguna: hecho para continuar un texto</translation>
    </message>
    <message>
        <source>It belongs to {program}: used where it is, never changed. Delete it there.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Pertenece a {program}: se usa donde está y nunca se cambia. Elimínalo allí.</translation>
    </message>
    <message numerus="yes">
        <source>All %n models are in the list already.</source>
        <comment>That model is in the list already.</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>
            <numerusform>Ese modelo ya está en la lista.</numerusform>
            <numerusform>Los %n modelos ya están en la lista.</numerusform>
        </translation>
    </message>
    <message>
        <source>{models} added.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Añadido: {models}.</translation>
    </message>
    <message>
        <source>So it is with {count} more.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Lo mismo con {count} más.</translation>
    </message>
    <message>
        <source>Part of {pairs}.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Parte de {pairs}.</translation>
    </message>
    <message>
        <source>{size} are free once that is emptied.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{size} quedan libres al vaciarla.</translation>
    </message>
    <message numerus="yes">
        <source>{models} added; %n were in the list already.</source>
        <comment>{models} added; %n was in the list already.</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>
            <numerusform>Añadido: {models}; %n ya estaba en la lista.</numerusform>
            <numerusform>Añadido: {models}; %n ya estaban en la lista.</numerusform>
        </translation>
    </message>
    <message>
        <source>draft</source>
        <comment>a model that guesses</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>borrador</translation>
    </message>
    <message>
        <source>its guessing layers</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>sus capas para adivinar</translation>
    </message>
    <message>
        <source>head</source>
        <comment>guesses for a model</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>cabeza</translation>
    </message>
    <message>
        <source>assistant</source>
        <comment>guesses for a model</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>asistente</translation>
    </message>
    <message>
        <source>In memory: {figures}.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>En memoria: {figures}.</translation>
    </message>
    <message>
        <source>under {size} GB</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>menos de {size} GB</translation>
    </message>
    <message>
        <source>conversation of {count} tokens</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>conversación de {count} tokens</translation>
    </message>
    <message>
        <source>room to compute</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>espacio para calcular</translation>
    </message>
    <message>
        <source>Its guessing layers are loaded only while they are used.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Sus capas para adivinar se cargan solo mientras se usan.</translation>
    </message>
    <message>
        <source>big model with its guessing layers</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>modelo grande con sus capas para adivinar</translation>
    </message>
    <message>
        <source>big model</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>modelo grande</translation>
    </message>
    <message>
        <source>Use it anyway</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Usarlo igualmente</translation>
    </message>
    <message>
        <source>Chat template…</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Plantilla de chat…</translation>
    </message>
    <message>
        <source>Use its own chat template</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Usar su propia plantilla de chat</translation>
    </message>
    <message>
        <source>About the chosen model</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Sobre el modelo elegido</translation>
    </message>
    <message>
        <source>This is {kind}. Do not expect answers to questions.</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Es {kind}. No esperes respuestas a preguntas.</translation>
    </message>
    <message>
        <source>Let this model write the answers</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Que este modelo escriba las respuestas</translation>
    </message>
    <message>
        <source>Use as draft</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Usar como borrador</translation>
    </message>
    <message>
        <source>Let this file guess ahead for the model in use</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Que este archivo adivine para el modelo en uso</translation>
    </message>
    <message>
        <source>Look for heads and small models that can guess ahead for this one</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Buscar cabezas y modelos pequeños que adivinen para este</translation>
    </message>
    <message>
        <source>How the model is told who said what; for one whose own template cannot be used</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Cómo se le dice al modelo quién dijo qué; para uno cuya plantilla no se puede usar</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Renombrar…</translation>
    </message>
    <message>
        <source>Show folder</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Mostrar carpeta</translation>
    </message>
    <message>
        <source>Move to trash…</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Mover a la papelera…</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Quitar de la lista</translation>
    </message>
    <message>
        <source>The file stays where it is</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>El archivo se queda donde está</translation>
    </message>
    <message>
        <source>Reading what the file says…</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>Leyendo lo que dice el archivo…</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>app/ui/models_page/models_page.py</extracomment>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Drop model files or folders to add them to the list</source>
        <extracomment>app/ui/models_page/models_page.py</extracomment>
        <translation>Suelta archivos o carpetas de modelos para añadirlos a la lista</translation>
    </message>
    <message>
        <source>Its owner asks for consent first: an account on huggingface.co, a click there, and your token below.</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Su dueño pide antes consentimiento: una cuenta en huggingface.co, un clic allí y tu token abajo.</translation>
    </message>
    <message>
        <source>Fits</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Cabe</translation>
    </message>
    <message>
        <source>Tight</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Justo</translation>
    </message>
    <message>
        <source>{name}, {size} GB</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>{name}, {size} GB</translation>
    </message>
    <message>
        <source>for itself, with layers of its own</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>por sí mismo, con capas propias</translation>
    </message>
    <message>
        <source>Measured by {who}: {effect}.</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Medido por {who}: {effect}.</translation>
    </message>
    <message>
        <source>Download {size} GB</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Descargar {size} GB</translation>
    </message>
    <message>
        <source>The computer was busier during one of the two, so their times cannot be compared.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>El equipo estaba más ocupado durante una de las dos, así que sus tiempos no se pueden comparar.</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>Copiar el comando</translation>
    </message>
    <message>
        <source>The command is copied. Close Draftlight, and run it in its folder: {command}</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>El comando está copiado. Cierra Draftlight y ejecútalo en su carpeta: {command}</translation>
    </message>
    <message>
        <source>{models} · {mode} (Ctrl+M)</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>{models} · {mode} (Ctrl+M)</translation>
    </message>
    <message>
        <source>Models and guessing: {models}, {mode}</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Modelos y adivinación: {models}, {mode}</translation>
    </message>
    <message>
        <source>In use</source>
        <comment>a choice that is in use now</comment>
        <extracomment>app/ui/window/choices.py</extracomment>
        <translation>En uso</translation>
    </message>
    <message>
        <source>To download</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Para descargar</translation>
    </message>
    <message>
        <source>Comes with Draftlight, works offline</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Viene con Draftlight, funciona sin conexión</translation>
    </message>
    <message>
        <source>{size} to download</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>{size} para descargar</translation>
    </message>
    <message>
        <source>Loaded</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Cargado</translation>
    </message>
    <message>
        <source>Too big for this computer</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Demasiado grande para este ordenador</translation>
    </message>
    <message>
        <source>Draft that guesses ahead…</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Borrador que adivina…</translation>
    </message>
    <message>
        <source>No other model is on this computer: “Open model files…” adds some.</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>No hay otro modelo en este ordenador: «Abrir archivos de modelo…» añade otros.</translation>
    </message>
    <message>
        <source>On another computer</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>En otro ordenador</translation>
    </message>
    <message>
        <source>Choose a model first</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Elige primero un modelo</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>app/ui/window/palette.py</extracomment>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Recent</source>
        <extracomment>app/ui/window/palette.py</extracomment>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Setting</source>
        <extracomment>app/ui/window/palette.py</extracomment>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Find anything</source>
        <extracomment>app/ui/window/shortcuts.py, app/ui/window/user_actions.py</extracomment>
        <translation>Buscar cualquier cosa</translation>
    </message>
    <message>
        <source>Answer other programs: the local API</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Responder a otros programas: la API local</translation>
    </message>
    <message>
        <source>Models and guessing</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>Modelos y adivinación</translation>
    </message>
    <message>
        <source>Find a chat, a model, a setting or a command</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>Buscar un chat, un modelo, un ajuste o una orden</translation>
    </message>
    <message>
        <source>asks tool servers</source>
        <extracomment>resources/components.json</extracomment>
        <translation>consulta servidores de herramientas</translation>
    </message>
    <message>
        <source>reads pictures</source>
        <extracomment>resources/components.json</extracomment>
        <translation>lee imágenes</translation>
    </message>
    <message>
        <source>Guesses: {name}</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Adivina: {name}</translation>
    </message>
    <message>
        <source>Writes: {name}</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Escribe: {name}</translation>
    </message>
    <message>
        <source>Licence: {licence}.</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>Licencia: {licence}.</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>app/ui/how_it_works/film_player.py, app/ui/how_it_works/how_it_works_view.py, app/ui/models_page/pair_state.py, app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>{amount} · {rate} MB/s · {time} left</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>{amount} · {rate} MB/s · quedan {time}</translation>
    </message>
    <message>
        <source>{done} of {total} GB</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>{done} de {total} GB</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>On this computer: used in place, in {places}</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>En este ordenador: usado en su sitio, en {places}</translation>
    </message>
    <message>
        <source>{amount} · starting</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>{amount} · empezando</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>menos de un minuto</translation>
    </message>
    <message>
        <source>Paused at {amount}</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>En pausa en {amount}</translation>
    </message>
    <message>
        <source>Enter an access token…</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>Escribir un token de acceso…</translation>
    </message>
    <message>
        <source>For models whose owner asks for consent first</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>Para modelos cuyo dueño pide antes consentimiento</translation>
    </message>
    <message>
        <source>Two models that work together: the big one writes the answers, the small one guesses ahead. Some models guess for themselves and need no second one. Everything is checked when it arrives, and goes on after any break.</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>Dos modelos que trabajan juntos: el grande escribe las respuestas, el pequeño adivina. Algunos adivinan por sí mismos y no necesitan otro. Todo se comprueba al llegar y sigue tras cualquier corte.</translation>
    </message>
    <message>
        <source>Token</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>Token</translation>
    </message>
    <message>
        <source>Access token from your account on huggingface.co (it is sent to the Hub alone):</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>Token de acceso de tu cuenta en huggingface.co (solo se envía al Hub):</translation>
    </message>
    <message>
        <source>One of the two replies is empty, so there is nothing to compare.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>Una de las dos respuestas está vacía, así que no hay nada que comparar.</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>app/ui/overlays/race_view.py, app/ui/transcript/messages/message_menu.py, app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Carrera</translation>
    </message>
    <message>
        <source>With guessing</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Adivinando</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>See both again, on one clock</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Ver ambas otra vez, con un solo reloj</translation>
    </message>
    <message>
        <source>The race was stopped.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>La carrera se detuvo.</translation>
    </message>
    <message>
        <source>Recorded replies (*.json)</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>Respuestas grabadas (*.json)</translation>
    </message>
    <message>
        <source>Pages for a browser (*.html)</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>Páginas para navegador (*.html)</translation>
    </message>
    <message>
        <source>Open a recorded reply</source>
        <extracomment>app/ui/overlays/recorded_actions.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Abrir una respuesta grabada</translation>
    </message>
    <message>
        <source>Reading “{name}”…</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>Leyendo «{name}»…</translation>
    </message>
    <message>
        <source>Save as recorded reply</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>Guardar como respuesta grabada</translation>
    </message>
    <message>
        <source>Share this reply as a page</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>Compartir esta respuesta como página</translation>
    </message>
    <message>
        <source>The page is saved as {name}. It plays in any browser, without a network.</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>La página se guardó como {name}. Se reproduce en cualquier navegador, sin red.</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>The recorded reply is saved as {name}.</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>La respuesta grabada se guardó como {name}.</translation>
    </message>
    <message>
        <source>Recorded reply</source>
        <extracomment>app/ui/chat/first_page/loading_show.py, app/ui/overlays/recorded_view.py</extracomment>
        <translation>Respuesta grabada</translation>
    </message>
    <message>
        <source>Recorded, so nothing can be asked here. Point at a word to see who wrote it.</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>Grabada, así que aquí no se puede preguntar. Señala una palabra para ver quién la escribió.</translation>
    </message>
    <message>
        <source>Slow motion</source>
        <extracomment>app/ui/overlays/recorded_view.py, app/ui/overlays/slow_motion_view.py, app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Cámara lenta</translation>
    </message>
    <message>
        <source>Replay it round by round (Ctrl+Shift+S)</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>Repetir ronda a ronda (Ctrl+Shift+S)</translation>
    </message>
    <message>
        <source>Share…</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>Compartir…</translation>
    </message>
    <message>
        <source>Save a page that plays it in any browser (Ctrl+Shift+H)</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>Guardar una página que se reproduce en cualquier navegador (Ctrl+Shift+H)</translation>
    </message>
    <message>
        <source>Share as a page</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>Compartir como página</translation>
    </message>
    <message>
        <source>Question and recorded reply</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>Pregunta y respuesta grabada</translation>
    </message>
    <message>
        <source>Round {place} of {count}</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Ronda {place} de {count}</translation>
    </message>
    <message>
        <source>{round}: {event}</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>{round}: {event}</translation>
    </message>
    <message>
        <source>the reply ends here.</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>la respuesta acaba aquí.</translation>
    </message>
    <message numerus="yes">
        <source>The draft guesses %n tokens ahead.</source>
        <comment>The draft guesses %n token ahead.</comment>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>
            <numerusform>El borrador adivina %n token.</numerusform>
            <numerusform>El borrador adivina %n tokens.</numerusform>
        </translation>
    </message>
    <message>
        <source>no guess; the big model wrote {token} itself.</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>sin conjetura; el modelo grande escribió {token}.</translation>
    </message>
    <message>
        <source>{token} is what the big model would write. Kept.</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>{token} es lo que escribiría el modelo grande. Se queda.</translation>
    </message>
    <message>
        <source>{wrong} was wrong; the big model writes {token} instead.</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>{wrong} estaba mal; el modelo grande escribe {token}.</translation>
    </message>
    <message>
        <source>all guesses were right, and the same pass gives {token} as a bonus.</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>todas bien, y la misma pasada da {token} de extra.</translation>
    </message>
    <message numerus="yes">
        <source>Lookup guesses %n tokens ahead.</source>
        <comment>Lookup guesses %n token ahead.</comment>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>
            <numerusform>La búsqueda adivina %n token.</numerusform>
            <numerusform>La búsqueda adivina %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Memory guesses %n tokens ahead.</source>
        <comment>Memory guesses %n token ahead.</comment>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>
            <numerusform>La memoria adivina %n token.</numerusform>
            <numerusform>La memoria adivina %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n after it are dropped.</source>
        <comment>The %n after it is dropped.</comment>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>
            <numerusform>El %n siguiente se descarta.</numerusform>
            <numerusform>Los %n siguientes se descartan.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reply as it grew</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>La respuesta según creció</translation>
    </message>
    <message>
        <source>Place in the reply</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Lugar en la respuesta</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Reproducir o pausar (Space)</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>Paso</translation>
    </message>
    <message>
        <source>How fast the replay runs</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>A qué velocidad va la repetición</translation>
    </message>
    <message>
        <source>Something went wrong inside Draftlight: {error}</source>
        <extracomment>app/ui/toolkit/scheduling/background_work.py</extracomment>
        <translation>Algo falló dentro de Draftlight: {error}</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>app/ui/toolkit/widgets/copying.py</extracomment>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Remove {name} (Del)</source>
        <extracomment>app/ui/toolkit/files/file_chip.py</extracomment>
        <translation>Quitar {name} (Del)</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <extracomment>app/ui/toolkit/files/file_chip.py</extracomment>
        <translation>Quitar {name}</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Más</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Listo</translation>
    </message>
    <message>
        <source>The models load when you start typing</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Los modelos se cargan al empezar a escribir</translation>
    </message>
    <message>
        <source>Writing…</source>
        <extracomment>app/conversation/status.py, app/ui/overlays/comparison_view.py, app/ui/quick_question/quick_window.py</extracomment>
        <translation>Escribiendo…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>No model chosen yet</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Aún no hay modelo elegido</translation>
    </message>
    <message>
        <source>Another program uses other models now; yours load when you start typing</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Otro programa usa ahora otros modelos; los tuyos se cargan al empezar a escribir</translation>
    </message>
    <message>
        <source>Another program is being answered. You are next.</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Se está respondiendo a otro programa. Tú eres el siguiente.</translation>
    </message>
    <message>
        <source>Waiting for the reply to another program</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Esperando la respuesta a otro programa</translation>
    </message>
    <message>
        <source>Loading…</source>
        <extracomment>app/conversation/status.py, app/ui/window/model_choices.py</extracomment>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>Reading your message…</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Leyendo tu mensaje…</translation>
    </message>
    <message>
        <source>a base model: made to go on with a text, not to converse</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>un modelo base: hecho para continuar un texto, no para conversar</translation>
    </message>
    <message>
        <source>guesses for itself</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>adivina por sí mismo</translation>
    </message>
    <message>
        <source>{name} on {place}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{name} en {place}</translation>
    </message>
    <message>
        <source>Reading your message… {done} of {total} tokens</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>Leyendo tu mensaje… {done} de {total} tokens</translation>
    </message>
    <message>
        <source>{used} of {total} tokens of context</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{used} de {total} tokens de contexto</translation>
    </message>
    <message>
        <source>{share} of context</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{share} del contexto</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Guesses in the way that has worked best, and pauses where it is slower</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Adivina como mejor ha ido y hace pausa donde es más lento</translation>
    </message>
    <message>
        <source>The draft, a smaller model, guesses ahead, also where that is slower</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>El borrador, un modelo más pequeño, adivina, también donde es más lento</translation>
    </message>
    <message>
        <source>Lookup</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Guesses are copied from earlier in the conversation, also where that is slower; needs no draft</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Las conjeturas se copian de antes en la conversación, también donde es más lento; no necesita borrador</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>way to guess</comment>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>No</translation>
    </message>
    <message>
        <source>The big model writes alone</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>El modelo grande escribe solo</translation>
    </message>
    <message>
        <source>The model on {place}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>El modelo en {place}</translation>
    </message>
    <message>
        <source> · {size} of memory</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation> · {size} de memoria</translation>
    </message>
    <message>
        <source>Guesses for itself, with layers of its own{takes}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Adivina por sí mismo, con capas propias{takes}</translation>
    </message>
    <message>
        <source>{name} · head for this model{takes}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{name} · cabeza para este modelo{takes}</translation>
    </message>
    <message>
        <source>{name} · assistant for this model{takes}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{name} · asistente para este modelo{takes}</translation>
    </message>
    <message>
        <source>{size} kB</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} kB</translation>
    </message>
    <message>
        <source>{size} · {count} tokens</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} · {count} tokens</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Ayer</translation>
    </message>
    <message>
        <source>Earlier this week</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Antes esta semana</translation>
    </message>
    <message>
        <source>Earlier this month</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>Antes este mes</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens so far</source>
        <comment>%n token so far</comment>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>
            <numerusform>%n token por ahora</numerusform>
            <numerusform>%n tokens por ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy code</source>
        <extracomment>app/ui/transcript/text/code_buttons.py</extracomment>
        <translation>Copiar código</translation>
    </message>
    <message>
        <source>{token} {who} · round {place}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>{token} {who} · ronda {place}</translation>
    </message>
    <message>
        <source>The server does not tell whether this was guessed.</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>El servidor no dice si esto se adivinó.</translation>
    </message>
    <message>
        <source>{token} guessed, not checked yet · round {place}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>{token} adivinado, aún sin comprobar · ronda {place}</translation>
    </message>
    <message>
        <source>Its chance: draft {draft}, big model {target}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Su probabilidad: borrador {draft}, modelo grande {target}</translation>
    </message>
    <message>
        <source>Its chance: draft {share}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Su probabilidad: borrador {share}</translation>
    </message>
    <message>
        <source>Its chance: big model {share}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Su probabilidad: modelo grande {share}</translation>
    </message>
    <message>
        <source>lookup in the conversation</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>la búsqueda en la conversación</translation>
    </message>
    <message>
        <source>memory of earlier chats</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>la memoria de chats anteriores</translation>
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
        <translation>acertado</translation>
    </message>
    <message>
        <source>corrected by {model}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>corregido por {model}</translation>
    </message>
    <message>
        <source>bonus from {model}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>extra de {model}</translation>
    </message>
    <message>
        <source>written by {model}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>escrito por {model}</translation>
    </message>
    <message>
        <source>guessed wrong</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>fallado</translation>
    </message>
    <message>
        <source>{token} {who}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>{token} {who}</translation>
    </message>
    <message>
        <source>Guessed by {guesser}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Adivinado por {guesser}</translation>
    </message>
    <message>
        <source>the head</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>la cabeza</translation>
    </message>
    <message>
        <source>the head {name}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>la cabeza {name}</translation>
    </message>
    <message>
        <source>{heading}: {tokens}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>{heading}: {tokens}</translation>
    </message>
    <message>
        <source>the big model</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>el modelo grande</translation>
    </message>
    <message>
        <source>the draft</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>el borrador</translation>
    </message>
    <message>
        <source>In place of {token}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>En lugar de {token}</translation>
    </message>
    <message>
        <source>Draft expected</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>El borrador esperaba</translation>
    </message>
    <message>
        <source>{model} wrote {token} instead</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>{model} escribió {token}</translation>
    </message>
    <message>
        <source>Followed a wrong guess; {token} stood</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Seguía a un fallo; quedó {token}</translation>
    </message>
    <message>
        <source>Jump to newest</source>
        <extracomment>app/ui/transcript/page_scroll.py</extracomment>
        <translation>Ir a lo último</translation>
    </message>
    <message>
        <source>The draft guessed this and the big model agreed.</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>El borrador adivinó esto y el modelo grande estuvo de acuerdo.</translation>
    </message>
    <message>
        <source>The big model wrote this in place of a wrong guess.</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>El modelo grande escribió esto en lugar de un fallo.</translation>
    </message>
    <message>
        <source>Every guess was right, so the big model added this one for free.</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>Se acertó todo, así que el modelo grande añadió esto gratis.</translation>
    </message>
    <message>
        <source>A guess the big model would not have written. Click to show these in the text, or hide them.</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>Una conjetura que el modelo grande no habría escrito. Haz clic para mostrarlas u ocultarlas en el texto.</translation>
    </message>
    <message>
        <source>{outcome}: {explanation}</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>{outcome}: {explanation}</translation>
    </message>
    <message>
        <source>Wrong guesses</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>Fallos</translation>
    </message>
    <message>
        <source>Show the guesses that were wrong, struck through, where they would have stood</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>Mostrar los fallos, tachados, donde habrían estado</translation>
    </message>
    <message>
        <source>Show who wrote each word</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>Mostrar quién escribió cada palabra</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>semilla {seed}</translation>
    </message>
    <message>
        <source>Copy reply</source>
        <extracomment>app/ui/transcript/messages/message_menu.py, app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Copiar respuesta</translation>
    </message>
    <message>
        <source>Colours of this reply</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Colores de esta respuesta</translation>
    </message>
    <message>
        <source>Go on writing this reply</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Seguir escribiendo esta respuesta</translation>
    </message>
    <message>
        <source>Replay in slow motion</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Repetir a cámara lenta</translation>
    </message>
    <message>
        <source>Write this reply again</source>
        <extracomment>app/ui/transcript/messages/message_menu.py, app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Escribir esta respuesta de nuevo</translation>
    </message>
    <message>
        <source>More about this reply</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Más sobre esta respuesta</translation>
    </message>
    <message>
        <source>Save as recorded reply…</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Guardar como respuesta grabada…</translation>
    </message>
    <message>
        <source>Share as HTML page…</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Compartir como página HTML…</translation>
    </message>
    <message>
        <source>Seed {seed} is kept in this chat: the same question gets the same reply. Press for new ones</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>La semilla {seed} se conserva en este chat: la misma pregunta recibe la misma respuesta. Pulsa para nuevas</translation>
    </message>
    <message>
        <source>Keep seed {seed} for the next replies of this chat: the same question then gets the same reply</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Conservar la semilla {seed} para las próximas respuestas de este chat: la misma pregunta recibirá la misma respuesta</translation>
    </message>
    <message>
        <source>Scroll the code to the side</source>
        <extracomment>app/ui/transcript/text/horizontal_scroll.py</extracomment>
        <translation>Desplazar el código a un lado</translation>
    </message>
    <message>
        <source>Scroll the table to the side</source>
        <extracomment>app/ui/transcript/text/horizontal_scroll.py</extracomment>
        <translation>Desplazar la tabla a un lado</translation>
    </message>
    <message>
        <source>Quote in your message	Ctrl+R</source>
        <extracomment>app/ui/transcript/text/text_body.py</extracomment>
        <translation>Citar en tu mensaje	Ctrl+R</translation>
    </message>
    <message>
        <source>What the tool was given and what it brought</source>
        <extracomment>app/ui/transcript/messages/message_parts.py</extracomment>
        <translation>Lo que recibió la herramienta y lo que trajo</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>app/ui/transcript/messages/user_message.py</extracomment>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <extracomment>app/ui/transcript/messages/user_message.py</extracomment>
        <translation>Editar y enviar de nuevo</translation>
    </message>
    <message>
        <source>Show more: {count} characters follow</source>
        <extracomment>app/ui/transcript/messages/user_message.py</extracomment>
        <translation>Mostrar más: siguen {count} caracteres</translation>
    </message>
    <message>
        <source>Versions</source>
        <extracomment>app/ui/transcript/messages/message_parts.py</extracomment>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>Version before this one</source>
        <extracomment>app/ui/transcript/messages/message_parts.py</extracomment>
        <translation>Versión anterior</translation>
    </message>
    <message>
        <source>Next version</source>
        <extracomment>app/ui/transcript/messages/message_parts.py</extracomment>
        <translation>Versión siguiente</translation>
    </message>
    <message>
        <source>Version {place} of {count}</source>
        <extracomment>app/ui/transcript/messages/message_parts.py</extracomment>
        <translation>Versión {place} de {count}</translation>
    </message>
    <message>
        <source>There is a graphics card by {makers} here, and llama.cpp was compiled for the processor alone. One command compiles it for the card; “Graphics cards” in the help says what it needs.</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>Aquí hay una tarjeta gráfica de {makers}, y llama.cpp se compiló solo para el procesador. Un comando lo compila para la tarjeta; la ayuda dice en «Graphics cards» lo que hace falta.</translation>
    </message>
    <message>
        <source>Other programs can ask at {address}. The mark at the top says how, and who does.</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>Otros programas pueden preguntar en {address}. La marca de arriba dice cómo, y quién lo hace.</translation>
    </message>
    <message>
        <source>Back to {model}</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>Volver a {model}</translation>
    </message>
    <message>
        <source>Other programs cannot ask. {problem}</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>Otros programas no pueden preguntar. {problem}</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>{problem} There is no race to run.</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>{problem} No hay carrera que correr.</translation>
    </message>
    <message>
        <source>{model} is {kind}. Its replies may wander off.</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>{model} es {kind}. Sus respuestas pueden divagar.</translation>
    </message>
    <message>
        <source>Show report</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>Mostrar informe</translation>
    </message>
    <message>
        <source>Use port {port}</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>Usar el puerto {port}</translation>
    </message>
    <message>
        <source>Taking in chats…</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Importando chats…</translation>
    </message>
    <message>
        <source>Taking in chats: {percent}%</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Importando chats: {percent}%</translation>
    </message>
    <message>
        <source>Taking in chats is still under way.</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Aún se están importando chats.</translation>
    </message>
    <message>
        <source>Saving chats…</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Guardando chats…</translation>
    </message>
    <message>
        <source>Saving chats: {percent}%</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Guardando chats: {percent}%</translation>
    </message>
    <message>
        <source>Saving chats is still under way.</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Aún se están guardando chats.</translation>
    </message>
    <message numerus="yes">
        <source>%n chats taken out again.</source>
        <comment>%n chat taken out again.</comment>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>
            <numerusform>Se retiró %n chat.</numerusform>
            <numerusform>Se retiraron %n chats.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Detenido. No se escribió nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n chats saved in {file}.</source>
        <comment>%n chat saved in {file}.</comment>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>
            <numerusform>Se guardó %n chat en {file}.</numerusform>
            <numerusform>Se guardaron %n chats en {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop the model file here</source>
        <extracomment>app/ui/toolkit/files/file_drops.py</extracomment>
        <translation>Suelta aquí el archivo de modelo</translation>
    </message>
    <message>
        <source>Drop files here: they go with your message</source>
        <extracomment>app/ui/toolkit/files/file_drops.py</extracomment>
        <translation>Suelta aquí archivos: van con tu mensaje</translation>
    </message>
    <message numerus="yes">
        <source>%n chats from {program} came in.</source>
        <comment>%n chat from {program} came in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>Entró %n chat de {program}.</numerusform>
            <numerusform>Entraron %n chats de {program}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} are damaged or cut off: nothing came in from there.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{names} están dañados o cortados: de ahí no entró nada.</translation>
    </message>
    <message>
        <source>There is no chat in there that Draftlight can read.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>Ahí no hay ningún chat que Draftlight pueda leer.</translation>
    </message>
    <message numerus="yes">
        <source>%n chats ({programs}) came in.</source>
        <comment>%n chat ({programs}) came in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>Entró %n chat ({programs}).</numerusform>
            <numerusform>Entraron %n chats ({programs}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats came in.</source>
        <comment>%n chat came in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>Entró %n chat.</numerusform>
            <numerusform>Entraron %n chats.</numerusform>
        </translation>
    </message>
    <message>
        <source>another program</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>otro programa</translation>
    </message>
    <message>
        <source>{names} and others</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{names} y otros</translation>
    </message>
    <message>
        <source>{name} is damaged or cut off: nothing came in from there.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{name} está dañado o cortado: de ahí no entró nada.</translation>
    </message>
    <message>
        <source>{names} are damaged or cut off: chats that are whole in there came in, no other did.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{names} están dañados o cortados: entraron los chats enteros, ningún otro.</translation>
    </message>
    <message numerus="yes">
        <source>%n chats had grown and are up to date again.</source>
        <comment>%n chat had grown and is up to date again.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n chat había crecido y está al día.</numerusform>
            <numerusform>%n chats habían crecido y están al día.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats were here already.</source>
        <comment>%n chat was here already.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n chat ya estaba.</numerusform>
            <numerusform>%n chats ya estaban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats could not be read.</source>
        <comment>%n chat could not be read.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n chat no se pudo leer.</numerusform>
            <numerusform>%n chats no se pudieron leer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats were too large.</source>
        <comment>%n chat was too large.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n chat era demasiado grande.</numerusform>
            <numerusform>%n chats eran demasiado grandes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats were saved by a newer Draftlight.</source>
        <comment>%n chat was saved by a newer Draftlight.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n chat lo guardó un Draftlight más nuevo.</numerusform>
            <numerusform>%n chats los guardó un Draftlight más nuevo.</numerusform>
        </translation>
    </message>
    <message>
        <source>{problem} The chats before that came in whole.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{problem} Los chats anteriores entraron enteros.</translation>
    </message>
    <message>
        <source>The rest was stopped.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>El resto se detuvo.</translation>
    </message>
    <message>
        <source>{name} is damaged or cut off: chats that are whole in there came in, no other did.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{name} está dañado o cortado: entraron los chats enteros, ningún otro.</translation>
    </message>
    <message>
        <source>{count} from {program}</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{count} de {program}</translation>
    </message>
    <message>
        <source>Draftlight, or llama.cpp inside it, crashed the last time it was open. Your chats were saved up to half a second before. The report holds no text of your chats; read it, and send it along if you report the crash.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>Draftlight, o llama.cpp dentro de él, falló la última vez. Tus chats se guardaron hasta medio segundo antes. El informe no tiene texto de tus chats; léelo y envíalo si informas del fallo.</translation>
    </message>
    <message>
        <source>The models are not loaded again until you ask something; if it happens again, choose others.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>Los modelos no se cargan de nuevo hasta que preguntes algo; si vuelve a pasar, elige otros.</translation>
    </message>
    <message>
        <source>The last time, Draftlight was ended from outside while {pair} was being loaded. If the computer ran short of memory, choose a smaller model.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>La última vez, Draftlight se cerró desde fuera mientras se cargaba {pair}. Si faltó memoria, elige un modelo más pequeño.</translation>
    </message>
    <message>
        <source>Draftlight crashed the last time. Your chats are saved.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>Draftlight falló la última vez. Tus chats están guardados.</translation>
    </message>
    <message>
        <source>Draftlight crashed the last time while {models} was being loaded. Your chats are saved.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>Draftlight falló la última vez mientras se cargaba {models}. Tus chats están guardados.</translation>
    </message>
    <message>
        <source>Draftlight crashed the last time while {models} was writing a reply. Your chats are saved.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>Draftlight falló la última vez mientras {models} escribía una respuesta. Tus chats están guardados.</translation>
    </message>
    <message>
        <source>Markdown, to read (*.md)</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Markdown, para leer (*.md)</translation>
    </message>
    <message>
        <source>Web page, with colours (*.html)</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Página web, con colores (*.html)</translation>
    </message>
    <message>
        <source>JSON, all of it, to take in again (*.json)</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>JSON, todo, para volver a importar (*.json)</translation>
    </message>
    <message>
        <source>With them goes what the models have read of them and can guess from, and the message you have begun. Files you saved stay.</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>Con ellos se va lo que los modelos leyeron y usan para adivinar, y el mensaje que empezaste. Los archivos que guardaste se quedan.</translation>
    </message>
    <message>
        <source>Add files to your message</source>
        <extracomment>app/ui/chat/composing/attach_button.py, app/ui/window/document_actions.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Añadir archivos al mensaje</translation>
    </message>
    <message>
        <source>Save this chat</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Guardar este chat</translation>
    </message>
    <message>
        <source>Save chats in one archive</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Guardar chats en un archivo comprimido</translation>
    </message>
    <message>
        <source>Delete all {count} chats?</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>¿Eliminar los {count} chats?</translation>
    </message>
    <message>
        <source>Delete all chats</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>Eliminar todos los chats</translation>
    </message>
    <message>
        <source>ZIP archive (*.zip)</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Archivo ZIP (*.zip)</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <extracomment>app/ui/window/top_bar.py, app/ui/window/window_display.py</extracomment>
        <translation>Elegir un modelo</translation>
    </message>
    <message>
        <source>{models} on {server}</source>
        <extracomment>app/ui/window/window_display.py</extracomment>
        <translation>{models} en {server}</translation>
    </message>
    <message>
        <source>Models on this computer…</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Modelos en este ordenador…</translation>
    </message>
    <message>
        <source>Open model files…</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Abrir archivos de modelo…</translation>
    </message>
    <message>
        <source>Another computer…</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Otro ordenador…</translation>
    </message>
    <message>
        <source>Choose one on that computer…</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>Elegir uno en ese ordenador…</translation>
    </message>
    <message>
        <source>The other computer has the draft, and chooses it</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>El otro ordenador tiene el borrador y lo elige</translation>
    </message>
    <message>
        <source>The next place found</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>El siguiente lugar encontrado</translation>
    </message>
    <message>
        <source>The place found before</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>El lugar encontrado anterior</translation>
    </message>
    <message>
        <source>Go to the last question</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Ir a la última pregunta</translation>
    </message>
    <message>
        <source>Quote what is selected, in your message</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Citar lo seleccionado en tu mensaje</translation>
    </message>
    <message>
        <source>Go to the message field</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Ir al campo de mensaje</translation>
    </message>
    <message>
        <source>Stop, or cancel editing</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Detener o cancelar la edición</translation>
    </message>
    <message>
        <source>Choose an assistant for this chat</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Elegir un asistente para este chat</translation>
    </message>
    <message>
        <source>Prompts you keep</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Tus prompts</translation>
    </message>
    <message>
        <source>Edit your last message</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Editar tu último mensaje</translation>
    </message>
    <message>
        <source>Write the last reply again</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Escribir de nuevo la última respuesta</translation>
    </message>
    <message>
        <source>Go on with a reply that was stopped</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Seguir con una respuesta detenida</translation>
    </message>
    <message>
        <source>Save this chat as a file</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Guardar este chat como archivo</translation>
    </message>
    <message>
        <source>Replay the reply in slow motion</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Repetir la respuesta a cámara lenta</translation>
    </message>
    <message>
        <source>Race: the last question with guessing and without</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Carrera: la última pregunta adivinando y sin adivinar</translation>
    </message>
    <message>
        <source>Save the reply as a recorded reply</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Guardar la respuesta como grabada</translation>
    </message>
    <message>
        <source>Share the reply as a page for any browser</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Compartir la respuesta como página para cualquier navegador</translation>
    </message>
    <message>
        <source>Choose models</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Elegir modelos</translation>
    </message>
    <message>
        <source>Show or hide the chats</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Mostrar u ocultar los chats</translation>
    </message>
    <message>
        <source>Show or hide “Under the hood”</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Mostrar u ocultar «Bajo el capó»</translation>
    </message>
    <message>
        <source>Larger</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>Smaller</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Más pequeño</translation>
    </message>
    <message>
        <source>Normal size</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Tamaño normal</translation>
    </message>
    <message>
        <source>Light or dark colours</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Colores claros u oscuros</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>app/ui/quick_question/tray.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Open “Under the hood” (Ctrl+J)</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Abrir «Bajo el capó» (Ctrl+J)</translation>
    </message>
    <message>
        <source>Speed: none yet</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Velocidad: aún ninguna</translation>
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
        <translation>Tokens por segundo</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Velocidad: {speed}</translation>
    </message>
    <message>
        <source>The draft guesses a few words ahead; the big model keeps what it would have written itself.</source>
        <extracomment>app/ui/window/dialogs/text_preview.py</extracomment>
        <translation>El borrador adivina unas palabras; el modelo grande conserva lo que habría escrito él.</translation>
    </message>
    <message>
        <source>Add…</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Añadir…</translation>
    </message>
    <message>
        <source>From a file…</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>De un archivo…</translation>
    </message>
    <message>
        <source>The JSON in which other programs keep their servers</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>El JSON en que otros programas guardan sus servidores</translation>
    </message>
    <message>
        <source>From the clipboard</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Del portapapeles</translation>
    </message>
    <message>
        <source>Taken in, and switched off until you switch them on: {names}.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Añadidos, y desactivados hasta que los actives: {names}.</translation>
    </message>
    <message>
        <source>Take in tool servers</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Añadir servidores de herramientas</translation>
    </message>
    <message>
        <source>{name}: chats may use it</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>{name}: los chats pueden usarlo</translation>
    </message>
    <message>
        <source>Change…</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Change {server}</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Cambiar {server}</translation>
    </message>
    <message>
        <source>Remove {server}</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Quitar {server}</translation>
    </message>
    <message>
        <source>This file is too large for a list of tool servers.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Este archivo es demasiado grande para una lista de servidores de herramientas.</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>“{server}” was removed from this list. The program itself is where it was.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>«{server}» se quitó de esta lista. El programa sigue donde estaba.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {error}.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>{name} no se puede leer: {error}.</translation>
    </message>
    <message>
        <source>Show or hide the chats (Ctrl+B)</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Mostrar u ocultar los chats (Ctrl+B)</translation>
    </message>
    <message>
        <source>Answer the last question with guessing and without (Ctrl+Shift+G)</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Responder la última pregunta adivinando y sin adivinar (Ctrl+Shift+G)</translation>
    </message>
    <message>
        <source>Replay the reply round by round (Ctrl+Shift+S)</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>Repetir la respuesta ronda a ronda (Ctrl+Shift+S)</translation>
    </message>
    <message>
        <source>Stage</source>
        <extracomment>app/ui/window/shortcuts.py, app/ui/window/top_bar.py</extracomment>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>The conversation and the gauge alone, large (F11)</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Solo la conversación y el indicador, en grande (F11)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Ajustes (Ctrl+,)</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>app/ui/help/help_window.py, app/ui/window/shortcuts.py</extracomment>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Waiting…</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Esperando…</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Quedarse con esta</translation>
    </message>
    <message>
        <source>Keep this one: {name}</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Quedarse con esta: {name}</translation>
    </message>
    <message>
        <source>Not written</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>No escrita</translation>
    </message>
    <message>
        <source>Answers side by side</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Respuestas una junto a otra</translation>
    </message>
    <message>
        <source>Number of answers</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Número de respuestas</translation>
    </message>
    <message>
        <source>Differing in</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Write them</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Escribir</translation>
    </message>
    <message>
        <source>Answers to the same question, written at the same time. The one that you keep stands in the chat; the others stay as its other versions.</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Respuestas a la misma pregunta, escritas al mismo tiempo. La que conserves queda en el chat; las demás siguen como sus otras versiones.</translation>
    </message>
    <message>
        <source>With a temperature of 0 all seeds give the same answer.</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Con una temperatura de 0, todas las semillas dan la misma respuesta.</translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <comment>%n answer</comment>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>
            <numerusform>%n respuesta</numerusform>
            <numerusform>%n respuestas</numerusform>
        </translation>
    </message>
    <message>
        <source>differing in</source>
        <comment>answers</comment>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>que difieren en</translation>
    </message>
    <message>
        <source>Assistant of answer {number}</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>Asistente de la respuesta {number}</translation>
    </message>
    <message>
        <source>pass of the big model</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>pasada del modelo grande</translation>
    </message>
    <message>
        <source>passes of the big model</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>pasadas del modelo grande</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>pasada</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>pasadas</translation>
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
        <translation>frente a</translation>
    </message>
    <message>
        <source>{name} · writing now</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>{name} · escribiendo ahora</translation>
    </message>
    <message>
        <source>live</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>en directo</translation>
    </message>
    <message>
        <source>Done in {time}</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>Listo en {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n passes</source>
        <comment>%n pass</comment>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>
            <numerusform>%n pasada</numerusform>
            <numerusform>%n pasadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{plain} without guessing, {guessed} with it.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>{plain} sin adivinar, {guessed} adivinando.</translation>
    </message>
    <message>
        <source>Same words as far as both go.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>Las mismas palabras hasta donde llegan ambas.</translation>
    </message>
    <message>
        <source>The words part after {count} characters: a setting or a file is another than it was.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>Las palabras difieren tras {count} caracteres: un ajuste o un archivo ha cambiado.</translation>
    </message>
    <message>
        <source>Slower with guessing ({times}×): {guessed} s instead of {plain} s.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>Más lento adivinando ({times}×): {guessed} s en lugar de {plain} s.</translation>
    </message>
    <message>
        <source>Same words.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>Las mismas palabras.</translation>
    </message>
    <message>
        <source>The words part after {count} characters: two were as likely there, a near-tie.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>Las palabras difieren tras {count} caracteres: dos eran allí casi igual de probables.</translation>
    </message>
    <message>
        <source>Guessing made no difference: {guessed} s with it, {plain} s without.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>Adivinar no cambió nada: {guessed} s adivinando, {plain} s sin adivinar.</translation>
    </message>
    <message>
        <source>{times}× faster with guessing: {guessed} s instead of {plain} s.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>{times}× más rápido adivinando: {guessed} s en lugar de {plain} s.</translation>
    </message>
    <message>
        <source>Big model alone</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Modelo grande solo</translation>
    </message>
    <message>
        <source>End the race</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Terminar la carrera</translation>
    </message>
    <message>
        <source>Measure both now</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Medir ambas ahora</translation>
    </message>
    <message>
        <source>Write both replies anew, one after the other</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Escribir de nuevo ambas respuestas, una tras otra</translation>
    </message>
    <message>
        <source>{name} · your reply of a moment ago at its own pace</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>{name} · su respuesta de hace un momento, a su ritmo</translation>
    </message>
    <message>
        <source>Same words so far.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Las mismas palabras hasta ahora.</translation>
    </message>
    <message>
        <source>Same question, same seed.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Misma pregunta, misma semilla.</translation>
    </message>
    <message>
        <source>Time depends on the computer; passes do not.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>El tiempo depende del ordenador; las pasadas, no.</translation>
    </message>
    <message>
        <source>Starts when the other one is done</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Empieza cuando la otra termine</translation>
    </message>
    <message>
        <source>{name} · at its own pace</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>{name} · a su ritmo</translation>
    </message>
    <message>
        <source>recorded</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>grabado</translation>
    </message>
    <message>
        <source>Then the big model writes the same alone, beside it.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>Después, el modelo grande escribe lo mismo solo, al lado.</translation>
    </message>
    <message>
        <source>This code is too long for a preview: {most} MB are the most.</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>Este código es demasiado largo para una vista previa: {most} MB como máximo.</translation>
    </message>
    <message>
        <source>This cannot be drawn: the code is not whole, or has a mistake in it.</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>No se puede dibujar: el código está incompleto o tiene un error.</translation>
    </message>
    <message>
        <source>Drawing this takes too much time or memory, so there is no preview.</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>Dibujarlo requiere demasiado tiempo o memoria, así que no hay vista previa.</translation>
    </message>
    <message>
        <source>Drawn without scripts, and without pictures and styles from elsewhere. Links lead nowhere.</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>Dibujado sin scripts y sin imágenes ni estilos de otros lugares. Los enlaces no llevan a ninguna parte.</translation>
    </message>
    <message>
        <source>Only the beginning of the page is shown.</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>Solo se muestra el principio de la página.</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>Dibujando…</translation>
    </message>
    <message>
        <source>Preview of a web page</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>Vista previa de una página web</translation>
    </message>
    <message>
        <source>Preview of a picture</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>Vista previa de una imagen</translation>
    </message>
    <message>
        <source>No model is chosen yet. Choose one in the window; the question waits.</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>Aún no se ha elegido ningún modelo. Elija uno en la ventana; la pregunta espera.</translation>
    </message>
    <message>
        <source>The reply is not whole. In the window you see why.</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>La respuesta no está completa. En la ventana verá por qué.</translation>
    </message>
    <message>
        <source>Quick question</source>
        <extracomment>app/ui/quick_question/quick_window.py, app/ui/quick_question/tray.py</extracomment>
        <translation>Pregunta rápida</translation>
    </message>
    <message>
        <source>Ask a quick question</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>Haga una pregunta rápida</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Open in window</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>Abrir en la ventana</translation>
    </message>
    <message>
        <source>Waiting for the models…</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>Esperando a los modelos…</translation>
    </message>
    <message>
        <source>Open Draftlight</source>
        <extracomment>app/ui/quick_question/tray.py</extracomment>
        <translation>Abrir Draftlight</translation>
    </message>
    <message>
        <source>Draftlight is still running</source>
        <extracomment>app/ui/quick_question/tray.py</extracomment>
        <translation>Draftlight sigue en marcha</translation>
    </message>
    <message>
        <source>Its icon in the tray opens it again. Quit ends it.</source>
        <extracomment>app/ui/quick_question/tray.py</extracomment>
        <translation>Su icono en la bandeja lo abre de nuevo. «Salir» lo cierra.</translation>
    </message>
    <message>
        <source>Drawn by chance, though another was likelier</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Elegido al azar, aunque otro era más probable</translation>
    </message>
    <message>
        <source>Likeliest for the big model</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>Lo más probable para el modelo grande</translation>
    </message>
    <message>
        <source>Edit…</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Branch from here</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Bifurcar desde aquí</translation>
    </message>
    <message>
        <source>A new chat with all up to this message</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Un chat nuevo con todo hasta este mensaje</translation>
    </message>
    <message>
        <source>Duplicate chat</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Duplicar chat</translation>
    </message>
    <message>
        <source>Keep seed {seed}</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Conservar la semilla {seed}</translation>
    </message>
    <message>
        <source>Compare answers…</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>Comparar respuestas…</translation>
    </message>
    <message>
        <source>edited</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>editada</translation>
    </message>
    <message>
        <source>What the reply waits for</source>
        <extracomment>app/ui/transcript/messages/message_column.py</extracomment>
        <translation>Lo que espera la respuesta</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>app/ui/transcript/text/code_buttons.py</extracomment>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Show what this code draws</source>
        <extracomment>app/ui/transcript/text/code_buttons.py</extracomment>
        <translation>Mostrar lo que dibuja este código</translation>
    </message>
    <message>
        <source>Recorded replies</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>Respuestas grabadas</translation>
    </message>
    <message>
        <source>They stay in “Recently deleted” for 30 days. After that they are gone for good.</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>Permanecen 30 días en «Eliminados recientemente». Después desaparecen para siempre.</translation>
    </message>
    <message>
        <source>Delete all your chats?</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>¿Eliminar todos tus chats?</translation>
    </message>
    <message>
        <source>Tool servers that need nothing installed</source>
        <extracomment>app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>Servidores de herramientas que no requieren instalar nada</translation>
    </message>
    <message>
        <source>{place} cannot be found. What was read of it before is still used.</source>
        <extracomment>app/knowledge/file_walk.py</extracomment>
        <translation>No se encuentra {place}. Lo que se leyó antes se sigue usando.</translation>
    </message>
    <message>
        <source>What is read of “{name}” cannot be kept: {error}.</source>
        <extracomment>app/knowledge/index.py</extracomment>
        <translation>Lo que se lee de «{name}» no se puede guardar: {error}.</translation>
    </message>
    <message>
        <source>The disk is full, so “{name}” was not read to its end. Free some space, and read it again.</source>
        <extracomment>app/knowledge/index.py</extracomment>
        <translation>El disco está lleno, así que «{name}» no se leyó hasta el final. Libera espacio y vuelve a leerlo.</translation>
    </message>
    <message>
        <source>What was read of “{name}” was damaged. Read it again.</source>
        <extracomment>app/knowledge/index.py</extracomment>
        <translation>Lo que se leyó de «{name}» estaba dañado. Vuelve a leerlo.</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <extracomment>app/ui/chat/composing/attach_button.py, app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Añadir una carpeta…</translation>
    </message>
    <message>
        <source>Knowledge…</source>
        <extracomment>app/ui/chat/composing/attach_button.py</extracomment>
        <translation>Conocimiento…</translation>
    </message>
    <message>
        <source>Questions are looked up in “{name}”.</source>
        <extracomment>app/ui/chat/composing/attach_button.py</extracomment>
        <translation>Las preguntas se buscan en «{name}».</translation>
    </message>
    <message>
        <source>No documents</source>
        <extracomment>app/ui/chat/composing/attach_button.py, app/ui/dialogs/folder_settings_dialog.py</extracomment>
        <translation>Ningún documento</translation>
    </message>
    <message>
        <source>Look up questions in:</source>
        <extracomment>app/ui/chat/composing/attach_button.py</extracomment>
        <translation>Buscar las preguntas en:</translation>
    </message>
    <message>
        <source>New chat here</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Chat nuevo aquí</translation>
    </message>
    <message>
        <source>Folder settings…</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Ajustes de la carpeta…</translation>
    </message>
    <message>
        <source>Settings of “{name}”</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py</extracomment>
        <translation>Ajustes de «{name}»</translation>
    </message>
    <message>
        <source>As chosen in the window</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py</extracomment>
        <translation>Como se eligió en la ventana</translation>
    </message>
    <message>
        <source>New chats in this folder begin with these. Each can be changed in a chat.</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py</extracomment>
        <translation>Los chats nuevos de esta carpeta empiezan así. En cada chat se puede cambiar.</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Conocimiento</translation>
    </message>
    <message>
        <source>What was read of it is deleted. The files themselves stay where they are.</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Se borra lo que se leyó. Los archivos se quedan donde están.</translation>
    </message>
    <message>
        <source>Remove “{name}”?</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>¿Quitar «{name}»?</translation>
    </message>
    <message>
        <source>A chat’s questions are looked up in the documents you choose for it. Nothing leaves this computer.</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Las preguntas de un chat se buscan en los documentos que elijas para él. Nada sale de este equipo.</translation>
    </message>
    <message>
        <source>Read again</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Volver a leer</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Quitar…</translation>
    </message>
    <message>
        <source>Folder to look up questions in</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/knowledge_dialog.py, app/ui/window/document_actions.py</extracomment>
        <translation>Carpeta donde buscar las preguntas</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: its font does not say which letters are meant.</source>
        <extracomment>app/knowledge/collection_reader.py</extracomment>
        <translation>«{name}» no se puede leer: su fuente no indica a qué letras corresponden los signos.</translation>
    </message>
    <message>
        <source>This head was made for another program. Get one whose file says dflash or eagle3.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Esta cabeza se hizo para otro programa. Usa una cuyo archivo diga dflash o eagle3.</translation>
    </message>
    <message>
        <source>The connection to “{name}” ended: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>La conexión con «{name}» terminó: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” answered with the error {status} of HTTP.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«{name}» respondió con el error HTTP {status}.</translation>
    </message>
    <message>
        <source>“{name}” shows a certificate that is not trusted: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«{name}» presenta un certificado que no es de confianza: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” has moved to {place}. If you trust that address, put it where the server is set up.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«{name}» se ha trasladado a {place}. Si confía en esa dirección, escríbala donde está configurado el servidor.</translation>
    </message>
    <message>
        <source>What answers at the address of “{name}” is no tool server.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>Lo que responde en la dirección de «{name}» no es un servidor de herramientas.</translation>
    </message>
    <message>
        <source>“{name}” speaks an older form of the protocol (SSE), which is not spoken here. Look for an address that its maker calls streamable HTTP; many end in /mcp.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«{name}» habla una forma antigua del protocolo (SSE), que aquí no se habla. Busque una dirección que su autor llame «Streamable HTTP»; muchas terminan en /mcp.</translation>
    </message>
    <message>
        <source>“{name}” lets programs sign in only if its maker knows them. If it gives out keys, put yours among its headers, for example Authorization=Bearer KEY.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«{name}» solo deja iniciar sesión a los programas que su autor conoce. Si da claves, ponga la suya entre las cabeceras, por ejemplo Authorization=Bearer CLAVE.</translation>
    </message>
    <message>
        <source>“{name}” forgot what was said before. Try again.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«{name}» olvidó lo dicho antes. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The sign-in with “{name}” does not work: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>El inicio de sesión en «{name}» no funciona: {reason}.</translation>
    </message>
    <message>
        <source>Nobody signed in with “{name}” in time.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>Nadie inició sesión a tiempo en «{name}».</translation>
    </message>
    <message>
        <source>The sign-in with “{name}” was refused or cancelled: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>El inicio de sesión en «{name}» se rechazó o se canceló: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” cannot be reached: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>No se puede acceder a «{name}»: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” lets nobody in without a valid key. Put the one that its maker gave you among its headers, for example Authorization=Bearer KEY.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«{name}» no deja entrar a nadie sin una clave válida. Ponga la que le dio su autor entre las cabeceras, por ejemplo Authorization=Bearer CLAVE.</translation>
    </message>
    <message>
        <source>There is no tool server at the address of “{name}”.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>No hay ningún servidor de herramientas en la dirección de «{name}».</translation>
    </message>
    <message>
        <source>“{name}” was asked too often. Try again later.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>Se ha preguntado a «{name}» con demasiada frecuencia. Inténtelo más tarde.</translation>
    </message>
    <message>
        <source>“{name}” asks back for something that it cannot be told here.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>«{name}» pide a su vez algo que aquí no se le puede decir.</translation>
    </message>
    <message numerus="yes">
        <source>%n tools of “{name}” cannot be used, and are left out.</source>
        <comment>One tool of “{name}” cannot be used, and is left out.</comment>
        <extracomment>app/tool_servers/toolbox.py</extracomment>
        <translation>
            <numerusform>Una herramienta de «{name}» no se puede usar y se omite.</numerusform>
            <numerusform>%n herramientas de «{name}» no se pueden usar y se omiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents to look up questions in</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Documentos donde buscar las preguntas</translation>
    </message>
    <message>
        <source>No documents yet. Add a folder, and choose it for a chat at the paper clip.</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>Aún no hay documentos. Añade una carpeta y elígela para un chat en el clip.</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <comment>%n file</comment>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>
            <numerusform>%n archivo</numerusform>
            <numerusform>%n archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passages</source>
        <comment>%n passage</comment>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>
            <numerusform>%n pasaje</numerusform>
            <numerusform>%n pasajes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be read:</source>
        <comment>%n file could not be read:</comment>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>
            <numerusform>%n archivo no se pudo leer:</numerusform>
            <numerusform>%n archivos no se pudieron leer:</numerusform>
        </translation>
    </message>
    <message>
        <source>preparing to find by meaning, {percent} %</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>preparando la búsqueda por significado, {percent} %</translation>
    </message>
    <message>
        <source>reading, {percent} %</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>leyendo, {percent} %</translation>
    </message>
    <message>
        <source>waits to be read</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>en espera de lectura</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>and one more</comment>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>
            <numerusform>y una más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>found by words and meaning</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>búsqueda por palabras y significado</translation>
    </message>
    <message>
        <source>found by words</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>búsqueda por palabras</translation>
    </message>
    <message>
        <source>{path} is not there any more.</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>{path} ya no existe.</translation>
    </message>
    <message>
        <source>Open the file</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>Abrir el archivo</translation>
    </message>
    <message>
        <source>page {page}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>página {page}</translation>
    </message>
    <message>
        <source>Add {server}</source>
        <extracomment>app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>Añadir {server}</translation>
    </message>
    <message>
        <source>Added</source>
        <extracomment>app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>Añadido</translation>
    </message>
    <message>
        <source>Leaves this computer: what the model asks of it, to {place}.</source>
        <extracomment>app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>Sale de este ordenador: lo que el modelo le pide, hacia {place}.</translation>
    </message>
    <message>
        <source>A tool server is a program of others that runs on this computer as you do: it can read and change your files, and use the network. One with an address gets what the model asks of it over the network. Add only those that you trust.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Un servidor de herramientas es un programa de otros que se ejecuta en este equipo con sus permisos: puede leer y cambiar sus archivos y usar la red. Uno con dirección recibe por la red lo que el modelo le pide. Añada solo aquellos en los que confíe.</translation>
    </message>
    <message>
        <source>Catalogue…</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Catálogo…</translation>
    </message>
    <message>
        <source>Servers that need nothing installed</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Servidores que no requieren instalar nada</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Test {server}</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>Probar {server}</translation>
    </message>
    <message>
        <source>Not taken in, since they have no command and no address: {names}.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>No se han añadido, porque no tienen comando ni dirección: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures are not in the export.</source>
        <comment>%n picture is not in the export.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n imagen no está en la exportación.</numerusform>
            <numerusform>%n imágenes no están en la exportación.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are not in the export.</source>
        <comment>%n file is not in the export.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n archivo no está en la exportación.</numerusform>
            <numerusform>%n archivos no están en la exportación.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recordings are not in the export.</source>
        <comment>%n recording is not in the export.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n grabación no está en la exportación.</numerusform>
            <numerusform>%n grabaciones no están en la exportación.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures could not be taken in.</source>
        <comment>%n picture could not be taken in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>No se pudo incorporar %n imagen.</numerusform>
            <numerusform>No se pudieron incorporar %n imágenes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be taken in.</source>
        <comment>%n file could not be taken in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>No se pudo incorporar %n archivo.</numerusform>
            <numerusform>No se pudieron incorporar %n archivos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recordings could not be taken in.</source>
        <comment>%n recording could not be taken in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>No se pudo incorporar %n grabación.</numerusform>
            <numerusform>No se pudieron incorporar %n grabaciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Knowledge: documents to look up questions in</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>Conocimiento: documentos donde buscar</translation>
    </message>
    <message>
        <source>A reply is being written, or chats are on their way in or out.</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>Se está escribiendo una respuesta, o hay chats entrando o saliendo.</translation>
    </message>
    <message>
        <source>A race is run alone: no other reply may be written meanwhile.</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>Una carrera se corre sola: mientras tanto no puede escribirse ninguna otra respuesta.</translation>
    </message>
    <message>
        <source>There is no answer about newer versions now. Try again later.</source>
        <extracomment>app/updates.py</extracomment>
        <translation>Ahora no hay respuesta sobre versiones nuevas. Inténtalo más tarde.</translation>
    </message>
    <message>
        <source>SmolLM2 1.7B, helped by 135M</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>SmolLM2 1.7B con ayuda de 135M</translation>
    </message>
    <message>
        <source>The smallest real pair: quick to fetch, light on any computer, good at short tasks in English.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>La pareja real más pequeña: se descarga rápido, ligera para cualquier ordenador, buena en tareas cortas en inglés.</translation>
    </message>
    <message>
        <source>Qwen3 4B, helped by 0.6B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3 4B con ayuda de 0.6B</translation>
    </message>
    <message>
        <source>Many languages, and it can think before it answers.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Muchos idiomas, y puede pensar antes de responder.</translation>
    </message>
    <message>
        <source>Gemma 3 4B, helped by 270M</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Gemma 3 4B con ayuda de 270M</translation>
    </message>
    <message>
        <source>Writes well in many languages; the tiny draft costs almost nothing.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Escribe bien en muchos idiomas; el borrador diminuto casi no cuesta.</translation>
    </message>
    <message>
        <source>Llama 3.1 8B, helped by Llama 3.2 1B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Llama 3.1 8B con ayuda de Llama 3.2 1B</translation>
    </message>
    <message>
        <source>An all-rounder whose draft is an eighth of its size, at a precision that keeps the download small.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Para todo, con un borrador de un octavo de su tamaño, a una precisión que mantiene pequeña la descarga.</translation>
    </message>
    <message>
        <source>Llama 3.1 8B, helped by Llama 3.2 1B, at high precision</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Llama 3.1 8B con ayuda de Llama 3.2 1B, en alta precisión</translation>
    </message>
    <message>
        <source>The pair best known for guessing ahead.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>La pareja más conocida para adivinar.</translation>
    </message>
    <message>
        <source>1.7 times faster on an RTX 3060, with 72 % of the guesses right</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>1,7 veces más rápido en una RTX 3060, con el 72 % de las conjeturas acertadas</translation>
    </message>
    <message>
        <source>The Register</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>The Register</translation>
    </message>
    <message>
        <source>Qwen2.5 Coder 7B, helped by 0.5B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen2.5 Coder 7B con ayuda de 0.5B</translation>
    </message>
    <message>
        <source>For code, where much can be guessed: the task that gains most.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Para código, donde se puede adivinar mucho: la tarea que más gana.</translation>
    </message>
    <message>
        <source>Qwen3 8B, helped by 0.6B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3 8B con ayuda de 0.6B</translation>
    </message>
    <message>
        <source>Gemma 3 12B, helped by 270M</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Gemma 3 12B con ayuda de 270M</translation>
    </message>
    <message>
        <source>Writes well in many languages; a large target beside a tiny draft.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Escribe bien en muchos idiomas; un modelo grande junto a un borrador diminuto.</translation>
    </message>
    <message>
        <source>Qwen2.5 Coder 14B, helped by 0.5B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen2.5 Coder 14B con ayuda de 0.5B</translation>
    </message>
    <message>
        <source>For code; the larger the big model, the more each right guess saves.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Para código; cuanto mayor el modelo grande, más ahorra cada acierto.</translation>
    </message>
    <message>
        <source>Qwen2.5 Coder 32B, helped by 0.5B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen2.5 Coder 32B con ayuda de 0.5B</translation>
    </message>
    <message>
        <source>The strongest for code here.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>El más potente para código aquí.</translation>
    </message>
    <message>
        <source>Gemma 3 27B, helped by 270M</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Gemma 3 27B con ayuda de 270M</translation>
    </message>
    <message>
        <source>The strongest writer here.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>El que mejor escribe aquí.</translation>
    </message>
    <message>
        <source>DeepSeek R1 Distill 32B, helped by 1.5B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>DeepSeek R1 Distill 32B con ayuda de 1.5B</translation>
    </message>
    <message>
        <source>Thinks at length before it answers: for mathematics, logic and hard code.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Piensa mucho antes de responder: para matemáticas, lógica y código difícil.</translation>
    </message>
    <message>
        <source>Qwen3.5 4B, guesses for itself</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3.5 4B, adivina por sí mismo</translation>
    </message>
    <message>
        <source>Needs no second model: it brings a layer of its own to guess with. Many languages, and it can think before it answers.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>No necesita otro modelo: trae una capa propia para adivinar. Muchos idiomas, y puede pensar antes de responder.</translation>
    </message>
    <message>
        <source>Qwen3.5 9B, guesses for itself</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3.5 9B, adivina por sí mismo</translation>
    </message>
    <message>
        <source>Needs no second model, and is surer of its words than its smaller sister.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>No necesita otro modelo y está más seguro de sus palabras que su hermano pequeño.</translation>
    </message>
    <message>
        <source>Qwen3.8 27B, guesses for itself</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3.8 27B, adivina por sí mismo</translation>
    </message>
    <message>
        <source>Needs no second model; the larger the big model, the more each right guess saves.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>No necesita otro modelo; cuanto mayor el modelo grande, más ahorra cada acierto.</translation>
    </message>
    <message>
        <source>54.7 tokens a second on an RTX PRO 4000, 36.0 without guessing</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>54,7 tokens por segundo en una RTX PRO 4000, 36,0 sin adivinar</translation>
    </message>
    <message>
        <source>a user (sudoingX/qwen38-mtp #64)</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>un usuario (sudoingX/qwen38-mtp #64)</translation>
    </message>
    <message>
        <source>Qwen3.6 35B A3B, guesses for itself</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3.6 35B A3B, adivina por sí mismo</translation>
    </message>
    <message>
        <source>A mixture of experts: as it writes, three of its 35 billion parameters work on each word. Needs no second model.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Una mezcla de expertos: al escribir, tres de sus 35 mil millones de parámetros trabajan en cada palabra. No necesita otro modelo.</translation>
    </message>
    <message>
        <source>about 110 tokens a second on a Radeon RX 7900 XTX, about 50 without guessing</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>unos 110 tokens por segundo en una Radeon RX 7900 XTX, unos 50 sin adivinar</translation>
    </message>
    <message>
        <source>a user (lmstudio-ai/lms #581)</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>un usuario (lmstudio-ai/lms #581)</translation>
    </message>
    <message>
        <source>Google&apos;s Gemma terms of use apply.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Se aplican las condiciones de uso de Gemma de Google.</translation>
    </message>
    <message>
        <source>Meta&apos;s Llama 3.1 licence applies.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Se aplica la licencia de Llama 3.1 de Meta.</translation>
    </message>
    <message>
        <source>Meta&apos;s Llama 3.2 licence applies.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Se aplica la licencia de Llama 3.2 de Meta.</translation>
    </message>
    <message>
        <source>computes the models</source>
        <extracomment>resources/components.json</extracomment>
        <translation>calcula los modelos</translation>
    </message>
    <message>
        <source>reaches llama.cpp from Python</source>
        <extracomment>resources/components.json</extracomment>
        <translation>accede a llama.cpp desde Python</translation>
    </message>
    <message>
        <source>the starter model, by Hugging Face</source>
        <extracomment>resources/components.json</extracomment>
        <translation>el modelo inicial, de Hugging Face</translation>
    </message>
    <message>
        <source>carries the starter model&apos;s file</source>
        <extracomment>resources/components.json</extracomment>
        <translation>lleva el archivo del modelo inicial</translation>
    </message>
    <message>
        <source>draws the window</source>
        <extracomment>resources/components.json</extracomment>
        <translation>dibuja la ventana</translation>
    </message>
    <message>
        <source>reaches Qt from Python</source>
        <extracomment>resources/components.json</extracomment>
        <translation>accede a Qt desde Python</translation>
    </message>
    <message>
        <source>joins Python and Qt</source>
        <extracomment>resources/components.json</extracomment>
        <translation>une Python y Qt</translation>
    </message>
    <message>
        <source>runs the program</source>
        <extracomment>resources/components.json</extracomment>
        <translation>ejecuta el programa</translation>
    </message>
    <message>
        <source>starts the installed program</source>
        <extracomment>resources/components.json</extracomment>
        <translation>inicia el programa instalado</translation>
    </message>
    <message>
        <source>serve compiled code: libstdc++, libgcc, libgomp</source>
        <extracomment>resources/components.json</extracomment>
        <translation>sirven al código compilado: libstdc++, libgcc, libgomp</translation>
    </message>
    <message>
        <source>waits for the network</source>
        <extracomment>resources/components.json</extracomment>
        <translation>espera a la red</translation>
    </message>
    <message>
        <source>a part of Python for older versions</source>
        <extracomment>resources/components.json</extracomment>
        <translation>una parte de Python para versiones antiguas</translation>
    </message>
    <message>
        <source>comes with mcp</source>
        <extracomment>resources/components.json</extracomment>
        <translation>viene con mcp</translation>
    </message>
    <message>
        <source>reads web pages</source>
        <extracomment>resources/components.json</extracomment>
        <translation>lee páginas web</translation>
    </message>
    <message>
        <source>finds the passages of a file that match a question</source>
        <extracomment>resources/components.json</extracomment>
        <translation>encuentra los pasajes de un archivo que encajan con una pregunta</translation>
    </message>
    <message>
        <source>calls C code, for cryptography</source>
        <extracomment>resources/components.json</extracomment>
        <translation>llama a código C, para cifrado</translation>
    </message>
    <message>
        <source>tells in which encoding a text is written</source>
        <extracomment>resources/components.json</extracomment>
        <translation>reconoce la codificación de un texto</translation>
    </message>
    <message>
        <source>command lines, for the Hub&apos;s client</source>
        <extracomment>resources/components.json</extracomment>
        <translation>líneas de comandos, para el cliente del Hub</translation>
    </message>
    <message>
        <source>colours in a Windows terminal</source>
        <extracomment>resources/components.json</extracomment>
        <translation>colores en una terminal de Windows</translation>
    </message>
    <message>
        <source>talks to the system&apos;s keyring</source>
        <extracomment>resources/components.json</extracomment>
        <translation>habla con el llavero del sistema</translation>
    </message>
    <message>
        <source>comes with llama-cpp-python</source>
        <extracomment>resources/components.json</extracomment>
        <translation>viene con llama-cpp-python</translation>
    </message>
    <message>
        <source>keeps two programs from one file</source>
        <extracomment>resources/components.json</extracomment>
        <translation>evita que dos programas usen un mismo archivo</translation>
    </message>
    <message>
        <source>lets several replies run on one thread</source>
        <extracomment>resources/components.json</extracomment>
        <translation>hace avanzar varias respuestas en un solo hilo</translation>
    </message>
    <message>
        <source>comes with the Hub&apos;s client</source>
        <extracomment>resources/components.json</extracomment>
        <translation>viene con el cliente del Hub</translation>
    </message>
    <message>
        <source>speaks HTTP</source>
        <extracomment>resources/components.json</extracomment>
        <translation>habla HTTP</translation>
    </message>
    <message>
        <source>finds and downloads models</source>
        <extracomment>resources/components.json</extracomment>
        <translation>encuentra y descarga modelos</translation>
    </message>
    <message>
        <source>names of computers in any script</source>
        <extracomment>resources/components.json</extracomment>
        <translation>nombres de ordenadores en cualquier escritura</translation>
    </message>
    <message>
        <source>comes with keyring</source>
        <extracomment>resources/components.json</extracomment>
        <translation>viene con keyring</translation>
    </message>
    <message>
        <source>fills in chat templates</source>
        <extracomment>resources/components.json</extracomment>
        <translation>rellena plantillas de chat</translation>
    </message>
    <message>
        <source>keeps the token for gated models</source>
        <extracomment>resources/components.json</extracomment>
        <translation>guarda el token de los modelos con consentimiento</translation>
    </message>
    <message>
        <source>comes with importlib-metadata</source>
        <extracomment>resources/components.json</extracomment>
        <translation>viene con importlib-metadata</translation>
    </message>
    <message>
        <source>finds addresses in a text</source>
        <extracomment>resources/components.json</extracomment>
        <translation>encuentra direcciones en un texto</translation>
    </message>
    <message>
        <source>reads Markdown</source>
        <extracomment>resources/components.json</extracomment>
        <translation>lee Markdown</translation>
    </message>
    <message>
        <source>writes web pages and documents as Markdown</source>
        <extracomment>resources/components.json</extracomment>
        <translation>escribe páginas web y documentos como Markdown</translation>
    </message>
    <message>
        <source>comes with jinja2</source>
        <extracomment>resources/components.json</extracomment>
        <translation>viene con jinja2</translation>
    </message>
    <message>
        <source>comes with markdown-it-py</source>
        <extracomment>resources/components.json</extracomment>
        <translation>viene con markdown-it-py</translation>
    </message>
    <message>
        <source>counts</source>
        <extracomment>resources/components.json</extracomment>
        <translation>calcula con números</translation>
    </message>
    <message>
        <source>compares versions</source>
        <extracomment>resources/components.json</extracomment>
        <translation>compara versiones</translation>
    </message>
    <message>
        <source>knows where data is kept</source>
        <extracomment>resources/components.json</extracomment>
        <translation>sabe dónde se guardan los datos</translation>
    </message>
    <message>
        <source>edits lines in the terminal</source>
        <extracomment>resources/components.json</extracomment>
        <translation>edita líneas en la terminal</translation>
    </message>
    <message>
        <source>knows memory and processor</source>
        <extracomment>resources/components.json</extracomment>
        <translation>conoce la memoria y el procesador</translation>
    </message>
    <message>
        <source>comes with cffi</source>
        <extracomment>resources/components.json</extracomment>
        <translation>viene con cffi</translation>
    </message>
    <message>
        <source>asks the system&apos;s dictionaries</source>
        <extracomment>resources/components.json</extracomment>
        <translation>consulta los diccionarios del sistema</translation>
    </message>
    <message>
        <source>colours code</source>
        <extracomment>resources/components.json</extracomment>
        <translation>colorea código</translation>
    </message>
    <message>
        <source>reads JSON with comments</source>
        <extracomment>resources/components.json</extracomment>
        <translation>lee JSON con comentarios</translation>
    </message>
    <message>
        <source>reads formulas</source>
        <extracomment>resources/components.json</extracomment>
        <translation>lee fórmulas</translation>
    </message>
    <message>
        <source>reads PDF files</source>
        <extracomment>resources/components.json</extracomment>
        <translation>lee archivos PDF</translation>
    </message>
    <message>
        <source>talks to Windows&apos; credential store</source>
        <extracomment>resources/components.json</extracomment>
        <translation>habla con el almacén de credenciales de Windows</translation>
    </message>
    <message>
        <source>moves files to the trash</source>
        <extracomment>resources/components.json</extracomment>
        <translation>mueve archivos a la papelera</translation>
    </message>
    <message>
        <source>comes with markdownify</source>
        <extracomment>resources/components.json</extracomment>
        <translation>viene con markdownify</translation>
    </message>
    <message>
        <source>comes with beautifulsoup4</source>
        <extracomment>resources/components.json</extracomment>
        <translation>viene con beautifulsoup4</translation>
    </message>
    <message>
        <source>sorts requests to the local API</source>
        <extracomment>resources/components.json</extracomment>
        <translation>ordena las peticiones a la API local</translation>
    </message>
    <message>
        <source>uses the system&apos;s certificates</source>
        <extracomment>resources/components.json</extracomment>
        <translation>usa los certificados del sistema</translation>
    </message>
    <message>
        <source>serves the local API</source>
        <extracomment>resources/components.json</extracomment>
        <translation>sirve la API local</translation>
    </message>
    <message>
        <source>how wide a letter is in a terminal</source>
        <extracomment>resources/components.json</extracomment>
        <translation>qué ancho tiene una letra en la terminal</translation>
    </message>
</context>
</TS>
