<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>Draftlight</name>
    <message>
        <source>Other programs may download, load and delete models</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>السماح للبرامج الأخرى بتنزيل النماذج وتحميلها وحذفها</translation>
    </message>
    <message>
        <source>Programs made for Ollama or llama-server manage models themselves. Downloads come from the Hub; what is deleted goes to the trash.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>البرامج المصمَّمة لـ Ollama أو llama-server تدير النماذج بنفسها. يأتي التنزيل من Hub، وما يُحذف يُنقل إلى المهملات.</translation>
    </message>
    <message>
        <source>This is no address of a server. One looks like http://192.168.1.20:8087.</source>
        <extracomment>app/references.py</extracomment>
        <translation>هذا ليس عنوان خادم. مثال على عنوان: http://192.168.1.20:8087.</translation>
    </message>
    <message>
        <source>An address holds no password, no key and no question mark. A key has a field of its own.</source>
        <extracomment>app/references.py</extracomment>
        <translation>لا يحوي العنوان كلمة مرور ولا مفتاحًا ولا علامة استفهام. للمفتاح حقل خاص به.</translation>
    </message>
    <message>
        <source>This address holds characters that no address has.</source>
        <extracomment>app/references.py</extracomment>
        <translation>في هذا العنوان محارف لا تكون في عنوان.</translation>
    </message>
    <message>
        <source>an Office file of a kind that cannot be read here. Save it as DOCX, PDF, CSV or text first</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>ملف Office من نوع لا يُقرأ هنا. احفظه أولًا بصيغة DOCX أو PDF أو CSV أو نصًا</translation>
    </message>
    <message>
        <source>an Office file of the old kind, or one with a password. Save it without a password as DOCX, PDF, CSV or text</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>ملف Office من النوع القديم، أو محمي بكلمة مرور. احفظه بلا كلمة مرور بصيغة DOCX أو PDF أو CSV أو نصًا</translation>
    </message>
    <message>
        <source>an archive. Unpack it, and add the files that matter</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>أرشيف مضغوط. فُكّ ضغطه وأضف الملفات المهمة</translation>
    </message>
    <message>
        <source>sound or video, and no model is given that here</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>صوت أو فيديو، ولا يُعطى ذلك لأي نموذج هنا</translation>
    </message>
    <message>
        <source>a program or a library, not text</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>برنامج أو مكتبة، وليس نصًا</translation>
    </message>
    <message>
        <source>a model, not text</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>نموذج، وليس نصًا</translation>
    </message>
    <message>
        <source>“{name}” has {size} MB, and {most} MB are the most. Add the part of it that matters.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>حجم «{name}» ‏{size} MB، والحد الأقصى {most} MB. أضف الجزء المهم منه.</translation>
    </message>
    <message>
        <source>“{name}” is a folder. Add the files in it that matter.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«{name}» مجلد. أضف الملفات المهمة منه.</translation>
    </message>
    <message>
        <source>“{name}” is not a file.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«{name}» ليس ملفًا.</translation>
    </message>
    <message>
        <source>“{name}” is empty.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«{name}» فارغ.</translation>
    </message>
    <message>
        <source>“{name}” is {kind}.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«{name}» هو {kind}.</translation>
    </message>
    <message>
        <source>“{name}” is not there any more.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>لم يعد «{name}» موجودًا.</translation>
    </message>
    <message>
        <source>“{name}” may not be read: you have no permission.</source>
        <extracomment>app/attachments/reading.py, app/knowledge/file_walk.py</extracomment>
        <translation>لا يجوز قراءة «{name}»: ليس لديك إذن.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {reason}.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>لا يمكن قراءة «{name}»: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” would take too much memory to read.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>قراءة «{name}» تحتاج ذاكرة أكثر من اللازم.</translation>
    </message>
    <message>
        <source>“{name}” takes too long to read.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>قراءة «{name}» تستغرق وقتًا أطول من اللازم.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it cannot be read.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«{name}» تالف: لا يمكن قراءته.</translation>
    </message>
    <message>
        <source>“{name}” is protected by a password. Save a copy without one.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«{name}» محمي بكلمة مرور. احفظ نسخة بلا كلمة مرور.</translation>
    </message>
    <message>
        <source>“{name}” is not text, nor a kind of file that can be read here.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>«{name}» ليس نصًا، ولا نوع ملفات يُقرأ هنا.</translation>
    </message>
    <message>
        <source>Saving was stopped, and nothing was written.</source>
        <extracomment>app/chats/chat_files.py</extracomment>
        <translation>أُوقف الحفظ، ولم يُكتب شيء.</translation>
    </message>
    <message>
        <source>The file {name} is too large to be a file of assistants.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>الملف {name} أكبر من أن يكون ملف مساعدين.</translation>
    </message>
    <message>
        <source>The file {name} is no file of assistants.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>الملف {name} ليس ملف مساعدين.</translation>
    </message>
    <message>
        <source>The file {name} is of a newer Draftlight. Please update the program.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>الملف {name} من إصدار أحدث من Draftlight. يُرجى تحديث البرنامج.</translation>
    </message>
    <message>
        <source>The file {name} has more than {most} assistants.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>في الملف {name} أكثر من {most} مساعدًا.</translation>
    </message>
    <message>
        <source>An assistant needs a name.</source>
        <extracomment>app/chats/assistants.py, app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>لا بد للمساعد من اسم.</translation>
    </message>
    <message>
        <source>The settings of “{name}” must be an object.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>يجب أن تكون إعدادات «{name}» كائنًا.</translation>
    </message>
    <message>
        <source>“{label}” may have at most {most} letters.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>يجب ألا يزيد «{label}» على {most} حرفًا.</translation>
    </message>
    <message>
        <source>The file {name} cannot be read: {error}.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>لا يمكن قراءة الملف {name}: {error}.</translation>
    </message>
    <message>
        <source>The file {name} is no file of assistants: it is not JSON, or damaged.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>الملف {name} ليس ملف مساعدين: ليس JSON، أو أنه تالف.</translation>
    </message>
    <message>
        <source>The file {name} cannot be used. {error}</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>لا يمكن استخدام الملف {name}. {error}</translation>
    </message>
    <message>
        <source>This is the file of your chats itself. Choose another name.</source>
        <extracomment>app/chats/backups.py</extracomment>
        <translation>هذا ملف محادثاتك نفسه. اختر اسمًا آخر.</translation>
    </message>
    <message>
        <source>{name} is not there any more.</source>
        <extracomment>app/chats/backups.py</extracomment>
        <translation>لم يعد {name} موجودًا.</translation>
    </message>
    <message>
        <source>{to} cannot be written: {error}. Nothing was changed.</source>
        <extracomment>app/chats/backups.py</extracomment>
        <translation>لا يمكن كتابة {to}: {error}. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}.</source>
        <extracomment>app/chats/backups.py</extracomment>
        <translation>لا يمكن قراءة {name}: {reason}.</translation>
    </message>
    <message>
        <source>The disk is too full: a copy of the chats takes {needed} MB, and {free} MB are free in {parent}. Nothing was changed.</source>
        <extracomment>app/chats/backups.py</extracomment>
        <translation>القرص ممتلئ: نسخة المحادثات تحتاج {needed} MB، والمتاح {free} MB في {parent}. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>The chats are in use by another program. Close it and try again.</source>
        <extracomment>app/chats/backups.py, app/chats/database/damage.py</extracomment>
        <translation>يستخدم برنامج آخر المحادثات. أغلقه وحاول ثانية.</translation>
    </message>
    <message>
        <source>Your chats are brought to a new format, and before that a copy of them is made in {folder}: {error}. Nothing was changed.</source>
        <extracomment>app/chats/database/database_file.py</extracomment>
        <translation>تُنقل محادثاتك إلى صيغة جديدة، وتُحفظ قبل ذلك نسخة منها في {folder}: {error}. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>Your chats are brought to a new format, and before that a copy of them is made in {folder}: the disk is too full for it. Free {size} MB, and start again. Nothing was changed.</source>
        <extracomment>app/chats/database/database_file.py</extracomment>
        <translation>تُنقل محادثاتك إلى صيغة جديدة، وتُحفظ قبل ذلك نسخة منها في {folder}: لا مكان لها على القرص. أخلِ {size} MB وابدأ من جديد. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>This chat was deleted.</source>
        <extracomment>app/chats/chat_files.py</extracomment>
        <translation>حُذفت هذه المحادثة.</translation>
    </message>
    <message>
        <source>“{name}” has more than {most} files, and was not opened.</source>
        <extracomment>app/chats/imports/containers.py</extracomment>
        <translation>في «{name}» أكثر من {most} ملفًا، فلم يُفتح.</translation>
    </message>
    <message>
        <source>“{name}” would become {unpacked} GB out of {packed} MB, as no chats do. It was not opened.</source>
        <extracomment>app/chats/imports/containers.py</extracomment>
        <translation>سيصير «{name}» ‏{unpacked} GB من {packed} MB، ولا تكون المحادثات هكذا. لم يُفتح.</translation>
    </message>
    <message>
        <source>“{name}” lists too many files, and was not opened.</source>
        <extracomment>app/chats/imports/containers.py</extracomment>
        <translation>يسرد «{name}» ملفات أكثر من اللازم، فلم يُفتح.</translation>
    </message>
    <message>
        <source>“{path}” is not a file.</source>
        <extracomment>app/chats/imports/containers.py, app/traces/trace_files.py</extracomment>
        <translation>«{path}» ليس ملفًا.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: {reason}.</source>
        <extracomment>app/chats/imports/containers.py, app/traces/trace_files.py</extracomment>
        <translation>لا يمكن قراءة «{path}»: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is a damaged archive. Download or copy it again.</source>
        <extracomment>app/chats/imports/containers.py</extracomment>
        <translation>«{name}» أرشيف تالف. نزّله أو انسخه ثانية.</translation>
    </message>
    <message>
        <source>“{name}” has more than {most} files. Choose the folder of chats.</source>
        <extracomment>app/chats/imports/containers.py</extracomment>
        <translation>في «{name}» أكثر من {most} ملفًا. اختر مجلد المحادثات.</translation>
    </message>
    <message>
        <source>The file with your chats is damaged, and not all of it can be read. Close Draftlight and start it again: the file is then kept under another name, and a new one is started.</source>
        <extracomment>app/chats/database/damage.py</extracomment>
        <translation>ملف محادثاتك تالف ولا يمكن قراءته كله. أغلق Draftlight وشغّله ثانية: يُحفظ الملف عندئذ باسم آخر ويبدأ ملف جديد.</translation>
    </message>
    <message>
        <source>This copy is damaged and cannot be brought back. Nothing was changed.</source>
        <extracomment>app/chats/database/database_file.py</extracomment>
        <translation>هذه النسخة تالفة ولا يمكن استعادتها. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>This file has no chats of Draftlight in it. Nothing was changed.</source>
        <extracomment>app/chats/database/database_file.py</extracomment>
        <translation>ليس في هذا الملف محادثات Draftlight. لم يتغير شيء.</translation>
    </message>
    <message>
        <source>These chats were saved by a newer Draftlight (format {version}; this one reads {known}). Please update the program; the chats were left as they are.</source>
        <extracomment>app/chats/database/schema.py</extracomment>
        <translation>حفظ هذه المحادثات إصدار أحدث من Draftlight (الصيغة {version}؛ وهذا يقرأ {known}). يُرجى تحديث البرنامج؛ تُركت المحادثات كما هي.</translation>
    </message>
    <message>
        <source>The file with your chats was damaged and could not be read. It was kept as {name}, and a new, empty one was started.</source>
        <extracomment>app/chats/database/database_file.py</extracomment>
        <translation>كان ملف محادثاتك تالفًا وتعذّرت قراءته. حُفظ باسم {name} وبدأ ملف جديد فارغ.</translation>
    </message>
    <message>
        <source>The chats cannot be kept in {parent}: {error}.</source>
        <extracomment>app/chats/database/damage.py</extracomment>
        <translation>لا يمكن حفظ المحادثات في {parent}: {error}.</translation>
    </message>
    <message>
        <source>The disk is full, so the chat could not be saved. Free some space and try again.</source>
        <extracomment>app/chats/database/damage.py</extracomment>
        <translation>القرص ممتلئ، فتعذّر حفظ المحادثة. أخلِ بعض المساحة وحاول ثانية.</translation>
    </message>
    <message>
        <source>The chat file {path} cannot be opened or written: {error}.</source>
        <extracomment>app/chats/database/damage.py</extracomment>
        <translation>لا يمكن فتح ملف المحادثات {path} أو الكتابة فيه: {error}.</translation>
    </message>
    <message>
        <source>Draftlight is already open with its data folder {folder}, in another session or without answering. Close it first, or choose another folder with --data-dir.</source>
        <extracomment>app/desktop/single_instance.py</extracomment>
        <translation>Draftlight مفتوح أصلًا على مجلد بياناته {folder}، في جلسة أخرى أو دون أن يستجيب. أغلقه أولًا، أو اختر مجلدًا آخر بـ --data-dir.</translation>
    </message>
    <message>
        <source>Models on other computers cannot be used here.</source>
        <extracomment>app/engine/engine.py</extracomment>
        <translation>لا يمكن استخدام نماذج حواسيب أخرى هنا.</translation>
    </message>
    <message>
        <source>There is not enough free memory for this.</source>
        <extracomment>app/engine/engine.py</extracomment>
        <translation>لا توجد ذاكرة حرة تكفي لهذا.</translation>
    </message>
    <message>
        <source>Something went wrong inside Draftlight: {where}</source>
        <extracomment>app/engine/engine.py</extracomment>
        <translation>حدث خطأ داخل Draftlight: {where}</translation>
    </message>
    <message>
        <source>This reply repeated itself without end, so it was ended.</source>
        <extracomment>app/engine/events.py</extracomment>
        <translation>كرّر هذا الرد نفسه بلا نهاية، فأُنهي.</translation>
    </message>
    <message>
        <source>This reply repeats itself.</source>
        <extracomment>app/engine/events.py, app/traces/readout.py</extracomment>
        <translation>يكرّر هذا الرد نفسه.</translation>
    </message>
    <message>
        <source>What the model guesses with by itself</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>ما يخمّن به النموذج بنفسه</translation>
    </message>
    <message>
        <source>{name} works only where the model is on one computer.</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>لا يعمل {name} إلا حيث يكون النموذج على حاسوب واحد.</translation>
    </message>
    <message>
        <source>The layers that {name} has to guess with are damaged, or too new for this version.</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>طبقات التخمين في {name} تالفة، أو أحدث من هذا الإصدار.</translation>
    </message>
    <message>
        <source>{name} cannot take words back, so guesses cannot be checked.</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>لا يستطيع {name} التراجع عن كلمات، فلا يمكن التحقق من التخمينات.</translation>
    </message>
    <message>
        <source>{name} cannot take words back, so it cannot be used as a draft.</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>لا يستطيع {name} التراجع عن كلمات، فلا يصلح مسودةً.</translation>
    </message>
    <message>
        <source>No graphics card can be used here, so the processor computes all layers.</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>لا يمكن استخدام بطاقة رسوميات هنا، فيحسب المعالج جميع الطبقات.</translation>
    </message>
    <message>
        <source>It may help to close programs that use the card, or to set fewer GPU layers.</source>
        <extracomment>app/engine/loading/model_loader.py</extracomment>
        <translation>قد يفيد إغلاق البرامج التي تستخدم البطاقة، أو تقليل طبقات GPU.</translation>
    </message>
    <message>
        <source>{name} could not be loaded on the graphics card as planned, so the processor runs it.</source>
        <extracomment>app/engine/loading/model_loader.py</extracomment>
        <translation>تعذّر تحميل {name} على بطاقة الرسوميات كما خُطط، فيشغّله المعالج.</translation>
    </message>
    <message>
        <source>{name} could not be loaded on the graphics card as planned, so only {count} of its layers run there.</source>
        <extracomment>app/engine/loading/model_loader.py</extracomment>
        <translation>تعذّر تحميل {name} على بطاقة الرسوميات كما خُطط، فلا تعمل عليها إلا {count} من طبقاته.</translation>
    </message>
    <message>
        <source>{name} cannot be used: {broken}</source>
        <extracomment>app/engine/loading/model_loader.py, app/llama/trials/heads.py</extracomment>
        <translation>لا يمكن استخدام {name}: {broken}</translation>
    </message>
    <message>
        <source>{name} sees no pictures here: there is no projector (a file named mmproj) beside it.</source>
        <extracomment>app/engine/pictures.py</extracomment>
        <translation>لا يرى {name} الصور هنا: ليس بجانبه مُسقِط (ملف اسمه mmproj).</translation>
    </message>
    <message>
        <source>There are {count} pictures, and at most {most} can be shown in a conversation.</source>
        <extracomment>app/engine/pictures.py</extracomment>
        <translation>هناك {count} من الصور، وأقصى ما يُعرض في حوار {most}.</translation>
    </message>
    <message>
        <source>{servers} do not answer any more</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>لم تعد {servers} تستجيب</translation>
    </message>
    <message>
        <source>{server} does not answer any more</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>لم يعد {server} يستجيب</translation>
    </message>
    <message>
        <source>This reply broke off</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>انقطع هذا الرد</translation>
    </message>
    <message>
        <source>The next one goes on with what is left.</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>يتابع الرد التالي بما بقي.</translation>
    </message>
    <message>
        <source>{reason}, so the model is loaded again, on {rest}.</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>{reason}، فيُحمَّل النموذج ثانية على {rest}.</translation>
    </message>
    <message>
        <source>the connection to another computer broke, or llama.cpp stopped</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>انقطع الاتصال بحاسوب آخر، أو توقف llama.cpp</translation>
    </message>
    <message>
        <source> and </source>
        <extracomment>app/engine/several_computers/process.py, app/ui/models_page/library_words.py, app/ui/models_page/pair_state.py</extracomment>
        <translation> و </translation>
    </message>
    <message>
        <source>{servers} and this computer</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>{servers} وهذا الحاسوب</translation>
    </message>
    <message>
        <source>this computer alone</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>هذا الحاسوب وحده</translation>
    </message>
    <message>
        <source>{what}: {why}. {now_what}</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>{what}: {why}. {now_what}</translation>
    </message>
    <message>
        <source>The model could not be loaded over several computers</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>تعذّر تحميل النموذج على عدة حواسيب</translation>
    </message>
    <message>
        <source>Try again.</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>حاول ثانية.</translation>
    </message>
    <message>
        <source>No model is loaded yet. Choose one first.</source>
        <extracomment>app/engine/several_computers/process.py, app/engine/worker.py, app/remote/worker.py</extracomment>
        <translation>لم يُحمَّل نموذج بعد. اختر واحدًا أولًا.</translation>
    </message>
    <message>
        <source>at least {count} tokens</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>{count} tokens على الأقل</translation>
    </message>
    <message>
        <source>This message is too long: {size}, and the context holds {room} tokens. Shorten it, or choose a larger context in Settings.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>هذه الرسالة أطول من اللازم: {size}، والسياق يتسع لـ {room} tokens. اختصرها، أو اختر سياقًا أكبر في الإعدادات.</translation>
    </message>
    <message>
        <source>There is no message to answer yet.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>لا رسالة بعد ليُجاب عنها.</translation>
    </message>
    <message>
        <source>{count} blank characters at its ends</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>{count} محارف فراغ عند طرفيه</translation>
    </message>
    <message>
        <source>This message is too long: {tokens} tokens, and the context holds {room}. Shorten it, or choose a larger context in Settings.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>هذه الرسالة أطول من اللازم: {tokens} tokens، والسياق يتسع لـ {room}. اختصرها، أو اختر سياقًا أكبر في الإعدادات.</translation>
    </message>
    <message>
        <source>The pictures take more than {asked} tokens, and the context holds {room}. Show fewer or smaller ones, or choose a larger context in Settings.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>تأخذ الصور أكثر من {asked} tokens، والسياق يتسع لـ {room}. اعرض صورًا أقل أو أصغر، أو اختر سياقًا أكبر في الإعدادات.</translation>
    </message>
    <message>
        <source>The tools are too long: {letters} characters, and the context holds {room} tokens. Offer fewer, or choose a larger context.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>الأدوات أطول من اللازم: {letters} محرفًا، والسياق يتسع لـ {room} tokens. قدّم أقل منها، أو اختر سياقًا أكبر.</translation>
    </message>
    <message>
        <source>{count} characters</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>{count} محرفًا</translation>
    </message>
    <message>
        <source>The model&apos;s chat template leaves pictures out, or shows one twice: it cannot be used so.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>قالب المحادثة لهذا النموذج يُسقط الصور أو يعرض إحداها مرتين: لا يمكن استخدامه هكذا.</translation>
    </message>
    <message numerus="yes">
        <source>The conversation is longer than the context: its oldest %n messages were left out.</source>
        <comment>The conversation is longer than the context: its oldest message was left out.</comment>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>
            <numerusform>الحوار أطول من السياق: لم تُترك أي رسالة.</numerusform>
            <numerusform>الحوار أطول من السياق: تُركت أقدم رسالة فيه.</numerusform>
            <numerusform>الحوار أطول من السياق: تُركت أقدم رسالتين فيه.</numerusform>
            <numerusform>الحوار أطول من السياق: تُركت أقدم %n رسائل فيه.</numerusform>
            <numerusform>الحوار أطول من السياق: تُركت أقدم %n رسالة فيه.</numerusform>
            <numerusform>الحوار أطول من السياق: تُركت أقدم %n رسالة فيه.</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversation is longer than the context: the beginning of a long reply was left out.</source>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>الحوار أطول من السياق: تُركت بداية رد طويل.</translation>
    </message>
    <message numerus="yes">
        <source>The conversation is longer than the context: its oldest %n messages and the beginning of a long reply were left out.</source>
        <comment>The conversation is longer than the context: its oldest message and the beginning of a long reply were left out.</comment>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>
            <numerusform>الحوار أطول من السياق: تُركت بداية رد طويل.</numerusform>
            <numerusform>الحوار أطول من السياق: تُركت أقدم رسالة فيه وبداية رد طويل.</numerusform>
            <numerusform>الحوار أطول من السياق: تُركت أقدم رسالتين فيه وبداية رد طويل.</numerusform>
            <numerusform>الحوار أطول من السياق: تُركت أقدم %n رسائل فيه وبداية رد طويل.</numerusform>
            <numerusform>الحوار أطول من السياق: تُركت أقدم %n رسالة فيه وبداية رد طويل.</numerusform>
            <numerusform>الحوار أطول من السياق: تُركت أقدم %n رسالة فيه وبداية رد طويل.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} stopped working: {broken}</source>
        <extracomment>app/engine/embedding.py, app/engine/reply.py</extracomment>
        <translation>توقف {name} عن العمل: {broken}</translation>
    </message>
    <message>
        <source>{draft} cannot guess after a picture. Guesses come from the text alone until the models are loaded again.</source>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>لا يستطيع {draft} التخمين بعد صورة. تأتي التخمينات من النص وحده حتى تُحمَّل النماذج ثانية.</translation>
    </message>
    <message>
        <source>{name} stopped working as the draft: {problem} Replies go on without it until the models are loaded again.</source>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>توقف {name} عن العمل مسودةً: {problem} تستمر الردود بدونه حتى تُحمَّل النماذج ثانية.</translation>
    </message>
    <message>
        <source>There is not enough free memory to see pictures: {name} takes {size} MB. Close other programs.</source>
        <extracomment>app/engine/loading/vision.py</extracomment>
        <translation>لا ذاكرة حرة تكفي لرؤية الصور: يحتاج {name} ‏{size} MB. أغلق برامج أخرى.</translation>
    </message>
    <message>
        <source>Silent or slow for {seconds} s: {servers}. Stop leaves it.</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>صمت أو بطء منذ {seconds} s: {servers}. الإيقاف يتركها.</translation>
    </message>
    <message>
        <source>this computer</source>
        <extracomment>app/engine/loading/layer_split.py</extracomment>
        <translation>هذا الحاسوب</translation>
    </message>
    <message>
        <source>{model} has {whole} layers: {each}.</source>
        <extracomment>app/engine/loading/layer_split.py</extracomment>
        <translation>في {model} ‏{whole} طبقة: {each}.</translation>
    </message>
    <message>
        <source>{model} needs {needed} GB for its layers, and these computers together have {free} GB free. Lend another one, or pick a smaller model.</source>
        <extracomment>app/engine/loading/layer_split.py</extracomment>
        <translation>يحتاج {model} ‏{needed} GB لطبقاته، والمتاح في هذه الحواسيب معًا {free} GB. أعِر حاسوبًا آخر، أو اختر نموذجًا أصغر.</translation>
    </message>
    <message>
        <source>{layers} on {name}</source>
        <extracomment>app/engine/loading/layer_split.py</extracomment>
        <translation>{layers} على {name}</translation>
    </message>
    <message>
        <source>This text is too long: {most} characters are the most.</source>
        <extracomment>app/engine/prompts/text_questions.py</extracomment>
        <translation>هذا النص أطول من اللازم: الحد الأقصى {most} محرفًا.</translation>
    </message>
    <message>
        <source>These texts are too long: {most} characters are the most.</source>
        <extracomment>app/engine/prompts/text_questions.py</extracomment>
        <translation>هذه النصوص أطول من اللازم: الحد الأقصى {most} محرفًا.</translation>
    </message>
    <message>
        <source>The model&apos;s tokens have numbers from 0 to {last}.</source>
        <extracomment>app/engine/prompts/text_questions.py</extracomment>
        <translation>أرقام tokens النموذج من 0 إلى {last}.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {error}.</source>
        <extracomment>app/system/files.py</extracomment>
        <translation>لا يمكن كتابة {path}: {error}.</translation>
    </message>
    <message>
        <source>The disk is full: {name} could not be written to {parent}. Free some space.</source>
        <extracomment>app/system/files.py</extracomment>
        <translation>القرص ممتلئ: تعذّرت كتابة {name} في {parent}. أخلِ بعض المساحة.</translation>
    </message>
    <message>
        <source>This build of llama.cpp cannot use assistants: it has no {missing}.</source>
        <extracomment>app/llama/heads/assistant.py</extracomment>
        <translation>هذا البناء من llama.cpp لا يستخدم النماذج المساعدة: ليس فيه {missing}.</translation>
    </message>
    <message>
        <source>{name} was made for another model, so it cannot guess for this one.</source>
        <extracomment>app/llama/heads/assistant.py, app/llama/heads/guessing_context.py</extracomment>
        <translation>صُنع {name} لنموذج آخر، فلا يمكنه التخمين لهذا.</translation>
    </message>
    <message>
        <source>{name} is no chat model: it does not write text word by word.</source>
        <extracomment>app/llama/native_context.py</extracomment>
        <translation>{name} ليس نموذج محادثة: لا يكتب النص كلمة كلمة.</translation>
    </message>
    <message>
        <source>{name} was made for texts of {size} tokens, too short for a question and an answer.</source>
        <extracomment>app/llama/context.py</extracomment>
        <translation>صُنع {name} لنصوص من {size} tokens، وهذا أقصر من سؤال وجواب.</translation>
    </message>
    <message>
        <source>There is not enough free memory for {name} with a context of {size} tokens. Choose a smaller context in Settings, or a smaller model.</source>
        <extracomment>app/llama/native_context.py</extracomment>
        <translation>لا ذاكرة حرة تكفي لـ {name} بسياق من {size} tokens. اختر في الإعدادات سياقًا أصغر، أو نموذجًا أصغر.</translation>
    </message>
    <message>
        <source>The grammar cannot be used: the process that followed it is gone.</source>
        <extracomment>app/llama/grammars/grammar.py</extracomment>
        <translation>لا يمكن استخدام القواعد: انتهت العملية التي كانت تتبعها.</translation>
    </message>
    <message>
        <source>The grammar takes too much time here: its rules lead into each other too often.</source>
        <extracomment>app/llama/grammars/grammar.py</extracomment>
        <translation>تستغرق القواعد هنا وقتًا أطول من اللازم: تُحيل بعضها إلى بعض أكثر من اللازم.</translation>
    </message>
    <message>
        <source>The grammar takes too much memory here: its rules lead into each other too often.</source>
        <extracomment>app/llama/grammars/grammar.py</extracomment>
        <translation>تحتاج القواعد هنا ذاكرة أكثر من اللازم: تُحيل بعضها إلى بعض أكثر من اللازم.</translation>
    </message>
    <message>
        <source>The grammar cannot be used: the process that follows it ended.</source>
        <extracomment>app/llama/grammars/grammar.py</extracomment>
        <translation>لا يمكن استخدام القواعد: انتهت العملية التي تتبعها.</translation>
    </message>
    <message>
        <source>This build of llama.cpp cannot use heads: it has no {missing}.</source>
        <extracomment>app/llama/heads/block.py, app/llama/heads/guessing_context.py</extracomment>
        <translation>هذا البناء من llama.cpp لا يستخدم الرؤوس: ليس فيه {missing}.</translation>
    </message>
    <message>
        <source>There is not enough free memory for {name} with a context of {size} tokens. Choose a smaller context in Settings.</source>
        <extracomment>app/llama/heads/guessing_context.py</extracomment>
        <translation>لا ذاكرة حرة تكفي لـ {name} بسياق من {size} tokens. اختر سياقًا أصغر في الإعدادات.</translation>
    </message>
    <message>
        <source>The JSON schema cannot be used: {why}.</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>لا يمكن استخدام مخطط JSON: {why}.</translation>
    </message>
    <message>
        <source>false allows no reply at all</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>القيمة false لا تسمح بأي رد</translation>
    </message>
    <message>
        <source>a schema is an object in braces, or true</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>المخطط كائن بين قوسين معقوفين، أو true</translation>
    </message>
    <message>
        <source>its reference “{reference}” leads nowhere in it</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>مرجعه «{reference}» لا يصل فيه إلى شيء</translation>
    </message>
    <message>
        <source>its “{key}” is no object</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>«{key}» فيه ليس كائنًا</translation>
    </message>
    <message>
        <source>its “{key}” is no list of schemas</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>«{key}» فيه ليس قائمة مخططات</translation>
    </message>
    <message>
        <source>The grammar cannot be read: its brackets are nested too deeply, or it is no text.</source>
        <extracomment>app/llama/grammars/matcher.py</extracomment>
        <translation>لا يمكن قراءة القواعد: تداخل أقواسها أعمق من اللازم، أو أنها ليست نصًا.</translation>
    </message>
    <message>
        <source>The JSON schema cannot be used: it is no JSON.</source>
        <extracomment>app/llama/grammars/matcher.py</extracomment>
        <translation>لا يمكن استخدام مخطط JSON: ليس JSON.</translation>
    </message>
    <message>
        <source>The grammar cannot be read: {reason}.</source>
        <extracomment>app/llama/grammars/matcher.py</extracomment>
        <translation>لا يمكن قراءة القواعد: {reason}.</translation>
    </message>
    <message>
        <source>The grammar cannot be read.</source>
        <extracomment>app/llama/grammars/matcher.py</extracomment>
        <translation>لا يمكن قراءة القواعد.</translation>
    </message>
    <message>
        <source>{name} cannot be loaded: the file is incomplete or damaged. Download it again.</source>
        <extracomment>app/llama/load_errors.py</extracomment>
        <translation>لا يمكن تحميل {name}: الملف ناقص أو تالف. نزّله ثانية.</translation>
    </message>
    <message>
        <source>There is not enough free memory for {name}. Close other programs, or pick a smaller model.</source>
        <extracomment>app/llama/load_errors.py</extracomment>
        <translation>لا ذاكرة حرة تكفي لـ {name}. أغلق برامج أخرى، أو اختر نموذجًا أصغر.</translation>
    </message>
    <message>
        <source>{name} is of a kind this version cannot run ({architecture}).</source>
        <extracomment>app/llama/load_errors.py</extracomment>
        <translation>{name} من نوع لا يشغّله هذا الإصدار ({architecture}).</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <extracomment>app/llama/load_errors.py, app/models/gguf/header.py, app/ui/dialogs/files_dialog.py</extracomment>
        <translation>لا ملف في {path}.</translation>
    </message>
    <message>
        <source>This build of llama.cpp cannot use a model&apos;s own layers: it has no {missing}.</source>
        <extracomment>app/llama/heads/own_layers.py</extracomment>
        <translation>هذا البناء من llama.cpp لا يستخدم طبقات النموذج نفسه: ليس فيه {missing}.</translation>
    </message>
    <message>
        <source>{name} has no layers to guess with.</source>
        <extracomment>app/llama/heads/own_layers.py</extracomment>
        <translation>ليس في {name} طبقات للتخمين.</translation>
    </message>
    <message>
        <source>{name} {problem}</source>
        <extracomment>app/llama/pictures/picture_files.py, app/models/gguf/header.py</extracomment>
        <translation>{name} ‏{problem}</translation>
    </message>
    <message>
        <source>{name} takes too much memory to be shown. It may be damaged.</source>
        <extracomment>app/llama/pictures/picture_files.py</extracomment>
        <translation>عرض {name} يحتاج ذاكرة أكثر من اللازم. ربما كان تالفًا.</translation>
    </message>
    <message>
        <source>{name} cannot be read: it is damaged.</source>
        <extracomment>app/llama/pictures/picture_files.py</extracomment>
        <translation>لا يمكن قراءة {name}: إنه تالف.</translation>
    </message>
    <message>
        <source>This copy of Draftlight has no part that shows pictures to models.</source>
        <extracomment>app/llama/pictures/pixels.py</extracomment>
        <translation>ليس في نسخة Draftlight هذه الجزء الذي يعرض الصور على النماذج.</translation>
    </message>
    <message>
        <source>It crashed, or a driver it uses did.</source>
        <extracomment>app/llama/trials/processor.py</extracomment>
        <translation>انهار، أو انهار برنامج تشغيل يستخدمه.</translation>
    </message>
    <message>
        <source>It needs instructions that this computer&apos;s processor does not have.</source>
        <extracomment>app/llama/trials/processor.py</extracomment>
        <translation>يحتاج تعليمات ليست في معالج هذا الحاسوب.</translation>
    </message>
    <message>
        <source>{name} cannot be loaded: it is incomplete, damaged, or too new for this version.</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>لا يمكن تحميل {name}: إنه ناقص أو تالف أو أحدث من هذا الإصدار.</translation>
    </message>
    <message>
        <source>{name} was made for another model, so this one cannot see with it.</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>صُنع {name} لنموذج آخر، فلا يرى به هذا.</translation>
    </message>
    <message>
        <source>The picture cannot be read: it is damaged.</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>لا يمكن قراءة الصورة: إنها تالفة.</translation>
    </message>
    <message>
        <source>The picture has {count} rows, and this model has to read them all at once.</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>في الصورة {count} صفًا، وعلى هذا النموذج قراءتها كلها دفعة واحدة.</translation>
    </message>
    <message>
        <source>{name} cannot be used: of a picture it makes nothing.</source>
        <extracomment>app/llama/trials/projectors.py</extracomment>
        <translation>لا يمكن استخدام {name}: لا يُخرج من الصورة شيئًا.</translation>
    </message>
    <message>
        <source>{name} could not be converted: the file is damaged, or of an unknown kind.</source>
        <extracomment>app/llama/quantize.py</extracomment>
        <translation>تعذّر تحويل {name}: الملف تالف أو من نوع مجهول.</translation>
    </message>
    <message>
        <source>The disk filled up while {name} was being made. Free some space and try again.</source>
        <extracomment>app/llama/quantize.py</extracomment>
        <translation>امتلأ القرص أثناء صنع {name}. أخلِ بعض المساحة وحاول ثانية.</translation>
    </message>
    <message>
        <source>This build of llama.cpp cannot share models between computers: it was compiled without its RPC backend (GGML_RPC=ON).</source>
        <extracomment>app/llama/rpc/backend.py</extracomment>
        <translation>هذا البناء من llama.cpp لا يوزّع النماذج على حواسيب: بُني بلا الواجهة RPC (GGML_RPC=ON).</translation>
    </message>
    <message>
        <source>{server} has no device any more.</source>
        <extracomment>app/llama/rpc/backend.py</extracomment>
        <translation>لم يعد في {server} جهاز للحساب.</translation>
    </message>
    <message>
        <source>{address} speaks version {major}.{minor} of llama.cpp&apos;s RPC protocol, and this program version {own_major}.{own_minor}. Use the same version of Draftlight on both computers.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>يتكلم {address} الإصدار {major}.{minor} من بروتوكول RPC في llama.cpp، وهذا البرنامج الإصدار {own_major}.{own_minor}. استخدم إصدار Draftlight نفسه على الحاسوبين.</translation>
    </message>
    <message>
        <source>Nothing listens at {address}. Start “draftlight lend” on that computer, or the tunnel to it.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>لا شيء يستمع عند {address}. شغّل ‏draftlight lend على ذلك الحاسوب، أو النفق إليه.</translation>
    </message>
    <message>
        <source>{address} does not answer. The computer may be off, or lending to another program: it serves one at a time.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>لا يجيب {address}. ربما كان الحاسوب مطفأ، أو معارًا لبرنامج آخر: يخدم واحدًا في كل مرة.</translation>
    </message>
    <message>
        <source>There is no computer named {host}.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>لا حاسوب اسمه {host}.</translation>
    </message>
    <message>
        <source>What listens at {address} is no RPC server of llama.cpp, or one of a much older version.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>ما يستمع عند {address} ليس خادم RPC من llama.cpp، أو أنه من إصدار أقدم بكثير.</translation>
    </message>
    <message>
        <source>{address} cannot be reached: {error}.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>لا يمكن الوصول إلى {address}: {error}.</translation>
    </message>
    <message>
        <source>This model&apos;s chat template cannot use these variables: {reason}.</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>لا يستطيع قالب محادثة هذا النموذج استخدام هذه المتغيرات: {reason}.</translation>
    </message>
    <message>
        <source>{name} takes far more memory than its size explains, so it cannot be used. It may be damaged.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>يحتاج {name} ذاكرة أكثر بكثير مما يفسّره حجمه، فلا يمكن استخدامه. ربما كان تالفًا.</translation>
    </message>
    <message>
        <source>{name} needs instructions that this computer&apos;s processor does not have.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>يحتاج {name} تعليمات ليست في معالج هذا الحاسوب.</translation>
    </message>
    <message>
        <source>{name} was stopped by the system while loading: most likely there is not enough memory for it.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>أوقف النظام {name} أثناء التحميل: على الأرجح لا ذاكرة تكفيه.</translation>
    </message>
    <message>
        <source>{name} keeps llama.cpp busy without end, so it cannot be used. It may be damaged.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>يُشغل {name} برنامج llama.cpp بلا نهاية، فلا يمكن استخدامه. ربما كان تالفًا.</translation>
    </message>
    <message>
        <source>The download needs {needed} GB, and {free} GB are free on the disk of {folder}. Free some space and try again.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>يحتاج التنزيل {needed} GB، والمتاح {free} GB على قرص {folder}. أخلِ بعض المساحة وحاول ثانية.</translation>
    </message>
    <message>
        <source>Nothing comes at the moment. Waiting.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>لا يصل شيء الآن. في الانتظار.</translation>
    </message>
    <message>
        <source>The file has {needed} GB, and the Hub gives at most {free} GB in one piece. Choose one in parts, or a smaller precision.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>حجم الملف {needed} GB، ولا يعطي Hub دفعة واحدة إلا {free} GB. اختر ملفًا مجزأ، أو دقة أصغر.</translation>
    </message>
    <message>
        <source>What came of {name} is not what its owner published, and was deleted. A proxy may have changed it: try again, or on another network.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>ما وصل من {name} ليس ما نشره صاحبه، فحُذف. ربما غيّره وسيط: حاول ثانية، أو عبر شبكة أخرى.</translation>
    </message>
    <message>
        <source>{name} is already being downloaded.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>يجري تنزيل {name} أصلًا.</translation>
    </message>
    <message>
        <source>The server sends more than the file has.</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>يرسل الخادم أكثر مما في الملف.</translation>
    </message>
    <message>
        <source>The disk is full: {here} of {whole} MB are here and stay. Free some space, then go on.</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>القرص ممتلئ: وصل {here} من {whole} MB ويبقى. أخلِ بعض المساحة ثم تابع.</translation>
    </message>
    <message>
        <source>Something went wrong inside Draftlight; the log tells more.</source>
        <extracomment>app/models/download/queue.py</extracomment>
        <translation>حدث خطأ داخل Draftlight؛ في السجل المزيد.</translation>
    </message>
    <message>
        <source>The Hub&apos;s answer makes no sense. Is a sign-in page in the way?</source>
        <extracomment>app/models/download/transfer.py, app/models/network/hub_client.py</extracomment>
        <translation>جواب Hub غير مفهوم. هل تعترض الطريق صفحة تسجيل دخول؟</translation>
    </message>
    <message>
        <source>The connection broke. Going on where it stopped.</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>انقطع الاتصال. يتابع من حيث توقف.</translation>
    </message>
    <message>
        <source>A web page came in place of the model. Is a sign-in page in the way?</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>وصلت صفحة ويب مكان النموذج. هل تعترض الطريق صفحة تسجيل دخول؟</translation>
    </message>
    <message>
        <source>The server has {here_bytes} bytes in place of the {size_bytes} that were published. Try again later, or on another network.</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>عند الخادم {here_bytes} بايت مكان {size_bytes} منشورة. حاول لاحقًا، أو عبر شبكة أخرى.</translation>
    </message>
    <message>
        <source>The server sent another piece of the file than was asked for. Starting over.</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>أرسل الخادم جزءًا من الملف غير المطلوب. يبدأ من جديد.</translation>
    </message>
    <message>
        <source>These two fit together: the head was made for a model of this shape and vocabulary.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>يتوافقان: صُنع الرأس لنموذج بهذا الشكل وهذه المفردات.</translation>
    </message>
    <message>
        <source>These two fit together: the assistant was made for a model of this shape and vocabulary.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>يتوافقان: صُنع المساعد لنموذج بهذا الشكل وهذه المفردات.</translation>
    </message>
    <message>
        <source>This file holds only the layers with which a model guesses. Draftlight uses such layers where they stand in the model&apos;s own file.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>ليس في هذا الملف إلا الطبقات التي يخمّن بها النموذج. يستخدم Draftlight هذه الطبقات حيث تكون في ملف النموذج نفسه.</translation>
    </message>
    <message>
        <source>The head has no vocabulary in its file, so the two cannot be compared.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>ليس في ملف الرأس مفردات، فلا يمكن مقارنتهما.</translation>
    </message>
    <message>
        <source>This head was made for another vocabulary: {theirs} tokens there and {ours} here.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>صُنع هذا الرأس لمفردات أخرى: {theirs} tokens هناك و{ours} هنا.</translation>
    </message>
    <message>
        <source>This head was made for another vocabulary: number {place} is {theirs} there and {ours} here.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>صُنع هذا الرأس لمفردات أخرى: الرقم {place} هو {theirs} هناك و{ours} هنا.</translation>
    </message>
    <message>
        <source>These two split text in different ways: {one} and {other}.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>يقسّمان النص بطرق مختلفة: {one} و{other}.</translation>
    </message>
    <message>
        <source>These two split text into different tokens: {one} and {other}.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>يقسّمان النص إلى tokens مختلفة: {one} و{other}.</translation>
    </message>
    <message>
        <source>These two fit together: they split text the same way.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>يتوافقان: يقسّمان النص بالطريقة نفسها.</translation>
    </message>
    <message>
        <source>This file is a head: it guesses for one big model and cannot write by itself.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>هذا الملف رأس: يخمّن لنموذج كبير واحد ولا يكتب وحده.</translation>
    </message>
    <message>
        <source>This file holds only the layers with which a model guesses; it cannot write by itself.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>ليس في هذا الملف إلا الطبقات التي يخمّن بها النموذج؛ لا يكتب وحده.</translation>
    </message>
    <message>
        <source>The assistant has no vocabulary in its file, so the two cannot be compared.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>ليس في ملف المساعد مفردات، فلا يمكن مقارنتهما.</translation>
    </message>
    <message>
        <source>This assistant was made for another vocabulary: {theirs} tokens there and {ours} here.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>صُنع هذا المساعد لمفردات أخرى: {theirs} tokens هناك و{ours} هنا.</translation>
    </message>
    <message>
        <source>This assistant was made for another vocabulary: number {place} is {theirs} there and {ours} here.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>صُنع هذا المساعد لمفردات أخرى: الرقم {place} هو {theirs} هناك و{ours} هنا.</translation>
    </message>
    <message>
        <source>The draft is of a kind ({kind}) that cannot take words back: no guesses.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>المسودة من نوع ({kind}) لا يتراجع عن كلمات: لا تخمينات.</translation>
    </message>
    <message>
        <source>The draft has no vocabulary of its own in its file, so the two cannot be compared.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>ليس في ملف المسودة مفردات خاصة بها، فلا يمكن مقارنتهما.</translation>
    </message>
    <message>
        <source>These two split text into different tokens: number {place} is {one} in one and {other} in the other.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>يقسّمان النص إلى tokens مختلفة: الرقم {place} هو {one} في أحدهما و{other} في الآخر.</translation>
    </message>
    <message>
        <source>This file is an assistant: it guesses for one big model and cannot write by itself.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>هذا الملف مساعد: يخمّن لنموذج كبير واحد ولا يكتب وحده.</translation>
    </message>
    <message>
        <source>The model is of a kind ({kind}) that cannot take words back: no guesses.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>النموذج من نوع ({kind}) لا يتراجع عن كلمات: لا تخمينات.</translation>
    </message>
    <message>
        <source>The model has no vocabulary of its own in its file, so the two cannot be compared.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>ليس في ملف النموذج مفردات خاصة به، فلا يمكن مقارنتهما.</translation>
    </message>
    <message>
        <source>“{written}” is no repository on the Hub; write owner/name, or paste its link.</source>
        <extracomment>app/models/gguf/file_names.py</extracomment>
        <translation>«{written}» ليس مستودعًا على Hub؛ اكتب owner/name، أو ألصق رابطه.</translation>
    </message>
    <message>
        <source>“{written}” is no model file on the Hub; write hf:owner/repo/file.gguf.</source>
        <extracomment>app/models/gguf/file_names.py</extracomment>
        <translation>«{written}» ليس ملف نموذج على Hub؛ اكتب hf:owner/repo/file.gguf.</translation>
    </message>
    <message>
        <source>needs {needed} GB of memory, {free} GB are free</source>
        <extracomment>app/models/gguf/fit.py</extracomment>
        <translation>يحتاج {needed} GB من الذاكرة، والمتاح {free} GB</translation>
    </message>
    <message>
        <source>Won&apos;t fit on this computer: {figures}.</source>
        <extracomment>app/models/gguf/fit.py</extracomment>
        <translation>لا يتسع له هذا الحاسوب: {figures}.</translation>
    </message>
    <message>
        <source>Fits this computer: {figures}.</source>
        <extracomment>app/models/gguf/fit.py</extracomment>
        <translation>يتسع له هذا الحاسوب: {figures}.</translation>
    </message>
    <message>
        <source>Tight on this computer: {figures}. Close other programs first.</source>
        <extracomment>app/models/gguf/fit.py</extracomment>
        <translation>يكاد هذا الحاسوب يضيق به: {figures}. أغلق برامج أخرى أولًا.</translation>
    </message>
    <message>
        <source>Won&apos;t fit as it is: {figures}. With a context of {most_context_tokens} tokens it would.</source>
        <extracomment>app/models/gguf/fit.py</extracomment>
        <translation>لا يتسع له كما هو: {figures}. ويتسع له بسياق من {most_context_tokens} tokens.</translation>
    </message>
    <message>
        <source>This head&apos;s file is damaged: {what}.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>ملف هذا الرأس تالف: {what}.</translation>
    </message>
    <message>
        <source>it guesses token {token}, and its vocabulary has {tokens}</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>يخمّن token رقم {token}، وفي مفرداته {tokens}</translation>
    </message>
    <message>
        <source>its table of words has {rows} rows for {known} tokens</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>في جدول كلماته {rows} صفًا مقابل {known} tokens</translation>
    </message>
    <message>
        <source>its list of the tokens that it guesses is no list of whole numbers</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>قائمة tokens التي يخمّنها ليست قائمة أعداد صحيحة</translation>
    </message>
    <message>
        <source>it lists {sizes} tokens that it guesses, and has no scores for them</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>يسرد {sizes} tokens يخمّنها، ولا درجات لها عنده</translation>
    </message>
    <message>
        <source>it lists {sizes} tokens that it guesses, and has {rows} scores</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>يسرد {sizes} tokens يخمّنها، وعنده {rows} درجات</translation>
    </message>
    <message>
        <source>its list of the tokens that it guesses is cut off, or longer than its vocabulary</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>قائمة tokens التي يخمّنها مقطوعة، أو أطول من مفرداته</translation>
    </message>
    <message>
        <source>{path} cannot be read: {error}.</source>
        <extracomment>app/llama/heads/block.py, app/llama/load_errors.py, app/models/gguf/header.py</extracomment>
        <translation>لا يمكن قراءة {path}: {error}.</translation>
    </message>
    <message>
        <source>{name} is cut off: only {here} MB of at least {whole} MB are here. Download or copy it again.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{name} مقطوع: ليس هنا إلا {here} MB من {whole} MB على الأقل. نزّله أو انسخه ثانية.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a model file.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{path} مجلد، وليس ملف نموذج.</translation>
    </message>
    <message>
        <source>{name} is damaged: it states {layers} layers that guess, of {all_layers}.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{name} تالف: يذكر {layers} طبقات للتخمين من {all_layers}.</translation>
    </message>
    <message>
        <source>{name} is damaged: its description of itself makes no sense.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{name} تالف: وصفه لنفسه غير مفهوم.</translation>
    </message>
    <message>
        <source>{name} is damaged: it states a {figure} of {stated}, which no model has.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{name} تالف: يذكر {figure} بقيمة {stated}، ولا يكون ذلك في نموذج.</translation>
    </message>
    <message>
        <source>a picture, and only text is taken here</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>صورة، ولا يُقبل هنا إلا النص</translation>
    </message>
    <message>
        <source>scaled down to {width} x {height} pixels for the model</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>صُغّرت للنموذج إلى {width} x {height} بكسل</translation>
    </message>
    <message>
        <source>{name} is cut off: it ends inside its own description.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{name} مقطوع: ينتهي داخل وصفه لنفسه.</translation>
    </message>
    <message>
        <source>Models of this kind ({named}) cannot guess for themselves here.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>النماذج من هذا النوع ({named}) لا تخمّن لنفسها هنا.</translation>
    </message>
    <message>
        <source>This head was made for another model: it reads layer {outside}, and this one has {layers} layers.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>صُنع هذا الرأس لنموذج آخر: يقرأ الطبقة {outside}، وفي هذا {layers} طبقة.</translation>
    </message>
    <message>
        <source>This head takes words from its model as rows of numbers, and they are of another width: {theirs} there and {ours} here.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>يأخذ هذا الرأس الكلمات من نموذجه صفوفَ أعداد، وعرضها مختلف: {theirs} هناك و{ours} هنا.</translation>
    </message>
    <message>
        <source>{heads} x {key} and {heads} x {value} numbers</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>{heads} x {key} و{heads} x {value} أعداد</translation>
    </message>
    <message>
        <source>This model does not guess for itself: its file has no layers to guess with.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>لا يخمّن هذا النموذج لنفسه: ليس في ملفه طبقات للتخمين.</translation>
    </message>
    <message>
        <source>This model&apos;s file has {nextn_layers} layers to guess with; of a model of its kind ({architecture}) no more than one can be used.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>في ملف هذا النموذج {nextn_layers} طبقات للتخمين؛ ومن نموذج من نوعه ({architecture}) لا تُستخدم إلا واحدة.</translation>
    </message>
    <message>
        <source>This head is of a kind ({kind}) that Draftlight cannot use yet.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>هذا الرأس من نوع ({kind}) لا يستخدمه Draftlight بعد.</translation>
    </message>
    <message>
        <source>A head reads what the big model computes on the way, and models of this kind ({named}) do not give it out.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>يقرأ الرأس ما يحسبه النموذج الكبير في الطريق، والنماذج من هذا النوع ({named}) لا تُخرجه.</translation>
    </message>
    <message>
        <source>This head does not say which layers of a model it reads: its file is incomplete.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>لا يذكر هذا الرأس أي طبقات النموذج يقرأ: ملفه ناقص.</translation>
    </message>
    <message>
        <source>This assistant was made for another program. Get one whose file says gemma4-assistant.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>صُنع هذا المساعد لبرنامج آخر. أحضر واحدًا يقول ملفه gemma4-assistant.</translation>
    </message>
    <message>
        <source>This assistant was made for a model of another kind (Gemma 4); this one is {kind}.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>صُنع هذا المساعد لنموذج من نوع آخر (Gemma 4)؛ وهذا {kind}.</translation>
    </message>
    <message>
        <source>This assistant does not say how its blocks read the cache of a model: its file is incomplete.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>لا يذكر هذا المساعد كيف تقرأ كتله ذاكرة نموذج: ملفه ناقص.</translation>
    </message>
    <message>
        <source>This assistant was made for another model: the last blocks of this one are of other kinds.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>صُنع هذا المساعد لنموذج آخر: الكتل الأخيرة في هذا من أنواع أخرى.</translation>
    </message>
    <message>
        <source>not named</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>غير مسمّى</translation>
    </message>
    <message>
        <source>This assistant was made for another model: it reads {reads} for each token from the cache, and this one keeps {keeps}.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>صُنع هذا المساعد لنموذج آخر: يقرأ {reads} لكل token من الذاكرة، وهذا يحفظ {keeps}.</translation>
    </message>
    <message>
        <source>is not a GGUF model file.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>ليس ملف نموذج GGUF.</translation>
    </message>
    <message>
        <source>is in a GGUF format this program does not know.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>بصيغة GGUF لا يعرفها هذا البرنامج.</translation>
    </message>
    <message>
        <source>is empty. Download or copy it again.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>فارغ. نزّله أو انسخه ثانية.</translation>
    </message>
    <message>
        <source>is only a pointer to a model, not the model itself. Download the file it stands for.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>ليس إلا مؤشرًا إلى نموذج، لا النموذج نفسه. نزّل الملف الذي يشير إليه.</translation>
    </message>
    <message>
        <source>is a web page, not a model: an error page was probably saved under this name. Download it again.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>صفحة ويب، لا نموذج: على الأرجح حُفظت صفحة خطأ بهذا الاسم. نزّله ثانية.</translation>
    </message>
    <message>
        <source>is a text file, not a model.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>ملف نصي، لا نموذج.</translation>
    </message>
    <message>
        <source>is cut off after its first bytes. Download or copy it again.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>مقطوع بعد أول بايتاته. نزّله أو انسخه ثانية.</translation>
    </message>
    <message>
        <source>was made for big-endian computers and cannot be used here.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>صُنع لحواسيب big-endian ولا يمكن استخدامه هنا.</translation>
    </message>
    <message>
        <source>is in the first, outdated GGUF format. Get a newer conversion of this model.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>بصيغة GGUF الأولى القديمة. أحضر تحويلًا أحدث لهذا النموذج.</translation>
    </message>
    <message>
        <source>{name} is no projector: it is a model of its own.</source>
        <extracomment>app/models/gguf/projectors.py</extracomment>
        <translation>{name} ليس مُسقِطًا: إنه نموذج قائم بذاته.</translation>
    </message>
    <message>
        <source>Guesses for itself</source>
        <extracomment>app/models/hub/draft_search.py, app/ui/window/model_choices.py</extracomment>
        <translation>يخمّن لنفسه</translation>
    </message>
    <message>
        <source>In the model&apos;s own file</source>
        <extracomment>app/models/hub/draft_search.py</extracomment>
        <translation>في ملف النموذج نفسه</translation>
    </message>
    <message>
        <source>On this computer</source>
        <extracomment>app/models/hub/draft_search.py, app/ui/models_page/library_view.py, app/ui/models_page/models_page.py, app/ui/models_page/pair_state.py, app/ui/window/model_choices.py</extracomment>
        <translation>على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Tried by others with this family</source>
        <extracomment>app/models/hub/draft_search.py</extracomment>
        <translation>جرّبه آخرون مع هذه العائلة</translation>
    </message>
    <message>
        <source>Found on the Hub</source>
        <extracomment>app/models/hub/draft_search.py</extracomment>
        <translation>وُجد على Hub</translation>
    </message>
    <message>
        <source>This model brings layers of its own to guess with: no second file is needed.</source>
        <extracomment>app/models/hub/draft_search.py</extracomment>
        <translation>يأتي هذا النموذج بطبقات خاصة للتخمين: لا حاجة إلى ملف ثانٍ.</translation>
    </message>
    <message>
        <source>Paste the link of a draft&apos;s page on the Hub, or write owner/name.</source>
        <extracomment>app/models/hub/hub_questions.py</extracomment>
        <translation>ألصق رابط صفحة مسودة على Hub، أو اكتب owner/name.</translation>
    </message>
    <message>
        <source>{repo} has no such model file.</source>
        <extracomment>app/models/hub/hub_questions.py</extracomment>
        <translation>لا ملف نموذج كهذا في {repo}.</translation>
    </message>
    <message>
        <source>Write a model&apos;s or an owner&apos;s name, or paste a link from huggingface.co.</source>
        <extracomment>app/models/hub/hub_questions.py</extracomment>
        <translation>اكتب اسم نموذج أو صاحبه، أو ألصق رابطًا من huggingface.co.</translation>
    </message>
    <message>
        <source>That link leads somewhere else. Paste one from huggingface.co, or write a model&apos;s name.</source>
        <extracomment>app/models/hub/hub_questions.py</extracomment>
        <translation>يقود هذا الرابط إلى مكان آخر. ألصق رابطًا من huggingface.co، أو اكتب اسم نموذج.</translation>
    </message>
    <message>
        <source>That page of the Hub is no model. Open a model&apos;s page there, and paste its link.</source>
        <extracomment>app/models/hub/hub_questions.py</extracomment>
        <translation>هذه الصفحة من Hub ليست نموذجًا. افتح هناك صفحة نموذج وألصق رابطها.</translation>
    </message>
    <message>
        <source>{name} describes itself in more than 16 MB; no known model does.</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>يصف {name} نفسه بأكثر من 16 MB؛ ولا نموذج معروف يفعل ذلك.</translation>
    </message>
    <message>
        <source>The connection to the Hub broke. Check your connection.</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>انقطع الاتصال بـ Hub. تحقق من اتصالك.</translation>
    </message>
    <message>
        <source>Unknown precision</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>دقة مجهولة</translation>
    </message>
    <message>
        <source>Full precision</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>دقة كاملة</translation>
    </message>
    <message>
        <source>Largest, hardly any loss</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>الأكبر، بلا فقد يُذكر</translation>
    </message>
    <message>
        <source>Tiny, much is lost</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>ضئيل، يُفقد الكثير</translation>
    </message>
    <message>
        <source>Very small, quality suffers</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>صغير جدًا، تتأثر الجودة</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>صغير</translation>
    </message>
    <message>
        <source>Balanced</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>متوازن</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>كبير</translation>
    </message>
    <message>
        <source>{name} is not a file.</source>
        <extracomment>app/models/library/added_files.py</extracomment>
        <translation>{name} ليس ملفًا.</translation>
    </message>
    <message>
        <source>{name} cannot be looked at: {args}.</source>
        <extracomment>app/models/library/added_files.py</extracomment>
        <translation>لا يمكن النظر في {name}: {args}.</translation>
    </message>
    <message>
        <source>{path} cannot be removed: {error}.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>لا يمكن حذف {path}: {error}.</translation>
    </message>
    <message>
        <source>A model needs a name.</source>
        <extracomment>app/models/library/file_operations.py, app/models/library/model_library.py</extracomment>
        <translation>لا بد للنموذج من اسم.</translation>
    </message>
    <message>
        <source>The name may not end like a part&apos;s number, such as -00001-of-00002.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>لا يجوز أن ينتهي الاسم مثل رقم جزء، نحو -00001-of-00002.</translation>
    </message>
    <message>
        <source>“{stem}” cannot be a file&apos;s name on every system: leave out &lt; &gt; : &quot; / \ | ? *, a dot or space at either end, and names such as con, nul or com1.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>لا يصلح «{stem}» اسمَ ملف على كل نظام: اترك &lt; &gt; : &quot; / \ | ? * والنقطة أو الفراغ عند الطرفين، وأسماء مثل con وnul وcom1.</translation>
    </message>
    <message>
        <source>That name is too long. Choose a shorter one.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>هذا الاسم أطول من اللازم. اختر اسمًا أقصر.</translation>
    </message>
    <message>
        <source>Only {here} of the {whole} parts of this model are here. It can be renamed once it is whole.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>ليس هنا إلا {here} من {whole} من أجزاء هذا النموذج. تمكن إعادة تسميته متى اكتمل.</translation>
    </message>
    <message>
        <source>There is already a file {name} in this folder. Choose another name.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>في هذا المجلد ملف اسمه {name} أصلًا. اختر اسمًا آخر.</translation>
    </message>
    <message>
        <source>{name} cannot be renamed: {error}. If it is loaded, choose another pair first.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>لا يمكن إعادة تسمية {name}: {error}. إن كان محمّلًا فاختر زوجًا آخر أولًا.</translation>
    </message>
    <message>
        <source>Short answers</source>
        <comment>name of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>إجابات قصيرة</translation>
    </message>
    <message>
        <source>Code</source>
        <comment>name of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>برمجة</translation>
    </message>
    <message>
        <source>Translate</source>
        <comment>name of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>ترجمة</translation>
    </message>
    <message>
        <source>Rewrite politely</source>
        <comment>name of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>إعادة صياغة مهذبة</translation>
    </message>
    <message>
        <source>Teach</source>
        <comment>name of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>شرح وتعليم</translation>
    </message>
    <message>
        <source>Answer in one or two plain sentences. If a single word or number is enough, give only that. Do not repeat the question and do not add advice that was not asked for.</source>
        <comment>system prompt of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>أجب بجملة أو جملتين بسيطتين. إذا كفت كلمة واحدة أو رقم واحد فاكتف بذلك. لا تكرر السؤال ولا تضف نصيحة لم تُطلب.</translation>
    </message>
    <message>
        <source>You are a careful programmer. Answer with working code first, in one code block that names its language, then explain in a few sentences only what is not obvious. Handle errors, use clear names, and say which version or library you assume. If the question leaves something open, choose the usual way and say so.</source>
        <comment>system prompt of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>أنت مبرمج دقيق. ابدأ بشيفرة تعمل في كتلة شيفرة واحدة تذكر لغتها، ثم اشرح في جمل قليلة ما ليس واضحًا فقط. عالج الأخطاء، واستعمل أسماء واضحة، واذكر الإصدار أو المكتبة التي تفترضها. إذا ترك السؤال شيئًا مفتوحًا فاختر الطريقة المعتادة واذكر ذلك.</translation>
    </message>
    <message>
        <source>You are a translator. Translate what you are given into English; if it is English already, translate it into the language that the person names, or into German if none is named. Keep the meaning, the tone and the layout. Leave code, names and links as they are. Reply with the translation alone.</source>
        <comment>system prompt of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>أنت مترجم. ترجم ما يُعطى لك إلى العربية؛ وإن كان بالعربية أصلًا فترجمه إلى اللغة المذكورة، أو إلى الإنجليزية إن لم تُذكر لغة. حافظ على المعنى والنبرة والتنسيق. اترك الشيفرة والأسماء والروابط كما هي. أجب بالترجمة وحدها.</translation>
    </message>
    <message>
        <source>Rewrite what you are given so that it is polite, clear and friendly, in the same language and at about the same length. Keep every fact, date and request. Reply with the rewritten text alone.</source>
        <comment>system prompt of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>أعد صياغة ما يُعطى لك ليكون مهذبًا وواضحًا ولطيفًا، باللغة نفسها وبالطول نفسه تقريبًا. احتفظ بكل حقيقة وتاريخ وطلب. أجب بالنص الجديد وحده.</translation>
    </message>
    <message>
        <source>You are a patient teacher. Explain step by step in everyday words, beginning with what the person most likely knows. Give one small example, say each new term once in plain words, and end with one short question that lets the person check whether they have understood.</source>
        <comment>system prompt of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>أنت معلم صبور. اشرح خطوة خطوة بكلمات من الحياة اليومية، مبتدئًا بما يعرفه الشخص على الأرجح. أعط مثالًا صغيرًا واحدًا، واذكر كل مصطلح جديد مرة بكلمات بسيطة، واختم بسؤال قصير يتحقق به الشخص من أنه فهم.</translation>
    </message>
    <message>
        <source>The model&apos;s tokens have numbers from 0 to {most}.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>أرقام tokens النموذج من 0 إلى {most}.</translation>
    </message>
    <message>
        <source>The model computed no usable numbers.</source>
        <extracomment>app/engine/reply.py, app/llama/embedding.py</extracomment>
        <translation>لم يحسب النموذج أعدادًا صالحة.</translation>
    </message>
    <message>
        <source>It was given more than its context holds.</source>
        <extracomment>app/engine/reply.py, app/llama/context.py</extracomment>
        <translation>أُعطي أكثر مما يسعه سياقه.</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <extracomment>app/language.py</extracomment>
        <translation>{one} أو {other}</translation>
    </message>
    <message>
        <source>The model failed while computing.</source>
        <extracomment>app/llama/native_context.py</extracomment>
        <translation>أخفق النموذج أثناء الحساب.</translation>
    </message>
    <message>
        <source>The model failed while computing ({detail}).</source>
        <extracomment>app/llama/native_context.py</extracomment>
        <translation>أخفق النموذج أثناء الحساب ({detail}).</translation>
    </message>
    <message>
        <source>The model computed nothing.</source>
        <extracomment>app/llama/embedding.py, app/llama/native_context.py</extracomment>
        <translation>لم يحسب النموذج شيئًا.</translation>
    </message>
    <message>
        <source>The head computed nothing.</source>
        <extracomment>app/llama/heads/guessing_context.py</extracomment>
        <translation>لم يحسب الرأس شيئًا.</translation>
    </message>
    <message>
        <source>These two begin a text with different tokens, so one would misread what the other wrote.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>يبدآن النص بـ tokens مختلفة، فيخطئ أحدهما قراءة ما كتبه الآخر.</translation>
    </message>
    <message>
        <source>These two end a text with different tokens, so one would misread what the other wrote.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>يُنهيان النص بـ tokens مختلفة، فيخطئ أحدهما قراءة ما كتبه الآخر.</translation>
    </message>
    <message>
        <source>Added by you</source>
        <extracomment>app/models/library/inventory.py</extracomment>
        <translation>أضفته أنت</translation>
    </message>
    <message>
        <source>Hub cache</source>
        <extracomment>app/models/library/inventory.py</extracomment>
        <translation>ذاكرة Hub المؤقتة</translation>
    </message>
    <message>
        <source> Did you mean {name}?</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation> هل قصدت {name}؟</translation>
    </message>
    <message>
        <source>There is no model {reference}, neither as a file nor in the library.{hint}</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>لا نموذج {reference}، لا ملفًا ولا في المكتبة.{hint}</translation>
    </message>
    <message>
        <source>{reference} is a pair of models; name one of them: {target} or {draft}.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>{reference} زوج نماذج؛ سمّ أحدهما: {target} أو {draft}.</translation>
    </message>
    <message>
        <source>{reference} is a folder, not a model file.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>{reference} مجلد، وليس ملف نموذج.</translation>
    </message>
    <message>
        <source>There is no file {reference}.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>لا ملف {reference}.</translation>
    </message>
    <message>
        <source>{reference} is no model on the Hub; write hf:owner/repo/file.gguf.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>{reference} ليس نموذجًا على Hub؛ اكتب hf:owner/repo/file.gguf.</translation>
    </message>
    <message>
        <source>{reference} is not on this computer. Download it first: draftlight pull {reference}</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>{reference} ليس على هذا الحاسوب. نزّله أولًا: draftlight pull {reference}</translation>
    </message>
    <message>
        <source>{reference} has not been made yet: it is made when it is first loaded.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>لم يُصنع {reference} بعد: يُصنع عند تحميله أول مرة.</translation>
    </message>
    <message>
        <source>There can be no file “{reference}”: {args}.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>لا يمكن أن يكون هناك ملف «{reference}»: {args}.</translation>
    </message>
    <message>
        <source>The starter model {name} is missing from this installation. Install Draftlight again.</source>
        <extracomment>app/models/library/starter.py</extracomment>
        <translation>نموذج البداية {name} غير موجود في هذا التثبيت. ثبّت Draftlight ثانية.</translation>
    </message>
    <message>
        <source>There is no starter model “{kind}”; there are {names}.</source>
        <extracomment>app/models/library/starter.py</extracomment>
        <translation>لا نموذج بداية «{kind}»؛ هناك {names}.</translation>
    </message>
    <message>
        <source>Making the starter model needs {needed} MB, and {free} MB are free in {folder}. Free some space and try again.</source>
        <extracomment>app/models/library/starter.py</extracomment>
        <translation>يحتاج صنع نموذج البداية {needed} MB، والمتاح {free} MB في {folder}. أخلِ بعض المساحة وحاول ثانية.</translation>
    </message>
    <message>
        <source>The connection to the Hub failed. Check your connection.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>فشل الاتصال بـ Hub. تحقق من اتصالك.</translation>
    </message>
    <message>
        <source>The Hub answers with error {status}. Try again later.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>يجيب Hub بالخطأ {status}. حاول لاحقًا.</translation>
    </message>
    <message>
        <source>The owner of {what} asks for consent first: accept the terms on its page on the Hub, then enter your token on the page “Models”, or set HF_TOKEN.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>يطلب صاحب {what} موافقة أولًا: اقبل الشروط في صفحته على Hub، ثم أدخل رمزك في صفحة «النماذج»، أو اضبط HF_TOKEN.</translation>
    </message>
    <message>
        <source>The Hub has no {what}, or it is private.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>ليس على Hub ‏{what}، أو أنه خاص.</translation>
    </message>
    <message>
        <source>The Hub does not accept the token for {what}. Enter a new one.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>لا يقبل Hub الرمز من أجل {what}. أدخل رمزًا جديدًا.</translation>
    </message>
    <message>
        <source>The server&apos;s file is shorter than the published one.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>ملف الخادم أقصر من المنشور.</translation>
    </message>
    <message>
        <source>The Hub asks to wait: too many requests.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>يطلب Hub الانتظار: الطلبات أكثر من اللازم.</translation>
    </message>
    <message>
        <source>HF_ENDPOINT is no address of a server ({error}). Correct or unset it.</source>
        <extracomment>app/models/network/hub_internals.py</extracomment>
        <translation>HF_ENDPOINT ليس عنوان خادم ({error}). صحّحه أو أزله.</translation>
    </message>
    <message>
        <source>The proxy that HTTP_PROXY, HTTPS_PROXY or ALL_PROXY names is of no use: {error}</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>الوسيط الذي يسمّيه HTTP_PROXY أو HTTPS_PROXY أو ALL_PROXY لا ينفع: {error}</translation>
    </message>
    <message>
        <source>HF_HUB_OFFLINE is set, so the Hub is not asked. Unset it to download.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>المتغير HF_HUB_OFFLINE مضبوط، فلا يُسأل Hub. أزله لتنزّل.</translation>
    </message>
    <message>
        <source>{what} is no name the Hub knows.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>{what} ليس اسمًا يعرفه Hub.</translation>
    </message>
    <message>
        <source>Guessed right</source>
        <extracomment>app/palette.py</extracomment>
        <translation>تخمين صحيح</translation>
    </message>
    <message>
        <source>Corrected</source>
        <extracomment>app/palette.py</extracomment>
        <translation>مصحَّح</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>app/palette.py</extracomment>
        <translation>مكافأة</translation>
    </message>
    <message>
        <source>Guessed wrong</source>
        <extracomment>app/palette.py</extracomment>
        <translation>تخمين خاطئ</translation>
    </message>
    <message>
        <source>Not guessed</source>
        <extracomment>app/palette.py</extracomment>
        <translation>بلا تخمين</translation>
    </message>
    <message>
        <source>Not told</source>
        <extracomment>app/palette.py</extracomment>
        <translation>غير معلوم</translation>
    </message>
    <message>
        <source>Draftlight cannot write to its data folder {data}: {error}. Choose another one with --data-dir.</source>
        <extracomment>app/paths.py</extracomment>
        <translation>لا يستطيع Draftlight الكتابة في مجلد بياناته {data}: {error}. اختر غيره بـ --data-dir.</translation>
    </message>
    <message>
        <source>is empty.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>فارغ.</translation>
    </message>
    <message>
        <source>is too large: {size} MB, and at most {most} MB can be shown.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>أكبر من اللازم: {size} MB، وأقصى ما يُعرض {most} MB.</translation>
    </message>
    <message>
        <source>is damaged: its size makes no sense.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>تالف: حجمه غير مفهوم.</translation>
    </message>
    <message>
        <source>is too large: {width} x {height} pixels, and at most {most} million can be shown. Make it smaller first.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>أكبر من اللازم: {width} x {height} بكسل، وأقصى ما يُعرض {most} مليون. صغّره أولًا.</translation>
    </message>
    <message>
        <source>is too narrow to be shown: {width} x {height} pixels.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>أضيق من أن يُعرض: {width} x {height} بكسل.</translation>
    </message>
    <message>
        <source>{target} helped by {draft}</source>
        <extracomment>app/references.py</extracomment>
        <translation>{target} بمساعدة {draft}</translation>
    </message>
    <message>
        <source>{base}: {target} helped by {draft}</source>
        <extracomment>app/references.py</extracomment>
        <translation>{base}: {target} بمساعدة {draft}</translation>
    </message>
    <message>
        <source>The proxy on the way to {place} refuses. Check its settings.</source>
        <extracomment>app/remote/connection.py</extracomment>
        <translation>يرفض الوسيط في الطريق إلى {place}. تحقق من إعداداته.</translation>
    </message>
    <message>
        <source>{place} is no address of a server.</source>
        <extracomment>app/remote/connection.py</extracomment>
        <translation>{place} ليس عنوان خادم.</translation>
    </message>
    <message>
        <source>{place} asks to wait: {seconds} s more…</source>
        <extracomment>app/remote/connection.py</extracomment>
        <translation>يطلب {place} الانتظار: {seconds} s أخرى…</translation>
    </message>
    <message>
        <source>{place} has been silent for {seconds} s. Stop leaves it.</source>
        <extracomment>app/remote/connection.py</extracomment>
        <translation>{place} صامت منذ {seconds} s. الإيقاف يتركه.</translation>
    </message>
    <message>
        <source>The proxy that HTTP_PROXY, HTTPS_PROXY or ALL_PROXY names, or SSL_CERT_FILE, is of no use: {error}</source>
        <extracomment>app/remote/connection.py</extracomment>
        <translation>الوسيط الذي يسمّيه HTTP_PROXY أو HTTPS_PROXY أو ALL_PROXY، أو SSL_CERT_FILE، لا ينفع: {error}</translation>
    </message>
    <message>
        <source>The draft must be where the big model is: name it as {url}#… , or leave it out.</source>
        <extracomment>app/remote/servers/draftlight.py</extracomment>
        <translation>يجب أن تكون المسودة حيث النموذج الكبير: سمّها {url}#… ، أو اتركها.</translation>
    </message>
    <message>
        <source>{place} ended the reply. Is the program there being closed?</source>
        <extracomment>app/remote/servers/draftlight.py</extracomment>
        <translation>أنهى {place} الرد. هل يُغلق البرنامج هناك؟</translation>
    </message>
    <message>
        <source>{place} cannot be reached. Check the address, and the network.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>لا يمكن الوصول إلى {place}. تحقق من العنوان والشبكة.</translation>
    </message>
    <message>
        <source>{place} did not answer within {seconds} seconds. Is the computer on, and does a firewall let it answer?</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>لم يجب {place} خلال {seconds} ثانية. هل الحاسوب يعمل، وهل يسمح له جدار الحماية بالرد؟</translation>
    </message>
    <message>
        <source>The connection to {place} broke off. Was the program there ended or restarted?</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>انقطع الاتصال بـ {place}. هل أُنهي البرنامج هناك أو أُعيد تشغيله؟</translation>
    </message>
    <message>
        <source>The key for {place} holds a line break, or a letter that no key has. Copy it once more.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>في مفتاح {place} فاصل أسطر، أو حرف لا يكون في مفتاح. انسخه ثانية.</translation>
    </message>
    <message>
        <source>What {place} answers makes no sense. Is another program running there, or a sign-in page in the way?</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>ما يجيب به {place} غير مفهوم. هل يعمل هناك برنامج آخر، أو تعترض الطريق صفحة تسجيل دخول؟</translation>
    </message>
    <message>
        <source>{place} sends more than {most} MB in one piece, which no sensible answer does. It was left.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>يرسل {place} أكثر من {most} MB في قطعة واحدة، ولا جواب معقول يفعل ذلك. تُرك.</translation>
    </message>
    <message>
        <source> It says: “{remark}.”</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation> ويقول: «{remark}.»</translation>
    </message>
    <message>
        <source>it is not valid</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>غير صالحة</translation>
    </message>
    <message>
        <source>The certificate of {place} cannot be trusted ({reason}), so nothing was sent there. If it is your own server, name the file of its authority in SSL_CERT_FILE.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>لا يمكن الوثوق بشهادة {place} ({reason})، فلم يُرسل إليه شيء. إن كان خادمك فسمّ ملف جهته المصدِّقة في SSL_CERT_FILE.</translation>
    </message>
    <message>
        <source>{place} does not speak https. Is the address to begin with http:// ?</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>لا يتكلم {place} بروتوكول https. هل يبدأ العنوان بـ http:// ؟</translation>
    </message>
    <message>
        <source>There is no computer named {host}. Check the name, and the network.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>لا حاسوب اسمه {host}. تحقق من الاسم والشبكة.</translation>
    </message>
    <message>
        <source>There is no way to {place}. Check the network on both sides.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>لا طريق إلى {place}. تحقق من الشبكة على الجانبين.</translation>
    </message>
    <message>
        <source>Nothing answers at {place}. Is the program running there, and does it listen at that address?</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>لا شيء يجيب عند {place}. هل يعمل البرنامج هناك، وهل يستمع عند ذلك العنوان؟</translation>
    </message>
    <message>
        <source>{place} sends on to another address ({address}). If you trust that one, enter it itself: a key is never carried on.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>يحيل {place} إلى عنوان آخر ({address}). إن كنت تثق به فأدخله هو: لا يُنقل المفتاح أبدًا.</translation>
    </message>
    <message>
        <source>{place} gave up.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>تخلّى {place} عن الطلب.{quoted}</translation>
    </message>
    <message>
        <source>{place} does not take the key it was given. Enter another one.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>لا يقبل {place} المفتاح الذي أُعطيه. أدخل غيره.{quoted}</translation>
    </message>
    <message>
        <source>{place} asks for a key. Enter it under “Another computer…”, or set {variable}.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>يطلب {place} مفتاحًا. أدخله في «حاسوب آخر…»، أو اضبط {variable}.</translation>
    </message>
    <message>
        <source>The conversation does not fit the context of the model at {place}.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>لا يتسع سياق النموذج عند {place} للحوار.{quoted}</translation>
    </message>
    <message>
        <source>{place} has no model named {model}.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>ليس عند {place} نموذج اسمه {model}.{quoted}</translation>
    </message>
    <message>
        <source>which it does not name</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>ولا يسمّيها</translation>
    </message>
    <message>
        <source>{place} has nothing under this address.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>لا شيء عند {place} تحت هذا العنوان.{quoted}</translation>
    </message>
    <message>
        <source>{place} has too many requests.{asks}{quoted} Try again later.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>عند {place} طلبات أكثر من اللازم.{asks}{quoted} حاول لاحقًا.</translation>
    </message>
    <message>
        <source> It asks to wait {seconds} seconds.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation> ويطلب الانتظار {seconds} ثانية.</translation>
    </message>
    <message>
        <source>{place} is not ready.{asks}{quoted} Try again later.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} غير جاهز.{asks}{quoted} حاول لاحقًا.</translation>
    </message>
    <message>
        <source>{place} failed with error {status}.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>فشل {place} بالخطأ {status}.{quoted}</translation>
    </message>
    <message>
        <source>{place} refuses this request (error {status}).{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>يرفض {place} هذا الطلب (الخطأ {status}).{quoted}</translation>
    </message>
    <message>
        <source>The Draftlight at {place} is of another version that this one cannot talk to. Update the older of the two.</source>
        <extracomment>app/remote/servers/identify.py</extracomment>
        <translation>إصدار Draftlight عند {place} لا يتفاهم مع هذا. حدّث الأقدم منهما.</translation>
    </message>
    <message>
        <source>{place} is this window&apos;s own address, at which it answers other programs. Choose its models directly.</source>
        <extracomment>app/remote/servers/identify.py</extracomment>
        <translation>{place} عنوان هذه النافذة نفسها الذي تجيب منه البرامج. اختر نماذجها مباشرة.</translation>
    </message>
    <message>
        <source>{place} has no model named {name}. It has: {names}.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>ليس عند {place} نموذج اسمه {name}. عنده: {names}.</translation>
    </message>
    <message>
        <source> It has: {names}.</source>
        <extracomment>app/remote/servers/ollama.py</extracomment>
        <translation> عنده: {names}.</translation>
    </message>
    <message>
        <source> It has none yet.</source>
        <extracomment>app/remote/servers/ollama.py</extracomment>
        <translation> وليس عنده شيء بعد.</translation>
    </message>
    <message>
        <source>{place} has no model named {name}.{has}</source>
        <extracomment>app/remote/servers/ollama.py</extracomment>
        <translation>ليس عند {place} نموذج اسمه {name}.{has}</translation>
    </message>
    <message>
        <source>Ollama at {place} takes neither grammars nor tokens.</source>
        <extracomment>app/remote/servers/ollama.py</extracomment>
        <translation>لا يأخذ Ollama عند {place} قواعد ولا tokens.</translation>
    </message>
    <message>
        <source>so</source>
        <extracomment>app/remote/servers/ollama.py</extracomment>
        <translation>هكذا</translation>
    </message>
    <message>
        <source>vLLM at {place} takes no min-p while it guesses, so replies are written without it.</source>
        <extracomment>app/remote/servers/openai_like.py</extracomment>
        <translation>لا يأخذ vLLM عند {place} قيمة min-p وهو يخمّن، فتُكتب الردود بدونها.</translation>
    </message>
    <message>
        <source>{place} lists no model. Load one there, or name one behind a # in the address.</source>
        <extracomment>app/remote/servers/openai_like.py</extracomment>
        <translation>لا يسرد {place} أي نموذج. حمّل واحدًا هناك، أو سمّ واحدًا بعد # في العنوان.</translation>
    </message>
    <message>
        <source>{who} cannot be given a grammar.</source>
        <extracomment>app/remote/servers/openai_like.py</extracomment>
        <translation>لا يمكن إعطاء {who} قواعد.</translation>
    </message>
    <message>
        <source>{who} takes text alone, no tokens.</source>
        <extracomment>app/remote/servers/openai_like.py</extracomment>
        <translation>يأخذ {who} النص وحده، لا tokens.</translation>
    </message>
    <message>
        <source>The look was left.</source>
        <extracomment>app/remote/probe.py</extracomment>
        <translation>تُرك النظر.</translation>
    </message>
    <message>
        <source>{who} takes no variables for its chat template but thinking: leave out {names}.</source>
        <extracomment>app/remote/servers/request_parts.py</extracomment>
        <translation>لا يأخذ {who} لقالب محادثته متغيرات سوى التفكير: اترك {names}.</translation>
    </message>
    <message>
        <source>{who} takes no variables for its chat template: leave out {names}.</source>
        <extracomment>app/remote/servers/request_parts.py</extracomment>
        <translation>لا يأخذ {who} متغيرات لقالب محادثته: اترك {names}.</translation>
    </message>
    <message>
        <source>{who} has one switch for thinking, and the request sets it in two ways.</source>
        <extracomment>app/remote/servers/request_parts.py</extracomment>
        <translation>لدى {who} مفتاح تفكير واحد، والطلب يضبطه بطريقتين.</translation>
    </message>
    <message>
        <source> at {place}</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation> عند {place}</translation>
    </message>
    <message>
        <source>The model is on another computer{where}, which is not asked how it splits and frames text.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>النموذج على حاسوب آخر{where}، ولا يُسأل كيف يقسّم النص ويؤطّره.</translation>
    </message>
    <message>
        <source>The model at {place} can be offered tools, and not be obliged to call one: leave “tool_choice” out.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>يمكن أن تُعرض أدوات على النموذج عند {place}، لا أن يُلزم باستدعاء واحدة: اترك «tool_choice».</translation>
    </message>
    <message>
        <source>The model at {place} sees no pictures.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>النموذج عند {place} لا يرى الصور.</translation>
    </message>
    <message>
        <source>{who} has the draft that it was started with: leave the draft out here.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>لدى {who} المسودة التي شُغّل بها: اترك المسودة هنا.</translation>
    </message>
    <message>
        <source>The reply was ended after {most} million letters.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>أُنهي الرد بعد {most} مليون حرف.</translation>
    </message>
    <message>
        <source>{who} decides by itself whether to guess: what was chosen here does not reach it.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>يقرر {who} بنفسه متى يخمّن: لا يصله ما اختير هنا.</translation>
    </message>
    <message>
        <source>{sentence} What came until then is kept, and can be continued.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>{sentence} ما وصل حتى ذلك الحين محفوظ ويمكن متابعته.</translation>
    </message>
    <message>
        <source>There must be at most {most} addresses.</source>
        <extracomment>app/references.py</extracomment>
        <translation>يجب ألا تزيد العناوين على {most}.</translation>
    </message>
    <message>
        <source>“{word}” is no address: it must be HOST:PORT, such as 127.0.0.1:{port}.</source>
        <extracomment>app/references.py</extracomment>
        <translation>«{word}» ليس عنوانًا: يجب أن يكون HOST:PORT، مثل 127.0.0.1:{port}.</translation>
    </message>
    <message>
        <source>Summarise</source>
        <comment>name of a prompt</comment>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>تلخيص</translation>
    </message>
    <message>
        <source>Summarise the following in {{length}}:

{{text}}</source>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>لخّص ما يلي في {{الطول}}:

{{النص}}</translation>
    </message>
    <message>
        <source>Explain simply</source>
        <comment>name of a prompt</comment>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>شرح مبسط</translation>
    </message>
    <message>
        <source>Explain {{topic}} to {{whom}}, in short sentences and with one example.</source>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>اشرح {{الموضوع}} لـ{{من}} بجمل قصيرة ومع مثال واحد.</translation>
    </message>
    <message>
        <source>Rewrite politely</source>
        <comment>name of a prompt</comment>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>إعادة صياغة مهذبة</translation>
    </message>
    <message>
        <source>Rewrite this so that it is polite and clear. Keep its meaning:

{{text}}</source>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>أعد صياغة هذا ليكون مهذبًا وواضحًا، مع الحفاظ على معناه:

{{النص}}</translation>
    </message>
    <message>
        <source>Translate</source>
        <comment>name of a prompt</comment>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>ترجمة</translation>
    </message>
    <message>
        <source>Translate into {{language}}. Give the translation alone:

{{text}}</source>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>ترجم إلى {{اللغة}}. أعط الترجمة وحدها:

{{النص}}</translation>
    </message>
    <message>
        <source>Review code</source>
        <comment>name of a prompt</comment>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>مراجعة شيفرة</translation>
    </message>
    <message>
        <source>Review this code. Name what is wrong first, then what could be simpler:

{{code}}</source>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>راجع هذه الشيفرة. اذكر أولًا ما هو خطأ، ثم ما يمكن أن يكون أبسط:

{{الشيفرة}}</translation>
    </message>
    <message>
        <source>The address {host} cannot be listened at: {reason}.</source>
        <extracomment>app/serve/server.py</extracomment>
        <translation>لا يمكن الاستماع عند العنوان {host}: {reason}.</translation>
    </message>
    <message>
        <source>Port {port} of {host} cannot be listened at: {reason}.</source>
        <extracomment>app/serve/server.py</extracomment>
        <translation>لا يمكن الاستماع عند المنفذ {port} من {host}: {reason}.</translation>
    </message>
    <message>
        <source>Port {port} of {host} is in use by another program.</source>
        <extracomment>app/serve/server.py</extracomment>
        <translation>يستخدم برنامج آخر المنفذ {port} من {host}.</translation>
    </message>
    <message>
        <source>system</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>النظام</translation>
    </message>
    <message>
        <source>light</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>dark</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>داكن</translation>
    </message>
    <message>
        <source>light, high contrast</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>فاتح، تباين عالٍ</translation>
    </message>
    <message>
        <source>dark, high contrast</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>داكن، تباين عالٍ</translation>
    </message>
    <message>
        <source>this computer only</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>هذا الحاسوب فقط</translation>
    </message>
    <message>
        <source>other computers too</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>حواسيب أخرى أيضًا</translation>
    </message>
    <message>
        <source>comfortable</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>مريح</translation>
    </message>
    <message>
        <source>compact</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>متراصّ</translation>
    </message>
    <message>
        <source>Reply</source>
        <extracomment>app/ui/dialogs/backups_dialog.py, app/ui/quick_question/quick_window.py, app/ui/transcript/messages/reply_message.py</extracomment>
        <translation>الرد</translation>
    </message>
    <message>
        <source>Guessing ahead</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>التخمين المسبق</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>app/settings/groups.py, app/ui/models_page/library_model.py, app/ui/window/palette.py</extracomment>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>app/settings/groups.py, app/ui/help/help_pages.py, app/ui/window/shortcuts.py</extracomment>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>الأدوات</translation>
    </message>
    <message>
        <source>Local API</source>
        <extracomment>app/settings/declaration.py, app/ui/local_api/api_popup.py</extracomment>
        <translation>واجهة API المحلية</translation>
    </message>
    <message>
        <source>“{setting}” must be a number.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>يجب أن يكون «{setting}» عددًا.</translation>
    </message>
    <message>
        <source>“{setting}” must be a whole number.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>يجب أن يكون «{setting}» عددًا صحيحًا.</translation>
    </message>
    <message>
        <source>“{setting}” must be true or false.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>يجب أن يكون «{setting}» ‏true أو false.</translation>
    </message>
    <message>
        <source>“{setting}” must be text.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>يجب أن يكون «{setting}» نصًا.</translation>
    </message>
    <message>
        <source>“{setting}” must be an object.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>يجب أن يكون «{setting}» كائنًا.</translation>
    </message>
    <message>
        <source>“{setting}” must be between {least} and {most}.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>يجب أن يكون «{setting}» بين {least} و{most}.</translation>
    </message>
    <message>
        <source>“{setting}” must be one of: {choices}.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>يجب أن يكون «{setting}» واحدًا من: {choices}.</translation>
    </message>
    <message>
        <source>“{setting}” needs a value.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>«{setting}» بحاجة إلى قيمة.</translation>
    </message>
    <message>
        <source>automatic</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>تلقائي</translation>
    </message>
    <message>
        <source>draft</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>المسودة</translation>
    </message>
    <message>
        <source>lookup</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>البحث في النص</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>app/settings/declaration.py, app/settings/groups.py</extracomment>
        <translation>متوقف</translation>
    </message>
    <message>
        <source>Guess ahead</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>التخمين المسبق</translation>
    </message>
    <message>
        <source>Where guesses come from. Automatic copies them from what was said before where that works, asks the draft model where it does not, and pauses where guessing is slower. Draft model and Lookup guess there too. With the starter pair Automatic never pauses: that pair is for learning, not for speed.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>مصدر التخمينات. الوضع التلقائي ينسخها مما قيل من قبل حيث ينفع ذلك، ويسأل نموذج المسودة حيث لا ينفع، ويتوقف مؤقتًا حيث يكون التخمين أبطأ. أما نموذج المسودة والبحث في النص فيخمّنان هناك أيضًا. مع زوج البداية لا يتوقف الوضع التلقائي أبدًا: فهو للتعلّم لا للسرعة.</translation>
    </message>
    <message>
        <source>Longest guess</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>أطول تخمين</translation>
    </message>
    <message>
        <source>How many tokens the draft model may guess in one round. Longer guesses win more when right and cost more when wrong.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>عدد ما قد يخمّنه نموذج المسودة من tokens في الجولة الواحدة. التخمين الأطول يكسب أكثر إن صحّ ويكلّف أكثر إن أخطأ.</translation>
    </message>
    <message>
        <source>Shortest guess</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>أقصر تخمين</translation>
    </message>
    <message>
        <source>A guess of fewer tokens than this is not worth checking and is dropped.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>التخمين الذي فيه tokens أقل من هذا لا يستحق الفحص فيُهمل.</translation>
    </message>
    <message>
        <source>Least confidence</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>أدنى ثقة</translation>
    </message>
    <message>
        <source>The draft model stops guessing when it is less sure of a token than this.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>يكفّ نموذج المسودة عن التخمين إذا قلّت ثقته بأحد tokens عن هذا.</translation>
    </message>
    <message>
        <source>Remember earlier chats</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>تذكّر المحادثات السابقة</translation>
    </message>
    <message>
        <source>With Automatic, guesses may also come from what was said in your other chats, which helps when you return to the same text. It changes the speed, never the reply. Nothing leaves this computer, and a deleted chat is forgotten.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>في الوضع التلقائي قد تأتي التخمينات أيضًا مما قيل في محادثاتك الأخرى، وهذا يفيد عند العودة إلى النص نفسه. يغيّر السرعة ولا يغيّر الرد أبدًا. لا شيء يغادر هذا الحاسوب، والمحادثة المحذوفة تُنسى.</translation>
    </message>
    <message>
        <source>Answer other programs</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>الرد على برامج أخرى</translation>
    </message>
    <message>
        <source>Editors, chat programs and scripts can use the models of this window, as they do OpenAI’s, Anthropic’s or Ollama’s. Your own messages go first. A mark in the top bar shows that it is on; it ends with the window.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>يمكن للمحررات وبرامج المحادثة والسكربتات استخدام نماذج هذه النافذة كما تستخدم نماذج OpenAI أو Anthropic أو Ollama. رسائلك أنت أولًا. علامة في الشريط العلوي تبيّن أنه مفعّل، وينتهي بإغلاق النافذة.</translation>
    </message>
    <message>
        <source>Who can ask</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>من يمكنه السؤال</translation>
    </message>
    <message>
        <source>Programs on other computers have to send the key.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>على البرامج في الحواسيب الأخرى إرسال المفتاح.</translation>
    </message>
    <message>
        <source>Port</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>المنفذ</translation>
    </message>
    <message>
        <source>The number behind the address, where programs ask.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>الرقم الذي يلي العنوان، وعنده تسأل البرامج.</translation>
    </message>
    <message>
        <source>Ask for the key here too</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>طلب المفتاح هنا أيضًا</translation>
    </message>
    <message>
        <source>Programs on this computer have to send the key too. Some that are made for Ollama cannot.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>على البرامج في هذا الحاسوب إرسال المفتاح أيضًا. بعض ما صُنع لـ Ollama لا يستطيع ذلك.</translation>
    </message>
    <message>
        <source>Let browsers watch my replies</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>السماح للمتصفحات بمشاهدة ردودي</translation>
    </message>
    <message>
        <source>The API’s address opened in a browser shows replies as they are written, for a second screen or a projector. Without this, it shows those for other programs alone: whoever can ask can watch.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>عنوان API المفتوح في متصفح يعرض الردود أثناء كتابتها، لشاشة ثانية أو جهاز عرض. بدون هذا الخيار يعرض ردود البرامج الأخرى وحدها: من يمكنه السؤال يمكنه المشاهدة.</translation>
    </message>
    <message>
        <source>Web pages that may ask</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>صفحات الويب المسموح لها بالسؤال</translation>
    </message>
    <message>
        <source>Context</source>
        <extracomment>app/settings/groups.py, app/ui/models_page/library_words.py</extracomment>
        <translation>السياق</translation>
    </message>
    <message>
        <source>How many tokens of conversation the models can see. More needs more memory.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>كم من tokens الحوار يمكن للنماذج أن ترى. الأكثر يحتاج ذاكرة أكبر.</translation>
    </message>
    <message>
        <source>Threads</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>الخيوط</translation>
    </message>
    <message>
        <source>How many processor threads compute.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>عدد خيوط المعالج التي تحسب.</translation>
    </message>
    <message>
        <source>one for each core</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>واحد لكل نواة</translation>
    </message>
    <message>
        <source>GPU layers</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>طبقات GPU</translation>
    </message>
    <message>
        <source>How many layers of the model the graphics card computes; 0 is none.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>عدد طبقات النموذج التي تحسبها بطاقة الرسوميات؛ 0 يعني لا شيء.</translation>
    </message>
    <message>
        <source>Memory for other chats</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>ذاكرة للمحادثات الأخرى</translation>
    </message>
    <message>
        <source>What the models have read of other chats stays in memory, so that going back to one needs no reading again: up to this many percent of what is free. 0 keeps the latest chat alone.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>ما قرأته النماذج من المحادثات الأخرى يبقى في الذاكرة، فلا تلزم قراءته ثانية عند العودة إليها: حتى هذه النسبة المئوية من الذاكرة المتاحة. 0 يبقي آخر محادثة وحدها.</translation>
    </message>
    <message>
        <source>Disk for chats</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>مساحة قرص للمحادثات</translation>
    </message>
    <message>
        <source>Long chats lie on the disk as the models have read them, up to this many megabytes, so that a restart costs no reading. Only you can open the files, and they are deleted with the chat. 0 keeps none.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>تُحفظ المحادثات الطويلة على القرص كما قرأتها النماذج، حتى هذا العدد من الميغابايت، فلا تكلّف إعادة التشغيل قراءة جديدة. أنت وحدك تستطيع فتح هذه الملفات، وتُحذف مع المحادثة. 0 لا يحفظ شيئًا.</translation>
    </message>
    <message>
        <source>Other computers</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>حواسيب أخرى</translation>
    </message>
    <message>
        <source>Addresses of computers that lend their memory with “draftlight lend”, such as 127.0.0.1:50052, with commas between them: the layers of the model are split over them and this one. Use it only on a network you trust, or through ssh or WireGuard: there is no key and no encryption.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>عناوين حواسيب تعير ذاكرتها بالأمر “draftlight lend”، مثل 127.0.0.1:50052، تفصل بينها فواصل: تُوزَّع طبقات النموذج عليها وعلى هذا الحاسوب. استخدمها فقط في شبكة تثق بها، أو عبر ssh أو WireGuard: لا مفتاح هنا ولا تشفير.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>app/settings/groups.py, app/ui/dialogs/settings/fields.py</extracomment>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>The model used last.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>آخر نموذج استُخدم.</translation>
    </message>
    <message>
        <source>none yet</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>لا شيء بعد</translation>
    </message>
    <message>
        <source>Draft model</source>
        <extracomment>app/settings/groups.py, app/ui/toolkit/language/words.py</extracomment>
        <translation>نموذج المسودة</translation>
    </message>
    <message>
        <source>The draft model used last.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>آخر نموذج مسودة استُخدم.</translation>
    </message>
    <message>
        <source>Say when there is a newer version</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>الإخبار عند صدور إصدار أحدث</translation>
    </message>
    <message>
        <source>Once a day, when the window opens, Draftlight asks the project&apos;s release page which version is the newest. Nothing about you is sent, and nothing is downloaded.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>مرة في اليوم، عند فتح النافذة، يسأل Draftlight صفحة إصدارات المشروع عن أحدث إصدار. لا يُرسل شيء عنك، ولا يُنزَّل شيء.</translation>
    </message>
    <message>
        <source>Last answer</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>آخر جواب</translation>
    </message>
    <message>
        <source>When the release page last answered, in seconds since 1970.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>متى أجابت صفحة الإصدارات آخر مرة، بالثواني منذ 1970.</translation>
    </message>
    <message>
        <source>Suggest titles</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>اقتراح العناوين</translation>
    </message>
    <message>
        <source>The model is asked for a title of each new chat, some seconds after its reply; whatever you ask for goes first. A title that you gave stays. Without this, chats are named by how your question begins.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>يُطلب من النموذج عنوان لكل محادثة جديدة بعد ردّه ببضع ثوانٍ؛ وما تطلبه أنت يأتي أولًا. العنوان الذي وضعته يبقى. بدون هذا الخيار تُسمّى المحادثات ببداية سؤالك.</translation>
    </message>
    <message>
        <source>name chats automatic title summary</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>تسمية المحادثات عنوان تلقائي ملخص</translation>
    </message>
    <message>
        <source>Titles from other servers too</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>عناوين من خوادم أخرى أيضًا</translation>
    </message>
    <message>
        <source>Where a model is on a server that is no Draftlight, each title is one more request, which may cost money.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>إذا كان النموذج على خادم ليس Draftlight، فكل عنوان طلب إضافي قد يكلّف مالًا.</translation>
    </message>
    <message>
        <source>Which keys do what, where the person wants others than the usual.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>وظائف المفاتيح، حيث يريد المستخدم غير المعتاد.</translation>
    </message>
    <message>
        <source>Introduced</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>تم التعريف</translation>
    </message>
    <message>
        <source>“Keyboard shortcuts” must have a list of keys for each action.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>يجب أن يكون في «اختصارات لوحة المفاتيح» قائمة مفاتيح لكل إجراء.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>app/conversation/comparison.py, app/settings/groups.py</extracomment>
        <translation>الحرارة</translation>
    </message>
    <message>
        <source>How daring the choice of words is: 0 always takes the likeliest, 1 follows the model&apos;s own odds.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>مدى الجرأة في اختيار الكلمات: 0 يأخذ دائمًا الأرجح، و1 يتبع احتمالات النموذج نفسه.</translation>
    </message>
    <message>
        <source>Top-k</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Only the k likeliest tokens may be chosen; 0 switches this off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>لا يُختار إلا من بين k من tokens الأرجح؛ 0 يوقف هذا.</translation>
    </message>
    <message>
        <source>Top-p</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Only the likeliest tokens that together reach this probability; 1 switches this off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>لا يُختار إلا من tokens الأرجح التي تبلغ معًا هذا الاحتمال؛ 1 يوقف هذا.</translation>
    </message>
    <message>
        <source>Min-p</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Min-p</translation>
    </message>
    <message>
        <source>Only tokens at least this likely compared with the likeliest; 0 switches this off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>لا يُختار إلا ما بلغ احتماله هذا القدر قياسًا إلى الأرجح؛ 0 يوقف هذا.</translation>
    </message>
    <message>
        <source>Repeat penalty</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>عقوبة التكرار</translation>
    </message>
    <message>
        <source>Above 1, tokens that were just used become less likely; 1 switches this off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>فوق 1 يقلّ احتمال tokens التي استُخدمت للتو؛ 1 يوقف هذا.</translation>
    </message>
    <message>
        <source>Typical-p</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Typical-p</translation>
    </message>
    <message>
        <source>Only tokens about as surprising as the text so far; 1 switches this off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>فقط tokens التي تفاجئ بقدر ما فاجأ النص حتى الآن؛ 1 يوقف هذا.</translation>
    </message>
    <message>
        <source>Presence penalty</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>عقوبة الحضور</translation>
    </message>
    <message>
        <source>Tokens that were just used become less likely by this much; 0: off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>يقلّ احتمال tokens التي استُخدمت للتو بهذا القدر؛ 0: متوقف.</translation>
    </message>
    <message>
        <source>Frequency penalty</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>عقوبة التواتر</translation>
    </message>
    <message>
        <source>The same, for each time a token was just used; 0: off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>الشيء نفسه، عن كل مرة استُخدم فيها token للتو؛ 0: متوقف.</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>app/conversation/comparison.py, app/settings/groups.py</extracomment>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>The same seed gives the same reply to the same conversation, guessing or not.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>البذرة نفسها تعطي الرد نفسه للحوار نفسه، مع التخمين أو بدونه.</translation>
    </message>
    <message>
        <source>a new one each time</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>جديدة كل مرة</translation>
    </message>
    <message>
        <source>Longest reply</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>أطول رد</translation>
    </message>
    <message>
        <source>A reply ends after this many tokens at the latest.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>ينتهي الرد بعد هذا العدد من tokens على الأكثر.</translation>
    </message>
    <message>
        <source>until it is finished</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>حتى يكتمل</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>app/settings/groups.py, app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>التفكير</translation>
    </message>
    <message>
        <source>Whether a model that can be told thinks before it answers.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>هل يفكّر النموذج القابل لذلك قبل أن يجيب.</translation>
    </message>
    <message>
        <source>as the model does by itself</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>كما يفعل النموذج من نفسه</translation>
    </message>
    <message>
        <source>System prompt</source>
        <extracomment>app/settings/groups.py, app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>مطالبة النظام</translation>
    </message>
    <message>
        <source>Said to the model before every conversation, such as how it should answer.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>ما يُقال للنموذج قبل كل حوار، مثل طريقة الإجابة المطلوبة.</translation>
    </message>
    <message>
        <source>Let chats use tools</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>السماح للمحادثات بالأدوات</translation>
    </message>
    <message>
        <source>A button beside the message field then switches tools on for one chat. Each call is shown, and you are asked before it is made. Tools are programs that you set up below, and a clock and a calculator that come along.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>يشغّل زر بجانب حقل الرسالة عندئذ الأدوات لمحادثة واحدة. يُعرض كل استدعاء وتُسأل قبل تنفيذه. الأدوات برامج تُعدّها أدناه، وساعة وآلة حاسبة ترافقان البرنامج.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>What the window is written in, from its next start on. Replies are in the language that you write in.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>اللغة المكتوبة بها النافذة، ابتداءً من تشغيلها التالي. أما الردود فباللغة التي تكتب بها.</translation>
    </message>
    <message>
        <source>translation locale deutsch français español 中文 العربية</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>ترجمة لغة العربية محلي deutsch français español 中文</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>Light, dark, or as the system has it, which includes its high contrast.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>فاتحة أو داكنة أو كما في النظام، بما في ذلك تباينه العالي.</translation>
    </message>
    <message>
        <source>Zoom</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>التكبير</translation>
    </message>
    <message>
        <source>Size of everything in the window; 1 is normal.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>حجم كل ما في النافذة؛ 1 هو العادي.</translation>
    </message>
    <message>
        <source>larger smaller text size scale</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>أكبر أصغر حجم النص مقياس</translation>
    </message>
    <message>
        <source>Density</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>الكثافة</translation>
    </message>
    <message>
        <source>How much room there is around text: compact shows more of a chat at once.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>مقدار الفراغ حول النص: المتراصّ يعرض من المحادثة أكثر دفعة واحدة.</translation>
    </message>
    <message>
        <source>spacing line height</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>تباعد ارتفاع السطر</translation>
    </message>
    <message>
        <source>Font of replies</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>خط الردود</translation>
    </message>
    <message>
        <source>The font that questions and replies are set in.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>الخط الذي تُعرض به الأسئلة والردود.</translation>
    </message>
    <message>
        <source>as in the window</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>كما في النافذة</translation>
    </message>
    <message>
        <source>typeface family text</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>خط عائلة نص</translation>
    </message>
    <message>
        <source>Text size of replies</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>حجم نص الردود</translation>
    </message>
    <message>
        <source>How large questions and replies are set, in pixels where the zoom is 1.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>حجم الأسئلة والردود بالبكسل عندما يكون التكبير 1.</translation>
    </message>
    <message>
        <source>font size larger smaller</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>حجم الخط أكبر أصغر</translation>
    </message>
    <message>
        <source>Font of code</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>خط الشيفرة</translation>
    </message>
    <message>
        <source>The font that code in replies is set in: its letters should be of one width.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>الخط الذي تُعرض به الشيفرة في الردود: يُستحسن أن تتساوى حروفه عرضًا.</translation>
    </message>
    <message>
        <source>as the system has it</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>كما في النظام</translation>
    </message>
    <message>
        <source>monospace typeface family</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>خط ثابت العرض عائلة</translation>
    </message>
    <message>
        <source>Check spelling</source>
        <extracomment>app/settings/groups.py, app/ui/chat/composing/spell_check.py</extracomment>
        <translation>التدقيق الإملائي</translation>
    </message>
    <message>
        <source>Words of your message that no dictionary knows are underlined. Asked are this computer&apos;s dictionaries for the languages of the window, the keyboard and the system, and English; without any, nothing is underlined.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>توضع خطوط تحت كلمات رسالتك التي لا يعرفها أي قاموس. تُسأل قواميس هذا الحاسوب للغات النافذة ولوحة المفاتيح والنظام وللإنجليزية؛ فإن لم توجد فلا يوضع خط.</translation>
    </message>
    <message>
        <source>spell checker dictionary typing mistakes typos hunspell enchant</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>المدقق الإملائي قاموس أخطاء الكتابة hunspell enchant</translation>
    </message>
    <message>
        <source>Break long lines of code</source>
        <extracomment>app/settings/groups.py, app/ui/transcript/text/code_buttons.py</extracomment>
        <translation>كسر أسطر الشيفرة الطويلة</translation>
    </message>
    <message>
        <source>Long lines go on in the next one; otherwise code scrolls to the side.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>تستمر الأسطر الطويلة في السطر التالي؛ وإلا تُمرَّر الشيفرة جانبًا.</translation>
    </message>
    <message>
        <source>word wrap line wrap</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>التفاف الكلمات التفاف السطر</translation>
    </message>
    <message>
        <source>Less motion</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>حركة أقل</translation>
    </message>
    <message>
        <source>Nothing moves by itself. Where the system is set so, that holds too.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>لا شيء يتحرك من تلقاء نفسه. وإذا كان النظام مضبوطًا كذلك سرى هذا أيضًا.</translation>
    </message>
    <message>
        <source>animation reduced motion accessibility</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>رسوم متحركة تقليل الحركة إتاحة وصول</translation>
    </message>
    <message>
        <source>Show wrong guesses</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>عرض التخمينات الخاطئة</translation>
    </message>
    <message>
        <source>Show wrong guesses in place, struck through.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>عرض التخمينات الخاطئة في مواضعها مشطوبة.</translation>
    </message>
    <message>
        <source>The name of a font is one line of at most 200 letters.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>اسم الخط سطر واحد من 200 حرف على الأكثر.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: there is no program “{command}”. Install it, or give its whole path.</source>
        <extracomment>app/tool_servers/server_process.py</extracomment>
        <translation>لا يمكن تشغيل «{name}»: لا برنامج اسمه «{command}». ثبّته، أو اذكر مساره كاملًا.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>لا يمكن تشغيل «{name}»: {reason}.</translation>
    </message>
    <message>
        <source>This is too long for a list of tool servers.</source>
        <extracomment>app/tool_servers/server_settings.py</extracomment>
        <translation>هذا أطول من أن يكون قائمة خوادم أدوات.</translation>
    </message>
    <message>
        <source>There are no servers in this: expected is {&quot;mcpServers&quot;: {&quot;name&quot;: {&quot;command&quot;: &quot;…&quot;}}}.</source>
        <extracomment>app/tool_servers/server_settings.py</extracomment>
        <translation>لا خوادم في هذا: المتوقع {&quot;mcpServers&quot;: {&quot;name&quot;: {&quot;command&quot;: &quot;…&quot;}}}.</translation>
    </message>
    <message>
        <source>This is no JSON. Expected is what other programs keep: {&quot;mcpServers&quot;: {&quot;name&quot;: {&quot;command&quot;: &quot;…&quot;}}}.</source>
        <extracomment>app/tool_servers/server_settings.py</extracomment>
        <translation>هذا ليس JSON. المتوقع ما تحفظه برامج أخرى: {&quot;mcpServers&quot;: {&quot;name&quot;: {&quot;command&quot;: &quot;…&quot;}}}.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <extracomment>app/tool_servers/server_connection.py, app/tool_servers/toolbox.py</extracomment>
        <translation>أُوقف.</translation>
    </message>
    <message>
        <source>“{name}” was switched off.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>أُطفئ «{name}».</translation>
    </message>
    <message>
        <source>it does not say why</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>لا يذكر السبب</translation>
    </message>
    <message>
        <source>“{name}” refused: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>رفض «{name}»: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” did not answer within {seconds} seconds.</source>
        <extracomment>app/tool_servers/server_connection.py</extracomment>
        <translation>لم يجب «{name}» خلال {seconds} ثانية.</translation>
    </message>
    <message>
        <source>“{name}” said more than {most} MB at once, and was ended.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>قال «{name}» أكثر من {most} MB دفعة واحدة، فأُنهي.</translation>
    </message>
    <message>
        <source>“{name}” does not speak the Model Context Protocol.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>لا يتكلم «{name}» بروتوكول Model Context Protocol.</translation>
    </message>
    <message>
        <source>“{name}” is switched off.</source>
        <extracomment>app/tool_servers/toolbox.py</extracomment>
        <translation>«{name}» مطفأ.</translation>
    </message>
    <message>
        <source>not called yet</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>لم تُستدعَ بعد</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a tool call</comment>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>تمّ</translation>
    </message>
    <message>
        <source>did not work</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>لم تنجح</translation>
    </message>
    <message>
        <source>not allowed</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>غير مسموح</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>أُوقفت</translation>
    </message>
    <message>
        <source>“{tool}” of {server}</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>«{tool}» من {server}</translation>
    </message>
    <message>
        <source>Tool: {tool} · {outcome}</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>الأداة: {tool} · {outcome}</translation>
    </message>
    <message>
        <source>Asked with:</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>سُئلت بـ:</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>(لا شيء)</translation>
    </message>
    <message>
        <source>a tool server</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>خادم أدوات</translation>
    </message>
    <message>
        <source>Brought:</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>أتت بـ:</translation>
    </message>
    <message>
        <source>slower than without ({times}×)</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>أبطأ منه بدون تخمين ({times}×)</translation>
    </message>
    <message>
        <source>as fast as without</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>بسرعته بدون تخمين</translation>
    </message>
    <message>
        <source>{times}× faster than without</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>أسرع {times}× منه بدون تخمين</translation>
    </message>
    <message>
        <source>so far {comparison}</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>حتى الآن {comparison}</translation>
    </message>
    <message>
        <source>guesses are not told</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>التخمينات غير معلومة</translation>
    </message>
    <message>
        <source>about: by the pieces that come</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>تقريبًا: بحسب القطع الواصلة</translation>
    </message>
    <message>
        <source>guessing is paused</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>التخمين متوقف مؤقتًا</translation>
    </message>
    <message>
        <source>nothing guessed so far</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>لم يُخمَّن شيء حتى الآن</translation>
    </message>
    <message>
        <source>nothing was guessed</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>لم يُخمَّن شيء</translation>
    </message>
    <message>
        <source>too early to compare</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>المقارنة سابقة لأوانها</translation>
    </message>
    <message>
        <source>not measured without yet</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>لم يُقس بدونه بعد</translation>
    </message>
    <message>
        <source>Ended at the token limit</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>انتهى عند حد tokens</translation>
    </message>
    <message>
        <source>Ended because the context is full</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>انتهى لامتلاء السياق</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>أُوقف</translation>
    </message>
    <message>
        <source>The connection broke</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>انقطع الاتصال</translation>
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
            <numerusform>لا جولات</numerusform>
            <numerusform>جولة واحدة</numerusform>
            <numerusform>جولتان</numerusform>
            <numerusform>%n جولات</numerusform>
            <numerusform>%n جولة</numerusform>
            <numerusform>%n جولة</numerusform>
        </translation>
    </message>
    <message>
        <source>by {machine}</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>من {machine}</translation>
    </message>
    <message>
        <source>Ended: it repeated itself</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>انتهى: كرّر نفسه</translation>
    </message>
    <message>
        <source>{share} % accepted, of all it wrote meanwhile</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>قُبل {share} % من كل ما كتبه خلال ذلك</translation>
    </message>
    <message>
        <source>{share} % accepted</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>قُبل {share} %</translation>
    </message>
    <message>
        <source>Guesses not told</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>التخمينات غير معلومة</translation>
    </message>
    <message numerus="yes">
        <source>Thought for %n words</source>
        <comment>Thought for %n word</comment>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>
            <numerusform>لم يفكّر</numerusform>
            <numerusform>فكّر كلمة واحدة</numerusform>
            <numerusform>فكّر كلمتين</numerusform>
            <numerusform>فكّر %n كلمات</numerusform>
            <numerusform>فكّر %n كلمة</numerusform>
            <numerusform>فكّر %n كلمة</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking… {count} words</source>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>يفكّر… {count} كلمة</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>app/traces/readout.py, app/ui/chat/composing/composer.py, app/ui/dialogs/knowledge_dialog.py, app/ui/models_page/hub/draft_view.py, app/ui/models_page/hub/search_view.py, app/ui/overlays/comparison_view.py, app/ui/overlays/race_view.py, app/ui/window/chat_transfers.py</extracomment>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Write it again</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>كتابة من جديد</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>app/traces/readout.py, app/ui/models_page/pair_state.py, app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>New chat</source>
        <extracomment>app/traces/readout.py, app/ui/chat_list/chat_actions.py, app/ui/chat_list/sidebar.py, app/ui/dialogs/deleted_chats_dialog.py, app/ui/window/shortcuts.py</extracomment>
        <translation>محادثة جديدة</translation>
    </message>
    <message>
        <source>This reply repeated itself until it was ended.</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>كرّر هذا الرد نفسه حتى أُنهي.</translation>
    </message>
    <message>
        <source>This reply repeated itself until the context was full.</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>كرّر هذا الرد نفسه حتى امتلأ السياق.</translation>
    </message>
    <message>
        <source>The context is full, so this reply ended early. A new chat has all the room.</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>السياق ممتلئ، فانتهى هذا الرد مبكرًا. في محادثة جديدة متّسع كامل.</translation>
    </message>
    <message>
        <source>The context is full, so this reply ended early. It can go on without what is oldest; a new chat has all the room.</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>السياق ممتلئ، فانتهى هذا الرد مبكرًا. يمكن متابعته دون أقدم ما فيه؛ وفي محادثة جديدة متّسع كامل.</translation>
    </message>
    <message>
        <source>The model has called tools in many replies in a row. This one is written without, from what they brought.</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>استدعى النموذج أدوات في ردود كثيرة متتالية. يُكتب هذا بدونها، مما أتت به.</translation>
    </message>
    <message>
        <source>A list</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>قائمة</translation>
    </message>
    <message>
        <source>Much of a list is easy to guess: most guesses are right, and many words come at once.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>كثير من القائمة سهل التخمين: معظم التخمينات صحيح، وتأتي كلمات كثيرة معًا.</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>app/traces/trace_files.py, app/ui/transcript/text/tints.py</extracomment>
        <translation>شيفرة</translation>
    </message>
    <message>
        <source>Code says the next word well in advance.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>تُنبئ الشيفرة بالكلمة التالية قبل أوانها بكثير.</translation>
    </message>
    <message>
        <source>A daring poem</source>
        <extracomment>app/traces/trace_files.py, app/ui/chat/first_page/welcome.py</extracomment>
        <translation>قصيدة جريئة</translation>
    </message>
    <message>
        <source>At temperature 2 the big model often takes a word that nobody would guess.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>عند درجة الحرارة 2 كثيرًا ما يأخذ النموذج الكبير كلمة لا يخمّنها أحد.</translation>
    </message>
    <message numerus="yes">
        <source>%n words.</source>
        <comment>%n word.</comment>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>
            <numerusform>بلا كلمات.</numerusform>
            <numerusform>كلمة واحدة.</numerusform>
            <numerusform>كلمتان.</numerusform>
            <numerusform>%n كلمات.</numerusform>
            <numerusform>%n كلمة.</numerusform>
            <numerusform>%n كلمة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reply was stopped: {words}</source>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>أُوقف الرد: {words}</translation>
    </message>
    <message>
        <source>The reply is finished: {words}</source>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>اكتمل الرد: {words}</translation>
    </message>
    <message>
        <source>The reply was stopped; it says nothing.</source>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>أُوقف الرد؛ ولا يقول شيئًا.</translation>
    </message>
    <message>
        <source>The reply is finished; it says nothing.</source>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>اكتمل الرد؛ ولا يقول شيئًا.</translation>
    </message>
    <message>
        <source>“{name}” is too large for a recorded reply ({value} MB at most), and was not opened.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>«{name}» أكبر من رد مسجّل ({value} MB على الأكثر)، فلم يُفتح.</translation>
    </message>
    <message>
        <source>“{name}” is a whole chat. What can be opened here is one recorded reply.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>«{name}» محادثة كاملة. ما يُفتح هنا رد مسجّل واحد.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it may have been cut off. Save or copy it again.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>«{name}» تالف: ربما قُطع. احفظه أو انسخه ثانية.</translation>
    </message>
    <message>
        <source>“{name}” is not a recorded reply.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>«{name}» ليس ردًا مسجّلًا.</translation>
    </message>
    <message>
        <source>“{name}” cannot be shown. {error}</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>لا يمكن عرض «{name}». {error}</translation>
    </message>
    <message>
        <source>Assistants (*.json)</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>المساعدون (*.json)</translation>
    </message>
    <message>
        <source>An assistant is a way to answer: what the model is told before the chat, and settings of its own. Choose one beside the message field; each chat has its own.</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>المساعد طريقة في الإجابة: ما يُقال للنموذج قبل المحادثة، وإعدادات خاصة. اختر واحدًا بجانب حقل الرسالة؛ لكل محادثة مساعدها.</translation>
    </message>
    <message>
        <source>Models that answer where this assistant is chosen. Those chosen by hand in a chat hold there until you close the window.</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>النماذج التي تجيب حيث اختير هذا المساعد. ما تختاره بيدك في محادثة يسري فيها حتى تغلق النافذة.</translation>
    </message>
    <message numerus="yes">
        <source>%n assistants were added.</source>
        <comment>“{name}” was added.</comment>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>
            <numerusform>لم يُضف أي مساعد.</numerusform>
            <numerusform>أُضيف «{name}».</numerusform>
            <numerusform>أُضيف مساعدان.</numerusform>
            <numerusform>أُضيف %n مساعدين.</numerusform>
            <numerusform>أُضيف %n مساعدًا.</numerusform>
            <numerusform>أُضيف %n مساعد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Assistants</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>المساعدون</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/prompts_dialog.py, app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>جديد</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>app/ui/chat_list/sidebar.py, app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>تكرار</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/prompts_dialog.py, app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/text_dialogs.py, app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Import, export ▾</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>استيراد، تصدير ▾</translation>
    </message>
    <message>
        <source>Give assistants to others, or take theirs</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>أعطِ الآخرين مساعدين، أو خذ مساعديهم</translation>
    </message>
    <message>
        <source>Import and export</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>استيراد وتصدير</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>استيراد…</translation>
    </message>
    <message>
        <source>Export this one…</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>تصدير هذا…</translation>
    </message>
    <message>
        <source>Export all…</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>تصدير الكل…</translation>
    </message>
    <message>
        <source>Import assistants</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>استيراد مساعدين</translation>
    </message>
    <message>
        <source>Export assistants</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>تصدير المساعدين</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py, app/ui/dialogs/another_computer.py, app/ui/dialogs/confirm_dialog.py, app/ui/dialogs/files_dialog.py, app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/import_dialog.py, app/ui/dialogs/prompts_dialog.py, app/ui/dialogs/text_dialogs.py, app/ui/dialogs/tool_server_dialog.py, app/ui/models_page/hub/files_download.py, app/ui/models_page/library_view.py, app/ui/models_page/pair_card.py, app/ui/window/wiring.py</extracomment>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>There can be at most {most} assistants.</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>لا يمكن أن يزيد المساعدون على {most}.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>حُفظ باسم {name}.</translation>
    </message>
    <message>
        <source>Models</source>
        <extracomment>app/settings/declaration.py, app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/folder_settings_dialog.py, app/ui/models_page/models_page.py</extracomment>
        <translation>النماذج</translation>
    </message>
    <message numerus="yes">
        <source>%n chats have it: they stay readable and go on without.</source>
        <comment>One chat has it: it stays readable and goes on without.</comment>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>
            <numerusform>لا محادثة تستخدمه.</numerusform>
            <numerusform>تستخدمه محادثة واحدة: تبقى مقروءة وتستمر بدونه.</numerusform>
            <numerusform>تستخدمه محادثتان: تبقيان مقروءتين وتستمران بدونه.</numerusform>
            <numerusform>تستخدمه %n محادثات: تبقى مقروءة وتستمر بدونه.</numerusform>
            <numerusform>تستخدمه %n محادثة: تبقى مقروءة وتستمر بدونه.</numerusform>
            <numerusform>تستخدمه %n محادثة: تبقى مقروءة وتستمر بدونه.</numerusform>
        </translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>app/ui/overlays/recorded_actions.py, app/ui/toolkit/files/file_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>No name</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>بلا اسم</translation>
    </message>
    <message>
        <source>New assistant</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>مساعد جديد</translation>
    </message>
    <message>
        <source>As in Settings: {words_of}</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>كما في الإعدادات: {words_of}</translation>
    </message>
    <message>
        <source>As in Settings</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>كما في الإعدادات</translation>
    </message>
    <message>
        <source>As chosen in the top bar</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>كما اختير في الشريط العلوي</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>app/conversation/comparison.py, app/ui/chat/composing/choice_buttons.py, app/ui/dialogs/folder_settings_dialog.py, app/ui/models_page/library_words.py</extracomment>
        <translation>مساعد</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no assistant</comment>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>بلا مساعد</translation>
    </message>
    <message>
        <source>Assistant of this chat: {name} (Ctrl+Shift+A)</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>مساعد هذه المحادثة: {name} (Ctrl+Shift+A)</translation>
    </message>
    <message>
        <source>Assistant of this chat: {name}</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>مساعد هذه المحادثة: {name}</translation>
    </message>
    <message>
        <source>Edit assistants…</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py, app/ui/window/shortcuts.py</extracomment>
        <translation>تحرير المساعدين…</translation>
    </message>
    <message>
        <source>How this chat is answered:</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>كيف يُجاب في هذه المحادثة:</translation>
    </message>
    <message>
        <source>No assistant: as in Settings</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py, app/ui/dialogs/folder_settings_dialog.py</extracomment>
        <translation>بلا مساعد: كما في الإعدادات</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <extracomment>app/ui/chat/banner.py</extracomment>
        <translation>إخفاء هذه الرسالة</translation>
    </message>
    <message>
        <source>“{assistant}” is set to use {model}, which is not on this computer. The models you have chosen answer instead.</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>«{assistant}» مضبوط على {model}، وهو ليس على هذا الحاسوب. تجيب بدله النماذج التي اخترتها.</translation>
    </message>
    <message>
        <source>Conversation</source>
        <extracomment>app/ui/chat/chat_view.py</extracomment>
        <translation>الحوار</translation>
    </message>
    <message>
        <source>Ask anything</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>اسأل ما تشاء</translation>
    </message>
    <message>
        <source>Ask something about what you added</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>اسأل عمّا أضفته</translation>
    </message>
    <message>
        <source>Your message</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>رسالتك</translation>
    </message>
    <message>
        <source>Send</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>إرسال</translation>
    </message>
    <message>
        <source>Send (Enter)</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>إرسال (Enter)</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>إيقاف (Esc)</translation>
    </message>
    <message>
        <source>Add files to your message (Ctrl+U)</source>
        <extracomment>app/ui/chat/composing/attach_button.py</extracomment>
        <translation>إضافة ملفات إلى رسالتك (Ctrl+U)</translation>
    </message>
    <message>
        <source>Prompts you keep (Ctrl+P)</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>المطالبات المحفوظة (Ctrl+P)</translation>
    </message>
    <message>
        <source>Editing your message: the old version is kept</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>تحرير رسالتك: النسخة القديمة محفوظة</translation>
    </message>
    <message>
        <source>Cancel editing (Esc)</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>إلغاء التحرير (Esc)</translation>
    </message>
    <message>
        <source>The files are being read</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>تجري قراءة الملفات</translation>
    </message>
    <message>
        <source>Context in use</source>
        <extracomment>app/ui/chat/status_line.py</extracomment>
        <translation>السياق المستخدم</translation>
    </message>
    <message>
        <source>How much of the context, what the models can see of a chat, this one takes. Settings has a larger one.</source>
        <extracomment>app/ui/chat/status_line.py</extracomment>
        <translation>كم تأخذ هذه المحادثة من السياق، أي ما يمكن للنماذج أن تراه منها. في الإعدادات سياق أكبر.</translation>
    </message>
    <message>
        <source>Write some code</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>كتابة شيفرة</translation>
    </message>
    <message>
        <source>Guessing shines: code says the next word well in advance.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>هنا يتألق التخمين: تُنبئ الشيفرة بالكلمة التالية قبل أوانها.</translation>
    </message>
    <message>
        <source>List the planets</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>سرد الكواكب</translation>
    </message>
    <message>
        <source>Guessing shines: in a list every line is built alike.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>هنا يتألق التخمين: في القائمة تُبنى الأسطر على نسق واحد.</translation>
    </message>
    <message>
        <source>Rewrite a text</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>إعادة صياغة نص</translation>
    </message>
    <message>
        <source>Guessing shines: most of the reply stands in the question already.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>هنا يتألق التخمين: معظم الرد موجود في السؤال أصلًا.</translation>
    </message>
    <message>
        <source>Guessing is hard: at temperature {temperature} (for this reply only) words are a surprise, and more are missed.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>هنا يصعب التخمين: عند درجة الحرارة {temperature} (لهذا الرد وحده) تفاجئ الكلمات، ويخطئ منها أكثر.</translation>
    </message>
    <message>
        <source>Send the part that fits</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>إرسال الجزء الذي يتّسع</translation>
    </message>
    <message>
        <source>Send the passages that match</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>إرسال المقاطع المطابقة</translation>
    </message>
    <message>
        <source>“{file}” has {tokens} tokens, and there is room for {room}.</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>في «{file}» ‏{tokens} tokens، والمتاح {room}.</translation>
    </message>
    <message>
        <source>These files have {tokens} tokens, and there is room for {room}.</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>في هذه الملفات {tokens} tokens، والمتاح {room}.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <extracomment>app/ui/chat/composing/file_strip.py, app/ui/chat/composing/resource_dialog.py, app/ui/dialogs/picture_dialog.py</extracomment>
        <translation>تجري القراءة…</translation>
    </message>
    <message>
        <source>At most {share} of {all} tokens</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>{share} من {all} tokens على الأكثر</translation>
    </message>
    <message>
        <source>{share} of {total} tokens</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>{share} من {total} tokens</translation>
    </message>
    <message>
        <source>Settings has a larger context, which takes more memory.</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>في الإعدادات سياق أكبر، يحتاج ذاكرة أكثر.</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>app/ui/chat/composing/file_strip.py, app/ui/dialogs/knowledge_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>{much} What should be sent?</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>{much} ماذا يُرسل؟</translation>
    </message>
    <message>
        <source>{much} The beginning is sent.</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>{much} تُرسل البداية.</translation>
    </message>
    <message>
        <source>{much} What matches your question is sent.</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>{much} يُرسل ما يطابق سؤالك.</translation>
    </message>
    <message>
        <source>The part that fits</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>الجزء الذي يتّسع</translation>
    </message>
    <message>
        <source>From the beginning, as far as there is room</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>من البداية، بقدر ما يتّسع</translation>
    </message>
    <message>
        <source>The passages that match</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>المقاطع المطابقة</translation>
    </message>
    <message>
        <source>Those with the words of your question in them, as many as fit</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>التي فيها كلمات سؤالك، بقدر ما يتّسع</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>إزالته</translation>
    </message>
    <message>
        <source>Remove the largest</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>إزالة الأكبر</translation>
    </message>
    <message>
        <source>Find in this chat</source>
        <extracomment>app/ui/chat/find_bar.py, app/ui/window/shortcuts.py</extracomment>
        <translation>بحث في هذه المحادثة</translation>
    </message>
    <message>
        <source>Enter goes to the next place, Shift+Enter to the one before, Escape ends it.</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>ينقل Enter إلى الموضع التالي، وShift+Enter إلى السابق، وينهي Escape البحث.</translation>
    </message>
    <message>
        <source>The place before (Shift+F3)</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>الموضع السابق (Shift+F3)</translation>
    </message>
    <message>
        <source>The next place (F3)</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>الموضع التالي (F3)</translation>
    </message>
    <message>
        <source>End the search (Esc)</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>إنهاء البحث (Esc)</translation>
    </message>
    <message>
        <source>{place} of {total}</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>{place} من {total}</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>app/ui/chat/find_bar.py, app/ui/models_page/hub/problem.py</extracomment>
        <translation>لا نتائج</translation>
    </message>
    <message numerus="yes">
        <source>%n files are too many: a message can have {most}. None of them was added.</source>
        <comment>One file more is too many: a message can have {most}. None of them was added.</comment>
        <extracomment>app/ui/chat/composing/pending_files.py</extracomment>
        <translation>
            <numerusform>لا ملف زائد: يمكن أن تحوي الرسالة {most}.</numerusform>
            <numerusform>هناك ملف زائد: يمكن أن تحوي الرسالة {most}. لم يُضف أي منها.</numerusform>
            <numerusform>هناك ملفان زائدان: يمكن أن تحوي الرسالة {most}. لم يُضف أي منها.</numerusform>
            <numerusform>هناك %n ملفات زائدة: يمكن أن تحوي الرسالة {most}. لم يُضف أي منها.</numerusform>
            <numerusform>هناك %n ملفًا زائدًا: يمكن أن تحوي الرسالة {most}. لم يُضف أي منها.</numerusform>
            <numerusform>هناك %n ملف زائد: يمكن أن تحوي الرسالة {most}. لم يُضف أي منها.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{file}” is there already.</source>
        <extracomment>app/ui/chat/composing/pending_files.py</extracomment>
        <translation>«{file}» موجود أصلًا.</translation>
    </message>
    <message>
        <source>What you pasted is one file more than the {most} that a message can have.</source>
        <extracomment>app/ui/chat/composing/pending_files.py</extracomment>
        <translation>ما لصقته ملف زائد على {most} التي تحويها الرسالة.</translation>
    </message>
    <message numerus="yes">
        <source>%n more files cannot be taken.</source>
        <comment>%n more file cannot be taken.</comment>
        <extracomment>app/ui/chat/composing/pending_files.py</extracomment>
        <translation>
            <numerusform>لا ملفات زائدة.</numerusform>
            <numerusform>لا يمكن أخذ ملف آخر.</numerusform>
            <numerusform>لا يمكن أخذ ملفين آخرين.</numerusform>
            <numerusform>لا يمكن أخذ %n ملفات أخرى.</numerusform>
            <numerusform>لا يمكن أخذ %n ملفًا آخر.</numerusform>
            <numerusform>لا يمكن أخذ %n ملف آخر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Prompts</source>
        <extracomment>app/ui/chat/composing/message_sending.py, app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>المطالبات</translation>
    </message>
    <message>
        <source>Edit prompts…</source>
        <extracomment>app/ui/chat/composing/message_sending.py</extracomment>
        <translation>تحرير المطالبات…</translation>
    </message>
    <message>
        <source>Keep this message as a prompt…</source>
        <extracomment>app/ui/chat/composing/message_sending.py</extracomment>
        <translation>حفظ هذه الرسالة مطالبةً…</translation>
    </message>
    <message>
        <source>Answer me now</source>
        <extracomment>app/ui/chat/replying/reply_remark.py</extracomment>
        <translation>أجبني الآن</translation>
    </message>
    <message>
        <source>End the reply for the other program</source>
        <extracomment>app/ui/chat/replying/reply_remark.py</extracomment>
        <translation>إنهاء رد البرنامج الآخر</translation>
    </message>
    <message>
        <source>Add to dictionary</source>
        <extracomment>app/ui/chat/composing/spell_check.py</extracomment>
        <translation>إضافة إلى القاموس</translation>
    </message>
    <message>
        <source>Ignore this word</source>
        <extracomment>app/ui/chat/composing/spell_check.py</extracomment>
        <translation>تجاهل هذه الكلمة</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <extracomment>app/ui/chat/composing/spell_check.py</extracomment>
        <translation>لا توجد اقتراحات</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <extracomment>app/ui/chat/status_line.py</extracomment>
        <translation>لم يُحفظ بعد</translation>
    </message>
    <message>
        <source>The last words of a reply are not on the disk. They are saved as soon as that is possible; closing the window before then loses them.</source>
        <extracomment>app/ui/chat/status_line.py</extracomment>
        <translation>آخر كلمات رد ليست على القرص. تُحفظ متى أمكن؛ وإغلاق النافذة قبل ذلك يُفقدها.</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>app/ui/chat/first_page/loading_show.py, app/ui/chat/status_line.py</extracomment>
        <translation>التقدّم</translation>
    </message>
    <message>
        <source>Thinking before the answer is on in this chat: slower, and often better</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>التفكير قبل الجواب مفعّل في هذه المحادثة: أبطأ، وكثيرًا ما يكون أفضل</translation>
    </message>
    <message>
        <source>Thinking before the answer: on</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>التفكير قبل الجواب: مفعّل</translation>
    </message>
    <message>
        <source>Thinking before the answer is off in this chat: the answer comes at once</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>التفكير قبل الجواب متوقف في هذه المحادثة: يأتي الجواب فورًا</translation>
    </message>
    <message>
        <source>Thinking before the answer: off</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>التفكير قبل الجواب: متوقف</translation>
    </message>
    <message>
        <source>Thinks first</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>يفكّر أولًا</translation>
    </message>
    <message>
        <source>Thinking off</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>بلا تفكير</translation>
    </message>
    <message>
        <source>What the tool is given</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>ما تُعطاه الأداة</translation>
    </message>
    <message>
        <source>Allow once</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>السماح مرة</translation>
    </message>
    <message>
        <source>Allow in this chat</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>السماح في هذه المحادثة</translation>
    </message>
    <message>
        <source>This tool is not asked for again in this chat</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>لا يُسأل عن هذه الأداة ثانية في هذه المحادثة</translation>
    </message>
    <message>
        <source>Never in this chat</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>المنع في هذه المحادثة</translation>
    </message>
    <message>
        <source>The model is told no, and not offered it again here</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>يُقال للنموذج لا، ولا تُعرض عليه ثانية هنا</translation>
    </message>
    <message>
        <source>The model wants to use {tool}, with:</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>يريد النموذج استخدام {tool} بهذا:</translation>
    </message>
    <message>
        <source>Waiting for {tool}…</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>في انتظار {tool}…</translation>
    </message>
    <message>
        <source>Starting the tools of this chat…</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>تُشغَّل أدوات هذه المحادثة…</translation>
    </message>
    <message>
        <source>Tools of this chat</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>أدوات هذه المحادثة</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no tools</comment>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>بلا أدوات</translation>
    </message>
    <message>
        <source>Tools of this chat: {names}</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>أدوات هذه المحادثة: {names}</translation>
    </message>
    <message>
        <source>Set up tools…</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>إعداد الأدوات…</translation>
    </message>
    <message>
        <source>Tools that this chat may use:</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>أدوات يجوز لهذه المحادثة استخدامها:</translation>
    </message>
    <message>
        <source>Starter pair</source>
        <extracomment>app/ui/chat/replying/cards.py, app/ui/toolkit/language/words.py</extracomment>
        <translation>زوج البداية</translation>
    </message>
    <message>
        <source>Try it now, nothing to download</source>
        <extracomment>app/ui/chat/first_page/welcome.py, app/ui/chat/replying/cards.py</extracomment>
        <translation>جرّب الآن، بلا تنزيل</translation>
    </message>
    <message>
        <source>Starter pair: try it now, nothing to download</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>زوج البداية: جرّب الآن، بلا تنزيل</translation>
    </message>
    <message>
        <source>Choose a pair…</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>اختيار زوج…</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Put the question back into the message field</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>إعادة السؤال إلى حقل الرسالة</translation>
    </message>
    <message>
        <source>Your question waits for a model, and is answered as soon as one is loaded.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>سؤالك ينتظر نموذجًا، ويُجاب متى حُمّل واحد.</translation>
    </message>
    <message>
        <source>Your question waits, since the models are not loaded. It is answered as soon as they are, or others.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>سؤالك ينتظر لأن النماذج غير محمّلة. يُجاب متى حُمّلت هي أو غيرها.</translation>
    </message>
    <message>
        <source>This question has no reply yet.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>لا رد على هذا السؤال بعد.</translation>
    </message>
    <message>
        <source>Your question is answered as soon as the models are loaded.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>يُجاب سؤالك متى حُمّلت النماذج.</translation>
    </message>
    <message>
        <source>Your question is answered after the reply that is being written.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>يُجاب سؤالك بعد الرد الذي يُكتب الآن.</translation>
    </message>
    <message>
        <source>Load them</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>تحميلها</translation>
    </message>
    <message>
        <source>Answer it</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>الإجابة عنه</translation>
    </message>
    <message>
        <source>Chat with a model on your own computer</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>تحدّث مع نموذج على حاسوبك</translation>
    </message>
    <message>
        <source>Open model files</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>فتح ملفات نماذج</translation>
    </message>
    <message>
        <source>Get a real pair</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>جلب زوج حقيقي</translation>
    </message>
    <message>
        <source>Watch a recorded reply: {title}</source>
        <extracomment>app/ui/chat/first_page/welcome.py, app/ui/window/shortcuts.py</extracomment>
        <translation>شاهد ردًا مسجّلًا: {title}</translation>
    </message>
    <message>
        <source>What would you like to know?</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>ماذا تودّ أن تعرف؟</translation>
    </message>
    <message>
        <source>New folder</source>
        <extracomment>app/ui/chat_list/chat_actions.py, app/ui/chat_list/sidebar.py</extracomment>
        <translation>مجلد جديد</translation>
    </message>
    <message numerus="yes">
        <source>%n chats</source>
        <comment>%n chat</comment>
        <extracomment>app/ui/chat_list/chat_actions.py, app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>
            <numerusform>لا محادثات (%n)</numerusform>
            <numerusform>محادثة واحدة</numerusform>
            <numerusform>محادثتان</numerusform>
            <numerusform>%n محادثات</numerusform>
            <numerusform>%n محادثة</numerusform>
            <numerusform>%n محادثة</numerusform>
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
        <translation>حُذف: {what}</translation>
    </message>
    <message>
        <source>Moved {what}</source>
        <extracomment>app/ui/chat_list/chat_actions.py</extracomment>
        <translation>نُقل: {what}</translation>
    </message>
    <message>
        <source>Archived {what}</source>
        <extracomment>app/ui/chat_list/chat_actions.py</extracomment>
        <translation>أُرشف: {what}</translation>
    </message>
    <message>
        <source>Removed “{name}”</source>
        <extracomment>app/ui/chat_list/chat_actions.py</extracomment>
        <translation>أُزيل «{name}»</translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>app/ui/chat_list/chat_list.py</extracomment>
        <translation>المحادثات</translation>
    </message>
    <message>
        <source>New title</source>
        <extracomment>app/ui/chat_list/chat_list_delegate.py</extracomment>
        <translation>عنوان جديد</translation>
    </message>
    <message>
        <source>Folder {name}, {count}, {state}</source>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>المجلد {name}، {count}، {state}</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a folder&apos;s state</comment>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>مفتوح</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a folder&apos;s state</comment>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>مغلق</translation>
    </message>
    <message>
        <source>Pinned</source>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>المثبّتة</translation>
    </message>
    <message>
        <source>Show more of {count}</source>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>عرض المزيد من {count}</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n chats</source>
        <comment>Delete</comment>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>
            <numerusform>حذف</numerusform>
            <numerusform>حذف</numerusform>
            <numerusform>حذف المحادثتين</numerusform>
            <numerusform>حذف %n محادثات</numerusform>
            <numerusform>حذف %n محادثة</numerusform>
            <numerusform>حذف %n محادثة</numerusform>
        </translation>
    </message>
    <message>
        <source>Markdown, to read</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Markdown، للقراءة</translation>
    </message>
    <message>
        <source>Web pages, with colours</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>صفحات ويب، بالألوان</translation>
    </message>
    <message>
        <source>JSON, all of it, to take in again</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>JSON، كاملًا، لاستيراده ثانية</translation>
    </message>
    <message>
        <source>Move to folder</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>نقل إلى مجلد</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>إلغاء التثبيت</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>تثبيت</translation>
    </message>
    <message>
        <source>Take out of the folder</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>إخراج من المجلد</translation>
    </message>
    <message>
        <source>Take out of the archive</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>إخراج من الأرشيف</translation>
    </message>
    <message>
        <source>Archive</source>
        <comment>a verb</comment>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>أرشفة</translation>
    </message>
    <message>
        <source>Archive</source>
        <comment>the folder</comment>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>الأرشيف</translation>
    </message>
    <message>
        <source>No chat contains “{words}”.</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>لا محادثة تحوي «{words}».</translation>
    </message>
    <message>
        <source>Looking through older chats…</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>يجري البحث في المحادثات الأقدم…</translation>
    </message>
    <message>
        <source>Chats</source>
        <extracomment>app/ui/chat_list/sidebar.py, app/ui/window/palette.py</extracomment>
        <translation>المحادثات</translation>
    </message>
    <message>
        <source>Search chats</source>
        <extracomment>app/ui/chat_list/sidebar.py, app/ui/window/shortcuts.py</extracomment>
        <translation>بحث المحادثات</translation>
    </message>
    <message>
        <source>New chat (Ctrl+N)</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>محادثة جديدة (Ctrl+N)</translation>
    </message>
    <message>
        <source>Folders, importing and saving chats</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>المجلدات والاستيراد وحفظ المحادثات</translation>
    </message>
    <message>
        <source>Import chats…</source>
        <extracomment>app/ui/chat_list/sidebar.py, app/ui/window/shortcuts.py</extracomment>
        <translation>استيراد محادثات…</translation>
    </message>
    <message>
        <source>Delete all chats…</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>حذف كل المحادثات…</translation>
    </message>
    <message>
        <source>Save all chats as</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>حفظ كل المحادثات باسم</translation>
    </message>
    <message>
        <source>Your chats will be listed here.</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>ستظهر محادثاتك هنا.</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>app/ui/chat_list/sidebar.py, app/ui/models_page/library_view.py</extracomment>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>حفظ كملف…</translation>
    </message>
    <message numerus="yes">
        <source>Save %n chats as</source>
        <comment>Save %n chat as</comment>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>
            <numerusform>حفظ المحادثات بصيغة</numerusform>
            <numerusform>حفظ المحادثة بصيغة</numerusform>
            <numerusform>حفظ المحادثتين بصيغة</numerusform>
            <numerusform>حفظ %n محادثات بصيغة</numerusform>
            <numerusform>حفظ %n محادثة بصيغة</numerusform>
            <numerusform>حفظ %n محادثة بصيغة</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the folder, keep its chats</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>إزالة المجلد وإبقاء محادثاته</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>app/ui/chat_list/chat_actions.py, app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/prompts_dialog.py, app/ui/dialogs/settings/settings_dialog.py, app/ui/window/chat_transfers.py</extracomment>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z in the list)</source>
        <extracomment>app/ui/chat_list/chat_actions.py</extracomment>
        <translation>تراجع (Ctrl+Z في القائمة)</translation>
    </message>
    <message>
        <source>Work of others in Draftlight, with its licences</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>أعمال الآخرين في Draftlight، بتراخيصها</translation>
    </message>
    <message>
        <source>About Draftlight</source>
        <extracomment>app/ui/dialogs/about_dialog.py, app/ui/dialogs/settings/settings_dialog.py, app/ui/window/shortcuts.py</extracomment>
        <translation>عن Draftlight</translation>
    </message>
    <message>
        <source>Newer versions</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>إصدارات أحدث</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>البحث عن إصدار أحدث</translation>
    </message>
    <message>
        <source>Asks the project&apos;s release page once</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>يسأل صفحة إصدارات المشروع مرة واحدة</translation>
    </message>
    <message>
        <source>Copy these facts</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>نسخ هذه المعلومات</translation>
    </message>
    <message>
        <source>For a question or a report: versions, no chats</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>لسؤال أو بلاغ: الإصدارات، بلا محادثات</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>فتح المجلد</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/ui/dialogs/about_dialog.py, app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/backups_dialog.py, app/ui/dialogs/deleted_chats_dialog.py, app/ui/dialogs/knowledge_dialog.py, app/ui/dialogs/picture_dialog.py, app/ui/dialogs/prompts_dialog.py, app/ui/dialogs/settings/settings_dialog.py, app/ui/dialogs/text_dialogs.py, app/ui/help/help_window.py, app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/comparison_view.py, app/ui/overlays/race_view.py, app/ui/overlays/recorded_view.py, app/ui/overlays/slow_motion_view.py, app/ui/previews/preview_dialog.py, app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Asking…</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>يُسأل…</translation>
    </message>
    <message>
        <source>Where your data is</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>مكان بياناتك</translation>
    </message>
    <message>
        <source>Chats, settings, models and a log without your words. It all stays here when Draftlight goes.</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>المحادثات والإعدادات والنماذج وسجل بلا كلماتك. يبقى كل ذلك هنا إذا ذهب Draftlight.</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>التراخيص</translation>
    </message>
    <message>
        <source>Draftlight is free software under the Apache Licence 2.0. It rests on work of others:</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Draftlight برنامج حر برخصة Apache 2.0. يقوم على أعمال آخرين:</translation>
    </message>
    <message>
        <source>Chat with language models on your own computer, and watch them guess ahead.</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>تحدّث مع نماذج لغوية على حاسوبك، وشاهدها تخمّن مقدمًا.</translation>
    </message>
    <message>
        <source>Full licence texts</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>نصوص التراخيص كاملة</translation>
    </message>
    <message>
        <source>What is new</source>
        <extracomment>app/ui/dialogs/about_dialog.py, app/ui/window/banner_messages.py</extracomment>
        <translation>الجديد</translation>
    </message>
    <message>
        <source>Of another Draftlight (“serve”), llama-server, vLLM, Ollama, LM Studio, or a server like OpenAI&apos;s.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>عنوان Draftlight آخر («serve»)، أو llama-server أو vLLM أو Ollama أو LM Studio، أو خادم مثل OpenAI.</translation>
    </message>
    <message>
        <source>It has no model yet. Load one there first.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>لا نموذج فيه بعد. حمّل واحدًا هناك أولًا.</translation>
    </message>
    <message>
        <source>Without https, others on the way can read what you write, and the key: use it in networks you trust.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>بدون https يمكن لآخرين في الطريق قراءة ما تكتب، والمفتاح: استخدمه في شبكات تثق بها.</translation>
    </message>
    <message>
        <source>It shows everything: each round, wrong guesses, what both models expected.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>يعرض كل شيء: كل جولة، والتخمينات الخاطئة، وما توقعه النموذجان.</translation>
    </message>
    <message>
        <source>It tells how many guesses came true, without colours.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>يخبر كم من التخمينات صحّ، بلا ألوان.</translation>
    </message>
    <message>
        <source>Where it guesses, it tells how many guesses came true, without colours.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>حيث يخمّن يخبر كم من التخمينات صحّ، بلا ألوان.</translation>
    </message>
    <message>
        <source>It does not tell what was guessed: text and speed are shown.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>لا يخبر بما خُمّن: يُعرض النص والسرعة.</translation>
    </message>
    <message>
        <source>Kept in this system&apos;s keyring, and shown to this server alone.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>محفوظ في حلقة مفاتيح هذا النظام، ولا يُعرض إلا على هذا الخادم.</translation>
    </message>
    <message>
        <source>This system has no keyring: the key is known until Draftlight is closed.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>ليس في هذا النظام حلقة مفاتيح: يبقى المفتاح معروفًا حتى إغلاق Draftlight.</translation>
    </message>
    <message>
        <source>The system&apos;s keyring does not answer: the key may be known only until Draftlight is closed.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>لا تجيب حلقة مفاتيح النظام: ربما لا يُعرف المفتاح إلا حتى إغلاق Draftlight.</translation>
    </message>
    <message>
        <source>Another computer</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>حاسوب آخر</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/local_api/api_card.py</extracomment>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/local_api/api_card.py</extracomment>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>Only where the server asks for one</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>فقط حيث يطلبه الخادم</translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/dialogs/tool_server_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>اختبار</translation>
    </message>
    <message>
        <source>Ask the server what it is (Enter)</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>سؤال الخادم عما هو (Enter)</translation>
    </message>
    <message>
        <source>Problem</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>مشكلة</translation>
    </message>
    <message>
        <source>Models there</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>النماذج هناك</translation>
    </message>
    <message>
        <source>Use this model</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/models_page/hub/draft_row.py, app/ui/models_page/pair_card.py</extracomment>
        <translation>استخدام هذا النموذج</translation>
    </message>
    <message>
        <source>Looking for servers on this computer…</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>البحث عن خوادم على هذا الحاسوب…</translation>
    </message>
    <message>
        <source>Used before:</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>استُخدمت من قبل:</translation>
    </message>
    <message>
        <source>Asking {place}…</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>يُسأل {place}…</translation>
    </message>
    <message>
        <source>{program} at {place}</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/metrics/drafting_advice.py</extracomment>
        <translation>{program} عند {place}</translation>
    </message>
    <message>
        <source>This server asks for a key. Enter it above.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>يطلب هذا الخادم مفتاحًا. أدخله أعلاه.</translation>
    </message>
    <message>
        <source>On this computer:</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>على هذا الحاسوب:</translation>
    </message>
    <message>
        <source>No server was found on this computer.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>لم يُعثر على خادم على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Keep a copy of all your chats, or bring the chats of an earlier copy back.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>احتفظ بنسخة من كل محادثاتك، أو استعد محادثات نسخة سابقة.</translation>
    </message>
    <message>
        <source>Backups…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>النسخ الاحتياطية…</translation>
    </message>
    <message>
        <source>Copy of Draftlight’s chats (*.sqlite3)</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>نسخة محادثات Draftlight ‏(*.sqlite3)</translation>
    </message>
    <message>
        <source>before the chat file changed</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>قبل تغيّر ملف المحادثات</translation>
    </message>
    <message>
        <source>Backups</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>النسخ الاحتياطية</translation>
    </message>
    <message>
        <source>Copies of your chats</source>
        <extracomment>app/ui/application.py, app/ui/dialogs/backups_dialog.py, app/ui/window/shortcuts.py</extracomment>
        <translation>نسخ محادثاتك</translation>
    </message>
    <message>
        <source>Chats in this copy</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>المحادثات في هذه النسخة</translation>
    </message>
    <message>
        <source>What was said in this chat</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>ما قيل في هذه المحادثة</translation>
    </message>
    <message>
        <source>Open a copy…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>فتح نسخة…</translation>
    </message>
    <message>
        <source>Back up now…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>نسخ احتياطي الآن…</translation>
    </message>
    <message>
        <source>Bring back…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>استعادة…</translation>
    </message>
    <message>
        <source>Looking for copies…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>البحث عن نسخ…</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>app/ui/dialogs/backups_dialog.py, app/ui/transcript/messages/user_message.py</extracomment>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Open a copy of your chats</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>فتح نسخة من محادثاتك</translation>
    </message>
    <message>
        <source>Back up all chats</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>نسخ كل المحادثات احتياطيًا</translation>
    </message>
    <message>
        <source>Copying your chats…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>تُنسخ محادثاتك…</translation>
    </message>
    <message>
        <source>They take the place of all chats that are here now, with their folders and assistants.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>تحل محل كل المحادثات الموجودة هنا الآن، بمجلداتها ومساعديها.</translation>
    </message>
    <message>
        <source>A copy of the chats of now is made first and listed here, so that you can go back.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>تُصنع أولًا نسخة من محادثات الآن وتُسرد هنا، ليمكنك الرجوع.</translation>
    </message>
    <message>
        <source>Bring back {copy}?</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>استعادة {copy}؟</translation>
    </message>
    <message>
        <source>Bring back</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>Bringing your chats back…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>تُستعاد محادثاتك…</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>لا يمكن قراءتها</translation>
    </message>
    <message>
        <source>before others were brought back</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>قبل استعادة غيرها</translation>
    </message>
    <message>
        <source>There is no copy yet.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>لا نسخة بعد.</translation>
    </message>
    <message>
        <source>Choose a chat to read it.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>اختر محادثة لقراءتها.</translation>
    </message>
    <message>
        <source>The latest {count} chats are listed; all of them are brought back.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>تُسرد أحدث {count} محادثة؛ وتُستعاد كلها.</translation>
    </message>
    <message>
        <source>{why} Try again in a moment.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>{why} حاول ثانية بعد لحظة.</translation>
    </message>
    <message>
        <source>The chats of {moment} are back. What was there before is kept: Settings, Backups.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>عادت محادثات {moment}. وما كان قبلها محفوظ: الإعدادات، النسخ الاحتياطية.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>بلا عنوان</translation>
    </message>
    <message>
        <source>This is a mistake in Draftlight, not yours. Your chats are saved and the window goes on. The report holds no text of your chats; read it, and send it along if you report the mistake.</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>هذا خطأ في Draftlight لا منك. محادثاتك محفوظة والنافذة مستمرة. ليس في التقرير نص من محادثاتك؛ اقرأه وأرفقه إن أبلغت عن الخطأ.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>حدث خطأ</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>التقرير</translation>
    </message>
    <message>
        <source>Copy report</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>نسخ التقرير</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>حدث خطأ داخل البرنامج</translation>
    </message>
    <message>
        <source>Picture {name}</source>
        <extracomment>app/ui/dialogs/picture_dialog.py</extracomment>
        <translation>الصورة {name}</translation>
    </message>
    <message>
        <source>{figures} · {width} x {height} pixels</source>
        <extracomment>app/ui/dialogs/picture_dialog.py, app/ui/toolkit/language/words.py</extracomment>
        <translation>{figures} · ‏{width} x {height} بكسل</translation>
    </message>
    <message>
        <source>Nothing there fits it as a draft: a smaller model that splits text alike.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>لا شيء هناك يصلح له مسودةً: نموذج أصغر يقسّم النص مثله.</translation>
    </message>
    <message>
        <source>It does not tell which of them fit. That is found out when both are loaded.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>لا يخبر أيها يصلح. يتبيّن ذلك عند تحميل الاثنين.</translation>
    </message>
    <message>
        <source>{name}, as that computer pairs them</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>{name}، كما يزاوجه ذلك الحاسوب</translation>
    </message>
    <message>
        <source>No draft</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/window/model_choices.py</extracomment>
        <translation>بلا مسودة</translation>
    </message>
    <message>
        <source>sees pictures, with {size} more</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>يرى الصور، مع {size} إضافية</translation>
    </message>
    <message>
        <source>It sees pictures, with {name} beside it ({size}), which is loaded with the first picture.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>يرى الصور بوجود {name} بجانبه ({size})، ويُحمَّل مع أول صورة.</translation>
    </message>
    <message>
        <source>Sees pictures, with {size} GB more</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>يرى الصور، مع {size} GB إضافية</translation>
    </message>
    <message>
        <source>Some of it is here already; {size} GB are still to come.</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>جزء منها موجود هنا؛ بقي {size} GB.</translation>
    </message>
    <message>
        <source>There is no race: a reply could not be written.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>لا سباق: تعذّرت كتابة إحدى الإجابتين.</translation>
    </message>
    <message>
        <source>The models could not be loaded; your next message tries again</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>تعذّر تحميل النموذجين؛ رسالتك التالية تحاول من جديد</translation>
    </message>
    <message>
        <source>The draft reads your message too… {done} of {total} tokens</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>المسودة تقرأ رسالتك أيضًا… ‏{done} من {total} tokens</translation>
    </message>
    <message>
        <source>{count} tokens of {size}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>‏{count} tokens من {size}</translation>
    </message>
    <message>
        <source>Text, code, PDF, Word and pictures ({endings})</source>
        <extracomment>app/ui/window/document_actions.py</extracomment>
        <translation>نص وشيفرة وPDF وWord وصور ({endings})</translation>
    </message>
    <message>
        <source>Draft that guesses ahead</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/dialogs/files_dialog.py, app/ui/window/user_actions.py</extracomment>
        <translation>المسودة التي تخمّن مقدمًا</translation>
    </message>
    <message>
        <source>Asking what fits…</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>يُسأل عما يصلح…</translation>
    </message>
    <message>
        <source>As that computer pairs them</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>كما يزاوجها ذلك الحاسوب</translation>
    </message>
    <message>
        <source>All of it.</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>كله.</translation>
    </message>
    <message>
        <source>{figures}. What the model reads of it: {note}</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>{figures}. ما يقرؤه النموذج منه: {note}</translation>
    </message>
    <message>
        <source>Text of {name}</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>نص {name}</translation>
    </message>
    <message>
        <source>Copy text</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>نسخ النص</translation>
    </message>
    <message>
        <source>Model files (*.gguf)</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>ملفات نماذج (*.gguf)</translation>
    </message>
    <message>
        <source>Big model that writes the answer</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>النموذج الكبير الذي يكتب الجواب</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>فتح</translation>
    </message>
    <message>
        <source>A chat model in a GGUF file.</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>نموذج محادثة في ملف GGUF.</translation>
    </message>
    <message>
        <source>Draft that guesses ahead (if you have one)</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>المسودة التي تخمّن مقدمًا (إن كانت لديك)</translation>
    </message>
    <message>
        <source>A much smaller model of the same family: an eighth of the size or less works best.</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>نموذج أصغر بكثير من العائلة نفسها: ثُمن الحجم أو أقل هو الأنسب.</translation>
    </message>
    <message>
        <source>No file chosen</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>لم يُختر ملف</translation>
    </message>
    <message>
        <source>Browse…</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>استعراض…</translation>
    </message>
    <message>
        <source>Browse for: {title}</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>استعراض: {title}</translation>
    </message>
    <message>
        <source>Chats (*.json *.jsonl *.zip)</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>محادثات (*.json *.jsonl *.zip)</translation>
    </message>
    <message>
        <source>Settings → Data controls → Export data. Choose the ZIP file that comes by e-mail, as it is.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>الإعدادات ← التحكم في البيانات ← تصدير البيانات. اختر ملف ZIP الذي يصل بالبريد كما هو.</translation>
    </message>
    <message>
        <source>Settings → Privacy → Export data. Choose the ZIP file, or the conversations.json in it.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>الإعدادات ← الخصوصية ← تصدير البيانات. اختر ملف ZIP، أو conversations.json الذي فيه.</translation>
    </message>
    <message>
        <source>Choose the folder “conversations” in “.lmstudio”, in your home folder.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>اختر المجلد «conversations» في «.lmstudio» داخل مجلدك الشخصي.</translation>
    </message>
    <message>
        <source>Choose the folder “threads” in Jan’s data folder.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>اختر المجلد «threads» في مجلد بيانات Jan.</translation>
    </message>
    <message>
        <source>Settings → Data controls → Export chats. Choose the JSON file.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>الإعدادات ← التحكم في البيانات ← تصدير المحادثات. اختر ملف JSON.</translation>
    </message>
    <message>
        <source>JSON files, or a ZIP file of them, that were saved here.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>ملفات JSON، أو ملف ZIP منها، حُفظت هنا.</translation>
    </message>
    <message>
        <source>Import chats</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>استيراد محادثات</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere. Chats that are here already are not doubled. It can be undone.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>لا يُرسل شيء إلى أي مكان. لا تُضاعف المحادثات الموجودة. ويمكن التراجع.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>اختيار مجلد…</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>اختيار ملفات…</translation>
    </message>
    <message>
        <source>Insert</source>
        <extracomment>app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>إدراج</translation>
    </message>
    <message>
        <source>New prompt</source>
        <extracomment>app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>مطالبة جديدة</translation>
    </message>
    <message>
        <source>Prompt</source>
        <extracomment>app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>مطالبة</translation>
    </message>
    <message>
        <source>What is to stand in the message field</source>
        <extracomment>app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>ما سيكون في حقل الرسالة</translation>
    </message>
    <message>
        <source>{{language}} is a place to fill in: you are asked for it each time.</source>
        <extracomment>app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>‏{{اللغة}} موضع يُملأ: تُسأل عنه كل مرة.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py, app/ui/window/shortcuts.py</extracomment>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>No setting is about “{words}”. Try another word.</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>لا إعداد عن «{words}». جرّب كلمة أخرى.</translation>
    </message>
    <message>
        <source>{own} is the starter model&apos;s own: it suits so small a model. With others: {value}.</source>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>‏{own} قيمة نموذج البداية نفسه: تناسب نموذجًا بهذا الصغر. ومع غيره: {value}.</translation>
    </message>
    <message>
        <source>Reset “{setting}” to: {value}</source>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>إعادة ضبط «{setting}» إلى: {value}</translation>
    </message>
    <message>
        <source>You set this one; the starter model&apos;s own is {value}.</source>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>ضبطت هذا أنت؛ وقيمة نموذج البداية نفسه {value}.</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>app/ui/dialogs/settings/row.py</extracomment>
        <translation>إعادة الضبط</translation>
    </message>
    <message>
        <source>Back to: {value}</source>
        <extracomment>app/ui/dialogs/settings/row.py</extracomment>
        <translation>رجوع إلى: {value}</translation>
    </message>
    <message>
        <source>on</source>
        <comment>a setting</comment>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>مفعّل</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a setting</comment>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>متوقف</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>فارغ</translation>
    </message>
    <message>
        <source>Search settings</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>بحث في الإعدادات</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>الأقسام</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>القسم</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <comment>%n changed</comment>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>
            <numerusform>بلا تغيير</numerusform>
            <numerusform>واحد متغيّر</numerusform>
            <numerusform>اثنان متغيّران</numerusform>
            <numerusform>%n متغيّرة</numerusform>
            <numerusform>%n متغيّرًا</numerusform>
            <numerusform>%n متغيّر</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them alone</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>عرضها وحدها</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>إعادة ضبط الكل</translation>
    </message>
    <message>
        <source>Show all settings</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>عرض كل الإعدادات</translation>
    </message>
    <message>
        <source>Show the changed settings alone</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>عرض الإعدادات المغيّرة وحدها</translation>
    </message>
    <message>
        <source>All settings are as they came.</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>كل الإعدادات كما جاءت.</translation>
    </message>
    <message numerus="yes">
        <source>%n settings are changed.</source>
        <comment>One setting is changed.</comment>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>
            <numerusform>لم يُغيَّر إعداد.</numerusform>
            <numerusform>غُيّر إعداد واحد.</numerusform>
            <numerusform>غُيّر إعدادان.</numerusform>
            <numerusform>غُيّرت %n إعدادات.</numerusform>
            <numerusform>غُيّر %n إعدادًا.</numerusform>
            <numerusform>غُيّر %n إعداد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo the reset of all settings</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>التراجع عن إعادة ضبط كل الإعدادات</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>إعادة ضبط كل الإعدادات</translation>
    </message>
    <message>
        <source>You can undo this</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>يمكنك التراجع عن هذا</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>عرض الكل</translation>
    </message>
    <message>
        <source>No keys</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py, app/ui/help/help_pages.py</extracomment>
        <translation>بلا مفاتيح</translation>
    </message>
    <message>
        <source>Press the keys…</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>اضغط المفاتيح…</translation>
    </message>
    <message>
        <source>Press the new keys, Backspace for none, or Esc to leave them as they are.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>اضغط المفاتيح الجديدة، أو Backspace لإلغائها، أو Esc لتركها كما هي.</translation>
    </message>
    <message>
        <source>Reset the keys of “{action}” to: {keys}</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>إعادة مفاتيح «{action}» إلى: {keys}</translation>
    </message>
    <message>
        <source>Use them here instead</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>استخدامها هنا بدلًا من هناك</translation>
    </message>
    <message>
        <source>Press to choose other keys</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>اضغط لاختيار مفاتيح أخرى</translation>
    </message>
    <message>
        <source>{keys} is taken by “{action}” now.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>‏{keys} لدى «{action}» الآن.</translation>
    </message>
    <message>
        <source>{keys} is taken by “{action}”.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>‏{keys} لدى «{action}».</translation>
    </message>
    <message>
        <source>Send the message</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>إرسال الرسالة</translation>
    </message>
    <message>
        <source>Break the line</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>كسر السطر</translation>
    </message>
    <message>
        <source>In an empty message field: what you asked before; Down goes back</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>في حقل رسالة فارغ: ما سألته من قبل؛ والسهم إلى الأسفل يعود</translation>
    </message>
    <message>
        <source>In a reply: to the next token; what both models thought of it is shown</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>في رد: إلى token التالي؛ ويُعرض ما رآه النموذجان فيه</translation>
    </message>
    <message>
        <source>In a reply: light up the round of the token at the cursor</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>في رد: إضاءة جولة token عند المؤشر</translation>
    </message>
    <message>
        <source>Rename the chat that is marked in the list</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>إعادة تسمية المحادثة المحددة في القائمة</translation>
    </message>
    <message>
        <source>Delete the chat that is marked in the list</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>حذف المحادثة المحددة في القائمة</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>تغيير المفاتيح…</translation>
    </message>
    <message>
        <source>{keys} copies in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>‏{keys} ينسخ في كل حقل نص، فلا يُستخدم هنا.</translation>
    </message>
    <message>
        <source>{keys} cuts in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>‏{keys} يقص في كل حقل نص، فلا يُستخدم هنا.</translation>
    </message>
    <message>
        <source>{keys} pastes in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>‏{keys} يلصق في كل حقل نص، فلا يُستخدم هنا.</translation>
    </message>
    <message>
        <source>{keys} selects all in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>‏{keys} يحدد الكل في كل حقل نص، فلا يُستخدم هنا.</translation>
    </message>
    <message>
        <source>{keys} takes back what was typed in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>‏{keys} يتراجع عما كُتب في كل حقل نص، فلا يُستخدم هنا.</translation>
    </message>
    <message>
        <source>{keys} types again what was taken back in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>‏{keys} يعيد ما تُرُوجع عنه في كل حقل نص، فلا يُستخدم هنا.</translation>
    </message>
    <message>
        <source>{keys} deletes a word in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>‏{keys} يحذف كلمة في كل حقل نص، فلا يُستخدم هنا.</translation>
    </message>
    <message>
        <source>{keys} goes a word further in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>‏{keys} يتقدم كلمة في كل حقل نص، فلا يُستخدم هنا.</translation>
    </message>
    <message>
        <source>{keys} goes a word back in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>‏{keys} يرجع كلمة في كل حقل نص، فلا يُستخدم هنا.</translation>
    </message>
    <message>
        <source>{keys} goes to the beginning in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>‏{keys} يذهب إلى البداية في كل حقل نص، فلا يُستخدم هنا.</translation>
    </message>
    <message>
        <source>{keys} goes to the end in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>‏{keys} يذهب إلى النهاية في كل حقل نص، فلا يُستخدم هنا.</translation>
    </message>
    <message>
        <source>{keys} renames a chat in the list, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>‏{keys} يعيد تسمية محادثة في القائمة، فلا يُستخدم هنا.</translation>
    </message>
    <message>
        <source>{keys} closes windows, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>‏{keys} يغلق النوافذ، فلا يُستخدم هنا.</translation>
    </message>
    <message>
        <source>{keys} belongs to the message field, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>‏{keys} لحقل الرسالة، فلا يُستخدم هنا.</translation>
    </message>
    <message>
        <source>These keys cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>لا تُستخدم هذه المفاتيح هنا.</translation>
    </message>
    <message>
        <source>{keys} alone is needed for typing and moving about. Hold Ctrl or Alt with it.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>‏{keys} وحده لازم للكتابة والتنقل. اضغط معه Ctrl أو Alt.</translation>
    </message>
    <message>
        <source>Draftlight cannot start</source>
        <extracomment>app/ui/dialogs/start_failure.py</extracomment>
        <translation>لا يمكن تشغيل Draftlight</translation>
    </message>
    <message>
        <source>Draftlight cannot start.</source>
        <extracomment>app/ui/dialogs/start_failure.py</extracomment>
        <translation>لا يمكن تشغيل Draftlight.</translation>
    </message>
    <message>
        <source>Tool server</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>خادم أدوات</translation>
    </message>
    <message>
        <source>Starts it, asks for its tools, and ends it</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>يشغّله ويسأله عن أدواته ثم ينهيه</translation>
    </message>
    <message>
        <source>Starting it…</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>يُشغَّل…</translation>
    </message>
    <message>
        <source>Arguments, one in a line</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>الوسائط، واحد في كل سطر</translation>
    </message>
    <message>
        <source>Each line of the environment has the form NAME=value.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>كل سطر من البيئة بالصيغة NAME=value.</translation>
    </message>
    <message>
        <source>A character that no command can have is in it.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>فيه محرف لا يكون في أمر.</translation>
    </message>
    <message>
        <source>{count} more cannot be used here.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>ولا تُستخدم هنا {count} غيرها.</translation>
    </message>
    <message>
        <source>This copy of Draftlight was built from its source and knows no place to ask for newer versions.</source>
        <extracomment>app/ui/dialogs/update_check.py</extracomment>
        <translation>بُنيت نسخة Draftlight هذه من مصدرها ولا تعرف أين تسأل عن إصدارات أحدث.</translation>
    </message>
    <message>
        <source>This is the newest version.</source>
        <extracomment>app/ui/dialogs/update_check.py</extracomment>
        <translation>هذا أحدث إصدار.</translation>
    </message>
    <message>
        <source>Draftlight {newer} is out; this is {own}.</source>
        <extracomment>app/ui/dialogs/update_check.py</extracomment>
        <translation>صدر Draftlight ‏{newer}؛ وهذا {own}.</translation>
    </message>
    <message>
        <source>Choose a model first: the picker at the top, or “Open model files…”.</source>
        <extracomment>app/conversation/engine_session.py</extracomment>
        <translation>اختر نموذجًا أولًا: القائمة في الأعلى، أو «فتح ملفات نماذج…».</translation>
    </message>
    <message>
        <source>The text so far</source>
        <extracomment>app/ui/how_it_works/diagram.py</extracomment>
        <translation>النص حتى الآن</translation>
    </message>
    <message>
        <source>The small model guesses</source>
        <extracomment>app/ui/how_it_works/diagram.py</extracomment>
        <translation>تخمين النموذج الصغير</translation>
    </message>
    <message>
        <source>The big model would write</source>
        <extracomment>app/ui/how_it_works/diagram.py</extracomment>
        <translation>ما كان النموذج الكبير سيكتبه</translation>
    </message>
    <message>
        <source>{word} (dropped)</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>{word} (أُسقط)</translation>
    </message>
    <message>
        <source>{word} (waits)</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>{word} (ينتظر)</translation>
    </message>
    <message>
        <source>{word} (right)</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>{word} (صحيح)</translation>
    </message>
    <message>
        <source>{word} (wrong)</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>{word} (خاطئ)</translation>
    </message>
    <message>
        <source>The capital of France is | Paris and it | is beautiful | serves | as the seat of</source>
        <comment>an example text; the parts after the first have 3, 2, 1 and 4 words, with spaces between them. The small model guesses parts two and three. Part four is what the big model writes instead of part three</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>عاصمة فرنسا هي | باريس وهي مدينة | جميلة جدًا | تُعرف | ببرج إيفل وبمتاحفها الكثيرة</translation>
    </message>
    <message>
        <source>The text: {words}</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>النص: {words}</translation>
    </message>
    <message>
        <source>A big model writes word after word, and does all its work anew for each. That takes time.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>يكتب النموذج الكبير كلمة بعد كلمة، ويعيد عمله كله لكل منها. وهذا يستغرق وقتًا.</translation>
    </message>
    <message>
        <source>A small model is quick. It guesses five words ahead; some of them may be wrong.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>النموذج الصغير سريع. يخمّن خمس كلمات مقدمًا؛ وقد يخطئ بعضها.</translation>
    </message>
    <message>
        <source>The big model looks at all five guesses in a single pass, and says at each what it would write itself. Such a pass takes hardly longer than writing one word.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>ينظر النموذج الكبير في التخمينات الخمسة بمرور واحد، ويقول عند كل منها ما كان سيكتبه. ولا يكاد هذا المرور يطول عن كتابة كلمة واحدة.</translation>
    </message>
    <message>
        <source>Three guesses are what the big model would write: they stay. The fourth is not.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>ثلاثة تخمينات هي ما كان النموذج الكبير سيكتبه: تبقى. والرابع ليس كذلك.</translation>
    </message>
    <message>
        <source>In its place comes the big model&apos;s own word, “{word}”. What was guessed after a wrong word is dropped.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>تأتي مكانه كلمة النموذج الكبير نفسه «{word}». ويُسقط ما خُمّن بعد كلمة خاطئة.</translation>
    </message>
    <message>
        <source>One pass brought four words instead of one. Each of them is what the big model would have written alone: guessing changes the speed, never the text.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>جاء مرور واحد بأربع كلمات بدل واحدة. وكل منها ما كان النموذج الكبير سيكتبه وحده: يغيّر التخمين السرعة، لا النص أبدًا.</translation>
    </message>
    <message>
        <source>Then the small model guesses again, from where the text now ends.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>ثم يخمّن النموذج الصغير ثانية، من حيث ينتهي النص الآن.</translation>
    </message>
    <message>
        <source>All three are right. The same pass also tells what comes after them: one more word for free, the bonus.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>الثلاثة كلها صحيحة. ويخبر المرور نفسه بما يأتي بعدها: كلمة أخرى بلا مقابل، هي المكافأة.</translation>
    </message>
    <message>
        <source>Guesses: {words}</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>التخمينات: {words}</translation>
    </message>
    <message>
        <source>The big model: {words}</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>النموذج الكبير: {words}</translation>
    </message>
    <message>
        <source>Example</source>
        <extracomment>app/ui/how_it_works/diagram.py</extracomment>
        <translation>مثال</translation>
    </message>
    <message>
        <source>A small model guesses ahead, a big one checks every word.
The colours show which guesses were right.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>نموذج صغير يخمّن مقدمًا، ونموذج كبير يتحقق من كل كلمة.
تبيّن الألوان أي التخمينات كان صحيحًا.</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>app/ui/chat/first_page/welcome.py, app/ui/how_it_works/how_it_works_view.py, app/ui/transcript/legend.py</extracomment>
        <translation>كيف يعمل</translation>
    </message>
    <message>
        <source>One example, step by step</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>مثال واحد، خطوة خطوة</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>app/ui/how_it_works/film_player.py, app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>It pays most where the next words are easy to foresee: code, lists, text that repeats what is there. Where words come as a surprise, as in a daring poem, more guesses are wrong and less is won; where it does not pay at all, Draftlight stops guessing by itself. In a chat the colours show what became of each guess, and the gauge beside it compares the speed with the big model&apos;s own.</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py</extracomment>
        <translation>يكسب أكثر حيث يسهل توقّع الكلمات التالية: الشيفرة والقوائم ونص يكرّر ما هو موجود. وحيث تفاجئ الكلمات، كما في قصيدة جريئة، يخطئ أكثر ويكسب أقل؛ وحيث لا يكسب البتة يكفّ Draftlight عن التخمين من نفسه. تبيّن الألوان في المحادثة ما صار إليه كل تخمين، ويقارن العدّاد بجانبها السرعة بسرعة النموذج الكبير وحده.</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/slow_motion_view.py, app/ui/window/choices.py</extracomment>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>خطوة إلى الوراء (Left)</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py</extracomment>
        <translation>التالي</translation>
    </message>
    <message>
        <source>One step further (Right)</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>خطوة إلى الأمام (Right)</translation>
    </message>
    <message>
        <source>Back to the chat (Esc)</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/comparison_view.py, app/ui/overlays/race_view.py, app/ui/overlays/recorded_view.py, app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>رجوع إلى المحادثة (Esc)</translation>
    </message>
    <message>
        <source>Step {place} of {count}</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py</extracomment>
        <translation>الخطوة {place} من {count}</translation>
    </message>
    <message>
        <source>From the start</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py</extracomment>
        <translation>من البداية</translation>
    </message>
    <message>
        <source>How guessing ahead works</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py, app/ui/window/shortcuts.py</extracomment>
        <translation>كيف يعمل التخمين المسبق</translation>
    </message>
    <message>
        <source>New key</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>مفتاح جديد</translation>
    </message>
    <message>
        <source>Programs that have the key of now are refused then</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>تُرفض عندئذ البرامج التي لديها المفتاح الحالي</translation>
    </message>
    <message>
        <source>Use port {free_port}</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>استخدام المنفذ {free_port}</translation>
    </message>
    <message>
        <source>Listen at port {free_port} instead</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>الاستماع عند المنفذ {free_port} بدلًا منه</translation>
    </message>
    <message>
        <source>Other programs can ask</source>
        <extracomment>app/ui/local_api/api_mark.py, app/ui/local_api/api_popup.py</extracomment>
        <translation>يمكن لبرامج أخرى أن تسأل</translation>
    </message>
    <message>
        <source>End it</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>إنهاؤه</translation>
    </message>
    <message>
        <source>End the reply that is being written for another program</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>إنهاء الرد الذي يُكتب لبرنامج آخر</translation>
    </message>
    <message>
        <source>End the reply for another program</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>إنهاء الرد لبرنامج آخر</translation>
    </message>
    <message>
        <source>Watch in a browser</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>مشاهدة في متصفح</translation>
    </message>
    <message>
        <source>A page that shows replies as they are written</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>صفحة تعرض الردود أثناء كتابتها</translation>
    </message>
    <message>
        <source>Show my replies too</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>عرض ردودي أيضًا</translation>
    </message>
    <message>
        <source>In browsers that watch: whoever can ask can watch</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>في المتصفحات المشاهدة: من يمكنه السؤال يمكنه المشاهدة</translation>
    </message>
    <message>
        <source>Settings…</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>الإعدادات…</translation>
    </message>
    <message>
        <source>Switch off</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>إطفاء</translation>
    </message>
    <message>
        <source>Off. Other programs cannot ask this window.</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>متوقف. لا يمكن لبرامج أخرى أن تسأل هذه النافذة.</translation>
    </message>
    <message>
        <source>Starting…</source>
        <extracomment>app/ui/local_api/api_words.py, app/ui/overlays/race_view.py</extracomment>
        <translation>يبدأ…</translation>
    </message>
    <message>
        <source>Ending…</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>ينتهي…</translation>
    </message>
    <message>
        <source>Nobody is asking now.</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>لا أحد يسأل الآن.</translation>
    </message>
    <message>
        <source>None needed on this computer</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>لا حاجة إليه على هذا الحاسوب</translation>
    </message>
    <message>
        <source>This computer is in no network now.</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>ليس هذا الحاسوب في شبكة الآن.</translation>
    </message>
    <message>
        <source>Other programs can ask at {address}</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>يمكن لبرامج أخرى أن تسأل عند {address}</translation>
    </message>
    <message numerus="yes">
        <source>%n requests wait until you are answered.</source>
        <comment>One request waits until you are answered.</comment>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>
            <numerusform>لا طلبات تنتظر.</numerusform>
            <numerusform>ينتظر طلب واحد حتى يُجاب سؤالك.</numerusform>
            <numerusform>ينتظر طلبان حتى يُجاب سؤالك.</numerusform>
            <numerusform>تنتظر %n طلبات حتى يُجاب سؤالك.</numerusform>
            <numerusform>ينتظر %n طلبًا حتى يُجاب سؤالك.</numerusform>
            <numerusform>ينتظر %n طلب حتى يُجاب سؤالك.</numerusform>
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
        <translation>لا يستمع. {problem}</translation>
    </message>
    <message>
        <source>Listening, for other computers too.</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>يستمع، لحواسيب أخرى أيضًا.</translation>
    </message>
    <message>
        <source>Listening, for this computer only.</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>يستمع، لهذا الحاسوب وحده.</translation>
    </message>
    <message>
        <source>Copy: {what}</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>نسخ: {what}</translation>
    </message>
    <message>
        <source>Address for other computers</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>العنوان لحواسيب أخرى</translation>
    </message>
    <message>
        <source>Try it in a terminal</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>جرّبه في طرفية</translation>
    </message>
    <message>
        <source>This server does not tell</source>
        <extracomment>app/ui/metrics/card.py</extracomment>
        <translation>لا يخبر هذا الخادم</translation>
    </message>
    <message>
        <source>What the colours mean</source>
        <extracomment>app/ui/metrics/metrics_panel.py, app/ui/transcript/legend.py</extracomment>
        <translation>معاني الألوان</translation>
    </message>
    <message>
        <source>This model cannot take words back, so guesses for it cannot be checked.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>لا يستطيع هذا النموذج التراجع عن كلمات، فلا يمكن التحقق من تخمينات له.</translation>
    </message>
    <message>
        <source>Nothing in this conversation was repeated, so there was nothing to copy.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>لم يتكرر شيء في هذا الحوار، فلم يكن ما يُنسخ.</translation>
    </message>
    <message>
        <source>The draft stopped working: replies go on without it until the models are loaded again.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>توقفت المسودة عن العمل: تستمر الردود بدونها حتى تُحمَّل النماذج ثانية.</translation>
    </message>
    <message>
        <source>Use Automatic</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>استخدام التلقائي</translation>
    </message>
    <message>
        <source>Turn guessing on</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>تفعيل التخمين</translation>
    </message>
    <message>
        <source>Guess anyway</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>التخمين مع ذلك</translation>
    </message>
    <message>
        <source>Turn guessing off</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>إيقاف التخمين</translation>
    </message>
    <message>
        <source>Choose a draft</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>اختيار مسودة</translation>
    </message>
    <message>
        <source>Choose another pair</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>اختيار زوج آخر</translation>
    </message>
    <message>
        <source>Get a real pair…</source>
        <extracomment>app/ui/chat/first_page/welcome.py, app/ui/metrics/drafting_advice.py, app/ui/window/shortcuts.py</extracomment>
        <translation>جلب زوج حقيقي…</translation>
    </message>
    <message>
        <source>Other computers…</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>حواسيب أخرى…</translation>
    </message>
    <message>
        <source>{problem} The big model answers without a draft.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>{problem} يجيب النموذج الكبير بلا مسودة.</translation>
    </message>
    <message>
        <source>No draft is chosen: guesses can only be copied from what was said before.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>لم تُختر مسودة: لا تأتي التخمينات إلا نسخًا مما قيل من قبل.</translation>
    </message>
    <message>
        <source>Guessing is off: the big model writes alone.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>التخمين متوقف: يكتب النموذج الكبير وحده.</translation>
    </message>
    <message>
        <source>{server} decides by itself whether to guess: what is chosen here does not reach it.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>يقرر {server} بنفسه متى يخمّن: لا يصله ما يُختار هنا.</translation>
    </message>
    <message>
        <source>The reply is too short for a guess.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>الرد أقصر من أن يُخمَّن فيه.</translation>
    </message>
    <message>
        <source>You asked for guesses: from the next reply on they do not pause.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>طلبت التخمين: لا يتوقف ابتداءً من الرد التالي.</translation>
    </message>
    <message>
        <source>Guessing is paused: at present it would take more time than it saves.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>التخمين متوقف مؤقتًا: سيأخذ الآن وقتًا أكثر مما يوفّر.</translation>
    </message>
    <message>
        <source>Guessing is off: the big model writes the next reply alone.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>التخمين متوقف: يكتب النموذج الكبير الرد التالي وحده.</translation>
    </message>
    <message>
        <source>{server} decides by itself whether to guess, so it cannot be asked for both ways.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>يقرر {server} بنفسه متى يخمّن، فلا يمكن سؤاله بالطريقتين.</translation>
    </message>
    <message>
        <source>The reply repeats nothing that could be copied, so nothing was guessed.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>لا يكرر الرد ما يمكن نسخه، فلم يُخمَّن شيء.</translation>
    </message>
    <message>
        <source>There is no draft, and the reply repeats nothing that could be copied, so nothing was guessed.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>لا مسودة، ولا يكرر الرد ما يمكن نسخه، فلم يُخمَّن شيء.</translation>
    </message>
    <message>
        <source>{problem} It writes alone.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>{problem} يكتب وحده.</translation>
    </message>
    <message>
        <source>No draft is chosen, so nothing can be guessed.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>لم تُختر مسودة، فلا شيء يُخمَّن.</translation>
    </message>
    <message>
        <source>Nothing was guessed in this reply: it would have taken more time than it saves.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>لم يُخمَّن شيء في هذا الرد: كان سيأخذ وقتًا أكثر مما يوفّر.</translation>
    </message>
    <message>
        <source>Guessing paused in this reply, where it would have taken more time than it saves.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>توقف التخمين في هذا الرد حيث كان سيأخذ وقتًا أكثر مما يوفّر.</translation>
    </message>
    <message>
        <source>Round {place}: {figures}; {time}</source>
        <extracomment>app/ui/metrics/figures.py</extracomment>
        <translation>الجولة {place}: {figures}؛ {time}</translation>
    </message>
    <message>
        <source>nothing guessed, one token written</source>
        <extracomment>app/ui/metrics/figures.py</extracomment>
        <translation>لم يُخمَّن شيء، وكُتب token واحد</translation>
    </message>
    <message>
        <source>{guessed} guessed, {kept} kept, {written} written</source>
        <extracomment>app/ui/metrics/figures.py</extracomment>
        <translation>خُمّن {guessed}، وأُبقي {kept}، وكُتب {written}</translation>
    </message>
    <message>
        <source>{time} ms to check</source>
        <extracomment>app/ui/metrics/figures.py</extracomment>
        <translation>{time} ms للتحقق</translation>
    </message>
    <message>
        <source>{guessing} ms to guess, {checking}</source>
        <extracomment>app/ui/metrics/figures.py</extracomment>
        <translation>{guessing} ms للتخمين، {checking}</translation>
    </message>
    <message>
        <source>tokens a second</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>tokens في الثانية</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>app/ui/metrics/gauge.py, app/ui/overlays/slow_motion_view.py, app/ui/window/top_bar.py</extracomment>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>No reply is being written.</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>لا يُكتب رد الآن.</translation>
    </message>
    <message>
        <source>{speed} tokens a second.</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>{speed} tokens في الثانية.</translation>
    </message>
    <message numerus="yes">
        <source>the first %n pages of {count} as pictures: no text is in them</source>
        <comment>the first page of {count} as a picture: no text is in it</comment>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>
            <numerusform>لا صفحات من {count}: لا نص فيها</numerusform>
            <numerusform>الصفحة الأولى من {count} كصورة: لا نص فيها</numerusform>
            <numerusform>أول صفحتين من {count} كصورتين: لا نص فيهما</numerusform>
            <numerusform>أول %n صفحات من {count} كصور: لا نص فيها</numerusform>
            <numerusform>أول %n صفحة من {count} كصور: لا نص فيها</numerusform>
            <numerusform>أول %n صفحة من {count} كصور: لا نص فيها</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” has no text in it that can be read.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>لا نص يمكن قراءته في «{name}».</translation>
    </message>
    <message>
        <source>{name}, page {page}</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>{name}، الصفحة {page}</translation>
    </message>
    <message>
        <source>“{name}” has no text in it: its pages are pictures, as a scanner makes them.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>لا نص في «{name}»: صفحاته صور كالتي يصنعها الماسح الضوئي.</translation>
    </message>
    <message>
        <source>llama.cpp was stopped while it was tried out. Try again.</source>
        <extracomment>app/engine/engine.py</extracomment>
        <translation>أُوقف llama.cpp أثناء تجربته. أعد المحاولة.</translation>
    </message>
    <message>
        <source>The grammar allows nothing here that {name} can write.</source>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>لا تسمح القواعد هنا بأي شيء يمكن أن يكتبه {name}.</translation>
    </message>
    <message>
        <source>The reply need not obey all of its JSON schema. Left out: {parts}.</source>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>لا يلزم أن يلتزم الرد بكامل مخطط JSON الخاص به. ما تُرك: {parts}.</translation>
    </message>
    <message>
        <source>what contradicts itself</source>
        <extracomment>app/llama/grammars/json_schema.py</extracomment>
        <translation>ما يناقض نفسه</translation>
    </message>
    <message>
        <source>all of one that is too large</source>
        <extracomment>app/llama/grammars/json_schema.py</extracomment>
        <translation>كل ما في مخطط كبير جدًا</translation>
    </message>
    <message>
        <source>some of many alternatives</source>
        <extracomment>app/llama/grammars/schema_cases.py</extracomment>
        <translation>بعض من بدائل كثيرة</translation>
    </message>
    <message>
        <source>there is no type “{kind}”</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>لا يوجد نوع «{kind}»</translation>
    </message>
    <message>
        <source>{name} cannot be loaded. llama.cpp says: {reason}.</source>
        <extracomment>app/llama/load_errors.py, app/llama/pictures/projector.py</extracomment>
        <translation>لا يمكن تحميل {name}. يقول llama.cpp: {reason}.</translation>
    </message>
    <message>
        <source>{name} cannot be loaded: it is newer than this version of Draftlight ({reason}).</source>
        <extracomment>app/llama/load_errors.py</extracomment>
        <translation>لا يمكن تحميل {name}: هو أحدث من هذا الإصدار من Draftlight ({reason}).</translation>
    </message>
    <message>
        <source>it leaves out what was said</source>
        <extracomment>app/llama/templates/conversation_forms.py</extracomment>
        <translation>يُسقط ما قيل</translation>
    </message>
    <message>
        <source>it does not come to an end</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>لا ينتهي</translation>
    </message>
    <message>
        <source>it takes too much memory</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>يحتاج ذاكرة أكثر من اللازم</translation>
    </message>
    <message>
        <source>its process ended</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>انتهت عمليته</translation>
    </message>
    <message>
        <source>it cannot be read ({reason})</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>لا يمكن قراءته ({reason})</translation>
    </message>
    <message>
        <source>This model&apos;s chat template cannot write this conversation: {reason}.</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>لا يستطيع قالب محادثة هذا النموذج كتابة هذه المحادثة: {reason}.</translation>
    </message>
    <message>
        <source>This model&apos;s chat template cannot be used: {reason}. ChatML, a common one, stands in its place.</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>لا يمكن استخدام قالب محادثة هذا النموذج: {reason}. يحل محله ChatML، وهو قالب شائع.</translation>
    </message>
    <message>
        <source>The chat template that was given cannot be used: {reason}.</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>لا يمكن استخدام قالب المحادثة المُعطى: {reason}.</translation>
    </message>
    <message>
        <source>llama.cpp was compiled for another processor. Compile it for this one, in the program&apos;s folder: {command}</source>
        <extracomment>app/llama/trials/processor.py</extracomment>
        <translation>جُمِّع llama.cpp لمعالج آخر. جمّعه لهذا المعالج، في مجلد البرنامج: {command}</translation>
    </message>
    <message>
        <source>{name} makes llama.cpp crash, so it cannot be used. It may be damaged, or newer than this version. If the computer was at fault, trying again helps.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>يُسقط {name} برنامج llama.cpp، فلا يمكن استخدامه. ربما كان تالفًا أو أحدث من هذا الإصدار. إن كان السبب من الحاسوب فالمحاولة ثانية تفيد.</translation>
    </message>
    <message>
        <source>{name} could not be tried out: the process for that ended with status {status}, which says nothing about the file. Try again.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>تعذّرت تجربة {name}: انتهت العملية المخصصة لذلك بالحالة {status}، وهذا لا يدل على شيء في الملف. حاول ثانية.</translation>
    </message>
    <message>
        <source>{name} makes llama.cpp give up. There may be too little free memory for it.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>يجعل {name} برنامج llama.cpp يتوقف. ربما كانت الذاكرة الحرة أقل مما يحتاج.</translation>
    </message>
    <message>
        <source>The file {name} was overwritten, cut short or taken away while the model was in use. The next question loads it again.</source>
        <extracomment>app/llama/weights/file_pages.py</extracomment>
        <translation>استُبدل محتوى الملف {name} أو قُطع أو أُزيل أثناء استخدام النموذج. السؤال التالي يحمّله من جديد.</translation>
    </message>
    <message>
        <source>{name} is a projector, with which a model sees pictures, and no model of its own. Choose the model that it belongs to.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} مُسقِط يرى به نموذجٌ الصور، وليس نموذجًا قائمًا بذاته. اختر النموذج الذي يتبعه.</translation>
    </message>
    <message>
        <source>{name} is an adapter: it changes the model that it was made for, and writes nothing by itself.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} مُهايئ: يغيّر النموذج الذي صُنع له، ولا يكتب شيئًا بنفسه.</translation>
    </message>
    <message>
        <source>{name} is no model: it holds measurements from which smaller model files are made.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} ليس نموذجًا: فيه قياسات تُصنع بها ملفات نماذج أصغر.</translation>
    </message>
    <message>
        <source>{name} is part {part} of {count} of a model, and was renamed. All its parts need the names they had, such as {example}.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} هو الجزء {part} من {count} من نموذج، وقد غُيّر اسمه. تحتاج كل أجزائه أسماءها الأولى، مثل {example}.</translation>
    </message>
    <message>
        <source>{name} is part {part} of {count} of a model. Choose the first one, {first}: the others are read with it.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} هو الجزء {part} من {count} من نموذج. اختر الأول، {first}: تُقرأ الأجزاء الأخرى معه.</translation>
    </message>
    <message>
        <source>{name} is the first of {count} parts of a model, and {missing} is not beside it. Download all of its parts into one folder.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} هو الأول من {count} أجزاء لنموذج، و{missing} ليس بجانبه. نزّل كل أجزائه في مجلد واحد.</translation>
    </message>
    <message>
        <source>is no picture that can be shown: PNG, JPEG, GIF, WebP, AVIF and BMP are.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>ليس صورة يمكن عرضها: PNG وJPEG وGIF وWebP وAVIF وBMP يمكن.</translation>
    </message>
    <message>
        <source>Addresses, one in a line, such as https://example.org. Besides these, only pages of this computer and of programs on it can ask.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>عناوين، واحد في كل سطر، مثل https://example.org. وفيما عداها لا يمكن أن تسأل إلا صفحات هذا الحاسوب وصفحات البرامج التي عليه.</translation>
    </message>
    <message>
        <source>Chat templates</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>قوالب المحادثة</translation>
    </message>
    <message>
        <source>Files with chat templates that stand in the place of the models&apos; own, by model.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>ملفات قوالب محادثة تحل محل قوالب النماذج نفسها، لكل نموذج.</translation>
    </message>
    <message>
        <source>“Chat templates” must have a file for each model.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>يجب أن يكون في «قوالب المحادثة» ملف لكل نموذج.</translation>
    </message>
    <message>
        <source>Graphics card</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>بطاقة الرسوميات</translation>
    </message>
    <message>
        <source>The version of llama.cpp that was said to leave the graphics card unused.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>إصدار llama.cpp الذي ذُكر أنه لا يستخدم بطاقة الرسوميات.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: in its settings, put a value in the place of {placeholder}.</source>
        <extracomment>app/tool_servers/server_process.py</extracomment>
        <translation>لا يمكن تشغيل «{name}»: ضع في إعداداته قيمة مكان {placeholder}.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: there is no folder “{folder}”.</source>
        <extracomment>app/tool_servers/server_process.py</extracomment>
        <translation>لا يمكن تشغيل «{name}»: لا يوجد مجلد «{folder}».</translation>
    </message>
    <message numerus="yes">
        <source>{tokens} in %n passes</source>
        <comment>{tokens} in %n pass</comment>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>
            <numerusform>{tokens} بلا مرور</numerusform>
            <numerusform>{tokens} في مرور واحد</numerusform>
            <numerusform>{tokens} في مرورين</numerusform>
            <numerusform>{tokens} في %n مرورات</numerusform>
            <numerusform>{tokens} في %n مرورًا</numerusform>
            <numerusform>{tokens} في %n مرور</numerusform>
        </translation>
    </message>
    <message>
        <source>{passes} of the big model</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>{passes} للنموذج الكبير</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <comment>%n token</comment>
        <extracomment>app/traces/judgement.py, app/ui/overlays/race_lane.py</extracomment>
        <translation>
            <numerusform>لا tokens</numerusform>
            <numerusform>token واحد</numerusform>
            <numerusform>‏%n tokens</numerusform>
            <numerusform>‏%n tokens</numerusform>
            <numerusform>‏%n tokens</numerusform>
            <numerusform>‏%n tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings → Import/Export → Export conversations. Choose the file that is saved.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Settings → Import/Export → Export conversations. اختر الملف الذي يُحفظ.</translation>
    </message>
    <message>
        <source>Folder in which it starts</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>المجلد الذي يبدأ فيه</translation>
    </message>
    <message numerus="yes">
        <source>%n places about “{words}”</source>
        <comment>1 place about “{words}”</comment>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>
            <numerusform>لا مواضع عن «{words}»</numerusform>
            <numerusform>موضع واحد عن «{words}»</numerusform>
            <numerusform>موضعان عن «{words}»</numerusform>
            <numerusform>%n مواضع عن «{words}»</numerusform>
            <numerusform>%n موضعًا عن «{words}»</numerusform>
            <numerusform>%n موضع عن «{words}»</numerusform>
        </translation>
    </message>
    <message>
        <source>The help says nothing about “{words}”. Try another word.</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>لا تذكر المساعدة شيئًا عن «{words}». جرّب كلمة أخرى.</translation>
    </message>
    <message>
        <source>The first {count} are listed. Add a word to find others.</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>تُعرض أول {count}. أضف كلمة للعثور على غيرها.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>Search the help</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>البحث في المساعدة</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>الصفحة</translation>
    </message>
    <message>
        <source>Back to the page before (Alt+Left)</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>العودة إلى الصفحة السابقة (Alt+Left)</translation>
    </message>
    <message>
        <source>Search results</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>نتائج البحث</translation>
    </message>
    <message>
        <source>The manual is in English.</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>الدليل باللغة الإنجليزية.</translation>
    </message>
    <message>
        <source>The average of this reply. The tick is what the big model alone would write meanwhile, on a computer that is as busy.</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>متوسط هذا الرد. العلامة هي سرعة النموذج الكبير وحده في هذه الأثناء، على حاسوب مشغول بالقدر نفسه.</translation>
    </message>
    <message>
        <source>{speed} tokens a second, {comparison}.</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>{speed} tokens في الثانية، {comparison}.</translation>
    </message>
    <message>
        <source>Under the hood</source>
        <extracomment>app/ui/metrics/metrics_panel.py</extracomment>
        <translation>خلف الكواليس</translation>
    </message>
    <message>
        <source>Leave stage</source>
        <extracomment>app/ui/metrics/metrics_panel.py</extracomment>
        <translation>مغادرة المنصة</translation>
    </message>
    <message>
        <source>Back to the whole window (Esc)</source>
        <extracomment>app/ui/metrics/metrics_panel.py</extracomment>
        <translation>رجوع إلى النافذة كاملة (Esc)</translation>
    </message>
    <message>
        <source>Guess {place} of a round: {right} of {guessed} right</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>التخمين {place} من الجولة: صحّ {right} من {guessed}</translation>
    </message>
    <message>
        <source>Guesses {first} to {last} of a round: {right} of {guessed} right</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>التخمينات {first} إلى {last} من الجولة: صحّ {right} من {guessed}</translation>
    </message>
    <message>
        <source>Accepted by position</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>المقبول بحسب الموضع</translation>
    </message>
    <message>
        <source>guess {place}: {share} %</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>التخمين {place}: {share} %</translation>
    </message>
    <message>
        <source>{share} %</source>
        <extracomment>app/conversation/status.py, app/ui/metrics/charts.py, app/ui/transcript/inspection.py</extracomment>
        <translation>{share} %</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <extracomment>app/conversation/comparison.py</extracomment>
        <translation>الإجابة {number}</translation>
    </message>
    <message>
        <source>Temperature {value}</source>
        <extracomment>app/conversation/comparison.py</extracomment>
        <translation>الحرارة {value}</translation>
    </message>
    <message>
        <source>No assistant</source>
        <extracomment>app/conversation/comparison.py, app/ui/overlays/comparison_view.py</extracomment>
        <translation>بلا مساعد</translation>
    </message>
    <message>
        <source>Waiting for the replies before it…</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>في انتظار الردود السابقة…</translation>
    </message>
    <message numerus="yes">
        <source>Replies are being written in %n other chats</source>
        <comment>A reply is being written in another chat</comment>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>
            <numerusform>لا تُكتب ردود في محادثات أخرى (%n)</numerusform>
            <numerusform>يُكتب رد في محادثة أخرى</numerusform>
            <numerusform>تُكتب ردود في محادثتين أخريين</numerusform>
            <numerusform>تُكتب ردود في %n محادثات أخرى</numerusform>
            <numerusform>تُكتب ردود في %n محادثة أخرى</numerusform>
            <numerusform>تُكتب ردود في %n محادثة أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is no embedding model.</source>
        <extracomment>app/engine/embedding.py</extracomment>
        <translation>{name} ليس نموذج تضمين.</translation>
    </message>
    <message>
        <source>A text has {count} tokens, and {name} reads {most} at most.</source>
        <extracomment>app/engine/embedding.py</extracomment>
        <translation>في أحد النصوص {count} رمزًا، و{name} يقرأ {most} على الأكثر.</translation>
    </message>
    <message>
        <source>{name} is no reranker.</source>
        <extracomment>app/engine/embedding.py</extracomment>
        <translation>{name} ليس نموذج إعادة ترتيب.</translation>
    </message>
    <message numerus="yes">
        <source>Waiting: %n replies come first.</source>
        <comment>Waiting: one reply comes first.</comment>
        <extracomment>app/engine/engine.py</extracomment>
        <translation>
            <numerusform>انتظار: لا ردود قبله.</numerusform>
            <numerusform>انتظار: يأتي رد واحد أولًا.</numerusform>
            <numerusform>انتظار: يأتي ردّان أولًا.</numerusform>
            <numerusform>انتظار: تأتي %n ردود أولًا.</numerusform>
            <numerusform>انتظار: يأتي %n ردًا أولًا.</numerusform>
            <numerusform>انتظار: يأتي %n رد أولًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is not enough free memory for {name} with texts of {size} tokens.</source>
        <extracomment>app/llama/embedding.py</extracomment>
        <translation>لا توجد ذاكرة كافية لـ {name} مع نصوص من {size} رمزًا.</translation>
    </message>
    <message>
        <source>This is an embedding model: it finds texts by their meaning and cannot write.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>هذا نموذج تضمين: يعثر على النصوص بحسب معناها ولا يستطيع الكتابة.</translation>
    </message>
    <message>
        <source>This is a reranker: it scores texts and cannot write.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>هذا نموذج إعادة ترتيب: يقيّم النصوص ولا يستطيع الكتابة.</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>كاملة</translation>
    </message>
    <message>
        <source>calm</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>هادئة</translation>
    </message>
    <message>
        <source>Replies at the same time</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>الردود في الوقت نفسه</translation>
    </message>
    <message>
        <source>How many replies are written at once, in several chats and for other programs; more wait. Each needs memory.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>عدد الردود التي تُكتب في آن واحد، في عدة محادثات ولبرامج أخرى؛ ويُنتظر ما زاد. كل منها يحتاج إلى ذاكرة.</translation>
    </message>
    <message>
        <source>as many as memory allows</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>بقدر ما تسمح الذاكرة</translation>
    </message>
    <message>
        <source>Colours of replies</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>ألوان الردود</translation>
    </message>
    <message>
        <source>Show which words were guessed right. With calm colours they step back a moment later, so that the corrections stand out.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>يُظهر الكلمات التي خُمِّنت تخمينًا صحيحًا. مع الألوان الهادئة تخفت بعد لحظة، فتبرز التصحيحات.</translation>
    </message>
    <message>
        <source>highlight outcomes tint underline</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>تمييز تظليل تسطير نتائج</translation>
    </message>
    <message>
        <source>None of these can be used here: {names}. A server needs a command, or an address over HTTP.</source>
        <extracomment>app/tool_servers/server_settings.py</extracomment>
        <translation>لا يمكن استخدام أي من هذه هنا: {names}. يحتاج الخادم إلى أمر أو عنوان HTTP.</translation>
    </message>
    <message>
        <source>“{name}” ended by itself.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>انتهى «{name}» من تلقاء نفسه.</translation>
    </message>
    <message>
        <source>“{name}” wants you to sign in: press Test where it is set up.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>يطلب «{name}» تسجيل الدخول: اضغط «اختبار» في موضع إعداده.</translation>
    </message>
    <message>
        <source>“{name}” ended by itself: {complaint}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>انتهى «{name}» من تلقاء نفسه: {complaint}.</translation>
    </message>
    <message>
        <source>slower ({times}×)</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>أبطأ ({times}×)</translation>
    </message>
    <message>
        <source>as fast</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>بالسرعة نفسها</translation>
    </message>
    <message>
        <source>{times}× faster</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>أسرع {times}×</translation>
    </message>
    <message>
        <source>{speed} tok/s</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>{speed} tok/s</translation>
    </message>
    <message>
        <source>{share} % right</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>{share} % صحيح</translation>
    </message>
    <message>
        <source>Send after this reply (Enter)</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>إرسال بعد هذا الرد (Enter)</translation>
    </message>
    <message numerus="yes">
        <source>{words} (with %n files)</source>
        <comment>{words} (with a file)</comment>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>
            <numerusform>{words} (بلا ملفات، %n)</numerusform>
            <numerusform>{words} (مع ملف واحد)</numerusform>
            <numerusform>{words} (مع ملفين)</numerusform>
            <numerusform>{words} (مع %n ملفات)</numerusform>
            <numerusform>{words} (مع %n ملفًا)</numerusform>
            <numerusform>{words} (مع %n ملف)</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit the message that waits</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>تحرير الرسالة المنتظرة</translation>
    </message>
    <message>
        <source>Remove the message that waits</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>إزالة الرسالة المنتظرة</translation>
    </message>
    <message>
        <source>After this reply:</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>بعد هذا الرد:</translation>
    </message>
    <message>
        <source>Your message is sent after this reply.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>تُرسل رسالتك بعد هذا الرد.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <comment>%n match</comment>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>
            <numerusform>لا نتائج (%n)</numerusform>
            <numerusform>نتيجة واحدة</numerusform>
            <numerusform>نتيجتان</numerusform>
            <numerusform>%n نتائج</numerusform>
            <numerusform>%n نتيجة</numerusform>
            <numerusform>%n نتيجة</numerusform>
        </translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <extracomment>app/ui/chat/composing/message_sending.py, app/ui/chat_list/chat_actions.py</extracomment>
        <translation>{title} (نسخة)</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n messages</source>
        <comment>Deleted %n message</comment>
        <extracomment>app/ui/chat/composing/message_sending.py</extracomment>
        <translation>
            <numerusform>لم تُحذف رسائل (%n)</numerusform>
            <numerusform>حُذفت رسالة واحدة</numerusform>
            <numerusform>حُذفت رسالتان</numerusform>
            <numerusform>حُذفت %n رسائل</numerusform>
            <numerusform>حُذفت %n رسالة</numerusform>
            <numerusform>حُذفت %n رسالة</numerusform>
        </translation>
    </message>
    <message>
        <source>Edited the reply</source>
        <extracomment>app/ui/chat/composing/message_sending.py</extracomment>
        <translation>عُدِّل الرد</translation>
    </message>
    <message>
        <source>{title}, not read yet</source>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>{title}، لم تُقرأ بعد</translation>
    </message>
    <message>
        <source>{title}, a reply is being written</source>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>{title}، يُكتب رد</translation>
    </message>
    <message>
        <source>Stop the reply</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>إيقاف الرد</translation>
    </message>
    <message>
        <source>Edit reply</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>تعديل الرد</translation>
    </message>
    <message>
        <source>The model takes this for its own words when it goes on. The reply loses its colours.</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>يعدّ النموذج هذا كلامه حين يتابع. ويفقد الرد ألوانه.</translation>
    </message>
    <message>
        <source>Text of the reply</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>نص الرد</translation>
    </message>
    <message>
        <source>Save (Ctrl+Enter)</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>حفظ (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>npx, uvx, the path of a program, or https://…</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>npx أو uvx أو مسار برنامج أو https://…</translation>
    </message>
    <message>
        <source>Command, or address</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>أمر أو عنوان</translation>
    </message>
    <message>
        <source>Environment, or headers for an address, one NAME=value in a line</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>البيئة، أو ترويسات العنوان، كل NAME=value في سطر</translation>
    </message>
    <message>
        <source>A server needs a name, and a command or an address.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>يحتاج الخادم إلى اسم، وإلى أمر أو عنوان.</translation>
    </message>
    <message>
        <source>An address begins with https://, or is one of this computer.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>يبدأ العنوان بـ https:// أو يكون عنوان هذا الحاسوب.</translation>
    </message>
    <message>
        <source>A character that no header can have is in it.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>فيه حرف لا يمكن أن يكون في ترويسة.</translation>
    </message>
    <message>
        <source>Asking it. A sign-in opens in your browser.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>يجري سؤاله. يُفتح تسجيل الدخول في متصفحك.</translation>
    </message>
    <message numerus="yes">
        <source>%n replies are being written for other programs.</source>
        <comment>One reply is being written for another program.</comment>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>
            <numerusform>لا تُكتب أي ردود لبرامج أخرى.</numerusform>
            <numerusform>يُكتب رد واحد لبرنامج آخر.</numerusform>
            <numerusform>يُكتب ردّان لبرامج أخرى.</numerusform>
            <numerusform>تُكتب %n ردود لبرامج أخرى.</numerusform>
            <numerusform>يُكتب %n ردًا لبرامج أخرى.</numerusform>
            <numerusform>يُكتب %n رد لبرامج أخرى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more requests wait.</source>
        <comment>One more request waits.</comment>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>
            <numerusform>لا تنتظر طلبات أخرى.</numerusform>
            <numerusform>ينتظر طلب واحد آخر.</numerusform>
            <numerusform>ينتظر طلبان آخران.</numerusform>
            <numerusform>تنتظر %n طلبات أخرى.</numerusform>
            <numerusform>ينتظر %n طلبًا آخر.</numerusform>
            <numerusform>ينتظر %n طلب آخر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been guessed yet.</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>لم يُخمَّن شيء بعد.</translation>
    </message>
    <message>
        <source>Nothing guessed yet</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>لا تخمين بعد</translation>
    </message>
    <message>
        <source>{time} ms</source>
        <extracomment>app/ui/metrics/charts.py, app/ui/metrics/round_strip.py</extracomment>
        <translation>{time} ms</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>{first} إلى {last}</translation>
    </message>
    <message>
        <source>Rounds: guessed, kept, time</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>الجولات: المخمَّن والمقبول والوقت</translation>
    </message>
    <message>
        <source>Rounds in view</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>الجولات المعروضة</translation>
    </message>
    <message>
        <source>Newest</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>الأحدث</translation>
    </message>
    <message>
        <source>Back to the newest rounds (End)</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>رجوع إلى أحدث الجولات (End)</translation>
    </message>
    <message>
        <source>Newest rounds</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>أحدث الجولات</translation>
    </message>
    <message>
        <source>Last one {time}</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>الأخيرة {time}</translation>
    </message>
    <message>
        <source>{time}: {guessing} guessing, {checking} checking</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>{time}: تخمين {guessing}، تحقق {checking}</translation>
    </message>
    <message>
        <source>Round {place}: {guessed} guessed, {kept} kept</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>الجولة {place}: خُمّن {guessed}، أُبقي {kept}</translation>
    </message>
    <message>
        <source>Round {place}: nothing guessed</source>
        <extracomment>app/ui/metrics/charts.py, app/ui/metrics/round_strip.py</extracomment>
        <translation>الجولة {place}: بلا تخمين</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds.</source>
        <comment>%n round.</comment>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>
            <numerusform>لا جولات.</numerusform>
            <numerusform>جولة واحدة.</numerusform>
            <numerusform>جولتان.</numerusform>
            <numerusform>%n جولات.</numerusform>
            <numerusform>%n جولة.</numerusform>
            <numerusform>%n جولة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last one, {round}</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>الأخيرة، {round}</translation>
    </message>
    <message>
        <source>No rounds yet.</source>
        <extracomment>app/ui/metrics/charts.py, app/ui/metrics/round_strip.py</extracomment>
        <translation>لا جولات بعد.</translation>
    </message>
    <message>
        <source>One column for each round</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>عمود لكل جولة</translation>
    </message>
    <message>
        <source>{span} of {count} rounds</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>{span} من {count} جولة</translation>
    </message>
    <message>
        <source>In view: {span}.</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>المعروض: {span}.</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <extracomment>app/ui/chat/replying/cards.py, app/ui/metrics/charts.py, app/ui/models_page/pair_state.py</extracomment>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>Loading the models… {share}</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>تُحمَّل النماذج… {share}</translation>
    </message>
    <message>
        <source>Making the models for the first time… {share}</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>تُصنع النماذج أول مرة… {share}</translation>
    </message>
    <message>
        <source>Tries again in {minutes} min.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>تُعاد المحاولة بعد {minutes} دقيقة.</translation>
    </message>
    <message>
        <source>Tries again in {seconds} s.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>تُعاد المحاولة بعد {seconds} ثانية.</translation>
    </message>
    <message>
        <source>Chosen last</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>آخر ما اختير</translation>
    </message>
    <message>
        <source>General</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>عام</translation>
    </message>
    <message>
        <source>Chat</source>
        <extracomment>app/settings/declaration.py, app/ui/window/palette.py</extracomment>
        <translation>المحادثة</translation>
    </message>
    <message>
        <source>Guessing</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>التخمين</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Advanced</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>متقدم</translation>
    </message>
    <message>
        <source>memory window length history</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>ذاكرة نافذة طول سجل</translation>
    </message>
    <message>
        <source>processor cpu cores</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>معالج cpu أنوية</translation>
    </message>
    <message>
        <source>graphics card vram cuda metal vulkan offload</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>بطاقة رسوميات vram cuda metal vulkan</translation>
    </message>
    <message>
        <source>ram cache</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>ram ذاكرة مؤقتة</translation>
    </message>
    <message>
        <source>storage space cache</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>تخزين مساحة ذاكرة مؤقتة</translation>
    </message>
    <message>
        <source>network cluster remote</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>شبكة عنقود بعيد</translation>
    </message>
    <message>
        <source>speculative decoding draft lookup speed</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>فك الترميز التخميني مسودة بحث سرعة</translation>
    </message>
    <message>
        <source>creativity randomness</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>إبداع عشوائية</translation>
    </message>
    <message>
        <source>random same reproducible</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>عشوائي نفسه قابل للتكرار</translation>
    </message>
    <message>
        <source>length limit short</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>طول حد قصير</translation>
    </message>
    <message>
        <source>instructions persona role custom</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>تعليمات شخصية دور مخصص</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>السمة</translation>
    </message>
    <message>
        <source>colours dark mode light mode contrast accessibility</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>ألوان الوضع الداكن الوضع الفاتح تباين إمكانية الوصول</translation>
    </message>
    <message>
        <source>update upgrade release start</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>تحديث ترقية إصدار بدء</translation>
    </message>
    <message>
        <source>name chats remote cost</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>تسمية محادثات بعيد تكلفة</translation>
    </message>
    <message>
        <source>Daily copies</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>نسخ يومية</translation>
    </message>
    <message>
        <source>Once a day Draftlight copies all chats and keeps this many copies. 0 makes none.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>ينسخ Draftlight كل المحادثات مرة في اليوم ويحتفظ بهذا العدد من النسخ. 0 يعني بلا نسخ.</translation>
    </message>
    <message>
        <source>backup restore save chats automatic</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>نسخ احتياطي استعادة حفظ محادثات تلقائي</translation>
    </message>
    <message>
        <source>Whether a reply was written here before, so that figures are shown from the start.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>هل كُتب رد هنا من قبل، كي تظهر الأرقام من البداية.</translation>
    </message>
    <message>
        <source>Times of the last load</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>أوقات آخر تحميل</translation>
    </message>
    <message>
        <source>Seconds that each stage of the last load took.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>الثواني التي استغرقتها كل مرحلة من آخر تحميل.</translation>
    </message>
    <message>
        <source>server endpoint openai ollama anthropic</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>خادم نقطة وصول openai ollama anthropic</translation>
    </message>
    <message>
        <source>mcp functions plugins servers</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>mcp دوال إضافات خوادم</translation>
    </message>
    <message>
        <source>“Times of the last load” must have seconds for each of its stages.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>يجب أن يحتوي «أوقات آخر تحميل» على ثوانٍ لكل مرحلة.</translation>
    </message>
    <message>
        <source>Get one that sees…</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>جلب نموذج يرى…</translation>
    </message>
    <message>
        <source>A model that can be shown pictures</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>نموذج يمكن أن تُعرض عليه صور</translation>
    </message>
    <message>
        <source>Remove the pictures</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>إزالة الصور</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>إزالة الصورة</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>حُذف «{name}».</translation>
    </message>
    <message>
        <source>While the model is being made ready ({share}): a recorded reply</source>
        <extracomment>app/ui/chat/first_page/loading_show.py</extracomment>
        <translation>ريثما يُجهَّز النموذج ({share}): رد مسجّل</translation>
    </message>
    <message>
        <source>Your question is next. {sentence}</source>
        <extracomment>app/ui/chat/first_page/loading_show.py</extracomment>
        <translation>سؤالك هو التالي. {sentence}</translation>
    </message>
    <message>
        <source>The starter pair, one tiny model at two precisions: the exact copy answers, the rough copy guesses. For learning, not for speed, and offline.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>الزوج الأولي، نموذج صغير جدًا بدقّتين: النسخة الدقيقة تجيب، والنسخة التقريبية تخمّن. للتعلّم لا للسرعة، وبلا اتصال.</translation>
    </message>
    <message>
        <source>Download a big model and a small one that work together, in one click. GGUF files that you have can be dropped on this window.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>نزّل بنقرة واحدة نموذجًا كبيرًا وآخر صغيرًا يعملان معًا. ويمكن إفلات ملفات GGUF التي لديك على هذه النافذة.</translation>
    </message>
    <message>
        <source>Recorded replies:</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>ردود مسجّلة:</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>{done} من {total}</translation>
    </message>
    <message>
        <source>{what}, {figures}, about {time}</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>{what}، ‏{figures}، نحو {time}</translation>
    </message>
    <message>
        <source>The draft reads it too</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>تقرؤها المسودة أيضًا</translation>
    </message>
    <message>
        <source>{what}, {figures}</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>{what}، ‏{figures}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>{seconds} ث</translation>
    </message>
    <message numerus="yes">
        <source>Reading %n files</source>
        <comment>Reading %n file</comment>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>
            <numerusform>لا تُقرأ ملفات</numerusform>
            <numerusform>يُقرأ ملف واحد</numerusform>
            <numerusform>يُقرأ ملفان</numerusform>
            <numerusform>تُقرأ %n ملفات</numerusform>
            <numerusform>يُقرأ %n ملفًا</numerusform>
            <numerusform>يُقرأ %n ملف</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading your message</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>تُقرأ رسالتك</translation>
    </message>
    <message>
        <source>Recently deleted…</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>المحذوفة مؤخرًا…</translation>
    </message>
    <message>
        <source>Draftlight copies all chats by itself once a day, before the chat file changes its form, and before another copy is brought back, and keeps the latest. “Back up now” makes one where you like, such as on another disk.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>ينسخ Draftlight كل المحادثات من تلقاء نفسه مرة في اليوم، وقبل أن تتغير صيغة ملف المحادثات، وقبل استرجاع نسخة أخرى، ويحتفظ بالأحدث. ينشئ «نسخ احتياطي الآن» نسخة حيث تشاء، على قرص آخر مثلًا.</translation>
    </message>
    <message>
        <source>daily copy</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>نسخة يومية</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n chats now?</source>
        <comment>Delete this chat now?</comment>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>
            <numerusform>حذف المحادثات الآن؟</numerusform>
            <numerusform>حذف هذه المحادثة الآن؟</numerusform>
            <numerusform>حذف المحادثتين الآن؟</numerusform>
            <numerusform>حذف %n محادثات الآن؟</numerusform>
            <numerusform>حذف %n محادثة الآن؟</numerusform>
            <numerusform>حذف %n محادثة الآن؟</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone. Backups made earlier keep them.</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>لا يمكن التراجع عن هذا. تحتفظ بها النسخ الاحتياطية السابقة.</translation>
    </message>
    <message>
        <source>Recently deleted</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>المحذوفة مؤخرًا</translation>
    </message>
    <message>
        <source>Delete now…</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>حذف الآن…</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>استعادة</translation>
    </message>
    <message numerus="yes">
        <source>%n days left</source>
        <comment>%n day left</comment>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>
            <numerusform>لم يبق أي يوم</numerusform>
            <numerusform>بقي يوم واحد</numerusform>
            <numerusform>بقي يومان</numerusform>
            <numerusform>بقيت %n أيام</numerusform>
            <numerusform>بقي %n يومًا</numerusform>
            <numerusform>بقي %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete now</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>حذف الآن</translation>
    </message>
    <message>
        <source>Deleted chats stay here for 30 days. Searching does not find them.</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>تبقى المحادثات المحذوفة هنا 30 يومًا. ولا يعثر عليها البحث.</translation>
    </message>
    <message>
        <source>No chat was deleted in the last 30 days.</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>لم تُحذف أي محادثة في آخر 30 يومًا.</translation>
    </message>
    <message>
        <source>Nothing matches “{words}” exactly. Similar settings:</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>لا شيء يطابق «{words}» تمامًا. إعدادات مشابهة:</translation>
    </message>
    <message>
        <source>The capital of France is | Paris and it [is beautiful] serves | as the seat of</source>
        <comment>a film of guesses. The part before the first | is there already; each other part is one round: some words that were guessed right, in brackets those that were guessed wrong, and at last one word that the big model writes itself. Each text may have as many words and rounds as suit the language</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>عاصمة فرنسا هي | باريس وهي مدينة [جميلة جدًا] تُعرف | ببرج إيفل وبمتاحفها الكثيرة</translation>
    </message>
    <message>
        <source>Monday, Tuesday, | Wednesday, Thursday, Friday, Saturday, Sunday.</source>
        <comment>a film of guesses</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>الاثنين، الثلاثاء، | الأربعاء، الخميس، الجمعة، السبت، الأحد.</translation>
    </message>
    <message>
        <source>The moon is a | [bright light] drowsy | [little child] spoon | that stirs the [sky] sea.</source>
        <comment>a film of guesses: a poem, where most of them are wrong</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>القمر | [نور ساطع] ملعقة | [من فضة] ناعسة | تحرّك [السماء] البحر.</translation>
    </message>
    <message numerus="yes">
        <source>Right guesses stay (green), then comes the big model’s own word (orange): %n words from one pass.</source>
        <comment>Right guesses stay (green), then comes the big model’s own word (orange): %n word from one pass.</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>
            <numerusform>التخمينات الصحيحة تبقى (أخضر)، ثم تأتي كلمة النموذج الكبير (برتقالي): لا كلمات من مرور واحد.</numerusform>
            <numerusform>التخمينات الصحيحة تبقى (أخضر)، ثم تأتي كلمة النموذج الكبير (برتقالي): كلمة واحدة من مرور واحد.</numerusform>
            <numerusform>التخمينات الصحيحة تبقى (أخضر)، ثم تأتي كلمة النموذج الكبير (برتقالي): كلمتان من مرور واحد.</numerusform>
            <numerusform>التخمينات الصحيحة تبقى (أخضر)، ثم تأتي كلمة النموذج الكبير (برتقالي): %n كلمات من مرور واحد.</numerusform>
            <numerusform>التخمينات الصحيحة تبقى (أخضر)، ثم تأتي كلمة النموذج الكبير (برتقالي): %n كلمة من مرور واحد.</numerusform>
            <numerusform>التخمينات الصحيحة تبقى (أخضر)، ثم تأتي كلمة النموذج الكبير (برتقالي): %n كلمة من مرور واحد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The small model guesses %n words. One pass of the big model checks all.</source>
        <comment>The small model guesses %n word. One pass of the big model checks it.</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>
            <numerusform>لا يخمّن النموذج الصغير شيئًا.</numerusform>
            <numerusform>يخمّن النموذج الصغير كلمة واحدة. ومرور واحد للنموذج الكبير يتحقق منها.</numerusform>
            <numerusform>يخمّن النموذج الصغير كلمتين. ومرور واحد للنموذج الكبير يتحقق منهما.</numerusform>
            <numerusform>يخمّن النموذج الصغير %n كلمات. ومرور واحد للنموذج الكبير يتحقق منها كلها.</numerusform>
            <numerusform>يخمّن النموذج الصغير %n كلمة. ومرور واحد للنموذج الكبير يتحقق منها كلها.</numerusform>
            <numerusform>يخمّن النموذج الصغير %n كلمة. ومرور واحد للنموذج الكبير يتحقق منها كلها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All right (green), and the same pass adds a bonus (blue): %n words from one pass.</source>
        <comment>All right (green), and the same pass adds a bonus (blue): %n word from one pass.</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>
            <numerusform>كلها صحيحة (أخضر)، ويضيف المرور نفسه مكافأة (أزرق): لا كلمات من مرور واحد.</numerusform>
            <numerusform>كلها صحيحة (أخضر)، ويضيف المرور نفسه مكافأة (أزرق): كلمة واحدة من مرور واحد.</numerusform>
            <numerusform>كلها صحيحة (أخضر)، ويضيف المرور نفسه مكافأة (أزرق): كلمتان من مرور واحد.</numerusform>
            <numerusform>كلها صحيحة (أخضر)، ويضيف المرور نفسه مكافأة (أزرق): %n كلمات من مرور واحد.</numerusform>
            <numerusform>كلها صحيحة (أخضر)، ويضيف المرور نفسه مكافأة (أزرق): %n كلمة من مرور واحد.</numerusform>
            <numerusform>كلها صحيحة (أخضر)، ويضيف المرور نفسه مكافأة (أزرق): %n كلمة من مرور واحد.</numerusform>
        </translation>
    </message>
    <message>
        <source>A wrong guess costs little: the pass still brings one word (orange).</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>التخمين الخاطئ قليل الكلفة: فالمرور نفسه يأتي بكلمة النموذج الكبير (برتقالي).</translation>
    </message>
    <message>
        <source>Show by some sentences how guessing ahead works</source>
        <extracomment>app/ui/how_it_works/film_player.py</extracomment>
        <translation>عرض طريقة التخمين المسبق ببضع جمل</translation>
    </message>
    <message>
        <source>Pause the film</source>
        <extracomment>app/ui/how_it_works/film_player.py</extracomment>
        <translation>إيقاف الفيلم مؤقتًا</translation>
    </message>
    <message>
        <source>Play the film</source>
        <extracomment>app/ui/how_it_works/film_player.py</extracomment>
        <translation>تشغيل الفيلم</translation>
    </message>
    <message>
        <source>Go on from step to step by itself</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py</extracomment>
        <translation>التقدّم تلقائيًا من خطوة إلى أخرى</translation>
    </message>
    <message>
        <source>Programs that speak to OpenAI, Anthropic, Ollama or llama-server can use the models of this window. Those made for Anthropic or Ollama want the address without /v1.</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>يمكن للبرامج التي تخاطب OpenAI أو Anthropic أو Ollama أو llama-server استخدام نماذج هذه النافذة. وما صُنع لـ Anthropic أو Ollama يريد العنوان بلا ‎/v1‎.</translation>
    </message>
    <message>
        <source>Round {place}: guessed {guessed}, kept {kept}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>الجولة {place}: خُمّن {guessed}، أُبقي {kept}</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens in 1 pass of the big model</source>
        <comment>%n token in 1 pass of the big model</comment>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>
            <numerusform>لا tokens في مرور واحد للنموذج الكبير</numerusform>
            <numerusform>token واحد في مرور للنموذج الكبير</numerusform>
            <numerusform>%n tokens في مرور للنموذج الكبير</numerusform>
            <numerusform>%n tokens في مرور للنموذج الكبير</numerusform>
            <numerusform>%n tokens في مرور للنموذج الكبير</numerusform>
            <numerusform>%n tokens في مرور للنموذج الكبير</numerusform>
        </translation>
    </message>
    <message>
        <source>pass {time}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>مرور {time}</translation>
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
        <translation>أيقونة في علبة النظام</translation>
    </message>
    <message>
        <source>Draftlight goes on when its window is closed, and its icon beside the clock opens it again. On a desktop without such icons, it ends as usual.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>يواصل Draftlight العمل عند إغلاق نافذته، وتفتحها أيقونته بجانب الساعة من جديد. على سطح مكتب بلا هذه الأيقونات ينتهي كالمعتاد.</translation>
    </message>
    <message>
        <source>system tray notification area menu bar background minimize close</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>علبة النظام منطقة الإعلام شريط القوائم الخلفية تصغير إغلاق</translation>
    </message>
    <message>
        <source>Quick question from the tray</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>سؤال سريع من علبة النظام</translation>
    </message>
    <message>
        <source>A click on the icon opens a small window for one question. The command “draftlight --ask” opens it too: give it a key in the settings of your system.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>النقر على الأيقونة يفتح نافذة صغيرة لسؤال واحد. ويفتحها أيضًا الأمر «draftlight --ask»: خصّص له مفتاحًا في إعدادات نظامك.</translation>
    </message>
    <message>
        <source>global shortcut hotkey small window spotlight</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>اختصار عام مفتاح نافذة صغيرة spotlight</translation>
    </message>
    <message>
        <source>Tray</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>علبة النظام</translation>
    </message>
    <message>
        <source>Whether it was said that the program goes on in the tray.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>هل قيل إن البرنامج يواصل العمل في علبة النظام.</translation>
    </message>
    <message>
        <source>What was chosen last in the list of all commands, a name a line.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>آخر ما اختير في قائمة كل الأوامر، اسم في كل سطر.</translation>
    </message>
    <message>
        <source>This model cannot see pictures.</source>
        <extracomment>app/ui/chat/composing/pending_files.py</extracomment>
        <translation>هذا النموذج لا يرى الصور.</translation>
    </message>
    <message>
        <source>Guessing in every round, because you asked for it.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>التخمين في كل جولة لأنك طلبته.</translation>
    </message>
    <message>
        <source>Lookup guesses because you asked for it; here it does not pay.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>البحث في النص يخمّن لأنك طلبته، ولا جدوى منه هنا.</translation>
    </message>
    <message>
        <source>Guessing took more time than it saved in this reply.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>أخذ التخمين في هذا الرد وقتًا أكثر مما وفّر.</translation>
    </message>
    <message>
        <source>The starter pair is for learning, not for speed.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>زوج البداية للتعلّم لا للسرعة.</translation>
    </message>
    <message>
        <source>An example always guesses, to show it, also where it does not pay.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>المثال يخمّن دائمًا ليُظهر ذلك، حتى حيث لا جدوى منه.</translation>
    </message>
    <message>
        <source>{count} tokens a pass</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>{count} tokens لكل مرور</translation>
    </message>
    <message>
        <source>faster</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>أسرع</translation>
    </message>
    <message>
        <source>faster so far</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>أسرع حتى الآن</translation>
    </message>
    <message>
        <source>{times}×</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>{times}×</translation>
    </message>
    <message>
        <source>tokens a pass of the big model</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>tokens لكل مرور للنموذج الكبير</translation>
    </message>
    <message>
        <source>tokens a pass</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>tokens لكل مرور</translation>
    </message>
    <message>
        <source>with</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>مع التخمين</translation>
    </message>
    <message>
        <source>without</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>بدونه</translation>
    </message>
    <message>
        <source>up to {speed} tokens/s</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>حتى {speed} tokens/s</translation>
    </message>
    <message>
        <source>down to {speed} tokens/s</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>وأدناها {speed} tokens/s</translation>
    </message>
    <message>
        <source>Speed over the reply</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>السرعة خلال الرد</translation>
    </message>
    <message>
        <source>Tokens a second in each half second. Right guesses lift it; where they are wrong, it falls.</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>عدد tokens في الثانية لكل نصف ثانية. ترتفع بالتخمينات الصحيحة وتنخفض بالخاطئة.</translation>
    </message>
    <message>
        <source>without {speed}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>بدونه {speed}</translation>
    </message>
    <message>
        <source>How the speed rises and falls</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>كيف ترتفع السرعة وتنخفض</translation>
    </message>
    <message>
        <source>Whole reply: guessed {guessed}, kept {kept}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>الرد كله: خُمّن {guessed}، أُبقي {kept}</translation>
    </message>
    <message>
        <source>There is nothing to read in a text.</source>
        <extracomment>app/engine/embedding.py</extracomment>
        <translation>لا شيء يُقرأ في أحد النصوص.</translation>
    </message>
    <message>
        <source>Tokens have to be those of {name}. Send words: LangChain&apos;s OpenAIEmbeddings does so with check_embedding_ctx_length=False.</source>
        <extracomment>app/engine/embedding.py</extracomment>
        <translation>يجب أن تكون الرموز رموز {name}. أرسل نصًا: يفعل OpenAIEmbeddings من LangChain ذلك مع check_embedding_ctx_length=False.</translation>
    </message>
    <message>
        <source>{name} hears no sounds here: there is no projector (a file named mmproj) for them beside it.</source>
        <extracomment>app/engine/pictures.py</extracomment>
        <translation>لا يسمع {name} الأصوات هنا: ليس بجانبه مُسقِط لها (ملف اسمه mmproj).</translation>
    </message>
    <message>
        <source>The model cannot take this file in.</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>لا يستطيع النموذج أخذ هذا الملف.</translation>
    </message>
    <message>
        <source>The model cannot take this file in ({detail}).</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>لا يستطيع النموذج أخذ هذا الملف ({detail}).</translation>
    </message>
    <message>
        <source>{name} is no WAV file that can be heard here. Convert it to WAV with PCM.</source>
        <extracomment>app/llama/pictures/sounds.py</extracomment>
        <translation>{name} ليس ملف WAV يمكن سماعه هنا. حوّله إلى WAV بترميز PCM.</translation>
    </message>
    <message>
        <source>{name} is empty.</source>
        <extracomment>app/llama/pictures/sounds.py</extracomment>
        <translation>{name} فارغ.</translation>
    </message>
    <message>
        <source>{name} is too long: at most {minutes} minutes can be heard.</source>
        <extracomment>app/llama/pictures/sounds.py</extracomment>
        <translation>{name} طويل جدًا: يمكن سماع {minutes} دقائق كحد أقصى.</translation>
    </message>
    <message>
        <source>{name} cannot be used: of a sound it makes nothing.</source>
        <extracomment>app/llama/trials/projectors.py</extracomment>
        <translation>لا يمكن استخدام {name}: لا يُخرج من الصوت شيئًا.</translation>
    </message>
    <message>
        <source>These two fit together: the head ({kind}) was made for a model of this shape and vocabulary. It guesses blocks of {size} tokens.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>يتوافقان: صُنع الرأس ({kind}) لنموذج بهذا الشكل وهذه المفردات. وهو يخمّن كتلًا من {size} رمزًا.</translation>
    </message>
    <message>
        <source>This head does not say how many tokens it guesses at once: its file is incomplete.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>لا يذكر هذا الرأس كم رمزًا يخمّن دفعة واحدة: ملفه ناقص.</translation>
    </message>
    <message>
        <source>This head does not name the token that stands for one to be guessed: its file is incomplete.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>لا يسمّي هذا الرأس الرمز الذي يحلّ محلّ رمز يُراد تخمينه: ملفه ناقص.</translation>
    </message>
    <message>
        <source>This head&apos;s file is damaged: its keys have {keys} numbers, and its values {values}.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>ملف هذا الرأس تالف: لمفاتيحه {keys} أعداد ولقيمه {values}.</translation>
    </message>
    <message>
        <source>Sounds are heard by models on this computer alone.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>لا يسمع الأصوات إلا النماذج على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Searches models, datasets and papers at Hugging Face.</source>
        <extracomment>app/tool_servers/catalogue.py</extracomment>
        <translation>يبحث عن النماذج ومجموعات البيانات والأوراق في Hugging Face.</translation>
    </message>
    <message>
        <source>Answers questions about public repositories at GitHub.</source>
        <extracomment>app/tool_servers/catalogue.py</extracomment>
        <translation>يجيب عن الأسئلة حول المستودعات العامة في GitHub.</translation>
    </message>
    <message>
        <source>Searches Microsoft&apos;s documentation.</source>
        <extracomment>app/tool_servers/catalogue.py</extracomment>
        <translation>يبحث في وثائق Microsoft.</translation>
    </message>
    <message>
        <source>Searches Cloudflare&apos;s documentation.</source>
        <extracomment>app/tool_servers/catalogue.py</extracomment>
        <translation>يبحث في وثائق Cloudflare.</translation>
    </message>
    <message>
        <source>Searches the documentation of AWS.</source>
        <extracomment>app/tool_servers/catalogue.py</extracomment>
        <translation>يبحث في وثائق AWS.</translation>
    </message>
    <message>
        <source>Add from tool servers</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>إضافة من خوادم الأدوات</translation>
    </message>
    <message>
        <source>Search what the servers have</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>البحث فيما لدى الخوادم</translation>
    </message>
    <message>
        <source>What the servers have</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>محتوى الخوادم</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py, app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>Asking the servers…</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>جارٍ سؤال الخوادم…</translation>
    </message>
    <message>
        <source>These servers have nothing to add: {names}.</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>ليس لدى هذه الخوادم ما يُضاف: {names}.</translation>
    </message>
    <message>
        <source>None of the {count} has these words.</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>لا يحتوي أي من العناصر الـ{count} على هذه الكلمات.</translation>
    </message>
    <message>
        <source>From tool servers…</source>
        <extracomment>app/ui/chat/composing/attach_button.py</extracomment>
        <translation>من خوادم الأدوات…</translation>
    </message>
    <message numerus="yes">
        <source>%n tools found: {names}.</source>
        <comment>One tool found: {names}.</comment>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>
            <numerusform>لم يُعثر على أدوات: {names}.</numerusform>
            <numerusform>عُثر على أداة واحدة: {names}.</numerusform>
            <numerusform>عُثر على أداتين: {names}.</numerusform>
            <numerusform>عُثر على %n أدوات: {names}.</numerusform>
            <numerusform>عُثر على %n أداة: {names}.</numerusform>
            <numerusform>عُثر على %n أداة: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It works, and has no tools.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>يعمل وليس لديه أدوات.</translation>
    </message>
    <message>
        <source>{count} tokens a pass of the big model</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>{count} tokens لكل مرور للنموذج الكبير</translation>
    </message>
    <message>
        <source>checking {time}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>تحقق {time}</translation>
    </message>
    <message>
        <source>guessing {time}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>تخمين {time}</translation>
    </message>
    <message>
        <source>Time: guessing, checking</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>الوقت: التخمين والتحقق</translation>
    </message>
    <message>
        <source>The draft guesses; one pass of the big model checks all guesses and adds a token of its own.</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>المسودة تخمّن؛ ومرور واحد للنموذج الكبير يتحقق من كل التخمينات ويضيف token من عنده.</translation>
    </message>
    <message>
        <source>Whole reply: nothing guessed</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>الرد كله: بلا تخمين</translation>
    </message>
    <message>
        <source>Where the time of a reply goes</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>أين يذهب وقت الرد</translation>
    </message>
    <message>
        <source>Head, made for this model</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>رأس صُنع لهذا النموذج</translation>
    </message>
    <message>
        <source>Assistant, made for this model</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>مساعد صُنع لهذا النموذج</translation>
    </message>
    <message>
        <source>Nothing was downloaded. Guesses can also come from the conversation itself.</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>لم يُنزَّل شيء. يمكن أن تأتي التخمينات من الحوار نفسه أيضًا.</translation>
    </message>
    <message>
        <source>{name} cannot guess for this model. {reason}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>لا يمكن لـ {name} التخمين لهذا النموذج. {reason}</translation>
    </message>
    <message>
        <source>Guess without a second model</source>
        <extracomment>app/ui/models_page/hub/draft_row.py, app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>التخمين بلا نموذج ثانٍ</translation>
    </message>
    <message>
        <source>Lookup: guesses are copied from earlier in the conversation</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>البحث في النص: تُنسخ التخمينات مما سبق في الحوار</translation>
    </message>
    <message>
        <source>Look for one that fits</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>البحث عن واحدة مناسبة</translation>
    </message>
    <message>
        <source>Nothing was downloaded. A draft from the list fits, or guesses can come from the conversation itself.</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>لم يُنزَّل شيء. تصلح مسودة من القائمة، أو تأتي التخمينات من الحوار نفسه.</translation>
    </message>
    <message>
        <source>Download {size}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>تنزيل {size}</translation>
    </message>
    <message>
        <source>Download both, {size}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>تنزيل الاثنين، {size}</translation>
    </message>
    <message>
        <source>{target} with {draft}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>{target} مع {draft}</translation>
    </message>
    <message>
        <source>Use this pair</source>
        <extracomment>app/ui/models_page/hub/draft_row.py, app/ui/models_page/pair_state.py</extracomment>
        <translation>استخدام هذا الزوج</translation>
    </message>
    <message>
        <source>its owner asks for consent first</source>
        <extracomment>app/ui/models_page/hub/draft_row.py, app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>يطلب صاحبه موافقة أولًا</translation>
    </message>
    <message>
        <source>All together: {fits}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>الكل معًا: {fits}</translation>
    </message>
    <message>
        <source>Both together: {fits}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>الاثنان معًا: {fits}</translation>
    </message>
    <message>
        <source>licence {licence}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py, app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>الترخيص {licence}</translation>
    </message>
    <message>
        <source>{name} cannot guess for this model</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>لا يمكن لـ {name} التخمين لهذا النموذج</translation>
    </message>
    <message numerus="yes">
        <source>%n others were looked at and left out</source>
        <comment>One other was looked at and left out</comment>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>
            <numerusform>لم يُترك شيء</numerusform>
            <numerusform>نُظر في واحد آخر وتُرك</numerusform>
            <numerusform>نُظر في اثنين آخرين وتُركا</numerusform>
            <numerusform>نُظر في %n آخرين وتُركوا</numerusform>
            <numerusform>نُظر في %n غيرها وتُركت</numerusform>
            <numerusform>نُظر في %n غيرها وتُركت</numerusform>
        </translation>
    </message>
    <message>
        <source>‹ Back</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>‹ رجوع</translation>
    </message>
    <message>
        <source>Back to the models</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>رجوع إلى النماذج</translation>
    </message>
    <message>
        <source>Looking for drafts</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>البحث عن مسودات</translation>
    </message>
    <message>
        <source>Link, owner/name, or hf:owner/name/file.gguf</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>رابط، أو owner/name، أو hf:owner/name/file.gguf</translation>
    </message>
    <message>
        <source>A draft of your own choice: a link, owner/name, or hf:owner/name/file.gguf</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>مسودة من اختيارك: رابط، أو owner/name، أو hf:owner/name/file.gguf</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>فحص</translation>
    </message>
    <message>
        <source>Check whether this draft fits</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>فحص توافق هذه المسودة</translation>
    </message>
    <message>
        <source>A draft for {name}</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>مسودة لـ {name}</translation>
    </message>
    <message>
        <source>A head that was made for it, or a small model that splits text the same way, can guess ahead for it. Of each one, only the description at its start is read and compared; nothing large is downloaded before you say so.</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>يمكن أن يخمّن له رأس صُنع له، أو نموذج صغير يقسّم النص كما يقسّمه. لا يُقرأ من كل منها ويُقارن إلا الوصف في أوله؛ ولا يُنزَّل كبير قبل موافقتك.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <extracomment>app/ui/models_page/hub/draft_view.py, app/ui/models_page/hub/search_view.py</extracomment>
        <translation>أُوقف.</translation>
    </message>
    <message>
        <source>No small model was found that splits text as this one does. Guesses can also come from the conversation itself: that needs no second model, and helps most where text is repeated, as in code or lists.</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>لم يُعثر على نموذج صغير يقسّم النص كهذا. يمكن أن تأتي التخمينات من الحوار نفسه أيضًا: بلا نموذج ثانٍ، وأنفع ما يكون حيث يتكرر النص، كالشيفرة والقوائم.</translation>
    </message>
    <message>
        <source>One of your own choice</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>واحدة من اختيارك</translation>
    </message>
    <message numerus="yes">
        <source>Looking for drafts… %n found so far.</source>
        <comment>Looking for drafts… %n found so far.</comment>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>
            <numerusform>البحث عن مسودات… لا شيء حتى الآن.</numerusform>
            <numerusform>البحث عن مسودات… وُجدت واحدة حتى الآن.</numerusform>
            <numerusform>البحث عن مسودات… وُجدت اثنتان حتى الآن.</numerusform>
            <numerusform>البحث عن مسودات… وُجدت %n حتى الآن.</numerusform>
            <numerusform>البحث عن مسودات… وُجدت %n حتى الآن.</numerusform>
            <numerusform>البحث عن مسودات… وُجدت %n حتى الآن.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for drafts…</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>البحث عن مسودات…</translation>
    </message>
    <message numerus="yes">
        <source>%n fit.</source>
        <comment>One fits.</comment>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>
            <numerusform>لا تصلح أي منها.</numerusform>
            <numerusform>تصلح واحدة.</numerusform>
            <numerusform>تصلح اثنتان.</numerusform>
            <numerusform>تصلح %n.</numerusform>
            <numerusform>تصلح %n.</numerusform>
            <numerusform>تصلح %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No draft fits</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>لا مسودة تصلح</translation>
    </message>
    <message>
        <source>Fits this computer</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>يتسع له هذا الحاسوب</translation>
    </message>
    <message>
        <source>Tight on this computer</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>يكاد هذا الحاسوب يضيق به</translation>
    </message>
    <message>
        <source>Won&apos;t fit</source>
        <extracomment>app/ui/models_page/hub/file_row.py, app/ui/models_page/pair_card.py</extracomment>
        <translation>لا يتسع له</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} MB</translation>
    </message>
    <message>
        <source>{fits}: about {size} GB of memory</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>{fits}: نحو {size} GB من الذاكرة</translation>
    </message>
    <message>
        <source>{size} GB</source>
        <extracomment>app/ui/models_page/library_words.py, app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} GB</translation>
    </message>
    <message>
        <source>Chat with it</source>
        <extracomment>app/ui/models_page/hub/file_row.py, app/ui/models_page/model_details.py</extracomment>
        <translation>محادثته</translation>
    </message>
    <message>
        <source>Find a draft</source>
        <extracomment>app/ui/models_page/hub/file_row.py, app/ui/models_page/model_details.py, app/ui/window/user_actions.py</extracomment>
        <translation>البحث عن مسودة</translation>
    </message>
    <message>
        <source>Find a draft that guesses ahead for {name}</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>البحث عن مسودة تخمّن لـ {name}</translation>
    </message>
    <message>
        <source>parts of it are missing on the Hub</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>بعض أجزائه غير موجود على Hub</translation>
    </message>
    <message numerus="yes">
        <source>%n parts</source>
        <comment>%n part</comment>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>
            <numerusform>بلا أجزاء</numerusform>
            <numerusform>جزء واحد</numerusform>
            <numerusform>جزءان</numerusform>
            <numerusform>%n أجزاء</numerusform>
            <numerusform>%n جزءًا</numerusform>
            <numerusform>%n جزء</numerusform>
        </translation>
    </message>
    <message>
        <source>the one you named</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>الذي سمّيته</translation>
    </message>
    <message>
        <source>Recommended</source>
        <extracomment>app/ui/models_page/hub/file_row.py, app/ui/models_page/pair_card.py, app/ui/window/model_choices.py</extracomment>
        <translation>موصى به</translation>
    </message>
    <message>
        <source>The best trade of size for quality that fits this computer</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>أفضل موازنة بين الحجم والجودة يتسع لها هذا الحاسوب</translation>
    </message>
    <message>
        <source>Download</source>
        <extracomment>app/ui/models_page/hub/files_download.py, app/ui/models_page/pair_card.py, app/ui/models_page/pair_state.py</extracomment>
        <translation>تنزيل</translation>
    </message>
    <message>
        <source>Cancel the download of {name}</source>
        <extracomment>app/ui/models_page/hub/files_download.py, app/ui/models_page/pair_card.py</extracomment>
        <translation>إلغاء تنزيل {name}</translation>
    </message>
    <message>
        <source>Open the folder of models</source>
        <extracomment>app/ui/models_page/hub/files_download.py</extracomment>
        <translation>فتح مجلد النماذج</translation>
    </message>
    <message>
        <source>Download of {name}</source>
        <extracomment>app/ui/models_page/hub/files_download.py, app/ui/models_page/pair_card.py</extracomment>
        <translation>تنزيل {name}</translation>
    </message>
    <message>
        <source>The token is kept in the system&apos;s keyring.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>يُحفظ الرمز في حلقة مفاتيح النظام.</translation>
    </message>
    <message>
        <source>This system has no keyring: the token is known until Draftlight is closed.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>ليس في هذا النظام حلقة مفاتيح: يبقى الرمز معروفًا حتى إغلاق Draftlight.</translation>
    </message>
    <message>
        <source>The system&apos;s keyring does not answer: the token may be known only until Draftlight is closed.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>لا تجيب حلقة مفاتيح النظام: ربما لا يُعرف الرمز إلا حتى إغلاق Draftlight.</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <comment>%n minute</comment>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>
            <numerusform>أقل من دقيقة</numerusform>
            <numerusform>دقيقة واحدة</numerusform>
            <numerusform>دقيقتان</numerusform>
            <numerusform>%n دقائق</numerusform>
            <numerusform>%n دقيقة</numerusform>
            <numerusform>%n دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>The owner asks for consent</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>يطلب صاحبه موافقة</translation>
    </message>
    <message>
        <source>The Hub cannot be reached</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>لا يمكن الوصول إلى Hub</translation>
    </message>
    <message>
        <source>No draft can guess for this model</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>لا مسودة تخمّن لهذا النموذج</translation>
    </message>
    <message>
        <source>The Hub is busy</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Hub مشغول</translation>
    </message>
    <message>
        <source>This did not work</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>لم ينجح هذا</translation>
    </message>
    <message>
        <source>Accept its terms on its page with your account there. Then make an access token in the account&apos;s settings and enter it here; it is sent to the Hub alone.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>اقبل شروطه في صفحته بحسابك هناك. ثم أنشئ رمز وصول في إعدادات الحساب وأدخله هنا؛ يُرسل إلى Hub وحده.</translation>
    </message>
    <message>
        <source>It had too many questions from this network. Try again in {span}.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>جاءته من هذه الشبكة أسئلة أكثر من اللازم. حاول بعد {span}.</translation>
    </message>
    <message>
        <source>Check this computer&apos;s connection to the internet. The models that are here need none.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>تحقق من اتصال هذا الحاسوب بالإنترنت. النماذج الموجودة هنا لا تحتاجه.</translation>
    </message>
    <message>
        <source>{sentence} It can chat all the same, only without guesses.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>{sentence} يمكنه المحادثة مع ذلك، لكن بلا تخمين.</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <comment>%n second</comment>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>
            <numerusform>الآن</numerusform>
            <numerusform>ثانية واحدة</numerusform>
            <numerusform>ثانيتين</numerusform>
            <numerusform>%n ثوانٍ</numerusform>
            <numerusform>%n ثانية</numerusform>
            <numerusform>%n ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>Open its page on the Hub</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>فتح صفحته على Hub</translation>
    </message>
    <message>
        <source>Access token, begins with hf_</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>رمز الوصول، يبدأ بـ hf_</translation>
    </message>
    <message>
        <source>Access token for the Hub; it is sent to the Hub alone</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>رمز الوصول إلى Hub؛ يُرسل إلى Hub وحده</translation>
    </message>
    <message>
        <source>Save and try again</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>حفظ ومحاولة ثانية</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>app/ui/models_page/hub/problem.py, app/ui/models_page/pair_state.py, app/ui/window/banner_messages.py</extracomment>
        <translation>المحاولة ثانية</translation>
    </message>
    <message>
        <source>{count} million parameters</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>{count} مليون معامل</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more precisions</source>
        <comment>Show one more precision</comment>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>
            <numerusform>لا دقات أخرى</numerusform>
            <numerusform>عرض دقة أخرى</numerusform>
            <numerusform>عرض دقتين أخريين</numerusform>
            <numerusform>عرض %n دقات أخرى</numerusform>
            <numerusform>عرض %n دقة أخرى</numerusform>
            <numerusform>عرض %n دقة أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>No model to chat with in here: its GGUF files, if any, are helpers, adapters or of other kinds.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>لا نموذج للمحادثة هنا: ملفات GGUF فيه، إن وُجدت، مساعدة أو محوّلة أو من أنواع أخرى.</translation>
    </message>
    <message>
        <source>by {owner}</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>من {owner}</translation>
    </message>
    <message>
        <source>{count} billion parameters</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>{count} مليار معامل</translation>
    </message>
    <message>
        <source>Asking what it holds…</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>يُسأل عما فيه…</translation>
    </message>
    <message>
        <source>Nothing here fits the memory that is free now. A smaller model would.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>لا شيء هنا تتسع له الذاكرة الحرة الآن. وتتسع لنموذج أصغر.</translation>
    </message>
    <message>
        <source>{count} more are not shown: paste the link of the file you mean.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>لم يُعرض {count} غيرها: ألصق رابط الملف الذي تقصده.</translation>
    </message>
    <message numerus="yes">
        <source>%n files that are no chat models are left out.</source>
        <comment>One file that is no chat model is left out.</comment>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>
            <numerusform>لم يُترك ملف.</numerusform>
            <numerusform>تُرك ملف واحد ليس نموذج محادثة.</numerusform>
            <numerusform>تُرك ملفان ليسا نماذج محادثة.</numerusform>
            <numerusform>تُركت %n ملفات ليست نماذج محادثة.</numerusform>
            <numerusform>تُرك %n ملفًا ليست نماذج محادثة.</numerusform>
            <numerusform>تُرك %n ملف ليست نماذج محادثة.</numerusform>
        </translation>
    </message>
    <message>
        <source>fetched {count} times</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>نُزّل {count} مرة</translation>
    </message>
    <message>
        <source>architecture {name}</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>البنية {name}</translation>
    </message>
    <message>
        <source>context up to {count} tokens</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>سياق حتى {count} tokens</translation>
    </message>
    <message>
        <source>It has no chat template: a base model, made to go on with a text rather than to converse.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>ليس له قالب محادثة: نموذج أساس، صُنع لإكمال نص لا للحوار.</translation>
    </message>
    <message>
        <source>Shown. Press to fold away.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py, app/ui/transcript/message_actions.py</extracomment>
        <translation>معروض. اضغط لطيّه.</translation>
    </message>
    <message>
        <source>Folded away.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py, app/ui/transcript/message_actions.py</extracomment>
        <translation>مطويّ.</translation>
    </message>
    <message>
        <source>Name, owner/name, or a pasted link</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>الاسم، أو owner/name، أو رابط ملصق</translation>
    </message>
    <message>
        <source>Search the Hub: a model&apos;s name, owner/name, or a link</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>البحث في Hub: اسم نموذج، أو owner/name، أو رابط</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>إيقاف البحث</translation>
    </message>
    <message>
        <source>Asking the Hub</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>يُسأل Hub</translation>
    </message>
    <message>
        <source>Models in GGUF files, from the Hub at huggingface.co. Nothing is downloaded before you say so, and what is comes with a check that every byte is the one that was published.</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>نماذج في ملفات GGUF من Hub في huggingface.co. لا يُنزَّل شيء قبل موافقتك، وما يُنزَّل يُتحقق أن كل بايت فيه هو ما نُشر.</translation>
    </message>
    <message numerus="yes">
        <source>%n repositories, the most fetched first.</source>
        <comment>One repository.</comment>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>
            <numerusform>لا مستودعات.</numerusform>
            <numerusform>مستودع واحد.</numerusform>
            <numerusform>مستودعان، الأكثر تنزيلًا أولًا.</numerusform>
            <numerusform>%n مستودعات، الأكثر تنزيلًا أولًا.</numerusform>
            <numerusform>%n مستودعًا، الأكثر تنزيلًا أولًا.</numerusform>
            <numerusform>%n مستودع، الأكثر تنزيلًا أولًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>For example</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>مثلًا</translation>
    </message>
    <message>
        <source>Search for {name}</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>البحث عن {name}</translation>
    </message>
    <message>
        <source>Search the Hub</source>
        <extracomment>app/ui/models_page/hub/search_view.py, app/ui/models_page/models_page.py</extracomment>
        <translation>البحث في Hub</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or other words; only repositories with GGUF files are searched.</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>لم يُعثر على شيء. جرّب كلمات أقل أو غيرها؛ لا يُبحث إلا في مستودعات فيها ملفات GGUF.</translation>
    </message>
    <message>
        <source>The file itself gets this name; its ending stays.</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>يأخذ الملف نفسه هذا الاسم؛ وتبقى لاحقته.</translation>
    </message>
    <message>
        <source>Move {name} to the trash?</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>نقل {name} إلى المهملات؟</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>نقل إلى المهملات</translation>
    </message>
    <message>
        <source>There is no trash for this disk. Deleting cannot be undone.</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>لا مهملات لهذا القرص. لا يمكن التراجع عن الحذف.</translation>
    </message>
    <message>
        <source>Delete {name} for good?</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>حذف {name} نهائيًا؟</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>حذف نهائي</translation>
    </message>
    <message>
        <source>New name</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>الاسم الجديد</translation>
    </message>
    <message numerus="yes">
        <source>All %n files of this model get this name; their numbers stay.</source>
        <comment>The file of this model gets this name; its number stays.</comment>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>
            <numerusform>لا ملفات لهذا النموذج.</numerusform>
            <numerusform>يأخذ ملف هذا النموذج هذا الاسم؛ ويبقى رقمه.</numerusform>
            <numerusform>يأخذ ملفا هذا النموذج هذا الاسم؛ ويبقى رقماهما.</numerusform>
            <numerusform>تأخذ ملفات هذا النموذج الـ%n هذا الاسم؛ وتبقى أرقامها.</numerusform>
            <numerusform>تأخذ ملفات هذا النموذج الـ%n هذا الاسم؛ وتبقى أرقامها.</numerusform>
            <numerusform>تأخذ ملفات هذا النموذج الـ%n هذا الاسم؛ وتبقى أرقامها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>إعادة تسمية {name}</translation>
    </message>
    <message>
        <source>The card of its pair will no longer know it, and offer to download it again.</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>لن تعرفه بطاقة زوجه بعد ذلك، وستعرض تنزيله ثانية.</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>app/ui/models_page/library_model.py</extracomment>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Used as</source>
        <extracomment>app/ui/models_page/library_model.py</extracomment>
        <translation>الاستخدام</translation>
    </message>
    <message>
        <source>Last used</source>
        <extracomment>app/ui/models_page/library_model.py</extracomment>
        <translation>آخر استخدام</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>app/ui/models_page/library_model.py</extracomment>
        <translation>المكان</translation>
    </message>
    <message>
        <source>not known</source>
        <extracomment>app/ui/models_page/library_model.py</extracomment>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>Models on this computer</source>
        <extracomment>app/ui/models_page/library_view.py, app/ui/window/model_choices.py</extracomment>
        <translation>النماذج على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Find a model</source>
        <extracomment>app/ui/models_page/library_view.py, app/ui/window/user_actions.py</extracomment>
        <translation>بحث عن نموذج</translation>
    </message>
    <message>
        <source>Find a model on this computer</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>بحث عن نموذج على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Add files…</source>
        <extracomment>app/ui/chat/composing/attach_button.py, app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/knowledge_dialog.py, app/ui/models_page/library_view.py</extracomment>
        <translation>إضافة ملفات…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>إضافة مجلد…</translation>
    </message>
    <message>
        <source>Add model files</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>إضافة ملفات نماذج</translation>
    </message>
    <message>
        <source>Add a folder of models</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>إضافة مجلد نماذج</translation>
    </message>
    <message>
        <source>Looking for models…</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>البحث عن النماذج…</translation>
    </message>
    <message>
        <source>Choose a chat template</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>اختيار قالب محادثة</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py, app/ui/models_page/library_view.py</extracomment>
        <translation>يُنظر فيه…</translation>
    </message>
    <message>
        <source>Get a pair</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>جلب زوج</translation>
    </message>
    <message>
        <source>Chat templates (*.jinja *.jinja2 *.j2 *.txt)</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>قوالب المحادثة (*.jinja *.jinja2 *.j2 *.txt)</translation>
    </message>
    <message>
        <source>{name} is deleted; {size} are free again.</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>حُذف {name}؛ تحررت {size}.</translation>
    </message>
    <message>
        <source>{name} is off the list; the file is where it was.</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>رُفع {name} من القائمة؛ والملف حيث كان.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>لم يُعثر على شيء</translation>
    </message>
    <message>
        <source>Only the starter pair so far</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>زوج البداية وحده حتى الآن</translation>
    </message>
    <message>
        <source>For real use, get two models that work together in one download, or add GGUF files you have: with the buttons above, or by dropping files and folders here.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>للاستخدام الحقيقي، أحضر نموذجين يعملان معًا بتنزيل واحد، أو أضف ملفات GGUF لديك: بالأزرار أعلاه، أو بإفلات ملفات ومجلدات هنا.</translation>
    </message>
    <message>
        <source>No model on this computer has these words.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>لا نموذج على هذا الحاسوب بهذه الكلمات.</translation>
    </message>
    <message>
        <source>Choose a model above to see what it is and what can be done with it.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>اختر نموذجًا أعلاه لترى ما هو وما يمكن فعله به.</translation>
    </message>
    <message>
        <source>not said in the file</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>لم يُذكر في الملف</translation>
    </message>
    <message>
        <source>Writes</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>يكتب</translation>
    </message>
    <message>
        <source>Guesses</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>يخمّن</translation>
    </message>
    <message>
        <source>as the big model</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>نموذجًا كبيرًا</translation>
    </message>
    <message>
        <source>as the draft</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>مسودةً</translation>
    </message>
    <message>
        <source>Head</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>رأس</translation>
    </message>
    <message>
        <source>A model&apos;s guessing layers</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>طبقات التخمين لنموذج</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>نموذج تضمين</translation>
    </message>
    <message>
        <source>Reranker</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>نموذج إعادة ترتيب</translation>
    </message>
    <message>
        <source>It finds texts by their meaning, for programs that ask the local API.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>يعثر على النصوص بحسب معناها، للبرامج التي تستخدم واجهة API المحلية.</translation>
    </message>
    <message>
        <source>It scores how well texts answer a question, for programs that ask the local API.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>يقيّم مدى إجابة النصوص عن سؤال، للبرامج التي تستخدم واجهة API المحلية.</translation>
    </message>
    <message>
        <source>{size} bytes</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} بايت</translation>
    </message>
    <message>
        <source>The model that it was made for is not here; it cannot write by itself.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>النموذج الذي صُنع له ليس هنا؛ ولا يكتب وحده.</translation>
    </message>
    <message>
        <source>{name} is in the trash; emptying it frees {size}. To undo, put it back from there.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{name} في المهملات؛ وإفراغها يحرر {size}. للتراجع أعِده منها.</translation>
    </message>
    <message>
        <source>{models} of Draftlight, {size}; {more} more used in place.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{models} من Draftlight، ‏{size}؛ و{more} أخرى مستخدمة في مكانها.</translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <comment>%n model</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>
            <numerusform>لا نماذج</numerusform>
            <numerusform>نموذج واحد</numerusform>
            <numerusform>نموذجان</numerusform>
            <numerusform>%n نماذج</numerusform>
            <numerusform>%n نموذجًا</numerusform>
            <numerusform>%n نموذج</numerusform>
        </translation>
    </message>
    <message>
        <source>about {least}–{most} tokens/s</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>نحو ‎{least}–{most} tokens/s‎</translation>
    </message>
    <message>
        <source>On this computer: {speed} without guessing, to judge by models that ran here.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>على هذا الحاسوب: {speed} بلا تخمين، قياسًا على النماذج التي عملت هنا.</translation>
    </message>
    <message>
        <source>It comes with Draftlight, and is in use now.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>يرافق Draftlight، وهو مستخدم الآن.</translation>
    </message>
    <message>
        <source>It comes with Draftlight.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>يرافق Draftlight.</translation>
    </message>
    <message>
        <source>Writes and guesses</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>يكتب ويخمّن</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>Not there</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>غير موجود</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{count} tokens</translation>
    </message>
    <message>
        <source>{kind}, made for {model}</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{kind}، صُنع لـ {model}</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>النوع</translation>
    </message>
    <message>
        <source>It guesses for itself, with {size} of layers in its own file; they are loaded only while they are used.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>يخمّن لنفسه، بطبقات حجمها {size} في ملفه؛ لا تُحمَّل إلا وهي تُستخدم.</translation>
    </message>
    <message>
        <source>These are the guessing layers of a model, without the model. They are used where they stand in its file.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>هذه طبقات التخمين لنموذج، بلا النموذج. تُستخدم حيث تكون في ملفه.</translation>
    </message>
    <message>
        <source>It guesses ahead for {models}; it cannot write by itself.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>يخمّن مقدمًا لـ {models}؛ ولا يكتب وحده.</translation>
    </message>
    <message>
        <source>To undo, put it back from the trash.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>للتراجع أعِده من المهملات.</translation>
    </message>
    <message>
        <source>The link {name} is in the trash; the file it led to is where it was.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>الرابط {name} في المهملات؛ والملف الذي يقود إليه حيث كان.</translation>
    </message>
    <message>
        <source>There are no GGUF models in there.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>لا نماذج GGUF هناك.</translation>
    </message>
    <message>
        <source>{models} of Draftlight, {size}.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{models} من Draftlight، ‏{size}.</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{names} و{last}</translation>
    </message>
    <message>
        <source>How fast it will be on this computer is not known yet.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>لم تُعرف سرعته على هذا الحاسوب بعد.</translation>
    </message>
    <message>
        <source>On this computer: {speed}, as measured.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>على هذا الحاسوب: {speed}، كما قيست.</translation>
    </message>
    <message>
        <source>Architecture</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>البنية</translation>
    </message>
    <message>
        <source>Parameters</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>المعاملات</translation>
    </message>
    <message>
        <source>Precision</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>الدقة</translation>
    </message>
    <message>
        <source>Licence</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>الترخيص</translation>
    </message>
    <message>
        <source>Chat template</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>قالب المحادثة</translation>
    </message>
    <message>
        <source>The file is not there: it was moved or deleted, or its disk is not connected.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>الملف غير موجود: نُقل أو حُذف، أو أن قرصه غير موصول.</translation>
    </message>
    <message>
        <source>Only {here} of its {whole} parts are here, so it cannot be used.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>ليس هنا إلا {here} من أجزائه الـ{whole}، فلا يمكن استخدامه.</translation>
    </message>
    <message>
        <source>The chat template in {path} stands in the place of its own.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>يحل قالب المحادثة في {path} محل قالبه.</translation>
    </message>
    <message>
        <source>This is a link; the file itself is {path}.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>هذا رابط؛ والملف نفسه {path}.</translation>
    </message>
    <message>
        <source>In use now {roles}.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>مستخدم الآن {roles}.</translation>
    </message>
    <message>
        <source>You added it; it is used where it is, and never changed.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>أضفته أنت؛ يُستخدم حيث هو ولا يُغيَّر أبدًا.</translation>
    </message>
    <message>
        <source>Only the link goes; the file it leads to stays, so this frees no space.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>يُزال الرابط وحده؛ ويبقى الملف الذي يقود إليه، فلا تتحرر مساحة.</translation>
    </message>
    <message>
        <source>It goes with all its {count} parts to the system&apos;s trash.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>يذهب بأجزائه الـ{count} كلها إلى مهملات النظام.</translation>
    </message>
    <message>
        <source>It goes to the system&apos;s trash.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>يذهب إلى مهملات النظام.</translation>
    </message>
    <message>
        <source>It is in use now {roles}: what is loaded goes on until another pair is chosen, but it cannot be loaded again.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>مستخدم الآن {roles}: ما حُمّل يستمر حتى يُختار زوج آخر، لكن لا يمكن تحميله ثانية.</translation>
    </message>
    <message>
        <source>{pairs} would no longer be complete.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>لن تبقى مكتملة: {pairs}.</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>لم يُضف شيء.</translation>
    </message>
    <message>
        <source>Only the first {count} files were looked at: add smaller folders one by one.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>لم يُنظر إلا في أول {count} ملف: أضف المجلدات الأصغر واحدًا واحدًا.</translation>
    </message>
    <message>
        <source>none: made to go on with a text</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>لا يوجد: صُنع لإكمال نص</translation>
    </message>
    <message>
        <source>It belongs to {program}: used where it is, never changed. Delete it there.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>هو لبرنامج {program}: يُستخدم حيث هو ولا يُغيَّر أبدًا. احذفه هناك.</translation>
    </message>
    <message numerus="yes">
        <source>All %n models are in the list already.</source>
        <comment>That model is in the list already.</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>
            <numerusform>لا نماذج هناك.</numerusform>
            <numerusform>هذا النموذج في القائمة أصلًا.</numerusform>
            <numerusform>النموذجان في القائمة أصلًا.</numerusform>
            <numerusform>النماذج الـ%n كلها في القائمة أصلًا.</numerusform>
            <numerusform>النماذج الـ%n كلها في القائمة أصلًا.</numerusform>
            <numerusform>النماذج الـ%n كلها في القائمة أصلًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>{models} added.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>أُضيف: {models}.</translation>
    </message>
    <message>
        <source>So it is with {count} more.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>وكذلك {count} غيرها.</translation>
    </message>
    <message>
        <source>Part of {pairs}.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>جزء من {pairs}.</translation>
    </message>
    <message>
        <source>{size} are free once that is emptied.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>تتحرر {size} متى أُفرغت.</translation>
    </message>
    <message numerus="yes">
        <source>{models} added; %n were in the list already.</source>
        <comment>{models} added; %n was in the list already.</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>
            <numerusform>أُضيف: {models}.</numerusform>
            <numerusform>أُضيف: {models}؛ وكان واحد في القائمة أصلًا.</numerusform>
            <numerusform>أُضيف: {models}؛ وكان اثنان في القائمة أصلًا.</numerusform>
            <numerusform>أُضيف: {models}؛ وكانت %n في القائمة أصلًا.</numerusform>
            <numerusform>أُضيف: {models}؛ وكان %n في القائمة أصلًا.</numerusform>
            <numerusform>أُضيف: {models}؛ وكان %n في القائمة أصلًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>draft</source>
        <comment>a model that guesses</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>مسودة</translation>
    </message>
    <message>
        <source>its guessing layers</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>طبقات تخمينه</translation>
    </message>
    <message>
        <source>head</source>
        <comment>guesses for a model</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>رأس</translation>
    </message>
    <message>
        <source>assistant</source>
        <comment>guesses for a model</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>مساعد</translation>
    </message>
    <message>
        <source>In memory: {figures}.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>في الذاكرة: {figures}.</translation>
    </message>
    <message>
        <source>under {size} GB</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>أقل من {size} GB</translation>
    </message>
    <message>
        <source>conversation of {count} tokens</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>حوار من {count} tokens</translation>
    </message>
    <message>
        <source>room to compute</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>مساحة للحساب</translation>
    </message>
    <message>
        <source>Its guessing layers are loaded only while they are used.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>لا تُحمَّل طبقات تخمينه إلا وهي تُستخدم.</translation>
    </message>
    <message>
        <source>big model with its guessing layers</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>النموذج الكبير بطبقات تخمينه</translation>
    </message>
    <message>
        <source>big model</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>النموذج الكبير</translation>
    </message>
    <message>
        <source>Use it anyway</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>استخدامه مع ذلك</translation>
    </message>
    <message>
        <source>Chat template…</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>قالب المحادثة…</translation>
    </message>
    <message>
        <source>Use its own chat template</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>استخدام قالبه الخاص</translation>
    </message>
    <message>
        <source>About the chosen model</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>عن النموذج المختار</translation>
    </message>
    <message>
        <source>This is {kind}. Do not expect answers to questions.</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>هذا {kind}. لا تنتظر منه أجوبة عن أسئلة.</translation>
    </message>
    <message>
        <source>Let this model write the answers</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>ليكتب هذا النموذج الأجوبة</translation>
    </message>
    <message>
        <source>Use as draft</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>استخدامه مسودةً</translation>
    </message>
    <message>
        <source>Let this file guess ahead for the model in use</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>ليخمّن هذا الملف مقدمًا للنموذج المستخدم</translation>
    </message>
    <message>
        <source>Look for heads and small models that can guess ahead for this one</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>البحث عن رؤوس ونماذج صغيرة يمكنها التخمين لهذا</translation>
    </message>
    <message>
        <source>How the model is told who said what; for one whose own template cannot be used</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>كيف يُقال للنموذج من قال ماذا؛ لنموذج لا يمكن استخدام قالبه</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>إعادة تسمية…</translation>
    </message>
    <message>
        <source>Show folder</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>إظهار المجلد</translation>
    </message>
    <message>
        <source>Move to trash…</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>نقل إلى المهملات…</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>رفع من القائمة</translation>
    </message>
    <message>
        <source>The file stays where it is</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>يبقى الملف حيث هو</translation>
    </message>
    <message>
        <source>Reading what the file says…</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>يُقرأ ما يقوله الملف…</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>app/ui/models_page/models_page.py</extracomment>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>Drop model files or folders to add them to the list</source>
        <extracomment>app/ui/models_page/models_page.py</extracomment>
        <translation>أفلت ملفات النماذج أو مجلداتها لإضافتها إلى القائمة</translation>
    </message>
    <message>
        <source>Its owner asks for consent first: an account on huggingface.co, a click there, and your token below.</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>يطلب صاحبه موافقة أولًا: حساب على huggingface.co ونقرة هناك ورمزك أدناه.</translation>
    </message>
    <message>
        <source>Fits</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>يتسع</translation>
    </message>
    <message>
        <source>Tight</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>يضيق</translation>
    </message>
    <message>
        <source>{name}, {size} GB</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>{name}، ‏{size} GB</translation>
    </message>
    <message>
        <source>for itself, with layers of its own</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>لنفسه، بطبقات خاصة به</translation>
    </message>
    <message>
        <source>Measured by {who}: {effect}.</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>قاسه {who}: {effect}.</translation>
    </message>
    <message>
        <source>Download {size} GB</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>تنزيل {size} GB</translation>
    </message>
    <message>
        <source>The computer was busier during one of the two, so their times cannot be compared.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>كان الحاسوب أكثر انشغالًا أثناء أحد الردين، لذا لا يمكن مقارنة زمنيهما.</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>نسخ الأمر</translation>
    </message>
    <message>
        <source>The command is copied. Close Draftlight, and run it in its folder: {command}</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>نُسخ الأمر. أغلق Draftlight ونفّذه في مجلده: {command}</translation>
    </message>
    <message>
        <source>{models} · {mode} (Ctrl+M)</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>{models} · {mode} (Ctrl+M)</translation>
    </message>
    <message>
        <source>Models and guessing: {models}, {mode}</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>النماذج والتخمين: {models}، {mode}</translation>
    </message>
    <message>
        <source>In use</source>
        <comment>a choice that is in use now</comment>
        <extracomment>app/ui/window/choices.py</extracomment>
        <translation>قيد الاستخدام</translation>
    </message>
    <message>
        <source>To download</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>للتنزيل</translation>
    </message>
    <message>
        <source>Comes with Draftlight, works offline</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>يرافق Draftlight ويعمل بلا شبكة</translation>
    </message>
    <message>
        <source>{size} to download</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>{size} للتنزيل</translation>
    </message>
    <message>
        <source>Loaded</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>محمّل</translation>
    </message>
    <message>
        <source>Too big for this computer</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>أكبر من أن يسعه هذا الحاسوب</translation>
    </message>
    <message>
        <source>Draft that guesses ahead…</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>المسودة التي تخمّن مقدمًا…</translation>
    </message>
    <message>
        <source>No other model is on this computer: “Open model files…” adds some.</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>لا نموذج آخر على هذا الحاسوب: «فتح ملفات نماذج…» يضيف بعضها.</translation>
    </message>
    <message>
        <source>On another computer</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>على حاسوب آخر</translation>
    </message>
    <message>
        <source>Choose a model first</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>اختر نموذجًا أولًا</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>app/ui/window/palette.py</extracomment>
        <translation>الأوامر</translation>
    </message>
    <message>
        <source>Recent</source>
        <extracomment>app/ui/window/palette.py</extracomment>
        <translation>الأخيرة</translation>
    </message>
    <message>
        <source>Setting</source>
        <extracomment>app/ui/window/palette.py</extracomment>
        <translation>إعداد</translation>
    </message>
    <message>
        <source>Find anything</source>
        <extracomment>app/ui/window/shortcuts.py, app/ui/window/user_actions.py</extracomment>
        <translation>البحث عن أي شيء</translation>
    </message>
    <message>
        <source>Answer other programs: the local API</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>الرد على برامج أخرى: واجهة API المحلية</translation>
    </message>
    <message>
        <source>Models and guessing</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>النماذج والتخمين</translation>
    </message>
    <message>
        <source>Find a chat, a model, a setting or a command</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>ابحث عن محادثة أو نموذج أو إعداد أو أمر</translation>
    </message>
    <message>
        <source>asks tool servers</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يسأل خوادم الأدوات</translation>
    </message>
    <message>
        <source>reads pictures</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يقرأ الصور</translation>
    </message>
    <message>
        <source>Guesses: {name}</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>يخمّن: {name}</translation>
    </message>
    <message>
        <source>Writes: {name}</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>يكتب: {name}</translation>
    </message>
    <message>
        <source>Licence: {licence}.</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>الترخيص: {licence}.</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>app/ui/how_it_works/film_player.py, app/ui/how_it_works/how_it_works_view.py, app/ui/models_page/pair_state.py, app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>{amount} · {rate} MB/s · {time} left</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>{amount} · ‏{rate} MB/s · بقي {time}</translation>
    </message>
    <message>
        <source>{done} of {total} GB</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>{done} من {total} GB</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>{hours} h ‏{minutes} min</translation>
    </message>
    <message>
        <source>On this computer: used in place, in {places}</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>على هذا الحاسوب: يُستخدم في مكانه، في {places}</translation>
    </message>
    <message>
        <source>{amount} · starting</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>{amount} · يبدأ</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>أقل من دقيقة</translation>
    </message>
    <message>
        <source>Paused at {amount}</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>متوقف مؤقتًا عند {amount}</translation>
    </message>
    <message>
        <source>Enter an access token…</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>إدخال رمز وصول…</translation>
    </message>
    <message>
        <source>For models whose owner asks for consent first</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>للنماذج التي يطلب أصحابها موافقة أولًا</translation>
    </message>
    <message>
        <source>Two models that work together: the big one writes the answers, the small one guesses ahead. Some models guess for themselves and need no second one. Everything is checked when it arrives, and goes on after any break.</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>نموذجان يعملان معًا: الكبير يكتب الأجوبة والصغير يخمّن مقدمًا. بعض النماذج يخمّن لنفسه ولا يحتاج ثانيًا. كل شيء يُفحص عند وصوله ويُتابع بعد أي انقطاع.</translation>
    </message>
    <message>
        <source>Token</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>الرمز</translation>
    </message>
    <message>
        <source>Access token from your account on huggingface.co (it is sent to the Hub alone):</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>رمز الوصول من حسابك على huggingface.co (يُرسل إلى Hub وحده):</translation>
    </message>
    <message>
        <source>One of the two replies is empty, so there is nothing to compare.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>أحد الردين فارغ، فلا شيء يُقارن.</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>app/ui/overlays/race_view.py, app/ui/transcript/messages/message_menu.py, app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>السباق</translation>
    </message>
    <message>
        <source>With guessing</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>مع التخمين</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>See both again, on one clock</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>مشاهدة الاثنين ثانية، على ساعة واحدة</translation>
    </message>
    <message>
        <source>The race was stopped.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>أُوقف السباق.</translation>
    </message>
    <message>
        <source>Recorded replies (*.json)</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>ردود مسجّلة (*.json)</translation>
    </message>
    <message>
        <source>Pages for a browser (*.html)</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>صفحات لمتصفح (*.html)</translation>
    </message>
    <message>
        <source>Open a recorded reply</source>
        <extracomment>app/ui/overlays/recorded_actions.py, app/ui/window/shortcuts.py</extracomment>
        <translation>فتح رد مسجّل</translation>
    </message>
    <message>
        <source>Reading “{name}”…</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>تجري قراءة «{name}»…</translation>
    </message>
    <message>
        <source>Save as recorded reply</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>حفظ ردًا مسجّلًا</translation>
    </message>
    <message>
        <source>Share this reply as a page</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>مشاركة هذا الرد صفحةً</translation>
    </message>
    <message>
        <source>The page is saved as {name}. It plays in any browser, without a network.</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>حُفظت الصفحة باسم {name}. تعمل في أي متصفح بلا شبكة.</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>إظهارها</translation>
    </message>
    <message>
        <source>The recorded reply is saved as {name}.</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>حُفظ الرد المسجّل باسم {name}.</translation>
    </message>
    <message>
        <source>Recorded reply</source>
        <extracomment>app/ui/chat/first_page/loading_show.py, app/ui/overlays/recorded_view.py</extracomment>
        <translation>رد مسجّل</translation>
    </message>
    <message>
        <source>Recorded, so nothing can be asked here. Point at a word to see who wrote it.</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>مسجّل، فلا يُسأل هنا شيء. أشِر إلى كلمة لترى من كتبها.</translation>
    </message>
    <message>
        <source>Slow motion</source>
        <extracomment>app/ui/overlays/recorded_view.py, app/ui/overlays/slow_motion_view.py, app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>حركة بطيئة</translation>
    </message>
    <message>
        <source>Replay it round by round (Ctrl+Shift+S)</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>إعادته جولة جولة (Ctrl+Shift+S)</translation>
    </message>
    <message>
        <source>Share…</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>مشاركة…</translation>
    </message>
    <message>
        <source>Save a page that plays it in any browser (Ctrl+Shift+H)</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>حفظ صفحة تشغّله في أي متصفح (Ctrl+Shift+H)</translation>
    </message>
    <message>
        <source>Share as a page</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>مشاركة صفحةً</translation>
    </message>
    <message>
        <source>Question and recorded reply</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>السؤال والرد المسجّل</translation>
    </message>
    <message>
        <source>Round {place} of {count}</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>الجولة {place} من {count}</translation>
    </message>
    <message>
        <source>{round}: {event}</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>{round}: {event}</translation>
    </message>
    <message>
        <source>the reply ends here.</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>هنا ينتهي الرد.</translation>
    </message>
    <message numerus="yes">
        <source>The draft guesses %n tokens ahead.</source>
        <comment>The draft guesses %n token ahead.</comment>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>
            <numerusform>لا تخمّن المسودة شيئًا.</numerusform>
            <numerusform>تخمّن المسودة token واحدًا مقدمًا.</numerusform>
            <numerusform>تخمّن المسودة %n tokens مقدمًا.</numerusform>
            <numerusform>تخمّن المسودة %n tokens مقدمًا.</numerusform>
            <numerusform>تخمّن المسودة %n tokens مقدمًا.</numerusform>
            <numerusform>تخمّن المسودة %n tokens مقدمًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>no guess; the big model wrote {token} itself.</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>بلا تخمين؛ كتب النموذج الكبير {token} بنفسه.</translation>
    </message>
    <message>
        <source>{token} is what the big model would write. Kept.</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>‏{token} هو ما كان النموذج الكبير سيكتبه. أُبقي.</translation>
    </message>
    <message>
        <source>{wrong} was wrong; the big model writes {token} instead.</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>‏{wrong} خاطئ؛ يكتب النموذج الكبير {token} بدلًا منه.</translation>
    </message>
    <message>
        <source>all guesses were right, and the same pass gives {token} as a bonus.</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>كل التخمينات صحيحة، ويعطي المرور نفسه {token} مكافأةً.</translation>
    </message>
    <message numerus="yes">
        <source>Lookup guesses %n tokens ahead.</source>
        <comment>Lookup guesses %n token ahead.</comment>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>
            <numerusform>لا يخمّن البحث في النص شيئًا.</numerusform>
            <numerusform>يخمّن البحث في النص token واحدًا مقدمًا.</numerusform>
            <numerusform>يخمّن البحث في النص %n tokens مقدمًا.</numerusform>
            <numerusform>يخمّن البحث في النص %n tokens مقدمًا.</numerusform>
            <numerusform>يخمّن البحث في النص %n tokens مقدمًا.</numerusform>
            <numerusform>يخمّن البحث في النص %n tokens مقدمًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Memory guesses %n tokens ahead.</source>
        <comment>Memory guesses %n token ahead.</comment>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>
            <numerusform>لا تخمّن الذاكرة شيئًا.</numerusform>
            <numerusform>تخمّن الذاكرة token واحدًا مقدمًا.</numerusform>
            <numerusform>تخمّن الذاكرة %n tokens مقدمًا.</numerusform>
            <numerusform>تخمّن الذاكرة %n tokens مقدمًا.</numerusform>
            <numerusform>تخمّن الذاكرة %n tokens مقدمًا.</numerusform>
            <numerusform>تخمّن الذاكرة %n tokens مقدمًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n after it are dropped.</source>
        <comment>The %n after it is dropped.</comment>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>
            <numerusform>لا شيء بعده يُسقط.</numerusform>
            <numerusform>يُسقط واحد بعده.</numerusform>
            <numerusform>يُسقط اثنان بعده.</numerusform>
            <numerusform>تُسقط %n بعده.</numerusform>
            <numerusform>تُسقط %n بعده.</numerusform>
            <numerusform>تُسقط %n بعده.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reply as it grew</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>الرد كما نما</translation>
    </message>
    <message>
        <source>Place in the reply</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>الموضع في الرد</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>تشغيل أو إيقاف مؤقت (Space)</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>خطوة</translation>
    </message>
    <message>
        <source>How fast the replay runs</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>سرعة الإعادة</translation>
    </message>
    <message>
        <source>Something went wrong inside Draftlight: {error}</source>
        <extracomment>app/ui/toolkit/scheduling/background_work.py</extracomment>
        <translation>حدث خطأ داخل Draftlight: {error}</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>app/ui/toolkit/widgets/copying.py</extracomment>
        <translation>نُسخ</translation>
    </message>
    <message>
        <source>Remove {name} (Del)</source>
        <extracomment>app/ui/toolkit/files/file_chip.py</extracomment>
        <translation>إزالة {name} (Del)</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <extracomment>app/ui/toolkit/files/file_chip.py</extracomment>
        <translation>إزالة {name}</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>جاهز</translation>
    </message>
    <message>
        <source>The models load when you start typing</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>تُحمَّل النماذج حين تبدأ الكتابة</translation>
    </message>
    <message>
        <source>Writing…</source>
        <extracomment>app/conversation/status.py, app/ui/overlays/comparison_view.py, app/ui/quick_question/quick_window.py</extracomment>
        <translation>تجري الكتابة…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>يجري الإيقاف…</translation>
    </message>
    <message>
        <source>No model chosen yet</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>لم يُختر نموذج بعد</translation>
    </message>
    <message>
        <source>Another program uses other models now; yours load when you start typing</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>يستخدم برنامج آخر نماذج أخرى الآن؛ تُحمَّل نماذجك حين تبدأ الكتابة</translation>
    </message>
    <message>
        <source>Another program is being answered. You are next.</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>يُجاب برنامج آخر. أنت التالي.</translation>
    </message>
    <message>
        <source>Waiting for the reply to another program</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>في انتظار الرد على برنامج آخر</translation>
    </message>
    <message>
        <source>Loading…</source>
        <extracomment>app/conversation/status.py, app/ui/window/model_choices.py</extracomment>
        <translation>يجري التحميل…</translation>
    </message>
    <message>
        <source>Reading your message…</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>تُقرأ رسالتك…</translation>
    </message>
    <message>
        <source>a base model: made to go on with a text, not to converse</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>نموذج أساس: صُنع لإكمال نص لا للحوار</translation>
    </message>
    <message>
        <source>guesses for itself</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>يخمّن لنفسه</translation>
    </message>
    <message>
        <source>{name} on {place}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{name} على {place}</translation>
    </message>
    <message>
        <source>Reading your message… {done} of {total} tokens</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>تُقرأ رسالتك… ‏{done} من {total} tokens</translation>
    </message>
    <message>
        <source>{used} of {total} tokens of context</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>‏{used} من {total} tokens من السياق</translation>
    </message>
    <message>
        <source>{share} of context</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>‏{share} من السياق</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>تلقائي</translation>
    </message>
    <message>
        <source>Guesses in the way that has worked best, and pauses where it is slower</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>يخمّن بالطريقة التي كانت أنجح، ويتوقف حيث يكون أبطأ</translation>
    </message>
    <message>
        <source>The draft, a smaller model, guesses ahead, also where that is slower</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>تخمّن المسودة، وهي نموذج أصغر، حتى حيث يكون ذلك أبطأ</translation>
    </message>
    <message>
        <source>Lookup</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>البحث في النص</translation>
    </message>
    <message>
        <source>Guesses are copied from earlier in the conversation, also where that is slower; needs no draft</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>تُنسخ التخمينات مما سبق في الحوار، حتى حيث يكون ذلك أبطأ؛ بلا مسودة</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>way to guess</comment>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>متوقف</translation>
    </message>
    <message>
        <source>The big model writes alone</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>يكتب النموذج الكبير وحده</translation>
    </message>
    <message>
        <source>The model on {place}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>النموذج على {place}</translation>
    </message>
    <message>
        <source> · {size} of memory</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation> · ‏{size} من الذاكرة</translation>
    </message>
    <message>
        <source>Guesses for itself, with layers of its own{takes}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>يخمّن لنفسه، بطبقات خاصة به{takes}</translation>
    </message>
    <message>
        <source>{name} · head for this model{takes}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{name} · رأس لهذا النموذج{takes}</translation>
    </message>
    <message>
        <source>{name} · assistant for this model{takes}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{name} · مساعد لهذا النموذج{takes}</translation>
    </message>
    <message>
        <source>{size} kB</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} kB</translation>
    </message>
    <message>
        <source>{size} · {count} tokens</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} · ‏{count} tokens</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>أمس</translation>
    </message>
    <message>
        <source>Earlier this week</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>وقت سابق من هذا الأسبوع</translation>
    </message>
    <message>
        <source>Earlier this month</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>وقت سابق من هذا الشهر</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens so far</source>
        <comment>%n token so far</comment>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>
            <numerusform>لا tokens حتى الآن</numerusform>
            <numerusform>token واحد حتى الآن</numerusform>
            <numerusform>%n tokens حتى الآن</numerusform>
            <numerusform>%n tokens حتى الآن</numerusform>
            <numerusform>%n tokens حتى الآن</numerusform>
            <numerusform>%n tokens حتى الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy code</source>
        <extracomment>app/ui/transcript/text/code_buttons.py</extracomment>
        <translation>نسخ الشيفرة</translation>
    </message>
    <message>
        <source>{token} {who} · round {place}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>{token} {who} · الجولة {place}</translation>
    </message>
    <message>
        <source>The server does not tell whether this was guessed.</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>لا يخبر الخادم هل كان هذا تخمينًا.</translation>
    </message>
    <message>
        <source>{token} guessed, not checked yet · round {place}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>{token} مخمَّن، لم يُتحقق منه بعد · الجولة {place}</translation>
    </message>
    <message>
        <source>Its chance: draft {draft}, big model {target}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>احتماله: المسودة {draft}، النموذج الكبير {target}</translation>
    </message>
    <message>
        <source>Its chance: draft {share}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>احتماله: المسودة {share}</translation>
    </message>
    <message>
        <source>Its chance: big model {share}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>احتماله: النموذج الكبير {share}</translation>
    </message>
    <message>
        <source>lookup in the conversation</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>البحث في الحوار</translation>
    </message>
    <message>
        <source>memory of earlier chats</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>ذاكرة المحادثات السابقة</translation>
    </message>
    <message>
        <source>end</source>
        <comment>of a text</comment>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>&lt; 1 %</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>&lt; 1 %</translation>
    </message>
    <message>
        <source>guessed right</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>تخمين صحيح</translation>
    </message>
    <message>
        <source>corrected by {model}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>صحّحه {model}</translation>
    </message>
    <message>
        <source>bonus from {model}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>مكافأة من {model}</translation>
    </message>
    <message>
        <source>written by {model}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>كتبه {model}</translation>
    </message>
    <message>
        <source>guessed wrong</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>تخمين خاطئ</translation>
    </message>
    <message>
        <source>{token} {who}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>{token} {who}</translation>
    </message>
    <message>
        <source>Guessed by {guesser}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>خمّنه {guesser}</translation>
    </message>
    <message>
        <source>the head</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>الرأس</translation>
    </message>
    <message>
        <source>the head {name}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>الرأس {name}</translation>
    </message>
    <message>
        <source>{heading}: {tokens}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>{heading}: {tokens}</translation>
    </message>
    <message>
        <source>the big model</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>النموذج الكبير</translation>
    </message>
    <message>
        <source>the draft</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>المسودة</translation>
    </message>
    <message>
        <source>In place of {token}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>مكان {token}</translation>
    </message>
    <message>
        <source>Draft expected</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>توقعت المسودة</translation>
    </message>
    <message>
        <source>{model} wrote {token} instead</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>كتب {model} ‏{token} بدلًا منه</translation>
    </message>
    <message>
        <source>Followed a wrong guess; {token} stood</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>تلا تخمينًا خاطئًا؛ وثبت {token}</translation>
    </message>
    <message>
        <source>Jump to newest</source>
        <extracomment>app/ui/transcript/page_scroll.py</extracomment>
        <translation>الانتقال إلى الأحدث</translation>
    </message>
    <message>
        <source>The draft guessed this and the big model agreed.</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>خمّنت المسودة هذا ووافق النموذج الكبير.</translation>
    </message>
    <message>
        <source>The big model wrote this in place of a wrong guess.</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>كتب النموذج الكبير هذا مكان تخمين خاطئ.</translation>
    </message>
    <message>
        <source>Every guess was right, so the big model added this one for free.</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>صحّ كل تخمين، فأضاف النموذج الكبير هذا بلا مقابل.</translation>
    </message>
    <message>
        <source>A guess the big model would not have written. Click to show these in the text, or hide them.</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>تخمين ما كان النموذج الكبير ليكتبه. انقر لإظهار هذه في النص أو إخفائها.</translation>
    </message>
    <message>
        <source>{outcome}: {explanation}</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>{outcome}: {explanation}</translation>
    </message>
    <message>
        <source>Wrong guesses</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>التخمينات الخاطئة</translation>
    </message>
    <message>
        <source>Show the guesses that were wrong, struck through, where they would have stood</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>إظهار التخمينات الخاطئة مشطوبةً حيث كانت ستقف</translation>
    </message>
    <message>
        <source>Show who wrote each word</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>إظهار من كتب كل كلمة</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>البذرة {seed}</translation>
    </message>
    <message>
        <source>Copy reply</source>
        <extracomment>app/ui/transcript/messages/message_menu.py, app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>نسخ الرد</translation>
    </message>
    <message>
        <source>Colours of this reply</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>ألوان هذا الرد</translation>
    </message>
    <message>
        <source>Go on writing this reply</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>متابعة كتابة هذا الرد</translation>
    </message>
    <message>
        <source>Replay in slow motion</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>إعادة بالحركة البطيئة</translation>
    </message>
    <message>
        <source>Write this reply again</source>
        <extracomment>app/ui/transcript/messages/message_menu.py, app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>كتابة هذا الرد ثانية</translation>
    </message>
    <message>
        <source>More about this reply</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>المزيد عن هذا الرد</translation>
    </message>
    <message>
        <source>Save as recorded reply…</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>حفظ ردًا مسجّلًا…</translation>
    </message>
    <message>
        <source>Share as HTML page…</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>مشاركة صفحة HTML…</translation>
    </message>
    <message>
        <source>Seed {seed} is kept in this chat: the same question gets the same reply. Press for new ones</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>البذرة {seed} ثابتة في هذه المحادثة: للسؤال نفسه الرد نفسه. اضغط لبذور جديدة</translation>
    </message>
    <message>
        <source>Keep seed {seed} for the next replies of this chat: the same question then gets the same reply</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>إبقاء البذرة {seed} للردود التالية في هذه المحادثة: يكون للسؤال نفسه الرد نفسه</translation>
    </message>
    <message>
        <source>Scroll the code to the side</source>
        <extracomment>app/ui/transcript/text/horizontal_scroll.py</extracomment>
        <translation>تمرير الشيفرة جانبيًا</translation>
    </message>
    <message>
        <source>Scroll the table to the side</source>
        <extracomment>app/ui/transcript/text/horizontal_scroll.py</extracomment>
        <translation>تمرير الجدول جانبيًا</translation>
    </message>
    <message>
        <source>Quote in your message	Ctrl+R</source>
        <extracomment>app/ui/transcript/text/text_body.py</extracomment>
        <translation>اقتباس في رسالتك	Ctrl+R</translation>
    </message>
    <message>
        <source>What the tool was given and what it brought</source>
        <extracomment>app/ui/transcript/messages/message_parts.py</extracomment>
        <translation>ما أُعطيته الأداة وما أتت به</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>app/ui/transcript/messages/user_message.py</extracomment>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <extracomment>app/ui/transcript/messages/user_message.py</extracomment>
        <translation>تحرير وإرسال ثانية</translation>
    </message>
    <message>
        <source>Show more: {count} characters follow</source>
        <extracomment>app/ui/transcript/messages/user_message.py</extracomment>
        <translation>عرض المزيد: يتبع {count} محرفًا</translation>
    </message>
    <message>
        <source>Versions</source>
        <extracomment>app/ui/transcript/messages/message_parts.py</extracomment>
        <translation>النسخ</translation>
    </message>
    <message>
        <source>Version before this one</source>
        <extracomment>app/ui/transcript/messages/message_parts.py</extracomment>
        <translation>النسخة السابقة</translation>
    </message>
    <message>
        <source>Next version</source>
        <extracomment>app/ui/transcript/messages/message_parts.py</extracomment>
        <translation>النسخة التالية</translation>
    </message>
    <message>
        <source>Version {place} of {count}</source>
        <extracomment>app/ui/transcript/messages/message_parts.py</extracomment>
        <translation>النسخة {place} من {count}</translation>
    </message>
    <message>
        <source>There is a graphics card by {makers} here, and llama.cpp was compiled for the processor alone. One command compiles it for the card; “Graphics cards” in the help says what it needs.</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>توجد هنا بطاقة رسوميات من {makers}، وقد جُمِّع llama.cpp للمعالج وحده. أمر واحد يجمّعه للبطاقة؛ وتذكر المساعدة تحت «Graphics cards» ما يلزم لذلك.</translation>
    </message>
    <message>
        <source>Other programs can ask at {address}. The mark at the top says how, and who does.</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>يمكن لبرامج أخرى أن تسأل عند {address}. تبيّن العلامة في الأعلى كيف، ومن يسأل.</translation>
    </message>
    <message>
        <source>Back to {model}</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>العودة إلى {model}</translation>
    </message>
    <message>
        <source>Other programs cannot ask. {problem}</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>لا يمكن لبرامج أخرى أن تسأل. {problem}</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>إظهار</translation>
    </message>
    <message>
        <source>{problem} There is no race to run.</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>{problem} لا سباق يُجرى.</translation>
    </message>
    <message>
        <source>{model} is {kind}. Its replies may wander off.</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>{model} هو {kind}. قد تشرد ردوده.</translation>
    </message>
    <message>
        <source>Show report</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>إظهار التقرير</translation>
    </message>
    <message>
        <source>Use port {port}</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>استخدام المنفذ {port}</translation>
    </message>
    <message>
        <source>Taking in chats…</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>تُستورد المحادثات…</translation>
    </message>
    <message>
        <source>Taking in chats: {percent}%</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>تُستورد المحادثات: {percent}%</translation>
    </message>
    <message>
        <source>Taking in chats is still under way.</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>ما زال استيراد المحادثات جاريًا.</translation>
    </message>
    <message>
        <source>Saving chats…</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>تُحفظ المحادثات…</translation>
    </message>
    <message>
        <source>Saving chats: {percent}%</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>تُحفظ المحادثات: {percent}%</translation>
    </message>
    <message>
        <source>Saving chats is still under way.</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>ما زال حفظ المحادثات جاريًا.</translation>
    </message>
    <message numerus="yes">
        <source>%n chats taken out again.</source>
        <comment>%n chat taken out again.</comment>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>
            <numerusform>لم تُخرج محادثات.</numerusform>
            <numerusform>أُخرجت محادثة واحدة ثانية.</numerusform>
            <numerusform>أُخرجت محادثتان ثانية.</numerusform>
            <numerusform>أُخرجت %n محادثات ثانية.</numerusform>
            <numerusform>أُخرجت %n محادثة ثانية.</numerusform>
            <numerusform>أُخرجت %n محادثة ثانية.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>أُوقف. لم يُكتب شيء.</translation>
    </message>
    <message numerus="yes">
        <source>%n chats saved in {file}.</source>
        <comment>%n chat saved in {file}.</comment>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>
            <numerusform>لم تُحفظ محادثات في {file}.</numerusform>
            <numerusform>حُفظت محادثة واحدة في {file}.</numerusform>
            <numerusform>حُفظت محادثتان في {file}.</numerusform>
            <numerusform>حُفظت %n محادثات في {file}.</numerusform>
            <numerusform>حُفظت %n محادثة في {file}.</numerusform>
            <numerusform>حُفظت %n محادثة في {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop the model file here</source>
        <extracomment>app/ui/toolkit/files/file_drops.py</extracomment>
        <translation>أفلت ملف النموذج هنا</translation>
    </message>
    <message>
        <source>Drop files here: they go with your message</source>
        <extracomment>app/ui/toolkit/files/file_drops.py</extracomment>
        <translation>أفلت الملفات هنا: ترافق رسالتك</translation>
    </message>
    <message numerus="yes">
        <source>%n chats from {program} came in.</source>
        <comment>%n chat from {program} came in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>لم تدخل محادثات من {program}.</numerusform>
            <numerusform>دخلت محادثة واحدة من {program}.</numerusform>
            <numerusform>دخلت محادثتان من {program}.</numerusform>
            <numerusform>دخلت %n محادثات من {program}.</numerusform>
            <numerusform>دخلت %n محادثة من {program}.</numerusform>
            <numerusform>دخلت %n محادثة من {program}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} are damaged or cut off: nothing came in from there.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>تالفة أو مقطوعة: {names}. لم يدخل منها شيء.</translation>
    </message>
    <message>
        <source>There is no chat in there that Draftlight can read.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>لا محادثة هناك يقرؤها Draftlight.</translation>
    </message>
    <message numerus="yes">
        <source>%n chats ({programs}) came in.</source>
        <comment>%n chat ({programs}) came in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>لم تدخل محادثات ({programs}).</numerusform>
            <numerusform>دخلت محادثة واحدة ({programs}).</numerusform>
            <numerusform>دخلت محادثتان ({programs}).</numerusform>
            <numerusform>دخلت %n محادثات ({programs}).</numerusform>
            <numerusform>دخلت %n محادثة ({programs}).</numerusform>
            <numerusform>دخلت %n محادثة ({programs}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats came in.</source>
        <comment>%n chat came in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>لم تدخل محادثات.</numerusform>
            <numerusform>دخلت محادثة واحدة.</numerusform>
            <numerusform>دخلت محادثتان.</numerusform>
            <numerusform>دخلت %n محادثات.</numerusform>
            <numerusform>دخلت %n محادثة.</numerusform>
            <numerusform>دخلت %n محادثة.</numerusform>
        </translation>
    </message>
    <message>
        <source>another program</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>برنامج آخر</translation>
    </message>
    <message>
        <source>{names} and others</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{names} وغيرها</translation>
    </message>
    <message>
        <source>{name} is damaged or cut off: nothing came in from there.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{name} تالف أو مقطوع: لم يدخل منه شيء.</translation>
    </message>
    <message>
        <source>{names} are damaged or cut off: chats that are whole in there came in, no other did.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>تالفة أو مقطوعة: {names}. دخلت المحادثات السليمة منها، ولم يدخل غيرها.</translation>
    </message>
    <message numerus="yes">
        <source>%n chats had grown and are up to date again.</source>
        <comment>%n chat had grown and is up to date again.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>لم تنمُ محادثات.</numerusform>
            <numerusform>نمت محادثة واحدة وصارت محدّثة.</numerusform>
            <numerusform>نمت محادثتان وصارتا محدّثتين.</numerusform>
            <numerusform>نمت %n محادثات وصارت محدّثة.</numerusform>
            <numerusform>نمت %n محادثة وصارت محدّثة.</numerusform>
            <numerusform>نمت %n محادثة وصارت محدّثة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats were here already.</source>
        <comment>%n chat was here already.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>لم تكن هنا محادثات.</numerusform>
            <numerusform>كانت محادثة واحدة هنا أصلًا.</numerusform>
            <numerusform>كانت محادثتان هنا أصلًا.</numerusform>
            <numerusform>كانت %n محادثات هنا أصلًا.</numerusform>
            <numerusform>كانت %n محادثة هنا أصلًا.</numerusform>
            <numerusform>كانت %n محادثة هنا أصلًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats could not be read.</source>
        <comment>%n chat could not be read.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>قُرئت كل المحادثات.</numerusform>
            <numerusform>تعذّرت قراءة محادثة واحدة.</numerusform>
            <numerusform>تعذّرت قراءة محادثتين.</numerusform>
            <numerusform>تعذّرت قراءة %n محادثات.</numerusform>
            <numerusform>تعذّرت قراءة %n محادثة.</numerusform>
            <numerusform>تعذّرت قراءة %n محادثة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats were too large.</source>
        <comment>%n chat was too large.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>لا محادثة أكبر من اللازم.</numerusform>
            <numerusform>محادثة واحدة أكبر من اللازم.</numerusform>
            <numerusform>محادثتان أكبر من اللازم.</numerusform>
            <numerusform>%n محادثات أكبر من اللازم.</numerusform>
            <numerusform>%n محادثة أكبر من اللازم.</numerusform>
            <numerusform>%n محادثة أكبر من اللازم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats were saved by a newer Draftlight.</source>
        <comment>%n chat was saved by a newer Draftlight.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>لم يحفظ إصدار أحدث محادثات.</numerusform>
            <numerusform>حفظ إصدار أحدث من Draftlight محادثة واحدة.</numerusform>
            <numerusform>حفظ إصدار أحدث من Draftlight محادثتين.</numerusform>
            <numerusform>حفظ إصدار أحدث من Draftlight ‏%n محادثات.</numerusform>
            <numerusform>حفظ إصدار أحدث من Draftlight ‏%n محادثة.</numerusform>
            <numerusform>حفظ إصدار أحدث من Draftlight ‏%n محادثة.</numerusform>
        </translation>
    </message>
    <message>
        <source>{problem} The chats before that came in whole.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{problem} دخلت المحادثات التي قبلها كاملة.</translation>
    </message>
    <message>
        <source>The rest was stopped.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>أُوقف الباقي.</translation>
    </message>
    <message>
        <source>{name} is damaged or cut off: chats that are whole in there came in, no other did.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{name} تالف أو مقطوع: دخلت المحادثات السليمة منه، ولم يدخل غيرها.</translation>
    </message>
    <message>
        <source>{count} from {program}</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{count} من {program}</translation>
    </message>
    <message>
        <source>Draftlight, or llama.cpp inside it, crashed the last time it was open. Your chats were saved up to half a second before. The report holds no text of your chats; read it, and send it along if you report the crash.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>انهار Draftlight، أو llama.cpp داخله، حين كان مفتوحًا آخر مرة. حُفظت محادثاتك حتى نصف ثانية قبل ذلك. ليس في التقرير نص من محادثاتك؛ اقرأه وأرفقه إن أبلغت عن الانهيار.</translation>
    </message>
    <message>
        <source>The models are not loaded again until you ask something; if it happens again, choose others.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>لا تُحمَّل النماذج ثانية حتى تسأل شيئًا؛ وإن تكرر ذلك فاختر غيرها.</translation>
    </message>
    <message>
        <source>The last time, Draftlight was ended from outside while {pair} was being loaded. If the computer ran short of memory, choose a smaller model.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>في المرة الماضية أُنهي Draftlight من خارجه أثناء تحميل {pair}. إن كانت الذاكرة لا تكفي فاختر نموذجًا أصغر.</translation>
    </message>
    <message>
        <source>Draftlight crashed the last time. Your chats are saved.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>انهار Draftlight في المرة الماضية. محادثاتك محفوظة.</translation>
    </message>
    <message>
        <source>Draftlight crashed the last time while {models} was being loaded. Your chats are saved.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>انهار Draftlight في المرة الماضية أثناء تحميل {models}. محادثاتك محفوظة.</translation>
    </message>
    <message>
        <source>Draftlight crashed the last time while {models} was writing a reply. Your chats are saved.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>انهار Draftlight في المرة الماضية أثناء كتابة {models} ردًا. محادثاتك محفوظة.</translation>
    </message>
    <message>
        <source>Markdown, to read (*.md)</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Markdown، للقراءة (*.md)</translation>
    </message>
    <message>
        <source>Web page, with colours (*.html)</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>صفحة ويب، بالألوان (*.html)</translation>
    </message>
    <message>
        <source>JSON, all of it, to take in again (*.json)</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>JSON، كاملًا، لاستيراده ثانية (*.json)</translation>
    </message>
    <message>
        <source>With them goes what the models have read of them and can guess from, and the message you have begun. Files you saved stay.</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>ويذهب معها ما قرأته النماذج منها وما يمكنها أن تخمّن منه، والرسالة التي بدأتها. وتبقى الملفات التي حفظتها.</translation>
    </message>
    <message>
        <source>Add files to your message</source>
        <extracomment>app/ui/chat/composing/attach_button.py, app/ui/window/document_actions.py, app/ui/window/shortcuts.py</extracomment>
        <translation>إضافة ملفات إلى رسالتك</translation>
    </message>
    <message>
        <source>Save this chat</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>حفظ هذه المحادثة</translation>
    </message>
    <message>
        <source>Save chats in one archive</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>حفظ المحادثات في أرشيف واحد</translation>
    </message>
    <message>
        <source>Delete all {count} chats?</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>حذف المحادثات كلها ({count})؟</translation>
    </message>
    <message>
        <source>Delete all chats</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>حذف كل المحادثات</translation>
    </message>
    <message>
        <source>ZIP archive (*.zip)</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>أرشيف ZIP ‏(*.zip)</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <extracomment>app/ui/window/top_bar.py, app/ui/window/window_display.py</extracomment>
        <translation>اختيار نموذج</translation>
    </message>
    <message>
        <source>{models} on {server}</source>
        <extracomment>app/ui/window/window_display.py</extracomment>
        <translation>{models} على {server}</translation>
    </message>
    <message>
        <source>Models on this computer…</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>نماذج هذا الحاسوب…</translation>
    </message>
    <message>
        <source>Open model files…</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>فتح ملفات نماذج…</translation>
    </message>
    <message>
        <source>Another computer…</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>حاسوب آخر…</translation>
    </message>
    <message>
        <source>Choose one on that computer…</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>اختيار واحد على ذلك الحاسوب…</translation>
    </message>
    <message>
        <source>The other computer has the draft, and chooses it</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>المسودة لدى الحاسوب الآخر، وهو يختارها</translation>
    </message>
    <message>
        <source>The next place found</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>الموضع التالي</translation>
    </message>
    <message>
        <source>The place found before</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>الموضع السابق</translation>
    </message>
    <message>
        <source>Go to the last question</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>الذهاب إلى السؤال الأخير</translation>
    </message>
    <message>
        <source>Quote what is selected, in your message</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>اقتباس المحدد في رسالتك</translation>
    </message>
    <message>
        <source>Go to the message field</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>الذهاب إلى حقل الرسالة</translation>
    </message>
    <message>
        <source>Stop, or cancel editing</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>إيقاف، أو إلغاء التحرير</translation>
    </message>
    <message>
        <source>Choose an assistant for this chat</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>اختيار مساعد لهذه المحادثة</translation>
    </message>
    <message>
        <source>Prompts you keep</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>المطالبات المحفوظة</translation>
    </message>
    <message>
        <source>Edit your last message</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>تحرير رسالتك الأخيرة</translation>
    </message>
    <message>
        <source>Write the last reply again</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>كتابة الرد الأخير ثانية</translation>
    </message>
    <message>
        <source>Go on with a reply that was stopped</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>متابعة رد أُوقف</translation>
    </message>
    <message>
        <source>Save this chat as a file</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>حفظ هذه المحادثة ملفًا</translation>
    </message>
    <message>
        <source>Replay the reply in slow motion</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>إعادة الرد بالحركة البطيئة</translation>
    </message>
    <message>
        <source>Race: the last question with guessing and without</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>السباق: السؤال الأخير مع التخمين وبدونه</translation>
    </message>
    <message>
        <source>Save the reply as a recorded reply</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>حفظ الرد ردًا مسجّلًا</translation>
    </message>
    <message>
        <source>Share the reply as a page for any browser</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>مشاركة الرد صفحةً لأي متصفح</translation>
    </message>
    <message>
        <source>Choose models</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>اختيار النماذج</translation>
    </message>
    <message>
        <source>Show or hide the chats</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>إظهار المحادثات أو إخفاؤها</translation>
    </message>
    <message>
        <source>Show or hide “Under the hood”</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>إظهار «تحت الغطاء» أو إخفاؤه</translation>
    </message>
    <message>
        <source>Larger</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>أكبر</translation>
    </message>
    <message>
        <source>Smaller</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>أصغر</translation>
    </message>
    <message>
        <source>Normal size</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>الحجم العادي</translation>
    </message>
    <message>
        <source>Light or dark colours</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>ألوان فاتحة أو داكنة</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>app/ui/quick_question/tray.py, app/ui/window/shortcuts.py</extracomment>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Open “Under the hood” (Ctrl+J)</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>فتح «تحت الغطاء» (Ctrl+J)</translation>
    </message>
    <message>
        <source>Speed: none yet</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>السرعة: لا شيء بعد</translation>
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
        <translation>tokens في الثانية</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>السرعة: {speed}</translation>
    </message>
    <message>
        <source>The draft guesses a few words ahead; the big model keeps what it would have written itself.</source>
        <extracomment>app/ui/window/dialogs/text_preview.py</extracomment>
        <translation>تخمّن المسودة بضع كلمات مقدمًا؛ ويُبقي النموذج الكبير ما كان سيكتبه بنفسه.</translation>
    </message>
    <message>
        <source>Add…</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>إضافة…</translation>
    </message>
    <message>
        <source>From a file…</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>من ملف…</translation>
    </message>
    <message>
        <source>The JSON in which other programs keep their servers</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>ملف JSON الذي تحفظ فيه برامج أخرى خوادمها</translation>
    </message>
    <message>
        <source>From the clipboard</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>من الحافظة</translation>
    </message>
    <message>
        <source>Taken in, and switched off until you switch them on: {names}.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>أُدخلت، وهي مطفأة حتى تشغّلها: {names}.</translation>
    </message>
    <message>
        <source>Take in tool servers</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>إدخال خوادم أدوات</translation>
    </message>
    <message>
        <source>{name}: chats may use it</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>{name}: يجوز للمحادثات استخدامه</translation>
    </message>
    <message>
        <source>Change…</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>تغيير…</translation>
    </message>
    <message>
        <source>Change {server}</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>تغيير {server}</translation>
    </message>
    <message>
        <source>Remove {server}</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>إزالة {server}</translation>
    </message>
    <message>
        <source>This file is too large for a list of tool servers.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>هذا الملف أكبر من أن يكون قائمة خوادم أدوات.</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>JSON ‏(*.json)</translation>
    </message>
    <message>
        <source>“{server}” was removed from this list. The program itself is where it was.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>أُزيل «{server}» من هذه القائمة. والبرنامج نفسه حيث كان.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {error}.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>لا يمكن قراءة {name}: {error}.</translation>
    </message>
    <message>
        <source>Show or hide the chats (Ctrl+B)</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>إظهار المحادثات أو إخفاؤها (Ctrl+B)</translation>
    </message>
    <message>
        <source>Answer the last question with guessing and without (Ctrl+Shift+G)</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>إجابة السؤال الأخير مع التخمين وبدونه (Ctrl+Shift+G)</translation>
    </message>
    <message>
        <source>Replay the reply round by round (Ctrl+Shift+S)</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>إعادة الرد جولة جولة (Ctrl+Shift+S)</translation>
    </message>
    <message>
        <source>Stage</source>
        <extracomment>app/ui/window/shortcuts.py, app/ui/window/top_bar.py</extracomment>
        <translation>المنصة</translation>
    </message>
    <message>
        <source>The conversation and the gauge alone, large (F11)</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>الحوار والعدّاد وحدهما، كبيرين (F11)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>الإعدادات (Ctrl+,)</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>app/ui/help/help_window.py, app/ui/window/shortcuts.py</extracomment>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>Waiting…</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>في الانتظار…</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>الإبقاء على هذه</translation>
    </message>
    <message>
        <source>Keep this one: {name}</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>الإبقاء على هذه: {name}</translation>
    </message>
    <message>
        <source>Not written</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>لم تُكتب</translation>
    </message>
    <message>
        <source>Answers side by side</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>إجابات جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Number of answers</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>عدد الإجابات</translation>
    </message>
    <message>
        <source>Differing in</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>وجه الاختلاف</translation>
    </message>
    <message>
        <source>Write them</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>كتابة</translation>
    </message>
    <message>
        <source>Answers to the same question, written at the same time. The one that you keep stands in the chat; the others stay as its other versions.</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>إجابات عن السؤال نفسه تُكتب في الوقت نفسه. الإجابة التي تُبقي عليها تظهر في المحادثة، وتبقى الأخريات نسخًا أخرى منها.</translation>
    </message>
    <message>
        <source>With a temperature of 0 all seeds give the same answer.</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>عند حرارة 0 تعطي كل البذور الإجابة نفسها.</translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <comment>%n answer</comment>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>
            <numerusform>لا إجابات (%n)</numerusform>
            <numerusform>إجابة واحدة</numerusform>
            <numerusform>إجابتان</numerusform>
            <numerusform>%n إجابات</numerusform>
            <numerusform>%n إجابة</numerusform>
            <numerusform>%n إجابة</numerusform>
        </translation>
    </message>
    <message>
        <source>differing in</source>
        <comment>answers</comment>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>تختلف في</translation>
    </message>
    <message>
        <source>Assistant of answer {number}</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>مساعد الإجابة {number}</translation>
    </message>
    <message>
        <source>pass of the big model</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>مرور للنموذج الكبير</translation>
    </message>
    <message>
        <source>passes of the big model</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>مرورات للنموذج الكبير</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>مرور</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>مرورات</translation>
    </message>
    <message>
        <source>{passes}, {tokens}</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>{passes}، {tokens}</translation>
    </message>
    <message>
        <source>against</source>
        <comment>31 passes against 14 passes</comment>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>مقابل</translation>
    </message>
    <message>
        <source>{name} · writing now</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>{name} · يكتب الآن</translation>
    </message>
    <message>
        <source>live</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>مباشر</translation>
    </message>
    <message>
        <source>Done in {time}</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>انتهى في {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n passes</source>
        <comment>%n pass</comment>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>
            <numerusform>بلا مرور</numerusform>
            <numerusform>مرور واحد</numerusform>
            <numerusform>مروران</numerusform>
            <numerusform>%n مرورات</numerusform>
            <numerusform>%n مرورًا</numerusform>
            <numerusform>%n مرور</numerusform>
        </translation>
    </message>
    <message>
        <source>{plain} without guessing, {guessed} with it.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>{plain} بدون تخمين، و{guessed} معه.</translation>
    </message>
    <message>
        <source>Same words as far as both go.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>الكلمات نفسها بقدر ما يمتد كلاهما.</translation>
    </message>
    <message>
        <source>The words part after {count} characters: a setting or a file is another than it was.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>تختلف الكلمات بعد {count} حرفًا: تغيّر إعداد أو ملف عمّا كان.</translation>
    </message>
    <message>
        <source>Slower with guessing ({times}×): {guessed} s instead of {plain} s.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>أبطأ مع التخمين ({times}×): {guessed} s بدلًا من {plain} s.</translation>
    </message>
    <message>
        <source>Same words.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>الكلمات نفسها.</translation>
    </message>
    <message>
        <source>The words part after {count} characters: two were as likely there, a near-tie.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>تختلف الكلمات بعد {count} حرفًا: كان لكلمتين هناك الاحتمال نفسه تقريبًا.</translation>
    </message>
    <message>
        <source>Guessing made no difference: {guessed} s with it, {plain} s without.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>لم يُحدث التخمين فرقًا: {guessed} s معه و{plain} s بدونه.</translation>
    </message>
    <message>
        <source>{times}× faster with guessing: {guessed} s instead of {plain} s.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>أسرع {times}× مع التخمين: {guessed} s بدلًا من {plain} s.</translation>
    </message>
    <message>
        <source>Big model alone</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>النموذج الكبير وحده</translation>
    </message>
    <message>
        <source>End the race</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>إنهاء السباق</translation>
    </message>
    <message>
        <source>Measure both now</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>قياس كليهما الآن</translation>
    </message>
    <message>
        <source>Write both replies anew, one after the other</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>كتابة الردين من جديد، واحدًا بعد الآخر</translation>
    </message>
    <message>
        <source>{name} · your reply of a moment ago at its own pace</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>{name} · ردّك قبل قليل بسرعته نفسها</translation>
    </message>
    <message>
        <source>Same words so far.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>الكلمات نفسها حتى الآن.</translation>
    </message>
    <message>
        <source>Same question, same seed.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>السؤال نفسه والبذرة نفسها.</translation>
    </message>
    <message>
        <source>Time depends on the computer; passes do not.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>الوقت يتوقف على الحاسوب، أما المرورات فلا.</translation>
    </message>
    <message>
        <source>Starts when the other one is done</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>يبدأ حين ينتهي الآخر</translation>
    </message>
    <message>
        <source>{name} · at its own pace</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>{name} · بسرعته نفسها</translation>
    </message>
    <message>
        <source>recorded</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>مسجَّل</translation>
    </message>
    <message>
        <source>Then the big model writes the same alone, beside it.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>ثم يكتب النموذج الكبير الشيء نفسه وحده بجانبه.</translation>
    </message>
    <message>
        <source>This code is too long for a preview: {most} MB are the most.</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>هذا الكود أطول من أن يُعايَن: {most} م.ب على الأكثر.</translation>
    </message>
    <message>
        <source>This cannot be drawn: the code is not whole, or has a mistake in it.</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>لا يمكن رسم هذا: الكود غير مكتمل أو فيه خطأ.</translation>
    </message>
    <message>
        <source>Drawing this takes too much time or memory, so there is no preview.</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>يحتاج الرسم إلى وقت أو ذاكرة أكثر من اللازم، لذا لا توجد معاينة.</translation>
    </message>
    <message>
        <source>Drawn without scripts, and without pictures and styles from elsewhere. Links lead nowhere.</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>رُسم بلا نصوص برمجية وبلا صور أو أنماط من مكان آخر. الروابط لا تؤدي إلى شيء.</translation>
    </message>
    <message>
        <source>Only the beginning of the page is shown.</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>لا يُعرض إلا أول الصفحة.</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>يجري الرسم…</translation>
    </message>
    <message>
        <source>Preview of a web page</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>معاينة صفحة ويب</translation>
    </message>
    <message>
        <source>Preview of a picture</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>معاينة صورة</translation>
    </message>
    <message>
        <source>No model is chosen yet. Choose one in the window; the question waits.</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>لم يُختر أي نموذج بعد. اختر واحدًا في النافذة؛ السؤال ينتظر.</translation>
    </message>
    <message>
        <source>The reply is not whole. In the window you see why.</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>الرد غير مكتمل. تجد السبب في النافذة.</translation>
    </message>
    <message>
        <source>Quick question</source>
        <extracomment>app/ui/quick_question/quick_window.py, app/ui/quick_question/tray.py</extracomment>
        <translation>سؤال سريع</translation>
    </message>
    <message>
        <source>Ask a quick question</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>اطرح سؤالًا سريعًا</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>إغلاق (Esc)</translation>
    </message>
    <message>
        <source>Open in window</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>فتح في النافذة</translation>
    </message>
    <message>
        <source>Waiting for the models…</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>في انتظار النماذج…</translation>
    </message>
    <message>
        <source>Open Draftlight</source>
        <extracomment>app/ui/quick_question/tray.py</extracomment>
        <translation>فتح Draftlight</translation>
    </message>
    <message>
        <source>Draftlight is still running</source>
        <extracomment>app/ui/quick_question/tray.py</extracomment>
        <translation>Draftlight ما زال يعمل</translation>
    </message>
    <message>
        <source>Its icon in the tray opens it again. Quit ends it.</source>
        <extracomment>app/ui/quick_question/tray.py</extracomment>
        <translation>أيقونته في علبة النظام تفتحه من جديد. و«إنهاء» يغلقه.</translation>
    </message>
    <message>
        <source>Drawn by chance, though another was likelier</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>اختير بالصدفة مع أن غيره كان أرجح</translation>
    </message>
    <message>
        <source>Likeliest for the big model</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>الأرجح عند النموذج الكبير</translation>
    </message>
    <message>
        <source>Edit…</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>تعديل…</translation>
    </message>
    <message>
        <source>Branch from here</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>تفريع من هنا</translation>
    </message>
    <message>
        <source>A new chat with all up to this message</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>محادثة جديدة فيها كل ما سبق حتى هذه الرسالة</translation>
    </message>
    <message>
        <source>Duplicate chat</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>تكرار المحادثة</translation>
    </message>
    <message>
        <source>Keep seed {seed}</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>إبقاء البذرة {seed}</translation>
    </message>
    <message>
        <source>Compare answers…</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>مقارنة الإجابات…</translation>
    </message>
    <message>
        <source>edited</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>معدَّل</translation>
    </message>
    <message>
        <source>What the reply waits for</source>
        <extracomment>app/ui/transcript/messages/message_column.py</extracomment>
        <translation>ما ينتظره الرد</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>app/ui/transcript/text/code_buttons.py</extracomment>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>Show what this code draws</source>
        <extracomment>app/ui/transcript/text/code_buttons.py</extracomment>
        <translation>إظهار ما يرسمه هذا الكود</translation>
    </message>
    <message>
        <source>Recorded replies</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>الردود المسجّلة</translation>
    </message>
    <message>
        <source>They stay in “Recently deleted” for 30 days. After that they are gone for good.</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>تبقى 30 يومًا في «المحذوفة مؤخرًا». بعد ذلك تختفي نهائيًا.</translation>
    </message>
    <message>
        <source>Delete all your chats?</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>حذف كل محادثاتك؟</translation>
    </message>
    <message>
        <source>Tool servers that need nothing installed</source>
        <extracomment>app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>خوادم أدوات لا تتطلب تثبيت شيء</translation>
    </message>
    <message>
        <source>{place} cannot be found. What was read of it before is still used.</source>
        <extracomment>app/knowledge/file_walk.py</extracomment>
        <translation>تعذّر العثور على {place}. ما قُرئ منه من قبل لا يزال مستخدمًا.</translation>
    </message>
    <message>
        <source>What is read of “{name}” cannot be kept: {error}.</source>
        <extracomment>app/knowledge/index.py</extracomment>
        <translation>تعذّر حفظ ما يُقرأ من «{name}»: {error}.</translation>
    </message>
    <message>
        <source>The disk is full, so “{name}” was not read to its end. Free some space, and read it again.</source>
        <extracomment>app/knowledge/index.py</extracomment>
        <translation>القرص ممتلئ، لذلك لم تكتمل قراءة «{name}». أفرغ بعض المساحة ثم أعد القراءة.</translation>
    </message>
    <message>
        <source>What was read of “{name}” was damaged. Read it again.</source>
        <extracomment>app/knowledge/index.py</extracomment>
        <translation>ما قُرئ من «{name}» كان تالفًا. أعد القراءة.</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <extracomment>app/ui/chat/composing/attach_button.py, app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>إضافة مجلد…</translation>
    </message>
    <message>
        <source>Knowledge…</source>
        <extracomment>app/ui/chat/composing/attach_button.py</extracomment>
        <translation>المعرفة…</translation>
    </message>
    <message>
        <source>Questions are looked up in “{name}”.</source>
        <extracomment>app/ui/chat/composing/attach_button.py</extracomment>
        <translation>يُبحث عن الأسئلة في «{name}».</translation>
    </message>
    <message>
        <source>No documents</source>
        <extracomment>app/ui/chat/composing/attach_button.py, app/ui/dialogs/folder_settings_dialog.py</extracomment>
        <translation>بلا مستندات</translation>
    </message>
    <message>
        <source>Look up questions in:</source>
        <extracomment>app/ui/chat/composing/attach_button.py</extracomment>
        <translation>البحث عن الأسئلة في:</translation>
    </message>
    <message>
        <source>New chat here</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>محادثة جديدة هنا</translation>
    </message>
    <message>
        <source>Folder settings…</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>إعدادات المجلد…</translation>
    </message>
    <message>
        <source>Settings of “{name}”</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py</extracomment>
        <translation>إعدادات «{name}»</translation>
    </message>
    <message>
        <source>As chosen in the window</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py</extracomment>
        <translation>كما اختير في النافذة</translation>
    </message>
    <message>
        <source>New chats in this folder begin with these. Each can be changed in a chat.</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py</extracomment>
        <translation>تبدأ المحادثات الجديدة في هذا المجلد بهذه الإعدادات. يمكن تغيير كل منها في المحادثة.</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>المعرفة</translation>
    </message>
    <message>
        <source>What was read of it is deleted. The files themselves stay where they are.</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>يُحذف ما قُرئ منه، وتبقى الملفات نفسها في مكانها.</translation>
    </message>
    <message>
        <source>Remove “{name}”?</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>هل تريد إزالة «{name}»؟</translation>
    </message>
    <message>
        <source>A chat’s questions are looked up in the documents you choose for it. Nothing leaves this computer.</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>يُبحث عن أسئلة المحادثة في المستندات التي تختارها لها. لا يغادر شيء هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Read again</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>إعادة القراءة</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>إزالة…</translation>
    </message>
    <message>
        <source>Folder to look up questions in</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/knowledge_dialog.py, app/ui/window/document_actions.py</extracomment>
        <translation>مجلد للبحث عن الأسئلة</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: its font does not say which letters are meant.</source>
        <extracomment>app/knowledge/collection_reader.py</extracomment>
        <translation>تتعذّر قراءة «{name}»: لا يذكر خطّه أيّ الحروف مقصودة.</translation>
    </message>
    <message>
        <source>This head was made for another program. Get one whose file says dflash or eagle3.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>صُنع هذا الرأس لبرنامج آخر. أحضر رأسًا يقول ملفه dflash أو eagle3.</translation>
    </message>
    <message>
        <source>The connection to “{name}” ended: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>انتهى الاتصال بـ «{name}»: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” answered with the error {status} of HTTP.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>أجاب «{name}» بخطأ HTTP ‏{status}.</translation>
    </message>
    <message>
        <source>“{name}” shows a certificate that is not trusted: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>يقدّم «{name}» شهادة غير موثوقة: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” has moved to {place}. If you trust that address, put it where the server is set up.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>انتقل «{name}» إلى {place}. إن كنت تثق بهذا العنوان فضعه في موضع إعداد الخادم.</translation>
    </message>
    <message>
        <source>What answers at the address of “{name}” is no tool server.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>ما يجيب عند عنوان «{name}» ليس خادم أدوات.</translation>
    </message>
    <message>
        <source>“{name}” speaks an older form of the protocol (SSE), which is not spoken here. Look for an address that its maker calls streamable HTTP; many end in /mcp.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>يتكلم «{name}» صيغة أقدم من البروتوكول (SSE) لا تُتكلم هنا. ابحث عن عنوان يسميه صانعه Streamable HTTP؛ وكثير منها ينتهي بـ /mcp.</translation>
    </message>
    <message>
        <source>“{name}” lets programs sign in only if its maker knows them. If it gives out keys, put yours among its headers, for example Authorization=Bearer KEY.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>لا يسمح «{name}» بتسجيل الدخول إلا لبرامج يعرفها صانعه. إن كان يعطي مفاتيح فضع مفتاحك بين الترويسات، مثل Authorization=Bearer KEY.</translation>
    </message>
    <message>
        <source>“{name}” forgot what was said before. Try again.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>نسي «{name}» ما قيل من قبل. حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>The sign-in with “{name}” does not work: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>لا يعمل تسجيل الدخول في «{name}»: {reason}.</translation>
    </message>
    <message>
        <source>Nobody signed in with “{name}” in time.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>لم يسجل أحد الدخول في «{name}» في الوقت المناسب.</translation>
    </message>
    <message>
        <source>The sign-in with “{name}” was refused or cancelled: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>رُفض تسجيل الدخول في «{name}» أو أُلغي: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” cannot be reached: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>تعذّر الوصول إلى «{name}»: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” lets nobody in without a valid key. Put the one that its maker gave you among its headers, for example Authorization=Bearer KEY.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>لا يسمح «{name}» لأحد بالدخول بلا مفتاح صالح. ضع المفتاح الذي أعطاك إياه صانعه بين الترويسات، مثل Authorization=Bearer KEY.</translation>
    </message>
    <message>
        <source>There is no tool server at the address of “{name}”.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>لا يوجد خادم أدوات عند عنوان «{name}».</translation>
    </message>
    <message>
        <source>“{name}” was asked too often. Try again later.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>سُئل «{name}» مرات أكثر من اللازم. حاول لاحقًا.</translation>
    </message>
    <message>
        <source>“{name}” asks back for something that it cannot be told here.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>يسأل «{name}» بدوره عن شيء لا يمكن إخباره به هنا.</translation>
    </message>
    <message numerus="yes">
        <source>%n tools of “{name}” cannot be used, and are left out.</source>
        <comment>One tool of “{name}” cannot be used, and is left out.</comment>
        <extracomment>app/tool_servers/toolbox.py</extracomment>
        <translation>
            <numerusform>لا تُستبعد أي أداة من «{name}».</numerusform>
            <numerusform>أداة واحدة من «{name}» لا يمكن استخدامها فاستُبعدت.</numerusform>
            <numerusform>أداتان من «{name}» لا يمكن استخدامهما فاستُبعدتا.</numerusform>
            <numerusform>%n أدوات من «{name}» لا يمكن استخدامها فاستُبعدت.</numerusform>
            <numerusform>%n أداة من «{name}» لا يمكن استخدامها فاستُبعدت.</numerusform>
            <numerusform>%n أداة من «{name}» لا يمكن استخدامها فاستُبعدت.</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents to look up questions in</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>مستندات للبحث عن الأسئلة</translation>
    </message>
    <message>
        <source>No documents yet. Add a folder, and choose it for a chat at the paper clip.</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>لا مستندات بعد. أضف مجلدًا، ثم اختره لمحادثة من مشبك الورق.</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <comment>%n file</comment>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>
            <numerusform>لا ملفات</numerusform>
            <numerusform>ملف واحد</numerusform>
            <numerusform>ملفان</numerusform>
            <numerusform>%n ملفات</numerusform>
            <numerusform>%n ملفًا</numerusform>
            <numerusform>%n ملف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passages</source>
        <comment>%n passage</comment>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>
            <numerusform>لا مقاطع</numerusform>
            <numerusform>مقطع واحد</numerusform>
            <numerusform>مقطعان</numerusform>
            <numerusform>%n مقاطع</numerusform>
            <numerusform>%n مقطعًا</numerusform>
            <numerusform>%n مقطع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be read:</source>
        <comment>%n file could not be read:</comment>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>
            <numerusform>لا ملفات تعذّرت قراءتها:</numerusform>
            <numerusform>ملف واحد تعذّرت قراءته:</numerusform>
            <numerusform>ملفان تعذّرت قراءتهما:</numerusform>
            <numerusform>%n ملفات تعذّرت قراءتها:</numerusform>
            <numerusform>%n ملفًا تعذّرت قراءتها:</numerusform>
            <numerusform>%n ملف تعذّرت قراءتها:</numerusform>
        </translation>
    </message>
    <message>
        <source>preparing to find by meaning, {percent} %</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>يجري إعداد البحث بالمعنى، {percent} %</translation>
    </message>
    <message>
        <source>reading, {percent} %</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>تجري القراءة، {percent} %</translation>
    </message>
    <message>
        <source>waits to be read</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>في انتظار القراءة</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>and one more</comment>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>
            <numerusform>ولا مزيد</numerusform>
            <numerusform>وواحد آخر</numerusform>
            <numerusform>واثنان آخران</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n آخر</numerusform>
            <numerusform>و%n آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>found by words and meaning</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>يُبحث فيه بالكلمات والمعنى</translation>
    </message>
    <message>
        <source>found by words</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>يُبحث فيه بالكلمات</translation>
    </message>
    <message>
        <source>{path} is not there any more.</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>لم يعد {path} موجودًا.</translation>
    </message>
    <message>
        <source>Open the file</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>فتح الملف</translation>
    </message>
    <message>
        <source>page {page}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>صفحة {page}</translation>
    </message>
    <message>
        <source>Add {server}</source>
        <extracomment>app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>إضافة {server}</translation>
    </message>
    <message>
        <source>Added</source>
        <extracomment>app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>أُضيف</translation>
    </message>
    <message>
        <source>Leaves this computer: what the model asks of it, to {place}.</source>
        <extracomment>app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>يغادر هذا الحاسوب: ما يطلبه النموذج منه، إلى {place}.</translation>
    </message>
    <message>
        <source>A tool server is a program of others that runs on this computer as you do: it can read and change your files, and use the network. One with an address gets what the model asks of it over the network. Add only those that you trust.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>خادم الأدوات برنامج لآخرين يعمل على هذا الحاسوب بصلاحياتك: يمكنه قراءة ملفاتك وتغييرها واستخدام الشبكة. والخادم ذو العنوان يتلقى عبر الشبكة ما يطلبه النموذج منه. أضف ما تثق به فقط.</translation>
    </message>
    <message>
        <source>Catalogue…</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>الكتالوج…</translation>
    </message>
    <message>
        <source>Servers that need nothing installed</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>خوادم لا تتطلب تثبيت شيء</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>لصق</translation>
    </message>
    <message>
        <source>Test {server}</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>اختبار {server}</translation>
    </message>
    <message>
        <source>Not taken in, since they have no command and no address: {names}.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>لم تُضف لأنها بلا أمر ولا عنوان: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures are not in the export.</source>
        <comment>%n picture is not in the export.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>لا صور ناقصة من التصدير.</numerusform>
            <numerusform>صورة واحدة ليست في التصدير.</numerusform>
            <numerusform>صورتان ليستا في التصدير.</numerusform>
            <numerusform>%n صور ليست في التصدير.</numerusform>
            <numerusform>%n صورة ليست في التصدير.</numerusform>
            <numerusform>%n صورة ليست في التصدير.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are not in the export.</source>
        <comment>%n file is not in the export.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>لا ملفات ناقصة من التصدير.</numerusform>
            <numerusform>ملف واحد ليس في التصدير.</numerusform>
            <numerusform>ملفان ليسا في التصدير.</numerusform>
            <numerusform>%n ملفات ليست في التصدير.</numerusform>
            <numerusform>%n ملفًا ليست في التصدير.</numerusform>
            <numerusform>%n ملف ليست في التصدير.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recordings are not in the export.</source>
        <comment>%n recording is not in the export.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>لا تسجيلات ناقصة من التصدير.</numerusform>
            <numerusform>تسجيل واحد ليس في التصدير.</numerusform>
            <numerusform>تسجيلان ليسا في التصدير.</numerusform>
            <numerusform>%n تسجيلات ليست في التصدير.</numerusform>
            <numerusform>%n تسجيلًا ليست في التصدير.</numerusform>
            <numerusform>%n تسجيل ليست في التصدير.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures could not be taken in.</source>
        <comment>%n picture could not be taken in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>لا صور تعذّر إدخالها.</numerusform>
            <numerusform>تعذّر إدخال صورة واحدة.</numerusform>
            <numerusform>تعذّر إدخال صورتين.</numerusform>
            <numerusform>تعذّر إدخال %n صور.</numerusform>
            <numerusform>تعذّر إدخال %n صورة.</numerusform>
            <numerusform>تعذّر إدخال %n صورة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be taken in.</source>
        <comment>%n file could not be taken in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>لا ملفات تعذّر إدخالها.</numerusform>
            <numerusform>تعذّر إدخال ملف واحد.</numerusform>
            <numerusform>تعذّر إدخال ملفين.</numerusform>
            <numerusform>تعذّر إدخال %n ملفات.</numerusform>
            <numerusform>تعذّر إدخال %n ملفًا.</numerusform>
            <numerusform>تعذّر إدخال %n ملف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recordings could not be taken in.</source>
        <comment>%n recording could not be taken in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>لا تسجيلات تعذّر إدخالها.</numerusform>
            <numerusform>تعذّر إدخال تسجيل واحد.</numerusform>
            <numerusform>تعذّر إدخال تسجيلين.</numerusform>
            <numerusform>تعذّر إدخال %n تسجيلات.</numerusform>
            <numerusform>تعذّر إدخال %n تسجيلًا.</numerusform>
            <numerusform>تعذّر إدخال %n تسجيل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Knowledge: documents to look up questions in</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>المعرفة: مستندات للبحث عن الأسئلة</translation>
    </message>
    <message>
        <source>A reply is being written, or chats are on their way in or out.</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>يُكتب رد، أو تدخل محادثات أو تخرج.</translation>
    </message>
    <message>
        <source>A race is run alone: no other reply may be written meanwhile.</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>يجري السباق وحده: لا يُكتب أي رد آخر في أثنائه.</translation>
    </message>
    <message>
        <source>There is no answer about newer versions now. Try again later.</source>
        <extracomment>app/updates.py</extracomment>
        <translation>لا جواب الآن عن إصدارات أحدث. حاول لاحقًا.</translation>
    </message>
    <message>
        <source>SmolLM2 1.7B, helped by 135M</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>SmolLM2 1.7B بمساعدة 135M</translation>
    </message>
    <message>
        <source>The smallest real pair: quick to fetch, light on any computer, good at short tasks in English.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>أصغر زوج حقيقي: سريع الجلب، خفيف على أي حاسوب، جيد في المهام القصيرة بالإنجليزية.</translation>
    </message>
    <message>
        <source>Qwen3 4B, helped by 0.6B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3 4B بمساعدة 0.6B</translation>
    </message>
    <message>
        <source>Many languages, and it can think before it answers.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>لغات كثيرة، ويمكنه التفكير قبل الجواب.</translation>
    </message>
    <message>
        <source>Gemma 3 4B, helped by 270M</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Gemma 3 4B بمساعدة 270M</translation>
    </message>
    <message>
        <source>Writes well in many languages; the tiny draft costs almost nothing.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>يجيد الكتابة بلغات كثيرة؛ والمسودة الصغيرة لا تكاد تكلّف شيئًا.</translation>
    </message>
    <message>
        <source>Llama 3.1 8B, helped by Llama 3.2 1B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Llama 3.1 8B بمساعدة Llama 3.2 1B</translation>
    </message>
    <message>
        <source>An all-rounder whose draft is an eighth of its size, at a precision that keeps the download small.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>متعدد المهام، مسودته ثُمن حجمه، بدقة تُبقي التنزيل صغيرًا.</translation>
    </message>
    <message>
        <source>Llama 3.1 8B, helped by Llama 3.2 1B, at high precision</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Llama 3.1 8B بمساعدة Llama 3.2 1B، بدقة عالية</translation>
    </message>
    <message>
        <source>The pair best known for guessing ahead.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>أشهر زوج في التخمين المسبق.</translation>
    </message>
    <message>
        <source>1.7 times faster on an RTX 3060, with 72 % of the guesses right</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>أسرع 1.7 مرة على RTX 3060، وصحّ من التخمينات 72 %</translation>
    </message>
    <message>
        <source>The Register</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>The Register</translation>
    </message>
    <message>
        <source>Qwen2.5 Coder 7B, helped by 0.5B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen2.5 Coder 7B بمساعدة 0.5B</translation>
    </message>
    <message>
        <source>For code, where much can be guessed: the task that gains most.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>للشيفرة حيث يكثر ما يُخمَّن: المهمة الأكثر كسبًا.</translation>
    </message>
    <message>
        <source>Qwen3 8B, helped by 0.6B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3 8B بمساعدة 0.6B</translation>
    </message>
    <message>
        <source>Gemma 3 12B, helped by 270M</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Gemma 3 12B بمساعدة 270M</translation>
    </message>
    <message>
        <source>Writes well in many languages; a large target beside a tiny draft.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>يجيد الكتابة بلغات كثيرة؛ نموذج كبير بجانب مسودة ضئيلة.</translation>
    </message>
    <message>
        <source>Qwen2.5 Coder 14B, helped by 0.5B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen2.5 Coder 14B بمساعدة 0.5B</translation>
    </message>
    <message>
        <source>For code; the larger the big model, the more each right guess saves.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>للشيفرة؛ كلما كبر النموذج الكبير وفّر كل تخمين صحيح أكثر.</translation>
    </message>
    <message>
        <source>Qwen2.5 Coder 32B, helped by 0.5B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen2.5 Coder 32B بمساعدة 0.5B</translation>
    </message>
    <message>
        <source>The strongest for code here.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>الأقوى للشيفرة هنا.</translation>
    </message>
    <message>
        <source>Gemma 3 27B, helped by 270M</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Gemma 3 27B بمساعدة 270M</translation>
    </message>
    <message>
        <source>The strongest writer here.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>أقوى كاتب هنا.</translation>
    </message>
    <message>
        <source>DeepSeek R1 Distill 32B, helped by 1.5B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>DeepSeek R1 Distill 32B بمساعدة 1.5B</translation>
    </message>
    <message>
        <source>Thinks at length before it answers: for mathematics, logic and hard code.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>يفكّر طويلًا قبل الجواب: للرياضيات والمنطق والشيفرة الصعبة.</translation>
    </message>
    <message>
        <source>Qwen3.5 4B, guesses for itself</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3.5 4B، يخمّن لنفسه</translation>
    </message>
    <message>
        <source>Needs no second model: it brings a layer of its own to guess with. Many languages, and it can think before it answers.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>لا يحتاج نموذجًا ثانيًا: يأتي بطبقة خاصة للتخمين. لغات كثيرة، ويمكنه التفكير قبل الجواب.</translation>
    </message>
    <message>
        <source>Qwen3.5 9B, guesses for itself</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3.5 9B، يخمّن لنفسه</translation>
    </message>
    <message>
        <source>Needs no second model, and is surer of its words than its smaller sister.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>لا يحتاج نموذجًا ثانيًا، وهو أوثق بكلماته من شقيقه الأصغر.</translation>
    </message>
    <message>
        <source>Qwen3.8 27B, guesses for itself</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3.8 27B، يخمّن لنفسه</translation>
    </message>
    <message>
        <source>Needs no second model; the larger the big model, the more each right guess saves.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>لا يحتاج نموذجًا ثانيًا؛ كلما كبر النموذج الكبير وفّر كل تخمين صحيح أكثر.</translation>
    </message>
    <message>
        <source>54.7 tokens a second on an RTX PRO 4000, 36.0 without guessing</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>54.7 tokens في الثانية على RTX PRO 4000، و36.0 بدون تخمين</translation>
    </message>
    <message>
        <source>a user (sudoingX/qwen38-mtp #64)</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>مستخدم (sudoingX/qwen38-mtp #64)</translation>
    </message>
    <message>
        <source>Qwen3.6 35B A3B, guesses for itself</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3.6 35B A3B، يخمّن لنفسه</translation>
    </message>
    <message>
        <source>A mixture of experts: as it writes, three of its 35 billion parameters work on each word. Needs no second model.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>خليط خبراء: حين يكتب يعمل على كل كلمة ثلاثة من 35 مليار معامل. لا يحتاج نموذجًا ثانيًا.</translation>
    </message>
    <message>
        <source>about 110 tokens a second on a Radeon RX 7900 XTX, about 50 without guessing</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>نحو 110 tokens في الثانية على Radeon RX 7900 XTX، ونحو 50 بدون تخمين</translation>
    </message>
    <message>
        <source>a user (lmstudio-ai/lms #581)</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>مستخدم (lmstudio-ai/lms #581)</translation>
    </message>
    <message>
        <source>Google&apos;s Gemma terms of use apply.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>تسري شروط استخدام Gemma من Google.</translation>
    </message>
    <message>
        <source>Meta&apos;s Llama 3.1 licence applies.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>يسري ترخيص Llama 3.1 من Meta.</translation>
    </message>
    <message>
        <source>Meta&apos;s Llama 3.2 licence applies.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>يسري ترخيص Llama 3.2 من Meta.</translation>
    </message>
    <message>
        <source>computes the models</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يحسب النماذج</translation>
    </message>
    <message>
        <source>reaches llama.cpp from Python</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يصل إلى llama.cpp من Python</translation>
    </message>
    <message>
        <source>the starter model, by Hugging Face</source>
        <extracomment>resources/components.json</extracomment>
        <translation>نموذج البداية، من Hugging Face</translation>
    </message>
    <message>
        <source>carries the starter model&apos;s file</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يحمل ملف نموذج البداية</translation>
    </message>
    <message>
        <source>draws the window</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يرسم النافذة</translation>
    </message>
    <message>
        <source>reaches Qt from Python</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يصل إلى Qt من Python</translation>
    </message>
    <message>
        <source>joins Python and Qt</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يربط Python وQt</translation>
    </message>
    <message>
        <source>runs the program</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يشغّل البرنامج</translation>
    </message>
    <message>
        <source>starts the installed program</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يبدأ البرنامج المثبّت</translation>
    </message>
    <message>
        <source>serve compiled code: libstdc++, libgcc, libgomp</source>
        <extracomment>resources/components.json</extracomment>
        <translation>تخدم الشيفرة المصرَّفة: libstdc++ وlibgcc وlibgomp</translation>
    </message>
    <message>
        <source>waits for the network</source>
        <extracomment>resources/components.json</extracomment>
        <translation>ينتظر الشبكة</translation>
    </message>
    <message>
        <source>a part of Python for older versions</source>
        <extracomment>resources/components.json</extracomment>
        <translation>جزء من Python للإصدارات الأقدم</translation>
    </message>
    <message>
        <source>comes with mcp</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يأتي مع mcp</translation>
    </message>
    <message>
        <source>reads web pages</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يقرأ صفحات الويب</translation>
    </message>
    <message>
        <source>finds the passages of a file that match a question</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يعثر على مقاطع الملف المطابقة للسؤال</translation>
    </message>
    <message>
        <source>calls C code, for cryptography</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يستدعي شيفرة C، للتعمية</translation>
    </message>
    <message>
        <source>tells in which encoding a text is written</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يتعرّف على ترميز النص</translation>
    </message>
    <message>
        <source>command lines, for the Hub&apos;s client</source>
        <extracomment>resources/components.json</extracomment>
        <translation>أسطر الأوامر، لعميل Hub</translation>
    </message>
    <message>
        <source>colours in a Windows terminal</source>
        <extracomment>resources/components.json</extracomment>
        <translation>الألوان في طرفية Windows</translation>
    </message>
    <message>
        <source>talks to the system&apos;s keyring</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يخاطب حلقة مفاتيح النظام</translation>
    </message>
    <message>
        <source>comes with llama-cpp-python</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يأتي مع llama-cpp-python</translation>
    </message>
    <message>
        <source>keeps two programs from one file</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يمنع برنامجين من ملف واحد</translation>
    </message>
    <message>
        <source>lets several replies run on one thread</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يشغّل عدة ردود على خيط واحد</translation>
    </message>
    <message>
        <source>comes with the Hub&apos;s client</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يأتي مع عميل Hub</translation>
    </message>
    <message>
        <source>speaks HTTP</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يتكلم HTTP</translation>
    </message>
    <message>
        <source>finds and downloads models</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يعثر على النماذج وينزّلها</translation>
    </message>
    <message>
        <source>names of computers in any script</source>
        <extracomment>resources/components.json</extracomment>
        <translation>أسماء الحواسيب بأي كتابة</translation>
    </message>
    <message>
        <source>comes with keyring</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يأتي مع keyring</translation>
    </message>
    <message>
        <source>fills in chat templates</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يملأ قوالب المحادثة</translation>
    </message>
    <message>
        <source>keeps the token for gated models</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يحفظ رمز النماذج المقيّدة</translation>
    </message>
    <message>
        <source>comes with importlib-metadata</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يأتي مع importlib-metadata</translation>
    </message>
    <message>
        <source>finds addresses in a text</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يعثر على العناوين في النص</translation>
    </message>
    <message>
        <source>reads Markdown</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يقرأ Markdown</translation>
    </message>
    <message>
        <source>writes web pages and documents as Markdown</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يكتب صفحات الويب والمستندات بصيغة Markdown</translation>
    </message>
    <message>
        <source>comes with jinja2</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يأتي مع jinja2</translation>
    </message>
    <message>
        <source>comes with markdown-it-py</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يأتي مع markdown-it-py</translation>
    </message>
    <message>
        <source>counts</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يحسب</translation>
    </message>
    <message>
        <source>compares versions</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يقارن الإصدارات</translation>
    </message>
    <message>
        <source>knows where data is kept</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يعرف أين تُحفظ البيانات</translation>
    </message>
    <message>
        <source>edits lines in the terminal</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يحرر الأسطر في الطرفية</translation>
    </message>
    <message>
        <source>knows memory and processor</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يعرف الذاكرة والمعالج</translation>
    </message>
    <message>
        <source>comes with cffi</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يأتي مع cffi</translation>
    </message>
    <message>
        <source>asks the system&apos;s dictionaries</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يسأل قواميس النظام</translation>
    </message>
    <message>
        <source>colours code</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يلوّن الشيفرة</translation>
    </message>
    <message>
        <source>reads JSON with comments</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يقرأ JSON مع التعليقات</translation>
    </message>
    <message>
        <source>reads formulas</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يقرأ الصيغ الرياضية</translation>
    </message>
    <message>
        <source>reads PDF files</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يقرأ ملفات PDF</translation>
    </message>
    <message>
        <source>talks to Windows&apos; credential store</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يخاطب مخزن بيانات الدخول في Windows</translation>
    </message>
    <message>
        <source>moves files to the trash</source>
        <extracomment>resources/components.json</extracomment>
        <translation>ينقل الملفات إلى المهملات</translation>
    </message>
    <message>
        <source>comes with markdownify</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يأتي مع markdownify</translation>
    </message>
    <message>
        <source>comes with beautifulsoup4</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يأتي مع beautifulsoup4</translation>
    </message>
    <message>
        <source>sorts requests to the local API</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يفرز طلبات API المحلية</translation>
    </message>
    <message>
        <source>uses the system&apos;s certificates</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يستخدم شهادات النظام</translation>
    </message>
    <message>
        <source>serves the local API</source>
        <extracomment>resources/components.json</extracomment>
        <translation>يقدّم API المحلية</translation>
    </message>
    <message>
        <source>how wide a letter is in a terminal</source>
        <extracomment>resources/components.json</extracomment>
        <translation>عرض الحرف في الطرفية</translation>
    </message>
</context>
</TS>
