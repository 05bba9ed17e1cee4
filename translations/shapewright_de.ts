<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AdviceDialog</name>
    <message>
        <source>Advice</source>
        <translation>Empfehlungen</translation>
    </message>
    <message>
        <source>Advice for %1</source>
        <translation>Empfehlungen für „%1“</translation>
    </message>
    <message>
        <source>Goals side by side</source>
        <translation>Ziele im Vergleich</translation>
    </message>
    <message>
        <source>The advisor is comparing the patterns…</source>
        <translation>Der Berater vergleicht die Muster …</translation>
    </message>
    <message>
        <source>Apply 1 pattern</source>
        <translation>1 Muster anwenden</translation>
    </message>
    <message>
        <source>Apply %1 patterns</source>
        <translation>%1 Muster anwenden</translation>
    </message>
    <message>
        <source>Apply 1 change</source>
        <translation>1 Änderung anwenden</translation>
    </message>
    <message>
        <source>Apply %1 changes</source>
        <translation>%1 Änderungen anwenden</translation>
    </message>
    <message>
        <source>Patterns in use now: %1, of which %2 stay</source>
        <translation>Derzeit angewendete Muster: %1, davon bleiben: %2</translation>
    </message>
    <message>
        <source>Apply the advice for %1</source>
        <translation>Empfehlungen für „%1“ anwenden</translation>
    </message>
    <message>
        <source>Take the design for %1</source>
        <translation>Entwurf für „%1“ übernehmen</translation>
    </message>
</context>
<context>
    <name>AdvicePage</name>
    <message>
        <source>No pattern pays off for this goal.</source>
        <translation>Für dieses Ziel lohnt sich kein Muster.</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Applied to</source>
        <translation>Angewendet auf</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Eignung</translation>
    </message>
    <message>
        <source>Patterns that the advisor compared</source>
        <translation>Muster, die der Berater verglichen hat</translation>
    </message>
    <message>
        <source>Embed or link</source>
        <translation>Einbetten oder verweisen</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>Empfohlen</translation>
    </message>
    <message>
        <source>Your choices that cost more</source>
        <translation>Ihre Entscheidungen, die mehr kosten</translation>
    </message>
    <message>
        <source>Would help</source>
        <translation>Würde helfen</translation>
    </message>
    <message>
        <source>Nearest misses</source>
        <translation>Knapp verfehlt</translation>
    </message>
    <message>
        <source>Also rejected</source>
        <translation>Außerdem abgelehnt</translation>
    </message>
    <message>
        <source>Assumed: %1</source>
        <translation>Annahme: %1</translation>
    </message>
</context>
<context>
    <name>AdviseCommand</name>
    <message>
        <source>recommended links and patterns, with reasons and figures</source>
        <translation>empfohlene Verweise und Muster, mit Begründung und Zahlen</translation>
    </message>
    <message>
        <source>--apply saves the goal, the recommended patterns and the relationships that are better stored in another way in the project; the patterns replace the project&apos;s, and those that go are named. How you chose to store a relationship stays; where another way costs less, that is said.</source>
        <translation>--apply speichert das Ziel, die empfohlenen Muster und die Beziehungen, die besser anders gespeichert werden, im Projekt; die Muster ersetzen die des Projekts, und was wegfällt, wird genannt. Wie Sie eine Beziehung speichern wollten, bleibt; wo ein anderer Weg weniger kostet, wird das gesagt.</translation>
    </message>
    <message>
        <source>list everything that is not recommended, not only the five nearest misses</source>
        <translation>alles zeigen, was nicht empfohlen wird, nicht nur die fünf knappsten Fälle</translation>
    </message>
    <message>
        <source>write the goal and what is recommended into FILE</source>
        <translation>das Ziel und das Empfohlene in FILE schreiben</translation>
    </message>
    <message>
        <source>The project already has this design; nothing was changed.</source>
        <translation>Das Projekt hat diesen Entwurf bereits; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Dropped %1 from %2.</source>
        <translation>Muster %1 von %2 entfernt.</translation>
    </message>
    <message>
        <source>Saved %1: goal %2, patterns: %3, relationships stored otherwise: %4.</source>
        <translation>%1 gespeichert: Ziel %2, Muster: %3, anders gespeicherte Beziehungen: %4.</translation>
    </message>
</context>
<context>
    <name>AlternativeCommand</name>
    <message>
        <source>named designs of one model: add, list, compare, take, remove</source>
        <translation>benannte Entwürfe eines Modells: hinzufügen, auflisten, vergleichen, übernehmen, entfernen</translation>
    </message>
    <message>
        <source>An alternative keeps what was chosen for a design: goal, placements of relationships, patterns.
add NAME: keeps the design as it is now. list: all of them. remove NAME.
compare NAME [OTHER]: two designs side by side; without OTHER with the design as it is.
take NAME: makes it the design of the project. What was there is lost unless it was added before.</source>
        <translation>Eine Alternative bewahrt, was für einen Entwurf gewählt wurde: Ziel, Platzierung der Beziehungen, Muster.
add NAME: bewahrt den Entwurf, wie er jetzt ist. list: alle. remove NAME: entfernt sie.
compare NAME [OTHER]: zwei Entwürfe nebeneinander; ohne OTHER mit dem jetzigen Entwurf.
take NAME: macht sie zum Entwurf des Projekts. Was vorher da war, geht verloren, wenn es nicht zuvor hinzugefügt wurde.</translation>
    </message>
    <message>
        <source>an alternative</source>
        <translation>eine Alternative</translation>
    </message>
    <message>
        <source>of compare: another one</source>
        <translation>bei compare: eine andere</translation>
    </message>
    <message>
        <source>of add: what it is for</source>
        <translation>bei add: wofür sie gedacht ist</translation>
    </message>
    <message>
        <source>Took %1; saved %2.</source>
        <translation>%1 übernommen; %2 gespeichert.</translation>
    </message>
    <message>
        <source>Unknown action &apos;%1&apos;.</source>
        <translation>Unbekannte Aktion &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>The name is missing.</source>
        <translation>Der Name fehlt.</translation>
    </message>
    <message>
        <source>&apos;alternative FILE list&apos; shows those there are.</source>
        <translation>&apos;alternative FILE list&apos; zeigt, welche es gibt.</translation>
    </message>
    <message>
        <source>Added %1; saved %2.</source>
        <translation>%1 hinzugefügt; %2 gespeichert.</translation>
    </message>
    <message>
        <source>Removed %1; saved %2.</source>
        <translation>%1 entfernt; %2 gespeichert.</translation>
    </message>
</context>
<context>
    <name>AlternativesDialog</name>
    <message>
        <source>Save the design as %1</source>
        <translation>Entwurf als %1 speichern</translation>
    </message>
    <message>
        <source>&amp;Take the right one</source>
        <translation>Den rechten ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>&amp;Remove the right one</source>
        <translation>Den rechten &amp;entfernen</translation>
    </message>
    <message>
        <source>Alternatives</source>
        <translation>Alternativen</translation>
    </message>
    <message>
        <source>Designs side by side</source>
        <translation>Entwürfe im Vergleich</translation>
    </message>
    <message>
        <source>Goal, placements and patterns of the right design replace those of the project; one step to undo</source>
        <translation>Ziel, Platzierungen und Muster des rechten Entwurfs ersetzen die des Projekts; in einem Schritt rückgängig zu machen</translation>
    </message>
    <message>
        <source>Left design</source>
        <translation>Linker Entwurf</translation>
    </message>
    <message>
        <source>Right design</source>
        <translation>Rechter Entwurf</translation>
    </message>
    <message>
        <source>&amp;Save this design as…</source>
        <translation>&amp;Diesen Entwurf speichern unter …</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>with</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>This design</source>
        <translation>Dieser Entwurf</translation>
    </message>
    <message>
        <source>The project has no alternatives yet. Save this design under a name, then change goal, placements or patterns and compare.</source>
        <translation>Das Projekt hat noch keine Alternativen. Speichern Sie diesen Entwurf unter einem Namen, ändern Sie dann Ziel, Platzierungen oder Muster, und vergleichen Sie.</translation>
    </message>
    <message>
        <source>Take the design %1</source>
        <translation>Entwurf %1 übernehmen</translation>
    </message>
    <message>
        <source>Remove the design %1</source>
        <translation>Entwurf %1 entfernen</translation>
    </message>
    <message>
        <source>Save as alternative</source>
        <translation>Als Alternative speichern</translation>
    </message>
    <message>
        <source>Name of this design:</source>
        <translation>Name dieses Entwurfs:</translation>
    </message>
</context>
<context>
    <name>ApplyCommand</name>
    <message>
        <source>run the plan: create collections, validators and indexes, then read them back</source>
        <translation>den Plan ausführen: Collections, Validatoren und Indizes anlegen und anschließend zurücklesen</translation>
    </message>
    <message>
        <source>Shows the plan first and asks, or needs --yes. Nothing is ever dropped, renamed or emptied. Each step is compared with the server before it is sent and read back after; a journal is kept below $XDG_STATE_HOME/shapewright. Running it again does only what is left to do.</source>
        <translation>Zeigt zuerst den Plan und fragt nach oder verlangt --yes. Nichts wird je gelöscht, umbenannt oder geleert. Jeder Schritt wird vor dem Senden mit dem Server verglichen und danach zurückgelesen; ein Protokoll wird unter $XDG_STATE_HOME/shapewright geführt. Ein erneuter Aufruf erledigt nur, was noch zu tun ist.</translation>
    </message>
    <message>
        <source>a project file (*.shape.json), or a plan that &apos;plan -o&apos; wrote</source>
        <translation>eine Projektdatei (*.shape.json) oder ein Plan, den &apos;plan -o&apos; geschrieben hat</translation>
    </message>
</context>
<context>
    <name>ApplyPatternCommand</name>
    <message>
        <source>add a pattern to the project, or change its parameters</source>
        <translation>dem Projekt ein Muster hinzufügen oder dessen Parameter ändern</translation>
    </message>
    <message>
        <source>Saves the project, unless the pattern cannot be used there. A pattern that is already applied to OBJECT gets the parameters that are set.</source>
        <translation>Speichert das Projekt, sofern sich das Muster dort verwenden lässt. Ein Muster, das bereits auf OBJECT angewendet ist, erhält die angegebenen Parameter.</translation>
    </message>
    <message>
        <source>a pattern; &apos;shapewright-cli patterns&apos; lists them</source>
        <translation>ein Muster; &apos;shapewright-cli patterns&apos; listet sie auf</translation>
    </message>
    <message>
        <source>an entity, an entity.field, or a relationship such as books.reviews</source>
        <translation>eine Entität, entity.field oder eine Beziehung wie books.reviews</translation>
    </message>
    <message>
        <source>a parameter; repeatable</source>
        <translation>ein Parameter; wiederholbar</translation>
    </message>
    <message>
        <source>The object that the pattern is applied to is missing.</source>
        <translation>Das Objekt, auf das das Muster angewendet wird, fehlt.</translation>
    </message>
    <message>
        <source>For example: --to books.reviews.</source>
        <translation>Zum Beispiel: --to books.reviews.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>%1 was already applied like that; nothing was changed.</source>
        <translation>%1 war bereits so angewendet; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Applied %1; saved %2.</source>
        <translation>%1 angewendet; %2 gespeichert.</translation>
    </message>
</context>
<context>
    <name>CalibrateDialog</name>
    <message>
        <source>Calibrate sizes with a server</source>
        <translation>Größen mit einem Server kalibrieren</translation>
    </message>
    <message>
        <source>Upper limit per collection; never more documents than planned and at most 64 MiB each</source>
        <translation>Obergrenze je Collection; nie mehr Dokumente als geplant und höchstens je 64 MiB</translation>
    </message>
    <message>
        <source>Documents of each collection at most</source>
        <translation>Dokumente je Collection höchstens</translation>
    </message>
    <message>
        <source>&amp;Documents of each collection, at most</source>
        <translation>&amp;Dokumente je Collection, höchstens</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Stopping; the scratch database is dropped …</source>
        <translation>Wird angehalten; die temporäre Datenbank wird gelöscht …</translation>
    </message>
    <message>
        <source>Connecting to %1 …</source>
        <translation>Verbindung zu %1 wird hergestellt …</translation>
    </message>
    <message>
        <source>%1. The scratch database is dropped again.</source>
        <translation>%1. Die temporäre Datenbank ist wieder gelöscht.</translation>
    </message>
    <message>
        <source>All files are so small that a single page changes the result, so no factors were derived.</source>
        <translation>Alle Dateien sind so klein, dass eine einzelne Seite das Ergebnis ändert; es wurden keine Faktoren abgeleitet.</translation>
    </message>
    <message>
        <source>About %1 documents (%2) in %3 collections are written to this new database, measured and dropped again, even if you cancel. Other databases are not touched.</source>
        <translation>Etwa %1 Dokumente (%2) in %3 Collections werden in diese neue Datenbank geschrieben, gemessen und wieder gelöscht, auch wenn Sie abbrechen. Andere Datenbanken bleiben unberührt.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Keep factors</source>
        <translation>Faktoren behalten</translation>
    </message>
    <message>
        <source>Connect and load about %1 documents</source>
        <translation>Verbinden und etwa %1 Dokumente laden</translation>
    </message>
    <message>
        <source>&amp;Read a database that is in use; nothing is written</source>
        <translation>Eine &amp;benutzte Datenbank lesen; nichts wird geschrieben</translation>
    </message>
    <message>
        <source>&amp;Load synthetic documents into a new database, which is dropped again</source>
        <translation>&amp;Synthetische Dokumente in eine neue Datenbank laden, die wieder gelöscht wird</translation>
    </message>
    <message>
        <source>Correct the estimates by the sizes of the collections there and by what the server&apos;s cache holds under its own load</source>
        <translation>Die Schätzungen anhand der Größen der dortigen Collections korrigieren und anhand dessen, was der Cache des Servers unter seiner eigenen Last hält</translation>
    </message>
    <message>
        <source>Correct the estimates by the sizes of synthetic documents on the server</source>
        <translation>Die Schätzungen anhand der Größen synthetischer Dokumente auf dem Server korrigieren</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>Wird angehalten …</translation>
    </message>
    <message>
        <source>%1. Nothing was written.</source>
        <translation>%1. Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Outside: further off than the range of the formulas reaches. Check what the model says of these documents; ranges stay wide there.</source>
        <translation>Außerhalb: weiter entfernt, als die Spanne der Formeln reicht. Prüfen Sie, was das Modell über diese Dokumente sagt; die Spannen bleiben dort weit.</translation>
    </message>
    <message>
        <source>The collections of the design are looked for in this database. Their sizes and what the server&apos;s cache holds of them are read; nothing is written.</source>
        <translation>Die Collections des Entwurfs werden in dieser Datenbank gesucht. Gelesen werden ihre Größen und was der Cache des Servers von ihnen hält; nichts wird geschrieben.</translation>
    </message>
    <message>
        <source>Connect and read</source>
        <translation>Verbinden und lesen</translation>
    </message>
</context>
<context>
    <name>CanvasArea</name>
    <message>
        <source>Drawing tools</source>
        <translation>Zeichenwerkzeuge</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Referenzen</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
</context>
<context>
    <name>CanvasEditing</name>
    <message>
        <source>Text on the canvas</source>
        <translation>Text auf der Zeichenfläche</translation>
    </message>
    <message>
        <source>Add connected entity</source>
        <translation>Verbundene Entität hinzufügen</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>Notiz bearbeiten</translation>
    </message>
</context>
<context>
    <name>CanvasView</name>
    <message numerus="yes">
        <source>area with %n cards</source>
        <translation>
            <numerusform>Bereich mit %n Karte</numerusform>
            <numerusform>Bereich mit %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%n Linie</numerusform>
            <numerusform>%n Linien</numerusform>
        </translation>
    </message>
    <message>
        <source>Model diagram</source>
        <translation>Modelldiagramm</translation>
    </message>
    <message>
        <source>Documents diagram</source>
        <translation>Dokumentdiagramm</translation>
    </message>
    <message>
        <source>No entities yet. Press E or double-click to draw the first one.</source>
        <translation>Noch keine Entitäten. Zeichnen Sie die erste mit der Taste E oder einem Doppelklick.</translation>
    </message>
    <message>
        <source>No collections yet. They appear as soon as the model has an entity.</source>
        <translation>Noch keine Collections. Sie erscheinen, sobald das Modell eine Entität enthält.</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message numerus="yes">
        <source>Move %n objects</source>
        <translation>
            <numerusform>%n Objekt verschieben</numerusform>
            <numerusform>%n Objekte verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Resize area</source>
        <translation>Bereichsgröße ändern</translation>
    </message>
    <message>
        <source>Resize note</source>
        <translation>Notizgröße ändern</translation>
    </message>
</context>
<context>
    <name>Cardinality</name>
    <message>
        <source>Write three numbers such as [0, 40, 2 k]: minimum, likely and maximum (∞ for no limit).</source>
        <translation>Geben Sie drei Zahlen wie [0, 40, 2 k] ein: Minimum, wahrscheinlich und Maximum (∞ für unbegrenzt).</translation>
    </message>
    <message>
        <source>The minimum must not be below 0.</source>
        <translation>Die kleinste Anzahl darf nicht unter 0 liegen.</translation>
    </message>
    <message>
        <source>Only the last number may be without limit.</source>
        <translation>Nur die letzte Zahl darf unbegrenzt sein.</translation>
    </message>
    <message>
        <source>The numbers must rise: minimum, likely, maximum.</source>
        <translation>Die Zahlen müssen ansteigen: Minimum, wahrscheinlich, Maximum.</translation>
    </message>
    <message>
        <source>A cardinality stands in square brackets.</source>
        <translation>Eine Kardinalität steht in eckigen Klammern.</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>Without a maximum the likely number cannot be guessed.</source>
        <translation>Ohne Obergrenze lässt sich die übliche Anzahl nicht schätzen.</translation>
    </message>
    <message>
        <source>A cardinality has one, two or three numbers.</source>
        <translation>Eine Kardinalität besteht aus einer, zwei oder drei Zahlen.</translation>
    </message>
</context>
<context>
    <name>CardinalityEdit</name>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Typical number, used for estimates</source>
        <translation>Typische Anzahl, maßgeblich für Schätzungen</translation>
    </message>
    <message>
        <source>Maximum, used for limits; inf for no limit</source>
        <translation>Maximum, maßgeblich für Grenzen; inf für unbegrenzt</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>%1, minimum</source>
        <translation>%1, mindestens</translation>
    </message>
    <message>
        <source>%1, likely</source>
        <translation>%1, üblich</translation>
    </message>
    <message>
        <source>%1, maximum</source>
        <translation>%1, höchstens</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>max</source>
        <translation>max</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>How these figures came about</source>
        <translation>Wie diese Zahlen zustande kommen</translation>
    </message>
    <message>
        <source>Save chart as picture…</source>
        <translation>Diagramm als Bild speichern …</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation>Bilder (*.svg *.png)</translation>
    </message>
    <message>
        <source>%1 could not be written. Choose another folder, and a name that ends in .svg or .png.</source>
        <translation>%1 konnte nicht geschrieben werden. Wählen Sie einen anderen Ordner und einen Namen, der auf .svg oder .png endet.</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>Numbers beyond reason</source>
        <translation>Zahlen jenseits des Möglichen</translation>
    </message>
    <message>
        <source>Copies that change often</source>
        <translation>Kopien, die sich häufig ändern</translation>
    </message>
    <message>
        <source>Cold bytes in hot documents</source>
        <translation>Selten gelesene Bytes in häufig gelesenen Dokumenten</translation>
    </message>
    <message>
        <source>Names of collections</source>
        <translation>Namen von Collections</translation>
    </message>
    <message>
        <source>Patterns that affect each other</source>
        <translation>Muster, die einander beeinflussen</translation>
    </message>
    <message>
        <source>Counts that contradict each other</source>
        <translation>Anzahlen, die einander widersprechen</translation>
    </message>
    <message>
        <source>Growth and inserts that contradict each other</source>
        <translation>Wachstum und Einfügungen, die einander widersprechen</translation>
    </message>
    <message>
        <source>Validator that harms the server</source>
        <translation>Validator, der dem Server schadet</translation>
    </message>
    <message>
        <source>Deletes that leave references behind</source>
        <translation>Löschvorgänge, die Referenzen zurücklassen</translation>
    </message>
    <message>
        <source>Deep nesting</source>
        <translation>Tiefe Verschachtelung</translation>
    </message>
    <message>
        <source>Doubtful types</source>
        <translation>Zweifelhafte Typen</translation>
    </message>
    <message>
        <source>Names of fields</source>
        <translation>Namen von Feldern</translation>
    </message>
    <message>
        <source>Embedding against a constraint</source>
        <translation>Einbettung gegen eine Bedingung</translation>
    </message>
    <message>
        <source>Pattern without effect</source>
        <translation>Muster ohne Wirkung</translation>
    </message>
    <message>
        <source>Reads that an index could answer alone</source>
        <translation>Lesevorgänge, die ein Index allein beantworten könnte</translation>
    </message>
    <message>
        <source>Index that a server refuses</source>
        <translation>Index, den ein Server ablehnt</translation>
    </message>
    <message>
        <source>Search that cannot use an index</source>
        <translation>Suche, die keinen Index nutzen kann</translation>
    </message>
    <message>
        <source>Too many indexes</source>
        <translation>Zu viele Indizes</translation>
    </message>
    <message>
        <source>Missing index</source>
        <translation>Fehlender Index</translation>
    </message>
    <message>
        <source>Index on rows of arrays</source>
        <translation>Index auf einem Array von Arrays</translation>
    </message>
    <message>
        <source>Two arrays in one index</source>
        <translation>Zwei Arrays in einem Index</translation>
    </message>
    <message>
        <source>Index that should expire documents</source>
        <translation>Index, der Dokumente ablaufen lassen soll</translation>
    </message>
    <message>
        <source>Index that cannot be built</source>
        <translation>Index, der nicht angelegt werden kann</translation>
    </message>
    <message>
        <source>Field that may be unique</source>
        <translation>Feld, das eindeutig sein könnte</translation>
    </message>
    <message>
        <source>Index without use</source>
        <translation>Index ohne Nutzen</translation>
    </message>
    <message>
        <source>Read together, kept apart</source>
        <translation>Zusammen gelesen, getrennt gehalten</translation>
    </message>
    <message>
        <source>Large array</source>
        <translation>Großes Array</translation>
    </message>
    <message>
        <source>Large document</source>
        <translation>Großes Dokument</translation>
    </message>
    <message>
        <source>Keys of references</source>
        <translation>Schlüssel von Referenzen</translation>
    </message>
    <message>
        <source>Too many collections</source>
        <translation>Zu viele Collections</translation>
    </message>
    <message>
        <source>Own rules that are not enforced</source>
        <translation>Eigene Regeln, die nicht erzwungen werden</translation>
    </message>
    <message>
        <source>Separator inside an id</source>
        <translation>Trennzeichen innerhalb einer ID</translation>
    </message>
    <message>
        <source>Shard keys</source>
        <translation>Shard-Schlüssel</translation>
    </message>
    <message>
        <source>Field whose place a link takes</source>
        <translation>Feld, dessen Platz ein Verweis einnimmt</translation>
    </message>
    <message>
        <source>Limits of time-series collections</source>
        <translation>Grenzen von Zeitreihen-Collections</translation>
    </message>
    <message>
        <source>Array without a limit</source>
        <translation>Array ohne Obergrenze</translation>
    </message>
    <message>
        <source>Bounds that are not enforced</source>
        <translation>Grenzen, die nicht erzwungen werden</translation>
    </message>
    <message>
        <source>Value objects that differ</source>
        <translation>Wertobjekte, die sich unterscheiden</translation>
    </message>
    <message>
        <source>Working set against cache</source>
        <translation>Working Set und Cache</translation>
    </message>
</context>
<context>
    <name>CheckCommand</name>
    <message>
        <source>errors in the model and anti-patterns in its design</source>
        <translation>Fehler im Modell und Antimuster in seinem Entwurf</translation>
    </message>
    <message>
        <source>Ends with exit code 1 when there is an error, with 0 when there are only warnings and notes. With --fix a finding is settled, what that changes is printed, and the project is saved.</source>
        <translation>Endet mit Exit-Code 1, wenn es einen Fehler gibt, und mit 0, wenn es nur Warnungen und Hinweise gibt. Mit --fix wird ein Befund behoben; was sich dadurch ändert, wird ausgegeben, und das Projekt wird gespeichert.</translation>
    </message>
    <message>
        <source>settle this finding and save the project</source>
        <translation>diesen Befund beheben und das Projekt speichern</translation>
    </message>
    <message>
        <source>the way to settle it, as in the list of findings; else the first one</source>
        <translation>der Weg, ihn zu beheben, wie in der Liste der Befunde; sonst der erste</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>%1 (ignored: %2)</source>
        <translation>%1 (ignoriert: %2)</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Abhilfe: %1</translation>
    </message>
    <message>
        <source>%1: %2; saved %3.</source>
        <translation>%1: %2; %3 gespeichert.</translation>
    </message>
    <message>
        <source>The finding to settle is missing.</source>
        <translation>Der zu behebende Befund fehlt.</translation>
    </message>
    <message>
        <source>Name it with --fix, for example --fix E9.</source>
        <translation>Geben Sie ihn mit --fix an, zum Beispiel --fix E9.</translation>
    </message>
    <message>
        <source>Errors: %1, warnings: %2, notes: %3, ignored: %4</source>
        <translation>Fehler: %1, Warnungen: %2, Hinweise: %3, ignoriert: %4</translation>
    </message>
</context>
<context>
    <name>ChipList</name>
    <message>
        <source>field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>entity</source>
        <translation>Entität</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
</context>
<context>
    <name>CodeCommand</name>
    <message>
        <source>the code of operations that patterns change, and of links that both sides hold</source>
        <translation>der Code der Operationen, die durch Muster geändert werden, und der Verweise, die beide Seiten halten</translation>
    </message>
    <message>
        <source>only for this operation of the workload</source>
        <translation>nur für diese Operation des Workloads</translation>
    </message>
    <message>
        <source>mongosh, which is the default and the only one so far</source>
        <translation>mongosh, die Vorgabe und bisher einzige Sprache</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Round trips: %1%2</source>
        <translation>Roundtrips: %1%2</translation>
    </message>
    <message>
        <source>; index: %1</source>
        <translation>; Index: %1</translation>
    </message>
    <message>
        <source>There is no code in &apos;%1&apos;.</source>
        <translation>In &apos;%1&apos; gibt es keinen Code.</translation>
    </message>
    <message>
        <source>There is no operation &apos;%1&apos;.</source>
        <translation>Es gibt keine Operation &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>// No pattern changes the code of an operation here, and no link is held by both sides.</source>
        <translation>// Hier ändert kein Muster den Code einer Operation, und kein Verweis wird von beiden Seiten gehalten.</translation>
    </message>
</context>
<context>
    <name>CollectionPage</name>
    <message>
        <source>Read by</source>
        <translation>Gelesen von</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>Geschrieben von</translation>
    </message>
    <message>
        <source>Sizes of indexes</source>
        <translation>Größen der Indizes</translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>Show in Model</source>
        <translation>Im Modell anzeigen</translation>
    </message>
    <message>
        <source>Show pattern</source>
        <translation>Muster anzeigen</translation>
    </message>
    <message>
        <source>How these figures came about</source>
        <translation>Wie diese Zahlen zustande kommen</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>Object whose names are data</source>
        <translation>Objekt, dessen Namen Daten sind</translation>
    </message>
    <message>
        <source>Array of objects</source>
        <translation>Array von Objekten</translation>
    </message>
    <message>
        <source>Array of %1</source>
        <translation>Array von %1</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>No longer in the design</source>
        <translation>Nicht mehr im Entwurf</translation>
    </message>
    <message>
        <source>%1, made by %2</source>
        <translation>%1, erzeugt von %2</translation>
    </message>
    <message>
        <source>Largest document: without limit</source>
        <translation>Größtes Dokument: ohne Grenze</translation>
    </message>
    <message>
        <source>Largest document: %1</source>
        <translation>Größtes Dokument: %1</translation>
    </message>
    <message>
        <source>Items: %1</source>
        <translation>Elemente: %1</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Pflichtfeld</translation>
    </message>
    <message>
        <source>In %1 of the documents</source>
        <translation>In %1 der Dokumente</translation>
    </message>
    <message>
        <source>Refers to %1 by %2</source>
        <translation>Verweist auf %1 über %2</translation>
    </message>
    <message>
        <source>Copy of %1.%2 as it was at the time</source>
        <translation>Kopie von %1.%2 im Stand des damaligen Zeitpunkts</translation>
    </message>
    <message>
        <source>Copy of %1.%2, kept up to date</source>
        <translation>Kopie von %1.%2, laufend aktualisiert</translation>
    </message>
    <message>
        <source>Share of a %1 document</source>
        <translation>Anteil an einem Dokument von %1</translation>
    </message>
    <message>
        <source>1 B for its type, the name, 1 B, and the value; times the share of documents that have it.</source>
        <translation>1 B für den Typ, der Name, 1 B und der Wert; mal dem Anteil der Dokumente, die es haben.</translation>
    </message>
    <message>
        <source>Low: the shortest arrays, without optional fields. High: long arrays and all fields.</source>
        <translation>Niedrig: die kürzesten Arrays, ohne optionale Felder. Hoch: lange Arrays und alle Felder.</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Vergleich läuft …</translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <translation>Vergleich mit %1</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>From %1 to the open project</source>
        <translation>Von %1 zum geöffneten Projekt</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Cop&amp;y as text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Both projects are the same.</source>
        <translation>Beide Projekte sind gleich.</translation>
    </message>
    <message>
        <source>Both projects mean the same; only positions differ.</source>
        <translation>Beide Projekte bedeuten dasselbe; nur Positionen unterscheiden sich.</translation>
    </message>
    <message numerus="yes">
        <source>%n changes in the model</source>
        <translation>
            <numerusform>%n Änderung im Modell</numerusform>
            <numerusform>%n Änderungen im Modell</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountEdit</name>
    <message>
        <source>A finite number is needed.</source>
        <translation>Eine endliche Zahl ist erforderlich.</translation>
    </message>
    <message>
        <source>Write a number such as 40.</source>
        <translation>Geben Sie eine Zahl wie 40 ein.</translation>
    </message>
    <message>
        <source>The least is %1.</source>
        <translation>Der kleinste zulässige Wert ist %1.</translation>
    </message>
    <message>
        <source>The most is %1.</source>
        <translation>Der größte zulässige Wert ist %1.</translation>
    </message>
</context>
<context>
    <name>Diagram</name>
    <message>
        <source>Crow&apos;s foot</source>
        <translation>Krähenfuß</translation>
    </message>
    <message>
        <source>Chen</source>
        <translation>Chen</translation>
    </message>
    <message>
        <source>UML</source>
        <translation>UML</translation>
    </message>
</context>
<context>
    <name>DiagramSwitcher</name>
    <message>
        <source>Diagram</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Diagrams of this model, each with its own entities and places (Ctrl+Page Down)</source>
        <translation>Diagramme dieses Modells, jedes mit eigenen Entitäten und Plätzen (Strg+Bild ab)</translation>
    </message>
    <message>
        <source>Whole model</source>
        <translation>Ganzes Modell</translation>
    </message>
</context>
<context>
    <name>DiffCommand</name>
    <message>
        <source>what changed between two projects, and in their designs</source>
        <translation>was sich zwischen zwei Projekten und in ihren Entwürfen geändert hat</translation>
    </message>
    <message>
        <source>Objects are the same when their ids are, so that a renamed entity is told as renamed; those whose ids are new are matched by name. Positions in diagrams are listed apart. Ends with exit code 0 when both projects mean the same, else with 2.</source>
        <translation>Objekte sind dieselben, wenn ihre IDs es sind, sodass eine umbenannte Entität als umbenannt genannt wird; solche mit neuen IDs werden nach ihrem Namen zugeordnet. Positionen in Diagrammen werden gesondert aufgeführt. Endet mit Exit-Code 0, wenn beide Projekte dasselbe bedeuten, sonst mit 2.</translation>
    </message>
    <message>
        <source>the project before (*.shape.json)</source>
        <translation>das Projekt vorher (*.shape.json)</translation>
    </message>
    <message>
        <source>the project after</source>
        <translation>das Projekt nachher</translation>
    </message>
</context>
<context>
    <name>DifferenceLines</name>
    <message>
        <source>The designs are not compared: there are errors in a model</source>
        <translation>Die Entwürfe werden nicht verglichen: Ein Modell enthält Fehler</translation>
    </message>
    <message>
        <source>Project %1</source>
        <translation>Projekt %1</translation>
    </message>
    <message>
        <source>Entity %1</source>
        <translation>Entität %1</translation>
    </message>
    <message>
        <source>Field %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>Index %1</source>
        <translation>Index %1</translation>
    </message>
    <message>
        <source>Relationship %1</source>
        <translation>Beziehung %1</translation>
    </message>
    <message>
        <source>Operation %1</source>
        <translation>Operation %1</translation>
    </message>
    <message>
        <source>Pattern %1</source>
        <translation>Muster %1</translation>
    </message>
    <message>
        <source>Ignored finding %1</source>
        <translation>Ignorierter Befund %1</translation>
    </message>
    <message>
        <source>Model: no changes</source>
        <translation>Modell: keine Änderungen</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>(was %1)</source>
        <translation>(vorher %1)</translation>
    </message>
    <message>
        <source>Design: no changes</source>
        <translation>Entwurf: keine Änderungen</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>Collection %1</source>
        <translation>Collection %1</translation>
    </message>
    <message>
        <source>documents: %1 of %2</source>
        <translation>Dokumente: %1 zu je %2</translation>
    </message>
    <message>
        <source>field %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>index %1</source>
        <translation>Index %1</translation>
    </message>
    <message>
        <source>validator</source>
        <translation>Validator</translation>
    </message>
    <message>
        <source>Positions in diagrams</source>
        <translation>Positionen in Diagrammen</translation>
    </message>
    <message numerus="yes">
        <source>%n cards moved</source>
        <translation>
            <numerusform>%n Karte verschoben</numerusform>
            <numerusform>%n Karten verschoben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines bent</source>
        <translation>
            <numerusform>%n Linie gebogen</numerusform>
            <numerusform>%n Linien gebogen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes changed</source>
        <translation>
            <numerusform>%n Notiz geändert</numerusform>
            <numerusform>%n Notizen geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Diagram %1</source>
        <translation>Diagramm %1</translation>
    </message>
</context>
<context>
    <name>DistributionChart</name>
    <message>
        <source>Documents by size</source>
        <translation>Dokumente nach Größe</translation>
    </message>
    <message>
        <source>no documents</source>
        <translation>keine Dokumente</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>von %1 bis %2</translation>
    </message>
    <message>
        <source>Documents of %1 by size, % of them</source>
        <translation>Dokumente von %1 nach Größe, Anteil in %</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>Mittel %1</translation>
    </message>
    <message>
        <source>16 MiB</source>
        <translation>16 MiB</translation>
    </message>
    <message>
        <source>%1 to %2: %3 of the documents</source>
        <translation>%1 bis %2: %3 der Dokumente</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>The project has no file yet.</source>
        <translation>Das Projekt hat noch keine Datei.</translation>
    </message>
    <message>
        <source>Save it under a name.</source>
        <translation>Speichern Sie es unter einem Namen.</translation>
    </message>
    <message>
        <source>The file has a newer format and is kept as it is.</source>
        <translation>Die Datei hat ein neueres Format und bleibt unverändert.</translation>
    </message>
    <message>
        <source>Save the project under another name.</source>
        <translation>Speichern Sie das Projekt unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>Another program has changed the file since it was opened.</source>
        <translation>Ein anderes Programm hat die Datei seit dem Öffnen geändert.</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>Die Datei ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>Save under another name, or open the file again and lose your changes.</source>
        <translation>Speichern Sie unter einem anderen Namen, oder öffnen Sie die Datei erneut; dabei gehen Ihre Änderungen verloren.</translation>
    </message>
</context>
<context>
    <name>DocumentPrinter</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Byte</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
</context>
<context>
    <name>EffectModel</name>
    <message>
        <source>= same</source>
        <translation>= gleich</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>limited</source>
        <translation>begrenzt</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>entfällt</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>share</comment>
        <translation>%1 mehr</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>%1 weniger</translation>
    </message>
    <message>
        <source>The expected value: counts and lengths of the model as they are likely to be.</source>
        <translation>Der Erwartungswert: Anzahlen und Längen des Modells, wie sie wahrscheinlich sind.</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
</context>
<context>
    <name>EffectTable</name>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>No measurable effect.</source>
        <translation>Keine messbare Wirkung.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet …</translation>
    </message>
</context>
<context>
    <name>EntityColor</name>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Grau</translation>
    </message>
</context>
<context>
    <name>EntityPage</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>Name of the collection; empty: made from the entity&apos;s name</source>
        <translation>Name der Collection; leer: wird aus dem Namen der Entität gebildet</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Wachstum</translation>
    </message>
    <message>
        <source>New ones per day</source>
        <translation>Neue je Tag</translation>
    </message>
    <message>
        <source>Actively used</source>
        <translation>Aktiv genutzt</translation>
    </message>
    <message>
        <source>Share of the documents that the application works with at any time; it decides how much memory is needed</source>
        <translation>Anteil der Dokumente, mit denen die Anwendung jeweils arbeitet; er bestimmt, wie viel Arbeitsspeicher benötigt wird</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identität</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Part of</source>
        <translation>Teil von</translation>
    </message>
    <message>
        <source>Is a</source>
        <translation>Ist ein(e)</translation>
    </message>
    <message>
        <source>The more general entity whose fields it has too</source>
        <translation>Die allgemeinere Entität, deren Felder sie ebenfalls hat</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>Besteht aus</translation>
    </message>
    <message>
        <source>Names of the fields that make _id, with commas between them</source>
        <translation>Namen der Felder, die _id bilden, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Trennzeichen</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Lebensdauer</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Append-only</source>
        <translation>Nur Anfügen</translation>
    </message>
    <message>
        <source>Which are used</source>
        <translation>Welche genutzt werden</translation>
    </message>
    <message>
        <source>The newest lie on few pages; others are scattered over many, which all have to be in memory</source>
        <translation>Die neuesten liegen auf wenigen Seiten; andere sind über viele verstreut, die alle im Arbeitsspeicher sein müssen</translation>
    </message>
    <message>
        <source>Skew</source>
        <translation>Schiefe</translation>
    </message>
    <message>
        <source>1, as usual</source>
        <translation>1, wie üblich</translation>
    </message>
    <message>
        <source>Exponent of Zipf&apos;s law: at 1 the second document is used half as often as the first; those in use are the fewest that take nine of ten accesses</source>
        <translation>Exponent des Zipfschen Gesetzes: bei 1 wird das zweite Dokument halb so oft genutzt wie das erste; genutzt sind die wenigsten Dokumente, auf die neun von zehn Zugriffen entfallen</translation>
    </message>
    <message>
        <source>Keep previous versions</source>
        <translation>Frühere Versionen behalten</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Rules and shards</source>
        <translation>Regeln und Shards</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>A breach is</source>
        <translation>Ein Verstoß wird</translation>
    </message>
    <message>
        <source>Own rule</source>
        <translation>Eigene Regel</translation>
    </message>
    <message>
        <source>A query that every document has to match, such as {&quot;$expr&quot;: {&quot;$lte&quot;: [&quot;$from&quot;, &quot;$to&quot;]}}; the paths are those of the entity</source>
        <translation>Eine Abfrage, der jedes Dokument entsprechen muss, etwa {&quot;$expr&quot;: {&quot;$lte&quot;: [&quot;$from&quot;, &quot;$to&quot;]}}; die Pfade sind die der Entität</translation>
    </message>
    <message>
        <source>Shard key</source>
        <translation>Shard-Schlüssel</translation>
    </message>
    <message>
        <source>Fields with commas between them, such as “tenantId, _id hashed”</source>
        <translation>Felder, durch Kommas getrennt, etwa „tenantId, _id hashed“</translation>
    </message>
    <message>
        <source>This is not a query.</source>
        <translation>Das ist keine Abfrage.</translation>
    </message>
    <message>
        <source>Write it as JSON, such as {&quot;price&quot;: {&quot;$gt&quot;: 0}}.</source>
        <translation>Schreiben Sie sie als JSON, etwa {&quot;price&quot;: {&quot;$gt&quot;: 0}}.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Entity</source>
        <translation>Entität</translation>
    </message>
    <message>
        <source>Entity, stored in %1</source>
        <translation>Entität, gespeichert in %1</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(keine)</translation>
    </message>
</context>
<context>
    <name>EntityValidation</name>
    <message>
        <source>entity %1</source>
        <translation>Entität %1</translation>
    </message>
    <message>
        <source>Another entity has the same id “%1”.</source>
        <translation>Eine andere Entität hat dieselbe ID „%1“.</translation>
    </message>
    <message>
        <source>Give one of them another id.</source>
        <translation>Geben Sie einem von beiden eine andere ID.</translation>
    </message>
    <message>
        <source>Two entities are called “%1”.</source>
        <translation>Zwei Entitäten heißen „%1“.</translation>
    </message>
    <message>
        <source>Rename one of them.</source>
        <translation>Benennen Sie eines davon um.</translation>
    </message>
    <message>
        <source>The entity has no name.</source>
        <translation>Die Entität hat keinen Namen.</translation>
    </message>
    <message>
        <source>Name the thing it stands for, such as “books”.</source>
        <translation>Benennen Sie sie nach dem, wofür sie steht, etwa „Bücher“.</translation>
    </message>
    <message>
        <source>The name is longer than %1 bytes or contains the character NUL.</source>
        <translation>Der Name ist länger als %1 Bytes oder enthält das Zeichen NUL.</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>Kürzen Sie ihn.</translation>
    </message>
    <message>
        <source>“%1” is not a color.</source>
        <translation>„%1“ ist keine Farbe.</translation>
    </message>
    <message>
        <source>Write it as #rrggbb.</source>
        <translation>Schreiben Sie sie als #rrggbb.</translation>
    </message>
    <message>
        <source>What was seen of the documents</source>
        <translation>Was von den Dokumenten gesehen wurde</translation>
    </message>
    <message>
        <source>The growth per day</source>
        <translation>Das Wachstum pro Tag</translation>
    </message>
    <message>
        <source>The share of actively used documents</source>
        <translation>Der genutzte Anteil</translation>
    </message>
    <message>
        <source>The number of actively used documents</source>
        <translation>Die Anzahl der genutzten Dokumente</translation>
    </message>
    <message>
        <source>The skew</source>
        <translation>Die Schiefe</translation>
    </message>
    <message>
        <source>The documents are kept for %1 days.</source>
        <translation>Die Dokumente werden %1 Tage aufbewahrt.</translation>
    </message>
    <message>
        <source>Give a number of days above 0, or keep them forever.</source>
        <translation>Geben Sie eine Anzahl von Tagen über 0 an oder bewahren Sie sie unbegrenzt auf.</translation>
    </message>
    <message>
        <source>The documents are kept for less than a second, and servers count whole seconds.</source>
        <translation>Die Dokumente werden weniger als eine Sekunde aufbewahrt, und Server zählen ganze Sekunden.</translation>
    </message>
    <message>
        <source>Give at least a second (0.0000116 days), or keep them forever.</source>
        <translation>Geben Sie mindestens eine Sekunde an (0,0000116 Tage), oder bewahren Sie die Dokumente unbegrenzt auf.</translation>
    </message>
    <message>
        <source>No date is named from which the days count.</source>
        <translation>Es ist kein Datum angegeben, ab dem die Tage zählen.</translation>
    </message>
    <message>
        <source>Name the date field.</source>
        <translation>Geben Sie das Datumsfeld an.</translation>
    </message>
    <message>
        <source>The date “%1” from which the days count does not exist.</source>
        <translation>Das Datum „%1“, ab dem die Tage zählen, existiert nicht.</translation>
    </message>
    <message>
        <source>Name a date field of this entity.</source>
        <translation>Geben Sie ein Datumsfeld dieser Entität an.</translation>
    </message>
    <message>
        <source>The days count from “%1”, which is not a date.</source>
        <translation>Die Tage zählen ab „%1“, das kein Datum ist.</translation>
    </message>
    <message>
        <source>Documents expire by a date only: change its type or name another.</source>
        <translation>Dokumente laufen nur anhand eines Datums ab: Ändern Sie den Typ des Feldes oder geben Sie ein anderes an.</translation>
    </message>
    <message>
        <source>Its own rule cannot be read: %1</source>
        <translation>Ihre eigene Regel kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>The weak entity has no owner.</source>
        <translation>Die schwache Entität hat keinen Besitzer.</translation>
    </message>
    <message>
        <source>Name the entity it depends on, or make it a strong one.</source>
        <translation>Geben Sie die Entität an, von der sie abhängt, oder machen Sie sie zu einer starken.</translation>
    </message>
    <message>
        <source>Its owner “%1” does not exist.</source>
        <translation>Ihr Besitzer „%1“ existiert nicht.</translation>
    </message>
    <message>
        <source>Choose another owner.</source>
        <translation>Wählen Sie einen anderen Besitzer.</translation>
    </message>
    <message>
        <source>The entity “%1” that it is a kind of does not exist.</source>
        <translation>Die Entität „%1“, von der sie eine Unterart ist, existiert nicht.</translation>
    </message>
    <message>
        <source>Choose another one or none.</source>
        <translation>Wählen Sie eine andere oder keine.</translation>
    </message>
    <message>
        <source>The field _id is an array.</source>
        <translation>Das Feld _id ist ein Array.</translation>
    </message>
    <message>
        <source>A server refuses arrays as _id: choose another type.</source>
        <translation>Ein Server lehnt Arrays als _id ab: Wählen Sie einen anderen Typ.</translation>
    </message>
    <message>
        <source>No field is named that makes _id.</source>
        <translation>Es ist kein Feld angegeben, das _id bildet.</translation>
    </message>
    <message>
        <source>Name the fields, or let the server give ObjectIds.</source>
        <translation>Geben Sie die Felder an oder lassen Sie den Server ObjectIds vergeben.</translation>
    </message>
    <message numerus="yes">
        <source>%n fields make _id where one is meant.</source>
        <translation>
            <numerusform>%n Feld bildet _id, wo eines gemeint ist.</numerusform>
            <numerusform>%n Felder bilden _id, wo nur eines gemeint ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name one field, or join several.</source>
        <translation>Geben Sie ein einziges Feld an oder verbinden Sie mehrere.</translation>
    </message>
    <message>
        <source>The fields of _id are joined without a separator.</source>
        <translation>Die Felder von _id werden ohne Trennzeichen verbunden.</translation>
    </message>
    <message>
        <source>Give one, such as “_”, or 1 and 23 look like 12 and 3.</source>
        <translation>Geben Sie eines an, etwa „_“, sonst sehen 1 und 23 aus wie 12 und 3.</translation>
    </message>
    <message>
        <source>There is a field _id, and other fields make _id too.</source>
        <translation>Es gibt ein Feld _id, und andere Felder bilden ebenfalls _id.</translation>
    </message>
    <message>
        <source>Remove the field _id, or let it stand alone.</source>
        <translation>Entfernen Sie das Feld _id oder lassen Sie es allein stehen.</translation>
    </message>
    <message>
        <source>The field “%1” of _id does not exist.</source>
        <translation>Das Feld „%1“ von _id existiert nicht.</translation>
    </message>
    <message>
        <source>Name a field of this entity.</source>
        <translation>Geben Sie ein Feld dieser Entität an.</translation>
    </message>
    <message>
        <source>The field “%1” makes _id but may be absent, null or an array.</source>
        <translation>Das Feld „%1“ bildet _id, kann aber fehlen, null oder ein Array sein.</translation>
    </message>
    <message>
        <source>Make it required and a single value.</source>
        <translation>Machen Sie es zu einem Pflichtfeld mit einem einzelnen Wert.</translation>
    </message>
    <message>
        <source>A collection cannot be called “%1”.</source>
        <translation>Eine Collection kann nicht „%1“ heißen.</translation>
    </message>
    <message>
        <source>Take a name without $ and NUL that begins with neither “.” nor “system.”.</source>
        <translation>Wählen Sie einen Namen ohne $ und NUL, der weder mit „.“ noch mit „system.“ beginnt.</translation>
    </message>
    <message>
        <source>The collection&apos;s name is too long.</source>
        <translation>Der Name der Collection ist zu lang.</translation>
    </message>
    <message>
        <source>Database, dot and collection together have at most 255 bytes.</source>
        <translation>Datenbank, Punkt und Collection haben zusammen höchstens 255 Bytes.</translation>
    </message>
    <message>
        <source>Its collection “%1” is the one of “%2” too.</source>
        <translation>Ihre Collection „%1“ ist auch die von „%2“.</translation>
    </message>
    <message>
        <source>Give one of them another collection name.</source>
        <translation>Geben Sie einer von beiden einen anderen Collection-Namen.</translation>
    </message>
    <message>
        <source>The entity owns itself, directly or through others.</source>
        <translation>Die Entität besitzt sich direkt oder über andere selbst.</translation>
    </message>
    <message>
        <source>The entity is a kind of itself, directly or through others.</source>
        <translation>Die Entität ist direkt oder über andere eine Unterart von sich selbst.</translation>
    </message>
    <message>
        <source>Choose another super-entity.</source>
        <translation>Wählen Sie eine andere Oberentität.</translation>
    </message>
</context>
<context>
    <name>ExplainPopup</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>ExplanationView</name>
    <message>
        <source>required fix</source>
        <translation>notwendige Korrektur</translation>
    </message>
    <message>
        <source>strongly recommended</source>
        <translation>dringend empfohlen</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>would help</source>
        <translation>würde helfen</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>Fit %1 of 100 · %2</source>
        <translation>Eignung %1 von 100 · %2</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>What speaks for it</source>
        <translation>Was dafür spricht</translation>
    </message>
    <message>
        <source>Trade-offs</source>
        <translation>Nachteile</translation>
    </message>
</context>
<context>
    <name>ExportCommand</name>
    <message>
        <source>write the design as a script, schemas or a document</source>
        <translation>den Entwurf als Skript, Schemas oder Dokument schreiben</translation>
    </message>
    <message>
        <source>A format that makes several files needs a folder: -o DIR, which is made when its parent exists. Existing files are replaced.</source>
        <translation>Ein Format, das mehrere Dateien erzeugt, braucht einen Ordner: -o DIR; er wird angelegt, wenn der übergeordnete Ordner existiert. Vorhandene Dateien werden ersetzt.</translation>
    </message>
    <message>
        <source>&apos;shapewright-cli formats&apos; lists them</source>
        <translation>&apos;shapewright-cli formats&apos; listet sie auf</translation>
    </message>
    <message>
        <source>the file or folder to write; default: standard output</source>
        <translation>die zu schreibende Datei oder der Ordner; Vorgabe: Standardausgabe</translation>
    </message>
    <message>
        <source>There is no format &apos;%1&apos;.</source>
        <translation>Ein Format &apos;%1&apos; gibt es nicht.</translation>
    </message>
    <message>
        <source>The format &apos;%1&apos; makes %2 files.</source>
        <translation>Das Format &apos;%1&apos; erzeugt %2 Dateien.</translation>
    </message>
    <message>
        <source>Name a folder for them: -o DIR.</source>
        <translation>Geben Sie einen Ordner dafür an: -o DIR.</translation>
    </message>
    <message>
        <source>The folder cannot be made.</source>
        <translation>Der Ordner kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Make it first, or name another one with -o.</source>
        <translation>Legen Sie ihn vorher an, oder geben Sie mit -o einen anderen an.</translation>
    </message>
    <message>
        <source>A link with this name is in the folder; it was not followed.</source>
        <translation>Im Ordner liegt ein Link mit diesem Namen; ihm wurde nicht gefolgt.</translation>
    </message>
    <message>
        <source>Remove it, or name another folder with -o.</source>
        <translation>Entfernen Sie ihn, oder geben Sie mit -o einen anderen Ordner an.</translation>
    </message>
    <message>
        <source>Wrote to %1: %2.</source>
        <translation>Nach %1 geschrieben: %2.</translation>
    </message>
</context>
<context>
    <name>ExportConnectPage</name>
    <message>
        <source>Nothing is changed before you have seen the plan. Collections and indexes that the model does not know stay as they are.</source>
        <translation>Nichts wird geändert, bevor Sie den Plan gesehen haben. Collections und Indizes, die das Modell nicht kennt, bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Connection string</source>
        <translation>Verbindungs-URI</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Datenbank</translation>
    </message>
    <message>
        <source>&amp;Connection string</source>
        <translation>&amp;Verbindungs-URI</translation>
    </message>
    <message>
        <source>mongodb://user@host:port — leave the password out of it. It is asked for below, kept in memory only, and forgotten when this window closes.</source>
        <translation>mongodb://user@host:port – ohne das Passwort. Es wird unten abgefragt, nur im Arbeitsspeicher gehalten und vergessen, wenn dieses Fenster geschlossen wird.</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;Passwort</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>&amp;Datenbank</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export to server — %1</source>
        <translation>Auf Server exportieren – %1</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Plan and confirm</source>
        <translation>Planen und bestätigen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Never sent</source>
        <translation>Wird nie gesendet</translation>
    </message>
    <message>
        <source>Drop, rename, delete, update, insert. Such changes go into a script for you to review.</source>
        <translation>drop, rename, delete, update, insert. Solche Änderungen kommen in ein Skript, das Sie selbst prüfen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Connecting to %1 …</source>
        <translation>Verbindung zu %1 wird hergestellt …</translation>
    </message>
    <message>
        <source>MongoDB %1, %2
%3
Database %4</source>
        <translation>MongoDB %1, %2
%3
Datenbank %4</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) applied and verified.</source>
        <translation>
            <numerusform>%n Schritt angewendet und geprüft.</numerusform>
            <numerusform>%n Schritte angewendet und geprüft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n step(s). </source>
        <translation>
            <numerusform>Nach %n Schritt abgebrochen. </numerusform>
            <numerusform>Nach %n Schritten abgebrochen. </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) done, but what was read back differs from the plan. Make the plan again to see how.</source>
        <translation>
            <numerusform>%n Schritt erledigt, aber das Zurückgelesene weicht vom Plan ab. Erstellen Sie den Plan neu, um die Abweichung zu sehen.</numerusform>
            <numerusform>%n Schritte erledigt, aber das Zurückgelesene weicht vom Plan ab. Erstellen Sie den Plan neu, um die Abweichung zu sehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Connect and plan</source>
        <translation>Verbinden und planen</translation>
    </message>
    <message numerus="yes">
        <source>Apply %n step(s)</source>
        <translation>
            <numerusform>%n Schritt anwenden</numerusform>
            <numerusform>%n Schritte anwenden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) wait for your confirmation.</source>
        <translation>
            <numerusform>%n Schritt wartet auf Ihre Bestätigung.</numerusform>
            <numerusform>%n Schritte warten auf Ihre Bestätigung.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ExportFileDialog</name>
    <message>
        <source>&amp;Only what is selected (%1)</source>
        <translation>&amp;Nur die Auswahl (%1)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export as file</source>
        <translation>Als Datei exportieren</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Durchsuchen …</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>Name a file.</source>
        <translation>Geben Sie eine Datei an.</translation>
    </message>
    <message>
        <source>There is no folder %1. Choose another one.</source>
        <translation>Den Ordner %1 gibt es nicht. Wählen Sie einen anderen.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) will be written.</source>
        <translation>
            <numerusform>%n Datei wird geschrieben.</numerusform>
            <numerusform>%n Dateien werden geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replaced: %1.</source>
        <translation>Ersetzt: %1.</translation>
    </message>
</context>
<context>
    <name>ExportPlanPage</name>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rücknahme</translation>
    </message>
    <message>
        <source>&amp;Warn only</source>
        <translation>Nur &amp;warnen</translation>
    </message>
    <message>
        <source>Documents that fail are logged instead of refused</source>
        <translation>Dokumente, die durchfallen, werden protokolliert statt abgelehnt</translation>
    </message>
    <message>
        <source>Steps of the plan</source>
        <translation>Schritte des Plans</translation>
    </message>
    <message>
        <source>Typed confirmation</source>
        <translation>Eingetippte Bestätigung</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by script only</source>
        <translation>
            <numerusform>%n nur per Skript</numerusform>
            <numerusform>%n nur per Skript</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) equal</source>
        <translation>
            <numerusform>%n Objekt gleich</numerusform>
            <numerusform>%n Objekte gleich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) not in the model are left unchanged</source>
        <translation>
            <numerusform>%n dem Modell unbekanntes Objekt bleibt, wie es ist</numerusform>
            <numerusform>%n dem Modell unbekannte Objekte bleiben, wie sie sind</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to do: the database is what the model says.</source>
        <translation>Nichts zu tun: Die Datenbank entspricht dem Modell.</translation>
    </message>
    <message>
        <source>Nothing has been sent yet. This plan fits only the state of the server at %1; if that changes, make it again.</source>
        <translation>Bisher wurde nichts gesendet. Dieser Plan passt nur zum Zustand des Servers um %1; ändert sich dieser, erstellen Sie den Plan neu.</translation>
    </message>
    <message>
        <source>Step %1   %2, %3</source>
        <translation>Schritt %1   %2, %3</translation>
    </message>
    <message>
        <source>Step %1 confirmed.</source>
        <translation>Schritt %1 bestätigt.</translation>
    </message>
    <message>
        <source>Type %1 to confirm.</source>
        <translation>Geben Sie zum Bestätigen %1 ein.</translation>
    </message>
    <message>
        <source>Confirm step %1</source>
        <translation>Schritt %1 bestätigen</translation>
    </message>
    <message>
        <source>C&amp;opy script</source>
        <translation>Skript k&amp;opieren</translation>
    </message>
    <message>
        <source>&amp;Save script…</source>
        <translation>Skript &amp;speichern …</translation>
    </message>
    <message>
        <source>Save script</source>
        <translation>Skript speichern</translation>
    </message>
    <message>
        <source>Scripts for mongosh (*.js)</source>
        <translation>Skripte für mongosh (*.js)</translation>
    </message>
</context>
<context>
    <name>FieldEditing</name>
    <message>
        <source>email! string unique</source>
        <translation>email! string unique</translation>
    </message>
</context>
<context>
    <name>FieldLineHelp</name>
    <message>
        <source>Completions</source>
        <translation>Vervollständigungen</translation>
    </message>
</context>
<context>
    <name>FieldPage</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Or</source>
        <translation>Oder</translation>
    </message>
    <message>
        <source>Other types that its values have, with commas between them; sizes and made-up values take the first type</source>
        <translation>Weitere Typen, die seine Werte haben, durch Kommas getrennt; Größen und Beispielwerte richten sich nach dem ersten Typ</translation>
    </message>
    <message>
        <source>Value object</source>
        <translation>Wertobjekt</translation>
    </message>
    <message>
        <source>A structure that several entities use, such as Address: objects with this name have the same fields, and changing them in one place changes them everywhere</source>
        <translation>Eine Struktur, die mehrere Entitäten verwenden, zum Beispiel Adresse: Objekte mit diesem Namen haben dieselben Felder, und eine Änderung an einem ändert alle</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Present in</source>
        <translation>Vorhanden in</translation>
    </message>
    <message>
        <source>Share of the documents that have the field; 100 % makes it required</source>
        <translation>Anteil der Dokumente, die das Feld haben; mit 100 % wird es zum Pflichtfeld</translation>
    </message>
    <message>
        <source>May be null</source>
        <translation>Darf null sein</translation>
    </message>
    <message>
        <source>Average size</source>
        <translation>Durchschnittsgröße</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Mean name</source>
        <translation>Mittlerer Name</translation>
    </message>
    <message>
        <source>Mean length of the names in the map, which are data</source>
        <translation>Mittlere Länge der Namen in der Map, die Daten sind</translation>
    </message>
    <message>
        <source>“%1” cannot be another type here.</source>
        <translation>„%1“ kann hier kein weiterer Typ sein.</translation>
    </message>
    <message>
        <source>Name each of the other types once, such as int32, date.</source>
        <translation>Nennen Sie jeden der weiteren Typen einmal, etwa int32, date.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Allowed values</source>
        <translation>Erlaubte Werte</translation>
    </message>
    <message>
        <source>The values it may take, one on a line; empty: any</source>
        <translation>Die erlaubten Werte, einer je Zeile; leer: beliebig</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>More than that</source>
        <translation>Größer als dieser Wert</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Less than that</source>
        <translation>Kleiner als dieser Wert</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Min length</source>
        <translation>Mindestlänge</translation>
    </message>
    <message>
        <source>Max length</source>
        <translation>Höchstlänge</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Regular expression that a text has to match</source>
        <translation>Regulärer Ausdruck, dem ein Text entsprechen muss</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Eindeutig</translation>
    </message>
    <message>
        <source>No two documents have the same value; gets an index</source>
        <translation>Keine zwei Dokumente haben denselben Wert; erhält einen Index</translation>
    </message>
    <message>
        <source>Distinct values</source>
        <translation>Verschiedene</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>How many different values there are over all documents</source>
        <translation>Wie viele verschiedene Werte es über alle Dokumente gibt</translation>
    </message>
    <message>
        <source>Sample values</source>
        <translation>Beispielwerte</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>How often each of its values occurs in generated documents</source>
        <translation>Wie oft jeder seiner Werte in erzeugten Dokumenten vorkommt</translation>
    </message>
    <message>
        <source>Skew</source>
        <translation>Schiefe</translation>
    </message>
    <message>
        <source>1, as usual</source>
        <translation>1, wie üblich</translation>
    </message>
    <message>
        <source>Exponent of Zipf&apos;s law: at 1 the second value is half as frequent as the first, the third a third</source>
        <translation>Exponent des Zipfschen Gesetzes: bei 1 ist der zweite Wert halb so häufig wie der erste, der dritte ein Drittel so häufig</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>a sixth of the range</source>
        <translation>ein Sechstel des Bereichs</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schrittweite</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwendung</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Personal data</source>
        <translation>Personenbezogene Daten</translation>
    </message>
    <message>
        <source>Has access rights of its own, so it is not copied into other documents</source>
        <translation>Hat eigene Zugriffsrechte und wird deshalb nicht in andere Dokumente kopiert</translation>
    </message>
    <message>
        <source>Error allowed</source>
        <translation>Erlaubter Fehler</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>The same word on fields that are alike, such as release dates</source>
        <translation>Dasselbe Wort bei gleichartigen Feldern, etwa bei Veröffentlichungsdaten</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>map of %1</source>
        <translation>Map von %1</translation>
    </message>
    <message>
        <source>array of %1</source>
        <translation>Array von %1</translation>
    </message>
    <message>
        <source>Field, %1, required</source>
        <translation>Feld, %1, erforderlich</translation>
    </message>
    <message>
        <source>Field, %1</source>
        <translation>Feld, %1</translation>
    </message>
</context>
<context>
    <name>FieldTable</name>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Add a field (Ins)</source>
        <translation>Feld hinzufügen (Einfg)</translation>
    </message>
    <message>
        <source>Remove the field (Del)</source>
        <translation>Feld entfernen (Entf)</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Nach oben (Alt+Hoch)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Nach unten (Alt+Runter)</translation>
    </message>
    <message>
        <source>Everything about the field</source>
        <translation>Alles über das Feld</translation>
    </message>
    <message>
        <source>Removed with the field: %1.</source>
        <translation>Mit dem Feld entfernt: %1.</translation>
    </message>
    <message>
        <source>_id: objectId, always</source>
        <translation>_id: objectId, immer</translation>
    </message>
    <message>
        <source>_id: made of %1</source>
        <translation>_id: gebildet aus %1</translation>
    </message>
</context>
<context>
    <name>FieldTableModel</name>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Vorhanden</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Eindeutig</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>„%1“ kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Write a value like the others in this column.</source>
        <translation>Geben Sie einen Wert wie die anderen in dieser Spalte ein.</translation>
    </message>
</context>
<context>
    <name>FieldValidation</name>
    <message>
        <source>field %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>Objects are nested more than %1 levels deep.</source>
        <translation>Objekte sind mehr als %1 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>Flatten them.</source>
        <translation>Machen Sie sie flacher.</translation>
    </message>
    <message>
        <source>Another field has the same id “%1”.</source>
        <translation>Ein anderes Feld hat dieselbe ID „%1“.</translation>
    </message>
    <message>
        <source>Give one of them another id.</source>
        <translation>Geben Sie einem von beiden eine andere ID.</translation>
    </message>
    <message>
        <source>Two fields side by side have this name.</source>
        <translation>Zwei Felder nebeneinander haben diesen Namen.</translation>
    </message>
    <message>
        <source>Rename one of them.</source>
        <translation>Benennen Sie eines davon um.</translation>
    </message>
    <message>
        <source>The share of documents that have it is %1.</source>
        <translation>Der Anteil der Dokumente, die es enthalten, ist %1.</translation>
    </message>
    <message>
        <source>Give a share above 0 and up to 1; 1 means required.</source>
        <translation>Geben Sie einen Anteil über 0 bis höchstens 1 an; 1 bedeutet Pflichtfeld.</translation>
    </message>
    <message>
        <source>The average length in bytes</source>
        <translation>Die mittlere Länge in Bytes</translation>
    </message>
    <message>
        <source>The share of nulls</source>
        <translation>Der Anteil der null-Werte</translation>
    </message>
    <message>
        <source>The number of items at the 99th percentile</source>
        <translation>Die Anzahl der Elemente beim 99. Perzentil</translation>
    </message>
    <message>
        <source>The length of the names in bytes</source>
        <translation>Die Länge der Namen in Bytes</translation>
    </message>
    <message>
        <source>The tolerated error in percent</source>
        <translation>Der tolerierte Fehler in Prozent</translation>
    </message>
    <message>
        <source>The number of different values</source>
        <translation>Die Anzahl der verschiedenen Werte</translation>
    </message>
    <message>
        <source>The skew</source>
        <translation>Die Schiefe</translation>
    </message>
    <message>
        <source>The mean</source>
        <translation>Der Mittelwert</translation>
    </message>
    <message>
        <source>The standard deviation</source>
        <translation>Die Standardabweichung</translation>
    </message>
    <message>
        <source>The step</source>
        <translation>Der Schritt</translation>
    </message>
    <message>
        <source>The number of different beginnings</source>
        <translation>Die Anzahl verschiedener Anfänge</translation>
    </message>
    <message>
        <source>The number of different pairs</source>
        <translation>Die Anzahl verschiedener Paare</translation>
    </message>
    <message>
        <source>The smallest value</source>
        <translation>Der kleinste Wert</translation>
    </message>
    <message>
        <source>The largest value</source>
        <translation>Der größte Wert</translation>
    </message>
    <message>
        <source>No value lies between %1 and %2.</source>
        <translation>Zwischen %1 und %2 liegt kein Wert.</translation>
    </message>
    <message>
        <source>Exchange or change the bounds.</source>
        <translation>Vertauschen oder ändern Sie die Grenzen.</translation>
    </message>
    <message>
        <source>“%1” is not a date.</source>
        <translation>„%1“ ist kein Datum.</translation>
    </message>
    <message>
        <source>Write it as 2026-01-31 or 2026-01-31T12:00:00Z.</source>
        <translation>Schreiben Sie es als 2026-01-31 oder 2026-01-31T12:00:00Z.</translation>
    </message>
    <message>
        <source>No date lies between %1 and %2.</source>
        <translation>Zwischen %1 und %2 liegt kein Datum.</translation>
    </message>
    <message>
        <source>Exchange or change the bounds; the second one is excluded.</source>
        <translation>Vertauschen oder ändern Sie die Grenzen; die zweite gehört nicht mehr dazu.</translation>
    </message>
    <message>
        <source>A length is below 0.</source>
        <translation>Eine Länge liegt unter 0.</translation>
    </message>
    <message>
        <source>Give a number of characters.</source>
        <translation>Geben Sie eine Anzahl von Zeichen an.</translation>
    </message>
    <message>
        <source>The shortest length %1 is above the longest %2.</source>
        <translation>Die kleinste Länge %1 liegt über der größten %2.</translation>
    </message>
    <message>
        <source>Exchange or change the lengths.</source>
        <translation>Vertauschen oder ändern Sie die Längen.</translation>
    </message>
    <message>
        <source>Servers refuse the regular expression “%1”: %2.</source>
        <translation>Server lehnen den regulären Ausdruck „%1“ ab: %2.</translation>
    </message>
    <message>
        <source>Write it otherwise.</source>
        <translation>Schreiben Sie ihn anders.</translation>
    </message>
    <message>
        <source>The regular expression “%1” is wrong at character %2: %3.</source>
        <translation>Der reguläre Ausdruck „%1“ ist bei Zeichen %2 fehlerhaft: %3.</translation>
    </message>
    <message>
        <source>Correct it; the server uses the same syntax (PCRE).</source>
        <translation>Korrigieren Sie ihn; der Server verwendet dieselbe Syntax (PCRE).</translation>
    </message>
    <message>
        <source>The value “%1” is listed twice.</source>
        <translation>Der Wert „%1“ ist doppelt aufgeführt.</translation>
    </message>
    <message>
        <source>Remove one; a server refuses the list.</source>
        <translation>Entfernen Sie einen davon; ein Server lehnt die Liste ab.</translation>
    </message>
    <message>
        <source>The listed value “%1” is not a valid %2.</source>
        <translation>Der aufgeführte Wert „%1“ ist nicht vom Typ %2.</translation>
    </message>
    <message>
        <source>Remove it or change the field&apos;s type.</source>
        <translation>Entfernen Sie ihn oder ändern Sie den Typ des Feldes.</translation>
    </message>
    <message>
        <source>The listed value “%1” is below the smallest value.</source>
        <translation>Der aufgeführte Wert „%1“ liegt unter dem kleinsten Wert.</translation>
    </message>
    <message>
        <source>Remove it or change the bound.</source>
        <translation>Entfernen Sie ihn oder ändern Sie die Grenze.</translation>
    </message>
    <message>
        <source>The listed value “%1” is above the largest value.</source>
        <translation>Der aufgeführte Wert „%1“ liegt über dem größten Wert.</translation>
    </message>
    <message>
        <source>The type %1 is named twice.</source>
        <translation>Der Typ %1 ist doppelt angegeben.</translation>
    </message>
    <message>
        <source>Name each type once.</source>
        <translation>Nennen Sie jeden Typ einmal.</translation>
    </message>
    <message>
        <source>Values of any type have no other types.</source>
        <translation>Werte beliebigen Typs haben keine weiteren Typen.</translation>
    </message>
    <message>
        <source>Name the types, or “any” alone.</source>
        <translation>Nennen Sie die Typen, oder nur „any“.</translation>
    </message>
    <message>
        <source>A value cannot be of the type %1 as well.</source>
        <translation>Ein Wert kann nicht zusätzlich vom Typ %1 sein.</translation>
    </message>
    <message>
        <source>Make it an object, an array, a map or a point alone, or “any”.</source>
        <translation>Machen Sie das Feld nur zu einem Objekt, einem Array, einer Map oder einem Punkt, oder zu „any“.</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>Shapewright projects (*.shape.json);;All files (*)</source>
        <translation>Shapewright-Projekte (*.shape.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>unbenannt</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>Your changes will be lost if you don&apos;t save them.</source>
        <translation>Ihre Änderungen gehen verloren, wenn Sie nicht speichern.</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Projekt öffnen</translation>
    </message>
    <message>
        <source>%1 was changed by another program since you opened it.</source>
        <translation>%1 wurde seit dem Öffnen von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Save yours under another name, or open the file again and lose your changes.</source>
        <translation>Speichern Sie Ihre Fassung unter einem anderen Namen, oder öffnen Sie die Datei erneut; dabei gehen Ihre Änderungen verloren.</translation>
    </message>
    <message>
        <source>Save mine as…</source>
        <translation>Eigene Fassung speichern unter …</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Erneut öffnen</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>Projekt speichern</translation>
    </message>
    <message>
        <source>Name the project %1</source>
        <translation>Projekt %1 nennen</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <source>%1 is open elsewhere too (%2). Changes made here can be saved under another name.</source>
        <translation>%1 ist auch anderswo geöffnet (%2). Änderungen von hier lassen sich unter einem anderen Namen speichern.</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… und %n weiterer</numerusform>
            <numerusform>… und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in any file</source>
        <translation>%1 in beliebiger Datei</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
</context>
<context>
    <name>FileRecovery</name>
    <message>
        <source>What is not saved could not be kept for recovery: %1 Save often.</source>
        <translation>Ungespeichertes ließ sich nicht für eine Wiederherstellung aufheben: %1 Speichern Sie oft.</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Groß-/Kleinschreibung</translation>
    </message>
    <message>
        <source>Find in the diagram</source>
        <translation>Im Diagramm suchen</translation>
    </message>
    <message>
        <source>Match before</source>
        <translation>Vorige Fundstelle</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächste Fundstelle</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>no matches</source>
        <translation>keine Treffer</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>FoldSection</name>
    <message>
        <source>folded</source>
        <translation>eingeklappt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ausgeklappt</translation>
    </message>
</context>
<context>
    <name>FormatsCommand</name>
    <message>
        <source>the formats that &apos;export&apos; writes and &apos;import&apos; reads</source>
        <translation>die Formate, die &apos;export&apos; schreibt und &apos;import&apos; liest</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Written by &apos;export&apos;:</source>
        <translation>Von &apos;export&apos; geschrieben:</translation>
    </message>
    <message>
        <source>Read by &apos;import&apos;:</source>
        <translation>Von &apos;import&apos; gelesen:</translation>
    </message>
</context>
<context>
    <name>GoalBar</name>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>As few collections and patterns as possible: embed, at most one pattern type</source>
        <translation>So wenige Collections und Muster wie möglich: einbetten, höchstens eine Art von Muster</translation>
    </message>
    <message>
        <source>Embed and link, at most two pattern types</source>
        <translation>Einbetten und verweisen, höchstens zwei Arten von Mustern</translation>
    </message>
    <message>
        <source>Every pattern that pays off</source>
        <translation>Jedes Muster, das sich lohnt</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>Memory of the server</source>
        <translation>Arbeitsspeicher des Servers</translation>
    </message>
    <message>
        <source>Memory of one server; WiredTiger takes half of what is above 1 GiB as its cache</source>
        <translation>Arbeitsspeicher eines Servers; WiredTiger nimmt die Hälfte dessen, was über 1 GiB liegt, als Cache</translation>
    </message>
    <message>
        <source>Use case</source>
        <translation>Anwendungsfall</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
</context>
<context>
    <name>GoalHeader</name>
    <message>
        <source>Fewest collections and hardly a copy. Easiest to build and to change.</source>
        <translation>Wenigste Collections und kaum Kopien. Am einfachsten zu bauen und zu ändern.</translation>
    </message>
    <message>
        <source>Most readers get one small document; up to two pattern types.</source>
        <translation>Die meisten Leser erhalten ein kleines Dokument; bis zu zwei Arten von Mustern.</translation>
    </message>
    <message>
        <source>Everything that pays off, with copies and counters to maintain.</source>
        <translation>Alles, was sich lohnt, mit Kopien und Zählern, die gepflegt werden müssen.</translation>
    </message>
    <message>
        <source>Take this design</source>
        <translation>Entwurf übernehmen</translation>
    </message>
    <message>
        <source>current goal</source>
        <translation>aktuelles Ziel</translation>
    </message>
    <message>
        <source>Take the design for %1</source>
        <translation>Entwurf für „%1“ übernehmen</translation>
    </message>
    <message>
        <source>no pattern</source>
        <translation>kein Muster</translation>
    </message>
    <message>
        <source>Working set</source>
        <translation>Working Set</translation>
    </message>
</context>
<context>
    <name>GoalTableModel</name>
    <message>
        <source>Structure</source>
        <translation>Struktur</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Collections</translation>
    </message>
    <message>
        <source>Counted in the design.</source>
        <translation>Im Entwurf gezählt.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>All collections with as many as the model says at least, likely and at most.</source>
        <translation>Alle Collections, mit den Anzahlen laut Modell: mindestens, wahrscheinlich und höchstens.</translation>
    </message>
    <message>
        <source>Largest kind of document</source>
        <translation>Größte Dokumentart</translation>
    </message>
    <message>
        <source>BSON size of a document: optional fields by their share, arrays at their likely length; low without optional fields, high with all.</source>
        <translation>BSON-Größe eines Dokuments: optionale Felder nach ihrem Anteil, Arrays in wahrscheinlicher Länge; niedrig ohne optionale Felder, hoch mit allen.</translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>Memory and disk</source>
        <translation>Arbeitsspeicher und Platte</translation>
    </message>
    <message>
        <source>Working set</source>
        <translation>Working Set</translation>
    </message>
    <message>
        <source>cache %1</source>
        <translation>Cache %1</translation>
    </message>
    <message>
        <source>Hot documents</source>
        <translation>Häufig gelesene Dokumente</translation>
    </message>
    <message>
        <source>Pages of documents in use. Low: as if those in use lay side by side.</source>
        <translation>Seiten der benutzten Dokumente. Niedrig: als lägen die benutzten nebeneinander.</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Speicherplatz</translation>
    </message>
    <message>
        <source>Collection files, compressed. Low: loaded in one go. High: with free space and history.</source>
        <translation>Dateien der Collections, komprimiert. Niedrig: in einem Zug geladen. Hoch: mit freiem Platz und Verlauf.</translation>
    </message>
    <message>
        <source>Index bytes</source>
        <translation>Größe der Indizes</translation>
    </message>
    <message>
        <source>Index files. Low: built in one go. High: with free space and history.</source>
        <translation>Dateien der Indizes. Niedrig: in einem Zug gebaut. Hoch: mit freiem Platz und Verlauf.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Documents × average document size.</source>
        <translation>Dokumente × mittlere Größe eines Dokuments.</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>Aufwand</translation>
    </message>
    <message>
        <source>Uses of patterns</source>
        <translation>Verwendungen von Mustern</translation>
    </message>
    <message>
        <source>Chosen by the advisor for this goal.</source>
        <translation>Vom Berater für dieses Ziel gewählt.</translation>
    </message>
    <message>
        <source>Fields copied</source>
        <translation>Kopierte Felder</translation>
    </message>
    <message>
        <source>Operations with special code</source>
        <translation>Operationen mit eigenem Code</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Cost of %1</source>
        <translation>Kosten von %1</translation>
    </message>
    <message>
        <source>Documents joined</source>
        <translation>Verknüpfte Dokumente</translation>
    </message>
    <message>
        <source>each time</source>
        <translation>je Ausführung</translation>
    </message>
    <message>
        <source>Round trips</source>
        <translation>Roundtrips</translation>
    </message>
    <message>
        <source>Bytes read</source>
        <translation>Gelesene Bytes</translation>
    </message>
    <message>
        <source>Documents written</source>
        <translation>Geschriebene Dokumente</translation>
    </message>
    <message>
        <source>Bytes rewritten</source>
        <translation>Neu geschriebene Bytes</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 Warnung</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 Warnungen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <source>Problems left</source>
        <translation>Verbleibende Probleme</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1, bester Wert</translation>
    </message>
</context>
<context>
    <name>GoalsPage</name>
    <message>
        <source>Designing for all three goals…</source>
        <translation>Entwürfe für alle drei Ziele werden erstellt …</translation>
    </message>
    <message>
        <source>Goals side by side</source>
        <translation>Ziele im Vergleich</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Only &amp;differences</source>
        <translation>Nur &amp;Unterschiede</translation>
    </message>
    <message>
        <source>Leave out what is the same for all goals</source>
        <translation>Weglassen, was bei allen Zielen gleich ist</translation>
    </message>
    <message>
        <source>Mark the &amp;best</source>
        <translation>Das &amp;Beste markieren</translation>
    </message>
    <message>
        <source>A flag on the lowest value of each row. No design wins every row: indexes and writes are the price of small documents.</source>
        <translation>Eine Fahne am kleinsten Wert jeder Zeile. Kein Entwurf gewinnt in jeder Zeile: Indizes und Schreibvorgänge sind der Preis kleiner Dokumente.</translation>
    </message>
</context>
<context>
    <name>GrowthChart</name>
    <message>
        <source>Growth</source>
        <translation>Wachstum</translation>
    </message>
    <message>
        <source>%1: %2 today, %3 at the end</source>
        <translation>%1: heute %2, am Ende %3</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>thousand documents</source>
        <translation>Tausend Dokumente</translation>
    </message>
    <message>
        <source>million documents</source>
        <translation>Millionen Dokumente</translation>
    </message>
    <message>
        <source>thousand million documents</source>
        <translation>Milliarden Dokumente</translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message>
        <source>Search the help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Pages of help</source>
        <translation>Seiten der Hilfe</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Keine Seite enthält diese Wörter.</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>ImportCommand</name>
    <message>
        <source>make a project from real documents</source>
        <translation>ein Projekt aus echten Dokumenten anlegen</translation>
    </message>
    <message>
        <source>&apos;shapewright-cli formats&apos; lists them</source>
        <translation>&apos;shapewright-cli formats&apos; listet sie auf</translation>
    </message>
    <message>
        <source>the files to read; - is standard input</source>
        <translation>die zu lesenden Dateien; - ist die Standardeingabe</translation>
    </message>
    <message>
        <source>Documents may be JSON (one object after the other, a list, or one object of lists), Extended JSON or BSON as mongodump writes it; the content decides, not the name of the file. A file is a collection called after it, and fields that hold ids of another collection become relationships. Plain JSON has one kind of number: whole numbers become int32 when they fit, else int64, all others double; where one of those is written as 4.0, whole numbers are accepted as well. Dates stay texts unless --dates is given. Lengths, ranges and lists of values are those that were seen: widen them before validators are made of them. A project file that exists is left alone unless --force is given.</source>
        <translation>Dokumente können in JSON (ein Objekt nach dem anderen, eine Liste oder ein Objekt mit Listen), in Extended JSON oder in BSON vorliegen, wie mongodump es schreibt; es entscheidet der Inhalt, nicht der Name der Datei. Eine Datei ist eine Collection, die nach ihr benannt wird, und aus Feldern, die Ids einer anderen Collection enthalten, werden Beziehungen. Einfaches JSON kennt nur eine Art von Zahlen: Ganze Zahlen werden zu int32, wenn sie passen, sonst zu int64, alle anderen zu double; wo eine davon als 4.0 geschrieben ist, werden auch ganze Zahlen angenommen. Datumsangaben bleiben Texte, außer mit --dates. Längen, Bereiche und Wertelisten sind die tatsächlich vorgefundenen: Erweitern Sie sie, bevor daraus Validatoren entstehen. Eine vorhandene Projektdatei bleibt unangetastet, außer mit --force.</translation>
    </message>
    <message>
        <source>the project file to make (*.shape.json)</source>
        <translation>die anzulegende Projektdatei (*.shape.json)</translation>
    </message>
    <message>
        <source>look into N documents of each collection, drawn evenly; all are counted; default: all</source>
        <translation>N gleichmäßig ausgewählte Dokumente jeder Collection untersuchen; gezählt werden alle; Vorgabe: alle</translation>
    </message>
    <message>
        <source>all documents belong to this collection; default: called after their file</source>
        <translation>alle Dokumente gehören zu dieser Collection; Vorgabe: benannt nach ihrer Datei</translation>
    </message>
    <message>
        <source>of an object in JSON, the list that holds the documents, e.g. features</source>
        <translation>bei einem Objekt in JSON die Liste, die die Dokumente enthält, z. B. features</translation>
    </message>
    <message>
        <source>texts that are all dates in ISO 8601 become dates</source>
        <translation>Texte, die alle Datumsangaben nach ISO 8601 sind, werden zu Datumswerten</translation>
    </message>
    <message>
        <source>whole number that decides which documents are drawn; default: 1</source>
        <translation>ganze Zahl, die bestimmt, welche Dokumente ausgewählt werden; Vorgabe: 1</translation>
    </message>
    <message>
        <source>replace a project file that exists</source>
        <translation>eine vorhandene Projektdatei ersetzen</translation>
    </message>
    <message>
        <source>There is no format &apos;%1&apos;.</source>
        <translation>Ein Format &apos;%1&apos; gibt es nicht.</translation>
    </message>
    <message>
        <source>The project file to make is missing.</source>
        <translation>Die anzulegende Projektdatei fehlt.</translation>
    </message>
    <message>
        <source>For example: -o shop.shape.json.</source>
        <translation>Zum Beispiel: -o shop.shape.json.</translation>
    </message>
    <message>
        <source>The file exists and was left as it is.</source>
        <translation>Die Datei existiert und wurde unverändert gelassen.</translation>
    </message>
    <message>
        <source>Choose another name, or replace it with --force.</source>
        <translation>Wählen Sie einen anderen Namen, oder ersetzen Sie sie mit --force.</translation>
    </message>
</context>
<context>
    <name>ImportJob</name>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
</context>
<context>
    <name>IndexCommand</name>
    <message>
        <source>list indexes; add, change, remove, keep or suppress them</source>
        <translation>Indizes auflisten; hinzufügen, ändern, entfernen, übernehmen oder unterdrücken</translation>
    </message>
    <message>
        <source>list [OBJECT]: the indexes of the design, or of an entity or collection, with what uses them.
add OBJECT KEYS: an index of your own. change OBJECT INDEX: its keys or options. remove OBJECT INDEX.
keep OBJECT INDEX: a derived index becomes yours, changed by the options that are given.
suppress OBJECT INDEX: a derived index is not built; restore OBJECT INDEX takes that back.
OBJECT is an entity or a collection. KEYS are paths with their kinds, apart by commas: 1 (which may be left out), -1, text, text(WEIGHT), hashed, 2dsphere; $** for all fields.
The project is saved, unless a server would refuse the index.</source>
        <translation>list [OBJECT]: die Indizes des Entwurfs oder einer Entität oder Collection, mit dem, was sie nutzt.
add OBJECT KEYS: ein eigener Index. change OBJECT INDEX: seine Schlüssel oder Optionen. remove OBJECT INDEX: ihn entfernen.
keep OBJECT INDEX: ein abgeleiteter Index wird zum eigenen, geändert durch die angegebenen Optionen.
suppress OBJECT INDEX: ein abgeleiteter Index wird nicht angelegt; restore OBJECT INDEX nimmt das zurück.
OBJECT ist eine Entität oder eine Collection. KEYS sind Pfade mit ihrer Art, durch Kommas getrennt: 1 (kann entfallen), -1, text, text(GEWICHT), hashed, 2dsphere; $** für alle Felder.
Das Projekt wird gespeichert, außer wenn ein Server den Index ablehnen würde.</translation>
    </message>
    <message>
        <source>an entity or a collection</source>
        <translation>eine Entität oder eine Collection</translation>
    </message>
    <message>
        <source>the name of an index; with add its keys</source>
        <translation>der Name eines Index; bei add seine Schlüssel</translation>
    </message>
    <message>
        <source>There is no index &apos;%1&apos;.</source>
        <translation>Es gibt keinen Index &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>It has none; &apos;index FILE list&apos; shows all.</source>
        <translation>Dort gibt es keine Indizes; &apos;index FILE list&apos; zeigt alle.</translation>
    </message>
    <message>
        <source>Unknown action &apos;%1&apos;.</source>
        <translation>Unbekannte Aktion &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>There is no entity or collection &apos;%1&apos;.</source>
        <translation>Es gibt keine Entität oder Collection &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>The argument %1 is missing.</source>
        <translation>Das Argument %1 fehlt.</translation>
    </message>
    <message>
        <source>See &apos;shapewright-cli index --help&apos;.</source>
        <translation>Siehe &apos;shapewright-cli index --help&apos;.</translation>
    </message>
    <message>
        <source>It is derived from the model.</source>
        <translation>Er ist aus dem Modell abgeleitet.</translation>
    </message>
    <message>
        <source>With suppress it is not built, with keep it becomes yours.</source>
        <translation>Mit suppress wird er nicht gebaut, mit keep gehört er Ihnen.</translation>
    </message>
</context>
<context>
    <name>IndexDialog</name>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Paths with their kinds, apart by commas: 1 (which may be left out), -1, text, text(WEIGHT), hashed, 2dsphere; $** for all fields</source>
        <translation>Pfade mit ihrer Art, durch Kommas getrennt: 1 (kann entfallen), -1, text, text(GEWICHT), hashed, 2dsphere; $** für alle Felder</translation>
    </message>
    <message>
        <source>customer, placed -1</source>
        <translation>customer, placed -1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Empty: made of the keys</source>
        <translation>Leer: wird aus den Schlüsseln gebildet</translation>
    </message>
    <message>
        <source>Unique: no two documents share a value</source>
        <translation>Eindeutig: keine zwei Dokumente haben denselben Wert</translation>
    </message>
    <message>
        <source>Sparse: without documents that lack its fields</source>
        <translation>Sparse: ohne Dokumente, denen seine Felder fehlen</translation>
    </message>
    <message>
        <source>Hidden: kept up to date, but not used by queries</source>
        <translation>Verborgen: wird aktuell gehalten, aber nicht von Abfragen genutzt</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>Nur wo</translation>
    </message>
    <message>
        <source>A query; only documents that match it are in the index</source>
        <translation>Eine Abfrage; nur Dokumente, die ihr entsprechen, stehen im Index</translation>
    </message>
    <message>
        <source>Collation</source>
        <translation>Collation</translation>
    </message>
    <message>
        <source>How its texts compare; a locale alone will do</source>
        <translation>Wie seine Texte verglichen werden; eine Locale allein genügt</translation>
    </message>
    <message>
        <source>Expires after</source>
        <translation>Läuft ab nach</translation>
    </message>
    <message>
        <source>Documents are deleted so long after the date in its field; 0: at that moment</source>
        <translation>Dokumente werden so lange nach dem Datum in seinem Feld gelöscht; 0: genau zu diesem Zeitpunkt</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>Projektion</translation>
    </message>
    <message>
        <source>The fields that are in it (1) or are not (0)</source>
        <translation>Die Felder, die enthalten sind (1) oder nicht (0)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>(the server&apos;s: english)</source>
        <translation>(die des Servers: english)</translation>
    </message>
    <message>
        <source>Language field</source>
        <translation>Sprachfeld</translation>
    </message>
    <message>
        <source>The field that tells a document&apos;s language</source>
        <translation>Das Feld, das die Sprache eines Dokuments angibt</translation>
    </message>
</context>
<context>
    <name>IndexTable</name>
    <message>
        <source>Indexes</source>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>Add an index (Ins)</source>
        <translation>Index hinzufügen (Einfg)</translation>
    </message>
    <message>
        <source>Change the index (F2)</source>
        <translation>Index ändern (F2)</translation>
    </message>
    <message>
        <source>Remove the index (Del)</source>
        <translation>Index entfernen (Entf)</translation>
    </message>
    <message>
        <source>Keep the derived index as your own (K)</source>
        <translation>Abgeleiteten Index als eigenen übernehmen (K)</translation>
    </message>
    <message>
        <source>Suppress the derived index (Del)</source>
        <translation>Abgeleiteten Index unterdrücken (Entf)</translation>
    </message>
    <message>
        <source>Build the suppressed index again (Del)</source>
        <translation>Unterdrückten Index wieder anlegen (Entf)</translation>
    </message>
    <message>
        <source>Add index %1</source>
        <translation>Index %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add an index of %1</source>
        <translation>Index von %1 hinzufügen</translation>
    </message>
    <message>
        <source>Change index %1</source>
        <translation>Index %1 ändern</translation>
    </message>
    <message>
        <source>Index %1</source>
        <translation>Index %1</translation>
    </message>
    <message>
        <source>Remove index %1</source>
        <translation>Index %1 entfernen</translation>
    </message>
    <message>
        <source>Keep index %1</source>
        <translation>Index %1 übernehmen</translation>
    </message>
    <message>
        <source>Build index %1 again</source>
        <translation>Index %1 wieder anlegen</translation>
    </message>
    <message>
        <source>Suppress index %1</source>
        <translation>Index %1 unterdrücken</translation>
    </message>
</context>
<context>
    <name>IndexTableModel</name>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Genutzt von</translation>
    </message>
</context>
<context>
    <name>IndexValidation</name>
    <message>
        <source>index %1</source>
        <translation>Index %1</translation>
    </message>
    <message>
        <source>Two indexes of the entity have this name.</source>
        <translation>Zwei Indizes der Entität haben diesen Namen.</translation>
    </message>
    <message>
        <source>Give one of them another name.</source>
        <translation>Geben Sie einem von beiden einen anderen Namen.</translation>
    </message>
    <message>
        <source>The index “%1” has the same keys and options (code 85).</source>
        <translation>Der Index „%1“ hat dieselben Schlüssel und Optionen (Code 85).</translation>
    </message>
    <message>
        <source>Leave one of the two out.</source>
        <translation>Lassen Sie eines der beiden weg.</translation>
    </message>
    <message>
        <source>It is the second text index of the entity; a collection has one at most (code 85).</source>
        <translation>Er ist der zweite Textindex der Entität; eine Collection hat höchstens einen (Code 85).</translation>
    </message>
    <message>
        <source>Put all searched texts into one index.</source>
        <translation>Nehmen Sie alle durchsuchten Texte in einen einzigen Index auf.</translation>
    </message>
    <message>
        <source>An index without keys is suppressed.</source>
        <translation>Ein Index ohne Schlüssel ist unterdrückt.</translation>
    </message>
    <message>
        <source>Remove the entry, or name its keys.</source>
        <translation>Entfernen Sie den Eintrag, oder nennen Sie seine Schlüssel.</translation>
    </message>
</context>
<context>
    <name>IndexesDialog</name>
    <message>
        <source>Indexes</source>
        <translation>Indizes</translation>
    </message>
</context>
<context>
    <name>InspectCommand</name>
    <message>
        <source>what a database holds, and a project made of it; only reads</source>
        <translation>was eine Datenbank enthält, und ein daraus angelegtes Projekt; liest nur</translation>
    </message>
    <message>
        <source>Lists the collections with their documents, rules and indexes. With -o, a project is made of them: the server draws documents of each collection, fields and types are inferred from these, numbers of documents are the server&apos;s own, and indexes are taken over. Relationships are found only where the ids that are linked to were among the documents drawn: raise --sample for more of them.</source>
        <translation>Listet die Collections mit ihren Dokumenten, Regeln und Indizes auf. Mit -o entsteht daraus ein Projekt: Der Server wählt Dokumente jeder Collection aus, daraus werden Felder und Typen abgeleitet, die Anzahlen der Dokumente sind die des Servers, und die Indizes werden übernommen. Beziehungen werden nur gefunden, wenn die IDs, auf die verwiesen wird, unter den ausgewählten Dokumenten waren: Erhöhen Sie --sample, um mehr davon zu finden.</translation>
    </message>
    <message>
        <source>make a project file (*.shape.json) of what is there</source>
        <translation>aus dem Vorhandenen eine Projektdatei (*.shape.json) anlegen</translation>
    </message>
    <message>
        <source>documents of each collection to infer from; default: 1000</source>
        <translation>Dokumente je Collection, aus denen abgeleitet wird; Vorgabe: 1000</translation>
    </message>
    <message>
        <source>replace a project file that exists</source>
        <translation>eine vorhandene Projektdatei ersetzen</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>no validator</source>
        <translation>kein Validator</translation>
    </message>
    <message>
        <source>Database %1 on %2 (%3)</source>
        <translation>Datenbank %1 auf %2 (%3)</translation>
    </message>
    <message>
        <source>It holds no collections, or does not exist.</source>
        <translation>Sie enthält keine Collections oder existiert nicht.</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Keys and options</source>
        <translation>Schlüssel und Optionen</translation>
    </message>
    <message>
        <source>The project file to make is missing.</source>
        <translation>Die anzulegende Projektdatei fehlt.</translation>
    </message>
    <message>
        <source>For example: -o shop.shape.json.</source>
        <translation>Zum Beispiel: -o shop.shape.json.</translation>
    </message>
    <message>
        <source>The file exists and was left as it is.</source>
        <translation>Die Datei existiert und wurde unverändert gelassen.</translation>
    </message>
    <message>
        <source>Choose another name, or replace it with --force.</source>
        <translation>Wählen Sie einen anderen Namen, oder ersetzen Sie sie mit --force.</translation>
    </message>
</context>
<context>
    <name>LayoutCommand</name>
    <message>
        <source>rearrange the cards of a diagram</source>
        <translation>die Karten eines Diagramms neu anordnen</translation>
    </message>
    <message>
        <source>Linked cards come near each other, members of an area stay in it, and locked cards stay where they are. The places are written into FILE; nothing else changes.</source>
        <translation>Verbundene Karten rücken zusammen, Mitglieder eines Bereichs bleiben darin, und gesperrte Karten bleiben, wo sie sind. Die Positionen werden in FILE geschrieben; sonst ändert sich nichts.</translation>
    </message>
    <message>
        <source>model (default), documents, or the name of a diagram</source>
        <translation>model (Vorgabe), documents oder der Name eines Diagramms</translation>
    </message>
    <message>
        <source>an entity or collection to be placed, others stay; default: all</source>
        <translation>eine Entität oder Collection, die angeordnet wird, andere bleiben; Vorgabe: alle</translation>
    </message>
    <message>
        <source>automatic (default), layered or force</source>
        <translation>automatic (Vorgabe), layered oder force</translation>
    </message>
    <message>
        <source>width to height of the whole, 0.5 to 4; default: 1.6</source>
        <translation>Breite zu Höhe des Ganzen, 0,5 bis 4; Vorgabe: 1,6</translation>
    </message>
    <message>
        <source>Laying out</source>
        <translation>Anordnen</translation>
    </message>
    <message>
        <source>Laid out %1 (cards: %2).</source>
        <translation>%1 angeordnet (Karten: %2).</translation>
    </message>
    <message>
        <source>There is no method &apos;%1&apos;.</source>
        <translation>Es gibt kein Verfahren „%1“.</translation>
    </message>
    <message>
        <source>There is no view &apos;%1&apos;.</source>
        <translation>Es gibt keine Ansicht „%1“.</translation>
    </message>
    <message>
        <source>The diagram does not show &apos;%1&apos;.</source>
        <translation>Das Diagramm zeigt „%1“ nicht.</translation>
    </message>
</context>
<context>
    <name>LayoutJob</name>
    <message>
        <source>Lay out</source>
        <translation>Anordnen</translation>
    </message>
    <message>
        <source>Laying out…</source>
        <translation>Wird angeordnet …</translation>
    </message>
</context>
<context>
    <name>LayoutProcess</name>
    <message>
        <source>The built-in layout is used instead.</source>
        <translation>Stattdessen wird die eingebaute Anordnung verwendet.</translation>
    </message>
    <message>
        <source>The program that lays out diagrams is missing.</source>
        <translation>Das Programm, das Diagramme anordnet, fehlt.</translation>
    </message>
    <message>
        <source>The program that lays out diagrams does not start.</source>
        <translation>Das Programm, das Diagramme anordnet, startet nicht.</translation>
    </message>
    <message>
        <source>The layout was cancelled.</source>
        <translation>Die Anordnung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The layout took too long.</source>
        <translation>Die Anordnung hat zu lange gedauert.</translation>
    </message>
    <message>
        <source>The program that lays out diagrams gave no places.</source>
        <translation>Das Programm, das Diagramme anordnet, lieferte keine Positionen.</translation>
    </message>
    <message>
        <source>The program that lays out diagrams failed.</source>
        <translation>Das Programm, das Diagramme anordnet, ist fehlgeschlagen.</translation>
    </message>
</context>
<context>
    <name>LessonCheck</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>step %1, %2, %3</source>
        <translation>Schritt %1, %2, %3</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>The answer “%1” has no text.</source>
        <translation>Die Antwort „%1“ hat keinen Text.</translation>
    </message>
    <message>
        <source>Add “### %1: text” and below it the reason why it is right or wrong.</source>
        <translation>Ergänzen Sie „### %1: Text“ und darunter die Begründung, warum die Antwort richtig oder falsch ist.</translation>
    </message>
    <message>
        <source>The answer “%1” has no reason.</source>
        <translation>Die Antwort „%1“ hat keine Begründung.</translation>
    </message>
    <message>
        <source>Write below “### %1: …” why it is right or wrong.</source>
        <translation>Schreiben Sie unter „### %1: …“, warum die Antwort richtig oder falsch ist.</translation>
    </message>
    <message>
        <source>The step has no answer “%1”.</source>
        <translation>Der Schritt hat keine Antwort „%1“.</translation>
    </message>
    <message>
        <source>Correct its name, or add it to “options” in the lesson.</source>
        <translation>Berichtigen Sie den Namen, oder fügen Sie die Antwort in der Lektion zu „options“ hinzu.</translation>
    </message>
    <message>
        <source>The step has no text.</source>
        <translation>Der Schritt hat keinen Text.</translation>
    </message>
    <message>
        <source>Add “## %1: title” and its text.</source>
        <translation>Ergänzen Sie „## %1: Titel“ und den Text dazu.</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>The task is done before it is begun.</source>
        <translation>Die Aufgabe ist schon gelöst, bevor sie beginnt.</translation>
    </message>
    <message>
        <source>Sharpen the conditions in “done”, or let it start from another model.</source>
        <translation>Verschärfen Sie die Bedingungen in „done“, oder lassen Sie die Aufgabe von einem anderen Modell ausgehen.</translation>
    </message>
    <message>
        <source>The solution does not meet “%1”: it gives %2.</source>
        <translation>Die Lösung erfüllt „%1“ nicht: Sie ergibt %2.</translation>
    </message>
    <message>
        <source>Correct the solution or the condition.</source>
        <translation>Berichtigen Sie die Lösung oder die Bedingung.</translation>
    </message>
    <message>
        <source>There is no pattern &apos;%1&apos;.</source>
        <translation>Es gibt kein Muster &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>“shapewright-cli patterns” lists them.</source>
        <translation>„shapewright-cli patterns“ listet sie auf.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>The lesson has no title.</source>
        <translation>Die Lektion hat keinen Titel.</translation>
    </message>
    <message>
        <source>Start with “# title”.</source>
        <translation>Beginnen Sie mit „# Titel“.</translation>
    </message>
    <message>
        <source>The lesson has no step “%1”.</source>
        <translation>Die Lektion hat keinen Schritt „%1“.</translation>
    </message>
    <message>
        <source>Correct its name, or add the step to the lesson.</source>
        <translation>Berichtigen Sie den Namen, oder fügen Sie der Lektion den Schritt hinzu.</translation>
    </message>
</context>
<context>
    <name>LessonCommand</name>
    <message>
        <source>list, show, check or export lessons; do their tasks</source>
        <translation>Lektionen auflisten, anzeigen, prüfen oder exportieren; ihre Aufgaben lösen</translation>
    </message>
    <message>
        <source>the file to write; default: standard output</source>
        <translation>die zu schreibende Datei; Vorgabe: Standardausgabe</translation>
    </message>
    <message>
        <source>LESSON is one of the list, or a file of your own: lesson.json with its texts in lesson.md beside it.
check LESSON: what keeps it from being taught. export LESSON: one HTML page that works offline.
start LESSON STEP: the project that a task starts from; solve LESSON STEP: the same with its solution; judge LESSON STEP PROJECT: whether it is done.
figures: the numbers that a lesson can ask for, show and put into its texts.</source>
        <translation>LESSON ist eine Lektion der Liste oder eine eigene Datei: lesson.json mit den Texten in lesson.md daneben.
check LESSON: was an der Lektion noch fehlt oder falsch ist. export LESSON: eine HTML-Seite, die offline funktioniert.
start LESSON STEP: das Projekt, von dem eine Aufgabe ausgeht; solve LESSON STEP: dasselbe mit der Lösung; judge LESSON STEP PROJECT: ob die Aufgabe gelöst ist.
figures: die Kennzahlen, nach denen eine Lektion fragen, die sie zeigen und in ihre Texte einsetzen kann.</translation>
    </message>
    <message>
        <source>a lesson, or a file</source>
        <translation>eine Lektion oder eine Datei</translation>
    </message>
    <message>
        <source>with start, solve and judge: a task of the lesson</source>
        <translation>bei start, solve und judge: eine Aufgabe der Lektion</translation>
    </message>
    <message>
        <source>with judge: the project to look at</source>
        <translation>bei judge: das Projekt, das beurteilt wird</translation>
    </message>
    <message>
        <source>The argument %1 is missing.</source>
        <translation>Das Argument %1 fehlt.</translation>
    </message>
    <message>
        <source>See &apos;shapewright-cli lesson --help&apos;.</source>
        <translation>Siehe &apos;shapewright-cli lesson --help&apos;.</translation>
    </message>
    <message numerus="yes">
        <source>The lesson “%1” is ready: %n step(s).</source>
        <translation>
            <numerusform>Die Lektion „%1“ ist fertig: %n Schritt.</numerusform>
            <numerusform>Die Lektion „%1“ ist fertig: %n Schritte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>%1 geschrieben.</translation>
    </message>
    <message>
        <source>The lesson has no task &apos;%1&apos;.</source>
        <translation>Die Lektion hat keine Aufgabe &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>It has no tasks.</source>
        <translation>Sie hat keine Aufgaben.</translation>
    </message>
    <message>
        <source>Unknown action &apos;%1&apos;.</source>
        <translation>Unbekannte Aktion &apos;%1&apos;.</translation>
    </message>
</context>
<context>
    <name>LessonFigure</name>
    <message>
        <source>Average document of %1</source>
        <translation>Mittleres Dokument von %1</translation>
    </message>
    <message>
        <source>Average document</source>
        <translation>Mittleres Dokument</translation>
    </message>
    <message>
        <source>Largest document of %1</source>
        <translation>Größtes Dokument von %1</translation>
    </message>
    <message>
        <source>Largest document</source>
        <translation>Größtes Dokument</translation>
    </message>
    <message>
        <source>Documents in %1</source>
        <translation>Dokumente in %1</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Data of %1</source>
        <translation>Daten von %1</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Files of %1 on disk</source>
        <translation>Dateien von %1 auf der Platte</translation>
    </message>
    <message>
        <source>Files on disk</source>
        <translation>Dateien auf der Platte</translation>
    </message>
    <message>
        <source>Index bytes of %1</source>
        <translation>Größe der Indizes von %1</translation>
    </message>
    <message>
        <source>Index bytes</source>
        <translation>Größe der Indizes</translation>
    </message>
    <message>
        <source>Indexes of %1</source>
        <translation>Indizes von %1</translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>Index entries of %1</source>
        <translation>Indexeinträge von %1</translation>
    </message>
    <message>
        <source>Index entries</source>
        <translation>Indexeinträge</translation>
    </message>
    <message>
        <source>Working set</source>
        <translation>Working Set</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Working set / cache</source>
        <translation>Working Set / Cache</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Collections</translation>
    </message>
    <message>
        <source>Items in %1</source>
        <translation>Elemente in %1</translation>
    </message>
    <message>
        <source>Items of an array, typically</source>
        <translation>Elemente eines Arrays, üblicherweise</translation>
    </message>
    <message>
        <source>Most items in %1</source>
        <translation>Höchstzahl der Elemente in %1</translation>
    </message>
    <message>
        <source>Items of an array, at most</source>
        <translation>Elemente eines Arrays, höchstens</translation>
    </message>
    <message>
        <source>%1 exists</source>
        <translation>%1 existiert</translation>
    </message>
    <message>
        <source>A field exists</source>
        <translation>Ein Feld existiert</translation>
    </message>
    <message>
        <source>%1 is embedded</source>
        <translation>%1 ist eingebettet</translation>
    </message>
    <message>
        <source>A relationship is embedded</source>
        <translation>Eine Beziehung ist eingebettet</translation>
    </message>
    <message>
        <source>Typical number of %1</source>
        <translation>Typische Anzahl von %1</translation>
    </message>
    <message>
        <source>How many there are of an entity</source>
        <translation>Wie viele es von einer Entität gibt</translation>
    </message>
    <message>
        <source>Uses of %1</source>
        <translation>Verwendungen von %1</translation>
    </message>
    <message>
        <source>Applied patterns</source>
        <translation>Angewendete Muster</translation>
    </message>
    <message>
        <source>Kinds of patterns</source>
        <translation>Arten von Mustern</translation>
    </message>
    <message>
        <source>Findings of %1</source>
        <translation>Befunde von %1</translation>
    </message>
    <message>
        <source>Errors and warnings</source>
        <translation>Fehler und Warnungen</translation>
    </message>
    <message>
        <source>Times a second: %1</source>
        <translation>Ausführungen je Sekunde: %1</translation>
    </message>
    <message>
        <source>How often an operation runs a second</source>
        <translation>Wie oft eine Operation je Sekunde läuft</translation>
    </message>
    <message>
        <source>Round trips: %1</source>
        <translation>Roundtrips: %1</translation>
    </message>
    <message>
        <source>Round trips of an operation</source>
        <translation>Roundtrips einer Operation</translation>
    </message>
    <message>
        <source>Lookups: %1</source>
        <translation>Lookups: %1</translation>
    </message>
    <message>
        <source>Lookups of an operation</source>
        <translation>Lookups einer Operation</translation>
    </message>
    <message>
        <source>Documents read: %1</source>
        <translation>Gelesene Dokumente: %1</translation>
    </message>
    <message>
        <source>Documents that an operation reads, lookups included</source>
        <translation>Dokumente, die eine Operation liest, mit Lookups</translation>
    </message>
    <message>
        <source>Documents joined: %1</source>
        <translation>Verknüpfte Dokumente: %1</translation>
    </message>
    <message>
        <source>Documents that an operation fetches by lookups</source>
        <translation>Dokumente, die eine Operation durch Lookups holt</translation>
    </message>
    <message>
        <source>Documents written: %1</source>
        <translation>Geschriebene Dokumente: %1</translation>
    </message>
    <message>
        <source>Documents that an operation writes</source>
        <translation>Dokumente, die eine Operation schreibt</translation>
    </message>
    <message>
        <source>Index entries changed: %1</source>
        <translation>Geänderte Indexeinträge: %1</translation>
    </message>
    <message>
        <source>Index entries that an operation adds and removes</source>
        <translation>Indexeinträge, die eine Operation hinzufügt und entfernt</translation>
    </message>
    <message>
        <source>Bytes read: %1</source>
        <translation>Gelesene Bytes: %1</translation>
    </message>
    <message>
        <source>Bytes that an operation reads</source>
        <translation>Bytes, die eine Operation liest</translation>
    </message>
    <message>
        <source>Bytes written: %1</source>
        <translation>Geschriebene Bytes: %1</translation>
    </message>
    <message>
        <source>Bytes that an operation writes</source>
        <translation>Bytes, die eine Operation schreibt</translation>
    </message>
    <message>
        <source>Cost: %1</source>
        <translation>Kosten: %1</translation>
    </message>
    <message>
        <source>Cost of an operation, in the advisor&apos;s units</source>
        <translation>Kosten einer Operation in den Einheiten des Beraters</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>Vorhersagen</translation>
    </message>
    <message>
        <source>Quiz: tick all that apply</source>
        <translation>Quiz: alles Zutreffende ankreuzen</translation>
    </message>
    <message>
        <source>Spot it: tick what is wrong</source>
        <translation>Fehlersuche: alles Falsche ankreuzen</translation>
    </message>
    <message>
        <source>Do it in Shapewright</source>
        <translation>In Shapewright umsetzen</translation>
    </message>
    <message>
        <source>No longer in this document: %1</source>
        <translation>Nicht mehr in diesem Dokument: %1</translation>
    </message>
    <message>
        <source>Working set %1 of a cache of %2: %3</source>
        <translation>Working Set %1 bei einem Cache von %2: %3</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Near enough: it is %1.</source>
        <comment>a predicted number</comment>
        <translation>Nah genug: Es sind %1.</translation>
    </message>
    <message>
        <source>Not quite: it is %1.</source>
        <comment>a predicted number</comment>
        <translation>Nicht ganz: Es sind %1.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Geben Sie eine Zahl ein.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Right: this does not apply.</source>
        <translation>Richtig: Das trifft nicht zu.</translation>
    </message>
    <message>
        <source>This applies as well.</source>
        <translation>Das trifft auch zu.</translation>
    </message>
    <message>
        <source>Not so.</source>
        <translation>Das trifft nicht zu.</translation>
    </message>
    <message>
        <source>Check answers</source>
        <translation>Antworten prüfen</translation>
    </message>
    <message>
        <source>All answers are right.</source>
        <translation>Alle Antworten sind richtig.</translation>
    </message>
    <message>
        <source>%1 of %2 answers are right.</source>
        <translation>%1 von %2 Antworten sind richtig.</translation>
    </message>
    <message>
        <source>Check findings</source>
        <translation>Befunde prüfen</translation>
    </message>
    <message>
        <source>You found everything.</source>
        <translation>Sie haben alles gefunden.</translation>
    </message>
    <message>
        <source>%1 of %2 places are judged right.</source>
        <translation>%1 von %2 Stellen sind richtig beurteilt.</translation>
    </message>
    <message>
        <source>The task is done when:</source>
        <translation>Die Aufgabe ist gelöst, wenn gilt:</translation>
    </message>
    <message>
        <source>(now: %1)</source>
        <translation>(jetzt: %1)</translation>
    </message>
    <message>
        <source>A solution</source>
        <translation>Eine Lösung</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>en</source>
        <translation>de</translation>
    </message>
    <message>
        <source>Made with Shapewright. All figures were computed by it.</source>
        <translation>Erstellt mit Shapewright, das auch alle Zahlen berechnet hat.</translation>
    </message>
</context>
<context>
    <name>LessonReader</name>
    <message>
        <source>There are more than %1.</source>
        <translation>Es sind mehr als %1.</translation>
    </message>
    <message>
        <source>Make two lessons of it.</source>
        <translation>Machen Sie zwei Lektionen daraus.</translation>
    </message>
    <message>
        <source>member of this object</source>
        <translation>Eintrag dieses Objekts</translation>
    </message>
    <message>
        <source>“%1” cannot be used as a name here.</source>
        <translation>„%1“ kann hier nicht als Name verwendet werden.</translation>
    </message>
    <message>
        <source>Use letters, digits, “-” and “_”.</source>
        <translation>Verwenden Sie Buchstaben, Ziffern, „-“ und „_“.</translation>
    </message>
    <message>
        <source>“%1” occurs twice.</source>
        <translation>„%1“ kommt zweimal vor.</translation>
    </message>
    <message>
        <source>Give it another name.</source>
        <translation>Geben Sie einen anderen Namen an.</translation>
    </message>
    <message>
        <source>The change does not say what it does.</source>
        <translation>Es ist nicht angegeben, was die Änderung tut.</translation>
    </message>
    <message>
        <source>Add “apply” or “remove” with a pattern, or “set” with an object.</source>
        <translation>Ergänzen Sie „apply“ oder „remove“ mit einem Muster oder „set“ mit einem Objekt.</translation>
    </message>
    <message>
        <source>A model starts from one thing.</source>
        <translation>Ein Modell hat genau einen Ausgangspunkt.</translation>
    </message>
    <message>
        <source>Give one of “sample” (a shipped sample), “project” (a project file&apos;s object) and “from” (another model of this lesson).</source>
        <translation>Geben Sie entweder „sample“ (ein mitgeliefertes Beispiel), „project“ (das Objekt einer Projektdatei) oder „from“ (ein anderes Modell dieser Lektion) an.</translation>
    </message>
    <message>
        <source>The tolerance is a number of percent from 0 to 1000.</source>
        <translation>Die Toleranz ist eine Prozentzahl von 0 bis 1000.</translation>
    </message>
    <message>
        <source>20 is usual.</source>
        <translation>Üblich sind 20.</translation>
    </message>
    <message>
        <source>A quiz has at least two answers to choose from.</source>
        <translation>Ein Quiz hat mindestens zwei Antworten zur Auswahl.</translation>
    </message>
    <message>
        <source>Add them to “options”.</source>
        <translation>Fügen Sie sie zu „options“ hinzu.</translation>
    </message>
    <message>
        <source>No answer is right.</source>
        <translation>Keine Antwort ist richtig.</translation>
    </message>
    <message>
        <source>Write &quot;right&quot;: true in at least one of “options”.</source>
        <translation>Schreiben Sie &quot;right&quot;: true in mindestens eine Antwort unter „options“.</translation>
    </message>
    <message>
        <source>There is nothing to find.</source>
        <translation>Es gibt nichts zu finden.</translation>
    </message>
    <message>
        <source>Name the expected findings in “planted”.</source>
        <translation>Geben Sie die erwarteten Befunde in „planted“ an.</translation>
    </message>
    <message>
        <source>This condition has no bound.</source>
        <translation>Diese Bedingung hat keine Grenze.</translation>
    </message>
    <message>
        <source>Add “atLeast” or “atMost” with a number.</source>
        <translation>Ergänzen Sie „atLeast“ oder „atMost“ mit einer Zahl.</translation>
    </message>
    <message>
        <source>Nothing says when the task is done.</source>
        <translation>Es ist nicht angegeben, wann die Aufgabe gelöst ist.</translation>
    </message>
    <message>
        <source>Add conditions to “done”.</source>
        <translation>Fügen Sie Bedingungen zu „done“ hinzu.</translation>
    </message>
    <message>
        <source>The task has no solution.</source>
        <translation>Die Aufgabe hat keine Lösung.</translation>
    </message>
    <message>
        <source>Add changes that solve it to “solution”.</source>
        <translation>Fügen Sie Änderungen, die sie lösen, zu „solution“ hinzu.</translation>
    </message>
    <message>
        <source>kind of step</source>
        <translation>Art des Schritts</translation>
    </message>
    <message>
        <source>This is JSON, but not a lesson that this program can read.</source>
        <translation>Das ist JSON, aber keine Lektion, die dieses Programm lesen kann.</translation>
    </message>
    <message>
        <source>A lesson starts with &quot;format&quot;: &quot;shapewright lesson 1&quot;.</source>
        <translation>Eine Lektion beginnt mit &quot;format&quot;: &quot;shapewright lesson 1&quot;.</translation>
    </message>
    <message>
        <source>The lesson has no steps.</source>
        <translation>Die Lektion hat keine Schritte.</translation>
    </message>
    <message>
        <source>Add them to “steps”.</source>
        <translation>Fügen Sie sie zu „steps“ hinzu.</translation>
    </message>
    <message>
        <source>The step has no title.</source>
        <translation>Der Schritt hat keinen Titel.</translation>
    </message>
    <message>
        <source>Write “## step: title”.</source>
        <translation>Schreiben Sie „## Schritt: Titel“.</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>Entfernen Sie einen davon.</translation>
    </message>
    <message>
        <source>This heading stands in no step.</source>
        <translation>Diese Überschrift steht in keinem Schritt.</translation>
    </message>
    <message>
        <source>Write “## step: title” above it.</source>
        <translation>Schreiben Sie „## Schritt: Titel“ darüber.</translation>
    </message>
    <message>
        <source>The answer has no text.</source>
        <translation>Die Antwort hat keinen Text.</translation>
    </message>
    <message>
        <source>Write “### option: text”, “### hint” or “### answer”.</source>
        <translation>Schreiben Sie „### Antwort: Text“, „### hint“ oder „### answer“.</translation>
    </message>
    <message>
        <source>The text has no title.</source>
        <translation>Der Text hat keinen Titel.</translation>
    </message>
    <message>
        <source>Start with “# title”.</source>
        <translation>Beginnen Sie mit „# Titel“.</translation>
    </message>
</context>
<context>
    <name>LessonWindow</name>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>Vorhersagen</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>Spot it</source>
        <translation>Fehlersuche</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Umsetzen</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Präsentieren</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nächstes</translation>
    </message>
    <message>
        <source>Lessons — Shapewright</source>
        <translation>Lektionen – Shapewright</translation>
    </message>
    <message>
        <source>&amp;Open lesson…</source>
        <translation>Lektion ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Export page…</source>
        <translation>Seite &amp;exportieren …</translation>
    </message>
    <message>
        <source>Writes this lesson as one page that works offline and prints as a worksheet</source>
        <translation>Schreibt diese Lektion als eine Seite, die offline funktioniert und sich als Arbeitsblatt drucken lässt</translation>
    </message>
    <message>
        <source>Fills the screen, with large text and without lists (F11; Esc ends it)</source>
        <translation>Füllt den Bildschirm, mit großer Schrift und ohne Listen (F11; Esc beendet es)</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Lessons and their steps</source>
        <translation>Lektionen und ihre Schritte</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>&amp;Zurücksetzen …</translation>
    </message>
    <message>
        <source>Forgets what you have solved</source>
        <translation>Verwirft, was Sie gelöst haben</translation>
    </message>
    <message>
        <source>The step before (Alt+Left)</source>
        <translation>Der vorige Schritt (Alt+Links)</translation>
    </message>
    <message>
        <source>The next step (Alt+Right)</source>
        <translation>Der nächste Schritt (Alt+Rechts)</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ausgeklappt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 steps solved. Kept on this computer only.</source>
        <translation>%1 von %2 Schritten gelöst. Nur auf diesem Rechner gespeichert.</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Lektion öffnen</translation>
    </message>
    <message>
        <source>Lessons (*.json);;All files (*)</source>
        <translation>Lektionen (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 — Lessons — Shapewright</source>
        <translation>%1 – Lektionen – Shapewright</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Export the lesson</source>
        <translation>Lektion exportieren</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Seiten (*.html)</translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>%1 geschrieben.</translation>
    </message>
    <message>
        <source>Reset progress</source>
        <translation>Fortschritt zurücksetzen</translation>
    </message>
    <message>
        <source>Forget everything that you have solved?</source>
        <translation>Alles verwerfen, was Sie gelöst haben?</translation>
    </message>
    <message>
        <source>&amp;End presenting</source>
        <translation>Präsentation &amp;beenden</translation>
    </message>
</context>
<context>
    <name>LinkValidation</name>
    <message>
        <source>Another relationship has the same id “%1”.</source>
        <translation>Eine andere Beziehung hat dieselbe ID „%1“.</translation>
    </message>
    <message>
        <source>Give one of them another id.</source>
        <translation>Geben Sie einem von beiden eine andere ID.</translation>
    </message>
    <message>
        <source>The entity “%1” at one end does not exist.</source>
        <translation>Die Entität „%1“ an einem Ende existiert nicht.</translation>
    </message>
    <message>
        <source>Connect the end to an entity or delete the relationship.</source>
        <translation>Verbinden Sie das Ende mit einer Entität oder löschen Sie die Beziehung.</translation>
    </message>
    <message>
        <source>role %1</source>
        <translation>Rolle %1</translation>
    </message>
    <message>
        <source>Both ends have the role “%1”.</source>
        <translation>Beide Enden haben die Rolle „%1“.</translation>
    </message>
    <message>
        <source>Give the ends different roles, such as “parent” and “children”.</source>
        <translation>Geben Sie den Enden verschiedene Rollen, etwa „Eltern“ und „Kinder“.</translation>
    </message>
    <message>
        <source>Only a relationship of an entity with itself can be a tree.</source>
        <translation>Nur eine Beziehung einer Entität zu sich selbst kann ein Baum sein.</translation>
    </message>
    <message>
        <source>Connect both ends to one entity, or remove the mark.</source>
        <translation>Verbinden Sie beide Enden mit derselben Entität oder entfernen Sie die Kennzeichnung.</translation>
    </message>
    <message>
        <source>The key field “%1” of “%2” does not exist.</source>
        <translation>Das Schlüsselfeld „%1“ von „%2“ existiert nicht.</translation>
    </message>
    <message>
        <source>Name a field of that entity, or leave the key out to refer to its _id.</source>
        <translation>Geben Sie ein Feld dieser Entität an, oder lassen Sie den Schlüssel weg, um auf ihre _id zu verweisen.</translation>
    </message>
    <message>
        <source>The key field “%1” is not a single value.</source>
        <translation>Das Schlüsselfeld „%1“ ist kein einzelner Wert.</translation>
    </message>
    <message>
        <source>Name a field with one value.</source>
        <translation>Geben Sie ein Feld mit einem einzelnen Wert an.</translation>
    </message>
    <message>
        <source>The key names “%1” twice.</source>
        <translation>Der Schlüssel nennt „%1“ zweimal.</translation>
    </message>
    <message>
        <source>Name each field once.</source>
        <translation>Geben Sie jedes Feld nur einmal an.</translation>
    </message>
    <message>
        <source>The key has %1 fields, yet %2 names are given for what holds it.</source>
        <translation>Der Schlüssel hat %1 Felder, doch für das, was ihn enthält, sind %2 Namen angegeben.</translation>
    </message>
    <message>
        <source>Give one name for each field of the key, or none.</source>
        <translation>Geben Sie für jedes Feld des Schlüssels einen Namen an, oder keinen.</translation>
    </message>
    <message>
        <source>link %1</source>
        <translation>Verweis %1</translation>
    </message>
    <message>
        <source>Two parts of the key are held by “%1”.</source>
        <translation>„%1“ enthält zwei Teile des Schlüssels.</translation>
    </message>
    <message>
        <source>Give each a name of its own.</source>
        <translation>Geben Sie jedem einen eigenen Namen.</translation>
    </message>
    <message>
        <source>“%1” holds both the kind and the key.</source>
        <translation>„%1“ enthält sowohl die Art als auch den Schlüssel.</translation>
    </message>
    <message>
        <source>It refers to one of several kinds, yet one of “%1” is always there.</source>
        <translation>Der Verweis führt zu einer von mehreren Arten, doch eines aus „%1“ ist immer vorhanden.</translation>
    </message>
    <message>
        <source>Let at least 0 of them belong to the other side, or leave the kind out.</source>
        <translation>Lassen Sie mindestens 0 davon zur anderen Seite gehören, oder lassen Sie die Art weg.</translation>
    </message>
    <message>
        <source>Its documents refer to several kinds by “%1” already.</source>
        <translation>Die Dokumente verweisen bereits über „%1“ auf mehrere Arten.</translation>
    </message>
    <message>
        <source>Give this link the same field, or none: then it is a reference of its own.</source>
        <translation>Geben Sie diesem Verweis dasselbe Feld oder keines: Dann ist er eine eigene Referenz.</translation>
    </message>
    <message>
        <source>Change the type or the number.</source>
        <translation>Ändern Sie den Typ oder die Anzahl.</translation>
    </message>
    <message>
        <source>It is drawn as %1, yet up to %2 belong to one of the other side.</source>
        <translation>Sie ist als %1 gezeichnet, doch zu einem der anderen Seite gehören bis zu %2.</translation>
    </message>
    <message>
        <source>It is drawn as 1:1, yet up to %1 belong to one of the other side.</source>
        <translation>Sie ist als 1:1 gezeichnet, doch zu einem der anderen Seite gehören bis zu %1.</translation>
    </message>
    <message>
        <source>Only an N:M relationship has fields of its own.</source>
        <translation>Nur eine N:M-Beziehung hat eigene Felder.</translation>
    </message>
    <message>
        <source>Move the fields to the entity on the many side.</source>
        <translation>Verschieben Sie die Felder in die Entität auf der N-Seite.</translation>
    </message>
    <message>
        <source>The growth per parent and day</source>
        <translation>Das Wachstum je Elterndokument und Tag</translation>
    </message>
    <message>
        <source>The median length</source>
        <translation>Der Median der Länge</translation>
    </message>
    <message>
        <source>The skew</source>
        <translation>Die Schiefe</translation>
    </message>
    <message>
        <source>The length at the 99th percentile</source>
        <translation>Die Länge beim 99. Perzentil</translation>
    </message>
    <message>
        <source>The median length %1 is above the 99th percentile %2.</source>
        <translation>Der Median der Länge %1 liegt über dem 99. Perzentil %2.</translation>
    </message>
    <message>
        <source>Exchange or change the numbers.</source>
        <translation>Vertauschen oder ändern Sie die Zahlen.</translation>
    </message>
    <message>
        <source>The 99th percentile %1 is above the maximum, %2.</source>
        <translation>Das 99. Perzentil %1 liegt über dem Höchstwert %2.</translation>
    </message>
    <message>
        <source>Change one of the numbers.</source>
        <translation>Ändern Sie eine der Zahlen.</translation>
    </message>
    <message>
        <source>The field “%1” that keeps the value of the moment does not exist.</source>
        <translation>Das Feld „%1“, das den Wert des Augenblicks bewahren soll, existiert nicht.</translation>
    </message>
    <message>
        <source>Name a field of an entity of this relationship.</source>
        <translation>Nennen Sie ein Feld einer ihrer Entitäten.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Main tool bar</source>
        <translation>Hauptwerkzeugleiste</translation>
    </message>
    <message>
        <source>Working set</source>
        <translation>Working Set</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open sa&amp;mple</source>
        <translation>Beis&amp;piel öffnen</translation>
    </message>
    <message>
        <source>Routing lines around the cards…</source>
        <translation>Linien werden um die Karten geführt …</translation>
    </message>
    <message>
        <source>Another program has changed %1. You have changes of your own.</source>
        <translation>Ein anderes Programm hat %1 geändert. Sie haben eigene Änderungen.</translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <translation>Ein anderes Programm hat %1 geändert.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Erneut öffnen</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Eigene Fassung behalten</translation>
    </message>
    <message>
        <source>%1 was moved or deleted. The project is still open here.</source>
        <translation>%1 wurde verschoben oder gelöscht. Das Projekt ist hier noch geöffnet.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Shapewright ended before changes to %1 were saved. They are kept as of %2.</source>
        <translation>Shapewright wurde beendet, bevor Änderungen an %1 gespeichert waren. Sie sind mit Stand %2 aufgehoben.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
</context>
<context>
    <name>MeasureDialog</name>
    <message>
        <source>Measure again</source>
        <translation>Erneut messen</translation>
    </message>
    <message>
        <source>Measure sizes</source>
        <translation>Größen messen</translation>
    </message>
    <message>
        <source>Up to %L1 synthetic documents of each collection and their indexes are built on this computer by %2, the storage engine of MongoDB. No server is needed, and nothing is left behind.</source>
        <translation>Bis zu %L1 synthetische Dokumente jeder Collection und ihre Indizes werden auf diesem Rechner von %2 aufgebaut, der Storage-Engine von MongoDB. Ein Server ist nicht nötig, und nichts bleibt zurück.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>MeasuredTable</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Documents, entries</source>
        <translation>Dokumente, Einträge</translation>
    </message>
    <message>
        <source>Estimated</source>
        <translation>Geschätzt</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>On a server</source>
        <translation>Auf einem Server</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>By the formulas, as loaded in one go; the panel of sizes shows the range for files in use</source>
        <translation>Nach den Formeln, wie in einem Zug geladen; das Größen-Panel nennt die Spanne für benutzte Dateien</translation>
    </message>
    <message>
        <source>In use after everything was written, without free room</source>
        <translation>Belegt, nachdem alles geschrieben war, ohne freien Platz</translation>
    </message>
    <message>
        <source>The same, but indexes as a server&apos;s younger engine writes them</source>
        <translation>Dasselbe, aber Indizes so, wie die jüngere Engine eines Servers sie schreibt</translation>
    </message>
    <message>
        <source>Of the estimate</source>
        <translation>Der Schätzung</translation>
    </message>
    <message>
        <source>Measured / estimated; estimates are multiplied by it when the factors are kept</source>
        <translation>Gemessen / geschätzt; damit werden Schätzungen multipliziert, wenn die Faktoren behalten werden</translation>
    </message>
    <message>
        <source>Estimated and measured sizes</source>
        <translation>Geschätzte und gemessene Größen</translation>
    </message>
    <message>
        <source>all documents, compressed</source>
        <translation>alle Dokumente, komprimiert</translation>
    </message>
    <message>
        <source>average document</source>
        <translation>mittleres Dokument</translation>
    </message>
    <message>
        <source>documents in memory</source>
        <translation>Dokumente im Arbeitsspeicher</translation>
    </message>
    <message>
        <source>%1 in memory</source>
        <translation>%1 im Arbeitsspeicher</translation>
    </message>
    <message>
        <source>%1 (outside)</source>
        <translation>%1 (außerhalb)</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
</context>
<context>
    <name>MigrateCommand</name>
    <message>
        <source>the script that moves documents to the shape of a pattern and back, or stages rules</source>
        <translation>das Skript, das Dokumente in die Form eines Musters und zurück bringt oder Regeln stufenweise in Kraft setzt</translation>
    </message>
    <message>
        <source>a pattern that the project uses</source>
        <translation>ein Muster, das das Projekt verwendet</translation>
    </message>
    <message>
        <source>a collection whose rules are to come into force in stages</source>
        <translation>eine Collection, deren Regeln stufenweise in Kraft treten sollen</translation>
    </message>
    <message>
        <source>the first step to write</source>
        <translation>der erste Schritt, der geschrieben wird</translation>
    </message>
    <message>
        <source>a number: the last step to write; otherwise where the pattern is applied, when it is applied to several objects</source>
        <translation>eine Zahl: der letzte Schritt, der geschrieben wird; sonst, wo das Muster angewendet ist, wenn es auf mehrere Objekte angewendet ist</translation>
    </message>
    <message>
        <source>only the steps that drop what is no longer used</source>
        <translation>nur die Schritte, die löschen, was nicht mehr verwendet wird</translation>
    </message>
    <message>
        <source>the way back</source>
        <translation>der Rückweg</translation>
    </message>
    <message>
        <source>the file to write; default: standard output</source>
        <translation>die zu schreibende Datei; Vorgabe: Standardausgabe</translation>
    </message>
    <message>
        <source>Step %1 cannot be the last one.</source>
        <translation>Schritt %1 kann nicht der letzte sein.</translation>
    </message>
    <message>
        <source>Give a number from %1 to %2.</source>
        <translation>Geben Sie eine Zahl von %1 bis %2 an.</translation>
    </message>
    <message>
        <source>No step of this migration drops anything.</source>
        <translation>Kein Schritt dieser Migration löscht etwas.</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation>Lassen Sie die Option weg.</translation>
    </message>
    <message>
        <source>It has no effect on this design: %1</source>
        <translation>Es hat auf diesen Entwurf keine Wirkung: %1</translation>
    </message>
    <message>
        <source>Change the goal or the placement that keeps it from applying.</source>
        <translation>Ändern Sie das Ziel oder die Platzierung, die seine Anwendung verhindert.</translation>
    </message>
    <message>
        <source>Migration from %1 for %2 back to the shape without it</source>
        <translation>Migration von %1 für %2 zurück zur Form ohne dieses Muster</translation>
    </message>
    <message>
        <source>Migration to %1 for %2</source>
        <translation>Migration zu %1 für %2</translation>
    </message>
    <message>
        <source>The rules of %1 refuse nothing any more</source>
        <translation>Die Regeln von %1 lehnen nichts mehr ab</translation>
    </message>
    <message>
        <source>A script is either for a pattern or for rules.</source>
        <translation>Ein Skript gilt entweder einem Muster oder Regeln.</translation>
    </message>
    <message>
        <source>It is not said what the script is for.</source>
        <translation>Es ist nicht angegeben, wofür das Skript ist.</translation>
    </message>
    <message>
        <source>For example: --pattern subset, or --rules books.</source>
        <translation>Zum Beispiel: --pattern subset oder --rules books.</translation>
    </message>
    <message>
        <source>The script is for mongosh, has numbered steps and may be run again. It is never run from here. Where people have to do something between two steps, write the steps before and after it as scripts of their own. What drops former collections is a script of its own, too. A file that exists is replaced.

With --rules, the validator of a collection comes into force in stages: it only warns, what breaks it is counted and corrected, and only then it refuses. No write is refused before.

With --renames, it is for fields and collections that the model gave other names since the last apply from this machine: values are copied to the new names and compared; --drop writes what removes the old ones.</source>
        <translation>Das Skript ist für mongosh, hat nummerierte Schritte und darf mehrmals ausgeführt werden. Von hier aus wird es nie ausgeführt. Wo zwischen zwei Schritten jemand etwas tun muss, schreiben Sie die Schritte davor und danach als eigene Skripte. Was frühere Collections löscht, ist ebenfalls ein eigenes Skript. Eine vorhandene Datei wird ersetzt.

Mit --rules tritt der Validator einer Collection stufenweise in Kraft: Zuerst warnt er nur, dann werden Verstöße gezählt und berichtigt, und erst danach lehnt er ab. Vorher wird kein Schreibvorgang abgelehnt.

Mit --renames ist es für Felder und Collections, die seit dem letzten Anwenden von diesem Rechner aus im Modell anders heißen: Die Werte werden unter die neuen Namen kopiert und verglichen; --drop schreibt, was die alten entfernt.</translation>
    </message>
    <message>
        <source>what has another name than when it was applied; needs --uri and --db, and only reads</source>
        <translation>was anders heißt als beim Anwenden; braucht --uri und --db und liest nur</translation>
    </message>
    <message>
        <source>It does not go with --renames.</source>
        <translation>Es lässt sich nicht mit --renames verbinden.</translation>
    </message>
    <message>
        <source>Leave one of them out.</source>
        <translation>Lassen Sie eines von beiden weg.</translation>
    </message>
    <message>
        <source>No document has a former name of what the model renamed since the last apply from this machine.</source>
        <translation>Kein Dokument enthält einen früheren Namen dessen, was seit dem letzten Anwenden von diesem Rechner aus im Modell umbenannt wurde.</translation>
    </message>
</context>
<context>
    <name>NewCommand</name>
    <message>
        <source>make an empty project, or a copy of a sample</source>
        <translation>ein leeres Projekt oder die Kopie eines Beispiels anlegen</translation>
    </message>
    <message>
        <source>A file that exists is left alone unless --force is given.</source>
        <translation>Eine vorhandene Datei bleibt unangetastet, außer mit --force.</translation>
    </message>
    <message>
        <source>the project file to make (*.shape.json)</source>
        <translation>die anzulegende Projektdatei (*.shape.json)</translation>
    </message>
    <message>
        <source>copy this sample; &apos;shapewright-cli samples&apos; lists them</source>
        <translation>dieses Beispiel kopieren; &apos;shapewright-cli samples&apos; listet sie auf</translation>
    </message>
    <message>
        <source>replace a file that exists</source>
        <translation>eine vorhandene Datei ersetzen</translation>
    </message>
    <message>
        <source>The file exists and was left as it is.</source>
        <translation>Die Datei existiert und wurde unverändert gelassen.</translation>
    </message>
    <message>
        <source>Choose another name, or replace it with --force.</source>
        <translation>Wählen Sie einen anderen Namen, oder ersetzen Sie sie mit --force.</translation>
    </message>
    <message>
        <source>Made %1 (entities: %2, operations: %3).</source>
        <translation>%1 wurde angelegt (Entitäten: %2, Operationen: %3).</translation>
    </message>
</context>
<context>
    <name>NotationBox</name>
    <message>
        <source>Notation</source>
        <translation>Notation</translation>
    </message>
    <message>
        <source>How relationships are drawn</source>
        <translation>Wie Beziehungen gezeichnet werden</translation>
    </message>
</context>
<context>
    <name>NotePage</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Notiz schreiben</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>In the diagram only</source>
        <translation>Nur im Diagramm</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ObjectReader</name>
    <message>
        <source>The file was written by a newer version (format %1): a newer program may read it.</source>
        <translation>Die Datei wurde von einer neueren Version geschrieben (Format %1): Ein neueres Programm kann sie vielleicht lesen.</translation>
    </message>
    <message>
        <source>The member “%1” is missing.</source>
        <translation>Der Eintrag „%1“ fehlt.</translation>
    </message>
    <message>
        <source>Add it.</source>
        <translation>Fügen Sie ihn hinzu.</translation>
    </message>
    <message>
        <source>This and more members are not known.</source>
        <translation>Dieser und weitere Einträge sind nicht bekannt.</translation>
    </message>
    <message>
        <source>Check what program wrote the file.</source>
        <translation>Prüfen Sie, welches Programm die Datei geschrieben hat.</translation>
    </message>
    <message>
        <source>This member is not known; it is kept and written back.</source>
        <translation>Dieser Eintrag ist nicht bekannt; er wird behalten und wieder geschrieben.</translation>
    </message>
    <message>
        <source>This member is not known; it will be lost when the project is saved.</source>
        <translation>Dieser Eintrag ist nicht bekannt; er geht beim Speichern des Projekts verloren.</translation>
    </message>
    <message>
        <source>Check its spelling.</source>
        <translation>Prüfen Sie die Schreibweise.</translation>
    </message>
    <message>
        <source>The file was written by a newer version (format %1).</source>
        <translation>Die Datei wurde von einer neueren Version geschrieben (Format %1).</translation>
    </message>
    <message>
        <source>This is null.</source>
        <translation>Hier steht null.</translation>
    </message>
    <message>
        <source>This is true or false.</source>
        <translation>Hier steht true oder false.</translation>
    </message>
    <message>
        <source>This is a number.</source>
        <translation>Hier steht eine Zahl.</translation>
    </message>
    <message>
        <source>This is a text.</source>
        <translation>Hier steht ein Text.</translation>
    </message>
    <message>
        <source>This is a list.</source>
        <translation>Hier steht eine Liste.</translation>
    </message>
    <message>
        <source>This is an object.</source>
        <translation>Hier steht ein Objekt.</translation>
    </message>
    <message>
        <source>There is nothing.</source>
        <translation>Hier steht nichts.</translation>
    </message>
    <message>
        <source>Write a text in quotes.</source>
        <translation>Schreiben Sie einen Text in Anführungszeichen.</translation>
    </message>
    <message>
        <source>The text is longer than %1 bytes.</source>
        <translation>Der Text ist länger als %1 Byte.</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>Kürzen Sie ihn.</translation>
    </message>
    <message>
        <source>Write a number without quotes.</source>
        <translation>Schreiben Sie eine Zahl ohne Anführungszeichen.</translation>
    </message>
    <message>
        <source>%1 is not a whole number up to 2147483647.</source>
        <translation>%1 ist keine ganze Zahl bis 2147483647.</translation>
    </message>
    <message>
        <source>Write a smaller or a whole number.</source>
        <translation>Schreiben Sie eine kleinere oder eine ganze Zahl.</translation>
    </message>
    <message>
        <source>Write true or false without quotes.</source>
        <translation>Schreiben Sie true oder false ohne Anführungszeichen.</translation>
    </message>
    <message>
        <source>Write an object: { … }.</source>
        <translation>Schreiben Sie ein Objekt: { … }.</translation>
    </message>
    <message>
        <source>Write a list: [ … ].</source>
        <translation>Schreiben Sie eine Liste: [ … ].</translation>
    </message>
    <message>
        <source>“%1” is not a valid %2.</source>
        <translation>„%1“ ist als %2 unbekannt.</translation>
    </message>
    <message>
        <source>Use one of %1.</source>
        <translation>Verwenden Sie einen dieser Typen: %1.</translation>
    </message>
    <message>
        <source>There are more than %1 entities.</source>
        <translation>Es gibt mehr als %1 Entitäten.</translation>
    </message>
    <message>
        <source>Split the project.</source>
        <translation>Teilen Sie das Projekt auf.</translation>
    </message>
    <message>
        <source>There are more than %1 fields.</source>
        <translation>Es gibt mehr als %1 Felder.</translation>
    </message>
</context>
<context>
    <name>OperationCost</name>
    <message>
        <source>How these figures came about</source>
        <translation>Wie diese Zahlen zustande kommen</translation>
    </message>
    <message>
        <source>Documents read</source>
        <translation>Gelesene Dokumente</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>Verknüpft</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>Copies in step</source>
        <translation>Nachgeführte Kopien</translation>
    </message>
    <message>
        <source>Index entries</source>
        <translation>Indexeinträge</translation>
    </message>
    <message>
        <source>Round trips</source>
        <translation>Roundtrips</translation>
    </message>
    <message>
        <source>Bytes read</source>
        <translation>Gelesene Bytes</translation>
    </message>
    <message>
        <source>Rewritten</source>
        <translation>Neu geschrieben</translation>
    </message>
</context>
<context>
    <name>OperationPage</name>
    <message>
        <source>Cost of each execution</source>
        <translation>Kosten je Ausführung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>How many times the usual rate there is at the busiest time</source>
        <translation>Das Vielfache der üblichen Rate, das zur Zeit der höchsten Last erreicht wird</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Wichtigkeit</translation>
    </message>
    <message>
        <source>Criticality</source>
        <translation>Kritikalität</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Max. staleness</source>
        <translation>Max. Alter</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>ohne Angabe</translation>
    </message>
    <message>
        <source>How old the data may be; 0: it must be current</source>
        <translation>Wie alt die Daten sein dürfen; 0: sie müssen aktuell sein</translation>
    </message>
    <message>
        <source>Durability</source>
        <translation>Dauerhaftigkeit</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>Beginnt bei</translation>
    </message>
    <message>
        <source>Also reads</source>
        <translation>Liest auch</translation>
    </message>
    <message>
        <source>Expected results</source>
        <translation>Erwartete Treffer</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>How many documents of the first entity it is expected to find</source>
        <translation>Wie viele Dokumente der ersten Entität voraussichtlich gefunden werden</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>Liest</translation>
    </message>
    <message>
        <source>Writes</source>
        <translation>Schreibt</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Choose another comparison</source>
        <translation>Anderen Vergleich wählen</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>sort key</source>
        <translation>Sortierschlüssel</translation>
    </message>
    <message>
        <source>Turn the order around</source>
        <translation>Reihenfolge umkehren</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Sortiert nach</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Weitere Angaben</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>Akteur</translation>
    </message>
    <message>
        <source>Time window</source>
        <translation>Zeitfenster</translation>
    </message>
    <message>
        <source>Reads previous versions</source>
        <translation>Liest frühere Versionen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Operation, %1, %2</source>
        <translation>Operation, %1, %2</translation>
    </message>
</context>
<context>
    <name>OutlineModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Count, type or rate</source>
        <translation>Anzahl, Typ oder Rate</translation>
    </message>
</context>
<context>
    <name>OutlinePanel</name>
    <message>
        <source>Find in the model</source>
        <translation>Im Modell suchen</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Gliederung</translation>
    </message>
</context>
<context>
    <name>PathChip</name>
    <message>
        <source>Path of</source>
        <translation>Pfad von</translation>
    </message>
    <message>
        <source>Show everything again (Esc)</source>
        <translation>Wieder alles zeigen (Esc)</translation>
    </message>
    <message>
        <source>Close the path</source>
        <translation>Pfad schließen</translation>
    </message>
    <message>
        <source>Path of %1: %2</source>
        <translation>Pfad von %1: %2</translation>
    </message>
</context>
<context>
    <name>PathStepsEdit</name>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Schritt hinzufügen</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Items wanted of %1</source>
        <translation>Gewünschte Elemente von „%1“</translation>
    </message>
    <message>
        <source>How many are wanted; empty: all</source>
        <translation>Wie viele gewünscht sind; leer: alle</translation>
    </message>
    <message>
        <source>Remove the step</source>
        <translation>Schritt entfernen</translation>
    </message>
    <message>
        <source>Remove step %1</source>
        <translation>Schritt „%1“ entfernen</translation>
    </message>
    <message>
        <source>No relationship leads on</source>
        <translation>Keine Beziehung führt weiter</translation>
    </message>
</context>
<context>
    <name>PatternDialog</name>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Apply %1</source>
        <translation>%1 anwenden</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Usual for</source>
        <translation>Üblich für</translation>
    </message>
    <message>
        <source>Benefit</source>
        <translation>Nutzen</translation>
    </message>
    <message>
        <source>Trade-offs</source>
        <translation>Nachteile</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Apply to</source>
        <translation>Anwenden auf</translation>
    </message>
    <message>
        <source>What it changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
</context>
<context>
    <name>PatternGalleryModel</name>
    <message>
        <source>used</source>
        <translation>verwendet</translation>
    </message>
    <message>
        <source>fits %1×</source>
        <translation>passt %1×</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <translation>Hier: %1</translation>
    </message>
    <message>
        <source>Here: nothing that it is for.</source>
        <translation>Hier: nichts, wofür es gedacht ist.</translation>
    </message>
</context>
<context>
    <name>PatternListModel</name>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Applied to</source>
        <translation>Angewendet auf</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>used</source>
        <translation>verwendet</translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation>nicht anwendbar</translation>
    </message>
</context>
<context>
    <name>PatternPage</name>
    <message>
        <source>Applied</source>
        <translation>Angewendet</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>This version does not know the pattern; it is kept as it is.</source>
        <translation>Diese Version kennt das Muster nicht; es bleibt unverändert erhalten.</translation>
    </message>
    <message>
        <source>Pattern on %1</source>
        <translation>Muster auf „%1“</translation>
    </message>
    <message>
        <source>Does not apply: %1</source>
        <translation>Nicht anwendbar: %1</translation>
    </message>
</context>
<context>
    <name>PatternsCommand</name>
    <message>
        <source>the catalogue of schema-design patterns, or the card of a pattern</source>
        <translation>der Katalog der Muster für den Schemaentwurf oder die Karte eines Musters</translation>
    </message>
    <message>
        <source>a pattern, e.g. subset</source>
        <translation>ein Muster, z. B. subset</translation>
    </message>
    <message>
        <source>which patterns are usual for which use case</source>
        <translation>welche Muster für welchen Anwendungsfall üblich sind</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Problem that it solves</source>
        <translation>Gelöstes Problem</translation>
    </message>
    <message>
        <source>A hint only: any pattern may pay for any use case.</source>
        <translation>Nur ein Anhaltspunkt: Jedes Muster kann sich in jedem Anwendungsfall lohnen.</translation>
    </message>
    <message>
        <source>one of:</source>
        <translation>eines von:</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>depends on the target</source>
        <translation>hängt vom Zielobjekt ab</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Use cases</source>
        <translation>Anwendungsfälle</translation>
    </message>
    <message>
        <source>Usual for</source>
        <translation>Üblich für</translation>
    </message>
    <message>
        <source>Benefit</source>
        <translation>Nutzen</translation>
    </message>
    <message>
        <source>Trade-offs</source>
        <translation>Nachteile</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Not with</source>
        <translation>Nicht mit</translation>
    </message>
    <message>
        <source>Careful with</source>
        <translation>Vorsicht mit</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Example: shapewright-cli apply-pattern FILE %1 --to OBJECT --set %2=…</source>
        <translation>Beispiel: shapewright-cli apply-pattern FILE %1 --to OBJECT --set %2=…</translation>
    </message>
    <message>
        <source>The matrix shows all patterns.</source>
        <translation>Die Matrix zeigt alle Muster.</translation>
    </message>
    <message>
        <source>Leave the pattern out; its card says for what it is usual.</source>
        <translation>Lassen Sie das Muster weg; wofür es üblich ist, steht auf seiner Karte.</translation>
    </message>
    <message>
        <source>a project, for what the pattern does there</source>
        <translation>ein Projekt, um zu zeigen, was das Muster dort bewirkt</translation>
    </message>
    <message>
        <source>With FILE the card becomes a page: each place of the project with its conditions (+ holds, - does not), figures, documents before and after, and code; findings that the pattern would solve.</source>
        <translation>Mit FILE wird die Karte zur Seite: jede Stelle des Projekts mit ihren Bedingungen (+ erfüllt, - nicht erfüllt), Zahlen, Dokumente vorher und nachher und Code; Befunde, die das Muster beheben würde.</translation>
    </message>
</context>
<context>
    <name>PatternsPanel</name>
    <message>
        <source>Applied patterns</source>
        <translation>Angewendete Muster</translation>
    </message>
    <message>
        <source>All patterns</source>
        <translation>Alle Muster</translation>
    </message>
    <message>
        <source>No pattern is applied yet. Choose Advise to see which ones pay off.</source>
        <translation>Noch ist kein Muster angewendet. „Empfehlungen“ zeigt, welche sich lohnen.</translation>
    </message>
    <message>
        <source>Advise…</source>
        <translation>Empfehlungen …</translation>
    </message>
    <message>
        <source>Apply…</source>
        <translation>Anwenden …</translation>
    </message>
    <message>
        <source>See what the pattern would change, and apply it</source>
        <translation>Ansehen, was das Muster ändern würde, und es anwenden</translation>
    </message>
    <message>
        <source>Use cases…</source>
        <translation>Anwendungsfälle …</translation>
    </message>
    <message>
        <source>See which patterns are usual for which use case</source>
        <translation>Zeigt, welche Muster für welchen Anwendungsfall üblich sind</translation>
    </message>
    <message>
        <source>%2 pattern types in use (%1)</source>
        <translation>%2 Musterarten in Gebrauch (%1)</translation>
    </message>
    <message>
        <source>Fit for the whole model</source>
        <translation>Eignung für das ganze Modell</translation>
    </message>
    <message>
        <source>Fit for %1</source>
        <translation>Eignung für „%1“</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation>Einschalten</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Only the selection</source>
        <translation>Nur die Auswahl</translation>
    </message>
    <message>
        <source>What is visible now</source>
        <translation>Was gerade sichtbar ist</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>&amp;Colors</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;PNG size</source>
        <translation>&amp;PNG-Größe</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Datei wählen …</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Nothing to show</source>
        <translation>Nichts zu zeigen</translation>
    </message>
</context>
<context>
    <name>PlacementSection</name>
    <message>
        <source>Override</source>
        <translation>Eigene Wahl</translation>
    </message>
    <message>
        <source>Choose how to store the relationship</source>
        <translation>Platzierung der Beziehung wählen</translation>
    </message>
    <message>
        <source>Embed or link</source>
        <translation>Einbetten oder verweisen</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Ways to store the relationship</source>
        <translation>Arten, die Beziehung zu speichern</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>eigene Wahl</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
</context>
<context>
    <name>PlanCommand</name>
    <message>
        <source>the steps that would make a server match the design; writes nothing to it</source>
        <translation>die Schritte, die einen Server an den Entwurf angleichen würden; schreibt nichts auf den Server</translation>
    </message>
    <message>
        <source>Ends with exit code 2 when there are steps and 0 when there are none. -o keeps the plan for &apos;apply PLAN&apos;; a file that exists is replaced.</source>
        <translation>Endet mit Exit-Code 2, wenn es Schritte gibt, und mit 0, wenn es keine gibt. -o bewahrt den Plan für &apos;apply PLAN&apos; auf; eine vorhandene Datei wird ersetzt.</translation>
    </message>
    <message>
        <source>write the plan to this file</source>
        <translation>den Plan in diese Datei schreiben</translation>
    </message>
    <message>
        <source>print the script of a role with the least rights for --db, and connect to nothing</source>
        <translation>das Skript einer Rolle mit den geringsten Rechten für --db ausgeben; stellt keine Verbindung her</translation>
    </message>
    <message>
        <source>Wrote plan %1 to %2.</source>
        <translation>Der Plan %1 wurde nach %2 geschrieben.</translation>
    </message>
</context>
<context>
    <name>PlanModel</name>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>was done already</source>
        <translation>war bereits erledigt</translation>
    </message>
    <message>
        <source>not done</source>
        <translation>nicht erledigt</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>outcome unknown</source>
        <translation>Ausgang unbekannt</translation>
    </message>
    <message>
        <source>0 fail</source>
        <translation>Verstöße: 0</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>%1 would go</source>
        <translation>Löschungen: %1</translation>
    </message>
    <message>
        <source>%1 fail</source>
        <translation>Verstöße: %1</translation>
    </message>
    <message>
        <source>in script</source>
        <translation>im Skript</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>needs consent</source>
        <translation>Zustimmung nötig</translation>
    </message>
    <message>
        <source>Run step %1</source>
        <translation>Schritt %1 ausführen</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>On the server</source>
        <translation>Auf dem Server</translation>
    </message>
    <message>
        <source>In the plan</source>
        <translation>Im Plan</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
</context>
<context>
    <name>PredictPage</name>
    <message>
        <source>%1, in %2</source>
        <translation>%1, in %2</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>Near enough: it is %1.</source>
        <translation>Nah genug: Es sind %1.</translation>
    </message>
    <message>
        <source>Not quite: it is %1.</source>
        <translation>Nicht ganz: Es sind %1.</translation>
    </message>
</context>
<context>
    <name>PreviewModel</name>
    <message>
        <source>Made by the pattern %1</source>
        <translation>Erzeugt vom Muster %1</translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message>
        <source>Smallest</source>
        <translation>Minimal</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Wahrscheinlich</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Maximal</translation>
    </message>
    <message>
        <source>Length of arrays</source>
        <translation>Länge der Arrays</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the whole document as Extended JSON</source>
        <translation>Das ganze Dokument als Extended JSON kopieren</translation>
    </message>
    <message>
        <source>Sample document</source>
        <translation>Beispieldokument</translation>
    </message>
    <message>
        <source>Bytes by origin</source>
        <translation>Bytes nach Herkunft</translation>
    </message>
    <message>
        <source>%1 of 16 MiB</source>
        <translation>%1 von 16 MiB</translation>
    </message>
    <message>
        <source>%1 of the 16 MiB limit</source>
        <translation>%1 der Grenze von 16 MiB</translation>
    </message>
    <message>
        <source>Largest: without bound</source>
        <translation>Maximal: unbegrenzt</translation>
    </message>
    <message>
        <source>Largest: %1</source>
        <translation>Maximal: %1</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>The model gives no limit.</source>
        <translation>Das Modell setzt keine Grenze.</translation>
    </message>
    <message>
        <source>At most %1: everything at its greatest.</source>
        <translation>Höchstens %1: alles so groß wie möglich.</translation>
    </message>
    <message>
        <source>One document of %1</source>
        <translation>Ein Dokument von %1</translation>
    </message>
    <message>
        <source>The one shown has %1, counted in its BSON: 5 B, and for each field 1 B for its type, the name, 1 B, and the value.</source>
        <translation>Das gezeigte hat %1, im BSON gezählt: 5 B, und für jedes Feld 1 B für den Typ, der Name, 1 B und der Wert.</translation>
    </message>
    <message>
        <source>Low: the shortest arrays, without optional fields. High: long arrays and all fields.</source>
        <translation>Niedrig: die kürzesten Arrays, ohne optionale Felder. Hoch: lange Arrays und alle Felder.</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Preview of the pages</source>
        <translation>Vorschau der Seiten</translation>
    </message>
    <message>
        <source>Fit on one page</source>
        <translation>Auf eine Seite einpassen</translation>
    </message>
    <message numerus="yes">
        <source>%n pages wide</source>
        <translation>
            <numerusform>%n Seite breit</numerusform>
            <numerusform>%n Seiten breit</numerusform>
        </translation>
    </message>
    <message>
        <source>Full size</source>
        <translation>Volle Größe</translation>
    </message>
    <message>
        <source>&amp;Title block on each page</source>
        <translation>&amp;Schriftfeld auf jeder Seite</translation>
    </message>
    <message>
        <source>Page set-&amp;up…</source>
        <translation>Seite &amp;einrichten …</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>P&amp;ages</source>
        <translation>&amp;Seiten</translation>
    </message>
    <message>
        <source>&amp;Colors</source>
        <translation>&amp;Farben</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemCard</name>
    <message>
        <source>Show it</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>Ignoriert: %1</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Wieder anzeigen</translation>
    </message>
    <message>
        <source>Ignore…</source>
        <translation>Ignorieren …</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Ignoriert</translation>
    </message>
    <message>
        <source>No problems. The model and its design are checked with every change; what is found appears here.</source>
        <translation>Keine Probleme. Das Modell und sein Entwurf werden bei jeder Änderung geprüft; was gefunden wird, erscheint hier.</translation>
    </message>
    <message>
        <source>None of this kind.</source>
        <translation>Keine dieser Art.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Ignore %1</source>
        <translation>%1 ignorieren</translation>
    </message>
    <message>
        <source>Why is this acceptable? The reason is stored in the project.</source>
        <translation>Warum ist das hier in Ordnung? Die Begründung wird im Projekt gespeichert.</translation>
    </message>
</context>
<context>
    <name>ProjectFile</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The project was not saved, because it could not be read back: %1</source>
        <translation>Das Projekt wurde nicht gespeichert, weil es sich nicht wieder einlesen ließ: %1</translation>
    </message>
    <message>
        <source>What the file held before is unchanged. Correct the object and save again.</source>
        <translation>Der bisherige Inhalt der Datei ist unverändert. Korrigieren Sie das Objekt und speichern Sie erneut.</translation>
    </message>
    <message>
        <source>The project was not saved, because reading it back gives something else.</source>
        <translation>Das Projekt wurde nicht gespeichert, weil das Wiedereinlesen etwas anderes ergibt.</translation>
    </message>
    <message>
        <source>What the file held before is unchanged. A name with half a character or a member that occurs twice does this.</source>
        <translation>Der bisherige Inhalt der Datei ist unverändert. Ursache ist ein Name mit einem halben Zeichen oder ein doppelt vorhandener Eintrag.</translation>
    </message>
    <message>
        <source>The id is empty.</source>
        <translation>Die ID ist leer.</translation>
    </message>
    <message>
        <source>Give it one of its own.</source>
        <translation>Geben Sie dem Objekt eine eigene ID.</translation>
    </message>
    <message>
        <source>kind of key</source>
        <translation>Art des Schlüssels</translation>
    </message>
    <message>
        <source>field type</source>
        <translation>Feldtyp</translation>
    </message>
    <message>
        <source>mutability</source>
        <translation>Änderbarkeit</translation>
    </message>
    <message>
        <source>spread of values</source>
        <translation>Verteilung der Werte</translation>
    </message>
    <message>
        <source>language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>kind of entity</source>
        <translation>Art der Entität</translation>
    </message>
    <message>
        <source>way in which a schema changes</source>
        <translation>Art der Schemaänderung</translation>
    </message>
    <message>
        <source>lifecycle</source>
        <translation>Lebenszyklus</translation>
    </message>
    <message>
        <source>choice of documents in use</source>
        <translation>Auswahl der genutzten Dokumente</translation>
    </message>
    <message>
        <source>validation level</source>
        <translation>Validierungsstufe</translation>
    </message>
    <message>
        <source>validation action</source>
        <translation>Validierungsaktion</translation>
    </message>
    <message>
        <source>way to make _id</source>
        <translation>Art der _id-Bildung</translation>
    </message>
    <message>
        <source>type of relationship</source>
        <translation>Typ der Beziehung</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>Wachstum</translation>
    </message>
    <message>
        <source>kind of operation</source>
        <translation>Art der Operation</translation>
    </message>
    <message>
        <source>criticality</source>
        <translation>Kritikalität</translation>
    </message>
    <message>
        <source>durability</source>
        <translation>Dauerhaftigkeit</translation>
    </message>
    <message>
        <source>unit of a rate</source>
        <translation>Einheit einer Rate</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>use case</source>
        <translation>Anwendungsfall</translation>
    </message>
    <message>
        <source>placement</source>
        <translation>Platzierung</translation>
    </message>
    <message>
        <source>An object is not closed, or a comma is missing.</source>
        <translation>Ein Objekt ist nicht geschlossen, oder ein Komma fehlt.</translation>
    </message>
    <message>
        <source>A colon is missing between a member&apos;s name and its value.</source>
        <translation>Zwischen dem Namen eines Eintrags und seinem Wert fehlt ein Doppelpunkt.</translation>
    </message>
    <message>
        <source>A list is not closed, or a comma is missing.</source>
        <translation>Eine Liste ist nicht geschlossen, oder ein Komma fehlt.</translation>
    </message>
    <message>
        <source>A comma is missing.</source>
        <translation>Ein Komma fehlt.</translation>
    </message>
    <message>
        <source>This is not a number.</source>
        <translation>Das ist keine Zahl.</translation>
    </message>
    <message>
        <source>This escape sequence does not exist.</source>
        <translation>Diese Escape-Sequenz gibt es nicht.</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8 here.</source>
        <translation>Der Text ist an dieser Stelle kein gültiges UTF-8.</translation>
    </message>
    <message>
        <source>A text is not closed.</source>
        <translation>Eine Zeichenkette ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>A member is expected; perhaps there is one comma too many.</source>
        <translation>Hier wird ein Eintrag erwartet; vielleicht ist ein Komma zu viel.</translation>
    </message>
    <message>
        <source>Unexpected text after the end of the project.</source>
        <translation>Nach dem Ende des Projekts folgt noch etwas.</translation>
    </message>
    <message>
        <source>This is not a value.</source>
        <translation>Das ist kein Wert.</translation>
    </message>
    <message>
        <source>The file ends too early: restore it from a copy.</source>
        <translation>Die Datei endet zu früh: Stellen Sie sie aus einer Kopie wieder her.</translation>
    </message>
    <message>
        <source>Correct the text there.</source>
        <translation>Korrigieren Sie den Text an dieser Stelle.</translation>
    </message>
    <message>
        <source>This is JSON, but no Shapewright project.</source>
        <translation>Das ist JSON, aber kein Shapewright-Projekt.</translation>
    </message>
    <message>
        <source>Choose a project file (*.shape.json).</source>
        <translation>Wählen Sie eine Projektdatei (*.shape.json).</translation>
    </message>
    <message>
        <source>The version of the format is missing or wrong.</source>
        <translation>Die Version des Formats fehlt oder ist falsch.</translation>
    </message>
    <message>
        <source>Write it as {&quot;major&quot;: 1, &quot;minor&quot;: 0}.</source>
        <translation>Schreiben Sie sie als {&quot;major&quot;: 1, &quot;minor&quot;: 0}.</translation>
    </message>
    <message>
        <source>The file has format %1; this program reads format %2.</source>
        <translation>Die Datei hat das Format %1; dieses Programm liest das Format %2.</translation>
    </message>
    <message>
        <source>Update the program.</source>
        <translation>Aktualisieren Sie das Programm.</translation>
    </message>
    <message>
        <source>Open it with %1 or update the program.</source>
        <translation>Öffnen Sie die Datei mit %1 oder aktualisieren Sie das Programm.</translation>
    </message>
    <message>
        <source>The file was written by a newer version (format %1).</source>
        <translation>Die Datei wurde von einer neueren Version geschrieben (Format %1).</translation>
    </message>
    <message>
        <source>What this program does not know is kept; update it to see everything.</source>
        <translation>Was dieses Programm nicht kennt, bleibt erhalten; aktualisieren Sie es, um alles zu sehen.</translation>
    </message>
    <message>
        <source>The checksum does not match: the file was changed outside this program.</source>
        <translation>Die Prüfsumme stimmt nicht: Die Datei wurde außerhalb dieses Programms geändert.</translation>
    </message>
    <message>
        <source>If it was not edited on purpose, compare it with a copy.</source>
        <translation>Falls sie nicht absichtlich bearbeitet wurde, vergleichen Sie sie mit einer Kopie.</translation>
    </message>
    <message>
        <source>The project is larger than %1.</source>
        <translation>Das Projekt ist größer als %1.</translation>
    </message>
    <message>
        <source>Split the project.</source>
        <translation>Teilen Sie das Projekt auf.</translation>
    </message>
    <message>
        <source>The project is %1 large.</source>
        <translation>Das Projekt ist %1 groß.</translation>
    </message>
    <message>
        <source>Such a large project may be slow; split it.</source>
        <translation>Ein so großes Projekt kann langsam sein; teilen Sie es auf.</translation>
    </message>
    <message>
        <source>Objects and lists are nested more than %1 deep.</source>
        <translation>Objekte und Listen sind mehr als %1 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>Check that it is the right file; a project needs far fewer levels.</source>
        <translation>Prüfen Sie, ob es die richtige Datei ist; ein Projekt braucht weit weniger Ebenen.</translation>
    </message>
    <message>
        <source>The file has more than %1 objects and lists.</source>
        <translation>Die Datei hat mehr als %1 Objekte und Listen.</translation>
    </message>
    <message>
        <source>Write \\ for a backslash.</source>
        <translation>Schreiben Sie \\ für einen umgekehrten Schrägstrich.</translation>
    </message>
    <message>
        <source>Half of a character stands alone here.</source>
        <translation>Hier steht die Hälfte eines Zeichens allein.</translation>
    </message>
    <message>
        <source>Write the character itself, or both halves (\ud83d\ude00).</source>
        <translation>Schreiben Sie das Zeichen selbst oder beide Hälften (\ud83d\ude00).</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation>Speichern Sie die Datei als UTF-8.</translation>
    </message>
    <message>
        <source>The member “%1” stands here a second time.</source>
        <translation>Der Eintrag „%1“ steht hier ein zweites Mal.</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>Entfernen Sie einen der beiden.</translation>
    </message>
    <message>
        <source>The file has more than %1 values.</source>
        <translation>Die Datei hat mehr als %1 Werte.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>Restore it from a copy, or begin a new project.</source>
        <translation>Stellen Sie sie aus einer Kopie wieder her oder beginnen Sie ein neues Projekt.</translation>
    </message>
    <message>
        <source>The file is UTF-16 text.</source>
        <translation>Die Datei ist UTF-16-Text.</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>Speichern Sie sie als UTF-8.</translation>
    </message>
    <message>
        <source>The file is compressed.</source>
        <translation>Die Datei ist komprimiert.</translation>
    </message>
    <message>
        <source>Unpack it first.</source>
        <translation>Entpacken Sie sie zuerst.</translation>
    </message>
    <message>
        <source>The file is BSON.</source>
        <translation>Die Datei ist BSON.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>Die Datei ist kein Text.</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>Write [min, likely, max] with rising numbers from 0 on; the last one may be &quot;inf&quot;.</source>
        <translation>Schreiben Sie [min, likely, max] mit ansteigenden Zahlen ab 0; die letzte darf &quot;inf&quot; sein.</translation>
    </message>
    <message>
        <source>The numbers do not rise.</source>
        <translation>Die Zahlen steigen nicht an.</translation>
    </message>
    <message>
        <source>A cardinality has three numbers.</source>
        <translation>Eine Kardinalität hat drei Zahlen.</translation>
    </message>
    <message>
        <source>“%1” is not a server version.</source>
        <translation>„%1“ ist keine Serverversion.</translation>
    </message>
    <message>
        <source>Write it as &quot;7.0&quot;.</source>
        <translation>Schreiben Sie sie als &quot;7.0&quot;.</translation>
    </message>
    <message>
        <source>“%1” cannot be an id.</source>
        <translation>„%1“ kann keine ID sein.</translation>
    </message>
    <message>
        <source>An id has 1 to 64 of the characters A-Z a-z 0-9 _ . -</source>
        <translation>Eine ID besteht aus 1 bis 64 der Zeichen A-Z a-z 0-9 _ . -</translation>
    </message>
    <message>
        <source>This is not the way of a line.</source>
        <translation>Das ist kein Weg einer Linie.</translation>
    </message>
    <message>
        <source>Write both sides, &quot;left&quot; or &quot;right&quot;, and an odd number of coordinates.</source>
        <translation>Schreiben Sie beide Seiten, „left“ oder „right“, und eine ungerade Zahl von Koordinaten.</translation>
    </message>
</context>
<context>
    <name>ProjectPage</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>Memory of one server</source>
        <translation>Arbeitsspeicher eines Servers</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>Topologie</translation>
    </message>
    <message>
        <source>Replica set</source>
        <translation>Replica Set</translation>
    </message>
    <message>
        <source>Single server</source>
        <translation>Einzelner Server</translation>
    </message>
    <message>
        <source>A replica set keeps the time of each change of the last 300 s beside the entry, which makes files and cache larger</source>
        <translation>Ein Replica Set bewahrt die Zeit jeder Änderung der letzten 300 s neben dem Eintrag auf, was Dateien und Cache vergrößert</translation>
    </message>
    <message>
        <source>This container: %1</source>
        <translation>Dieser Container: %1</translation>
    </message>
    <message>
        <source>This machine: %1</source>
        <translation>Dieser Rechner: %1</translation>
    </message>
    <message>
        <source>Plan for a server with the memory of the machine that this program runs on</source>
        <translation>Für einen Server mit dem Arbeitsspeicher des Rechners planen, auf dem dieses Programm läuft</translation>
    </message>
    <message numerus="yes">
        <source>%n objects selected</source>
        <translation>
            <numerusform>%n Objekt ausgewählt</numerusform>
            <numerusform>%n Objekte ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Below: the project</source>
        <translation>Darunter: das Projekt</translation>
    </message>
    <message>
        <source>Project without a name</source>
        <translation>Projekt ohne Namen</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Entities: %1</source>
        <translation>Entitäten: %1</translation>
    </message>
    <message>
        <source>Relationships: %1</source>
        <translation>Beziehungen: %1</translation>
    </message>
    <message>
        <source>Operations: %1</source>
        <translation>Operationen: %1</translation>
    </message>
    <message>
        <source>Pattern uses: %1</source>
        <translation>Musteranwendungen: %1</translation>
    </message>
    <message>
        <source>Collections: %1</source>
        <translation>Collections: %1</translation>
    </message>
    <message>
        <source>Indexes: %1</source>
        <translation>Indizes: %1</translation>
    </message>
</context>
<context>
    <name>QuizPage</name>
    <message>
        <source>Tick all that apply.</source>
        <translation>Kreuzen Sie alles Zutreffende an.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>This applies as well.</source>
        <translation>Das trifft auch zu.</translation>
    </message>
    <message>
        <source>Not so.</source>
        <translation>Das trifft nicht zu.</translation>
    </message>
    <message>
        <source>Right: this does not apply.</source>
        <translation>Richtig: Das trifft nicht zu.</translation>
    </message>
    <message>
        <source>All answers are right.</source>
        <translation>Alle Antworten sind richtig.</translation>
    </message>
    <message>
        <source>%1 of %2 answers are right. Change them and check again.</source>
        <translation>%1 von %2 Antworten sind richtig. Ändern Sie die Antworten, und prüfen Sie erneut.</translation>
    </message>
</context>
<context>
    <name>RateEdit</name>
    <message>
        <source>per second</source>
        <translation>pro Sekunde</translation>
    </message>
    <message>
        <source>per minute</source>
        <translation>pro Minute</translation>
    </message>
    <message>
        <source>per hour</source>
        <translation>pro Stunde</translation>
    </message>
    <message>
        <source>per day</source>
        <translation>pro Tag</translation>
    </message>
    <message>
        <source>per week</source>
        <translation>pro Woche</translation>
    </message>
    <message>
        <source>per month</source>
        <translation>pro Monat</translation>
    </message>
    <message>
        <source>per year</source>
        <translation>pro Jahr</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Unit of the rate</source>
        <translation>Einheit der Rate</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>Goal and result</source>
        <translation>Ziel und Ergebnis</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Use case</source>
        <translation>Anwendungsfall</translation>
    </message>
    <message>
        <source>MongoDB</source>
        <translation>MongoDB</translation>
    </message>
    <message>
        <source>Server memory and cache</source>
        <translation>Arbeitsspeicher und Cache des Servers</translation>
    </message>
    <message>
        <source>%1 GiB, cache %2</source>
        <translation>%1 GiB, Cache %2</translation>
    </message>
    <message>
        <source>Entities, relationships, operations</source>
        <translation>Entitäten, Beziehungen, Operationen</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Collections</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Storage and indexes</source>
        <translation>Speicherplatz und Indizes</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Working set</source>
        <translation>Working Set</translation>
    </message>
    <message>
        <source>%1, %2 of the cache: %3</source>
        <translation>%1, %2 des Caches: %3</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>errors: %1, warnings: %2, notes: %3, ignored: %4</source>
        <translation>Fehler: %1, Warnungen: %2, Hinweise: %3, ignoriert: %4</translation>
    </message>
    <message>
        <source>Errors in the model</source>
        <translation>Fehler im Modell</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Wichtigkeit</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>Beginnt bei</translation>
    </message>
    <message>
        <source>Also reads</source>
        <translation>Liest auch</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>No operation is stated.</source>
        <translation>Es ist keine Operation angegeben.</translation>
    </message>
    <message>
        <source>Cost of one execution</source>
        <translation>Kosten einer Ausführung</translation>
    </message>
    <message>
        <source>Documents read</source>
        <translation>Gelesene Dokumente</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>Verknüpft</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>Round trips</source>
        <translation>Roundtrips</translation>
    </message>
    <message>
        <source>Bytes read</source>
        <translation>Gelesene Bytes</translation>
    </message>
    <message>
        <source>Bytes written</source>
        <translation>Geschriebene Bytes</translation>
    </message>
    <message>
        <source>Share of all cost</source>
        <translation>Anteil an allen Kosten</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Model: entities and relationships</source>
        <translation>Modell: Entitäten und Beziehungen</translation>
    </message>
    <message>
        <source>Documents: collections and their shapes</source>
        <translation>Dokumente: Collections und ihre Formen</translation>
    </message>
    <message>
        <source>Embed or link</source>
        <translation>Einbetten oder verweisen</translation>
    </message>
    <message>
        <source>Relationship</source>
        <translation>Beziehung</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>Gespeichert als</translation>
    </message>
    <message>
        <source>Chosen by</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>%1 times the cost</source>
        <translation>%1-fache Kosten</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>vom Programm</translation>
    </message>
    <message>
        <source>The model has no relationships.</source>
        <translation>Das Modell hat keine Beziehungen.</translation>
    </message>
    <message>
        <source>Chosen by a person though another way costs less</source>
        <translation>Von Hand gewählt, obwohl ein anderer Weg weniger kostet</translation>
    </message>
    <message>
        <source>Patterns used</source>
        <translation>Verwendete Muster</translation>
    </message>
    <message>
        <source>Trade-offs</source>
        <translation>Nachteile</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>No measurable effect on sizes.</source>
        <translation>Keine messbare Wirkung auf Größen.</translation>
    </message>
    <message>
        <source>In the project, but not applied</source>
        <translation>Im Projekt, aber nicht angewendet</translation>
    </message>
    <message>
        <source>Combined with care</source>
        <translation>Mit Vorsicht kombiniert</translation>
    </message>
    <message>
        <source>No pattern is used.</source>
        <translation>Es wird kein Muster verwendet.</translation>
    </message>
    <message>
        <source>Options not taken</source>
        <translation>Nicht gewählte Möglichkeiten</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Score of 100</source>
        <translation>Punkte von 100</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>recommended, not used</source>
        <translation>empfohlen, nicht verwendet</translation>
    </message>
    <message>
        <source>would help, beyond the goal</source>
        <translation>würde helfen, geht über das Ziel hinaus</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>Further options with lower scores are left out.</source>
        <translation>Weitere Möglichkeiten mit weniger Punkten sind ausgelassen.</translation>
    </message>
    <message>
        <source>No other pattern fits this model.</source>
        <translation>Kein anderes Muster passt zu diesem Modell.</translation>
    </message>
    <message>
        <source>The three goals compared</source>
        <translation>Die drei Ziele im Vergleich</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>Share of the cache</source>
        <translation>Anteil am Cache</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>%1 (this design)</source>
        <translation>%1 (dieser Entwurf)</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Wachstum</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Speicherplatz</translation>
    </message>
    <message>
        <source>Largest document</source>
        <translation>Größtes Dokument</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>Passes a limit</source>
        <translation>Überschreitet eine Grenze</translation>
    </message>
    <message>
        <source>The longest</source>
        <translation>Das längste</translation>
    </message>
    <message>
        <source>A usual one</source>
        <translation>Ein übliches</translation>
    </message>
    <message>
        <source>In which design</source>
        <translation>In welchem Entwurf</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>ohne %1</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>wie er ist</translation>
    </message>
    <message>
        <source>Arrays and documents that get too large</source>
        <translation>Arrays und Dokumente, die zu groß werden</translation>
    </message>
    <message>
        <source>No array passes 1,000 elements and no document 1 MiB within 100 years.</source>
        <translation>Innerhalb von 100 Jahren überschreitet kein Array 1.000 Elemente und kein Dokument 1 MiB.</translation>
    </message>
    <message>
        <source>The working set is larger than the cache: %1.</source>
        <translation>Das Working Set ist größer als der Cache: %1.</translation>
    </message>
    <message>
        <source>Arrays without a limit whose growth is not stated</source>
        <translation>Arrays ohne Obergrenze, deren Wachstum nicht angegeben ist</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Way out</source>
        <translation>Abhilfe</translation>
    </message>
    <message>
        <source>Why it is acceptable</source>
        <translation>Warum das vertretbar ist</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>No open findings.</source>
        <translation>Keine offenen Befunde.</translation>
    </message>
    <message>
        <source>Ignored, with the reasons given</source>
        <translation>Ignoriert, mit den angegebenen Begründungen</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>All figures rest on what the model states.</source>
        <translation>Alle Zahlen beruhen auf dem, was das Modell angibt.</translation>
    </message>
    <message>
        <source>Database design</source>
        <translation>Datenbankentwurf</translation>
    </message>
    <message>
        <source>Decision record · %1 · Shapewright %2</source>
        <translation>Entscheidungsprotokoll · %1 · Shapewright %2</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Empfehlungen</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
</context>
<context>
    <name>RecordJob</name>
    <message>
        <source>Decision record</source>
        <translation>Entscheidungsprotokoll</translation>
    </message>
    <message>
        <source>Comparing options…</source>
        <translation>Möglichkeiten werden verglichen …</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>en</source>
        <translation>de</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Vergrößern (+)</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>Verkleinern (−)</translation>
    </message>
    <message>
        <source>Whole picture (0)</source>
        <translation>Ganzes Bild (0)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <comment>places</comment>
        <translation>Gefunden: %1</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Alle ausklappen</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Alle einklappen</translation>
    </message>
    <message>
        <source>Made with Shapewright. All figures were computed by it.</source>
        <translation>Erstellt mit Shapewright, das auch alle Zahlen berechnet hat.</translation>
    </message>
</context>
<context>
    <name>RecordPaper</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>%1 (part %2 of %3)</source>
        <translation>%1 (Teil %2 von %3)</translation>
    </message>
    <message>
        <source>The pages could not be painted.</source>
        <translation>Die Seiten konnten nicht gezeichnet werden.</translation>
    </message>
</context>
<context>
    <name>RelationshipPage</name>
    <message>
        <source>Attributes of the relationship</source>
        <translation>Attribute der Beziehung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>from the entities</source>
        <translation>aus den Entitäten</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Enden</translation>
    </message>
    <message>
        <source>One to one</source>
        <translation>Eins zu eins</translation>
    </message>
    <message>
        <source>One to many</source>
        <translation>Eins zu vielen</translation>
    </message>
    <message>
        <source>Many to many</source>
        <translation>Viele zu vielen</translation>
    </message>
    <message>
        <source>One to zillions: ten thousand or more, or no limit</source>
        <translation>Eins zu unzähligen: zehntausend oder mehr, oder ohne Grenze</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnellwahl</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Wachstum</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Lifetime</source>
        <translation>Lebensdauer</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Weitere Angaben</translation>
    </message>
    <message>
        <source>Shared with other owners</source>
        <translation>Mit anderen Besitzern geteilt</translation>
    </message>
    <message>
        <source>Both sides change together</source>
        <translation>Beide Seiten ändern sich gemeinsam</translation>
    </message>
    <message>
        <source>A change of both must be seen as a whole or not at all</source>
        <translation>Eine Änderung beider Seiten muss als Ganzes oder gar nicht sichtbar sein</translation>
    </message>
    <message>
        <source>A hierarchy</source>
        <translation>Hierarchie</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Median length of the many side</source>
        <translation>Median der Länge der N-Seite</translation>
    </message>
    <message>
        <source>99th percentile</source>
        <translation>99. Perzentil</translation>
    </message>
    <message>
        <source>Skew</source>
        <translation>Schiefe</translation>
    </message>
    <message>
        <source>even</source>
        <translation>gleichmäßig</translation>
    </message>
    <message>
        <source>How unevenly made-up documents refer to those of the other side: the exponent of Zipf&apos;s law</source>
        <translation>Wie ungleichmäßig synthetische Dokumente auf die der anderen Seite verweisen: der Exponent des Zipfschen Gesetzes</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Name seen from the first entity</source>
        <translation>Name von der ersten Entität aus</translation>
    </message>
    <message>
        <source>Name seen from the second entity</source>
        <translation>Name von der zweiten Entität aus</translation>
    </message>
    <message>
        <source>How documents of the second entity call the first one, such as “author”</source>
        <translation>Wie die zweite Entität die erste nennt, etwa „autor“</translation>
    </message>
    <message>
        <source>Name of the link to the second entity</source>
        <translation>Name des Verweises auf die zweite Entität</translation>
    </message>
    <message>
        <source>First key</source>
        <translation>Erster Schlüssel</translation>
    </message>
    <message>
        <source>Second key</source>
        <translation>Zweiter Schlüssel</translation>
    </message>
    <message>
        <source>Fields of that entity whose values a reference holds, with commas between them</source>
        <translation>Felder dieser Entität, deren Werte eine Referenz enthält, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>First held in</source>
        <translation>Erster gespeichert in</translation>
    </message>
    <message>
        <source>Second held in</source>
        <translation>Zweiter gespeichert in</translation>
    </message>
    <message>
        <source>from the role</source>
        <translation>aus der Rolle</translation>
    </message>
    <message>
        <source>Names of the fields that hold them, one for each of the key</source>
        <translation>Namen der Felder, die sie enthalten, einer für jedes Feld des Schlüssels</translation>
    </message>
    <message>
        <source>First kind in</source>
        <translation>Erste Art in</translation>
    </message>
    <message>
        <source>Second kind in</source>
        <translation>Zweite Art in</translation>
    </message>
    <message>
        <source>Where the same fields may refer to documents of several entities: the name of the field that says of which</source>
        <translation>Wenn dieselben Felder auf Dokumente mehrerer Entitäten verweisen können: der Name des Feldes, das angibt, auf welche</translation>
    </message>
    <message>
        <source>First kind</source>
        <translation>Erste Art</translation>
    </message>
    <message>
        <source>Second kind</source>
        <translation>Zweite Art</translation>
    </message>
    <message>
        <source>What that field says for this entity; empty: its name</source>
        <translation>Was dieses Feld für diese Entität enthält; leer: deren Name</translation>
    </message>
    <message>
        <source>Relationship, %1</source>
        <translation>Beziehung, %1</translation>
    </message>
    <message>
        <source>One %1 has … %2</source>
        <translation>1 %1 hat … %2</translation>
    </message>
    <message>
        <source>One %1 belongs to … %2</source>
        <translation>1 %1 gehört zu … %2</translation>
    </message>
    <message>
        <source>deleted with the %1</source>
        <translation>zusammen mit „%1“ gelöscht</translation>
    </message>
</context>
<context>
    <name>RemovePatternCommand</name>
    <message>
        <source>take a pattern out of the project</source>
        <translation>ein Muster aus dem Projekt entfernen</translation>
    </message>
    <message>
        <source>Saves the project. A pattern that is applied to several objects needs --to.</source>
        <translation>Speichert das Projekt. Ein Muster, das auf mehrere Objekte angewendet ist, braucht --to.</translation>
    </message>
    <message>
        <source>a pattern that the project uses</source>
        <translation>ein Muster, das das Projekt verwendet</translation>
    </message>
    <message>
        <source>only where it is applied to this object</source>
        <translation>nur dort, wo es auf dieses Objekt angewendet ist</translation>
    </message>
    <message>
        <source>Removed %1 from %2; saved %3.</source>
        <translation>%1 wurde von %2 entfernt; %3 wurde gespeichert.</translation>
    </message>
</context>
<context>
    <name>RenderCommand</name>
    <message>
        <source>draw the diagram as SVG, PNG or PDF</source>
        <translation>das Diagramm als SVG, PNG oder PDF zeichnen</translation>
    </message>
    <message>
        <source>The ending of OUT decides the format. A file that exists is replaced. A PDF is one page as large as the picture, or with --paper as many pages as --across takes.</source>
        <translation>Die Endung von OUT bestimmt das Format. Eine vorhandene Datei wird ersetzt. Ein PDF ist eine Seite in der Größe des Bildes oder mit --paper so viele Seiten, wie --across braucht.</translation>
    </message>
    <message>
        <source>the picture to write: *.svg, *.png or *.pdf</source>
        <translation>das zu schreibende Bild: *.svg, *.png oder *.pdf</translation>
    </message>
    <message>
        <source>model (default), documents, or the name of a diagram</source>
        <translation>model (Vorgabe), documents oder der Name eines Diagramms</translation>
    </message>
    <message>
        <source>the diagram whose places and entities are taken; default: the first</source>
        <translation>das Diagramm, dessen Positionen und Entitäten verwendet werden; Vorgabe: das erste</translation>
    </message>
    <message>
        <source>only this entity or collection; may be given several times</source>
        <translation>nur diese Entität oder Collection; kann mehrmals angegeben werden</translation>
    </message>
    <message>
        <source>crowsfoot (default), chen or uml</source>
        <translation>crowsfoot (Vorgabe), chen oder uml</translation>
    </message>
    <message>
        <source>light (default), dark or contrast</source>
        <translation>light (Vorgabe), dark oder contrast</translation>
    </message>
    <message>
        <source>the same as --theme dark</source>
        <translation>dasselbe wie --theme dark</translation>
    </message>
    <message>
        <source>of a PNG: pixels for each unit; default 1</source>
        <translation>bei PNG: Pixel je Einheit; Vorgabe 1</translation>
    </message>
    <message>
        <source>of a PDF: A0 to A5, Letter, Legal or Tabloid</source>
        <translation>bei PDF: A0 bis A5, Letter, Legal oder Tabloid</translation>
    </message>
    <message>
        <source>pages side by side; 0: full size; default 1</source>
        <translation>Seiten nebeneinander; 0: volle Größe; Vorgabe 1</translation>
    </message>
    <message>
        <source>The file to write is missing.</source>
        <translation>Die zu schreibende Datei fehlt.</translation>
    </message>
    <message>
        <source>For example: -o shop.svg.</source>
        <translation>Zum Beispiel: -o shop.svg.</translation>
    </message>
    <message>
        <source>There is no theme &apos;%1&apos;.</source>
        <translation>Es gibt kein Farbschema „%1“.</translation>
    </message>
    <message>
        <source>There is no notation &apos;%1&apos;.</source>
        <translation>Es gibt keine Notation „%1“.</translation>
    </message>
    <message>
        <source>There is no view &apos;%1&apos;.</source>
        <translation>Es gibt keine Ansicht „%1“.</translation>
    </message>
    <message>
        <source>There is no diagram &apos;%1&apos;.</source>
        <translation>Es gibt kein Diagramm „%1“.</translation>
    </message>
    <message>
        <source>The diagram has nothing called &apos;%1&apos;.</source>
        <translation>Im Diagramm gibt es nichts namens „%1“.</translation>
    </message>
</context>
<context>
    <name>ReportCommand</name>
    <message>
        <source>the decision record as HTML, Markdown or PDF</source>
        <translation>das Entscheidungsprotokoll als HTML, Markdown oder PDF</translation>
    </message>
    <message>
        <source>The ending of OUT decides the format. HTML is one page that needs nothing else; beside Markdown stand its two diagrams as SVG. Goal, workload, diagrams, decisions with what was rejected, documents, validators, indexes, sizes, growth, findings and assumptions. Files that exist are replaced.</source>
        <translation>Die Endung von OUT bestimmt das Format. HTML ist eine Seite, die sonst nichts braucht; neben Markdown liegen die zwei Diagramme als SVG. Ziel, Workload, Diagramme, Entscheidungen mit dem, was verworfen wurde, Dokumente, Validatoren, Indizes, Größen, Wachstum, Befunde und Annahmen. Vorhandene Dateien werden ersetzt.</translation>
    </message>
    <message>
        <source>the record to write: *.html, *.md or *.pdf</source>
        <translation>das zu schreibende Protokoll: *.html, *.md oder *.pdf</translation>
    </message>
    <message>
        <source>The file to write is missing.</source>
        <translation>Die zu schreibende Datei fehlt.</translation>
    </message>
    <message>
        <source>For example: -o shop.html.</source>
        <translation>Zum Beispiel: -o shop.html.</translation>
    </message>
</context>
<context>
    <name>SafeFile</name>
    <message>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>Check the name and the folder.</source>
        <translation>Prüfen Sie den Namen und den Ordner.</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>Das ist ein Ordner.</translation>
    </message>
    <message>
        <source>Name a file in it.</source>
        <translation>Geben Sie eine Datei darin an.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Das ist keine reguläre Datei.</translation>
    </message>
    <message>
        <source>Name a file on a disk.</source>
        <translation>Geben Sie eine Datei auf einem Datenträger an.</translation>
    </message>
    <message>
        <source>The file has %1, more than the %2 that are read.</source>
        <translation>Die Datei ist %1 groß; gelesen werden höchstens %2.</translation>
    </message>
    <message>
        <source>Check that it is the right file.</source>
        <translation>Prüfen Sie, ob es die richtige Datei ist.</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation>Die Datei kann nicht geöffnet werden: %1.</translation>
    </message>
    <message>
        <source>Check that you may read it.</source>
        <translation>Prüfen Sie, ob Sie sie lesen dürfen.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Die Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>Check the disk.</source>
        <translation>Prüfen Sie den Datenträger.</translation>
    </message>
    <message>
        <source>No file is named.</source>
        <translation>Es ist keine Datei angegeben.</translation>
    </message>
    <message>
        <source>Give the file a name.</source>
        <translation>Geben Sie der Datei einen Namen.</translation>
    </message>
    <message>
        <source>The folder does not exist.</source>
        <translation>Der Ordner existiert nicht.</translation>
    </message>
    <message>
        <source>Create it or choose another one.</source>
        <translation>Legen Sie ihn an oder wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>The file was not saved: %1. Its former content is unchanged.</source>
        <translation>Die Datei wurde nicht gespeichert: %1. Ihr bisheriger Inhalt ist unverändert.</translation>
    </message>
    <message>
        <source>Free some disk space or choose another folder, then save again.</source>
        <translation>Schaffen Sie Platz oder wählen Sie einen anderen Ordner, und speichern Sie erneut.</translation>
    </message>
    <message>
        <source>The file was replaced, but reading it back gives something else.</source>
        <translation>Die Datei wurde ersetzt, aber das Wiedereinlesen ergibt etwas anderes.</translation>
    </message>
    <message>
        <source>The disk may be failing: save under another name on another disk now.</source>
        <translation>Der Datenträger ist möglicherweise defekt: Speichern Sie jetzt unter einem anderen Namen auf einem anderen Datenträger.</translation>
    </message>
    <message>
        <source>The symbolic link leads back to itself.</source>
        <translation>Der symbolische Link führt zu sich selbst zurück.</translation>
    </message>
    <message>
        <source>Remove the link or choose another name.</source>
        <translation>Entfernen Sie den Link oder wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The file was saved, but the disk did not confirm it: a power cut now may bring the former one back.</source>
        <translation>Die Datei wurde gespeichert, aber der Datenträger hat es nicht bestätigt: Nach einem Stromausfall könnte jetzt die frühere Fassung wieder da sein.</translation>
    </message>
    <message>
        <source>Check the disk and save again.</source>
        <translation>Prüfen Sie den Datenträger und speichern Sie erneut.</translation>
    </message>
</context>
<context>
    <name>SampleCommand</name>
    <message>
        <source>synthetic documents that satisfy the validator</source>
        <translation>synthetische Dokumente, die den Validator erfüllen</translation>
    </message>
    <message>
        <source>An OUT ending in .bson is written as mongodump would, for mongorestore; any other as lines of canonical Extended JSON, for mongoimport. The same seed gives the same documents everywhere. A file that exists is replaced once all documents are made.</source>
        <translation>Endet OUT auf .bson, wird die Datei wie von mongodump für mongorestore geschrieben, sonst als Zeilen in kanonischem Extended JSON für mongoimport. Derselbe Startwert ergibt überall dieselben Dokumente. Eine vorhandene Datei wird erst ersetzt, wenn alle Dokumente erzeugt sind.</translation>
    </message>
    <message>
        <source>the collection to make documents for</source>
        <translation>die Collection, für die Dokumente erzeugt werden</translation>
    </message>
    <message>
        <source>how many documents</source>
        <translation>Anzahl der Dokumente</translation>
    </message>
    <message>
        <source>whole number that decides the values; default: 1</source>
        <translation>ganze Zahl, die die Werte bestimmt; Vorgabe: 1</translation>
    </message>
    <message>
        <source>file ending in .bson, .json or .jsonl; default: JSON lines to standard output</source>
        <translation>Datei mit der Endung .bson, .json oder .jsonl; Vorgabe: JSON-Zeilen auf die Standardausgabe</translation>
    </message>
    <message>
        <source>The collection is missing.</source>
        <translation>Die Collection fehlt.</translation>
    </message>
    <message>
        <source>documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>The number of documents is missing.</source>
        <translation>Die Anzahl der Dokumente fehlt.</translation>
    </message>
    <message>
        <source>For example: -n 1000.</source>
        <translation>Zum Beispiel: -n 1000.</translation>
    </message>
    <message>
        <source>The ending of the file says nothing about its format.</source>
        <translation>Die Endung der Datei sagt nichts über ihr Format aus.</translation>
    </message>
    <message>
        <source>Use .bson, .json or .jsonl.</source>
        <translation>Verwenden Sie .bson, .json oder .jsonl.</translation>
    </message>
</context>
<context>
    <name>SampleDialog</name>
    <message>
        <source>All collections</source>
        <translation>Alle Collections</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen …</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Erzeugen</translation>
    </message>
    <message>
        <source>Generate documents</source>
        <translation>Dokumente erzeugen</translation>
    </message>
    <message>
        <source>JSON lines, for mongoimport</source>
        <translation>JSON-Zeilen, für mongoimport</translation>
    </message>
    <message>
        <source>BSON, for mongorestore</source>
        <translation>BSON, für mongorestore</translation>
    </message>
    <message>
        <source>Making documents of %1 …</source>
        <translation>Dokumente von %1 werden erzeugt …</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Collections</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Made-up documents that satisfy the validator. The same seed gives the same documents everywhere.</source>
        <translation>Synthetische Dokumente, die den Validator erfüllen. Derselbe Startwert ergibt überall dieselben Dokumente.</translation>
    </message>
    <message>
        <source>How many of each</source>
        <translation>Wie viele von jeder</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Whole number that decides the values</source>
        <translation>Ganze Zahl, die über die Werte entscheidet</translation>
    </message>
    <message>
        <source>Folder for the documents</source>
        <translation>Ordner für die Dokumente</translation>
    </message>
    <message>
        <source>No collection is chosen.</source>
        <translation>Keine Collection ist gewählt.</translation>
    </message>
    <message>
        <source>There is no collection to make documents for.</source>
        <translation>Es gibt keine Collection, für die Dokumente erzeugt werden können.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more files</source>
        <translation>
            <numerusform>%1 und %n weitere Datei</numerusform>
            <numerusform>%1 und %n weitere Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Writes %1.</source>
        <translation>Schreibt %1.</translation>
    </message>
    <message>
        <source>Writes %1. Files of the same name that are replaced: %2.</source>
        <translation>Schreibt %1. Gleichnamige Dateien, die ersetzt werden: %2.</translation>
    </message>
    <message>
        <source>A number is missing.</source>
        <translation>Eine Zahl fehlt.</translation>
    </message>
    <message>
        <source>Name a folder for the documents.</source>
        <translation>Nennen Sie einen Ordner für die Dokumente.</translation>
    </message>
    <message>
        <source>%1 is not a folder. Choose another one.</source>
        <translation>%1 ist kein Ordner. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Generating…</source>
        <translation>Wird erzeugt …</translation>
    </message>
    <message>
        <source>%1 documents (%2) are in %3.</source>
        <translation>%1 Dokumente (%2) liegen in %3.</translation>
    </message>
    <message>
        <source>Stopped; all files are as they were.</source>
        <translation>Angehalten; alle Dateien sind, wie sie waren.</translation>
    </message>
    <message>
        <source>Stopped; the other files are as they were.</source>
        <translation>Angehalten; die übrigen Dateien sind, wie sie waren.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>Wird angehalten …</translation>
    </message>
</context>
<context>
    <name>SampleLibrary</name>
    <message>
        <source>Bookstore</source>
        <translation>Buchhandlung</translation>
    </message>
    <message>
        <source>Books with few readers and books with thousands of reviews: embed, refer or copy a part.</source>
        <translation>Bücher mit wenigen Lesern und Bücher mit Tausenden von Rezensionen: einbetten, verweisen oder einen Teil kopieren.</translation>
    </message>
    <message>
        <source>Product reviews</source>
        <translation>Produktbewertungen</translation>
    </message>
    <message>
        <source>Very uneven numbers of reviews, and a mean that every page shows.</source>
        <translation>Sehr ungleich viele Bewertungen und ein Durchschnitt, den jede Seite zeigt.</translation>
    </message>
    <message>
        <source>Trades</source>
        <translation>Wertpapierhandel</translation>
    </message>
    <message>
        <source>A list for each customer that grows without limit and is read page by page.</source>
        <translation>Je Kunde eine Liste, die unbegrenzt wächst und seitenweise gelesen wird.</translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation>Sensoren</translation>
    </message>
    <message>
        <source>Readings every minute, kept for a year and read by spans of time.</source>
        <translation>Messwerte im Minutentakt, ein Jahr lang aufbewahrt und nach Zeitspannen gelesen.</translation>
    </message>
    <message>
        <source>Cinema</source>
        <translation>Kino</translation>
    </message>
    <message>
        <source>Seat plans that are known in advance, and a release date for each country.</source>
        <translation>Sitzpläne, die im Voraus bekannt sind, und ein Starttermin je Land.</translation>
    </message>
    <message>
        <source>Insurance policies</source>
        <translation>Versicherungspolicen</translation>
    </message>
    <message>
        <source>Contracts that change while every earlier state has to stay readable.</source>
        <translation>Verträge, die sich ändern, während jeder frühere Stand lesbar bleiben muss.</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Ferries and tugs: subtypes of one thing that share most of their fields.</source>
        <translation>Fähren und Schlepper: Untertypen einer Sache, die die meisten Felder gemeinsam haben.</translation>
    </message>
    <message>
        <source>There is no sample of this name.</source>
        <translation>Ein Beispiel dieses Namens gibt es nicht.</translation>
    </message>
    <message>
        <source>Choose one of %1.</source>
        <translation>Wählen Sie eines von: %1.</translation>
    </message>
    <message>
        <source>The sample is missing in this program.</source>
        <translation>Das Beispiel fehlt in diesem Programm.</translation>
    </message>
    <message>
        <source>Install the program again.</source>
        <translation>Installieren Sie das Programm neu.</translation>
    </message>
</context>
<context>
    <name>SamplesCommand</name>
    <message>
        <source>the sample projects that &apos;new --sample&apos; copies</source>
        <translation>die Beispielprojekte, die &apos;new --sample&apos; kopiert</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>What it shows</source>
        <translation>Was es zeigt</translation>
    </message>
</context>
<context>
    <name>ServerErrors</name>
    <message>
        <source>Make the plan again and review what changed.</source>
        <translation>Erstellen Sie den Plan neu und prüfen Sie, was sich geändert hat.</translation>
    </message>
    <message>
        <source>Change the design so that it does not need this, and report it as a missing check.</source>
        <translation>Ändern Sie den Entwurf so, dass er das nicht braucht, und melden Sie es als fehlende Prüfung.</translation>
    </message>
    <message>
        <source>Try again later; what is done already stays done.</source>
        <translation>Versuchen Sie es später erneut; was schon erledigt ist, bleibt erledigt.</translation>
    </message>
    <message>
        <source>Bring all members of the set up, then make the plan again.</source>
        <translation>Starten Sie alle Mitglieder des Replica Sets, und erstellen Sie dann den Plan neu.</translation>
    </message>
    <message>
        <source>Use a server version that has it, or change the design.</source>
        <translation>Verwenden Sie eine Serverversion, die das unterstützt, oder ändern Sie den Entwurf.</translation>
    </message>
    <message>
        <source>The server refused the specification.</source>
        <translation>Der Server hat die Spezifikation abgelehnt.</translation>
    </message>
    <message>
        <source>The object on the server is not the one the plan was made for.</source>
        <translation>Das Objekt auf dem Server ist nicht das, für das der Plan erstellt wurde.</translation>
    </message>
    <message>
        <source>The server is busy with another change.</source>
        <translation>Der Server ist mit einer anderen Änderung beschäftigt.</translation>
    </message>
    <message>
        <source>The connection or the primary was lost.</source>
        <translation>Die Verbindung oder der Primary ist verloren gegangen.</translation>
    </message>
    <message>
        <source>When the server is back, make a plan again: it shows what was done and what is left.</source>
        <translation>Sobald der Server wieder da ist, erstellen Sie erneut einen Plan: Er zeigt, was erledigt ist und was noch aussteht.</translation>
    </message>
    <message>
        <source>An index build on the collection is in the way.</source>
        <translation>Ein Indexaufbau auf der Collection steht im Weg.</translation>
    </message>
    <message>
        <source>The server ran out of disk, memory or files.</source>
        <translation>Dem Server sind Plattenplatz, Arbeitsspeicher oder offene Dateien ausgegangen.</translation>
    </message>
    <message>
        <source>The server or the collection is under maintenance.</source>
        <translation>Der Server oder die Collection wird gerade gewartet.</translation>
    </message>
    <message>
        <source>The server is overloaded.</source>
        <translation>Der Server ist überlastet.</translation>
    </message>
    <message>
        <source>The server is not the primary any more.</source>
        <translation>Der Server ist nicht mehr der Primary.</translation>
    </message>
    <message>
        <source>The server gave up after the time it was allowed.</source>
        <translation>Der Server hat nach Ablauf der erlaubten Zeit aufgegeben.</translation>
    </message>
    <message>
        <source>A document holds a value that is not a valid place where the index needs one, so the index was not built.</source>
        <translation>Ein Dokument enthält einen Wert, der kein gültiger Ort ist, wo der Index einen braucht; deshalb wurde der Index nicht aufgebaut.</translation>
    </message>
    <message>
        <source>A document names a language that text indexes do not know, so the index was not built.</source>
        <translation>Ein Dokument nennt eine Sprache, die Textindizes nicht kennen; deshalb wurde der Index nicht aufgebaut.</translation>
    </message>
    <message>
        <source>Find and correct such documents, then make the plan again. Nothing was deleted.</source>
        <translation>Suchen und berichtigen Sie solche Dokumente, und erstellen Sie dann den Plan neu. Es wurde nichts gelöscht.</translation>
    </message>
    <message>
        <source>The server accepts only the commands of its stable API.</source>
        <translation>Der Server nimmt nur die Befehle seiner Stable API an.</translation>
    </message>
    <message>
        <source>The server refused the login.</source>
        <translation>Der Server hat die Anmeldung abgelehnt.</translation>
    </message>
    <message>
        <source>Check user, password and authSource.</source>
        <translation>Prüfen Sie Benutzer, Passwort und authSource.</translation>
    </message>
    <message>
        <source>The server does not know a part of the command.</source>
        <translation>Der Server kennt einen Teil des Befehls nicht.</translation>
    </message>
    <message>
        <source>A part of the command is missing.</source>
        <translation>Dem Server fehlt ein Teil des Befehls.</translation>
    </message>
    <message>
        <source>The collection was dropped or recreated since the plan was made.</source>
        <translation>Die Collection wurde gelöscht oder neu angelegt, seit der Plan erstellt wurde.</translation>
    </message>
    <message>
        <source>The name is taken by now.</source>
        <translation>Der Name ist inzwischen vergeben.</translation>
    </message>
    <message>
        <source>Rename the collection or the database.</source>
        <translation>Benennen Sie die Collection oder die Datenbank um.</translation>
    </message>
    <message>
        <source>A database exists whose name differs only in upper and lower case.</source>
        <translation>Es gibt eine Datenbank, deren Name sich nur in der Groß- und Kleinschreibung unterscheidet.</translation>
    </message>
    <message>
        <source>Use the existing spelling, or another name.</source>
        <translation>Verwenden Sie die vorhandene Schreibweise oder einen anderen Namen.</translation>
    </message>
    <message>
        <source>The target is a view.</source>
        <translation>Das Zielobjekt ist eine View.</translation>
    </message>
    <message>
        <source>An index on the same keys with another name or other options exists.</source>
        <translation>Es gibt einen Index auf dieselben Schlüssel mit anderem Namen oder anderen Optionen.</translation>
    </message>
    <message>
        <source>Another index has that name.</source>
        <translation>Ein anderer Index trägt diesen Namen.</translation>
    </message>
    <message>
        <source>Documents share a value that must be unique, so the index was not built.</source>
        <translation>Mehrere Dokumente enthalten denselben Wert, obwohl er eindeutig sein muss; deshalb wurde der Index nicht aufgebaut.</translation>
    </message>
    <message>
        <source>Find and resolve the duplicates, then make the plan again. Nothing was deleted.</source>
        <translation>Suchen und bereinigen Sie die Duplikate, und erstellen Sie dann den Plan neu. Es wurde nichts gelöscht.</translation>
    </message>
    <message>
        <source>A document holds arrays at two fields of the index, so the index was not built.</source>
        <translation>Ein Dokument enthält Arrays in zwei Feldern des Index; deshalb wurde der Index nicht aufgebaut.</translation>
    </message>
    <message>
        <source>A document holds an array at the hashed field, so the index was not built.</source>
        <translation>Ein Dokument enthält ein Array im gehashten Feld; deshalb wurde der Index nicht aufgebaut.</translation>
    </message>
    <message>
        <source>Documents share a value that must be unique, so the index stays as it is.</source>
        <translation>Mehrere Dokumente enthalten denselben Wert, obwohl er eindeutig sein muss; deshalb bleibt der Index, wie er ist.</translation>
    </message>
    <message>
        <source>Find and resolve the duplicates, then make the plan again.</source>
        <translation>Suchen und bereinigen Sie die Duplikate, und erstellen Sie dann den Plan neu.</translation>
    </message>
    <message>
        <source>The index build was aborted.</source>
        <translation>Der Indexaufbau wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Not enough members of the set can take part.</source>
        <translation>Nicht genügend Mitglieder des Replica Sets können teilnehmen.</translation>
    </message>
    <message>
        <source>It is done on the primary, but not yet on a majority of the members.</source>
        <translation>Auf dem Primary ist es erledigt, aber noch nicht auf einer Mehrheit der Mitglieder.</translation>
    </message>
    <message>
        <source>A transaction or a lock may be in the way; try again when it has ended.</source>
        <translation>Möglicherweise steht eine Transaktion oder eine Sperre im Weg; versuchen Sie es erneut, sobald sie beendet ist.</translation>
    </message>
    <message>
        <source>An administrator stopped the command.</source>
        <translation>Ein Administrator hat den Befehl abgebrochen.</translation>
    </message>
    <message>
        <source>Give the server more disk before anything else.</source>
        <translation>Geben Sie dem Server vor allem anderen mehr Plattenplatz.</translation>
    </message>
    <message>
        <source>TLS could not be agreed on.</source>
        <translation>Die TLS-Aushandlung ist gescheitert.</translation>
    </message>
    <message>
        <source>Check the certificates and the tls options.</source>
        <translation>Prüfen Sie die Zertifikate und die tls-Optionen.</translation>
    </message>
    <message>
        <source>Read what the server said, then make the plan again.</source>
        <translation>Lesen Sie die Meldung des Servers, und erstellen Sie dann den Plan neu.</translation>
    </message>
</context>
<context>
    <name>SessionText</name>
    <message>
        <source>The connection string is invalid or has an unsupported option.</source>
        <translation>Die Verbindungs-URI ist ungültig oder enthält eine nicht unterstützte Option.</translation>
    </message>
    <message>
        <source>connection string</source>
        <translation>Verbindungs-URI</translation>
    </message>
    <message>
        <source>Check the options and their values.</source>
        <translation>Prüfen Sie die Optionen und ihre Werte.</translation>
    </message>
    <message>
        <source>The address could not be looked up: %1</source>
        <translation>Die Adresse konnte nicht aufgelöst werden: %1</translation>
    </message>
    <message>
        <source>Check the name and the connection to the name server.</source>
        <translation>Prüfen Sie den Namen und die Verbindung zum Nameserver.</translation>
    </message>
    <message>
        <source>The database exists; only a new one is filled and dropped again.</source>
        <translation>Die Datenbank gibt es schon; nur eine neue wird gefüllt und wieder gelöscht.</translation>
    </message>
    <message>
        <source>Name a database that does not exist.</source>
        <translation>Nennen Sie eine Datenbank, die es nicht gibt.</translation>
    </message>
    <message>
        <source>This command is never sent.</source>
        <translation>Dieser Befehl wird nie gesendet.</translation>
    </message>
    <message>
        <source>The driver could not be started.</source>
        <translation>Der Treiber konnte nicht gestartet werden.</translation>
    </message>
    <message>
        <source>The command is broken.</source>
        <translation>Der Befehl ist beschädigt.</translation>
    </message>
    <message>
        <source>The server is a member of no set, and replicaSet names one.</source>
        <translation>Der Server gehört zu keinem Replica Set, aber replicaSet nennt eines.</translation>
    </message>
    <message>
        <source>The server is a member of the set %1, and replicaSet names another.</source>
        <translation>Der Server gehört zum Replica Set %1, aber replicaSet nennt ein anderes.</translation>
    </message>
    <message>
        <source>Correct replicaSet in the connection string.</source>
        <translation>Berichtigen Sie replicaSet in der Verbindungs-URI.</translation>
    </message>
    <message>
        <source>There is a password, but no user.</source>
        <translation>Es ist ein Passwort angegeben, aber kein Benutzer.</translation>
    </message>
    <message>
        <source>Name the user in the connection string.</source>
        <translation>Nennen Sie den Benutzer in der Verbindungs-URI.</translation>
    </message>
    <message>
        <source>The login needs a password, and none was given.</source>
        <translation>Die Anmeldung braucht ein Passwort, aber es wurde keines angegeben.</translation>
    </message>
    <message>
        <source>Give the password, or take the user out of the connection string.</source>
        <translation>Geben Sie das Passwort an oder nehmen Sie den Benutzer aus der Verbindungs-URI heraus.</translation>
    </message>
</context>
<context>
    <name>SetCommand</name>
    <message>
        <source>change properties of an entity, field, relationship or operation</source>
        <translation>Eigenschaften einer Entität, eines Felds, einer Beziehung oder einer Operation ändern</translation>
    </message>
    <message>
        <source>The names are those of project files. A value is JSON or plain text; several texts have commas between them; without a value the property gets its default. Saves the project unless the model would be invalid.</source>
        <translation>Die Namen sind die der Projektdateien. Ein Wert ist JSON oder einfacher Text; mehrere Texte werden durch Kommas getrennt; ohne Wert erhält die Eigenschaft ihre Vorgabe. Das Projekt wird gespeichert, außer wenn das Modell ungültig würde.</translation>
    </message>
    <message>
        <source>&apos;project&apos;, an entity, ENTITY.FIELD, a relationship, RELATIONSHIP.a or .b, or an operation</source>
        <translation>&apos;project&apos;, eine Entität, ENTITY.FIELD, eine Beziehung, RELATIONSHIP.a oder .b oder eine Operation</translation>
    </message>
    <message>
        <source>what to change</source>
        <translation>was geändert wird</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be set.</source>
        <translation>&apos;%1&apos; lässt sich nicht setzen.</translation>
    </message>
    <message>
        <source>Give the name of a property and its value.</source>
        <translation>Geben Sie den Namen einer Eigenschaft und ihren Wert an.</translation>
    </message>
    <message>
        <source>Changed %1; saved %2.</source>
        <translation>%1 geändert; %2 gespeichert.</translation>
    </message>
</context>
<context>
    <name>SeveralPage</name>
    <message>
        <source>%1 entities selected</source>
        <translation>%1 Entitäten ausgewählt</translation>
    </message>
    <message>
        <source>%1 objects selected</source>
        <translation>%1 Objekte ausgewählt</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Color entities</source>
        <translation>Entitäten färben</translation>
    </message>
    <message>
        <source>Relate</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>ShapesCommand</name>
    <message>
        <source>sample documents of each collection as Extended JSON</source>
        <translation>Beispieldokumente jeder Collection als Extended JSON</translation>
    </message>
    <message>
        <source>For people, long texts and arrays are cut and notes say which pattern made a field; --json prints whole documents that keep every type.</source>
        <translation>In der lesbaren Ausgabe sind lange Texte und Arrays gekürzt, und Anmerkungen nennen das Muster, das ein Feld erzeugt hat; --json gibt ganze Dokumente aus, in denen jeder Typ erhalten bleibt.</translation>
    </message>
    <message>
        <source>only this collection</source>
        <translation>nur diese Collection</translation>
    </message>
    <message>
        <source>as if this pattern were not applied; repeatable</source>
        <translation>als wäre dieses Muster nicht angewendet; wiederholbar</translation>
    </message>
    <message>
        <source>documents of each collection; default: one of each kind</source>
        <translation>Dokumente je Collection; Vorgabe: eines von jeder Art</translation>
    </message>
    <message>
        <source>The project does not use a pattern &apos;%1&apos;.</source>
        <translation>Das Projekt verwendet kein Muster „%1“.</translation>
    </message>
    <message>
        <source>// %1: %2 documents, likely %3 each (%4 to %5)</source>
        <translation>// %1: %2 Dokumente, je wahrscheinlich %3 (%4 bis %5)</translation>
    </message>
</context>
<context>
    <name>ShareBar</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>rest %1</source>
        <translation>Rest %1</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Befehl oder Taste suchen</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Run the command that is selected</source>
        <translation>Den ausgewählten Befehl ausführen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Give all commands the keys that they came with</source>
        <translation>Allen Befehlen ihre ursprünglichen Tasten geben</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Neue Tasten</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>The command has these keys too</source>
        <translation>Der Befehl hat auch diese Tasten</translation>
    </message>
    <message>
        <source>Use only these</source>
        <translation>Nur diese verwenden</translation>
    </message>
    <message>
        <source>The command has these keys only; none when the box is empty</source>
        <translation>Der Befehl hat nur diese Tasten; keine, wenn das Feld leer ist</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Give the command the keys that it came with</source>
        <translation>Dem Befehl seine ursprünglichen Tasten geben</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>These keys are used by %1 as well: neither works until one of them changes.</source>
        <translation>Diese Tasten verwendet auch %1: Keiner von beiden reagiert, bis einer geändert wird.</translation>
    </message>
</context>
<context>
    <name>ShowPage</name>
    <message>
        <source>A sample document of %1, %2</source>
        <translation>Ein Beispieldokument von %1, %2</translation>
    </message>
    <message>
        <source>New here: %1</source>
        <translation>Neu hier: %1</translation>
    </message>
    <message>
        <source>No longer here: %1</source>
        <translation>Nicht mehr hier: %1</translation>
    </message>
    <message>
        <source>Working set in the cache</source>
        <translation>Working Set im Cache</translation>
    </message>
</context>
<context>
    <name>SizeCharts</name>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>What the chart is about</source>
        <translation>Worum es im Diagramm geht</translation>
    </message>
    <message>
        <source>Figure over time</source>
        <translation>Kennzahl im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Working set</source>
        <translation>Working Set</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Speicherplatz</translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Number of documents</source>
        <translation>Zahl der Dokumente</translation>
    </message>
    <message>
        <source>Largest document</source>
        <translation>Größtes Dokument</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>Memory for this chart</source>
        <translation>Arbeitsspeicher für dieses Diagramm</translation>
    </message>
    <message>
        <source>What if a server had this much memory? The project keeps its own.</source>
        <translation>Was wäre, wenn ein Server so viel Arbeitsspeicher hätte? Das Projekt behält seinen eigenen.</translation>
    </message>
    <message>
        <source>How these figures came about</source>
        <translation>Wie diese Zahlen zustande kommen</translation>
    </message>
    <message>
        <source>Save chart as picture…</source>
        <translation>Diagramm als Bild speichern …</translation>
    </message>
    <message>
        <source>Sizes of the collections</source>
        <translation>Größen der Collections</translation>
    </message>
    <message>
        <source>Figures of the chart</source>
        <translation>Zahlen des Diagramms</translation>
    </message>
    <message>
        <source>How this figure came about</source>
        <translation>Wie diese Zahl zustande kommt</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet …</translation>
    </message>
    <message>
        <source>All collections</source>
        <translation>Alle Collections</translation>
    </message>
</context>
<context>
    <name>SizeCommand</name>
    <message>
        <source>documents, bytes, indexes, and the working set against the cache</source>
        <translation>Dokumente, Bytes, Indizes und das Working Set im Verhältnis zum Cache</translation>
    </message>
    <message>
        <source>memory of the server, or &apos;here&apos; for that of this machine or its container; default: the project&apos;s</source>
        <translation>Arbeitsspeicher des Servers, oder &apos;here&apos; für den dieses Rechners oder seines Containers; Vorgabe: der des Projekts</translation>
    </message>
    <message>
        <source>replica-set, which keeps the times of recent changes, or standalone; default: the project&apos;s</source>
        <translation>replica-set, das die Zeiten jüngster Änderungen aufbewahrt, oder standalone; Vorgabe: die des Projekts</translation>
    </message>
    <message>
        <source>build the collections with synthetic documents in the storage engine that MongoDB uses, up to 100,000 documents of each, and measure the files</source>
        <translation>die Collections mit synthetischen Dokumenten in der Storage-Engine aufbauen, die MongoDB verwendet, mit bis zu 100.000 Dokumenten je Collection, und die Dateien messen</translation>
    </message>
    <message>
        <source>what if the collection had N documents; repeatable</source>
        <translation>angenommen, die Collection hätte N Dokumente; wiederholbar</translation>
    </message>
    <message>
        <source>month by month, 60 unless told: sizes, and when an array or document passes 1,000 elements, 1 MiB, 16 MiB; with and without each pattern</source>
        <translation>Monat für Monat, ohne Angabe 60: Größen, und wann ein Array oder Dokument 1.000 Elemente, 1 MiB, 16 MiB überschreitet; mit jedem Muster und ohne es</translation>
    </message>
    <message>
        <source>what each operation of the workload costs: documents, index entries, bytes, round trips, copies to keep in step</source>
        <translation>was jede Operation des Workloads kostet: Dokumente, Indexeinträge, Bytes, Roundtrips, nachzuführende Kopien</translation>
    </message>
    <message>
        <source>how the figures came about: the working set and the cache, and those of the collection; with --growth or --operations theirs too</source>
        <translation>wie die Zahlen zustande kommen: Working Set und Cache, und die der Collection; mit --growth oder --operations auch deren Zahlen</translation>
    </message>
    <message>
        <source>This machine does not tell its memory.</source>
        <translation>Dieser Rechner gibt seinen Arbeitsspeicher nicht an.</translation>
    </message>
    <message>
        <source>Give a number of GiB.</source>
        <translation>Geben Sie eine Zahl in GiB an.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be used here.</source>
        <translation>&apos;%1&apos; kann hier nicht verwendet werden.</translation>
    </message>
    <message>
        <source>Give replica-set or standalone.</source>
        <translation>Geben Sie replica-set oder standalone an.</translation>
    </message>
    <message>
        <source>Give a collection and a count, e.g. --documents books=5000000.</source>
        <translation>Geben Sie eine Collection und eine Anzahl an, z. B. --documents books=5000000.</translation>
    </message>
    <message>
        <source>There is no collection &apos;%1&apos; in the design.</source>
        <translation>Es gibt keine Collection „%1“ im Entwurf.</translation>
    </message>
</context>
<context>
    <name>SizeMeter</name>
    <message>
        <source>Working set</source>
        <translation>Working Set</translation>
    </message>
    <message>
        <source>The working set is being computed.</source>
        <translation>Das Working Set wird berechnet.</translation>
    </message>
    <message>
        <source>The cache of %1 is what WiredTiger takes of %2 GiB RAM.</source>
        <translation>Den Cache von %1 nimmt sich WiredTiger von %2 GiB RAM.</translation>
    </message>
    <message>
        <source>%1 of %2 pages asked for each second have to be read from disk.</source>
        <translation>%1 von %2 Seiten, die je Sekunde angefordert werden, müssen von der Platte gelesen werden.</translation>
    </message>
    <message>
        <source>Click for the sizes of each collection.</source>
        <translation>Klicken Sie für die Größen jeder Collection.</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>wird berechnet …</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 reads</source>
        <translation>%1 Lesezugriffe</translation>
    </message>
</context>
<context>
    <name>SizeTableModel</name>
    <message>
        <source>no bound</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation>%1 Einträge</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Likely size</source>
        <translation>Wahrscheinliche Größe</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Maximal</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Speicherplatz</translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Gebrauch</translation>
    </message>
</context>
<context>
    <name>SizeTools</name>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Calibrate…</source>
        <translation>Kalibrieren …</translation>
    </message>
    <message>
        <source>Build the collections in MongoDB&apos;s storage engine on this computer and measure their sizes (Ctrl+Shift+M)</source>
        <translation>Die Collections in MongoDBs Storage-Engine auf diesem Rechner aufbauen und ihre Größen messen (Strg+Umschalt+M)</translation>
    </message>
    <message>
        <source>Remove calibration</source>
        <translation>Kalibrierung entfernen</translation>
    </message>
    <message>
        <source>Remove the calibration: estimate by formulas alone again</source>
        <translation>Kalibrierung entfernen: wieder allein nach Formeln schätzen</translation>
    </message>
    <message>
        <source>By formulas</source>
        <translation>Nach Formeln</translation>
    </message>
    <message>
        <source>Estimated by formulas.</source>
        <translation>Nach Formeln geschätzt.</translation>
    </message>
    <message>
        <source>Calibrated</source>
        <translation>Kalibriert</translation>
    </message>
    <message>
        <source>Estimated by formulas, files calibrated with %1 (%2).</source>
        <translation>Nach Formeln geschätzt, Dateien kalibriert mit %1 (%2).</translation>
    </message>
    <message>
        <source>Estimated by formulas: no collection has the shape any more that it was calibrated with.</source>
        <translation>Nach Formeln geschätzt: Keine Collection hat noch die Form, mit der sie kalibriert wurde.</translation>
    </message>
    <message>
        <source>Correct the estimates by the sizes on a server in use, or of synthetic documents in a scratch database (Ctrl+Shift+K)</source>
        <translation>Die Schätzungen anhand der Größen auf einem benutzten Server oder synthetischer Dokumente in einer temporären Datenbank korrigieren (Strg+Umschalt+K)</translation>
    </message>
</context>
<context>
    <name>SpotPage</name>
    <message>
        <source>What may be wrong</source>
        <translation>Was falsch sein könnte</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>nothing wrong here</source>
        <translation>hier ist nichts falsch</translation>
    </message>
    <message>
        <source>You found everything.</source>
        <translation>Sie haben alles gefunden.</translation>
    </message>
    <message>
        <source>Found: %1 of %2.</source>
        <translation>Gefunden: %1 von %2.</translation>
    </message>
    <message>
        <source>Ticked without a finding: %1.</source>
        <translation>Angekreuzt ohne Befund: %1.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>An empty canvas. How do you want to begin?</source>
        <translation>Eine leere Zeichenfläche. Wie möchten Sie beginnen?</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close the start page</source>
        <translation>Startseite schließen</translation>
    </message>
    <message>
        <source>Or look at a sample (it opens as a copy)</source>
        <translation>Oder sehen Sie sich ein Beispiel an (es öffnet sich als Kopie)</translation>
    </message>
    <message>
        <source>Draw an entity (E)</source>
        <translation>Entität zeichnen (E)</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Recover changes to %1 that were not saved</source>
        <translation>Nicht gespeicherte Änderungen an %1 wiederherstellen</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnete Dateien</translation>
    </message>
</context>
<context>
    <name>StepPage</name>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
</context>
<context>
    <name>TaskPage</name>
    <message>
        <source>Task: %1</source>
        <translation>Aufgabe: %1</translation>
    </message>
    <message>
        <source>&amp;Start in the designer</source>
        <translation>Im Designer &amp;beginnen</translation>
    </message>
    <message>
        <source>Opens a project made for this task. Your own project stays as it is.</source>
        <translation>Öffnet ein eigens für diese Aufgabe angelegtes Projekt. Ihr eigenes Projekt bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Show a &amp;solution</source>
        <translation>&amp;Lösung zeigen</translation>
    </message>
    <message>
        <source>Open the solution</source>
        <translation>Lösung öffnen</translation>
    </message>
    <message>
        <source>The task is done when</source>
        <translation>Die Aufgabe ist gelöst, wenn gilt</translation>
    </message>
    <message>
        <source>The task is done when:</source>
        <translation>Die Aufgabe ist gelöst, wenn gilt:</translation>
    </message>
    <message>
        <source>%1 (now: %2)</source>
        <translation>%1 (jetzt: %2)</translation>
    </message>
    <message>
        <source>Met: %1</source>
        <translation>Erfüllt: %1</translation>
    </message>
    <message>
        <source>Not met: %1</source>
        <translation>Nicht erfüllt: %1</translation>
    </message>
    <message>
        <source>Start the task in the designer first.</source>
        <translation>Beginnen Sie die Aufgabe zuerst im Designer.</translation>
    </message>
    <message>
        <source>Not started. The task opens a project of its own; yours stays as it is.</source>
        <translation>Nicht begonnen. Die Aufgabe öffnet ein eigenes Projekt; Ihres bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Change the project in the designer. It is judged as you go on.</source>
        <translation>Ändern Sie das Projekt im Designer. Es wird laufend beurteilt.</translation>
    </message>
    <message>
        <source>Done. Well solved.</source>
        <translation>Erledigt. Gut gelöst.</translation>
    </message>
    <message>
        <source>Not done yet.</source>
        <translation>Noch nicht gelöst.</translation>
    </message>
    <message>
        <source>This is the project of the task. Ctrl+F1 shows the lesson again.</source>
        <translation>Dies ist das Projekt zur Aufgabe. Strg+F1 zeigt die Lektion wieder.</translation>
    </message>
    <message>
        <source>The task is done. Ctrl+F1 shows the lesson.</source>
        <translation>Die Aufgabe ist gelöst. Strg+F1 zeigt die Lektion.</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <source>The server has %1 GiB of memory, of which %2 are cache.</source>
        <translation>Der Server hat %1 GiB Arbeitsspeicher, davon sind %2 Cache.</translation>
    </message>
    <message>
        <source>The workload is empty: it is not known what is read together or how often.</source>
        <translation>Der Workload ist leer: Es ist nicht bekannt, was zusammen gelesen wird und wie oft.</translation>
    </message>
    <message numerus="yes">
        <source>%n likely number(s) were guessed from minimum and maximum.</source>
        <translation>
            <numerusform>%n übliche Anzahl wurde aus der kleinsten und der größten geschätzt.</numerusform>
            <numerusform>%n übliche Anzahlen wurden aus der jeweils kleinsten und größten geschätzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n read(s) name no fields and are assumed to need whole documents.</source>
        <translation>
            <numerusform>%n lesende Operation nennt keine Felder; angenommen wird, dass sie ganze Dokumente braucht.</numerusform>
            <numerusform>%n lesende Operationen nennen keine Felder; angenommen wird, dass sie ganze Dokumente brauchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) do not say how many documents they find: one by a key, twenty at most otherwise, all for an aggregate without a filter.</source>
        <translation>
            <numerusform>%n Operation gibt nicht an, wie viele Dokumente sie findet; angenommen wird: eines bei einem Schlüssel, sonst höchstens zwanzig, alle bei einem aggregate ohne Filter.</numerusform>
            <numerusform>%n Operationen geben nicht an, wie viele Dokumente sie finden; angenommen wird: eines bei einem Schlüssel, sonst höchstens zwanzig, alle bei einem aggregate ohne Filter.</numerusform>
        </translation>
    </message>
    <message>
        <source>No use case is chosen, so none counts for or against a pattern.</source>
        <translation>Es ist kein Anwendungsfall gewählt; daher spricht keiner für oder gegen ein Muster.</translation>
    </message>
    <message>
        <source>Sizes and working set are estimated by formula; hot documents are assumed to be spread over all pages unless they are the newest.</source>
        <translation>Größen und Working Set sind nach Formeln geschätzt; von häufig gelesenen Dokumenten, die nicht die neuesten sind, wird angenommen, dass sie über alle Seiten verstreut sind.</translation>
    </message>
    <message>
        <source>one document of %1</source>
        <translation>ein Dokument von %1</translation>
    </message>
    <message>
        <source>documents in %1</source>
        <translation>Dokumente in %1</translation>
    </message>
    <message>
        <source>all documents</source>
        <translation>alle Dokumente</translation>
    </message>
    <message>
        <source>working set</source>
        <translation>Working Set</translation>
    </message>
    <message>
        <source>index entries</source>
        <translation>Indexeinträge</translation>
    </message>
    <message>
        <source>documents read</source>
        <translation>gelesene Dokumente</translation>
    </message>
    <message>
        <source>documents written</source>
        <translation>geschriebene Dokumente</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>indexes</source>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>cost of affected operations</source>
        <translation>Kosten der betroffenen Operationen</translation>
    </message>
    <message>
        <source>%1 more data</source>
        <translation>%1 mehr Daten</translation>
    </message>
    <message>
        <source>%1 more documents written</source>
        <translation>%1 mehr geschriebene Dokumente</translation>
    </message>
    <message>
        <source>A document of %1 goes from %2 to %3.</source>
        <translation>Ein Dokument von %1 geht von %2 auf %3.</translation>
    </message>
    <message>
        <source>The working set goes from %1 to %2 (cache %3).</source>
        <translation>Das Working Set geht von %1 auf %2 (Cache %3).</translation>
    </message>
    <message>
        <source>The collection needs %1 fewer indexes.</source>
        <translation>Die Collection braucht %1 weniger Indizes.</translation>
    </message>
    <message>
        <source>Affected operations cost %1 less.</source>
        <translation>Betroffene Operationen kosten %1 weniger.</translation>
    </message>
    <message>
        <source>It suits this goal less (%1 of 100), but all operations together cost %2 less.</source>
        <translation>Zu diesem Ziel passt es weniger gut (%1 von 100), aber alle Operationen zusammen kosten %2 weniger.</translation>
    </message>
    <message>
        <source>It solves: %1</source>
        <translation>Es löst: %1</translation>
    </message>
    <message>
        <source>%1 for %2. %3</source>
        <translation>%1 für %2. %3</translation>
    </message>
    <message>
        <source>Trade-offs: %1.</source>
        <translation>Nachteile: %1.</translation>
    </message>
    <message>
        <source>Not %1: %2</source>
        <translation>Nicht %1: %2</translation>
    </message>
    <message>
        <source>%1 keeps to one kind of pattern, and another one brings more.</source>
        <translation>Das Ziel „%1“ beschränkt sich auf eine Art von Muster, und eine andere bringt mehr.</translation>
    </message>
    <message>
        <source>%1 keeps to %2 kinds of patterns, and others bring more.</source>
        <translation>Das Ziel „%1“ beschränkt sich auf %2 Arten von Mustern, und andere bringen mehr.</translation>
    </message>
    <message>
        <source>Just short at %1 (%2, needs %3); recommended at %4.</source>
        <translation>Bei %1 knapp verfehlt (%2, nötig sind %3); bei %4 empfohlen.</translation>
    </message>
    <message>
        <source>Affected operations would cost %1 more.</source>
        <translation>Betroffene Operationen würden %1 mehr kosten.</translation>
    </message>
    <message>
        <source>Affected operations would cost %1 times as much.</source>
        <translation>Betroffene Operationen würden das %1-Fache kosten.</translation>
    </message>
    <message>
        <source>It brings a problem: %1</source>
        <translation>Es bringt ein Problem mit sich: %1</translation>
    </message>
    <message>
        <source>Affected operations would not cost less.</source>
        <translation>Betroffene Operationen würden nicht weniger kosten.</translation>
    </message>
    <message>
        <source>Affected operations would cost only %1 less.</source>
        <translation>Betroffene Operationen würden nur %1 weniger kosten.</translation>
    </message>
    <message>
        <source>What it saves (%1) does not make up for its complexity.</source>
        <translation>Die Ersparnis (%1) wiegt die Komplexität nicht auf.</translation>
    </message>
    <message>
        <source>It was not compared.</source>
        <translation>Es wurde nicht verglichen.</translation>
    </message>
    <message>
        <source>Not %1 for %2: %3</source>
        <translation>Nicht %1 für %2: %3</translation>
    </message>
    <message>
        <source>It is in use as it is: only more memory helps.</source>
        <translation>Alles ist in Gebrauch: nur mehr Arbeitsspeicher hilft.</translation>
    </message>
    <message>
        <source>%1 make up %2 of each %3 document: link them where reads do without them.</source>
        <translation>%1 machen %2 jedes Dokuments von %3 aus: Verweisen Sie darauf, wo Lesezugriffe ohne sie auskommen.</translation>
    </message>
    <message>
        <source>It grows by %1 documents a day and nothing is deleted: set a TTL, or archive what no read asks for.</source>
        <translation>Es kommen %1 Dokumente am Tag hinzu, und nichts wird gelöscht: eine TTL setzen oder archivieren, was kein Lesezugriff verlangt.</translation>
    </message>
    <message>
        <source>%1 of its documents count as in use: state the share that operations really touch.</source>
        <translation>%1 der Dokumente gelten als in Gebrauch: den Anteil angeben, den Operationen wirklich berühren.</translation>
    </message>
    <message>
        <source>It fits: nothing needs to be done.</source>
        <translation>Das passt: Es ist nichts zu tun.</translation>
    </message>
    <message>
        <source>No operation uses this index: drop it.</source>
        <translation>Keine Operation nutzt diesen Index: löschen.</translation>
    </message>
    <message>
        <source>index %1 of %2</source>
        <translation>Index %1 von %2</translation>
    </message>
    <message>
        <source>%1: %2 in use, %3 of the cache. %4</source>
        <translation>%1: %2 in Gebrauch, %3 des Caches. %4</translation>
    </message>
    <message>
        <source>Store as “%1”, not as “%2”, and with it as “%3”, not as “%4”: affected operations cost %5 less by both, not by one alone.</source>
        <translation>Als „%1“ speichern, nicht als „%2“, und zugleich als „%3“, nicht als „%4“: Die betroffenen Operationen kosten durch beides %5 weniger, nicht durch eines allein.</translation>
    </message>
    <message>
        <source>Store as “%1”, not as “%2”: affected operations cost %3 less.</source>
        <translation>Als „%1“ speichern, nicht als „%2“: Betroffene Operationen kosten %3 weniger.</translation>
    </message>
    <message>
        <source>Store as “%1”, not as “%2”: affected operations cost %3 less, each way with the patterns that suit it.</source>
        <translation>Als „%1“ speichern, nicht als „%2“: betroffene Operationen kosten %3 weniger, jede Art mit den Mustern, die zu ihr passen.</translation>
    </message>
    <message>
        <source>Store as “%1”, not as “%2”: affected operations cost %3 less, with %4 on it.</source>
        <translation>Als „%1“ speichern, nicht als „%2“: Betroffene Operationen kosten %3 weniger, mit %4 darauf.</translation>
    </message>
    <message>
        <source>%1 does this without code of your own.</source>
        <translation>%1 leistet das ohne eigenen Code.</translation>
    </message>
    <message>
        <source>The working set takes %1 of the cache.</source>
        <translation>Das Working Set belegt %1 des Caches.</translation>
    </message>
    <message>
        <source>It cannot be used together with %1 here: %2</source>
        <translation>Es kann hier nicht zusammen mit %1 verwendet werden: %2</translation>
    </message>
    <message>
        <source>It brings an error: %1</source>
        <translation>Es bringt einen Fehler mit sich: %1</translation>
    </message>
    <message>
        <source>Give one BSON document or one Extended JSON object.</source>
        <translation>Geben Sie ein BSON-Dokument oder ein Objekt in Extended JSON an.</translation>
    </message>
    <message>
        <source>The length of the document does not agree with its bytes.</source>
        <translation>Die Länge des Dokuments stimmt nicht mit seinen Bytes überein.</translation>
    </message>
    <message>
        <source>A field near byte %1 is cut off or of an unknown type.</source>
        <translation>Ein Feld in der Nähe von Byte %1 ist abgeschnitten oder von unbekanntem Typ.</translation>
    </message>
    <message>
        <source>The document is nested more than %1 levels deep.</source>
        <translation>Das Dokument ist mehr als %1 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>The text is not Extended JSON: %1</source>
        <translation>Der Text ist kein Extended JSON: %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>Byte %1</translation>
    </message>
    <message>
        <source>An object in braces is expected here.</source>
        <translation>Hier wird ein Objekt in geschweiften Klammern erwartet.</translation>
    </message>
    <message>
        <source>Unexpected text after the object.</source>
        <translation>Nach dem Objekt folgt noch etwas.</translation>
    </message>
    <message>
        <source>A comma or the closing bracket is expected here.</source>
        <translation>Hier wird ein Komma oder die schließende Klammer erwartet.</translation>
    </message>
    <message>
        <source>A text has a control character or a line break in it; JSON writes those as \n, \t or \u0000.</source>
        <translation>Ein Text enthält ein Steuerzeichen oder einen Zeilenumbruch; in JSON schreibt man dafür \n, \t oder \u0000.</translation>
    </message>
    <message>
        <source>The text ends inside of an object.</source>
        <translation>Der Text endet innerhalb eines Objekts.</translation>
    </message>
    <message>
        <source>The name of a member in double quotes is expected here.</source>
        <translation>Hier wird der Name eines Eintrags in doppelten Anführungszeichen erwartet.</translation>
    </message>
    <message>
        <source>The name of a member contains the character NUL, where BSON ends a name.</source>
        <translation>Der Name eines Eintrags enthält das Zeichen NUL, an dem ein Name in BSON endet.</translation>
    </message>
    <message>
        <source>A colon is expected here.</source>
        <translation>Hier wird ein Doppelpunkt erwartet.</translation>
    </message>
    <message>
        <source>No value begins like this.</source>
        <translation>So beginnt kein Wert.</translation>
    </message>
    <message>
        <source>Objects are nested more than %1 levels deep.</source>
        <translation>Objekte sind mehr als %1 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>This bracket closes what another one opened.</source>
        <translation>Diese Klammer schließt, was eine andere geöffnet hat.</translation>
    </message>
    <message>
        <source>The object that ends here is called %1, but its content is not such a value of Extended JSON.</source>
        <translation>Das Objekt, das hier endet, heißt %1, aber sein Inhalt ist kein solcher Wert in Extended JSON.</translation>
    </message>
    <message>
        <source>A text that begins here is not UTF-8.</source>
        <translation>Ein Text, der hier beginnt, ist nicht in UTF-8.</translation>
    </message>
    <message>
        <source>A backslash is followed by a character that it cannot stand before.</source>
        <translation>Auf einen umgekehrten Schrägstrich folgt ein Zeichen, vor dem er nicht stehen darf.</translation>
    </message>
    <message>
        <source>\u is followed by something else than four hexadecimal digits.</source>
        <translation>Auf \u folgt etwas anderes als vier hexadezimale Ziffern.</translation>
    </message>
    <message>
        <source>A number begins with a zero or has no digits.</source>
        <translation>Eine Zahl beginnt mit einer Null oder hat keine Ziffern.</translation>
    </message>
    <message>
        <source>This is not a number, or it is too large for a double.</source>
        <translation>Das ist keine Zahl, oder sie ist zu groß für double.</translation>
    </message>
    <message>
        <source>What the file held before could not be kept as a back-up.</source>
        <translation>Was die Datei vorher enthielt, ließ sich nicht als Sicherung aufheben.</translation>
    </message>
    <message>
        <source>Saving goes on; see whether the folder can be written and is not full.</source>
        <translation>Das Speichern geht weiter; prüfen Sie, ob der Ordner beschreibbar und nicht voll ist.</translation>
    </message>
    <message>
        <source>The folder for what this program remembers cannot be made.</source>
        <translation>Der Ordner für das, was dieses Programm sich merkt, lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>Set XDG_STATE_HOME to a folder that can be written.</source>
        <translation>Setzen Sie XDG_STATE_HOME auf einen beschreibbaren Ordner.</translation>
    </message>
    <message>
        <source>Write only a number, such as %1 or 30k.</source>
        <translation>Geben Sie nur eine Zahl ein, etwa %1 oder 30k.</translation>
    </message>
    <message>
        <source>Write how many times, such as 5 or × 5.</source>
        <translation>Geben Sie ein Vielfaches ein, etwa 5 oder × 5.</translation>
    </message>
    <message>
        <source>Write a share such as 5 %.</source>
        <translation>Geben Sie einen Anteil ein, etwa 5 %.</translation>
    </message>
    <message>
        <source>Write a size such as 40 kB or %1 GiB.</source>
        <translation>Geben Sie eine Größe ein, etwa 40 kB oder %1 GiB.</translation>
    </message>
    <message>
        <source>Write a time such as 15 ms, 2 h, 30 days or 2 years.</source>
        <translation>Geben Sie eine Zeit ein, etwa 15 ms, 2 h, 30 Tage oder 2 Jahre.</translation>
    </message>
    <message>
        <source>Write a rate such as 24/day, %1/day or 900/s.</source>
        <translation>Geben Sie eine Rate ein, etwa 24/Tag, %1/Tag oder 900/s.</translation>
    </message>
    <message>
        <source>A number is needed.</source>
        <translation>Eine Zahl ist erforderlich.</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>Write it as 40, %1, 30k or %2 M.</source>
        <translation>Geben Sie sie wie 40, %1, 30k oder %2 M ein.</translation>
    </message>
    <message>
        <source>“%1” can mean %2 or %3.</source>
        <translation>„%1“ kann %2 oder %3 bedeuten.</translation>
    </message>
    <message>
        <source>Write %1 or %2.</source>
        <translation>Geben Sie %1 oder %2 ein.</translation>
    </message>
    <message>
        <source>“%1” does not fit here.</source>
        <translation>„%1“ passt hier nicht.</translation>
    </message>
    <message>
        <source>“%1” cannot be a rate.</source>
        <translation>„%1“ kann keine Rate sein.</translation>
    </message>
    <message>
        <source> times</source>
        <translation> ×</translation>
    </message>
    <message>
        <source> bytes</source>
        <translation> Byte</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source> days</source>
        <translation> Tage</translation>
    </message>
    <message>
        <source>/day</source>
        <translation>/Tag</translation>
    </message>
    <message>
        <source>Did you mean &apos;%1&apos;?</source>
        <translation>Meinten Sie &apos;%1&apos;?</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>Vorhanden sind: %1.</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 Jahre</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 Tag</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 Tage</translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation>%1 Stunden</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 Minuten</translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <translation>%1 Sekunden</translation>
    </message>
    <message>
        <source>“%1” is said to run %2 times a second.</source>
        <translation>„%1“ soll %2-mal in der Sekunde laufen.</translation>
    </message>
    <message>
        <source>One server answers some ten thousand simple operations a second; above %1 a second the figures of this project mean nothing.</source>
        <translation>Ein Server beantwortet einige zehntausend einfache Operationen in der Sekunde; über %1 in der Sekunde besagen die Zahlen dieses Projekts nichts.</translation>
    </message>
    <message>
        <source>Correct the rate or its unit: 1/h is 0.00028/s.</source>
        <translation>Berichtigen Sie die Rate oder ihre Einheit: 1/h sind 0,00028/s.</translation>
    </message>
    <message>
        <source>There are said to be %1 of %2.</source>
        <translation>Von „%2“ soll es %1 geben.</translation>
    </message>
    <message>
        <source>More than %1 fit on no server; the sizes of this project mean nothing then.</source>
        <translation>Mehr als %1 passen auf keinen Server; die Größen dieses Projekts besagen dann nichts.</translation>
    </message>
    <message>
        <source>Correct the count; k, M and B stand for thousands, millions and thousand millions.</source>
        <translation>Berichtigen Sie die Anzahl; k, M und B stehen für Tausend, Millionen und Milliarden.</translation>
    </message>
    <message>
        <source>%1 repeats a value that changes often.</source>
        <translation>%1 wiederholt einen Wert, der sich häufig ändert.</translation>
    </message>
    <message>
        <source>%1.%2 changes %3; each change has to reach %4 copies, and the copy saves %5 lookups.</source>
        <translation>%1.%2 ändert sich mit einer Rate von %3; jede Änderung muss %4 Kopien erreichen, während die Kopie Lookups mit einer Rate von %5 erspart.</translation>
    </message>
    <message>
        <source>%1.%2 is marked as changing often, and %3 copies of each value have to follow.</source>
        <translation>%1.%2 ist als häufig veränderlich gekennzeichnet, und %3 Kopien jedes Werts müssen nachgeführt werden.</translation>
    </message>
    <message>
        <source>Do not copy this field, or mark it as a snapshot when the value of that moment is meant.</source>
        <translation>Kopieren Sie dieses Feld nicht, oder kennzeichnen Sie es als Momentaufnahme, wenn der Wert des damaligen Zeitpunkts gemeint ist.</translation>
    </message>
    <message>
        <source>%1 repeats a value that the same query finds in the original.</source>
        <translation>%1 wiederholt einen Wert, den dieselbe Abfrage im Original findet.</translation>
    </message>
    <message>
        <source>Both are in %1, so the copy saves nothing and has to follow every change.</source>
        <translation>Beide sind in %1; eine Kopie erspart also nichts und muss jeder Änderung folgen.</translation>
    </message>
    <message>
        <source>Most bytes of %1 are rarely read.</source>
        <translation>Die meisten Bytes von %1 werden selten gelesen.</translation>
    </message>
    <message>
        <source>%1 of %2 in each document (%3) are not wanted by %4 of the reads, yet they lie in the cache with the rest.</source>
        <translation>%1 von %2 in jedem Dokument (%3) werden von %4 der Lesezugriffe nicht gebraucht, liegen aber mit dem Rest im Cache.</translation>
    </message>
    <message>
        <source>Move these fields to a collection of their own; leaving them out of the result does not make the cache smaller.</source>
        <translation>Verschieben Sie diese Felder in eine eigene Collection; sie aus dem Ergebnis wegzulassen, macht den Cache nicht kleiner.</translation>
    </message>
    <message>
        <source>Link what is embedded there instead; leaving it out of the result does not make the cache smaller.</source>
        <translation>Verweisen Sie stattdessen auf das dort Eingebettete; es aus dem Ergebnis wegzulassen, macht den Cache nicht kleiner.</translation>
    </message>
    <message>
        <source>The name is empty.</source>
        <translation>Der Name ist leer.</translation>
    </message>
    <message>
        <source>A server refuses “$” and the character NUL (code 73).</source>
        <translation>Ein Server lehnt „$“ und das Zeichen NUL ab (Code 73).</translation>
    </message>
    <message>
        <source>A server refuses a leading dot and the word “system.” (codes 73 and 2).</source>
        <translation>Ein Server lehnt einen Punkt am Anfang und das Wort „system.“ ab (Codes 73 und 2).</translation>
    </message>
    <message>
        <source>It has %1 bytes; with database and dot %2 are allowed (code 73).</source>
        <translation>Der Name hat %1 Bytes; mit Datenbank und Punkt sind %2 erlaubt (Code 73).</translation>
    </message>
    <message>
        <source>It has %1 bytes, too many beside a long database name: both with the dot may have %2.</source>
        <translation>Der Name hat %1 Bytes, zu viele neben einem langen Datenbanknamen: Beide zusammen dürfen mit dem Punkt %2 haben.</translation>
    </message>
    <message>
        <source>It does not begin with a letter, so the shell cannot name it as db.%1.</source>
        <translation>Der Name beginnt nicht mit einem Buchstaben, daher kann die Shell ihn nicht als db.%1 ansprechen.</translation>
    </message>
    <message>
        <source>A dot at the end, a slash or a blank is accepted but trips tools and shells.</source>
        <translation>Ein Punkt am Ende, ein Schrägstrich oder ein Leerzeichen wird angenommen, bereitet Werkzeugen und Shells aber Schwierigkeiten.</translation>
    </message>
    <message>
        <source>A collection cannot be called “%1”.</source>
        <translation>Eine Collection kann nicht „%1“ heißen.</translation>
    </message>
    <message>
        <source>“%1” is an awkward name for a collection.</source>
        <translation>„%1“ ist ein ungünstiger Name für eine Collection.</translation>
    </message>
    <message>
        <source>Give the entity another collection name.</source>
        <translation>Geben Sie der Entität einen anderen Collection-Namen.</translation>
    </message>
    <message>
        <source>Two collections are called alike: %1 and %2.</source>
        <translation>Zwei Collections heißen gleich: %1 und %2.</translation>
    </message>
    <message>
        <source>They differ at most in upper and lower case.</source>
        <translation>Sie unterscheiden sich höchstens in Groß- und Kleinschreibung.</translation>
    </message>
    <message>
        <source>Give one of the entities another collection name.</source>
        <translation>Geben Sie einer der Entitäten einen anderen Collection-Namen.</translation>
    </message>
    <message>
        <source>Two patterns in %1 affect each other.</source>
        <translation>Zwei Muster in %1 beeinflussen einander.</translation>
    </message>
    <message>
        <source>Keep both if that is acceptable; otherwise remove one of them.</source>
        <translation>Behalten Sie beide, wenn Sie damit leben können; sonst entfernen Sie eines.</translation>
    </message>
    <message>
        <source>%1 patterns shape the documents of %2.</source>
        <translation>%1 Muster formen die Dokumente von %2.</translation>
    </message>
    <message>
        <source>Each adds code to every place that reads or writes these documents.</source>
        <translation>Jedes bringt eigenen Code an jede Stelle, die diese Dokumente liest oder schreibt.</translation>
    </message>
    <message>
        <source>Remove the patterns that save least; the advice says what each saves.</source>
        <translation>Entfernen Sie die Muster, die am wenigsten sparen; die Empfehlungen zeigen, was jedes spart.</translation>
    </message>
    <message>
        <source>One number of four has to change: %1 instead of %2, %3 instead of %4, %5 for each %6 instead of %7, or %8 for each %9.</source>
        <translation>Eine von vier Zahlen muss sich ändern: %1 statt %2, %3 statt %4, %5 je %6 statt %7, oder %8 je %9.</translation>
    </message>
    <message>
        <source>The numbers of %1 contradict each other.</source>
        <translation>Die Zahlen von „%1“ widersprechen einander.</translation>
    </message>
    <message>
        <source>%1 with %2 each are %3 links; %4 with %5 each are %6.</source>
        <translation>%1 mit je %2 sind %3 Verweise; %4 mit je %5 sind %6.</translation>
    </message>
    <message>
        <source>The entity grows by %1 a day; the operations that insert it come to %2 a day.</source>
        <translation>Die Entität wächst um %1 am Tag; die Operationen, die sie einfügen, kommen auf %2 am Tag.</translation>
    </message>
    <message>
        <source>Correct the growth, or the rate of the operations; sizes follow the growth, costs the rate.</source>
        <translation>Berichtigen Sie das Wachstum oder die Rate der Operationen; die Größen folgen dem Wachstum, die Kosten der Rate.</translation>
    </message>
    <message>
        <source>%1 grows faster than it is inserted.</source>
        <translation>„%1“ wächst schneller, als es eingefügt wird.</translation>
    </message>
    <message>
        <source>%1 is inserted and does not grow.</source>
        <translation>„%1“ wird eingefügt und wächst nicht.</translation>
    </message>
    <message>
        <source>The validator of %1 must not be sent to a server.</source>
        <translation>Der Validator von %1 darf nicht an einen Server gesendet werden.</translation>
    </message>
    <message>
        <source>“%1” leaves references behind.</source>
        <translation>„%1“ lässt Referenzen zurück.</translation>
    </message>
    <message>
        <source>Documents of %1 hold the _id of what it deletes in %2; a server does not look after them.</source>
        <translation>Dokumente von %1 enthalten die _id dessen, was die Operation in %2 löscht; ein Server kümmert sich nicht um sie.</translation>
    </message>
    <message>
        <source>Delete or change those documents in the same transaction, or let readers expect a missing target.</source>
        <translation>Löschen oder ändern Sie diese Dokumente in derselben Transaktion, oder lassen Sie lesende Anwendungen mit einem fehlenden Ziel rechnen.</translation>
    </message>
    <message>
        <source>Documents of %1 are nested %2 levels deep.</source>
        <translation>Dokumente von %1 sind %2 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>Objects and arrays each count as a level. MongoDB&apos;s documented limit is %1 levels; drivers and tools give up near it.</source>
        <translation>Objekte und Arrays zählen jeweils als eine Ebene. MongoDB dokumentiert %1 Ebenen; Treiber und Werkzeuge versagen in der Nähe dieser Grenze.</translation>
    </message>
    <message>
        <source>Flatten the inner objects or keep them in a collection of their own.</source>
        <translation>Flachen Sie die inneren Objekte ab, oder halten Sie sie in einer eigenen Collection.</translation>
    </message>
    <message>
        <source>%1 looks like money and is a double.</source>
        <translation>%1 sieht nach einem Geldbetrag aus und ist vom Typ double.</translation>
    </message>
    <message>
        <source>Doubles cannot hold 0.10 exactly; sums drift.</source>
        <translation>Der Typ double kann 0,10 nicht exakt darstellen; Summen weichen mit der Zeit ab.</translation>
    </message>
    <message>
        <source>Make it a decimal128, or count cents in a whole number.</source>
        <translation>Verwenden Sie decimal128, oder zählen Sie Cent in einer ganzen Zahl.</translation>
    </message>
    <message>
        <source>%1 looks like a time and is a string.</source>
        <translation>%1 sieht nach einer Zeitangabe aus und ist vom Typ string.</translation>
    </message>
    <message>
        <source>Text sorts by character, cannot expire and takes more than the 8 bytes of a date.</source>
        <translation>Texte werden nach Buchstaben sortiert, können nicht ablaufen und belegen mehr als die 8 Bytes eines Datums.</translation>
    </message>
    <message>
        <source>Make it a date.</source>
        <translation>Verwenden Sie den Typ date.</translation>
    </message>
    <message>
        <source>%1 and the %2 it refers to differ in type.</source>
        <translation>%1 und %2, worauf es verweist, haben verschiedene Typen.</translation>
    </message>
    <message>
        <source>It is %1, the %4 of %2 is %3: no lookup finds anything.</source>
        <translation>Sein Typ ist %1, der Typ von %4 in %2 ist %3: Kein Lookup findet etwas.</translation>
    </message>
    <message>
        <source>Give both the same type.</source>
        <translation>Geben Sie beiden denselben Typ.</translation>
    </message>
    <message>
        <source>The name is empty; a rule for it can stop a server.</source>
        <translation>Der Name ist leer; eine Regel dafür kann einen Server zum Stillstand bringen.</translation>
    </message>
    <message>
        <source>The name contains the character NUL, where BSON ends it.</source>
        <translation>Der Name enthält das Zeichen NUL, an dem er in BSON endet.</translation>
    </message>
    <message>
        <source>The name begins with “$”, which servers read as an operator.</source>
        <translation>Der Name beginnt mit „$“, was Server als Operator lesen.</translation>
    </message>
    <message>
        <source>The name contains a dot: queries take it for a path and miss the field.</source>
        <translation>Der Name enthält einen Punkt: Abfragen halten ihn für einen Pfad und verfehlen das Feld.</translation>
    </message>
    <message>
        <source>Field names in %1 are data.</source>
        <translation>Feldnamen in %1 sind Daten.</translation>
    </message>
    <message>
        <source>%1 names are data, such as numbers or dates: they cannot be searched by an index, and each new one changes the schema.</source>
        <translation>%1 Namen sind Daten, etwa Zahlen oder Datumsangaben: Ein Index kann sie nicht durchsuchen, und jeder neue ändert das Schema.</translation>
    </message>
    <message>
        <source>Keep them as an array of name and value pairs.</source>
        <translation>Halten Sie sie als Array von Name-Wert-Paaren.</translation>
    </message>
    <message>
        <source>Two fields side by side have this name: queries see the first, drivers the last.</source>
        <translation>Zwei Felder nebeneinander haben diesen Namen: Abfragen sehen das erste, Treiber das letzte.</translation>
    </message>
    <message>
        <source>“%1” cannot be used as a name in %2.</source>
        <translation>„%1“ kann in %2 nicht als Name verwendet werden.</translation>
    </message>
    <message>
        <source>Rename the field.</source>
        <translation>Benennen Sie das Feld um.</translation>
    </message>
    <message>
        <source>%1 is embedded though it is shared.</source>
        <translation>%1 ist eingebettet, obwohl es geteilt wird.</translation>
    </message>
    <message>
        <source>Link it, so that there is one place to change it.</source>
        <translation>Verweisen Sie darauf, damit es nur an einer Stelle geändert wird.</translation>
    </message>
    <message>
        <source>%1 is embedded though it needs other access rights.</source>
        <translation>%1 ist eingebettet, obwohl es andere Zugriffsrechte braucht.</translation>
    </message>
    <message>
        <source>Link it, so that rights can be given for its own collection.</source>
        <translation>Verweisen Sie darauf, damit Rechte für eine eigene Collection vergeben werden können.</translation>
    </message>
    <message>
        <source>%1 is embedded, and some of its documents have no place.</source>
        <translation>%1 ist eingebettet, und einige seiner Dokumente haben keinen Platz.</translation>
    </message>
    <message>
        <source>Link it, or correct the counts if each of them has a parent.</source>
        <translation>Verweisen Sie darauf, oder berichtigen Sie die Anzahlen, wenn jedes ein Elterndokument hat.</translation>
    </message>
    <message>
        <source>%1 is embedded, and its lifetime cannot be kept.</source>
        <translation>%1 ist eingebettet, und seine Lebensdauer kann nicht eingehalten werden.</translation>
    </message>
    <message>
        <source>Link it, or give both the same lifetime.</source>
        <translation>Verweisen Sie darauf, oder geben Sie beiden dieselbe Lebensdauer.</translation>
    </message>
    <message>
        <source>%1 cannot be embedded as chosen.</source>
        <translation>%1 kann nicht wie gewählt eingebettet werden.</translation>
    </message>
    <message>
        <source>Choose a link, or leave the choice to the advisor.</source>
        <translation>Wählen Sie einen Verweis, oder überlassen Sie die Wahl dem Berater.</translation>
    </message>
    <message>
        <source>The pattern has no effect on this design.</source>
        <translation>Das Muster hat auf diesen Entwurf keine Wirkung.</translation>
    </message>
    <message>
        <source>Remove it, or change the goal or the placement that keeps it from applying.</source>
        <translation>Entfernen Sie es, oder ändern Sie das Ziel oder die Platzierung, die seine Anwendung verhindert.</translation>
    </message>
    <message>
        <source>“%1” could be answered from index %2 of %3 alone.</source>
        <translation>„%1“ ließe sich allein aus dem Index %2 von „%3“ beantworten.</translation>
    </message>
    <message>
        <source>It fetches %1 documents a second and reads only %2 of them.</source>
        <translation>Die Operation holt %1 Dokumente in der Sekunde und liest davon nur %2.</translation>
    </message>
    <message>
        <source>Append %1 to its keys, and leave _id out of the result; the index grows accordingly.</source>
        <translation>Stellen Sie %1 hinter seine Schlüssel, und lassen Sie _id im Ergebnis weg; der Index wächst entsprechend.</translation>
    </message>
    <message>
        <source>It has %1 keys; %2 are allowed (code 13103).</source>
        <translation>Er hat %1 Schlüssel; %2 sind erlaubt (Code 13103).</translation>
    </message>
    <message>
        <source>Only one of its keys may be hashed.</source>
        <translation>Nur einer seiner Schlüssel darf gehasht sein.</translation>
    </message>
    <message>
        <source>A hashed index cannot be unique (code 16764).</source>
        <translation>Ein gehashter Index kann nicht eindeutig sein (Code 16764).</translation>
    </message>
    <message>
        <source>It is both sparse and partial; a server takes one of the two.</source>
        <translation>Er ist sowohl sparse als auch partiell; ein Server nimmt nur eines von beiden an.</translation>
    </message>
    <message>
        <source>%1 is an array and cannot be hashed (code 16766).</source>
        <translation>%1 ist ein Array und kann nicht gehasht werden (Code 16766).</translation>
    </message>
    <message>
        <source>%1 is a list, and a 2dsphere index takes points in objects only (code 16755).</source>
        <translation>%1 ist eine Liste, und ein 2dsphere-Index nimmt Punkte nur in Objekten an (Code 16755).</translation>
    </message>
    <message>
        <source>The text index of %1 takes %2 for the language of its texts.</source>
        <translation>Der Textindex von „%1“ hält „%2“ für die Sprache der Texte.</translation>
    </message>
    <message>
        <source>A server refuses each document with another value there than one of its language names (codes 17261 and 17262).</source>
        <translation>Ein Server weist jedes Dokument ab, das dort etwas anderes hat als einen seiner Sprachnamen (Codes 17261 und 17262).</translation>
    </message>
    <message>
        <source>Name the field otherwise, list the languages that it may hold (“en”, “de”, …) as its values, or give the index another language field.</source>
        <translation>Nennen Sie das Feld anders, geben Sie die möglichen Sprachen („en“, „de“, …) als seine Werte an, oder geben Sie dem Index ein anderes Sprachfeld.</translation>
    </message>
    <message>
        <source>A server refuses index %1 of %2.</source>
        <translation>Ein Server lehnt den Index %1 von %2 ab.</translation>
    </message>
    <message>
        <source>Change the operations or the pattern that ask for it, or drop it.</source>
        <translation>Ändern Sie die Operationen oder das Muster, die ihn verlangen, oder entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>%1 has more than one text index.</source>
        <translation>%1 hat mehr als einen Textindex.</translation>
    </message>
    <message>
        <source>There are %1; a server allows one in a collection (code 85).</source>
        <translation>Es sind %1; ein Server erlaubt einen je Collection (Code 85).</translation>
    </message>
    <message>
        <source>Put all searched texts into one index.</source>
        <translation>Nehmen Sie alle durchsuchten Texte in einen einzigen Index auf.</translation>
    </message>
    <message>
        <source>“%1” searches %2 without regard to case.</source>
        <translation>„%1“ durchsucht %2 ohne Beachtung der Groß- und Kleinschreibung.</translation>
    </message>
    <message>
        <source>Such a regular expression reads the whole index, %1.</source>
        <translation>Ein solcher regulärer Ausdruck liest jedes Mal den ganzen Index (%1).</translation>
    </message>
    <message>
        <source>Make an index with a collation of strength 1 or 2 and send the same collation with the query, or use a text index.</source>
        <translation>Erstellen Sie einen Index mit einer Collation der Stärke 1 oder 2 und senden Sie dieselbe Collation mit der Abfrage, oder verwenden Sie einen Textindex.</translation>
    </message>
    <message>
        <source>The indexes of %1 are larger than its documents.</source>
        <translation>Die Indizes von %1 sind größer als ihre Dokumente.</translation>
    </message>
    <message>
        <source>Read into memory they take %1, the documents %2; %3 alone takes %4.</source>
        <translation>Im Speicher belegen sie %1, die Dokumente %2; %3 allein belegt %4.</translation>
    </message>
    <message>
        <source>See which operations each of them serves, and keep rare ones from having one of their own.</source>
        <translation>Sehen Sie nach, welchen Operationen jeder dient, und geben Sie seltenen keinen eigenen.</translation>
    </message>
    <message>
        <source>%1 has %2 indexes.</source>
        <translation>%1 hat %2 Indizes.</translation>
    </message>
    <message>
        <source>Each insert writes to all of them, and they take %1; a server refuses more than %2 in one collection.</source>
        <translation>Jedes Einfügen schreibt in alle, und sie belegen %1; mehr als %2 in einer Collection lehnt ein Server ab.</translation>
    </message>
    <message>
        <source>Drop those that few operations use, or combine fields that are searched together.</source>
        <translation>Löschen Sie die Indizes, die nur wenige Operationen nutzen, oder fassen Sie Felder zusammen, nach denen gleichartig gesucht wird.</translation>
    </message>
    <message>
        <source>“%1” scans the whole %2 collection.</source>
        <translation>„%1“ durchsucht die gesamte Collection %2.</translation>
    </message>
    <message>
        <source>No index starts with %1: each of its %2 calls scans %3 documents.</source>
        <translation>Kein Index beginnt mit %1: Jeder Aufruf (%2) sieht %3 Dokumente durch.</translation>
    </message>
    <message>
        <source>Add an index on %1.</source>
        <translation>Fügen Sie einen Index auf %1 hinzu.</translation>
    </message>
    <message>
        <source>The names on the way to %1 are data, so no index can be on it: each of its %2 calls looks at %3 documents.</source>
        <translation>Die Namen auf dem Weg zu %1 sind Daten, daher ist dort kein Index möglich: Jeder der %2 Aufrufe sieht %3 Dokumente an.</translation>
    </message>
    <message>
        <source>Keep names and values as an array of pairs, with one index on both.</source>
        <translation>Halten Sie Namen und Werte als Array von Paaren, mit einem Index auf beide.</translation>
    </message>
    <message>
        <source>Index %1 of %2 is on an array of arrays.</source>
        <translation>Der Index %1 von %2 liegt auf einem Array von Arrays.</translation>
    </message>
    <message>
        <source>Its keys are whole inner arrays, so a search for one value in %1 finds nothing by it.</source>
        <translation>Seine Schlüssel sind ganze innere Arrays, daher findet eine Suche nach einem einzelnen Wert in %1 damit nichts.</translation>
    </message>
    <message>
        <source>Drop the index, or keep the values in a flat array of objects.</source>
        <translation>Löschen Sie den Index, oder halten Sie die Werte in einem flachen Array von Objekten.</translation>
    </message>
    <message>
        <source>Index %1 of %2 spans two arrays.</source>
        <translation>Der Index %1 von %2 umfasst zwei Arrays.</translation>
    </message>
    <message>
        <source>A server refuses every document in which both are arrays (code 171); fields of one array may be combined.</source>
        <translation>Ein Server lehnt jedes Dokument ab, in dem beide Felder Arrays sind (Code 171); Felder desselben Arrays dürfen kombiniert werden.</translation>
    </message>
    <message>
        <source>Take one of the arrays out of the index.</source>
        <translation>Nehmen Sie eines der Arrays aus dem Index heraus.</translation>
    </message>
    <message>
        <source>It has %1 keys; only an index on one field expires documents (code 67).</source>
        <translation>Er hat %1 Schlüssel; nur ein Index auf einem einzigen Feld lässt Dokumente ablaufen (Code 67).</translation>
    </message>
    <message>
        <source>It is on _id, which a server refuses (code 197).</source>
        <translation>Er liegt auf _id, was ein Server ablehnt (Code 197).</translation>
    </message>
    <message>
        <source>It is not a plain index (code 67).</source>
        <translation>Er ist kein einfacher Index (Code 67).</translation>
    </message>
    <message>
        <source>%1 seconds are outside 0 to 2,147,483,647 (code 67).</source>
        <translation>%1 Sekunden liegen außerhalb von 0 bis 2.147.483.647 (Code 67).</translation>
    </message>
    <message>
        <source>%1 is not in the documents.</source>
        <translation>%1 kommt in den Dokumenten nicht vor.</translation>
    </message>
    <message>
        <source>%1 is %2: a server accepts it, and no document ever expires.</source>
        <translation>%1 ist vom Typ %2: Ein Server nimmt das an, und kein Dokument läuft je ab.</translation>
    </message>
    <message>
        <source>Documents of the kind “%1” in %2 expire, and those linked to them stay.</source>
        <translation>Dokumente der Art „%1“ in %2 laufen ab, die mit ihnen verbundenen bleiben.</translation>
    </message>
    <message>
        <source>A link to a document that is gone leads nowhere.</source>
        <translation>Ein Verweis auf ein gelöschtes Dokument führt ins Leere.</translation>
    </message>
    <message>
        <source>Let what belongs to them expire as well, or delete both together.</source>
        <translation>Lassen Sie auch ablaufen, was dazugehört, oder löschen Sie beides zusammen.</translation>
    </message>
    <message>
        <source>Index %1 of %2 is hidden and still deletes documents.</source>
        <translation>Der Index %1 von %2 ist verborgen und löscht trotzdem Dokumente.</translation>
    </message>
    <message>
        <source>Index %1 of %2 does not expire documents.</source>
        <translation>Der Index %1 von %2 lässt keine Dokumente ablaufen.</translation>
    </message>
    <message>
        <source>Hiding keeps queries away from it, not the deletion of old documents.</source>
        <translation>Das Verbergen hält Abfragen von ihm fern, nicht aber das Löschen alter Dokumente.</translation>
    </message>
    <message>
        <source>Put it on one date field, or remove the retention from the entity.</source>
        <translation>Legen Sie ihn auf ein einziges Datumsfeld, oder entfernen Sie die Aufbewahrungsdauer aus der Entität.</translation>
    </message>
    <message>
        <source>Index %1 of %2 cannot be built.</source>
        <translation>Der Index %1 von %2 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Change its keys, place the entity elsewhere, or remove the index.</source>
        <translation>Ändern Sie seine Schlüssel, platzieren Sie die Entität anderswo, oder entfernen Sie den Index.</translation>
    </message>
    <message>
        <source>%1 may be unique.</source>
        <translation>„%1“ könnte eindeutig sein.</translation>
    </message>
    <message>
        <source>“%1” looks for one document by it alone. Only a unique index keeps a second one with the same value out.</source>
        <translation>„%1“ sucht allein danach ein Dokument. Nur ein eindeutiger Index hält ein zweites mit demselben Wert fern.</translation>
    </message>
    <message>
        <source>Mark the field as unique, or say how many documents the operation expects.</source>
        <translation>Kennzeichnen Sie das Feld als eindeutig, oder geben Sie an, wie viele Dokumente die Operation erwartet.</translation>
    </message>
    <message>
        <source>Index %1 of %2 is the beginning of %3.</source>
        <translation>Der Index %1 von %2 ist der Anfang von %3.</translation>
    </message>
    <message>
        <source>Whatever it answers, the longer one answers too; it only costs memory and writes.</source>
        <translation>Was er beantwortet, beantwortet auch der längere; er kostet nur Speicher und Schreibvorgänge.</translation>
    </message>
    <message>
        <source>Hide it, watch the operations for a while, then drop it.</source>
        <translation>Verbergen Sie ihn, beobachten Sie eine Weile die Operationen, und löschen Sie ihn dann.</translation>
    </message>
    <message>
        <source>No operation uses index %1 of %2.</source>
        <translation>Keine Operation nutzt den Index %1 von %2.</translation>
    </message>
    <message>
        <source>It takes %1 of memory when it is read, and every insert writes to it.</source>
        <translation>Er belegt %1 Arbeitsspeicher, wenn er gelesen wird, und jedes Einfügen schreibt in ihn.</translation>
    </message>
    <message>
        <source>Add the operation that needs it to the workload, or hide it, watch, then drop it.</source>
        <translation>Fügen Sie dem Workload die Operation hinzu, die ihn braucht, oder verbergen Sie ihn, beobachten Sie, und löschen Sie ihn dann.</translation>
    </message>
    <message>
        <source>Index %1 of %2 is not selective.</source>
        <translation>Index %1 von %2 ist kaum selektiv.</translation>
    </message>
    <message>
        <source>Its field has %1 distinct values, so each value still matches a large part of the documents.</source>
        <translation>Sein Feld hat %1 verschiedene Werte, daher umfasst jeder davon noch einen großen Teil aller Dokumente.</translation>
    </message>
    <message>
        <source>Put another field into the same index, or make it a partial index for the rare value.</source>
        <translation>Nehmen Sie ein weiteres Feld in denselben Index auf, oder machen Sie daraus einen partiellen Index für den seltenen Wert.</translation>
    </message>
    <message>
        <source>Copy the few fields that are shown into each document, or embed.</source>
        <translation>Kopieren Sie die wenigen angezeigten Felder in jedes Dokument, oder betten Sie ein.</translation>
    </message>
    <message>
        <source>Copy the few fields that are shown into each document.</source>
        <translation>Kopieren Sie die wenigen angezeigten Felder in jedes Dokument.</translation>
    </message>
    <message>
        <source>Embed, or keep the part that is shown in the document.</source>
        <translation>Betten Sie ein, oder halten Sie den angezeigten Teil im Dokument.</translation>
    </message>
    <message>
        <source>Keep the part that is shown in the document.</source>
        <translation>Halten Sie den angezeigten Teil im Dokument.</translation>
    </message>
    <message>
        <source>%1 is read together and kept apart.</source>
        <translation>%1 wird zusammen gelesen und getrennt gehalten.</translation>
    </message>
    <message>
        <source>%1 of the reads of %2 (%3) fetch the other side by a lookup: %4.</source>
        <translation>%1 der Lesezugriffe auf %2 (%3) holen die andere Seite durch einen Lookup: %4.</translation>
    </message>
    <message>
        <source>“%1” is important and needs %2 lookups.</source>
        <translation>„%1“ ist wichtig und braucht %2 Lookups.</translation>
    </message>
    <message>
        <source>Each lookup fetches from another collection for every document found.</source>
        <translation>Jeder Lookup holt für jedes gefundene Dokument etwas aus einer anderen Collection.</translation>
    </message>
    <message>
        <source>Embed what it shows, or copy the fields it needs.</source>
        <translation>Betten Sie ein, was angezeigt wird, oder kopieren Sie die benötigten Felder.</translation>
    </message>
    <message>
        <source>%1 may hold very many items.</source>
        <translation>%1 kann sehr viele Elemente enthalten.</translation>
    </message>
    <message>
        <source>%1 may hold many items.</source>
        <translation>%1 kann viele Elemente enthalten.</translation>
    </message>
    <message>
        <source>Typically %1 items, at most %2. Above %3, every change rewrites a large document, and every index on the array has an entry for each item.</source>
        <translation>Typischerweise %1 Elemente, höchstens %2. Oberhalb von %3 schreibt jede Änderung ein großes Dokument neu, und jeder Index auf dem Array erhält einen Eintrag für jedes Element.</translation>
    </message>
    <message>
        <source>Lower the maximum, keep the items in a collection of their own, or keep only the newest ones in the document.</source>
        <translation>Senken Sie das Maximum, halten Sie die Elemente in einer eigenen Collection, oder behalten Sie nur die neuesten im Dokument.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Documents of %1 can exceed 16 MiB.</source>
        <translation>Dokumente von %1 können 16 MiB überschreiten.</translation>
    </message>
    <message>
        <source>Documents of %1 are very large.</source>
        <translation>Dokumente von %1 sind sehr groß.</translation>
    </message>
    <message>
        <source>Documents of %1 are large.</source>
        <translation>Dokumente von %1 sind groß.</translation>
    </message>
    <message>
        <source>Typically %1, at most %2. A server rejects documents above 16 MiB, and each read and change moves the whole document.</source>
        <translation>Übliche Größe: %1, höchstens: %2. Ein Server lehnt Dokumente über 16 MiB ab, und jeder Lesezugriff und jede Änderung bewegt das ganze Dokument.</translation>
    </message>
    <message>
        <source>Move the part that is rarely wanted to a collection of its own; large files belong in GridFS.</source>
        <translation>Verschieben Sie den selten gebrauchten Teil in eine eigene Collection; große Dateien gehören in GridFS.</translation>
    </message>
    <message>
        <source>The key %1 of %2 need not be unique.</source>
        <translation>Der Schlüssel %1 von %2 muss nicht eindeutig sein.</translation>
    </message>
    <message>
        <source>A reference by it is meant for one document and may find several.</source>
        <translation>Eine Referenz darüber meint ein einziges Dokument und findet möglicherweise mehrere.</translation>
    </message>
    <message>
        <source>Mark a field of it as unique, or let more than one belong to the other side.</source>
        <translation>Kennzeichnen Sie eines seiner Felder als eindeutig, oder lassen Sie mehr als eines zur anderen Seite gehören.</translation>
    </message>
    <message>
        <source>Documents refer to %1 by %2, which changes.</source>
        <translation>Dokumente verweisen auf %1 über %2, und das ändert sich.</translation>
    </message>
    <message>
        <source>It is written %1; each time all documents that hold it have to follow.</source>
        <translation>Der Schlüssel wird mit einer Rate von %1 geschrieben; jedes Mal müssen alle Dokumente nachgeführt werden, die ihn enthalten.</translation>
    </message>
    <message>
        <source>It is marked as changing often; each time all documents that hold it have to follow.</source>
        <translation>Der Schlüssel ist als häufig veränderlich gekennzeichnet; jedes Mal müssen alle Dokumente nachgeführt werden, die ihn enthalten.</translation>
    </message>
    <message>
        <source>Refer to _id, or to a field that never changes.</source>
        <translation>Verweisen Sie auf _id oder auf ein Feld, das sich nie ändert.</translation>
    </message>
    <message>
        <source>collections</source>
        <translation>Collections</translation>
    </message>
    <message>
        <source>The server has too many collections and indexes.</source>
        <translation>Für den Server gibt es zu viele Collections und Indizes.</translation>
    </message>
    <message>
        <source>%1 in total; a server with %2 GiB is suited to %3. Each is a file that needs memory while it is open.</source>
        <translation>Insgesamt %1; ein Server mit %2 GiB ist für %3 ausgelegt. Zu jeder Collection und jedem Index gehört eine Datei, die Speicher kostet, solange sie geöffnet ist.</translation>
    </message>
    <message>
        <source>Merge collections of similar documents and drop unused indexes.</source>
        <translation>Führen Sie Collections gleichartiger Dokumente zusammen, und löschen Sie ungenutzte Indizes.</translation>
    </message>
    <message>
        <source>Collections differ only by a number in their names.</source>
        <translation>Collections unterscheiden sich nur durch eine Zahl im Namen.</translation>
    </message>
    <message>
        <source>%1: one for each time span or tenant means ever more files and queries over many collections.</source>
        <translation>%1: Eine Collection je Zeitraum oder Mandant bedeutet immer mehr Dateien und Abfragen über viele Collections.</translation>
    </message>
    <message>
        <source>Keep them in one collection, with the number as an indexed field.</source>
        <translation>Halten Sie sie in einer Collection, mit der Zahl als indiziertem Feld.</translation>
    </message>
    <message>
        <source>No server checks the rule of %1 in %2.</source>
        <translation>Kein Server prüft die Regel von %1 in %2.</translation>
    </message>
    <message>
        <source>A time-series collection has no validator.</source>
        <translation>Eine Zeitreihen-Collection hat keinen Validator.</translation>
    </message>
    <message>
        <source>It cannot be said of these documents: %1.</source>
        <translation>Für diese Dokumente lässt sie sich nicht ausdrücken: %1.</translation>
    </message>
    <message>
        <source>Validation is off.</source>
        <translation>Die Validierung ist ausgeschaltet.</translation>
    </message>
    <message>
        <source>Correct the rule, keep the entity in a collection of its own, or check it in the application.</source>
        <translation>Berichtigen Sie die Regel, halten Sie die Entität in einer eigenen Collection, oder prüfen Sie die Regel in der Anwendung.</translation>
    </message>
    <message>
        <source>The separator “%1” in %2 can occur in %3.</source>
        <translation>Das Trennzeichen „%1“ in %2 kann in %3 vorkommen.</translation>
    </message>
    <message>
        <source>The parts are joined without a separator, so that 1 and 23 look like 12 and 3.</source>
        <translation>Die Teile werden ohne Trennzeichen verbunden, sodass 1 und 23 wie 12 und 3 aussehen.</translation>
    </message>
    <message>
        <source>%1 can be any text; if it contains the separator, one id can be a prefix of another.</source>
        <translation>„%1“ kann jeder Text sein; enthält er das Trennzeichen, kann eine ID der Anfang einer anderen sein.</translation>
    </message>
    <message>
        <source>The value “%1” contains it, so one id can be a prefix of another.</source>
        <translation>Der Wert „%1“ enthält es, sodass eine ID der Anfang einer anderen sein kann.</translation>
    </message>
    <message>
        <source>Take a separator that no value contains, or give the field a pattern that excludes it.</source>
        <translation>Nehmen Sie ein Trennzeichen, das in keinem Wert vorkommt, oder geben Sie dem Feld ein Textmuster, das es ausschließt.</translation>
    </message>
    <message>
        <source>The shard key of %1 cannot be read.</source>
        <translation>Der Shard-Schlüssel von %1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The shard key of %1 names a field that its documents do not have.</source>
        <translation>Der Shard-Schlüssel von %1 nennt ein Feld, das die Dokumente nicht haben.</translation>
    </message>
    <message>
        <source>There is no “%1”.</source>
        <translation>„%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Name a field of the entity, or add the field.</source>
        <translation>Nennen Sie ein Feld der Entität, oder fügen Sie das Feld hinzu.</translation>
    </message>
    <message>
        <source>The shard key of %1 holds an array.</source>
        <translation>Der Shard-Schlüssel von %1 enthält ein Array.</translation>
    </message>
    <message>
        <source>A server refuses documents whose “%1” is an array.</source>
        <translation>Ein Server lehnt Dokumente ab, deren „%1“ ein Array ist.</translation>
    </message>
    <message>
        <source>Take a field with one value.</source>
        <translation>Nehmen Sie ein Feld mit einem einzelnen Wert.</translation>
    </message>
    <message>
        <source>The shard key %1 only grows.</source>
        <translation>Der Shard-Schlüssel %1 wächst immer nur.</translation>
    </message>
    <message>
        <source>Every insert goes to the shard with the largest key, whatever their number.</source>
        <translation>Jeder neue Eintrag geht an den Shard mit dem größten Schlüssel, ganz gleich, wie viele Shards es gibt.</translation>
    </message>
    <message>
        <source>Hash it, or put a field before it that spreads the inserts.</source>
        <translation>Verwenden Sie ihn gehasht, oder stellen Sie ein Feld voran, das die neuen Einträge verteilt.</translation>
    </message>
    <message>
        <source>The index %1 of %2 cannot be unique over all shards.</source>
        <translation>Der Index %1 von %2 kann nicht über alle Shards hinweg eindeutig sein.</translation>
    </message>
    <message>
        <source>A server takes a unique index of a sharded collection only when the shard key %1, not hashed, is its beginning.</source>
        <translation>Ein Server nimmt einen eindeutigen Index einer geshardeten Collection nur an, wenn er mit dem Shard-Schlüssel %1 beginnt, und zwar nicht gehasht.</translation>
    </message>
    <message>
        <source>Put the shard key before its fields, or choose a shard key among them.</source>
        <translation>Stellen Sie den Shard-Schlüssel vor seine Felder, oder wählen Sie einen Shard-Schlüssel aus diesen Feldern.</translation>
    </message>
    <message>
        <source>A link takes the place of field %1.</source>
        <translation>Ein Verweis nimmt den Platz des Feldes %1 ein.</translation>
    </message>
    <message>
        <source>The field is drawn as %1; the link to %2 keeps its key there, of type %3.</source>
        <translation>Das Feld ist als %1 gezeichnet; der Verweis auf „%2“ legt dort seinen Schlüssel ab, vom Typ %3.</translation>
    </message>
    <message>
        <source>Draw the field as %1 if it is the link, else rename it or name the field that holds the link.</source>
        <translation>Zeichnen Sie das Feld als %1, wenn es der Verweis ist; sonst benennen Sie es um, oder geben Sie das Feld an, das den Verweis enthält.</translation>
    </message>
    <message>
        <source>it cannot have a validator (code 72)</source>
        <translation>sie kann keinen Validator haben (Code 72)</translation>
    </message>
    <message>
        <source>its time field %1 is not a date (code 2)</source>
        <translation>ihr Zeitfeld %1 ist kein Datum (Code 2)</translation>
    </message>
    <message>
        <source>index %1 cannot be unique (code 72)</source>
        <translation>der Index %1 kann nicht eindeutig sein (Code 72)</translation>
    </message>
    <message>
        <source>index %1 cannot be sparse (code 72)</source>
        <translation>der Index %1 kann nicht sparse sein (Code 72)</translation>
    </message>
    <message>
        <source>index %1 cannot expire documents; the collection&apos;s own option does (code 72)</source>
        <translation>der Index %1 kann keine Dokumente ablaufen lassen; das tut die eigene Option der Collection (Code 72)</translation>
    </message>
    <message>
        <source>index %1 can be neither text nor hashed (code 72)</source>
        <translation>der Index %1 kann weder Textindex noch gehasht sein (Code 72)</translation>
    </message>
    <message>
        <source>%1 is a time series and asks for what those cannot have.</source>
        <translation>%1 ist eine Zeitreihe und verlangt, was Zeitreihen nicht haben können.</translation>
    </message>
    <message>
        <source>Remove these, or keep the measurements in an ordinary collection or in buckets.</source>
        <translation>Entfernen Sie dies, oder halten Sie die Messwerte in einer gewöhnlichen Collection oder in Buckets.</translation>
    </message>
    <message>
        <source>%1 can grow without limit.</source>
        <translation>%1 kann unbegrenzt wachsen.</translation>
    </message>
    <message>
        <source>Typically %1 items, without a limit; at about %2 the document reaches 16 MiB and the server rejects every further write to it.</source>
        <translation>Typischerweise %1 Elemente, ohne Obergrenze; bei etwa %2 erreicht das Dokument 16 MiB, und der Server lehnt jedes weitere Schreiben darin ab.</translation>
    </message>
    <message>
        <source>Give the array a maximum, keep the items in a collection of their own, or keep only the newest ones in the document.</source>
        <translation>Geben Sie dem Array ein Maximum, halten Sie die Elemente in einer eigenen Collection, oder behalten Sie nur die neuesten im Dokument.</translation>
    </message>
    <message>
        <source>The bounds of %1 are not enforced.</source>
        <translation>Die Grenzen von %1 werden nicht durchgesetzt.</translation>
    </message>
    <message>
        <source>Validation is off, so an array can exceed its maximum unnoticed.</source>
        <translation>Die Validierung ist ausgeschaltet, daher kann ein Array unbemerkt über sein Maximum hinauswachsen.</translation>
    </message>
    <message>
        <source>Violations are only logged, so an array can exceed its maximum.</source>
        <translation>Verstöße werden nur protokolliert, daher kann ein Array über sein Maximum hinauswachsen.</translation>
    </message>
    <message>
        <source>Turn validation to strict with errors once the stored documents comply.</source>
        <translation>Stellen Sie die Validierung auf strict mit Fehlern um, sobald die gespeicherten Dokumente die Regeln einhalten.</translation>
    </message>
    <message>
        <source>The bound of %1 is not the one that was drawn.</source>
        <translation>Die Grenze von %1 ist nicht die gezeichnete.</translation>
    </message>
    <message>
        <source>Drawn: %1, enforced: %2.</source>
        <translation>Gezeichnet: %1, durchgesetzt: %2.</translation>
    </message>
    <message>
        <source>Make both the same.</source>
        <translation>Gleichen Sie beide an.</translation>
    </message>
    <message>
        <source>%1 has other fields than %2.</source>
        <translation>%1 hat andere Felder als %2.</translation>
    </message>
    <message>
        <source>Both are the value object %1, whose fields are the same wherever it is used.</source>
        <translation>Beide sind das Wertobjekt %1, dessen Felder überall gleich sind, wo es verwendet wird.</translation>
    </message>
    <message>
        <source>Change a field in either place and the other follows; or give one of the two another value object name, or none.</source>
        <translation>Ändern Sie ein Feld von einem der beiden, und das andere wird ihm gleich; oder geben Sie einem von ihnen einen anderen Namen als Wertobjekt, oder keinen.</translation>
    </message>
    <message>
        <source>The working set does not fit in the cache.</source>
        <translation>Das Working Set passt nicht in den Cache.</translation>
    </message>
    <message>
        <source>The working set nearly fills the cache.</source>
        <translation>Das Working Set füllt den Cache fast aus.</translation>
    </message>
    <message>
        <source>%1 of %2 (%3).</source>
        <translation>%1 von %2 (%3).</translation>
    </message>
    <message>
        <source>The hot documents of %1 take %2 of it.</source>
        <translation>Die häufig gelesenen Dokumente von %1 belegen davon %2.</translation>
    </message>
    <message>
        <source>Move rarely read fields out of the hot documents, drop unused indexes, or give the server more memory.</source>
        <translation>Verschieben Sie selten gelesene Felder aus den häufig gelesenen Dokumenten, löschen Sie ungenutzte Indizes, oder geben Sie dem Server mehr Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>The collection was dropped since the plan was made.</source>
        <translation>Die Collection wurde gelöscht, seit der Plan erstellt wurde.</translation>
    </message>
    <message>
        <source>The collection was dropped and recreated since the plan was made.</source>
        <translation>Die Collection wurde gelöscht und neu angelegt, seit der Plan erstellt wurde.</translation>
    </message>
    <message>
        <source>The collection was empty when the plan was made and holds documents now, which makes it a change of another class.</source>
        <translation>Die Collection war leer, als der Plan erstellt wurde, und enthält jetzt Dokumente; dadurch gehört die Änderung zu einer anderen Klasse.</translation>
    </message>
    <message>
        <source>Make the plan again.</source>
        <translation>Erstellen Sie den Plan erneut.</translation>
    </message>
    <message>
        <source>The plan is older than a day.</source>
        <translation>Der Plan ist älter als ein Tag.</translation>
    </message>
    <message>
        <source>It was not counted how many documents the change would affect.</source>
        <translation>Es wurde nicht gezählt, wie viele Dokumente die Änderung beträfe.</translation>
    </message>
    <message>
        <source>The count of documents that the change would affect is older than 15 minutes.</source>
        <translation>Die Zählung der Dokumente, die die Änderung beträfe, ist älter als 15 Minuten.</translation>
    </message>
    <message>
        <source>It is not known how many documents would be deleted, so the step is not run.</source>
        <translation>Es ist nicht bekannt, wie viele Dokumente gelöscht würden, daher wird der Schritt nicht ausgeführt.</translation>
    </message>
    <message>
        <source>Leave the step out, or do it by hand.</source>
        <translation>Lassen Sie den Schritt weg, oder führen Sie ihn von Hand aus.</translation>
    </message>
    <message>
        <source>The server&apos;s identity is not checked (TLS without certificate check), so risky steps are not run.</source>
        <translation>Die Identität des Servers wird nicht geprüft (TLS ohne Zertifikatsprüfung), daher werden riskante Schritte nicht ausgeführt.</translation>
    </message>
    <message>
        <source>Connect with full TLS.</source>
        <translation>Verbinden Sie sich mit vollständigem TLS.</translation>
    </message>
    <message>
        <source>The step needs an acknowledgement: %1.</source>
        <translation>Der Schritt verlangt eine Bestätigung: %1.</translation>
    </message>
    <message>
        <source>Accept it as &quot;%1&quot;, or leave the step out.</source>
        <translation>Akzeptieren Sie ihn als „%1“, oder lassen Sie den Schritt weg.</translation>
    </message>
    <message>
        <source>Changed as well: %1.</source>
        <translation>Außerdem geändert: %1.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Make the plan again and review what changed.</source>
        <translation>Erstellen Sie den Plan neu und prüfen Sie, was sich geändert hat.</translation>
    </message>
    <message>
        <source>The plan was made for %1 (%2), not for this server, version or login.</source>
        <translation>Der Plan wurde für %1 (%2) erstellt, nicht für diesen Server, diese Version oder diese Anmeldung.</translation>
    </message>
    <message>
        <source>Connect to that server, or make a plan for this one.</source>
        <translation>Verbinden Sie sich mit jenem Server, oder erstellen Sie einen Plan für diesen.</translation>
    </message>
    <message>
        <source>The login lacks rights that the plan needs: %1.</source>
        <translation>Der Anmeldung fehlen Rechte, die der Plan braucht: %1.</translation>
    </message>
    <message>
        <source>Ask the administrator for a role that grants them.</source>
        <translation>Bitten Sie die Administration um eine Rolle, die diese Rechte gewährt.</translation>
    </message>
    <message>
        <source>Fix that first, or leave the step out.</source>
        <translation>Beheben Sie das zuerst, oder lassen Sie den Schritt weg.</translation>
    </message>
    <message>
        <source>All steps were done, but they could not be read back: %1</source>
        <translation>Alle Schritte wurden ausgeführt, konnten aber nicht zurückgelesen werden: %1</translation>
    </message>
    <message>
        <source>Run verify when the server can be reached.</source>
        <translation>Führen Sie verify aus, sobald der Server erreichbar ist.</translation>
    </message>
    <message>
        <source>It was done, but at the end the server holds something else.</source>
        <translation>Der Schritt wurde ausgeführt, aber am Ende enthält der Server etwas anderes.</translation>
    </message>
    <message>
        <source>Make a new plan to see the difference.</source>
        <translation>Erstellen Sie einen neuen Plan, um den Unterschied zu sehen.</translation>
    </message>
    <message>
        <source>All is done on the primary, but not yet safe on a majority of the members.</source>
        <translation>Auf dem Primary ist alles ausgeführt, aber noch nicht auf einer Mehrheit der Mitglieder gesichert.</translation>
    </message>
    <message>
        <source>Bring the members up, then run verify.</source>
        <translation>Bringen Sie die Mitglieder wieder in Betrieb, und führen Sie dann verify aus.</translation>
    </message>
    <message>
        <source>This plan was not confirmed.</source>
        <translation>Dieser Plan wurde nicht bestätigt.</translation>
    </message>
    <message>
        <source>Review the plan and confirm it.</source>
        <translation>Sehen Sie den Plan durch, und bestätigen Sie ihn.</translation>
    </message>
    <message>
        <source>Another export to this database is running on this machine.</source>
        <translation>Auf diesem Rechner läuft bereits ein anderer Export in diese Datenbank.</translation>
    </message>
    <message>
        <source>The folder of the journal cannot be written.</source>
        <translation>In den Ordner des Protokolls kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Wait until it has finished.</source>
        <translation>Warten Sie, bis er beendet ist.</translation>
    </message>
    <message>
        <source>Free some disk space or choose another folder.</source>
        <translation>Schaffen Sie Platz auf dem Datenträger, oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>%1 changes would destroy or rebuild data and are left to the script.</source>
        <translation>Änderungen, die Daten zerstören oder neu aufbauen würden, bleiben dem Skript überlassen: %1.</translation>
    </message>
    <message>
        <source>Review the script and run it by hand.</source>
        <translation>Sehen Sie das Skript durch, und führen Sie es von Hand aus.</translation>
    </message>
    <message>
        <source>never sent; it is in the script</source>
        <translation>nie gesendet; steht im Skript</translation>
    </message>
    <message>
        <source>The server&apos;s list does not end.</source>
        <translation>Die Liste des Servers nimmt kein Ende.</translation>
    </message>
    <message>
        <source>Check that this is a MongoDB server.</source>
        <translation>Prüfen Sie, ob dies ein MongoDB-Server ist.</translation>
    </message>
    <message>
        <source>Reading the server was stopped.</source>
        <translation>Das Lesen des Servers wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The journal cannot be written: %1.</source>
        <translation>Das Protokoll kann nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>Free some disk space or choose another folder. Nothing is sent without a journal.</source>
        <translation>Schaffen Sie Platz oder wählen Sie einen anderen Ordner. Ohne Protokoll wird nichts gesendet.</translation>
    </message>
    <message>
        <source>This plan was run before.</source>
        <translation>Dieser Plan wurde bereits ausgeführt.</translation>
    </message>
    <message>
        <source>Make the plan again; it shows what is left.</source>
        <translation>Erstellen Sie den Plan neu; er zeigt, was noch aussteht.</translation>
    </message>
    <message>
        <source>This is not the journal of an export.</source>
        <translation>Die Datei ist kein Protokoll eines Exports.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>The export was stopped. The index build that was begun goes on at the server.</source>
        <translation>Der Export wurde abgebrochen. Der begonnene Indexaufbau läuft auf dem Server weiter.</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation>Der Export wurde abgebrochen.</translation>
    </message>
    <message>
        <source>A transaction has been open for %1 s. An index build would wait for it, and all writers of the collection with it, so it was not begun.</source>
        <translation>Eine Transaktion ist seit %1 s offen. Ein Indexaufbau müsste auf sie warten und mit ihm alle, die in die Collection schreiben; deshalb wurde er nicht begonnen.</translation>
    </message>
    <message>
        <source>End the transaction, then make the plan again.</source>
        <translation>Beenden Sie die Transaktion, und erstellen Sie dann den Plan neu.</translation>
    </message>
    <message>
        <source>%1: waiting for a transaction that has been open for %2 s</source>
        <translation>%1: wartet auf eine Transaktion, die seit %2 s offen ist</translation>
    </message>
    <message>
        <source>The index refuses duplicates from now on (prepareUnique): the change was begun, and taking it back failed.</source>
        <translation>Der Index lehnt von nun an Duplikate ab (prepareUnique): Die Änderung wurde begonnen, ließ sich aber nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>It is not known whether the index refuses duplicates now (prepareUnique).</source>
        <translation>Es ist nicht bekannt, ob der Index jetzt Duplikate ablehnt (prepareUnique).</translation>
    </message>
    <message>
        <source>Make a new plan: it offers to end the change, or to let duplicates in again.</source>
        <translation>Erstellen Sie einen neuen Plan: Er bietet an, die Änderung abzuschließen oder Duplikate wieder zuzulassen.</translation>
    </message>
    <message>
        <source>The collection was dropped or recreated since the plan was made.</source>
        <translation>Die Collection wurde gelöscht oder neu angelegt, seit der Plan erstellt wurde.</translation>
    </message>
    <message>
        <source>The collection was empty when the plan was made and holds documents now.</source>
        <translation>Die Collection war leer, als der Plan erstellt wurde, und enthält jetzt Dokumente.</translation>
    </message>
    <message>
        <source>Make the plan again; the change is of another class now.</source>
        <translation>Erstellen Sie den Plan neu; die Änderung gehört jetzt zu einer anderen Klasse.</translation>
    </message>
    <message>
        <source>done on the primary, not yet on a majority of the members</source>
        <translation>auf dem Primary erledigt, noch nicht auf der Mehrheit der Mitglieder</translation>
    </message>
    <message>
        <source>The server accepted the change, but reads back something else: %1.</source>
        <translation>Der Server hat die Änderung angenommen, liefert beim Zurücklesen aber etwas anderes: %1.</translation>
    </message>
    <message>
        <source>Somebody else may have changed it at the same time. Make a new plan to see both. What was there before our change is set again by: %1</source>
        <translation>Vielleicht wurde das Objekt gleichzeitig auch von anderer Seite geändert. Erstellen Sie einen neuen Plan, um beides zu sehen. Den Stand vor unserer Änderung stellt wieder her: %1</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>The server is not as it was when the plan was made. Planned from: %1. Now: %2.</source>
        <translation>Der Server ist nicht mehr in dem Zustand, in dem der Plan erstellt wurde. Geplant ausgehend von: %1. Jetzt: %2.</translation>
    </message>
    <message>
        <source>connection string</source>
        <translation>Verbindungs-URI</translation>
    </message>
    <message>
        <source>The form is mongodb://USER@HOST:PORT/?OPTION=VALUE; in user and password write @ : / ? # % as %40 %3A %2F %3F %23 %25.</source>
        <translation>Die Form ist mongodb://USER@HOST:PORT/?OPTION=VALUE; schreiben Sie in Benutzer und Passwort @ : / ? # % als %40 %3A %2F %3F %23 %25.</translation>
    </message>
    <message>
        <source>The user before &apos;@&apos; is empty.</source>
        <translation>Der Benutzer vor &apos;@&apos; ist leer.</translation>
    </message>
    <message>
        <source>User or password hold a &apos;:&apos; that is not escaped.</source>
        <translation>Benutzer oder Passwort enthalten ein &apos;:&apos;, das nicht maskiert ist.</translation>
    </message>
    <message>
        <source>User or password hold a &apos;%&apos; that starts no valid escape.</source>
        <translation>Benutzer oder Passwort enthalten ein &apos;%&apos;, mit dem keine gültige Maskierung beginnt.</translation>
    </message>
    <message>
        <source>Host number %1 is empty or no host name with an optional port.</source>
        <translation>Host Nummer %1 ist leer oder kein Hostname mit optionalem Port.</translation>
    </message>
    <message>
        <source>A mongodb+srv string takes one host without a port.</source>
        <translation>Eine URI mit mongodb+srv nimmt nur einen Host ohne Port an.</translation>
    </message>
    <message>
        <source>Write options as NAME=VALUE joined by &apos;&amp;&apos;; tls takes true or false.</source>
        <translation>Schreiben Sie Optionen als NAME=VALUE, verbunden durch &apos;&amp;&apos;; tls nimmt true oder false an.</translation>
    </message>
    <message>
        <source>Option number %1 is not known.</source>
        <translation>Option Nummer %1 ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Option number %1 has a value that it cannot have.</source>
        <translation>Option Nummer %1 hat einen Wert, den sie nicht haben kann.</translation>
    </message>
    <message>
        <source>Option number %1 is given twice.</source>
        <translation>Option Nummer %1 ist doppelt angegeben.</translation>
    </message>
    <message>
        <source>tls and ssl are the same option; give one.</source>
        <translation>tls und ssl sind dieselbe Option; geben Sie nur eine an.</translation>
    </message>
    <message>
        <source>The database after the hosts is not a valid name.</source>
        <translation>Die Datenbank hinter den Hosts ist kein gültiger Name.</translation>
    </message>
    <message>
        <source>It does not start with mongodb:// or mongodb+srv://.</source>
        <translation>Die URI beginnt nicht mit mongodb:// oder mongodb+srv://.</translation>
    </message>
    <message>
        <source>It is too long, or holds a blank, a control character or a &apos;#&apos;.</source>
        <translation>Die URI ist zu lang oder enthält ein Leerzeichen, ein Steuerzeichen oder ein &apos;#&apos;.</translation>
    </message>
    <message>
        <source>It holds more than one &apos;@&apos;.</source>
        <translation>Die URI enthält mehr als ein &apos;@&apos;.</translation>
    </message>
    <message>
        <source>User or password hold a &apos;/&apos; or &apos;?&apos; that is not escaped.</source>
        <translation>Benutzer oder Passwort enthalten ein &apos;/&apos; oder &apos;?&apos;, das nicht maskiert ist.</translation>
    </message>
    <message>
        <source>a connection string that cannot be read</source>
        <translation>eine unlesbare Verbindungs-URI</translation>
    </message>
    <message>
        <source>The login mechanism would send the password in clear without TLS.</source>
        <translation>Das Anmeldeverfahren würde das Passwort ohne TLS im Klartext senden.</translation>
    </message>
    <message>
        <source>Add tls=true.</source>
        <translation>Ergänzen Sie tls=true.</translation>
    </message>
    <message>
        <source>The connection to another machine would not be encrypted.</source>
        <translation>Die Verbindung zu einem anderen Rechner wäre nicht verschlüsselt.</translation>
    </message>
    <message>
        <source>Add tls=true, or tls=false if that is what you want.</source>
        <translation>Ergänzen Sie tls=true, oder tls=false, falls das gewollt ist.</translation>
    </message>
    <message>
        <source>The file of the option %1 is not there or cannot be read.</source>
        <translation>Die Datei der Option %1 ist nicht vorhanden oder kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Name a file in PEM form that this user can read.</source>
        <translation>Geben Sie eine Datei im PEM-Format an, die dieser Benutzer lesen kann.</translation>
    </message>
    <message>
        <source>The client&apos;s key file can be read by others.</source>
        <translation>Die Schlüsseldatei des Clients kann von anderen gelesen werden.</translation>
    </message>
    <message>
        <source>Take the rights of group and others from the file (chmod 600).</source>
        <translation>Entziehen Sie der Gruppe und anderen die Rechte an der Datei (chmod 600).</translation>
    </message>
    <message>
        <source>The file of certificate authorities can be changed by others.</source>
        <translation>Die Datei der Zertifizierungsstellen kann von anderen geändert werden.</translation>
    </message>
    <message>
        <source>Take the right to write from group and others (chmod 644).</source>
        <translation>Entziehen Sie der Gruppe und anderen das Schreibrecht (chmod 644).</translation>
    </message>
    <message>
        <source>no validator</source>
        <translation>kein Validator</translation>
    </message>
    <message>
        <source>create time-series collection, which takes no validator</source>
        <translation>Zeitreihen-Collection anlegen, die keinen Validator annimmt</translation>
    </message>
    <message>
        <source>create collection with validator</source>
        <translation>Collection mit Validator anlegen</translation>
    </message>
    <message>
        <source>time series</source>
        <translation>Zeitreihe</translation>
    </message>
    <message>
        <source>Drop the new collection by hand while it is empty.</source>
        <translation>Löschen Sie die neue Collection von Hand, solange sie leer ist.</translation>
    </message>
    <message>
        <source>It is missing on the server.</source>
        <translation>Es fehlt auf dem Server.</translation>
    </message>
    <message>
        <source>index %1</source>
        <translation>Index %1</translation>
    </message>
    <message>
        <source>%1 indexes: %2</source>
        <translation>%1 Indizes: %2</translation>
    </message>
    <message>
        <source>on an empty collection</source>
        <translation>auf einer leeren Collection</translation>
    </message>
    <message>
        <source>The collection is new.</source>
        <translation>Die Collection ist neu.</translation>
    </message>
    <message>
        <source>expiry of documents</source>
        <translation>Ablauf von Dokumenten</translation>
    </message>
    <message>
        <source>after %1 s</source>
        <translation>nach %1 s</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>The design keeps documents for a different length of time.</source>
        <translation>Der Entwurf sieht eine andere Aufbewahrungsdauer für Dokumente vor.</translation>
    </message>
    <message>
        <source>options that are fixed once a collection exists: %1</source>
        <translation>Optionen, die nach dem Anlegen einer Collection feststehen: %1</translation>
    </message>
    <message>
        <source>%1 has options that the design does not manage; they are kept: %2.</source>
        <translation>%1 hat Optionen, die der Entwurf nicht verwaltet; sie bleiben erhalten: %2.</translation>
    </message>
    <message>
        <source>add validator</source>
        <translation>Validator hinzufügen</translation>
    </message>
    <message>
        <source>validator</source>
        <translation>Validator</translation>
    </message>
    <message>
        <source>Accepts every write that is valid today.</source>
        <translation>Akzeptiert alle Schreibvorgänge, die heute gültig sind.</translation>
    </message>
    <message>
        <source>May reject writes that are valid today.</source>
        <translation>Lehnt möglicherweise Schreibvorgänge ab, die heute gültig sind.</translation>
    </message>
    <message>
        <source>the name is taken by a view</source>
        <translation>der Name ist durch eine View belegt</translation>
    </message>
    <message>
        <source>the name is taken by a %1</source>
        <translation>der Name ist durch ein Objekt vom Typ %1 belegt</translation>
    </message>
    <message>
        <source>different</source>
        <translation>abweichend</translation>
    </message>
    <message>
        <source>in the script</source>
        <translation>im Skript</translation>
    </message>
    <message>
        <source>It would destroy or rebuild what is there, so it is never sent.</source>
        <translation>Es würde Vorhandenes zerstören oder neu aufbauen und wird deshalb nie gesendet.</translation>
    </message>
    <message>
        <source>unique</source>
        <translation>eindeutig</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>refuses duplicates (prepareUnique)</source>
        <translation>lehnt Duplikate ab (prepareUnique)</translation>
    </message>
    <message>
        <source>expires after %1 s</source>
        <translation>läuft nach %1 s ab</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>einfach</translation>
    </message>
    <message>
        <source>index %1: documents of a capped collection cannot expire</source>
        <translation>Index %1: Dokumente einer Capped Collection können nicht ablaufen</translation>
    </message>
    <message>
        <source>documents must not expire by it any more</source>
        <translation>Dokumente dürfen über ihn nicht mehr ablaufen</translation>
    </message>
    <message>
        <source>text index %1: a collection can have only one text index</source>
        <translation>Textindex „%1“: Eine Collection kann nur einen Textindex haben</translation>
    </message>
    <message>
        <source>its name is taken by other keys or options</source>
        <translation>sein Name ist durch andere Schlüssel oder Optionen belegt</translation>
    </message>
    <message>
        <source>drop index %1: %2</source>
        <translation>Index %1 löschen: %2</translation>
    </message>
    <message>
        <source>The index %1 is on the server under the name %2; that is the same index.</source>
        <translation>Der Index „%1“ ist auf dem Server unter dem Namen „%2“ vorhanden; es ist derselbe Index.</translation>
    </message>
    <message>
        <source>index %1: let duplicates in again</source>
        <translation>Index %1: Duplikate wieder zulassen</translation>
    </message>
    <message>
        <source>index %1: options that are fixed once an index exists</source>
        <translation>Index „%1“: Optionen, die nach dem Anlegen eines Index feststehen</translation>
    </message>
    <message>
        <source>options of index %1</source>
        <translation>Optionen des Index „%1“</translation>
    </message>
    <message>
        <source>unique index %1</source>
        <translation>eindeutiger Index „%1“</translation>
    </message>
    <message>
        <source>Cannot be undone by a change; the index would have to be dropped and rebuilt.</source>
        <translation>Lässt sich nicht durch eine Änderung rückgängig machen; der Index müsste gelöscht und neu aufgebaut werden.</translation>
    </message>
    <message>
        <source>A change to unique was begun and not ended; since then it refuses duplicates.</source>
        <translation>Eine Umstellung auf eindeutig wurde begonnen und nicht abgeschlossen; seitdem lehnt er Duplikate ab.</translation>
    </message>
    <message>
        <source>The design wants other options of the same index.</source>
        <translation>Der Entwurf sieht für denselben Index andere Optionen vor.</translation>
    </message>
    <message>
        <source>The index %1 refuses duplicates because a change to unique was begun and not ended (prepareUnique).</source>
        <translation>Der Index „%1“ weist Duplikate ab, weil eine Umstellung auf eindeutig begonnen und nicht abgeschlossen wurde (prepareUnique).</translation>
    </message>
    <message>
        <source>The server said: %1 (code %2 %3).</source>
        <translation>Der Server meldete: %1 (Code %2 %3).</translation>
    </message>
    <message>
        <source>The server answered with code %1 %2.</source>
        <translation>Der Server antwortete mit dem Code %1 %2.</translation>
    </message>
    <message>
        <source>The login lacks the right %1, which the command %2 needs.</source>
        <translation>Der Anmeldung fehlt das Recht %1, das der Befehl %2 benötigt.</translation>
    </message>
    <message>
        <source>Ask the administrator for a role that grants %1 on this database.</source>
        <translation>Bitten Sie den Administrator um eine Rolle, die %1 auf dieser Datenbank gewährt.</translation>
    </message>
    <message>
        <source>The server cannot be reached.</source>
        <translation>Der Server ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>Check that the server runs and can be reached, then try again.</source>
        <translation>Prüfen Sie, ob der Server läuft und erreichbar ist, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>Try again when the server is back, or less busy.</source>
        <translation>Versuchen Sie es erneut, sobald der Server wieder da oder weniger ausgelastet ist.</translation>
    </message>
    <message>
        <source>The server does not let itself be read. %1</source>
        <translation>Der Server lässt sich nicht lesen. %1</translation>
    </message>
    <message>
        <source>Check that this is a MongoDB server of version 4.4 or newer.</source>
        <translation>Prüfen Sie, ob dies ein MongoDB-Server ab Version 4.4 ist.</translation>
    </message>
    <message>
        <source>The name of the index cannot be used.</source>
        <translation>Der Name des Index kann nicht verwendet werden.</translation>
    </message>
    <message>
        <source>The index has no keys.</source>
        <translation>Der Index hat keine Schlüssel.</translation>
    </message>
    <message>
        <source>The index has %1 keys; a server takes at most %2.</source>
        <translation>Der Index hat %1 Schlüssel; ein Server erlaubt höchstens %2.</translation>
    </message>
    <message>
        <source>The index names a field twice.</source>
        <translation>Der Index nennt ein Feld zweimal.</translation>
    </message>
    <message>
        <source>A field path of the index is empty in part or starts with &apos;$&apos;.</source>
        <translation>Ein Feldpfad des Index hat einen leeren Teil oder beginnt mit &apos;$&apos;.</translation>
    </message>
    <message>
        <source>An index that expires documents can have only one key.</source>
        <translation>Ein Index, der Dokumente ablaufen lässt, kann nur einen Schlüssel haben.</translation>
    </message>
    <message>
        <source>The _id index cannot expire documents.</source>
        <translation>Der Index auf _id kann keine Dokumente ablaufen lassen.</translation>
    </message>
    <message>
        <source>The time after which documents expire must be from 0 to 2147483647 seconds.</source>
        <translation>Die Zeit, nach der Dokumente ablaufen, muss zwischen 0 und 2147483647 Sekunden liegen.</translation>
    </message>
    <message>
        <source>An index cannot be partial and sparse at once.</source>
        <translation>Ein Index kann nicht zugleich partiell und sparse sein.</translation>
    </message>
    <message>
        <source>A hashed index cannot be unique.</source>
        <translation>Ein gehashter Index kann nicht eindeutig sein.</translation>
    </message>
    <message>
        <source>Choose another database name.</source>
        <translation>Wählen Sie einen anderen Datenbanknamen.</translation>
    </message>
    <message>
        <source>The database has no name.</source>
        <translation>Die Datenbank hat keinen Namen.</translation>
    </message>
    <message>
        <source>The database name has %1 bytes; a server takes at most %2.</source>
        <translation>Der Datenbankname ist %1 Byte lang; ein Server erlaubt höchstens %2.</translation>
    </message>
    <message>
        <source>The database name holds a blank, a control character or one of %1.</source>
        <translation>Der Datenbankname enthält ein Leerzeichen, ein Steuerzeichen oder eines der Zeichen %1.</translation>
    </message>
    <message>
        <source>The database is the server&apos;s own.</source>
        <translation>Die Datenbank gehört dem Server selbst.</translation>
    </message>
    <message>
        <source>Rename the collection in the model.</source>
        <translation>Benennen Sie die Collection im Modell um.</translation>
    </message>
    <message>
        <source>The collection has no name.</source>
        <translation>Die Collection hat keinen Namen.</translation>
    </message>
    <message>
        <source>The collection name holds &apos;$&apos; or a NUL character.</source>
        <translation>Der Name der Collection enthält &apos;$&apos; oder ein Nullzeichen.</translation>
    </message>
    <message>
        <source>The collection name starts with a dot.</source>
        <translation>Der Name der Collection beginnt mit einem Punkt.</translation>
    </message>
    <message>
        <source>The collection name is the server&apos;s own.</source>
        <translation>Der Name der Collection ist dem Server selbst vorbehalten.</translation>
    </message>
    <message>
        <source>Database and collection name have %1 bytes together; a server takes at most %2.</source>
        <translation>Datenbank- und Collection-Name sind zusammen %1 Byte lang; ein Server erlaubt höchstens %2.</translation>
    </message>
    <message>
        <source>The collection name is not valid text.</source>
        <translation>Der Name der Collection ist kein gültiger Text.</translation>
    </message>
    <message>
        <source>Change the operations or the pattern that ask for the index.</source>
        <translation>Ändern Sie die Operationen oder das Muster, die den Index verlangen.</translation>
    </message>
    <message>
        <source>Two indexes have the name %1.</source>
        <translation>Zwei Indizes haben den Namen „%1“.</translation>
    </message>
    <message>
        <source>A collection can have only one text index.</source>
        <translation>Eine Collection kann nur einen Textindex haben.</translation>
    </message>
    <message>
        <source>The collection would have %1 indexes; a server takes at most %2.</source>
        <translation>Die Collection hätte %1 Indizes; ein Server erlaubt höchstens %2.</translation>
    </message>
    <message>
        <source>Make the shape flatter or split the collection.</source>
        <translation>Machen Sie die Form flacher oder teilen Sie die Collection auf.</translation>
    </message>
    <message>
        <source>The command is nested %1 levels deep; more than %2 can stop a replica set.</source>
        <translation>Der Befehl ist %1 Ebenen tief verschachtelt; mehr als %2 können ein Replica Set zum Stillstand bringen.</translation>
    </message>
    <message>
        <source>The command has %1 bytes; a server takes at most %2.</source>
        <translation>Der Befehl ist %1 Byte lang; ein Server erlaubt höchstens %2.</translation>
    </message>
    <message>
        <source>Use a MongoDB server of version 4.4 or newer.</source>
        <translation>Verwenden Sie einen MongoDB-Server ab Version 4.4.</translation>
    </message>
    <message>
        <source>The server is not a MongoDB server, so it is only read.</source>
        <translation>Der Server ist kein MongoDB-Server, daher wird er nur gelesen.</translation>
    </message>
    <message>
        <source>The server&apos;s version %1 is too old.</source>
        <translation>Die Version %1 des Servers ist zu alt.</translation>
    </message>
    <message>
        <source>Time-series collections need MongoDB 5.0; the server has %1.</source>
        <translation>Zeitreihen-Collections benötigen MongoDB 5.0; der Server hat %1.</translation>
    </message>
    <message>
        <source>Use a newer server, or take the time-series pattern off.</source>
        <translation>Verwenden Sie einen neueren Server, oder entfernen Sie das Zeitreihen-Muster.</translation>
    </message>
    <message>
        <source>Two collections have this name.</source>
        <translation>Zwei Collections haben diesen Namen.</translation>
    </message>
    <message>
        <source>Rename one of them in the model.</source>
        <translation>Benennen Sie eine davon im Modell um.</translation>
    </message>
    <message>
        <source>(%1 more findings)</source>
        <translation>(weitere Befunde: %1)</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>plan file, step %1 (%2)</source>
        <translation>Plandatei, Schritt %1 (%2)</translation>
    </message>
    <message>
        <source>Do not use this file; make the plan again.</source>
        <translation>Verwenden Sie diese Datei nicht; erstellen Sie den Plan neu.</translation>
    </message>
    <message>
        <source>A change by script holds a command.</source>
        <translation>Eine Änderung, die nur per Skript erfolgt, enthält einen Befehl.</translation>
    </message>
    <message>
        <source>Its command is none of those that are ever sent.</source>
        <translation>Der Befehl des Schritts gehört nicht zu denen, die überhaupt gesendet werden.</translation>
    </message>
    <message>
        <source>Its command is for another object than it says.</source>
        <translation>Der Befehl des Schritts gilt einem anderen Objekt als angegeben.</translation>
    </message>
    <message>
        <source>Its command has parts that plans do not have.</source>
        <translation>Der Befehl des Schritts hat Bestandteile, die in Plänen nicht vorkommen.</translation>
    </message>
    <message>
        <source>Its collection is told in two ways that differ.</source>
        <translation>Die Collection des Schritts ist auf zwei Arten angegeben, die einander widersprechen.</translation>
    </message>
    <message>
        <source>What it says to reach is not what its command does.</source>
        <translation>Der angegebene Zielzustand entspricht nicht dem, was der Befehl des Schritts bewirkt.</translation>
    </message>
    <message>
        <source>Its class is not that of its change.</source>
        <translation>Die Klasse des Schritts ist nicht die seiner Änderung.</translation>
    </message>
    <message>
        <source>The steps are not numbered in order.</source>
        <translation>Die Schritte sind nicht fortlaufend nummeriert.</translation>
    </message>
    <message>
        <source>The steps are not in the order of their risk.</source>
        <translation>Die Schritte sind nicht nach ihrem Risiko geordnet.</translation>
    </message>
    <message>
        <source>Failing documents are only logged.</source>
        <translation>Dokumente mit Verstößen werden nur protokolliert.</translation>
    </message>
    <message>
        <source>Make the plan again; plans are not edited by hand.</source>
        <translation>Erstellen Sie den Plan neu; Pläne werden nicht von Hand bearbeitet.</translation>
    </message>
    <message>
        <source>plan file</source>
        <translation>Plandatei</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation>Die Datei ist zu groß.</translation>
    </message>
    <message>
        <source>Invalid JSON near byte %1.</source>
        <translation>Die Datei ist in der Nähe von Byte %1 kein gültiges JSON.</translation>
    </message>
    <message>
        <source>This is not a Shapewright plan.</source>
        <translation>Die Datei ist kein Plan von Shapewright.</translation>
    </message>
    <message>
        <source>Its format version is not known here.</source>
        <translation>Die Version des Dateiformats ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>It was changed after it was made.</source>
        <translation>Die Datei wurde nach dem Erstellen verändert.</translation>
    </message>
    <message>
        <source>A member of the set is down: an index build over data would not end.</source>
        <translation>Ein Mitglied des Replica Sets ist ausgefallen: Ein Indexaufbau über vorhandene Daten würde nicht enden.</translation>
    </message>
    <message>
        <source>The server has %1 of free disk, and the index build may need %2: a full disk would stop the server.</source>
        <translation>Der Server hat %1 freien Plattenplatz, und der Indexaufbau kann %2 benötigen: Eine volle Platte würde den Server anhalten.</translation>
    </message>
    <message>
        <source>Whether all members of the set are up is not known; with one down the index build would not end.</source>
        <translation>Ob alle Mitglieder des Replica Sets laufen, ist nicht bekannt; ist eines ausgefallen, würde der Indexaufbau nicht enden.</translation>
    </message>
    <message>
        <source>The free disk of the server is not known.</source>
        <translation>Der freie Plattenplatz des Servers ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The size of the collection is not known.</source>
        <translation>Die Größe der Collection ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The collection is large: %1.</source>
        <translation>Die Collection ist groß: %1.</translation>
    </message>
    <message>
        <source>A role with the least rights for plan, apply and verify on one database. Run it as a user administrator, in mongosh.</source>
        <translation>Eine Rolle mit den geringsten Rechten für plan, apply und verify auf einer Datenbank. In mongosh mit einer Anmeldung ausführen, die Benutzer verwalten darf.</translation>
    </message>
    <message>
        <source>The two rights on the cluster are for the version and for open transactions.</source>
        <translation>Die beiden Rechte auf dem Cluster sind für die Version und für offene Transaktionen.</translation>
    </message>
    <message>
        <source>// These changes destroy or rebuild data, so they are never sent. Review each line before you run it.</source>
        <translation>// Diese Änderungen zerstören Daten oder bauen sie neu auf, daher werden sie nie gesendet. Prüfen Sie jede Zeile, bevor Sie sie ausführen.</translation>
    </message>
    <message>
        <source>Counting was stopped.</source>
        <translation>Das Zählen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Chosen to be embedded, but that cannot be: %1</source>
        <translation>Einbetten wurde gewählt, ist aber nicht möglich: %1</translation>
    </message>
    <message>
        <source>Chosen by a person.</source>
        <translation>Von Hand gewählt.</translation>
    </message>
    <message>
        <source>Against it (%1): %2</source>
        <translation>Dagegen spricht (%1): %2</translation>
    </message>
    <message>
        <source>deleted after %1</source>
        <translation>%1 lang aufbewahrt</translation>
    </message>
    <message>
        <source>unique field; no index can keep it so, because items may lack it</source>
        <translation>eindeutiges Feld; kein Index kann das sicherstellen, weil es Elementen fehlen kann</translation>
    </message>
    <message>
        <source>unique field</source>
        <translation>eindeutiges Feld</translation>
    </message>
    <message>
        <source>No documents hold the entity.</source>
        <translation>Keine Dokumente enthalten die Entität.</translation>
    </message>
    <message>
        <source>The documents of %1 have no %2.</source>
        <translation>Die Dokumente von %1 haben kein %2.</translation>
    </message>
    <message>
        <source>The names on the way to %1 are data, so no index can be on it.</source>
        <translation>Die Namen auf dem Weg zu %1 sind Daten, daher ist dort kein Index möglich.</translation>
    </message>
    <message>
        <source>It is embedded as %1 of %2, and a server takes neither a text index nor a projection on a part of documents.</source>
        <translation>Die Entität ist als %1 von %2 eingebettet, und ein Server erlaubt auf einem Teil von Dokumenten weder einen Textindex noch eine Projektion.</translation>
    </message>
    <message>
        <source>It is embedded as %1 of %2: a server deletes whole documents, never parts of them.</source>
        <translation>Die Entität ist als %1 von %2 eingebettet: Ein Server löscht ganze Dokumente, nie Teile davon.</translation>
    </message>
    <message>
        <source>It keeps its values unique, as the model asks.</source>
        <translation>Er hält seine Werte eindeutig, wie das Modell es verlangt.</translation>
    </message>
    <message>
        <source>It deletes documents after their time, as the model asks.</source>
        <translation>Er löscht Dokumente nach ihrer Zeit, wie das Modell es verlangt.</translation>
    </message>
    <message>
        <source>It is a part of a pattern.</source>
        <translation>Er gehört zu einem Muster.</translation>
    </message>
    <message>
        <source>%1 ids in each of %2</source>
        <translation>%1 IDs je Dokument von „%2“</translation>
    </message>
    <message>
        <source>two documents written for each link</source>
        <translation>zwei geschriebene Dokumente je Verweis</translation>
    </message>
    <message>
        <source>a document for each link, read on the way</source>
        <translation>ein Dokument je Verweis, das unterwegs gelesen wird</translation>
    </message>
    <message>
        <source>Each document of %1 links to %2 of %3, each of %3 to %4 of %1.</source>
        <translation>Ein Dokument von „%1“ verweist auf %2 von „%3“, eines von „%3“ auf %4 von „%1“.</translation>
    </message>
    <message>
        <source>The link has values of its own that change often.</source>
        <translation>Der Verweis hat eigene Werte, die sich oft ändern.</translation>
    </message>
    <message>
        <source>Neither side can hold the ids: %1</source>
        <translation>Keine der beiden Seiten kann die IDs aufnehmen: %1</translation>
    </message>
    <message>
        <source>The link has values of its own, which are kept once, on the side that holds fewer.</source>
        <translation>Der Verweis hat eigene Werte; sie werden einmal aufbewahrt, auf der Seite, die weniger IDs hält.</translation>
    </message>
    <message>
        <source>Both sides have similar numbers (ratio %1): both hold the ids, which takes two writes for each link.</source>
        <translation>Beide Seiten haben ähnlich viele (Verhältnis %1): Beide halten die IDs, was zwei Schreibvorgänge je Verweis kostet.</translation>
    </message>
    <message>
        <source>A ratio of %1 speaks strongly for ids on one side, the one that holds fewer.</source>
        <translation>Ein Verhältnis von %1 spricht stark für IDs auf einer Seite, und zwar auf der, die weniger hält.</translation>
    </message>
    <message>
        <source>A ratio of %1 speaks for ids on one side.</source>
        <translation>Ein Verhältnis von %1 spricht für IDs auf einer Seite.</translation>
    </message>
    <message>
        <source>Not on the other side: %1</source>
        <translation>Nicht auf der anderen Seite: %1</translation>
    </message>
    <message>
        <source>%1 in %1 would nest without end.</source>
        <translation>„%1“ in „%1“ wäre endlos verschachtelt.</translation>
    </message>
    <message>
        <source>the id of the one above in each</source>
        <translation>in jedem Dokument die ID des übergeordneten</translation>
    </message>
    <message>
        <source>the ids of those below in each</source>
        <translation>in jedem Dokument die IDs der untergeordneten</translation>
    </message>
    <message>
        <source>A hierarchy keeps the id of the one above in each document.</source>
        <translation>In einer Hierarchie hält jedes Dokument die ID des übergeordneten.</translation>
    </message>
    <message>
        <source>Embedding and a reference cost about the same for this workload.</source>
        <translation>Einbetten und Referenz kosten bei diesem Workload etwa gleich viel.</translation>
    </message>
    <message>
        <source>Embedding is %1 times cheaper for this workload.</source>
        <translation>Einbetten ist bei diesem Workload %1-mal günstiger.</translation>
    </message>
    <message>
        <source>A reference is %1 times cheaper for this workload.</source>
        <translation>Eine Referenz ist bei diesem Workload %1-mal günstiger.</translation>
    </message>
    <message>
        <source>%1 are inside %2 already.</source>
        <translation>„%1“ liegt bereits innerhalb von „%2“.</translation>
    </message>
    <message>
        <source>%1 are of several kinds with places of their own.</source>
        <translation>„%1“ umfasst mehrere Arten, die jeweils einen eigenen Platz haben.</translation>
    </message>
    <message>
        <source>Both change together or not at all: one document does that by itself.</source>
        <translation>Beide ändern sich gemeinsam oder gar nicht: Ein einzelnes Dokument leistet das von selbst.</translation>
    </message>
    <message>
        <source>%1 × %2 for the goal</source>
        <translation>%1 × %2 für das Ziel</translation>
    </message>
    <message>
        <source>the id in %1</source>
        <translation>die ID in „%1“</translation>
    </message>
    <message>
        <source>the ids in %1</source>
        <translation>die IDs in „%1“</translation>
    </message>
    <message>
        <source>only by choice: %1 whole copies of each of %2, where an extended reference copies the few fields that are shown</source>
        <translation>nur auf Wunsch: %1 vollständige Kopien von jedem Dokument aus „%2“, wo eine Extended Reference die wenigen angezeigten Felder kopiert</translation>
    </message>
    <message>
        <source>%1 reads want %2 and %3 together.</source>
        <translation>%1 Lesezugriffe brauchen %2 und %3 zusammen.</translation>
    </message>
    <message>
        <source>No read wants %1 and %2 together.</source>
        <translation>Kein Lesezugriff braucht %1 und %2 zusammen.</translation>
    </message>
    <message>
        <source>%1 reads want %2 alone.</source>
        <translation>%1 Lesezugriffe brauchen nur %2.</translation>
    </message>
    <message>
        <source>A read wants %1 of the %2 %3.</source>
        <translation>Ein Lesezugriff braucht %1 von %2 %3.</translation>
    </message>
    <message>
        <source>A read wants all of the %1 %2.</source>
        <translation>Ein Lesezugriff braucht alle %1 %2.</translation>
    </message>
    <message>
        <source>%1 are deleted with their %2.</source>
        <translation>Dokumente aus „%1“ werden zusammen mit den zugehörigen aus „%2“ gelöscht.</translation>
    </message>
    <message>
        <source>No operation reads %1 from %2.</source>
        <translation>Keine Operation liest %1 von %2 aus.</translation>
    </message>
    <message>
        <source>No operation reads %1 from %2, and others link to %1.</source>
        <translation>Keine Operation liest %1 von %2 aus, und andere verweisen auf %1.</translation>
    </message>
    <message>
        <source>No operation uses the relationship; %1 are many or do not belong to %2.</source>
        <translation>Keine Operation benutzt die Beziehung; %1 sind viele oder gehören nicht zu %2.</translation>
    </message>
    <message>
        <source>Only %1 of the uses of %2 come from %3.</source>
        <translation>Nur %1 der Zugriffe auf %2 kommen von %3.</translation>
    </message>
    <message>
        <source>A document of %1 may come to hold %2 %3 (%4), where %5 are usual: each change would rewrite them all.</source>
        <translation>Ein Dokument von %1 kann %2 %3 enthalten (%4), wo %5 üblich sind: Jede Änderung würde alle neu schreiben.</translation>
    </message>
    <message>
        <source>Not embedded: %1</source>
        <translation>Nicht eingebettet: %1</translation>
    </message>
    <message>
        <source>Writes of both need a transaction.</source>
        <translation>Schreibzugriffe auf beide brauchen eine Transaktion.</translation>
    </message>
    <message>
        <source>Embedded (%1): %2</source>
        <translation>Eingebettet (%1): %2</translation>
    </message>
    <message>
        <source>No operation uses the relationship; %1 belong to %2.</source>
        <translation>Keine Operation nutzt die Beziehung; „%1“ gehört zu „%2“.</translation>
    </message>
    <message>
        <source>No operation uses the relationship; %1 of %2 are few.</source>
        <translation>Keine Operation benutzt die Beziehung; %1 von %2 sind wenige.</translation>
    </message>
    <message>
        <source>%1 are kept inside %2.</source>
        <translation>„%1“ wird innerhalb von „%2“ gespeichert.</translation>
    </message>
    <message>
        <source>%1 grow without limit, by %2 a day in each of %3.</source>
        <translation>Elemente aus „%1“ kommen unbegrenzt hinzu: %2 pro Tag in jedem Dokument von „%3“.</translation>
    </message>
    <message>
        <source>The %1 of each %2 document grow without limit.</source>
        <translation>Die %1 jedes Dokuments von „%2“ wachsen unbegrenzt.</translation>
    </message>
    <message>
        <source>A document of %1 can have %2 %3: from 10,000 on only the many side can hold the reference.</source>
        <translation>Ein Dokument von „%1“ kann %2 %3 haben: Ab 10.000 kann nur die n-Seite den Verweis halten.</translation>
    </message>
    <message>
        <source>%1 have several owners and change: each needs one place of its own.</source>
        <translation>Dokumente von „%1“ haben mehrere Besitzer und ändern sich: Jedes braucht einen eigenen Platz.</translation>
    </message>
    <message>
        <source>%1 hold personal data and %2 do not: they need other access rights.</source>
        <translation>„%1“ enthält personenbezogene Daten, „%2“ nicht: Dafür sind andere Zugriffsrechte nötig.</translation>
    </message>
    <message>
        <source>A document of %1 with %2 of %3 takes %4, and 16 MiB is the limit.</source>
        <translation>Ein Dokument von „%1“ mit %2 Elementen aus „%3“ belegt %4; die Grenze liegt bei 16 MiB.</translation>
    </message>
    <message>
        <source>Documents of %1 would be %2 levels deep, and 100 is the limit.</source>
        <translation>Dokumente von „%1“ wären %2 Ebenen tief; die Grenze liegt bei 100.</translation>
    </message>
    <message>
        <source>%1 of the %2 %3 belong to no document of %4.</source>
        <translation>%1 der %2 %3 gehören zu keinem Dokument von %4.</translation>
    </message>
    <message>
        <source>A document of %1 may belong to none of %2.</source>
        <translation>Ein Dokument von %1 kann zu keinem von %2 gehören.</translation>
    </message>
    <message>
        <source>%1 documents of %2 have no room for %3 of the %4 %5.</source>
        <translation>%1 Dokumente von %2 haben für %3 der %4 %5 keinen Platz.</translation>
    </message>
    <message>
        <source>%1 are deleted after %2, and a part of a document of %3 cannot expire on its own.</source>
        <translation>%1 werden nur %2 lang aufbewahrt, und ein Teil eines Dokuments von %3 kann nicht für sich ablaufen.</translation>
    </message>
    <message>
        <source>%1 go to the archive after %2, and a document of %3 goes only as a whole.</source>
        <translation>%1 bleiben %2 und gehen dann ins Archiv, ein Dokument von %3 aber nur als Ganzes.</translation>
    </message>
    <message>
        <source>%1 are deleted after %2, and %3 are kept.</source>
        <translation>%1 werden nur %2 lang aufbewahrt, und %3 bleiben.</translation>
    </message>
    <message>
        <source>A list of %1 ids of %2 (%3) is too long: at most 2,000 and 200 KiB.</source>
        <translation>Eine Liste von %1 IDs aus „%2“ (%3) ist zu lang: höchstens 2.000 IDs und 200 KiB.</translation>
    </message>
    <message>
        <source>A document of %1 with the ids of %2 takes %3, and 16 MiB is the limit.</source>
        <translation>Ein Dokument von %1 mit den IDs von %2 belegt %3; die Grenze liegt bei 16 MiB.</translation>
    </message>
    <message>
        <source>The largest document of %1 takes %2, %3 of the limit of 16 MiB.</source>
        <translation>Das größte Dokument von „%1“ belegt %2, das sind %3 der Grenze von 16 MiB.</translation>
    </message>
    <message>
        <source>%1 inside %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>link from %1 to %2</source>
        <translation>Verweis von %1 auf %2</translation>
    </message>
    <message>
        <source>links between %1 and %2</source>
        <translation>Verweise zwischen %1 und %2</translation>
    </message>
    <message>
        <source>collection of links between %1 and %2</source>
        <translation>Collection der Verweise zwischen %1 und %2</translation>
    </message>
    <message>
        <source>each link once</source>
        <translation>jeder Verweis nur einmal</translation>
    </message>
    <message>
        <source>%1 lies within its limits.</source>
        <translation>%1 liegt innerhalb der festgelegten Grenzen.</translation>
    </message>
    <message>
        <source>the documents stand under names that are data</source>
        <translation>die Dokumente stehen unter Namen, die Daten sind</translation>
    </message>
    <message>
        <source>the documents have no “%1”</source>
        <translation>die Dokumente haben kein „%1“</translation>
    </message>
    <message>
        <source>“%1” lies in an array there</source>
        <translation>„%1“ liegt dort in einem Array</translation>
    </message>
    <message>
        <source>$expr cannot look into the items of an array</source>
        <translation>$expr kann nicht in die Elemente eines Arrays sehen</translation>
    </message>
    <message>
        <source>the rule of %1</source>
        <translation>die Regel von %1</translation>
    </message>
    <message>
        <source>A rule must not use %1.</source>
        <translation>Eine Regel darf %1 nicht verwenden.</translation>
    </message>
    <message>
        <source>Say it with other operators.</source>
        <translation>Drücken Sie es mit anderen Operatoren aus.</translation>
    </message>
    <message>
        <source>A rule with $$NOW is accepted, and then every write fails.</source>
        <translation>Eine Regel mit $$NOW wird angenommen, danach schlägt jedoch jeder Schreibzugriff fehl.</translation>
    </message>
    <message>
        <source>Compare dates in the application.</source>
        <translation>Vergleichen Sie Datumswerte in der Anwendung.</translation>
    </message>
    <message>
        <source>Properties are nested more than %1 levels deep, which can stop a replica set.</source>
        <translation>Eigenschaften sind mehr als %1 Ebenen tief verschachtelt; das kann ein Replica Set lahmlegen.</translation>
    </message>
    <message>
        <source>Make the shape flatter.</source>
        <translation>Machen Sie die Form flacher.</translation>
    </message>
    <message>
        <source>%1 must be a number.</source>
        <translation>%1 muss eine Zahl sein.</translation>
    </message>
    <message>
        <source>Say limits of dates as a query expression.</source>
        <translation>Geben Sie Grenzen von Datumswerten als Abfrageausdruck an.</translation>
    </message>
    <message>
        <source>%1 must be true or false.</source>
        <translation>%1 muss true oder false sein.</translation>
    </message>
    <message>
        <source>Put the number into minimum or maximum.</source>
        <translation>Schreiben Sie die Zahl in minimum oder maximum.</translation>
    </message>
    <message>
        <source>A schema must not have type beside bsonType.</source>
        <translation>Ein Schema darf neben bsonType kein type enthalten.</translation>
    </message>
    <message>
        <source>Keep bsonType.</source>
        <translation>Behalten Sie bsonType.</translation>
    </message>
    <message>
        <source>exclusiveMinimum or exclusiveMaximum stands without the bound it is about.</source>
        <translation>Zu einer ausschließenden Grenze fehlt die Grenze selbst.</translation>
    </message>
    <message>
        <source>Add minimum or maximum.</source>
        <translation>Ergänzen Sie minimum oder maximum.</translation>
    </message>
    <message>
        <source>The shape is closed and does not list _id: it refuses every document.</source>
        <translation>Die Form ist geschlossen und führt _id nicht auf: Sie lehnt jedes Dokument ab.</translation>
    </message>
    <message>
        <source>List _id among the properties.</source>
        <translation>Führen Sie _id bei den Eigenschaften auf.</translation>
    </message>
    <message>
        <source>Servers refuse the keyword &quot;%1&quot;.</source>
        <translation>Server lehnen das Schlüsselwort „%1“ ab.</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation>Lassen Sie es weg.</translation>
    </message>
    <message>
        <source>There is no type &quot;%1&quot;.</source>
        <translation>Es gibt keinen Typ „%1“.</translation>
    </message>
    <message>
        <source>Use bsonType with a name such as int or date.</source>
        <translation>Verwenden Sie bsonType mit einem Namen wie int oder date.</translation>
    </message>
    <message>
        <source>Use a name such as int, string, bool or binData.</source>
        <translation>Verwenden Sie einen Namen wie int, string, bool oder binData.</translation>
    </message>
    <message>
        <source>%1 must be a list.</source>
        <translation>%1 muss eine Liste sein.</translation>
    </message>
    <message>
        <source>Write it in brackets.</source>
        <translation>Schreiben Sie es in eckige Klammern.</translation>
    </message>
    <message>
        <source>%1 must not be empty.</source>
        <translation>%1 darf nicht leer sein.</translation>
    </message>
    <message>
        <source>%1 names something twice.</source>
        <translation>%1 nennt etwas doppelt.</translation>
    </message>
    <message>
        <source>Name it once.</source>
        <translation>Nennen Sie es nur einmal.</translation>
    </message>
    <message>
        <source>A rule for a property without a name: a document that breaks it ends the server process.</source>
        <translation>Eine Regel gilt für eine Eigenschaft ohne Namen: Ein Dokument, das dagegen verstößt, beendet den Serverprozess.</translation>
    </message>
    <message>
        <source>Give the field a name.</source>
        <translation>Geben Sie dem Feld einen Namen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is read as a path, so a field of this name is never checked.</source>
        <translation>„%1“ wird als Pfad gelesen, daher wird ein Feld dieses Namens nie geprüft.</translation>
    </message>
    <message>
        <source>Give the field a name without a dot.</source>
        <translation>Geben Sie dem Feld einen Namen ohne Punkt.</translation>
    </message>
    <message>
        <source>Servers refuse \u in a pattern.</source>
        <translation>Server lehnen \u in einem regulären Ausdruck ab.</translation>
    </message>
    <message>
        <source>Write the character itself or \x{…}.</source>
        <translation>Schreiben Sie das Zeichen selbst oder \x{…}.</translation>
    </message>
    <message>
        <source>Page 1 of 1</source>
        <translation>Seite 1 von 1</translation>
    </message>
    <message>
        <source>Page %1 of %2, row %3, column %4</source>
        <translation>Seite %1 von %2, Zeile %3, Spalte %4</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture.</source>
        <translation>Der Arbeitsspeicher reicht für das Bild nicht aus.</translation>
    </message>
    <message>
        <source>Choose a smaller scale, or SVG.</source>
        <translation>Wählen Sie einen kleineren Maßstab oder SVG.</translation>
    </message>
    <message>
        <source>The picture could not be made into a PNG.</source>
        <translation>Das Bild konnte nicht in PNG umgewandelt werden.</translation>
    </message>
    <message>
        <source>There is no paper called &apos;%1&apos;.</source>
        <translation>Es gibt kein Papier namens „%1“.</translation>
    </message>
    <message>
        <source>Choose one of %1.</source>
        <translation>Wählen Sie eines von: %1.</translation>
    </message>
    <message>
        <source>The pages could not be painted.</source>
        <translation>Die Seiten konnten nicht gezeichnet werden.</translation>
    </message>
    <message>
        <source>The ending of the file name does not say which picture is meant.</source>
        <translation>Die Endung des Dateinamens verrät nicht, welches Bildformat gemeint ist.</translation>
    </message>
    <message>
        <source>End it with .svg, .png or .pdf.</source>
        <translation>Verwenden Sie die Endung .svg, .png oder .pdf.</translation>
    </message>
    <message>
        <source>array</source>
        <translation>Array</translation>
    </message>
    <message>
        <source>%1 docs</source>
        <translation>%1 Dok.</translation>
    </message>
    <message>
        <source>%1 likely</source>
        <translation>wahrsch. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n fields</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>copies %1</source>
        <translation>kopiert %1</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>neueste zuerst</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>älteste zuerst</translation>
    </message>
    <message>
        <source>highest %1 first</source>
        <translation>höchste %1 zuerst</translation>
    </message>
    <message>
        <source>lowest %1 first</source>
        <translation>niedrigste %1 zuerst</translation>
    </message>
    <message>
        <source>by %1, last first</source>
        <translation>nach %1, absteigend</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>1 wanted</source>
        <translation>1 gewünscht</translation>
    </message>
    <message>
        <source>%1 wanted, all</source>
        <translation>%1 gewünscht, alle</translation>
    </message>
    <message>
        <source>%1–%2 wanted, all</source>
        <translation>%1–%2 gewünscht, alle</translation>
    </message>
    <message>
        <source>%1 of %2 wanted</source>
        <translation>%1 von %2 gewünscht</translation>
    </message>
    <message>
        <source>up to %1 wanted</source>
        <translation>bis zu %1 gewünscht</translation>
    </message>
    <message>
        <source>Remove the calibration</source>
        <translation>Kalibrierung entfernen</translation>
    </message>
    <message>
        <source>Calibrate sizes</source>
        <translation>Größen kalibrieren</translation>
    </message>
    <message>
        <source>Another diagram has this name.</source>
        <translation>Ein anderes Diagramm hat diesen Namen.</translation>
    </message>
    <message>
        <source>Choose a different name.</source>
        <translation>Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Add diagram %1</source>
        <translation>Diagramm %1 hinzufügen</translation>
    </message>
    <message>
        <source>A name is needed.</source>
        <translation>Ein Name ist erforderlich.</translation>
    </message>
    <message>
        <source>Type at least one letter.</source>
        <translation>Geben Sie mindestens einen Buchstaben ein.</translation>
    </message>
    <message>
        <source>Rename diagram %1</source>
        <translation>Diagramm %1 umbenennen</translation>
    </message>
    <message>
        <source>A project keeps at least one diagram.</source>
        <translation>Ein Projekt behält mindestens ein Diagramm.</translation>
    </message>
    <message>
        <source>Add another one first.</source>
        <translation>Fügen Sie zuerst ein weiteres hinzu.</translation>
    </message>
    <message>
        <source>Remove diagram %1</source>
        <translation>Diagramm %1 entfernen</translation>
    </message>
    <message>
        <source>Show in diagram</source>
        <translation>Im Diagramm zeigen</translation>
    </message>
    <message>
        <source>Hide in diagram</source>
        <translation>Im Diagramm ausblenden</translation>
    </message>
    <message>
        <source>Show everything in diagram</source>
        <translation>Alles im Diagramm zeigen</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Der Name ist zu lang.</translation>
    </message>
    <message>
        <source>Use at most %1 characters.</source>
        <translation>Verwenden Sie höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>The name has a control character in it.</source>
        <translation>Der Name enthält ein Steuerzeichen.</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Entfernen Sie es.</translation>
    </message>
    <message>
        <source>The object is no longer there.</source>
        <translation>Das Objekt ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>Undo its removal, or choose another one.</source>
        <translation>Machen Sie das Entfernen rückgängig, oder wählen Sie ein anderes Objekt.</translation>
    </message>
    <message>
        <source>Another entity has this name.</source>
        <translation>Eine andere Entität hat diesen Namen.</translation>
    </message>
    <message>
        <source>A field&apos;s name must not begin with $ nor hold a dot, because the server reads these as operators and paths.</source>
        <translation>Ein Feldname darf nicht mit $ beginnen und keinen Punkt enthalten, weil der Server dies als Operator oder Pfad liest.</translation>
    </message>
    <message>
        <source>Another field beside it has this name.</source>
        <translation>Ein anderes Feld auf derselben Ebene hat diesen Namen.</translation>
    </message>
    <message>
        <source>The three numbers must rise: fewest, likely, most.</source>
        <translation>Die drei Zahlen müssen aufsteigen: kleinste, wahrscheinliche, größte.</translation>
    </message>
    <message>
        <source>Use numbers such as 0, 40, 2000; only the last may be endless.</source>
        <translation>Verwenden Sie Zahlen wie 0, 40, 2000; nur die letzte darf unbegrenzt sein.</translation>
    </message>
    <message>
        <source>The number is out of range.</source>
        <translation>Die Zahl liegt außerhalb des zulässigen Bereichs.</translation>
    </message>
    <message>
        <source>Growth and days are 0 or more; the share in use is from 0 to 1.</source>
        <translation>Wachstum und Tage sind mindestens 0; der genutzte Anteil liegt zwischen 0 und 1.</translation>
    </message>
    <message>
        <source>entity</source>
        <translation>Entität</translation>
    </message>
    <message>
        <source>Add entity %1</source>
        <translation>Entität „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Rename entity %1</source>
        <translation>Entität „%1“ umbenennen</translation>
    </message>
    <message>
        <source>Change entity %1</source>
        <translation>Entität „%1“ ändern</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n entities</source>
        <translation>
            <numerusform>%n Entität duplizieren</numerusform>
            <numerusform>%n Entitäten duplizieren</numerusform>
        </translation>
    </message>
    <message>
        <source>The share of documents is above 0 and at most 1; a size is 0 or more.</source>
        <translation>Der Anteil der Dokumente ist größer als 0 und höchstens 1; eine Größe ist mindestens 0.</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Add field %1.%2</source>
        <translation>Feld „%1.%2“ hinzufügen</translation>
    </message>
    <message>
        <source>Rename field %1</source>
        <translation>Feld „%1“ umbenennen</translation>
    </message>
    <message>
        <source>Change field %1</source>
        <translation>Feld „%1“ ändern</translation>
    </message>
    <message>
        <source>A field cannot move into itself.</source>
        <translation>Ein Feld kann nicht in sich selbst verschoben werden.</translation>
    </message>
    <message>
        <source>Choose another object.</source>
        <translation>Wählen Sie ein anderes Objekt.</translation>
    </message>
    <message>
        <source>Only objects hold fields.</source>
        <translation>Nur Objekte können Felder enthalten.</translation>
    </message>
    <message>
        <source>Make it an object, or an array of objects.</source>
        <translation>Machen Sie daraus ein Objekt oder ein Array von Objekten.</translation>
    </message>
    <message>
        <source>Move field %1</source>
        <translation>Feld „%1“ verschieben</translation>
    </message>
    <message>
        <source>There is no entity “%1”.</source>
        <translation>Es gibt keine Entität „%1“.</translation>
    </message>
    <message>
        <source>Entities are: %1.</source>
        <translation>Entitäten sind: %1.</translation>
    </message>
    <message>
        <source>References start at the entity itself.</source>
        <translation>Referenzen gehen von der Entität selbst aus.</translation>
    </message>
    <message>
        <source>Write %1 → %2 as a field of its own.</source>
        <translation>Schreiben Sie %1 → %2 als eigenes Feld.</translation>
    </message>
    <message>
        <source>Add reference %1</source>
        <translation>Referenz %1 hinzufügen</translation>
    </message>
    <message>
        <source>Edit field %1</source>
        <translation>Feld %1 bearbeiten</translation>
    </message>
    <message>
        <source>Bend a line</source>
        <translation>Linie biegen</translation>
    </message>
    <message>
        <source>Straighten a line</source>
        <translation>Linie begradigen</translation>
    </message>
    <message>
        <source>Straighten %1 lines</source>
        <translation>%1 Linien begradigen</translation>
    </message>
    <message>
        <source>Growth is 0 or more.</source>
        <translation>Das Wachstum ist mindestens 0.</translation>
    </message>
    <message>
        <source>Change relationship %1</source>
        <translation>Beziehung „%1“ ändern</translation>
    </message>
    <message>
        <source>Connect %1</source>
        <translation>Beziehung „%1“ anlegen</translation>
    </message>
    <message>
        <source>Change cardinality of %1</source>
        <translation>Kardinalität von „%1“ ändern</translation>
    </message>
    <message>
        <source>Reconnect %1</source>
        <translation>Beziehung „%1“ neu verbinden</translation>
    </message>
    <message>
        <source>Rename relationship %1</source>
        <translation>Beziehung „%1“ umbenennen</translation>
    </message>
    <message numerus="yes">
        <source>Move %n objects</source>
        <translation>
            <numerusform>%n Objekt verschieben</numerusform>
            <numerusform>%n Objekte verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>The note is too small.</source>
        <translation>Die Notiz ist zu klein.</translation>
    </message>
    <message>
        <source>Make it at least 20 wide and high.</source>
        <translation>Machen Sie sie mindestens 20 breit und hoch.</translation>
    </message>
    <message>
        <source>Choose another goal</source>
        <translation>Anderes Ziel wählen</translation>
    </message>
    <message>
        <source>The memory is out of range.</source>
        <translation>Der Arbeitsspeicher liegt außerhalb des zulässigen Bereichs.</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>Give from 0.1 to 65,536 GiB.</source>
        <translation>Geben Sie 0,1 bis 65.536 GiB an.</translation>
    </message>
    <message>
        <source>Change the memory</source>
        <translation>Arbeitsspeicher ändern</translation>
    </message>
    <message>
        <source>Choose another use case</source>
        <translation>Anderen Anwendungsfall wählen</translation>
    </message>
    <message>
        <source>Choose another server version</source>
        <translation>Andere Serverversion wählen</translation>
    </message>
    <message>
        <source>Describe the project</source>
        <translation>Projekt beschreiben</translation>
    </message>
    <message>
        <source>Bring back %1 on %2</source>
        <translation>Prüfung %1 bei „%2“ wieder einschalten</translation>
    </message>
    <message>
        <source>Ignore %1 on %2</source>
        <translation>Prüfung %1 bei „%2“ ignorieren</translation>
    </message>
    <message>
        <source>Whole model</source>
        <translation>Ganzes Modell</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Einklappen</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Ausklappen</translation>
    </message>
    <message>
        <source>Add an area</source>
        <translation>Bereich hinzufügen</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>Notiz hinzufügen</translation>
    </message>
    <message>
        <source>Change a note</source>
        <translation>Notiz ändern</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n objects</source>
        <translation>
            <numerusform>%n Objekt entfernen</numerusform>
            <numerusform>%n Objekte entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove entity %1</source>
        <translation>Entität „%1“ entfernen</translation>
    </message>
    <message>
        <source>Remove relationship %1</source>
        <translation>Beziehung „%1“ entfernen</translation>
    </message>
    <message>
        <source>Remove operation %1</source>
        <translation>Operation „%1“ entfernen</translation>
    </message>
    <message>
        <source>Remove a field</source>
        <translation>Feld entfernen</translation>
    </message>
    <message>
        <source>Remove a note</source>
        <translation>Notiz entfernen</translation>
    </message>
    <message>
        <source>Remove a pattern</source>
        <translation>Muster entfernen</translation>
    </message>
    <message>
        <source>Choose another topology</source>
        <translation>Andere Topologie wählen</translation>
    </message>
    <message>
        <source>Rates and times are 0 or more; the peak factor is 1 or more.</source>
        <translation>Raten und Zeiten sind mindestens 0; der Spitzenfaktor ist mindestens 1.</translation>
    </message>
    <message>
        <source>There is no such pattern.</source>
        <translation>Dieses Muster gibt es nicht.</translation>
    </message>
    <message>
        <source>Choose one of the catalogue.</source>
        <translation>Wählen Sie eines aus dem Katalog.</translation>
    </message>
    <message>
        <source>The pattern is used there already.</source>
        <translation>Das Muster wird dort bereits verwendet.</translation>
    </message>
    <message>
        <source>Change the parameters of that use.</source>
        <translation>Ändern Sie die Parameter dieser Verwendung.</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Add operation %1</source>
        <translation>Operation „%1“ hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Add %n operations</source>
        <translation>
            <numerusform>%n Operation hinzufügen</numerusform>
            <numerusform>%n Operationen hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Change operation %1</source>
        <translation>Operation „%1“ ändern</translation>
    </message>
    <message>
        <source>Move operation %1</source>
        <translation>Operation „%1“ verschieben</translation>
    </message>
    <message>
        <source>Apply %1</source>
        <translation>%1 anwenden</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>A field is pasted into an entity.</source>
        <translation>Ein Feld wird in eine Entität eingefügt.</translation>
    </message>
    <message>
        <source>Select the entity that it belongs to.</source>
        <translation>Wählen Sie die Entität aus, zu der es gehört.</translation>
    </message>
    <message>
        <source>Paste fields into %1</source>
        <translation>Felder in %1 einfügen</translation>
    </message>
    <message>
        <source>The clipboard holds nothing that can be pasted here.</source>
        <translation>Die Zwischenablage enthält nichts, was hier eingefügt werden kann.</translation>
    </message>
    <message>
        <source>Copy objects from a diagram first.</source>
        <translation>Kopieren Sie zuerst Objekte aus einem Diagramm.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n objects</source>
        <translation>
            <numerusform>%n Objekt einfügen</numerusform>
            <numerusform>%n Objekte einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>process %1 on %2</source>
        <translation>Prozess %1 auf %2</translation>
    </message>
    <message>
        <source>Replace %1 by %2</source>
        <translation>%1 durch %2 ersetzen</translation>
    </message>
    <message>
        <source>The measurement was stopped.</source>
        <translation>Die Messung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>A time-series collection cannot be measured without a server.</source>
        <translation>Eine Zeitreihen-Collection lässt sich ohne Server nicht messen.</translation>
    </message>
    <message>
        <source>Its documents lie in buckets that a server makes: calibrate with a server instead.</source>
        <translation>Ihre Dokumente liegen in Buckets, die ein Server bildet: Kalibrieren Sie stattdessen mit einem Server.</translation>
    </message>
    <message>
        <source>There is no room left for the measurement.</source>
        <translation>Für die Messung ist kein Platz mehr frei.</translation>
    </message>
    <message>
        <source>Free some disk space, measure fewer documents, or name another folder in TMPDIR.</source>
        <translation>Schaffen Sie dort Platz, messen Sie weniger Dokumente, oder nennen Sie in TMPDIR einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Check the folder&apos;s rights, or name another one in TMPDIR.</source>
        <translation>Prüfen Sie die Rechte des Ordners, oder nennen Sie in TMPDIR einen anderen.</translation>
    </message>
    <message>
        <source>A folder for the measurement cannot be made: %1.</source>
        <translation>Ein Ordner für die Messung kann nicht angelegt werden: %1.</translation>
    </message>
    <message>
        <source>Name another folder in TMPDIR.</source>
        <translation>Nennen Sie in TMPDIR einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The storage engine cannot be started: %1.</source>
        <translation>Die Storage-Engine lässt sich nicht starten: %1.</translation>
    </message>
    <message>
        <source>The storage engine cannot make a table: %1.</source>
        <translation>Die Storage-Engine kann keine Tabelle anlegen: %1.</translation>
    </message>
    <message>
        <source>The storage engine cannot open a table: %1.</source>
        <translation>Die Storage-Engine kann eine Tabelle nicht öffnen: %1.</translation>
    </message>
    <message>
        <source>The storage engine cannot write its files: %1.</source>
        <translation>Die Storage-Engine kann ihre Dateien nicht schreiben: %1.</translation>
    </message>
    <message>
        <source>The storage engine cannot tell the sizes of its files: %1.</source>
        <translation>Die Storage-Engine kann die Größen ihrer Dateien nicht angeben: %1.</translation>
    </message>
    <message>
        <source>The storage engine cannot take an entry: %1.</source>
        <translation>Die Storage-Engine kann einen Eintrag nicht aufnehmen: %1.</translation>
    </message>
    <message>
        <source>Read %1 of %2</source>
        <translation>%1 von %2 gelesen</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>%1 gelesen</translation>
    </message>
    <message>
        <source>mongodump describes indexes and options in it; it holds no documents and was left out.</source>
        <translation>mongodump beschreibt darin Indizes und Optionen; die Datei enthält keine Dokumente und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>The member %1 beside the documents was left out.</source>
        <translation>Der Eintrag %1 neben den Dokumenten wurde ausgelassen.</translation>
    </message>
    <message>
        <source>There are no documents in the input.</source>
        <translation>Die Eingabe enthält keine Dokumente.</translation>
    </message>
    <message>
        <source>import</source>
        <translation>import</translation>
    </message>
    <message>
        <source>Give a file with at least one document.</source>
        <translation>Geben Sie eine Datei mit mindestens einem Dokument an.</translation>
    </message>
    <message>
        <source>Name a member that holds documents with --member.</source>
        <translation>Nennen Sie mit --member einen Eintrag, der Dokumente enthält.</translation>
    </message>
    <message>
        <source>The documents have no _id: a server adds one, which takes %1 bytes of each.</source>
        <translation>Die Dokumente haben keine _id: Ein Server fügt eine hinzu, die in jedem %1 Bytes belegt.</translation>
    </message>
    <message>
        <source>The documents are so large that only %1 of them were looked into.</source>
        <translation>Die Dokumente sind so groß, dass nur %1 davon untersucht wurden.</translation>
    </message>
    <message>
        <source>It has more names of fields than a model takes; fields of %1 bytes in all were left out.</source>
        <translation>Es gibt mehr Feldnamen, als ein Modell aufnimmt; Felder mit insgesamt %1 Bytes wurden ausgelassen.</translation>
    </message>
    <message>
        <source>Others refer to it, so it becomes _id.</source>
        <translation>Andere verweisen darauf, deshalb wird das Feld zu _id.</translation>
    </message>
    <message>
        <source>Give JSON (objects one after the other, or in a list) or BSON as mongodump writes it, in UTF-8 and unpacked.</source>
        <translation>Geben Sie JSON (Objekte nacheinander oder in einer Liste) oder BSON an, wie mongodump es schreibt, in UTF-8 und nicht komprimiert.</translation>
    </message>
    <message>
        <source>%1, line %2, byte %3</source>
        <translation>%1, Zeile %2, Byte %3</translation>
    </message>
    <message>
        <source>%1, byte %2</source>
        <translation>%1, Byte %2</translation>
    </message>
    <message>
        <source>Correct the file there, or export it again.</source>
        <translation>Berichtigen Sie die Datei an dieser Stelle, oder exportieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>It cannot be read: %1.</source>
        <translation>Die Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>Check that it is a readable file.</source>
        <translation>Prüfen Sie, ob es eine lesbare Datei ist.</translation>
    </message>
    <message>
        <source>The input is empty.</source>
        <translation>Die Eingabe ist leer.</translation>
    </message>
    <message>
        <source>The input is compressed.</source>
        <translation>Die Eingabe ist komprimiert.</translation>
    </message>
    <message>
        <source>Unpack it first, for instance with gunzip, and import what comes out.</source>
        <translation>Entpacken Sie sie zuerst, zum Beispiel mit gunzip, und importieren Sie das Ergebnis.</translation>
    </message>
    <message>
        <source>The input is an archive of mongodump.</source>
        <translation>Die Eingabe ist ein Archiv von mongodump.</translation>
    </message>
    <message>
        <source>Dump into a folder instead (mongodump --out), and import its .bson files.</source>
        <translation>Sichern Sie stattdessen in einen Ordner (mongodump --out), und importieren Sie dessen .bson-Dateien.</translation>
    </message>
    <message>
        <source>The input is text in UTF-16.</source>
        <translation>Die Eingabe ist Text in UTF-16.</translation>
    </message>
    <message>
        <source>The input is blank.</source>
        <translation>Die Eingabe enthält nur Leerraum.</translation>
    </message>
    <message>
        <source>This is neither JSON nor BSON.</source>
        <translation>Das ist weder JSON noch BSON.</translation>
    </message>
    <message>
        <source>A document is expected here, which is an object in braces.</source>
        <translation>Hier wird ein Dokument erwartet, also ein Objekt in geschweiften Klammern.</translation>
    </message>
    <message>
        <source>The document that begins here is larger than the 16 MiB that a server takes.</source>
        <translation>Das Dokument, das hier beginnt, ist größer als die 16 MiB, die ein Server annimmt.</translation>
    </message>
    <message>
        <source>When it is a list of documents with something around it, name the member that holds them with --member.</source>
        <translation>Ist es eine Liste von Dokumenten mit etwas darum herum, nennen Sie mit --member den Eintrag, der sie enthält.</translation>
    </message>
    <message>
        <source>The list has no end: the input was cut off.</source>
        <translation>Die Liste hat kein Ende: Die Eingabe wurde abgeschnitten.</translation>
    </message>
    <message>
        <source>Unexpected text after the list.</source>
        <translation>Nach der Liste folgt noch etwas.</translation>
    </message>
    <message>
        <source>A comma or the end of the list is expected here.</source>
        <translation>Hier wird ein Komma oder das Ende der Liste erwartet.</translation>
    </message>
    <message>
        <source>The last %1 bytes are not a document: the input was cut off, or something was added to it.</source>
        <translation>Die letzten %1 Bytes sind kein Dokument: Die Eingabe wurde abgeschnitten, oder es wurde etwas angehängt.</translation>
    </message>
    <message>
        <source>A document of %1 bytes is impossible: this is not BSON, or it is damaged.</source>
        <translation>Ein Dokument mit %1 Bytes kann es nicht geben: Das ist kein BSON, oder es ist beschädigt.</translation>
    </message>
    <message>
        <source>The document that begins here has %1 bytes, of which only %2 are there: the input was cut off.</source>
        <translation>Das Dokument, das hier beginnt, hat %1 Bytes, von denen nur %2 vorhanden sind: Die Eingabe wurde abgeschnitten.</translation>
    </message>
    <message>
        <source>The document that begins here does not end with NUL, as BSON does.</source>
        <translation>Das Dokument, das hier beginnt, endet nicht mit NUL, wie es in BSON sein muss.</translation>
    </message>
    <message>
        <source>The object has no end: the input was cut off.</source>
        <translation>Das Objekt hat kein Ende: Die Eingabe wurde abgeschnitten.</translation>
    </message>
    <message>
        <source>The member %1 is not a list of documents.</source>
        <translation>Der Eintrag %1 ist keine Liste von Dokumenten.</translation>
    </message>
    <message>
        <source>Name another member with --member.</source>
        <translation>Nennen Sie mit --member einen anderen Eintrag.</translation>
    </message>
    <message>
        <source>Rename it in the model.</source>
        <translation>Benennen Sie das Objekt im Modell um.</translation>
    </message>
    <message>
        <source>A collection has no name.</source>
        <translation>Eine Collection hat keinen Namen.</translation>
    </message>
    <message>
        <source>The name of a collection contains $ or a NUL character.</source>
        <translation>Der Name einer Collection enthält $ oder ein NUL-Zeichen.</translation>
    </message>
    <message>
        <source>The name of a collection starts like those of the server itself, or with a dot.</source>
        <translation>Der Name einer Collection beginnt wie die Namen des Servers selbst oder mit einem Punkt.</translation>
    </message>
    <message>
        <source>The name of a collection is longer than a server takes.</source>
        <translation>Der Name einer Collection ist länger, als ein Server erlaubt.</translation>
    </message>
    <message>
        <source>The name of a field contains a NUL character.</source>
        <translation>Der Name eines Felds enthält ein NUL-Zeichen.</translation>
    </message>
    <message>
        <source>An index has a key without a name or with a NUL character in it.</source>
        <translation>Ein Index hat einen Schlüssel ohne Namen oder mit einem NUL-Zeichen darin.</translation>
    </message>
    <message>
        <source>JSON Schema validators</source>
        <translation>JSON-Schema-Validatoren</translation>
    </message>
    <message>
        <source>The validator of each collection, in MongoDB&apos;s form of JSON Schema, for code generators and reviews.</source>
        <translation>Der Validator jeder Collection in der MongoDB-Form von JSON Schema, für Codegeneratoren und Durchsichten.</translation>
    </message>
    <message>
        <source>only of %1</source>
        <translation>nur bei %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Pflichtfeld</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Indexes of %1</source>
        <translation>Indizes von %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Regeln von %1</translation>
    </message>
    <message>
        <source>A time-series collection by %1.</source>
        <translation>Eine Zeitreihen-Collection nach %1.</translation>
    </message>
    <message>
        <source>A time-series collection by %1 for each %2.</source>
        <translation>Eine Zeitreihen-Collection nach %1, getrennt nach %2.</translation>
    </message>
    <message>
        <source>Values are deleted after %1 seconds.</source>
        <translation>Werte werden nach %1 Sekunden gelöscht.</translation>
    </message>
    <message>
        <source>The server takes no validator for it: the rules below are not enforced.</source>
        <translation>Der Server nimmt dafür keinen Validator an: Die Regeln unten werden nicht durchgesetzt.</translation>
    </message>
    <message>
        <source>Validation is off: the rules are not enforced.</source>
        <translation>Die Validierung ist ausgeschaltet: Die Regeln werden nicht durchgesetzt.</translation>
    </message>
    <message>
        <source>Documents that broke a rule before may stay as they are.</source>
        <translation>Dokumente, die schon vorher gegen eine Regel verstießen, dürfen so bleiben.</translation>
    </message>
    <message>
        <source>Documents that break a rule are logged, not refused.</source>
        <translation>Dokumente, die gegen eine Regel verstoßen, werden protokolliert, nicht abgelehnt.</translation>
    </message>
    <message>
        <source>Shard key: %1.</source>
        <translation>Shard-Schlüssel: %1.</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>%1 documents of %2 (largest: %3).</source>
        <translation>%1 Dokumente zu je %2 (größtes: %3).</translation>
    </message>
    <message>
        <source>embedded in %1</source>
        <translation>eingebettet in %1</translation>
    </message>
    <message>
        <source>reference held by %1</source>
        <translation>Referenz in %1</translation>
    </message>
    <message>
        <source>references held by both</source>
        <translation>Referenzen auf beiden Seiten</translation>
    </message>
    <message>
        <source>a collection of links</source>
        <translation>eine Collection für die Verweise</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>nicht entschieden</translation>
    </message>
    <message>
        <source>chosen by a person</source>
        <translation>von Hand gewählt</translation>
    </message>
    <message>
        <source>Relationships</source>
        <translation>Beziehungen</translation>
    </message>
    <message>
        <source>Relationship</source>
        <translation>Beziehung</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>Gespeichert als</translation>
    </message>
    <message>
        <source>%1, not applied: %2</source>
        <translation>%1, nicht angewendet: %2</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Markdown documentation</source>
        <translation>Markdown-Dokumentation</translation>
    </message>
    <message>
        <source>Tables of the collections, fields, indexes and decisions, each with its reasons.</source>
        <translation>Tabellen der Collections, Felder, Indizes und Entscheidungen, jeweils mit Begründung.</translation>
    </message>
    <message>
        <source>Database design</source>
        <translation>Datenbankentwurf</translation>
    </message>
    <message>
        <source>Designed with Shapewright %1 for the goal %2 and MongoDB %3.%4.</source>
        <translation>Entworfen mit Shapewright %1 für das Ziel %2 und MongoDB %3.%4.</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>größer als %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>kleiner als %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>%1 to %2 characters</source>
        <translation>%1 bis %2 Zeichen</translation>
    </message>
    <message>
        <source>at least %1 characters</source>
        <translation>mindestens %1 Zeichen</translation>
    </message>
    <message>
        <source>at most %1 characters</source>
        <translation>höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>number of items in %1</source>
        <translation>Anzahl der Elemente in %1</translation>
    </message>
    <message>
        <source>number of items in %1 and in %2</source>
        <translation>Anzahl der Elemente in %1 und in %2</translation>
    </message>
    <message>
        <source>number of values of %1 in %2</source>
        <translation>Anzahl der Werte von %1 in %2</translation>
    </message>
    <message>
        <source>sum of %1 in %2</source>
        <translation>Summe von %1 in %2</translation>
    </message>
    <message>
        <source>smallest of %1 in %2</source>
        <translation>kleinster Wert von %1 in %2</translation>
    </message>
    <message>
        <source>largest of %1 in %2</source>
        <translation>größter Wert von %1 in %2</translation>
    </message>
    <message>
        <source>number of values of %1</source>
        <translation>Anzahl der Werte von %1</translation>
    </message>
    <message>
        <source>sum of %1</source>
        <translation>Summe von %1</translation>
    </message>
    <message>
        <source>smallest of %1</source>
        <translation>kleinster Wert von %1</translation>
    </message>
    <message>
        <source>largest of %1</source>
        <translation>größter Wert von %1</translation>
    </message>
    <message>
        <source>start of the %1 of %2</source>
        <translation>Beginn des Zeitabschnitts (%1) von %2</translation>
    </message>
    <message>
        <source>made of %1</source>
        <translation>gebildet aus %1</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>eines von: %1</translation>
    </message>
    <message>
        <source>matches %1</source>
        <translation>entspricht %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>vor %1</translation>
    </message>
    <message>
        <source>no other fields</source>
        <translation>keine weiteren Felder</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>copy of %1 as it was then</source>
        <translation>Kopie von %1 im damaligen Stand</translation>
    </message>
    <message>
        <source>copy of %1</source>
        <translation>Kopie von %1</translation>
    </message>
    <message>
        <source>object with names that are data, %2 to %3, each with %1</source>
        <translation>Objekt mit Namen, die Daten sind, %2 bis %3, je mit %1</translation>
    </message>
    <message>
        <source>array of %1, %2 to %3</source>
        <translation>Array von %1, %2 bis %3</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>%1 or null</source>
        <translation>%1 oder null</translation>
    </message>
    <message>
        <source>MongoDB shell script</source>
        <translation>MongoDB-Shell-Skript</translation>
    </message>
    <message>
        <source>Creates the collections with their validators and indexes; run it with mongosh, as often as you like.</source>
        <translation>Legt die Collections mit ihren Validatoren und Indizes an; mit mongosh ausführen, beliebig oft.</translation>
    </message>
    <message>
        <source>Real documents in JSON, Extended JSON or BSON: fields, types, presence, lengths, counts and which values go together are inferred from them.</source>
        <translation>Echte Dokumente in JSON, Extended JSON oder BSON: Felder, Typen, Vorhandensein, Längen, Anzahlen und welche Werte zusammengehören, werden daraus abgeleitet.</translation>
    </message>
    <message>
        <source>%1, document %2, byte %3 of it</source>
        <translation>%1, Dokument %2, dort Byte %3</translation>
    </message>
    <message>
        <source>The name of a field has no end.</source>
        <translation>Der Name eines Felds hat kein Ende.</translation>
    </message>
    <message>
        <source>The field %1 has a type that does not exist, or a value that does not fit into its document.</source>
        <translation>Das Feld %1 hat einen Typ, den es nicht gibt, oder einen Wert, der nicht in das Dokument passt.</translation>
    </message>
    <message>
        <source>The items of an array are not numbered in order.</source>
        <translation>Die Elemente eines Arrays sind nicht fortlaufend nummeriert.</translation>
    </message>
    <message>
        <source>A model cannot have this name: the field is called %1 in it.</source>
        <translation>Ein Modell lässt diesen Namen nicht zu: Das Feld heißt darin %1.</translation>
    </message>
    <message>
        <source>%1 objects have it more than once; only the first one counts.</source>
        <translation>In %1 Objekten kommt das Feld mehrfach vor; nur das erste zählt.</translation>
    </message>
    <message>
        <source>Its values are of several types (%1).</source>
        <translation>Die Werte haben verschiedene Typen (%1).</translation>
    </message>
    <message>
        <source>Its values are of several types (%1), so the model says any.</source>
        <translation>Die Werte haben verschiedene Typen (%1), deshalb steht im Modell any.</translation>
    </message>
    <message>
        <source>A few of its values are of other types (%1).</source>
        <translation>Einige wenige Werte haben andere Typen (%1).</translation>
    </message>
    <message>
        <source>It is null everywhere, so its type is unknown.</source>
        <translation>Das Feld ist überall null, deshalb ist sein Typ unbekannt.</translation>
    </message>
    <message>
        <source>It is nested too deeply, or has too many fields, to be looked into.</source>
        <translation>Das Feld ist zu tief verschachtelt oder hat zu viele Felder, um untersucht zu werden.</translation>
    </message>
    <message>
        <source>The names in it are data, which a model cannot say at this place; the field may be anything.</source>
        <translation>Die Namen darin sind Daten, was ein Modell an dieser Stelle nicht ausdrücken kann; das Feld darf beliebig sein.</translation>
    </message>
    <message>
        <source>The names in it are data (%1 or more different ones): one field, “%2”, stands for all of them.</source>
        <translation>Die Namen darin sind Daten (mindestens %1 verschiedene): Ein einziges Feld, „%2“, steht für sie alle.</translation>
    </message>
    <message>
        <source>The names in it are data (%1 or more different ones).</source>
        <translation>Die Namen darin sind Daten (mindestens %1 verschiedene).</translation>
    </message>
    <message>
        <source>Its items are of several types, or null.</source>
        <translation>Die Elemente haben verschiedene Typen oder sind null.</translation>
    </message>
    <message>
        <source>No value came twice in %1 documents. If two may never be alike, mark it as unique.</source>
        <translation>In %1 Dokumenten kam kein Wert zweimal vor. Wenn zwei nie gleich sein dürfen, markieren Sie das Feld als eindeutig.</translation>
    </message>
    <message>
        <source>It refers to other documents; the design calls it %1.</source>
        <translation>Das Feld verweist auf andere Dokumente; im Entwurf heißt es %1.</translation>
    </message>
    <message>
        <source>It holds ids of %1 inside of an object, so what stands beside it are copies; it stays a field.</source>
        <translation>Das Feld enthält IDs von %1 innerhalb eines Objekts; was daneben steht, sind also Kopien; es bleibt ein Feld.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>There is no lesson of this name.</source>
        <translation>Es gibt keine Lektion dieses Namens.</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>The code of the language for which resources/patterns/&lt;code&gt;/ holds cards; &quot;en&quot; where there are none.
----------
The code of the language for which resources/help/&lt;code&gt;/ holds pages; &quot;en&quot; where there are none.</extracomment>
        <translation>de</translation>
    </message>
    <message>
        <source>The texts of the lesson cannot be read.</source>
        <translation>Die Texte der Lektion können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Write them into a Markdown file of this name.</source>
        <translation>Schreiben Sie sie in eine Markdown-Datei dieses Namens.</translation>
    </message>
    <message>
        <source>Accepted: %1.</source>
        <translation>Zulässig: %1.</translation>
    </message>
    <message>
        <source>Several relationships lead to “%1”.</source>
        <translation>Mehrere Beziehungen führen zu „%1“.</translation>
    </message>
    <message>
        <source>No relationship leads to “%1”.</source>
        <translation>Keine Beziehung führt zu „%1“.</translation>
    </message>
    <message>
        <source>Nothing leads on from there.</source>
        <translation>Von dort führt nichts weiter.</translation>
    </message>
    <message>
        <source>Write how many %1 are wanted, or no brackets for all.</source>
        <translation>Schreiben Sie, wie viele %1 gewünscht sind, oder keine Klammern für alle.</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Entitäten</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Collections</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>“%1” cannot be a time.</source>
        <translation>„%1“ kann keine Zeit sein.</translation>
    </message>
    <message>
        <source>Write a time such as 15 ms, 5 s, 1 min or 2 h.</source>
        <translation>Geben Sie eine Zeit ein, etwa 15 ms, 5 s, 1 min oder 2 h.</translation>
    </message>
    <message>
        <source>Working set, %1</source>
        <translation>Working Set, %1</translation>
    </message>
    <message>
        <source>Files of the collections, %1</source>
        <translation>Dateien der Collections, %1</translation>
    </message>
    <message>
        <source>Files of the indexes, %1</source>
        <translation>Dateien der Indizes, %1</translation>
    </message>
    <message>
        <source>Data, %1</source>
        <translation>Daten, %1</translation>
    </message>
    <message>
        <source>Number of documents, %1</source>
        <translation>Zahl der Dokumente, %1</translation>
    </message>
    <message>
        <source>Largest document, %1</source>
        <translation>Größtes Dokument, %1</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>wie er ist</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>ohne %1</translation>
    </message>
    <message>
        <source>cache %1</source>
        <translation>Cache %1</translation>
    </message>
    <message>
        <source>cache full: %1</source>
        <translation>Cache voll: %1</translation>
    </message>
    <message>
        <source>1 MiB</source>
        <translation>1 MiB</translation>
    </message>
    <message>
        <source>16 MiB</source>
        <translation>16 MiB</translation>
    </message>
    <message>
        <source>Growth of %1</source>
        <translation>Wachstum von %1</translation>
    </message>
    <message>
        <source>Growth of all collections</source>
        <translation>Wachstum aller Collections</translation>
    </message>
    <message>
        <source>The sum over all collections, and changes that wait for the next checkpoint. Choose a collection for its own figures.</source>
        <translation>Die Summe über alle Collections, und Änderungen, die auf den nächsten Checkpoint warten. Wählen Sie eine Collection, um deren eigene Zahlen zu sehen.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Speicherplatz</translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>Working set</source>
        <translation>Working Set</translation>
    </message>
    <message>
        <source>Largest document</source>
        <translation>Größtes Dokument</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>then, without %1</source>
        <translation>dann, ohne %1</translation>
    </message>
    <message>
        <source>a usual one:</source>
        <translation>ein übliches:</translation>
    </message>
    <message>
        <source>Larger than the cache of %1: %2</source>
        <translation>Größer als der Cache von %1: %2</translation>
    </message>
    <message>
        <source>Fits into the cache of %1 for five years</source>
        <translation>Passt fünf Jahre lang in den Cache von %1</translation>
    </message>
    <message>
        <source>Limits passed within five years: %1; first %2, %3</source>
        <translation>Innerhalb von fünf Jahren überschrittene Grenzen: %1; zuerst %2, %3</translation>
    </message>
    <message>
        <source>No array passes 1,000 elements and no document 1 MiB within five years</source>
        <translation>Innerhalb von fünf Jahren überschreitet kein Array 1.000 Elemente und kein Dokument 1 MiB</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>%1, indexes</source>
        <translation>%1, Indizes</translation>
    </message>
    <message>
        <source>others</source>
        <translation>übrige</translation>
    </message>
    <message>
        <source>others, indexes</source>
        <translation>übrige, Indizes</translation>
    </message>
    <message>
        <source>not yet written</source>
        <translation>noch nicht geschrieben</translation>
    </message>
    <message>
        <source>documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>other indexes</source>
        <translation>übrige Indizes</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Counted in the design.</source>
        <translation>Im Entwurf gezählt.</translation>
    </message>
    <message>
        <source>Of the cache</source>
        <translation>Anteil am Cache</translation>
    </message>
    <message>
        <source>Working set of each goal</source>
        <translation>Working Set jedes Ziels</translation>
    </message>
    <message>
        <source>As the workload says.</source>
        <translation>Wie im Workload angegeben.</translation>
    </message>
    <message>
        <source>%1 of %2 cache, %3: %4</source>
        <translation>%1 von %2 Cache, %3: %4</translation>
    </message>
    <message>
        <source>%1 not yet written</source>
        <translation>%1 noch nicht geschrieben</translation>
    </message>
    <message>
        <source>%1 disk reads</source>
        <translation>%1 Lesezugriffe</translation>
    </message>
    <message>
        <source>no disk reads</source>
        <translation>keine Lesezugriffe auf die Platte</translation>
    </message>
    <message>
        <source>Of the %1 documents of the collection, %2 spread evenly over it were generated as in the preview and measured.</source>
        <translation>Von den %1 Dokumenten der Collection wurden %2, die gleichmäßig über sie verteilt sind, wie in der Vorschau erzeugt und gemessen.</translation>
    </message>
    <message>
        <source>Documents of %1 by size</source>
        <translation>Dokumente von %1 nach Größe</translation>
    </message>
    <message>
        <source>One document</source>
        <translation>Ein Dokument</translation>
    </message>
    <message>
        <source>Smallest made</source>
        <translation>Kleinstes erzeugtes</translation>
    </message>
    <message>
        <source>Half are smaller than</source>
        <translation>Die Hälfte ist kleiner als</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>99 of 100 are smaller than</source>
        <translation>99 von 100 sind kleiner als</translation>
    </message>
    <message>
        <source>Largest made</source>
        <translation>Größtes erzeugtes</translation>
    </message>
    <message>
        <source>By formula</source>
        <translation>Nach Formel</translation>
    </message>
    <message>
        <source>Largest possible</source>
        <translation>Größtes mögliches</translation>
    </message>
    <message>
        <source>no bound</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>The largest of %1 documents is %2, %3 of the 16 MiB that a document may have</source>
        <translation>Das größte von %1 Dokumenten hat %2, %3 der 16 MiB, die ein Dokument haben darf</translation>
    </message>
    <message>
        <source>No pattern is in use. Choose one in Patterns, or ask the advisor.</source>
        <translation>Es ist kein Muster in Gebrauch. Wählen Sie eines unter „Muster“, oder fragen Sie den Berater.</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Without:</source>
        <translation>Ohne:</translation>
    </message>
    <message>
        <source>With:</source>
        <translation>Mit:</translation>
    </message>
    <message>
        <source>%1 makes the working set %2 smaller</source>
        <translation>%1 macht das Working Set um %2 kleiner</translation>
    </message>
    <message>
        <source>%1 makes the working set %2 larger</source>
        <translation>%1 macht das Working Set um %2 größer</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, jetzt</translation>
    </message>
    <message>
        <source>The goal in use as the design is now; the others with the patterns that the advisor would take for them</source>
        <translation>Das gewählte Ziel mit dem jetzigen Entwurf; die anderen mit den Mustern, die der Berater für sie wählen würde</translation>
    </message>
    <message>
        <source>Bytes of documents touched each second, %1</source>
        <translation>Bytes der Dokumente, die je Sekunde berührt werden, %1</translation>
    </message>
    <message>
        <source>Each execution of</source>
        <translation>Jede Ausführung von</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Documents read</source>
        <translation>Gelesene Dokumente</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>Verknüpft</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>Copies in step</source>
        <translation>Nachgeführte Kopien</translation>
    </message>
    <message>
        <source>Index entries</source>
        <translation>Indexeinträge</translation>
    </message>
    <message>
        <source>Round trips</source>
        <translation>Roundtrips</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Rewritten</source>
        <translation>Neu geschrieben</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lesen</translation>
    </message>
    <message>
        <source>rewritten</source>
        <translation>neu geschrieben</translation>
    </message>
    <message>
        <source>The workload has no operation yet</source>
        <translation>Der Workload enthält noch keine Operation</translation>
    </message>
    <message>
        <source>Documents and index entries for each execution; the bars are times the rate</source>
        <translation>Dokumente und Indexeinträge je Ausführung; die Balken mal der Rate</translation>
    </message>
    <message>
        <source>Cost of operations</source>
        <translation>Kosten der Operationen</translation>
    </message>
    <message>
        <source>Expected for one execution in the design as it is: documents that an index finds or $lookup joins, documents written with their copies, index entries added and removed, and round trips.</source>
        <translation>Zu erwarten für eine Ausführung im jetzigen Entwurf: Dokumente, die ein Index findet oder $lookup verknüpft, geschriebene Dokumente mit ihren Kopien, hinzugefügte und entfernte Indexeinträge und Roundtrips.</translation>
    </message>
    <message>
        <source>The engine writes a document whole when any of it changes. Choose a row for how its figures came about.</source>
        <translation>Die Storage-Engine schreibt ein Dokument ganz, wenn sich etwas daran ändert. Wählen Sie eine Zeile, um zu sehen, wie ihre Zahlen zustande kommen.</translation>
    </message>
    <message>
        <source>Largest document of %1</source>
        <translation>Größtes Dokument von %1</translation>
    </message>
    <message>
        <source>All fields present, arrays at their greatest length and texts at their greatest; ∞ where the model gives no limit.</source>
        <translation>Alle Felder vorhanden, Arrays und Texte so lang wie möglich; ∞, wo das Modell keine Grenze setzt.</translation>
    </message>
    <message>
        <source>other</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>dirty</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Accepted: how many times the usual rate, 1 or more.</source>
        <translation>Zulässig: das Wievielfache der üblichen Rate, 1 oder mehr.</translation>
    </message>
    <message>
        <source>Row %1: there is no column “%2”.</source>
        <translation>Zeile %1: Es gibt keine Spalte „%2“.</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>„%1“ kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>Row %1 has text in column %2, which has no heading: “%3”.</source>
        <translation>Zeile %1 hat Text in Spalte %2, die keine Überschrift hat: „%3“.</translation>
    </message>
    <message>
        <source>There are no rows to paste.</source>
        <translation>Es gibt keine Zeilen zum Einfügen.</translation>
    </message>
    <message>
        <source>Copy rows of a spreadsheet with the columns %1.</source>
        <translation>Kopieren Sie Zeilen einer Tabellenkalkulation mit den Spalten %1.</translation>
    </message>
    <message>
        <source>It is written %1 and read %2.</source>
        <translation>Schreibzugriffe: %1, Lesezugriffe: %2.</translation>
    </message>
    <message>
        <source>Readers tolerate an error of %1 %.</source>
        <translation>Leser tolerieren einen Fehler von %1 %.</translation>
    </message>
    <message>
        <source>After %1 events a step of %2 is off by %3.</source>
        <translation>Nach %1 Ereignissen beträgt die Abweichung bei einer Schrittweite von %2 %3.</translation>
    </message>
    <message>
        <source>A write may be lost when a server fails.</source>
        <translation>Ein Schreibvorgang darf verloren gehen, wenn ein Server ausfällt.</translation>
    </message>
    <message>
        <source>It is not an amount of money.</source>
        <translation>Es ist kein Geldbetrag.</translation>
    </message>
    <message>
        <source>Approximation</source>
        <translation>Approximation</translation>
    </message>
    <message>
        <source>Randomly, about once every N events</source>
        <translation>Zufällig, etwa einmal alle N Ereignisse</translation>
    </message>
    <message>
        <source>When a client has counted N events</source>
        <translation>Wenn ein Client N Ereignisse gezählt hat</translation>
    </message>
    <message>
        <source>As a new document after a change of that size</source>
        <translation>Als neues Dokument nach so großer Änderung</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>One write per this many events, or per change of this size.</source>
        <translation>Ein Schreibvorgang je Schrittweite: nach dieser Anzahl von Ereignissen oder nach einer Änderung dieser Größe.</translation>
    </message>
    <message>
        <source>Clients that count</source>
        <translation>Zählende Clients</translation>
    </message>
    <message>
        <source>Each may hold back almost one step. Unused when written at random.</source>
        <translation>Jeder kann fast einen ganzen Schritt zurückhalten. Ungenutzt, wenn zufällig geschrieben wird.</translation>
    </message>
    <message>
        <source>a number that is never exact makes no history.</source>
        <translation>eine Zahl, die nie exakt ist, ergibt keinen Verlauf.</translation>
    </message>
    <message>
        <source>Approximation needs a numeric field.</source>
        <translation>Approximation braucht ein numerisches Feld.</translation>
    </message>
    <message>
        <source>Choose a field with a number.</source>
        <translation>Wählen Sie ein Feld mit einer Zahl.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be exact.</source>
        <translation>„%1“ muss exakt sein.</translation>
    </message>
    <message>
        <source>Say in the field which error is tolerated, or count exactly.</source>
        <translation>Geben Sie im Feld an, welcher Fehler toleriert wird, oder zählen Sie exakt.</translation>
    </message>
    <message>
        <source>There is no number &quot;%1&quot; in this design.</source>
        <translation>In diesem Entwurf gibt es keine Zahl „%1“.</translation>
    </message>
    <message>
        <source>Choose another field.</source>
        <translation>Wählen Sie ein anderes Feld.</translation>
    </message>
    <message>
        <source>The number is in an array whose items have no _id.</source>
        <translation>Die Zahl liegt in einem Array, dessen Elemente keine _id haben.</translation>
    </message>
    <message>
        <source>Keep the items in a collection of their own.</source>
        <translation>Legen Sie die Elemente in einer eigenen Collection ab.</translation>
    </message>
    <message>
        <source>The values are not documents of their own in this design.</source>
        <translation>Die Werte sind in diesem Entwurf keine eigenen Dokumente.</translation>
    </message>
    <message>
        <source>Choose another way of writing.</source>
        <translation>Wählen Sie eine andere Art zu schreiben.</translation>
    </message>
    <message>
        <source>a number that is never exact</source>
        <translation>eine Zahl, die nie exakt ist</translation>
    </message>
    <message>
        <source>logic in every client that counts</source>
        <translation>Logik in jedem Client, der zählt</translation>
    </message>
    <message>
        <source>Each process remembers its own last value, so several of them store more often, never less exactly.</source>
        <translation>Jeder Prozess merkt sich seinen eigenen letzten Wert; mehrere Prozesse speichern daher öfter, aber nie ungenauer.</translation>
    </message>
    <message>
        <source>The stored number lags by less than %1.</source>
        <translation>Die Zahl liegt um weniger als %1 zurück.</translation>
    </message>
    <message>
        <source>Two times in three the number is off by no more than %1 % after 10,000 events and %2 % after 1,000,000.</source>
        <translation>In zwei von drei Fällen weicht die Zahl nach 10.000 Ereignissen um höchstens %1 % ab, nach 1.000.000 um höchstens %2 %.</translation>
    </message>
    <message>
        <source>Store a value</source>
        <translation>Einen Wert speichern</translation>
    </message>
    <message>
        <source>Count an event</source>
        <translation>Ein Ereignis zählen</translation>
    </message>
    <message>
        <source>Round what is there already</source>
        <translation>Bereits Vorhandenes runden</translation>
    </message>
    <message>
        <source>Not needed; it shows readers at once that the last digits mean nothing.</source>
        <translation>Nicht nötig; zeigt Lesern aber sofort, dass die letzten Ziffern nichts bedeuten.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>The documents stay as they are.</source>
        <translation>Die Dokumente bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Start writers that use the new code</source>
        <translation>Schreibende Anwendungen mit dem neuen Code starten</translation>
    </message>
    <message>
        <source>Back to exact writers</source>
        <translation>Zurück zu exakt schreibenden Anwendungen</translation>
    </message>
    <message>
        <source>What was not counted stays uncounted.</source>
        <translation>Was nicht gezählt wurde, bleibt ungezählt.</translation>
    </message>
    <message>
        <source>Documents of %1 that are older than %2 days.</source>
        <translation>Dokumente aus „%1“, die älter als %2 Tage sind.</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archive</translation>
    </message>
    <message>
        <source>A collection of the same database</source>
        <translation>Eine Collection derselben Datenbank</translation>
    </message>
    <message>
        <source>A database on other servers</source>
        <translation>Eine Datenbank auf anderen Servern</translation>
    </message>
    <message>
        <source>Files for an object store</source>
        <translation>Dateien für einen Objektspeicher</translation>
    </message>
    <message>
        <source>Date of a document</source>
        <translation>Datum eines Dokuments</translation>
    </message>
    <message>
        <source>The one date that its age counts from.</source>
        <translation>Das eine Datum, ab dem sein Alter zählt.</translation>
    </message>
    <message>
        <source>Archived after days</source>
        <translation>Archiviert nach Tagen</translation>
    </message>
    <message>
        <source>Longer than any read looks back.</source>
        <translation>Länger, als irgendein Lesezugriff zurückblickt.</translation>
    </message>
    <message>
        <source>Archived to</source>
        <translation>Archiviert in</translation>
    </message>
    <message>
        <source>Files are the cheapest.</source>
        <translation>Dateien sind am günstigsten.</translation>
    </message>
    <message>
        <source>Collection of the archive</source>
        <translation>Collection des Archivs</translation>
    </message>
    <message>
        <source>A name that is not used yet.</source>
        <translation>Ein noch nicht verwendeter Name.</translation>
    </message>
    <message>
        <source>Field of those that stay</source>
        <translation>Feld der Dokumente, die bleiben</translation>
    </message>
    <message>
        <source>A field that is true in documents that are never archived; may be empty.</source>
        <translation>Ein Feld, das in Dokumenten, die nie archiviert werden, true ist; darf leer sein.</translation>
    </message>
    <message>
        <source>Documents at a time</source>
        <translation>Dokumente auf einmal</translation>
    </message>
    <message>
        <source>Only the documents of an entity can be archived.</source>
        <translation>Nur die Dokumente einer Entität lassen sich archivieren.</translation>
    </message>
    <message>
        <source>Choose an entity.</source>
        <translation>Wählen Sie eine Entität.</translation>
    </message>
    <message>
        <source>The age of a document counts from a date.</source>
        <translation>Das Alter eines Dokuments zählt ab einem Datum.</translation>
    </message>
    <message>
        <source>Choose a field of type date.</source>
        <translation>Wählen Sie ein Feld vom Typ date.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot say that a document stays.</source>
        <translation>„%1“ kann nicht besagen, dass ein Dokument bleibt.</translation>
    </message>
    <message>
        <source>Choose a field of type bool, or a new name without a dot.</source>
        <translation>Wählen Sie ein Feld vom Typ bool oder einen neuen Namen ohne Punkt.</translation>
    </message>
    <message>
        <source>They are deleted after %1, before they are archived.</source>
        <translation>Die Dokumente werden nur %1 lang aufbewahrt und gelöscht, bevor sie archiviert werden.</translation>
    </message>
    <message>
        <source>Give fewer days, or keep them longer.</source>
        <translation>Geben Sie weniger Tage an, oder bewahren Sie die Dokumente länger auf.</translation>
    </message>
    <message>
        <source>They are not documents of their own in this design.</source>
        <translation>Die Dokumente sind in diesem Entwurf nicht eigenständig.</translation>
    </message>
    <message>
        <source>Archive what they are embedded in.</source>
        <translation>Archivieren Sie die Dokumente, in die sie eingebettet sind.</translation>
    </message>
    <message>
        <source>They share a collection with others in this design.</source>
        <translation>Sie teilen sich in diesem Entwurf eine Collection mit anderen.</translation>
    </message>
    <message>
        <source>Let them expire, or keep them in a collection of their own.</source>
        <translation>Lassen Sie sie ablaufen, oder legen Sie sie in eine eigene Collection.</translation>
    </message>
    <message>
        <source>A time-series collection deletes what is old by itself.</source>
        <translation>Eine Zeitreihen-Collection löscht Altes von selbst.</translation>
    </message>
    <message>
        <source>Give it an expiry.</source>
        <translation>Geben Sie ihr eine Ablaufzeit.</translation>
    </message>
    <message>
        <source>The documents have no such date in this design.</source>
        <translation>Die Dokumente haben in diesem Entwurf kein solches Datum.</translation>
    </message>
    <message>
        <source>Choose another date.</source>
        <translation>Wählen Sie ein anderes Datum.</translation>
    </message>
    <message>
        <source>There is a collection &quot;%1&quot; already.</source>
        <translation>Es gibt bereits eine Collection „%1“.</translation>
    </message>
    <message>
        <source>Give the archive another name.</source>
        <translation>Geben Sie dem Archiv einen anderen Namen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is something else in this design.</source>
        <translation>„%1“ ist in diesem Entwurf etwas anderes.</translation>
    </message>
    <message>
        <source>Give another name.</source>
        <translation>Geben Sie einen anderen Namen an.</translation>
    </message>
    <message>
        <source>True: never archived.</source>
        <translation>true: nie archiviert.</translation>
    </message>
    <message>
        <source>finds what is to be archived</source>
        <translation>findet, was zu archivieren ist</translation>
    </message>
    <message>
        <source>Archive %1</source>
        <translation>%1 archivieren</translation>
    </message>
    <message>
        <source>%1 are in a collection of their own and have a date.</source>
        <translation>„%1“ hat eine eigene Collection und ein Datum.</translation>
    </message>
    <message>
        <source>%1 are not in a collection of their own, or have no date.</source>
        <translation>%1 liegen nicht in einer eigenen Collection oder haben kein Datum.</translation>
    </message>
    <message>
        <source>%1 must be kept, but not where they are in use.</source>
        <translation>%1 müssen aufbewahrt werden, aber nicht dort, wo sie in Gebrauch sind.</translation>
    </message>
    <message>
        <source>Nothing says that old %1 must be kept elsewhere.</source>
        <translation>Nichts besagt, dass alte %1 anderswo aufbewahrt werden müssen.</translation>
    </message>
    <message>
        <source>%1 of %2 are older than %3.</source>
        <translation>%1 von %2 sind älter als %3.</translation>
    </message>
    <message>
        <source>None of %1 is older than %2.</source>
        <translation>Nichts in %1 ist älter als %2.</translation>
    </message>
    <message>
        <source>No read looks back further than %1.</source>
        <translation>Kein Lesezugriff blickt weiter zurück als %1.</translation>
    </message>
    <message>
        <source>Reads look back further than %1.</source>
        <translation>Lesezugriffe blicken weiter zurück als %1.</translation>
    </message>
    <message>
        <source>The documents refer to others, which an archive does not hold.</source>
        <translation>Die Dokumente verweisen auf andere, die ein Archiv nicht enthält.</translation>
    </message>
    <message>
        <source>Each document says all without those that it refers to.</source>
        <translation>Jedes Dokument sagt alles, auch ohne die Dokumente, auf die es verweist.</translation>
    </message>
    <message>
        <source>two places to ask for what is old</source>
        <translation>zwei Stellen, an denen nach Altem zu fragen ist</translation>
    </message>
    <message>
        <source>a job that runs every night and has to be watched</source>
        <translation>ein Job, der jede Nacht läuft und überwacht werden muss</translation>
    </message>
    <message>
        <source>references to archived documents lead nowhere</source>
        <translation>Referenzen auf archivierte Dokumente führen ins Leere</translation>
    </message>
    <message>
        <source>What is old enough to be archived must no longer be changed, except so that it stays.</source>
        <translation>Was alt genug für das Archiv ist, darf nicht mehr geändert werden, es sei denn so, dass es bleibt.</translation>
    </message>
    <message>
        <source>Archive what is old, every night</source>
        <translation>Jede Nacht archivieren, was alt ist</translation>
    </message>
    <message>
        <source>Find in both places</source>
        <translation>An beiden Stellen suchen</translation>
    </message>
    <message>
        <source>The archive is indexed by _id only: ask it for ids, or give it time.</source>
        <translation>Das Archiv ist nur nach _id indiziert: Fragen Sie es nach IDs, oder lassen Sie ihm Zeit.</translation>
    </message>
    <message>
        <source>Build the index</source>
        <translation>Den Index aufbauen</translation>
    </message>
    <message>
        <source>Mark what must stay</source>
        <translation>Kennzeichnen, was bleiben muss</translation>
    </message>
    <message>
        <source>Set &quot;%1&quot; to true in documents that are never archived.</source>
        <translation>Setzen Sie „%1“ in Dokumenten, die nie archiviert werden, auf true.</translation>
    </message>
    <message>
        <source>Start readers that ask both places</source>
        <translation>Lesende Anwendungen starten, die an beiden Stellen suchen</translation>
    </message>
    <message>
        <source>Needs MongoDB 4.2. Writers may go on.</source>
        <translation>Benötigt MongoDB 4.2. Schreibende Anwendungen können weiterlaufen.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Put all back</source>
        <translation>Alles zurückschreiben</translation>
    </message>
    <message>
        <source>Call it with a folder that is backed up, and with the moment.</source>
        <translation>Mit einem Ordner aufrufen, der gesichert wird, und mit dem Zeitpunkt.</translation>
    </message>
    <message>
        <source>Call it with the database on the other servers, and with the moment.</source>
        <translation>Mit der Datenbank auf den anderen Servern und mit dem Zeitpunkt aufrufen.</translation>
    </message>
    <message>
        <source>Run the archiver every night, and watch that it runs</source>
        <translation>Die Archivierung jede Nacht ausführen und überwachen, dass sie läuft</translation>
    </message>
    <message>
        <source>%1 searched fields are in 30 % of the documents or fewer (%2).</source>
        <translation>%1 Felder, nach denen gesucht wird, kommen in höchstens 30 % der Dokumente vor (%2).</translation>
    </message>
    <message>
        <source>%1 fields are similar (%2).</source>
        <translation>%1 Felder sind gleichartig (%2).</translation>
    </message>
    <message>
        <source>Operations filter or sort by %1 of them, each with an index of its own.</source>
        <translation>Operationen filtern oder sortieren nach %1 davon, jeweils mit einem eigenen Index.</translation>
    </message>
    <message>
        <source>Operations filter or sort by only %1 of the fields %2.</source>
        <translation>Operationen filtern oder sortieren nur nach %1 der Felder %2.</translation>
    </message>
    <message>
        <source>No operation filters or sorts by the fields %1.</source>
        <translation>Keine Operation filtert oder sortiert nach den Feldern %1.</translation>
    </message>
    <message>
        <source>A document has %1 of them.</source>
        <translation>Ein Dokument enthält %1 davon.</translation>
    </message>
    <message>
        <source>Nearly all documents have all of them.</source>
        <translation>Fast alle Dokumente haben sie alle.</translation>
    </message>
    <message>
        <source>%1 indexes become one.</source>
        <translation>Aus %1 Indizes wird einer.</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>Fields to move</source>
        <translation>Zu verschiebende Felder</translation>
    </message>
    <message>
        <source>Single values that look alike or that few documents have.</source>
        <translation>Einzelne Werte, die sich ähneln oder die nur wenige Dokumente haben.</translation>
    </message>
    <message>
        <source>Name of the array</source>
        <translation>Name des Arrays</translation>
    </message>
    <message>
        <source>Names in the array</source>
        <translation>Namen im Array</translation>
    </message>
    <message>
        <source>One for each field, separated by commas; empty: the names of the fields. Fields in different units may share one.</source>
        <translation>Einer je Feld, durch Kommas getrennt; leer: die Namen der Felder. Felder mit verschiedenen Einheiten dürfen einen Namen gemeinsam haben.</translation>
    </message>
    <message>
        <source>Field with the name</source>
        <translation>Feld mit dem Namen</translation>
    </message>
    <message>
        <source>A short name, such as k or country.</source>
        <translation>Ein kurzer Name, z. B. k oder country.</translation>
    </message>
    <message>
        <source>Field with the value</source>
        <translation>Feld mit dem Wert</translation>
    </message>
    <message>
        <source>A short name, such as v or date.</source>
        <translation>Ein kurzer Name, z. B. v oder date.</translation>
    </message>
    <message>
        <source>Store the units</source>
        <translation>Einheiten speichern</translation>
    </message>
    <message>
        <source>Of those fields that have one.</source>
        <translation>Bei den Feldern, die eine haben.</translation>
    </message>
    <message>
        <source>Field with the unit</source>
        <translation>Feld mit der Einheit</translation>
    </message>
    <message>
        <source>Room for more</source>
        <translation>Platz für weitere</translation>
    </message>
    <message>
        <source>Items that the array may hold beyond those of today.</source>
        <translation>Elemente, die das Array über die heutigen hinaus aufnehmen kann.</translation>
    </message>
    <message>
        <source>a field cannot be an attribute and a prepared place at the same time.</source>
        <translation>ein Feld kann nicht zugleich ein Attribut und ein vorbereiteter Platz sein.</translation>
    </message>
    <message>
        <source>Attributes are made of fields of an entity.</source>
        <translation>Attribute entstehen aus Feldern einer Entität.</translation>
    </message>
    <message>
        <source>Choose an entity, or one of the fields.</source>
        <translation>Wählen Sie eine Entität oder eines der Felder.</translation>
    </message>
    <message>
        <source>One field alone gains nothing.</source>
        <translation>Ein Feld allein bringt nichts.</translation>
    </message>
    <message>
        <source>Name two fields or more.</source>
        <translation>Geben Sie mindestens zwei Felder an.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is named twice.</source>
        <translation>„%1“ ist doppelt angegeben.</translation>
    </message>
    <message>
        <source>Name each field once.</source>
        <translation>Geben Sie jedes Feld nur einmal an.</translation>
    </message>
    <message>
        <source>Leave it where it is.</source>
        <translation>Lassen Sie es, wo es ist.</translation>
    </message>
    <message>
        <source>The names in the array do not tell the fields apart.</source>
        <translation>Die Namen im Array unterscheiden die Felder nicht.</translation>
    </message>
    <message>
        <source>Give each field a name of its own, or several fields one name and different units.</source>
        <translation>Geben Sie jedem Feld einen eigenen Namen oder mehreren Feldern denselben Namen und verschiedene Einheiten.</translation>
    </message>
    <message>
        <source>The name holds a dot.</source>
        <translation>Der Name enthält einen Punkt.</translation>
    </message>
    <message>
        <source>Give it a plain name.</source>
        <translation>Geben Sie ihm einen einfachen Namen.</translation>
    </message>
    <message>
        <source>Name, value and unit share a field.</source>
        <translation>Name, Wert und Einheit teilen sich ein Feld.</translation>
    </message>
    <message>
        <source>Give each a field of its own.</source>
        <translation>Geben Sie jedem ein eigenes Feld.</translation>
    </message>
    <message>
        <source>The entity has no documents of its own in this design.</source>
        <translation>Die Entität hat in diesem Entwurf keine eigenen Dokumente.</translation>
    </message>
    <message>
        <source>Choose another entity.</source>
        <translation>Wählen Sie eine andere Entität.</translation>
    </message>
    <message>
        <source>They are embedded in a list of other documents in this design.</source>
        <translation>Sie sind in diesem Entwurf in eine Liste anderer Dokumente eingebettet.</translation>
    </message>
    <message>
        <source>Keep them in a collection of their own.</source>
        <translation>Legen Sie sie in einer eigenen Collection ab.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a single value of the document in this design.</source>
        <translation>„%1“ ist in diesem Entwurf kein einzelner Wert des Dokuments.</translation>
    </message>
    <message>
        <source>There is a field &quot;%1&quot; already.</source>
        <translation>Es gibt bereits ein Feld „%1“.</translation>
    </message>
    <message>
        <source>Give the array another name.</source>
        <translation>Geben Sie dem Array einen anderen Namen.</translation>
    </message>
    <message>
        <source>any of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>searches must name field and value together</source>
        <translation>Suchen müssen Feld und Wert zusammen angeben</translation>
    </message>
    <message>
        <source>sorting by one of them needs a pipeline</source>
        <translation>Sortieren nach einem davon braucht eine Pipeline</translation>
    </message>
    <message>
        <source>one more level to write</source>
        <translation>eine Ebene mehr zu schreiben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be moved.</source>
        <translation>„%1“ kann nicht verschoben werden.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a single value.</source>
        <translation>„%1“ ist kein einzelner Wert.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is unique, which an array cannot ensure.</source>
        <translation>„%1“ ist eindeutig; ein Array kann das nicht gewährleisten.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is part of the _id.</source>
        <translation>„%1“ ist Teil der _id.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; says when documents expire.</source>
        <translation>„%1“ gibt an, wann Dokumente ablaufen.</translation>
    </message>
    <message>
        <source>Two conditions with dots would be met by different items.</source>
        <translation>Zwei Bedingungen in Punktschreibweise könnten von verschiedenen Elementen erfüllt werden.</translation>
    </message>
    <message>
        <source>Set a value</source>
        <translation>Einen Wert setzen</translation>
    </message>
    <message>
        <source>Take a value away</source>
        <translation>Einen Wert entfernen</translation>
    </message>
    <message>
        <source>Search by any of the values</source>
        <translation>Nach einem beliebigen der Werte suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Sort by one of the values</source>
        <translation>Nach einem der Werte sortieren</translation>
    </message>
    <message>
        <source>Needs MongoDB 4.4.</source>
        <translation>Benötigt MongoDB 4.4.</translation>
    </message>
    <message>
        <source>Build the new index</source>
        <translation>Den neuen Index aufbauen</translation>
    </message>
    <message>
        <source>Start readers and writers that know both shapes</source>
        <translation>Lesende und schreibende Anwendungen starten, die beide Formen kennen</translation>
    </message>
    <message>
        <source>A reader looks into the array first, then for the old field.</source>
        <translation>Beim Lesen wird zuerst im Array nachgesehen, dann im alten Feld.</translation>
    </message>
    <message>
        <source>Move the fields</source>
        <translation>Die Felder verschieben</translation>
    </message>
    <message>
        <source>Run it again when an old writer set a field meanwhile: the newer value wins.</source>
        <translation>Erneut ausführen, wenn eine alte schreibende Anwendung inzwischen ein Feld gesetzt hat: Der neuere Wert gilt.</translation>
    </message>
    <message>
        <source>Drop the old indexes</source>
        <translation>Die alten Indizes löschen</translation>
    </message>
    <message>
        <source>Hide them first (MongoDB 4.4) and watch.</source>
        <translation>Zuerst verbergen (MongoDB 4.4) und beobachten.</translation>
    </message>
    <message>
        <source>Put the fields back</source>
        <translation>Die Felder zurückverschieben</translation>
    </message>
    <message>
        <source>Drop the new index</source>
        <translation>Den neuen Index löschen</translation>
    </message>
    <message>
        <source>The group, then the time of the first item in milliseconds.</source>
        <translation>Die Gruppe, dann der Zeitpunkt des ersten Elements in Millisekunden.</translation>
    </message>
    <message>
        <source>Bucket by count</source>
        <translation>Bucket by count</translation>
    </message>
    <message>
        <source>Items per page</source>
        <translation>Elemente pro Seite</translation>
    </message>
    <message>
        <source>As many as one read shows.</source>
        <translation>Die Anzahl, die ein Lesezugriff anzeigt.</translation>
    </message>
    <message>
        <source>Grouped by</source>
        <translation>Gruppiert nach</translation>
    </message>
    <message>
        <source>Needed for an entity; a relationship groups by its parent.</source>
        <translation>Bei einer Entität nötig; eine Beziehung gruppiert nach ihrem Elterndokument.</translation>
    </message>
    <message>
        <source>Date of an item</source>
        <translation>Datum eines Elements</translation>
    </message>
    <message>
        <source>The date that orders the items.</source>
        <translation>Das Datum, nach dem die Elemente geordnet sind.</translation>
    </message>
    <message>
        <source>Separator in _id</source>
        <translation>Trennzeichen in _id</translation>
    </message>
    <message>
        <source>A character that no group&apos;s id holds.</source>
        <translation>Ein Zeichen, das in keiner ID einer Gruppe vorkommt.</translation>
    </message>
    <message>
        <source>Collection of the pages</source>
        <translation>Collection der Seiten</translation>
    </message>
    <message>
        <source>the server groups the documents of a time-series collection by itself.</source>
        <translation>der Server gruppiert die Dokumente einer Zeitreihen-Collection von selbst.</translation>
    </message>
    <message>
        <source>a document can be in one kind of bucket only.</source>
        <translation>ein Dokument kann nur in einer Art von Bucket liegen.</translation>
    </message>
    <message>
        <source>Pages are made of an entity or of the many side of a 1:N relationship.</source>
        <translation>Seiten entstehen aus einer Entität oder aus der N-Seite einer 1:N-Beziehung.</translation>
    </message>
    <message>
        <source>Choose one of these.</source>
        <translation>Wählen Sie eine davon.</translation>
    </message>
    <message>
        <source>The items need a date.</source>
        <translation>Die Elemente brauchen ein Datum.</translation>
    </message>
    <message>
        <source>It must say what the items are grouped by.</source>
        <translation>Es muss angegeben sein, wonach die Elemente gruppiert werden.</translation>
    </message>
    <message>
        <source>Choose a field.</source>
        <translation>Wählen Sie ein Feld.</translation>
    </message>
    <message>
        <source>The array&apos;s name holds a dot.</source>
        <translation>Der Name des Arrays enthält einen Punkt.</translation>
    </message>
    <message>
        <source>Give the pages another name.</source>
        <translation>Geben Sie den Seiten einen anderen Namen.</translation>
    </message>
    <message>
        <source>The group&apos;s value has no plain text form for _id.</source>
        <translation>Der Wert der Gruppe hat keine einfache Textform für _id.</translation>
    </message>
    <message>
        <source>Group by a string, a whole number or an ObjectId.</source>
        <translation>Gruppieren Sie nach einem String, einer ganzen Zahl oder einer ObjectId.</translation>
    </message>
    <message>
        <source>Another pattern took the items&apos; date away.</source>
        <translation>Ein anderes Muster hat das Datum der Elemente entfernt.</translation>
    </message>
    <message>
        <source>the one page of a group that is not full</source>
        <translation>die eine Seite einer Gruppe, die noch nicht voll ist</translation>
    </message>
    <message>
        <source>Reads want %1 %2 at a time.</source>
        <translation>Lesezugriffe brauchen je %1 %2.</translation>
    </message>
    <message>
        <source>No operation reads %1 page by page.</source>
        <translation>Keine Operation liest %1 seitenweise.</translation>
    </message>
    <message>
        <source>%1 of the reads of %2 look for a single one.</source>
        <translation>%1 der Lesezugriffe auf %2 suchen ein einzelnes Dokument.</translation>
    </message>
    <message>
        <source>No read looks for a single one of %1.</source>
        <translation>Kein Lesezugriff sucht ein einzelnes Dokument in %1.</translation>
    </message>
    <message>
        <source>One parent has %1 %2.</source>
        <translation>Zu einem Elterndokument gehören %1 %2.</translation>
    </message>
    <message>
        <source>single items are harder to find and to change</source>
        <translation>einzelne Elemente sind schwerer zu finden und zu ändern</translation>
    </message>
    <message>
        <source>an upsert with a retry for each new item</source>
        <translation>ein Upsert mit Wiederholversuch für jedes neue Element</translation>
    </message>
    <message>
        <source>Add an item</source>
        <translation>Ein Element hinzufügen</translation>
    </message>
    <message>
        <source>A second query only when a page was just filled or opened.</source>
        <translation>Ein zweiter Roundtrip nur, wenn gerade eine Seite voll wurde oder begonnen wurde.</translation>
    </message>
    <message>
        <source>Read one page</source>
        <translation>Eine Seite lesen</translation>
    </message>
    <message>
        <source>Stop the writers</source>
        <translation>Schreibende Anwendungen anhalten</translation>
    </message>
    <message>
        <source>The pages are built in one run; what is written meanwhile would be missing.</source>
        <translation>Die Seiten werden in einem Durchlauf erzeugt; was währenddessen geschrieben wird, würde fehlen.</translation>
    </message>
    <message>
        <source>Build the pages</source>
        <translation>Die Seiten erzeugen</translation>
    </message>
    <message>
        <source>Needs MongoDB 5.0. A second run adds what is missing and takes nothing away.</source>
        <translation>Benötigt MongoDB 5.0. Ein zweiter Durchlauf ergänzt, was fehlt, und nimmt nichts weg.</translation>
    </message>
    <message>
        <source>Build the index of open pages</source>
        <translation>Den Index der offenen Seiten erstellen</translation>
    </message>
    <message>
        <source>Start readers and writers that use the new code</source>
        <translation>Lesende und schreibende Anwendungen mit dem neuen Code starten</translation>
    </message>
    <message>
        <source>Keep the old collection until no reader needs it</source>
        <translation>Die alte Collection behalten, bis keine lesende Anwendung sie mehr braucht</translation>
    </message>
    <message>
        <source>Put the items back</source>
        <translation>Die Elemente zurückschreiben</translation>
    </message>
    <message>
        <source>Into an empty collection: the items get a new _id where they did not keep theirs.</source>
        <translation>In eine leere Collection: Die Elemente erhalten eine neue _id, wenn sie ihre eigene nicht behalten haben.</translation>
    </message>
    <message>
        <source>About %1 %2 per %3 and minute</source>
        <translation>Etwa %1 %2 pro %3 und Minute</translation>
    </message>
    <message>
        <source>About %1 %2 per %3 and hour</source>
        <translation>Etwa %1 %2 pro %3 und Stunde</translation>
    </message>
    <message>
        <source>About %1 %2 per %3 and day</source>
        <translation>Etwa %1 %2 pro %3 und Tag</translation>
    </message>
    <message>
        <source>About %1 %2 per %3 and month</source>
        <translation>Etwa %1 %2 pro %3 und Monat</translation>
    </message>
    <message>
        <source>collection</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>%1; a bucket needs at least 2.</source>
        <translation>%1; ein Bucket braucht mindestens 2.</translation>
    </message>
    <message>
        <source>Bucket by time</source>
        <translation>Bucket by time</translation>
    </message>
    <message>
        <source>One minute</source>
        <translation>Eine Minute</translation>
    </message>
    <message>
        <source>One hour</source>
        <translation>Eine Stunde</translation>
    </message>
    <message>
        <source>One day</source>
        <translation>Ein Tag</translation>
    </message>
    <message>
        <source>One month</source>
        <translation>Ein Monat</translation>
    </message>
    <message>
        <source>Needed for an entity; a relationship groups by its parent first.</source>
        <translation>Bei einer Entität nötig; eine Beziehung gruppiert zuerst nach ihrem Elterndokument.</translation>
    </message>
    <message>
        <source>The date that says into which bucket an item goes.</source>
        <translation>Das Datum, das bestimmt, in welchen Bucket ein Element kommt.</translation>
    </message>
    <message>
        <source>Span of a bucket</source>
        <translation>Zeitspanne eines Buckets</translation>
    </message>
    <message>
        <source>Maximum items</source>
        <translation>Höchstzahl der Elemente</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Summen</translation>
    </message>
    <message>
        <source>Numbers whose sum each bucket keeps.</source>
        <translation>Zahlen, deren Summe jeder Bucket führt.</translation>
    </message>
    <message>
        <source>Minima</source>
        <translation>Minima</translation>
    </message>
    <message>
        <source>Maxima</source>
        <translation>Maxima</translation>
    </message>
    <message>
        <source>Form of _id</source>
        <translation>Form von _id</translation>
    </message>
    <message>
        <source>A sub-document of the groups and the time</source>
        <translation>Ein Unterdokument aus Gruppen und Zeit</translation>
    </message>
    <message>
        <source>An ObjectId, groups and time beside it</source>
        <translation>Eine ObjectId, daneben Gruppen und Zeit</translation>
    </message>
    <message>
        <source>Collection of the buckets</source>
        <translation>Collection der Buckets</translation>
    </message>
    <message>
        <source>Buckets are made of an entity or of the many side of a 1:N relationship.</source>
        <translation>Buckets entstehen aus einer Entität oder aus der N-Seite einer 1:N-Beziehung.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>Choose numbers only.</source>
        <translation>Wählen Sie nur Zahlen.</translation>
    </message>
    <message>
        <source>The items cannot be grouped by &quot;%1&quot; in this design.</source>
        <translation>Die Elemente lassen sich in diesem Entwurf nicht nach „%1“ gruppieren.</translation>
    </message>
    <message>
        <source>Give the buckets another name.</source>
        <translation>Geben Sie den Buckets einen anderen Namen.</translation>
    </message>
    <message>
        <source>each bucket once, read by group and time</source>
        <translation>jeder Bucket nur einmal, gelesen nach Gruppe und Zeit</translation>
    </message>
    <message>
        <source>whole buckets are deleted after %1</source>
        <translation>ganze Buckets werden %1 lang aufbewahrt</translation>
    </message>
    <message>
        <source>items are harder to change and to analyse</source>
        <translation>Elemente sind schwerer zu ändern und auszuwerten</translation>
    </message>
    <message>
        <source>One parent may have 10,000 %1 or more.</source>
        <translation>Ein Elterndokument kann 10.000 %1 oder mehr haben.</translation>
    </message>
    <message>
        <source>One parent has fewer than 10,000 %1; buckets are for longer lists.</source>
        <translation>Ein Elterndokument hat weniger als 10.000 %1; Buckets sind für längere Listen.</translation>
    </message>
    <message>
        <source>Reads ask for many %1 at once.</source>
        <translation>Lesezugriffe fragen viele %1 auf einmal ab.</translation>
    </message>
    <message>
        <source>No read asks for many %1 at once: by a range of time or with what they belong to.</source>
        <translation>Kein Lesezugriff fragt viele %1 auf einmal ab: über einen Zeitraum oder mit dem, wozu sie gehören.</translation>
    </message>
    <message>
        <source>A client that remembers the last number needs one query.</source>
        <translation>Ein Client, der sich die letzte Nummer merkt, braucht nur einen Zugriff auf den Server.</translation>
    </message>
    <message>
        <source>Read a range of time</source>
        <translation>Zeitbereich lesen</translation>
    </message>
    <message>
        <source>Average over a range of time</source>
        <translation>Durchschnitt über einen Zeitbereich</translation>
    </message>
    <message>
        <source>The buckets are built in one run; what is written meanwhile would be missing.</source>
        <translation>Die Buckets werden in einem Durchlauf aufgebaut; was währenddessen geschrieben wird, würde fehlen.</translation>
    </message>
    <message>
        <source>Build the buckets</source>
        <translation>Buckets aufbauen</translation>
    </message>
    <message>
        <source>sorted by a computed number</source>
        <translation>sortiert nach einer berechneten Zahl</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Computed</translation>
    </message>
    <message>
        <source>With each item that is written</source>
        <translation>Mit jedem geschriebenen Element</translation>
    </message>
    <message>
        <source>By a timer</source>
        <translation>Durch einen Zeitgeber</translation>
    </message>
    <message>
        <source>By the reader who finds them too old</source>
        <translation>Durch den Leser, der sie zu alt findet</translation>
    </message>
    <message>
        <source>Nothing (no index)</source>
        <translation>Nichts (kein Index)</translation>
    </message>
    <message>
        <source>The number of items</source>
        <translation>Die Anzahl der Elemente</translation>
    </message>
    <message>
        <source>The first sum</source>
        <translation>Die erste Summe</translation>
    </message>
    <message>
        <source>The first minimum</source>
        <translation>Das erste Minimum</translation>
    </message>
    <message>
        <source>The first maximum</source>
        <translation>Das erste Maximum</translation>
    </message>
    <message>
        <source>Needed for an entity; a relationship keeps the numbers in the parent.</source>
        <translation>Bei einer Entität nötig; bei einer Beziehung liegen die Zahlen im Elterndokument.</translation>
    </message>
    <message>
        <source>Number of items</source>
        <translation>Anzahl der Elemente</translation>
    </message>
    <message>
        <source>With it a sum gives the mean.</source>
        <translation>Mit ihr ergibt eine Summe den Mittelwert.</translation>
    </message>
    <message>
        <source>Numbers of an item that are added up.</source>
        <translation>Zahlen eines Elements, die summiert werden.</translation>
    </message>
    <message>
        <source>Numbers or dates of an item.</source>
        <translation>Zahlen oder Datumswerte eines Elements.</translation>
    </message>
    <message>
        <source>Name of the object</source>
        <translation>Name des Objekts</translation>
    </message>
    <message>
        <source>The field of the parent that holds the numbers.</source>
        <translation>Das Feld des Elterndokuments, das die Zahlen enthält.</translation>
    </message>
    <message>
        <source>Collection of the numbers</source>
        <translation>Collection der Zahlen</translation>
    </message>
    <message>
        <source>A name that is not used yet; ignored when a parent holds them.</source>
        <translation>Ein noch freier Name; ungenutzt, wenn ein Elterndokument sie enthält.</translation>
    </message>
    <message>
        <source>Calculated</source>
        <translation>Berechnet</translation>
    </message>
    <message>
        <source>Seconds between calculations</source>
        <translation>Sekunden zwischen Berechnungen</translation>
    </message>
    <message>
        <source>Unused when calculated with each item.</source>
        <translation>Ungenutzt, wenn mit jedem Element berechnet wird.</translation>
    </message>
    <message>
        <source>In a transaction</source>
        <translation>In einer Transaktion</translation>
    </message>
    <message>
        <source>Exact even when a client dies between two writes; needs a replica set.</source>
        <translation>Exakt, selbst wenn ein Client zwischen zwei Schreibvorgängen abstürzt; braucht ein Replica Set.</translation>
    </message>
    <message>
        <source>Field with the time</source>
        <translation>Feld mit der Zeit</translation>
    </message>
    <message>
        <source>When the numbers were right.</source>
        <translation>Wann die Zahlen stimmten.</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Sortiert nach</translation>
    </message>
    <message>
        <source>The number for which an index is kept.</source>
        <translation>Die Zahl, für die ein Index geführt wird.</translation>
    </message>
    <message>
        <source>Numbers are computed of an entity or of the many side of a 1:N relationship.</source>
        <translation>Zahlen werden aus einer Entität oder aus der N-Seite einer 1:N-Beziehung berechnet.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a number nor a date.</source>
        <translation>„%1“ ist weder eine Zahl noch ein Datum.</translation>
    </message>
    <message>
        <source>Choose numbers and dates only.</source>
        <translation>Wählen Sie nur Zahlen und Datumswerte.</translation>
    </message>
    <message>
        <source>There is nothing to be computed.</source>
        <translation>Es gibt nichts zu berechnen.</translation>
    </message>
    <message>
        <source>Switch the number of items on, or choose a field.</source>
        <translation>Schalten Sie die Anzahl der Elemente ein, oder wählen Sie ein Feld.</translation>
    </message>
    <message>
        <source>Two of the numbers would have one name.</source>
        <translation>Zwei der Zahlen hätten denselben Namen.</translation>
    </message>
    <message>
        <source>Choose each field once, and another name for the time.</source>
        <translation>Wählen Sie jedes Feld nur einmal und für die Zeit einen anderen Namen.</translation>
    </message>
    <message>
        <source>The items are deep inside other documents in this design.</source>
        <translation>Die Elemente liegen in diesem Entwurf tief in anderen Dokumenten.</translation>
    </message>
    <message>
        <source>%1 are kept inside other documents.</source>
        <translation>Die Dokumente von „%1“ liegen innerhalb anderer Dokumente.</translation>
    </message>
    <message>
        <source>A part of the items is kept in the parent, the rest elsewhere.</source>
        <translation>Ein Teil der Elemente liegt im Elterndokument, der Rest anderswo.</translation>
    </message>
    <message>
        <source>Keep the whole list in the second collection.</source>
        <translation>Legen Sie die ganze Liste in der zweiten Collection ab.</translation>
    </message>
    <message>
        <source>The items do not hold the id of their parent in this design.</source>
        <translation>Die Elemente enthalten in diesem Entwurf nicht die ID ihres Elterndokuments.</translation>
    </message>
    <message>
        <source>Store the relationship as a reference from the many side.</source>
        <translation>Speichern Sie die Beziehung als Referenz von der N-Seite aus.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a single value of an item in this design.</source>
        <translation>„%1“ ist in diesem Entwurf kein einzelner Wert eines Elements.</translation>
    </message>
    <message>
        <source>Choose other fields.</source>
        <translation>Wählen Sie andere Felder.</translation>
    </message>
    <message>
        <source>Give the object another name.</source>
        <translation>Geben Sie dem Objekt einen anderen Namen.</translation>
    </message>
    <message>
        <source>Give the numbers another collection.</source>
        <translation>Geben Sie den Zahlen eine andere Collection.</translation>
    </message>
    <message>
        <source>another write for each item, or numbers that are some time behind</source>
        <translation>ein weiterer Schreibvorgang je Element oder Zahlen, die etwas zurückliegen</translation>
    </message>
    <message>
        <source>every writer has to know of the numbers</source>
        <translation>jede schreibende Anwendung muss die Zahlen kennen</translation>
    </message>
    <message>
        <source>%1 reads count or add up %2 and want nothing else of them.</source>
        <translation>Lesezugriffe, die „%2“ nur zählen oder summieren und sonst nichts davon brauchen: %1.</translation>
    </message>
    <message>
        <source>They are ten times as frequent as the writes that change the numbers (%1), or more.</source>
        <translation>Sie sind mindestens zehnmal so häufig wie die Schreibzugriffe, die die Zahlen ändern (%1).</translation>
    </message>
    <message>
        <source>Each of these reads goes through %1 items.</source>
        <translation>Jeder dieser Lesezugriffe geht %1 Einträge durch.</translation>
    </message>
    <message>
        <source>They are not ten times as frequent as the writes that change the numbers (%1), and go through only %2 items.</source>
        <translation>Sie sind nicht zehnmal so häufig wie die Schreibzugriffe, die die Zahlen ändern (%1), und gehen nur %2 Einträge durch.</translation>
    </message>
    <message>
        <source>The items are not in the document that is read anyway.</source>
        <translation>Die Elemente liegen nicht in dem Dokument, das ohnehin gelesen wird.</translation>
    </message>
    <message>
        <source>The items are in the document that is read anyway.</source>
        <translation>Die Einträge liegen in dem Dokument, das ohnehin gelesen wird.</translation>
    </message>
    <message>
        <source>The numbers may be %1 s old.</source>
        <translation>Die Zahlen dürfen %1 s alt sein.</translation>
    </message>
    <message>
        <source>The numbers must be current.</source>
        <translation>Die Zahlen müssen aktuell sein.</translation>
    </message>
    <message>
        <source>Count an item</source>
        <translation>Ein Element zählen</translation>
    </message>
    <message>
        <source>The item itself is written as before.</source>
        <translation>Das Element selbst wird wie bisher geschrieben.</translation>
    </message>
    <message>
        <source>After a crash between the two writes the numbers are one behind; counting again puts them right.</source>
        <translation>Nach einem Absturz zwischen den beiden Schreibvorgängen liegen die Zahlen um eins zurück; erneutes Zählen berichtigt sie.</translation>
    </message>
    <message>
        <source>Remove an item</source>
        <translation>Ein Element entfernen</translation>
    </message>
    <message>
        <source>Change an item</source>
        <translation>Ein Element ändern</translation>
    </message>
    <message>
        <source>Numbers of a new document</source>
        <translation>Zahlen eines neuen Dokuments</translation>
    </message>
    <message>
        <source>Only while no items are written, unless the array itself holds them.</source>
        <translation>Nur solange keine Elemente geschrieben werden, es sei denn, das Array selbst enthält sie.</translation>
    </message>
    <message>
        <source>To be started by a timer every %1 s.</source>
        <translation>Alle %1 s von einem Zeitgeber zu starten.</translation>
    </message>
    <message>
        <source>Read, and calculate when too old</source>
        <translation>Lesen und berechnen, wenn zu alt</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>Neu zählen</translation>
    </message>
    <message>
        <source>Start the timer and readers that use the new code</source>
        <translation>Den Zeitgeber und lesende Anwendungen mit dem neuen Code starten</translation>
    </message>
    <message>
        <source>Whoever makes a new document starts its numbers with 0.</source>
        <translation>Wer ein neues Dokument anlegt, setzt dessen Zahlen anfangs auf 0.</translation>
    </message>
    <message>
        <source>Stop the writers of the items</source>
        <translation>Die Anwendungen anhalten, die Elemente schreiben</translation>
    </message>
    <message>
        <source>An item that is written while the others are counted could be missing, or count twice.</source>
        <translation>Ein Element, das geschrieben wird, während die anderen gezählt werden, könnte fehlen oder doppelt zählen.</translation>
    </message>
    <message>
        <source>Needs MongoDB 4.2.</source>
        <translation>Benötigt MongoDB 4.2.</translation>
    </message>
    <message>
        <source>Needs MongoDB 5.0.</source>
        <translation>Benötigt MongoDB 5.0.</translation>
    </message>
    <message>
        <source>Calculate for the first time</source>
        <translation>Erstmals berechnen</translation>
    </message>
    <message>
        <source>Build the index for sorting</source>
        <translation>Den Index für die Sortierung aufbauen</translation>
    </message>
    <message>
        <source>Switch the readers, tighten the validator</source>
        <translation>Die lesenden Anwendungen umstellen, den Validator verschärfen</translation>
    </message>
    <message>
        <source>Set it to warn and moderate, look for documents that fail, then error and strict.</source>
        <translation>Auf warn und moderate stellen, nach Dokumenten suchen, die den Validator verletzen, dann auf error und strict.</translation>
    </message>
    <message>
        <source>Remove the numbers</source>
        <translation>Die Zahlen entfernen</translation>
    </message>
    <message>
        <source>First switch readers and writers back.</source>
        <translation>Zuerst lesende und schreibende Anwendungen zurückstellen.</translation>
    </message>
    <message>
        <source>It must be a number.</source>
        <translation>Der Wert muss eine Zahl sein.</translation>
    </message>
    <message>
        <source>It must be a whole number.</source>
        <translation>Der Wert muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>It must be between %1 and %2.</source>
        <translation>Der Wert muss zwischen %1 und %2 liegen.</translation>
    </message>
    <message>
        <source>It must be a name that does not begin with &quot;$&quot;.</source>
        <translation>Der Wert muss ein Name sein, der nicht mit „$“ beginnt.</translation>
    </message>
    <message>
        <source>It must name a field.</source>
        <translation>Der Wert muss ein Feld nennen.</translation>
    </message>
    <message>
        <source>%1 has no field &quot;%2&quot;.</source>
        <translation>„%1“ hat kein Feld „%2“.</translation>
    </message>
    <message>
        <source>It must be a list that is not empty.</source>
        <translation>Es muss eine Liste sein, die nicht leer ist.</translation>
    </message>
    <message>
        <source>It must be a list of names.</source>
        <translation>Es muss eine Liste von Namen sein.</translation>
    </message>
    <message>
        <source>There is no entity &quot;%1&quot;.</source>
        <translation>Es gibt keine Entität „%1“.</translation>
    </message>
    <message>
        <source>The first entity of the relationship</source>
        <translation>Die erste Entität der Beziehung</translation>
    </message>
    <message>
        <source>The second entity of the relationship</source>
        <translation>Die zweite Entität der Beziehung</translation>
    </message>
    <message>
        <source>&quot;%1&quot; (%2)</source>
        <translation>„%1“ (%2)</translation>
    </message>
    <message>
        <source>The pattern has no such parameter.</source>
        <translation>Das Muster hat keinen solchen Parameter.</translation>
    </message>
    <message>
        <source>Use: %1.</source>
        <translation>Verwenden Sie: %1.</translation>
    </message>
    <message>
        <source>Choose one of: %1.</source>
        <translation>Wählen Sie eines davon: %1.</translation>
    </message>
    <message>
        <source>Give another value.</source>
        <translation>Geben Sie einen anderen Wert an.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of its values.</source>
        <translation>„%1“ gehört nicht zu den möglichen Werten.</translation>
    </message>
    <message>
        <source>It must be true or false.</source>
        <translation>Der Wert muss true oder false sein.</translation>
    </message>
    <message>
        <source>It must be the name of a field.</source>
        <translation>Der Wert muss der Name eines Feldes sein.</translation>
    </message>
    <message>
        <source>It must be a list of fields.</source>
        <translation>Der Wert muss eine Liste von Feldern sein.</translation>
    </message>
    <message>
        <source>It must name at least one field.</source>
        <translation>Der Wert muss mindestens ein Feld nennen.</translation>
    </message>
    <message>
        <source>%1 are in a collection of their own.</source>
        <translation>„%1“ hat eine eigene Collection.</translation>
    </message>
    <message>
        <source>%1 are embedded or grouped here; this pattern needs a collection of their own.</source>
        <translation>%1 sind hier eingebettet oder gruppiert; dieses Muster braucht eine eigene Collection.</translation>
    </message>
    <message>
        <source>%1 are append-only.</source>
        <translation>%1 werden nur angefügt.</translation>
    </message>
    <message>
        <source>%1 are not append-only; this pattern needs data that stays as it was written.</source>
        <translation>%1 werden nicht nur angefügt; dieses Muster braucht Daten, die bleiben, wie sie geschrieben wurden.</translation>
    </message>
    <message>
        <source>Reads ask for a range of time.</source>
        <translation>Lesezugriffe fragen nach einem Zeitbereich.</translation>
    </message>
    <message>
        <source>No read asks for a range of time.</source>
        <translation>Kein Lesezugriff fragt nach einem Zeitraum.</translation>
    </message>
    <message>
        <source>%1 is used on the same target already.</source>
        <translation>%1 wird an derselben Stelle bereits verwendet.</translation>
    </message>
    <message>
        <source>Not together with %1: %2</source>
        <translation>Nicht zusammen mit %1: %2</translation>
    </message>
    <message>
        <source>This version does not know the pattern &quot;%1&quot;.</source>
        <translation>Diese Version kennt das Muster „%1“ nicht.</translation>
    </message>
    <message>
        <source>They are embedded in other documents in this design.</source>
        <translation>Sie sind in diesem Entwurf in andere Dokumente eingebettet.</translation>
    </message>
    <message>
        <source>The collection is arranged by another pattern already.</source>
        <translation>Die Collection wird bereits von einem anderen Muster geordnet.</translation>
    </message>
    <message>
        <source>Remove the other pattern first.</source>
        <translation>Entfernen Sie zuerst das andere Muster.</translation>
    </message>
    <message>
        <source>Take the key out of the relationship first.</source>
        <translation>Entfernen Sie zuerst den Schlüssel aus der Beziehung.</translation>
    </message>
    <message>
        <source>They do not hold the id of their parent in this design.</source>
        <translation>Sie enthalten in diesem Entwurf nicht die ID ihres Elterndokuments.</translation>
    </message>
    <message>
        <source>single items by their _id</source>
        <translation>einzelne Elemente nach ihrer _id</translation>
    </message>
    <message>
        <source>count is the number of items in %1.</source>
        <translation>count ist die Anzahl der Elemente in %1.</translation>
    </message>
    <message>
        <source>Take away the _id that items were given</source>
        <translation>Die vergebenen _id der Elemente wegnehmen</translation>
    </message>
    <message>
        <source>Not where items had an _id before, which the model does not say.</source>
        <translation>Nicht, wo Elemente schon vorher eine _id hatten, von der das Modell nichts sagt.</translation>
    </message>
    <message>
        <source>Link two documents</source>
        <translation>Zwei Dokumente verbinden</translation>
    </message>
    <message>
        <source>Unlink two documents</source>
        <translation>Die Verbindung zweier Dokumente lösen</translation>
    </message>
    <message>
        <source>Both sides hold the id of the other: each link is two writes.</source>
        <translation>Beide Seiten enthalten die ID der anderen: Jeder Verweis besteht aus zwei Schreibvorgängen.</translation>
    </message>
    <message>
        <source>Change two documents together</source>
        <translation>Zwei Dokumente gemeinsam ändern</translation>
    </message>
    <message>
        <source>The relationship must change as one, and its sides are two documents.</source>
        <translation>Die Beziehung muss sich als Ganzes ändern, und ihre Seiten sind zwei Dokumente.</translation>
    </message>
    <message>
        <source>Review before you run it: mongosh CONNECTION-STRING/DATABASE FILE</source>
        <translation>Vor dem Ausführen prüfen: mongosh VERBINDUNGS-URI/DATENBANK DATEI</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>It is a script of its own, which --drop writes.</source>
        <translation>Das ist ein eigenes Skript, das --drop schreibt.</translation>
    </message>
    <message>
        <source>Both sides share a collection and are linked in another way in this design.</source>
        <translation>Beide Seiten teilen sich in diesem Entwurf eine Collection und sind auf andere Weise verknüpft.</translation>
    </message>
    <message>
        <source>This pattern applies to a one-to-many relationship of two entities.</source>
        <translation>Dieses Muster gilt für eine 1:N-Beziehung zweier Entitäten.</translation>
    </message>
    <message>
        <source>Choose a relationship of type 1:N.</source>
        <translation>Wählen Sie eine Beziehung vom Typ 1:N.</translation>
    </message>
    <message>
        <source>Its documents refer to each other by %1, not by _id.</source>
        <translation>Die Dokumente verweisen über %1 aufeinander, nicht über _id.</translation>
    </message>
    <message>
        <source>The project has no entity, field or relationship of this name.</source>
        <translation>Das Projekt enthält keine Entität, kein Feld und keine Beziehung dieses Namens.</translation>
    </message>
    <message>
        <source>Name one of these, or a field of an entity: %1.</source>
        <translation>Geben Sie einen der folgenden Namen oder ein Feld einer Entität an: %1.</translation>
    </message>
    <message>
        <source>Let the rules rest</source>
        <translation>Die Regeln aussetzen</translation>
    </message>
    <message>
        <source>A document on its way obeys neither the old rules nor the new ones.</source>
        <translation>Ein Dokument im Übergang erfüllt weder die alten Regeln noch die neuen.</translation>
    </message>
    <message>
        <source>Set the rules</source>
        <translation>Die Regeln setzen</translation>
    </message>
    <message>
        <source>They only warn until no document breaks them. Documents that broke the former rules do not stop it. It reads the collections once.</source>
        <translation>Sie warnen nur, bis kein Dokument sie mehr verletzt. Dokumente, die gegen die früheren Regeln verstoßen haben, halten den Schritt nicht auf. Die Collections werden einmal gelesen.</translation>
    </message>
    <message>
        <source>A document of %1 has about %2 older states; this pattern is for %3 at most.</source>
        <translation>Ein Dokument von %1 hat etwa %2 ältere Stände; dieses Muster ist für höchstens %3 gedacht.</translation>
    </message>
    <message>
        <source>Few documents of %1 change at all.</source>
        <translation>Nur wenige Dokumente von %1 ändern sich überhaupt.</translation>
    </message>
    <message>
        <source>A document of %1 has about %2 older states.</source>
        <translation>Ein Dokument von %1 hat etwa %2 ältere Stände.</translation>
    </message>
    <message>
        <source>Old states of %1 have to stay readable.</source>
        <translation>Alte Stände von „%1“ müssen lesbar bleiben.</translation>
    </message>
    <message>
        <source>No operation asks for old states of %1.</source>
        <translation>Keine Operation fragt nach alten Ständen von %1.</translation>
    </message>
    <message>
        <source>All reads want the newest state.</source>
        <translation>Alle Lesezugriffe brauchen den neuesten Stand.</translation>
    </message>
    <message>
        <source>%1 of the reads want the newest state.</source>
        <translation>%1 der Lesezugriffe brauchen den neuesten Stand.</translation>
    </message>
    <message>
        <source>Only %1 of the reads want the newest state.</source>
        <translation>Nur %1 der Lesezugriffe brauchen den neuesten Stand.</translation>
    </message>
    <message>
        <source>Document versioning</source>
        <translation>Document versioning</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Only the last ones</source>
        <translation>Nur die letzten</translation>
    </message>
    <message>
        <source>Those of a number of days</source>
        <translation>Die einer Anzahl von Tagen</translation>
    </message>
    <message>
        <source>Field with the number</source>
        <translation>Feld mit der Nummer</translation>
    </message>
    <message>
        <source>It counts the states of a document from 1.</source>
        <translation>Es zählt die Stände eines Dokuments ab 1.</translation>
    </message>
    <message>
        <source>Collection of the older states</source>
        <translation>Collection der älteren Stände</translation>
    </message>
    <message>
        <source>Field with the document&apos;s id</source>
        <translation>Feld mit der ID des Dokuments</translation>
    </message>
    <message>
        <source>In the older states.</source>
        <translation>In den älteren Ständen.</translation>
    </message>
    <message>
        <source>When a newer state took its place.</source>
        <translation>Wann ein neuerer Stand an seine Stelle trat.</translation>
    </message>
    <message>
        <source>Older states kept</source>
        <translation>Aufbewahrte ältere Stände</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Used when the last ones are kept.</source>
        <translation>Gilt, wenn die letzten aufbewahrt werden.</translation>
    </message>
    <message>
        <source>How many days</source>
        <translation>Wie viele Tage</translation>
    </message>
    <message>
        <source>Used when they are kept for a number of days.</source>
        <translation>Gilt, wenn sie für eine Anzahl von Tagen aufbewahrt werden.</translation>
    </message>
    <message>
        <source>Copy and change together or not at all; needs a replica set.</source>
        <translation>Kopie und Änderung gemeinsam oder gar nicht; braucht ein Replica Set.</translation>
    </message>
    <message>
        <source>measurements of a time-series collection are not changed one by one.</source>
        <translation>Messwerte einer Zeitreihen-Collection werden nicht einzeln geändert.</translation>
    </message>
    <message>
        <source>Whole documents of an entity get versions.</source>
        <translation>Ganze Dokumente einer Entität erhalten Versionen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the name of this field.</source>
        <translation>„%1“ kann nicht der Name dieses Feldes sein.</translation>
    </message>
    <message>
        <source>Two of the fields have one name.</source>
        <translation>Zwei der Felder haben denselben Namen.</translation>
    </message>
    <message>
        <source>Give each a name of its own.</source>
        <translation>Geben Sie jedem einen eigenen Namen.</translation>
    </message>
    <message>
        <source>%1 are not documents of their own in this design.</source>
        <translation>Die Dokumente von „%1“ sind in diesem Entwurf nicht eigenständig.</translation>
    </message>
    <message>
        <source>each state once, found by its number</source>
        <translation>jeder Stand nur einmal, gefunden über seine Nummer</translation>
    </message>
    <message>
        <source>older states are deleted after %1</source>
        <translation>ältere Stände werden %1 lang aufbewahrt</translation>
    </message>
    <message>
        <source>Give the older states another collection.</source>
        <translation>Geben Sie für die älteren Stände eine andere Collection an.</translation>
    </message>
    <message>
        <source>Give it another name.</source>
        <translation>Geben Sie einen anderen Namen an.</translation>
    </message>
    <message>
        <source>A field of these documents cannot have versions: %1</source>
        <translation>Ein Feld dieser Dokumente lässt keine Versionen zu: %1</translation>
    </message>
    <message>
        <source>a second write for each change</source>
        <translation>ein zweiter Schreibzugriff für jede Änderung</translation>
    </message>
    <message>
        <source>queries have to choose the collection</source>
        <translation>Abfragen müssen die Collection wählen</translation>
    </message>
    <message>
        <source>Insert a document</source>
        <translation>Ein Dokument einfügen</translation>
    </message>
    <message>
        <source>Change a document</source>
        <translation>Ein Dokument ändern</translation>
    </message>
    <message>
        <source>Everybody has to change the documents this way, or a state is missing in the history.</source>
        <translation>Alle müssen die Dokumente auf diese Weise ändern, sonst fehlt ein Stand im Verlauf.</translation>
    </message>
    <message>
        <source>Read the newest state</source>
        <translation>Den neuesten Stand lesen</translation>
    </message>
    <message>
        <source>Read a numbered state</source>
        <translation>Einen Stand nach seiner Nummer lesen</translation>
    </message>
    <message>
        <source>Read the state of a day</source>
        <translation>Den Stand eines Tages lesen</translation>
    </message>
    <message>
        <source>Delete a document</source>
        <translation>Ein Dokument löschen</translation>
    </message>
    <message>
        <source>Its last state stays in the history.</source>
        <translation>Sein letzter Stand bleibt im Verlauf.</translation>
    </message>
    <message>
        <source>Create the collection of the older states and its index</source>
        <translation>Die Collection der älteren Stände und ihren Index erstellen</translation>
    </message>
    <message>
        <source>Number the documents</source>
        <translation>Die Dokumente nummerieren</translation>
    </message>
    <message>
        <source>History begins here: what was before is not known.</source>
        <translation>Hier beginnt der Verlauf: Was vorher war, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Number what old writers have added meanwhile</source>
        <translation>Nummerieren, was alte schreibende Anwendungen inzwischen hinzugefügt haben</translation>
    </message>
    <message>
        <source>Once they are all stopped.</source>
        <translation>Sobald sie alle angehalten sind.</translation>
    </message>
    <message>
        <source>Tighten the validators</source>
        <translation>Die Validatoren verschärfen</translation>
    </message>
    <message>
        <source>Set them to warn and moderate, look for documents that fail, then error and strict.</source>
        <translation>Auf warn und moderate stellen, nach Dokumenten suchen, die den Validator verletzen, dann auf error und strict.</translation>
    </message>
    <message>
        <source>First switch the writers back.</source>
        <translation>Zuerst die schreibenden Anwendungen zurückstellen.</translation>
    </message>
    <message>
        <source>Extended reference</source>
        <translation>Extended Reference</translation>
    </message>
    <message>
        <source>Copies keep their state</source>
        <translation>Kopien behalten ihren Stand</translation>
    </message>
    <message>
        <source>Copies are changed in the same transaction</source>
        <translation>Kopien ändern sich in derselben Transaktion</translation>
    </message>
    <message>
        <source>Copies are changed soon after</source>
        <translation>Kopien werden bald danach geändert</translation>
    </message>
    <message>
        <source>A change stream updates the copies</source>
        <translation>Ein Change Stream aktualisiert die Kopien</translation>
    </message>
    <message>
        <source>Copies are renewed when they are read later</source>
        <translation>Kopien werden beim späteren Lesen erneuert</translation>
    </message>
    <message>
        <source>Copied fields</source>
        <translation>Kopierte Felder</translation>
    </message>
    <message>
        <source>Those that the reads through the reference want.</source>
        <translation>Die Felder, die Lesezugriffe über die Referenz brauchen.</translation>
    </message>
    <message>
        <source>Copies are in</source>
        <translation>Kopien liegen in</translation>
    </message>
    <message>
        <source>The end of the relationship that holds the reference.</source>
        <translation>Das Ende der Beziehung, das die Referenz enthält.</translation>
    </message>
    <message>
        <source>When the original changes</source>
        <translation>Wenn sich das Original ändert</translation>
    </message>
    <message>
        <source>Transactions and change streams need a replica set.</source>
        <translation>Transaktionen und Change Streams brauchen ein Replica Set.</translation>
    </message>
    <message>
        <source>Fields are copied along a relationship of two entities.</source>
        <translation>Felder werden entlang einer Beziehung zweier Entitäten kopiert.</translation>
    </message>
    <message>
        <source>Choose a relationship.</source>
        <translation>Wählen Sie eine Beziehung.</translation>
    </message>
    <message>
        <source>The _id is always copied.</source>
        <translation>_id wird immer kopiert.</translation>
    </message>
    <message>
        <source>Leave it out of the list.</source>
        <translation>Lassen Sie es in der Liste weg.</translation>
    </message>
    <message>
        <source>The object&apos;s name holds a dot.</source>
        <translation>Der Name des Objekts enthält einen Punkt.</translation>
    </message>
    <message>
        <source>An end of the relationship is not stored in this design.</source>
        <translation>Ein Ende der Beziehung wird in diesem Entwurf nicht gespeichert.</translation>
    </message>
    <message>
        <source>Choose another relationship.</source>
        <translation>Wählen Sie eine andere Beziehung.</translation>
    </message>
    <message>
        <source>The originals are embedded in other documents in this design.</source>
        <translation>Die Originale sind in diesem Entwurf in andere Dokumente eingebettet.</translation>
    </message>
    <message>
        <source>The originals are in several collections, one for each kind, and an id does not say in which.</source>
        <translation>Die Originale liegen in mehreren Collections, einer je Art, und eine _id sagt nicht, in welcher.</translation>
    </message>
    <message>
        <source>Keep the kinds in one collection first.</source>
        <translation>Legen Sie die Arten zuerst in eine Collection.</translation>
    </message>
    <message>
        <source>There is no reference to extend on this side in this design.</source>
        <translation>Auf dieser Seite gibt es in diesem Entwurf keine Referenz, die sich erweitern ließe.</translation>
    </message>
    <message>
        <source>Store the relationship as a reference, or choose the other holder.</source>
        <translation>Speichern Sie die Beziehung als Referenz oder wählen Sie das andere Ende.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a single value of %2 in this design.</source>
        <translation>„%1“ ist in diesem Entwurf kein einzelner Wert von „%2“.</translation>
    </message>
    <message>
        <source>all copies of an original</source>
        <translation>die Kopien eines Originals</translation>
    </message>
    <message>
        <source>The copies (%1) save %2 lookups in %3.</source>
        <translation>Die Kopien (%1) ersparen %2 Lookups in %3.</translation>
    </message>
    <message>
        <source>No read of %1 also needs %2.</source>
        <translation>Kein Lesezugriff auf %1 braucht auch %2.</translation>
    </message>
    <message>
        <source>The copies would save only %1 lookups in %2.</source>
        <translation>Die Kopien würden nur %1 Lookups in %2 ersparen.</translation>
    </message>
    <message>
        <source>“%1” reads whole documents of %2, which copies of a few fields do not save.</source>
        <translation>„%1“ liest ganze Dokumente von %2; das ersparen Kopien weniger Felder nicht.</translation>
    </message>
    <message>
        <source>The copies (%1) do not save the lookup: “%2” also reads %3.</source>
        <translation>Die Kopien (%1) ersparen den Lookup nicht: „%2“ liest auch %3.</translation>
    </message>
    <message>
        <source>%1 copies have to be changed, for %2 saved lookups.</source>
        <translation>%1 Kopien sind zu ändern, für %2 ersparte Lookups.</translation>
    </message>
    <message>
        <source>No operation changes the copied fields.</source>
        <translation>Keine Operation ändert die kopierten Felder.</translation>
    </message>
    <message>
        <source>The copied fields take %1 of the %2 of an original.</source>
        <translation>Die kopierten Felder machen %1 der %2 eines Originals aus.</translation>
    </message>
    <message>
        <source>The copied fields take %1 of the %2 of an original, too much for a copy.</source>
        <translation>Die kopierten Felder machen %1 der %2 eines Originals aus, zu viel für eine Kopie.</translation>
    </message>
    <message>
        <source>None of the copied fields changes often.</source>
        <translation>Keines der kopierten Felder ändert sich oft.</translation>
    </message>
    <message>
        <source>Too often changed for copies: %1.</source>
        <translation>Für Kopien zu oft geändert: %1.</translation>
    </message>
    <message>
        <source>copies to keep in step</source>
        <translation>Kopien, die aktuell gehalten werden müssen</translation>
    </message>
    <message>
        <source>an update of every copy when the original changes</source>
        <translation>eine Aktualisierung jeder Kopie, wenn sich das Original ändert</translation>
    </message>
    <message>
        <source>Read with the copied fields</source>
        <translation>Mit den kopierten Feldern lesen</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>Eine Kopie anlegen</translation>
    </message>
    <message>
        <source>Change the original and its copies</source>
        <translation>Das Original und seine Kopien ändern</translation>
    </message>
    <message>
        <source>Readers may see the old copies for a moment.</source>
        <translation>Lesende Anwendungen können für einen Augenblick die alten Kopien sehen.</translation>
    </message>
    <message>
        <source>Keep the copies in step</source>
        <translation>Die Kopien synchron halten</translation>
    </message>
    <message>
        <source>Start writers that store the copies</source>
        <translation>Schreibende Anwendungen starten, die die Kopien mitspeichern</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Needs MongoDB 5.0. A document that changes meanwhile is taken in the next round; an id without a document keeps the id alone.</source>
        <translation>Benötigt MongoDB 5.0. Ein Dokument, das sich währenddessen ändert, kommt in der nächsten Runde an die Reihe; bei einer id ohne Dokument bleibt es bei der id allein.</translation>
    </message>
    <message>
        <source>Switch the readers, then drop the index of the old field</source>
        <translation>Die lesenden Anwendungen umstellen, dann den Index des alten Felds löschen</translation>
    </message>
    <message>
        <source>Back to the id alone</source>
        <translation>Zurück zur id allein</translation>
    </message>
    <message>
        <source>%1 are in a collection of their own, and %2 can leave it.</source>
        <translation>Die Dokumente von „%1“ liegen in einer eigenen Collection, und folgende Felder lassen sich auslagern: %2.</translation>
    </message>
    <message>
        <source>%1 of the reads of %2 want none of: %3.</source>
        <translation>%1 der Lesezugriffe auf „%2“ brauchen keines dieser Felder: %3.</translation>
    </message>
    <message>
        <source>These make up %1 of a %2 document.</source>
        <translation>Sie machen %1 eines Dokuments von %2 aus.</translation>
    </message>
    <message>
        <source>These make up only %1 of a %2 document.</source>
        <translation>Sie machen nur %1 eines Dokuments von %2 aus.</translation>
    </message>
    <message>
        <source>The document takes %1.</source>
        <translation>Das Dokument belegt %1.</translation>
    </message>
    <message>
        <source>The rarely read fields of %1; both documents have the same _id.</source>
        <translation>Die selten gelesenen Felder von „%1“; beide Dokumente haben dieselbe _id.</translation>
    </message>
    <message>
        <source>Hot/cold split</source>
        <translation>Hot-Cold-Split</translation>
    </message>
    <message>
        <source>Fields that move</source>
        <translation>Felder, die verschoben werden</translation>
    </message>
    <message>
        <source>Those that are large and rarely read.</source>
        <translation>Die großen, selten gelesenen.</translation>
    </message>
    <message>
        <source>Second collection</source>
        <translation>Zweite Collection</translation>
    </message>
    <message>
        <source>another query for the rare fields</source>
        <translation>eine weitere Abfrage für die selten gelesenen Felder</translation>
    </message>
    <message>
        <source>two writes for each new document and for each that goes</source>
        <translation>zwei Schreibvorgänge für jedes neue und für jedes gelöschte Dokument</translation>
    </message>
    <message>
        <source>both parts of a document are not changed together</source>
        <translation>beide Teile eines Dokuments werden nicht gemeinsam geändert</translation>
    </message>
    <message>
        <source>an older revision holds only what was in the document itself; the rest has no history.</source>
        <translation>Eine ältere Revision enthält nur, was im Dokument selbst stand; das Übrige hat keine Geschichte.</translation>
    </message>
    <message>
        <source>what is in the second collection stays there when the document is archived.</source>
        <translation>Was in der zweiten Collection steht, bleibt dort, wenn das Dokument archiviert wird.</translation>
    </message>
    <message>
        <source>Whole documents are split here.</source>
        <translation>Hier werden ganze Dokumente geteilt.</translation>
    </message>
    <message>
        <source>Leave it in the document.</source>
        <translation>Lassen Sie es im Dokument.</translation>
    </message>
    <message>
        <source>Both documents have the _id; it cannot be moved.</source>
        <translation>_id steht in beiden Dokumenten und lässt sich nicht verschieben.</translation>
    </message>
    <message>
        <source>Name other fields.</source>
        <translation>Nennen Sie andere Felder.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a part of a field, and only whole fields are moved.</source>
        <translation>„%1“ ist Teil eines Feldes, und nur ganze Felder werden verschoben.</translation>
    </message>
    <message>
        <source>Name &quot;%1&quot;.</source>
        <translation>Nennen Sie „%1“.</translation>
    </message>
    <message>
        <source>Name a field that it has.</source>
        <translation>Nennen Sie ein Feld, das sie hat.</translation>
    </message>
    <message>
        <source>The values of &quot;%1&quot; are unique, and an insert has to find that out with the document itself.</source>
        <translation>Die Werte von „%1“ sind eindeutig, und das muss sich beim Einfügen am Dokument selbst feststellen lassen.</translation>
    </message>
    <message>
        <source>The _id is made from &quot;%1&quot;.</source>
        <translation>_id wird aus „%1“ gebildet.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; says when a document goes.</source>
        <translation>„%1“ bestimmt, wann ein Dokument gelöscht wird.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; asks for &quot;%2&quot; together with what stays, and no index holds both.</source>
        <translation>„%1“ fragt nach „%2“ zusammen mit dem, was bleibt, und kein Index enthält beides.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in %2 is made from &quot;%3&quot;.</source>
        <translation>„%1“ in %2 wird aus „%3“ gebildet.</translation>
    </message>
    <message>
        <source>A rule of these documents names &quot;%1&quot;.</source>
        <translation>Eine Regel dieser Dokumente nennt „%1“.</translation>
    </message>
    <message>
        <source>An index on &quot;%1&quot; guards these documents.</source>
        <translation>Ein Index auf „%1“ wacht über diese Dokumente.</translation>
    </message>
    <message>
        <source>An index holds &quot;%1&quot; together with what stays.</source>
        <translation>Ein Index enthält „%1“ zusammen mit dem, was bleibt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a field of the document itself in this design: another pattern has moved it.</source>
        <translation>„%1“ ist in diesem Entwurf kein Feld des Dokuments selbst: Ein anderes Muster hat es verschoben.</translation>
    </message>
    <message>
        <source>Name other fields, or remove the other pattern.</source>
        <translation>Nennen Sie andere Felder, oder entfernen Sie das andere Muster.</translation>
    </message>
    <message>
        <source>%1 has shaped &quot;%2&quot; and needs it where it is.</source>
        <translation>Das Muster „%1“ hat „%2“ gestaltet und braucht es dort, wo es ist.</translation>
    </message>
    <message>
        <source>Nothing would be left in the document.</source>
        <translation>Im Dokument bliebe nichts übrig.</translation>
    </message>
    <message>
        <source>Leave the fields in it that are read most.</source>
        <translation>Lassen Sie die am häufigsten gelesenen Felder darin.</translation>
    </message>
    <message>
        <source>Give the second collection another name.</source>
        <translation>Geben Sie der zweiten Collection einen anderen Namen.</translation>
    </message>
    <message>
        <source>Insert a document and its details</source>
        <translation>Ein Dokument und seine Details einfügen</translation>
    </message>
    <message>
        <source>The two writes need no transaction: after a crash between them the document is not there, and can be inserted again.</source>
        <translation>Die beiden Schreibvorgänge brauchen keine Transaktion: Nach einem Absturz dazwischen ist das Dokument nicht vorhanden und kann erneut eingefügt werden.</translation>
    </message>
    <message>
        <source>Read the document</source>
        <translation>Das Dokument lesen</translation>
    </message>
    <message>
        <source>Read the document with its details</source>
        <translation>Das Dokument mit seinen Details lesen</translation>
    </message>
    <message>
        <source>The two parts are of two moments: who has to see both change together reads in a transaction.</source>
        <translation>Die beiden Teile stammen von zwei Zeitpunkten: Wer Änderungen an beiden gemeinsam sehen muss, liest in einer Transaktion.</translation>
    </message>
    <message>
        <source>Read several with their details</source>
        <translation>Mehrere mit ihren Details lesen</translation>
    </message>
    <message>
        <source>One command; the server looks each of the details up.</source>
        <translation>Ein einziger Befehl; der Server schlägt die Details einzeln nach.</translation>
    </message>
    <message>
        <source>Change the details</source>
        <translation>Die Details ändern</translation>
    </message>
    <message>
        <source>What stays in the document is changed there, by a write of its own.</source>
        <translation>Was im Dokument bleibt, wird dort mit einem eigenen Schreibvorgang geändert.</translation>
    </message>
    <message>
        <source>Delete a document and its details</source>
        <translation>Ein Dokument und seine Details löschen</translation>
    </message>
    <message>
        <source>A crash between the writes leaves orphaned details. Insert a document with the same _id only after the delete has ended.</source>
        <translation>Ein Absturz zwischen den Schreibvorgängen hinterlässt verwaiste Details. Ein Dokument mit derselben _id erst einfügen, wenn das Löschen beendet ist.</translation>
    </message>
    <message>
        <source>Delete what is left behind</source>
        <translation>Zurückgebliebenes löschen</translation>
    </message>
    <message>
        <source>Run it from time to time.</source>
        <translation>Von Zeit zu Zeit ausführen.</translation>
    </message>
    <message>
        <source>Create the second collection and its indexes</source>
        <translation>Die zweite Collection und ihre Indizes anlegen</translation>
    </message>
    <message>
        <source>Deploy readers that ask both collections</source>
        <translation>Lesende Anwendungen ausrollen, die beide Collections abfragen</translation>
    </message>
    <message>
        <source>No reader may expect the moved fields in the document any more.</source>
        <translation>Keine lesende Anwendung darf die verschobenen Felder noch im Dokument erwarten.</translation>
    </message>
    <message>
        <source>Deploy writers that write to both</source>
        <translation>Schreibende Anwendungen ausrollen, die an beide Stellen schreiben</translation>
    </message>
    <message>
        <source>Stop all others that write the moved fields: what they change after the copy is found by the comparison, not moved. Needs MongoDB 4.2.</source>
        <translation>Alle anderen Anwendungen anhalten, die die verschobenen Felder schreiben: Was sie nach dem Kopieren ändern, wird beim Vergleich gefunden, aber nicht verschoben. Benötigt MongoDB 4.2.</translation>
    </message>
    <message>
        <source>Writers may go on. Details of what is deleted meanwhile may be left behind; they are deleted at the end.</source>
        <translation>Schreibende Anwendungen können weiterlaufen. Details von Dokumenten, die währenddessen gelöscht werden, können zurückbleiben; sie werden am Ende gelöscht.</translation>
    </message>
    <message>
        <source>Take the copied fields out of the documents</source>
        <translation>Die kopierten Felder aus den Dokumenten nehmen</translation>
    </message>
    <message>
        <source>Only where the details say the same.</source>
        <translation>Nur wo die Details dasselbe besagen.</translation>
    </message>
    <message>
        <source>Drop the indexes that moved</source>
        <translation>Die verschobenen Indizes löschen</translation>
    </message>
    <message>
        <source>Deploy the final readers and writers</source>
        <translation>Die endgültigen lesenden und schreibenden Anwendungen ausrollen</translation>
    </message>
    <message>
        <source>Later, delete what is left behind.</source>
        <translation>Später Zurückgebliebenes löschen.</translation>
    </message>
    <message>
        <source>Put the fields back into the documents</source>
        <translation>Die Felder in die Dokumente zurückschreiben</translation>
    </message>
    <message>
        <source>Stop the writers of these fields before.</source>
        <translation>Zuvor die Anwendungen anhalten, die diese Felder schreiben.</translation>
    </message>
    <message>
        <source>Drop the second collection</source>
        <translation>Die zweite Collection löschen</translation>
    </message>
    <message>
        <source>Only when it is no longer used.</source>
        <translation>Erst wenn sie nicht mehr benutzt wird.</translation>
    </message>
    <message>
        <source>Inheritance</source>
        <translation>Inheritance</translation>
    </message>
    <message>
        <source>Inheritance needs an entity with subtypes.</source>
        <translation>Inheritance braucht eine Entität mit Untertypen.</translation>
    </message>
    <message>
        <source>Choose such an entity, or draw which entities are its subtypes.</source>
        <translation>Wählen Sie eine solche Entität, oder zeichnen Sie, welche Entitäten ihre Untertypen sind.</translation>
    </message>
    <message>
        <source>The subtypes are in %1 collections.</source>
        <translation>Die Untertypen liegen in %1 Collections.</translation>
    </message>
    <message>
        <source>%1 reads want them whatever their subtype.</source>
        <translation>Lesezugriffe auf sie, gleich welchen Untertyps: %1.</translation>
    </message>
    <message>
        <source>Their indexes fit into one collection.</source>
        <translation>Ihre Indizes passen in eine Collection.</translation>
    </message>
    <message>
        <source>They have %1 of their fields in common.</source>
        <translation>Gemeinsame Felder: %1.</translation>
    </message>
    <message>
        <source>Discriminator field</source>
        <translation>Diskriminatorfeld</translation>
    </message>
    <message>
        <source>A name that none of the entities uses.</source>
        <translation>Ein Name, den keine der Entitäten verwendet.</translation>
    </message>
    <message>
        <source>Names of the kinds</source>
        <translation>Namen der Arten</translation>
    </message>
    <message>
        <source>One for each entity, that of the target first; none: what the entities are called.</source>
        <translation>Einer je Entität, der des Ziels zuerst; keiner: wie die Entitäten heißen.</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>Its name; the name of an entity is allowed.</source>
        <translation>Ihr Name; er darf der einer der Entitäten sein.</translation>
    </message>
    <message>
        <source>Sub-document for what one kind has</source>
        <translation>Unterdokument für das, was nur eine Art hat</translation>
    </message>
    <message>
        <source>Empty: beside the fields that all kinds have.</source>
        <translation>Leer: neben den Feldern, die alle Arten haben.</translation>
    </message>
    <message>
        <source>New ids where two kinds have the same</source>
        <translation>Neue IDs, wo zwei Arten dieselbe haben</translation>
    </message>
    <message>
        <source>The documents of the later kind get them and keep the former in &quot;%1&quot;; references follow. Otherwise the migration stops there.</source>
        <translation>Die Dokumente der späteren Art erhalten sie und behalten die frühere in „%1“; Referenzen werden angepasst. Andernfalls hält die Migration dort an.</translation>
    </message>
    <message>
        <source>the documents of one subtype are no longer alone in their collection.</source>
        <translation>die Dokumente eines Untertyps sind nicht mehr allein in ihrer Collection.</translation>
    </message>
    <message>
        <source>The kind stands in a field at the top of the document.</source>
        <translation>Die Art steht in einem Feld der obersten Ebene des Dokuments.</translation>
    </message>
    <message>
        <source>Give a name without &quot;.&quot; that is not _id.</source>
        <translation>Geben Sie einen Namen ohne „.“ an, der nicht _id ist.</translation>
    </message>
    <message>
        <source>The sub-document stands at the top of the document.</source>
        <translation>Das Unterdokument steht auf der obersten Ebene des Dokuments.</translation>
    </message>
    <message>
        <source>Give another name without &quot;.&quot;, or none.</source>
        <translation>Geben Sie einen anderen Namen ohne „.“ an oder gar keinen.</translation>
    </message>
    <message>
        <source>There are fewer than two subtypes.</source>
        <translation>Es gibt weniger als zwei Untertypen.</translation>
    </message>
    <message>
        <source>Choose an entity with others that are like it.</source>
        <translation>Wählen Sie eine Entität, der andere ähnlich sind.</translation>
    </message>
    <message>
        <source>There are %1 entities and %2 names of kinds.</source>
        <translation>Entitäten: %1, Namen von Arten: %2.</translation>
    </message>
    <message>
        <source>Give one name for each, that of the target first.</source>
        <translation>Geben Sie für jede einen Namen an, den des Ziels zuerst.</translation>
    </message>
    <message>
        <source>Two subtypes have the same name.</source>
        <translation>Zwei Untertypen haben denselben Namen.</translation>
    </message>
    <message>
        <source>%1 have no collection of their own in this design.</source>
        <translation>Die Entität „%1“ hat in diesem Entwurf keine eigene Collection.</translation>
    </message>
    <message>
        <source>Store them apart, as a reference.</source>
        <translation>Legen Sie sie getrennt ab, als Referenz.</translation>
    </message>
    <message>
        <source>Give the sub-document another name.</source>
        <translation>Geben Sie dem Unterdokument einen anderen Namen.</translation>
    </message>
    <message>
        <source>the document of a source</source>
        <translation>das Dokument zu einer Quelle</translation>
    </message>
    <message>
        <source>code for each kind</source>
        <translation>eigener Code für jede Art</translation>
    </message>
    <message>
        <source>an index of one subtype serves only queries that name the subtype</source>
        <translation>ein Index eines Untertyps dient nur Abfragen, die den Untertyp nennen</translation>
    </message>
    <message>
        <source>Find across the kinds</source>
        <translation>Über alle Arten hinweg suchen</translation>
    </message>
    <message>
        <source>One query where there was one for each kind.</source>
        <translation>Eine Abfrage, wo es bisher eine je Art war.</translation>
    </message>
    <message>
        <source>A way for each kind</source>
        <translation>Ein Weg für jede Art</translation>
    </message>
    <message>
        <source>Find the document of a source</source>
        <translation>Das Dokument zu einer Quelle suchen</translation>
    </message>
    <message>
        <source>Find &quot;%1&quot;</source>
        <translation>„%1“ suchen</translation>
    </message>
    <message>
        <source>Write &quot;%1&quot;</source>
        <translation>„%1“ schreiben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is made of a field that would get another name.</source>
        <translation>„%1“ ist aus einem Feld gebildet, das einen anderen Namen bekäme.</translation>
    </message>
    <message>
        <source>Leave that field its name.</source>
        <translation>Lassen Sie diesem Feld seinen Namen.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Name a field at the top of its documents.</source>
        <translation>Nennen Sie ein Feld der obersten Ebene ihrer Dokumente.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a collection of its own in this design.</source>
        <translation>„%1“ ist in diesem Entwurf keine eigene Collection.</translation>
    </message>
    <message>
        <source>Store its documents apart from others.</source>
        <translation>Legen Sie die Dokumente getrennt von anderen ab.</translation>
    </message>
    <message>
        <source>%1 is arranged by another pattern already.</source>
        <translation>%1 ist bereits nach einem anderen Muster aufgebaut.</translation>
    </message>
    <message>
        <source>Two kinds of documents would both be called &quot;%1&quot;.</source>
        <translation>Zwei Arten von Dokumenten hätten beide den Namen „%1“.</translation>
    </message>
    <message>
        <source>Give each kind a name of its own.</source>
        <translation>Geben Sie jeder Art einen eigenen Namen.</translation>
    </message>
    <message>
        <source>There are fewer than two collections to put together.</source>
        <translation>Es gibt keine zwei Collections, die sich zusammenlegen lassen.</translation>
    </message>
    <message>
        <source>Store the kinds in collections of their own, or name more of them.</source>
        <translation>Legen Sie die Arten in eigenen Collections ab oder nennen Sie weitere.</translation>
    </message>
    <message>
        <source>There is another collection &quot;%1&quot;.</source>
        <translation>Es gibt bereits eine andere Collection „%1“.</translation>
    </message>
    <message>
        <source>%1 has a field &quot;%2&quot; already.</source>
        <translation>%1 hat bereits ein Feld „%2“.</translation>
    </message>
    <message>
        <source>The _id of %1 and of %2 are of different types.</source>
        <translation>Die _id von %1 und die von %2 haben verschiedene Typen.</translation>
    </message>
    <message>
        <source>Give them ids of the same type.</source>
        <translation>Geben Sie beiden eine _id desselben Typs.</translation>
    </message>
    <message>
        <source>Not all of these documents have an _id.</source>
        <translation>Nicht alle diese Dokumente haben eine _id.</translation>
    </message>
    <message>
        <source>Store them in collections of their own.</source>
        <translation>Legen Sie sie in eigenen Collections ab.</translation>
    </message>
    <message>
        <source>Documents of %1, told apart by &quot;%2&quot;.</source>
        <translation>Dokumente aus %1, unterschieden durch „%2“.</translation>
    </message>
    <message>
        <source>Stop those who write</source>
        <translation>Schreibende Programme anhalten</translation>
    </message>
    <message>
        <source>What they write meanwhile would be lost.</source>
        <translation>Was sie inzwischen schreiben, ginge verloren.</translation>
    </message>
    <message>
        <source>Copy each kind back</source>
        <translation>Jede Art zurückkopieren</translation>
    </message>
    <message>
        <source>Give references the former ids</source>
        <translation>Referenzen die früheren IDs geben</translation>
    </message>
    <message>
        <source>Remove what was put together</source>
        <translation>Das Zusammengelegte entfernen</translation>
    </message>
    <message>
        <source>Build the former indexes</source>
        <translation>Die früheren Indizes anlegen</translation>
    </message>
    <message>
        <source>A document that changes after it was copied would keep its former values.</source>
        <translation>Ein Dokument, das sich nach dem Kopieren ändert, behielte seine früheren Werte.</translation>
    </message>
    <message>
        <source>Build the new indexes</source>
        <translation>Die neuen Indizes aufbauen</translation>
    </message>
    <message>
        <source>Drop the former collections</source>
        <translation>Die früheren Collections löschen</translation>
    </message>
    <message>
        <source>Only when they are no longer used.</source>
        <translation>Erst wenn sie nicht mehr benutzt werden.</translation>
    </message>
    <message>
        <source>Give new ids</source>
        <translation>Neue IDs vergeben</translation>
    </message>
    <message>
        <source>References follow. Needs MongoDB 4.2 and the right to bypass validation: the former collections do not know &quot;%1&quot;.</source>
        <translation>Referenzen werden angepasst. Benötigt MongoDB 4.2 und das Recht, die Validierung zu umgehen: Die früheren Collections kennen „%1“ nicht.</translation>
    </message>
    <message>
        <source>New ids for %1 cannot be made: they have rules or a type of their own.</source>
        <translation>Für %1 lassen sich keine neuen IDs erzeugen: Sie haben eigene Regeln oder einen eigenen Typ.</translation>
    </message>
    <message>
        <source>Give the documents ids that no two kinds share, and leave out new ids.</source>
        <translation>Geben Sie den Dokumenten IDs, die keine zwei Arten gemeinsam haben, und verzichten Sie auf neue IDs.</translation>
    </message>
    <message>
        <source>%1 refer to %2 at &quot;%3&quot;, where ids cannot be replaced.</source>
        <translation>„%1“ verweist in „%3“ auf „%2“; dort lassen sich IDs nicht ersetzen.</translation>
    </message>
    <message>
        <source>The _id before this document got a new one, because another kind had the same.</source>
        <translation>Die frühere _id; dieses Dokument erhielt eine neue, weil eine andere Art dieselbe hatte.</translation>
    </message>
    <message>
        <source>Polymorphic</source>
        <translation>Polymorphic</translation>
    </message>
    <message>
        <source>Together with</source>
        <translation>Zusammen mit</translation>
    </message>
    <message>
        <source>The other entities whose documents go into the same collection.</source>
        <translation>Die anderen Entitäten, deren Dokumente in dieselbe Collection kommen.</translation>
    </message>
    <message>
        <source>Fields that get another name</source>
        <translation>Felder, die einen anderen Namen bekommen</translation>
    </message>
    <message>
        <source>Each as entity.field=name, so that what means the same in several sources is one field.</source>
        <translation>Jeweils als Entität.Feld=Name, damit ein Feld wird, was in mehreren Quellen dasselbe bedeutet.</translation>
    </message>
    <message>
        <source>Note where each document comes from</source>
        <translation>Festhalten, woher jedes Dokument kommt</translation>
    </message>
    <message>
        <source>A list of sources with the _id there, for one view of several systems.</source>
        <translation>Eine Liste der Quellen mit der dortigen _id, für eine Sicht auf mehrere Systeme.</translation>
    </message>
    <message>
        <source>A top-level field of an entity gets another name.</source>
        <translation>Einen anderen Namen bekommt nur ein Feld der obersten Ebene einer der Entitäten.</translation>
    </message>
    <message>
        <source>Write each as entity.field=name.</source>
        <translation>Schreiben Sie jedes als Entität.Feld=Name.</translation>
    </message>
    <message>
        <source>This pattern applies to an entity, together with others that are like it.</source>
        <translation>Dieses Muster passt zu einer Entität zusammen mit anderen, die ihr ähnlich sind.</translation>
    </message>
    <message>
        <source>%1 reads ask for documents of several collections at once.</source>
        <translation>Lesezugriffe, die Dokumente mehrerer Collections auf einmal abfragen: %1.</translation>
    </message>
    <message>
        <source>Their documents have %1 of their fields in common.</source>
        <translation>Gemeinsame Felder ihrer Dokumente: %1.</translation>
    </message>
    <message>
        <source>They are %1 collections.</source>
        <translation>Collections insgesamt: %1.</translation>
    </message>
    <message>
        <source>one bucket that is not full for each document</source>
        <translation>ein nicht voller Bucket je Dokument</translation>
    </message>
    <message>
        <source>Outlier</source>
        <translation>Outlier</translation>
    </message>
    <message>
        <source>Items in the document</source>
        <translation>Elemente im Dokument</translation>
    </message>
    <message>
        <source>As many as 99 of 100 documents have at most.</source>
        <translation>Die Anzahl, die 99 von 100 Dokumenten nicht überschreiten.</translation>
    </message>
    <message>
        <source>Field that says there is more</source>
        <translation>Feld, das besagt, dass es mehr gibt</translation>
    </message>
    <message>
        <source>Overflow collection</source>
        <translation>Überlauf-Collection</translation>
    </message>
    <message>
        <source>Overflow stored as</source>
        <translation>Überlauf gespeichert als</translation>
    </message>
    <message>
        <source>A document for each item</source>
        <translation>Ein Dokument je Element</translation>
    </message>
    <message>
        <source>One document with one more array</source>
        <translation>Ein Dokument mit einem weiteren Array</translation>
    </message>
    <message>
        <source>Buckets of 1,000 items</source>
        <translation>Buckets mit je 1.000 Elementen</translation>
    </message>
    <message>
        <source>One more array grows without limit again.</source>
        <translation>Ein weiteres Array wächst wieder unbegrenzt.</translation>
    </message>
    <message>
        <source>Moved out</source>
        <translation>Ausgelagert</translation>
    </message>
    <message>
        <source>By those who add an item</source>
        <translation>Durch die Anwendung, die etwas hinzufügt</translation>
    </message>
    <message>
        <source>By a job that runs now and then</source>
        <translation>Durch einen Job, der ab und zu läuft</translation>
    </message>
    <message>
        <source>With a job, arrays may be longer for a while.</source>
        <translation>Mit einem Job können Arrays eine Zeit lang länger sein.</translation>
    </message>
    <message>
        <source>both would decide which items stay in the array.</source>
        <translation>beide würden bestimmen, welche Elemente im Array bleiben.</translation>
    </message>
    <message>
        <source>Outliers are found in the many side of a 1:N relationship or in an array of objects.</source>
        <translation>Ausreißer finden sich in der N-Seite einer 1:N-Beziehung oder in einem Array von Objekten.</translation>
    </message>
    <message>
        <source>Choose such a relationship or field.</source>
        <translation>Wählen Sie eine solche Beziehung oder ein solches Feld.</translation>
    </message>
    <message>
        <source>Give it a plain name of its own.</source>
        <translation>Geben Sie einen einfachen, eigenen Namen an.</translation>
    </message>
    <message>
        <source>A job moves items one by one.</source>
        <translation>Ein Job verschiebt Elemente einzeln.</translation>
    </message>
    <message>
        <source>Choose %1, or %2.</source>
        <translation>Wählen Sie %1 oder %2.</translation>
    </message>
    <message>
        <source>There is no array of objects in the document itself in this design.</source>
        <translation>In diesem Entwurf gibt es im Dokument selbst kein Array von Objekten.</translation>
    </message>
    <message>
        <source>Embed the many side in the one side.</source>
        <translation>Betten Sie die N-Seite in die 1-Seite ein.</translation>
    </message>
    <message>
        <source>Choose an array that lies in no other array.</source>
        <translation>Wählen Sie ein Array, das in keinem anderen Array liegt.</translation>
    </message>
    <message>
        <source>the rest of a document</source>
        <translation>der Rest eines Dokuments</translation>
    </message>
    <message>
        <source>Give the rest another name.</source>
        <translation>Geben Sie dem Rest einen anderen Namen.</translation>
    </message>
    <message>
        <source>Two fields of the rest would have the same name.</source>
        <translation>Zwei Felder des Rests hätten denselben Namen.</translation>
    </message>
    <message>
        <source>Give this field another name, or choose %1.</source>
        <translation>Geben Sie diesem Feld einen anderen Namen oder wählen Sie %1.</translation>
    </message>
    <message>
        <source>Every document has more items than that.</source>
        <translation>Jedes Dokument hat mehr Elemente als das.</translation>
    </message>
    <message>
        <source>Give a higher threshold.</source>
        <translation>Geben Sie einen höheren Schwellenwert an.</translation>
    </message>
    <message>
        <source>There are more items in %1.</source>
        <translation>In der Collection „%1“ liegen weitere Elemente.</translation>
    </message>
    <message>
        <source>One list may have any number of %1.</source>
        <translation>Eine Liste darf beliebig viele %1 haben.</translation>
    </message>
    <message>
        <source>The longest list has %1, ten times %2 or more.</source>
        <translation>Die längste Liste hat %1 Elemente, mindestens das Zehnfache von %2.</translation>
    </message>
    <message>
        <source>The longest list has %1, less than ten times %2.</source>
        <translation>Die längste Liste hat %1, weniger als zehnmal %2.</translation>
    </message>
    <message>
        <source>99 of 100 documents have %1 %2 or fewer.</source>
        <translation>99 von 100 Dokumenten haben höchstens %1 %2.</translation>
    </message>
    <message>
        <source>%1 of the reads want all %2 at once.</source>
        <translation>%1 der Lesezugriffe brauchen alle %2 auf einmal.</translation>
    </message>
    <message>
        <source>No read wants all %1 at once.</source>
        <translation>Kein Lesezugriff braucht alle %1 auf einmal.</translation>
    </message>
    <message>
        <source>Half of the documents have %1 %2 or fewer.</source>
        <translation>Die Hälfte der Dokumente hat höchstens %1 %2.</translation>
    </message>
    <message>
        <source>a second query for the few that have more</source>
        <translation>eine zweite Abfrage für die wenigen, die mehr haben</translation>
    </message>
    <message>
        <source>queries of other people miss what is moved out</source>
        <translation>Abfragen anderer Personen übersehen, was ausgelagert ist</translation>
    </message>
    <message>
        <source>code for the one case in a hundred</source>
        <translation>Code für den einen Fall von hundert</translation>
    </message>
    <message>
        <source>One query, except for the few long lists.</source>
        <translation>Ein Roundtrip, außer bei den wenigen langen Listen.</translation>
    </message>
    <message>
        <source>Read the document with all items</source>
        <translation>Das Dokument mit allen Elementen lesen</translation>
    </message>
    <message>
        <source>A second query for the few long lists.</source>
        <translation>Ein weiterer Roundtrip bei den wenigen langen Listen.</translation>
    </message>
    <message>
        <source>Move out the overflow</source>
        <translation>Auslagern, was zu viel ist</translation>
    </message>
    <message>
        <source>A job that runs now and then.</source>
        <translation>Ein Job, der ab und zu läuft.</translation>
    </message>
    <message>
        <source>Build the indexes of the second collection</source>
        <translation>Die Indizes der zweiten Collection aufbauen</translation>
    </message>
    <message>
        <source>Start readers that know the mark</source>
        <translation>Lesende Anwendungen starten, die die Kennzeichnung kennen</translation>
    </message>
    <message>
        <source>Start writers that spill</source>
        <translation>Schreibende Anwendungen starten, die auslagern</translation>
    </message>
    <message>
        <source>Before anything is moved: an old writer knows no mark.</source>
        <translation>Bevor etwas verschoben wird: Eine alte schreibende Anwendung kennt keine Kennzeichnung.</translation>
    </message>
    <message>
        <source>Give every item an identity</source>
        <translation>Jedem Element eine Identität geben</translation>
    </message>
    <message>
        <source>Without it a second run would copy the items again.</source>
        <translation>Ohne sie würde ein zweiter Lauf die Elemente noch einmal kopieren.</translation>
    </message>
    <message>
        <source>Writers may go on: only what has a copy that is the same is cut off.</source>
        <translation>Schreibende Anwendungen dürfen weiterlaufen: Abgeschnitten wird nur, was eine gleiche Kopie hat.</translation>
    </message>
    <message>
        <source>Put the items back into the arrays</source>
        <translation>Die Elemente in die Arrays zurücklegen</translation>
    </message>
    <message>
        <source>Stop the writers first.</source>
        <translation>Zuerst die schreibenden Anwendungen anhalten.</translation>
    </message>
    <message>
        <source>Pre-allocation</source>
        <translation>Pre-allocation</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>One slot after another</source>
        <translation>Ein Platz nach dem anderen</translation>
    </message>
    <message>
        <source>Rows of slots</source>
        <translation>Reihen von Plätzen</translation>
    </message>
    <message>
        <source>A document for each period, rows of days</source>
        <translation>Ein Dokument je Zeitraum, Reihen von Tagen</translation>
    </message>
    <message>
        <source>Slots (per row)</source>
        <translation>Plätze (je Reihe)</translation>
    </message>
    <message>
        <source>Rows or days</source>
        <translation>Reihen oder Tage</translation>
    </message>
    <message>
        <source>Unused without rows.</source>
        <translation>Ohne Reihen ungenutzt.</translation>
    </message>
    <message>
        <source>An empty place holds</source>
        <translation>Ein leerer Platz enthält</translation>
    </message>
    <message>
        <source>Not null: a search for null finds missing places as well.</source>
        <translation>Nicht null: Eine Suche nach null findet auch fehlende Plätze.</translation>
    </message>
    <message>
        <source>Places are prepared in an array of numbers, texts or truth values.</source>
        <translation>Plätze werden in einem Array von Zahlen, Texten oder Wahrheitswerten vorbereitet.</translation>
    </message>
    <message>
        <source>Choose such a field of an entity.</source>
        <translation>Wählen Sie ein solches Feld einer Entität.</translation>
    </message>
    <message>
        <source>That is more than 100,000 places in one document.</source>
        <translation>Das sind mehr als 100.000 Plätze in einem Dokument.</translation>
    </message>
    <message>
        <source>Split the structure into several documents.</source>
        <translation>Teilen Sie die Struktur auf mehrere Dokumente auf.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a value of the items&apos; type.</source>
        <translation>„%1“ ist kein Wert vom Typ der Elemente.</translation>
    </message>
    <message>
        <source>Give a value of this type, such as 0.</source>
        <translation>Geben Sie einen Wert dieses Typs an, etwa 0.</translation>
    </message>
    <message>
        <source>An empty place would break the rules of the field.</source>
        <translation>Ein leerer Platz würde gegen die Regeln des Feldes verstoßen.</translation>
    </message>
    <message>
        <source>Allow this value in the field&apos;s limits.</source>
        <translation>Lassen Sie diesen Wert in den Grenzen des Feldes zu.</translation>
    </message>
    <message>
        <source>The array is not in the document itself in this design.</source>
        <translation>Das Array liegt in diesem Entwurf nicht im Dokument selbst.</translation>
    </message>
    <message>
        <source>The array holds arrays already.</source>
        <translation>Das Array enthält bereits Arrays.</translation>
    </message>
    <message>
        <source>Choose an array of single values.</source>
        <translation>Wählen Sie ein Array von Einzelwerten.</translation>
    </message>
    <message>
        <source>space for places that stay empty</source>
        <translation>Speicherplatz für Plätze, die leer bleiben</translation>
    </message>
    <message>
        <source>There are always %1 places.</source>
        <translation>Es gibt immer %1 Plätze.</translation>
    </message>
    <message>
        <source>The number of places is not fixed: %1 to %2.</source>
        <translation>Die Zahl der Plätze steht nicht fest: %1 bis %2.</translation>
    </message>
    <message>
        <source>%1 updates fill a place.</source>
        <translation>Aktualisierungen, die einen Platz füllen: %1.</translation>
    </message>
    <message>
        <source>No operation fills a place.</source>
        <translation>Keine Operation füllt einen Platz.</translation>
    </message>
    <message>
        <source>%1 of the places are filled or will be.</source>
        <translation>%1 der Plätze sind gefüllt oder werden es noch.</translation>
    </message>
    <message>
        <source>Create a document with empty places</source>
        <translation>Dokument mit leeren Plätzen anlegen</translation>
    </message>
    <message>
        <source>Take a place</source>
        <translation>Platz belegen</translation>
    </message>
    <message>
        <source>Positions count from 0.</source>
        <translation>Positionen zählen ab 0.</translation>
    </message>
    <message>
        <source>Give a place back</source>
        <translation>Platz freigeben</translation>
    </message>
    <message>
        <source>Find the free places</source>
        <translation>Freie Plätze suchen</translation>
    </message>
    <message>
        <source>The old ones end here: what they append or put at a position would be a place too many, or in the place of a row. Until a document is filled up, its places are not yet free.</source>
        <translation>Die alten enden hier: Was sie anhängen oder an eine Position schreiben, wäre ein Platz zu viel oder stünde anstelle einer Reihe. Bis ein Dokument aufgefüllt ist, sind seine Plätze noch nicht frei.</translation>
    </message>
    <message>
        <source>Add the missing places</source>
        <translation>Fehlende Plätze ergänzen</translation>
    </message>
    <message>
        <source>Needs MongoDB 4.2. What is in the array keeps its position.</source>
        <translation>Benötigt MongoDB 4.2. Was im Array steht, behält seine Position.</translation>
    </message>
    <message>
        <source>Take the empty places at the end away</source>
        <translation>Die leeren Plätze am Ende entfernen</translation>
    </message>
    <message>
        <source>Stop the writers first. Empty places between others stay.</source>
        <translation>Zuerst die schreibenden Anwendungen anhalten. Leere Plätze zwischen anderen bleiben.</translation>
    </message>
    <message>
        <source>The design has no collection of this name.</source>
        <translation>Der Entwurf hat keine Collection dieses Namens.</translation>
    </message>
    <message>
        <source>Choose one of its collections.</source>
        <translation>Wählen Sie eine seiner Collections.</translation>
    </message>
    <message>
        <source>A time-series collection takes no validator.</source>
        <translation>Eine Zeitreihen-Collection nimmt keinen Validator an.</translation>
    </message>
    <message>
        <source>Choose another collection.</source>
        <translation>Wählen Sie eine andere Collection.</translation>
    </message>
    <message>
        <source>Its rules are switched off.</source>
        <translation>Die Regeln der Collection sind ausgeschaltet.</translation>
    </message>
    <message>
        <source>Set the validation level of its entity to strict or moderate.</source>
        <translation>Setzen Sie die Validierungsstufe der Entität auf strict oder moderate.</translation>
    </message>
    <message>
        <source>Warn only</source>
        <translation>Nur warnen</translation>
    </message>
    <message>
        <source>Writers may go on: no write is refused, what breaks the rules is noted in the server&apos;s log. Rules that the collection had refuse nothing either from here on.</source>
        <translation>Schreibende Anwendungen können weiterlaufen: Kein Schreibvorgang wird abgelehnt, Verstöße gegen die Regeln stehen im Protokoll des Servers. Auch die bisherigen Regeln der Collection lehnen von hier an nichts mehr ab.</translation>
    </message>
    <message>
        <source>Find what breaks the rules</source>
        <translation>Verstöße gegen die Regeln suchen</translation>
    </message>
    <message>
        <source>Writers may go on. It reads the collection once; a document may break several rules.</source>
        <translation>Schreibende Anwendungen können weiterlaufen. Die Collection wird einmal gelesen; ein Dokument kann gegen mehrere Regeln verstoßen.</translation>
    </message>
    <message>
        <source>Correct the documents</source>
        <translation>Die Dokumente berichtigen</translation>
    </message>
    <message>
        <source>Writers may go on; those that still write such documents need new code first. Needs MongoDB 5.0.</source>
        <translation>Schreibende Anwendungen können weiterlaufen; die, die noch solche Dokumente schreiben, brauchen zuerst neuen Code. Benötigt MongoDB 5.0.</translation>
    </message>
    <message>
        <source>Put the rules in force</source>
        <translation>Die Regeln in Kraft setzen</translation>
    </message>
    <message>
        <source>Stops, and changes nothing, while documents break strict rules.</source>
        <translation>Hält an und ändert nichts, solange Dokumente gegen strenge Regeln verstoßen.</translation>
    </message>
    <message>
        <source>The first step printed the rules that the collection had before.</source>
        <translation>Der erste Schritt hat die früheren Regeln der Collection ausgegeben.</translation>
    </message>
    <message>
        <source>The rules of %1 come into force in stages</source>
        <translation>Die Regeln von %1 treten stufenweise in Kraft</translation>
    </message>
    <message>
        <source>documents of older versions</source>
        <translation>Dokumente älterer Versionen</translation>
    </message>
    <message>
        <source>Which shape the document has.</source>
        <translation>Welche Form das Dokument hat.</translation>
    </message>
    <message>
        <source>Schema versioning</source>
        <translation>Schema versioning</translation>
    </message>
    <message>
        <source>When a document is read</source>
        <translation>Wenn ein Dokument gelesen wird</translation>
    </message>
    <message>
        <source>When a document is written</source>
        <translation>Wenn ein Dokument geschrieben wird</translation>
    </message>
    <message>
        <source>By a job</source>
        <translation>Durch einen Job</translation>
    </message>
    <message>
        <source>When written, the rest by a job</source>
        <translation>Beim Schreiben, der Rest durch einen Job</translation>
    </message>
    <message>
        <source>Documents without it have the first shape.</source>
        <translation>Dokumente ohne dieses Feld haben die erste Form.</translation>
    </message>
    <message>
        <source>Number of the shape drawn here</source>
        <translation>Nummer der hier gezeichneten Form</translation>
    </message>
    <message>
        <source>One more with each change that old readers do not understand.</source>
        <translation>Um eins höher bei jeder Änderung, die alte lesende Anwendungen nicht verstehen.</translation>
    </message>
    <message>
        <source>Oldest shape that is accepted</source>
        <translation>Älteste zugelassene Form</translation>
    </message>
    <message>
        <source>0: documents without a number; the newest number: only that shape.</source>
        <translation>0: Dokumente ohne Nummer; die neueste Nummer: nur diese Form.</translation>
    </message>
    <message>
        <source>Converted</source>
        <translation>Umgewandelt</translation>
    </message>
    <message>
        <source>Documents in one step of the job</source>
        <translation>Dokumente je Schritt des Jobs</translation>
    </message>
    <message>
        <source>Smaller steps disturb others less.</source>
        <translation>Kleinere Schritte stören andere weniger.</translation>
    </message>
    <message>
        <source>Moved since the oldest shape</source>
        <translation>Seit der ältesten Form verschoben</translation>
    </message>
    <message>
        <source>Old and new place of fields, such as: phone &gt; contacts.phone; fax &gt;</source>
        <translation>Alte und neue Stelle von Feldern, etwa: phone &gt; contacts.phone; fax &gt;</translation>
    </message>
    <message>
        <source>The documents of an entity are numbered.</source>
        <translation>Nummeriert werden die Dokumente einer Entität.</translation>
    </message>
    <message>
        <source>The oldest shape is newer than the newest.</source>
        <translation>Die älteste Form ist neuer als die neueste.</translation>
    </message>
    <message>
        <source>Give it no higher number.</source>
        <translation>Geben Sie dafür keine höhere Nummer an.</translation>
    </message>
    <message>
        <source>&quot;%1 &gt; %2&quot; does not name two places.</source>
        <translation>„%1 &gt; %2“ nennt nicht zwei Stellen.</translation>
    </message>
    <message>
        <source>Write: old name &gt; new name; another &gt;</source>
        <translation>Schreiben Sie: alter Name &gt; neuer Name; weiterer Name &gt;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a field of the new shape.</source>
        <translation>„%1“ ist ein Feld der neuen Form.</translation>
    </message>
    <message>
        <source>Name the old place first.</source>
        <translation>Nennen Sie die alte Stelle zuerst.</translation>
    </message>
    <message>
        <source>Name each place once.</source>
        <translation>Nennen Sie jede Stelle nur einmal.</translation>
    </message>
    <message>
        <source>Choose the entity whose documents hold them.</source>
        <translation>Wählen Sie die Entität, deren Dokumente sie enthalten.</translation>
    </message>
    <message>
        <source>There is no single field &quot;%1&quot; in this design.</source>
        <translation>Es gibt in diesem Entwurf kein einzelnes Feld „%1“.</translation>
    </message>
    <message>
        <source>Name the place that the field has now.</source>
        <translation>Nennen Sie die Stelle, an der das Feld jetzt steht.</translation>
    </message>
    <message>
        <source>Give the number another name.</source>
        <translation>Geben Sie der Nummer einen anderen Namen.</translation>
    </message>
    <message>
        <source>handlers of old shapes to keep</source>
        <translation>Handler für alte Formen, die zu pflegen sind</translation>
    </message>
    <message>
        <source>20 bytes in each document</source>
        <translation>20 Bytes in jedem Dokument</translation>
    </message>
    <message>
        <source>The shape of %1 changes while they are in use.</source>
        <translation>Die Form der Dokumente von „%1“ ändert sich, während sie in Gebrauch sind.</translation>
    </message>
    <message>
        <source>There are %1 of them: too many to be rewritten at once.</source>
        <translation>Es sind %1: zu viele, um sie auf einmal umzuschreiben.</translation>
    </message>
    <message>
        <source>There are only %1 of them: all can be rewritten at once.</source>
        <translation>Es sind nur %1: Alle können auf einmal umgeschrieben werden.</translation>
    </message>
    <message>
        <source>Read a document of any version</source>
        <translation>Ein Dokument beliebiger Version lesen</translation>
    </message>
    <message>
        <source>One handler for each version; a handler is removed when no document of its version is left.</source>
        <translation>Ein Handler je Version; ein Handler wird entfernt, wenn kein Dokument seiner Version mehr übrig ist.</translation>
    </message>
    <message>
        <source>Convert the rest</source>
        <translation>Den Rest umwandeln</translation>
    </message>
    <message>
        <source>A job for quiet hours; it can be stopped and started again at any time.</source>
        <translation>Ein Job für ruhige Stunden; er kann jederzeit angehalten und wieder gestartet werden.</translation>
    </message>
    <message>
        <source>Set the validator to warn</source>
        <translation>Den Validator auf warn stellen</translation>
    </message>
    <message>
        <source>It does not know the new shape yet.</source>
        <translation>Er kennt die neue Form noch nicht.</translation>
    </message>
    <message>
        <source>Build the indexes of the new places</source>
        <translation>Die Indizes der neuen Stellen aufbauen</translation>
    </message>
    <message>
        <source>Those of the old places stay until the end.</source>
        <translation>Die der alten Stellen bleiben bis zum Schluss.</translation>
    </message>
    <message>
        <source>Roll out readers that know all versions</source>
        <translation>Lesende Anwendungen ausrollen, die alle Versionen kennen</translation>
    </message>
    <message>
        <source>One server after the other: take it out, install, put it back. Only then may anybody write the new version.</source>
        <translation>Ein Server nach dem anderen: aus dem Betrieb nehmen, installieren, wieder in Betrieb nehmen. Erst danach darf jemand die neue Version schreiben.</translation>
    </message>
    <message>
        <source>Roll out writers of the newest version</source>
        <translation>Schreibende Anwendungen der neuesten Version ausrollen</translation>
    </message>
    <message>
        <source>Set the validator of this design</source>
        <translation>Den Validator dieses Entwurfs setzen</translation>
    </message>
    <message>
        <source>Its level is moderate: new documents must have the newest shape, older ones may still be changed.</source>
        <translation>Seine Stufe ist moderate: Neue Dokumente müssen die neueste Form haben, ältere dürfen noch geändert werden.</translation>
    </message>
    <message>
        <source>In steps, while everybody goes on working.</source>
        <translation>In Schritten, während alle weiterarbeiten.</translation>
    </message>
    <message>
        <source>Clean up</source>
        <translation>Aufräumen</translation>
    </message>
    <message>
        <source>When none is left: remove the old handlers, drop the indexes of the old places, and let the oldest accepted shape be the newest.</source>
        <translation>Wenn keines mehr übrig ist: die alten Handler entfernen, die Indizes der alten Stellen löschen und die neueste Form als älteste akzeptierte festlegen.</translation>
    </message>
    <message>
        <source>Back to the version before</source>
        <translation>Zurück zur vorherigen Version</translation>
    </message>
    <message>
        <source>First switch the writers back. What was dropped does not return.</source>
        <translation>Zuerst die schreibenden Anwendungen zurückstellen. Was gelöscht wurde, kehrt nicht zurück.</translation>
    </message>
    <message>
        <source>Slash /</source>
        <translation>Schrägstrich /</translation>
    </message>
    <message>
        <source>Colon :</source>
        <translation>Doppelpunkt :</translation>
    </message>
    <message>
        <source>Hash #</source>
        <translation>Raute #</translation>
    </message>
    <message>
        <source>Comma ,</source>
        <translation>Komma ,</translation>
    </message>
    <message>
        <source>Semicolon ;</source>
        <translation>Semikolon ;</translation>
    </message>
    <message>
        <source>Tilde ~</source>
        <translation>Tilde ~</translation>
    </message>
    <message>
        <source>An id that is neither a text, a whole number nor an object id cannot be put into another one.</source>
        <translation>Eine ID, die weder Text noch ganze Zahl noch ObjectId ist, lässt sich nicht in eine andere einsetzen.</translation>
    </message>
    <message>
        <source>An _id may hold &quot;%1&quot;, which separates the ids.</source>
        <translation>Eine _id kann „%1“ enthalten, das die IDs trennt.</translation>
    </message>
    <message>
        <source>Single collection</source>
        <translation>Single Collection</translation>
    </message>
    <message>
        <source>Array of ids</source>
        <translation>Array von IDs</translation>
    </message>
    <message>
        <source>Array of ids and kinds of documents</source>
        <translation>Array von IDs und Arten der Dokumente</translation>
    </message>
    <message>
        <source>One text of the ids from the root down</source>
        <translation>Ein Text der IDs von der Wurzel abwärts</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verweise</translation>
    </message>
    <message>
        <source>One text is for one-to-many relationships only.</source>
        <translation>Ein Text eignet sich nur für 1:N-Beziehungen.</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Wurzel</translation>
    </message>
    <message>
        <source>The end of the relationship whose documents the others belong to.</source>
        <translation>Die Seite der Beziehung, zu deren Dokumenten die anderen gehören.</translation>
    </message>
    <message>
        <source>Further entities</source>
        <translation>Weitere Entitäten</translation>
    </message>
    <message>
        <source>Others that belong to the root, or to those below it.</source>
        <translation>Andere, die zur Wurzel gehören oder zu dem, was unter ihr liegt.</translation>
    </message>
    <message>
        <source>Field with the kind</source>
        <translation>Feld mit der Art</translation>
    </message>
    <message>
        <source>Tells what a document is.</source>
        <translation>Sagt, was ein Dokument ist.</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Trennzeichen</translation>
    </message>
    <message>
        <source>Between the ids of the one text; no id may hold it.</source>
        <translation>Zwischen den IDs des einen Textes; keine ID darf es enthalten.</translation>
    </message>
    <message>
        <source>a time-series collection holds one type of measurement.</source>
        <translation>eine Zeitreihen-Collection enthält Werte einer einzigen Art.</translation>
    </message>
    <message>
        <source>Documents share a collection along a one-to-many or many-to-many relationship of two entities.</source>
        <translation>Dokumente teilen sich eine Collection entlang einer 1:N- oder N:M-Beziehung zweier Entitäten.</translation>
    </message>
    <message>
        <source>Choose such a relationship.</source>
        <translation>Wählen Sie eine solche Beziehung.</translation>
    </message>
    <message>
        <source>The root of a one-to-many relationship is its one side.</source>
        <translation>Die Wurzel einer 1:N-Beziehung ist ihre Eins-Seite.</translation>
    </message>
    <message>
        <source>Choose &quot;%1&quot; (a).</source>
        <translation>Wählen Sie „%1“ (a).</translation>
    </message>
    <message>
        <source>A composed id holds one way from the root only.</source>
        <translation>Eine zusammengesetzte ID kennt nur einen Weg von der Wurzel.</translation>
    </message>
    <message>
        <source>Choose %1 for a many-to-many relationship.</source>
        <translation>Wählen Sie %1 für eine N:M-Beziehung.</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 ist schon dabei.</translation>
    </message>
    <message>
        <source>%1 does not belong to the others.</source>
        <translation>%1 gehört nicht zu den anderen.</translation>
    </message>
    <message>
        <source>Name entities that are the many side of a relationship with one that is there.</source>
        <translation>Nennen Sie Entitäten, die die N-Seite einer Beziehung mit einer der genannten sind.</translation>
    </message>
    <message>
        <source>Name entities that are related to the root.</source>
        <translation>Nennen Sie Entitäten, die mit der Wurzel in Beziehung stehen.</translation>
    </message>
    <message>
        <source>%1 is too far from the root.</source>
        <translation>%1 ist zu weit von der Wurzel entfernt.</translation>
    </message>
    <message>
        <source>A composed id holds three ids at most.</source>
        <translation>Eine zusammengesetzte ID enthält höchstens drei IDs.</translation>
    </message>
    <message>
        <source>Choose another separator, or %1: an array holds ids of any kind.</source>
        <translation>Wählen Sie ein anderes Trennzeichen oder %1: Ein Array nimmt IDs jeder Art auf.</translation>
    </message>
    <message>
        <source>%1 has no collection of its own in this design.</source>
        <translation>%1 hat in diesem Entwurf keine eigene Collection.</translation>
    </message>
    <message>
        <source>Store it apart from others.</source>
        <translation>Legen Sie es getrennt von anderen ab.</translation>
    </message>
    <message>
        <source>The links have fields of their own.</source>
        <translation>Die Verweise haben eigene Felder.</translation>
    </message>
    <message>
        <source>Keep these links where they are, or make them an entity.</source>
        <translation>Lassen Sie diese Verweise, wo sie sind, oder machen Sie eine Entität daraus.</translation>
    </message>
    <message>
        <source>%1 and %2 are not linked by ids in this design.</source>
        <translation>%1 und %2 sind in diesem Entwurf nicht durch IDs verbunden.</translation>
    </message>
    <message>
        <source>Store the relationship as a reference.</source>
        <translation>Speichern Sie die Beziehung als Referenz.</translation>
    </message>
    <message>
        <source>Each belongs to many on both sides: embedded ones would be copies.</source>
        <translation>Auf beiden Seiten gehört jedes zu vielen: Eingebettete wären Kopien.</translation>
    </message>
    <message>
        <source>They belong to others as well: embedded ones would be copies.</source>
        <translation>Sie gehören auch zu anderen: Eingebettete wären Kopien.</translation>
    </message>
    <message>
        <source>They cannot be embedded: %1</source>
        <translation>Sie lassen sich nicht einbetten: %1</translation>
    </message>
    <message>
        <source>No read of %1 fetches the other side as well.</source>
        <translation>Kein Lesezugriff auf %1 holt auch die andere Seite.</translation>
    </message>
    <message>
        <source>Only %1 of the reads of %2 fetch the other side as well; the rest would meet documents of several shapes.</source>
        <translation>Nur %1 der Lesezugriffe auf %2 holen auch die andere Seite; die übrigen träfen auf Dokumente mehrerer Formen.</translation>
    </message>
    <message>
        <source>Only %1 reads of %2 fetch the other side as well.</source>
        <translation>Nur %1 Lesezugriffe auf %2 holen auch die andere Seite.</translation>
    </message>
    <message>
        <source>%1 of the reads of %2 fetch the other side as well.</source>
        <translation>%1 der Lesezugriffe auf %2 holen auch die andere Seite.</translation>
    </message>
    <message>
        <source>They can be embedded.</source>
        <translation>Sie lassen sich einbetten.</translation>
    </message>
    <message>
        <source>Each document has at most one parent.</source>
        <translation>Jedes Dokument hat höchstens ein Elterndokument.</translation>
    </message>
    <message>
        <source>Each document has at most %1 parents.</source>
        <translation>Jedes Dokument hat höchstens %1 Elterndokumente.</translation>
    </message>
    <message>
        <source>Not all kinds are kept equally long.</source>
        <translation>Nicht alle Arten werden gleich lang aufbewahrt.</translation>
    </message>
    <message>
        <source>All kinds are kept equally long.</source>
        <translation>Alle Arten werden gleich lange aufbewahrt.</translation>
    </message>
    <message>
        <source>documents of several shapes, told apart by a field</source>
        <translation>Dokumente mehrerer Formen, die ein Feld unterscheidet</translation>
    </message>
    <message>
        <source>references must be kept consistent</source>
        <translation>Referenzen müssen konsistent gehalten werden</translation>
    </message>
    <message>
        <source>expiry, sharding and access rights per type are harder</source>
        <translation>Ablauf, Sharding und Rechte nur einer Art sind schwieriger</translation>
    </message>
    <message>
        <source>Compare the links</source>
        <translation>Verweise vergleichen</translation>
    </message>
    <message>
        <source>Write the links as they were</source>
        <translation>Verweise wieder wie zuvor schreiben</translation>
    </message>
    <message>
        <source>Add a root: %1</source>
        <translation>Wurzel hinzufügen: %1</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation>Hinzufügen: %1</translation>
    </message>
    <message>
        <source>Read with all that belongs to it</source>
        <translation>Mit allem lesen, was dazugehört</translation>
    </message>
    <message>
        <source>Only these: %1</source>
        <translation>Nur diese: %1</translation>
    </message>
    <message>
        <source>What one belongs to: %1</source>
        <translation>Wozu eines gehört: %1</translation>
    </message>
    <message>
        <source>Link and unlink: %1</source>
        <translation>Verweis setzen und entfernen: %1</translation>
    </message>
    <message>
        <source>The rules refuse a link too many.</source>
        <translation>Die Regeln lehnen einen Verweis zu viel ab.</translation>
    </message>
    <message>
        <source>The ids from the root down to this document.</source>
        <translation>Die IDs von der Wurzel bis zu diesem Dokument.</translation>
    </message>
    <message>
        <source>The root points to itself, so that one query finds it with all that belongs to it.</source>
        <translation>Die Wurzel verweist auf sich selbst, damit eine Abfrage sie mit allem findet, was dazugehört.</translation>
    </message>
    <message>
        <source>The documents that this one belongs to.</source>
        <translation>Die Dokumente, zu denen dieses gehört.</translation>
    </message>
    <message>
        <source>a document with all below it</source>
        <translation>ein Dokument mit allem darunter</translation>
    </message>
    <message>
        <source>a document with all that belongs to it</source>
        <translation>ein Dokument mit allem, was dazugehört</translation>
    </message>
    <message>
        <source>How many items there are in all, in both places.</source>
        <translation>Wie viele Elemente es insgesamt gibt, an beiden Stellen zusammen.</translation>
    </message>
    <message>
        <source>the whole list of a document</source>
        <translation>die ganze Liste eines Dokuments</translation>
    </message>
    <message>
        <source>Subset</source>
        <translation>Subset</translation>
    </message>
    <message>
        <source>Items kept in the document</source>
        <translation>Elemente im Dokument</translation>
    </message>
    <message>
        <source>As many as most reads want.</source>
        <translation>Die Anzahl, die die meisten Lesezugriffe brauchen.</translation>
    </message>
    <message>
        <source>The field that says which items are kept.</source>
        <translation>Das Feld, das bestimmt, welche Elemente bleiben.</translation>
    </message>
    <message>
        <source>Largest or newest first</source>
        <translation>Größte oder neueste zuerst</translation>
    </message>
    <message>
        <source>Second collection holds</source>
        <translation>Zweite Collection enthält</translation>
    </message>
    <message>
        <source>The whole list</source>
        <translation>Die ganze Liste</translation>
    </message>
    <message>
        <source>Only what is not in the document</source>
        <translation>Nur was nicht im Dokument ist</translation>
    </message>
    <message>
        <source>A name that is not used yet; ignored when the items already have a collection.</source>
        <translation>Ein noch freier Name; ungenutzt, wenn die Elemente eine Collection haben.</translation>
    </message>
    <message>
        <source>Field with the parent&apos;s id</source>
        <translation>Feld mit der ID des Elterndokuments</translation>
    </message>
    <message>
        <source>Unused when the items have such a field.</source>
        <translation>Ungenutzt, wenn die Elemente ein solches Feld haben.</translation>
    </message>
    <message>
        <source>Keep the number of all items</source>
        <translation>Anzahl aller Elemente führen</translation>
    </message>
    <message>
        <source>Those that the reads of the first items show; empty: all of them.</source>
        <translation>Die, welche die Lesevorgänge der ersten Elemente zeigen; leer: alle.</translation>
    </message>
    <message>
        <source>A subset is made of the many side of a 1:N relationship or of an array of objects.</source>
        <translation>Ein Subset entsteht aus der N-Seite einer 1:N-Beziehung oder aus einem Array von Objekten.</translation>
    </message>
    <message>
        <source>There is no array of objects in the document itself to be split.</source>
        <translation>Im Dokument selbst gibt es kein Array von Objekten, das sich aufteilen ließe.</translation>
    </message>
    <message>
        <source>The items are in the document already and stay whole there.</source>
        <translation>Die Elemente sind schon im Dokument und bleiben dort ganz.</translation>
    </message>
    <message>
        <source>Leave the copied fields empty.</source>
        <translation>Lassen Sie die kopierten Felder leer.</translation>
    </message>
    <message>
        <source>Grouped items can only be copied.</source>
        <translation>Gruppierte Elemente lassen sich nur kopieren.</translation>
    </message>
    <message>
        <source>Choose %1.</source>
        <translation>Wählen Sie %1.</translation>
    </message>
    <message>
        <source>Only copies can leave fields out.</source>
        <translation>Nur Kopien können Felder weglassen.</translation>
    </message>
    <message>
        <source>Leave the copied fields empty, or choose %1.</source>
        <translation>Lassen Sie die kopierten Felder leer, oder wählen Sie „%1“.</translation>
    </message>
    <message>
        <source>The kept %1 would take %2 in each document, and a document of more than %3 is large.</source>
        <translation>Die behaltenen %1 nähmen in jedem Dokument %2 ein, und ein Dokument über %3 ist groß.</translation>
    </message>
    <message>
        <source>Keep fewer of them.</source>
        <translation>Behalten Sie weniger davon.</translation>
    </message>
    <message>
        <source>another query for the full list</source>
        <translation>eine weitere Abfrage für die vollständige Liste</translation>
    </message>
    <message>
        <source>two writes for each new item</source>
        <translation>zwei Schreibzugriffe für jedes neue Element</translation>
    </message>
    <message>
        <source>copies of the few items</source>
        <translation>Kopien der wenigen Elemente</translation>
    </message>
    <message>
        <source>All reads of %1 that want %2 need at most %3.</source>
        <translation>Alle Lesezugriffe auf %1, die %2 mitlesen, brauchen höchstens %3.</translation>
    </message>
    <message>
        <source>%1 of the reads of %2 that want %3 need at most %4.</source>
        <translation>%1 der Lesezugriffe auf %2, die %3 mitlesen, brauchen höchstens %4.</translation>
    </message>
    <message>
        <source>No read of %1 wants only a few %2.</source>
        <translation>Kein Lesezugriff auf %1 braucht nur wenige %2.</translation>
    </message>
    <message>
        <source>One parent typically has %1 %2, more than %3.</source>
        <translation>Zu einem Elterndokument gehören meist %1 %2, mehr als %3.</translation>
    </message>
    <message>
        <source>One parent typically has %1 %2, no more than the %3 that would stay.</source>
        <translation>Zu einem Elterndokument gehören meist %1 %2, nicht mehr als die %3, die blieben.</translation>
    </message>
    <message>
        <source>%1 make up %2 of a %3 document.</source>
        <translation>%1 machen %2 eines Dokuments von %3 aus.</translation>
    </message>
    <message>
        <source>The list grows without limit.</source>
        <translation>Die Liste wächst unbegrenzt.</translation>
    </message>
    <message>
        <source>Read the document with its first items</source>
        <translation>Das Dokument mit seinen ersten Elementen lesen</translation>
    </message>
    <message>
        <source>Keep a copy of an item</source>
        <translation>Eine Kopie eines Elements führen</translation>
    </message>
    <message>
        <source>The item itself is written into its document of several items, as before.</source>
        <translation>Das Element selbst wird wie bisher in sein Dokument mit mehreren Elementen geschrieben.</translation>
    </message>
    <message>
        <source>The two writes need no transaction: after a crash between them the whole list is right.</source>
        <translation>Die beiden Schreibvorgänge brauchen keine Transaktion: Nach einem Absturz dazwischen stimmt die vollständige Liste.</translation>
    </message>
    <message>
        <source>An item is copied before it is cut off, so none is lost.</source>
        <translation>Ein Element wird kopiert, bevor es abgeschnitten wird; so geht keines verloren.</translation>
    </message>
    <message>
        <source>Read more of the list</source>
        <translation>Mehr von der Liste lesen</translation>
    </message>
    <message>
        <source>The first items are in the document only.</source>
        <translation>Die ersten Elemente stehen nur im Dokument.</translation>
    </message>
    <message>
        <source>Needs MongoDB 5.0. Stop the writers of the items before this step: what they add meanwhile would be missing.</source>
        <translation>Benötigt MongoDB 5.0. Vor diesem Schritt die Anwendungen anhalten, die Elemente schreiben: Was sie währenddessen hinzufügen, würde fehlen.</translation>
    </message>
    <message>
        <source>It finds the documents of one parent while items are copied.</source>
        <translation>Er findet die Dokumente eines Elterndokuments, während Elemente kopiert werden.</translation>
    </message>
    <message>
        <source>Copy the first items</source>
        <translation>Die ersten Elemente kopieren</translation>
    </message>
    <message>
        <source>Drop the index again</source>
        <translation>Den Index wieder löschen</translation>
    </message>
    <message>
        <source>Take the copied items out of the list</source>
        <translation>Die kopierten Elemente aus der Liste nehmen</translation>
    </message>
    <message>
        <source>The writers of the items are still stopped.</source>
        <translation>Die Anwendungen, die Elemente schreiben, sind noch angehalten.</translation>
    </message>
    <message>
        <source>Put the items back into the list</source>
        <translation>Die Elemente in die Liste zurücklegen</translation>
    </message>
    <message>
        <source>Remove the copies</source>
        <translation>Die Kopien entfernen</translation>
    </message>
    <message>
        <source>Create the second collection and its index</source>
        <translation>Die zweite Collection und ihren Index anlegen</translation>
    </message>
    <message>
        <source>They cut nothing off until the array has been copied.</source>
        <translation>Sie schneiden nichts ab, bevor das Array kopiert ist.</translation>
    </message>
    <message>
        <source>Switch the readers</source>
        <translation>Die lesenden Anwendungen umstellen</translation>
    </message>
    <message>
        <source>They take the rest from the second collection.</source>
        <translation>Sie holen den Rest aus der zweiten Collection.</translation>
    </message>
    <message>
        <source>Cut the arrays</source>
        <translation>Die Arrays kürzen</translation>
    </message>
    <message>
        <source>Deploy the final writers</source>
        <translation>Die endgültigen schreibenden Anwendungen ausrollen</translation>
    </message>
    <message>
        <source>Put the items back into the array</source>
        <translation>Die Elemente in das Array zurücklegen</translation>
    </message>
    <message>
        <source>Time series</source>
        <translation>Time Series</translation>
    </message>
    <message>
        <source>About a second</source>
        <translation>Etwa eine Sekunde</translation>
    </message>
    <message>
        <source>About a minute</source>
        <translation>Etwa eine Minute</translation>
    </message>
    <message>
        <source>About an hour or more</source>
        <translation>Etwa eine Stunde oder mehr</translation>
    </message>
    <message>
        <source>Date of a value</source>
        <translation>Datum eines Werts</translation>
    </message>
    <message>
        <source>A required date at the top of the document.</source>
        <translation>Ein Pflichtfeld mit einem Datum auf der obersten Ebene des Dokuments.</translation>
    </message>
    <message>
        <source>Source of a value</source>
        <translation>Quelle eines Werts</translation>
    </message>
    <message>
        <source>The field that says what was measured; empty for a relationship takes its parent.</source>
        <translation>Das Feld, das besagt, was gemessen wurde; bleibt es bei einer Beziehung leer, gilt ihr Elterndokument.</translation>
    </message>
    <message>
        <source>Time between two values of a source</source>
        <translation>Zeit zwischen zwei Werten einer Quelle</translation>
    </message>
    <message>
        <source>It can only grow later.</source>
        <translation>Sie lässt sich später nur vergrößern.</translation>
    </message>
    <message>
        <source>Deleted after seconds</source>
        <translation>Gelöscht nach Sekunden</translation>
    </message>
    <message>
        <source>0 keeps them forever.</source>
        <translation>0 bewahrt sie für immer auf.</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Neue Collection</translation>
    </message>
    <message>
        <source>A name that is not used yet: an existing collection cannot be converted.</source>
        <translation>Ein noch freier Name: Eine Collection lässt sich nicht umwandeln.</translation>
    </message>
    <message>
        <source>single documents of a time-series collection cannot be changed.</source>
        <translation>einzelne Dokumente einer Zeitreihen-Collection lassen sich nicht ändern.</translation>
    </message>
    <message>
        <source>a time-series collection has indexes on arrays in its source field only.</source>
        <translation>eine Zeitreihen-Collection hat Indizes auf Arrays nur in ihrem Quellfeld.</translation>
    </message>
    <message>
        <source>a time-series collection deletes old data by itself; other deletes need MongoDB 7.0.</source>
        <translation>eine Zeitreihen-Collection löscht alte Daten von selbst; anderes Löschen braucht MongoDB 7.0.</translation>
    </message>
    <message>
        <source>A time series is made of an entity or of the many side of a 1:N relationship.</source>
        <translation>Eine Zeitreihe entsteht aus einer Entität oder aus der N-Seite einer 1:N-Beziehung.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is unique, which a time-series collection cannot ensure.</source>
        <translation>„%1“ ist eindeutig; das kann eine Zeitreihen-Collection nicht sicherstellen.</translation>
    </message>
    <message>
        <source>Use buckets by time.</source>
        <translation>Verwenden Sie das Muster Bucket by time.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; changes or deletes single documents, which a time-series collection refuses.</source>
        <translation>„%1“ ändert oder löscht einzelne Dokumente; das lehnt eine Zeitreihen-Collection ab.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the source.</source>
        <translation>„%1“ kann nicht die Quelle sein.</translation>
    </message>
    <message>
        <source>Choose a field at the top of the document, neither _id nor the date.</source>
        <translation>Wählen Sie ein Feld auf der obersten Ebene des Dokuments, weder _id noch das Datum.</translation>
    </message>
    <message>
        <source>A list cannot be the source.</source>
        <translation>Eine Liste kann nicht die Quelle sein.</translation>
    </message>
    <message>
        <source>Choose a field with one value.</source>
        <translation>Wählen Sie ein Feld mit einem einzelnen Wert.</translation>
    </message>
    <message>
        <source>Time-series collections need MongoDB 5.0; the project is for %1.</source>
        <translation>Zeitreihen-Collections benötigen MongoDB 5.0; das Projekt ist für %1 bestimmt.</translation>
    </message>
    <message>
        <source>Use buckets by time, or a newer server.</source>
        <translation>Verwenden Sie das Muster Bucket by time oder einen neueren Server.</translation>
    </message>
    <message>
        <source>Each value needs a date at the top of its document.</source>
        <translation>Jeder Wert braucht ein Datum auf der obersten Ebene seines Dokuments.</translation>
    </message>
    <message>
        <source>Choose a required field of type date.</source>
        <translation>Wählen Sie ein Pflichtfeld vom Typ date.</translation>
    </message>
    <message>
        <source>Single documents are found by their _id, which a time-series collection neither indexes nor keeps unique.</source>
        <translation>Einzelne Dokumente werden über ihre _id gesucht; eine Zeitreihen-Collection indiziert sie nicht und hält sie auch nicht eindeutig.</translation>
    </message>
    <message>
        <source>The parent&apos;s id lies deeper in the documents.</source>
        <translation>Die ID des Elterndokuments liegt tiefer in den Dokumenten.</translation>
    </message>
    <message>
        <source>Choose another source.</source>
        <translation>Wählen Sie eine andere Quelle.</translation>
    </message>
    <message>
        <source>Another pattern took the date away.</source>
        <translation>Ein anderes Muster hat das Datum entfernt.</translation>
    </message>
    <message>
        <source>Another pattern took the source away.</source>
        <translation>Ein anderes Muster hat die Quelle entfernt.</translation>
    </message>
    <message>
        <source>Give the new collection another name.</source>
        <translation>Geben Sie der neuen Collection einen anderen Namen.</translation>
    </message>
    <message>
        <source>values of a source by time; from MongoDB 6.3 on the server creates it by itself</source>
        <translation>Werte einer Quelle nach Zeit; ab MongoDB 6.3 legt der Server ihn von selbst an</translation>
    </message>
    <message>
        <source>%1 are in a collection of their own, and no operation finds them by _id.</source>
        <translation>„%1“ hat eine eigene Collection, und keine Operation sucht darin ein Dokument über seine _id.</translation>
    </message>
    <message>
        <source>The server is MongoDB %1.</source>
        <translation>Der Server ist MongoDB %1.</translation>
    </message>
    <message>
        <source>MongoDB %1 has no time-series collections.</source>
        <translation>MongoDB %1 hat keine Zeitreihen-Collections.</translation>
    </message>
    <message>
        <source>Each has a date, and no field is unique.</source>
        <translation>Jedes Dokument hat ein Datum, und kein Feld ist eindeutig.</translation>
    </message>
    <message>
        <source>There may be 10,000 %1 or more.</source>
        <translation>Es können 10.000 %1 oder mehr werden.</translation>
    </message>
    <message>
        <source>There are fewer than 10,000 %1; a time-series collection is for more.</source>
        <translation>Es gibt weniger als 10.000 %1; eine Zeitreihen-Collection ist für mehr gedacht.</translation>
    </message>
    <message>
        <source>There are %1 sources, which do not change.</source>
        <translation>Es gibt %1 Quellen, die sich nicht ändern.</translation>
    </message>
    <message>
        <source>No field says which source a value comes from.</source>
        <translation>Kein Feld sagt, aus welcher Quelle ein Wert kommt.</translation>
    </message>
    <message>
        <source>About %1 values of a source fall into one server bucket.</source>
        <translation>Etwa %1 Werte einer Quelle fallen in einen Server-Bucket.</translation>
    </message>
    <message>
        <source>Only about %1 values of a source fall into one server bucket; it needs at least 2.</source>
        <translation>Nur etwa %1 Werte einer Quelle fallen in einen Server-Bucket; nötig sind mindestens 2.</translation>
    </message>
    <message>
        <source>no validator: the server checks nothing but the date</source>
        <translation>kein Validator: der Server prüft nichts außer dem Datum</translation>
    </message>
    <message>
        <source>no unique fields, no changes of single documents, no change streams</source>
        <translation>keine eindeutigen Felder, keine Änderungen einzelner Dokumente, keine Change Streams</translation>
    </message>
    <message>
        <source>options that are almost final</source>
        <translation>Optionen, die fast endgültig sind</translation>
    </message>
    <message>
        <source>Add values</source>
        <translation>Werte hinzufügen</translation>
    </message>
    <message>
        <source>There is no validator: the server refuses nothing but a value without a date. Not inside a transaction.</source>
        <translation>Es gibt keinen Validator: Der Server lehnt nur Werte ohne Datum ab. Nicht innerhalb einer Transaktion.</translation>
    </message>
    <message>
        <source>Read the newest value</source>
        <translation>Neuesten Wert lesen</translation>
    </message>
    <message>
        <source>Averages over a range of time</source>
        <translation>Durchschnitte über einen Zeitbereich</translation>
    </message>
    <message>
        <source>Create the time-series collection</source>
        <translation>Die Zeitreihen-Collection anlegen</translation>
    </message>
    <message>
        <source>Needs MongoDB 5.0. The server takes no validator for it, so the rules of the design are not enforced there.</source>
        <translation>Benötigt MongoDB 5.0. Der Server nimmt dafür keinen Validator an, daher werden die Regeln des Entwurfs dort nicht durchgesetzt.</translation>
    </message>
    <message>
        <source>Start writers that use the new code, stop the old ones</source>
        <translation>Schreibende Anwendungen mit dem neuen Code starten, die alten anhalten</translation>
    </message>
    <message>
        <source>From now on the old collection stays as it is. Readers find new values in the new collection and old ones in the old one.</source>
        <translation>Von nun an bleibt die alte Collection, wie sie ist. Lesende Anwendungen finden neue Werte in der neuen Collection und alte in der alten.</translation>
    </message>
    <message>
        <source>In the order of the dates. A second run copies what is missing; never run it twice at the same time.</source>
        <translation>In der Reihenfolge der Datumswerte. Ein zweiter Durchlauf kopiert, was fehlt; nie zwei Durchläufe gleichzeitig ausführen.</translation>
    </message>
    <message>
        <source>Start readers that use the new code</source>
        <translation>Lesende Anwendungen mit dem neuen Code starten</translation>
    </message>
    <message>
        <source>Let old values expire</source>
        <translation>Alte Werte ablaufen lassen</translation>
    </message>
    <message>
        <source>The server deletes whole buckets, within a minute or so.</source>
        <translation>Der Server löscht ganze Buckets, innerhalb von etwa einer Minute.</translation>
    </message>
    <message>
        <source>Start the old writers, stop the new ones</source>
        <translation>Die alten schreibenden Anwendungen starten, die neuen anhalten</translation>
    </message>
    <message>
        <source>Put the values back</source>
        <translation>Die Werte zurückschreiben</translation>
    </message>
    <message>
        <source>Those that expired are gone.</source>
        <translation>Abgelaufene Werte sind verloren.</translation>
    </message>
    <message>
        <source>branches and breadcrumbs take a recursive query</source>
        <translation>Zweige und Breadcrumbs brauchen eine rekursive Abfrage</translation>
    </message>
    <message>
        <source>a move writes two documents</source>
        <translation>eine Verschiebung schreibt zwei Dokumente</translation>
    </message>
    <message>
        <source>every change numbers half of the documents again</source>
        <translation>jede Änderung nummeriert die Hälfte der Dokumente neu</translation>
    </message>
    <message>
        <source>a move rewrites the whole branch</source>
        <translation>eine Verschiebung schreibt den ganzen Zweig um</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Tree</translation>
    </message>
    <message>
        <source>Its parent (parent references)</source>
        <translation>Sein Elterndokument (Parent References)</translation>
    </message>
    <message>
        <source>Its children (child references)</source>
        <translation>Seine Kinder (Child References)</translation>
    </message>
    <message>
        <source>All its ancestors (array of ancestors)</source>
        <translation>Alle Vorfahren (Array of Ancestors)</translation>
    </message>
    <message>
        <source>Its path as text (materialized paths)</source>
        <translation>Seinen Pfad als Text (Materialized Paths)</translation>
    </message>
    <message>
        <source>Its range of numbers (nested sets)</source>
        <translation>Seinen Nummernbereich (Nested Sets)</translation>
    </message>
    <message>
        <source>A document knows</source>
        <translation>Ein Dokument kennt</translation>
    </message>
    <message>
        <source>Parent references suit many moves, ancestors breadcrumbs, paths branches, and nested sets branches of trees that hardly change.</source>
        <translation>Parent References passen zu vielen Verschiebungen, Vorfahren zu Breadcrumbs, Pfade zu Zweigen und Nested Sets zu Zweigen von Bäumen, die sich kaum ändern.</translation>
    </message>
    <message>
        <source>Array of children</source>
        <translation>Array der Kinder</translation>
    </message>
    <message>
        <source>Array of ancestors</source>
        <translation>Array der Vorfahren</translation>
    </message>
    <message>
        <source>Field with the path</source>
        <translation>Feld mit dem Pfad</translation>
    </message>
    <message>
        <source>Left number (nested set)</source>
        <translation>Linke Nummer (Nested Set)</translation>
    </message>
    <message>
        <source>Right number (nested set)</source>
        <translation>Rechte Nummer (Nested Set)</translation>
    </message>
    <message>
        <source>Maximum levels</source>
        <translation>Höchstzahl der Ebenen</translation>
    </message>
    <message>
        <source>The longest way from the root.</source>
        <translation>Der längste Weg ab der Wurzel.</translation>
    </message>
    <message>
        <source>A tree is a one-to-many relationship of an entity with itself.</source>
        <translation>Ein Baum ist eine 1:N-Beziehung einer Entität mit sich selbst.</translation>
    </message>
    <message>
        <source>Choose %1: an array holds ids of any kind.</source>
        <translation>Wählen Sie %1: Ein Array nimmt IDs jeder Art auf.</translation>
    </message>
    <message>
        <source>They have no collection of their own in this design.</source>
        <translation>Die Dokumente haben in diesem Entwurf keine eigene Collection.</translation>
    </message>
    <message>
        <source>the children of a document</source>
        <translation>die Kinder eines Dokuments</translation>
    </message>
    <message>
        <source>all that is below a document</source>
        <translation>alles unterhalb eines Dokuments</translation>
    </message>
    <message>
        <source>the parent of a document, and one only</source>
        <translation>das Elterndokument eines Dokuments, und nur eines</translation>
    </message>
    <message>
        <source>Lists of children %1, whole branches %2, breadcrumbs %3, moves %4.</source>
        <translation>Listen der Kinder %1, ganze Zweige %2, Breadcrumbs %3, Verschiebungen %4.</translation>
    </message>
    <message>
        <source>Moves are %1 of the reads along the hierarchy.</source>
        <translation>Verschiebungen im Verhältnis zu den Lesezugriffen entlang der Hierarchie: %1.</translation>
    </message>
    <message>
        <source>Branches and breadcrumbs are asked for more often than lists of children.</source>
        <translation>Zweige und Breadcrumbs werden häufiger abgefragt als Listen der Kinder.</translation>
    </message>
    <message>
        <source>There are %1 levels or so.</source>
        <translation>Es gibt etwa %1 Ebenen.</translation>
    </message>
    <message>
        <source>code that keeps the positions right</source>
        <translation>Code, der die Positionen richtig hält</translation>
    </message>
    <message>
        <source>An _id of this type cannot be written into a text and read back.</source>
        <translation>Eine _id dieses Typs lässt sich nicht in einen Text schreiben und wieder zurücklesen.</translation>
    </message>
    <message>
        <source>An _id may hold a comma, which separates the levels of a path.</source>
        <translation>Eine _id kann ein Komma enthalten, das die Ebenen eines Pfads trennt.</translation>
    </message>
    <message>
        <source>Remove what the new shape says another way</source>
        <translation>Entfernen, was die neue Form anders ausdrückt</translation>
    </message>
    <message>
        <source>Only once all readers use the new code.</source>
        <translation>Erst, wenn alle lesenden Anwendungen den neuen Code verwenden.</translation>
    </message>
    <message>
        <source>Write down each document&apos;s parent</source>
        <translation>In jedes Dokument sein Elterndokument eintragen</translation>
    </message>
    <message>
        <source>Stop those who add or move documents</source>
        <translation>Anwendungen anhalten, die Dokumente hinzufügen oder verschieben</translation>
    </message>
    <message>
        <source>A place that changes meanwhile would be written down wrongly.</source>
        <translation>Eine Position, die sich währenddessen ändert, würde falsch eingetragen.</translation>
    </message>
    <message>
        <source>Write down the places</source>
        <translation>Die Positionen eintragen</translation>
    </message>
    <message>
        <source>List the children again</source>
        <translation>Die Kinder wieder auflisten</translation>
    </message>
    <message>
        <source>After the step below.</source>
        <translation>Nach dem folgenden Schritt.</translation>
    </message>
    <message>
        <source>Go back to the parent&apos;s id</source>
        <translation>Zur ID des Elterndokuments zurückkehren</translation>
    </message>
    <message>
        <source>Number the tree</source>
        <translation>Baum nummerieren</translation>
    </message>
    <message>
        <source>After documents were added or moved.</source>
        <translation>Nachdem Dokumente hinzugefügt oder verschoben wurden.</translation>
    </message>
    <message>
        <source>Add a document</source>
        <translation>Dokument hinzufügen</translation>
    </message>
    <message>
        <source>null as the parent makes a root.</source>
        <translation>null als Elterndokument ergibt eine Wurzel.</translation>
    </message>
    <message>
        <source>Move a branch</source>
        <translation>Zweig verschieben</translation>
    </message>
    <message>
        <source>The children of a document</source>
        <translation>Die Kinder eines Dokuments</translation>
    </message>
    <message>
        <source>All that is below a document</source>
        <translation>Alles unterhalb eines Dokuments</translation>
    </message>
    <message>
        <source>The way down to a document</source>
        <translation>Der Weg hinunter zu einem Dokument</translation>
    </message>
    <message>
        <source>The ending of the file name does not say which format is meant.</source>
        <translation>Die Endung des Dateinamens verrät nicht, welches Format gemeint ist.</translation>
    </message>
    <message>
        <source>End it with .html, .md or .pdf.</source>
        <translation>Verwenden Sie die Endung .html, .md oder .pdf.</translation>
    </message>
    <message>
        <source>The listed value %1 is not of the field&apos;s type.</source>
        <translation>Der aufgelistete Wert %1 hat nicht den Typ des Feldes.</translation>
    </message>
    <message>
        <source>None of the listed values keeps the field&apos;s other constraints.</source>
        <translation>Keiner der aufgelisteten Werte erfüllt die übrigen Bedingungen des Feldes.</translation>
    </message>
    <message>
        <source>There are more documents than listed values, but each may occur only once.</source>
        <translation>Es gibt mehr Dokumente als aufgelistete Werte, aber jeder darf nur einmal vorkommen.</translation>
    </message>
    <message>
        <source>No number of the field&apos;s type lies between the bounds.</source>
        <translation>Zwischen den Grenzen liegt keine Zahl vom Typ des Feldes.</translation>
    </message>
    <message>
        <source>There are more documents than different numbers between the bounds.</source>
        <translation>Es gibt mehr Dokumente als verschiedene Zahlen zwischen den Grenzen.</translation>
    </message>
    <message>
        <source>The pattern is not a regular expression: %1.</source>
        <translation>Das Muster ist kein regulärer Ausdruck: %1.</translation>
    </message>
    <message>
        <source>No text was found that matches the pattern %1.</source>
        <translation>Es wurde kein Text gefunden, der dem Muster %1 entspricht.</translation>
    </message>
    <message>
        <source>No text that matches the pattern %1 has the length asked for.</source>
        <translation>Kein Text, der dem Muster %1 entspricht, hat die verlangte Länge.</translation>
    </message>
    <message>
        <source>Sample texts cannot follow the pattern %1: %2.</source>
        <translation>Nach dem Muster %1 lassen sich keine Beispieltexte bilden: %2.</translation>
    </message>
    <message>
        <source>Use literals, classes, repetitions, groups and alternatives only.</source>
        <translation>Verwenden Sie nur Literale, Zeichenklassen, Wiederholungen, Gruppen und Alternativen.</translation>
    </message>
    <message>
        <source>There are more documents than different texts that match the pattern %1.</source>
        <translation>Es gibt mehr Dokumente als verschiedene Texte, die dem Muster %1 entsprechen.</translation>
    </message>
    <message>
        <source>There are more documents than different texts of at most %1 characters.</source>
        <translation>Es gibt mehr Dokumente als verschiedene Texte mit höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>The shortest length is above the longest.</source>
        <translation>Die Mindestlänge ist größer als die Höchstlänge.</translation>
    </message>
    <message>
        <source>%1 is not a date.</source>
        <translation>%1 ist kein Datum.</translation>
    </message>
    <message>
        <source>Write it as 2026-01-31 or 2026-01-31T12:00:00Z.</source>
        <translation>Schreiben Sie es als 2026-01-31 oder 2026-01-31T12:00:00Z.</translation>
    </message>
    <message>
        <source>The earliest date is not before the latest.</source>
        <translation>Das früheste Datum liegt nicht vor dem spätesten.</translation>
    </message>
    <message>
        <source>There are more documents than truth values.</source>
        <translation>Es gibt mehr Dokumente als Wahrheitswerte.</translation>
    </message>
    <message>
        <source>Change the field&apos;s constraints so that documents can satisfy them.</source>
        <translation>Ändern Sie die Bedingungen des Feldes so, dass Dokumente sie erfüllen können.</translation>
    </message>
    <message>
        <source>a bracket is closed that was not opened</source>
        <translation>eine Klammer wird geschlossen, die nicht geöffnet wurde</translation>
    </message>
    <message>
        <source>groups are nested too deeply</source>
        <translation>Gruppen sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>^ stands behind other characters</source>
        <translation>^ steht hinter anderen Zeichen</translation>
    </message>
    <message>
        <source>$ stands before other characters</source>
        <translation>$ steht vor anderen Zeichen</translation>
    </message>
    <message>
        <source>there is nothing to repeat before %1</source>
        <translation>vor %1 steht nichts, was wiederholt werden kann</translation>
    </message>
    <message>
        <source>look-behind</source>
        <translation>Lookbehind</translation>
    </message>
    <message>
        <source>look-ahead</source>
        <translation>Lookahead</translation>
    </message>
    <message>
        <source>flags in a group</source>
        <translation>Optionen in einer Gruppe</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>eine Klammer ist nicht geschlossen</translation>
    </message>
    <message>
        <source>the backslash at the end</source>
        <translation>der umgekehrte Schrägstrich am Ende</translation>
    </message>
    <message>
        <source>a named class</source>
        <translation>eine benannte Zeichenklasse</translation>
    </message>
    <message>
        <source>a range that ends before it starts</source>
        <translation>ein Bereich, der vor seinem Anfang endet</translation>
    </message>
    <message>
        <source>a class is not closed</source>
        <translation>eine Zeichenklasse ist nicht geschlossen</translation>
    </message>
    <message>
        <source>a class that holds no printable ASCII character</source>
        <translation>eine Zeichenklasse ohne druckbares ASCII-Zeichen</translation>
    </message>
    <message>
        <source>a repetition from more to less</source>
        <translation>eine Wiederholung, deren Höchstzahl unter der Mindestzahl liegt</translation>
    </message>
    <message>
        <source>a repetition of a repetition</source>
        <translation>eine Wiederholung einer Wiederholung</translation>
    </message>
    <message>
        <source>Its smallest documents are larger than 16 MiB.</source>
        <translation>Schon die kleinsten Dokumente sind größer als 16 MiB.</translation>
    </message>
    <message>
        <source>Lower the smallest length of its arrays, or keep their items in a collection of their own.</source>
        <translation>Senken Sie die Mindestlänge der Arrays oder legen Sie deren Elemente in einer eigenen Collection ab.</translation>
    </message>
    <message>
        <source>The entity that “%1” refers to is missing.</source>
        <translation>Die Entität, auf die „%1“ verweist, fehlt.</translation>
    </message>
    <message>
        <source>Write it as owner → User.</source>
        <translation>Schreiben Sie es als owner → User.</translation>
    </message>
    <message>
        <source>Unknown type “%1”.</source>
        <translation>Unbekannter Typ „%1“.</translation>
    </message>
    <message>
        <source>Try string, int32, date, object, string[], enum(a, b), [{from date}] or → Entity.</source>
        <translation>Versuchen Sie string, int32, date, object, string[], enum(a, b), [{from date}] oder → Entität.</translation>
    </message>
    <message>
        <source>The values of the enumeration are missing.</source>
        <translation>Die Werte der Aufzählung fehlen.</translation>
    </message>
    <message>
        <source>Write it as enum(draft, running).</source>
        <translation>Schreiben Sie es als enum(draft, running).</translation>
    </message>
    <message>
        <source>A bracket is not closed.</source>
        <translation>Eine Klammer ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>Write it as [{from date, to date}] or {street string}.</source>
        <translation>Schreiben Sie es als [{from date, to date}] oder {street string}.</translation>
    </message>
    <message>
        <source>An array here holds values or objects.</source>
        <translation>Ein Array enthält hier Werte oder Objekte.</translation>
    </message>
    <message>
        <source>Write owner → User as a field of its own.</source>
        <translation>Schreiben Sie owner → User als eigenes Feld.</translation>
    </message>
    <message>
        <source>After the type can stand: unique, required, optional, null, 40 kB, 30 %.</source>
        <translation>Nach dem Typ kann stehen: unique, required, optional, null, 40 kB, 30 %.</translation>
    </message>
    <message>
        <source>Simplicity</source>
        <translation>Einfachheit</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Catalog</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Content management</source>
        <translation>Content-Management</translation>
    </message>
    <message>
        <source>Internet of things</source>
        <translation>Internet der Dinge</translation>
    </message>
    <message>
        <source>Mobile</source>
        <translation>Mobil</translation>
    </message>
    <message>
        <source>Personalization</source>
        <translation>Personalisierung</translation>
    </message>
    <message>
        <source>Real-time analytics</source>
        <translation>Echtzeitanalyse</translation>
    </message>
    <message>
        <source>Single view</source>
        <translation>Single View</translation>
    </message>
    <message>
        <source>Its filter is nested more than %1 deep.</source>
        <translation>Der Filter ist mehr als %1 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>Write {&quot;status&quot;: &quot;active&quot;} or use $eq, $gt, $gte, $lt, $lte, $exists: true, $type, $and; from MongoDB 6.0 on also $in, $or and $geoWithin.</source>
        <translation>Schreiben Sie {&quot;status&quot;: &quot;active&quot;} oder verwenden Sie $eq, $gt, $gte, $lt, $lte, $exists: true, $type, $and; ab MongoDB 6.0 auch $in, $or und $geoWithin.</translation>
    </message>
    <message>
        <source>The filter of a partial index cannot have %1 (code 67).</source>
        <translation>Der Filter eines partiellen Index darf %1 nicht enthalten (Code 67).</translation>
    </message>
    <message>
        <source>MongoDB %1.%2 does not take %3 in the filter of a partial index (code 67).</source>
        <translation>MongoDB %1.%2 erlaubt %3 im Filter eines partiellen Index nicht (Code 67).</translation>
    </message>
    <message>
        <source>%1 in its filter needs a list of queries.</source>
        <translation>%1 im Filter braucht eine Liste von Abfragen.</translation>
    </message>
    <message>
        <source>Its filter compares %1 with an object, whose order of fields a project cannot keep: ask for the field in it, as in “%1.name”.</source>
        <translation>Der Filter vergleicht %1 mit einem Objekt, dessen Feldreihenfolge ein Projekt nicht bewahren kann: Fragen Sie nach dem Feld darin, etwa mit „%1.name“.</translation>
    </message>
    <message>
        <source>Its filter asks where %1 does not exist, which a server refuses (code 67).</source>
        <translation>Der Filter fragt, wo %1 nicht existiert, was ein Server ablehnt (Code 67).</translation>
    </message>
    <message>
        <source>ascending</source>
        <translation>aufsteigend</translation>
    </message>
    <message>
        <source>descending</source>
        <translation>absteigend</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>hashed</source>
        <translation>gehasht</translation>
    </message>
    <message>
        <source>on the globe</source>
        <translation>auf der Erdkugel</translation>
    </message>
    <message>
        <source>Write paths with their kinds, apart by commas: &quot;title text(10), summary text&quot; or &quot;customer, placed -1&quot;; the kinds are %1.</source>
        <translation>Schreiben Sie Pfade mit ihrer Art, durch Kommas getrennt: &quot;title text(10), summary text&quot; oder &quot;customer, placed -1&quot;; die Arten sind %1.</translation>
    </message>
    <message>
        <source>A key is missing.</source>
        <translation>Ein Schlüssel fehlt.</translation>
    </message>
    <message>
        <source>“%1” is not an index key.</source>
        <translation>„%1“ ist kein Indexschlüssel.</translation>
    </message>
    <message>
        <source>Unknown kind of key “%1”.</source>
        <translation>Unbekannte Schlüsselart „%1“.</translation>
    </message>
    <message>
        <source>Only a text key has a weight.</source>
        <translation>Nur ein Textschlüssel hat ein Gewicht.</translation>
    </message>
    <message>
        <source>The weight is too large.</source>
        <translation>Das Gewicht ist zu groß.</translation>
    </message>
    <message>
        <source>“%1” is not a duration.</source>
        <translation>„%1“ ist keine Dauer.</translation>
    </message>
    <message>
        <source>Write 30d, 12h, 90min, 45s, or 0 for the moment in the field; at most 24855 d.</source>
        <translation>Schreiben Sie 30d, 12h, 90min, 45s oder 0 für den Zeitpunkt im Feld; höchstens 24855 d.</translation>
    </message>
    <message>
        <source>Write an object of JSON, such as {&quot;status&quot;: &quot;active&quot;}.</source>
        <translation>Schreiben Sie ein JSON-Objekt, etwa {&quot;status&quot;: &quot;active&quot;}.</translation>
    </message>
    <message>
        <source>sparse</source>
        <translation>sparse</translation>
    </message>
    <message>
        <source>only where %1</source>
        <translation>nur bei %1</translation>
    </message>
    <message>
        <source>collation %1</source>
        <translation>Collation %1</translation>
    </message>
    <message>
        <source>documents expire at the moment in the field</source>
        <translation>Dokumente laufen zum Zeitpunkt im Feld ab</translation>
    </message>
    <message>
        <source>documents expire after %1</source>
        <translation>Dokumente laufen nach %1 ab</translation>
    </message>
    <message>
        <source>language %1</source>
        <translation>Sprache %1</translation>
    </message>
    <message>
        <source>language override %1</source>
        <translation>Sprachfeld %1</translation>
    </message>
    <message>
        <source>projection %1</source>
        <translation>Projektion %1</translation>
    </message>
    <message>
        <source>The path “%1” is empty in part.</source>
        <translation>Der Pfad „%1“ hat einen leeren Teil.</translation>
    </message>
    <message>
        <source>Write the names of the fields with one dot between them.</source>
        <translation>Schreiben Sie die Namen der Felder mit je einem Punkt dazwischen.</translation>
    </message>
    <message>
        <source>The path of a key contains the character NUL.</source>
        <translation>Der Pfad eines Schlüssels enthält das Zeichen NUL.</translation>
    </message>
    <message>
        <source>Remove it; BSON ends a name there.</source>
        <translation>Entfernen Sie es; in BSON endet ein Name an dieser Stelle.</translation>
    </message>
    <message>
        <source>A name in the path “%1” begins with “$”.</source>
        <translation>Ein Name im Pfad „%1“ beginnt mit „$“.</translation>
    </message>
    <message>
        <source>Name a field; only the wildcard $** may begin so.</source>
        <translation>Nennen Sie ein Feld; nur die Wildcard $** darf so beginnen.</translation>
    </message>
    <message>
        <source>It names %1 twice.</source>
        <translation>Der Index nennt %1 zweimal.</translation>
    </message>
    <message>
        <source>Leave one of the two out.</source>
        <translation>Lassen Sie eines der beiden weg.</translation>
    </message>
    <message>
        <source>It has no keys.</source>
        <translation>Der Index hat keine Schlüssel.</translation>
    </message>
    <message>
        <source>Name the fields that it is on.</source>
        <translation>Nennen Sie die Felder, auf denen er liegt.</translation>
    </message>
    <message>
        <source>It has %1 keys; a server takes at most %2.</source>
        <translation>Der Index hat %1 Schlüssel; ein Server erlaubt höchstens %2.</translation>
    </message>
    <message>
        <source>Leave some out: keys after the first few hardly narrow the result.</source>
        <translation>Lassen Sie einige weg: Die hinter den ersten paar grenzen nichts mehr ein.</translation>
    </message>
    <message>
        <source>Every collection has an index on _id already.</source>
        <translation>Jede Collection hat bereits einen Index auf _id.</translation>
    </message>
    <message>
        <source>Add other keys, or leave it out; it is read in both directions.</source>
        <translation>Fügen Sie weitere Schlüssel hinzu, oder lassen Sie ihn weg; er wird in beiden Richtungen gelesen.</translation>
    </message>
    <message>
        <source>The name “%1” is the server&apos;s own.</source>
        <translation>Der Name „%1“ ist dem Server vorbehalten.</translation>
    </message>
    <message>
        <source>Take another name.</source>
        <translation>Nehmen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>%1 of its keys are hashed; a server allows one (code 31303).</source>
        <translation>%1 seiner Schlüssel sind gehasht; ein Server erlaubt einen (Code 31303).</translation>
    </message>
    <message>
        <source>Let one be hashed, the others 1 or -1.</source>
        <translation>Lassen Sie einen gehasht, die anderen 1 oder -1.</translation>
    </message>
    <message>
        <source>Take 1 in place of hashed, or leave unique out.</source>
        <translation>Nehmen Sie 1 statt hashed, oder lassen Sie unique weg.</translation>
    </message>
    <message>
        <source>Only one of text, 2dsphere and hashed can be in an index (code 67).</source>
        <translation>In einem Index darf nur eines von text, 2dsphere und hashed vorkommen (Code 67).</translation>
    </message>
    <message>
        <source>Make two indexes.</source>
        <translation>Legen Sie zwei Indizes an.</translation>
    </message>
    <message>
        <source>It is both sparse and partial; a server takes one of the two (code 67).</source>
        <translation>Er ist sowohl sparse als auch partiell; ein Server nimmt nur eines von beiden an (Code 67).</translation>
    </message>
    <message>
        <source>Leave sparse out and put {&quot;$exists&quot;: true} into the filter.</source>
        <translation>Lassen Sie sparse weg, und nehmen Sie {&quot;$exists&quot;: true} in den Filter auf.</translation>
    </message>
    <message>
        <source>Make an index of its own on the date.</source>
        <translation>Legen Sie einen eigenen Index auf dem Datum an.</translation>
    </message>
    <message>
        <source>An index on _id cannot expire documents (code 197).</source>
        <translation>Ein Index auf _id kann keine Dokumente ablaufen lassen (Code 197).</translation>
    </message>
    <message>
        <source>Put it on a date field.</source>
        <translation>Legen Sie ihn auf ein Datumsfeld.</translation>
    </message>
    <message>
        <source>Only a plain index, 1 or -1, expires documents.</source>
        <translation>Nur ein einfacher Index, 1 oder -1, lässt Dokumente ablaufen.</translation>
    </message>
    <message>
        <source>The time after which documents expire is below 0 (code 67).</source>
        <translation>Die Zeit, nach der Dokumente ablaufen, liegt unter 0 (Code 67).</translation>
    </message>
    <message>
        <source>Give 0 for the moment in the field, or more.</source>
        <translation>Geben Sie 0 für den Zeitpunkt im Feld an, oder mehr.</translation>
    </message>
    <message>
        <source>A text index on all fields is on the whole document, not on a part.</source>
        <translation>Ein Textindex auf allen Feldern gilt für das ganze Dokument, nicht für einen Teil.</translation>
    </message>
    <message>
        <source>Write $** text, or name the fields.</source>
        <translation>Schreiben Sie $** text, oder nennen Sie die Felder.</translation>
    </message>
    <message>
        <source>Make two indexes, one of them on $** alone.</source>
        <translation>Legen Sie zwei Indizes an, einen davon nur auf $**.</translation>
    </message>
    <message>
        <source>A wildcard key can only be 1 or text (code 67).</source>
        <translation>Ein Wildcard-Schlüssel kann nur 1 oder text sein (Code 67).</translation>
    </message>
    <message>
        <source>MongoDB %1.%2 allows no other keys beside a wildcard (code 67).</source>
        <translation>MongoDB %1.%2 erlaubt neben einem Wildcard-Schlüssel keine anderen Schlüssel (Code 67).</translation>
    </message>
    <message>
        <source>A wildcard index cannot be unique (code 67).</source>
        <translation>Ein Wildcard-Index kann nicht eindeutig sein (Code 67).</translation>
    </message>
    <message>
        <source>Put a unique index on the field itself.</source>
        <translation>Legen Sie einen eindeutigen Index auf dem Feld selbst an.</translation>
    </message>
    <message>
        <source>A wildcard index cannot be sparse (code 67).</source>
        <translation>Ein Wildcard-Index kann nicht sparse sein (Code 67).</translation>
    </message>
    <message>
        <source>Leave sparse out: it holds only fields that are there anyway.</source>
        <translation>Lassen Sie sparse weg: Er enthält ohnehin nur Felder, die vorhanden sind.</translation>
    </message>
    <message>
        <source>Only an index on $** takes a projection (code 2).</source>
        <translation>Nur ein Index auf $** nimmt eine Projektion an (Code 2).</translation>
    </message>
    <message>
        <source>Leave it out, or make $** the key.</source>
        <translation>Lassen Sie sie weg, oder machen Sie $** zum Schlüssel.</translation>
    </message>
    <message>
        <source>The projection gives %1 neither 0 nor 1.</source>
        <translation>Die Projektion gibt für %1 weder 0 noch 1 an.</translation>
    </message>
    <message>
        <source>Write {&quot;field&quot;: 1} for the fields that are in it, or 0 for those that are not.</source>
        <translation>Schreiben Sie {&quot;field&quot;: 1} für die Felder, die enthalten sind, oder 0 für die, die es nicht sind.</translation>
    </message>
    <message>
        <source>The projection both takes fields in and leaves some out (code 31254).</source>
        <translation>Die Projektion nimmt Felder auf und lässt zugleich andere weg (Code 31254).</translation>
    </message>
    <message>
        <source>Write only 1 or only 0; _id may differ.</source>
        <translation>Schreiben Sie nur 1 oder nur 0; _id darf abweichen.</translation>
    </message>
    <message>
        <source>The weight of %1 is %2; it can be 1 to %3 (code 67).</source>
        <translation>Das Gewicht von %1 ist %2; es kann 1 bis %3 sein (Code 67).</translation>
    </message>
    <message>
        <source>Give another weight.</source>
        <translation>Geben Sie ein anderes Gewicht an.</translation>
    </message>
    <message>
        <source>%1 has a weight, but is not a text key (code 67).</source>
        <translation>%1 hat ein Gewicht, ist aber kein Textschlüssel (Code 67).</translation>
    </message>
    <message>
        <source>Leave the weight out.</source>
        <translation>Lassen Sie das Gewicht weg.</translation>
    </message>
    <message>
        <source>Its text keys do not stand side by side (code 67).</source>
        <translation>Seine Textschlüssel stehen nicht nebeneinander (Code 67).</translation>
    </message>
    <message>
        <source>Move the other keys before or after them.</source>
        <translation>Stellen Sie die anderen Schlüssel davor oder dahinter.</translation>
    </message>
    <message>
        <source>It has a language, but no text key.</source>
        <translation>Der Index hat eine Sprache, aber keinen Textschlüssel.</translation>
    </message>
    <message>
        <source>Leave the language out, or make a key text.</source>
        <translation>Lassen Sie die Sprache weg, oder machen Sie einen Schlüssel zu text.</translation>
    </message>
    <message>
        <source>“%1” is not a language of text indexes (code 67).</source>
        <translation>„%1“ ist keine Sprache von Textindizes (Code 67).</translation>
    </message>
    <message>
        <source>Take one of %1.</source>
        <translation>Nehmen Sie eine von %1.</translation>
    </message>
    <message>
        <source>“%1” cannot tell a document&apos;s language (code 67).</source>
        <translation>„%1“ kann die Sprache eines Dokuments nicht angeben (Code 67).</translation>
    </message>
    <message>
        <source>Name a field without dots and “$”.</source>
        <translation>Nennen Sie ein Feld ohne Punkte und „$“.</translation>
    </message>
    <message>
        <source>Its collation has no locale (code 40414).</source>
        <translation>Seine Collation hat keine Locale (Code 40414).</translation>
    </message>
    <message>
        <source>Write {&quot;locale&quot;: &quot;en&quot;, &quot;strength&quot;: 2}, for example.</source>
        <translation>Schreiben Sie zum Beispiel {&quot;locale&quot;: &quot;en&quot;, &quot;strength&quot;: 2}.</translation>
    </message>
    <message>
        <source>No collation has the locale “%1” (code 2).</source>
        <translation>Keine Collation hat die Locale „%1“ (Code 2).</translation>
    </message>
    <message>
        <source>Write a language such as en, de or zh, or simple.</source>
        <translation>Schreiben Sie eine Sprache wie en, de oder zh, oder simple.</translation>
    </message>
    <message>
        <source>A text index has no collation (code 67).</source>
        <translation>Ein Textindex hat keine Collation (Code 67).</translation>
    </message>
    <message>
        <source>Leave it out: text indexes know no case.</source>
        <translation>Lassen Sie sie weg: Textindizes beachten Groß- und Kleinschreibung ohnehin nicht.</translation>
    </message>
    <message>
        <source>A collation has no member “%1” (code 40415).</source>
        <translation>Eine Collation hat keinen Eintrag „%1“ (Code 40415).</translation>
    </message>
    <message>
        <source>It has %1.</source>
        <translation>Möglich sind %1.</translation>
    </message>
    <message>
        <source>The strength of its collation is not 1 to 5 (code 51024).</source>
        <translation>Die Stärke seiner Collation liegt nicht zwischen 1 und 5 (Code 51024).</translation>
    </message>
    <message>
        <source>Write 1 or 2 to compare without case, 3 to compare with it.</source>
        <translation>Schreiben Sie 1 oder 2, um ohne Beachtung der Groß- und Kleinschreibung zu vergleichen, 3, um sie zu beachten.</translation>
    </message>
    <message>
        <source>Write paths with commas between them, such as &quot;tenantId, _id hashed&quot;.</source>
        <translation>Schreiben Sie Pfade, durch Kommas getrennt, etwa &quot;tenantId, _id hashed&quot;.</translation>
    </message>
    <message>
        <source>“%1” is not a valid part of a shard key.</source>
        <translation>„%1“ ist kein gültiger Teil eines Shard-Schlüssels.</translation>
    </message>
    <message>
        <source>“%1” is named twice in the shard key.</source>
        <translation>„%1“ steht zweimal im Shard-Schlüssel.</translation>
    </message>
    <message>
        <source>A shard key has one hashed part at most.</source>
        <translation>Ein Shard-Schlüssel hat höchstens einen gehashten Teil.</translation>
    </message>
    <message>
        <source>The calibration was stopped.</source>
        <translation>Die Kalibrierung wurde angehalten.</translation>
    </message>
    <message>
        <source>The database exists; only a new one is filled and dropped again.</source>
        <translation>Die Datenbank gibt es schon; nur eine neue wird gefüllt und wieder gelöscht.</translation>
    </message>
    <message>
        <source>Name a database that does not exist.</source>
        <translation>Nennen Sie eine Datenbank, die es nicht gibt.</translation>
    </message>
    <message>
        <source>The server&apos;s disk has %1 left; %2 are needed to be safe.</source>
        <translation>Auf der Platte des Servers sind noch %1 frei; sicherheitshalber werden %2 gebraucht.</translation>
    </message>
    <message>
        <source>Load fewer documents, or use another server.</source>
        <translation>Laden Sie weniger Dokumente oder nehmen Sie einen anderen Server.</translation>
    </message>
    <message>
        <source>An earlier calibration broke off and left the database %1 on this server. To drop it: %2</source>
        <translation>Eine frühere Kalibrierung brach ab und ließ die Datenbank %1 auf diesem Server zurück. So wird sie gelöscht: %2</translation>
    </message>
    <message>
        <source>writing to disk</source>
        <translation>auf Platte schreiben</translation>
    </message>
    <message>
        <source>waiting for the server&apos;s next checkpoint, up to 75 s</source>
        <translation>auf den nächsten Checkpoint des Servers warten, bis zu 75 s</translation>
    </message>
    <message>
        <source>%1: the server took only %2 of %3 documents.</source>
        <translation>%1: Der Server nahm nur %2 von %3 Dokumenten an.</translation>
    </message>
    <message>
        <source>The scratch database could not be dropped: %1</source>
        <translation>Die temporäre Datenbank konnte nicht gelöscht werden: %1</translation>
    </message>
    <message>
        <source>Drop it by hand: %1</source>
        <translation>Löschen Sie sie von Hand: %1</translation>
    </message>
    <message>
        <source>Somebody else has made the collection %1 in it.</source>
        <translation>Jemand anderes hat darin die Collection %1 angelegt.</translation>
    </message>
    <message>
        <source>The folder for notes on scratch databases cannot be made.</source>
        <translation>Der Ordner für Notizen zu temporären Datenbanken kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Free some disk space or get write permission; nothing was sent.</source>
        <translation>Schaffen Sie dort Platz oder Schreibrecht; gesendet wurde nichts.</translation>
    </message>
    <message>
        <source>%1, likely</source>
        <translation>%1, üblich</translation>
    </message>
    <message>
        <source>Average BSON size of a document: optional fields by their share, arrays at their likely length. Nine times in ten the truth is between low and high.</source>
        <translation>Mittlere BSON-Größe eines Dokuments: optionale Felder nach ihrem Anteil, Arrays in wahrscheinlicher Länge. In neun von zehn Fällen liegt die Wahrheit zwischen niedrig und hoch.</translation>
    </message>
    <message>
        <source>%1, largest</source>
        <translation>%1, größtes</translation>
    </message>
    <message>
        <source>All fields present, arrays at their greatest length and texts at their greatest.</source>
        <translation>Alle Felder vorhanden, Arrays und Texte so lang wie möglich.</translation>
    </message>
    <message>
        <source>%1, documents</source>
        <translation>%1, Dokumente</translation>
    </message>
    <message>
        <source>As many as the model says at least, likely and at most.</source>
        <translation>Anzahl laut Modell: mindestens, wahrscheinlich und höchstens.</translation>
    </message>
    <message>
        <source>The sum over all files. Low: smaller than estimated, loaded in one go and without free space. High: larger than estimated, with free space and history.</source>
        <translation>Die Summe über alle Dateien. Niedrig: kleiner als geschätzt, in einem Zug geladen und ohne freien Platz. Hoch: größer als geschätzt, mit freiem Platz und Verlauf.</translation>
    </message>
    <message>
        <source>Documents × average document size, over all collections.</source>
        <translation>Dokumente × mittlere Größe eines Dokuments, über alle Collections.</translation>
    </message>
    <message>
        <source>(%1 more errors)</source>
        <translation>(weitere Fehler: %1)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>An earlier apply of plan %1 broke off. Of its %2 steps these were done: %3; of these it is not known: %4.</source>
        <translation>Ein früheres Anwenden von Plan %1 brach ab. Von den %2 Schritten wurden ausgeführt: %3; bei diesen ist es unbekannt: %4.</translation>
    </message>
    <message>
        <source>This plan is made from what the server holds now.</source>
        <translation>Dieser Plan beruht auf dem, was der Server jetzt enthält.</translation>
    </message>
    <message>
        <source>Without it, apply refuses to begin.</source>
        <translation>Ohne dieses Recht beginnt apply nicht.</translation>
    </message>
    <message>
        <source>The server is a secondary of the set %1; changes are made at its primary%2.</source>
        <translation>Der Server ist ein Secondary des Replica Sets %1; Änderungen erfolgen auf dessen Primary%2.</translation>
    </message>
    <message>
        <source>Connect to the primary, or name the set: replicaSet=%1, without directConnection.</source>
        <translation>Verbinden Sie sich mit dem Primary, oder nennen Sie das Replica Set: replicaSet=%1, ohne directConnection.</translation>
    </message>
    <message>
        <source>The database %1 exists, whose name differs only in upper and lower case.</source>
        <translation>Es gibt die Datenbank %1, deren Name sich nur in der Groß- und Kleinschreibung unterscheidet.</translation>
    </message>
    <message>
        <source>Use the existing spelling, or another name.</source>
        <translation>Verwenden Sie die vorhandene Schreibweise oder einen anderen Namen.</translation>
    </message>
    <message>
        <source>It was made for the database %1, not for %2.</source>
        <translation>Er wurde für die Datenbank %1 erstellt, nicht für %2.</translation>
    </message>
    <message>
        <source>plan %1</source>
        <translation>Plan %1</translation>
    </message>
    <message>
        <source>Make a plan for this database with &apos;plan -o&apos;.</source>
        <translation>Erstellen Sie mit &apos;plan -o&apos; einen Plan für diese Datenbank.</translation>
    </message>
    <message>
        <source>required</source>
        <translation>erforderlich</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>MongoDB version</source>
        <translation>MongoDB-Version</translation>
    </message>
    <message>
        <source>memory of the server (GiB)</source>
        <translation>Arbeitsspeicher des Servers (GiB)</translation>
    </message>
    <message>
        <source>cache (MiB)</source>
        <translation>Cache (MiB)</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>use case</source>
        <translation>Anwendungsfall</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>collection name</source>
        <translation>Name der Collection</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>subtype of</source>
        <translation>Untertyp von</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>growth per day</source>
        <translation>Wachstum je Tag</translation>
    </message>
    <message>
        <source>lifecycle</source>
        <translation>Lebenszyklus</translation>
    </message>
    <message>
        <source>days of the lifecycle</source>
        <translation>Tage des Lebenszyklus</translation>
    </message>
    <message>
        <source>date of the lifecycle</source>
        <translation>Datum des Lebenszyklus</translation>
    </message>
    <message>
        <source>share in use</source>
        <translation>genutzter Anteil</translation>
    </message>
    <message>
        <source>documents in use</source>
        <translation>genutzte Dokumente</translation>
    </message>
    <message>
        <source>which documents are in use</source>
        <translation>welche Dokumente genutzt werden</translation>
    </message>
    <message>
        <source>skew of use</source>
        <translation>Schiefe der Nutzung</translation>
    </message>
    <message>
        <source>append-only</source>
        <translation>nur Anfügen</translation>
    </message>
    <message>
        <source>keep previous versions</source>
        <translation>frühere Versionen behalten</translation>
    </message>
    <message>
        <source>way to make _id</source>
        <translation>Art der _id-Bildung</translation>
    </message>
    <message>
        <source>fields of _id</source>
        <translation>Felder der _id</translation>
    </message>
    <message>
        <source>separator in _id</source>
        <translation>Trennzeichen in _id</translation>
    </message>
    <message>
        <source>change of the schema</source>
        <translation>Änderung des Schemas</translation>
    </message>
    <message>
        <source>shard key</source>
        <translation>Shard-Schlüssel</translation>
    </message>
    <message>
        <source>sampled documents</source>
        <translation>Dokumente der Stichprobe</translation>
    </message>
    <message>
        <source>sampled bytes per document</source>
        <translation>Bytes je Dokument in der Stichprobe</translation>
    </message>
    <message>
        <source>sampled deviation of sizes</source>
        <translation>Abweichung der Größen in der Stichprobe</translation>
    </message>
    <message>
        <source>sampled ids per second</source>
        <translation>IDs je Sekunde in der Stichprobe</translation>
    </message>
    <message>
        <source>sampled compression of wide pages</source>
        <translation>Kompression breiter Seiten in der Stichprobe</translation>
    </message>
    <message>
        <source>sampled compression of narrow pages</source>
        <translation>Kompression schmaler Seiten in der Stichprobe</translation>
    </message>
    <message>
        <source>writes that are checked</source>
        <translation>geprüfte Schreibzugriffe</translation>
    </message>
    <message>
        <source>invalid documents</source>
        <translation>ungültige Dokumente</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>partial filter</source>
        <translation>partieller Filter</translation>
    </message>
    <message>
        <source>collation</source>
        <translation>Collation</translation>
    </message>
    <message>
        <source>expires after (s)</source>
        <translation>läuft ab nach (s)</translation>
    </message>
    <message>
        <source>default language</source>
        <translation>Standardsprache</translation>
    </message>
    <message>
        <source>field with the language</source>
        <translation>Sprachfeld</translation>
    </message>
    <message>
        <source>wildcard projection</source>
        <translation>Wildcard-Projektion</translation>
    </message>
    <message>
        <source>type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>type of items</source>
        <translation>Typ der Elemente</translation>
    </message>
    <message>
        <source>other types</source>
        <translation>weitere Typen</translation>
    </message>
    <message>
        <source>items, 99th percentile</source>
        <translation>Elemente, 99. Perzentil</translation>
    </message>
    <message>
        <source>bounded</source>
        <translation>begrenzt</translation>
    </message>
    <message>
        <source>may be null</source>
        <translation>darf null sein</translation>
    </message>
    <message>
        <source>share of nulls</source>
        <translation>Anteil der null-Werte</translation>
    </message>
    <message>
        <source>share of documents that have it</source>
        <translation>Anteil der Dokumente, die es haben</translation>
    </message>
    <message>
        <source>average size</source>
        <translation>Durchschnittsgröße</translation>
    </message>
    <message>
        <source>size of names</source>
        <translation>Größe der Namen</translation>
    </message>
    <message>
        <source>listed values</source>
        <translation>erlaubte Werte</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>minimum itself excluded</source>
        <translation>Minimum selbst ausgeschlossen</translation>
    </message>
    <message>
        <source>maximum itself excluded</source>
        <translation>Maximum selbst ausgeschlossen</translation>
    </message>
    <message>
        <source>earliest date</source>
        <translation>frühestes Datum</translation>
    </message>
    <message>
        <source>latest date</source>
        <translation>spätestes Datum</translation>
    </message>
    <message>
        <source>min length</source>
        <translation>Mindestlänge</translation>
    </message>
    <message>
        <source>max length</source>
        <translation>Höchstlänge</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>personal data</source>
        <translation>personenbezogene Daten</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>group of look-alike fields</source>
        <translation>Gruppe gleichartiger Felder</translation>
    </message>
    <message>
        <source>value object</source>
        <translation>Wertobjekt</translation>
    </message>
    <message>
        <source>tolerated error (%)</source>
        <translation>tolerierter Fehler (%)</translation>
    </message>
    <message>
        <source>distinct values</source>
        <translation>verschiedene Werte</translation>
    </message>
    <message>
        <source>spread of values</source>
        <translation>Verteilung der Werte</translation>
    </message>
    <message>
        <source>skew</source>
        <translation>Schiefe</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>deviation</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>different beginnings</source>
        <translation>verschiedene Anfänge</translation>
    </message>
    <message>
        <source>pairs with other fields</source>
        <translation>Paare mit anderen Feldern</translation>
    </message>
    <message>
        <source>days between first and last id</source>
        <translation>Tage zwischen erster und letzter ID</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>enthalten in</translation>
    </message>
    <message>
        <source>order of the fields</source>
        <translation>Reihenfolge der Felder</translation>
    </message>
    <message>
        <source>order of the patterns</source>
        <translation>Reihenfolge der Muster</translation>
    </message>
    <message>
        <source>first entity</source>
        <translation>erste Entität</translation>
    </message>
    <message>
        <source>role of the first entity</source>
        <translation>Rolle der ersten Entität</translation>
    </message>
    <message>
        <source>key of the first entity</source>
        <translation>Schlüssel der ersten Entität</translation>
    </message>
    <message>
        <source>fields that link to the first entity</source>
        <translation>Felder, die auf die erste Entität verweisen</translation>
    </message>
    <message>
        <source>discriminator field of the first entity</source>
        <translation>Diskriminatorfeld der ersten Entität</translation>
    </message>
    <message>
        <source>discriminator of the first entity</source>
        <translation>Diskriminator der ersten Entität</translation>
    </message>
    <message>
        <source>number at the first entity</source>
        <translation>Anzahl bei der ersten Entität</translation>
    </message>
    <message>
        <source>second entity</source>
        <translation>zweite Entität</translation>
    </message>
    <message>
        <source>role of the second entity</source>
        <translation>Rolle der zweiten Entität</translation>
    </message>
    <message>
        <source>key of the second entity</source>
        <translation>Schlüssel der zweiten Entität</translation>
    </message>
    <message>
        <source>fields that link to the second entity</source>
        <translation>Felder, die auf die zweite Entität verweisen</translation>
    </message>
    <message>
        <source>discriminator field of the second entity</source>
        <translation>Diskriminatorfeld der zweiten Entität</translation>
    </message>
    <message>
        <source>discriminator of the second entity</source>
        <translation>Diskriminator der zweiten Entität</translation>
    </message>
    <message>
        <source>number at the second entity</source>
        <translation>Anzahl bei der zweiten Entität</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>Wachstum</translation>
    </message>
    <message>
        <source>growth per parent and day</source>
        <translation>Wachstum je Elterndokument und Tag</translation>
    </message>
    <message>
        <source>deleted with the parent</source>
        <translation>zusammen mit dem Elterndokument gelöscht</translation>
    </message>
    <message>
        <source>shared with other owners</source>
        <translation>mit anderen Besitzern geteilt</translation>
    </message>
    <message>
        <source>changes together</source>
        <translation>ändern sich gemeinsam</translation>
    </message>
    <message>
        <source>hierarchy</source>
        <translation>Hierarchie</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>99th percentile</source>
        <translation>99. Perzentil</translation>
    </message>
    <message>
        <source>placement</source>
        <translation>Platzierung</translation>
    </message>
    <message>
        <source>copies that keep their value</source>
        <translation>Kopien, die ihren Wert behalten</translation>
    </message>
    <message>
        <source>actor</source>
        <translation>Akteur</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>unit of the rate</source>
        <translation>Einheit der Rate</translation>
    </message>
    <message>
        <source>peak factor</source>
        <translation>Spitzenfaktor</translation>
    </message>
    <message>
        <source>criticality</source>
        <translation>Kritikalität</translation>
    </message>
    <message>
        <source>relationship</source>
        <translation>Beziehung</translation>
    </message>
    <message>
        <source>path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>sort order</source>
        <translation>Sortierreihenfolge</translation>
    </message>
    <message>
        <source>fields read</source>
        <translation>gelesene Felder</translation>
    </message>
    <message>
        <source>fields written</source>
        <translation>geschriebene Felder</translation>
    </message>
    <message>
        <source>expected results</source>
        <translation>erwartete Treffer</translation>
    </message>
    <message>
        <source>latency (ms)</source>
        <translation>Latenz (ms)</translation>
    </message>
    <message>
        <source>max. staleness (s)</source>
        <translation>max. Alter (s)</translation>
    </message>
    <message>
        <source>durability</source>
        <translation>Dauerhaftigkeit</translation>
    </message>
    <message>
        <source>changes together with</source>
        <translation>ändert sich gemeinsam mit</translation>
    </message>
    <message>
        <source>time window</source>
        <translation>Zeitfenster</translation>
    </message>
    <message>
        <source>reads a past state</source>
        <translation>liest einen früheren Stand</translation>
    </message>
    <message>
        <source>switched on</source>
        <translation>eingeschaltet</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>Independent</source>
        <translation>Eigenständig</translation>
    </message>
    <message>
        <source>Dependent on its owner</source>
        <translation>Von einem Besitzer abhängig</translation>
    </message>
    <message>
        <source>Keep forever</source>
        <translation>Unbegrenzt behalten</translation>
    </message>
    <message>
        <source>Deleted after</source>
        <translation>Gelöscht nach</translation>
    </message>
    <message>
        <source>Archived after</source>
        <translation>Archiviert nach</translation>
    </message>
    <message>
        <source>The newest</source>
        <translation>Die neuesten</translation>
    </message>
    <message>
        <source>Some anywhere</source>
        <translation>Irgendwelche, verstreut</translation>
    </message>
    <message>
        <source>Few far more</source>
        <translation>Wenige weit häufiger</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>All writes</source>
        <translation>Alle Schreibzugriffe</translation>
    </message>
    <message>
        <source>Not of documents that broke a rule before</source>
        <translation>Nicht bei Dokumenten, die schon vorher gegen eine Regel verstießen</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Logged</source>
        <translation>Protokolliert</translation>
    </message>
    <message>
        <source>Static</source>
        <translation>Statisch</translation>
    </message>
    <message>
        <source>Evolves in versions</source>
        <translation>Entwickelt sich in Versionen</translation>
    </message>
    <message>
        <source>Foreign data as it came</source>
        <translation>Fremddaten, wie geliefert</translation>
    </message>
    <message>
        <source>Field names are data</source>
        <translation>Feldnamen sind Daten</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Rarely</source>
        <translation>Selten</translation>
    </message>
    <message>
        <source>Often</source>
        <translation>Häufig</translation>
    </message>
    <message>
        <source>Bounded</source>
        <translation>Begrenzt</translation>
    </message>
    <message>
        <source>Unbounded</source>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <source>aggregate</source>
        <translation>aggregieren</translation>
    </message>
    <message>
        <source>insert</source>
        <translation>einfügen</translation>
    </message>
    <message>
        <source>update</source>
        <translation>aktualisieren</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>löschen</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>equals</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>one of</source>
        <translation>eines von</translation>
    </message>
    <message>
        <source>begins with</source>
        <translation>beginnt mit</translation>
    </message>
    <message>
        <source>ignores case</source>
        <translation>Groß/klein egal</translation>
    </message>
    <message>
        <source>text search</source>
        <translation>Textsuche</translation>
    </message>
    <message>
        <source>near</source>
        <translation>in der Nähe</translation>
    </message>
    <message>
        <source>embedded in the first entity</source>
        <translation>in die erste Entität eingebettet</translation>
    </message>
    <message>
        <source>embedded in the second entity</source>
        <translation>in die zweite Entität eingebettet</translation>
    </message>
    <message>
        <source>reference from the first entity</source>
        <translation>Referenz von der ersten Entität</translation>
    </message>
    <message>
        <source>reference from the second entity</source>
        <translation>Referenz von der zweiten Entität</translation>
    </message>
    <message>
        <source>references on both sides</source>
        <translation>Referenzen auf beiden Seiten</translation>
    </message>
    <message>
        <source>collection of links</source>
        <translation>Collection der Verweise</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>suppressed %1</source>
        <translation>%1 (unterdrückt)</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
        <source>Set %1 per %2 to %3</source>
        <translation>%1 je %2 auf %3 setzen</translation>
    </message>
    <message>
        <source>%1 %2, not %3</source>
        <translation>%1 %2, nicht %3</translation>
    </message>
    <message>
        <source>%1 links = %2 %3 × %4</source>
        <translation>%1 Verweise = %2 %3 × %4</translation>
    </message>
    <message>
        <source>%1 links, but %2 %3 × %4 = %5</source>
        <translation>%1 Verweise, aber %2 %3 × %4 = %5</translation>
    </message>
    <message>
        <source>%1: new index %2</source>
        <translation>%1: neuer Index %2</translation>
    </message>
    <message>
        <source>%1: without index %2</source>
        <translation>%1: ohne Index %2</translation>
    </message>
    <message>
        <source>%1: documents also hold %2</source>
        <translation>%1: Dokumente enthalten auch %2</translation>
    </message>
    <message>
        <source>%1: documents no longer hold %2</source>
        <translation>%1: Dokumente enthalten %2 nicht mehr</translation>
    </message>
    <message>
        <source>%1: writes are checked otherwise</source>
        <translation>%1: Schreibzugriffe werden anders geprüft</translation>
    </message>
    <message>
        <source>new collection %1</source>
        <translation>neue Collection %1</translation>
    </message>
    <message>
        <source>no collection %1</source>
        <translation>keine Collection %1</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>causes 1 error</source>
        <translation>verursacht 1 Fehler</translation>
    </message>
    <message>
        <source>causes %1 errors</source>
        <translation>verursacht %1 Fehler</translation>
    </message>
    <message>
        <source>causes 1 warning</source>
        <translation>verursacht 1 Warnung</translation>
    </message>
    <message>
        <source>causes %1 warnings</source>
        <translation>verursacht %1 Warnungen</translation>
    </message>
    <message>
        <source>Working set %1 → %2</source>
        <translation>Working Set %1 → %2</translation>
    </message>
    <message>
        <source>Documents %1 → %2</source>
        <translation>Dokumente %1 → %2</translation>
    </message>
    <message>
        <source>Cache %1 → %2</source>
        <translation>Cache %1 → %2</translation>
    </message>
    <message>
        <source>does not solve it alone</source>
        <translation>löst es nicht allein</translation>
    </message>
    <message>
        <source>solves 1 more problem</source>
        <translation>löst 1 weiteres Problem</translation>
    </message>
    <message>
        <source>solves %1 more problems</source>
        <translation>löst %1 weitere Probleme</translation>
    </message>
    <message>
        <source>%1, %2 more</source>
        <translation>%1, %2 weitere</translation>
    </message>
    <message>
        <source>No figure changes.</source>
        <translation>Keine Zahl ändert sich.</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Neu: %1</translation>
    </message>
    <message>
        <source>Make %1 unique</source>
        <translation>%1 eindeutig machen</translation>
    </message>
    <message>
        <source>Add an index on %1</source>
        <translation>Index auf %1 hinzufügen</translation>
    </message>
    <message>
        <source>Append %1 to the index</source>
        <translation>%1 an den Index anfügen</translation>
    </message>
    <message>
        <source>Drop index %1</source>
        <translation>Index %1 löschen</translation>
    </message>
    <message>
        <source>Drop unused indexes (%1)</source>
        <translation>Ungenutzte Indizes löschen (%1)</translation>
    </message>
    <message>
        <source>No operation uses it.</source>
        <translation>Keine Operation nutzt ihn.</translation>
    </message>
    <message>
        <source>Add a collation index</source>
        <translation>Index mit Collation hinzufügen</translation>
    </message>
    <message>
        <source>Search words by a text index</source>
        <translation>Wörter mit einem Textindex suchen</translation>
    </message>
    <message>
        <source>Limit %1 to %2</source>
        <translation>%1 auf %2 begrenzen</translation>
    </message>
    <message>
        <source>Let %1 grow by %2 a day</source>
        <translation>%1 um %2 je Tag wachsen lassen</translation>
    </message>
    <message>
        <source>Plan with a cache of %1</source>
        <translation>Mit einem Cache von %1 planen</translation>
    </message>
    <message>
        <source>Plan with %1 GiB of memory</source>
        <translation>Mit %1 GiB Arbeitsspeicher planen</translation>
    </message>
    <message>
        <source>Apply %1 to %2</source>
        <translation>%1 auf %2 anwenden</translation>
    </message>
    <message>
        <source>Archive %1 after %2</source>
        <translation>%1 archivieren, die älter als %2 sind</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Do not copy %1</source>
        <translation>%1 nicht kopieren</translation>
    </message>
    <message>
        <source>Embed %1 in %2</source>
        <translation>%1 in %2 einbetten</translation>
    </message>
    <message>
        <source>Link from %1 to %2 instead</source>
        <translation>Stattdessen von %1 auf %2 verweisen</translation>
    </message>
    <message>
        <source>Link in both directions instead</source>
        <translation>Stattdessen in beiden Richtungen verweisen</translation>
    </message>
    <message>
        <source>Keep links of %1 and %2 in a collection</source>
        <translation>Verweise zwischen %1 und %2 in einer Collection halten</translation>
    </message>
    <message>
        <source>Leave it to the advisor</source>
        <translation>Dem Berater überlassen</translation>
    </message>
    <message>
        <source>Keep %1 as it was at that moment</source>
        <translation>%1 im damaligen Stand behalten</translation>
    </message>
    <message>
        <source>Refer to _id</source>
        <translation>Auf _id verweisen</translation>
    </message>
    <message>
        <source>Reject documents of %1 that break the rules</source>
        <translation>Dokumente von %1 ablehnen, die gegen die Regeln verstoßen</translation>
    </message>
    <message>
        <source>Make %1 a %2</source>
        <translation>%1 den Typ %2 geben</translation>
    </message>
    <message>
        <source>Give it the fields of %1</source>
        <translation>Die Felder von %1 übernehmen</translation>
    </message>
    <message>
        <source>Make it no %1 any more</source>
        <translation>Nicht mehr als %1 führen</translation>
    </message>
    <message>
        <source>The file cannot be written (%1).</source>
        <translation>Die Datei kann nicht geschrieben werden (%1).</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>There is no such collection.</source>
        <translation>Diese Collection gibt es nicht.</translation>
    </message>
    <message>
        <source>It is a folder.</source>
        <translation>Das ist ein Ordner.</translation>
    </message>
    <message>
        <source>Name the files in it.</source>
        <translation>Geben Sie die Dateien darin an.</translation>
    </message>
    <message>
        <source>Check the name and the rights of the file.</source>
        <translation>Prüfen Sie den Namen und die Rechte der Datei.</translation>
    </message>
    <message>
        <source>The entity owns no such index.</source>
        <translation>Die Entität besitzt keinen solchen Index.</translation>
    </message>
    <message>
        <source>It owns none yet; add one, or keep a derived one.</source>
        <translation>Sie besitzt noch keinen; fügen Sie einen hinzu, oder übernehmen Sie einen abgeleiteten.</translation>
    </message>
    <message>
        <source>It owns %1.</source>
        <translation>Sie besitzt %1.</translation>
    </message>
    <message>
        <source>It is yours already.</source>
        <translation>Der Index ist bereits ein eigener.</translation>
    </message>
    <message>
        <source>Change or remove it.</source>
        <translation>Ändern oder entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>There is no such derived index.</source>
        <translation>Einen solchen abgeleiteten Index gibt es nicht.</translation>
    </message>
    <message>
        <source>The collection has none.</source>
        <translation>Die Collection hat keine.</translation>
    </message>
    <message>
        <source>There are %1.</source>
        <translation>Vorhanden sind %1.</translation>
    </message>
    <message>
        <source>replaced by %1</source>
        <translation>ersetzt durch %1</translation>
    </message>
    <message>
        <source>Change what the model says of the field or the entity.</source>
        <translation>Ändern Sie, was das Modell über das Feld oder die Entität sagt.</translation>
    </message>
    <message>
        <source>Remove the pattern, or change its parameters.</source>
        <translation>Entfernen Sie das Muster, oder ändern Sie seine Parameter.</translation>
    </message>
    <message>
        <source>No such index is suppressed.</source>
        <translation>Ein solcher Index ist nicht unterdrückt.</translation>
    </message>
    <message>
        <source>See the list of indexes.</source>
        <translation>Sehen Sie in der Liste der Indizes nach.</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>eigener</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>abgeleitet</translation>
    </message>
    <message>
        <source>of a pattern</source>
        <translation>aus einem Muster</translation>
    </message>
    <message>
        <source>suppressed</source>
        <translation>unterdrückt</translation>
    </message>
    <message>
        <source>not built</source>
        <translation>nicht angelegt</translation>
    </message>
    <message>
        <source>The index %1 was left out; models have no such kind.</source>
        <translation>Der Index %1 wurde ausgelassen; Modelle kennen diese Art nicht.</translation>
    </message>
    <message>
        <source>It is a view, and was left out.</source>
        <translation>Es ist eine View und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>It holds no documents, and was left out.</source>
        <translation>Sie enthält keine Dokumente und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>The database holds no documents to make a project of.</source>
        <translation>Die Datenbank enthält keine Dokumente, aus denen ein Projekt entstehen könnte.</translation>
    </message>
    <message>
        <source>Check its name; names differ in upper and lower case.</source>
        <translation>Prüfen Sie den Namen; Groß- und Kleinschreibung werden unterschieden.</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>partiell</translation>
    </message>
    <message>
        <source>expires at the date in the field</source>
        <translation>läuft zum Datum im Feld ab</translation>
    </message>
    <message>
        <source>expires after %1</source>
        <translation>läuft nach %1 ab</translation>
    </message>
    <message>
        <source>There is no pattern &apos;%1&apos;.</source>
        <translation>Es gibt kein Muster &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>The pattern &apos;%1&apos; has no parameter &apos;%2&apos;.</source>
        <translation>Das Muster &apos;%1&apos; hat keinen Parameter &apos;%2&apos;.</translation>
    </message>
    <message>
        <source>The project does not use the pattern &apos;%1&apos; there.</source>
        <translation>Das Projekt verwendet das Muster &apos;%1&apos; dort nicht.</translation>
    </message>
    <message>
        <source>Leave the change out, or name another object.</source>
        <translation>Lassen Sie die Änderung weg, oder nennen Sie ein anderes Objekt.</translation>
    </message>
    <message>
        <source>The lesson has no model “%1”.</source>
        <translation>Die Lektion hat kein Modell „%1“.</translation>
    </message>
    <message>
        <source>The models start from each other.</source>
        <translation>Die Modelle gehen im Kreis voneinander aus.</translation>
    </message>
    <message>
        <source>Let one of them start from a sample or a project.</source>
        <translation>Lassen Sie eines davon von einem Beispiel oder einem Projekt ausgehen.</translation>
    </message>
    <message>
        <source>There is nothing called “%1” for this figure.</source>
        <translation>Für diese Kennzahl gibt es nichts namens „%1“.</translation>
    </message>
    <message>
        <source>Leave the name out.</source>
        <translation>Lassen Sie den Namen weg.</translation>
    </message>
    <message>
        <source>There is no figure “%1”.</source>
        <translation>Es gibt keine Kennzahl „%1“.</translation>
    </message>
    <message>
        <source>Not: %1</source>
        <translation>Nicht: %1</translation>
    </message>
    <message>
        <source>%1: exactly %2</source>
        <translation>%1: genau %2</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <translation>%1: von %2 bis %3</translation>
    </message>
    <message>
        <source>%1: at most %2</source>
        <translation>%1: höchstens %2</translation>
    </message>
    <message>
        <source>%1: at least %2</source>
        <translation>%1: mindestens %2</translation>
    </message>
    <message>
        <source>There is no collection &apos;%1&apos; in the design.</source>
        <translation>Es gibt keine Collection „%1“ im Entwurf.</translation>
    </message>
    <message>
        <source>Collection %1</source>
        <translation>Collection %1</translation>
    </message>
    <message>
        <source>The collection as a whole</source>
        <translation>Die Collection als Ganzes</translation>
    </message>
    <message>
        <source>Index %1</source>
        <translation>Index %1</translation>
    </message>
    <message>
        <source>The design as a whole</source>
        <translation>Der Entwurf als Ganzes</translation>
    </message>
    <message>
        <source>The checks find no %1 %2 in this model.</source>
        <translation>Die Prüfungen finden %1 %2 in diesem Modell nicht.</translation>
    </message>
    <message>
        <source>They find: %1.</source>
        <translation>Sie finden: %1.</translation>
    </message>
    <message>
        <source>Set in %1</source>
        <translation>In %1 setzen</translation>
    </message>
    <message>
        <source>There is no object &apos;%1&apos; in the project.</source>
        <translation>Im Projekt gibt es kein Objekt &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>It does not apply to the design as it is: %1</source>
        <translation>Auf den Entwurf in seiner jetzigen Form lässt es sich nicht anwenden: %1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>Choose another object, remove the pattern that is in the way, or change the goal or the placement of the relationship.</source>
        <translation>Wählen Sie ein anderes Objekt, entfernen Sie das Muster, das im Weg steht, oder ändern Sie das Ziel oder die Platzierung der Beziehung.</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>one document</source>
        <translation>ein Dokument</translation>
    </message>
    <message>
        <source>data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>Speicherplatz</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in Gebrauch</translation>
    </message>
    <message>
        <source>Disk reads</source>
        <translation>Lesezugriffe auf die Platte</translation>
    </message>
    <message>
        <source>Working set against the cache</source>
        <translation>Working Set im Vergleich zum Cache</translation>
    </message>
    <message>
        <source>%1: growth</source>
        <translation>%1: Wachstum</translation>
    </message>
    <message>
        <source>Documents that break a rule are refused.</source>
        <translation>Dokumente, die gegen eine Regel verstoßen, werden abgelehnt.</translation>
    </message>
    <message>
        <source>%1 documents of %2 (%3 to %4).</source>
        <translation>%1 Dokumente zu je %2 (%3 bis %4).</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Genutzt von</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>A likely document</source>
        <translation>Ein wahrscheinliches Dokument</translation>
    </message>
    <message>
        <source>Validator</source>
        <translation>Validator</translation>
    </message>
    <message>
        <source>Rules beyond the schema</source>
        <translation>Regeln über das Schema hinaus</translation>
    </message>
    <message>
        <source>Indexes besides _id</source>
        <translation>Indizes außer dem auf _id</translation>
    </message>
    <message>
        <source>The design has no collections yet.</source>
        <translation>Der Entwurf hat noch keine Collections.</translation>
    </message>
    <message>
        <source>Indexes and who uses them</source>
        <translation>Indizes und wer sie nutzt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Not built</source>
        <translation>Nicht angelegt</translation>
    </message>
    <message>
        <source>No collection has an index besides that on _id.</source>
        <translation>Keine Collection hat einen Index außer dem auf _id.</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>Each figure is the likely one; in nine of ten cases the truth lies in the range behind it.</source>
        <translation>Jede Zahl ist die wahrscheinliche; in neun von zehn Fällen liegt der wahre Wert in der Spanne dahinter.</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Working set %1 of a cache of %2 (server memory %3 GiB): %4, %5.</source>
        <translation>Working Set %1 bei einem Cache von %2 (Arbeitsspeicher des Servers %3 GiB): %4, %5.</translation>
    </message>
    <message>
        <source>A time-series collection cannot have a validator.</source>
        <translation>Eine Zeitreihen-Collection kann keinen Validator haben.</translation>
    </message>
    <message>
        <source>the field is missing</source>
        <translation>das Feld fehlt</translation>
    </message>
    <message>
        <source>the field is not allowed</source>
        <translation>das Feld ist nicht erlaubt</translation>
    </message>
    <message>
        <source>wanted %1</source>
        <translation>erwartet: %1</translation>
    </message>
    <message>
        <source>%1: wanted %2</source>
        <translation>%1: erwartet %2</translation>
    </message>
    <message>
        <source>%1, found %2</source>
        <translation>%1, gefunden %2</translation>
    </message>
    <message>
        <source>Low and high: the same with every [min, likely, max] of the relationships and arrays at its one end and at its other, and without any or with all optional fields.</source>
        <translation>Niedrig und hoch: dasselbe mit jedem [min, wahrscheinlich, max] der Beziehungen und Arrays am einen und am anderen Ende und ohne oder mit allen optionalen Feldern.</translation>
    </message>
    <message>
        <source>Bytes read</source>
        <translation>Gelesene Bytes</translation>
    </message>
    <message>
        <source>The operations ask for %1 pages, and all pages in use fit into 80 % of the cache of %2: nothing is read from disk again.</source>
        <translation>Die Operationen fordern Seiten mit einer Rate von %1 an, und alle benutzten Seiten passen in 80 % des Caches von %2: Nichts wird erneut vom Datenträger gelesen.</translation>
    </message>
    <message>
        <source>What was not asked for in that time has to be read again: %1 of the pages, or %2 (Che&apos;s approximation of a cache that throws out what was unused longest).</source>
        <translation>Was in dieser Zeit nicht angefordert wurde, muss erneut gelesen werden: %1 der Seiten, das sind %2 (Che-Näherung für einen Cache, der das am längsten Unbenutzte verdrängt).</translation>
    </message>
    <message>
        <source>Between %1 and %2: as the working set is smaller or larger than is likely, and as the server fills its cache.</source>
        <translation>Zwischen %1 und %2: je nachdem, ob das Working Set kleiner oder größer als wahrscheinlich ist und wie der Server seinen Cache füllt.</translation>
    </message>
    <message>
        <source>%1: %2 × %3.</source>
        <translation>%1: %2 × %3.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Und %n weitere.</numerusform>
            <numerusform>Und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Operations whose code has to keep copies in step, or to do what a pattern asks of it besides their own command.</source>
        <translation>Operationen, deren Code Kopien nachführen oder außer dem eigenen Befehl tun muss, was ein Muster verlangt.</translation>
    </message>
    <message>
        <source>BSON of the documents that all operations read and join, their rate × each time:</source>
        <translation>BSON der Dokumente, die alle Operationen lesen und verknüpfen, Rate × je Ausführung:</translation>
    </message>
    <message>
        <source>Documents that all operations write, copies included, their rate × each time:</source>
        <translation>Dokumente, die alle Operationen schreiben, mit Kopien, Rate × je Ausführung:</translation>
    </message>
    <message>
        <source>The engine writes a document whole when any of it changes; the rate × each time:</source>
        <translation>Die Storage-Engine schreibt ein Dokument ganz, wenn sich etwas daran ändert; Rate × je Ausführung:</translation>
    </message>
    <message>
        <source>Calibrated: × %1, measured with %2 documents on %3 (%4).</source>
        <translation>Kalibriert: × %1, gemessen mit %2 Dokumenten auf %3 (%4).</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>Free space: none, because nothing is written after it was loaded.</source>
        <translation>Freier Platz: keiner, weil nach dem Laden nichts geschrieben wird.</translation>
    </message>
    <message>
        <source>Free space: %1, as files have that only grow at their end.</source>
        <translation>Freier Platz: %1, wie in Dateien, die nur am Ende wachsen.</translation>
    </message>
    <message>
        <source>Free space: %1 of what is in use. %2 hit pages at random, and what changed between two checkpoints (60 s) is written to new places before the old ones are free.</source>
        <translation>Freier Platz: %1 dessen, was in Gebrauch ist. Änderungen treffen zufällige Seiten (%2), und was sich zwischen zwei Checkpoints (60 s) geändert hat, wird an neue Stellen geschrieben, bevor die alten frei werden.</translation>
    </message>
    <message>
        <source>History: none, because a single server keeps no times of changes.</source>
        <translation>Verlauf: keiner, denn ein einzelner Server bewahrt keine Änderungszeiten auf.</translation>
    </message>
    <message>
        <source>History: a replica set keeps the time of changes of the last 300 s; about %1 of the entries carry it, %2 each.</source>
        <translation>Verlauf: Ein Replica Set bewahrt die Änderungszeiten der letzten 300 s auf; etwa %1 der Einträge tragen sie, je %2.</translation>
    </message>
    <message>
        <source>High as well: history in every entry.</source>
        <translation>Ebenfalls hoch: Verlauf in jedem Eintrag.</translation>
    </message>
    <message>
        <source>Low %1, likely %2, high %3.</source>
        <translation>Niedrig %1, wahrscheinlich %2, hoch %3.</translation>
    </message>
    <message>
        <source>documents that were not looked at</source>
        <translation>Dokumente, die nicht angesehen wurden</translation>
    </message>
    <message>
        <source>lengths of texts</source>
        <translation>Längen der Texte</translation>
    </message>
    <message>
        <source>items of arrays</source>
        <translation>Elemente der Arrays</translation>
    </message>
    <message>
        <source>shares of documents that have a field</source>
        <translation>Anteile der Dokumente, die ein Feld haben</translation>
    </message>
    <message>
        <source>how often values repeat</source>
        <translation>wie oft sich Werte wiederholen</translation>
    </message>
    <message>
        <source>how well pages compress</source>
        <translation>wie gut sich Seiten komprimieren lassen</translation>
    </message>
    <message>
        <source>which pages hold what is in use</source>
        <translation>auf welchen Seiten liegt, was in Gebrauch ist</translation>
    </message>
    <message>
        <source>the order in which documents came</source>
        <translation>die Reihenfolge, in der die Dokumente kamen</translation>
    </message>
    <message>
        <source>%1 (%2 less to %3 more)</source>
        <translation>%1 (%2 weniger bis %3 mehr)</translation>
    </message>
    <message>
        <source>All of its values have a fixed size.</source>
        <translation>Alle ihre Werte haben eine feste Größe.</translation>
    </message>
    <message>
        <source>Nine times in ten the truth is between low and high. Not known: %1.</source>
        <translation>In neun von zehn Fällen liegt die Wahrheit zwischen niedrig und hoch. Nicht bekannt: %1.</translation>
    </message>
    <message>
        <source>All of it in cache: 1.08 × (%1 documents × %2 + %3 leaf pages × 208 B) = %4; compression does not change it.</source>
        <translation>Vollständig im Cache: 1,08 × (%1 Dokumente × %2 + %3 Blattseiten × 208 B) = %4; die Kompression ändert daran nichts.</translation>
    </message>
    <message>
        <source>With the times of recent changes: %1.</source>
        <translation>Mit den Zeiten der jüngsten Änderungen: %1.</translation>
    </message>
    <message>
        <source>%1 of the documents are actively used.</source>
        <translation>%1 der Dokumente sind in Gebrauch.</translation>
    </message>
    <message>
        <source>They are the newest and lie side by side, so as much of the leaf pages is in use.</source>
        <translation>Es sind die neuesten, und sie liegen nebeneinander; daher ist derselbe Anteil der Blattseiten in Gebrauch.</translation>
    </message>
    <message>
        <source>They are the newest %1 of each %2, of which there are %3 on average: older ones lie ever farther apart, %4 of the pages hold one.</source>
        <translation>Es sind die neuesten %1 je %2, von denen es im Mittel %3 gibt: Ältere liegen immer weiter auseinander, %4 der Seiten enthalten eines.</translation>
    </message>
    <message>
        <source>They are scattered, %1 documents to a leaf page, and a page stays in memory for one of them: 1 − (1 − %2)^%1 = %3 of the pages.</source>
        <translation>Sie liegen verstreut, %1 Dokumente je Blattseite, und schon für eines davon bleibt eine Seite im Speicher: 1 − (1 − %2)^%1 = %3 der Seiten.</translation>
    </message>
    <message>
        <source>Index %1: nothing of %2, because no operation comes to it.</source>
        <translation>Index %1: nichts von %2, denn keine Operation kommt mit ihm in Berührung.</translation>
    </message>
    <message>
        <source>Index %1: %2 of %3, where new keys came to in the last minute; no operation finds documents by it.</source>
        <translation>Index %1: %2 von %3, wohin in der letzten Minute neue Schlüssel kamen; keine Operation findet Dokumente über ihn.</translation>
    </message>
    <message>
        <source>Index %1: %2 of %3, because the keys in use are at its end.</source>
        <translation>Index %1: %2 von %3, denn die Schlüssel in Gebrauch liegen an seinem Ende.</translation>
    </message>
    <message>
        <source> New keys came to some of them in the last minute.</source>
        <translation> Zu einigen davon kamen in der letzten Minute neue Schlüssel.</translation>
    </message>
    <message>
        <source>Index %1: %2, the pages with a key in use and the keys that look-ups unpack; all its pages take %3.</source>
        <translation>Index %1: %2, die Seiten mit einem genutzten Schlüssel und die Schlüssel, die Suchzugriffe entpacken; alle seine Seiten belegen %3.</translation>
    </message>
    <message>
        <source>High: pages split at random (%1 more), and as much free space as data.</source>
        <translation>Hoch: zufällig geteilte Seiten (%1 mehr) und so viel freier Platz wie Daten.</translation>
    </message>
    <message>
        <source>%1 and %2 depend on each other: there are %3 different pairs of their values, so more keys begin alike.</source>
        <translation>%1 und %2 hängen voneinander ab: Es gibt %3 verschiedene Paare ihrer Werte, daher beginnen mehr Schlüssel gleich.</translation>
    </message>
    <message>
        <source>%1 documents × %2 = %3 of BSON.</source>
        <translation>%1 Dokumente × %2 = %3 BSON.</translation>
    </message>
    <message>
        <source>A document: 5 B, and for each field 1 B for its type, the name, 1 B, and the value; optional fields by their share, arrays at their likely length.</source>
        <translation>Ein Dokument: 5 B und für jedes Feld 1 B für seinen Typ, der Name, 1 B und der Wert; optionale Felder nach ihrem Anteil, Arrays mit ihrer wahrscheinlichen Länge.</translation>
    </message>
    <message>
        <source>One without optional fields and with the shortest arrays: %1. One with all of them and long arrays: %2.</source>
        <translation>Eines ohne optionale Felder und mit den kürzesten Arrays: %1. Eines mit allen optionalen Feldern und langen Arrays: %2.</translation>
    </message>
    <message>
        <source>An empty collection takes %1.</source>
        <translation>Eine leere Collection belegt %1.</translation>
    </message>
    <message>
        <source>On its page a document takes %1: the heads of key and value, the record id, and the BSON.</source>
        <translation>Auf seiner Seite belegt ein Dokument %1: die Köpfe von Schlüssel und Wert, die Record-ID und das BSON.</translation>
    </message>
    <message>
        <source>%1 documents fill %2 leaf pages of 28 to 116 KiB; each is compressed and rounded up to 4 KiB.</source>
        <translation>%1 Dokumente füllen %2 Blattseiten von 28 bis 116 KiB; jede wird komprimiert und auf 4 KiB aufgerundet.</translation>
    </message>
    <message>
        <source>Snappy compressed pages of the imported documents to 1/%1 of their size.</source>
        <translation>Snappy hat Seiten der importierten Dokumente auf 1/%1 ihrer Größe komprimiert.</translation>
    </message>
    <message>
        <source>Snappy compresses pages of this shape to about 1/%1 of their size; no real documents were compressed, as an import would do.</source>
        <translation>Snappy komprimiert Seiten dieser Form auf etwa 1/%1 ihrer Größe; echte Dokumente wurden dafür nicht komprimiert, wie es ein Import täte.</translation>
    </message>
    <message>
        <source>Low: loaded in one go, without free space.</source>
        <translation>Niedrig: in einem Zug geladen, ohne freien Platz.</translation>
    </message>
    <message>
        <source>High: with as much free space as data, because documents are updated.</source>
        <translation>Hoch: mit so viel freiem Platz wie Daten, weil Dokumente geändert werden.</translation>
    </message>
    <message>
        <source>High: with %1 more in free space, because none is updated.</source>
        <translation>Hoch: mit %1 mehr an freiem Platz, weil keines geändert wird.</translation>
    </message>
    <message>
        <source>An empty index takes %1.</source>
        <translation>Ein leerer Index belegt %1.</translation>
    </message>
    <message>
        <source>%1 documents × %2 entries each = %3 entries.</source>
        <translation>%1 Dokumente × je %2 Einträge = %3 Einträge.</translation>
    </message>
    <message>
        <source>A key has %1 without its record id; on its page an entry takes %2, because what it begins with like the key before is not repeated.</source>
        <translation>Ein Schlüssel hat ohne seine Record-ID %1; auf seiner Seite belegt ein Eintrag %2, weil der Anfang, den er mit dem vorigen Schlüssel gemeinsam hat, nicht wiederholt wird.</translation>
    </message>
    <message>
        <source>Leaf pages of 16 KiB are filled to 14,745 B: %1 of them.</source>
        <translation>Blattseiten von 16 KiB werden bis 14.745 B gefüllt: %1 Seiten.</translation>
    </message>
    <message>
        <source>Likely: %1 new documents, whose keys go to its end.</source>
        <translation>Wahrscheinlich: neue Dokumente (%1), deren Schlüssel an sein Ende kommen.</translation>
    </message>
    <message>
        <source>Likely: %1 new documents, whose keys go to any page.</source>
        <translation>Wahrscheinlich: neue Dokumente (%1), deren Schlüssel auf beliebige Seiten kommen.</translation>
    </message>
    <message>
        <source>High as well: %1 of keys that updates took out in the last five minutes, should each change the key.</source>
        <translation>Hoch außerdem: %1 für Schlüssel, die Änderungen in den letzten fünf Minuten herausgenommen haben, falls jede den Schlüssel ändert.</translation>
    </message>
    <message>
        <source>In use of it: %1.</source>
        <translation>Davon in Gebrauch: %1.</translation>
    </message>
    <message>
        <source>Pages of documents in use %1 + index pages in use %2 + changes that wait for the next checkpoint %3 = %4.</source>
        <translation>Seiten der Dokumente in Gebrauch %1 + Indexseiten in Gebrauch %2 + Änderungen, die auf den nächsten Checkpoint warten, %3 = %4.</translation>
    </message>
    <message>
        <source>That is %1 of the cache of %2; up to 70 % fits well.</source>
        <translation>Das sind %1 des Caches von %2; bis 70 % passt es gut.</translation>
    </message>
    <message>
        <source>Low %1, high %2: how large documents and keys are, how many of them lie on a page, where those in use are, and changes from none to 5 % of the cache.</source>
        <translation>Niedrig %1, hoch %2: je nachdem, wie groß Dokumente und Schlüssel sind, wie viele davon auf einer Seite liegen und wo die in Gebrauch sind, und mit Änderungen von 0 bis 5 % des Caches.</translation>
    </message>
    <message>
        <source>The cache is set to %1.</source>
        <translation>Der Cache ist auf %1 festgelegt.</translation>
    </message>
    <message>
        <source>Half of what %1 of memory have beyond 1 GiB, at least 256 MiB: %2, as the server does by itself.</source>
        <translation>Die Hälfte dessen, was bei %1 Arbeitsspeicher über 1 GiB hinausgeht, mindestens 256 MiB: %2, wie es der Server von selbst einstellt.</translation>
    </message>
    <message>
        <source>A server in a container counts the container&apos;s limit as its memory.</source>
        <translation>Ein Server in einem Container sieht die Grenze des Containers als seinen Arbeitsspeicher an.</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1, without a range.</source>
        <translation>%1, ohne Spanne.</translation>
    </message>
    <message>
        <source>Likely %1, between %2 and %3.</source>
        <translation>Wahrscheinlich %1, zwischen %2 und %3.</translation>
    </message>
    <message>
        <source>In memory</source>
        <translation>Im Arbeitsspeicher</translation>
    </message>
    <message>
        <source>As the model says: at least %1, likely %2, at most %3. All other figures are for the likely number.</source>
        <translation>Wie das Modell sagt: mindestens %1, wahrscheinlich %2, höchstens %3. Alle anderen Zahlen gelten für die wahrscheinliche Anzahl.</translation>
    </message>
    <message>
        <source>Index %1:</source>
        <translation>Index %1:</translation>
    </message>
    <message>
        <source>The sum over all collections; each has its own explanation.</source>
        <translation>Die Summe über alle Collections; jede hat ihre eigene Erklärung.</translation>
    </message>
    <message>
        <source>Working set of all</source>
        <translation>Working Set insgesamt</translation>
    </message>
    <message>
        <source>Low: as if the documents in use lay side by side.</source>
        <translation>Niedrig: als lägen die benutzten Dokumente nebeneinander.</translation>
    </message>
    <message>
        <source>Low: only the keys of the documents in use. High: all of it, %1.</source>
        <translation>Niedrig: nur die Schlüssel der benutzten Dokumente. Hoch: der ganze Index, %1.</translation>
    </message>
    <message>
        <source>By itself, without what is linked to it: 5 B, and for each field 1 B for its type, the name, 1 B, and the value; optional fields by their share.</source>
        <translation>Für sich, ohne das, was damit verknüpft ist: 5 B, und für jedes Feld 1 B für den Typ, der Name, 1 B und der Wert; optionale Felder nach ihrem Anteil.</translation>
    </message>
    <message>
        <source>%1 a day</source>
        <translation>%1 am Tag</translation>
    </message>
    <message>
        <source>%1 documents today.</source>
        <translation>Heute %1 Dokumente.</translation>
    </message>
    <message>
        <source>New documents: %1.</source>
        <translation>Neue Dokumente: %1.</translation>
    </message>
    <message>
        <source>No growth is stated, so their number stays as it is.</source>
        <translation>Es ist kein Wachstum angegeben, ihre Zahl bleibt also gleich.</translation>
    </message>
    <message>
        <source>Each is deleted after %1, so their number settles at %2.</source>
        <translation>Jedes wird %1 lang aufbewahrt, ihre Zahl pendelt sich also bei %2 ein.</translation>
    </message>
    <message>
        <source>Array %1: %2 items today, %3 in the longest, %4, %5 in a usual document; longer arrays get more in the same proportion.</source>
        <translation>Array %1: heute %2 Elemente, %3 im längsten, %4, %5 in einem üblichen Dokument; längere Arrays wachsen im selben Verhältnis stärker.</translation>
    </message>
    <message>
        <source>%1: in the document that was read, nothing more to fetch.</source>
        <translation>%1: im gelesenen Dokument, nichts weiter zu holen.</translation>
    </message>
    <message>
        <source>%1: the fields wanted are copied into the document that was read.</source>
        <translation>%1: Die gewünschten Felder sind in das gelesene Dokument kopiert.</translation>
    </message>
    <message>
        <source>%1: fetched by $lookup, documents: %2.</source>
        <translation>%1: mit $lookup geholt, Dokumente: %2.</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>tight</source>
        <translation>knapp</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>zu groß</translation>
    </message>
    <message>
        <source>1,000 elements</source>
        <translation>1.000 Elemente</translation>
    </message>
    <message>
        <source>in a month</source>
        <translation>in einem Monat</translation>
    </message>
    <message>
        <source>in %1 months</source>
        <translation>in %1 Monaten</translation>
    </message>
    <message>
        <source>in %1 years</source>
        <translation>in %1 Jahren</translation>
    </message>
    <message>
        <source>not in 100 years</source>
        <translation>nicht in 100 Jahren</translation>
    </message>
    <message>
        <source>%1: document of %2</source>
        <translation>%1: Dokument von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Array %1 has no limit and no stated growth: it is assumed to keep its size.</source>
        <translation>Array %1 hat keine Grenze, aber es ist nicht angegeben, wie schnell es wächst: Es wird angenommen, dass es bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>No array of a document grows without end, so documents keep their size.</source>
        <translation>Kein Array eines Dokuments wächst ohne Ende, die Dokumente behalten also ihre Größe.</translation>
    </message>
    <message>
        <source>For each month the formulas of today&apos;s sizes are applied to as many documents of that size; a month is a twelfth of 365.25 days.</source>
        <translation>Für jeden Monat werden die Formeln der heutigen Größen auf die jeweilige Anzahl und Größe der Dokumente angewandt; ein Monat ist ein Zwölftel von 365,25 Tagen.</translation>
    </message>
    <message>
        <source>A file never gets smaller by itself: it stays as large as it once was.</source>
        <translation>Eine Datei wird nie von selbst kleiner: Sie bleibt so groß, wie sie einmal war.</translation>
    </message>
    <message>
        <source>Low and high: those of today&apos;s sizes at each month; documents between the fewest and the most that the model says there are today.</source>
        <translation>Niedrig und hoch: die der heutigen Größen in jedem Monat; Dokumente zwischen den wenigsten und den meisten, die es laut Modell heute gibt.</translation>
    </message>
    <message>
        <source>Starts at %1, %2.</source>
        <translation>Beginnt bei %1, %2.</translation>
    </message>
    <message>
        <source>Work that a pattern brings, %1.</source>
        <translation>Arbeit, die ein Muster mit sich bringt, %1.</translation>
    </message>
    <message>
        <source>Documents read: %1, each found by an entry of an index; with what is joined %2 of BSON.</source>
        <translation>Gelesene Dokumente: %1, jedes über einen Indexeintrag gefunden; mit dem Verknüpften %2 BSON.</translation>
    </message>
    <message>
        <source>Documents written: %1; the engine writes each whole, %2.</source>
        <translation>Geschriebene Dokumente: %1; die Storage-Engine schreibt jedes ganz, %2.</translation>
    </message>
    <message>
        <source>Of them only to keep copies in step: %1.</source>
        <translation>Davon nur, um Kopien nachzuführen: %1.</translation>
    </message>
    <message>
        <source>Index entries added and removed: %1; an insert adds one to each index, a change takes two where its key changes.</source>
        <translation>Hinzugefügte und entfernte Indexeinträge: %1; ein Insert fügt jedem Index einen hinzu, eine Änderung kostet zwei, wo sich ihr Schlüssel ändert.</translation>
    </message>
    <message>
        <source>Round trips between the application and the server: %1.</source>
        <translation>Roundtrips zwischen Anwendung und Server: %1.</translation>
    </message>
    <message>
        <source>Units: %1, of which one is an empty command; the advisor counts them times the rate and the importance, %2.</source>
        <translation>Einheiten: %1, eine davon ist ein leerer Befehl; der Berater zählt sie mal Rate und Wichtigkeit, %2.</translation>
    </message>
    <message>
        <source>The &apos;_id&apos; value cannot be of type %1</source>
        <translation>Der Wert von &apos;_id&apos; darf nicht vom Typ %1 sein</translation>
    </message>
    <message>
        <source>_id may not have fields whose names begin with &apos;$&apos;</source>
        <translation>_id darf keine Felder enthalten, deren Namen mit &apos;$&apos; beginnen</translation>
    </message>
    <message>
        <source>A server refuses this validator with code %1: %2.</source>
        <translation>Ein Server lehnt diesen Validator mit Code %1 ab: %2.</translation>
    </message>
    <message>
        <source>Change the validator.</source>
        <translation>Ändern Sie den Validator.</translation>
    </message>
    <message>
        <source>a pattern takes too many steps on a value</source>
        <translation>ein regulärer Ausdruck braucht bei einem Wert zu viele Schritte</translation>
    </message>
    <message>
        <source>%1 of values of type %2 is not evaluated here</source>
        <translation>%1 mit Werten vom Typ %2 wird hier nicht ausgewertet</translation>
    </message>
    <message>
        <source>$subtract of decimals or from dates is not evaluated here</source>
        <translation>$subtract mit Dezimalzahlen oder von Datumswerten wird hier nicht ausgewertet</translation>
    </message>
    <message>
        <source>sums of large or many numbers are not evaluated here</source>
        <translation>Summen großer oder vieler Zahlen werden hier nicht ausgewertet</translation>
    </message>
    <message>
        <source>a number beyond 64 bits is not evaluated here</source>
        <translation>eine Zahl jenseits von 64 Bit wird hier nicht ausgewertet</translation>
    </message>
    <message>
        <source>An object representing an expression must have exactly one field</source>
        <translation>Ein Objekt, das einen Ausdruck darstellt, muss genau ein Feld haben</translation>
    </message>
    <message>
        <source>an object of expressions is not evaluated here</source>
        <translation>ein Objekt aus Ausdrücken wird hier nicht ausgewertet</translation>
    </message>
    <message>
        <source>$$%1 is not evaluated here</source>
        <translation>$$%1 wird hier nicht ausgewertet</translation>
    </message>
    <message>
        <source>Use of undefined variable: %1</source>
        <translation>Nicht definierte Variable: %1</translation>
    </message>
    <message>
        <source>A field path has an empty name</source>
        <translation>Ein Feldpfad enthält einen leeren Namen</translation>
    </message>
    <message>
        <source>A field path has a name with a dollar sign in front</source>
        <translation>Ein Feldpfad enthält einen Namen, der mit einem Dollarzeichen beginnt</translation>
    </message>
    <message>
        <source>$cond needs if, then and else</source>
        <translation>$cond braucht if, then und else</translation>
    </message>
    <message>
        <source>%1 cannot be used inside a validator</source>
        <translation>%1 kann in einem Validator nicht verwendet werden</translation>
    </message>
    <message>
        <source>$rand not allowed inside collection validators</source>
        <translation>$rand ist in Validatoren von Collections nicht erlaubt</translation>
    </message>
    <message>
        <source>%1 is not evaluated here</source>
        <translation>%1 wird hier nicht ausgewertet</translation>
    </message>
    <message>
        <source>Expression %1 takes another number of arguments</source>
        <translation>Der Ausdruck %1 erwartet eine andere Anzahl von Argumenten</translation>
    </message>
    <message>
        <source>Expected a number in: %1</source>
        <translation>Zahl erwartet in: %1</translation>
    </message>
    <message>
        <source>Expected an integer: %1</source>
        <translation>Ganze Zahl erwartet: %1</translation>
    </message>
    <message>
        <source>Expected a non-negative number in: %1</source>
        <translation>Nicht negative Zahl erwartet in: %1</translation>
    </message>
    <message>
        <source>Regular expression cannot contain an embedded null byte</source>
        <translation>Ein regulärer Ausdruck darf kein Nullbyte enthalten</translation>
    </message>
    <message>
        <source>Regular expression is invalid: %1</source>
        <translation>Der reguläre Ausdruck ist ungültig: %1</translation>
    </message>
    <message>
        <source>$expr can only be applied to the top-level document</source>
        <translation>$expr lässt sich nur auf das Dokument der obersten Ebene anwenden</translation>
    </message>
    <message>
        <source>%1 is not allowed in this context</source>
        <translation>%1 ist in diesem Zusammenhang nicht erlaubt</translation>
    </message>
    <message>
        <source>unknown top level operator: %1</source>
        <translation>unbekannter Operator auf der obersten Ebene: %1</translation>
    </message>
    <message>
        <source>%1 must be an array</source>
        <translation>%1 muss ein Array sein</translation>
    </message>
    <message>
        <source>$or/$and/$nor entries need to be full objects</source>
        <translation>Die Einträge von $or/$and/$nor müssen vollständige Objekte sein</translation>
    </message>
    <message>
        <source>$and/$or/$nor must be a nonempty array</source>
        <translation>$and/$or/$nor muss ein nicht leeres Array sein</translation>
    </message>
    <message>
        <source>Can&apos;t have RegEx as arg to predicate over field &apos;%1&apos;.</source>
        <translation>Ein regulärer Ausdruck kann nicht Argument eines Prädikats über dem Feld &apos;%1&apos; sein.</translation>
    </message>
    <message>
        <source>Can&apos;t have regex as arg to $ne.</source>
        <translation>Ein regulärer Ausdruck kann nicht Argument von $ne sein.</translation>
    </message>
    <message>
        <source>$options needs a $regex</source>
        <translation>$options setzt $regex voraus</translation>
    </message>
    <message>
        <source>$geoNear, $near, and $nearSphere are not allowed in this context</source>
        <translation>$geoNear, $near und $nearSphere sind in diesem Zusammenhang nicht erlaubt</translation>
    </message>
    <message>
        <source>unknown operator: %1</source>
        <translation>unbekannter Operator: %1</translation>
    </message>
    <message>
        <source>cannot compare to undefined</source>
        <translation>mit undefined lässt sich nicht vergleichen</translation>
    </message>
    <message>
        <source>%1 needs an array</source>
        <translation>%1 braucht ein Array</translation>
    </message>
    <message>
        <source>cannot nest $ under $in</source>
        <translation>$-Operatoren sind innerhalb von $in nicht erlaubt</translation>
    </message>
    <message>
        <source>Unknown type name alias: %1</source>
        <translation>Unbekannter Typname: %1</translation>
    </message>
    <message>
        <source>Invalid numerical type code: %1</source>
        <translation>Ungültiger numerischer Typcode: %1</translation>
    </message>
    <message>
        <source>type must be represented as a number or a string</source>
        <translation>Der Typ muss als Zahl oder String angegeben sein</translation>
    </message>
    <message>
        <source>%1 must match at least one type</source>
        <translation>%1 muss mindestens einen Typ nennen</translation>
    </message>
    <message>
        <source>malformed mod, needs to be an array</source>
        <translation>fehlerhaftes $mod: Es muss ein Array sein</translation>
    </message>
    <message>
        <source>malformed mod, not enough elements</source>
        <translation>fehlerhaftes $mod: zu wenige Elemente</translation>
    </message>
    <message>
        <source>malformed mod, too many elements</source>
        <translation>fehlerhaftes $mod: zu viele Elemente</translation>
    </message>
    <message>
        <source>malformed mod, divisor not a number</source>
        <translation>fehlerhaftes $mod: Der Divisor ist keine Zahl</translation>
    </message>
    <message>
        <source>malformed mod, remainder not a number</source>
        <translation>fehlerhaftes $mod: Der Rest ist keine Zahl</translation>
    </message>
    <message>
        <source>malformed mod, divisor value is invalid</source>
        <translation>fehlerhaftes $mod: Der Wert des Divisors ist ungültig</translation>
    </message>
    <message>
        <source>malformed mod, remainder value is invalid</source>
        <translation>fehlerhaftes $mod: Der Wert des Rests ist ungültig</translation>
    </message>
    <message>
        <source>divisor cannot be 0</source>
        <translation>Der Divisor darf nicht 0 sein</translation>
    </message>
    <message>
        <source>$regex has to be a string</source>
        <translation>$regex muss ein String sein</translation>
    </message>
    <message>
        <source>$options has to be a string</source>
        <translation>$options muss ein String sein</translation>
    </message>
    <message>
        <source>options set in both $regex and $options</source>
        <translation>Optionen sind sowohl in $regex als auch in $options angegeben</translation>
    </message>
    <message>
        <source>invalid flag in regex options: %1</source>
        <translation>Ungültiges Flag in den Optionen des regulären Ausdrucks: %1</translation>
    </message>
    <message>
        <source>Failed to parse $size: the number is too large</source>
        <translation>$size kann nicht gelesen werden: Die Zahl ist zu groß</translation>
    </message>
    <message>
        <source>$all needs an array</source>
        <translation>$all braucht ein Array</translation>
    </message>
    <message>
        <source>$all/$elemMatch has to be consistent</source>
        <translation>$all mit $elemMatch muss einheitlich sein</translation>
    </message>
    <message>
        <source>no $ expressions in $all</source>
        <translation>$all darf keine $-Ausdrücke enthalten</translation>
    </message>
    <message>
        <source>$elemMatch needs an Object</source>
        <translation>$elemMatch braucht ein Objekt</translation>
    </message>
    <message>
        <source>$not needs a regex or a document</source>
        <translation>$not braucht einen regulären Ausdruck oder ein Dokument</translation>
    </message>
    <message>
        <source>$not cannot be empty</source>
        <translation>$not darf nicht leer sein</translation>
    </message>
    <message>
        <source>bit positions must be non-negative integers</source>
        <translation>Bitpositionen müssen nicht negative ganze Zahlen sein</translation>
    </message>
    <message>
        <source>%1 takes an array, a number, or binary data</source>
        <translation>%1 braucht ein Array, eine Zahl oder Binärdaten</translation>
    </message>
    <message>
        <source>$jsonSchema must be an object</source>
        <translation>$jsonSchema muss ein Objekt sein</translation>
    </message>
    <message>
        <source>Unknown $jsonSchema keyword: %1</source>
        <translation>Unbekanntes $jsonSchema-Schlüsselwort: %1</translation>
    </message>
    <message>
        <source>Duplicate $jsonSchema keyword: %1</source>
        <translation>Doppeltes $jsonSchema-Schlüsselwort: %1</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;%1&apos; must be a string</source>
        <translation>Das $jsonSchema-Schlüsselwort &apos;%1&apos; muss ein String sein</translation>
    </message>
    <message>
        <source>Cannot specify both $jsonSchema keywords &apos;type&apos; and &apos;bsonType&apos;</source>
        <translation>Die $jsonSchema-Schlüsselwörter &apos;type&apos; und &apos;bsonType&apos; dürfen nicht zusammen vorkommen</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;encrypt&apos; already says the type</source>
        <translation>Das $jsonSchema-Schlüsselwort &apos;encrypt&apos; legt den Typ bereits fest</translation>
    </message>
    <message>
        <source>encrypt and encryptMetadata are not evaluated here</source>
        <translation>encrypt und encryptMetadata werden hier nicht ausgewertet</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;%1&apos; has duplicate value: %2</source>
        <translation>Das $jsonSchema-Schlüsselwort &apos;%1&apos; enthält einen Wert doppelt: %2</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;%1&apos; array elements must be strings</source>
        <translation>Die Array-Elemente des $jsonSchema-Schlüsselworts &apos;%1&apos; müssen Strings sein</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;%1&apos; must name at least one type</source>
        <translation>Das $jsonSchema-Schlüsselwort &apos;%1&apos; muss mindestens einen Typ nennen</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;%1&apos; must be either a string or an array of strings</source>
        <translation>Das $jsonSchema-Schlüsselwort &apos;%1&apos; muss ein String oder ein Array von Strings sein</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;pattern&apos; must be a string</source>
        <translation>Das $jsonSchema-Schlüsselwort &apos;pattern&apos; muss ein String sein</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;multipleOf&apos; must be a number</source>
        <translation>Das $jsonSchema-Schlüsselwort &apos;multipleOf&apos; muss eine Zahl sein</translation>
    </message>
    <message>
        <source>The divisor of multipleOf cannot be NaN or infinite</source>
        <translation>Der Divisor von multipleOf darf weder NaN noch unendlich sein</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;multipleOf&apos; must have a positive value</source>
        <translation>Das $jsonSchema-Schlüsselwort &apos;multipleOf&apos; muss einen positiven Wert haben</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;%1&apos; must be present if %2 is present</source>
        <translation>Das $jsonSchema-Schlüsselwort &apos;%1&apos; muss vorhanden sein, wenn %2 vorhanden ist</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;%1&apos; must be a boolean</source>
        <translation>Das $jsonSchema-Schlüsselwort &apos;%1&apos; muss ein Wahrheitswert sein</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;%1&apos; must be a number</source>
        <translation>Das $jsonSchema-Schlüsselwort &apos;%1&apos; muss eine Zahl sein</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;uniqueItems&apos; must be a boolean</source>
        <translation>Das $jsonSchema-Schlüsselwort &apos;uniqueItems&apos; muss ein Wahrheitswert sein</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;items&apos; wants an object for each position</source>
        <translation>Das $jsonSchema-Schlüsselwort &apos;items&apos; braucht für jede Position ein Objekt</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;items&apos; must be an array or an object</source>
        <translation>Das $jsonSchema-Schlüsselwort &apos;items&apos; muss ein Array oder ein Objekt sein</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;additionalItems&apos; must be either an object or a boolean</source>
        <translation>Das $jsonSchema-Schlüsselwort &apos;additionalItems&apos; muss ein Objekt oder ein Wahrheitswert sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be an array</source>
        <translation>&apos;%1&apos; muss ein Array sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be an array of strings</source>
        <translation>&apos;%1&apos; muss ein Array von Strings sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names &apos;%2&apos; twice</source>
        <translation>&apos;%1&apos; nennt &apos;%2&apos; zweimal</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be an empty array</source>
        <translation>&apos;%1&apos; darf kein leeres Array sein</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;properties&apos; must be an object</source>
        <translation>Das $jsonSchema-Schlüsselwort &apos;properties&apos; muss ein Objekt sein</translation>
    </message>
    <message>
        <source>The schema of property &apos;%1&apos; must be an object</source>
        <translation>Das Schema der Eigenschaft &apos;%1&apos; muss ein Objekt sein</translation>
    </message>
    <message>
        <source>a rule for a property without a name can end the server&apos;s process</source>
        <translation>eine Regel für eine Eigenschaft ohne Namen kann den Serverprozess beenden</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;patternProperties&apos; must be an object</source>
        <translation>Das $jsonSchema-Schlüsselwort &apos;patternProperties&apos; muss ein Objekt sein</translation>
    </message>
    <message>
        <source>patternProperties has &apos;%1&apos;, which is not an object</source>
        <translation>patternProperties enthält &apos;%1&apos;, das kein Objekt ist</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;additionalProperties&apos; must be an object or a boolean</source>
        <translation>Das $jsonSchema-Schlüsselwort &apos;additionalProperties&apos; muss ein Objekt oder ein Wahrheitswert sein</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;dependencies&apos; must be an object</source>
        <translation>Das $jsonSchema-Schlüsselwort &apos;dependencies&apos; muss ein Objekt sein</translation>
    </message>
    <message>
        <source>dependency &apos;%1&apos; must be either an object or an array</source>
        <translation>Die Abhängigkeit &apos;%1&apos; muss ein Objekt oder ein Array sein</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;not&apos; must be an object</source>
        <translation>Das $jsonSchema-Schlüsselwort &apos;not&apos; muss ein Objekt sein</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;%1&apos; must be an array</source>
        <translation>Das $jsonSchema-Schlüsselwort &apos;%1&apos; muss ein Array sein</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;%1&apos; must be an array of objects</source>
        <translation>Das $jsonSchema-Schlüsselwort &apos;%1&apos; muss ein Array von Objekten sein</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;%1&apos; must be a non-empty array</source>
        <translation>Das $jsonSchema-Schlüsselwort &apos;%1&apos; muss ein nicht leeres Array sein</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;enum&apos; must be an array</source>
        <translation>Das $jsonSchema-Schlüsselwort &apos;enum&apos; muss ein Array sein</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;enum&apos; array cannot contain duplicate values</source>
        <translation>Das Array des $jsonSchema-Schlüsselworts &apos;enum&apos; darf keinen Wert doppelt enthalten</translation>
    </message>
    <message>
        <source>$jsonSchema keyword &apos;enum&apos; cannot be an empty array</source>
        <translation>Das $jsonSchema-Schlüsselwort &apos;enum&apos; darf kein leeres Array sein</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eins</translation>
    </message>
    <message>
        <source>zero or one</source>
        <translation>null oder eins</translation>
    </message>
    <message>
        <source>one or many</source>
        <translation>eins oder viele</translation>
    </message>
    <message>
        <source>zero or many</source>
        <translation>null oder viele</translation>
    </message>
    <message>
        <source>zillions</source>
        <translation>unzählige</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>optional</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ausgeklappt</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>eingeklappt</translation>
    </message>
    <message>
        <source>indexed</source>
        <translation>indiziert</translation>
    </message>
    <message>
        <source>made by the pattern %1</source>
        <translation>vom Muster %1 erzeugt</translation>
    </message>
    <message>
        <source>%1 to %2, relationship</source>
        <translation>%1 zu %2, Beziehung</translation>
    </message>
    <message>
        <source>%1 is a %2</source>
        <translation>%1 ist eine Art von %2</translation>
    </message>
    <message>
        <source>%1 refers to %2</source>
        <translation>%1 verweist auf %2</translation>
    </message>
    <message>
        <source>%1 is copied into %2</source>
        <translation>%1 wird nach %2 kopiert</translation>
    </message>
    <message>
        <source>attribute %1</source>
        <translation>Attribut %1</translation>
    </message>
    <message>
        <source>number %1 on the path</source>
        <translation>Nummer %1 auf dem Pfad</translation>
    </message>
    <message>
        <source>pattern %1</source>
        <translation>Muster %1</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>zusammengeklappt</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>A whole number is needed.</source>
        <translation>Eine ganze Zahl ist erforderlich.</translation>
    </message>
    <message>
        <source>What has to be in memory, by collection and index, against the cache</source>
        <translation>Was im Arbeitsspeicher sein muss, nach Collection und Index, gegen den Cache</translation>
    </message>
    <message>
        <source>How large the documents of a collection are, against the 16 MiB they may have</source>
        <translation>Wie groß die Dokumente einer Collection sind, gegen die 16 MiB, die sie haben dürfen</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Wachstum</translation>
    </message>
    <message>
        <source>Size, working set and largest document over five years, with and without each pattern</source>
        <translation>Größe, Working Set und größtes Dokument über fünf Jahre, mit jedem Muster und ohne es</translation>
    </message>
    <message>
        <source>The working set without and with a pattern in use</source>
        <translation>Das Working Set ohne und mit einem verwendeten Muster</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>The working sets of the designs for the three goals</source>
        <translation>Die Working Sets der Entwürfe für die drei Ziele</translation>
    </message>
    <message>
        <source>What each operation of the workload touches, rewrites and keeps in step</source>
        <translation>Was jede Operation des Workloads berührt, neu schreibt und nachführt</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>Evenly</source>
        <translation>Gleichmäßig</translation>
    </message>
    <message>
        <source>Around a mean</source>
        <translation>Um einen Mittelwert</translation>
    </message>
    <message>
        <source>Few are frequent (Zipf)</source>
        <translation>Wenige sind häufig (Zipf)</translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation>Einer nach dem anderen</translation>
    </message>
    <message>
        <source>English (as usual)</source>
        <translation>Englisch (wie üblich)</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanisch</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russisch</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <source>By lifecycle</source>
        <translation>Nach Lebenszyklus</translation>
    </message>
    <message>
        <source>ObjectId</source>
        <translation>ObjectId</translation>
    </message>
    <message>
        <source>A field of its own</source>
        <translation>Ein eigenes Feld</translation>
    </message>
    <message>
        <source>Several fields as text</source>
        <translation>Mehrere Felder als Text</translation>
    </message>
    <message>
        <source>Several fields as an object</source>
        <translation>Mehrere Felder als Objekt</translation>
    </message>
    <message>
        <source>one to one</source>
        <translation>eins zu eins</translation>
    </message>
    <message>
        <source>one to many</source>
        <translation>eins zu viele</translation>
    </message>
    <message>
        <source>many to many</source>
        <translation>viele zu viele</translation>
    </message>
    <message>
        <source>Not acknowledged</source>
        <translation>Nicht bestätigt</translation>
    </message>
    <message>
        <source>One server</source>
        <translation>Ein Server</translation>
    </message>
    <message>
        <source>Majority</source>
        <translation>Mehrheit</translation>
    </message>
    <message>
        <source>Link from %1</source>
        <translation>Verweis von %1</translation>
    </message>
    <message>
        <source>Link from both sides</source>
        <translation>Verweis von beiden Seiten</translation>
    </message>
    <message>
        <source>Collection of links</source>
        <translation>Collection der Verweise</translation>
    </message>
    <message>
        <source>Make the gaps between the selected entities equal</source>
        <translation>Die Abstände zwischen den ausgewählten Entitäten angleichen</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Align &amp;left</source>
        <translation>&amp;Links ausrichten</translation>
    </message>
    <message>
        <source>Align &amp;centres</source>
        <translation>Mitten &amp;senkrecht ausrichten</translation>
    </message>
    <message>
        <source>Align &amp;right</source>
        <translation>&amp;Rechts ausrichten</translation>
    </message>
    <message>
        <source>Align &amp;top</source>
        <translation>&amp;Oben ausrichten</translation>
    </message>
    <message>
        <source>Align &amp;middles</source>
        <translation>Mitten &amp;waagerecht ausrichten</translation>
    </message>
    <message>
        <source>Align &amp;bottom</source>
        <translation>&amp;Unten ausrichten</translation>
    </message>
    <message>
        <source>Distribute &amp;across</source>
        <translation>&amp;Waagerecht verteilen</translation>
    </message>
    <message>
        <source>Distribute &amp;down</source>
        <translation>&amp;Senkrecht verteilen</translation>
    </message>
    <message>
        <source>&amp;Group in an area, ungroup</source>
        <translation>In einem Bereich &amp;gruppieren, Gruppierung aufheben</translation>
    </message>
    <message>
        <source>Put an area around the selected entities, or take the selected area away</source>
        <translation>Einen Bereich um die ausgewählten Entitäten legen oder den ausgewählten Bereich entfernen</translation>
    </message>
    <message>
        <source>Loc&amp;ked</source>
        <translation>Ge&amp;sperrt</translation>
    </message>
    <message>
        <source>Cannot be moved by the mouse or the layout</source>
        <translation>Weder die Maus noch das automatische Layout verschiebt es</translation>
    </message>
    <message>
        <source>C&amp;ollapsed</source>
        <translation>&amp;Zusammengeklappt</translation>
    </message>
    <message>
        <source>Show only header and footer</source>
        <translation>Nur Kopf- und Fußzeile zeigen</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>&amp;Anordnen</translation>
    </message>
    <message>
        <source>The selected cards by one step of the grid; in a card, from row to row</source>
        <translation>Die ausgewählten Karten um einen Rasterschritt; in einer Karte von Zeile zu Zeile</translation>
    </message>
    <message>
        <source>%1, ten steps</source>
        <translation>%1, zehn Schritte</translation>
    </message>
    <message>
        <source>%1, one pixel</source>
        <translation>%1, ein Pixel</translation>
    </message>
    <message>
        <source>Select the nearest card on that side</source>
        <translation>Die nächste Karte auf dieser Seite auswählen</translation>
    </message>
    <message>
        <source>To the card on the left</source>
        <translation>Zur Karte links</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Nach links verschieben</translation>
    </message>
    <message>
        <source>To the card on the right</source>
        <translation>Zur Karte rechts</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Nach rechts verschieben</translation>
    </message>
    <message>
        <source>To the card above</source>
        <translation>Zur Karte darüber</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben verschieben</translation>
    </message>
    <message>
        <source>To the card below</source>
        <translation>Zur Karte darunter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten verschieben</translation>
    </message>
    <message>
        <source>Into the card, edit</source>
        <translation>In die Karte, bearbeiten</translation>
    </message>
    <message>
        <source>From a card to its fields; edits a field, opens an object</source>
        <translation>Von einer Karte zu ihren Feldern; bearbeitet ein Feld, öffnet ein Objekt</translation>
    </message>
    <message>
        <source>Next field</source>
        <translation>Nächstes Feld</translation>
    </message>
    <message>
        <source>Add a field below the selected one</source>
        <translation>Ein Feld unter dem ausgewählten hinzufügen</translation>
    </message>
    <message>
        <source>Context menu</source>
        <translation>Kontextmenü</translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation>Zeichenfläche</translation>
    </message>
    <message>
        <source>Color what is selected</source>
        <translation>Die Auswahl färben</translation>
    </message>
    <message>
        <source>Co&amp;lor</source>
        <translation>&amp;Farbe</translation>
    </message>
    <message>
        <source>Rename diagram</source>
        <translation>Diagramm umbenennen</translation>
    </message>
    <message>
        <source>Show in this diagram</source>
        <translation>In diesem Diagramm zeigen</translation>
    </message>
    <message>
        <source>Name of an entity</source>
        <translation>Name einer Entität</translation>
    </message>
    <message>
        <source>New &amp;diagram</source>
        <translation>Neues &amp;Diagramm</translation>
    </message>
    <message>
        <source>Another diagram of the selected entities, or of the whole model</source>
        <translation>Ein weiteres Diagramm der ausgewählten Entitäten oder des ganzen Modells</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>Give the diagram another name</source>
        <translation>Dem Diagramm einen anderen Namen geben</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Delete the diagram; its entities stay in the model</source>
        <translation>Das Diagramm löschen; seine Entitäten bleiben im Modell</translation>
    </message>
    <message>
        <source>&amp;Hide here</source>
        <translation>Hier &amp;ausblenden</translation>
    </message>
    <message>
        <source>Leave the selected entities out of this diagram; they stay in the model</source>
        <translation>Die ausgewählten Entitäten in diesem Diagramm weglassen; sie bleiben im Modell</translation>
    </message>
    <message>
        <source>&amp;Show another entity…</source>
        <translation>Weitere Entität &amp;zeigen …</translation>
    </message>
    <message>
        <source>Add an entity of the model to this diagram</source>
        <translation>Eine Entität des Modells in dieses Diagramm aufnehmen</translation>
    </message>
    <message>
        <source>Show the &amp;whole model</source>
        <translation>Das &amp;ganze Modell zeigen</translation>
    </message>
    <message>
        <source>Show all entities in this diagram, also those to come</source>
        <translation>Alle Entitäten in diesem Diagramm zeigen, auch künftige</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nächstes</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Voriges</translation>
    </message>
    <message>
        <source>&amp;Diagram</source>
        <translation>&amp;Diagramm</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>%1. Ctrl+Z takes it back.</source>
        <translation>%1. Strg+Z macht es rückgängig.</translation>
    </message>
    <message>
        <source>%1, with %2. Ctrl+Z takes it back.</source>
        <translation>%1, mit %2. Strg+Z macht es rückgängig.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Copy what is selected and delete it</source>
        <translation>Die Auswahl kopieren und löschen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy what is selected, as text</source>
        <translation>Die Auswahl als Text kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Add what was copied here or in another window</source>
        <translation>Einfügen, was hier oder in einem anderen Fenster kopiert wurde</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Copy the selected entities beside themselves</source>
        <translation>Die ausgewählten Entitäten daneben kopieren</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Delete what is selected</source>
        <translation>Die Auswahl löschen</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Select nei&amp;ghbours</source>
        <translation>Nach&amp;barn auswählen</translation>
    </message>
    <message>
        <source>Select what is related to the selected entities too</source>
        <translation>Auch auswählen, womit die ausgewählten Entitäten in Beziehung stehen</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen …</translation>
    </message>
    <message>
        <source>Find names, fields and notes in the diagram</source>
        <translation>Namen, Felder und Notizen im Diagramm suchen</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>&amp;Rückwärts weitersuchen</translation>
    </message>
    <message>
        <source>&amp;Replace…</source>
        <translation>E&amp;rsetzen …</translation>
    </message>
    <message>
        <source>Replace text in names, fields and notes</source>
        <translation>Text in Namen, Feldern und Notizen ersetzen</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>&amp;Gehe zu …</translation>
    </message>
    <message>
        <source>Jump to an entity, a field or a relationship by name</source>
        <translation>Zu einer Entität, einem Feld oder einer Beziehung mit diesem Namen springen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Move &amp;into the object before</source>
        <translation>In das Objekt &amp;davor</translation>
    </message>
    <message>
        <source>Move &amp;out of its object</source>
        <translation>Aus seinem Objekt &amp;heraus</translation>
    </message>
    <message>
        <source>Fie&amp;ld</source>
        <translation>Fe&amp;ld</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Shapewright projects (*.shape.json);;All files (*)</source>
        <translation>Shapewright-Projekte (*.shape.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png *.pdf)</source>
        <translation>Bilder (*.svg *.png *.pdf)</translation>
    </message>
    <message>
        <source>Decision record</source>
        <translation>Entscheidungsprotokoll</translation>
    </message>
    <message>
        <source>Decision records (*.html *.md *.pdf)</source>
        <translation>Entscheidungsprotokolle (*.html *.md *.pdf)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>An empty project</source>
        <translation>Ein leeres Projekt</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open a project file</source>
        <translation>Eine Projektdatei öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>I&amp;mportieren …</translation>
    </message>
    <message>
        <source>A project from real documents in JSON or BSON</source>
        <translation>Ein Projekt aus echten Dokumenten in JSON oder BSON</translation>
    </message>
    <message>
        <source>&amp;Compare with…</source>
        <translation>&amp;Vergleichen mit …</translation>
    </message>
    <message>
        <source>What changed between another project file and this project</source>
        <translation>Was sich zwischen einer anderen Projektdatei und diesem Projekt geändert hat</translation>
    </message>
    <message>
        <source>Export as &amp;file…</source>
        <translation>Als &amp;Datei exportieren …</translation>
    </message>
    <message>
        <source>mongosh script, JSON Schema or Markdown</source>
        <translation>mongosh-Skript, JSON-Schema oder Markdown</translation>
    </message>
    <message>
        <source>&amp;Generate documents…</source>
        <translation>Dokumente &amp;erzeugen …</translation>
    </message>
    <message>
        <source>Made-up documents of collections, as JSON lines or BSON</source>
        <translation>Synthetische Dokumente der Collections, als JSON-Zeilen oder BSON</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>B&amp;ild exportieren …</translation>
    </message>
    <message>
        <source>The diagram as SVG, PNG or PDF</source>
        <translation>Das Diagramm als SVG, PNG oder PDF</translation>
    </message>
    <message>
        <source>&amp;Decision record…</source>
        <translation>Entscheidungsp&amp;rotokoll …</translation>
    </message>
    <message>
        <source>Goal, diagrams, options, shapes, sizes and findings as one HTML page, Markdown or PDF</source>
        <translation>Ziel, Diagramme, Möglichkeiten, Formen, Größen und Befunde als eine HTML-Seite, Markdown oder PDF</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>On paper: as many pages as you like, with a title block</source>
        <translation>Auf Papier: beliebig viele Seiten, mit Schriftfeld</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Was möchten Sie tun?</translation>
    </message>
    <message>
        <source>About Shapewright</source>
        <translation>Über Shapewright</translation>
    </message>
    <message>
        <source>Shapewright %1

Designs MongoDB schemas before the data exists: draws the model, shows what each shape of documents costs, says why one is better, and applies it to a server without ever dropping, renaming or rewriting anything.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Shapewright %1

Entwirft MongoDB-Schemas, bevor es die Daten gibt: zeichnet das Modell, zeigt, was jede Form der Dokumente kostet, begründet, warum eine besser ist, und wendet sie auf einem Server an, ohne dort je etwas zu löschen, umzubenennen oder umzuschreiben.

Freie Software unter der GNU General Public License, Version 3 oder neuer.</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation>&amp;Befehlspalette …</translation>
    </message>
    <message>
        <source>Run any command by its name</source>
        <translation>Jeden Befehl über seinen Namen ausführen</translation>
    </message>
    <message>
        <source>&amp;About Shapewright</source>
        <translation>Ü&amp;ber Shapewright</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Add index…</source>
        <translation>Index &amp;hinzufügen …</translation>
    </message>
    <message>
        <source>Add an index to the selected entity, on the selected field</source>
        <translation>Der ausgewählten Entität einen Index auf dem ausgewählten Feld hinzufügen</translation>
    </message>
    <message>
        <source>A&amp;ll indexes…</source>
        <translation>&amp;Alle Indizes …</translation>
    </message>
    <message>
        <source>Your own and the derived indexes, with what uses them: add, change, remove, keep or suppress them</source>
        <translation>Eigene und abgeleitete Indizes, mit dem, was sie nutzt: hinzufügen, ändern, entfernen, übernehmen oder unterdrücken</translation>
    </message>
    <message>
        <source>Inde&amp;xes</source>
        <translation>&amp;Indizes</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>Patterns and rules of design, step by step, with quizzes and tasks</source>
        <translation>Muster und Entwurfsregeln, Schritt für Schritt, mit Quizfragen und Aufgaben</translation>
    </message>
    <message>
        <source>&amp;Open lesson…</source>
        <translation>Lektion ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>A lesson from a file of your own</source>
        <translation>Eine Lektion aus einer eigenen Datei</translation>
    </message>
    <message>
        <source>&amp;Present a lesson</source>
        <translation>Lektion &amp;präsentieren</translation>
    </message>
    <message>
        <source>Lessons in large text, over the whole screen</source>
        <translation>Lektionen in großer Schrift auf dem ganzen Bildschirm</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>L&amp;ernen</translation>
    </message>
    <message>
        <source>How many of each belong together</source>
        <translation>Wie viele jeweils zusammengehören</translation>
    </message>
    <message>
        <source>Make weak entity</source>
        <translation>Zu schwacher Entität machen</translation>
    </message>
    <message>
        <source>Make strong entity</source>
        <translation>Zu starker Entität machen</translation>
    </message>
    <message>
        <source>An entity cannot be a kind of itself.</source>
        <translation>Eine Entität kann keine Art von sich selbst sein.</translation>
    </message>
    <message>
        <source>Remove the other is-a first.</source>
        <translation>Entfernen Sie zuerst das andere „ist ein“.</translation>
    </message>
    <message>
        <source>Make is-a</source>
        <translation>Zu „ist ein“ machen</translation>
    </message>
    <message>
        <source>A card is in the way of the line.</source>
        <translation>Eine Karte ist der Linie im Weg.</translation>
    </message>
    <message>
        <source>Move the card, or bend another piece with the mouse.</source>
        <translation>Verschieben Sie die Karte, oder biegen Sie ein anderes Stück mit der Maus.</translation>
    </message>
    <message>
        <source>Move the middle of the selected line by one step of the grid</source>
        <translation>Die Mitte der gewählten Linie um einen Rasterschritt verschieben</translation>
    </message>
    <message>
        <source>&amp;One to one</source>
        <translation>&amp;Eins zu eins</translation>
    </message>
    <message>
        <source>One to &amp;many</source>
        <translation>Eins zu &amp;vielen</translation>
    </message>
    <message>
        <source>Ma&amp;ny to many</source>
        <translation>&amp;Viele zu vielen</translation>
    </message>
    <message>
        <source>One to &amp;zillions</source>
        <translation>Eins zu &amp;unzähligen</translation>
    </message>
    <message>
        <source>&amp;Weak entity</source>
        <translation>&amp;Schwache Entität</translation>
    </message>
    <message>
        <source>The many side depends on the one side</source>
        <translation>Die n-Seite hängt von der 1-Seite ab</translation>
    </message>
    <message>
        <source>Make &amp;is-a</source>
        <translation>Zu „&amp;ist ein“ machen</translation>
    </message>
    <message>
        <source>The second entity is a kind of the first one</source>
        <translation>Die zweite Entität ist eine Art der ersten</translation>
    </message>
    <message>
        <source>Cardinality at the &amp;first end</source>
        <translation>Kardinalität am &amp;ersten Ende</translation>
    </message>
    <message>
        <source>Cardinality at the &amp;second end</source>
        <translation>Kardinalität am &amp;zweiten Ende</translation>
    </message>
    <message>
        <source>Add &amp;attribute</source>
        <translation>&amp;Attribut hinzufügen</translation>
    </message>
    <message>
        <source>Add a field to a many to many relationship</source>
        <translation>Einer m:n-Beziehung ein Feld hinzufügen</translation>
    </message>
    <message>
        <source>Bend to the &amp;left</source>
        <translation>Nach &amp;links biegen</translation>
    </message>
    <message>
        <source>Bend to the &amp;right</source>
        <translation>Nach &amp;rechts biegen</translation>
    </message>
    <message>
        <source>Bend u&amp;p</source>
        <translation>Nach &amp;oben biegen</translation>
    </message>
    <message>
        <source>Bend &amp;down</source>
        <translation>Nach &amp;unten biegen</translation>
    </message>
    <message>
        <source>Strai&amp;ghten</source>
        <translation>Be&amp;gradigen</translation>
    </message>
    <message>
        <source>Reset the manual route of the selected lines</source>
        <translation>Den von Hand gegebenen Weg der gewählten Linien zurücknehmen</translation>
    </message>
    <message>
        <source>Relat&amp;ionship</source>
        <translation>&amp;Beziehung</translation>
    </message>
    <message>
        <source>Add &amp;entity</source>
        <translation>&amp;Entität hinzufügen</translation>
    </message>
    <message>
        <source>Add an entity in the middle of the view</source>
        <translation>Eine Entität in der Mitte der Ansicht hinzufügen</translation>
    </message>
    <message>
        <source>Add &amp;field</source>
        <translation>&amp;Feld hinzufügen</translation>
    </message>
    <message>
        <source>Add a field to the selected entity</source>
        <translation>Der ausgewählten Entität ein Feld hinzufügen</translation>
    </message>
    <message>
        <source>Add field &amp;inside</source>
        <translation>Feld &amp;darin hinzufügen</translation>
    </message>
    <message>
        <source>Add a field to the selected object or array of objects</source>
        <translation>Dem ausgewählten Objekt oder Array von Objekten ein Feld hinzufügen</translation>
    </message>
    <message>
        <source>Add &amp;relationship</source>
        <translation>&amp;Beziehung hinzufügen</translation>
    </message>
    <message>
        <source>Connect the two selected entities, or the selected one with itself</source>
        <translation>Die beiden ausgewählten Entitäten verbinden oder die ausgewählte mit sich selbst</translation>
    </message>
    <message>
        <source>Add &amp;operation</source>
        <translation>&amp;Operation hinzufügen</translation>
    </message>
    <message>
        <source>Add an operation to the workload</source>
        <translation>Dem Workload eine Operation hinzufügen</translation>
    </message>
    <message>
        <source>Paste &amp;workload rows</source>
        <translation>Workload-Zeilen ein&amp;fügen</translation>
    </message>
    <message>
        <source>Add the rows of a spreadsheet from the clipboard as operations</source>
        <translation>Die Zeilen einer Tabellenkalkulation aus der Zwischenablage als Operationen hinzufügen</translation>
    </message>
    <message>
        <source>Cop&amp;y workload rows</source>
        <translation>Workload-Zeilen &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy all operations as rows for a spreadsheet</source>
        <translation>Alle Operationen als Zeilen für eine Tabellenkalkulation kopieren</translation>
    </message>
    <message>
        <source>&amp;Lay out</source>
        <translation>&amp;Anordnen</translation>
    </message>
    <message>
        <source>Rearrange all cards</source>
        <translation>Alle Karten neu anordnen</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>Show the problems of model and design</source>
        <translation>Die Probleme von Modell und Entwurf anzeigen</translation>
    </message>
    <message>
        <source>&amp;Measure sizes</source>
        <translation>Größen &amp;messen</translation>
    </message>
    <message>
        <source>Build the collections in MongoDB&apos;s storage engine on this computer and measure their sizes</source>
        <translation>Die Collections in MongoDBs Storage-Engine auf diesem Rechner aufbauen und ihre Größen messen</translation>
    </message>
    <message>
        <source>Remove cali&amp;bration</source>
        <translation>Kali&amp;brierung entfernen</translation>
    </message>
    <message>
        <source>Estimate sizes by formulas alone again</source>
        <translation>Größen wieder allein nach Formeln schätzen</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>&amp;Default arrangement</source>
        <translation>&amp;Standardanordnung</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Leisten</translation>
    </message>
    <message>
        <source>&amp;Advise…</source>
        <translation>&amp;Empfehlungen …</translation>
    </message>
    <message>
        <source>Which patterns help at this goal, and why</source>
        <translation>Welche Muster bei diesem Ziel helfen und warum</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>M&amp;uster</translation>
    </message>
    <message>
        <source>Stage validation rules</source>
        <translation>Validierungsregeln stufenweise in Kraft setzen</translation>
    </message>
    <message>
        <source>Save the script that stages the rules</source>
        <translation>Skript speichern, das die Regeln stufenweise in Kraft setzt</translation>
    </message>
    <message>
        <source>MongoDB shell script (*.js)</source>
        <translation>MongoDB-Shell-Skript (*.js)</translation>
    </message>
    <message>
        <source>&amp;Export to server…</source>
        <translation>Auf Server &amp;exportieren …</translation>
    </message>
    <message>
        <source>Create collections, validators and indexes on a MongoDB server</source>
        <translation>Collections, Validatoren und Indizes auf einem MongoDB-Server anlegen</translation>
    </message>
    <message>
        <source>&amp;Stage validation rules…</source>
        <translation>Validierungsregeln &amp;stufenweise in Kraft setzen …</translation>
    </message>
    <message>
        <source>Save a script with which the rules of a collection first warn, and refuse only once no document breaks them</source>
        <translation>Ein Skript speichern, mit dem die Regeln einer Collection zuerst nur warnen und erst ablehnen, wenn kein Dokument mehr gegen sie verstößt</translation>
    </message>
    <message>
        <source>&amp;Calibrate sizes…</source>
        <translation>Größen &amp;kalibrieren …</translation>
    </message>
    <message>
        <source>Load synthetic documents into a scratch database on a server and correct the estimates by what is measured</source>
        <translation>Synthetische Dokumente in eine temporäre Datenbank auf einem Server laden und die Schätzungen anhand der Messung korrigieren</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>&amp;Server</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation>&amp;Hoher Kontrast, hell</translation>
    </message>
    <message>
        <source>High &amp;contrast, dark</source>
        <translation>Hoher &amp;Kontrast, dunkel</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>E&amp;rscheinungsbild</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>Au&amp;swählen</translation>
    </message>
    <message>
        <source>&amp;Move the view</source>
        <translation>Ansicht &amp;verschieben</translation>
    </message>
    <message>
        <source>Draw an &amp;entity</source>
        <translation>Eine &amp;Entität zeichnen</translation>
    </message>
    <message>
        <source>Draw a &amp;relationship</source>
        <translation>Eine &amp;Beziehung zeichnen</translation>
    </message>
    <message>
        <source>Draw a &amp;note</source>
        <translation>Eine &amp;Notiz zeichnen</translation>
    </message>
    <message>
        <source>Draw an &amp;area</source>
        <translation>Einen &amp;Bereich zeichnen</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>No relationships lead from one to the other.</source>
        <translation>Keine Beziehungen führen von der einen zur anderen.</translation>
    </message>
    <message numerus="yes">
        <source>%n relationships apart</source>
        <translation>
            <numerusform>%n Beziehung voneinander entfernt</numerusform>
            <numerusform>%n Beziehungen voneinander entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>Entities and relationships</source>
        <translation>Entitäten und Beziehungen</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <translation>&amp;Dokumente</translation>
    </message>
    <message>
        <source>Collections with the shape of their documents</source>
        <translation>Collections mit der Form ihrer Dokumente</translation>
    </message>
    <message>
        <source>Show in the &amp;other view</source>
        <translation>In der &amp;anderen Ansicht zeigen</translation>
    </message>
    <message>
        <source>From a document to where it comes from, from an entity to where it is stored</source>
        <translation>Von einem Dokument zu seiner Herkunft, von einer Entität zu ihrem Speicherort</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Einpassen</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles anzeigen</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100 %</translation>
    </message>
    <message>
        <source>Zoom to &amp;selection</source>
        <translation>Auf Aus&amp;wahl zoomen</translation>
    </message>
    <message>
        <source>&amp;Headlines only</source>
        <translation>Nur Ü&amp;berschriften</translation>
    </message>
    <message>
        <source>Show only names, keys and links on the cards</source>
        <translation>Auf den Karten nur Namen, Schlüssel und Verweise anzeigen</translation>
    </message>
    <message>
        <source>&amp;Crow&apos;s foot</source>
        <translation>&amp;Krähenfuß</translation>
    </message>
    <message>
        <source>Relationships with feet at their ends</source>
        <translation>Beziehungen mit Füßen an ihren Enden</translation>
    </message>
    <message>
        <source>Ch&amp;en</source>
        <translation>Ch&amp;en</translation>
    </message>
    <message>
        <source>Relationships as diamonds, as textbooks draw them</source>
        <translation>Beziehungen als Rauten, wie Lehrbücher sie zeichnen</translation>
    </message>
    <message>
        <source>&amp;UML</source>
        <translation>&amp;UML</translation>
    </message>
    <message>
        <source>Relationships with multiplicities, owners with filled diamonds</source>
        <translation>Beziehungen mit Multiplizitäten, Besitzer mit gefüllten Rauten</translation>
    </message>
    <message>
        <source>&amp;Growth over five years</source>
        <translation>&amp;Wachstum über fünf Jahre</translation>
    </message>
    <message>
        <source>Sizes, working set and largest document month by month, with and without each pattern</source>
        <translation>Größen, Working Set und größtes Dokument Monat für Monat, mit jedem Muster und ohne es</translation>
    </message>
    <message>
        <source>C&amp;ost of operations</source>
        <translation>K&amp;osten der Operationen</translation>
    </message>
    <message>
        <source>Side &amp;panels</source>
        <translation>Seiten&amp;leisten</translation>
    </message>
    <message>
        <source>Hide or show all panels</source>
        <translation>Alle Seitenleisten aus- oder einblenden</translation>
    </message>
    <message>
        <source>Highlight &amp;neighbours</source>
        <translation>&amp;Nachbarn hervorheben</translation>
    </message>
    <message>
        <source>Fade what the selected entities are not related to</source>
        <translation>Abblenden, womit die ausgewählten Entitäten keine Beziehung haben</translation>
    </message>
    <message>
        <source>S&amp;hortest path</source>
        <translation>&amp;Kürzester Weg</translation>
    </message>
    <message>
        <source>The fewest relationships between the two selected entities</source>
        <translation>Die wenigsten Beziehungen zwischen den beiden ausgewählten Entitäten</translation>
    </message>
    <message>
        <source>Path of the chosen o&amp;peration</source>
        <translation>&amp;Pfad der gewählten Operation</translation>
    </message>
    <message>
        <source>Show on the Model canvas where the operation chosen in the workload goes</source>
        <translation>Auf der Modellfläche zeigen, wohin die im Workload gewählte Operation geht</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>All steps since the project was opened; a click goes there</source>
        <translation>Alle Schritte seit dem Öffnen des Projekts; ein Klick geht dorthin</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Problems  %1</source>
        <translation>Probleme  %1</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Name of an entity, a field or a relationship</source>
        <translation>Name einer Entität, eines Felds oder einer Beziehung</translation>
    </message>
    <message>
        <source>See &apos;shapewright-cli %1 --help&apos;.</source>
        <translation>Siehe &apos;shapewright-cli %1 --help&apos;.</translation>
    </message>
    <message>
        <source>There is no option &apos;%1&apos;.</source>
        <translation>Es gibt keine Option &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>The option &apos;%1&apos; was given more than once.</source>
        <translation>Die Option &apos;%1&apos; wurde mehr als einmal angegeben.</translation>
    </message>
    <message>
        <source>Give it once.</source>
        <translation>Geben Sie sie nur einmal an.</translation>
    </message>
    <message>
        <source>The argument %1 is missing: %2.</source>
        <translation>Das Argument %1 fehlt: %2.</translation>
    </message>
    <message>
        <source>There is one argument too many: &apos;%1&apos;.</source>
        <translation>Es gibt ein Argument zu viel: &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be used here.</source>
        <translation>&apos;%1&apos; kann hier nicht verwendet werden.</translation>
    </message>
    <message>
        <source>Give a number from %1 to %2.</source>
        <translation>Geben Sie eine Zahl von %1 bis %2 an.</translation>
    </message>
    <message>
        <source>Give a whole number from %1 to %2.</source>
        <translation>Geben Sie eine ganze Zahl von %1 bis %2 an.</translation>
    </message>
    <message>
        <source>a project file (*.shape.json)</source>
        <translation>eine Projektdatei (*.shape.json)</translation>
    </message>
    <message>
        <source>… and %1 more errors.</source>
        <translation>… und %1 weitere Fehler.</translation>
    </message>
    <message>
        <source>The file is write-protected; it was not changed.</source>
        <translation>Die Datei ist schreibgeschützt; sie wurde nicht geändert.</translation>
    </message>
    <message>
        <source>Get write permission, or work on a copy.</source>
        <translation>Beschaffen Sie sich Schreibrechte oder arbeiten Sie mit einer Kopie.</translation>
    </message>
    <message>
        <source>simplicity, balanced or performance; default: the project&apos;s</source>
        <translation>simplicity, balanced oder performance; Vorgabe: Ziel des Projekts</translation>
    </message>
    <message>
        <source>There is no goal &apos;%1&apos;.</source>
        <translation>Es gibt kein Ziel &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Several findings have this id.</source>
        <translation>Mehrere Befunde haben diese ID.</translation>
    </message>
    <message>
        <source>Name one: %1.</source>
        <translation>Nennen Sie einen davon: %1.</translation>
    </message>
    <message>
        <source>There is no such finding.</source>
        <translation>Diesen Befund gibt es nicht.</translation>
    </message>
    <message>
        <source>&apos;shapewright-cli check FILE&apos; lists what is found.</source>
        <translation>&apos;shapewright-cli check FILE&apos; listet auf, was gefunden wird.</translation>
    </message>
    <message>
        <source>There is %1.</source>
        <translation>Es gibt %1.</translation>
    </message>
    <message>
        <source>No change of the model is sure to settle this.</source>
        <translation>Keine Änderung des Modells behebt dies mit Sicherheit.</translation>
    </message>
    <message>
        <source>There is no such way out.</source>
        <translation>Diese Abhilfe gibt es nicht.</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>print JSON with a stable order of members</source>
        <translation>JSON mit fester Reihenfolge der Schlüssel ausgeben</translation>
    </message>
    <message>
        <source>show this help and end</source>
        <translation>diese Hilfe anzeigen und beenden</translation>
    </message>
    <message>
        <source>language of messages, e.g. de; default: $LANG</source>
        <translation>Sprache der Meldungen, z. B. de; Vorgabe: $LANG</translation>
    </message>
    <message>
        <source>shapewright-cli: design MongoDB collections from an entity-relationship model</source>
        <translation>shapewright-cli: MongoDB-Collections aus einem Entity-Relationship-Modell entwerfen</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <source>COMMAND [arguments] [options]</source>
        <translation>BEFEHL [Argumente] [Optionen]</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>help; with a command, the help of that command</source>
        <translation>Hilfe; mit einem Befehl die Hilfe zu diesem Befehl</translation>
    </message>
    <message>
        <source>show the version and end</source>
        <translation>die Version anzeigen und beenden</translation>
    </message>
    <message>
        <source>Exit codes:</source>
        <translation>Exit-Codes:</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Beispiel:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argumente:</translation>
    </message>
    <message>
        <source>JSON (bytes and counts are whole numbers, null is without limit or not known):</source>
        <translation>JSON (Bytes und Anzahlen sind ganze Zahlen, null bedeutet unbegrenzt oder unbekannt):</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Beispiele:</translation>
    </message>
    <message>
        <source>its name; default: made of its keys, as a server&apos;s shell does</source>
        <translation>sein Name; Vorgabe: aus seinen Schlüsseln gebildet, wie in der Shell eines Servers</translation>
    </message>
    <message>
        <source>change, keep: other keys</source>
        <translation>change, keep: andere Schlüssel</translation>
    </message>
    <message>
        <source>no two documents share a value</source>
        <translation>keine zwei Dokumente haben denselben Wert</translation>
    </message>
    <message>
        <source>without documents that lack its fields</source>
        <translation>ohne Dokumente, denen seine Felder fehlen</translation>
    </message>
    <message>
        <source>kept up to date, but not used by queries</source>
        <translation>wird aktuell gehalten, aber nicht von Abfragen genutzt</translation>
    </message>
    <message>
        <source>only documents that match this query</source>
        <translation>nur Dokumente, die dieser Abfrage entsprechen</translation>
    </message>
    <message>
        <source>how its texts compare, or the locale alone: en</source>
        <translation>wie seine Texte verglichen werden, oder nur die Locale: en</translation>
    </message>
    <message>
        <source>documents are deleted so long after the date in its field: 30d, 12h, 90min, 45s, 0</source>
        <translation>Dokumente werden so lange nach dem Datum in seinem Feld gelöscht: 30d, 12h, 90min, 45s, 0</translation>
    </message>
    <message>
        <source>language of a text index</source>
        <translation>Sprache eines Textindex</translation>
    </message>
    <message>
        <source>the field that tells a document&apos;s language, for a text index; a server takes &apos;language&apos;</source>
        <translation>bei einem Textindex das Feld, das die Sprache eines Dokuments angibt; ein Server nimmt &apos;language&apos;</translation>
    </message>
    <message>
        <source>the fields that an index on $** takes in (1) or leaves out (0)</source>
        <translation>die Felder, die ein Index auf $** aufnimmt (1) oder weglässt (0)</translation>
    </message>
    <message>
        <source>change, keep: takes an option back, such as unique; repeatable</source>
        <translation>change, keep: nimmt eine Option zurück, etwa unique; wiederholbar</translation>
    </message>
    <message>
        <source>suppress: why it is not wanted</source>
        <translation>suppress: warum er nicht gewünscht ist</translation>
    </message>
    <message>
        <source>An index has no option &apos;%1&apos;.</source>
        <translation>Ein Index hat keine Option &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Give a whole number.</source>
        <translation>Geben Sie eine ganze Zahl an.</translation>
    </message>
    <message>
        <source>Give a number.</source>
        <translation>Geben Sie eine Zahl an.</translation>
    </message>
    <message>
        <source>Give true or false.</source>
        <translation>Geben Sie true oder false an.</translation>
    </message>
    <message>
        <source>It uses no patterns.</source>
        <translation>Es verwendet keine Muster.</translation>
    </message>
    <message>
        <source>It uses: %1.</source>
        <translation>Es verwendet: %1.</translation>
    </message>
    <message>
        <source>The pattern &apos;%1&apos; is applied to several objects.</source>
        <translation>Das Muster &apos;%1&apos; wird auf mehrere Objekte angewendet.</translation>
    </message>
    <message>
        <source>Name one of them with --to: %1.</source>
        <translation>Geben Sie eines davon mit --to an: %1.</translation>
    </message>
    <message>
        <source>Give NAME=VALUE; &apos;shapewright-cli patterns %1&apos; lists the names.</source>
        <translation>Geben Sie NAME=VALUE an; &apos;shapewright-cli patterns %1&apos; listet die Namen auf.</translation>
    </message>
    <message>
        <source>It has no parameters.</source>
        <translation>Es hat keine Parameter.</translation>
    </message>
    <message>
        <source>There is no translation into &apos;%1&apos;.</source>
        <translation>Es gibt keine Übersetzung in &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>There is no command &apos;%1&apos;.</source>
        <translation>Es gibt keinen Befehl &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>See &apos;shapewright-cli --help&apos;.</source>
        <translation>Siehe &apos;shapewright-cli --help&apos;.</translation>
    </message>
    <message>
        <source>No command was given.</source>
        <translation>Es wurde kein Befehl angegeben.</translation>
    </message>
    <message>
        <source>There is no option &apos;%1&apos; before the command.</source>
        <translation>Vor dem Befehl gibt es keine Option &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>The result could not be written: %1.</source>
        <translation>Das Ergebnis konnte nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>Standardausgabe</translation>
    </message>
    <message>
        <source>Free some disk space, or write somewhere else.</source>
        <translation>Schaffen Sie dort Platz oder schreiben Sie an einen anderen Ort.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>error: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>required fix</source>
        <translation>notwendige Korrektur</translation>
    </message>
    <message>
        <source>strongly recommended</source>
        <translation>dringend empfohlen</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>would help</source>
        <translation>würde helfen</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source> (%1, %2 of 100)</source>
        <translation> (%1, %2 von 100)</translation>
    </message>
    <message>
        <source>Chosen in the project, though another way costs less</source>
        <translation>Im Projekt so gewählt, obwohl ein anderer Weg weniger kostet</translation>
    </message>
    <message>
        <source>  %1 more with --all</source>
        <translation>  %1 weitere mit --all</translation>
    </message>
    <message>
        <source>chosen in the project</source>
        <translation>im Projekt gewählt</translation>
    </message>
    <message>
        <source>without advice</source>
        <translation>ohne Empfehlung</translation>
    </message>
    <message>
        <source>  Working set with the recommended patterns: %1</source>
        <translation>  Working Set mit den empfohlenen Mustern: %1</translation>
    </message>
    <message>
        <source>%1, goal %2: recommended patterns: %3</source>
        <translation>%1, Ziel %2: empfohlene Muster: %3</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>Empfohlen</translation>
    </message>
    <message>
        <source>No pattern pays off for this goal. The largest costs:</source>
        <translation>Für dieses Ziel lohnt sich kein Muster. Die größten Kosten:</translation>
    </message>
    <message>
        <source>Would help, but is beyond this goal</source>
        <translation>Würde helfen, geht aber über dieses Ziel hinaus</translation>
    </message>
    <message>
        <source>Not recommended</source>
        <translation>Nicht empfohlen</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>%1, average document</source>
        <translation>%1, mittleres Dokument</translation>
    </message>
    <message>
        <source>%1, data</source>
        <translation>%1, Daten</translation>
    </message>
    <message>
        <source>%1, storage</source>
        <translation>%1, Speicher</translation>
    </message>
    <message>
        <source>Loaded into %1</source>
        <translation>Geladen in %1</translation>
    </message>
    <message>
        <source>Documents, entries</source>
        <translation>Dokumente, Einträge</translation>
    </message>
    <message>
        <source>Estimated</source>
        <translation>Geschätzt</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>All files are so small that a single page changes the result, so no factors were derived.</source>
        <translation>Alle Dateien sind so klein, dass eine einzelne Seite das Ergebnis ändert; es wurden keine Faktoren abgeleitet.</translation>
    </message>
    <message>
        <source>The factors were not kept; --save keeps them with the project.</source>
        <translation>Die Faktoren wurden nicht behalten; --save behält sie im Projekt.</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>verknüpft</translation>
    </message>
    <message>
        <source>written</source>
        <translation>geschrieben</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>The workload has no operation.</source>
        <translation>Der Workload enthält keine Operation.</translation>
    </message>
    <message>
        <source>Each, likely</source>
        <translation>Je Dok., wahrscheinlich</translation>
    </message>
    <message>
        <source>Passes a limit</source>
        <translation>Überschreitet eine Grenze</translation>
    </message>
    <message>
        <source>The longest</source>
        <translation>Das längste</translation>
    </message>
    <message>
        <source>A usual one</source>
        <translation>Ein übliches</translation>
    </message>
    <message>
        <source>In which design</source>
        <translation>In welchem Entwurf</translation>
    </message>
    <message>
        <source>No array passes 1,000 elements and no document 1 MiB within 100 years.</source>
        <translation>Innerhalb von 100 Jahren überschreitet kein Array 1.000 Elemente und kein Dokument 1 MiB.</translation>
    </message>
    <message>
        <source>%1 has no limit, and its growth is not stated.</source>
        <translation>%1 hat keine Grenze, und es ist nicht angegeben, wie schnell es wächst.</translation>
    </message>
    <message>
        <source>The working set is larger than the cache of %1 today.</source>
        <translation>Das Working Set ist schon heute größer als der Cache von %1.</translation>
    </message>
    <message>
        <source>The working set is larger than the cache of %1 from %2 on, %3.</source>
        <translation>Das Working Set ist ab %2 größer als der Cache von %1, %3.</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Looked into</source>
        <translation>Durchgesehen</translation>
    </message>
    <message>
        <source>Bytes each</source>
        <translation>Bytes je Dokument</translation>
    </message>
    <message>
        <source>With _id</source>
        <translation>Mit _id</translation>
    </message>
    <message>
        <source>By the design</source>
        <translation>Laut Entwurf</translation>
    </message>
    <message>
        <source>note: %1: %2</source>
        <translation>Hinweis: %1: %2</translation>
    </message>
    <message>
        <source>… and %1 more notes; --json lists them all.</source>
        <translation>… und %1 weitere Hinweise; --json listet alle auf.</translation>
    </message>
    <message>
        <source>Made %1 (entities: %2, relationships: %3).</source>
        <translation>%1 angelegt (Entitäten: %2, Beziehungen: %3).</translation>
    </message>
    <message>
        <source>%1 (now: %2)</source>
        <translation>%1 (jetzt: %2)</translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <translation>Lösung: %1</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>What it teaches</source>
        <translation>Was sie lehrt</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>The task is done.</source>
        <translation>Die Aufgabe ist gelöst.</translation>
    </message>
    <message>
        <source>The task is not done yet.</source>
        <translation>Die Aufgabe ist noch nicht gelöst.</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Bezogen auf</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Built by %1</source>
        <translation>Erzeugt mit %1</translation>
    </message>
    <message>
        <source>On a server</source>
        <translation>Auf einem Server</translation>
    </message>
    <message>
        <source>By the formulas</source>
        <translation>Nach den Formeln</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>adds something</source>
        <translation>fügt etwas hinzu</translation>
    </message>
    <message>
        <source>loads the server while it is built</source>
        <translation>belastet während des Aufbaus den Server</translation>
    </message>
    <message>
        <source>may refuse writes</source>
        <translation>kann Schreibzugriffe ablehnen</translation>
    </message>
    <message>
        <source>may delete documents</source>
        <translation>kann Dokumente löschen</translation>
    </message>
    <message>
        <source>is never run from here, only by hand</source>
        <translation>wird nie von hier aus ausgeführt, nur von Hand</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>was done already</source>
        <translation>war bereits erledigt</translation>
    </message>
    <message>
        <source>not done</source>
        <translation>nicht erledigt</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Never run from here. To be reviewed, and run by hand:</source>
        <translation>Nie von hier aus ausgeführt. Zu prüfen und von Hand auszuführen:</translation>
    </message>
    <message>
        <source>Undo:</source>
        <translation>Rückgängig:</translation>
    </message>
    <message>
        <source>  %1. %2 %3: %4</source>
        <translation>  %1. %2 %3: %4</translation>
    </message>
    <message>
        <source>Why:</source>
        <translation>Grund:</translation>
    </message>
    <message>
        <source>Documents:</source>
        <translation>Dokumente:</translation>
    </message>
    <message>
        <source>In stages:</source>
        <translation>Stufenweise:</translation>
    </message>
    <message>
        <source>Take care:</source>
        <translation>Achtung:</translation>
    </message>
    <message>
        <source>Acknowledge with:</source>
        <translation>Bestätigen mit:</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>On the server</source>
        <translation>Auf dem Server</translation>
    </message>
    <message>
        <source>In the plan</source>
        <translation>Im Plan</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>none of those stored would be refused</source>
        <translation>keines der gespeicherten würde abgelehnt</translation>
    </message>
    <message>
        <source>at least %1 of those stored would be refused</source>
        <translation>mindestens %1 der gespeicherten würden abgelehnt</translation>
    </message>
    <message>
        <source>%1 of those stored would be refused</source>
        <translation>%1 der gespeicherten würden abgelehnt</translation>
    </message>
    <message>
        <source>how many of those stored would be refused is not known</source>
        <translation>wie viele der gespeicherten abgelehnt würden, ist nicht bekannt</translation>
    </message>
    <message>
        <source>Plan %1 for the database %2 on %3 (%4)</source>
        <translation>Plan %1 für die Datenbank %2 auf %3 (%4)</translation>
    </message>
    <message>
        <source>Nothing to do: all %1 objects are as designed.</source>
        <translation>Nichts zu tun: Alle %1 Objekte entsprechen dem Entwurf.</translation>
    </message>
    <message>
        <source>Steps: %1; objects that are as designed: %2</source>
        <translation>Schritte: %1; Objekte, die dem Entwurf entsprechen: %2</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Hinweis:</translation>
    </message>
    <message>
        <source>Not in the model, left alone:</source>
        <translation>Nicht im Modell, bleibt unberührt:</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Read back from the server: everything is as planned.</source>
        <translation>Vom Server zurückgelesen: Alles ist wie geplant.</translation>
    </message>
    <message>
        <source>for code review and CI services: sarif (SARIF 2.1.0) or junit (JUnit XML)</source>
        <translation>für Code-Review- und CI-Dienste: sarif (SARIF 2.1.0) oder junit (JUnit XML)</translation>
    </message>
    <message>
        <source>There is no form &apos;%1&apos;.</source>
        <translation>Es gibt keine Form &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Each: low</source>
        <translation>Je Dok.: niedrig</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>Hot documents</source>
        <translation>Häufig gelesene Dokumente</translation>
    </message>
    <message>
        <source>In cache</source>
        <translation>Im Cache</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Gebrauch</translation>
    </message>
    <message>
        <source>%1 — used by no operation</source>
        <translation>%1 — von keiner Operation verwendet</translation>
    </message>
    <message>
        <source>none: what is in use fits into the cache</source>
        <translation>keine: Was in Gebrauch ist, passt in den Cache</translation>
    </message>
    <message>
        <source>none, if the working set is as large as is likely; up to %1</source>
        <translation>keine, wenn das Working Set so groß ist wie wahrscheinlich; bis zu %1</translation>
    </message>
    <message>
        <source>%1, %2 of the pages that operations ask for</source>
        <translation>%1, %2 der Seiten, die Operationen anfordern</translation>
    </message>
    <message>
        <source>Not yet written</source>
        <translation>Noch nicht geschrieben</translation>
    </message>
    <message>
        <source>%1 of it: changes between two checkpoints, %2 of the cache</source>
        <translation>davon %1: Änderungen zwischen zwei Checkpoints, %2 des Caches</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>Topologie</translation>
    </message>
    <message>
        <source>single server</source>
        <translation>einzelner Server</translation>
    </message>
    <message>
        <source>replica set: recent changes keep their time for 300 s</source>
        <translation>Replica Set: Jüngste Änderungen behalten 300 s lang ihre Zeit</translation>
    </message>
    <message>
        <source>formula, files calibrated with a server</source>
        <translation>Formel, Dateien mit einem Server kalibriert</translation>
    </message>
    <message>
        <source>the storage engine</source>
        <translation>der Storage-Engine</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>%1, goal %2, %3 GiB of memory, estimated by %4</source>
        <translation>%1, Ziel %2, %3 GiB Arbeitsspeicher, geschätzt nach %4</translation>
    </message>
    <message>
        <source>%1, %2 of the cache of %3: %4</source>
        <translation>%1, %2 des Caches von %3: %4</translation>
    </message>
    <message>
        <source>It cannot be written: %1.</source>
        <translation>Das Schreiben ist nicht möglich: %1.</translation>
    </message>
    <message>
        <source>Name another file with -o.</source>
        <translation>Geben Sie mit -o eine andere Datei an.</translation>
    </message>
    <message>
        <source>Name a file with -o.</source>
        <translation>Geben Sie mit -o eine Datei an.</translation>
    </message>
    <message>
        <source>Its folder does not exist.</source>
        <translation>Der Ordner der Datei existiert nicht.</translation>
    </message>
    <message>
        <source>Make the folder first, or name another file with -o.</source>
        <translation>Legen Sie zuerst den Ordner an oder geben Sie mit -o eine andere Datei an.</translation>
    </message>
    <message>
        <source>It is the file that the result is made from.</source>
        <translation>Das ist die Datei, aus der das Ergebnis erzeugt wird.</translation>
    </message>
    <message>
        <source>Free some disk space or get write permission, or name another file with -o.</source>
        <translation>Schaffen Sie Platz, besorgen Sie sich dort Schreibrechte oder geben Sie mit -o eine andere Datei an.</translation>
    </message>
    <message>
        <source>It was not confirmed; nothing was written.</source>
        <translation>Die Rückfrage wurde nicht bestätigt; es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Give --yes.</source>
        <translation>Geben Sie --yes an.</translation>
    </message>
    <message>
        <source>Write %1 to the new database %2 on %3, measure them and drop it again? Type yes to continue:</source>
        <translation>%1 in die neue Datenbank %2 auf %3 schreiben, messen und die Datenbank wieder löschen? Zum Fortfahren yes eingeben:</translation>
    </message>
    <message>
        <source>%1 documents (%2) in %3 collections</source>
        <translation>%1 Dokumente (%2) in %3 Collections</translation>
    </message>
    <message>
        <source>its name, which must not exist yet; default: a generated name</source>
        <translation>der Name der Datenbank, die es noch nicht geben darf; Vorgabe: ein erzeugter Name</translation>
    </message>
    <message>
        <source>write without asking</source>
        <translation>ohne Rückfrage schreiben</translation>
    </message>
    <message>
        <source>keep the factors in FILE, or remove them from it with --without-calibration</source>
        <translation>die Faktoren in FILE behalten, oder sie mit --without-calibration daraus entfernen</translation>
    </message>
    <message>
        <source>estimate without the factors stored in FILE</source>
        <translation>ohne die Faktoren schätzen, die FILE enthält</translation>
    </message>
    <message>
        <source>It cannot be given together with --%1.</source>
        <translation>Das geht nicht zusammen mit --%1.</translation>
    </message>
    <message>
        <source>Run the command twice.</source>
        <translation>Rufen Sie den Befehl zweimal auf.</translation>
    </message>
    <message>
        <source>There is nothing to save.</source>
        <translation>Es gibt nichts zu speichern.</translation>
    </message>
    <message>
        <source>Give --calibrate or --without-calibration, too.</source>
        <translation>Geben Sie auch --calibrate oder --without-calibration an.</translation>
    </message>
    <message>
        <source>It only applies with --calibrate.</source>
        <translation>Das gehört zu --calibrate, das nicht angegeben wurde.</translation>
    </message>
    <message>
        <source>Add --calibrate.</source>
        <translation>Ergänzen Sie --calibrate.</translation>
    </message>
    <message>
        <source>Look at the plan, then give --yes.</source>
        <translation>Sehen Sie sich den Plan an und geben Sie dann --yes an.</translation>
    </message>
    <message>
        <source>The %1 steps were not confirmed; nothing was sent.</source>
        <translation>Die %1 Schritte wurden nicht bestätigt; es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Run these %1 steps on the database %2 of %3? Type %4 to continue:</source>
        <translation>Diese %1 Schritte in der Datenbank %2 auf %3 ausführen? Zum Fortfahren %4 eingeben:</translation>
    </message>
    <message>
        <source>The plan was not confirmed; nothing was sent.</source>
        <translation>Der Plan wurde nicht bestätigt; es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>run the steps without asking; those that need an acknowledgement need --accept too</source>
        <translation>die Schritte ohne Rückfrage ausführen; wo eine ausdrückliche Bestätigung nötig ist, wird auch --accept gebraucht</translation>
    </message>
    <message>
        <source>acknowledge a step, as the plan says it, e.g. C3:books; repeatable</source>
        <translation>einen Schritt ausdrücklich bestätigen, wie im Plan angegeben, z. B. C3:books; wiederholbar</translation>
    </message>
    <message>
        <source>No step of this plan is acknowledged by &apos;%1&apos;.</source>
        <translation>Mit &apos;%1&apos; wird kein Schritt dieses Plans bestätigt.</translation>
    </message>
    <message>
        <source>No step needs it.</source>
        <translation>Kein Schritt braucht eine Bestätigung.</translation>
    </message>
    <message>
        <source>This step needs an acknowledgement. Type %1 to accept it:</source>
        <translation>Dieser Schritt braucht eine ausdrückliche Bestätigung. Zum Annehmen %1 eingeben:</translation>
    </message>
    <message>
        <source>Steps that may refuse writes, delete documents or load the server were not acknowledged; nothing was sent.</source>
        <translation>Schritte, die Schreibzugriffe ablehnen, Dokumente löschen oder den Server belasten können, wurden nicht ausdrücklich bestätigt; es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>After looking at them, add: %1</source>
        <translation>Sehen Sie sich diese an und ergänzen Sie dann: %1</translation>
    </message>
    <message>
        <source>No password came.</source>
        <translation>Es wurde kein Passwort übergeben.</translation>
    </message>
    <message>
        <source>The password is too long.</source>
        <translation>Das Passwort ist zu lang.</translation>
    </message>
    <message>
        <source>Give one line of at most %1 bytes.</source>
        <translation>Geben Sie eine Zeile mit höchstens %1 Bytes an.</translation>
    </message>
    <message>
        <source>Password: </source>
        <translation>Passwort: </translation>
    </message>
    <message>
        <source>The password can come from one place only.</source>
        <translation>Das Passwort kann nur aus einer Quelle kommen.</translation>
    </message>
    <message>
        <source>Leave out --password-stdin.</source>
        <translation>Lassen Sie --password-stdin weg.</translation>
    </message>
    <message>
        <source>The file descriptor cannot be read: %1.</source>
        <translation>Der Dateideskriptor lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>Open it for the program, e.g. 3&lt; secret.</source>
        <translation>Öffnen Sie ihn für das Programm, z. B. 3&lt; secret.</translation>
    </message>
    <message>
        <source>It holds a password, and every user of the machine can see arguments.</source>
        <translation>Die Verbindungs-URI enthält ein Passwort, und jeder Benutzer des Rechners kann Argumente sehen.</translation>
    </message>
    <message>
        <source>Put the connection string into the variable SHAPEWRIGHT_URI, or leave the password out and use --password-stdin.</source>
        <translation>Setzen Sie die Verbindungs-URI in die Variable SHAPEWRIGHT_URI oder lassen Sie das Passwort weg und verwenden Sie --password-stdin.</translation>
    </message>
    <message>
        <source>No server was named.</source>
        <translation>Es wurde kein Server angegeben.</translation>
    </message>
    <message>
        <source>For example: --uri mongodb://127.0.0.1:27017, or set the variable SHAPEWRIGHT_URI.</source>
        <translation>Zum Beispiel: --uri mongodb://127.0.0.1:27017, oder setzen Sie die Variable SHAPEWRIGHT_URI.</translation>
    </message>
    <message>
        <source>the server, without a password; default: the variable SHAPEWRIGHT_URI</source>
        <translation>der Server, ohne Passwort; Vorgabe: die Variable SHAPEWRIGHT_URI</translation>
    </message>
    <message>
        <source>the database</source>
        <translation>die Datenbank</translation>
    </message>
    <message>
        <source>read the password from standard input, up to the first line break</source>
        <translation>das Passwort von der Standardeingabe lesen, bis zum ersten Zeilenumbruch</translation>
    </message>
    <message>
        <source>read the password from this file descriptor</source>
        <translation>das Passwort aus diesem Dateideskriptor lesen</translation>
    </message>
    <message>
        <source>The database is missing.</source>
        <translation>Die Datenbank fehlt.</translation>
    </message>
    <message>
        <source>For example: --db shop.</source>
        <translation>Zum Beispiel: --db shop.</translation>
    </message>
    <message>
        <source>The server sent a reply that cannot be read.</source>
        <translation>Der Server hat eine unlesbare Antwort gesendet.</translation>
    </message>
    <message>
        <source>Check that this is the address of a MongoDB server, and what lies between.</source>
        <translation>Prüfen Sie, ob dies die Adresse eines MongoDB-Servers ist und was dazwischen liegt.</translation>
    </message>
    <message>
        <source>The program that connects to servers does not start: %1.</source>
        <translation>Das Programm, das Verbindungen zu Servern herstellt, startet nicht: %1.</translation>
    </message>
    <message>
        <source>Install Shapewright again; the program belongs beside this one.</source>
        <translation>Installieren Sie Shapewright neu; das Programm gehört neben dieses.</translation>
    </message>
    <message>
        <source>Connecting was stopped.</source>
        <translation>Das Verbinden wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The server does not finish its reply.</source>
        <translation>Der Server schließt seine Antwort nicht ab.</translation>
    </message>
    <message>
        <source>The connection was lost.</source>
        <translation>Die Verbindung ist verloren gegangen.</translation>
    </message>
    <message>
        <source>It is one object of many objects: each was taken for a document, and its name for the _id.</source>
        <translation>Es ist ein Objekt aus vielen Objekten: Jedes wurde als Dokument genommen und sein Name als dessen _id.</translation>
    </message>
    <message>
        <source>Buckets within a bucket</source>
        <translation>Buckets innerhalb eines Buckets</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>A shorter span whose items, with their number and sums, are together in the bucket.</source>
        <translation>Eine kürzere Zeitspanne, deren Elemente im Bucket beieinanderstehen, mit ihrer Anzahl und ihren Summen.</translation>
    </message>
    <message>
        <source>More of them in one span, the shortest one, go into another bucket.</source>
        <translation>Weitere Elemente derselben Zeitspanne, der kürzesten, kommen in einen anderen Bucket.</translation>
    </message>
    <message>
        <source>The buckets within a bucket are as long as it is, or longer.</source>
        <translation>Die Buckets innerhalb eines Buckets sind so lang wie er oder länger.</translation>
    </message>
    <message>
        <source>Choose a shorter span for them, or a longer one for the bucket.</source>
        <translation>Wählen Sie für sie eine kürzere Zeitspanne oder für den Bucket eine längere.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is another field of the buckets.</source>
        <translation>„%1“ ist ein anderes Feld der Buckets.</translation>
    </message>
    <message>
        <source>A client that remembers the last number needs one query less; where the inner bucket is there, another one.</source>
        <translation>Ein Client, der sich die letzte Nummer merkt, braucht eine Abfrage weniger; ist der innere Bucket schon da, eine weitere weniger.</translation>
    </message>
    <message>
        <source>count is the number of items in %1, there and in each of %2.</source>
        <translation>count ist die Anzahl der Elemente in %1, dort und in jedem von %2.</translation>
    </message>
    <message>
        <source>%1 is called so because %2 has one that does other work: an application makes one of them that does the work of all.</source>
        <translation>%1 heißt so, weil %2 eine Funktion dieses Namens mit anderer Aufgabe hat: Eine Anwendung macht daraus eine, die die Arbeit aller leistet.</translation>
    </message>
    <message>
        <source>as above</source>
        <translation>wie oben</translation>
    </message>
    <message>
        <source>There is no array of objects &quot;%1&quot; in this design.</source>
        <translation>In diesem Entwurf gibt es kein Array von Objekten „%1“.</translation>
    </message>
    <message>
        <source>The items of &quot;%1&quot; have no field &quot;%2&quot; in this design.</source>
        <translation>In diesem Entwurf haben die Elemente von „%1“ kein Feld „%2“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of the items is not a text.</source>
        <translation>„%1“ der Elemente ist kein Text.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of the items cannot be &quot;%2&quot;.</source>
        <translation>„%1“ der Elemente kann nicht „%2“ sein.</translation>
    </message>
    <message>
        <source>Every item needs &quot;%1&quot; as well, which older documents do not have.</source>
        <translation>Jedes Element braucht auch „%1“, das ältere Dokumente nicht haben.</translation>
    </message>
    <message>
        <source>Items of an array since the oldest shape</source>
        <translation>Elemente eines Arrays seit der ältesten Form</translation>
    </message>
    <message>
        <source>Fields and the item that each became, such as: phone_home &gt; contacts[kind=home].number; phone_work &gt; contacts[kind=work].number</source>
        <translation>Felder und das Element, das aus jedem wurde, etwa: phone_home &gt; contacts[kind=home].number; phone_work &gt; contacts[kind=work].number</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not name a field and an item.</source>
        <translation>„%1“ nennt kein Feld und Element.</translation>
    </message>
    <message>
        <source>Write: old name &gt; array[field=value].field, with the same two fields for one array.</source>
        <translation>Schreiben Sie: alter Name &gt; Array[Feld=Wert].Feld, mit denselben zwei Feldern für ein Array.</translation>
    </message>
    <message>
        <source>Two fields become the same item of &quot;%1&quot;.</source>
        <translation>Zwei Felder werden zum selben Element von „%1“.</translation>
    </message>
    <message>
        <source>Give each item a value of its own.</source>
        <translation>Geben Sie jedem Element einen eigenen Wert.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot become an item.</source>
        <translation>„%1“ kann nicht zum Element werden.</translation>
    </message>
    <message>
        <source>Name a field of older documents.</source>
        <translation>Nennen Sie ein Feld älterer Dokumente.</translation>
    </message>
    <message>
        <source>Name the array and the fields that its items have now.</source>
        <translation>Nennen Sie das Array und die Felder, die seine Elemente jetzt haben.</translation>
    </message>
    <message>
        <source>The key that the sources have in common; of a document without one, its source and id.</source>
        <translation>Der Schlüssel, den die Quellen gemeinsam haben; bei einem Dokument ohne ihn dessen Quelle und ID.</translation>
    </message>
    <message>
        <source>The other systems that know the same, in the order in which their values count.</source>
        <translation>Die anderen Systeme, die dasselbe kennen, in der Reihenfolge, in der ihre Werte gelten.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>The value by which documents of the systems belong together, such as an e-mail address.</source>
        <translation>Der Wert, durch den Dokumente der Systeme zusammengehören, etwa eine E-Mail-Adresse.</translation>
    </message>
    <message>
        <source>The key in the other systems</source>
        <translation>Der Schlüssel in den anderen Systemen</translation>
    </message>
    <message>
        <source>Each as entity.field, where the field has another name.</source>
        <translation>Jeweils als Entität.Feld, wo das Feld anders heißt.</translation>
    </message>
    <message>
        <source>Ignore case and outer spaces of the key</source>
        <translation>Groß-/Kleinschreibung und Leerzeichen am Rand des Schlüssels nicht beachten</translation>
    </message>
    <message>
        <source>Of the letters A to Z, in keys that are texts.</source>
        <translation>Bei den Buchstaben A bis Z, in Schlüsseln, die Texte sind.</translation>
    </message>
    <message>
        <source>Fields that mean the same</source>
        <translation>Felder, die dasselbe bedeuten</translation>
    </message>
    <message>
        <source>Each as entity.field=name; fields of one name are taken for the same anyway.</source>
        <translation>Jeweils als Entität.Feld=Name; Felder gleichen Namens gelten ohnehin als dasselbe.</translation>
    </message>
    <message>
        <source>Documents of one system at most</source>
        <translation>Dokumente eines Systems, höchstens</translation>
    </message>
    <message>
        <source>With the same key.</source>
        <translation>Mit demselben Schlüssel.</translation>
    </message>
    <message>
        <source>Collection of the view</source>
        <translation>Collection der Sicht</translation>
    </message>
    <message>
        <source>a document can be put together with others in one way only.</source>
        <translation>ein Dokument lässt sich nur auf eine Art mit anderen zusammenfassen.</translation>
    </message>
    <message>
        <source>This pattern applies to an entity, together with others that are about the same.</source>
        <translation>Dieses Muster gilt für eine Entität, zusammen mit anderen, die von demselben handeln.</translation>
    </message>
    <message>
        <source>A view needs two systems at least.</source>
        <translation>Eine Sicht braucht mindestens zwei Systeme.</translation>
    </message>
    <message>
        <source>Name another entity.</source>
        <translation>Geben Sie eine weitere Entität an.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a field of another system.</source>
        <translation>„%1“ ist kein Feld eines anderen Systems.</translation>
    </message>
    <message>
        <source>Write each as entity.field.</source>
        <translation>Schreiben Sie jedes als Entität.Feld.</translation>
    </message>
    <message>
        <source>Say which field is its key: entity.field.</source>
        <translation>Geben Sie an, welches Feld der Schlüssel ist: Entität.Feld.</translation>
    </message>
    <message>
        <source>The keys are not of one type: &quot;%1&quot; of %2.</source>
        <translation>Die Schlüssel haben nicht denselben Typ: „%1“ von %2.</translation>
    </message>
    <message>
        <source>Choose texts, whole numbers or ids, the same in all systems.</source>
        <translation>Wählen Sie Texte, ganze Zahlen oder IDs, in allen Systemen dasselbe.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not name a field and what it is called.</source>
        <translation>„%1“ nennt kein Feld und wie es heißen soll.</translation>
    </message>
    <message>
        <source>There is no single field &quot;%1&quot; in %2.</source>
        <translation>Es gibt kein einzelnes Feld „%1“ in %2.</translation>
    </message>
    <message>
        <source>Choose another key.</source>
        <translation>Wählen Sie einen anderen Schlüssel.</translation>
    </message>
    <message>
        <source>Give the view another name.</source>
        <translation>Geben Sie der Sicht einen anderen Namen.</translation>
    </message>
    <message>
        <source>What %1 know of the same, found by their key.</source>
        <translation>Was %1 von demselben wissen, gefunden über den Schlüssel.</translation>
    </message>
    <message>
        <source>single documents of a system by their _id</source>
        <translation>einzelne Dokumente eines Systems über ihre _id</translation>
    </message>
    <message>
        <source>%1 reads ask for documents of several systems at once.</source>
        <translation>%1 Lesezugriffe fragen Dokumente mehrerer Systeme auf einmal ab.</translation>
    </message>
    <message>
        <source>Their documents have a key in common: %1.</source>
        <translation>Ihre Dokumente haben einen Schlüssel gemeinsam: %1.</translation>
    </message>
    <message>
        <source>code that finds the view of each document</source>
        <translation>Code, der die Sicht zu jedem Dokument findet</translation>
    </message>
    <message>
        <source>values that differ between the systems have to be settled</source>
        <translation>Werte, die sich zwischen den Systemen unterscheiden, müssen geklärt werden</translation>
    </message>
    <message>
        <source>Read what all systems know</source>
        <translation>Lesen, was alle Systeme wissen</translation>
    </message>
    <message>
        <source>Values that differ are all there, each with the system and the document it is from.</source>
        <translation>Unterschiedliche Werte sind alle da, jeder mit dem System und dem Dokument, aus dem er stammt.</translation>
    </message>
    <message>
        <source>Add a document of a system</source>
        <translation>Ein Dokument eines Systems hinzufügen</translation>
    </message>
    <message>
        <source>source is the name of the collection that the documents of the system had.</source>
        <translation>source ist der Name der Collection, in der die Dokumente des Systems lagen.</translation>
    </message>
    <message>
        <source>Change a document of a system</source>
        <translation>Ein Dokument eines Systems ändern</translation>
    </message>
    <message>
        <source>Needs a replica set, because a document with another key moves in a transaction.</source>
        <translation>Benötigt ein Replica Set, weil ein Dokument mit anderem Schlüssel in einer Transaktion umzieht.</translation>
    </message>
    <message>
        <source>Find what the systems say differently</source>
        <translation>Finden, was die Systeme unterschiedlich angeben</translation>
    </message>
    <message>
        <source>It reads all views.</source>
        <translation>Liest alle Sichten.</translation>
    </message>
    <message>
        <source>Needs MongoDB 4.4. Documents without a key get a view of their own.</source>
        <translation>Benötigt MongoDB 4.4. Dokumente ohne Schlüssel erhalten eine eigene Sicht.</translation>
    </message>
    <message>
        <source>Build the indexes</source>
        <translation>Die Indizes aufbauen</translation>
    </message>
    <message>
        <source>It also tells where the systems say different things; all of it is kept.</source>
        <translation>Nennt auch, wo die Systeme Unterschiedliches angeben; alles davon wird behalten.</translation>
    </message>
    <message>
        <source>Copy the documents of each system back</source>
        <translation>Die Dokumente jedes Systems zurückkopieren</translation>
    </message>
    <message>
        <source>Remove the views</source>
        <translation>Die Sichten entfernen</translation>
    </message>
    <message>
        <source>draft, running)</source>
        <translation>draft, running)</translation>
    </message>
    <message>
        <source> type</source>
        <translation> Typ</translation>
    </message>
    <message>
        <source> entity</source>
        <translation> Entität</translation>
    </message>
    <message>
        <source>string, date, enum(…), → Entity …</source>
        <translation>string, date, enum(…), → Entität …</translation>
    </message>
    <message>
        <source>string, date, enum(…) …</source>
        <translation>string, date, enum(…) …</translation>
    </message>
    <message>
        <source>alternative %1</source>
        <translation>Alternative %1</translation>
    </message>
    <message>
        <source>The alternative has no name.</source>
        <translation>Die Alternative hat keinen Namen.</translation>
    </message>
    <message>
        <source>alternative</source>
        <translation>Alternative</translation>
    </message>
    <message>
        <source>Give it one.</source>
        <translation>Geben Sie ihr einen.</translation>
    </message>
    <message>
        <source>The name is longer than 255 bytes.</source>
        <translation>Der Name ist länger als 255 Bytes.</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>Kürzen Sie ihn.</translation>
    </message>
    <message>
        <source>There is an alternative of this name.</source>
        <translation>Eine Alternative dieses Namens gibt es bereits.</translation>
    </message>
    <message>
        <source>Choose another name, or remove the other one first.</source>
        <translation>Wählen Sie einen anderen Namen, oder entfernen Sie zuerst die andere.</translation>
    </message>
    <message>
        <source>There is no alternative &apos;%1&apos;.</source>
        <translation>Es gibt keine Alternative &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>The project has none yet; add one.</source>
        <translation>Das Projekt hat noch keine; fügen Sie eine hinzu.</translation>
    </message>
    <message>
        <source>this design</source>
        <translation>dieser Entwurf</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Share of the cache</source>
        <translation>Anteil am Cache</translation>
    </message>
    <message>
        <source>Cost of all operations (units/s)</source>
        <translation>Kosten aller Operationen (Einheiten/s)</translation>
    </message>
    <message>
        <source>Errors, warnings</source>
        <translation>Fehler, Warnungen</translation>
    </message>
    <message>
        <source>Each execution</source>
        <translation>Jede Ausführung</translation>
    </message>
    <message>
        <source>%1 units, round trips: %2, %3 read, %4 written</source>
        <translation>%1 Einheiten, Roundtrips: %2, %3 gelesen, %4 geschrieben</translation>
    </message>
    <message>
        <source>It has none of the collections of the design.</source>
        <translation>Sie enthält keine der Collections des Entwurfs.</translation>
    </message>
    <message>
        <source>Name the database that has %1.</source>
        <translation>Geben Sie die Datenbank an, die %1 enthält.</translation>
    </message>
    <message>
        <source>%1 is not on the server; it stays as the formulas say.</source>
        <translation>%1 ist nicht auf dem Server; es bleibt bei dem, was die Formeln sagen.</translation>
    </message>
    <message>
        <source>%1 is a view on the server, which has no size; it stays as the formulas say.</source>
        <translation>%1 ist auf dem Server eine View, die keine Größe hat; es bleibt bei dem, was die Formeln sagen.</translation>
    </message>
    <message>
        <source>%1 is a time series, whose measurements the server does not count; it stays as the formulas say.</source>
        <translation>%1 ist eine Zeitreihe, deren Messwerte der Server nicht zählt; es bleibt bei dem, was die Formeln sagen.</translation>
    </message>
    <message>
        <source>%1 is empty on the server; it stays as the formulas say.</source>
        <translation>%1 ist auf dem Server leer; es bleibt bei dem, was die Formeln sagen.</translation>
    </message>
    <message>
        <source>%1: the server has no index of the name %2.</source>
        <translation>%1: Der Server hat keinen Index namens %2.</translation>
    </message>
    <message>
        <source>This login may not read the server&apos;s counters (serverStatus), so what is in memory only raises the estimate.</source>
        <translation>Diese Anmeldung darf die Zähler des Servers (serverStatus) nicht lesen; was im Arbeitsspeicher ist, erhöht die Schätzung daher nur.</translation>
    </message>
    <message>
        <source>watching the server</source>
        <translation>der Server wird beobachtet</translation>
    </message>
    <message>
        <source>The server was started %1 s ago: there may be more in use than is in memory by now, so what is in memory only raises the estimate.</source>
        <translation>Der Server wurde vor %1 s gestartet: Es kann mehr in Gebrauch sein, als bisher im Arbeitsspeicher ist; was im Arbeitsspeicher ist, erhöht die Schätzung daher nur.</translation>
    </message>
    <message>
        <source>The server&apos;s cache of %1 is full: there may be more in use than it has room for, so what is in memory only raises the estimate.</source>
        <translation>Der Cache des Servers von %1 ist voll: Es kann mehr in Gebrauch sein, als darin Platz hat; was im Arbeitsspeicher ist, erhöht die Schätzung daher nur.</translation>
    </message>
    <message>
        <source>%1: the server has %2 documents, the model plans %3; factors are of those on the server.</source>
        <translation>%1: Der Server hat %2 Dokumente, das Modell plant %3; die Faktoren gelten für die auf dem Server.</translation>
    </message>
    <message>
        <source>%1 valid, %2 refused, %3 undecided</source>
        <translation>%1 gültig, %2 abgelehnt, %3 nicht entschieden</translation>
    </message>
    <message>
        <source>1 document: %1</source>
        <translation>1 Dokument: %1</translation>
    </message>
    <message>
        <source>%1 documents: %2</source>
        <translation>%1 Dokumente: %2</translation>
    </message>
    <message>
        <source>The operations ask for %1 pages. 80 % of the cache of %2 is filled by what was asked for in the last %3.</source>
        <translation>Die Operationen fordern %1 Seiten an. 80 % des Caches von %2 füllt, was in den letzten %3 angefordert wurde.</translation>
    </message>
    <message>
        <source>Calibrated: × %1, measured on the %2 documents of %3 (%4).</source>
        <translation>Kalibriert: × %1, gemessen an den %2 Dokumenten von %3 (%4).</translation>
    </message>
    <message>
        <source>Its average document is × %1.</source>
        <translation>Das mittlere Dokument ist × %1.</translation>
    </message>
    <message>
        <source>%1 in memory, calibrated: × %2, measured on %3 (%4).</source>
        <translation>%1 im Arbeitsspeicher, kalibriert: × %2, gemessen auf %3 (%4).</translation>
    </message>
    <message>
        <source>Free space: %1, as the server has it.</source>
        <translation>Freier Platz: %1, wie auf dem Server.</translation>
    </message>
    <message>
        <source>why the server&apos;s figure is outside the range of the formulas</source>
        <translation>warum die Zahl des Servers außerhalb der Spanne der Formeln liegt</translation>
    </message>
    <message>
        <source>High: with a third more free space than the server has.</source>
        <translation>Hoch: mit einem Drittel mehr freiem Platz als auf dem Server.</translation>
    </message>
    <message>
        <source>Calibrated: × %1, as large as the documents of %2 (%3) are.</source>
        <translation>Kalibriert: × %1, so groß wie die Dokumente von %2 (%3).</translation>
    </message>
    <message>
        <source>Low: without free space. High: with a third more free space than the server has.</source>
        <translation>Niedrig: ohne freien Platz. Hoch: mit einem Drittel mehr freiem Platz als auf dem Server.</translation>
    </message>
    <message>
        <source>Low: loaded in one go, without free space and history.</source>
        <translation>Niedrig: in einem Zug geladen, ohne freien Platz und Verlauf.</translation>
    </message>
    <message>
        <source>High: with history in every document that is written later, and free space as documents are updated.</source>
        <translation>Hoch: mit Verlauf in jedem später geschriebenen Dokument und freiem Platz, wie ihn Änderungen hinterlassen.</translation>
    </message>
    <message>
        <source>What there is to know about what has the focus</source>
        <translation>Was man über das wissen sollte, was den Fokus hat</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>T&amp;our</translation>
    </message>
    <message>
        <source>Five steps around the window; it can be left at any time</source>
        <translation>Fünf Schritte durch das Fenster; jederzeit abzubrechen</translation>
    </message>
    <message>
        <source>&amp;Save design as alternative…</source>
        <translation>Entwurf als &amp;Alternative speichern …</translation>
    </message>
    <message>
        <source>The design is kept as an alternative.</source>
        <translation>Der Entwurf ist als Alternative gespeichert.</translation>
    </message>
    <message>
        <source>Keep goal, placements and patterns as they are now under a name</source>
        <translation>Ziel, Platzierungen und Muster, wie sie jetzt sind, unter einem Namen bewahren</translation>
    </message>
    <message>
        <source>Al&amp;ternatives…</source>
        <translation>Al&amp;ternativen …</translation>
    </message>
    <message>
        <source>Compare named designs side by side, and take one</source>
        <translation>Benannte Entwürfe nebeneinander vergleichen und einen übernehmen</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>Über&amp;sicht</translation>
    </message>
    <message>
        <source>The whole diagram in a corner, while not all of it is in sight</source>
        <translation>Das ganze Diagramm in einer Ecke, solange nicht alles zu sehen ist</translation>
    </message>
    <message>
        <source>&amp;Zoom box</source>
        <translation>&amp;Zoomfeld</translation>
    </message>
    <message>
        <source>Buttons that zoom, in a corner</source>
        <translation>Schaltflächen zum Zoomen, in einer Ecke</translation>
    </message>
    <message>
        <source>Ne&amp;xt panel</source>
        <translation>Nä&amp;chste Leiste</translation>
    </message>
    <message>
        <source>Give the keys to the next panel, and after the last one to the canvas</source>
        <translation>Die Tastatur an die nächste Leiste geben, nach der letzten an die Zeichenfläche</translation>
    </message>
    <message>
        <source>Pre&amp;vious panel</source>
        <translation>Vo&amp;rige Leiste</translation>
    </message>
    <message>
        <source>Draw an entity</source>
        <translation>Entität zeichnen</translation>
    </message>
    <message>
        <source>A sample document of each collection appears here, with the bytes of each line.</source>
        <translation>Hier erscheint ein Beispieldokument jeder Collection, mit den Bytes jeder Zeile.</translation>
    </message>
    <message>
        <source>What documents and indexes take, and whether what is in use fits in memory, appears here.</source>
        <translation>Hier erscheint, was Dokumente und Indizes belegen und ob das, was in Gebrauch ist, in den Arbeitsspeicher passt.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Draw what the data is about</source>
        <translation>Zeichnen Sie, wovon die Daten handeln</translation>
    </message>
    <message>
        <source>Press E and click: a new entity. Type its name, then its fields, one a line, such as “email! string unique”. Drag from the edge of a card to another one to relate them.</source>
        <translation>Drücken Sie E und klicken Sie: eine neue Entität. Geben Sie ihren Namen ein, dann ihre Felder, eines je Zeile, etwa „email! string unique“. Ziehen Sie vom Rand einer Karte zu einer anderen, um beide zu verbinden.</translation>
    </message>
    <message>
        <source>Say how many</source>
        <translation>Geben Sie an, wie viele</translation>
    </message>
    <message>
        <source>Whatever is selected shows its properties here. The numbers of a relationship decide most: at least, usually, at most. Rough ones will do.</source>
        <translation>Was ausgewählt ist, zeigt hier seine Eigenschaften. Am meisten entscheiden die Anzahlen einer Beziehung: mindestens, üblich, höchstens. Grobe Angaben genügen.</translation>
    </message>
    <message>
        <source>Say what the application does</source>
        <translation>Geben Sie an, was die Anwendung tut</translation>
    </message>
    <message>
        <source>Each row is an operation: what it reads or writes, and how often. Designs are judged by what these cost.</source>
        <translation>Jede Zeile ist eine Operation: was sie liest oder schreibt und wie oft. Entwürfe werden danach beurteilt, was diese kosten.</translation>
    </message>
    <message>
        <source>Choose a goal</source>
        <translation>Wählen Sie ein Ziel</translation>
    </message>
    <message>
        <source>Simplicity, Balanced or Performance: the documents that follow are in the tab Documents, and the bar at the right says whether they fit in memory. Pattern &gt; Advise proposes what pays off.</source>
        <translation>Einfachheit, Ausgewogen oder Leistung: Die Dokumente, die sich daraus ergeben, stehen im Tab „Dokumente“, und der Balken rechts zeigt, ob sie in den Arbeitsspeicher passen. Muster &gt; Empfehlungen schlägt vor, was sich lohnt.</translation>
    </message>
    <message>
        <source>Solve what is found</source>
        <translation>Beheben Sie, was gefunden wird</translation>
    </message>
    <message>
        <source>Problems have buttons that solve them and say beforehand what changes. When you are done, Export shows a plan before a server is changed. F1 explains what has the focus.</source>
        <translation>Probleme haben Schaltflächen, die sie lösen und vorher sagen, was sich ändert. Wenn Sie fertig sind, zeigt der Export einen Plan, bevor ein Server geändert wird. F1 erklärt, was den Fokus hat.</translation>
    </message>
    <message>
        <source>Alternative</source>
        <translation>Alternative</translation>
    </message>
    <message>
        <source>Placements</source>
        <translation>Platzierungen</translation>
    </message>
    <message>
        <source>%1 (this design)</source>
        <translation>%1 (dieser Entwurf)</translation>
    </message>
    <message>
        <source>The project has no alternatives.</source>
        <translation>Das Projekt hat keine Alternativen.</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>%1 (outside)</source>
        <translation>%1 (außerhalb)</translation>
    </message>
    <message>
        <source>%1, in memory</source>
        <translation>%1, im Arbeitsspeicher</translation>
    </message>
    <message>
        <source>The server&apos;s cache of %1 holds %2, of all its databases.</source>
        <translation>Der Cache des Servers von %1 enthält %2, über alle seine Datenbanken.</translation>
    </message>
    <message>
        <source>Pages asked for in %1 s, by all its databases: %2, read from disk: %3. The operations of the model would ask for %4 and read %5.</source>
        <translation>In %1 s über alle Datenbanken angeforderte Seiten: %2, davon von der Platte gelesen: %3. Die Operationen des Modells würden %4 anfordern und %5 lesen.</translation>
    </message>
    <message>
        <source>Found on %1</source>
        <translation>Gefunden auf %1</translation>
    </message>
    <message>
        <source>Outside: further off than the range of the formulas reaches. Check what the model says of these documents; ranges stay wide there.</source>
        <translation>Außerhalb: weiter entfernt, als die Spanne der Formeln reicht. Prüfen Sie, was das Modell über diese Dokumente sagt; die Spannen bleiben dort weit.</translation>
    </message>
    <message>
        <source>%1 before</source>
        <translation>%1 vorher</translation>
    </message>
    <message>
        <source>%1 after</source>
        <translation>%1 nachher</translation>
    </message>
    <message>
        <source>without</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>with</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>used</source>
        <translation>verwendet</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>möglich</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>In %1</translation>
    </message>
    <message>
        <source>… and %1 more.</source>
        <translation>… und %1 weitere.</translation>
    </message>
    <message>
        <source>The project has no place for this pattern.</source>
        <translation>Das Projekt hat keine Stelle für dieses Muster.</translation>
    </message>
    <message>
        <source>Findings that it would solve</source>
        <translation>Befunde, die es beheben würde</translation>
    </message>
    <message>
        <source>Lesson “%1”: shapewright-cli lesson show %2</source>
        <translation>Lektion „%1“: shapewright-cli lesson show %2</translation>
    </message>
    <message>
        <source>correct the estimates by the sizes of the collections in the databases --db of the server --uri, and by what its cache holds under its own load; only reads</source>
        <translation>die Schätzungen anhand der Größen der Collections in den Datenbanken --db des Servers --uri korrigieren und anhand dessen, was sein Cache unter seiner eigenen Last hält; liest nur</translation>
    </message>
    <message>
        <source>a database with collections of the design; repeatable, a collection is taken from the first that has it</source>
        <translation>eine Datenbank mit Collections des Entwurfs; wiederholbar, eine Collection wird aus der ersten genommen, die sie enthält</translation>
    </message>
    <message>
        <source>how long the server&apos;s cache is watched, 0 to 3600; default: 5</source>
        <translation>wie lange der Cache des Servers beobachtet wird, 0 bis 3600; Vorgabe: 5</translation>
    </message>
    <message>
        <source>calibrate with synthetic documents instead: load them into a scratch database on the server, compare their sizes, then drop it</source>
        <translation>stattdessen mit synthetischen Dokumenten kalibrieren: sie in eine temporäre Datenbank auf dem Server laden, ihre Größen vergleichen und sie dann löschen</translation>
    </message>
    <message>
        <source>documents of each collection at most, 1 to 10000000; default: 100000, never more than planned</source>
        <translation>Dokumente je Collection höchstens, 1 bis 10000000; Vorgabe: 100000, nie mehr als geplant</translation>
    </message>
    <message>
        <source>their BSON at most, 1 to 16384; default: 64</source>
        <translation>ihr BSON höchstens, 1 bis 16384; Vorgabe: 64</translation>
    </message>
    <message>
        <source>The database to read is missing.</source>
        <translation>Die zu lesende Datenbank fehlt.</translation>
    </message>
    <message>
        <source>For example: --db shop; or load synthetic documents with --synthetic.</source>
        <translation>Zum Beispiel: --db shop; oder laden Sie synthetische Dokumente mit --synthetic.</translation>
    </message>
    <message>
        <source>Synthetic documents go into a database of their own, --scratch-db.</source>
        <translation>Synthetische Dokumente kommen in eine eigene Datenbank, --scratch-db.</translation>
    </message>
    <message>
        <source>It only applies with --synthetic.</source>
        <translation>Das gilt nur mit --synthetic.</translation>
    </message>
    <message>
        <source>Add --synthetic, or leave it out: without, nothing is written.</source>
        <translation>Ergänzen Sie --synthetic, oder lassen Sie die Option weg: Ohne sie wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>Stops while anything is missing or different.</source>
        <translation>Bricht ab, solange etwas fehlt oder abweicht.</translation>
    </message>
    <message>
        <source>Cut what is old</source>
        <translation>Altes entfernen</translation>
    </message>
    <message>
        <source>Only when every program reads and writes the new name, and after a backup.</source>
        <translation>Erst wenn jedes Programm den neuen Namen liest und schreibt, und nach einer Sicherung.</translation>
    </message>
    <message>
        <source>Writers may go on. Values stay under the old name as well. Needs MongoDB 5.0.</source>
        <translation>Es darf weiter geschrieben werden. Die Werte bleiben auch unter dem alten Namen. Braucht MongoDB 5.0.</translation>
    </message>
    <message>
        <source>Writers may go on; what they write to the old collection after it is copied by running this step again. Changes and deletions there are not.</source>
        <translation>Es darf weiter geschrieben werden; was danach in die alte Collection kommt, überträgt ein erneuter Lauf dieses Schritts. Änderungen und Löschungen dort überträgt er nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n Dokument</numerusform>
            <numerusform>%n Dokumente</numerusform>
        </translation>
    </message>
    <message>
        <source>an unknown number of documents</source>
        <translation>eine unbekannte Anzahl von Dokumenten</translation>
    </message>
    <message>
        <source>New names in %1</source>
        <translation>Neue Namen in %1</translation>
    </message>
    <message>
        <source>The model gave it another name; it is the same thing, and its values are to be kept.</source>
        <translation>Es heißt im Modell jetzt anders; es ist dasselbe, und seine Werte sollen erhalten bleiben.</translation>
    </message>
    <message>
        <source>renamed: %1 → %2</source>
        <translation>umbenannt: %1 → %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Fields were renamed (%1): documents fail until the script brings them along.</source>
        <translation>Felder wurden umbenannt (%1): Dokumente werden abgelehnt, bis das Skript sie umstellt.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>renamed: %1</source>
        <translation>umbenannt: %1</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>UseCaseMatrix</name>
    <message>
        <source>Patterns by Use Case</source>
        <translation>Muster nach Anwendungsfall</translation>
    </message>
    <message>
        <source>A hint only: any pattern may pay for any use case.</source>
        <translation>Nur ein Anhaltspunkt: Jedes Muster kann sich in jedem Anwendungsfall lohnen.</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>not usual</source>
        <translation>nicht üblich</translation>
    </message>
</context>
<context>
    <name>ValidateCommand</name>
    <message>
        <source>which documents a validator refuses, and why</source>
        <translation>welche Dokumente ein Validator ablehnt, und warum</translation>
    </message>
    <message>
        <source>Documents are JSON lines, a JSON array, Extended JSON, or BSON as mongodump writes it; - is standard input. The verdict and the reasons are those of a MongoDB 6.0 server. What cannot be evaluated here ($geoWithin, parts of $expr) is said and never guessed. Dumps of any size are read in constant memory; --json lists every document, else the first refused ones are shown. Exit code 2: documents are refused, or it cannot be said.</source>
        <translation>Dokumente können als JSON-Zeilen, JSON-Array, Extended JSON oder BSON vorliegen, wie mongodump es schreibt; - ist die Standardeingabe. Urteil und Gründe sind die eines Servers mit MongoDB 6.0. Was hier nicht ausgewertet werden kann ($geoWithin, Teile von $expr), wird angegeben und nie geraten. Dumps beliebiger Größe werden mit gleichbleibendem Speicherbedarf gelesen; --json führt jedes Dokument auf, sonst werden die ersten abgelehnten gezeigt. Exit-Code 2: Dokumente werden abgelehnt, oder es lässt sich nicht entscheiden.</translation>
    </message>
    <message>
        <source>a project file (*.shape.json); with --validator, documents</source>
        <translation>eine Projektdatei (*.shape.json); mit --validator Dokumente</translation>
    </message>
    <message>
        <source>files of documents; - is standard input</source>
        <translation>Dateien mit Dokumenten; - ist die Standardeingabe</translation>
    </message>
    <message>
        <source>the collection whose validator is asked</source>
        <translation>die Collection, deren Validator gefragt wird</translation>
    </message>
    <message>
        <source>a file with a validator, such as {&quot;$jsonSchema&quot;: …}, instead of a project</source>
        <translation>eine Datei mit einem Validator, etwa {&quot;$jsonSchema&quot;: …}, anstelle eines Projekts</translation>
    </message>
    <message>
        <source>A validator is given, so there is no collection to choose.</source>
        <translation>Ein Validator ist angegeben, daher ist keine Collection zu wählen.</translation>
    </message>
    <message>
        <source>Leave one of them out.</source>
        <translation>Lassen Sie eines von beiden weg.</translation>
    </message>
    <message>
        <source>The documents are missing.</source>
        <translation>Die Dokumente fehlen.</translation>
    </message>
    <message>
        <source>Name files of documents, or - .</source>
        <translation>Geben Sie Dateien mit Dokumenten oder - an.</translation>
    </message>
    <message>
        <source>The collection is missing.</source>
        <translation>Die Collection fehlt.</translation>
    </message>
    <message>
        <source>%1 (_id %2):</source>
        <translation>%1 (_id %2):</translation>
    </message>
    <message>
        <source>(document)</source>
        <translation>(Dokument)</translation>
    </message>
    <message>
        <source>cannot be said: %1</source>
        <translation>nicht zu entscheiden: %1</translation>
    </message>
    <message>
        <source>… and %1 more.</source>
        <translation>… und %1 weitere.</translation>
    </message>
    <message>
        <source>documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
</context>
<context>
    <name>Validation</name>
    <message>
        <source>link %1</source>
        <translation>Verweis %1</translation>
    </message>
    <message>
        <source>Give a number from %1 on.</source>
        <translation>Geben Sie eine Zahl ab %1 an.</translation>
    </message>
    <message>
        <source>Give a number from %1 to %2.</source>
        <translation>Geben Sie eine Zahl von %1 bis %2 an.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 ist %2.</translation>
    </message>
    <message>
        <source>The cardinality %1 does not rise from minimum over likely to maximum.</source>
        <translation>Die Kardinalität %1 steigt nicht vom kleinsten über den üblichen bis zum größten Wert an.</translation>
    </message>
    <message>
        <source>Give three numbers with 0 ≤ min ≤ likely ≤ max; only max may be without limit.</source>
        <translation>Geben Sie drei Zahlen mit 0 ≤ min ≤ likely ≤ max an; nur max darf unbegrenzt sein.</translation>
    </message>
    <message>
        <source>The id “%1” cannot be used.</source>
        <translation>Die ID „%1“ ist nicht verwendbar.</translation>
    </message>
    <message>
        <source>An id has 1 to 64 of the characters A-Z a-z 0-9 _ . -</source>
        <translation>Eine ID besteht aus 1 bis 64 der Zeichen A-Z a-z 0-9 _ . -</translation>
    </message>
    <message>
        <source>The name is empty.</source>
        <translation>Der Name ist leer.</translation>
    </message>
    <message>
        <source>Give it a name; a server may stop at a rule for a field without one.</source>
        <translation>Vergeben Sie einen Namen; eine Regel für ein Feld ohne Namen kann einen Server zum Absturz bringen.</translation>
    </message>
    <message>
        <source>The name contains the character NUL.</source>
        <translation>Der Name enthält das Zeichen NUL.</translation>
    </message>
    <message>
        <source>Remove it; BSON ends a name there.</source>
        <translation>Entfernen Sie es; in BSON endet ein Name an dieser Stelle.</translation>
    </message>
    <message>
        <source>The name begins with “$”.</source>
        <translation>Der Name beginnt mit „$“.</translation>
    </message>
    <message>
        <source>Take another name; a server reads it as an operator.</source>
        <translation>Wählen Sie einen anderen Namen; ein Server liest ihn als Operator.</translation>
    </message>
    <message>
        <source>The name contains a dot.</source>
        <translation>Der Name enthält einen Punkt.</translation>
    </message>
    <message>
        <source>Take another name, or make an object with a field in it; a rule reads the dot as a path.</source>
        <translation>Wählen Sie einen anderen Namen oder legen Sie ein Objekt mit einem Feld darin an; eine Regel liest den Punkt als Pfad.</translation>
    </message>
    <message>
        <source>The name is longer than %1 bytes.</source>
        <translation>Der Name ist länger als %1 Bytes.</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>Kürzen Sie ihn.</translation>
    </message>
    <message>
        <source>relationship %1</source>
        <translation>Beziehung %1</translation>
    </message>
</context>
<context>
    <name>ValidatorPanel</name>
    <message>
        <source>Close file</source>
        <translation>Datei schließen</translation>
    </message>
    <message>
        <source>Check the text again</source>
        <translation>Den Text erneut prüfen</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>JSON lines, a JSON array or BSON of any size</source>
        <translation>JSON-Zeilen, ein JSON-Array oder BSON beliebiger Größe</translation>
    </message>
    <message>
        <source>Insert example</source>
        <translation>Beispiel einfügen</translation>
    </message>
    <message>
        <source>Add a document that the validator takes</source>
        <translation>Ein Dokument hinzufügen, das der Validator annimmt</translation>
    </message>
    <message>
        <source>Documents to check</source>
        <translation>Zu prüfende Dokumente</translation>
    </message>
    <message>
        <source>Paste documents here: {&quot;name&quot;: …}, one or several, or drop a file.</source>
        <translation>Fügen Sie hier Dokumente ein: {&quot;name&quot;: …}, eines oder mehrere, oder lassen Sie eine Datei fallen.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Refused documents</source>
        <translation>Abgelehnte Dokumente</translation>
    </message>
    <message>
        <source>Document, path</source>
        <translation>Dokument, Pfad</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Documents (*.json *.jsonl *.ndjson *.bson);;All files (*)</source>
        <translation>Dokumente (*.json *.jsonl *.ndjson *.bson);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The design has no collections yet.</source>
        <translation>Der Entwurf hat noch keine Collections.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>The first %1 are shown.</source>
        <translation>Die ersten %1 werden gezeigt.</translation>
    </message>
    <message>
        <source>%1 (_id %2)</source>
        <translation>%1 (_id %2)</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>nicht entschieden</translation>
    </message>
    <message>
        <source>(document)</source>
        <translation>(Dokument)</translation>
    </message>
    <message>
        <source>cannot be said</source>
        <translation>nicht zu entscheiden</translation>
    </message>
</context>
<context>
    <name>VerifyCommand</name>
    <message>
        <source>drift: what changed in the model, on the server, in both</source>
        <translation>Abweichungen: was sich im Modell, auf dem Server oder in beiden geändert hat</translation>
    </message>
    <message>
        <source>Ends with exit code 0 when server and design agree, 2 when only the model changed since the last apply from this machine, and 3 when the server did. Without a record of an earlier apply, every difference counts as 2.</source>
        <translation>Endet mit Exit-Code 0, wenn Server und Entwurf übereinstimmen, mit 2, wenn sich seit dem letzten Anwenden von diesem Rechner aus nur das Modell geändert hat, und mit 3, wenn sich der Server geändert hat. Ohne Aufzeichnung eines früheren Anwendens zählt jeder Unterschied als 2.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>the server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>The database %1 on %2 is as designed: %3 objects.</source>
        <translation>Die Datenbank %1 auf %2 entspricht dem Entwurf: %3 Objekte.</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Changed by</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>On the server</source>
        <translation>Auf dem Server</translation>
    </message>
    <message>
        <source>In the design</source>
        <translation>Im Entwurf</translation>
    </message>
    <message>
        <source>What would be done</source>
        <translation>Was zu tun wäre</translation>
    </message>
    <message>
        <source>Differences: %1; objects that are as designed: %2</source>
        <translation>Unterschiede: %1; Objekte, die dem Entwurf entsprechen: %2</translation>
    </message>
    <message>
        <source>%1 Changed by: %2. On the server: %3. In the design: %4.</source>
        <translation>%1 Geändert durch: %2. Auf dem Server: %3. Im Entwurf: %4.</translation>
    </message>
</context>
<context>
    <name>WaitDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>WindowStatus</name>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Saved at %1</source>
        <translation>Gespeichert um %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entities</source>
        <translation>
            <numerusform>%n Entität</numerusform>
            <numerusform>%n Entitäten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n relationships</source>
        <translation>
            <numerusform>%n Beziehung</numerusform>
            <numerusform>%n Beziehungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operations</source>
        <translation>
            <numerusform>%n Operation</numerusform>
            <numerusform>%n Operationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n collections</source>
        <translation>
            <numerusform>%n Collection</numerusform>
            <numerusform>%n Collections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n indexes</source>
        <translation>
            <numerusform>%n Index</numerusform>
            <numerusform>%n Indizes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 ausgewählt</translation>
    </message>
    <message numerus="yes">
        <source>%n objects selected</source>
        <translation>
            <numerusform>%n Objekt ausgewählt</numerusform>
            <numerusform>%n Objekte ausgewählt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorkingSetChart</name>
    <message>
        <source>Working set against the cache</source>
        <translation>Working Set im Vergleich zum Cache</translation>
    </message>
    <message>
        <source>Working set, %1 in cache</source>
        <translation>Working Set, %1 im Cache</translation>
    </message>
    <message>
        <source>other</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>indexes</source>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>dirty</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>cache %1</source>
        <translation>Cache %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3 of it</source>
        <translation>%1: %2, %3 davon</translation>
    </message>
</context>
<context>
    <name>WorkingSetStrip</name>
    <message>
        <source>Working set %1</source>
        <translation>Working Set %1</translation>
    </message>
    <message>
        <source>cache %1</source>
        <translation>Cache %1</translation>
    </message>
</context>
<context>
    <name>WorkloadModel</name>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>„%1“ kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>Criticality</source>
        <translation>Kritikalität</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>Max. staleness</source>
        <translation>Max. Alter</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Write a value such as 900/s, 24/day, 15 ms, or one of the choices.</source>
        <translation>Geben Sie einen Wert wie 900/s, 24/day, 15 ms oder eine der Auswahlmöglichkeiten ein.</translation>
    </message>
</context>
<context>
    <name>WorkloadPanel</name>
    <message>
        <source>No operation yet. The advisor needs to know what the application does most.</source>
        <translation>Noch keine Operation. Der Berater muss wissen, was die Anwendung am häufigsten tut.</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Add an operation (Ins)</source>
        <translation>Operation hinzufügen (Einfg)</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Copy the operation (Ctrl+D)</source>
        <translation>Operation duplizieren (Strg+D)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the operation (Del)</source>
        <translation>Operation entfernen (Entf)</translation>
    </message>
    <message>
        <source>Paste rows</source>
        <translation>Zeilen einfügen</translation>
    </message>
    <message>
        <source>Add the rows of a spreadsheet from the clipboard (Ctrl+V). Columns: %1; a line of headings may put them in another order, and what is missing is as usual.</source>
        <translation>Die Zeilen einer Tabellenkalkulation aus der Zwischenablage hinzufügen (Strg+V). Spalten: %1; eine Kopfzeile darf sie anders ordnen, und was fehlt, ist wie üblich.</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Zeilen kopieren</translation>
    </message>
    <message>
        <source>Copy all operations as rows for a spreadsheet; Ctrl+C copies the chosen one</source>
        <translation>Alle Operationen als Zeilen für eine Tabellenkalkulation kopieren; Strg+C kopiert die gewählte</translation>
    </message>
    <message>
        <source>Rates as 900/s or 24/day, times as 15 ms or 1 h</source>
        <translation>Raten als 900/s oder 24/day, Zeiten als 15 ms oder 1 h</translation>
    </message>
    <message>
        <source>An operation starts at an entity, and there is none.</source>
        <translation>Eine Operation beginnt bei einer Entität, und es gibt noch keine.</translation>
    </message>
    <message>
        <source>Add an entity first.</source>
        <translation>Fügen Sie zuerst eine Entität hinzu.</translation>
    </message>
    <message>
        <source>%1 operations/s</source>
        <translation>%1 Operationen/s</translation>
    </message>
    <message>
        <source>%1 operations</source>
        <translation>Operationen: %1</translation>
    </message>
    <message>
        <source>%1 reads</source>
        <translation>%1 Lesezugriffe</translation>
    </message>
    <message>
        <source>%1 reads for each write</source>
        <translation>%1 Lesezugriffe je Schreibzugriff</translation>
    </message>
    <message numerus="yes">
        <source>The sum of the rates of %n operations, as the workload says.</source>
        <translation>
            <numerusform>Die Rate von %n Operation, wie der Workload sie angibt.</numerusform>
            <numerusform>Die Summe der Raten von %n Operationen, wie der Workload sie angibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>Lesezugriffe</translation>
    </message>
</context>
<context>
    <name>WorkloadValidation</name>
    <message>
        <source>operation %1</source>
        <translation>Operation %1</translation>
    </message>
    <message>
        <source>Another operation has the same id “%1”.</source>
        <translation>Eine andere Operation hat dieselbe ID „%1“.</translation>
    </message>
    <message>
        <source>Give one of them another id.</source>
        <translation>Geben Sie einem von beiden eine andere ID.</translation>
    </message>
    <message>
        <source>The operation has no name.</source>
        <translation>Die Operation hat keinen Namen.</translation>
    </message>
    <message>
        <source>Name what it does, such as “Show book page”.</source>
        <translation>Benennen Sie, was sie tut, etwa „Buchseite anzeigen“.</translation>
    </message>
    <message>
        <source>Two operations have this name.</source>
        <translation>Zwei Operationen haben diesen Namen.</translation>
    </message>
    <message>
        <source>Rename one of them.</source>
        <translation>Benennen Sie eines davon um.</translation>
    </message>
    <message>
        <source>The entity “%1” that changes together with it does not exist.</source>
        <translation>Die Entität „%1“, die sich zusammen damit ändert, existiert nicht.</translation>
    </message>
    <message>
        <source>Choose another one or none.</source>
        <translation>Wählen Sie eine andere oder keine.</translation>
    </message>
    <message>
        <source>The rate per second</source>
        <translation>Die Rate pro Sekunde</translation>
    </message>
    <message>
        <source>The factor at the peak</source>
        <translation>Der Faktor zur Spitzenzeit</translation>
    </message>
    <message>
        <source>The number of documents expected</source>
        <translation>Die Anzahl der erwarteten Dokumente</translation>
    </message>
    <message>
        <source>The latency in milliseconds</source>
        <translation>Die Latenz in Millisekunden</translation>
    </message>
    <message>
        <source>The age in seconds that is tolerated</source>
        <translation>Das tolerierte Alter in Sekunden</translation>
    </message>
    <message>
        <source>The entity “%1” where it starts does not exist.</source>
        <translation>Die Entität „%1“, bei der sie beginnt, existiert nicht.</translation>
    </message>
    <message>
        <source>Choose an entity or delete the operation.</source>
        <translation>Wählen Sie eine Entität oder löschen Sie die Operation.</translation>
    </message>
    <message>
        <source>The number of items wanted</source>
        <translation>Die Anzahl der gewünschten Elemente</translation>
    </message>
    <message>
        <source>A step of its path follows a relationship or reaches an entity that does not exist.</source>
        <translation>Ein Schritt ihres Pfads folgt einer Beziehung oder erreicht eine Entität, die nicht existiert.</translation>
    </message>
    <message>
        <source>Remove the step or choose another one.</source>
        <translation>Entfernen Sie den Schritt oder wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Its path cannot reach “%1” by the relationship “%2”.</source>
        <translation>Ihr Pfad kann „%1“ nicht über die Beziehung „%2“ erreichen.</translation>
    </message>
    <message>
        <source>A step starts at an entity that the steps before it have reached.</source>
        <translation>Ein Schritt beginnt bei einer Entität, die die Schritte davor erreicht haben.</translation>
    </message>
    <message>
        <source>It uses a field of “%1”, which does not exist.</source>
        <translation>Sie verwendet ein Feld der Entität „%1“, die nicht existiert.</translation>
    </message>
    <message>
        <source>Remove the field.</source>
        <translation>Entfernen Sie das Feld.</translation>
    </message>
    <message>
        <source>The entity “%1” has no field “%2”.</source>
        <translation>Die Entität „%1“ hat kein Feld „%2“.</translation>
    </message>
    <message>
        <source>Choose another field, or add it.</source>
        <translation>Wählen Sie ein anderes Feld oder fügen Sie es hinzu.</translation>
    </message>
    <message>
        <source>It uses “%1.%2” without going there.</source>
        <translation>Sie verwendet „%1.%2“, ohne dorthin zu gelangen.</translation>
    </message>
    <message>
        <source>Add a step to “%1” to its path.</source>
        <translation>Fügen Sie ihrem Pfad einen Schritt zu „%1“ hinzu.</translation>
    </message>
    <message>
        <source>pattern %1</source>
        <translation>Muster %1</translation>
    </message>
    <message>
        <source>Another use of a pattern has the same id “%1”.</source>
        <translation>Eine andere Verwendung eines Musters hat dieselbe ID „%1“.</translation>
    </message>
    <message>
        <source>No pattern is named.</source>
        <translation>Es ist kein Muster angegeben.</translation>
    </message>
    <message>
        <source>Remove the row.</source>
        <translation>Entfernen Sie die Zeile.</translation>
    </message>
    <message>
        <source>It is applied to the entity “%1”, which does not exist.</source>
        <translation>Es wird auf die Entität „%1“ angewendet, die nicht existiert.</translation>
    </message>
    <message>
        <source>Remove the pattern or choose another target.</source>
        <translation>Entfernen Sie das Muster oder wählen Sie ein anderes Ziel.</translation>
    </message>
    <message>
        <source>It is applied to the relationship “%1”, which does not exist.</source>
        <translation>Es wird auf die Beziehung „%1“ angewendet, die nicht existiert.</translation>
    </message>
    <message>
        <source>diagram %1</source>
        <translation>Diagramm %1</translation>
    </message>
    <message>
        <source>Another diagram has the same id “%1”.</source>
        <translation>Ein anderes Diagramm hat dieselbe ID „%1“.</translation>
    </message>
    <message>
        <source>A position is not a number.</source>
        <translation>Eine Position ist keine Zahl.</translation>
    </message>
    <message>
        <source>Lay the diagram out again.</source>
        <translation>Ordnen Sie das Diagramm neu an.</translation>
    </message>
</context>
<context>
    <name>ZoomBox</name>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom: %1</source>
        <translation>Zoom: %1</translation>
    </message>
</context>
<context>
    <name>base</name>
    <message>
        <source>This is not valid JSON: %1.</source>
        <translation>Das ist kein gültiges JSON: %1.</translation>
    </message>
    <message>
        <source>Correct the text there.</source>
        <translation>Korrigieren Sie den Text an dieser Stelle.</translation>
    </message>
    <message>
        <source>This is JSON, but not a lesson that this program can read.</source>
        <translation>Das ist JSON, aber keine Lektion, die dieses Programm lesen kann.</translation>
    </message>
    <message>
        <source>A lesson starts with &quot;format&quot;: &quot;shapewright lesson 1&quot;.</source>
        <translation>Eine Lektion beginnt mit &quot;format&quot;: &quot;shapewright lesson 1&quot;.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Unknown property “%1”.</source>
        <translation>Unbekannte Eigenschaft „%1“.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>Vorhanden sind: %1.</translation>
    </message>
</context>
<context>
    <name>sw::diagram</name>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verweise</translation>
    </message>
    <message>
        <source>%1 in, %2 out</source>
        <translation>%1 eingehend, %2 ausgehend</translation>
    </message>
</context>
<context>
    <name>sw::items</name>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>adds</source>
        <translation>fügt hinzu</translation>
    </message>
    <message>
        <source>loads the server</source>
        <translation>belastet den Server</translation>
    </message>
    <message>
        <source>may refuse writes</source>
        <translation>kann Schreibzugriffe ablehnen</translation>
    </message>
    <message>
        <source>may delete</source>
        <translation>kann löschen</translation>
    </message>
    <message>
        <source>script only</source>
        <translation>nur Skript</translation>
    </message>
</context>
<context>
    <name>sw::schema</name>
    <message>
        <source>a quotation or a comment in it does not end</source>
        <translation>eine Maskierung oder ein Kommentar darin endet nicht</translation>
    </message>
    <message>
        <source>a character by its number is written \x{…}</source>
        <translation>ein Zeichen wird über seine Nummer als \x{…} geschrieben</translation>
    </message>
    <message>
        <source>it calls itself without end</source>
        <translation>er ruft sich endlos selbst auf</translation>
    </message>
</context>
<context>
    <name>sw::schema::ProjectValidation</name>
    <message>
        <source>project %1</source>
        <translation>Projekt %1</translation>
    </message>
    <message>
        <source>The memory of the server in GiB</source>
        <translation>Der Arbeitsspeicher des Servers in GiB</translation>
    </message>
    <message>
        <source>The cache in MiB</source>
        <translation>Der Cache in MiB</translation>
    </message>
    <message>
        <source>The server version %1.%2 is not supported.</source>
        <translation>Die Serverversion %1.%2 wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>Choose a version from 3.6 on; validators with $jsonSchema came with it.</source>
        <translation>Wählen Sie eine Version ab 3.6; mit ihr kamen Validatoren mit $jsonSchema.</translation>
    </message>
</context>
<context>
    <name>sw::views::PredictPage</name>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Prüfen</translation>
    </message>
</context>
<context>
    <name>sw::views::QuizPage</name>
    <message>
        <source>&amp;Check answers</source>
        <translation>&amp;Antworten prüfen</translation>
    </message>
</context>
<context>
    <name>sw::views::SpotPage</name>
    <message>
        <source>&amp;Check findings</source>
        <translation>&amp;Befunde prüfen</translation>
    </message>
</context>
<context>
    <name>sw::views::TaskPage</name>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Prüfen</translation>
    </message>
</context>
</TS>
