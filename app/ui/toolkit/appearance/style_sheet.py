"""The window's style sheet, written for one palette, one zoom and one look of text.

Widgets are addressed by object name, or by the dynamic property ``role`` where several look alike:

=============  ==============================================================
role           for
=============  ==============================================================
``primary``    the one button to press
``plain``      a button with an outline
``icon``       a square button that shows only an icon
``action``     a small picture button under a message or on a code block
``prompt``     a button of two lines: a question, and what its answer shows
``quiet``      a button that looks like text until the pointer is over it
``wide``       likewise, as wide as its column, with an icon before its words
``muted``      secondary text
``emphasised`` bold text
``heading``    the title of a card or a dialog
``display``    the title of a page
``card``       a raised frame
``inset``      a frame within a card
``refused``    a frame around something that does not work
``rule``       a line between two parts
``fold``       a title that opens and closes what stands below it
``badge``      one word that sets its row apart
``sign``       some words in a frame: whether a pair fits the memory
``settingsRow``  one thing to set, with a line above it
``changed``    a bar before a setting that differs from its default
``warning``    secondary text about something to mind
``chip``       a file that belongs to a message
``kind``       what sort of file it is, in some letters
``film``       the sentence below the film on the first page
``caption``    the sentence that a replay or an explanation is read by
``readout``    the figures under a reply
``toolWords``  what a tool was given and what it brought
``disclosure`` a line that opens what stands below it
``jump``       the button over a conversation that leads to its end
=============  ==============================================================

Labels and tool tips (which Qt draws with labels) show plain text, whatever a model's name, a file or a reply holds. The
few whose HTML we write ourselves have the property ``rich``.

A part of the window has a sheet of its own only where its sizes are no other part's: whenever this one changes, Qt sets
each of those, and all that stands in it, once more.
"""

from __future__ import annotations

from PySide6.QtCore import QMargins, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from app.palette import Palette
from app.paths import resources
from app.ui.toolkit.appearance.text_look import USUAL_LOOK, TextLook

INTERFACE_PX = 15
MENU_RADIUS = 10
SHADOW_MARGINS = QMargins(20, 20, 20, 20)
"""Around a menu, for its shadow; Qt takes the same for granted above and below."""


def pixels(size: float, zoom: float) -> int:
    """Return ``size`` at this zoom, in whole logical pixels."""
    return max(1, round(size * zoom))


def style_sheet(p: Palette, zoom: float, look: TextLook = USUAL_LOOK) -> str:
    """Return the style sheet of everything the window draws with Qt's own widgets."""
    whole = (_background(p, zoom), _buttons(p, zoom, look), _fields(p, zoom, look), _popups(p, zoom, look))
    return "\n".join((*whole, _parts(p, zoom), _transcript(p, zoom, look)))


