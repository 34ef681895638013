<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Draftlight</name>
    <message>
        <source>system</source>
        <extracomment>app/settings/choices.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light</source>
        <extracomment>app/settings/choices.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark</source>
        <extracomment>app/settings/choices.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light, high contrast</source>
        <extracomment>app/settings/choices.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark, high contrast</source>
        <extracomment>app/settings/choices.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this computer only</source>
        <extracomment>app/settings/choices.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other computers too</source>
        <extracomment>app/settings/choices.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comfortable</source>
        <extracomment>app/settings/choices.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compact</source>
        <extracomment>app/settings/choices.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reply</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guessing ahead</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>app/settings/declaration.py, app/settings/models.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>app/settings/declaration.py, app/settings/program.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local API</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{setting}” must be a number.</source>
        <extracomment>app/settings/declaration.py, app/ui/dialogs/settings_fields.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{setting}” must be a whole number.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{setting}” must be true or false.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{setting}” must be text.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{setting}” must be an object.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{setting}” must be between {least} and {most}.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{setting}” must be one of: {choices}.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{setting}” needs a value.</source>
        <extracomment>app/settings/declaration.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic</source>
        <extracomment>app/settings/guessing.py, app/settings/models.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draft</source>
        <extracomment>app/settings/guessing.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lookup</source>
        <extracomment>app/settings/guessing.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>app/settings/guessing.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guess ahead</source>
        <extracomment>app/settings/guessing.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where guesses come from. Automatic copies them from what was said before where that works, asks the draft model where it does not, and pauses where guessing is slower. Draft model and Lookup guess there too. With the starter pair Automatic never pauses: that pair is for learning, not for speed.</source>
        <extracomment>app/settings/guessing.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest guess</source>
        <extracomment>app/settings/guessing.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tokens the draft model may guess in one round. Longer guesses win more when right and cost more when wrong.</source>
        <extracomment>app/settings/guessing.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortest guess</source>
        <extracomment>app/settings/guessing.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A guess of fewer tokens than this is not worth checking and is dropped.</source>
        <extracomment>app/settings/guessing.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least confidence</source>
        <extracomment>app/settings/guessing.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft model stops guessing when it is less sure of a token than this.</source>
        <extracomment>app/settings/guessing.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remember earlier chats</source>
        <extracomment>app/settings/guessing.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With Automatic, guesses may also come from what was said in your other chats, which helps when you return to the same text. It changes the speed, never the reply. Nothing leaves this computer, and a deleted chat is forgotten.</source>
        <extracomment>app/settings/guessing.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer other programs</source>
        <extracomment>app/settings/local_api.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editors, chat programs and scripts can use the models of this window, as they do OpenAI’s, Anthropic’s or Ollama’s. Your own messages go first. A mark in the top bar shows that it is on; it ends with the window.</source>
        <extracomment>app/settings/local_api.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who can ask</source>
        <extracomment>app/settings/local_api.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Programs on other computers have to send the key.</source>
        <extracomment>app/settings/local_api.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port</source>
        <extracomment>app/settings/local_api.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number behind the address, where programs ask.</source>
        <extracomment>app/settings/local_api.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for the key here too</source>
        <extracomment>app/settings/local_api.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Programs on this computer have to send the key too. Some that are made for Ollama cannot.</source>
        <extracomment>app/settings/local_api.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let browsers watch my replies</source>
        <extracomment>app/settings/local_api.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The API’s address opened in a browser shows replies as they are written, for a second screen or a projector. Without this, it shows those for other programs alone: whoever can ask can watch.</source>
        <extracomment>app/settings/local_api.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web pages that may ask</source>
        <extracomment>app/settings/local_api.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Addresses, one in a line, such as https://example.org. No other page in a browser can ask anything.</source>
        <extracomment>app/settings/local_api.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context</source>
        <extracomment>app/settings/models.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tokens of conversation the models can see. More needs more memory.</source>
        <extracomment>app/settings/models.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads</source>
        <extracomment>app/settings/models.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many processor threads compute.</source>
        <extracomment>app/settings/models.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one for each core</source>
        <extracomment>app/settings/models.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU layers</source>
        <extracomment>app/settings/models.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many layers of the model the graphics card computes; 0 is none.</source>
        <extracomment>app/settings/models.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory for other chats</source>
        <extracomment>app/settings/models.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the models have read of other chats stays in memory, so that going back to one needs no reading again: up to this many percent of what is free. 0 keeps the latest chat alone.</source>
        <extracomment>app/settings/models.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk for chats</source>
        <extracomment>app/settings/models.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long chats lie on the disk as the models have read them, up to this many megabytes, so that a restart costs no reading. Only you can open the files, and they are deleted with the chat. 0 keeps none.</source>
        <extracomment>app/settings/models.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other computers</source>
        <extracomment>app/settings/models.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Addresses of computers that lend their memory with “draftlight lend”, such as 127.0.0.1:50052, with commas between them: the layers of the model are split over them and this one. Use it only on a network you trust, or through ssh or WireGuard: there is no key and no encryption.</source>
        <extracomment>app/settings/models.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>app/settings/models.py, app/ui/dialogs/settings_fields.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model used last.</source>
        <extracomment>app/settings/models.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none yet</source>
        <extracomment>app/settings/models.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft model</source>
        <extracomment>app/settings/models.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft model used last.</source>
        <extracomment>app/settings/models.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say when there is a newer version</source>
        <extracomment>app/settings/program.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once a day, when the window opens, Draftlight asks the project&apos;s release page which version is the newest. Nothing about you is sent, and nothing is downloaded.</source>
        <extracomment>app/settings/program.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last answer</source>
        <extracomment>app/settings/program.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the release page last answered, in seconds since 1970.</source>
        <extracomment>app/settings/program.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggest titles</source>
        <extracomment>app/settings/program.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model is asked for a title of each new chat, some seconds after its reply; whatever you ask for goes first. A title that you gave stays. Without this, chats are named by how your question begins.</source>
        <extracomment>app/settings/program.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name chats automatic title summary</source>
        <extracomment>app/settings/program.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Titles from other servers too</source>
        <extracomment>app/settings/program.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a model is on a server that is no Draftlight, each title is one more request, which may cost money.</source>
        <extracomment>app/settings/program.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name chats remote cost backup restore copies</source>
        <extracomment>app/settings/program.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which keys do what, where the person wants others than the usual.</source>
        <extracomment>app/settings/program.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Introduced</source>
        <extracomment>app/settings/program.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the example on the first page has played by itself.</source>
        <extracomment>app/settings/program.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Keyboard shortcuts” must have a list of keys for each action.</source>
        <extracomment>app/settings/program.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How daring the choice of words is: 0 always takes the likeliest, 1 follows the model&apos;s own odds.</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top-k</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the k likeliest tokens may be chosen; 0 switches this off.</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top-p</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the likeliest tokens that together reach this probability; 1 switches this off.</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Min-p</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only tokens at least this likely compared with the likeliest; 0 switches this off.</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeat penalty</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above 1, tokens that were just used become less likely; 1 switches this off.</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typical-p</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only tokens about as surprising as the text so far; 1 switches this off.</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presence penalty</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens that were just used become less likely by this much; 0: off.</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frequency penalty</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same, for each time a token was just used; 0: off.</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed gives the same reply to the same conversation, guessing or not.</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new one each time</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest reply</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reply ends after this many tokens at the latest.</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until it is finished</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a model that can be told thinks before it answers.</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the model does by itself</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System prompt</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Said to the model before every conversation, such as how it should answer.</source>
        <extracomment>app/settings/reply.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let chats use tools</source>
        <extracomment>app/settings/tools.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A button beside the message field then switches tools on for one chat. Each call is shown, and you are asked before it is made. Tools are programs that you set up below, and a clock and a calculator that come along.</source>
        <extracomment>app/settings/tools.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the window is written in, from its next start on. Replies are in the language that you write in.</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>translation locale deutsch français español 中文 العربية</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light, dark, or as the system has it, which includes its high contrast.</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>theme dark mode light mode contrast accessibility</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of everything in the window; 1 is normal.</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>larger smaller text size scale</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Density</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much room there is around text: compact shows more of a chat at once.</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spacing line height</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Font of replies</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The font that questions and replies are set in.</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as in the window</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>typeface family text</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size of replies</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How large questions and replies are set, in pixels where the zoom is 1.</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>font size larger smaller</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Font of code</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The font that code in replies is set in: its letters should be of one width.</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the system has it</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>monospace typeface family</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break long lines of code</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long lines go on in the next one; otherwise code scrolls to the side.</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>word wrap line wrap</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour the words</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show which words of a reply were guessed right.</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less motion</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing moves by itself. Where the system is set so, that holds too.</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>animation reduced motion accessibility</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show wrong guesses</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show wrong guesses in place, struck through.</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of a font is one line of at most 200 letters.</source>
        <extracomment>app/settings/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{own} is the starter model&apos;s own: it suits so small a model. With others: {value}.</source>
        <extracomment>app/ui/dialogs/settings_fields.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset “{setting}” to: {value}</source>
        <extracomment>app/ui/dialogs/settings_fields.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default: {value}.</source>
        <extracomment>app/ui/dialogs/settings_fields.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You set this one; the starter model&apos;s own is {value}.</source>
        <extracomment>app/ui/dialogs/settings_fields.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>app/ui/dialogs/settings_fields.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to: {value}</source>
        <extracomment>app/ui/dialogs/settings_fields.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <comment>a setting</comment>
        <extracomment>app/ui/dialogs/settings_fields.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <comment>a setting</comment>
        <extracomment>app/ui/dialogs/settings_fields.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>app/ui/dialogs/settings_fields.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
