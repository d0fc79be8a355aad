# Reads an Anki package with Mnemosyne's own importer and prints what it found as JSON.
# Arguments: an empty folder for Mnemosyne's database, the package.
import json
import os
import sys

from mnemosyne.libmnemosyne import Mnemosyne
from mnemosyne.libmnemosyne.ui_components.main_widget import MainWidget
from mnemosyne.libmnemosyne.ui_components.review_widget import ReviewWidget


class Window(MainWidget):
    """Nobody looks at it: what it would show goes to the log of errors."""

    def show_information(self, text):
        print(text, file=sys.stderr)

    def show_error(self, text):
        raise RuntimeError(text)

    def show_question(self, text, option0, option1, option2):
        raise RuntimeError(text)


class Review(ReviewWidget):
    def redraw_now(self):
        pass


sys.modules["reader"] = sys.modules[__name__]
folder, package = sys.argv[1:3]

mnemosyne = Mnemosyne(upload_science_logs=False, interested_in_old_reps=True, asynchronous_database=False)
mnemosyne.components.insert(
    0, ("mnemosyne.libmnemosyne.gui_translators.gettext_gui_translator", "GetTextGuiTranslator")
)
mnemosyne.components.append(("reader", "Window"))
mnemosyne.gui_for_component["ScheduledForgottenNew"] = [("reader", "Review")]
mnemosyne.gui_for_component["NewOnly"] = [("reader", "Review")]
mnemosyne.gui_for_component["CramAll"] = [("reader", "Review")]
mnemosyne.gui_for_component["CramRecent"] = [("reader", "Review")]
mnemosyne.initialise(folder, automatic_upgrades=False)
mnemosyne.start_review()

formats = [each for each in mnemosyne.component_manager.all("file_format") if type(each).__name__ == "Anki2"]
formats[0].do_import(package)

database = mnemosyne.database()
cards = [database.card(key, is_id_internal=True) for key, _ in database.cards()]
media = database.media_dir()
print(
    json.dumps(
        {
            "cards": [
                {
                    "fact": card.fact.id,
                    "fields": [name for _, name in card.card_type.fact_keys_and_names],
                    "values": [card.fact.data.get(key, "") for key, _ in card.card_type.fact_keys_and_names],
                    "template": card.fact_view.extra_data["ord"],
                    "tags": sorted(tag.name for tag in card.tags),
                    "question": card.question(),
                    "answer": card.answer(),
                }
                for card in cards
            ],
            "answers": database.con.execute("select count() from log where event_type=9").fetchone()[0],
            "media": sorted(name for name in os.listdir(media) if not name.startswith("_")),
        }
    )
)
mnemosyne.finalise()