def _background(p: Palette, zoom: float) -> str:
    mirrored = QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    start, end = ("right", "left") if mirrored else ("left", "right")
    return f"""
    QWidget {{ font-size: {pixels(INTERFACE_PX, zoom)}px; color: {p.text}; }}
    QMainWindow, QDialog, #body, #metrics, #slimBar {{ background: {p.window}; }}
    #middle, #topBar, #welcome, #welcomePage, #replayPage, #howItWorksPage {{ background: {p.surface}; }}
    #topBar {{ border: none; border-bottom: 1px solid {p.line}; }}
    #sidebar {{ background: {p.window}; border: none; border-{end}: 1px solid {p.line}; }}
    #metrics QScrollArea, #metricsPage {{ background: {p.window}; }}
    #metrics, #slimBar {{ border: none; border-{start}: 1px solid {p.line}; }}
    QScrollArea {{ border: none; background: transparent; }}
    TranscriptView #qt_scrollarea_viewport {{ background: {p.surface}; }}
    QLabel {{ background: transparent; qproperty-textFormat: PlainText; }}
    QLabel[rich="true"] {{ qproperty-textFormat: RichText; }}
    QLabel[role="muted"] {{ color: {p.muted}; font-size: {pixels(13, zoom)}px; }}
    QLabel[role="emphasised"] {{ font-weight: 600; }}
    QLabel[role="heading"] {{ font-weight: 600; font-size: {pixels(17, zoom)}px; }}
    QLabel[face="code"] {{ font-family: monospace; font-size: {pixels(13, zoom)}px; }}
    QLabel[role="display"] {{ font-weight: 600; font-size: {pixels(24, zoom)}px; }}
    QFrame[role="card"] {{ background: {p.surface}; border: 1px solid {p.line}; border-radius: 12px; }}
    QFrame[role="refused"] {{ background: {p.surface}; border: 1px solid {_mixed(p.line, p.danger, 0.55)};
        border-radius: 12px; }}
    QFrame[role="inset"] {{ background: {p.raised}; border: none; border-radius: 8px; }}
    QLabel[role="warning"] {{ color: {p.danger}; font-size: {pixels(13, zoom)}px; }}
    QLabel[role="badge"] {{ color: {p.accent}; border: 1px solid {p.accent}; border-radius: 8px; padding: 1px 7px;
        font-size: {pixels(12, zoom)}px; }}
    QWidget[role="settingsRow"] {{ border: none; border-top: 1px solid {p.line}; }}
    QFrame[role="changed"] {{ background: {p.accent}; border: none; border-radius: 1px; }}
    QFrame[role="rule"] {{ background: {p.line}; border: none; max-height: 1px; min-height: 1px; }}
    QScrollBar:vertical {{ background: transparent; width: 12px; margin: 2px; }}
    QScrollBar::handle:vertical {{ background: {p.line}; border-radius: 4px; min-height: 36px; }}
    QScrollBar::handle:vertical:hover {{ background: {p.muted}; }}
    QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 2px; }}
    QScrollBar::handle:horizontal {{ background: {p.line}; border-radius: 4px; min-width: 36px; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    """


def _line_height(zoom: float) -> int:
    """Return how high a button's or field's inside is at the least: a line of the tallest of the usual fonts.

    Qt takes this for their least height where room is short, also where the font's own line is taller. Noto Sans, which
    many systems have, takes 1.36 times its size.
    """
    return int(20.8 * zoom)


