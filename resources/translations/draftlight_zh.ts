<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh" sourcelanguage="en">
<context>
    <name>Draftlight</name>
    <message>
        <source>Other programs may download, load and delete models</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>允许其他程序下载、加载和删除模型</translation>
    </message>
    <message>
        <source>Programs made for Ollama or llama-server manage models themselves. Downloads come from the Hub; what is deleted goes to the trash.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>为 Ollama 或 llama-server 编写的程序会自行管理模型。下载来自 Hub；删除的模型会移到回收站。</translation>
    </message>
    <message>
        <source>This is no address of a server. One looks like http://192.168.1.20:8087.</source>
        <extracomment>app/references.py</extracomment>
        <translation>这不是服务器地址。地址类似 http://192.168.1.20:8087。</translation>
    </message>
    <message>
        <source>An address holds no password, no key and no question mark. A key has a field of its own.</source>
        <extracomment>app/references.py</extracomment>
        <translation>地址里不能有密码、密钥或问号。密钥有单独的输入框。</translation>
    </message>
    <message>
        <source>This address holds characters that no address has.</source>
        <extracomment>app/references.py</extracomment>
        <translation>这个地址里有地址不会有的字符。</translation>
    </message>
    <message>
        <source>an Office file of a kind that cannot be read here. Save it as DOCX, PDF, CSV or text first</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>这里无法读取的 Office 文件。请先另存为 DOCX、PDF、CSV 或文本</translation>
    </message>
    <message>
        <source>an Office file of the old kind, or one with a password. Save it without a password as DOCX, PDF, CSV or text</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>旧式或带密码的 Office 文件。请去掉密码，另存为 DOCX、PDF、CSV 或文本</translation>
    </message>
    <message>
        <source>an archive. Unpack it, and add the files that matter</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>压缩包。请解压后添加需要的文件</translation>
    </message>
    <message>
        <source>sound or video, and no model is given that here</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>音频或视频，这里不给任何模型</translation>
    </message>
    <message>
        <source>a program or a library, not text</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>程序或库，不是文本</translation>
    </message>
    <message>
        <source>a model, not text</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>模型，不是文本</translation>
    </message>
    <message>
        <source>“{name}” has {size} MB, and {most} MB are the most. Add the part of it that matters.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>“{name}”有 {size} MB，最多 {most} MB。请只添加需要的部分。</translation>
    </message>
    <message>
        <source>“{name}” is a folder. Add the files in it that matter.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>“{name}”是文件夹。请添加其中需要的文件。</translation>
    </message>
    <message>
        <source>“{name}” is not a file.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>“{name}”不是文件。</translation>
    </message>
    <message>
        <source>“{name}” is empty.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>“{name}”是空的。</translation>
    </message>
    <message>
        <source>“{name}” is {kind}.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>“{name}”是{kind}。</translation>
    </message>
    <message>
        <source>“{name}” is not there any more.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>“{name}”已经不在了。</translation>
    </message>
    <message>
        <source>“{name}” may not be read: you have no permission.</source>
        <extracomment>app/attachments/reading.py, app/knowledge/file_walk.py</extracomment>
        <translation>“{name}”无法读取：你没有权限。</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {reason}.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>“{name}”无法读取：{reason}。</translation>
    </message>
    <message>
        <source>“{name}” would take too much memory to read.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>读取“{name}”需要太多内存。</translation>
    </message>
    <message>
        <source>“{name}” takes too long to read.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>读取“{name}”用时太长。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it cannot be read.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>“{name}”已损坏，无法读取。</translation>
    </message>
    <message>
        <source>“{name}” is protected by a password. Save a copy without one.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>“{name}”有密码保护。请保存一份没有密码的副本。</translation>
    </message>
    <message>
        <source>“{name}” is not text, nor a kind of file that can be read here.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>“{name}”不是文本，也不是这里能读的文件类型。</translation>
    </message>
    <message>
        <source>Saving was stopped, and nothing was written.</source>
        <extracomment>app/chats/chat_files.py</extracomment>
        <translation>保存已停止，没有写入任何内容。</translation>
    </message>
    <message>
        <source>The file {name} is too large to be a file of assistants.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>文件 {name} 太大，不像助手文件。</translation>
    </message>
    <message>
        <source>The file {name} is no file of assistants.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>文件 {name} 不是助手文件。</translation>
    </message>
    <message>
        <source>The file {name} is of a newer Draftlight. Please update the program.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>文件 {name} 来自更新的 Draftlight。请更新程序。</translation>
    </message>
    <message>
        <source>The file {name} has more than {most} assistants.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>文件 {name} 里的助手超过 {most} 个。</translation>
    </message>
    <message>
        <source>An assistant needs a name.</source>
        <extracomment>app/chats/assistants.py, app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>助手需要名称。</translation>
    </message>
    <message>
        <source>The settings of “{name}” must be an object.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>“{name}”的设置必须是一个对象。</translation>
    </message>
    <message>
        <source>“{label}” may have at most {most} letters.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>“{label}”最多 {most} 个字符。</translation>
    </message>
    <message>
        <source>The file {name} cannot be read: {error}.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>文件 {name} 无法读取：{error}。</translation>
    </message>
    <message>
        <source>The file {name} is no file of assistants: it is not JSON, or damaged.</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>文件 {name} 不是助手文件：它不是 JSON，或已损坏。</translation>
    </message>
    <message>
        <source>The file {name} cannot be used. {error}</source>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>文件 {name} 无法使用。{error}</translation>
    </message>
    <message>
        <source>This is the file of your chats itself. Choose another name.</source>
        <extracomment>app/chats/backups.py</extracomment>
        <translation>这就是保存聊天的文件本身。请换一个名称。</translation>
    </message>
    <message>
        <source>{name} is not there any more.</source>
        <extracomment>app/chats/backups.py</extracomment>
        <translation>{name} 已经不在了。</translation>
    </message>
    <message>
        <source>{to} cannot be written: {error}. Nothing was changed.</source>
        <extracomment>app/chats/backups.py</extracomment>
        <translation>{to} 无法写入：{error}。没有任何改动。</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}.</source>
        <extracomment>app/chats/backups.py</extracomment>
        <translation>{name} 无法读取：{reason}。</translation>
    </message>
    <message>
        <source>The disk is too full: a copy of the chats takes {needed} MB, and {free} MB are free in {parent}. Nothing was changed.</source>
        <extracomment>app/chats/backups.py</extracomment>
        <translation>磁盘太满：聊天副本需要 {needed} MB，而 {parent} 只剩 {free} MB。没有任何改动。</translation>
    </message>
    <message>
        <source>The chats are in use by another program. Close it and try again.</source>
        <extracomment>app/chats/backups.py, app/chats/database/damage.py</extracomment>
        <translation>聊天正被另一个程序使用。请关闭它后再试。</translation>
    </message>
    <message>
        <source>Your chats are brought to a new format, and before that a copy of them is made in {folder}: {error}. Nothing was changed.</source>
        <extracomment>app/chats/database/database_file.py</extracomment>
        <translation>聊天将转换为新格式，之前会在 {folder} 保存副本：{error}。没有任何改动。</translation>
    </message>
    <message>
        <source>Your chats are brought to a new format, and before that a copy of them is made in {folder}: the disk is too full for it. Free {size} MB, and start again. Nothing was changed.</source>
        <extracomment>app/chats/database/database_file.py</extracomment>
        <translation>聊天将转换为新格式，之前会在 {folder} 保存副本：磁盘太满。请腾出 {size} MB 后重新启动。没有任何改动。</translation>
    </message>
    <message>
        <source>This chat was deleted.</source>
        <extracomment>app/chats/chat_files.py</extracomment>
        <translation>这个聊天已被删除。</translation>
    </message>
    <message>
        <source>“{name}” has more than {most} files, and was not opened.</source>
        <extracomment>app/chats/imports/containers.py</extracomment>
        <translation>“{name}”里超过 {most} 个文件，没有打开。</translation>
    </message>
    <message>
        <source>“{name}” would become {unpacked} GB out of {packed} MB, as no chats do. It was not opened.</source>
        <extracomment>app/chats/imports/containers.py</extracomment>
        <translation>“{name}”会从 {packed} MB 变成 {unpacked} GB，聊天不会这样。没有打开。</translation>
    </message>
    <message>
        <source>“{name}” lists too many files, and was not opened.</source>
        <extracomment>app/chats/imports/containers.py</extracomment>
        <translation>“{name}”列出的文件太多，没有打开。</translation>
    </message>
    <message>
        <source>“{path}” is not a file.</source>
        <extracomment>app/chats/imports/containers.py, app/traces/trace_files.py</extracomment>
        <translation>“{path}”不是文件。</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: {reason}.</source>
        <extracomment>app/chats/imports/containers.py, app/traces/trace_files.py</extracomment>
        <translation>“{path}”无法读取：{reason}。</translation>
    </message>
    <message>
        <source>“{name}” is a damaged archive. Download or copy it again.</source>
        <extracomment>app/chats/imports/containers.py</extracomment>
        <translation>“{name}”是损坏的压缩包。请重新下载或复制。</translation>
    </message>
    <message>
        <source>“{name}” has more than {most} files. Choose the folder of chats.</source>
        <extracomment>app/chats/imports/containers.py</extracomment>
        <translation>“{name}”里超过 {most} 个文件。请选择聊天所在的文件夹。</translation>
    </message>
    <message>
        <source>The file with your chats is damaged, and not all of it can be read. Close Draftlight and start it again: the file is then kept under another name, and a new one is started.</source>
        <extracomment>app/chats/database/damage.py</extracomment>
        <translation>保存聊天的文件已损坏，无法全部读取。请关闭并重新启动 Draftlight：该文件会改名保留，并新建一个。</translation>
    </message>
    <message>
        <source>This copy is damaged and cannot be brought back. Nothing was changed.</source>
        <extracomment>app/chats/database/database_file.py</extracomment>
        <translation>这个副本已损坏，无法恢复。没有任何改动。</translation>
    </message>
    <message>
        <source>This file has no chats of Draftlight in it. Nothing was changed.</source>
        <extracomment>app/chats/database/database_file.py</extracomment>
        <translation>这个文件里没有 Draftlight 的聊天。没有任何改动。</translation>
    </message>
    <message>
        <source>These chats were saved by a newer Draftlight (format {version}; this one reads {known}). Please update the program; the chats were left as they are.</source>
        <extracomment>app/chats/database/schema.py</extracomment>
        <translation>这些聊天由更新的 Draftlight 保存（格式 {version}，本程序能读 {known}）。请更新程序；聊天保持原样。</translation>
    </message>
    <message>
        <source>The file with your chats was damaged and could not be read. It was kept as {name}, and a new, empty one was started.</source>
        <extracomment>app/chats/database/database_file.py</extracomment>
        <translation>保存聊天的文件已损坏，无法读取。它已保留为 {name}，并新建了一个空文件。</translation>
    </message>
    <message>
        <source>The chats cannot be kept in {parent}: {error}.</source>
        <extracomment>app/chats/database/damage.py</extracomment>
        <translation>聊天无法保存在 {parent}：{error}。</translation>
    </message>
    <message>
        <source>The disk is full, so the chat could not be saved. Free some space and try again.</source>
        <extracomment>app/chats/database/damage.py</extracomment>
        <translation>磁盘已满，聊天没能保存。请腾出空间后再试。</translation>
    </message>
    <message>
        <source>The chat file {path} cannot be opened or written: {error}.</source>
        <extracomment>app/chats/database/damage.py</extracomment>
        <translation>聊天文件 {path} 无法打开或写入：{error}。</translation>
    </message>
    <message>
        <source>Draftlight is already open with its data folder {folder}, in another session or without answering. Close it first, or choose another folder with --data-dir.</source>
        <extracomment>app/desktop/single_instance.py</extracomment>
        <translation>Draftlight 已用数据文件夹 {folder} 打开，可能在另一个会话中，或没有响应。请先关闭它，或用 --data-dir 选择另一个文件夹。</translation>
    </message>
    <message>
        <source>Models on other computers cannot be used here.</source>
        <extracomment>app/engine/engine.py</extracomment>
        <translation>这里不能使用其他计算机上的模型。</translation>
    </message>
    <message>
        <source>There is not enough free memory for this.</source>
        <extracomment>app/engine/engine.py</extracomment>
        <translation>空闲内存不够。</translation>
    </message>
    <message>
        <source>Something went wrong inside Draftlight: {where}</source>
        <extracomment>app/engine/engine.py</extracomment>
        <translation>Draftlight 内部出错：{where}</translation>
    </message>
    <message>
        <source>This reply repeated itself without end, so it was ended.</source>
        <extracomment>app/engine/events.py</extracomment>
        <translation>这个回复无休止地重复，已被结束。</translation>
    </message>
    <message>
        <source>This reply repeats itself.</source>
        <extracomment>app/engine/events.py, app/traces/readout.py</extracomment>
        <translation>这个回复在重复。</translation>
    </message>
    <message>
        <source>What the model guesses with by itself</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>模型自带的猜测部分</translation>
    </message>
    <message>
        <source>{name} works only where the model is on one computer.</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>{name} 只在模型位于一台计算机上时可用。</translation>
    </message>
    <message>
        <source>The layers that {name} has to guess with are damaged, or too new for this version.</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>{name} 用来猜测的层已损坏，或对本版本太新。</translation>
    </message>
    <message>
        <source>{name} cannot take words back, so guesses cannot be checked.</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>{name} 不能撤回词语，所以无法检查猜测。</translation>
    </message>
    <message>
        <source>{name} cannot take words back, so it cannot be used as a draft.</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>{name} 不能撤回词语，所以不能用作草稿模型。</translation>
    </message>
    <message>
        <source>No graphics card can be used here, so the processor computes all layers.</source>
        <extracomment>app/engine/loading/loading.py</extracomment>
        <translation>这里没有可用的显卡，所有层由处理器计算。</translation>
    </message>
    <message>
        <source>It may help to close programs that use the card, or to set fewer GPU layers.</source>
        <extracomment>app/engine/loading/model_loader.py</extracomment>
        <translation>关闭占用显卡的程序，或减少 GPU 层数，也许有帮助。</translation>
    </message>
    <message>
        <source>{name} could not be loaded on the graphics card as planned, so the processor runs it.</source>
        <extracomment>app/engine/loading/model_loader.py</extracomment>
        <translation>{name} 未能按计划载入显卡，由处理器运行。</translation>
    </message>
    <message>
        <source>{name} could not be loaded on the graphics card as planned, so only {count} of its layers run there.</source>
        <extracomment>app/engine/loading/model_loader.py</extracomment>
        <translation>{name} 未能按计划载入显卡，只有 {count} 层在显卡上运行。</translation>
    </message>
    <message>
        <source>{name} cannot be used: {broken}</source>
        <extracomment>app/engine/loading/model_loader.py, app/llama/trials/heads.py</extracomment>
        <translation>{name} 无法使用：{broken}</translation>
    </message>
    <message>
        <source>{name} sees no pictures here: there is no projector (a file named mmproj) beside it.</source>
        <extracomment>app/engine/pictures.py</extracomment>
        <translation>{name} 在这里看不了图片：旁边没有投影器文件（名为 mmproj 的文件）。</translation>
    </message>
    <message>
        <source>There are {count} pictures, and at most {most} can be shown in a conversation.</source>
        <extracomment>app/engine/pictures.py</extracomment>
        <translation>有 {count} 张图片，一次对话最多显示 {most} 张。</translation>
    </message>
    <message>
        <source>{servers} do not answer any more</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>{servers} 不再响应</translation>
    </message>
    <message>
        <source>{server} does not answer any more</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>{server} 不再响应</translation>
    </message>
    <message>
        <source>This reply broke off</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>这个回复中断了</translation>
    </message>
    <message>
        <source>The next one goes on with what is left.</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>下一个回复会用剩下的继续。</translation>
    </message>
    <message>
        <source>{reason}, so the model is loaded again, on {rest}.</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>{reason}，所以模型在{rest}上重新载入。</translation>
    </message>
    <message>
        <source>the connection to another computer broke, or llama.cpp stopped</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>与另一台计算机的连接断开，或 llama.cpp 停止了</translation>
    </message>
    <message>
        <source> and </source>
        <extracomment>app/engine/several_computers/process.py, app/ui/models_page/library_words.py, app/ui/models_page/pair_state.py</extracomment>
        <translation> 和 </translation>
    </message>
    <message>
        <source>{servers} and this computer</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>{servers} 和本机</translation>
    </message>
    <message>
        <source>this computer alone</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>只有本机</translation>
    </message>
    <message>
        <source>{what}: {why}. {now_what}</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>{what}：{why}。{now_what}</translation>
    </message>
    <message>
        <source>The model could not be loaded over several computers</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>模型未能在多台计算机上载入</translation>
    </message>
    <message>
        <source>Try again.</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>请再试一次。</translation>
    </message>
    <message>
        <source>No model is loaded yet. Choose one first.</source>
        <extracomment>app/engine/several_computers/process.py, app/engine/worker.py, app/remote/worker.py</extracomment>
        <translation>还没有载入模型。请先选择一个。</translation>
    </message>
    <message>
        <source>at least {count} tokens</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>至少 {count} 个 token</translation>
    </message>
    <message>
        <source>This message is too long: {size}, and the context holds {room} tokens. Shorten it, or choose a larger context in Settings.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>这条消息太长：{size}，而上下文容纳 {room} 个 token。请缩短，或在设置中选择更大的上下文。</translation>
    </message>
    <message>
        <source>There is no message to answer yet.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>还没有要回答的消息。</translation>
    </message>
    <message>
        <source>{count} blank characters at its ends</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>两端有 {count} 个空白字符</translation>
    </message>
    <message>
        <source>This message is too long: {tokens} tokens, and the context holds {room}. Shorten it, or choose a larger context in Settings.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>这条消息太长：{tokens} 个 token，而上下文容纳 {room} 个。请缩短，或在设置中选择更大的上下文。</translation>
    </message>
    <message>
        <source>The pictures take more than {asked} tokens, and the context holds {room}. Show fewer or smaller ones, or choose a larger context in Settings.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>图片需要超过 {asked} 个 token，而上下文容纳 {room} 个。请少放或放小一些的图片，或在设置中选择更大的上下文。</translation>
    </message>
    <message>
        <source>The tools are too long: {letters} characters, and the context holds {room} tokens. Offer fewer, or choose a larger context.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>工具太长：{letters} 个字符，而上下文容纳 {room} 个 token。请减少工具，或选择更大的上下文。</translation>
    </message>
    <message>
        <source>{count} characters</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>{count} 个字符</translation>
    </message>
    <message>
        <source>The model&apos;s chat template leaves pictures out, or shows one twice: it cannot be used so.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>模型的聊天模板漏掉图片或重复显示：不能这样使用。</translation>
    </message>
    <message numerus="yes">
        <source>The conversation is longer than the context: its oldest %n messages were left out.</source>
        <comment>The conversation is longer than the context: its oldest message was left out.</comment>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>
            <numerusform>对话比上下文长：最早的 %n 条消息被略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversation is longer than the context: the beginning of a long reply was left out.</source>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>对话比上下文长：长回复的开头被略去。</translation>
    </message>
    <message numerus="yes">
        <source>The conversation is longer than the context: its oldest %n messages and the beginning of a long reply were left out.</source>
        <comment>The conversation is longer than the context: its oldest message and the beginning of a long reply were left out.</comment>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>
            <numerusform>对话比上下文长：最早的 %n 条消息和长回复的开头被略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} stopped working: {broken}</source>
        <extracomment>app/engine/embedding.py, app/engine/reply.py</extracomment>
        <translation>{name} 停止工作：{broken}</translation>
    </message>
    <message>
        <source>{draft} cannot guess after a picture. Guesses come from the text alone until the models are loaded again.</source>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>{draft} 在图片之后不能猜测。在重新载入模型之前，猜测只来自文本。</translation>
    </message>
    <message>
        <source>{name} stopped working as the draft: {problem} Replies go on without it until the models are loaded again.</source>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>{name} 不再能猜测：{problem} 在重新载入模型之前，回复不用它。</translation>
    </message>
    <message>
        <source>There is not enough free memory to see pictures: {name} takes {size} MB. Close other programs.</source>
        <extracomment>app/engine/loading/vision.py</extracomment>
        <translation>空闲内存不够看图片：{name} 需要 {size} MB。请关闭其他程序。</translation>
    </message>
    <message>
        <source>Silent or slow for {seconds} s: {servers}. Stop leaves it.</source>
        <extracomment>app/engine/several_computers/process.py</extracomment>
        <translation>{seconds} 秒没有或很慢的响应：{servers}。按停止可离开。</translation>
    </message>
    <message>
        <source>this computer</source>
        <extracomment>app/engine/loading/layer_split.py</extracomment>
        <translation>本机</translation>
    </message>
    <message>
        <source>{model} has {whole} layers: {each}.</source>
        <extracomment>app/engine/loading/layer_split.py</extracomment>
        <translation>{model} 有 {whole} 层：{each}。</translation>
    </message>
    <message>
        <source>{model} needs {needed} GB for its layers, and these computers together have {free} GB free. Lend another one, or pick a smaller model.</source>
        <extracomment>app/engine/loading/layer_split.py</extracomment>
        <translation>{model} 的层需要 {needed} GB，而这些计算机共有 {free} GB 空闲。请再加一台，或选更小的模型。</translation>
    </message>
    <message>
        <source>{layers} on {name}</source>
        <extracomment>app/engine/loading/layer_split.py</extracomment>
        <translation>{layers} 层在 {name}</translation>
    </message>
    <message>
        <source>This text is too long: {most} characters are the most.</source>
        <extracomment>app/engine/prompts/text_questions.py</extracomment>
        <translation>文本太长：最多 {most} 个字符。</translation>
    </message>
    <message>
        <source>These texts are too long: {most} characters are the most.</source>
        <extracomment>app/engine/prompts/text_questions.py</extracomment>
        <translation>这些文本太长：最多 {most} 个字符。</translation>
    </message>
    <message>
        <source>The model&apos;s tokens have numbers from 0 to {last}.</source>
        <extracomment>app/engine/prompts/text_questions.py</extracomment>
        <translation>模型的 token 编号从 0 到 {last}。</translation>
    </message>
    <message>
        <source>{path} cannot be written: {error}.</source>
        <extracomment>app/system/files.py</extracomment>
        <translation>{path} 无法写入：{error}。</translation>
    </message>
    <message>
        <source>The disk is full: {name} could not be written to {parent}. Free some space.</source>
        <extracomment>app/system/files.py</extracomment>
        <translation>磁盘已满：{name} 无法写入 {parent}。请腾出空间。</translation>
    </message>
    <message>
        <source>This build of llama.cpp cannot use assistants: it has no {missing}.</source>
        <extracomment>app/llama/heads/assistant.py</extracomment>
        <translation>此版 llama.cpp 不能使用助手：缺少 {missing}。</translation>
    </message>
    <message>
        <source>{name} was made for another model, so it cannot guess for this one.</source>
        <extracomment>app/llama/heads/assistant.py, app/llama/heads/guessing_context.py</extracomment>
        <translation>{name} 是为另一个模型做的，不能为这个模型猜测。</translation>
    </message>
    <message>
        <source>{name} is no chat model: it does not write text word by word.</source>
        <extracomment>app/llama/native_context.py</extracomment>
        <translation>{name} 不是聊天模型：它不逐词写文本。</translation>
    </message>
    <message>
        <source>{name} was made for texts of {size} tokens, too short for a question and an answer.</source>
        <extracomment>app/llama/context.py</extracomment>
        <translation>{name} 只能处理 {size} 个 token 的文本，不够一问一答。</translation>
    </message>
    <message>
        <source>There is not enough free memory for {name} with a context of {size} tokens. Choose a smaller context in Settings, or a smaller model.</source>
        <extracomment>app/llama/native_context.py</extracomment>
        <translation>空闲内存不够用 {size} 个 token 的上下文载入 {name}。请在设置中选择更小的上下文，或更小的模型。</translation>
    </message>
    <message>
        <source>The grammar cannot be used: the process that followed it is gone.</source>
        <extracomment>app/llama/grammars/grammar.py</extracomment>
        <translation>语法无法使用：跟随它的进程已不在。</translation>
    </message>
    <message>
        <source>The grammar takes too much time here: its rules lead into each other too often.</source>
        <extracomment>app/llama/grammars/grammar.py</extracomment>
        <translation>语法在这里用时太长：规则互相引用太多。</translation>
    </message>
    <message>
        <source>The grammar takes too much memory here: its rules lead into each other too often.</source>
        <extracomment>app/llama/grammars/grammar.py</extracomment>
        <translation>语法在这里占用内存太多：规则互相引用太多。</translation>
    </message>
    <message>
        <source>The grammar cannot be used: the process that follows it ended.</source>
        <extracomment>app/llama/grammars/grammar.py</extracomment>
        <translation>语法无法使用：跟随它的进程结束了。</translation>
    </message>
    <message>
        <source>This build of llama.cpp cannot use heads: it has no {missing}.</source>
        <extracomment>app/llama/heads/block.py, app/llama/heads/guessing_context.py</extracomment>
        <translation>此版 llama.cpp 不能使用预测头：缺少 {missing}。</translation>
    </message>
    <message>
        <source>There is not enough free memory for {name} with a context of {size} tokens. Choose a smaller context in Settings.</source>
        <extracomment>app/llama/heads/guessing_context.py</extracomment>
        <translation>空闲内存不够用 {size} 个 token 的上下文载入 {name}。请在设置中选择更小的上下文。</translation>
    </message>
    <message>
        <source>The JSON schema cannot be used: {why}.</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>JSON 模式无法使用：{why}。</translation>
    </message>
    <message>
        <source>false allows no reply at all</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>false 不允许任何回复</translation>
    </message>
    <message>
        <source>a schema is an object in braces, or true</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>模式应是花括号中的对象，或 true</translation>
    </message>
    <message>
        <source>its reference “{reference}” leads nowhere in it</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>其中的引用“{reference}”没有指向任何内容</translation>
    </message>
    <message>
        <source>its “{key}” is no object</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>其中的“{key}”不是对象</translation>
    </message>
    <message>
        <source>its “{key}” is no list of schemas</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>其中的“{key}”不是模式列表</translation>
    </message>
    <message>
        <source>The grammar cannot be read: its brackets are nested too deeply, or it is no text.</source>
        <extracomment>app/llama/grammars/matcher.py</extracomment>
        <translation>语法无法读取：括号嵌套太深，或不是文本。</translation>
    </message>
    <message>
        <source>The JSON schema cannot be used: it is no JSON.</source>
        <extracomment>app/llama/grammars/matcher.py</extracomment>
        <translation>JSON 模式无法使用：它不是 JSON。</translation>
    </message>
    <message>
        <source>The grammar cannot be read: {reason}.</source>
        <extracomment>app/llama/grammars/matcher.py</extracomment>
        <translation>语法无法读取：{reason}。</translation>
    </message>
    <message>
        <source>The grammar cannot be read.</source>
        <extracomment>app/llama/grammars/matcher.py</extracomment>
        <translation>语法无法读取。</translation>
    </message>
    <message>
        <source>{name} cannot be loaded: the file is incomplete or damaged. Download it again.</source>
        <extracomment>app/llama/load_errors.py</extracomment>
        <translation>{name} 无法载入：文件不完整或已损坏。请重新下载。</translation>
    </message>
    <message>
        <source>There is not enough free memory for {name}. Close other programs, or pick a smaller model.</source>
        <extracomment>app/llama/load_errors.py</extracomment>
        <translation>空闲内存不够载入 {name}。请关闭其他程序，或选更小的模型。</translation>
    </message>
    <message>
        <source>{name} is of a kind this version cannot run ({architecture}).</source>
        <extracomment>app/llama/load_errors.py</extracomment>
        <translation>{name} 属于本版本不能运行的类型（{architecture}）。</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <extracomment>app/llama/load_errors.py, app/models/gguf/header.py, app/ui/dialogs/files_dialog.py</extracomment>
        <translation>没有文件 {path}。</translation>
    </message>
    <message>
        <source>This build of llama.cpp cannot use a model&apos;s own layers: it has no {missing}.</source>
        <extracomment>app/llama/heads/own_layers.py</extracomment>
        <translation>此版 llama.cpp 不能使用模型自带的层：缺少 {missing}。</translation>
    </message>
    <message>
        <source>{name} has no layers to guess with.</source>
        <extracomment>app/llama/heads/own_layers.py</extracomment>
        <translation>{name} 没有用来猜测的层。</translation>
    </message>
    <message>
        <source>{name} {problem}</source>
        <extracomment>app/llama/pictures/picture_files.py, app/models/gguf/header.py</extracomment>
        <translation>{name} {problem}</translation>
    </message>
    <message>
        <source>{name} takes too much memory to be shown. It may be damaged.</source>
        <extracomment>app/llama/pictures/picture_files.py</extracomment>
        <translation>显示 {name} 需要太多内存。它可能已损坏。</translation>
    </message>
    <message>
        <source>{name} cannot be read: it is damaged.</source>
        <extracomment>app/llama/pictures/picture_files.py</extracomment>
        <translation>{name} 已损坏，无法读取。</translation>
    </message>
    <message>
        <source>This copy of Draftlight has no part that shows pictures to models.</source>
        <extracomment>app/llama/pictures/pixels.py</extracomment>
        <translation>这份 Draftlight 没有给模型看图片的部分。</translation>
    </message>
    <message>
        <source>It crashed, or a driver it uses did.</source>
        <extracomment>app/llama/trials/processor.py</extracomment>
        <translation>它或它使用的驱动崩溃了。</translation>
    </message>
    <message>
        <source>It needs instructions that this computer&apos;s processor does not have.</source>
        <extracomment>app/llama/trials/processor.py</extracomment>
        <translation>它需要本机处理器没有的指令。</translation>
    </message>
    <message>
        <source>{name} cannot be loaded: it is incomplete, damaged, or too new for this version.</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>{name} 无法载入：不完整、已损坏，或对本版本太新。</translation>
    </message>
    <message>
        <source>{name} was made for another model, so this one cannot see with it.</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>{name} 是为另一个模型做的，这个模型不能用它看图。</translation>
    </message>
    <message>
        <source>The picture cannot be read: it is damaged.</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>图片已损坏，无法读取。</translation>
    </message>
    <message>
        <source>The picture has {count} rows, and this model has to read them all at once.</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>图片有 {count} 行，而这个模型必须一次读完。</translation>
    </message>
    <message>
        <source>{name} cannot be used: of a picture it makes nothing.</source>
        <extracomment>app/llama/trials/projectors.py</extracomment>
        <translation>{name} 无法使用：它从图片得不到任何内容。</translation>
    </message>
    <message>
        <source>{name} could not be converted: the file is damaged, or of an unknown kind.</source>
        <extracomment>app/llama/quantize.py</extracomment>
        <translation>{name} 无法转换：文件已损坏或类型未知。</translation>
    </message>
    <message>
        <source>The disk filled up while {name} was being made. Free some space and try again.</source>
        <extracomment>app/llama/quantize.py</extracomment>
        <translation>制作 {name} 时磁盘满了。请腾出空间后再试。</translation>
    </message>
    <message>
        <source>This build of llama.cpp cannot share models between computers: it was compiled without its RPC backend (GGML_RPC=ON).</source>
        <extracomment>app/llama/rpc/backend.py</extracomment>
        <translation>此版 llama.cpp 不能在计算机之间分担模型：编译时没有 RPC 后端（GGML_RPC=ON）。</translation>
    </message>
    <message>
        <source>{server} has no device any more.</source>
        <extracomment>app/llama/rpc/backend.py</extracomment>
        <translation>{server} 已没有设备。</translation>
    </message>
    <message>
        <source>{address} speaks version {major}.{minor} of llama.cpp&apos;s RPC protocol, and this program version {own_major}.{own_minor}. Use the same version of Draftlight on both computers.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>{address} 使用 llama.cpp RPC 协议 {major}.{minor}，本程序使用 {own_major}.{own_minor}。请在两台计算机上使用相同版本的 Draftlight。</translation>
    </message>
    <message>
        <source>Nothing listens at {address}. Start “draftlight lend” on that computer, or the tunnel to it.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>{address} 没有程序在监听。请在那台计算机上启动“draftlight lend”，或启动通往它的隧道。</translation>
    </message>
    <message>
        <source>{address} does not answer. The computer may be off, or lending to another program: it serves one at a time.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>{address} 没有响应。计算机可能已关机，或正借给另一个程序：它一次只服务一个。</translation>
    </message>
    <message>
        <source>There is no computer named {host}.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>没有名为 {host} 的计算机。</translation>
    </message>
    <message>
        <source>What listens at {address} is no RPC server of llama.cpp, or one of a much older version.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>在 {address} 监听的不是 llama.cpp 的 RPC 服务器，或版本太旧。</translation>
    </message>
    <message>
        <source>{address} cannot be reached: {error}.</source>
        <extracomment>app/llama/rpc/servers.py</extracomment>
        <translation>无法连接 {address}：{error}。</translation>
    </message>
    <message>
        <source>This model&apos;s chat template cannot use these variables: {reason}.</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>这个模型的聊天模板不能使用这些变量：{reason}。</translation>
    </message>
    <message>
        <source>{name} takes far more memory than its size explains, so it cannot be used. It may be damaged.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>{name} 占用的内存远超其大小，所以无法使用。它可能已损坏。</translation>
    </message>
    <message>
        <source>{name} needs instructions that this computer&apos;s processor does not have.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>{name} 需要本机处理器没有的指令。</translation>
    </message>
    <message>
        <source>{name} was stopped by the system while loading: most likely there is not enough memory for it.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>{name} 在载入时被系统终止：很可能内存不够。</translation>
    </message>
    <message>
        <source>{name} keeps llama.cpp busy without end, so it cannot be used. It may be damaged.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>{name} 让 llama.cpp 一直忙碌，所以无法使用。它可能已损坏。</translation>
    </message>
    <message>
        <source>The download needs {needed} GB, and {free} GB are free on the disk of {folder}. Free some space and try again.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>下载需要 {needed} GB，而 {folder} 所在磁盘剩 {free} GB。请腾出空间后再试。</translation>
    </message>
    <message>
        <source>Nothing comes at the moment. Waiting.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>目前没有数据。正在等待。</translation>
    </message>
    <message>
        <source>The file has {needed} GB, and the Hub gives at most {free} GB in one piece. Choose one in parts, or a smaller precision.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>文件有 {needed} GB，而 Hub 一次最多提供 {free} GB。请选择分卷的或更低精度的文件。</translation>
    </message>
    <message>
        <source>What came of {name} is not what its owner published, and was deleted. A proxy may have changed it: try again, or on another network.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>收到的 {name} 与发布的不同，已删除。可能被代理改动：请再试，或换一个网络。</translation>
    </message>
    <message>
        <source>{name} is already being downloaded.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>{name} 已在下载。</translation>
    </message>
    <message>
        <source>The server sends more than the file has.</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>服务器发送的内容超过文件大小。</translation>
    </message>
    <message>
        <source>The disk is full: {here} of {whole} MB are here and stay. Free some space, then go on.</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>磁盘已满：{whole} MB 中的 {here} MB 已保留。请腾出空间后继续。</translation>
    </message>
    <message>
        <source>Something went wrong inside Draftlight; the log tells more.</source>
        <extracomment>app/models/download/queue.py</extracomment>
        <translation>Draftlight 内部出错；日志里有详情。</translation>
    </message>
    <message>
        <source>The Hub&apos;s answer makes no sense. Is a sign-in page in the way?</source>
        <extracomment>app/models/download/transfer.py, app/models/network/hub_client.py</extracomment>
        <translation>Hub 的回答没有意义。是不是被登录页面挡住了？</translation>
    </message>
    <message>
        <source>The connection broke. Going on where it stopped.</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>连接断开。从断点继续。</translation>
    </message>
    <message>
        <source>A web page came in place of the model. Is a sign-in page in the way?</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>收到的是网页而不是模型。是不是被登录页面挡住了？</translation>
    </message>
    <message>
        <source>The server has {here_bytes} bytes in place of the {size_bytes} that were published. Try again later, or on another network.</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>服务器上有 {here_bytes} 字节，而发布的是 {size_bytes} 字节。请稍后再试，或换一个网络。</translation>
    </message>
    <message>
        <source>The server sent another piece of the file than was asked for. Starting over.</source>
        <extracomment>app/models/download/transfer.py</extracomment>
        <translation>服务器发来的不是请求的那一段。重新开始。</translation>
    </message>
    <message>
        <source>These two fit together: the head was made for a model of this shape and vocabulary.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>两者匹配：这个预测头就是为这种结构和词表的模型做的。</translation>
    </message>
    <message>
        <source>These two fit together: the assistant was made for a model of this shape and vocabulary.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>两者匹配：这个助手就是为这种结构和词表的模型做的。</translation>
    </message>
    <message>
        <source>This file holds only the layers with which a model guesses. Draftlight uses such layers where they stand in the model&apos;s own file.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>这个文件只有模型用来猜测的层。Draftlight 在这些层位于模型自身文件中时使用它们。</translation>
    </message>
    <message>
        <source>The head has no vocabulary in its file, so the two cannot be compared.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>预测头的文件里没有词表，无法比较。</translation>
    </message>
    <message>
        <source>This head was made for another vocabulary: {theirs} tokens there and {ours} here.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>这个预测头是为另一种词表做的：那边 {theirs} 个 token，这边 {ours} 个。</translation>
    </message>
    <message>
        <source>This head was made for another vocabulary: number {place} is {theirs} there and {ours} here.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>这个预测头是为另一种词表做的：编号 {place} 在那边是 {theirs}，在这边是 {ours}。</translation>
    </message>
    <message>
        <source>These two split text in different ways: {one} and {other}.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>两者切分文本的方式不同：{one} 和 {other}。</translation>
    </message>
    <message>
        <source>These two split text into different tokens: {one} and {other}.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>两者把文本切成不同的 token：{one} 和 {other}。</translation>
    </message>
    <message>
        <source>These two fit together: they split text the same way.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>两者匹配：切分文本的方式相同。</translation>
    </message>
    <message>
        <source>This file is a head: it guesses for one big model and cannot write by itself.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>这个文件是预测头：它为一个大模型猜测，自己不能写。</translation>
    </message>
    <message>
        <source>This file holds only the layers with which a model guesses; it cannot write by itself.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>这个文件只有模型用来猜测的层，自己不能写。</translation>
    </message>
    <message>
        <source>The assistant has no vocabulary in its file, so the two cannot be compared.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>助手的文件里没有词表，无法比较。</translation>
    </message>
    <message>
        <source>This assistant was made for another vocabulary: {theirs} tokens there and {ours} here.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>这个助手是为另一种词表做的：那边 {theirs} 个 token，这边 {ours} 个。</translation>
    </message>
    <message>
        <source>This assistant was made for another vocabulary: number {place} is {theirs} there and {ours} here.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>这个助手是为另一种词表做的：编号 {place} 在那边是 {theirs}，在这边是 {ours}。</translation>
    </message>
    <message>
        <source>The draft is of a kind ({kind}) that cannot take words back: no guesses.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>草稿模型属于不能撤回词语的类型（{kind}）：不能猜测。</translation>
    </message>
    <message>
        <source>The draft has no vocabulary of its own in its file, so the two cannot be compared.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>草稿模型的文件里没有自己的词表，无法比较。</translation>
    </message>
    <message>
        <source>These two split text into different tokens: number {place} is {one} in one and {other} in the other.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>两者把文本切成不同的 token：编号 {place} 一边是 {one}，另一边是 {other}。</translation>
    </message>
    <message>
        <source>This file is an assistant: it guesses for one big model and cannot write by itself.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>这个文件是助手：它为一个大模型猜测，自己不能写。</translation>
    </message>
    <message>
        <source>The model is of a kind ({kind}) that cannot take words back: no guesses.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>模型属于不能撤回词语的类型（{kind}）：不能猜测。</translation>
    </message>
    <message>
        <source>The model has no vocabulary of its own in its file, so the two cannot be compared.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>模型的文件里没有自己的词表，无法比较。</translation>
    </message>
    <message>
        <source>“{written}” is no repository on the Hub; write owner/name, or paste its link.</source>
        <extracomment>app/models/gguf/file_names.py</extracomment>
        <translation>“{written}”不是 Hub 上的仓库；请写 所有者/名称，或粘贴链接。</translation>
    </message>
    <message>
        <source>“{written}” is no model file on the Hub; write hf:owner/repo/file.gguf.</source>
        <extracomment>app/models/gguf/file_names.py</extracomment>
        <translation>“{written}”不是 Hub 上的模型文件；请写 hf:owner/repo/file.gguf。</translation>
    </message>
    <message>
        <source>needs {needed} GB of memory, {free} GB are free</source>
        <extracomment>app/models/gguf/fit.py</extracomment>
        <translation>需要 {needed} GB 内存，空闲 {free} GB</translation>
    </message>
    <message>
        <source>Won&apos;t fit on this computer: {figures}.</source>
        <extracomment>app/models/gguf/fit.py</extracomment>
        <translation>本机放不下：{figures}。</translation>
    </message>
    <message>
        <source>Fits this computer: {figures}.</source>
        <extracomment>app/models/gguf/fit.py</extracomment>
        <translation>适合本机：{figures}。</translation>
    </message>
    <message>
        <source>Tight on this computer: {figures}. Close other programs first.</source>
        <extracomment>app/models/gguf/fit.py</extracomment>
        <translation>本机较紧张：{figures}。请先关闭其他程序。</translation>
    </message>
    <message>
        <source>Won&apos;t fit as it is: {figures}. With a context of {most_context_tokens} tokens it would.</source>
        <extracomment>app/models/gguf/fit.py</extracomment>
        <translation>现在放不下：{figures}。上下文为 {most_context_tokens} 个 token 时可以。</translation>
    </message>
    <message>
        <source>This head&apos;s file is damaged: {what}.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>这个预测头的文件已损坏：{what}。</translation>
    </message>
    <message>
        <source>it guesses token {token}, and its vocabulary has {tokens}</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>它猜测 token {token}，而词表只有 {tokens} 个</translation>
    </message>
    <message>
        <source>its table of words has {rows} rows for {known} tokens</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>它的词表有 {rows} 行，对应 {known} 个 token</translation>
    </message>
    <message>
        <source>its list of the tokens that it guesses is no list of whole numbers</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>它要猜测的 token 列表不是整数列表</translation>
    </message>
    <message>
        <source>it lists {sizes} tokens that it guesses, and has no scores for them</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>它列出 {sizes} 个要猜测的 token，却没有对应的分数</translation>
    </message>
    <message>
        <source>it lists {sizes} tokens that it guesses, and has {rows} scores</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>它列出 {sizes} 个要猜测的 token，却有 {rows} 个分数</translation>
    </message>
    <message>
        <source>its list of the tokens that it guesses is cut off, or longer than its vocabulary</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>它要猜测的 token 列表被截断，或比词表还长</translation>
    </message>
    <message>
        <source>{path} cannot be read: {error}.</source>
        <extracomment>app/llama/heads/block.py, app/llama/load_errors.py, app/models/gguf/header.py</extracomment>
        <translation>{path} 无法读取：{error}。</translation>
    </message>
    <message>
        <source>{name} is cut off: only {here} MB of at least {whole} MB are here. Download or copy it again.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{name} 被截断：至少 {whole} MB 中只有 {here} MB。请重新下载或复制。</translation>
    </message>
    <message>
        <source>{path} is a folder, not a model file.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{path} 是文件夹，不是模型文件。</translation>
    </message>
    <message>
        <source>{name} is damaged: it states {layers} layers that guess, of {all_layers}.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{name} 已损坏：它声称 {all_layers} 层中有 {layers} 层用来猜测。</translation>
    </message>
    <message>
        <source>{name} is damaged: its description of itself makes no sense.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{name} 已损坏：它对自身的描述没有意义。</translation>
    </message>
    <message>
        <source>{name} is damaged: it states a {figure} of {stated}, which no model has.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{name} 已损坏：它的 {figure} 为 {stated}，没有模型会这样。</translation>
    </message>
    <message>
        <source>a picture, and only text is taken here</source>
        <extracomment>app/attachments/file_facts.py</extracomment>
        <translation>一张图片，而这里只接受文本</translation>
    </message>
    <message>
        <source>scaled down to {width} x {height} pixels for the model</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>已缩小到 {width} x {height} 像素供模型使用</translation>
    </message>
    <message>
        <source>{name} is cut off: it ends inside its own description.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>{name} 被截断：在描述自身的部分中断。</translation>
    </message>
    <message>
        <source>Models of this kind ({named}) cannot guess for themselves here.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>这类模型（{named}）在这里不能自己猜测。</translation>
    </message>
    <message>
        <source>This head was made for another model: it reads layer {outside}, and this one has {layers} layers.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>这个预测头是为另一个模型做的：它读第 {outside} 层，而这个有 {layers} 层。</translation>
    </message>
    <message>
        <source>This head takes words from its model as rows of numbers, and they are of another width: {theirs} there and {ours} here.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>这个预测头以一行行数字接收模型的词，宽度不同：那边 {theirs}，这边 {ours}。</translation>
    </message>
    <message>
        <source>{heads} x {key} and {heads} x {value} numbers</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>{heads} x {key} 和 {heads} x {value} 个数</translation>
    </message>
    <message>
        <source>This model does not guess for itself: its file has no layers to guess with.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>这个模型不能自己猜测：文件里没有用来猜测的层。</translation>
    </message>
    <message>
        <source>This model&apos;s file has {nextn_layers} layers to guess with; of a model of its kind ({architecture}) no more than one can be used.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>这个模型的文件有 {nextn_layers} 层用来猜测；这类模型（{architecture}）最多能用一层。</translation>
    </message>
    <message>
        <source>This head is of a kind ({kind}) that Draftlight cannot use yet.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>Draftlight 还不能使用这类预测头（{kind}）。</translation>
    </message>
    <message>
        <source>A head reads what the big model computes on the way, and models of this kind ({named}) do not give it out.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>预测头读取大模型计算途中的内容，而这类模型（{named}）不提供。</translation>
    </message>
    <message>
        <source>This head does not say which layers of a model it reads: its file is incomplete.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>这个预测头没有说明读取模型的哪些层：文件不完整。</translation>
    </message>
    <message>
        <source>This assistant was made for another program. Get one whose file says gemma4-assistant.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>这个助手是为另一个程序做的。请用文件里写着 gemma4-assistant 的。</translation>
    </message>
    <message>
        <source>This assistant was made for a model of another kind (Gemma 4); this one is {kind}.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>这个助手是为另一类模型（Gemma 4）做的；这个是 {kind}。</translation>
    </message>
    <message>
        <source>This assistant does not say how its blocks read the cache of a model: its file is incomplete.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>这个助手没有说明各块如何读取模型的缓存：文件不完整。</translation>
    </message>
    <message>
        <source>This assistant was made for another model: the last blocks of this one are of other kinds.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>这个助手是为另一个模型做的：这个模型最后几块类型不同。</translation>
    </message>
    <message>
        <source>not named</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>未命名</translation>
    </message>
    <message>
        <source>This assistant was made for another model: it reads {reads} for each token from the cache, and this one keeps {keeps}.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>这个助手是为另一个模型做的：它每个 token 从缓存读 {reads}，而这个模型保存 {keeps}。</translation>
    </message>
    <message>
        <source>is not a GGUF model file.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>不是 GGUF 模型文件。</translation>
    </message>
    <message>
        <source>is in a GGUF format this program does not know.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>是本程序不认识的 GGUF 格式。</translation>
    </message>
    <message>
        <source>is empty. Download or copy it again.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>是空的。请重新下载或复制。</translation>
    </message>
    <message>
        <source>is only a pointer to a model, not the model itself. Download the file it stands for.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>只是指向模型的指针，不是模型本身。请下载它所代表的文件。</translation>
    </message>
    <message>
        <source>is a web page, not a model: an error page was probably saved under this name. Download it again.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>是网页，不是模型：可能把错误页面存成了这个名字。请重新下载。</translation>
    </message>
    <message>
        <source>is a text file, not a model.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>是文本文件，不是模型。</translation>
    </message>
    <message>
        <source>is cut off after its first bytes. Download or copy it again.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>在开头几个字节后被截断。请重新下载或复制。</translation>
    </message>
    <message>
        <source>was made for big-endian computers and cannot be used here.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>是为大端计算机做的，这里不能用。</translation>
    </message>
    <message>
        <source>is in the first, outdated GGUF format. Get a newer conversion of this model.</source>
        <extracomment>app/models/gguf/header.py</extracomment>
        <translation>是最早的过时 GGUF 格式。请获取这个模型较新的版本。</translation>
    </message>
    <message>
        <source>{name} is no projector: it is a model of its own.</source>
        <extracomment>app/models/gguf/projectors.py</extracomment>
        <translation>{name} 不是投影器：它本身是一个模型。</translation>
    </message>
    <message>
        <source>Guesses for itself</source>
        <extracomment>app/models/hub/draft_search.py, app/ui/window/model_choices.py</extracomment>
        <translation>自己猜测</translation>
    </message>
    <message>
        <source>In the model&apos;s own file</source>
        <extracomment>app/models/hub/draft_search.py</extracomment>
        <translation>在模型自身的文件里</translation>
    </message>
    <message>
        <source>On this computer</source>
        <extracomment>app/models/hub/draft_search.py, app/ui/models_page/library_view.py, app/ui/models_page/models_page.py, app/ui/models_page/pair_state.py, app/ui/window/model_choices.py</extracomment>
        <translation>在本机</translation>
    </message>
    <message>
        <source>Tried by others with this family</source>
        <extracomment>app/models/hub/draft_search.py</extracomment>
        <translation>别人用这个系列试过</translation>
    </message>
    <message>
        <source>Found on the Hub</source>
        <extracomment>app/models/hub/draft_search.py</extracomment>
        <translation>在 Hub 上找到</translation>
    </message>
    <message>
        <source>This model brings layers of its own to guess with: no second file is needed.</source>
        <extracomment>app/models/hub/draft_search.py</extracomment>
        <translation>这个模型自带用来猜测的层：不需要第二个文件。</translation>
    </message>
    <message>
        <source>Paste the link of a draft&apos;s page on the Hub, or write owner/name.</source>
        <extracomment>app/models/hub/hub_questions.py</extracomment>
        <translation>粘贴 Hub 上草稿模型页面的链接，或写 所有者/名称。</translation>
    </message>
    <message>
        <source>{repo} has no such model file.</source>
        <extracomment>app/models/hub/hub_questions.py</extracomment>
        <translation>{repo} 没有这样的模型文件。</translation>
    </message>
    <message>
        <source>Write a model&apos;s or an owner&apos;s name, or paste a link from huggingface.co.</source>
        <extracomment>app/models/hub/hub_questions.py</extracomment>
        <translation>写模型或所有者的名称，或粘贴 huggingface.co 的链接。</translation>
    </message>
    <message>
        <source>That link leads somewhere else. Paste one from huggingface.co, or write a model&apos;s name.</source>
        <extracomment>app/models/hub/hub_questions.py</extracomment>
        <translation>这个链接通向别处。请粘贴 huggingface.co 的链接，或写模型名称。</translation>
    </message>
    <message>
        <source>That page of the Hub is no model. Open a model&apos;s page there, and paste its link.</source>
        <extracomment>app/models/hub/hub_questions.py</extracomment>
        <translation>Hub 的这个页面不是模型。请在那里打开模型页面，粘贴它的链接。</translation>
    </message>
    <message>
        <source>{name} describes itself in more than 16 MB; no known model does.</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>{name} 对自身的描述超过 16 MB；没有模型会这样。</translation>
    </message>
    <message>
        <source>The connection to the Hub broke. Check your connection.</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>与 Hub 的连接断开。请检查网络。</translation>
    </message>
    <message>
        <source>Unknown precision</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>未知精度</translation>
    </message>
    <message>
        <source>Full precision</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>全精度</translation>
    </message>
    <message>
        <source>Largest, hardly any loss</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>最大，几乎无损</translation>
    </message>
    <message>
        <source>Tiny, much is lost</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>极小，损失很多</translation>
    </message>
    <message>
        <source>Very small, quality suffers</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>很小，质量下降</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>小</translation>
    </message>
    <message>
        <source>Balanced</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>均衡</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>app/models/hub/repositories.py</extracomment>
        <translation>大</translation>
    </message>
    <message>
        <source>{name} is not a file.</source>
        <extracomment>app/models/library/added_files.py</extracomment>
        <translation>{name} 不是文件。</translation>
    </message>
    <message>
        <source>{name} cannot be looked at: {args}.</source>
        <extracomment>app/models/library/added_files.py</extracomment>
        <translation>无法查看 {name}：{args}。</translation>
    </message>
    <message>
        <source>{path} cannot be removed: {error}.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>无法移除 {path}：{error}。</translation>
    </message>
    <message>
        <source>A model needs a name.</source>
        <extracomment>app/models/library/file_operations.py, app/models/library/model_library.py</extracomment>
        <translation>模型需要名称。</translation>
    </message>
    <message>
        <source>The name may not end like a part&apos;s number, such as -00001-of-00002.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>名称不能像分卷编号那样结尾，例如 -00001-of-00002。</translation>
    </message>
    <message>
        <source>“{stem}” cannot be a file&apos;s name on every system: leave out &lt; &gt; : &quot; / \ | ? *, a dot or space at either end, and names such as con, nul or com1.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>“{stem}”不能在所有系统上作文件名：请去掉 &lt; &gt; : &quot; / \ | ? *、两端的点和空格，以及 con、nul、com1 等名称。</translation>
    </message>
    <message>
        <source>That name is too long. Choose a shorter one.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>名称太长。请用短一些的。</translation>
    </message>
    <message>
        <source>Only {here} of the {whole} parts of this model are here. It can be renamed once it is whole.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>这个模型的 {whole} 个分卷只有 {here} 个。齐全后才能改名。</translation>
    </message>
    <message>
        <source>There is already a file {name} in this folder. Choose another name.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>这个文件夹里已有文件 {name}。请换一个名称。</translation>
    </message>
    <message>
        <source>{name} cannot be renamed: {error}. If it is loaded, choose another pair first.</source>
        <extracomment>app/models/library/file_operations.py</extracomment>
        <translation>无法重命名 {name}：{error}。如果它已载入，请先选择另一对模型。</translation>
    </message>
    <message>
        <source>Short answers</source>
        <comment>name of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>简短回答</translation>
    </message>
    <message>
        <source>Code</source>
        <comment>name of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>代码</translation>
    </message>
    <message>
        <source>Translate</source>
        <comment>name of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>翻译</translation>
    </message>
    <message>
        <source>Rewrite politely</source>
        <comment>name of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>礼貌改写</translation>
    </message>
    <message>
        <source>Teach</source>
        <comment>name of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>教学</translation>
    </message>
    <message>
        <source>Answer in one or two plain sentences. If a single word or number is enough, give only that. Do not repeat the question and do not add advice that was not asked for.</source>
        <comment>system prompt of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>用一两句简单的话回答。如果一个词或一个数字就够了，就只给出它。不要重复问题，也不要添加没有被问到的建议。</translation>
    </message>
    <message>
        <source>You are a careful programmer. Answer with working code first, in one code block that names its language, then explain in a few sentences only what is not obvious. Handle errors, use clear names, and say which version or library you assume. If the question leaves something open, choose the usual way and say so.</source>
        <comment>system prompt of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>你是一位细心的程序员。先给出可以运行的代码，放在一个标明语言的代码块中，然后只用几句话解释不明显的地方。处理错误，使用清楚的名称，并说明你假定的版本或库。如果问题有没有说明的地方，就选择常用的做法并说明。</translation>
    </message>
    <message>
        <source>You are a translator. Translate what you are given into English; if it is English already, translate it into the language that the person names, or into German if none is named. Keep the meaning, the tone and the layout. Leave code, names and links as they are. Reply with the translation alone.</source>
        <comment>system prompt of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>你是一位翻译。把收到的内容翻译成中文；如果已经是中文，就翻译成对方指定的语言，没有指定时翻译成英文。保持意思、语气和排版。代码、名称和链接保持原样。只回复译文。</translation>
    </message>
    <message>
        <source>Rewrite what you are given so that it is polite, clear and friendly, in the same language and at about the same length. Keep every fact, date and request. Reply with the rewritten text alone.</source>
        <comment>system prompt of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>把收到的内容改写得礼貌、清楚、友好，使用同一种语言，长度大致相同。保留所有事实、日期和请求。只回复改写后的文字。</translation>
    </message>
    <message>
        <source>You are a patient teacher. Explain step by step in everyday words, beginning with what the person most likely knows. Give one small example, say each new term once in plain words, and end with one short question that lets the person check whether they have understood.</source>
        <comment>system prompt of an assistant</comment>
        <extracomment>app/chats/assistants.py</extracomment>
        <translation>你是一位耐心的老师。用日常的话一步一步地解释，从对方很可能已经知道的内容开始。举一个小例子，每个新术语用简单的话说明一次，最后用一个简短的问题让对方检查自己是否理解了。</translation>
    </message>
    <message>
        <source>The model&apos;s tokens have numbers from 0 to {most}.</source>
        <extracomment>app/engine/prompts/prompt.py</extracomment>
        <translation>模型的 token 编号从 0 到 {most}。</translation>
    </message>
    <message>
        <source>The model computed no usable numbers.</source>
        <extracomment>app/engine/reply.py, app/llama/embedding.py</extracomment>
        <translation>模型没有算出可用的数值。</translation>
    </message>
    <message>
        <source>It was given more than its context holds.</source>
        <extracomment>app/engine/reply.py, app/llama/context.py</extracomment>
        <translation>给它的内容超出了它的上下文。</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <extracomment>app/language.py</extracomment>
        <translation>{one} 或 {other}</translation>
    </message>
    <message>
        <source>The model failed while computing.</source>
        <extracomment>app/llama/native_context.py</extracomment>
        <translation>模型在计算时出错。</translation>
    </message>
    <message>
        <source>The model failed while computing ({detail}).</source>
        <extracomment>app/llama/native_context.py</extracomment>
        <translation>模型在计算时出错（{detail}）。</translation>
    </message>
    <message>
        <source>The model computed nothing.</source>
        <extracomment>app/llama/embedding.py, app/llama/native_context.py</extracomment>
        <translation>模型没有算出任何结果。</translation>
    </message>
    <message>
        <source>The head computed nothing.</source>
        <extracomment>app/llama/heads/guessing_context.py</extracomment>
        <translation>预测头没有算出任何结果。</translation>
    </message>
    <message>
        <source>These two begin a text with different tokens, so one would misread what the other wrote.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>两者用不同的 token 开始文本，所以一个会误读另一个写的内容。</translation>
    </message>
    <message>
        <source>These two end a text with different tokens, so one would misread what the other wrote.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>两者用不同的 token 结束文本，所以一个会误读另一个写的内容。</translation>
    </message>
    <message>
        <source>Added by you</source>
        <extracomment>app/models/library/inventory.py</extracomment>
        <translation>由你添加</translation>
    </message>
    <message>
        <source>Hub cache</source>
        <extracomment>app/models/library/inventory.py</extracomment>
        <translation>Hub 缓存</translation>
    </message>
    <message>
        <source> Did you mean {name}?</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation> 是不是 {name}？</translation>
    </message>
    <message>
        <source>There is no model {reference}, neither as a file nor in the library.{hint}</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>没有模型 {reference}，文件和模型库里都没有。{hint}</translation>
    </message>
    <message>
        <source>{reference} is a pair of models; name one of them: {target} or {draft}.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>{reference} 是一对模型；请说出其中一个：{target} 或 {draft}。</translation>
    </message>
    <message>
        <source>{reference} is a folder, not a model file.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>{reference} 是文件夹，不是模型文件。</translation>
    </message>
    <message>
        <source>There is no file {reference}.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>没有文件 {reference}。</translation>
    </message>
    <message>
        <source>{reference} is no model on the Hub; write hf:owner/repo/file.gguf.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>{reference} 不是 Hub 上的模型；请写 hf:owner/repo/file.gguf。</translation>
    </message>
    <message>
        <source>{reference} is not on this computer. Download it first: draftlight pull {reference}</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>{reference} 不在本机。请先下载：draftlight pull {reference}</translation>
    </message>
    <message>
        <source>{reference} has not been made yet: it is made when it is first loaded.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>{reference} 还没有制作：首次载入时制作。</translation>
    </message>
    <message>
        <source>There can be no file “{reference}”: {args}.</source>
        <extracomment>app/models/library/model_library.py</extracomment>
        <translation>不可能有文件“{reference}”：{args}。</translation>
    </message>
    <message>
        <source>The starter model {name} is missing from this installation. Install Draftlight again.</source>
        <extracomment>app/models/library/starter.py</extracomment>
        <translation>这份安装缺少入门模型 {name}。请重新安装 Draftlight。</translation>
    </message>
    <message>
        <source>There is no starter model “{kind}”; there are {names}.</source>
        <extracomment>app/models/library/starter.py</extracomment>
        <translation>没有入门模型“{kind}”；有 {names}。</translation>
    </message>
    <message>
        <source>Making the starter model needs {needed} MB, and {free} MB are free in {folder}. Free some space and try again.</source>
        <extracomment>app/models/library/starter.py</extracomment>
        <translation>制作入门模型需要 {needed} MB，而 {folder} 剩 {free} MB。请腾出空间后再试。</translation>
    </message>
    <message>
        <source>The connection to the Hub failed. Check your connection.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>与 Hub 的连接失败。请检查网络。</translation>
    </message>
    <message>
        <source>The Hub answers with error {status}. Try again later.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>Hub 返回错误 {status}。请稍后再试。</translation>
    </message>
    <message>
        <source>The owner of {what} asks for consent first: accept the terms on its page on the Hub, then enter your token on the page “Models”, or set HF_TOKEN.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>{what} 的所有者要求先同意：请在 Hub 的页面上接受条款，然后在“模型”页面输入令牌，或设置 HF_TOKEN。</translation>
    </message>
    <message>
        <source>The Hub has no {what}, or it is private.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>Hub 没有 {what}，或它是私有的。</translation>
    </message>
    <message>
        <source>The Hub does not accept the token for {what}. Enter a new one.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>Hub 不接受用于 {what} 的令牌。请输入新的。</translation>
    </message>
    <message>
        <source>The server&apos;s file is shorter than the published one.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>服务器上的文件比发布的短。</translation>
    </message>
    <message>
        <source>The Hub asks to wait: too many requests.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>Hub 要求等待：请求太多。</translation>
    </message>
    <message>
        <source>HF_ENDPOINT is no address of a server ({error}). Correct or unset it.</source>
        <extracomment>app/models/network/hub_internals.py</extracomment>
        <translation>HF_ENDPOINT 不是服务器地址（{error}）。请改正或取消。</translation>
    </message>
    <message>
        <source>The proxy that HTTP_PROXY, HTTPS_PROXY or ALL_PROXY names is of no use: {error}</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>HTTP_PROXY、HTTPS_PROXY 或 ALL_PROXY 指定的代理无法使用：{error}</translation>
    </message>
    <message>
        <source>HF_HUB_OFFLINE is set, so the Hub is not asked. Unset it to download.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>已设置 HF_HUB_OFFLINE，所以不访问 Hub。要下载请取消它。</translation>
    </message>
    <message>
        <source>{what} is no name the Hub knows.</source>
        <extracomment>app/models/network/hub_client.py</extracomment>
        <translation>Hub 不认识名称 {what}。</translation>
    </message>
    <message>
        <source>Guessed right</source>
        <extracomment>app/palette.py</extracomment>
        <translation>猜对</translation>
    </message>
    <message>
        <source>Corrected</source>
        <extracomment>app/palette.py</extracomment>
        <translation>更正</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>app/palette.py</extracomment>
        <translation>奖励</translation>
    </message>
    <message>
        <source>Guessed wrong</source>
        <extracomment>app/palette.py</extracomment>
        <translation>猜错</translation>
    </message>
    <message>
        <source>Not guessed</source>
        <extracomment>app/palette.py</extracomment>
        <translation>未猜</translation>
    </message>
    <message>
        <source>Not told</source>
        <extracomment>app/palette.py</extracomment>
        <translation>未知</translation>
    </message>
    <message>
        <source>Draftlight cannot write to its data folder {data}: {error}. Choose another one with --data-dir.</source>
        <extracomment>app/paths.py</extracomment>
        <translation>Draftlight 无法写入数据文件夹 {data}：{error}。请用 --data-dir 选择另一个。</translation>
    </message>
    <message>
        <source>is empty.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>是空的。</translation>
    </message>
    <message>
        <source>is too large: {size} MB, and at most {most} MB can be shown.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>太大：{size} MB，最多能显示 {most} MB。</translation>
    </message>
    <message>
        <source>is damaged: its size makes no sense.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>已损坏：尺寸没有意义。</translation>
    </message>
    <message>
        <source>is too large: {width} x {height} pixels, and at most {most} million can be shown. Make it smaller first.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>太大：{width} x {height} 像素，最多能显示 {most} 百万像素。请先缩小。</translation>
    </message>
    <message>
        <source>is too narrow to be shown: {width} x {height} pixels.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>太窄，无法显示：{width} x {height} 像素。</translation>
    </message>
    <message>
        <source>{target} helped by {draft}</source>
        <extracomment>app/references.py</extracomment>
        <translation>{target}，由 {draft} 协助</translation>
    </message>
    <message>
        <source>{base}: {target} helped by {draft}</source>
        <extracomment>app/references.py</extracomment>
        <translation>{base}：{target}，由 {draft} 协助</translation>
    </message>
    <message>
        <source>The proxy on the way to {place} refuses. Check its settings.</source>
        <extracomment>app/remote/connection.py</extracomment>
        <translation>通往 {place} 的代理拒绝了。请检查它的设置。</translation>
    </message>
    <message>
        <source>{place} is no address of a server.</source>
        <extracomment>app/remote/connection.py</extracomment>
        <translation>{place} 不是服务器地址。</translation>
    </message>
    <message>
        <source>{place} asks to wait: {seconds} s more…</source>
        <extracomment>app/remote/connection.py</extracomment>
        <translation>{place} 要求等待：还有 {seconds} 秒…</translation>
    </message>
    <message>
        <source>{place} has been silent for {seconds} s. Stop leaves it.</source>
        <extracomment>app/remote/connection.py</extracomment>
        <translation>{place} 已沉默 {seconds} 秒。按停止可离开。</translation>
    </message>
    <message>
        <source>The proxy that HTTP_PROXY, HTTPS_PROXY or ALL_PROXY names, or SSL_CERT_FILE, is of no use: {error}</source>
        <extracomment>app/remote/connection.py</extracomment>
        <translation>HTTP_PROXY、HTTPS_PROXY 或 ALL_PROXY 指定的代理，或 SSL_CERT_FILE，无法使用：{error}</translation>
    </message>
    <message>
        <source>The draft must be where the big model is: name it as {url}#… , or leave it out.</source>
        <extracomment>app/remote/servers/draftlight.py</extracomment>
        <translation>草稿模型必须与大模型在同一处：请写成 {url}#…，或不写。</translation>
    </message>
    <message>
        <source>{place} ended the reply. Is the program there being closed?</source>
        <extracomment>app/remote/servers/draftlight.py</extracomment>
        <translation>{place} 结束了回复。那边的程序是不是在关闭？</translation>
    </message>
    <message>
        <source>{place} cannot be reached. Check the address, and the network.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>无法连接 {place}。请检查地址和网络。</translation>
    </message>
    <message>
        <source>{place} did not answer within {seconds} seconds. Is the computer on, and does a firewall let it answer?</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} 在 {seconds} 秒内没有响应。计算机开着吗？防火墙允许它响应吗？</translation>
    </message>
    <message>
        <source>The connection to {place} broke off. Was the program there ended or restarted?</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>与 {place} 的连接断开。那边的程序是否被结束或重启？</translation>
    </message>
    <message>
        <source>The key for {place} holds a line break, or a letter that no key has. Copy it once more.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} 的密钥里有换行，或密钥不会有的字符。请重新复制。</translation>
    </message>
    <message>
        <source>What {place} answers makes no sense. Is another program running there, or a sign-in page in the way?</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} 的回答没有意义。那里是不是运行着别的程序，或有登录页面？</translation>
    </message>
    <message>
        <source>{place} sends more than {most} MB in one piece, which no sensible answer does. It was left.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} 一次发送超过 {most} MB，正常回答不会这样。已离开。</translation>
    </message>
    <message>
        <source> It says: “{remark}.”</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation> 它说：“{remark}。”</translation>
    </message>
    <message>
        <source>it is not valid</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>无效</translation>
    </message>
    <message>
        <source>The certificate of {place} cannot be trusted ({reason}), so nothing was sent there. If it is your own server, name the file of its authority in SSL_CERT_FILE.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} 的证书不可信（{reason}），所以没有发送任何内容。如果是你自己的服务器，请在 SSL_CERT_FILE 中指定其机构文件。</translation>
    </message>
    <message>
        <source>{place} does not speak https. Is the address to begin with http:// ?</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} 不使用 https。地址是不是应以 http:// 开头？</translation>
    </message>
    <message>
        <source>There is no computer named {host}. Check the name, and the network.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>没有名为 {host} 的计算机。请检查名称和网络。</translation>
    </message>
    <message>
        <source>There is no way to {place}. Check the network on both sides.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>没有通往 {place} 的路径。请检查两边的网络。</translation>
    </message>
    <message>
        <source>Nothing answers at {place}. Is the program running there, and does it listen at that address?</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} 没有响应。那里的程序在运行吗？是否在该地址监听？</translation>
    </message>
    <message>
        <source>{place} sends on to another address ({address}). If you trust that one, enter it itself: a key is never carried on.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} 转到另一个地址（{address}）。如果你信任它，请自己输入：密钥不会被转发。</translation>
    </message>
    <message>
        <source>{place} gave up.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} 放弃了。{quoted}</translation>
    </message>
    <message>
        <source>{place} does not take the key it was given. Enter another one.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} 不接受给出的密钥。请换一个。{quoted}</translation>
    </message>
    <message>
        <source>{place} asks for a key. Enter it under “Another computer…”, or set {variable}.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} 需要密钥。请在“其他计算机…”中输入，或设置 {variable}。</translation>
    </message>
    <message>
        <source>The conversation does not fit the context of the model at {place}.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>对话放不进 {place} 的模型的上下文。{quoted}</translation>
    </message>
    <message>
        <source>{place} has no model named {model}.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} 没有名为 {model} 的模型。{quoted}</translation>
    </message>
    <message>
        <source>which it does not name</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>它没有说明</translation>
    </message>
    <message>
        <source>{place} has nothing under this address.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} 在这个地址下没有内容。{quoted}</translation>
    </message>
    <message>
        <source>{place} has too many requests.{asks}{quoted} Try again later.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} 的请求太多。{asks}{quoted} 请稍后再试。</translation>
    </message>
    <message>
        <source> It asks to wait {seconds} seconds.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation> 它要求等待 {seconds} 秒。</translation>
    </message>
    <message>
        <source>{place} is not ready.{asks}{quoted} Try again later.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} 还没准备好。{asks}{quoted} 请稍后再试。</translation>
    </message>
    <message>
        <source>{place} failed with error {status}.{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} 失败，错误 {status}。{quoted}</translation>
    </message>
    <message>
        <source>{place} refuses this request (error {status}).{quoted}</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} 拒绝了这个请求（错误 {status}）。{quoted}</translation>
    </message>
    <message>
        <source>The Draftlight at {place} is of another version that this one cannot talk to. Update the older of the two.</source>
        <extracomment>app/remote/servers/identify.py</extracomment>
        <translation>{place} 的 Draftlight 版本不同，无法与本程序通信。请更新较旧的那个。</translation>
    </message>
    <message>
        <source>{place} is this window&apos;s own address, at which it answers other programs. Choose its models directly.</source>
        <extracomment>app/remote/servers/identify.py</extracomment>
        <translation>{place} 是本窗口自己的地址，用来回答其他程序。请直接选择它的模型。</translation>
    </message>
    <message>
        <source>{place} has no model named {name}. It has: {names}.</source>
        <extracomment>app/remote/faults.py</extracomment>
        <translation>{place} 没有名为 {name} 的模型。它有：{names}。</translation>
    </message>
    <message>
        <source> It has: {names}.</source>
        <extracomment>app/remote/servers/ollama.py</extracomment>
        <translation> 它有：{names}。</translation>
    </message>
    <message>
        <source> It has none yet.</source>
        <extracomment>app/remote/servers/ollama.py</extracomment>
        <translation> 它还没有模型。</translation>
    </message>
    <message>
        <source>{place} has no model named {name}.{has}</source>
        <extracomment>app/remote/servers/ollama.py</extracomment>
        <translation>{place} 没有名为 {name} 的模型。{has}</translation>
    </message>
    <message>
        <source>Ollama at {place} takes neither grammars nor tokens.</source>
        <extracomment>app/remote/servers/ollama.py</extracomment>
        <translation>{place} 的 Ollama 不接受语法，也不接受 token。</translation>
    </message>
    <message>
        <source>so</source>
        <extracomment>app/remote/servers/ollama.py</extracomment>
        <translation>这样</translation>
    </message>
    <message>
        <source>vLLM at {place} takes no min-p while it guesses, so replies are written without it.</source>
        <extracomment>app/remote/servers/openai_like.py</extracomment>
        <translation>{place} 的 vLLM 在猜测时不接受 min-p，所以回复不使用它。</translation>
    </message>
    <message>
        <source>{place} lists no model. Load one there, or name one behind a # in the address.</source>
        <extracomment>app/remote/servers/openai_like.py</extracomment>
        <translation>{place} 没有列出模型。请在那里载入一个，或在地址的 # 后写出名称。</translation>
    </message>
    <message>
        <source>{who} cannot be given a grammar.</source>
        <extracomment>app/remote/servers/openai_like.py</extracomment>
        <translation>{who} 不能使用语法。</translation>
    </message>
    <message>
        <source>{who} takes text alone, no tokens.</source>
        <extracomment>app/remote/servers/openai_like.py</extracomment>
        <translation>{who} 只接受文本，不接受 token。</translation>
    </message>
    <message>
        <source>The look was left.</source>
        <extracomment>app/remote/probe.py</extracomment>
        <translation>查找已中断。</translation>
    </message>
    <message>
        <source>{who} takes no variables for its chat template but thinking: leave out {names}.</source>
        <extracomment>app/remote/servers/request_parts.py</extracomment>
        <translation>{who} 的聊天模板除思考外不接受变量：请去掉 {names}。</translation>
    </message>
    <message>
        <source>{who} takes no variables for its chat template: leave out {names}.</source>
        <extracomment>app/remote/servers/request_parts.py</extracomment>
        <translation>{who} 的聊天模板不接受变量：请去掉 {names}。</translation>
    </message>
    <message>
        <source>{who} has one switch for thinking, and the request sets it in two ways.</source>
        <extracomment>app/remote/servers/request_parts.py</extracomment>
        <translation>{who} 只有一个思考开关，而请求以两种方式设置它。</translation>
    </message>
    <message>
        <source> at {place}</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation> （{place}）</translation>
    </message>
    <message>
        <source>The model is on another computer{where}, which is not asked how it splits and frames text.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>模型在另一台计算机上{where}，不会询问它如何切分和组织文本。</translation>
    </message>
    <message>
        <source>The model at {place} can be offered tools, and not be obliged to call one: leave “tool_choice” out.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>可以向 {place} 的模型提供工具，但不能强制调用：请去掉“tool_choice”。</translation>
    </message>
    <message>
        <source>The model at {place} sees no pictures.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>{place} 的模型看不了图片。</translation>
    </message>
    <message>
        <source>{who} has the draft that it was started with: leave the draft out here.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>{who} 使用启动时的草稿模型：这里请不要指定。</translation>
    </message>
    <message>
        <source>The reply was ended after {most} million letters.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>回复在 {most} 百万字符后结束。</translation>
    </message>
    <message>
        <source>{who} decides by itself whether to guess: what was chosen here does not reach it.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>{who} 自己决定是否猜测：这里的选择对它无效。</translation>
    </message>
    <message>
        <source>{sentence} What came until then is kept, and can be continued.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>{sentence} 到此为止的内容已保留，可以继续。</translation>
    </message>
    <message>
        <source>There must be at most {most} addresses.</source>
        <extracomment>app/references.py</extracomment>
        <translation>最多 {most} 个地址。</translation>
    </message>
    <message>
        <source>“{word}” is no address: it must be HOST:PORT, such as 127.0.0.1:{port}.</source>
        <extracomment>app/references.py</extracomment>
        <translation>“{word}”不是地址：应为 HOST:PORT，例如 127.0.0.1:{port}。</translation>
    </message>
    <message>
        <source>Summarise</source>
        <comment>name of a prompt</comment>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>总结</translation>
    </message>
    <message>
        <source>Summarise the following in {{length}}:

{{text}}</source>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>用{{长度}}总结以下内容：

{{文字}}</translation>
    </message>
    <message>
        <source>Explain simply</source>
        <comment>name of a prompt</comment>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>简单解释</translation>
    </message>
    <message>
        <source>Explain {{topic}} to {{whom}}, in short sentences and with one example.</source>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>用简短的句子和一个例子，向{{谁}}解释{{主题}}。</translation>
    </message>
    <message>
        <source>Rewrite politely</source>
        <comment>name of a prompt</comment>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>礼貌改写</translation>
    </message>
    <message>
        <source>Rewrite this so that it is polite and clear. Keep its meaning:

{{text}}</source>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>把下面的文字改写得礼貌、清楚，保持原意：

{{文字}}</translation>
    </message>
    <message>
        <source>Translate</source>
        <comment>name of a prompt</comment>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>翻译</translation>
    </message>
    <message>
        <source>Translate into {{language}}. Give the translation alone:

{{text}}</source>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>翻译成{{语言}}，只给出译文：

{{文字}}</translation>
    </message>
    <message>
        <source>Review code</source>
        <comment>name of a prompt</comment>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>审查代码</translation>
    </message>
    <message>
        <source>Review this code. Name what is wrong first, then what could be simpler:

{{code}}</source>
        <extracomment>app/saved_prompts.py</extracomment>
        <translation>审查这段代码。先指出哪里有错，再说哪里可以更简单：