def _buttons(p: Palette, zoom: float, look: TextLook) -> str:
    height, above = _line_height(zoom), 5 if look.compact else 7
    return f"""
    QPushButton, QToolButton {{ border-radius: 8px; padding: {above}px 13px; min-height: {height}px; outline: none; }}
    QPushButton, QPushButton[role="plain"], QToolButton[role="plain"] {{
        background: {p.surface}; border: 1px solid {p.line}; }}
    QPushButton:hover, QPushButton[role="plain"]:hover, QToolButton[role="plain"]:hover {{ background: {p.raised}; }}
    QPushButton:pressed, QToolButton[role="plain"]:pressed {{ background: {p.chosen}; }}
    QPushButton:disabled {{ color: {p.muted}; }}
    QPushButton[role="primary"] {{
        background: {p.accent}; color: {p.on_accent}; border: 1px solid {p.accent}; font-weight: 600; }}
    QPushButton[scale="large"] {{ min-height: {pixels(44, zoom) - 2}px;
        padding: 0 {pixels(24, zoom)}px; border-radius: 10px; }}
    QPushButton[role="primary"]:hover {{ background: {_mixed(p.accent, p.text, 0.14)}; }}
    QPushButton[role="primary"]:pressed {{ background: {_mixed(p.accent, p.text, 0.26)}; }}
    QPushButton[role="primary"]:disabled {{
        background: {p.raised}; color: {p.muted}; border: 1px solid {p.line}; }}
    QToolButton[role="icon"] {{
        background: transparent; border: 1px solid transparent; padding: {above}px; min-width: {height}px; }}
    QToolButton[role="icon"]:hover, QToolButton[role="icon"]:checked {{ background: {p.raised}; }}
    QPushButton[role="quiet"], QToolButton[role="quiet"] {{
        background: transparent; border: 1px solid transparent; padding: {above - 2}px 8px; color: {p.accent}; }}
    QPushButton[role="quiet"]:hover, QToolButton[role="quiet"]:hover {{ background: {p.raised}; }}
    QPushButton[role="wide"] {{ background: transparent; border: 1px solid transparent; text-align: left;
        padding: {above}px 8px; }}
    QPushButton[role="wide"]:hover {{ background: {p.raised}; }}
    QPushButton[role="wide"]:pressed {{ background: {p.chosen}; }}
    QPushButton[scale="small"] {{ font-size: {pixels(13, zoom)}px; }}
    QPushButton[role="prompt"] {{
        background: {p.surface}; border: 1px solid {p.line}; border-radius: 12px; padding: 0; }}
    QPushButton[role="prompt"]:hover {{ background: {p.raised}; }}
    QPushButton[role="prompt"]:pressed {{ background: {p.chosen}; }}
    QPushButton[role="chip"] {{
        background: {p.surface}; border: 1px solid {p.line}; border-radius: 10px; padding: 0; }}
    QPushButton[role="chip"]:hover {{ background: {_mixed(p.surface, p.text, 0.04)}; }}
    QPushButton[role="chip"]:pressed {{ background: {p.chosen}; }}
    QPushButton[role="chip"][cut="true"] {{ border: 1px dashed {p.muted}; }}
    QLabel[role="kind"] {{ background: {_mixed(p.surface, p.text, 0.08)}; color: {p.muted}; border-radius: 6px;
        font-size: {pixels(11, zoom)}px; font-weight: 600; }}
    QToolButton[role="action"] {{
        background: transparent; border: 1px solid transparent; padding: 0; min-height: 0;
        color: {p.muted}; font-size: {pixels(13, zoom)}px; }}
    QToolButton[role="action"][framed="true"] {{ border: 1px solid {p.line}; color: {p.text}; }}
    QToolButton[role="action"]:hover, QToolButton[role="action"]:checked {{ background: {p.raised}; }}
    QToolButton[role="disclosure"] {{ background: transparent; border: 1px solid transparent; padding: 3px 6px;
        min-height: 0; color: {p.muted}; font-size: {pixels(13, zoom)}px; }}
    QToolButton[role="disclosure"]:hover {{ background: {p.raised}; }}
    QPushButton[role="jump"] {{ background: {p.surface}; border: 1px solid {p.line}; border-radius: 12px;
        padding: 6px 14px; font-size: {pixels(13, zoom)}px; }}
    QPushButton[role="jump"]:hover {{ background: {p.raised}; }}
    QPushButton[role="fold"] {{ background: transparent; border: 1px solid transparent; padding: 2px 0;
        text-align: left; font-weight: 600; font-size: {pixels(16, zoom)}px; }}
    QPushButton[role="fold"]:hover {{ color: {p.accent}; }}
    QPushButton[ring="true"], QToolButton[ring="true"], QPushButton[role="chip"][cut="true"][ring="true"] {{
        border: 1px solid {p.accent}; }}
    QPushButton[role="primary"][ring="true"] {{ border: 2px solid {p.text}; padding: {above - 1}px 12px; }}
    QToolButton::menu-indicator, QPushButton::menu-indicator {{ image: none; width: 0; }}
    """


def _fields(p: Palette, zoom: float, look: TextLook) -> str:
    height, above = _line_height(zoom), 5 if look.compact else 7
    chosen = f"selection-background-color: {p.accent}; selection-color: {p.on_accent};"
    return f"""
    QLineEdit, QComboBox, QPlainTextEdit, QTextBrowser {{
        background: {p.surface}; border: 1px solid {p.line}; border-radius: 8px; padding: {above}px 9px;
        placeholder-text-color: {p.muted}; {chosen} }}
    QLineEdit, QComboBox {{ min-height: {height}px; }}
    QLineEdit {{ lineedit-clear-button-icon: {_picture("close", p)}; }}
    QLineEdit QToolButton {{ min-height: 0; padding: 0; border: none; background: transparent; }}
    QLineEdit:focus, QPlainTextEdit:focus, QComboBox[ring="true"], QTextBrowser[ring="true"] {{
        border: 1px solid {p.accent}; }}
    QLineEdit[wrong="true"], QPlainTextEdit[wrong="true"] {{ border: 1px solid {p.danger}; }}
    QComboBox::drop-down {{ border: none; width: {pixels(28, zoom)}px; }}
    QComboBox::down-arrow {{ image: {_picture("down", p)}; width: {pixels(14, zoom)}px; height: {pixels(14, zoom)}px; }}
    QComboBox {{ combobox-popup: 0; }}
    QComboBox QAbstractItemView, QListView[role="choices"] {{ background: {p.surface}; border: 1px solid {p.line};
        padding: 6px; outline: none; }}
    QListView[role="choices"] {{ padding: 0 6px; }}
    QComboBox QAbstractItemView::item, QListView[role="choices"]::item {{
        min-height: {pixels(32 if look.compact else 36, zoom)}px; padding: 0 8px;
        border-radius: 6px; }}
    QComboBox QAbstractItemView::item:selected, QListView[role="choices"]::item:selected {{
        background: {p.raised}; color: {p.text}; }}
    #composer {{ background: {p.surface}; border: 1px solid {p.line}; border-radius: 14px; }}
    #composer[focused="true"] {{ border: 1px solid {p.accent}; }}
    #composer QPlainTextEdit, #composer QPlainTextEdit:focus {{
        background: transparent; border: none; padding: 0; font-size: {pixels(look.pixels, zoom)}px; }}
    #chatList {{ background: transparent; border: none; outline: none; }}
    #chatList QLineEdit {{ padding: 0 6px; border-radius: 6px; }}
    QSlider {{ min-height: {pixels(22, zoom)}px; }}
    QSlider::groove:horizontal {{ background: {p.line}; height: 4px; border-radius: 2px; }}
    QSlider::sub-page:horizontal {{ background: {p.accent}; height: 4px; border-radius: 2px; }}
    QSlider::handle:horizontal {{ background: {p.accent}; border: 2px solid {p.accent};
        width: 12px; margin: -6px 0; border-radius: 8px; }}
    QSlider[ring="true"]::handle:horizontal {{ border: 2px solid {p.text}; }}
    #composer QScrollArea, #fileChips {{ background: transparent; border: none; }}
    #excess {{ background: {p.raised}; border: none; border-radius: 8px; }}
    #excess QPushButton:checked {{ border: 1px solid {p.accent}; background: {_mixed(p.surface, p.accent, 0.12)}; }}
    QCheckBox {{ spacing: 8px; }}
    QCheckBox::indicator {{ width: {pixels(16, zoom)}px; height: {pixels(16, zoom)}px; border: 1px solid {p.muted};
        border-radius: 4px; background: {p.surface}; }}
    QCheckBox::indicator:hover, QCheckBox[ring="true"]::indicator {{ border: 1px solid {p.accent}; }}
    QCheckBox::indicator:checked {{ background: {p.accent}; border: 1px solid {p.accent};
        image: {_picture("check", p)}; }}
    QCheckBox::indicator:disabled {{ border: 1px solid {p.line}; }}
    QTableView {{ background: {p.surface}; border: 1px solid {p.line}; border-radius: 12px; outline: none;
        padding: 4px; {chosen} }}
    QListWidget {{ background: {p.surface}; border: 1px solid {p.line}; border-radius: 8px; outline: none;
        padding: 4px; }}
    QFileDialog QListView {{ background: {p.surface}; border: 1px solid {p.line}; border-radius: 8px; padding: 4px;
        {chosen} }}
    QFileDialog #sidebar {{ background: transparent; border: none; }}
    #sideList {{ background: transparent; border: none; }}
    QListWidget::item {{ padding: 4px 8px; border-radius: 6px; }}
    #sideList::item {{ padding: 5px 7px; border: 1px solid transparent; }}
    #sideList::item:disabled {{ color: {p.muted}; }}
    #sideList[ring="true"]::item:focus {{ border: 1px solid {p.accent}; }}
    QListWidget::item:selected {{ background: {_mixed(p.surface, p.accent, 0.18)}; color: {p.text}; }}
    QTableView::item {{ border: none; padding: 0 10px; }}
    QTableView::item:selected {{ background: {_mixed(p.surface, p.accent, 0.18)}; color: {p.text}; }}
    QHeaderView {{ background: transparent; border: none; }}
    QHeaderView::section {{ background: transparent; border: none; border-bottom: 1px solid {p.line};
        padding: 6px 13px; color: {p.muted}; font-size: {pixels(13, zoom)}px; }}
    QHeaderView::section:hover {{ color: {p.text}; }}
    QTabWidget::pane {{ border: none; border-top: 1px solid {p.line}; }}
    QTabBar {{ background: {p.surface}; qproperty-drawBase: 0; }}
    QTabBar::tab {{ background: transparent; border: none; border-bottom: 2px solid transparent;
        padding: 12px 4px 10px 4px; margin: 0 10px; color: {p.muted}; }}
    QTabBar::tab:first {{ margin-left: 20px; }}
    QTabBar::tab:hover {{ color: {p.text}; }}
    QTabBar::tab:selected {{ color: {p.text}; border-bottom: 2px solid {p.accent}; }}
    QTabBar[ring="true"]::tab:focus {{ border-bottom: 2px solid {p.text}; }}
    """