{{代码}}</translation>
    </message>
    <message>
        <source>The address {host} cannot be listened at: {reason}.</source>
        <extracomment>app/serve/server.py</extracomment>
        <translation>无法在地址 {host} 监听：{reason}。</translation>
    </message>
    <message>
        <source>Port {port} of {host} cannot be listened at: {reason}.</source>
        <extracomment>app/serve/server.py</extracomment>
        <translation>无法在 {host} 的端口 {port} 监听：{reason}。</translation>
    </message>
    <message>
        <source>Port {port} of {host} is in use by another program.</source>
        <extracomment>app/serve/server.py</extracomment>
        <translation>{host} 的端口 {port} 正被另一个程序使用。</translation>
    </message>
    <message>
        <source>system</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>light</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>浅色</translation>
    </message>
    <message>
        <source>dark</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>深色</translation>
    </message>
    <message>
        <source>light, high contrast</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>浅色，高对比度</translation>
    </message>
    <message>
        <source>dark, high contrast</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>深色，高对比度</translation>
    </message>
    <message>
        <source>this computer only</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>仅本机</translation>
    </message>
    <message>
        <source>other computers too</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>也包括其他计算机</translation>
    </message>
    <message>
        <source>comfortable</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>宽松</translation>
    </message>
    <message>
        <source>compact</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>紧凑</translation>
    </message>
    <message>
        <source>Reply</source>
        <extracomment>app/ui/dialogs/backups_dialog.py, app/ui/quick_question/quick_window.py, app/ui/transcript/messages/reply_message.py</extracomment>
        <translation>回复</translation>
    </message>
    <message>
        <source>Guessing ahead</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>提前猜测</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>app/settings/groups.py, app/ui/models_page/library_model.py, app/ui/window/palette.py</extracomment>
        <translation>模型</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>app/settings/groups.py, app/ui/help/help_pages.py, app/ui/window/shortcuts.py</extracomment>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>工具</translation>
    </message>
    <message>
        <source>Local API</source>
        <extracomment>app/settings/declaration.py, app/ui/local_api/api_popup.py</extracomment>
        <translation>本地 API</translation>
    </message>
    <message>
        <source>“{setting}” must be a number.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>“{setting}”必须是数字。</translation>
    </message>
    <message>
        <source>“{setting}” must be a whole number.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>“{setting}”必须是整数。</translation>
    </message>
    <message>
        <source>“{setting}” must be true or false.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>“{setting}”必须是真或假。</translation>
    </message>
    <message>
        <source>“{setting}” must be text.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>“{setting}”必须是文本。</translation>
    </message>
    <message>
        <source>“{setting}” must be an object.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>“{setting}”必须是对象。</translation>
    </message>
    <message>
        <source>“{setting}” must be between {least} and {most}.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>“{setting}”必须在 {least} 和 {most} 之间。</translation>
    </message>
    <message>
        <source>“{setting}” must be one of: {choices}.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>“{setting}”必须是其中之一：{choices}。</translation>
    </message>
    <message>
        <source>“{setting}” needs a value.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>“{setting}”需要一个值。</translation>
    </message>
    <message>
        <source>automatic</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>自动</translation>
    </message>
    <message>
        <source>draft</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>草稿</translation>
    </message>
    <message>
        <source>lookup</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>查找</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>app/settings/declaration.py, app/settings/groups.py</extracomment>
        <translation>关</translation>
    </message>
    <message>
        <source>Guess ahead</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>提前猜测</translation>
    </message>
    <message>
        <source>Where guesses come from. Automatic copies them from what was said before where that works, asks the draft model where it does not, and pauses where guessing is slower. Draft model and Lookup guess there too. With the starter pair Automatic never pauses: that pair is for learning, not for speed.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>猜测从哪里来。自动：能从已有内容复制就复制，不能时问草稿模型，猜测反而慢时暂停。草稿模型和查找在变慢时也猜测。使用入门组合时自动从不暂停：它用来学习，不求速度。</translation>
    </message>
    <message>
        <source>Longest guess</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>最长猜测</translation>
    </message>
    <message>
        <source>How many tokens the draft model may guess in one round. Longer guesses win more when right and cost more when wrong.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>草稿模型一轮最多猜测多少个 token。猜得长，猜对时省得多，猜错时损失也多。</translation>
    </message>
    <message>
        <source>Shortest guess</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>最短猜测</translation>
    </message>
    <message>
        <source>A guess of fewer tokens than this is not worth checking and is dropped.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>少于这么多 token 的猜测不值得检查，会被丢弃。</translation>
    </message>
    <message>
        <source>Least confidence</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>最低把握</translation>
    </message>
    <message>
        <source>The draft model stops guessing when it is less sure of a token than this.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>草稿模型对一个 token 的把握低于此值时停止猜测。</translation>
    </message>
    <message>
        <source>Remember earlier chats</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>记住以前的聊天</translation>
    </message>
    <message>
        <source>With Automatic, guesses may also come from what was said in your other chats, which helps when you return to the same text. It changes the speed, never the reply. Nothing leaves this computer, and a deleted chat is forgotten.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>自动模式下，猜测也可来自你的其他聊天，再次处理同一文本时有帮助。它只改变速度，不改变回复。内容不会离开本机，删除的聊天会被忘记。</translation>
    </message>
    <message>
        <source>Answer other programs</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>回答其他程序</translation>
    </message>
    <message>
        <source>Editors, chat programs and scripts can use the models of this window, as they do OpenAI’s, Anthropic’s or Ollama’s. Your own messages go first. A mark in the top bar shows that it is on; it ends with the window.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>编辑器、聊天程序和脚本可以像使用 OpenAI、Anthropic 或 Ollama 那样使用本窗口的模型。你自己的消息优先。顶栏的标记表示已开启；关闭窗口即结束。</translation>
    </message>
    <message>
        <source>Who can ask</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>谁可以提问</translation>
    </message>
    <message>
        <source>Programs on other computers have to send the key.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>其他计算机上的程序必须发送密钥。</translation>
    </message>
    <message>
        <source>Port</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>端口</translation>
    </message>
    <message>
        <source>The number behind the address, where programs ask.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>地址后的数字，程序通过它提问。</translation>
    </message>
    <message>
        <source>Ask for the key here too</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>本机也要求密钥</translation>
    </message>
    <message>
        <source>Programs on this computer have to send the key too. Some that are made for Ollama cannot.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>本机上的程序也必须发送密钥。有些为 Ollama 做的程序做不到。</translation>
    </message>
    <message>
        <source>Let browsers watch my replies</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>允许浏览器观看我的回复</translation>
    </message>
    <message>
        <source>The API’s address opened in a browser shows replies as they are written, for a second screen or a projector. Without this, it shows those for other programs alone: whoever can ask can watch.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>在浏览器中打开 API 地址，可看到正在写的回复，用于第二块屏幕或投影。不开启时只显示给其他程序的回复：能提问的人就能观看。</translation>
    </message>
    <message>
        <source>Web pages that may ask</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>可以提问的网页</translation>
    </message>
    <message>
        <source>Context</source>
        <extracomment>app/settings/groups.py, app/ui/models_page/library_words.py</extracomment>
        <translation>上下文</translation>
    </message>
    <message>
        <source>How many tokens of conversation the models can see. More needs more memory.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>模型能看到对话中的多少个 token。越多越占内存。</translation>
    </message>
    <message>
        <source>Threads</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>线程</translation>
    </message>
    <message>
        <source>How many processor threads compute.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>用多少个处理器线程计算。</translation>
    </message>
    <message>
        <source>one for each core</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>每个核心一个</translation>
    </message>
    <message>
        <source>GPU layers</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>GPU 层数</translation>
    </message>
    <message>
        <source>How many layers of the model the graphics card computes; 0 is none.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>显卡计算模型的多少层；0 为不用。</translation>
    </message>
    <message>
        <source>Memory for other chats</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>用于其他聊天的内存</translation>
    </message>
    <message>
        <source>What the models have read of other chats stays in memory, so that going back to one needs no reading again: up to this many percent of what is free. 0 keeps the latest chat alone.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>模型读过的其他聊天保留在内存中，返回时无需重读：最多占空闲内存的这个百分比。0 只保留最近的聊天。</translation>
    </message>
    <message>
        <source>Disk for chats</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>用于聊天的磁盘</translation>
    </message>
    <message>
        <source>Long chats lie on the disk as the models have read them, up to this many megabytes, so that a restart costs no reading. Only you can open the files, and they are deleted with the chat. 0 keeps none.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>长聊天按模型读过的状态存在磁盘上，最多这么多 MB，重启后无需重读。只有你能打开这些文件，它们随聊天删除。0 不保留。</translation>
    </message>
    <message>
        <source>Other computers</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>其他计算机</translation>
    </message>
    <message>
        <source>Addresses of computers that lend their memory with “draftlight lend”, such as 127.0.0.1:50052, with commas between them: the layers of the model are split over them and this one. Use it only on a network you trust, or through ssh or WireGuard: there is no key and no encryption.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>用“draftlight lend”借出内存的计算机地址，例如 127.0.0.1:50052，用逗号分隔：模型的层分布在它们和本机上。只在可信的网络中使用，或通过 ssh、WireGuard：没有密钥，也没有加密。</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>app/settings/groups.py, app/ui/dialogs/settings/fields.py</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>The model used last.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>上次使用的模型。</translation>
    </message>
    <message>
        <source>none yet</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>还没有</translation>
    </message>
    <message>
        <source>Draft model</source>
        <extracomment>app/settings/groups.py, app/ui/toolkit/language/words.py</extracomment>
        <translation>草稿模型</translation>
    </message>
    <message>
        <source>The draft model used last.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>上次使用的草稿模型。</translation>
    </message>
    <message>
        <source>Say when there is a newer version</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>有新版本时告知</translation>
    </message>
    <message>
        <source>Once a day, when the window opens, Draftlight asks the project&apos;s release page which version is the newest. Nothing about you is sent, and nothing is downloaded.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>每天一次，窗口打开时，Draftlight 向项目发布页询问最新版本。不发送关于你的任何内容，也不下载。</translation>
    </message>
    <message>
        <source>Last answer</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>上次回答</translation>
    </message>
    <message>
        <source>When the release page last answered, in seconds since 1970.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>发布页上次回答的时间，自 1970 年起的秒数。</translation>
    </message>
    <message>
        <source>Suggest titles</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>建议标题</translation>
    </message>
    <message>
        <source>The model is asked for a title of each new chat, some seconds after its reply; whatever you ask for goes first. A title that you gave stays. Without this, chats are named by how your question begins.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>回复后几秒，请模型为每个新聊天起标题；你的提问优先。你起的标题会保留。关闭时，聊天以问题开头命名。</translation>
    </message>
    <message>
        <source>name chats automatic title summary</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>命名 聊天 自动 标题 摘要</translation>
    </message>
    <message>
        <source>Titles from other servers too</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>也用其他服务器起标题</translation>
    </message>
    <message>
        <source>Where a model is on a server that is no Draftlight, each title is one more request, which may cost money.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>如果模型在非 Draftlight 的服务器上，每个标题都多一次请求，可能收费。</translation>
    </message>
    <message>
        <source>Which keys do what, where the person wants others than the usual.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>如果你想用不同的按键，这里决定哪些键做什么。</translation>
    </message>
    <message>
        <source>Introduced</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>已介绍</translation>
    </message>
    <message>
        <source>“Keyboard shortcuts” must have a list of keys for each action.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>“键盘快捷键”必须为每个操作列出按键。</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>app/conversation/comparison.py, app/settings/groups.py</extracomment>
        <translation>温度</translation>
    </message>
    <message>
        <source>How daring the choice of words is: 0 always takes the likeliest, 1 follows the model&apos;s own odds.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>用词的大胆程度：0 总取最可能的，1 按模型自己的概率。</translation>
    </message>
    <message>
        <source>Top-k</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Only the k likeliest tokens may be chosen; 0 switches this off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>只能选最可能的 k 个 token；0 为关闭。</translation>
    </message>
    <message>
        <source>Top-p</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Only the likeliest tokens that together reach this probability; 1 switches this off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>只能选概率合计达到此值的最可能的 token；1 为关闭。</translation>
    </message>
    <message>
        <source>Min-p</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Min-p</translation>
    </message>
    <message>
        <source>Only tokens at least this likely compared with the likeliest; 0 switches this off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>只选与最可能者相比至少这么可能的 token；0 为关闭。</translation>
    </message>
    <message>
        <source>Repeat penalty</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>重复惩罚</translation>
    </message>
    <message>
        <source>Above 1, tokens that were just used become less likely; 1 switches this off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>大于 1 时，刚用过的 token 变得更不可能；1 为关闭。</translation>
    </message>
    <message>
        <source>Typical-p</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Typical-p</translation>
    </message>
    <message>
        <source>Only tokens about as surprising as the text so far; 1 switches this off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>只选意外程度与前文相近的 token；1 为关闭。</translation>
    </message>
    <message>
        <source>Presence penalty</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>存在惩罚</translation>
    </message>
    <message>
        <source>Tokens that were just used become less likely by this much; 0: off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>刚用过的 token 的可能性降低这么多；0 为关闭。</translation>
    </message>
    <message>
        <source>Frequency penalty</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>频率惩罚</translation>
    </message>
    <message>
        <source>The same, for each time a token was just used; 0: off.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>同上，按最近使用的次数累计；0 为关闭。</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>app/conversation/comparison.py, app/settings/groups.py</extracomment>
        <translation>种子</translation>
    </message>
    <message>
        <source>The same seed gives the same reply to the same conversation, guessing or not.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>相同的种子对相同的对话给出相同的回复，不论是否猜测。</translation>
    </message>
    <message>
        <source>a new one each time</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>每次新的</translation>
    </message>
    <message>
        <source>Longest reply</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>最长回复</translation>
    </message>
    <message>
        <source>A reply ends after this many tokens at the latest.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>回复最迟在这么多 token 后结束。</translation>
    </message>
    <message>
        <source>until it is finished</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>直到写完</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>app/settings/groups.py, app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>思考</translation>
    </message>
    <message>
        <source>Whether a model that can be told thinks before it answers.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>可控制的模型是否在回答前思考。</translation>
    </message>
    <message>
        <source>as the model does by itself</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>按模型自己的方式</translation>
    </message>
    <message>
        <source>System prompt</source>
        <extracomment>app/settings/groups.py, app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>系统提示词</translation>
    </message>
    <message>
        <source>Said to the model before every conversation, such as how it should answer.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>每次对话前告诉模型的话，例如应如何回答。</translation>
    </message>
    <message>
        <source>Let chats use tools</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>允许聊天使用工具</translation>
    </message>
    <message>
        <source>A button beside the message field then switches tools on for one chat. Each call is shown, and you are asked before it is made. Tools are programs that you set up below, and a clock and a calculator that come along.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>之后消息框旁的按钮可为一个聊天开启工具。每次调用都会显示，并先征得你同意。工具是你在下面设置的程序，另附时钟和计算器。</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>语言</translation>
    </message>
    <message>
        <source>What the window is written in, from its next start on. Replies are in the language that you write in.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>窗口从下次启动起使用的语言。回复使用你书写的语言。</translation>
    </message>
    <message>
        <source>translation locale deutsch français español 中文 العربية</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>翻译 语言 english deutsch français español العربية</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Light, dark, or as the system has it, which includes its high contrast.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>浅色、深色，或跟随系统（包括系统的高对比度）。</translation>
    </message>
    <message>
        <source>Zoom</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Size of everything in the window; 1 is normal.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>窗口内所有内容的大小；1 为正常。</translation>
    </message>
    <message>
        <source>larger smaller text size scale</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>放大 缩小 字号 比例</translation>
    </message>
    <message>
        <source>Density</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>密度</translation>
    </message>
    <message>
        <source>How much room there is around text: compact shows more of a chat at once.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>文字周围留多少空间：紧凑时一次能看到更多聊天内容。</translation>
    </message>
    <message>
        <source>spacing line height</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>间距 行高</translation>
    </message>
    <message>
        <source>Font of replies</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>回复字体</translation>
    </message>
    <message>
        <source>The font that questions and replies are set in.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>问题和回复使用的字体。</translation>
    </message>
    <message>
        <source>as in the window</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>与窗口相同</translation>
    </message>
    <message>
        <source>typeface family text</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>字体 文字</translation>
    </message>
    <message>
        <source>Text size of replies</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>回复字号</translation>
    </message>
    <message>
        <source>How large questions and replies are set, in pixels where the zoom is 1.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>问题和回复的大小，以缩放为 1 时的像素计。</translation>
    </message>
    <message>
        <source>font size larger smaller</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>字号 放大 缩小</translation>
    </message>
    <message>
        <source>Font of code</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>代码字体</translation>
    </message>
    <message>
        <source>The font that code in replies is set in: its letters should be of one width.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>回复中代码的字体：字符应等宽。</translation>
    </message>
    <message>
        <source>as the system has it</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>与系统相同</translation>
    </message>
    <message>
        <source>monospace typeface family</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>等宽 字体</translation>
    </message>
    <message>
        <source>Check spelling</source>
        <extracomment>app/settings/groups.py, app/ui/chat/composing/spell_check.py</extracomment>
        <translation>检查拼写</translation>
    </message>
    <message>
        <source>Words of your message that no dictionary knows are underlined. Asked are this computer&apos;s dictionaries for the languages of the window, the keyboard and the system, and English; without any, nothing is underlined.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>消息中任何词典都不认识的词会加下划线。查询的是本机上窗口、键盘和系统所用语言以及英语的词典；没有词典时不加下划线。</translation>
    </message>
    <message>
        <source>spell checker dictionary typing mistakes typos hunspell enchant</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>拼写检查 词典 错别字 hunspell enchant</translation>
    </message>
    <message>
        <source>Break long lines of code</source>
        <extracomment>app/settings/groups.py, app/ui/transcript/text/code_buttons.py</extracomment>
        <translation>代码长行换行</translation>
    </message>
    <message>
        <source>Long lines go on in the next one; otherwise code scrolls to the side.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>长行在下一行继续；否则代码可横向滚动。</translation>
    </message>
    <message>
        <source>word wrap line wrap</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>自动换行</translation>
    </message>
    <message>
        <source>Less motion</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>减少动态</translation>
    </message>
    <message>
        <source>Nothing moves by itself. Where the system is set so, that holds too.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>没有内容自行移动。系统如此设置时同样有效。</translation>
    </message>
    <message>
        <source>animation reduced motion accessibility</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>动画 减少动态 无障碍</translation>
    </message>
    <message>
        <source>Show wrong guesses</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>显示猜错的内容</translation>
    </message>
    <message>
        <source>Show wrong guesses in place, struck through.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>在原位显示猜错的内容，加删除线。</translation>
    </message>
    <message>
        <source>The name of a font is one line of at most 200 letters.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>字体名称是一行，最多 200 个字符。</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: there is no program “{command}”. Install it, or give its whole path.</source>
        <extracomment>app/tool_servers/server_process.py</extracomment>
        <translation>“{name}”无法启动：没有程序“{command}”。请安装它，或写出完整路径。</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>“{name}”无法启动：{reason}。</translation>
    </message>
    <message>
        <source>This is too long for a list of tool servers.</source>
        <extracomment>app/tool_servers/server_settings.py</extracomment>
        <translation>作为工具服务器列表太长了。</translation>
    </message>
    <message>
        <source>There are no servers in this: expected is {&quot;mcpServers&quot;: {&quot;name&quot;: {&quot;command&quot;: &quot;…&quot;}}}.</source>
        <extracomment>app/tool_servers/server_settings.py</extracomment>
        <translation>这里没有服务器：应为 {&quot;mcpServers&quot;: {&quot;name&quot;: {&quot;command&quot;: &quot;…&quot;}}}。</translation>
    </message>
    <message>
        <source>This is no JSON. Expected is what other programs keep: {&quot;mcpServers&quot;: {&quot;name&quot;: {&quot;command&quot;: &quot;…&quot;}}}.</source>
        <extracomment>app/tool_servers/server_settings.py</extracomment>
        <translation>这不是 JSON。应为其他程序使用的格式：{&quot;mcpServers&quot;: {&quot;name&quot;: {&quot;command&quot;: &quot;…&quot;}}}。</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <extracomment>app/tool_servers/server_connection.py, app/tool_servers/toolbox.py</extracomment>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>“{name}” was switched off.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>“{name}”已关闭。</translation>
    </message>
    <message>
        <source>it does not say why</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>没有说明原因</translation>
    </message>
    <message>
        <source>“{name}” refused: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>“{name}”拒绝了：{reason}。</translation>
    </message>
    <message>
        <source>“{name}” did not answer within {seconds} seconds.</source>
        <extracomment>app/tool_servers/server_connection.py</extracomment>
        <translation>“{name}”在 {seconds} 秒内没有回答。</translation>
    </message>
    <message>
        <source>“{name}” said more than {most} MB at once, and was ended.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>“{name}”一次输出超过 {most} MB，已被结束。</translation>
    </message>
    <message>
        <source>“{name}” does not speak the Model Context Protocol.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>“{name}”不支持模型上下文协议（MCP）。</translation>
    </message>
    <message>
        <source>“{name}” is switched off.</source>
        <extracomment>app/tool_servers/toolbox.py</extracomment>
        <translation>“{name}”已关闭。</translation>
    </message>
    <message>
        <source>not called yet</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>尚未调用</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a tool call</comment>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>完成</translation>
    </message>
    <message>
        <source>did not work</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>未成功</translation>
    </message>
    <message>
        <source>not allowed</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>不允许</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>已停止</translation>
    </message>
    <message>
        <source>“{tool}” of {server}</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>{server} 的“{tool}”</translation>
    </message>
    <message>
        <source>Tool: {tool} · {outcome}</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>工具：{tool} · {outcome}</translation>
    </message>
    <message>
        <source>Asked with:</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>调用参数：</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>（无）</translation>
    </message>
    <message>
        <source>a tool server</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>工具服务器</translation>
    </message>
    <message>
        <source>Brought:</source>
        <extracomment>app/requests/tool_words.py</extracomment>
        <translation>返回：</translation>
    </message>
    <message>
        <source>slower than without ({times}×)</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>比不猜测慢（{times}×）</translation>
    </message>
    <message>
        <source>as fast as without</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>与不猜测一样快</translation>
    </message>
    <message>
        <source>{times}× faster than without</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>比不猜测快 {times}×</translation>
    </message>
    <message>
        <source>so far {comparison}</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>目前{comparison}</translation>
    </message>
    <message>
        <source>guesses are not told</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>未告知猜测</translation>
    </message>
    <message>
        <source>about: by the pieces that come</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>约数：按收到的片段</translation>
    </message>
    <message>
        <source>guessing is paused</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>猜测已暂停</translation>
    </message>
    <message>
        <source>nothing guessed so far</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>目前没有猜测</translation>
    </message>
    <message>
        <source>nothing was guessed</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>没有猜测</translation>
    </message>
    <message>
        <source>too early to compare</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>还不能比较</translation>
    </message>
    <message>
        <source>not measured without yet</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>尚未测量不猜测时的速度</translation>
    </message>
    <message>
        <source>Ended at the token limit</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>达到 token 上限而结束</translation>
    </message>
    <message>
        <source>Ended because the context is full</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>因上下文已满而结束</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>已停止</translation>
    </message>
    <message>
        <source>The connection broke</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>连接断开</translation>
    </message>
    <message>
        <source>{speed} tokens/s</source>
        <extracomment>app/traces/readout.py, app/ui/models_page/library_words.py</extracomment>
        <translation>{speed} token/秒</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>%n round</comment>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>by {machine}</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>由 {machine}</translation>
    </message>
    <message>
        <source>Ended: it repeated itself</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>已结束：它在重复</translation>
    </message>
    <message>
        <source>{share} % accepted, of all it wrote meanwhile</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>采纳 {share} %（按其间写出的全部计）</translation>
    </message>
    <message>
        <source>{share} % accepted</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>采纳 {share} %</translation>
    </message>
    <message>
        <source>Guesses not told</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>未告知猜测</translation>
    </message>
    <message numerus="yes">
        <source>Thought for %n words</source>
        <comment>Thought for %n word</comment>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>
            <numerusform>思考了 %n 个词</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking… {count} words</source>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>思考中… {count} 个词</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>app/traces/readout.py, app/ui/chat/composing/composer.py, app/ui/dialogs/knowledge_dialog.py, app/ui/models_page/hub/draft_view.py, app/ui/models_page/hub/search_view.py, app/ui/overlays/comparison_view.py, app/ui/overlays/race_view.py, app/ui/window/chat_transfers.py</extracomment>
        <translation>停止</translation>
    </message>
    <message>
        <source>Write it again</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>重新写</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>app/traces/readout.py, app/ui/models_page/pair_state.py, app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>继续</translation>
    </message>
    <message>
        <source>New chat</source>
        <extracomment>app/traces/readout.py, app/ui/chat_list/chat_actions.py, app/ui/chat_list/sidebar.py, app/ui/dialogs/deleted_chats_dialog.py, app/ui/window/shortcuts.py</extracomment>
        <translation>新聊天</translation>
    </message>
    <message>
        <source>This reply repeated itself until it was ended.</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>这个回复一直重复，直到被结束。</translation>
    </message>
    <message>
        <source>This reply repeated itself until the context was full.</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>这个回复一直重复，直到上下文已满。</translation>
    </message>
    <message>
        <source>The context is full, so this reply ended early. A new chat has all the room.</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>上下文已满，所以这个回复提前结束。新聊天有全部空间。</translation>
    </message>
    <message>
        <source>The context is full, so this reply ended early. It can go on without what is oldest; a new chat has all the room.</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>上下文已满，所以这个回复提前结束。略去最早的内容可以继续；新聊天有全部空间。</translation>
    </message>
    <message>
        <source>The model has called tools in many replies in a row. This one is written without, from what they brought.</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>模型连续多次回复都调用了工具。这次不用工具，根据得到的内容来写。</translation>
    </message>
    <message>
        <source>A list</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>列表</translation>
    </message>
    <message>
        <source>Much of a list is easy to guess: most guesses are right, and many words come at once.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>列表的许多内容很容易猜：大多猜对，一次出来很多词。</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>app/traces/trace_files.py, app/ui/transcript/text/tints.py</extracomment>
        <translation>代码</translation>
    </message>
    <message>
        <source>Code says the next word well in advance.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>代码早早就透露下一个词。</translation>
    </message>
    <message>
        <source>A daring poem</source>
        <extracomment>app/traces/trace_files.py, app/ui/chat/first_page/welcome.py</extracomment>
        <translation>大胆的诗</translation>
    </message>
    <message>
        <source>At temperature 2 the big model often takes a word that nobody would guess.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>温度为 2 时，大模型常用没人会猜到的词。</translation>
    </message>
    <message numerus="yes">
        <source>%n words.</source>
        <comment>%n word.</comment>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>
            <numerusform>%n 个词。</numerusform>
        </translation>
    </message>
    <message>
        <source>The reply was stopped: {words}</source>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>回复已停止：{words}</translation>
    </message>
    <message>
        <source>The reply is finished: {words}</source>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>回复已完成：{words}</translation>
    </message>
    <message>
        <source>The reply was stopped; it says nothing.</source>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>回复已停止；没有内容。</translation>
    </message>
    <message>
        <source>The reply is finished; it says nothing.</source>
        <extracomment>app/traces/reasoning.py</extracomment>
        <translation>回复已完成；没有内容。</translation>
    </message>
    <message>
        <source>“{name}” is too large for a recorded reply ({value} MB at most), and was not opened.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>“{name}”作为录制的回复太大（最多 {value} MB），没有打开。</translation>
    </message>
    <message>
        <source>“{name}” is a whole chat. What can be opened here is one recorded reply.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>“{name}”是整个聊天。这里只能打开一个录制的回复。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it may have been cut off. Save or copy it again.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>“{name}”已损坏：可能被截断。请重新保存或复制。</translation>
    </message>
    <message>
        <source>“{name}” is not a recorded reply.</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>“{name}”不是录制的回复。</translation>
    </message>
    <message>
        <source>“{name}” cannot be shown. {error}</source>
        <extracomment>app/traces/trace_files.py</extracomment>
        <translation>“{name}”无法显示。{error}</translation>
    </message>
    <message>
        <source>Assistants (*.json)</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>助手 (*.json)</translation>
    </message>
    <message>
        <source>An assistant is a way to answer: what the model is told before the chat, and settings of its own. Choose one beside the message field; each chat has its own.</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>助手是一种回答方式：聊天前告诉模型的话，以及自己的设置。在消息框旁选择；每个聊天各有一个。</translation>
    </message>
    <message>
        <source>Models that answer where this assistant is chosen. Those chosen by hand in a chat hold there until you close the window.</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>选择此助手时由这些模型回答。在聊天中手动选择的模型在关闭窗口前有效。</translation>
    </message>
    <message numerus="yes">
        <source>%n assistants were added.</source>
        <comment>“{name}” was added.</comment>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>
            <numerusform>已添加 %n 个助手。</numerusform>
        </translation>
    </message>
    <message>
        <source>Assistants</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>助手</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/prompts_dialog.py, app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>名称</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>新建</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>app/ui/chat_list/sidebar.py, app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>复制</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/prompts_dialog.py, app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>删除</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/text_dialogs.py, app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>保存</translation>
    </message>
    <message>
        <source>Import, export ▾</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>导入、导出 ▾</translation>
    </message>
    <message>
        <source>Give assistants to others, or take theirs</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>把助手给别人，或使用别人的</translation>
    </message>
    <message>
        <source>Import and export</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>导入和导出</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Export this one…</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>导出这个…</translation>
    </message>
    <message>
        <source>Export all…</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>全部导出…</translation>
    </message>
    <message>
        <source>Import assistants</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>导入助手</translation>
    </message>
    <message>
        <source>Export assistants</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>导出助手</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py, app/ui/dialogs/another_computer.py, app/ui/dialogs/confirm_dialog.py, app/ui/dialogs/files_dialog.py, app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/import_dialog.py, app/ui/dialogs/prompts_dialog.py, app/ui/dialogs/text_dialogs.py, app/ui/dialogs/tool_server_dialog.py, app/ui/models_page/hub/files_download.py, app/ui/models_page/library_view.py, app/ui/models_page/pair_card.py, app/ui/window/wiring.py</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>There can be at most {most} assistants.</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>最多 {most} 个助手。</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>已保存为 {name}。</translation>
    </message>
    <message>
        <source>Models</source>
        <extracomment>app/settings/declaration.py, app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/folder_settings_dialog.py, app/ui/models_page/models_page.py</extracomment>
        <translation>模型</translation>
    </message>
    <message numerus="yes">
        <source>%n chats have it: they stay readable and go on without.</source>
        <comment>One chat has it: it stays readable and goes on without.</comment>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>
            <numerusform>%n 个聊天在用它：它们仍可阅读，以后不用它继续。</numerusform>
        </translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>app/ui/overlays/recorded_actions.py, app/ui/toolkit/files/file_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>No name</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>无名称</translation>
    </message>
    <message>
        <source>New assistant</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>新助手</translation>
    </message>
    <message>
        <source>As in Settings: {words_of}</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>与设置相同：{words_of}</translation>
    </message>
    <message>
        <source>As in Settings</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>与设置相同</translation>
    </message>
    <message>
        <source>As chosen in the top bar</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>与顶栏选择相同</translation>
    </message>
    <message>
        <source>Assistant</source>
        <extracomment>app/conversation/comparison.py, app/ui/chat/composing/choice_buttons.py, app/ui/dialogs/folder_settings_dialog.py, app/ui/models_page/library_words.py</extracomment>
        <translation>助手</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no assistant</comment>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>Assistant of this chat: {name} (Ctrl+Shift+A)</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>本聊天的助手：{name} (Ctrl+Shift+A)</translation>
    </message>
    <message>
        <source>Assistant of this chat: {name}</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>本聊天的助手：{name}</translation>
    </message>
    <message>
        <source>Edit assistants…</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py, app/ui/window/shortcuts.py</extracomment>
        <translation>编辑助手…</translation>
    </message>
    <message>
        <source>How this chat is answered:</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>本聊天如何回答：</translation>
    </message>
    <message>
        <source>No assistant: as in Settings</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py, app/ui/dialogs/folder_settings_dialog.py</extracomment>
        <translation>没有助手：与设置相同</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <extracomment>app/ui/chat/banner.py</extracomment>
        <translation>关闭这条提示</translation>
    </message>
    <message>
        <source>“{assistant}” is set to use {model}, which is not on this computer. The models you have chosen answer instead.</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>“{assistant}”要用 {model}，但它不在本机。改由你选择的模型回答。</translation>
    </message>
    <message>
        <source>Conversation</source>
        <extracomment>app/ui/chat/chat_view.py</extracomment>
        <translation>对话</translation>
    </message>
    <message>
        <source>Ask anything</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>问点什么</translation>
    </message>
    <message>
        <source>Ask something about what you added</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>就你添加的内容提问</translation>
    </message>
    <message>
        <source>Your message</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>你的消息</translation>
    </message>
    <message>
        <source>Send</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>发送</translation>
    </message>
    <message>
        <source>Send (Enter)</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>发送 (Enter)</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>停止 (Esc)</translation>
    </message>
    <message>
        <source>Add files to your message (Ctrl+U)</source>
        <extracomment>app/ui/chat/composing/attach_button.py</extracomment>
        <translation>给消息添加文件 (Ctrl+U)</translation>
    </message>
    <message>
        <source>Prompts you keep (Ctrl+P)</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>你的提示词 (Ctrl+P)</translation>
    </message>
    <message>
        <source>Editing your message: the old version is kept</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>正在编辑消息：旧版本会保留</translation>
    </message>
    <message>
        <source>Cancel editing (Esc)</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>取消编辑 (Esc)</translation>
    </message>
    <message>
        <source>The files are being read</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>正在读取文件</translation>
    </message>
    <message>
        <source>Context in use</source>
        <extracomment>app/ui/chat/status_line.py</extracomment>
        <translation>已用上下文</translation>
    </message>
    <message>
        <source>How much of the context, what the models can see of a chat, this one takes. Settings has a larger one.</source>
        <extracomment>app/ui/chat/status_line.py</extracomment>
        <translation>上下文是模型能看到的聊天内容；这里显示本聊天占用多少。设置中可选更大的。</translation>
    </message>
    <message>
        <source>Write some code</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>写点代码</translation>
    </message>
    <message>
        <source>Guessing shines: code says the next word well in advance.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>猜测很有效：代码早早就透露下一个词。</translation>
    </message>
    <message>
        <source>List the planets</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>列出行星</translation>
    </message>
    <message>
        <source>Guessing shines: in a list every line is built alike.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>猜测很有效：列表每行结构相同。</translation>
    </message>
    <message>
        <source>Rewrite a text</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>改写一段文字</translation>
    </message>
    <message>
        <source>Guessing shines: most of the reply stands in the question already.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>猜测很有效：回复的大部分已在问题里。</translation>
    </message>
    <message>
        <source>Guessing is hard: at temperature {temperature} (for this reply only) words are a surprise, and more are missed.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>猜测很难：温度为 {temperature}（仅此回复）时用词出人意料，猜错更多。</translation>
    </message>
    <message>
        <source>Send the part that fits</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>发送放得下的部分</translation>
    </message>
    <message>
        <source>Send the passages that match</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>发送匹配的段落</translation>
    </message>
    <message>
        <source>“{file}” has {tokens} tokens, and there is room for {room}.</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>“{file}”有 {tokens} 个 token，而空间只有 {room} 个。</translation>
    </message>
    <message>
        <source>These files have {tokens} tokens, and there is room for {room}.</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>这些文件有 {tokens} 个 token，而空间只有 {room} 个。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <extracomment>app/ui/chat/composing/file_strip.py, app/ui/chat/composing/resource_dialog.py, app/ui/dialogs/picture_dialog.py</extracomment>
        <translation>读取中…</translation>
    </message>
    <message>
        <source>At most {share} of {all} tokens</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>最多 {all} 个 token 中的 {share} 个</translation>
    </message>
    <message>
        <source>{share} of {total} tokens</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>{total} 个 token 中的 {share} 个</translation>
    </message>
    <message>
        <source>Settings has a larger context, which takes more memory.</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>设置中有更大的上下文，占用更多内存。</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>app/ui/chat/composing/file_strip.py, app/ui/dialogs/knowledge_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>移除</translation>
    </message>
    <message>
        <source>{much} What should be sent?</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>{much} 要发送什么？</translation>
    </message>
    <message>
        <source>{much} The beginning is sent.</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>{much} 将发送开头。</translation>
    </message>
    <message>
        <source>{much} What matches your question is sent.</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>{much} 将发送与问题匹配的内容。</translation>
    </message>
    <message>
        <source>The part that fits</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>放得下的部分</translation>
    </message>
    <message>
        <source>From the beginning, as far as there is room</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>从开头起，到放满为止</translation>
    </message>
    <message>
        <source>The passages that match</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>匹配的段落</translation>
    </message>
    <message>
        <source>Those with the words of your question in them, as many as fit</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>含有问题中词语的段落，能放多少放多少</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the largest</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>移除最大的</translation>
    </message>
    <message>
        <source>Find in this chat</source>
        <extracomment>app/ui/chat/find_bar.py, app/ui/window/shortcuts.py</extracomment>
        <translation>在本聊天中查找</translation>
    </message>
    <message>
        <source>Enter goes to the next place, Shift+Enter to the one before, Escape ends it.</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>Enter 到下一处，Shift+Enter 到上一处，Escape 结束。</translation>
    </message>
    <message>
        <source>The place before (Shift+F3)</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>上一处 (Shift+F3)</translation>
    </message>
    <message>
        <source>The next place (F3)</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>下一处 (F3)</translation>
    </message>
    <message>
        <source>End the search (Esc)</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>结束查找 (Esc)</translation>
    </message>
    <message>
        <source>{place} of {total}</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>{place}/{total}</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>app/ui/chat/find_bar.py, app/ui/models_page/hub/problem.py</extracomment>
        <translation>未找到</translation>
    </message>
    <message numerus="yes">
        <source>%n files are too many: a message can have {most}. None of them was added.</source>
        <comment>One file more is too many: a message can have {most}. None of them was added.</comment>
        <extracomment>app/ui/chat/composing/pending_files.py</extracomment>
        <translation>
            <numerusform>多了 %n 个文件：一条消息最多 {most} 个。都没有添加。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{file}” is there already.</source>
        <extracomment>app/ui/chat/composing/pending_files.py</extracomment>
        <translation>“{file}”已经在了。</translation>
    </message>
    <message>
        <source>What you pasted is one file more than the {most} that a message can have.</source>
        <extracomment>app/ui/chat/composing/pending_files.py</extracomment>
        <translation>粘贴的内容是第 {most} 个之外多出的一个文件。</translation>
    </message>
    <message numerus="yes">
        <source>%n more files cannot be taken.</source>
        <comment>%n more file cannot be taken.</comment>
        <extracomment>app/ui/chat/composing/pending_files.py</extracomment>
        <translation>
            <numerusform>还有 %n 个文件不能添加。</numerusform>
        </translation>
    </message>
    <message>
        <source>Prompts</source>
        <extracomment>app/ui/chat/composing/message_sending.py, app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Edit prompts…</source>
        <extracomment>app/ui/chat/composing/message_sending.py</extracomment>
        <translation>编辑提示词…</translation>
    </message>
    <message>
        <source>Keep this message as a prompt…</source>
        <extracomment>app/ui/chat/composing/message_sending.py</extracomment>
        <translation>把这条消息存为提示词…</translation>
    </message>
    <message>
        <source>Answer me now</source>
        <extracomment>app/ui/chat/replying/reply_remark.py</extracomment>
        <translation>现在回答我</translation>
    </message>
    <message>
        <source>End the reply for the other program</source>
        <extracomment>app/ui/chat/replying/reply_remark.py</extracomment>
        <translation>结束给另一个程序的回复</translation>
    </message>
    <message>
        <source>Add to dictionary</source>
        <extracomment>app/ui/chat/composing/spell_check.py</extracomment>
        <translation>添加到词典</translation>
    </message>
    <message>
        <source>Ignore this word</source>
        <extracomment>app/ui/chat/composing/spell_check.py</extracomment>
        <translation>忽略此词</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <extracomment>app/ui/chat/composing/spell_check.py</extracomment>
        <translation>没有建议</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <extracomment>app/ui/chat/status_line.py</extracomment>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>The last words of a reply are not on the disk. They are saved as soon as that is possible; closing the window before then loses them.</source>
        <extracomment>app/ui/chat/status_line.py</extracomment>
        <translation>回复的最后几个词还没写入磁盘。一旦可能就会保存；在此之前关闭窗口会丢失它们。</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>app/ui/chat/first_page/loading_show.py, app/ui/chat/status_line.py</extracomment>
        <translation>进度</translation>
    </message>
    <message>
        <source>Thinking before the answer is on in this chat: slower, and often better</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>本聊天已开启回答前思考：较慢，但往往更好</translation>
    </message>
    <message>
        <source>Thinking before the answer: on</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>回答前思考：开</translation>
    </message>
    <message>
        <source>Thinking before the answer is off in this chat: the answer comes at once</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>本聊天已关闭回答前思考：立即回答</translation>
    </message>
    <message>
        <source>Thinking before the answer: off</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>回答前思考：关</translation>
    </message>
    <message>
        <source>Thinks first</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>先思考</translation>
    </message>
    <message>
        <source>Thinking off</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>不思考</translation>
    </message>
    <message>
        <source>What the tool is given</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>给工具的内容</translation>
    </message>
    <message>
        <source>Allow once</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>允许一次</translation>
    </message>
    <message>
        <source>Allow in this chat</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>在本聊天中允许</translation>
    </message>
    <message>
        <source>This tool is not asked for again in this chat</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>本聊天中不再询问这个工具</translation>
    </message>
    <message>
        <source>Never in this chat</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>在本聊天中从不</translation>
    </message>
    <message>
        <source>The model is told no, and not offered it again here</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>告诉模型不行，并且在这里不再提供它</translation>
    </message>
    <message>
        <source>The model wants to use {tool}, with:</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>模型想使用 {tool}，内容：</translation>
    </message>
    <message>
        <source>Waiting for {tool}…</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>正在等待 {tool}…</translation>
    </message>
    <message>
        <source>Starting the tools of this chat…</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>正在启动本聊天的工具…</translation>
    </message>
    <message>
        <source>Tools of this chat</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>本聊天的工具</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no tools</comment>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>Tools of this chat: {names}</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>本聊天的工具：{names}</translation>
    </message>
    <message>
        <source>Set up tools…</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>设置工具…</translation>
    </message>
    <message>
        <source>Tools that this chat may use:</source>
        <extracomment>app/ui/chat/composing/choice_buttons.py</extracomment>
        <translation>本聊天可以使用的工具：</translation>
    </message>
    <message>
        <source>Starter pair</source>
        <extracomment>app/ui/chat/replying/cards.py, app/ui/toolkit/language/words.py</extracomment>
        <translation>入门组合</translation>
    </message>
    <message>
        <source>Try it now, nothing to download</source>
        <extracomment>app/ui/chat/first_page/welcome.py, app/ui/chat/replying/cards.py</extracomment>
        <translation>马上试试，无需下载</translation>
    </message>
    <message>
        <source>Starter pair: try it now, nothing to download</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>入门组合：马上试试，无需下载</translation>
    </message>
    <message>
        <source>Choose a pair…</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>选择一对…</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>收回</translation>
    </message>
    <message>
        <source>Put the question back into the message field</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>把问题放回消息框</translation>
    </message>
    <message>
        <source>Your question waits for a model, and is answered as soon as one is loaded.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>你的问题在等待模型，载入后就会回答。</translation>
    </message>
    <message>
        <source>Your question waits, since the models are not loaded. It is answered as soon as they are, or others.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>模型还没载入，你的问题在等待。它们或其他模型载入后就会回答。</translation>
    </message>
    <message>
        <source>This question has no reply yet.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>这个问题还没有回复。</translation>
    </message>
    <message>
        <source>Your question is answered as soon as the models are loaded.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>模型载入后就回答你的问题。</translation>
    </message>
    <message>
        <source>Your question is answered after the reply that is being written.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>正在写的回复结束后就回答你的问题。</translation>
    </message>
    <message>
        <source>Load them</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>载入</translation>
    </message>
    <message>
        <source>Answer it</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>回答</translation>
    </message>
    <message>
        <source>Chat with a model on your own computer</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>在自己的电脑上与模型聊天</translation>
    </message>
    <message>
        <source>Open model files</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>打开模型文件</translation>
    </message>
    <message>
        <source>Get a real pair</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>获取真正的组合</translation>
    </message>
    <message>
        <source>Watch a recorded reply: {title}</source>
        <extracomment>app/ui/chat/first_page/welcome.py, app/ui/window/shortcuts.py</extracomment>
        <translation>观看录制的回复：{title}</translation>
    </message>
    <message>
        <source>What would you like to know?</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>你想知道什么？</translation>
    </message>
    <message>
        <source>New folder</source>
        <extracomment>app/ui/chat_list/chat_actions.py, app/ui/chat_list/sidebar.py</extracomment>
        <translation>新文件夹</translation>
    </message>
    <message numerus="yes">
        <source>%n chats</source>
        <comment>%n chat</comment>
        <extracomment>app/ui/chat_list/chat_actions.py, app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>
            <numerusform>%n 个聊天</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}”</source>
        <extracomment>app/ui/chat_list/chat_actions.py, app/ui/models_page/library_words.py, app/ui/transcript/inspection.py</extracomment>
        <translation>“{name}”</translation>
    </message>
    <message>
        <source>Deleted {what}</source>
        <extracomment>app/ui/chat_list/chat_actions.py</extracomment>
        <translation>已删除{what}</translation>
    </message>
    <message>
        <source>Moved {what}</source>
        <extracomment>app/ui/chat_list/chat_actions.py</extracomment>
        <translation>已移动{what}</translation>
    </message>
    <message>
        <source>Archived {what}</source>
        <extracomment>app/ui/chat_list/chat_actions.py</extracomment>
        <translation>已归档{what}</translation>
    </message>
    <message>
        <source>Removed “{name}”</source>
        <extracomment>app/ui/chat_list/chat_actions.py</extracomment>
        <translation>已移除“{name}”</translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>app/ui/chat_list/chat_list.py</extracomment>
        <translation>对话</translation>
    </message>
    <message>
        <source>New title</source>
        <extracomment>app/ui/chat_list/chat_list_delegate.py</extracomment>
        <translation>新标题</translation>
    </message>
    <message>
        <source>Folder {name}, {count}, {state}</source>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>文件夹 {name}，{count}，{state}</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a folder&apos;s state</comment>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>已打开</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a folder&apos;s state</comment>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>Pinned</source>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>置顶</translation>
    </message>
    <message>
        <source>Show more of {count}</source>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>显示更多（共 {count}）</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n chats</source>
        <comment>Delete</comment>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>
            <numerusform>删除 %n 个聊天</numerusform>
        </translation>
    </message>
    <message>
        <source>Markdown, to read</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>Markdown，便于阅读</translation>
    </message>
    <message>
        <source>Web pages, with colours</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>网页，带颜色</translation>
    </message>
    <message>
        <source>JSON, all of it, to take in again</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>JSON，全部内容，可再导入</translation>
    </message>
    <message>
        <source>Move to folder</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>移到文件夹</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>取消置顶</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>置顶</translation>
    </message>
    <message>
        <source>Take out of the folder</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>移出文件夹</translation>
    </message>
    <message>
        <source>Take out of the archive</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>移出归档</translation>
    </message>
    <message>
        <source>Archive</source>
        <comment>a verb</comment>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>归档</translation>
    </message>
    <message>
        <source>Archive</source>
        <comment>the folder</comment>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>归档</translation>
    </message>
    <message>
        <source>No chat contains “{words}”.</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>没有聊天包含“{words}”。</translation>
    </message>
    <message>
        <source>Looking through older chats…</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>正在查找更早的聊天…</translation>
    </message>
    <message>
        <source>Chats</source>
        <extracomment>app/ui/chat_list/sidebar.py, app/ui/window/palette.py</extracomment>
        <translation>聊天</translation>
    </message>
    <message>
        <source>Search chats</source>
        <extracomment>app/ui/chat_list/sidebar.py, app/ui/window/shortcuts.py</extracomment>
        <translation>搜索聊天</translation>
    </message>
    <message>
        <source>New chat (Ctrl+N)</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>新聊天 (Ctrl+N)</translation>
    </message>
    <message>
        <source>Folders, importing and saving chats</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>文件夹、导入和保存聊天</translation>
    </message>
    <message>
        <source>Import chats…</source>
        <extracomment>app/ui/chat_list/sidebar.py, app/ui/window/shortcuts.py</extracomment>
        <translation>导入聊天…</translation>
    </message>
    <message>
        <source>Delete all chats…</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>删除所有聊天…</translation>
    </message>
    <message>
        <source>Save all chats as</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>所有聊天另存为</translation>
    </message>
    <message>
        <source>Your chats will be listed here.</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>你的聊天会列在这里。</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>app/ui/chat_list/sidebar.py, app/ui/models_page/library_view.py</extracomment>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>存为文件…</translation>
    </message>
    <message numerus="yes">
        <source>Save %n chats as</source>
        <comment>Save %n chat as</comment>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>
            <numerusform>把 %n 个聊天存为</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the folder, keep its chats</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>移除文件夹，保留聊天</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>app/ui/chat_list/chat_actions.py, app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/prompts_dialog.py, app/ui/dialogs/settings/settings_dialog.py, app/ui/window/chat_transfers.py</extracomment>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z in the list)</source>
        <extracomment>app/ui/chat_list/chat_actions.py</extracomment>
        <translation>撤销 (列表中 Ctrl+Z)</translation>
    </message>
    <message>
        <source>Work of others in Draftlight, with its licences</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Draftlight 中他人的作品及其许可证</translation>
    </message>
    <message>
        <source>About Draftlight</source>
        <extracomment>app/ui/dialogs/about_dialog.py, app/ui/dialogs/settings/settings_dialog.py, app/ui/window/shortcuts.py</extracomment>
        <translation>关于 Draftlight</translation>
    </message>
    <message>
        <source>Newer versions</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>新版本</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>查看有没有新版本</translation>
    </message>
    <message>
        <source>Asks the project&apos;s release page once</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>向项目发布页询问一次</translation>
    </message>
    <message>
        <source>Copy these facts</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>复制这些信息</translation>
    </message>
    <message>
        <source>For a question or a report: versions, no chats</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>用于提问或报告：只有版本，没有聊天</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/ui/dialogs/about_dialog.py, app/ui/dialogs/assistants_dialog.py, app/ui/dialogs/backups_dialog.py, app/ui/dialogs/deleted_chats_dialog.py, app/ui/dialogs/knowledge_dialog.py, app/ui/dialogs/picture_dialog.py, app/ui/dialogs/prompts_dialog.py, app/ui/dialogs/settings/settings_dialog.py, app/ui/dialogs/text_dialogs.py, app/ui/help/help_window.py, app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/comparison_view.py, app/ui/overlays/race_view.py, app/ui/overlays/recorded_view.py, app/ui/overlays/slow_motion_view.py, app/ui/previews/preview_dialog.py, app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Asking…</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>正在询问…</translation>
    </message>
    <message>
        <source>Where your data is</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>数据在哪里</translation>
    </message>
    <message>
        <source>Chats, settings, models and a log without your words. It all stays here when Draftlight goes.</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>聊天、设置、模型，以及不含你的话的日志。移除 Draftlight 时都留在这里。</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Draftlight is free software under the Apache Licence 2.0. It rests on work of others:</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>Draftlight 是 Apache 许可证 2.0 下的自由软件。它建立在他人的作品之上：</translation>
    </message>
    <message>
        <source>Chat with language models on your own computer, and watch them guess ahead.</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>在自己的电脑上与语言模型聊天，并看着它们提前猜测。</translation>
    </message>
    <message>
        <source>Full licence texts</source>
        <extracomment>app/ui/dialogs/about_dialog.py</extracomment>
        <translation>许可证全文</translation>
    </message>
    <message>
        <source>What is new</source>
        <extracomment>app/ui/dialogs/about_dialog.py, app/ui/window/banner_messages.py</extracomment>
        <translation>新内容</translation>
    </message>
    <message>
        <source>Of another Draftlight (“serve”), llama-server, vLLM, Ollama, LM Studio, or a server like OpenAI&apos;s.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>另一个 Draftlight（“serve”）、llama-server、vLLM、Ollama、LM Studio，或类似 OpenAI 的服务器。</translation>
    </message>
    <message>
        <source>It has no model yet. Load one there first.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>它还没有模型。请先在那里载入一个。</translation>
    </message>
    <message>
        <source>Without https, others on the way can read what you write, and the key: use it in networks you trust.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>没有 https 时，途中的人能读到你写的内容和密钥：只在可信的网络中使用。</translation>
    </message>
    <message>
        <source>It shows everything: each round, wrong guesses, what both models expected.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>它显示全部：每一轮、猜错的内容、两个模型的预期。</translation>
    </message>
    <message>
        <source>It tells how many guesses came true, without colours.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>它告知猜对多少，但没有颜色。</translation>
    </message>
    <message>
        <source>Where it guesses, it tells how many guesses came true, without colours.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>它猜测时会告知猜对多少，但没有颜色。</translation>
    </message>
    <message>
        <source>It does not tell what was guessed: text and speed are shown.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>它不告知猜了什么：只显示文本和速度。</translation>
    </message>
    <message>
        <source>Kept in this system&apos;s keyring, and shown to this server alone.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>保存在系统钥匙串中，只出示给这个服务器。</translation>
    </message>
    <message>
        <source>This system has no keyring: the key is known until Draftlight is closed.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>系统没有钥匙串：密钥在关闭 Draftlight 前有效。</translation>
    </message>
    <message>
        <source>The system&apos;s keyring does not answer: the key may be known only until Draftlight is closed.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>系统钥匙串没有响应：密钥可能只在关闭 Draftlight 前有效。</translation>
    </message>
    <message>
        <source>Another computer</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>其他计算机</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/local_api/api_card.py</extracomment>
        <translation>地址</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/local_api/api_card.py</extracomment>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Only where the server asks for one</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>仅当服务器要求时填写</translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/dialogs/tool_server_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>测试</translation>
    </message>
    <message>
        <source>Ask the server what it is (Enter)</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>询问服务器是什么 (Enter)</translation>
    </message>
    <message>
        <source>Problem</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>问题</translation>
    </message>
    <message>
        <source>Models there</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>那里的模型</translation>
    </message>
    <message>
        <source>Use this model</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/models_page/hub/draft_row.py, app/ui/models_page/pair_card.py</extracomment>
        <translation>使用这个模型</translation>
    </message>
    <message>
        <source>Looking for servers on this computer…</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>正在查找本机上的服务器…</translation>
    </message>
    <message>
        <source>Used before:</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>以前用过：</translation>
    </message>
    <message>
        <source>Asking {place}…</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>正在询问 {place}…</translation>
    </message>
    <message>
        <source>{program} at {place}</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/metrics/drafting_advice.py</extracomment>
        <translation>{place} 的 {program}</translation>
    </message>
    <message>
        <source>This server asks for a key. Enter it above.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>这个服务器需要密钥。请在上面输入。</translation>
    </message>
    <message>
        <source>On this computer:</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>在本机：</translation>
    </message>
    <message>
        <source>No server was found on this computer.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>本机上没有找到服务器。</translation>
    </message>
    <message>
        <source>Keep a copy of all your chats, or bring the chats of an earlier copy back.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>保存所有聊天的副本，或恢复以前副本中的聊天。</translation>
    </message>
    <message>
        <source>Backups…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>备份…</translation>
    </message>
    <message>
        <source>Copy of Draftlight’s chats (*.sqlite3)</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Draftlight 聊天的副本 (*.sqlite3)</translation>
    </message>
    <message>
        <source>before the chat file changed</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>聊天文件更改之前</translation>
    </message>
    <message>
        <source>Backups</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>备份</translation>
    </message>
    <message>
        <source>Copies of your chats</source>
        <extracomment>app/ui/application.py, app/ui/dialogs/backups_dialog.py, app/ui/window/shortcuts.py</extracomment>
        <translation>聊天的副本</translation>
    </message>
    <message>
        <source>Chats in this copy</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>这个副本中的聊天</translation>
    </message>
    <message>
        <source>What was said in this chat</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>这个聊天的内容</translation>
    </message>
    <message>
        <source>Open a copy…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>打开副本…</translation>
    </message>
    <message>
        <source>Back up now…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>立即备份…</translation>
    </message>
    <message>
        <source>Bring back…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>恢复…</translation>
    </message>
    <message>
        <source>Looking for copies…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>正在查找副本…</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>app/ui/dialogs/backups_dialog.py, app/ui/transcript/messages/user_message.py</extracomment>
        <translation>你</translation>
    </message>
    <message>
        <source>Open a copy of your chats</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>打开聊天的副本</translation>
    </message>
    <message>
        <source>Back up all chats</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>备份所有聊天</translation>
    </message>
    <message>
        <source>Copying your chats…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>正在复制聊天…</translation>
    </message>
    <message>
        <source>They take the place of all chats that are here now, with their folders and assistants.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>它们将取代现在的所有聊天，连同文件夹和助手。</translation>
    </message>
    <message>
        <source>A copy of the chats of now is made first and listed here, so that you can go back.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>会先保存现有聊天的副本并列在这里，以便恢复。</translation>
    </message>
    <message>
        <source>Bring back {copy}?</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>恢复 {copy}？</translation>
    </message>
    <message>
        <source>Bring back</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Bringing your chats back…</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>正在恢复聊天…</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>before others were brought back</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>恢复其他副本之前</translation>
    </message>
    <message>
        <source>There is no copy yet.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>还没有副本。</translation>
    </message>
    <message>
        <source>Choose a chat to read it.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>选择一个聊天来阅读。</translation>
    </message>
    <message>
        <source>The latest {count} chats are listed; all of them are brought back.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>列出最近的 {count} 个聊天；恢复时包括全部。</translation>
    </message>
    <message>
        <source>{why} Try again in a moment.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>{why} 请稍后再试。</translation>
    </message>
    <message>
        <source>The chats of {moment} are back. What was there before is kept: Settings, Backups.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>{moment} 的聊天已恢复。之前的内容已保留：设置，备份。</translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>无标题</translation>
    </message>
    <message>
        <source>This is a mistake in Draftlight, not yours. Your chats are saved and the window goes on. The report holds no text of your chats; read it, and send it along if you report the mistake.</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>这是 Draftlight 的错误，不是你的。聊天已保存，窗口继续运行。报告不含聊天文本；请阅读，报告错误时一并发送。</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>出错了</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>报告</translation>
    </message>
    <message>
        <source>Copy report</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>复制报告</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>继续</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>程序内部出错</translation>
    </message>
    <message>
        <source>Picture {name}</source>
        <extracomment>app/ui/dialogs/picture_dialog.py</extracomment>
        <translation>图片 {name}</translation>
    </message>
    <message>
        <source>{figures} · {width} x {height} pixels</source>
        <extracomment>app/ui/dialogs/picture_dialog.py, app/ui/toolkit/language/words.py</extracomment>
        <translation>{figures} · {width} x {height} 像素</translation>
    </message>
    <message>
        <source>Nothing there fits it as a draft: a smaller model that splits text alike.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>那里没有适合作草稿的模型：应是切分文本方式相同的较小模型。</translation>
    </message>
    <message>
        <source>It does not tell which of them fit. That is found out when both are loaded.</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>它没有说明哪些匹配。两者载入时才知道。</translation>
    </message>
    <message>
        <source>{name}, as that computer pairs them</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>{name}，按那台计算机的配对</translation>
    </message>
    <message>
        <source>No draft</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/window/model_choices.py</extracomment>
        <translation>无草稿模型</translation>
    </message>
    <message>
        <source>sees pictures, with {size} more</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>能看图片，另需 {size}</translation>
    </message>
    <message>
        <source>It sees pictures, with {name} beside it ({size}), which is loaded with the first picture.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>它能看图片，靠的是旁边的 {name}（{size}），首次用到图片时加载。</translation>
    </message>
    <message>
        <source>Sees pictures, with {size} GB more</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>能看图片，另需 {size} GB</translation>
    </message>
    <message>
        <source>Some of it is here already; {size} GB are still to come.</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>一部分已在这里；还需 {size} GB。</translation>
    </message>
    <message>
        <source>There is no race: a reply could not be written.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>没有比赛：有一个回复未能写出。</translation>
    </message>
    <message>
        <source>The models could not be loaded; your next message tries again</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>模型未能载入；发送下一条消息时会再试</translation>
    </message>
    <message>
        <source>The draft reads your message too… {done} of {total} tokens</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>草稿模型也在读取你的消息… {done}/{total} 个 token</translation>
    </message>
    <message>
        <source>{count} tokens of {size}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} 中的 {count} 个 token</translation>
    </message>
    <message>
        <source>Text, code, PDF, Word and pictures ({endings})</source>
        <extracomment>app/ui/window/document_actions.py</extracomment>
        <translation>文本、代码、PDF、Word 和图片 ({endings})</translation>
    </message>
    <message>
        <source>Draft that guesses ahead</source>
        <extracomment>app/ui/dialogs/another_computer.py, app/ui/dialogs/files_dialog.py, app/ui/window/user_actions.py</extracomment>
        <translation>提前猜测的草稿模型</translation>
    </message>
    <message>
        <source>Asking what fits…</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>正在询问哪些匹配…</translation>
    </message>
    <message>
        <source>As that computer pairs them</source>
        <extracomment>app/ui/dialogs/another_computer.py</extracomment>
        <translation>按那台计算机的配对</translation>
    </message>
    <message>
        <source>All of it.</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>全部。</translation>
    </message>
    <message>
        <source>{figures}. What the model reads of it: {note}</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>{figures}。模型读取的部分：{note}</translation>
    </message>
    <message>
        <source>Text of {name}</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>{name} 的文本</translation>
    </message>
    <message>
        <source>Copy text</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>复制文本</translation>
    </message>
    <message>
        <source>Model files (*.gguf)</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>模型文件 (*.gguf)</translation>
    </message>
    <message>
        <source>Big model that writes the answer</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>写回答的大模型</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>打开</translation>
    </message>
    <message>
        <source>A chat model in a GGUF file.</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>GGUF 文件中的聊天模型。</translation>
    </message>
    <message>
        <source>Draft that guesses ahead (if you have one)</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>提前猜测的草稿模型（如果有）</translation>
    </message>
    <message>
        <source>A much smaller model of the same family: an eighth of the size or less works best.</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>同系列中小得多的模型：大小为八分之一或更小时最好。</translation>
    </message>
    <message>
        <source>No file chosen</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>未选择文件</translation>
    </message>
    <message>
        <source>Browse…</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Browse for: {title}</source>
        <extracomment>app/ui/dialogs/files_dialog.py</extracomment>
        <translation>浏览：{title}</translation>
    </message>
    <message>
        <source>Chats (*.json *.jsonl *.zip)</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>聊天 (*.json *.jsonl *.zip)</translation>
    </message>
    <message>
        <source>Settings → Data controls → Export data. Choose the ZIP file that comes by e-mail, as it is.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Settings → Data controls → Export data。选择通过电子邮件收到的 ZIP 文件，不要解压。</translation>
    </message>
    <message>
        <source>Settings → Privacy → Export data. Choose the ZIP file, or the conversations.json in it.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Settings → Privacy → Export data。选择 ZIP 文件，或其中的 conversations.json。</translation>
    </message>
    <message>
        <source>Choose the folder “conversations” in “.lmstudio”, in your home folder.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>选择个人文件夹中“.lmstudio”里的“conversations”文件夹。</translation>
    </message>
    <message>
        <source>Choose the folder “threads” in Jan’s data folder.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>选择 Jan 数据文件夹中的“threads”文件夹。</translation>
    </message>
    <message>
        <source>Settings → Data controls → Export chats. Choose the JSON file.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Settings → Data controls → Export chats。选择 JSON 文件。</translation>
    </message>
    <message>
        <source>JSON files, or a ZIP file of them, that were saved here.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>在这里保存的 JSON 文件，或它们的 ZIP 文件。</translation>
    </message>
    <message>
        <source>Import chats</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>导入聊天</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere. Chats that are here already are not doubled. It can be undone.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>不会发送到任何地方。已有的聊天不会重复。可以撤销。</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>选择文件夹…</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Insert</source>
        <extracomment>app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>插入</translation>
    </message>
    <message>
        <source>New prompt</source>
        <extracomment>app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>新提示词</translation>
    </message>
    <message>
        <source>Prompt</source>
        <extracomment>app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>提示词</translation>
    </message>
    <message>
        <source>What is to stand in the message field</source>
        <extracomment>app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>放入消息框的内容</translation>
    </message>
    <message>
        <source>{{language}} is a place to fill in: you are asked for it each time.</source>
        <extracomment>app/ui/dialogs/prompts_dialog.py</extracomment>
        <translation>{{语言}} 是待填的位置：每次都会询问你。</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py, app/ui/window/shortcuts.py</extracomment>
        <translation>设置</translation>
    </message>
    <message>
        <source>No setting is about “{words}”. Try another word.</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>没有关于“{words}”的设置。请换一个词。</translation>
    </message>
    <message>
        <source>{own} is the starter model&apos;s own: it suits so small a model. With others: {value}.</source>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>{own} 是入门模型自己的值：适合这么小的模型。其他模型：{value}。</translation>
    </message>
    <message>
        <source>Reset “{setting}” to: {value}</source>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>把“{setting}”重置为：{value}</translation>
    </message>
    <message>
        <source>You set this one; the starter model&apos;s own is {value}.</source>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>这是你设置的；入门模型自己的值是 {value}。</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>app/ui/dialogs/settings/row.py</extracomment>
        <translation>重置</translation>
    </message>
    <message>
        <source>Back to: {value}</source>
        <extracomment>app/ui/dialogs/settings/row.py</extracomment>
        <translation>恢复为：{value}</translation>
    </message>
    <message>
        <source>on</source>
        <comment>a setting</comment>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a setting</comment>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>关</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>app/ui/dialogs/settings/fields.py</extracomment>
        <translation>空</translation>
    </message>
    <message>
        <source>Search settings</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>搜索设置</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>分类</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>分类</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <comment>%n changed</comment>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>
            <numerusform>%n 项已更改</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them alone</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>只显示这些</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Show all settings</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>显示所有设置</translation>
    </message>
    <message>
        <source>Show the changed settings alone</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>只显示已更改的设置</translation>
    </message>
    <message>
        <source>All settings are as they came.</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>所有设置都是默认值。</translation>
    </message>
    <message numerus="yes">
        <source>%n settings are changed.</source>
        <comment>One setting is changed.</comment>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>
            <numerusform>%n 项设置已更改。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo the reset of all settings</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>撤销对所有设置的重置</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>重置所有设置</translation>
    </message>
    <message>
        <source>You can undo this</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>可以撤销</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>No keys</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py, app/ui/help/help_pages.py</extracomment>
        <translation>无按键</translation>
    </message>
    <message>
        <source>Press the keys…</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>请按键…</translation>
    </message>
    <message>
        <source>Press the new keys, Backspace for none, or Esc to leave them as they are.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>请按新的按键，Backspace 表示无，Esc 保持原样。</translation>
    </message>
    <message>
        <source>Reset the keys of “{action}” to: {keys}</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>把“{action}”的按键重置为：{keys}</translation>
    </message>
    <message>
        <source>Use them here instead</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>改在这里使用</translation>
    </message>
    <message>
        <source>Press to choose other keys</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>按下以选择其他按键</translation>
    </message>
    <message>
        <source>{keys} is taken by “{action}” now.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} 现在用于“{action}”。</translation>
    </message>
    <message>
        <source>{keys} is taken by “{action}”.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} 已用于“{action}”。</translation>
    </message>
    <message>
        <source>Send the message</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>发送消息</translation>
    </message>
    <message>
        <source>Break the line</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>换行</translation>
    </message>
    <message>
        <source>In an empty message field: what you asked before; Down goes back</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>在空的消息框中：以前的提问；向下键返回</translation>
    </message>
    <message>
        <source>In a reply: to the next token; what both models thought of it is shown</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>在回复中：到下一个 token；显示两个模型的看法</translation>
    </message>
    <message>
        <source>In a reply: light up the round of the token at the cursor</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>在回复中：突出显示光标处 token 所在的轮</translation>
    </message>
    <message>
        <source>Rename the chat that is marked in the list</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>重命名列表中选中的聊天</translation>
    </message>
    <message>
        <source>Delete the chat that is marked in the list</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>删除列表中选中的聊天</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>更改按键…</translation>
    </message>
    <message>
        <source>{keys} copies in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} 在所有文本框中用于复制，所以不能在这里使用。</translation>
    </message>
    <message>
        <source>{keys} cuts in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} 在所有文本框中用于剪切，所以不能在这里使用。</translation>
    </message>
    <message>
        <source>{keys} pastes in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} 在所有文本框中用于粘贴，所以不能在这里使用。</translation>
    </message>
    <message>
        <source>{keys} selects all in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} 在所有文本框中用于全选，所以不能在这里使用。</translation>
    </message>
    <message>
        <source>{keys} takes back what was typed in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} 在所有文本框中用于撤销输入，所以不能在这里使用。</translation>
    </message>
    <message>
        <source>{keys} types again what was taken back in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} 在所有文本框中用于恢复输入，所以不能在这里使用。</translation>
    </message>
    <message>
        <source>{keys} deletes a word in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} 在所有文本框中用于删除一个词，所以不能在这里使用。</translation>
    </message>
    <message>
        <source>{keys} goes a word further in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} 在所有文本框中用于前进一个词，所以不能在这里使用。</translation>
    </message>
    <message>
        <source>{keys} goes a word back in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} 在所有文本框中用于后退一个词，所以不能在这里使用。</translation>
    </message>
    <message>
        <source>{keys} goes to the beginning in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} 在所有文本框中用于到开头，所以不能在这里使用。</translation>
    </message>
    <message>
        <source>{keys} goes to the end in every field of text, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} 在所有文本框中用于到末尾，所以不能在这里使用。</translation>
    </message>
    <message>
        <source>{keys} renames a chat in the list, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} 用于重命名列表中的聊天，所以不能在这里使用。</translation>
    </message>
    <message>
        <source>{keys} closes windows, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} 用于关闭窗口，所以不能在这里使用。</translation>
    </message>
    <message>
        <source>{keys} belongs to the message field, so it cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>{keys} 属于消息框，所以不能在这里使用。</translation>
    </message>
    <message>
        <source>These keys cannot be used here.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>这些按键不能在这里使用。</translation>
    </message>
    <message>
        <source>{keys} alone is needed for typing and moving about. Hold Ctrl or Alt with it.</source>
        <extracomment>app/ui/dialogs/settings/shortcut_fields.py</extracomment>
        <translation>单独的 {keys} 用于输入和移动。请同时按住 Ctrl 或 Alt。</translation>
    </message>
    <message>
        <source>Draftlight cannot start</source>
        <extracomment>app/ui/dialogs/start_failure.py</extracomment>
        <translation>Draftlight 无法启动</translation>
    </message>
    <message>
        <source>Draftlight cannot start.</source>
        <extracomment>app/ui/dialogs/start_failure.py</extracomment>
        <translation>Draftlight 无法启动。</translation>
    </message>
    <message>
        <source>Tool server</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>工具服务器</translation>
    </message>
    <message>
        <source>Starts it, asks for its tools, and ends it</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>启动它，询问它的工具，然后结束它</translation>
    </message>
    <message>
        <source>Starting it…</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>正在启动…</translation>
    </message>
    <message>
        <source>Arguments, one in a line</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>参数，每行一个</translation>
    </message>
    <message>
        <source>Each line of the environment has the form NAME=value.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>环境变量每行的格式为 NAME=value。</translation>
    </message>
    <message>
        <source>A character that no command can have is in it.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>其中有命令不能包含的字符。</translation>
    </message>
    <message>
        <source>{count} more cannot be used here.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>另有 {count} 个不能在这里使用。</translation>
    </message>
    <message>
        <source>This copy of Draftlight was built from its source and knows no place to ask for newer versions.</source>
        <extracomment>app/ui/dialogs/update_check.py</extracomment>
        <translation>这份 Draftlight 由源代码构建，不知道向哪里询问新版本。</translation>
    </message>
    <message>
        <source>This is the newest version.</source>
        <extracomment>app/ui/dialogs/update_check.py</extracomment>
        <translation>这是最新版本。</translation>
    </message>
    <message>
        <source>Draftlight {newer} is out; this is {own}.</source>
        <extracomment>app/ui/dialogs/update_check.py</extracomment>
        <translation>Draftlight {newer} 已发布；当前是 {own}。</translation>
    </message>
    <message>
        <source>Choose a model first: the picker at the top, or “Open model files…”.</source>
        <extracomment>app/conversation/engine_session.py</extracomment>
        <translation>请先选择模型：用顶部的选择器，或“打开模型文件…”。</translation>
    </message>
    <message>
        <source>The text so far</source>
        <extracomment>app/ui/how_it_works/diagram.py</extracomment>
        <translation>目前的文本</translation>
    </message>
    <message>
        <source>The small model guesses</source>
        <extracomment>app/ui/how_it_works/diagram.py</extracomment>
        <translation>小模型猜测</translation>
    </message>
    <message>
        <source>The big model would write</source>
        <extracomment>app/ui/how_it_works/diagram.py</extracomment>
        <translation>大模型会写</translation>
    </message>
    <message>
        <source>{word} (dropped)</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>{word}（丢弃）</translation>
    </message>
    <message>
        <source>{word} (waits)</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>{word}（等待）</translation>
    </message>
    <message>
        <source>{word} (right)</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>{word}（对）</translation>
    </message>
    <message>
        <source>{word} (wrong)</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>{word}（错）</translation>
    </message>
    <message>
        <source>The capital of France is | Paris and it | is beautiful | serves | as the seat of</source>
        <comment>an example text; the parts after the first have 3, 2, 1 and 4 words, with spaces between them. The small model guesses parts two and three. Part four is what the big model writes instead of part three</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>法国的 首都 是 | 巴黎 ， 它 | 很 美丽 | 位于 | 塞纳河 的 两岸 。</translation>
    </message>
    <message>
        <source>The text: {words}</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>文本：{words}</translation>
    </message>
    <message>
        <source>A big model writes word after word, and does all its work anew for each. That takes time.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>大模型一个词一个词地写，每个词都要重做全部工作，很费时间。</translation>
    </message>
    <message>
        <source>A small model is quick. It guesses five words ahead; some of them may be wrong.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>小模型很快。它提前猜五个词，其中有些可能是错的。</translation>
    </message>
    <message>
        <source>The big model looks at all five guesses in a single pass, and says at each what it would write itself. Such a pass takes hardly longer than writing one word.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>大模型一次看完全部五个猜测，并在每处说出自己会写什么。这样一次几乎不比写一个词更久。</translation>
    </message>
    <message>
        <source>Three guesses are what the big model would write: they stay. The fourth is not.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>三个猜测正是大模型会写的：保留。第四个不是。</translation>
    </message>
    <message>
        <source>In its place comes the big model&apos;s own word, “{word}”. What was guessed after a wrong word is dropped.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>那里换成大模型自己的词“{word}”。错词之后的猜测被丢弃。</translation>
    </message>
    <message>
        <source>One pass brought four words instead of one. Each of them is what the big model would have written alone: guessing changes the speed, never the text.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>一次得到四个词而不是一个。每个都是大模型独自也会写的：猜测只改变速度，不改变文本。</translation>
    </message>
    <message>
        <source>Then the small model guesses again, from where the text now ends.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>然后小模型从文本末尾继续猜测。</translation>
    </message>
    <message>
        <source>All three are right. The same pass also tells what comes after them: one more word for free, the bonus.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>三个全对。同一次计算还给出后面的词：免费多得一个，即奖励。</translation>
    </message>
    <message>
        <source>Guesses: {words}</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>猜测：{words}</translation>
    </message>
    <message>
        <source>The big model: {words}</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>大模型：{words}</translation>
    </message>
    <message>
        <source>Example</source>
        <extracomment>app/ui/how_it_works/diagram.py</extracomment>
        <translation>示例</translation>
    </message>
    <message>
        <source>A small model guesses ahead, a big one checks every word.