def _popups(p: Palette, zoom: float, look: TextLook) -> str:
    above = 7 if look.compact else 9
    margin = SHADOW_MARGINS
    return f"""
    QMenu {{ background: {p.surface}; border: 1px solid {p.line}; border-radius: {MENU_RADIUS}px; padding: 6px; }}
    QMenu[floats="true"] {{ margin: {margin.top()}px {margin.right()}px {margin.bottom()}px {margin.left()}px; }}
    QMenu::item {{ padding: {above}px 28px {above}px 12px; border-radius: 6px; }}
    QMenu::item:selected {{ background: {p.raised}; }}
    QMenu::item:disabled {{ color: {p.muted}; }}
    QMenu::icon {{ padding-left: 8px; }}
    QMenu::indicator {{ width: {pixels(16, zoom)}px; height: {pixels(16, zoom)}px; padding-left: 6px; }}
    QMenu::indicator:checked {{ image: {_picture("tick", p)}; }}
    QMenu::right-arrow {{ image: {_picture("right", p)}; width: {pixels(12, zoom)}px; height: {pixels(12, zoom)}px;
        padding-right: 8px; }}
    QMenu::separator {{ height: 1px; background: {p.line}; margin: 6px 8px; }}
    QToolTip {{ background: {p.text}; color: {p.surface}; border: none; padding: 5px 8px;
        qproperty-textFormat: PlainText; font-size: {pixels(13, zoom)}px; }}
    """


def _parts(p: Palette, zoom: float) -> str:
    return f"""
    #appName {{ font-weight: 600; font-size: {pixels(16, zoom)}px; }}
    #recordedHead {{ background: {p.raised}; border: none; border-bottom: 1px solid {p.line}; }}
    #banner {{ background: {p.raised}; border: 1px solid {p.line}; border-radius: 12px; }}
    #banner QLabel {{ font-size: {pixels(14, zoom)}px; }}
    #banner[kind="error"] {{ border: 1px solid {_mixed(p.line, p.danger, 0.55)}; }}
    #undoStrip {{ background: {p.raised}; border: none; border-radius: 8px; }}
    #settingsStrip {{ background: {p.raised}; border: none; border-bottom: 1px solid {p.line}; }}
    #slimSpeed {{ font-weight: 600; font-size: {pixels(20, zoom)}px; }}
    #slimSpeed[long="true"] {{ font-size: {pixels(12, zoom)}px; }}
    #slimUnit, #statusWords, #contextWords {{ color: {p.muted}; font-size: {pixels(13, zoom)}px; }}
    #copiedSign {{ background: {p.text}; color: {p.surface}; border-radius: 6px; padding: 4px 9px;
        font-size: {pixels(13, zoom)}px; }}
    #pairButton {{ background: {p.raised}; border: 1px solid {p.raised}; padding: 0 12px;
        min-height: {pixels(30, zoom)}px; max-height: {pixels(30, zoom)}px; }}
    #pairButton:hover, #pairButton:pressed {{ background: {p.chosen}; border: 1px solid {p.chosen}; }}
    #pairButton:focus {{ border: 1px solid {p.accent}; }}
    #choicePanel {{ background: {p.surface}; border: 1px solid {p.line}; border-radius: 10px; }}
    #choiceList {{ background: transparent; border: none; outline: none; }}
    #apiPopup {{ background: {p.surface}; border: 1px solid {p.line}; }}
    #apiPopupBody {{ background: {p.surface}; }}
    #dropHint {{ background: {p.surface}; border: 2px dashed {p.accent}; border-radius: 14px;
        font-size: {pixels(20, zoom)}px; font-weight: 600; }}
    QLabel[role="sign"] {{ background: {p.raised}; border: 1px solid {p.line}; border-radius: 9px;
        padding: 2px 10px; font-size: {pixels(13, zoom)}px; }}
    QLabel[role="sign"][fit="wont"] {{ color: {p.danger}; border-color: {_mixed(p.line, p.danger, 0.55)}; }}
    QProgressBar {{ background: {p.line}; border: none; border-radius: 2px; min-height: 4px; max-height: 4px; }}
    QProgressBar::chunk {{ background: {p.accent}; border-radius: 2px; }}
    """


def _transcript(p: Palette, zoom: float, look: TextLook) -> str:
    card = p.surface if p.name == "light" else p.raised
    return f"""
    TextBody {{ background: transparent; }}
    UserMessage TextBody {{ font-size: {pixels(look.pixels, zoom)}px; }}
    QLabel[role="film"] {{ font-size: {pixels(18, zoom)}px; color: {p.muted}; }}
    QLabel[role="caption"] {{ font-size: {pixels(17, zoom)}px; }}
    QLabel[role="readout"] {{ font-size: {pixels(13, zoom)}px; }}
    QLabel[role="toolWords"] {{ background: {p.raised}; border-radius: 8px; padding: 10px 12px;
        font-size: {pixels(13, zoom)}px; }}
    #inspector {{ background: {card}; border: 1px solid {p.line}; border-radius: 12px; }}
    #inspector QLabel {{ font-size: {pixels(13, zoom)}px; }}
    #inspector QLabel[part="title"] {{ font-size: {pixels(13.5, zoom)}px; }}
    #inspector QLabel[part="remark"] {{ color: {p.muted}; font-size: {pixels(12.5, zoom)}px; }}
    #inspector QLabel[part="chance"] {{ color: {p.muted}; }}
    """


def _picture(name: str, p: Palette) -> str:
    """Return a picture for what only a style sheet reaches: in the palette's colours, since Qt tints none there."""
    path = (resources() / "icons" / "sheet" / f"{name}-{p.name}.svg").as_posix()
    quoted = path.replace("\\", "\\\\").replace('"', '\\"')
    return f'url("{quoted}")'


def _mixed(colour: str, other: str, share: float) -> str:

    def channel(at: int) -> int:
        return round(int(colour[at : at + 2], 16) * (1 - share) + int(other[at : at + 2], 16) * share)

    return f"#{channel(1):02X}{channel(3):02X}{channel(5):02X}"


def set_style_property(widget: QWidget, name: str, value: object) -> None:
    """Set a property of a widget, and have it look as the style sheet says of that value.

    Qt looks at properties only when it polishes a widget. The application's style does it, rather than the widget's: a
    theme brings another style, and PySide would keep each one that a widget was asked for until the program ends.
    """
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    style = QApplication.style()
    style.unpolish(widget)
    style.polish(widget)