The colours show which guesses were right.</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>小模型提前猜，大模型检查每个词。
颜色显示哪些猜对了。</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>app/ui/chat/first_page/welcome.py, app/ui/how_it_works/how_it_works_view.py, app/ui/transcript/legend.py</extracomment>
        <translation>工作原理</translation>
    </message>
    <message>
        <source>One example, step by step</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>一步一步看一个例子</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>app/ui/how_it_works/film_player.py, app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>播放</translation>
    </message>
    <message>
        <source>It pays most where the next words are easy to foresee: code, lists, text that repeats what is there. Where words come as a surprise, as in a daring poem, more guesses are wrong and less is won; where it does not pay at all, Draftlight stops guessing by itself. In a chat the colours show what became of each guess, and the gauge beside it compares the speed with the big model&apos;s own.</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py</extracomment>
        <translation>下面的词容易预见时最划算：代码、列表、重复已有内容的文本。用词出人意料时，例如大胆的诗，猜错更多，省得更少；完全不划算时，Draftlight 会自己停止猜测。聊天中颜色显示每个猜测的结果，旁边的速度表与大模型独自的速度比较。</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/slow_motion_view.py, app/ui/window/choices.py</extracomment>
        <translation>后退</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>后退一步 (Left)</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py</extracomment>
        <translation>下一步</translation>
    </message>
    <message>
        <source>One step further (Right)</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>前进一步 (Right)</translation>
    </message>
    <message>
        <source>Back to the chat (Esc)</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py, app/ui/overlays/comparison_view.py, app/ui/overlays/race_view.py, app/ui/overlays/recorded_view.py, app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>回到聊天 (Esc)</translation>
    </message>
    <message>
        <source>Step {place} of {count}</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py</extracomment>
        <translation>第 {place} 步，共 {count} 步</translation>
    </message>
    <message>
        <source>From the start</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py</extracomment>
        <translation>从头开始</translation>
    </message>
    <message>
        <source>How guessing ahead works</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py, app/ui/window/shortcuts.py</extracomment>
        <translation>提前猜测如何工作</translation>
    </message>
    <message>
        <source>New key</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>新密钥</translation>
    </message>
    <message>
        <source>Programs that have the key of now are refused then</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>持有现有密钥的程序之后会被拒绝</translation>
    </message>
    <message>
        <source>Use port {free_port}</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>使用端口 {free_port}</translation>
    </message>
    <message>
        <source>Listen at port {free_port} instead</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>改在端口 {free_port} 监听</translation>
    </message>
    <message>
        <source>Other programs can ask</source>
        <extracomment>app/ui/local_api/api_mark.py, app/ui/local_api/api_popup.py</extracomment>
        <translation>其他程序可以提问</translation>
    </message>
    <message>
        <source>End it</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>结束它</translation>
    </message>
    <message>
        <source>End the reply that is being written for another program</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>结束正在为另一个程序写的回复</translation>
    </message>
    <message>
        <source>End the reply for another program</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>结束给另一个程序的回复</translation>
    </message>
    <message>
        <source>Watch in a browser</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>在浏览器中观看</translation>
    </message>
    <message>
        <source>A page that shows replies as they are written</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>显示正在写的回复的页面</translation>
    </message>
    <message>
        <source>Show my replies too</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>也显示我的回复</translation>
    </message>
    <message>
        <source>In browsers that watch: whoever can ask can watch</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>在观看的浏览器中：能提问的人就能观看</translation>
    </message>
    <message>
        <source>Settings…</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>设置…</translation>
    </message>
    <message>
        <source>Switch off</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Off. Other programs cannot ask this window.</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>已关闭。其他程序不能向本窗口提问。</translation>
    </message>
    <message>
        <source>Starting…</source>
        <extracomment>app/ui/local_api/api_words.py, app/ui/overlays/race_view.py</extracomment>
        <translation>正在启动…</translation>
    </message>
    <message>
        <source>Ending…</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>正在结束…</translation>
    </message>
    <message>
        <source>Nobody is asking now.</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>现在没有人提问。</translation>
    </message>
    <message>
        <source>None needed on this computer</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>本机不需要</translation>
    </message>
    <message>
        <source>This computer is in no network now.</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>本机目前不在网络中。</translation>
    </message>
    <message>
        <source>Other programs can ask at {address}</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>其他程序可以通过 {address} 提问</translation>
    </message>
    <message numerus="yes">
        <source>%n requests wait until you are answered.</source>
        <comment>One request waits until you are answered.</comment>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>
            <numerusform>%n 个请求在等你的回复完成。</numerusform>
        </translation>
    </message>
    <message>
        <source>{state}. {activity}</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>{state}。{activity}</translation>
    </message>
    <message>
        <source>Not listening. {problem}</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>没有监听。{problem}</translation>
    </message>
    <message>
        <source>Listening, for other computers too.</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>正在监听，也包括其他计算机。</translation>
    </message>
    <message>
        <source>Listening, for this computer only.</source>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>正在监听，仅限本机。</translation>
    </message>
    <message>
        <source>Copy: {what}</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>复制：{what}</translation>
    </message>
    <message>
        <source>Address for other computers</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>给其他计算机的地址</translation>
    </message>
    <message>
        <source>Try it in a terminal</source>
        <extracomment>app/ui/local_api/api_card.py</extracomment>
        <translation>在终端中试试</translation>
    </message>
    <message>
        <source>This server does not tell</source>
        <extracomment>app/ui/metrics/card.py</extracomment>
        <translation>这个服务器没有告知</translation>
    </message>
    <message>
        <source>What the colours mean</source>
        <extracomment>app/ui/metrics/metrics_panel.py, app/ui/transcript/legend.py</extracomment>
        <translation>颜色的含义</translation>
    </message>
    <message>
        <source>This model cannot take words back, so guesses for it cannot be checked.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>这个模型不能撤回词语，所以无法检查猜测。</translation>
    </message>
    <message>
        <source>Nothing in this conversation was repeated, so there was nothing to copy.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>对话中没有重复的内容，所以没有可复制的。</translation>
    </message>
    <message>
        <source>The draft stopped working: replies go on without it until the models are loaded again.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>草稿模型停止工作：在重新载入模型之前，回复不用它。</translation>
    </message>
    <message>
        <source>Use Automatic</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>使用自动</translation>
    </message>
    <message>
        <source>Turn guessing on</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>开启猜测</translation>
    </message>
    <message>
        <source>Guess anyway</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>仍然猜测</translation>
    </message>
    <message>
        <source>Turn guessing off</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>关闭猜测</translation>
    </message>
    <message>
        <source>Choose a draft</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>选择草稿模型</translation>
    </message>
    <message>
        <source>Choose another pair</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>选择另一对</translation>
    </message>
    <message>
        <source>Get a real pair…</source>
        <extracomment>app/ui/chat/first_page/welcome.py, app/ui/metrics/drafting_advice.py, app/ui/window/shortcuts.py</extracomment>
        <translation>获取真正的组合…</translation>
    </message>
    <message>
        <source>Other computers…</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>其他计算机…</translation>
    </message>
    <message>
        <source>{problem} The big model answers without a draft.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>{problem} 大模型不用草稿模型回答。</translation>
    </message>
    <message>
        <source>No draft is chosen: guesses can only be copied from what was said before.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>没有选择草稿模型：只能从已说过的内容复制猜测。</translation>
    </message>
    <message>
        <source>Guessing is off: the big model writes alone.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>猜测已关闭：大模型独自写。</translation>
    </message>
    <message>
        <source>{server} decides by itself whether to guess: what is chosen here does not reach it.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>{server} 自己决定是否猜测：这里的选择对它无效。</translation>
    </message>
    <message>
        <source>The reply is too short for a guess.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>回复太短，来不及猜测。</translation>
    </message>
    <message>
        <source>You asked for guesses: from the next reply on they do not pause.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>你要求猜测：从下一个回复起不再暂停。</translation>
    </message>
    <message>
        <source>Guessing is paused: at present it would take more time than it saves.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>猜测已暂停：目前它费的时间比省的多。</translation>
    </message>
    <message>
        <source>Guessing is off: the big model writes the next reply alone.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>猜测已关闭：下一个回复由大模型独自写。</translation>
    </message>
    <message>
        <source>{server} decides by itself whether to guess, so it cannot be asked for both ways.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>{server} 自己决定是否猜测，所以不能要求它两种都做。</translation>
    </message>
    <message>
        <source>The reply repeats nothing that could be copied, so nothing was guessed.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>回复没有可复制的重复内容，所以没有猜测。</translation>
    </message>
    <message>
        <source>There is no draft, and the reply repeats nothing that could be copied, so nothing was guessed.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>没有草稿模型，回复也没有可复制的重复内容，所以没有猜测。</translation>
    </message>
    <message>
        <source>{problem} It writes alone.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>{problem} 它独自写。</translation>
    </message>
    <message>
        <source>No draft is chosen, so nothing can be guessed.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>没有选择草稿模型，所以不能猜测。</translation>
    </message>
    <message>
        <source>Nothing was guessed in this reply: it would have taken more time than it saves.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>这个回复没有猜测：那样费的时间会比省的多。</translation>
    </message>
    <message>
        <source>Guessing paused in this reply, where it would have taken more time than it saves.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>这个回复中，在费时多于省时之处暂停了猜测。</translation>
    </message>
    <message>
        <source>Round {place}: {figures}; {time}</source>
        <extracomment>app/ui/metrics/figures.py</extracomment>
        <translation>第 {place} 轮：{figures}；{time}</translation>
    </message>
    <message>
        <source>nothing guessed, one token written</source>
        <extracomment>app/ui/metrics/figures.py</extracomment>
        <translation>没有猜测，写了一个 token</translation>
    </message>
    <message>
        <source>{guessed} guessed, {kept} kept, {written} written</source>
        <extracomment>app/ui/metrics/figures.py</extracomment>
        <translation>猜 {guessed}，留 {kept}，写 {written}</translation>
    </message>
    <message>
        <source>{time} ms to check</source>
        <extracomment>app/ui/metrics/figures.py</extracomment>
        <translation>检查 {time} 毫秒</translation>
    </message>
    <message>
        <source>{guessing} ms to guess, {checking}</source>
        <extracomment>app/ui/metrics/figures.py</extracomment>
        <translation>猜测 {guessing} 毫秒，{checking}</translation>
    </message>
    <message>
        <source>tokens a second</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>token/秒</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>app/ui/metrics/gauge.py, app/ui/overlays/slow_motion_view.py, app/ui/window/top_bar.py</extracomment>
        <translation>速度</translation>
    </message>
    <message>
        <source>No reply is being written.</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>没有正在写的回复。</translation>
    </message>
    <message>
        <source>{speed} tokens a second.</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>每秒 {speed} 个 token。</translation>
    </message>
    <message numerus="yes">
        <source>the first %n pages of {count} as pictures: no text is in them</source>
        <comment>the first page of {count} as a picture: no text is in it</comment>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>
            <numerusform>{count} 页中的前 %n 页作为图片：其中没有文本</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” has no text in it that can be read.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>“{name}”里没有可读取的文本。</translation>
    </message>
    <message>
        <source>{name}, page {page}</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>{name}，第 {page} 页</translation>
    </message>
    <message>
        <source>“{name}” has no text in it: its pages are pictures, as a scanner makes them.</source>
        <extracomment>app/attachments/reading.py</extracomment>
        <translation>“{name}”里没有文本：它的页面是图片，像扫描仪产生的那样。</translation>
    </message>
    <message>
        <source>llama.cpp was stopped while it was tried out. Try again.</source>
        <extracomment>app/engine/engine.py</extracomment>
        <translation>llama.cpp 在试运行时被停止。请重试。</translation>
    </message>
    <message>
        <source>The grammar allows nothing here that {name} can write.</source>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>语法在此处不允许 {name} 能写出的任何内容。</translation>
    </message>
    <message>
        <source>The reply need not obey all of its JSON schema. Left out: {parts}.</source>
        <extracomment>app/engine/reply.py</extracomment>
        <translation>回复不必遵守其 JSON 模式的全部内容。已略去：{parts}。</translation>
    </message>
    <message>
        <source>what contradicts itself</source>
        <extracomment>app/llama/grammars/json_schema.py</extracomment>
        <translation>自相矛盾的内容</translation>
    </message>
    <message>
        <source>all of one that is too large</source>
        <extracomment>app/llama/grammars/json_schema.py</extracomment>
        <translation>过大模式的全部内容</translation>
    </message>
    <message>
        <source>some of many alternatives</source>
        <extracomment>app/llama/grammars/schema_cases.py</extracomment>
        <translation>众多选项中的一部分</translation>
    </message>
    <message>
        <source>there is no type “{kind}”</source>
        <extracomment>app/llama/grammars/schema_reading.py</extracomment>
        <translation>没有类型“{kind}”</translation>
    </message>
    <message>
        <source>{name} cannot be loaded. llama.cpp says: {reason}.</source>
        <extracomment>app/llama/load_errors.py, app/llama/pictures/projector.py</extracomment>
        <translation>{name} 无法载入。llama.cpp 的说明：{reason}。</translation>
    </message>
    <message>
        <source>{name} cannot be loaded: it is newer than this version of Draftlight ({reason}).</source>
        <extracomment>app/llama/load_errors.py</extracomment>
        <translation>{name} 无法载入：它比这个版本的 Draftlight 新（{reason}）。</translation>
    </message>
    <message>
        <source>it leaves out what was said</source>
        <extracomment>app/llama/templates/conversation_forms.py</extracomment>
        <translation>它漏掉了说过的话</translation>
    </message>
    <message>
        <source>it does not come to an end</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>它没有终止</translation>
    </message>
    <message>
        <source>it takes too much memory</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>它占用内存太多</translation>
    </message>
    <message>
        <source>its process ended</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>它的进程已结束</translation>
    </message>
    <message>
        <source>it cannot be read ({reason})</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>它无法读取（{reason}）</translation>
    </message>
    <message>
        <source>This model&apos;s chat template cannot write this conversation: {reason}.</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>这个模型的聊天模板无法写出这段对话：{reason}。</translation>
    </message>
    <message>
        <source>This model&apos;s chat template cannot be used: {reason}. ChatML, a common one, stands in its place.</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>这个模型的聊天模板无法使用：{reason}。由常见的 ChatML 代替。</translation>
    </message>
    <message>
        <source>The chat template that was given cannot be used: {reason}.</source>
        <extracomment>app/llama/templates/template.py</extracomment>
        <translation>给出的聊天模板无法使用：{reason}。</translation>
    </message>
    <message>
        <source>llama.cpp was compiled for another processor. Compile it for this one, in the program&apos;s folder: {command}</source>
        <extracomment>app/llama/trials/processor.py</extracomment>
        <translation>llama.cpp 是为另一种处理器编译的。请在程序文件夹中为本机处理器编译：{command}</translation>
    </message>
    <message>
        <source>{name} makes llama.cpp crash, so it cannot be used. It may be damaged, or newer than this version. If the computer was at fault, trying again helps.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>{name} 使 llama.cpp 崩溃，所以无法使用。它可能已损坏，或比本版本新。如果是电脑的问题，重试会有用。</translation>
    </message>
    <message>
        <source>{name} could not be tried out: the process for that ended with status {status}, which says nothing about the file. Try again.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>{name} 未能试用：为此启动的进程以状态 {status} 结束，这不说明文件有问题。请重试。</translation>
    </message>
    <message>
        <source>{name} makes llama.cpp give up. There may be too little free memory for it.</source>
        <extracomment>app/llama/trials/trial.py</extracomment>
        <translation>{name} 使 llama.cpp 中止。空闲内存可能不够它用。</translation>
    </message>
    <message>
        <source>The file {name} was overwritten, cut short or taken away while the model was in use. The next question loads it again.</source>
        <extracomment>app/llama/weights/file_pages.py</extracomment>
        <translation>模型使用期间，文件 {name} 被覆盖、截断或移走。下一个问题会重新加载它。</translation>
    </message>
    <message>
        <source>{name} is a projector, with which a model sees pictures, and no model of its own. Choose the model that it belongs to.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} 是投影器，供模型看图片用，本身不是模型。请选择它所属的模型。</translation>
    </message>
    <message>
        <source>{name} is an adapter: it changes the model that it was made for, and writes nothing by itself.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} 是适配器：它改变为之制作的模型，自己不写任何内容。</translation>
    </message>
    <message>
        <source>{name} is no model: it holds measurements from which smaller model files are made.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} 不是模型：其中是用来制作更小模型文件的测量数据。</translation>
    </message>
    <message>
        <source>{name} is part {part} of {count} of a model, and was renamed. All its parts need the names they had, such as {example}.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} 是一个模型的第 {part} 个分卷，共 {count} 个，而且被重命名了。所有分卷都要用原来的名字，例如 {example}。</translation>
    </message>
    <message>
        <source>{name} is part {part} of {count} of a model. Choose the first one, {first}: the others are read with it.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} 是一个模型的第 {part} 个分卷，共 {count} 个。请选择第一个 {first}：其余的会随它一起读取。</translation>
    </message>
    <message>
        <source>{name} is the first of {count} parts of a model, and {missing} is not beside it. Download all of its parts into one folder.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>{name} 是一个模型的第一个分卷，共 {count} 个，而 {missing} 不在旁边。请把所有分卷下载到同一个文件夹。</translation>
    </message>
    <message>
        <source>is no picture that can be shown: PNG, JPEG, GIF, WebP, AVIF and BMP are.</source>
        <extracomment>app/picture_headers.py</extracomment>
        <translation>不是能显示的图片：可用 PNG、JPEG、GIF、WebP、AVIF 和 BMP。</translation>
    </message>
    <message>
        <source>Addresses, one in a line, such as https://example.org. Besides these, only pages of this computer and of programs on it can ask.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>地址，每行一个，例如 https://example.org。除此之外，只有本机及本机程序的页面可以提问。</translation>
    </message>
    <message>
        <source>Chat templates</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>聊天模板</translation>
    </message>
    <message>
        <source>Files with chat templates that stand in the place of the models&apos; own, by model.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>代替模型自带聊天模板的文件，按模型列出。</translation>
    </message>
    <message>
        <source>“Chat templates” must have a file for each model.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>“聊天模板”必须为每个模型列出一个文件。</translation>
    </message>
    <message>
        <source>Graphics card</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>显卡</translation>
    </message>
    <message>
        <source>The version of llama.cpp that was said to leave the graphics card unused.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>已提示过不使用显卡的 llama.cpp 版本。</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: in its settings, put a value in the place of {placeholder}.</source>
        <extracomment>app/tool_servers/server_process.py</extracomment>
        <translation>无法启动“{name}”：请在其设置中把 {placeholder} 换成一个值。</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: there is no folder “{folder}”.</source>
        <extracomment>app/tool_servers/server_process.py</extracomment>
        <translation>无法启动“{name}”：没有文件夹“{folder}”。</translation>
    </message>
    <message numerus="yes">
        <source>{tokens} in %n passes</source>
        <comment>{tokens} in %n pass</comment>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>
            <numerusform>{tokens}，%n 次计算</numerusform>
        </translation>
    </message>
    <message>
        <source>{passes} of the big model</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>{passes}（大模型）</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <comment>%n token</comment>
        <extracomment>app/traces/judgement.py, app/ui/overlays/race_lane.py</extracomment>
        <translation>
            <numerusform>%n 个 token</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings → Import/Export → Export conversations. Choose the file that is saved.</source>
        <extracomment>app/ui/dialogs/import_dialog.py</extracomment>
        <translation>Settings → Import/Export → Export conversations。选择保存的文件。</translation>
    </message>
    <message>
        <source>Folder in which it starts</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>启动时所在的文件夹</translation>
    </message>
    <message numerus="yes">
        <source>%n places about “{words}”</source>
        <comment>1 place about “{words}”</comment>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>
            <numerusform>%n 处提到“{words}”</numerusform>
        </translation>
    </message>
    <message>
        <source>The help says nothing about “{words}”. Try another word.</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>帮助中没有关于“{words}”的内容。请换一个词。</translation>
    </message>
    <message>
        <source>The first {count} are listed. Add a word to find others.</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>仅列出前 {count} 处。再加一个词可找到其他内容。</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>按键</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>app/ui/help/help_pages.py</extracomment>
        <translation>操作</translation>
    </message>
    <message>
        <source>Search the help</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>搜索帮助</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>页面</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>页面</translation>
    </message>
    <message>
        <source>Back to the page before (Alt+Left)</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>返回上一页 (Alt+Left)</translation>
    </message>
    <message>
        <source>Search results</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>搜索结果</translation>
    </message>
    <message>
        <source>The manual is in English.</source>
        <extracomment>app/ui/help/help_window.py</extracomment>
        <translation>手册为英文。</translation>
    </message>
    <message>
        <source>The average of this reply. The tick is what the big model alone would write meanwhile, on a computer that is as busy.</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>这个回复的平均速度。刻度是大模型在同样繁忙的电脑上单独写时的速度。</translation>
    </message>
    <message>
        <source>{speed} tokens a second, {comparison}.</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>每秒 {speed} 个 token，{comparison}。</translation>
    </message>
    <message>
        <source>Under the hood</source>
        <extracomment>app/ui/metrics/metrics_panel.py</extracomment>
        <translation>内部情况</translation>
    </message>
    <message>
        <source>Leave stage</source>
        <extracomment>app/ui/metrics/metrics_panel.py</extracomment>
        <translation>离开舞台</translation>
    </message>
    <message>
        <source>Back to the whole window (Esc)</source>
        <extracomment>app/ui/metrics/metrics_panel.py</extracomment>
        <translation>回到完整窗口 (Esc)</translation>
    </message>
    <message>
        <source>Guess {place} of a round: {right} of {guessed} right</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>每轮第 {place} 个猜测：{guessed} 个中对 {right} 个</translation>
    </message>
    <message>
        <source>Guesses {first} to {last} of a round: {right} of {guessed} right</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>每轮第 {first} 到 {last} 个猜测：{guessed} 个中对 {right} 个</translation>
    </message>
    <message>
        <source>Accepted by position</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>按位置的采纳率</translation>
    </message>
    <message>
        <source>guess {place}: {share} %</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>第 {place} 个猜测：{share} %</translation>
    </message>
    <message>
        <source>{share} %</source>
        <extracomment>app/conversation/status.py, app/ui/metrics/charts.py, app/ui/transcript/inspection.py</extracomment>
        <translation>{share} %</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <extracomment>app/conversation/comparison.py</extracomment>
        <translation>回答 {number}</translation>
    </message>
    <message>
        <source>Temperature {value}</source>
        <extracomment>app/conversation/comparison.py</extracomment>
        <translation>温度 {value}</translation>
    </message>
    <message>
        <source>No assistant</source>
        <extracomment>app/conversation/comparison.py, app/ui/overlays/comparison_view.py</extracomment>
        <translation>无助手</translation>
    </message>
    <message>
        <source>Waiting for the replies before it…</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>正在等待前面的回复…</translation>
    </message>
    <message numerus="yes">
        <source>Replies are being written in %n other chats</source>
        <comment>A reply is being written in another chat</comment>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>
            <numerusform>正在另外 %n 个聊天中写回复</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is no embedding model.</source>
        <extracomment>app/engine/embedding.py</extracomment>
        <translation>{name} 不是嵌入模型。</translation>
    </message>
    <message>
        <source>A text has {count} tokens, and {name} reads {most} at most.</source>
        <extracomment>app/engine/embedding.py</extracomment>
        <translation>有一段文本有 {count} 个词元，而 {name} 最多读取 {most} 个。</translation>
    </message>
    <message>
        <source>{name} is no reranker.</source>
        <extracomment>app/engine/embedding.py</extracomment>
        <translation>{name} 不是重排模型。</translation>
    </message>
    <message numerus="yes">
        <source>Waiting: %n replies come first.</source>
        <comment>Waiting: one reply comes first.</comment>
        <extracomment>app/engine/engine.py</extracomment>
        <translation>
            <numerusform>等待中：前面还有 %n 条回复。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is not enough free memory for {name} with texts of {size} tokens.</source>
        <extracomment>app/llama/embedding.py</extracomment>
        <translation>可用内存不足，无法让 {name} 读取 {size} 个词元的文本。</translation>
    </message>
    <message>
        <source>This is an embedding model: it finds texts by their meaning and cannot write.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>这是嵌入模型：它按含义查找文本，不能生成文本。</translation>
    </message>
    <message>
        <source>This is a reranker: it scores texts and cannot write.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>这是重排模型：它为文本打分，不能生成文本。</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>完整</translation>
    </message>
    <message>
        <source>calm</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>柔和</translation>
    </message>
    <message>
        <source>Replies at the same time</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>同时生成的回复</translation>
    </message>
    <message>
        <source>How many replies are written at once, in several chats and for other programs; more wait. Each needs memory.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>可同时生成多少条回复，包括多个聊天和其他程序的请求；其余的需等待。每条都需要内存。</translation>
    </message>
    <message>
        <source>as many as memory allows</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>内存允许的数量</translation>
    </message>
    <message>
        <source>Colours of replies</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>回复的颜色</translation>
    </message>
    <message>
        <source>Show which words were guessed right. With calm colours they step back a moment later, so that the corrections stand out.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>显示哪些词猜对了。使用柔和颜色时，它们稍后会变淡，使更正更醒目。</translation>
    </message>
    <message>
        <source>highlight outcomes tint underline</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>高亮 标记 下划线 结果</translation>
    </message>
    <message>
        <source>None of these can be used here: {names}. A server needs a command, or an address over HTTP.</source>
        <extracomment>app/tool_servers/server_settings.py</extracomment>
        <translation>这些都不能在此使用：{names}。服务器需要一个命令或 HTTP 地址。</translation>
    </message>
    <message>
        <source>“{name}” ended by itself.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>“{name}”自行结束了。</translation>
    </message>
    <message>
        <source>“{name}” wants you to sign in: press Test where it is set up.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>“{name}”要求登录：请在其设置处点击“测试”。</translation>
    </message>
    <message>
        <source>“{name}” ended by itself: {complaint}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>“{name}”自行结束了：{complaint}。</translation>
    </message>
    <message>
        <source>slower ({times}×)</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>更慢（{times}×）</translation>
    </message>
    <message>
        <source>as fast</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>一样快</translation>
    </message>
    <message>
        <source>{times}× faster</source>
        <extracomment>app/traces/judgement.py</extracomment>
        <translation>快 {times}×</translation>
    </message>
    <message>
        <source>{speed} tok/s</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>{speed} tok/s</translation>
    </message>
    <message>
        <source>{share} % right</source>
        <extracomment>app/traces/readout.py</extracomment>
        <translation>猜对 {share} %</translation>
    </message>
    <message>
        <source>Send after this reply (Enter)</source>
        <extracomment>app/ui/chat/composing/composer.py</extracomment>
        <translation>在此回复之后发送 (Enter)</translation>
    </message>
    <message numerus="yes">
        <source>{words} (with %n files)</source>
        <comment>{words} (with a file)</comment>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>
            <numerusform>{words}（附 %n 个文件）</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit the message that waits</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>编辑等待发送的消息</translation>
    </message>
    <message>
        <source>Remove the message that waits</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>移除等待发送的消息</translation>
    </message>
    <message>
        <source>After this reply:</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>此回复之后：</translation>
    </message>
    <message>
        <source>Your message is sent after this reply.</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>你的消息将在此回复之后发送。</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <comment>%n match</comment>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>
            <numerusform>%n 处匹配</numerusform>
        </translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <extracomment>app/ui/chat/composing/message_sending.py, app/ui/chat_list/chat_actions.py</extracomment>
        <translation>{title}（副本）</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n messages</source>
        <comment>Deleted %n message</comment>
        <extracomment>app/ui/chat/composing/message_sending.py</extracomment>
        <translation>
            <numerusform>已删除 %n 条消息</numerusform>
        </translation>
    </message>
    <message>
        <source>Edited the reply</source>
        <extracomment>app/ui/chat/composing/message_sending.py</extracomment>
        <translation>已编辑回复</translation>
    </message>
    <message>
        <source>{title}, not read yet</source>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>{title}，未读</translation>
    </message>
    <message>
        <source>{title}, a reply is being written</source>
        <extracomment>app/ui/chat_list/chat_list_model.py</extracomment>
        <translation>{title}，正在写回复</translation>
    </message>
    <message>
        <source>Stop the reply</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>停止回复</translation>
    </message>
    <message>
        <source>Edit reply</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>编辑回复</translation>
    </message>
    <message>
        <source>The model takes this for its own words when it goes on. The reply loses its colours.</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>模型继续时会把这当作自己写的话。回复会失去颜色。</translation>
    </message>
    <message>
        <source>Text of the reply</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>回复的文本</translation>
    </message>
    <message>
        <source>Save (Ctrl+Enter)</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>保存 (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>npx, uvx, the path of a program, or https://…</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>npx、uvx、程序路径，或 https://…</translation>
    </message>
    <message>
        <source>Command, or address</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>命令或地址</translation>
    </message>
    <message>
        <source>Environment, or headers for an address, one NAME=value in a line</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>环境变量，或地址的请求头，每行一个 名称=值</translation>
    </message>
    <message>
        <source>A server needs a name, and a command or an address.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>服务器需要名称，以及命令或地址。</translation>
    </message>
    <message>
        <source>An address begins with https://, or is one of this computer.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>地址须以 https:// 开头，或是本机地址。</translation>
    </message>
    <message>
        <source>A character that no header can have is in it.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>其中有请求头不能包含的字符。</translation>
    </message>
    <message>
        <source>Asking it. A sign-in opens in your browser.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py, app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>正在询问。如需登录，将在浏览器中打开。</translation>
    </message>
    <message numerus="yes">
        <source>%n replies are being written for other programs.</source>
        <comment>One reply is being written for another program.</comment>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>
            <numerusform>正在为其他程序生成 %n 条回复。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more requests wait.</source>
        <comment>One more request waits.</comment>
        <extracomment>app/ui/local_api/api_words.py</extracomment>
        <translation>
            <numerusform>还有 %n 个请求在等待。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been guessed yet.</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>还没有猜测过。</translation>
    </message>
    <message>
        <source>Nothing guessed yet</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>还没有猜测</translation>
    </message>
    <message>
        <source>{time} ms</source>
        <extracomment>app/ui/metrics/charts.py, app/ui/metrics/round_strip.py</extracomment>
        <translation>{time} 毫秒</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>{first} 到 {last}</translation>
    </message>
    <message>
        <source>Rounds: guessed, kept, time</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>各轮：猜测、保留、时间</translation>
    </message>
    <message>
        <source>Rounds in view</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>可见的轮</translation>
    </message>
    <message>
        <source>Newest</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>最新</translation>
    </message>
    <message>
        <source>Back to the newest rounds (End)</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>回到最新的轮 (End)</translation>
    </message>
    <message>
        <source>Newest rounds</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>最新的轮</translation>
    </message>
    <message>
        <source>Last one {time}</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>最近一轮 {time}</translation>
    </message>
    <message>
        <source>{time}: {guessing} guessing, {checking} checking</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>{time}：猜测 {guessing}，检查 {checking}</translation>
    </message>
    <message>
        <source>Round {place}: {guessed} guessed, {kept} kept</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>第 {place} 轮：猜 {guessed}，留 {kept}</translation>
    </message>
    <message>
        <source>Round {place}: nothing guessed</source>
        <extracomment>app/ui/metrics/charts.py, app/ui/metrics/round_strip.py</extracomment>
        <translation>第 {place} 轮：没有猜测</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds.</source>
        <comment>%n round.</comment>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>
            <numerusform>%n 轮。</numerusform>
        </translation>
    </message>
    <message>
        <source>Last one, {round}</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>最近一轮，{round}</translation>
    </message>
    <message>
        <source>No rounds yet.</source>
        <extracomment>app/ui/metrics/charts.py, app/ui/metrics/round_strip.py</extracomment>
        <translation>还没有轮次。</translation>
    </message>
    <message>
        <source>One column for each round</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>每轮一列</translation>
    </message>
    <message>
        <source>{span} of {count} rounds</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>{count} 轮中的 {span}</translation>
    </message>
    <message>
        <source>In view: {span}.</source>
        <extracomment>app/ui/metrics/round_strip.py</extracomment>
        <translation>可见：{span}。</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <extracomment>app/ui/chat/replying/cards.py, app/ui/metrics/charts.py, app/ui/models_page/pair_state.py</extracomment>
        <translation>{minutes} 分钟</translation>
    </message>
    <message>
        <source>Loading the models… {share}</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>正在载入模型… {share}</translation>
    </message>
    <message>
        <source>Making the models for the first time… {share}</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>首次制作模型… {share}</translation>
    </message>
    <message>
        <source>Tries again in {minutes} min.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>{minutes} 分钟后重试。</translation>
    </message>
    <message>
        <source>Tries again in {seconds} s.</source>
        <extracomment>app/models/download/file_download.py</extracomment>
        <translation>{seconds} 秒后重试。</translation>
    </message>
    <message>
        <source>Chosen last</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>最近选择</translation>
    </message>
    <message>
        <source>General</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>通用</translation>
    </message>
    <message>
        <source>Chat</source>
        <extracomment>app/settings/declaration.py, app/ui/window/palette.py</extracomment>
        <translation>聊天</translation>
    </message>
    <message>
        <source>Guessing</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>猜测</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>键盘</translation>
    </message>
    <message>
        <source>Advanced</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation>高级</translation>
    </message>
    <message>
        <source>memory window length history</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>内存 窗口 长度 历史</translation>
    </message>
    <message>
        <source>processor cpu cores</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>处理器 cpu 核心</translation>
    </message>
    <message>
        <source>graphics card vram cuda metal vulkan offload</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>显卡 显存 vram cuda metal vulkan</translation>
    </message>
    <message>
        <source>ram cache</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>内存 ram 缓存</translation>
    </message>
    <message>
        <source>storage space cache</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>存储 空间 缓存</translation>
    </message>
    <message>
        <source>network cluster remote</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>网络 集群 远程</translation>
    </message>
    <message>
        <source>speculative decoding draft lookup speed</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>推测解码 草稿 查找 速度</translation>
    </message>
    <message>
        <source>creativity randomness</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>创造力 随机</translation>
    </message>
    <message>
        <source>random same reproducible</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>随机 相同 可重现</translation>
    </message>
    <message>
        <source>length limit short</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>长度 限制 短</translation>
    </message>
    <message>
        <source>instructions persona role custom</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>指令 角色 人设 自定义</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>主题</translation>
    </message>
    <message>
        <source>colours dark mode light mode contrast accessibility</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>颜色 深色模式 浅色模式 对比度 无障碍</translation>
    </message>
    <message>
        <source>update upgrade release start</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>更新 升级 版本 启动</translation>
    </message>
    <message>
        <source>name chats remote cost</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>命名 聊天 远程 费用</translation>
    </message>
    <message>
        <source>Daily copies</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>每日副本</translation>
    </message>
    <message>
        <source>Once a day Draftlight copies all chats and keeps this many copies. 0 makes none.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>Draftlight 每天复制一次所有聊天，并保留这么多份副本。0 表示不复制。</translation>
    </message>
    <message>
        <source>backup restore save chats automatic</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>备份 恢复 保存 聊天 自动</translation>
    </message>
    <message>
        <source>Whether a reply was written here before, so that figures are shown from the start.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>这里是否写过回复，以便从一开始就显示数字。</translation>
    </message>
    <message>
        <source>Times of the last load</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>上次载入的用时</translation>
    </message>
    <message>
        <source>Seconds that each stage of the last load took.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>上次载入每个阶段所用的秒数。</translation>
    </message>
    <message>
        <source>server endpoint openai ollama anthropic</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>服务器 端点 openai ollama anthropic</translation>
    </message>
    <message>
        <source>mcp functions plugins servers</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>mcp 函数 插件 服务器</translation>
    </message>
    <message>
        <source>“Times of the last load” must have seconds for each of its stages.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>“上次载入的用时”必须有每个阶段的秒数。</translation>
    </message>
    <message>
        <source>Get one that sees…</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>获取能看图的模型…</translation>
    </message>
    <message>
        <source>A model that can be shown pictures</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>可以看图片的模型</translation>
    </message>
    <message>
        <source>Remove the pictures</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>移除图片</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <extracomment>app/ui/chat/composing/file_strip.py</extracomment>
        <translation>移除图片</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <extracomment>app/ui/dialogs/assistants_dialog.py</extracomment>
        <translation>已删除“{name}”。</translation>
    </message>
    <message>
        <source>While the model is being made ready ({share}): a recorded reply</source>
        <extracomment>app/ui/chat/first_page/loading_show.py</extracomment>
        <translation>模型准备期间（{share}）：一段录制的回复</translation>
    </message>
    <message>
        <source>Your question is next. {sentence}</source>
        <extracomment>app/ui/chat/first_page/loading_show.py</extracomment>
        <translation>接下来就回答你的问题。{sentence}</translation>
    </message>
    <message>
        <source>The starter pair, one tiny model at two precisions: the exact copy answers, the rough copy guesses. For learning, not for speed, and offline.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>入门组合，一个极小的模型的两种精度：精确的副本回答，粗略的副本猜测。用于学习，而非追求速度，且无需联网。</translation>
    </message>
    <message>
        <source>Download a big model and a small one that work together, in one click. GGUF files that you have can be dropped on this window.</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>一键下载配合工作的一大一小两个模型。已有的 GGUF 文件可以拖放到这个窗口。</translation>
    </message>
    <message>
        <source>Recorded replies:</source>
        <extracomment>app/ui/chat/first_page/welcome.py</extracomment>
        <translation>录制的回复：</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>{done}/{total}</translation>
    </message>
    <message>
        <source>{what}, {figures}, about {time}</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>{what}，{figures}，约 {time}</translation>
    </message>
    <message>
        <source>The draft reads it too</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>草稿模型也在读取</translation>
    </message>
    <message>
        <source>{what}, {figures}</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>{what}，{figures}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>{seconds} 秒</translation>
    </message>
    <message numerus="yes">
        <source>Reading %n files</source>
        <comment>Reading %n file</comment>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>
            <numerusform>正在读取 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading your message</source>
        <extracomment>app/ui/chat/replying/cards.py</extracomment>
        <translation>正在读取你的消息</translation>
    </message>
    <message>
        <source>Recently deleted…</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>最近删除…</translation>
    </message>
    <message>
        <source>Draftlight copies all chats by itself once a day, before the chat file changes its form, and before another copy is brought back, and keeps the latest. “Back up now” makes one where you like, such as on another disk.</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>Draftlight 会每天一次、在聊天文件格式改变之前以及恢复其他副本之前自动复制所有聊天，并保留最新的副本。“立即备份”可在您选择的位置创建副本，例如另一块磁盘。</translation>
    </message>
    <message>
        <source>daily copy</source>
        <extracomment>app/ui/dialogs/backups_dialog.py</extracomment>
        <translation>每日副本</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n chats now?</source>
        <comment>Delete this chat now?</comment>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>
            <numerusform>立即删除 %n 个聊天？</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone. Backups made earlier keep them.</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>此操作无法撤销。较早的备份中仍会保留它们。</translation>
    </message>
    <message>
        <source>Recently deleted</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>最近删除</translation>
    </message>
    <message>
        <source>Delete now…</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>立即删除…</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>恢复</translation>
    </message>
    <message numerus="yes">
        <source>%n days left</source>
        <comment>%n day left</comment>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>
            <numerusform>还剩 %n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete now</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>立即删除</translation>
    </message>
    <message>
        <source>Deleted chats stay here for 30 days. Searching does not find them.</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>已删除的聊天会在此保留 30 天。搜索不会找到它们。</translation>
    </message>
    <message>
        <source>No chat was deleted in the last 30 days.</source>
        <extracomment>app/ui/dialogs/deleted_chats_dialog.py</extracomment>
        <translation>最近 30 天内没有删除任何聊天。</translation>
    </message>
    <message>
        <source>Nothing matches “{words}” exactly. Similar settings:</source>
        <extracomment>app/ui/dialogs/settings/settings_dialog.py</extracomment>
        <translation>没有与“{words}”完全匹配的设置。相近的设置：</translation>
    </message>
    <message>
        <source>The capital of France is | Paris and it [is beautiful] serves | as the seat of</source>
        <comment>a film of guesses. The part before the first | is there already; each other part is one round: some words that were guessed right, in brackets those that were guessed wrong, and at last one word that the big model writes itself. Each text may have as many words and rounds as suit the language</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>法国的 首都 是 | 巴黎 ， 它 [很 美丽] 位于 | 塞纳河 的 两岸 。</translation>
    </message>
    <message>
        <source>Monday, Tuesday, | Wednesday, Thursday, Friday, Saturday, Sunday.</source>
        <comment>a film of guesses</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>星期一， 星期二， | 星期三， 星期四， 星期五， 星期六， 星期日。</translation>
    </message>
    <message>
        <source>The moon is a | [bright light] drowsy | [little child] spoon | that stirs the [sky] sea.</source>
        <comment>a film of guesses: a poem, where most of them are wrong</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>月亮 是 一把 | [明亮 的] 困倦的 | [孩子] 勺子， | 搅动着 [夜空] 大海。</translation>
    </message>
    <message numerus="yes">
        <source>Right guesses stay (green), then comes the big model’s own word (orange): %n words from one pass.</source>
        <comment>Right guesses stay (green), then comes the big model’s own word (orange): %n word from one pass.</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>
            <numerusform>猜对的留下（绿色），然后是大模型自己的词（橙色）：一次计算得到 %n 个词。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The small model guesses %n words. One pass of the big model checks all.</source>
        <comment>The small model guesses %n word. One pass of the big model checks it.</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>
            <numerusform>小模型猜 %n 个词。大模型一次计算全部检查。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All right (green), and the same pass adds a bonus (blue): %n words from one pass.</source>
        <comment>All right (green), and the same pass adds a bonus (blue): %n word from one pass.</comment>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>
            <numerusform>全部猜对（绿色），同一次计算再加一个奖励词（蓝色）：一次计算得到 %n 个词。</numerusform>
        </translation>
    </message>
    <message>
        <source>A wrong guess costs little: the pass still brings one word (orange).</source>
        <extracomment>app/ui/how_it_works/examples.py</extracomment>
        <translation>猜错代价很小：同一次计算会给出大模型自己的词（橙色）。</translation>
    </message>
    <message>
        <source>Show by some sentences how guessing ahead works</source>
        <extracomment>app/ui/how_it_works/film_player.py</extracomment>
        <translation>用几个句子演示提前猜测的过程</translation>
    </message>
    <message>
        <source>Pause the film</source>
        <extracomment>app/ui/how_it_works/film_player.py</extracomment>
        <translation>暂停影片</translation>
    </message>
    <message>
        <source>Play the film</source>
        <extracomment>app/ui/how_it_works/film_player.py</extracomment>
        <translation>播放影片</translation>
    </message>
    <message>
        <source>Go on from step to step by itself</source>
        <extracomment>app/ui/how_it_works/how_it_works_view.py</extracomment>
        <translation>自动逐步前进</translation>
    </message>
    <message>
        <source>Programs that speak to OpenAI, Anthropic, Ollama or llama-server can use the models of this window. Those made for Anthropic or Ollama want the address without /v1.</source>
        <extracomment>app/ui/local_api/api_popup.py</extracomment>
        <translation>使用 OpenAI、Anthropic、Ollama 或 llama-server 接口的程序可以使用本窗口的模型。为 Anthropic 或 Ollama 做的程序需要不带 /v1 的地址。</translation>
    </message>
    <message>
        <source>Round {place}: guessed {guessed}, kept {kept}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>第 {place} 轮：猜 {guessed}，留 {kept}</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens in 1 pass of the big model</source>
        <comment>%n token in 1 pass of the big model</comment>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>
            <numerusform>大模型一次计算得 %n 个 token</numerusform>
        </translation>
    </message>
    <message>
        <source>pass {time}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>计算 {time}</translation>
    </message>
    <message>
        <source>{counts}. {gain}. {times}.</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>{counts}。{gain}。{times}。</translation>
    </message>
    <message>
        <source>{time} s</source>
        <extracomment>app/ui/metrics/charts.py, app/ui/overlays/race_lane.py</extracomment>
        <translation>{time} 秒</translation>
    </message>
    <message>
        <source>Icon in the tray</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>托盘图标</translation>
    </message>
    <message>
        <source>Draftlight goes on when its window is closed, and its icon beside the clock opens it again. On a desktop without such icons, it ends as usual.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>关闭窗口后 Draftlight 继续运行，点击时钟旁的图标可再次打开。如果桌面没有这种图标，则照常结束。</translation>
    </message>
    <message>
        <source>system tray notification area menu bar background minimize close</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>系统托盘 通知区域 菜单栏 后台 最小化 关闭</translation>
    </message>
    <message>
        <source>Quick question from the tray</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>从托盘快速提问</translation>
    </message>
    <message>
        <source>A click on the icon opens a small window for one question. The command “draftlight --ask” opens it too: give it a key in the settings of your system.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>点击图标会打开一个小窗口，用来提一个问题。命令“draftlight --ask”也会打开它：请在系统设置中为它指定一个快捷键。</translation>
    </message>
    <message>
        <source>global shortcut hotkey small window spotlight</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>全局快捷键 热键 小窗口 spotlight</translation>
    </message>
    <message>
        <source>Tray</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>托盘</translation>
    </message>
    <message>
        <source>Whether it was said that the program goes on in the tray.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>是否已说明程序会在托盘中继续运行。</translation>
    </message>
    <message>
        <source>What was chosen last in the list of all commands, a name a line.</source>
        <extracomment>app/settings/groups.py</extracomment>
        <translation>在全部命令列表中最近选择的内容，每行一个名称。</translation>
    </message>
    <message>
        <source>This model cannot see pictures.</source>
        <extracomment>app/ui/chat/composing/pending_files.py</extracomment>
        <translation>此模型看不到图片。</translation>
    </message>
    <message>
        <source>Guessing in every round, because you asked for it.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>每一轮都会猜测，因为您要求这样。</translation>
    </message>
    <message>
        <source>Lookup guesses because you asked for it; here it does not pay.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>查找因您的要求而猜测；在这里并不划算。</translation>
    </message>
    <message>
        <source>Guessing took more time than it saved in this reply.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>在这条回复中，猜测花的时间比节省的多。</translation>
    </message>
    <message>
        <source>The starter pair is for learning, not for speed.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>入门组合用于学习，而不是追求速度。</translation>
    </message>
    <message>
        <source>An example always guesses, to show it, also where it does not pay.</source>
        <extracomment>app/ui/metrics/drafting_advice.py</extracomment>
        <translation>示例总会猜测以作演示，即使并不划算。</translation>
    </message>
    <message>
        <source>{count} tokens a pass</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>每遍 {count} 个 token</translation>
    </message>
    <message>
        <source>faster</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>倍速</translation>
    </message>
    <message>
        <source>faster so far</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>目前更快</translation>
    </message>
    <message>
        <source>{times}×</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>{times}×</translation>
    </message>
    <message>
        <source>tokens a pass of the big model</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>个 token（大模型每遍）</translation>
    </message>
    <message>
        <source>tokens a pass</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>个 token / 遍</translation>
    </message>
    <message>
        <source>with</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>猜测</translation>
    </message>
    <message>
        <source>without</source>
        <extracomment>app/ui/metrics/gauge.py</extracomment>
        <translation>不猜测</translation>
    </message>
    <message>
        <source>up to {speed} tokens/s</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>最高 {speed} tokens/s</translation>
    </message>
    <message>
        <source>down to {speed} tokens/s</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>最低 {speed} tokens/s</translation>
    </message>
    <message>
        <source>Speed over the reply</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>回复过程中的速度</translation>
    </message>
    <message>
        <source>Tokens a second in each half second. Right guesses lift it; where they are wrong, it falls.</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>每半秒的 token 速度。猜对时升高，猜错时下降。</translation>
    </message>
    <message>
        <source>without {speed}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>不猜测 {speed}</translation>
    </message>
    <message>
        <source>How the speed rises and falls</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>速度如何起伏</translation>
    </message>
    <message>
        <source>Whole reply: guessed {guessed}, kept {kept}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>整个回复：猜 {guessed}，留 {kept}</translation>
    </message>
    <message>
        <source>There is nothing to read in a text.</source>
        <extracomment>app/engine/embedding.py</extracomment>
        <translation>有一段文本中没有可读的内容。</translation>
    </message>
    <message>
        <source>Tokens have to be those of {name}. Send words: LangChain&apos;s OpenAIEmbeddings does so with check_embedding_ctx_length=False.</source>
        <extracomment>app/engine/embedding.py</extracomment>
        <translation>词元必须是 {name} 的词元。请发送文字：LangChain 的 OpenAIEmbeddings 加上 check_embedding_ctx_length=False 即可。</translation>
    </message>
    <message>
        <source>{name} hears no sounds here: there is no projector (a file named mmproj) for them beside it.</source>
        <extracomment>app/engine/pictures.py</extracomment>
        <translation>{name} 在这里听不到声音：旁边没有用于声音的投影器文件（名为 mmproj 的文件）。</translation>
    </message>
    <message>
        <source>The model cannot take this file in.</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>模型无法接收此文件。</translation>
    </message>
    <message>
        <source>The model cannot take this file in ({detail}).</source>
        <extracomment>app/llama/pictures/projector.py</extracomment>
        <translation>模型无法接收此文件（{detail}）。</translation>
    </message>
    <message>
        <source>{name} is no WAV file that can be heard here. Convert it to WAV with PCM.</source>
        <extracomment>app/llama/pictures/sounds.py</extracomment>
        <translation>{name} 不是此处能听的 WAV 文件。请将其转换为 PCM 编码的 WAV。</translation>
    </message>
    <message>
        <source>{name} is empty.</source>
        <extracomment>app/llama/pictures/sounds.py</extracomment>
        <translation>{name} 是空的。</translation>
    </message>
    <message>
        <source>{name} is too long: at most {minutes} minutes can be heard.</source>
        <extracomment>app/llama/pictures/sounds.py</extracomment>
        <translation>{name} 太长：最多能听 {minutes} 分钟。</translation>
    </message>
    <message>
        <source>{name} cannot be used: of a sound it makes nothing.</source>
        <extracomment>app/llama/trials/projectors.py</extracomment>
        <translation>{name} 无法使用：它从声音得不到任何内容。</translation>
    </message>
    <message>
        <source>These two fit together: the head ({kind}) was made for a model of this shape and vocabulary. It guesses blocks of {size} tokens.</source>
        <extracomment>app/models/gguf/compatibility.py</extracomment>
        <translation>两者相配：这个预测头（{kind}）是为此结构和词表的模型制作的。它每次猜测 {size} 个词元的块。</translation>
    </message>
    <message>
        <source>This head does not say how many tokens it guesses at once: its file is incomplete.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>这个预测头没有说明一次猜测多少个词元：文件不完整。</translation>
    </message>
    <message>
        <source>This head does not name the token that stands for one to be guessed: its file is incomplete.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>这个预测头没有指明代表待猜测词元的那个词元：文件不完整。</translation>
    </message>
    <message>
        <source>This head&apos;s file is damaged: its keys have {keys} numbers, and its values {values}.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>此头的文件已损坏：其键有 {keys} 个数，其值有 {values} 个数。</translation>
    </message>
    <message>
        <source>Sounds are heard by models on this computer alone.</source>
        <extracomment>app/remote/worker.py</extracomment>
        <translation>只有此计算机上的模型能听声音。</translation>
    </message>
    <message>
        <source>Searches models, datasets and papers at Hugging Face.</source>
        <extracomment>app/tool_servers/catalogue.py</extracomment>
        <translation>在 Hugging Face 搜索模型、数据集和论文。</translation>
    </message>
    <message>
        <source>Answers questions about public repositories at GitHub.</source>
        <extracomment>app/tool_servers/catalogue.py</extracomment>
        <translation>回答有关 GitHub 公开仓库的问题。</translation>
    </message>
    <message>
        <source>Searches Microsoft&apos;s documentation.</source>
        <extracomment>app/tool_servers/catalogue.py</extracomment>
        <translation>搜索 Microsoft 的文档。</translation>
    </message>
    <message>
        <source>Searches Cloudflare&apos;s documentation.</source>
        <extracomment>app/tool_servers/catalogue.py</extracomment>
        <translation>搜索 Cloudflare 的文档。</translation>
    </message>
    <message>
        <source>Searches the documentation of AWS.</source>
        <extracomment>app/tool_servers/catalogue.py</extracomment>
        <translation>搜索 AWS 的文档。</translation>
    </message>
    <message>
        <source>Add from tool servers</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>从工具服务器添加</translation>
    </message>
    <message>
        <source>Search what the servers have</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>搜索服务器上的内容</translation>
    </message>
    <message>
        <source>What the servers have</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>服务器上的内容</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py, app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>添加</translation>
    </message>
    <message>
        <source>Asking the servers…</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>正在询问服务器…</translation>
    </message>
    <message>
        <source>These servers have nothing to add: {names}.</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>这些服务器没有可添加的内容：{names}。</translation>
    </message>
    <message>
        <source>None of the {count} has these words.</source>
        <extracomment>app/ui/chat/composing/resource_dialog.py</extracomment>
        <translation>{count} 项中没有一项包含这些词。</translation>
    </message>
    <message>
        <source>From tool servers…</source>
        <extracomment>app/ui/chat/composing/attach_button.py</extracomment>
        <translation>从工具服务器…</translation>
    </message>
    <message numerus="yes">
        <source>%n tools found: {names}.</source>
        <comment>One tool found: {names}.</comment>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>
            <numerusform>找到 %n 个工具：{names}。</numerusform>
        </translation>
    </message>
    <message>
        <source>It works, and has no tools.</source>
        <extracomment>app/ui/dialogs/tool_server_dialog.py</extracomment>
        <translation>它可以使用，但没有工具。</translation>
    </message>
    <message>
        <source>{count} tokens a pass of the big model</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>大模型每次计算 {count} 个 token</translation>
    </message>
    <message>
        <source>checking {time}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>检查 {time}</translation>
    </message>
    <message>
        <source>guessing {time}</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>猜测 {time}</translation>
    </message>
    <message>
        <source>Time: guessing, checking</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>时间：猜测、检查</translation>
    </message>
    <message>
        <source>The draft guesses; one pass of the big model checks all guesses and adds a token of its own.</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>草稿模型猜测；大模型一次计算检查所有猜测，并加上自己的一个 token。</translation>
    </message>
    <message>
        <source>Whole reply: nothing guessed</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>整个回复：没有猜测</translation>
    </message>
    <message>
        <source>Where the time of a reply goes</source>
        <extracomment>app/ui/metrics/charts.py</extracomment>
        <translation>回复的时间花在哪里</translation>
    </message>
    <message>
        <source>Head, made for this model</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>预测头，为此模型而做</translation>
    </message>
    <message>
        <source>Assistant, made for this model</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>助手，为此模型而做</translation>
    </message>
    <message>
        <source>Nothing was downloaded. Guesses can also come from the conversation itself.</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>没有下载。猜测也可以来自对话本身。</translation>
    </message>
    <message>
        <source>{name} cannot guess for this model. {reason}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>{name} 不能为这个模型猜测。{reason}</translation>
    </message>
    <message>
        <source>Guess without a second model</source>
        <extracomment>app/ui/models_page/hub/draft_row.py, app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>不用第二个模型猜测</translation>
    </message>
    <message>
        <source>Lookup: guesses are copied from earlier in the conversation</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>查找：从对话前文复制猜测</translation>
    </message>
    <message>
        <source>Look for one that fits</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>找一个匹配的</translation>
    </message>
    <message>
        <source>Nothing was downloaded. A draft from the list fits, or guesses can come from the conversation itself.</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>没有下载。列表中有匹配的草稿模型，猜测也可来自对话本身。</translation>
    </message>
    <message>
        <source>Download {size}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>下载 {size}</translation>
    </message>
    <message>
        <source>Download both, {size}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>下载两者，{size}</translation>
    </message>
    <message>
        <source>{target} with {draft}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>{target} 配 {draft}</translation>
    </message>
    <message>
        <source>Use this pair</source>
        <extracomment>app/ui/models_page/hub/draft_row.py, app/ui/models_page/pair_state.py</extracomment>
        <translation>使用这一对</translation>
    </message>
    <message>
        <source>its owner asks for consent first</source>
        <extracomment>app/ui/models_page/hub/draft_row.py, app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>所有者要求先同意</translation>
    </message>
    <message>
        <source>All together: {fits}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>合计：{fits}</translation>
    </message>
    <message>
        <source>Both together: {fits}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>两者合计：{fits}</translation>
    </message>
    <message>
        <source>licence {licence}</source>
        <extracomment>app/ui/models_page/hub/draft_row.py, app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>许可证 {licence}</translation>
    </message>
    <message>
        <source>{name} cannot guess for this model</source>
        <extracomment>app/ui/models_page/hub/draft_row.py</extracomment>
        <translation>{name} 不能为这个模型猜测</translation>
    </message>
    <message numerus="yes">
        <source>%n others were looked at and left out</source>
        <comment>One other was looked at and left out</comment>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>
            <numerusform>另外 %n 个看过但不合适</numerusform>
        </translation>
    </message>
    <message>
        <source>‹ Back</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>‹ 返回</translation>
    </message>
    <message>
        <source>Back to the models</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>返回模型</translation>
    </message>
    <message>
        <source>Looking for drafts</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>正在寻找草稿模型</translation>
    </message>
    <message>
        <source>Link, owner/name, or hf:owner/name/file.gguf</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>链接、所有者/名称，或 hf:owner/name/file.gguf</translation>
    </message>
    <message>
        <source>A draft of your own choice: a link, owner/name, or hf:owner/name/file.gguf</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>自选的草稿模型：链接、所有者/名称，或 hf:owner/name/file.gguf</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>检查</translation>
    </message>
    <message>
        <source>Check whether this draft fits</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>检查这个草稿模型是否匹配</translation>
    </message>
    <message>
        <source>A draft for {name}</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>{name} 的草稿模型</translation>
    </message>
    <message>
        <source>A head that was made for it, or a small model that splits text the same way, can guess ahead for it. Of each one, only the description at its start is read and compared; nothing large is downloaded before you say so.</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>为它做的预测头，或切分文本方式相同的小模型，可以为它提前猜测。对每个候选只读取并比较开头的描述；你同意之前不会下载大文件。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <extracomment>app/ui/models_page/hub/draft_view.py, app/ui/models_page/hub/search_view.py</extracomment>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>No small model was found that splits text as this one does. Guesses can also come from the conversation itself: that needs no second model, and helps most where text is repeated, as in code or lists.</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>没有找到切分文本方式相同的小模型。猜测也可来自对话本身：不需要第二个模型，在代码或列表这类重复的文本中最有效。</translation>
    </message>
    <message>
        <source>One of your own choice</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>自己选择一个</translation>
    </message>
    <message numerus="yes">
        <source>Looking for drafts… %n found so far.</source>
        <comment>Looking for drafts… %n found so far.</comment>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>
            <numerusform>正在寻找草稿模型… 已找到 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for drafts…</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>正在寻找草稿模型…</translation>
    </message>
    <message numerus="yes">
        <source>%n fit.</source>
        <comment>One fits.</comment>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>
            <numerusform>%n 个匹配。</numerusform>
        </translation>
    </message>
    <message>
        <source>No draft fits</source>
        <extracomment>app/ui/models_page/hub/draft_view.py</extracomment>
        <translation>没有匹配的草稿模型</translation>
    </message>
    <message>
        <source>Fits this computer</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>适合本机</translation>
    </message>
    <message>
        <source>Tight on this computer</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>本机较紧张</translation>
    </message>
    <message>
        <source>Won&apos;t fit</source>
        <extracomment>app/ui/models_page/hub/file_row.py, app/ui/models_page/pair_card.py</extracomment>
        <translation>放不下</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} MB</translation>
    </message>
    <message>
        <source>{fits}: about {size} GB of memory</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>{fits}：约 {size} GB 内存</translation>
    </message>
    <message>
        <source>{size} GB</source>
        <extracomment>app/ui/models_page/library_words.py, app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} GB</translation>
    </message>
    <message>
        <source>Chat with it</source>
        <extracomment>app/ui/models_page/hub/file_row.py, app/ui/models_page/model_details.py</extracomment>
        <translation>与它聊天</translation>
    </message>
    <message>
        <source>Find a draft</source>
        <extracomment>app/ui/models_page/hub/file_row.py, app/ui/models_page/model_details.py, app/ui/window/user_actions.py</extracomment>
        <translation>寻找草稿模型</translation>
    </message>
    <message>
        <source>Find a draft that guesses ahead for {name}</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>寻找能为 {name} 提前猜测的草稿模型</translation>
    </message>
    <message>
        <source>parts of it are missing on the Hub</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>Hub 上缺少部分分卷</translation>
    </message>
    <message numerus="yes">
        <source>%n parts</source>
        <comment>%n part</comment>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>
            <numerusform>%n 个分卷</numerusform>
        </translation>
    </message>
    <message>
        <source>the one you named</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>你指定的</translation>
    </message>
    <message>
        <source>Recommended</source>
        <extracomment>app/ui/models_page/hub/file_row.py, app/ui/models_page/pair_card.py, app/ui/window/model_choices.py</extracomment>
        <translation>推荐</translation>
    </message>
    <message>
        <source>The best trade of size for quality that fits this computer</source>
        <extracomment>app/ui/models_page/hub/file_row.py</extracomment>
        <translation>适合本机的大小与质量的最佳平衡</translation>
    </message>
    <message>
        <source>Download</source>
        <extracomment>app/ui/models_page/hub/files_download.py, app/ui/models_page/pair_card.py, app/ui/models_page/pair_state.py</extracomment>
        <translation>下载</translation>
    </message>
    <message>
        <source>Cancel the download of {name}</source>
        <extracomment>app/ui/models_page/hub/files_download.py, app/ui/models_page/pair_card.py</extracomment>
        <translation>取消下载 {name}</translation>
    </message>
    <message>
        <source>Open the folder of models</source>
        <extracomment>app/ui/models_page/hub/files_download.py</extracomment>
        <translation>打开模型文件夹</translation>
    </message>
    <message>
        <source>Download of {name}</source>
        <extracomment>app/ui/models_page/hub/files_download.py, app/ui/models_page/pair_card.py</extracomment>
        <translation>下载 {name}</translation>
    </message>
    <message>
        <source>The token is kept in the system&apos;s keyring.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>令牌保存在系统钥匙串中。</translation>
    </message>
    <message>
        <source>This system has no keyring: the token is known until Draftlight is closed.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>系统没有钥匙串：令牌在关闭 Draftlight 前有效。</translation>
    </message>
    <message>
        <source>The system&apos;s keyring does not answer: the token may be known only until Draftlight is closed.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>系统钥匙串没有响应：令牌可能只在关闭 Draftlight 前有效。</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <comment>%n minute</comment>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>The owner asks for consent</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>所有者要求同意</translation>
    </message>
    <message>
        <source>The Hub cannot be reached</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>无法连接 Hub</translation>
    </message>
    <message>
        <source>No draft can guess for this model</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>没有草稿模型能为此模型猜测</translation>
    </message>
    <message>
        <source>The Hub is busy</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Hub 正忙</translation>
    </message>
    <message>
        <source>This did not work</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>没有成功</translation>
    </message>
    <message>
        <source>Accept its terms on its page with your account there. Then make an access token in the account&apos;s settings and enter it here; it is sent to the Hub alone.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>请用你的帐户在其页面上接受条款。然后在帐户设置中创建访问令牌并在此输入；它只发送给 Hub。</translation>
    </message>
    <message>
        <source>It had too many questions from this network. Try again in {span}.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>来自这个网络的请求太多。请在 {span} 后再试。</translation>
    </message>
    <message>
        <source>Check this computer&apos;s connection to the internet. The models that are here need none.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>请检查本机的网络连接。已在本机的模型不需要网络。</translation>
    </message>
    <message>
        <source>{sentence} It can chat all the same, only without guesses.</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>{sentence} 它仍能聊天，只是没有猜测。</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <comment>%n second</comment>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>
            <numerusform>%n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Open its page on the Hub</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>打开它在 Hub 上的页面</translation>
    </message>
    <message>
        <source>Access token, begins with hf_</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>访问令牌，以 hf_ 开头</translation>
    </message>
    <message>
        <source>Access token for the Hub; it is sent to the Hub alone</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>Hub 的访问令牌；只发送给 Hub</translation>
    </message>
    <message>
        <source>Save and try again</source>
        <extracomment>app/ui/models_page/hub/problem.py</extracomment>
        <translation>保存并重试</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>app/ui/models_page/hub/problem.py, app/ui/models_page/pair_state.py, app/ui/window/banner_messages.py</extracomment>
        <translation>重试</translation>
    </message>
    <message>
        <source>{count} million parameters</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>{count} 百万参数</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more precisions</source>
        <comment>Show one more precision</comment>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>
            <numerusform>再显示 %n 种精度</numerusform>
        </translation>
    </message>
    <message>
        <source>No model to chat with in here: its GGUF files, if any, are helpers, adapters or of other kinds.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>这里没有可聊天的模型：其中的 GGUF 文件（如有）是辅助文件、适配器或其他类型。</translation>
    </message>
    <message>
        <source>by {owner}</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>来自 {owner}</translation>
    </message>
    <message>
        <source>{count} billion parameters</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>{count} 十亿参数</translation>
    </message>
    <message>
        <source>Asking what it holds…</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>正在询问内容…</translation>
    </message>
    <message>
        <source>Nothing here fits the memory that is free now. A smaller model would.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>没有一个放得进现在空闲的内存。更小的模型可以。</translation>
    </message>
    <message>
        <source>{count} more are not shown: paste the link of the file you mean.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>还有 {count} 个未显示：请粘贴所需文件的链接。</translation>
    </message>
    <message numerus="yes">
        <source>%n files that are no chat models are left out.</source>
        <comment>One file that is no chat model is left out.</comment>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>
            <numerusform>略去 %n 个非聊天模型的文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>fetched {count} times</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>下载 {count} 次</translation>
    </message>
    <message>
        <source>architecture {name}</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>架构 {name}</translation>
    </message>
    <message>
        <source>context up to {count} tokens</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>上下文最多 {count} 个 token</translation>
    </message>
    <message>
        <source>It has no chat template: a base model, made to go on with a text rather than to converse.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py</extracomment>
        <translation>它没有聊天模板：是基础模型，用来续写文本，而不是对话。</translation>
    </message>
    <message>
        <source>Shown. Press to fold away.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py, app/ui/transcript/message_actions.py</extracomment>
        <translation>已展开。按下可收起。</translation>
    </message>
    <message>
        <source>Folded away.</source>
        <extracomment>app/ui/models_page/hub/repo_card.py, app/ui/transcript/message_actions.py</extracomment>
        <translation>已收起。</translation>
    </message>
    <message>
        <source>Name, owner/name, or a pasted link</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>名称、所有者/名称，或粘贴的链接</translation>
    </message>
    <message>
        <source>Search the Hub: a model&apos;s name, owner/name, or a link</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>搜索 Hub：模型名称、所有者/名称，或链接</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>停止搜索</translation>
    </message>
    <message>
        <source>Asking the Hub</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>正在询问 Hub</translation>
    </message>
    <message>
        <source>Models in GGUF files, from the Hub at huggingface.co. Nothing is downloaded before you say so, and what is comes with a check that every byte is the one that was published.</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>来自 huggingface.co 上 Hub 的 GGUF 模型。你同意之前不会下载，下载时会核对每个字节都与发布的一致。</translation>
    </message>
    <message numerus="yes">
        <source>%n repositories, the most fetched first.</source>
        <comment>One repository.</comment>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>
            <numerusform>%n 个仓库，按下载次数排列。</numerusform>
        </translation>
    </message>
    <message>
        <source>For example</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>例如</translation>
    </message>
    <message>
        <source>Search for {name}</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>搜索 {name}</translation>
    </message>
    <message>
        <source>Search the Hub</source>
        <extracomment>app/ui/models_page/hub/search_view.py, app/ui/models_page/models_page.py</extracomment>
        <translation>搜索 Hub</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or other words; only repositories with GGUF files are searched.</source>
        <extracomment>app/ui/models_page/hub/search_view.py</extracomment>
        <translation>没有找到。请减少或更换词语；只搜索含 GGUF 文件的仓库。</translation>
    </message>
    <message>
        <source>The file itself gets this name; its ending stays.</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>文件本身改用这个名称；扩展名不变。</translation>
    </message>
    <message>
        <source>Move {name} to the trash?</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>把 {name} 移到回收站？</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>移到回收站</translation>
    </message>
    <message>
        <source>There is no trash for this disk. Deleting cannot be undone.</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>这个磁盘没有回收站。删除后无法撤销。</translation>
    </message>
    <message>
        <source>Delete {name} for good?</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>永久删除 {name}？</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>永久删除</translation>
    </message>
    <message>
        <source>New name</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>新名称</translation>
    </message>
    <message numerus="yes">
        <source>All %n files of this model get this name; their numbers stay.</source>
        <comment>The file of this model gets this name; its number stays.</comment>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>
            <numerusform>这个模型的全部 %n 个文件改用这个名称；编号不变。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>重命名 {name}</translation>
    </message>
    <message>
        <source>The card of its pair will no longer know it, and offer to download it again.</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>它那一对的卡片将不再认识它，并会提示重新下载。</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>app/ui/models_page/library_model.py</extracomment>
        <translation>大小</translation>
    </message>
    <message>
        <source>Used as</source>
        <extracomment>app/ui/models_page/library_model.py</extracomment>
        <translation>用途</translation>
    </message>
    <message>
        <source>Last used</source>
        <extracomment>app/ui/models_page/library_model.py</extracomment>
        <translation>上次使用</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>app/ui/models_page/library_model.py</extracomment>
        <translation>位置</translation>
    </message>
    <message>
        <source>not known</source>
        <extracomment>app/ui/models_page/library_model.py</extracomment>
        <translation>未知</translation>
    </message>
    <message>
        <source>Models on this computer</source>
        <extracomment>app/ui/models_page/library_view.py, app/ui/window/model_choices.py</extracomment>
        <translation>本机上的模型</translation>
    </message>
    <message>
        <source>Find a model</source>
        <extracomment>app/ui/models_page/library_view.py, app/ui/window/user_actions.py</extracomment>
        <translation>查找模型</translation>
    </message>
    <message>
        <source>Find a model on this computer</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>查找本机上的模型</translation>
    </message>
    <message>
        <source>Add files…</source>
        <extracomment>app/ui/chat/composing/attach_button.py, app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/knowledge_dialog.py, app/ui/models_page/library_view.py</extracomment>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>Add model files</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>添加模型文件</translation>
    </message>
    <message>
        <source>Add a folder of models</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>添加模型文件夹</translation>
    </message>
    <message>
        <source>Looking for models…</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>正在查找模型…</translation>
    </message>
    <message>
        <source>Choose a chat template</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>选择聊天模板</translation>
    </message>
    <message>
        <source>Looking…</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py, app/ui/models_page/library_view.py</extracomment>
        <translation>查找中…</translation>
    </message>
    <message>
        <source>Get a pair</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>获取一对</translation>
    </message>
    <message>
        <source>Chat templates (*.jinja *.jinja2 *.j2 *.txt)</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>聊天模板 (*.jinja *.jinja2 *.j2 *.txt)</translation>
    </message>
    <message>
        <source>{name} is deleted; {size} are free again.</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>{name} 已删除；释放 {size}。</translation>
    </message>
    <message>
        <source>{name} is off the list; the file is where it was.</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>{name} 已从列表移除；文件仍在原处。</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>Only the starter pair so far</source>
        <extracomment>app/ui/models_page/library_view.py</extracomment>
        <translation>目前只有入门组合</translation>
    </message>
    <message>
        <source>For real use, get two models that work together in one download, or add GGUF files you have: with the buttons above, or by dropping files and folders here.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>实际使用时，请一次下载两个配合工作的模型，或添加你已有的 GGUF 文件：用上面的按钮，或把文件和文件夹拖到这里。</translation>
    </message>
    <message>
        <source>No model on this computer has these words.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>本机上没有含这些词的模型。</translation>
    </message>
    <message>
        <source>Choose a model above to see what it is and what can be done with it.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>在上面选择一个模型，查看它是什么、能做什么。</translation>
    </message>
    <message>
        <source>not said in the file</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>文件中未说明</translation>
    </message>
    <message>
        <source>Writes</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>写</translation>
    </message>
    <message>
        <source>Guesses</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>猜</translation>
    </message>
    <message>
        <source>as the big model</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>作为大模型</translation>
    </message>
    <message>
        <source>as the draft</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>作为草稿模型</translation>
    </message>
    <message>
        <source>Head</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>预测头</translation>
    </message>
    <message>
        <source>A model&apos;s guessing layers</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>模型的猜测层</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>嵌入模型</translation>
    </message>
    <message>
        <source>Reranker</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>重排模型</translation>
    </message>
    <message>
        <source>It finds texts by their meaning, for programs that ask the local API.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>它按含义查找文本，供调用本地 API 的程序使用。</translation>
    </message>
    <message>
        <source>It scores how well texts answer a question, for programs that ask the local API.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>它为文本回答问题的程度打分，供调用本地 API 的程序使用。</translation>
    </message>
    <message>
        <source>{size} bytes</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} 字节</translation>
    </message>
    <message>
        <source>The model that it was made for is not here; it cannot write by itself.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>它所属的模型不在这里；它自己不能写。</translation>
    </message>
    <message>
        <source>{name} is in the trash; emptying it frees {size}. To undo, put it back from there.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{name} 在回收站中；清空后释放 {size}。要撤销，请从那里放回。</translation>
    </message>
    <message>
        <source>{models} of Draftlight, {size}; {more} more used in place.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Draftlight 的 {models}，{size}；另有 {more} 个在原处使用。</translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <comment>%n model</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>
            <numerusform>%n 个模型</numerusform>
        </translation>
    </message>
    <message>
        <source>about {least}–{most} tokens/s</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>约 {least}–{most} token/秒</translation>
    </message>
    <message>
        <source>On this computer: {speed} without guessing, to judge by models that ran here.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>在本机上：不猜测时 {speed}，根据在此运行过的模型估算。</translation>
    </message>
    <message>
        <source>It comes with Draftlight, and is in use now.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>它随 Draftlight 提供，正在使用。</translation>
    </message>
    <message>
        <source>It comes with Draftlight.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>它随 Draftlight 提供。</translation>
    </message>
    <message>
        <source>Writes and guesses</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>写和猜</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>从未</translation>
    </message>
    <message>
        <source>Not there</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>不在</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{count} 个 token</translation>
    </message>
    <message>
        <source>{kind}, made for {model}</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{kind}，用于 {model}</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>类型</translation>
    </message>
    <message>
        <source>It guesses for itself, with {size} of layers in its own file; they are loaded only while they are used.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>它自己猜测，自身文件中有 {size} 的层；只在使用时载入。</translation>
    </message>
    <message>
        <source>These are the guessing layers of a model, without the model. They are used where they stand in its file.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>这是模型的猜测层，没有模型本身。它们在模型自身的文件中才会使用。</translation>
    </message>
    <message>
        <source>It guesses ahead for {models}; it cannot write by itself.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>它为 {models} 提前猜测；自己不能写。</translation>
    </message>
    <message>
        <source>To undo, put it back from the trash.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>要撤销，请从回收站放回。</translation>
    </message>
    <message>
        <source>The link {name} is in the trash; the file it led to is where it was.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>链接 {name} 在回收站中；它指向的文件仍在原处。</translation>
    </message>
    <message>
        <source>There are no GGUF models in there.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>那里没有 GGUF 模型。</translation>
    </message>
    <message>
        <source>{models} of Draftlight, {size}.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>Draftlight 的 {models}，{size}。</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{names} 和 {last}</translation>
    </message>
    <message>
        <source>How fast it will be on this computer is not known yet.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>尚不知道它在本机上的速度。</translation>
    </message>
    <message>
        <source>On this computer: {speed}, as measured.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>在本机上：{speed}（实测）。</translation>
    </message>
    <message>
        <source>Architecture</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>架构</translation>
    </message>
    <message>
        <source>Parameters</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>参数</translation>
    </message>
    <message>
        <source>Precision</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>精度</translation>
    </message>
    <message>
        <source>Licence</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Chat template</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>聊天模板</translation>
    </message>
    <message>
        <source>The file is not there: it was moved or deleted, or its disk is not connected.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>文件不在：已移动或删除，或其磁盘未连接。</translation>
    </message>
    <message>
        <source>Only {here} of its {whole} parts are here, so it cannot be used.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{whole} 个分卷只有 {here} 个在，所以不能使用。</translation>
    </message>
    <message>
        <source>The chat template in {path} stands in the place of its own.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{path} 中的聊天模板代替了它自带的。</translation>
    </message>
    <message>
        <source>This is a link; the file itself is {path}.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>这是链接；文件本身是 {path}。</translation>
    </message>
    <message>
        <source>In use now {roles}.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>正在使用，{roles}。</translation>
    </message>
    <message>
        <source>You added it; it is used where it is, and never changed.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>由你添加；在原处使用，从不改动。</translation>
    </message>
    <message>
        <source>Only the link goes; the file it leads to stays, so this frees no space.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>只移除链接；它指向的文件保留，所以不释放空间。</translation>
    </message>
    <message>
        <source>It goes with all its {count} parts to the system&apos;s trash.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>它连同全部 {count} 个分卷移到系统回收站。</translation>
    </message>
    <message>
        <source>It goes to the system&apos;s trash.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>它移到系统回收站。</translation>
    </message>
    <message>
        <source>It is in use now {roles}: what is loaded goes on until another pair is chosen, but it cannot be loaded again.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>它正在使用，{roles}：已载入的会继续用到选择另一对为止，但不能重新载入。</translation>
    </message>
    <message>
        <source>{pairs} would no longer be complete.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{pairs} 将不再完整。</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>没有添加。</translation>
    </message>
    <message>
        <source>Only the first {count} files were looked at: add smaller folders one by one.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>只查看了前 {count} 个文件：请逐个添加较小的文件夹。</translation>
    </message>
    <message>
        <source>none: made to go on with a text</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>无：用来续写文本</translation>
    </message>
    <message>
        <source>It belongs to {program}: used where it is, never changed. Delete it there.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>它属于 {program}：在原处使用，从不改动。请在那里删除。</translation>
    </message>
    <message numerus="yes">
        <source>All %n models are in the list already.</source>
        <comment>That model is in the list already.</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>
            <numerusform>全部 %n 个模型已在列表中。</numerusform>
        </translation>
    </message>
    <message>
        <source>{models} added.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>已添加 {models}。</translation>
    </message>
    <message>
        <source>So it is with {count} more.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>另外 {count} 个也是如此。</translation>
    </message>
    <message>
        <source>Part of {pairs}.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>属于 {pairs}。</translation>
    </message>
    <message>
        <source>{size} are free once that is emptied.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>清空后释放 {size}。</translation>
    </message>
    <message numerus="yes">
        <source>{models} added; %n were in the list already.</source>
        <comment>{models} added; %n was in the list already.</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>
            <numerusform>已添加 {models}；%n 个已在列表中。</numerusform>
        </translation>
    </message>
    <message>
        <source>draft</source>
        <comment>a model that guesses</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>草稿模型</translation>
    </message>
    <message>
        <source>its guessing layers</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>它的猜测层</translation>
    </message>
    <message>
        <source>head</source>
        <comment>guesses for a model</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>预测头</translation>
    </message>
    <message>
        <source>assistant</source>
        <comment>guesses for a model</comment>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>助手</translation>
    </message>
    <message>
        <source>In memory: {figures}.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>内存：{figures}。</translation>
    </message>
    <message>
        <source>under {size} GB</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>不到 {size} GB</translation>
    </message>
    <message>
        <source>conversation of {count} tokens</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>{count} 个 token 的对话</translation>
    </message>
    <message>
        <source>room to compute</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>计算空间</translation>
    </message>
    <message>
        <source>Its guessing layers are loaded only while they are used.</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>它的猜测层只在使用时载入。</translation>
    </message>
    <message>
        <source>big model with its guessing layers</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>大模型连同猜测层</translation>
    </message>
    <message>
        <source>big model</source>
        <extracomment>app/ui/models_page/library_words.py</extracomment>
        <translation>大模型</translation>
    </message>
    <message>
        <source>Use it anyway</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>仍然使用</translation>
    </message>
    <message>
        <source>Chat template…</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>聊天模板…</translation>
    </message>
    <message>
        <source>Use its own chat template</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>使用自带的聊天模板</translation>
    </message>
    <message>
        <source>About the chosen model</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>关于所选模型</translation>
    </message>
    <message>
        <source>This is {kind}. Do not expect answers to questions.</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>这是{kind}。不要期待它回答问题。</translation>
    </message>
    <message>
        <source>Let this model write the answers</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>让这个模型写回答</translation>
    </message>
    <message>
        <source>Use as draft</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>用作草稿模型</translation>
    </message>
    <message>
        <source>Let this file guess ahead for the model in use</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>让这个文件为正在使用的模型提前猜测</translation>
    </message>
    <message>
        <source>Look for heads and small models that can guess ahead for this one</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>寻找能为它提前猜测的预测头和小模型</translation>
    </message>
    <message>
        <source>How the model is told who said what; for one whose own template cannot be used</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>如何告诉模型谁说了什么；用于自带模板无法使用的模型</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Show folder</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>显示文件夹</translation>
    </message>
    <message>
        <source>Move to trash…</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>移到回收站…</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>从列表移除</translation>
    </message>
    <message>
        <source>The file stays where it is</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>文件仍在原处</translation>
    </message>
    <message>
        <source>Reading what the file says…</source>
        <extracomment>app/ui/models_page/model_details.py</extracomment>
        <translation>正在读取文件说明…</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>app/ui/models_page/models_page.py</extracomment>
        <translation>组合</translation>
    </message>
    <message>
        <source>Drop model files or folders to add them to the list</source>
        <extracomment>app/ui/models_page/models_page.py</extracomment>
        <translation>把模型文件或文件夹拖到这里，添加到列表</translation>
    </message>
    <message>
        <source>Its owner asks for consent first: an account on huggingface.co, a click there, and your token below.</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>所有者要求先同意：需要 huggingface.co 帐户，在那里点击同意，并在下面填写令牌。</translation>
    </message>
    <message>
        <source>Fits</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>适合</translation>
    </message>
    <message>
        <source>Tight</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>紧张</translation>
    </message>
    <message>
        <source>{name}, {size} GB</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>{name}，{size} GB</translation>
    </message>
    <message>
        <source>for itself, with layers of its own</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>自己猜，用自带的层</translation>
    </message>
    <message>
        <source>Measured by {who}: {effect}.</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>由{who}测得：{effect}。</translation>
    </message>
    <message>
        <source>Download {size} GB</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>下载 {size} GB</translation>
    </message>
    <message>
        <source>The computer was busier during one of the two, so their times cannot be compared.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>写其中一个回复时电脑更忙，因此无法比较两者的时间。</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>复制命令</translation>
    </message>
    <message>
        <source>The command is copied. Close Draftlight, and run it in its folder: {command}</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>命令已复制。请关闭 Draftlight，并在其文件夹中运行：{command}</translation>
    </message>
    <message>
        <source>{models} · {mode} (Ctrl+M)</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>{models} · {mode} (Ctrl+M)</translation>
    </message>
    <message>
        <source>Models and guessing: {models}, {mode}</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>模型与猜测：{models}，{mode}</translation>
    </message>
    <message>
        <source>In use</source>
        <comment>a choice that is in use now</comment>
        <extracomment>app/ui/window/choices.py</extracomment>
        <translation>使用中</translation>
    </message>
    <message>
        <source>To download</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>可下载</translation>
    </message>
    <message>
        <source>Comes with Draftlight, works offline</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>随 Draftlight 提供，可离线使用</translation>
    </message>
    <message>
        <source>{size} to download</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>需下载 {size}</translation>
    </message>
    <message>
        <source>Loaded</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>已加载</translation>
    </message>
    <message>
        <source>Too big for this computer</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>对本机来说太大</translation>
    </message>
    <message>
        <source>Draft that guesses ahead…</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>提前猜测的草稿模型…</translation>
    </message>
    <message>
        <source>No other model is on this computer: “Open model files…” adds some.</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>本机上没有其他模型：“打开模型文件…”可以添加。</translation>
    </message>
    <message>
        <source>On another computer</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>在其他计算机上</translation>
    </message>
    <message>
        <source>Choose a model first</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>请先选择模型</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>app/ui/window/palette.py</extracomment>
        <translation>命令</translation>
    </message>
    <message>
        <source>Recent</source>
        <extracomment>app/ui/window/palette.py</extracomment>
        <translation>最近</translation>
    </message>
    <message>
        <source>Setting</source>
        <extracomment>app/ui/window/palette.py</extracomment>
        <translation>设置</translation>
    </message>
    <message>
        <source>Find anything</source>
        <extracomment>app/ui/window/shortcuts.py, app/ui/window/user_actions.py</extracomment>
        <translation>查找任何内容</translation>
    </message>
    <message>
        <source>Answer other programs: the local API</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>回答其他程序：本地 API</translation>
    </message>
    <message>
        <source>Models and guessing</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>模型与猜测</translation>
    </message>
    <message>
        <source>Find a chat, a model, a setting or a command</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>查找聊天、模型、设置或命令</translation>
    </message>
    <message>
        <source>asks tool servers</source>
        <extracomment>resources/components.json</extracomment>
        <translation>访问工具服务器</translation>
    </message>
    <message>
        <source>reads pictures</source>
        <extracomment>resources/components.json</extracomment>
        <translation>读取图片</translation>
    </message>
    <message>
        <source>Guesses: {name}</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>猜：{name}</translation>
    </message>
    <message>
        <source>Writes: {name}</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>写：{name}</translation>
    </message>
    <message>
        <source>Licence: {licence}.</source>
        <extracomment>app/ui/models_page/pair_card.py</extracomment>
        <translation>许可证：{licence}。</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>app/ui/how_it_works/film_player.py, app/ui/how_it_works/how_it_works_view.py, app/ui/models_page/pair_state.py, app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>暂停</translation>
    </message>
    <message>
        <source>{amount} · {rate} MB/s · {time} left</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>{amount} · {rate} MB/秒 · 还需 {time}</translation>
    </message>
    <message>
        <source>{done} of {total} GB</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>{done}/{total} GB</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>{hours} 小时 {minutes} 分钟</translation>
    </message>
    <message>
        <source>On this computer: used in place, in {places}</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>在本机：在 {places} 的原处使用</translation>
    </message>
    <message>
        <source>{amount} · starting</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>{amount} · 正在开始</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>不到一分钟</translation>
    </message>
    <message>
        <source>Paused at {amount}</source>
        <extracomment>app/ui/models_page/pair_state.py</extracomment>
        <translation>已暂停于 {amount}</translation>
    </message>
    <message>
        <source>Enter an access token…</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>输入访问令牌…</translation>
    </message>
    <message>
        <source>For models whose owner asks for consent first</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>用于所有者要求先同意的模型</translation>
    </message>
    <message>
        <source>Two models that work together: the big one writes the answers, the small one guesses ahead. Some models guess for themselves and need no second one. Everything is checked when it arrives, and goes on after any break.</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>配合工作的两个模型：大的写回答，小的提前猜。有些模型自己猜测，不需要第二个。所有内容到达时都会核对，中断后可继续。</translation>
    </message>
    <message>
        <source>Token</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>令牌</translation>
    </message>
    <message>
        <source>Access token from your account on huggingface.co (it is sent to the Hub alone):</source>
        <extracomment>app/ui/models_page/pairs_view.py</extracomment>
        <translation>你的 huggingface.co 帐户的访问令牌（只发送给 Hub）：</translation>
    </message>
    <message>
        <source>One of the two replies is empty, so there is nothing to compare.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>两个回复之一是空的，无法比较。</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>app/ui/overlays/race_view.py, app/ui/transcript/messages/message_menu.py, app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>比赛</translation>
    </message>
    <message>
        <source>With guessing</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>猜测</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>重播</translation>
    </message>
    <message>
        <source>See both again, on one clock</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>按同一时钟再看一遍</translation>
    </message>
    <message>
        <source>The race was stopped.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>比赛已停止。</translation>
    </message>
    <message>
        <source>Recorded replies (*.json)</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>录制的回复 (*.json)</translation>
    </message>
    <message>
        <source>Pages for a browser (*.html)</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>浏览器网页 (*.html)</translation>
    </message>
    <message>
        <source>Open a recorded reply</source>
        <extracomment>app/ui/overlays/recorded_actions.py, app/ui/window/shortcuts.py</extracomment>
        <translation>打开录制的回复</translation>
    </message>
    <message>
        <source>Reading “{name}”…</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>正在读取“{name}”…</translation>
    </message>
    <message>
        <source>Save as recorded reply</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>存为录制的回复</translation>
    </message>
    <message>
        <source>Share this reply as a page</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>把这个回复作为网页分享</translation>
    </message>
    <message>
        <source>The page is saved as {name}. It plays in any browser, without a network.</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>网页已存为 {name}。在任何浏览器中都能播放，无需网络。</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>显示</translation>
    </message>
    <message>
        <source>The recorded reply is saved as {name}.</source>
        <extracomment>app/ui/overlays/recorded_actions.py</extracomment>
        <translation>录制的回复已存为 {name}。</translation>
    </message>
    <message>
        <source>Recorded reply</source>
        <extracomment>app/ui/chat/first_page/loading_show.py, app/ui/overlays/recorded_view.py</extracomment>
        <translation>录制的回复</translation>
    </message>
    <message>
        <source>Recorded, so nothing can be asked here. Point at a word to see who wrote it.</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>这是录制的，不能提问。指向一个词可看是谁写的。</translation>
    </message>
    <message>
        <source>Slow motion</source>
        <extracomment>app/ui/overlays/recorded_view.py, app/ui/overlays/slow_motion_view.py, app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>慢动作</translation>
    </message>
    <message>
        <source>Replay it round by round (Ctrl+Shift+S)</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>逐轮重播 (Ctrl+Shift+S)</translation>
    </message>
    <message>
        <source>Share…</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>分享…</translation>
    </message>
    <message>
        <source>Save a page that plays it in any browser (Ctrl+Shift+H)</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>保存可在任何浏览器播放的网页 (Ctrl+Shift+H)</translation>
    </message>
    <message>
        <source>Share as a page</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>作为网页分享</translation>
    </message>
    <message>
        <source>Question and recorded reply</source>
        <extracomment>app/ui/overlays/recorded_view.py</extracomment>
        <translation>问题和录制的回复</translation>
    </message>
    <message>
        <source>Round {place} of {count}</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>第 {place} 轮，共 {count} 轮</translation>
    </message>
    <message>
        <source>{round}: {event}</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>{round}：{event}</translation>
    </message>
    <message>
        <source>the reply ends here.</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>回复到此结束。</translation>
    </message>
    <message numerus="yes">
        <source>The draft guesses %n tokens ahead.</source>
        <comment>The draft guesses %n token ahead.</comment>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>
            <numerusform>草稿模型提前猜 %n 个 token。</numerusform>
        </translation>
    </message>
    <message>
        <source>no guess; the big model wrote {token} itself.</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>没有猜测；大模型自己写了 {token}。</translation>
    </message>
    <message>
        <source>{token} is what the big model would write. Kept.</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>{token} 正是大模型会写的。保留。</translation>
    </message>
    <message>
        <source>{wrong} was wrong; the big model writes {token} instead.</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>{wrong} 错了；大模型改写 {token}。</translation>
    </message>
    <message>
        <source>all guesses were right, and the same pass gives {token} as a bonus.</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>猜测全对，同一次计算还奖励 {token}。</translation>
    </message>
    <message numerus="yes">
        <source>Lookup guesses %n tokens ahead.</source>
        <comment>Lookup guesses %n token ahead.</comment>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>
            <numerusform>查找提前猜 %n 个 token。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Memory guesses %n tokens ahead.</source>
        <comment>Memory guesses %n token ahead.</comment>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>
            <numerusform>记忆提前猜 %n 个 token。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n after it are dropped.</source>
        <comment>The %n after it is dropped.</comment>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>
            <numerusform>其后的 %n 个被丢弃。</numerusform>
        </translation>
    </message>
    <message>
        <source>The reply as it grew</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>回复生成的过程</translation>
    </message>
    <message>
        <source>Place in the reply</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>在回复中的位置</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>播放或暂停 (Space)</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>单步</translation>
    </message>
    <message>
        <source>How fast the replay runs</source>
        <extracomment>app/ui/overlays/slow_motion_view.py</extracomment>
        <translation>重播的速度</translation>
    </message>
    <message>
        <source>Something went wrong inside Draftlight: {error}</source>
        <extracomment>app/ui/toolkit/scheduling/background_work.py</extracomment>
        <translation>Draftlight 内部出错：{error}</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>app/ui/toolkit/widgets/copying.py</extracomment>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Remove {name} (Del)</source>
        <extracomment>app/ui/toolkit/files/file_chip.py</extracomment>
        <translation>移除 {name} (Del)</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <extracomment>app/ui/toolkit/files/file_chip.py</extracomment>
        <translation>移除 {name}</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>更多</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>就绪</translation>
    </message>
    <message>
        <source>The models load when you start typing</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>开始输入时载入模型</translation>
    </message>
    <message>
        <source>Writing…</source>
        <extracomment>app/conversation/status.py, app/ui/overlays/comparison_view.py, app/ui/quick_question/quick_window.py</extracomment>
        <translation>正在写…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>No model chosen yet</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>还没有选择模型</translation>
    </message>
    <message>
        <source>Another program uses other models now; yours load when you start typing</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>另一个程序正在用其他模型；开始输入时载入你的</translation>
    </message>
    <message>
        <source>Another program is being answered. You are next.</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>正在回答另一个程序。下一个是你。</translation>
    </message>
    <message>
        <source>Waiting for the reply to another program</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>正在等待给另一个程序的回复</translation>
    </message>
    <message>
        <source>Loading…</source>
        <extracomment>app/conversation/status.py, app/ui/window/model_choices.py</extracomment>
        <translation>正在载入…</translation>
    </message>
    <message>
        <source>Reading your message…</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>正在读取你的消息…</translation>
    </message>
    <message>
        <source>a base model: made to go on with a text, not to converse</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>基础模型：用来续写文本，而不是对话</translation>
    </message>
    <message>
        <source>guesses for itself</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>自己猜测</translation>
    </message>
    <message>
        <source>{name} on {place}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{place} 上的 {name}</translation>
    </message>
    <message>
        <source>Reading your message… {done} of {total} tokens</source>
        <extracomment>app/conversation/status.py</extracomment>
        <translation>正在读取你的消息… {done}/{total} 个 token</translation>
    </message>
    <message>
        <source>{used} of {total} tokens of context</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>上下文 {used}/{total} 个 token</translation>
    </message>
    <message>
        <source>{share} of context</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>上下文的 {share}</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>自动</translation>
    </message>
    <message>
        <source>Guesses in the way that has worked best, and pauses where it is slower</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>用效果最好的方式猜测，变慢时暂停</translation>
    </message>
    <message>
        <source>The draft, a smaller model, guesses ahead, also where that is slower</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>由较小的草稿模型提前猜测，即使更慢</translation>
    </message>
    <message>
        <source>Lookup</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>查找</translation>
    </message>
    <message>
        <source>Guesses are copied from earlier in the conversation, also where that is slower; needs no draft</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>从对话前文复制猜测，即使更慢；不需要草稿模型</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>way to guess</comment>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The big model writes alone</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>大模型独自写</translation>
    </message>
    <message>
        <source>The model on {place}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{place} 上的模型</translation>
    </message>
    <message>
        <source> · {size} of memory</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation> · 内存 {size}</translation>
    </message>
    <message>
        <source>Guesses for itself, with layers of its own{takes}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>自己猜测，用自带的层{takes}</translation>
    </message>
    <message>
        <source>{name} · head for this model{takes}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{name} · 此模型的预测头{takes}</translation>
    </message>
    <message>
        <source>{name} · assistant for this model{takes}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{name} · 此模型的助手{takes}</translation>
    </message>
    <message>
        <source>{size} kB</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} kB</translation>
    </message>
    <message>
        <source>{size} · {count} tokens</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>{size} · {count} 个 token</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>今天</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>昨天</translation>
    </message>
    <message>
        <source>Earlier this week</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>本周早些时候</translation>
    </message>
    <message>
        <source>Earlier this month</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>本月早些时候</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens so far</source>
        <comment>%n token so far</comment>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>
            <numerusform>目前 %n 个 token</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy code</source>
        <extracomment>app/ui/transcript/text/code_buttons.py</extracomment>
        <translation>复制代码</translation>
    </message>
    <message>
        <source>{token} {who} · round {place}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>{token} {who} · 第 {place} 轮</translation>
    </message>
    <message>
        <source>The server does not tell whether this was guessed.</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>服务器没有告知这是否为猜测。</translation>
    </message>
    <message>
        <source>{token} guessed, not checked yet · round {place}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>{token} 已猜，尚未检查 · 第 {place} 轮</translation>
    </message>
    <message>
        <source>Its chance: draft {draft}, big model {target}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>概率：草稿模型 {draft}，大模型 {target}</translation>
    </message>
    <message>
        <source>Its chance: draft {share}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>概率：草稿模型 {share}</translation>
    </message>
    <message>
        <source>Its chance: big model {share}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>概率：大模型 {share}</translation>
    </message>
    <message>
        <source>lookup in the conversation</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>对话中的查找</translation>
    </message>
    <message>
        <source>memory of earlier chats</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>对以前聊天的记忆</translation>
    </message>
    <message>
        <source>end</source>
        <comment>of a text</comment>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>结束</translation>
    </message>
    <message>
        <source>&lt; 1 %</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>&lt; 1 %</translation>
    </message>
    <message>
        <source>guessed right</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>猜对</translation>
    </message>
    <message>
        <source>corrected by {model}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>由{model}更正</translation>
    </message>
    <message>
        <source>bonus from {model}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>{model}的奖励</translation>
    </message>
    <message>
        <source>written by {model}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>由{model}写</translation>
    </message>
    <message>
        <source>guessed wrong</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>猜错</translation>
    </message>
    <message>
        <source>{token} {who}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>{token} {who}</translation>
    </message>
    <message>
        <source>Guessed by {guesser}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>由{guesser}猜测</translation>
    </message>
    <message>
        <source>the head</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>预测头</translation>
    </message>
    <message>
        <source>the head {name}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>预测头 {name}</translation>
    </message>
    <message>
        <source>{heading}: {tokens}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>{heading}：{tokens}</translation>
    </message>
    <message>
        <source>the big model</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>大模型</translation>
    </message>
    <message>
        <source>the draft</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>草稿模型</translation>
    </message>
    <message>
        <source>In place of {token}</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>代替 {token}</translation>
    </message>
    <message>
        <source>Draft expected</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>草稿模型预计</translation>
    </message>
    <message>
        <source>{model} wrote {token} instead</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>{model}改写为 {token}</translation>
    </message>
    <message>
        <source>Followed a wrong guess; {token} stood</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>跟在猜错之后；此处是 {token}</translation>
    </message>
    <message>
        <source>Jump to newest</source>
        <extracomment>app/ui/transcript/page_scroll.py</extracomment>
        <translation>跳到最新</translation>
    </message>
    <message>
        <source>The draft guessed this and the big model agreed.</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>草稿模型猜了这个，大模型同意。</translation>
    </message>
    <message>
        <source>The big model wrote this in place of a wrong guess.</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>大模型写了这个，代替猜错的词。</translation>
    </message>
    <message>
        <source>Every guess was right, so the big model added this one for free.</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>猜测全对，所以大模型免费多加了这个。</translation>
    </message>
    <message>
        <source>A guess the big model would not have written. Click to show these in the text, or hide them.</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>大模型不会这样写的猜测。点击可在文中显示或隐藏它们。</translation>
    </message>
    <message>
        <source>{outcome}: {explanation}</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>{outcome}：{explanation}</translation>
    </message>
    <message>
        <source>Wrong guesses</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>猜错的内容</translation>
    </message>
    <message>
        <source>Show the guesses that were wrong, struck through, where they would have stood</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>在原位显示猜错的内容，加删除线</translation>
    </message>
    <message>
        <source>Show who wrote each word</source>
        <extracomment>app/ui/transcript/legend.py</extracomment>
        <translation>显示每个词是谁写的</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>种子 {seed}</translation>
    </message>
    <message>
        <source>Copy reply</source>
        <extracomment>app/ui/transcript/messages/message_menu.py, app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>复制回复</translation>
    </message>
    <message>
        <source>Colours of this reply</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>本回复的颜色</translation>
    </message>
    <message>
        <source>Go on writing this reply</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>继续写这个回复</translation>
    </message>
    <message>
        <source>Replay in slow motion</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>慢动作重播</translation>
    </message>
    <message>
        <source>Write this reply again</source>
        <extracomment>app/ui/transcript/messages/message_menu.py, app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>重新写这个回复</translation>
    </message>
    <message>
        <source>More about this reply</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>关于本回复的更多</translation>
    </message>
    <message>
        <source>Save as recorded reply…</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>存为录制的回复…</translation>
    </message>
    <message>
        <source>Share as HTML page…</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>作为 HTML 网页分享…</translation>
    </message>
    <message>
        <source>Seed {seed} is kept in this chat: the same question gets the same reply. Press for new ones</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>本聊天保留种子 {seed}：相同问题得到相同回复。按下改用新的</translation>
    </message>
    <message>
        <source>Keep seed {seed} for the next replies of this chat: the same question then gets the same reply</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>为本聊天后面的回复保留种子 {seed}：相同问题将得到相同回复</translation>
    </message>
    <message>
        <source>Scroll the code to the side</source>
        <extracomment>app/ui/transcript/text/horizontal_scroll.py</extracomment>
        <translation>横向滚动代码</translation>
    </message>
    <message>
        <source>Scroll the table to the side</source>
        <extracomment>app/ui/transcript/text/horizontal_scroll.py</extracomment>
        <translation>横向滚动表格</translation>
    </message>
    <message>
        <source>Quote in your message	Ctrl+R</source>
        <extracomment>app/ui/transcript/text/text_body.py</extracomment>
        <translation>在消息中引用	Ctrl+R</translation>
    </message>
    <message>
        <source>What the tool was given and what it brought</source>
        <extracomment>app/ui/transcript/messages/message_parts.py</extracomment>
        <translation>给工具的内容和它的返回</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>app/ui/transcript/messages/user_message.py</extracomment>
        <translation>复制</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <extracomment>app/ui/transcript/messages/user_message.py</extracomment>
        <translation>编辑并重新发送</translation>
    </message>
    <message>
        <source>Show more: {count} characters follow</source>
        <extracomment>app/ui/transcript/messages/user_message.py</extracomment>
        <translation>显示更多：还有 {count} 个字符</translation>
    </message>
    <message>
        <source>Versions</source>
        <extracomment>app/ui/transcript/messages/message_parts.py</extracomment>
        <translation>版本</translation>
    </message>
    <message>
        <source>Version before this one</source>
        <extracomment>app/ui/transcript/messages/message_parts.py</extracomment>
        <translation>上一个版本</translation>
    </message>
    <message>
        <source>Next version</source>
        <extracomment>app/ui/transcript/messages/message_parts.py</extracomment>
        <translation>下一个版本</translation>
    </message>
    <message>
        <source>Version {place} of {count}</source>
        <extracomment>app/ui/transcript/messages/message_parts.py</extracomment>
        <translation>版本 {place}/{count}</translation>
    </message>
    <message>
        <source>There is a graphics card by {makers} here, and llama.cpp was compiled for the processor alone. One command compiles it for the card; “Graphics cards” in the help says what it needs.</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>这台计算机有 {makers} 的显卡，但 llama.cpp 只为处理器编译。一条命令即可为显卡编译；所需条件见帮助中的“Graphics cards”。</translation>
    </message>
    <message>
        <source>Other programs can ask at {address}. The mark at the top says how, and who does.</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>其他程序可以通过 {address} 提问。顶部的标记说明如何提问、谁在提问。</translation>
    </message>
    <message>
        <source>Back to {model}</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>回到 {model}</translation>
    </message>
    <message>
        <source>Other programs cannot ask. {problem}</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>其他程序不能提问。{problem}</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>显示</translation>
    </message>
    <message>
        <source>{problem} There is no race to run.</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>{problem} 没有比赛可进行。</translation>
    </message>
    <message>
        <source>{model} is {kind}. Its replies may wander off.</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>{model} 是{kind}。回复可能跑题。</translation>
    </message>
    <message>
        <source>Show report</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>显示报告</translation>
    </message>
    <message>
        <source>Use port {port}</source>
        <extracomment>app/ui/window/banner_messages.py</extracomment>
        <translation>使用端口 {port}</translation>
    </message>
    <message>
        <source>Taking in chats…</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>正在导入聊天…</translation>
    </message>
    <message>
        <source>Taking in chats: {percent}%</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>正在导入聊天：{percent}%</translation>
    </message>
    <message>
        <source>Taking in chats is still under way.</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>仍在导入聊天。</translation>
    </message>
    <message>
        <source>Saving chats…</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>正在保存聊天…</translation>
    </message>
    <message>
        <source>Saving chats: {percent}%</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>正在保存聊天：{percent}%</translation>
    </message>
    <message>
        <source>Saving chats is still under way.</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>仍在保存聊天。</translation>
    </message>
    <message numerus="yes">
        <source>%n chats taken out again.</source>
        <comment>%n chat taken out again.</comment>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>
            <numerusform>已撤回 %n 个聊天。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>已停止。没有写入。</translation>
    </message>
    <message numerus="yes">
        <source>%n chats saved in {file}.</source>
        <comment>%n chat saved in {file}.</comment>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>
            <numerusform>已在 {file} 保存 %n 个聊天。</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop the model file here</source>
        <extracomment>app/ui/toolkit/files/file_drops.py</extracomment>
        <translation>把模型文件放到这里</translation>
    </message>
    <message>
        <source>Drop files here: they go with your message</source>
        <extracomment>app/ui/toolkit/files/file_drops.py</extracomment>
        <translation>把文件放到这里：随消息发送</translation>
    </message>
    <message numerus="yes">
        <source>%n chats from {program} came in.</source>
        <comment>%n chat from {program} came in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>从 {program} 导入了 %n 个聊天。</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} are damaged or cut off: nothing came in from there.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{names} 已损坏或被截断：没有从中导入。</translation>
    </message>
    <message>
        <source>There is no chat in there that Draftlight can read.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>那里没有 Draftlight 能读的聊天。</translation>
    </message>
    <message numerus="yes">
        <source>%n chats ({programs}) came in.</source>
        <comment>%n chat ({programs}) came in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>导入了 %n 个聊天（{programs}）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats came in.</source>
        <comment>%n chat came in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>导入了 %n 个聊天。</numerusform>
        </translation>
    </message>
    <message>
        <source>another program</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>另一个程序</translation>
    </message>
    <message>
        <source>{names} and others</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{names} 等</translation>
    </message>
    <message>
        <source>{name} is damaged or cut off: nothing came in from there.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{name} 已损坏或被截断：没有从中导入。</translation>
    </message>
    <message>
        <source>{names} are damaged or cut off: chats that are whole in there came in, no other did.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{names} 已损坏或被截断：导入了其中完整的聊天，其他没有。</translation>
    </message>
    <message numerus="yes">
        <source>%n chats had grown and are up to date again.</source>
        <comment>%n chat had grown and is up to date again.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n 个聊天有新增内容，已更新。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats were here already.</source>
        <comment>%n chat was here already.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n 个聊天原已存在。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats could not be read.</source>
        <comment>%n chat could not be read.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n 个聊天无法读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats were too large.</source>
        <comment>%n chat was too large.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n 个聊天太大。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats were saved by a newer Draftlight.</source>
        <comment>%n chat was saved by a newer Draftlight.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n 个聊天由更新的 Draftlight 保存。</numerusform>
        </translation>
    </message>
    <message>
        <source>{problem} The chats before that came in whole.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{problem} 此前的聊天已完整导入。</translation>
    </message>
    <message>
        <source>The rest was stopped.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>其余已停止。</translation>
    </message>
    <message>
        <source>{name} is damaged or cut off: chats that are whole in there came in, no other did.</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{name} 已损坏或被截断：导入了其中完整的聊天，其他没有。</translation>
    </message>
    <message>
        <source>{count} from {program}</source>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>{program} 的 {count} 个</translation>
    </message>
    <message>
        <source>Draftlight, or llama.cpp inside it, crashed the last time it was open. Your chats were saved up to half a second before. The report holds no text of your chats; read it, and send it along if you report the crash.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>Draftlight 或其中的 llama.cpp 上次打开时崩溃了。聊天已保存到崩溃前半秒。报告不含聊天文本；请阅读，报告崩溃时一并发送。</translation>
    </message>
    <message>
        <source>The models are not loaded again until you ask something; if it happens again, choose others.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>在你提问之前不会重新载入模型；如再次发生，请选择其他模型。</translation>
    </message>
    <message>
        <source>The last time, Draftlight was ended from outside while {pair} was being loaded. If the computer ran short of memory, choose a smaller model.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>上次载入 {pair} 时 Draftlight 被外部结束。如果是内存不足，请选择更小的模型。</translation>
    </message>
    <message>
        <source>Draftlight crashed the last time. Your chats are saved.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>Draftlight 上次崩溃了。聊天已保存。</translation>
    </message>
    <message>
        <source>Draftlight crashed the last time while {models} was being loaded. Your chats are saved.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>Draftlight 上次在载入 {models} 时崩溃了。聊天已保存。</translation>
    </message>
    <message>
        <source>Draftlight crashed the last time while {models} was writing a reply. Your chats are saved.</source>
        <extracomment>app/ui/window/lifecycle.py</extracomment>
        <translation>Draftlight 上次在 {models} 写回复时崩溃了。聊天已保存。</translation>
    </message>
    <message>
        <source>Markdown, to read (*.md)</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>Markdown，便于阅读 (*.md)</translation>
    </message>
    <message>
        <source>Web page, with colours (*.html)</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>网页，带颜色 (*.html)</translation>
    </message>
    <message>
        <source>JSON, all of it, to take in again (*.json)</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>JSON，全部内容，可再导入 (*.json)</translation>
    </message>
    <message>
        <source>With them goes what the models have read of them and can guess from, and the message you have begun. Files you saved stay.</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>模型从中读到的、可用来猜测的内容，以及你已开始写的消息，也一并删除。你保存的文件保留。</translation>
    </message>
    <message>
        <source>Add files to your message</source>
        <extracomment>app/ui/chat/composing/attach_button.py, app/ui/window/document_actions.py, app/ui/window/shortcuts.py</extracomment>
        <translation>给消息添加文件</translation>
    </message>
    <message>
        <source>Save this chat</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>保存本聊天</translation>
    </message>
    <message>
        <source>Save chats in one archive</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>把聊天保存到一个压缩包</translation>
    </message>
    <message>
        <source>Delete all {count} chats?</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>删除全部 {count} 个聊天？</translation>
    </message>
    <message>
        <source>Delete all chats</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>删除所有聊天</translation>
    </message>
    <message>
        <source>ZIP archive (*.zip)</source>
        <extracomment>app/ui/window/chat_transfers.py</extracomment>
        <translation>ZIP 压缩包 (*.zip)</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <extracomment>app/ui/window/top_bar.py, app/ui/window/window_display.py</extracomment>
        <translation>选择模型</translation>
    </message>
    <message>
        <source>{models} on {server}</source>
        <extracomment>app/ui/window/window_display.py</extracomment>
        <translation>{server} 上的 {models}</translation>
    </message>
    <message>
        <source>Models on this computer…</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>本机上的模型…</translation>
    </message>
    <message>
        <source>Open model files…</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>打开模型文件…</translation>
    </message>
    <message>
        <source>Another computer…</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>其他计算机…</translation>
    </message>
    <message>
        <source>Choose one on that computer…</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>在那台计算机上选择…</translation>
    </message>
    <message>
        <source>The other computer has the draft, and chooses it</source>
        <extracomment>app/ui/window/model_choices.py</extracomment>
        <translation>草稿模型在另一台计算机上，由它选择</translation>
    </message>
    <message>
        <source>The next place found</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>找到的下一处</translation>
    </message>
    <message>
        <source>The place found before</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>找到的上一处</translation>
    </message>
    <message>
        <source>Go to the last question</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>到最后一个问题</translation>
    </message>
    <message>
        <source>Quote what is selected, in your message</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>在消息中引用所选内容</translation>
    </message>
    <message>
        <source>Go to the message field</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>到消息框</translation>
    </message>
    <message>
        <source>Stop, or cancel editing</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>停止，或取消编辑</translation>
    </message>
    <message>
        <source>Choose an assistant for this chat</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>为本聊天选择助手</translation>
    </message>
    <message>
        <source>Prompts you keep</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>你的提示词</translation>
    </message>
    <message>
        <source>Edit your last message</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>编辑最后一条消息</translation>
    </message>
    <message>
        <source>Write the last reply again</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>重新写最后一个回复</translation>
    </message>
    <message>
        <source>Go on with a reply that was stopped</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>继续写已停止的回复</translation>
    </message>
    <message>
        <source>Save this chat as a file</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>把本聊天存为文件</translation>
    </message>
    <message>
        <source>Replay the reply in slow motion</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>慢动作重播回复</translation>
    </message>
    <message>
        <source>Race: the last question with guessing and without</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>比赛：最后一个问题，猜测与不猜测</translation>
    </message>
    <message>
        <source>Save the reply as a recorded reply</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>把回复存为录制的回复</translation>
    </message>
    <message>
        <source>Share the reply as a page for any browser</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>把回复作为网页分享，任何浏览器可看</translation>
    </message>
    <message>
        <source>Choose models</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>选择模型</translation>
    </message>
    <message>
        <source>Show or hide the chats</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>显示或隐藏聊天列表</translation>
    </message>
    <message>
        <source>Show or hide “Under the hood”</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>显示或隐藏“内部情况”</translation>
    </message>
    <message>
        <source>Larger</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>放大</translation>
    </message>
    <message>
        <source>Smaller</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Normal size</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>正常大小</translation>
    </message>
    <message>
        <source>Light or dark colours</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>app/ui/quick_question/tray.py, app/ui/window/shortcuts.py</extracomment>
        <translation>退出</translation>
    </message>
    <message>
        <source>Open “Under the hood” (Ctrl+J)</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>打开“内部情况” (Ctrl+J)</translation>
    </message>
    <message>
        <source>Speed: none yet</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>速度：还没有</translation>
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
        <translation>每秒 token 数</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>速度：{speed}</translation>
    </message>
    <message>
        <source>The draft guesses a few words ahead; the big model keeps what it would have written itself.</source>
        <extracomment>app/ui/window/dialogs/text_preview.py</extracomment>
        <translation>草稿模型提前猜几个词；大模型保留自己也会写的。</translation>
    </message>
    <message>
        <source>Add…</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>添加…</translation>
    </message>
    <message>
        <source>From a file…</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>从文件…</translation>
    </message>
    <message>
        <source>The JSON in which other programs keep their servers</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>其他程序保存服务器列表的 JSON</translation>
    </message>
    <message>
        <source>From the clipboard</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>从剪贴板</translation>
    </message>
    <message>
        <source>Taken in, and switched off until you switch them on: {names}.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>已加入，在你开启前保持关闭：{names}。</translation>
    </message>
    <message>
        <source>Take in tool servers</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>加入工具服务器</translation>
    </message>
    <message>
        <source>{name}: chats may use it</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>{name}：聊天可以使用</translation>
    </message>
    <message>
        <source>Change…</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Change {server}</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>更改 {server}</translation>
    </message>
    <message>
        <source>Remove {server}</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>移除 {server}</translation>
    </message>
    <message>
        <source>This file is too large for a list of tool servers.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>这个文件作为工具服务器列表太大了。</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>“{server}” was removed from this list. The program itself is where it was.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>“{server}”已从列表移除。程序本身仍在原处。</translation>
    </message>
    <message>
        <source>{name} cannot be read: {error}.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>{name} 无法读取：{error}。</translation>
    </message>
    <message>
        <source>Show or hide the chats (Ctrl+B)</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>显示或隐藏聊天列表 (Ctrl+B)</translation>
    </message>
    <message>
        <source>Answer the last question with guessing and without (Ctrl+Shift+G)</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>用猜测与不猜测各回答一次最后的问题 (Ctrl+Shift+G)</translation>
    </message>
    <message>
        <source>Replay the reply round by round (Ctrl+Shift+S)</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>逐轮重播回复 (Ctrl+Shift+S)</translation>
    </message>
    <message>
        <source>Stage</source>
        <extracomment>app/ui/window/shortcuts.py, app/ui/window/top_bar.py</extracomment>
        <translation>舞台</translation>
    </message>
    <message>
        <source>The conversation and the gauge alone, large (F11)</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>只有对话和速度表，放大显示 (F11)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>设置 (Ctrl+,)</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>app/ui/help/help_window.py, app/ui/window/shortcuts.py</extracomment>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Waiting…</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>等待中…</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>保留这个</translation>
    </message>
    <message>
        <source>Keep this one: {name}</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>保留这个：{name}</translation>
    </message>
    <message>
        <source>Not written</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>未写出</translation>
    </message>
    <message>
        <source>Answers side by side</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>并排回答</translation>
    </message>
    <message>
        <source>Number of answers</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>回答数量</translation>
    </message>
    <message>
        <source>Differing in</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>区别</translation>
    </message>
    <message>
        <source>Write them</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>开始写</translation>
    </message>
    <message>
        <source>Answers to the same question, written at the same time. The one that you keep stands in the chat; the others stay as its other versions.</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>对同一问题同时写出的多个回答。你保留的那个会留在聊天中；其余的作为它的其他版本保留。</translation>
    </message>
    <message>
        <source>With a temperature of 0 all seeds give the same answer.</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>温度为 0 时，所有种子给出相同的回答。</translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <comment>%n answer</comment>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>
            <numerusform>%n 个回答</numerusform>
        </translation>
    </message>
    <message>
        <source>differing in</source>
        <comment>answers</comment>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>区别在于</translation>
    </message>
    <message>
        <source>Assistant of answer {number}</source>
        <extracomment>app/ui/overlays/comparison_view.py</extracomment>
        <translation>回答 {number} 的助手</translation>
    </message>
    <message>
        <source>pass of the big model</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>遍（大模型）</translation>
    </message>
    <message>
        <source>passes of the big model</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>遍（大模型）</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>遍</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>遍</translation>
    </message>
    <message>
        <source>{passes}, {tokens}</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>{passes}，{tokens}</translation>
    </message>
    <message>
        <source>against</source>
        <comment>31 passes against 14 passes</comment>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>对</translation>
    </message>
    <message>
        <source>{name} · writing now</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>{name} · 正在写</translation>
    </message>
    <message>
        <source>live</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>实时</translation>
    </message>
    <message>
        <source>Done in {time}</source>
        <extracomment>app/ui/overlays/race_lane.py</extracomment>
        <translation>用时 {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n passes</source>
        <comment>%n pass</comment>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>
            <numerusform>%n 遍</numerusform>
        </translation>
    </message>
    <message>
        <source>{plain} without guessing, {guessed} with it.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>不猜测 {plain}，猜测 {guessed}。</translation>
    </message>
    <message>
        <source>Same words as far as both go.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>两者共有的部分文字相同。</translation>
    </message>
    <message>
        <source>The words part after {count} characters: a setting or a file is another than it was.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>文字在 {count} 个字符后不同：某项设置或文件已改变。</translation>
    </message>
    <message>
        <source>Slower with guessing ({times}×): {guessed} s instead of {plain} s.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>猜测反而更慢（{times}×）：{guessed} 秒，不猜测 {plain} 秒。</translation>
    </message>
    <message>
        <source>Same words.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>文字相同。</translation>
    </message>
    <message>
        <source>The words part after {count} characters: two were as likely there, a near-tie.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>文字在 {count} 个字符后不同：那里有两个词的概率几乎相同。</translation>
    </message>
    <message>
        <source>Guessing made no difference: {guessed} s with it, {plain} s without.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>猜测没有带来差别：猜测 {guessed} 秒，不猜测 {plain} 秒。</translation>
    </message>
    <message>
        <source>{times}× faster with guessing: {guessed} s instead of {plain} s.</source>
        <extracomment>app/ui/overlays/race_runner.py</extracomment>
        <translation>猜测快 {times}×：{guessed} 秒，不猜测 {plain} 秒。</translation>
    </message>
    <message>
        <source>Big model alone</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>仅大模型</translation>
    </message>
    <message>
        <source>End the race</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>结束竞速</translation>
    </message>
    <message>
        <source>Measure both now</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>现在测量两者</translation>
    </message>
    <message>
        <source>Write both replies anew, one after the other</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>依次重新写两条回复</translation>
    </message>
    <message>
        <source>{name} · your reply of a moment ago at its own pace</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>{name} · 您刚才的回复，按原速</translation>
    </message>
    <message>
        <source>Same words so far.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>到目前为止文字相同。</translation>
    </message>
    <message>
        <source>Same question, same seed.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>同一问题，同一种子。</translation>
    </message>
    <message>
        <source>Time depends on the computer; passes do not.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>时间取决于电脑，遍数则不然。</translation>
    </message>
    <message>
        <source>Starts when the other one is done</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>另一条写完后开始</translation>
    </message>
    <message>
        <source>{name} · at its own pace</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>{name} · 按原速</translation>
    </message>
    <message>
        <source>recorded</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>已录制</translation>
    </message>
    <message>
        <source>Then the big model writes the same alone, beside it.</source>
        <extracomment>app/ui/overlays/race_view.py</extracomment>
        <translation>然后大模型在旁边独自写出同样的内容。</translation>
    </message>
    <message>
        <source>This code is too long for a preview: {most} MB are the most.</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>这段代码太长，无法预览：最多 {most} MB。</translation>
    </message>
    <message>
        <source>This cannot be drawn: the code is not whole, or has a mistake in it.</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>无法绘制：代码不完整，或有错误。</translation>
    </message>
    <message>
        <source>Drawing this takes too much time or memory, so there is no preview.</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>绘制需要太多时间或内存，因此没有预览。</translation>
    </message>
    <message>
        <source>Drawn without scripts, and without pictures and styles from elsewhere. Links lead nowhere.</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>绘制时不运行脚本，也不加载别处的图片和样式。链接不可点击。</translation>
    </message>
    <message>
        <source>Only the beginning of the page is shown.</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>只显示页面的开头部分。</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>正在绘制…</translation>
    </message>
    <message>
        <source>Preview of a web page</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>网页预览</translation>
    </message>
    <message>
        <source>Preview of a picture</source>
        <extracomment>app/ui/previews/preview_dialog.py</extracomment>
        <translation>图片预览</translation>
    </message>
    <message>
        <source>No model is chosen yet. Choose one in the window; the question waits.</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>尚未选择模型。请在窗口中选择一个；问题会等待。</translation>
    </message>
    <message>
        <source>The reply is not whole. In the window you see why.</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>回复不完整。在窗口中可以看到原因。</translation>
    </message>
    <message>
        <source>Quick question</source>
        <extracomment>app/ui/quick_question/quick_window.py, app/ui/quick_question/tray.py</extracomment>
        <translation>快速提问</translation>
    </message>
    <message>
        <source>Ask a quick question</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>快速提一个问题</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Open in window</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>在窗口中打开</translation>
    </message>
    <message>
        <source>Waiting for the models…</source>
        <extracomment>app/ui/quick_question/quick_window.py</extracomment>
        <translation>正在等待模型…</translation>
    </message>
    <message>
        <source>Open Draftlight</source>
        <extracomment>app/ui/quick_question/tray.py</extracomment>
        <translation>打开 Draftlight</translation>
    </message>
    <message>
        <source>Draftlight is still running</source>
        <extracomment>app/ui/quick_question/tray.py</extracomment>
        <translation>Draftlight 仍在运行</translation>
    </message>
    <message>
        <source>Its icon in the tray opens it again. Quit ends it.</source>
        <extracomment>app/ui/quick_question/tray.py</extracomment>
        <translation>托盘中的图标可再次打开它。“退出”将结束它。</translation>
    </message>
    <message>
        <source>Drawn by chance, though another was likelier</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>随机选中，尽管另一个更有可能</translation>
    </message>
    <message>
        <source>Likeliest for the big model</source>
        <extracomment>app/ui/transcript/inspection.py</extracomment>
        <translation>大模型认为最可能</translation>
    </message>
    <message>
        <source>Edit…</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Branch from here</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>从此处分支</translation>
    </message>
    <message>
        <source>A new chat with all up to this message</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>新聊天，包含到此消息为止的全部内容</translation>
    </message>
    <message>
        <source>Duplicate chat</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>复制聊天</translation>
    </message>
    <message>
        <source>Keep seed {seed}</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>保留种子 {seed}</translation>
    </message>
    <message>
        <source>Compare answers…</source>
        <extracomment>app/ui/transcript/messages/message_menu.py</extracomment>
        <translation>比较回答…</translation>
    </message>
    <message>
        <source>edited</source>
        <extracomment>app/ui/transcript/messages/reply_line.py</extracomment>
        <translation>已编辑</translation>
    </message>
    <message>
        <source>What the reply waits for</source>
        <extracomment>app/ui/transcript/messages/message_column.py</extracomment>
        <translation>回复在等待什么</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>app/ui/transcript/text/code_buttons.py</extracomment>
        <translation>预览</translation>
    </message>
    <message>
        <source>Show what this code draws</source>
        <extracomment>app/ui/transcript/text/code_buttons.py</extracomment>
        <translation>显示这段代码绘制的内容</translation>
    </message>
    <message>
        <source>Recorded replies</source>
        <extracomment>app/ui/window/top_bar.py</extracomment>
        <translation>录制的回复</translation>
    </message>
    <message>
        <source>They stay in “Recently deleted” for 30 days. After that they are gone for good.</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>它们会在“最近删除”中保留 30 天，之后将永久消失。</translation>
    </message>
    <message>
        <source>Delete all your chats?</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>删除你的所有聊天？</translation>
    </message>
    <message>
        <source>Tool servers that need nothing installed</source>
        <extracomment>app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>无需安装的工具服务器</translation>
    </message>
    <message>
        <source>{place} cannot be found. What was read of it before is still used.</source>
        <extracomment>app/knowledge/file_walk.py</extracomment>
        <translation>找不到 {place}。之前读取的内容仍会使用。</translation>
    </message>
    <message>
        <source>What is read of “{name}” cannot be kept: {error}.</source>
        <extracomment>app/knowledge/index.py</extracomment>
        <translation>无法保存从“{name}”读取的内容：{error}。</translation>
    </message>
    <message>
        <source>The disk is full, so “{name}” was not read to its end. Free some space, and read it again.</source>
        <extracomment>app/knowledge/index.py</extracomment>
        <translation>磁盘已满，“{name}”没有读完。请释放一些空间，然后重新读取。</translation>
    </message>
    <message>
        <source>What was read of “{name}” was damaged. Read it again.</source>
        <extracomment>app/knowledge/index.py</extracomment>
        <translation>从“{name}”读取的内容已损坏。请重新读取。</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <extracomment>app/ui/chat/composing/attach_button.py, app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>Knowledge…</source>
        <extracomment>app/ui/chat/composing/attach_button.py</extracomment>
        <translation>知识库…</translation>
    </message>
    <message>
        <source>Questions are looked up in “{name}”.</source>
        <extracomment>app/ui/chat/composing/attach_button.py</extracomment>
        <translation>问题会在“{name}”中查找。</translation>
    </message>
    <message>
        <source>No documents</source>
        <extracomment>app/ui/chat/composing/attach_button.py, app/ui/dialogs/folder_settings_dialog.py</extracomment>
        <translation>无文档</translation>
    </message>
    <message>
        <source>Look up questions in:</source>
        <extracomment>app/ui/chat/composing/attach_button.py</extracomment>
        <translation>在以下位置查找问题：</translation>
    </message>
    <message>
        <source>New chat here</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>在此新建聊天</translation>
    </message>
    <message>
        <source>Folder settings…</source>
        <extracomment>app/ui/chat_list/sidebar.py</extracomment>
        <translation>文件夹设置…</translation>
    </message>
    <message>
        <source>Settings of “{name}”</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py</extracomment>
        <translation>“{name}”的设置</translation>
    </message>
    <message>
        <source>As chosen in the window</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py</extracomment>
        <translation>与窗口中所选相同</translation>
    </message>
    <message>
        <source>New chats in this folder begin with these. Each can be changed in a chat.</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py</extracomment>
        <translation>此文件夹中的新聊天以这些设置开始。每一项都可以在聊天中更改。</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>知识库</translation>
    </message>
    <message>
        <source>What was read of it is deleted. The files themselves stay where they are.</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>读取的内容会被删除，文件本身保留在原处。</translation>
    </message>
    <message>
        <source>Remove “{name}”?</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>移除“{name}”？</translation>
    </message>
    <message>
        <source>A chat’s questions are looked up in the documents you choose for it. Nothing leaves this computer.</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>聊天中的问题会在你为它选择的文档中查找。任何内容都不会离开这台电脑。</translation>
    </message>
    <message>
        <source>Read again</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>移除…</translation>
    </message>
    <message>
        <source>Folder to look up questions in</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/knowledge_dialog.py, app/ui/window/document_actions.py</extracomment>
        <translation>用于查找问题的文件夹</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: its font does not say which letters are meant.</source>
        <extracomment>app/knowledge/collection_reader.py</extracomment>
        <translation>无法读取“{name}”：其字体没有说明各符号代表哪些字母。</translation>
    </message>
    <message>
        <source>This head was made for another program. Get one whose file says dflash or eagle3.</source>
        <extracomment>app/models/gguf/heads.py</extracomment>
        <translation>这个预测头是为另一个程序做的。请用文件里写着 dflash 或 eagle3 的。</translation>
    </message>
    <message>
        <source>The connection to “{name}” ended: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>与“{name}”的连接已结束：{reason}。</translation>
    </message>
    <message>
        <source>“{name}” answered with the error {status} of HTTP.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>“{name}”返回了 HTTP 错误 {status}。</translation>
    </message>
    <message>
        <source>“{name}” shows a certificate that is not trusted: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>“{name}”出示的证书不受信任：{reason}。</translation>
    </message>
    <message>
        <source>“{name}” has moved to {place}. If you trust that address, put it where the server is set up.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>“{name}”已移至 {place}。如果您信任该地址，请在服务器的设置处填入它。</translation>
    </message>
    <message>
        <source>What answers at the address of “{name}” is no tool server.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>“{name}”的地址上应答的不是工具服务器。</translation>
    </message>
    <message>
        <source>“{name}” speaks an older form of the protocol (SSE), which is not spoken here. Look for an address that its maker calls streamable HTTP; many end in /mcp.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>“{name}”使用的是较旧的协议形式（SSE），此处不支持。请寻找其提供者称为 Streamable HTTP 的地址；这类地址多以 /mcp 结尾。</translation>
    </message>
    <message>
        <source>“{name}” lets programs sign in only if its maker knows them. If it gives out keys, put yours among its headers, for example Authorization=Bearer KEY.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>“{name}”只允许其提供者认识的程序登录。如果它发放密钥，请将您的密钥填入请求头，例如 Authorization=Bearer 密钥。</translation>
    </message>
    <message>
        <source>“{name}” forgot what was said before. Try again.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>“{name}”忘记了之前的会话。请重试。</translation>
    </message>
    <message>
        <source>The sign-in with “{name}” does not work: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>无法登录“{name}”：{reason}。</translation>
    </message>
    <message>
        <source>Nobody signed in with “{name}” in time.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>没有人及时登录“{name}”。</translation>
    </message>
    <message>
        <source>The sign-in with “{name}” was refused or cancelled: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>登录“{name}”被拒绝或取消：{reason}。</translation>
    </message>
    <message>
        <source>“{name}” cannot be reached: {reason}.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>无法连接“{name}”：{reason}。</translation>
    </message>
    <message>
        <source>“{name}” lets nobody in without a valid key. Put the one that its maker gave you among its headers, for example Authorization=Bearer KEY.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>“{name}”需要有效的密钥。请将其提供者给您的密钥填入请求头，例如 Authorization=Bearer 密钥。</translation>
    </message>
    <message>
        <source>There is no tool server at the address of “{name}”.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>“{name}”的地址上没有工具服务器。</translation>
    </message>
    <message>
        <source>“{name}” was asked too often. Try again later.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>对“{name}”的请求过于频繁。请稍后再试。</translation>
    </message>
    <message>
        <source>“{name}” asks back for something that it cannot be told here.</source>
        <extracomment>app/tool_servers/endings.py</extracomment>
        <translation>“{name}”反问了此处无法回答的内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n tools of “{name}” cannot be used, and are left out.</source>
        <comment>One tool of “{name}” cannot be used, and is left out.</comment>
        <extracomment>app/tool_servers/toolbox.py</extracomment>
        <translation>
            <numerusform>“{name}”有 %n 个工具无法使用，已略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents to look up questions in</source>
        <extracomment>app/ui/dialogs/folder_settings_dialog.py, app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>用于查找问题的文档</translation>
    </message>
    <message>
        <source>No documents yet. Add a folder, and choose it for a chat at the paper clip.</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>还没有文档。请添加一个文件夹，然后在聊天的回形针处选择它。</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <comment>%n file</comment>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>
            <numerusform>%n 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passages</source>
        <comment>%n passage</comment>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>
            <numerusform>%n 个段落</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be read:</source>
        <comment>%n file could not be read:</comment>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>
            <numerusform>%n 个文件无法读取：</numerusform>
        </translation>
    </message>
    <message>
        <source>preparing to find by meaning, {percent} %</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>正在准备按含义查找，{percent} %</translation>
    </message>
    <message>
        <source>reading, {percent} %</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>正在读取，{percent} %</translation>
    </message>
    <message>
        <source>waits to be read</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>等待读取</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>and one more</comment>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>
            <numerusform>还有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>found by words and meaning</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>按词语和含义查找</translation>
    </message>
    <message>
        <source>found by words</source>
        <extracomment>app/ui/dialogs/knowledge_dialog.py</extracomment>
        <translation>按词语查找</translation>
    </message>
    <message>
        <source>{path} is not there any more.</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>{path} 已不存在。</translation>
    </message>
    <message>
        <source>Open the file</source>
        <extracomment>app/ui/dialogs/text_dialogs.py</extracomment>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>page {page}</source>
        <extracomment>app/ui/toolkit/language/words.py</extracomment>
        <translation>第 {page} 页</translation>
    </message>
    <message>
        <source>Add {server}</source>
        <extracomment>app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>添加 {server}</translation>
    </message>
    <message>
        <source>Added</source>
        <extracomment>app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>已添加</translation>
    </message>
    <message>
        <source>Leaves this computer: what the model asks of it, to {place}.</source>
        <extracomment>app/ui/window/dialogs/tool_catalogue.py</extracomment>
        <translation>离开此计算机的内容：模型向它提出的请求，发送到 {place}。</translation>
    </message>
    <message>
        <source>A tool server is a program of others that runs on this computer as you do: it can read and change your files, and use the network. One with an address gets what the model asks of it over the network. Add only those that you trust.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>工具服务器是他人的程序，以您的权限在本机运行：它可以读取和修改您的文件，并使用网络。带地址的服务器会通过网络收到模型向它提出的请求。请只添加您信任的服务器。</translation>
    </message>
    <message>
        <source>Catalogue…</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>目录…</translation>
    </message>
    <message>
        <source>Servers that need nothing installed</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>无需安装的服务器</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Test {server}</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>测试 {server}</translation>
    </message>
    <message>
        <source>Not taken in, since they have no command and no address: {names}.</source>
        <extracomment>app/ui/window/dialogs/tool_servers_card.py</extracomment>
        <translation>未导入，因为没有命令也没有地址：{names}。</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures are not in the export.</source>
        <comment>%n picture is not in the export.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n 张图片不在导出文件中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are not in the export.</source>
        <comment>%n file is not in the export.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n 个文件不在导出文件中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recordings are not in the export.</source>
        <comment>%n recording is not in the export.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n 段录音不在导出文件中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures could not be taken in.</source>
        <comment>%n picture could not be taken in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n 张图片无法导入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be taken in.</source>
        <comment>%n file could not be taken in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n 个文件无法导入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recordings could not be taken in.</source>
        <comment>%n recording could not be taken in.</comment>
        <extracomment>app/ui/window/import_words.py</extracomment>
        <translation>
            <numerusform>%n 段录音无法导入。</numerusform>
        </translation>
    </message>
    <message>
        <source>Knowledge: documents to look up questions in</source>
        <extracomment>app/ui/window/shortcuts.py</extracomment>
        <translation>知识库：用于查找问题的文档</translation>
    </message>
    <message>
        <source>A reply is being written, or chats are on their way in or out.</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>正在写回复，或聊天正在导入、导出。</translation>
    </message>
    <message>
        <source>A race is run alone: no other reply may be written meanwhile.</source>
        <extracomment>app/ui/window/user_actions.py</extracomment>
        <translation>竞赛须单独进行：期间不能写其他回复。</translation>
    </message>
    <message>
        <source>There is no answer about newer versions now. Try again later.</source>
        <extracomment>app/updates.py</extracomment>
        <translation>现在得不到关于新版本的回答。请稍后再试。</translation>
    </message>
    <message>
        <source>SmolLM2 1.7B, helped by 135M</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>SmolLM2 1.7B，由 135M 协助</translation>
    </message>
    <message>
        <source>The smallest real pair: quick to fetch, light on any computer, good at short tasks in English.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>最小的真正组合：下载快，任何计算机都轻松，适合英文的简短任务。</translation>
    </message>
    <message>
        <source>Qwen3 4B, helped by 0.6B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3 4B，由 0.6B 协助</translation>
    </message>
    <message>
        <source>Many languages, and it can think before it answers.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>支持多种语言，可以先思考再回答。</translation>
    </message>
    <message>
        <source>Gemma 3 4B, helped by 270M</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Gemma 3 4B，由 270M 协助</translation>
    </message>
    <message>
        <source>Writes well in many languages; the tiny draft costs almost nothing.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>多种语言都写得好；微型草稿模型几乎不占资源。</translation>
    </message>
    <message>
        <source>Llama 3.1 8B, helped by Llama 3.2 1B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Llama 3.1 8B，由 Llama 3.2 1B 协助</translation>
    </message>
    <message>
        <source>An all-rounder whose draft is an eighth of its size, at a precision that keeps the download small.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>全能型，草稿模型只有它的八分之一，精度使下载不大。</translation>
    </message>
    <message>
        <source>Llama 3.1 8B, helped by Llama 3.2 1B, at high precision</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Llama 3.1 8B，由 Llama 3.2 1B 协助，高精度</translation>
    </message>
    <message>
        <source>The pair best known for guessing ahead.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>提前猜测最有名的一对。</translation>
    </message>
    <message>
        <source>1.7 times faster on an RTX 3060, with 72 % of the guesses right</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>在 RTX 3060 上快 1.7 倍，72 % 的猜测正确</translation>
    </message>
    <message>
        <source>The Register</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>The Register</translation>
    </message>
    <message>
        <source>Qwen2.5 Coder 7B, helped by 0.5B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen2.5 Coder 7B，由 0.5B 协助</translation>
    </message>
    <message>
        <source>For code, where much can be guessed: the task that gains most.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>用于代码，很多内容可以猜到：这类任务获益最多。</translation>
    </message>
    <message>
        <source>Qwen3 8B, helped by 0.6B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3 8B，由 0.6B 协助</translation>
    </message>
    <message>
        <source>Gemma 3 12B, helped by 270M</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Gemma 3 12B，由 270M 协助</translation>
    </message>
    <message>
        <source>Writes well in many languages; a large target beside a tiny draft.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>多种语言都写得好；大模型配微型草稿模型。</translation>
    </message>
    <message>
        <source>Qwen2.5 Coder 14B, helped by 0.5B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen2.5 Coder 14B，由 0.5B 协助</translation>
    </message>
    <message>
        <source>For code; the larger the big model, the more each right guess saves.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>用于代码；大模型越大，每次猜对省得越多。</translation>
    </message>
    <message>
        <source>Qwen2.5 Coder 32B, helped by 0.5B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen2.5 Coder 32B，由 0.5B 协助</translation>
    </message>
    <message>
        <source>The strongest for code here.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>这里最强的代码模型。</translation>
    </message>
    <message>
        <source>Gemma 3 27B, helped by 270M</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Gemma 3 27B，由 270M 协助</translation>
    </message>
    <message>
        <source>The strongest writer here.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>这里最强的写作模型。</translation>
    </message>
    <message>
        <source>DeepSeek R1 Distill 32B, helped by 1.5B</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>DeepSeek R1 Distill 32B，由 1.5B 协助</translation>
    </message>
    <message>
        <source>Thinks at length before it answers: for mathematics, logic and hard code.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>回答前长时间思考：适合数学、逻辑和难的代码。</translation>
    </message>
    <message>
        <source>Qwen3.5 4B, guesses for itself</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3.5 4B，自己猜测</translation>
    </message>
    <message>
        <source>Needs no second model: it brings a layer of its own to guess with. Many languages, and it can think before it answers.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>不需要第二个模型：自带一层用来猜测。支持多种语言，可以先思考再回答。</translation>
    </message>
    <message>
        <source>Qwen3.5 9B, guesses for itself</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3.5 9B，自己猜测</translation>
    </message>
    <message>
        <source>Needs no second model, and is surer of its words than its smaller sister.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>不需要第二个模型，用词比它的小姊妹更有把握。</translation>
    </message>
    <message>
        <source>Qwen3.8 27B, guesses for itself</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3.8 27B，自己猜测</translation>
    </message>
    <message>
        <source>Needs no second model; the larger the big model, the more each right guess saves.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>不需要第二个模型；大模型越大，每次猜对省得越多。</translation>
    </message>
    <message>
        <source>54.7 tokens a second on an RTX PRO 4000, 36.0 without guessing</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>RTX PRO 4000 上每秒 54.7 个 token，不猜测为 36.0</translation>
    </message>
    <message>
        <source>a user (sudoingX/qwen38-mtp #64)</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>一位用户 (sudoingX/qwen38-mtp #64)</translation>
    </message>
    <message>
        <source>Qwen3.6 35B A3B, guesses for itself</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Qwen3.6 35B A3B，自己猜测</translation>
    </message>
    <message>
        <source>A mixture of experts: as it writes, three of its 35 billion parameters work on each word. Needs no second model.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>混合专家模型：写每个词时，350 亿参数中有 30 亿在工作。不需要第二个模型。</translation>
    </message>
    <message>
        <source>about 110 tokens a second on a Radeon RX 7900 XTX, about 50 without guessing</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>Radeon RX 7900 XTX 上每秒约 110 个 token，不猜测约 50</translation>
    </message>
    <message>
        <source>a user (lmstudio-ai/lms #581)</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>一位用户 (lmstudio-ai/lms #581)</translation>
    </message>
    <message>
        <source>Google&apos;s Gemma terms of use apply.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>适用 Google 的 Gemma 使用条款。</translation>
    </message>
    <message>
        <source>Meta&apos;s Llama 3.1 licence applies.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>适用 Meta 的 Llama 3.1 许可证。</translation>
    </message>
    <message>
        <source>Meta&apos;s Llama 3.2 licence applies.</source>
        <extracomment>resources/catalog.json</extracomment>
        <translation>适用 Meta 的 Llama 3.2 许可证。</translation>
    </message>
    <message>
        <source>computes the models</source>
        <extracomment>resources/components.json</extracomment>
        <translation>计算模型</translation>
    </message>
    <message>
        <source>reaches llama.cpp from Python</source>
        <extracomment>resources/components.json</extracomment>
        <translation>让 Python 使用 llama.cpp</translation>
    </message>
    <message>
        <source>the starter model, by Hugging Face</source>
        <extracomment>resources/components.json</extracomment>
        <translation>入门模型，来自 Hugging Face</translation>
    </message>
    <message>
        <source>carries the starter model&apos;s file</source>
        <extracomment>resources/components.json</extracomment>
        <translation>携带入门模型的文件</translation>
    </message>
    <message>
        <source>draws the window</source>
        <extracomment>resources/components.json</extracomment>
        <translation>绘制窗口</translation>
    </message>
    <message>
        <source>reaches Qt from Python</source>
        <extracomment>resources/components.json</extracomment>
        <translation>让 Python 使用 Qt</translation>
    </message>
    <message>
        <source>joins Python and Qt</source>
        <extracomment>resources/components.json</extracomment>
        <translation>连接 Python 与 Qt</translation>
    </message>
    <message>
        <source>runs the program</source>
        <extracomment>resources/components.json</extracomment>
        <translation>运行程序</translation>
    </message>
    <message>
        <source>starts the installed program</source>
        <extracomment>resources/components.json</extracomment>
        <translation>启动已安装的程序</translation>
    </message>
    <message>
        <source>serve compiled code: libstdc++, libgcc, libgomp</source>
        <extracomment>resources/components.json</extracomment>
        <translation>编译代码的运行库：libstdc++、libgcc、libgomp</translation>
    </message>
    <message>
        <source>waits for the network</source>
        <extracomment>resources/components.json</extracomment>
        <translation>等待网络</translation>
    </message>
    <message>
        <source>a part of Python for older versions</source>
        <extracomment>resources/components.json</extracomment>
        <translation>为旧版本提供的 Python 部分</translation>
    </message>
    <message>
        <source>comes with mcp</source>
        <extracomment>resources/components.json</extracomment>
        <translation>随 mcp 提供</translation>
    </message>
    <message>
        <source>reads web pages</source>
        <extracomment>resources/components.json</extracomment>
        <translation>读取网页</translation>
    </message>
    <message>
        <source>finds the passages of a file that match a question</source>
        <extracomment>resources/components.json</extracomment>
        <translation>查找文件中与问题匹配的段落</translation>
    </message>
    <message>
        <source>calls C code, for cryptography</source>
        <extracomment>resources/components.json</extracomment>
        <translation>调用 C 代码，用于加密</translation>
    </message>
    <message>
        <source>tells in which encoding a text is written</source>
        <extracomment>resources/components.json</extracomment>
        <translation>识别文本的编码</translation>
    </message>
    <message>
        <source>command lines, for the Hub&apos;s client</source>
        <extracomment>resources/components.json</extracomment>
        <translation>命令行，用于 Hub 客户端</translation>
    </message>
    <message>
        <source>colours in a Windows terminal</source>
        <extracomment>resources/components.json</extracomment>
        <translation>Windows 终端中的颜色</translation>
    </message>
    <message>
        <source>talks to the system&apos;s keyring</source>
        <extracomment>resources/components.json</extracomment>
        <translation>与系统钥匙串通信</translation>
    </message>
    <message>
        <source>comes with llama-cpp-python</source>
        <extracomment>resources/components.json</extracomment>
        <translation>随 llama-cpp-python 提供</translation>
    </message>
    <message>
        <source>keeps two programs from one file</source>
        <extracomment>resources/components.json</extracomment>
        <translation>防止两个程序同时用一个文件</translation>
    </message>
    <message>
        <source>lets several replies run on one thread</source>
        <extracomment>resources/components.json</extracomment>
        <translation>让多条回复在一个线程上运行</translation>
    </message>
    <message>
        <source>comes with the Hub&apos;s client</source>
        <extracomment>resources/components.json</extracomment>
        <translation>随 Hub 客户端提供</translation>
    </message>
    <message>
        <source>speaks HTTP</source>
        <extracomment>resources/components.json</extracomment>
        <translation>使用 HTTP</translation>
    </message>
    <message>
        <source>finds and downloads models</source>
        <extracomment>resources/components.json</extracomment>
        <translation>查找和下载模型</translation>
    </message>
    <message>
        <source>names of computers in any script</source>
        <extracomment>resources/components.json</extracomment>
        <translation>各种文字的计算机名称</translation>
    </message>
    <message>
        <source>comes with keyring</source>
        <extracomment>resources/components.json</extracomment>
        <translation>随 keyring 提供</translation>
    </message>
    <message>
        <source>fills in chat templates</source>
        <extracomment>resources/components.json</extracomment>
        <translation>填写聊天模板</translation>
    </message>
    <message>
        <source>keeps the token for gated models</source>
        <extracomment>resources/components.json</extracomment>
        <translation>保存受限模型的令牌</translation>
    </message>
    <message>
        <source>comes with importlib-metadata</source>
        <extracomment>resources/components.json</extracomment>
        <translation>随 importlib-metadata 提供</translation>
    </message>
    <message>
        <source>finds addresses in a text</source>
        <extracomment>resources/components.json</extracomment>
        <translation>在文本中找出网址</translation>
    </message>
    <message>
        <source>reads Markdown</source>
        <extracomment>resources/components.json</extracomment>
        <translation>读取 Markdown</translation>
    </message>
    <message>
        <source>writes web pages and documents as Markdown</source>
        <extracomment>resources/components.json</extracomment>
        <translation>将网页和文档写成 Markdown</translation>
    </message>
    <message>
        <source>comes with jinja2</source>
        <extracomment>resources/components.json</extracomment>
        <translation>随 jinja2 提供</translation>
    </message>
    <message>
        <source>comes with markdown-it-py</source>
        <extracomment>resources/components.json</extracomment>
        <translation>随 markdown-it-py 提供</translation>
    </message>
    <message>
        <source>counts</source>
        <extracomment>resources/components.json</extracomment>
        <translation>数值计算</translation>
    </message>
    <message>
        <source>compares versions</source>
        <extracomment>resources/components.json</extracomment>
        <translation>比较版本</translation>
    </message>
    <message>
        <source>knows where data is kept</source>
        <extracomment>resources/components.json</extracomment>
        <translation>知道数据存放在哪里</translation>
    </message>
    <message>
        <source>edits lines in the terminal</source>
        <extracomment>resources/components.json</extracomment>
        <translation>在终端中编辑行</translation>
    </message>
    <message>
        <source>knows memory and processor</source>
        <extracomment>resources/components.json</extracomment>
        <translation>了解内存和处理器</translation>
    </message>
    <message>
        <source>comes with cffi</source>
        <extracomment>resources/components.json</extracomment>
        <translation>随 cffi 提供</translation>
    </message>
    <message>
        <source>asks the system&apos;s dictionaries</source>
        <extracomment>resources/components.json</extracomment>
        <translation>查询系统词典</translation>
    </message>
    <message>
        <source>colours code</source>
        <extracomment>resources/components.json</extracomment>
        <translation>给代码着色</translation>
    </message>
    <message>
        <source>reads JSON with comments</source>
        <extracomment>resources/components.json</extracomment>
        <translation>读取带注释的 JSON</translation>
    </message>
    <message>
        <source>reads formulas</source>
        <extracomment>resources/components.json</extracomment>
        <translation>读取公式</translation>
    </message>
    <message>
        <source>reads PDF files</source>
        <extracomment>resources/components.json</extracomment>
        <translation>读取 PDF 文件</translation>
    </message>
    <message>
        <source>talks to Windows&apos; credential store</source>
        <extracomment>resources/components.json</extracomment>
        <translation>与 Windows 凭据存储通信</translation>
    </message>
    <message>
        <source>moves files to the trash</source>
        <extracomment>resources/components.json</extracomment>
        <translation>把文件移到回收站</translation>
    </message>
    <message>
        <source>comes with markdownify</source>
        <extracomment>resources/components.json</extracomment>
        <translation>随 markdownify 提供</translation>
    </message>
    <message>
        <source>comes with beautifulsoup4</source>
        <extracomment>resources/components.json</extracomment>
        <translation>随 beautifulsoup4 提供</translation>
    </message>
    <message>
        <source>sorts requests to the local API</source>
        <extracomment>resources/components.json</extracomment>
        <translation>分派本地 API 的请求</translation>
    </message>
    <message>
        <source>uses the system&apos;s certificates</source>
        <extracomment>resources/components.json</extracomment>
        <translation>使用系统的证书</translation>
    </message>
    <message>
        <source>serves the local API</source>
        <extracomment>resources/components.json</extracomment>
        <translation>提供本地 API</translation>
    </message>
    <message>
        <source>how wide a letter is in a terminal</source>
        <extracomment>resources/components.json</extracomment>
        <translation>字符在终端中的宽度</translation>
    </message>
</context>
</TS>
