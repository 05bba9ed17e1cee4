<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a project file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as &amp;file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mongosh script, JSON Schema or Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The diagram as SVG, PNG or PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected entities beside themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete what is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entities and relationships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collections with the shape of their documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom to &amp;selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Headlines only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only names, keys and links on the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side &amp;panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide or show all panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;entity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an entity in the middle of the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a field to the selected entity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;relationship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect the two selected entities, or the selected one with itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an operation to the workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lay out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place all cards anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the problems of model and design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Advise…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which patterns help at this goal, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export to server…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create collections, validators and indexes on a MongoDB server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Shapewright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AdviceDialog</name>
    <message>
        <source>Advice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advice for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goals side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The adviser is weighing the patterns…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Apply %n patterns</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They take the place of the %n patterns applied now</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these stay.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Apply the advice for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the design for %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AdvicePage</name>
    <message>
        <source>Pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applied to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patterns that the adviser weighed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pattern is worth its price at this goal.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AdviseCommand</name>
    <message>
        <source>recommended links and patterns, with reasons and figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--apply saves the goal and the recommended patterns in the project; they replace the project&apos;s patterns, and those that go are named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write the goal and the recommended patterns into FILE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project already has this design; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropped %1 from %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1: goal %2, patterns: %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Advisor</name>
    <message>
        <source>one document of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>documents in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>working set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>documents read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>documents written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost of the operations around it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simplicity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Performance</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ApplyCommand</name>
    <message>
        <source>run the plan: create collections, validators and indexes, then read them back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the plan first and asks, or needs --yes. Nothing is ever dropped, renamed or emptied. Each step is compared with the server before it is sent and read back after; a journal is kept below $XDG_STATE_HOME/shapewright. Running it again does only what is left to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a project file (*.shape.json), or a plan that &apos;plan -o&apos; wrote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was made for the database %1, not for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plan %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a plan for this database with &apos;plan -o&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ApplyPatternCommand</name>
    <message>
        <source>add a pattern to the project, or change its parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves the project, unless the pattern cannot be used there. A pattern that is already applied to OBJECT gets the parameters that are set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pattern; &apos;shapewright-cli patterns&apos; lists them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an entity, an entity.field, or a relationship such as books.reviews</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a parameter; repeatable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The object that the pattern is applied to is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example: --to books.reviews.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was already applied like that; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applied %1; saved %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not apply to the design as it is: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another object, remove the pattern that is in the way, or change the goal or the placement of the relationship.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Arguments</name>
    <message>
        <source>The option &apos;%1&apos; was given more than once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The argument %1 is missing: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one argument too many: &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be used here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a number from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a whole number from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Bson</name>
    <message>
        <source>Give one BSON document or one Extended JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The length of the document does not agree with its bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A field near byte %1 is cut off or of an unknown type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document is nested more than %1 levels deep.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Bucket</name>
    <message>
        <source>They are embedded in other documents in this design.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store the relationship as a reference from the many side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The collection is arranged by another pattern already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the other pattern first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They do not hold the id of their parent in this design.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>single items by their _id</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BucketByCount</name>
    <message>
        <source>Bucket by count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The group, then the time of the first item in milliseconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items of a page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many as one read shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grouped by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed for an entity; a relationship groups by its parent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date of an item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The date that orders the items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separator in _id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A character that no group&apos;s id holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collection of the pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name that is still free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server groups the documents of a time-series collection by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a document can be in one kind of bucket only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages are made of an entity or of the many side of a 1:N relationship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The items need a date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a field of type date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must say what the items are grouped by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array&apos;s name holds a dot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it a plain name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a collection &quot;%1&quot; already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the pages another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The group&apos;s value has no plain text form for _id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group by a string, a whole number or an ObjectId.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another pattern took the items&apos; date away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the one page of a group that is not full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are in a collection of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads want %1 of %2 at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the reads look for one of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are only ever added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 of one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>single items are harder to find and to change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an upsert with a retry for each new item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second trip only when a page was just filled or opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read one page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the writers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pages are built in one run; what is written meanwhile would be missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build the pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs MongoDB 5.0. A second run builds them again from the items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build the index of open pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start readers and writers that use the new code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tighten the validator, keep the old collection until nobody reads it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the items back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into an empty collection: the items get a new _id where they did not keep theirs.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CanvasView</name>
    <message>
        <source>Move area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add connected entity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit field %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no field type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use one of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No entities yet. Press E or double-click to draw the first one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No collections yet. They appear as soon as the model has an entity.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cardinality</name>
    <message>
        <source>Write three numbers such as [0, 40, 2 k]: the fewest, the usual number, and the most (∞ for no limit).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fewest must not be below 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the last number may be without limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers must rise: the fewest, the usual number, the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cardinality stands in square brackets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a limit the usual number cannot be guessed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cardinality has one, two or three numbers.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardinalityEdit</name>
    <message>
        <source>The fewest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual number, for estimates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most, for limits; inf when there is no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, fewest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, likely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>likely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Catalog</name>
    <message>
        <source>The server&apos;s list does not end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that this is a MongoDB server.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>%1 repeats a value that changes often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.%2 changes %3; each change has to reach %4 copies, while the copy spares %5 lookups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.%2 is marked as changing often, and %3 copies of each value have to follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not copy this field, or mark it as a snapshot when the value of that moment is meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies that change often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most bytes of %1 are rarely read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 in each document (%3) are not wanted by %4 of the reads, yet they lie in the cache with the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move these fields to a collection of their own; leaving them out of the result does not make the cache smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cold bytes in hot documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A server refuses “$” and the character NUL (code 73).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A server refuses a leading dot and the word “system.” (codes 73 and 2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has %1 bytes; with database and dot %2 are allowed (code 73).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has %1 bytes, too many beside a long database name: both with the dot may have %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not begin with a letter, so the shell cannot name it as db.%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dot at the end, a slash or a blank is accepted but trips tools and shells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A collection cannot be called “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is an awkward name for a collection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the entity another collection name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two collections are called alike: %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They differ at most in upper and lower case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one of the entities another collection name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of collections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The validator of %1 must not be sent to a server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validator that harms the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” leaves references behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents of %1 hold the _id of what it deletes in %2; a server does not look after them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete or change those documents in the same transaction, or let readers expect a missing target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deletes that leave references behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents of %1 are nested %2 levels deep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objects and arrays each count as a level. MongoDB documents %1 levels; drivers and tools give up near it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flatten the inner objects or keep them in a collection of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deep nesting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looks like money and is a double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles cannot hold 0.10 exactly; sums drift.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it a decimal128, or count cents in a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looks like a time and is a string.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts sort by letters, cannot expire and take more bytes than the 8 of a date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it a date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and the _id it refers to differ in type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is %1, the _id of %2 is %3: no lookup finds anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give both the same type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubtful types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is empty; a rule for it can stop a server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name contains the character NUL, where BSON ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name begins with “$”, which servers read as an operator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name contains a dot: queries take it for a path and miss the field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two fields side by side have this name: queries see the first, drivers the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be used as a name in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field names in %1 are data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names look like numbers or dates: they cannot be searched by an index, and each new one changes the schema.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep them as an array of name and value pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shard key %1 only grows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every insert goes to the shard with the largest key, whatever their number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hash it, or put a field before it that spreads the inserts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shard key that only grows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has %1 keys; %2 are allowed (code 13103).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one of its keys may be hashed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hashed index cannot be unique (code 16764).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is both sparse and partial; a server takes one of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is an array and cannot be hashed (code 16766).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A server refuses index %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the operations or the pattern that ask for it, or drop it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has more than one text index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1; a server allows one in a collection (code 85).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put all searched texts into one index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index that a server refuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” searches %2 without regard to case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such a regular expression reads the whole index, %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make an index with a collation of strength 1 or 2 and send the same collation with the query, or use a text index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search that cannot use an index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is read together and kept apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the reads of %2 (%3) fetch the other side by a lookup: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the few fields that are shown into each document, or embed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embed, or keep the part that is shown in the document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is important and needs %2 lookups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each lookup fetches from another collection for every document found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embed what it shows, or copy the fields it needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read together, kept apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may hold very many items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may hold many items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are usual, %2 are allowed; above %3 every change rewrites a large document and every index on the array gets an entry for each item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower the maximum, keep the items in a collection of their own, or keep only the newest ones in the document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents of %1 can exceed 16 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents of %1 are very large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents of %1 are large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are usual, %2 at most. A server refuses documents above 16 MiB, and each read and change moves the whole document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the part that is rarely wanted to a collection of its own; large files belong into GridFS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>collections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too many collections and indexes for the server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in all; a server with %2 GiB is meant for %3. Each is a file that costs memory while it is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge collections of like documents and drop unused indexes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collections differ only by a number in their names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: one for each time span or tenant means ever more files and queries over many collections.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep them in one collection, with the number as an indexed field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many collections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 indexes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each insert writes to all of them, and they take %1; a server refuses more than %2 in one collection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop those that few operations use, or join fields that are searched alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many indexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” reads all of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No index begins with %1: each of its %2 calls looks at %3 documents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an index on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index %1 of %2 is on an array of arrays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its keys are whole inner arrays, so a search for one value in %1 finds nothing by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the index, or keep the values in a flat array of objects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index on rows of arrays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index %1 of %2 spans two arrays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A server refuses every document in which both are arrays (code 171); fields of one array may be joined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one of the arrays out of the index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two arrays in one index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The separator “%1” in %2 can occur in %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parts are joined without a separator, so that 1 and 23 look like 12 and 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is any text; when it contains the separator, the beginning of one id is the beginning of another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value “%1” contains it, so the beginning of one id is the beginning of another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a separator that no value contains, or give the field a pattern that excludes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separator inside an id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot have a validator (code 72)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its time field %1 is no date (code 2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index %1 cannot be unique (code 72)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index %1 cannot be sparse (code 72)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index %1 cannot expire documents; the collection&apos;s own option does (code 72)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index %1 can be neither text nor hashed (code 72)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a time series and asks for what those cannot have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove these, or keep the measurements in an ordinary collection or in buckets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of time-series collections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has %1 keys; only an index on one field expires documents (code 67).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is on _id, which a server refuses (code 197).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is no plain index (code 67).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 seconds are outside 0 to 2,147,483,647 (code 67).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in the documents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2: a server accepts it, and no document ever expires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index %1 of %2 is hidden and still deletes documents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index %1 of %2 does not expire documents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hiding keeps queries away from it, not the deletion of old documents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it on one date field, or remove the retention from the entity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index that should expire documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can grow without limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 items are usual and nothing stops more; at about %2 the document reaches 16 MiB and the server refuses every further write to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the array a maximum, keep the items in a collection of their own, or keep only the newest ones in the document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Array without a limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bounds of %1 are not enforced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation is off, so an array may grow past its maximum unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violations are only logged, so an array may grow past its maximum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn validation to strict with errors once the stored documents comply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bound of %1 is not the one that was drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn: %1, enforced: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make both the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bounds that nobody enforces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index %1 of %2 is the beginning of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whatever it answers, the longer one answers too; it only costs memory and writes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide it, watch the operations for a while, then drop it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No operation uses index %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes %1 of memory when it is read, and every insert writes to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the operation that needs it to the workload, or hide it, watch, then drop it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index %1 of %2 hardly narrows anything down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its field has %1 different values, so each of them still means a large part of all documents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put another field into the same index, or make it a partial index for the rare value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index without use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>working set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in use does not fit into the cache.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in use nearly fills the cache.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hot documents of %1 take %2 of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep less in the documents that are read often, drop indexes that nobody uses, or give the server more memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working set against cache</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CheckCommand</name>
    <message>
        <source>errors in the model and anti-patterns in its design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends with exit code 1 when there is an error, with 0 when there are only warnings and notes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern has no effect on this design.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it with remove-pattern, or change the goal or the placement that keeps it from applying.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (silenced: %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors: %1, warnings: %2, notes: %3, silenced: %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChipList</name>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CodeCommand</name>
    <message>
        <source>the code of the operations that patterns change, as the design needs it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only for this operation of the workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mongosh, which is the default and the only one so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round trips: %1%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; index: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no code in &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no operation &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>// No pattern changes the code of an operation here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CollectionPage</name>
    <message>
        <source>Read by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Array of objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Array of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer in the design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, made by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One document: %1 likely, at most %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 of the documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refers to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy of %1.%2 as it was at the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy of %1.%2, kept up to date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of a %1 document</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CountEdit</name>
    <message>
        <source>A number is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it as 40, 2 k or 1.5 M.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must have an end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number is out of range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeployText</name>
    <message>
        <source>Make the plan again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan is older than a day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was not counted how many documents the change would concern.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The count of documents that the change would concern is older than 15 minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not known how many documents would be deleted, so the step is not run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the step out, or do it by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server&apos;s identity is not checked (TLS without certificate check), so risky steps are not run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect with full TLS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step needs an acknowledgement: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept it as &quot;%1&quot;, or leave the step out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan was made for %1 (%2), not for this server, version or login.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect to that server, or make a plan for this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The login lacks rights that the plan needs: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the administrator for a role that grants them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend that first, or leave the step out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All steps were done, but they could not be read back: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run verify when the server can be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was done, but at the end the server holds something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a new plan to see the difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All is done on the primary, but not yet safe on a majority of the members.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the members up, then run verify.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has confirmed this plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review the plan and confirm it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another export to this database is running on this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder of the journal cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make room or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changes would destroy or rebuild data and are left to the script.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review the script and run it by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never sent; it is in the script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no validator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>create time-series collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>create collection with validator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the new collection by hand while it is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The design has it and the server has not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 indexes: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on an empty collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The collection is new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expiry of documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The design keeps documents for another time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>options that are fixed once a collection exists: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has options that the design does not manage; they are kept: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name is taken by a %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add validator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>validator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepts all that was accepted before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May refuse what was accepted before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connection string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The form is mongodb://USER@HOST:PORT/?OPTION=VALUE; in user and password write @ : / ? # % as %40 %3A %2F %3F %23 %25.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The user before &apos;@&apos; is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User or password hold a &apos;:&apos; that is not escaped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User or password hold a &apos;%&apos; that starts no valid escape.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host number %1 is empty or no host name with an optional port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mongodb+srv string takes one host without a port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write options as NAME=VALUE joined by &apos;&amp;&apos;; tls takes true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option number %1 is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option number %1 has a value that it cannot have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option number %1 is given twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tls and ssl are the same option; give one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database after the hosts is no valid name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not start with mongodb:// or mongodb+srv://.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is too long, or holds a blank, a control character or a &apos;#&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds more than one &apos;@&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User or password hold a &apos;/&apos; or &apos;?&apos; that is not escaped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The login mechanism would send the password in clear without TLS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add tls=true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection to another machine would not be encrypted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add tls=true, or tls=false if that is what you want.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The client&apos;s key file can be read by others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the rights of group and others from the file (chmod 600).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of certificate authorities can be changed by others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the right to write from group and others (chmod 644).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A member of the set is down: an index build over data would not end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server has %1 of free disk, and the index build may need %2: a full disk would stop the server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether all members of the set are up is not known; with one down the index build would not end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The free disk of the server is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of the collection is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The collection is large: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expires after %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text index %1: a collection can have only one text index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drop index %1: its name is taken by other keys or options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index %1 is on the server under the name %2; that is the same index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index %1: options that are fixed once an index exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>options of index %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unique index %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be undone by a change; the index would have to be dropped and built anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The design wants other options of the same index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index %1 refuses duplicates because a change to unique was begun and not ended (prepareUnique).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal cannot be written: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make room or choose another folder. Nothing is sent without a journal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This plan was run before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the plan again; it shows what is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is no journal of an export.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the index cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index has no keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index has %1 keys; a server takes at most %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index names a field twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A field path of the index is empty in part or starts with &apos;$&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An index that expires documents can have only one key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The _id index cannot expire documents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time after which documents expire must be from 0 to 2147483647 seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An index cannot be partial and sparse at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hashed index cannot be unique.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another database name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database has no name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database name has %1 bytes; a server takes at most %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database name holds one of / \ . &quot; $, a blank or a zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database is the server&apos;s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the collection in the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The collection has no name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The collection name holds &apos;$&apos; or a zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The collection name starts with a dot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The collection name is the server&apos;s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Database and collection name have %1 bytes together; a server takes at most %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The collection name is no valid text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the operations or the pattern that ask for the index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two indexes have the name %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A collection can have only one text index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The collection would have %1 indexes; a server takes at most %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the shape flatter or split the collection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command is nested %1 levels deep; more than %2 can stop a replica set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command has %1 bytes; a server takes at most %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a MongoDB server of version 4.4 or newer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server is no MongoDB server, so it is only read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server&apos;s version %1 is too old.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time-series collections need MongoDB 5.0; the server has %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a newer server, or take the time-series pattern off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two collections have this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename one of them in the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1 more findings)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>different</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would destroy or rebuild what is there, so it is never sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plan file, step %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not use this file; make the plan again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A change by script holds a command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its command is none of those that are ever sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its command is for another object than it says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its command has parts that plans do not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its collection is told in two ways that differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it says to reach is not what its command does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its class is not that of its change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The steps are not numbered in order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The steps are not in the order of their risk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failing documents are only logged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>// These changes destroy or rebuild data, so they are never sent. Review each line before you run it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the plan again; plans are not edited by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plan file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is no valid JSON near byte %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is no plan of Shapewright.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its format version is not known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was changed after it was made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The export was stopped. The index build that was begun goes on at the server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server is not as it was when the plan was made. Planned from: %1. Now: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the plan again and review what changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The collection was dropped or made anew since the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The collection was empty when the plan was made and holds documents now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the plan again; the change is of another class now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done on the primary, not yet on a majority of the members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server accepted the change, but reads back something else: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DesignBuilder</name>
    <message>
        <source>%1 is used on the same target already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not together with %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version does not know the pattern &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Diagram</name>
    <message>
        <source>array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 docs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 likely</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n fields</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>copies %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>The project has no file yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it under a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has a newer format and is kept as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the project under another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has changed the file since it was opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save under another name, or open the file again and lose your changes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DocumentPrinter</name>
    <message>
        <source>%1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Duration</name>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditTexts</name>
    <message>
        <source>A name is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type at least one letter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use at most %1 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name has a control character in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Remove %n objects</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Remove entity %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove relationship %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove operation %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The object is no longer there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo its removal, or choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another entity has this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a different name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A field&apos;s name must not begin with $ nor hold a dot, because the server reads these as operators and paths.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another field beside it has this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The three numbers must rise: fewest, likely, most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use numbers such as 0, 40, 2000; only the last may be endless.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number is out of range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Growth and days are 0 or more; the share in use is from 0 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add entity %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename entity %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change entity %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n entities</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Move entity %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of documents is above 0 and at most 1; a size is 0 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add field %1.%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename field %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change field %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A field cannot move into itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only objects hold fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it an object, or an array of objects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move field %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Growth is 0 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change relationship %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change cardinality of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reconnect %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename relationship %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Move %n boxes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The note is too small.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it at least 20 wide and high.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory is out of range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RAM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give from 0.1 to 65,536 GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another use case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another server version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Describe the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back %1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silence %1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rates and times are 0 or more; the peak factor is 1 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such pattern.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of the catalogue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern is used there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the parameters of that use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add operation %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change operation %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move operation %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EffectModel</name>
    <message>
        <source>%1, likely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>= same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EffectTable</name>
    <message>
        <source>Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No figure changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntityPage</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the collection; empty: made from the entity&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Growth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New ones per day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the documents that the application works with at any time; it decides how much memory is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is a</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The more general entity whose fields it has too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of the fields that make _id, with commas between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Life</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only added, never changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Former versions are needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entity, stored in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(none)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExplanationView</name>
    <message>
        <source>Fit %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportCommand</name>
    <message>
        <source>write the design as a script, schemas or a document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A format that makes several files needs a folder: -o DIR, which is made when its parent exists. Files that are there are replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;shapewright-cli formats&apos; lists them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file or folder to write; default: standard output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no format &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format &apos;%1&apos; makes %2 files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a folder for them: -o DIR.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it first, or name another one with -o.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A link with this name is in the folder; it was not followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it, or name another folder with -o.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote to %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportConnectPage</name>
    <message>
        <source>Connection string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Connection string:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mongodb://user@host:port — leave the password out of it. It is asked for below, kept in memory only, and forgotten when this window closes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Database:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is changed before you have seen the plan. Collections and indexes that the model does not know stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export to server — %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan and confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop, rename, delete, update, insert. Such changes go into a script for you to review.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connecting to %1 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MongoDB %1, %2
%3
Database %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n step(s). </source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) done, read back from the server and found equal to the plan.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) done, but what was read back differs from the plan. Make the plan again to see how.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Connect and plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Apply %n step(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) wait for your confirmation.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportPlanPage</name>
    <message>
        <source>Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typed confirmation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by script only</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) equal</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) unknown to the model stay as they are</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to do: the database is what the model says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been sent yet. This plan fits only the state of the server at %1; if that changes, make it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1   %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type %1 to allow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow step %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportText</name>
    <message>
        <source>Rename it in the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A collection has no name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of a collection contains $ or a NUL character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of a collection starts like those of the server itself, or with a dot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of a collection is longer than a server takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of a field contains a NUL character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An index has a key without a name or with a NUL character in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON Schema validators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The validator of each collection, in MongoDB&apos;s form of JSON Schema, for code generators and reviews.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indexes of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 documents of %2 (largest: %3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>embedded in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reference held by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>references held by both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a collection of links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen by a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relationships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relationship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, not applied: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown documentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables of the collections, fields, indexes and decisions, each with its reasons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Database design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Designed with Shapewright %1 for the goal %2 and MongoDB %3.%4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>above %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least %1 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of items in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smallest of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start of the %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ascending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>descending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hashed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the globe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matches %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no other fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>_id of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy of %1 as it was then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>array of %1, %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sparse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only where %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>collation %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>documents expire after %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MongoDB shell script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creates the collections with their validators and indexes; run it with mongosh, as often as you like.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExtendedReference</name>
    <message>
        <source>Read with the copied fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the original and its copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readers may see the old copies for a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the copies in step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build the new index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start writers that store the copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs MongoDB 5.0. A document that changes meanwhile is taken in the next round; an id without a document keeps the id alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch the readers, then drop the index of the old field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the id alone</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldPage</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Present in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the documents that have the field; 100 % makes it required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values it may take, one on a line; empty: any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greatest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less than that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular expression that a text has to match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two documents have the same value; gets an index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many different values there are over all documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personal data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has access rights of its own, so it is not copied into other documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same word on fields that are alike, such as release dates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>array of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field, %1, required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field, %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldTable</name>
    <message>
        <source>Fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a field (Ins)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the field (Del)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything about the field</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldTableModel</name>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a value like the others in this column.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>Shapewright projects (*.shape.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are lost when you do not save them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed by another program since you opened it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save yours under another name, or open the file again and lose your changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save mine as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormatsCommand</name>
    <message>
        <source>the formats that &apos;export&apos; writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GoalBar</name>
    <message>
        <source>Simplicity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Performance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catalog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Content management</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Internet of things</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mobile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personalization</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real-time analytics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As few collections and patterns as possible: embed, at most one kind of pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embed and link, at most two kinds of patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every pattern that pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory of the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory of one server; WiredTiger takes half of what is above 1 GiB as its cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RAM</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GoalHeader</name>
    <message>
        <source>Fewest collections and hardly a copy. Easiest to build and to change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most readers get one small document; up to two kinds of pattern.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that pays, with copies and counters to look after.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take this design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>current goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the design for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no pattern</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GoalTableModel</name>
    <message>
        <source>Structure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest kind of document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory and disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hot documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uses of patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems left</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GoalsPage</name>
    <message>
        <source>Designing for all three goals…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goals side by side</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Inspect</name>
    <message>
        <source>Reading the server was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Main tool bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select (V)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the view (H, or hold Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New entity (E)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relationship: drag from entity to entity (R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note (N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Area (A)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>References</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems  %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open sa&amp;mple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Default arrangement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n entities</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n relationships</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operations</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n collections</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n indexes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n objects selected</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Ctrl+Z takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png *.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Shapewright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shapewright %1

Designs MongoDB schemas before the data exists: draws the model, shows what each shape of documents costs, says why one is better, and applies it to a server without ever dropping, renaming or rewriting anything.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MigrateCommand</name>
    <message>
        <source>the script that moves stored documents to the shape that a pattern makes, and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The script is for mongosh, has numbered steps and may be run again. It is never run from here. A file that exists is replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pattern that the project uses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where it is applied, when it is applied to several objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the way back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file to write; default: standard output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review before you run it: mongosh CONNECTION-STRING/DATABASE FILE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example: --pattern subset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no effect on this design: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the goal or the placement that keeps it from applying.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Migration from %1 for %2 back to the shape without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Migration to %1 for %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MongoSession</name>
    <message>
        <source>The server&apos;s answer cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewCommand</name>
    <message>
        <source>make an empty project, or a copy of a sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file that exists is left alone unless --force is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project file to make (*.shape.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy this sample; &apos;shapewright-cli samples&apos; lists them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replace a file that exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file exists and was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name, or replace it with --force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made %1 (entities: %2, operations: %3).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NotePage</name>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the diagram only</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ObjectReader</name>
    <message>
        <source>The file was written by a newer version (format %1): a newer program may read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The member “%1” is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This and more members are not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check what program wrote the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This member is not known; it is kept and written back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This member is not known; it will be lost when the project is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check its spelling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was written by a newer version (format %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is null.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is an object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a text in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is longer than %1 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a number without quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no whole number up to 2147483647.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a smaller or a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write true or false without quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write an object: { … }.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a list: [ … ].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use one of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more than %1 entities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split the project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more than %1 fields.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OperationPage</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many times the usual rate there is at the busiest time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Criticality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be old</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsaid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How old the data may be; 0: it must be current</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Durability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many documents of the first entity it is expected to find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sort key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the order around</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads former versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operation, %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Outline</name>
    <message>
        <source>Entities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relationships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collections</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutlineModel</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count, type or rate</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutlinePanel</name>
    <message>
        <source>Find in the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outline</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PathStepsEdit</name>
    <message>
        <source>step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items wanted of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many are wanted; empty: all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No relationship leads on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pattern</name>
    <message>
        <source>It must be a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be between %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be a name that does not begin with &quot;$&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must name a field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no field &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PatternCard</name>
    <message>
        <source>en</source>
        <extracomment>The code of the language for which resources/patterns/&lt;code&gt;/ holds cards; &quot;en&quot; where there are none.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PatternDialog</name>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Benefit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PatternGalleryModel</name>
    <message>
        <source>used</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PatternListModel</name>
    <message>
        <source>Pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applied to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PatternPage</name>
    <message>
        <source>Applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version does not know the pattern; it is kept as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not apply: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PatternsCommand</name>
    <message>
        <source>the catalogue of schema-design patterns, or the card of one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pattern, e.g. subset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem that it solves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depends on the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Benefit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example: shapewright-cli apply-pattern FILE %1 --to OBJECT --set %2=…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PatternsPanel</name>
    <message>
        <source>Applied patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pattern is applied yet. The adviser knows which ones pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advise…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See what the pattern would change, and apply it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of pattern, for %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Fit for the whole model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlacementGates</name>
    <message>
        <source>%1 grow without limit, by %2 a day in each of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of one of %2 grow without limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of %1 may have %2 of %3: 10,000 or more belong on the many side only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 have several owners and change: each needs one place of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hold personal data and %2 do not: they need other access rights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A document of %1 with %2 of %3 takes %4, and 16 MiB is the limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents of %1 would be %2 levels deep, and 100 is the limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list of %1 ids of %2 (%3) is too long: at most 2,000 and 200 KiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest document of %1 takes %2, %3 of the limit of 16 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlacementSection</name>
    <message>
        <source>Override</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose how to store the relationship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embed or link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ways to store the relationship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recommended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanCommand</name>
    <message>
        <source>the steps that would make a server match the design; writes nothing to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends with exit code 2 when there are steps and 0 when there are none. -o keeps the plan for &apos;apply PLAN&apos;; a file that exists is replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write the plan to this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without it, apply refuses to begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote plan %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanModel</name>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was done already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outcome unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs consent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreviewModel</name>
    <message>
        <source>Made by the pattern %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message>
        <source>Smallest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Likely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of arrays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the whole document as Extended JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes by origin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of 16 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of what a document may weigh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest: without bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemsModel</name>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silenced: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silence…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silence %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is it no problem here? The reason is kept in the project.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProjectCommand</name>
    <message>
        <source>a project file (*.shape.json)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProjectFile</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project was not saved, because it could not be read back: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the file held before is unchanged. Correct the object and save again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project was not saved, because reading it back gives something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the file held before is unchanged. A name with half a character or a member known twice does this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it one of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mutability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kind of entity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>way in which a schema changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lifecycle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>way to make _id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type of relationship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>growth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kind of operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>criticality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>durability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>placement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An object is not closed, or a comma is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A colon is missing between a member&apos;s name and its value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list is not closed, or a comma is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comma is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This escape sequence does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is not valid UTF-8 here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text is not closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A member is expected; perhaps a comma is too much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something follows the end of the project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends too early: restore it from a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the text there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is JSON, but no Shapewright project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a project file (*.shape.json).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The version of the format is missing or wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it as {&quot;major&quot;: 1, &quot;minor&quot;: 0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was written by format %1; this program reads format %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it with %1 or update the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was written by a newer version (format %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this program does not know is kept; update it to see everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The checksum does not match: the file was changed outside this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nobody edited it, compare it with a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project is larger than %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split the project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such a large project may be slow; split it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objects and lists are nested more than %1 deep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that it is the right file; a project needs far fewer levels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has more than %1 objects and lists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write \\ for a backslash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of a character stands alone here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the character itself, or both halves (\ud83d\ude00).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The member “%1” stands here a second time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has more than %1 values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore it from a copy, or begin a new project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is UTF-16 text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is compressed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpack it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is BSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write [min, likely, max] with rising numbers from 0 on; the last one may be &quot;inf&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers do not rise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cardinality has three numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no version of a server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it as &quot;7.0&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be an id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An id has 1 to 64 of the characters A-Z a-z 0-9 _ . -</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProjectPage</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RAM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory of one server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n objects selected</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Below: the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project without a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n entities</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n relationships</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operations</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pattern uses</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n collections</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n indexes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RateEdit</name>
    <message>
        <source>per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit of the rate</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RelationshipPage</name>
    <message>
        <source>Attributes of the relationship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the entities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One to one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One to many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many to many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One to zillions: ten thousand or more, or no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Growth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lifetime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared with other owners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides change together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A change of both must be seen as a whole or not at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hierarchy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half have at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median length of the many side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>99 % have at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the link to the first entity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the link to the second entity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relationship, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One %1 has … %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One %1 belongs to … %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deleted with the %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RemovePatternCommand</name>
    <message>
        <source>take a pattern out of the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves the project. A pattern that is applied to several objects needs --to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pattern that the project uses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only where it is applied to this object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed %1 from %2; saved %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RenderCommand</name>
    <message>
        <source>draw the diagram as SVG, PNG or PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ending of OUT decides the format. A file that exists is replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture to write: *.svg, *.png or *.pdf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model (default), documents, or the name of a diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light on dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file to write is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example: -o shop.svg.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no view &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultStream</name>
    <message>
        <source>standard output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be written: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make room or get the right to write there, or name another file with -o.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SafeFile</name>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the name and the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a file in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no regular file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a file on a disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has %1, more than the %2 that are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that it is the right file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that you may read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file is named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the file a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create it or choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was not saved: %1. What it held before is unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make room or choose another folder, and save again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was replaced, but reading it back gives something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk may be failing: save under another name on another disk now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The symbolic link leads back to itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the link or choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was saved, but the disk did not confirm it: a power cut now may bring the former one back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the disk and save again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SampleCommand</name>
    <message>
        <source>synthetic documents that satisfy the validator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An OUT ending in .bson is written as mongodump would, for mongorestore; any other as lines of canonical Extended JSON, for mongoimport. The same seed gives the same documents everywhere. A file that exists is replaced once all documents are made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the collection to make documents for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole number that decides the values; default: 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file ending in .bson, .json or .jsonl; default: JSON lines to standard output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The collection is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of documents is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example: -n 1000.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ending of the file says nothing about its format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use .bson, .json or .jsonl.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SampleLibrary</name>
    <message>
        <source>Bookstore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Books with few readers and books with thousands of reviews: embed, refer or copy a part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Product reviews</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very uneven numbers of reviews, and a mean that every page shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list for each customer that grows without limit and is read page by page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readings every minute, kept for a year and read by spans of time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cinema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat plans that are known in advance, and a release date for each country.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance policies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contracts that change while every earlier state has to stay readable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ferries and tugs: kinds of one thing that share most of their fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sample of this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample is missing in this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the program again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SampleText</name>
    <message>
        <source>The listed value %1 is not of the field&apos;s type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the listed values keeps the field&apos;s other constraints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more documents than listed values, but each may occur only once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No number of the field&apos;s type lies between the bounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more documents than different numbers between the bounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern is no regular expression: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No text was found that matches the pattern %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No text that matches the pattern %1 has the length asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample texts cannot follow the pattern %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use literals, classes, repetitions, groups and alternatives only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more documents than different texts that match the pattern %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its smallest documents are larger than 16 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower the smallest length of its arrays, or keep their items in a collection of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more documents than different texts of at most %1 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shortest length is above the longest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bracket is closed that was not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>groups are nested too deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>^ stands behind other characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$ stands before other characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to repeat before %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look-behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look-ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flags in a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the backslash at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a named class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a range that ends before it starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a class is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a class that holds no printable ASCII character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a repetition from more to less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a repetition of a repetition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it as 2026-01-31 or 2026-01-31T12:00:00Z.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The earliest date is not before the latest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more documents than truth values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the field&apos;s constraints so that documents can satisfy them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SamplesCommand</name>
    <message>
        <source>the sample projects that &apos;new --sample&apos; copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it shows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ServerErrors</name>
    <message>
        <source>Make the plan again and review what changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the design so that it does not need this, and report it as a missing check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again later; what is done already stays done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring all members of the set up, then make the plan again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a server version that has it, or change the design.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server refused the specification.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The object on the server is not the one the plan was made for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server is busy with another change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection or the primary was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the server is back, make a plan again: it shows what was done and what is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An index build on the collection is in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server ran out of disk, memory or files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server or the collection is under maintenance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server is overloaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server is not the primary any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server gave up after the time it was allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server accepts only the commands of its stable API.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server refused the login.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check user, password and authSource.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server does not know a part of the command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server misses a part of the command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The collection was dropped or made anew since the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is taken by now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the collection or the database.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A database exists whose name differs only in upper and lower case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the existing spelling, or another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target is a view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An index on the same keys with another name or other options exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another index has that name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents share a value that must be unique, so the index was not built.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find and mend the duplicates, then make the plan again. Nothing was deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents share a value that must be unique, so the index stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find and mend the duplicates, then make the plan again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index build was aborted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough members of the set can take part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is done on the primary, but not yet on a majority of the members.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A transaction or a lock may be in the way; try again when it has ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An administrator stopped the command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the server more disk before anything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TLS could not be agreed on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the certificates and the tls options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read what the server said, then make the plan again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server said: %1 (code %2 %3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The login lacks the right %1, which the command %2 needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the administrator for a role that grants %1 on this database.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server cannot be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the server runs and can be reached, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server answered with code %1 %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SessionText</name>
    <message>
        <source>The driver does not accept the connection string, or would ignore a part of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connection string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the options and their values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address could not be looked up: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the name and the connection to the name server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This command is never sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The driver could not be started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command is broken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a password, but no user.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the user in the connection string.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The login needs a password, and none was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the password, or take the user out of the connection string.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a connection string that cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShapesCommand</name>
    <message>
        <source>sample documents of each collection as Extended JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For people, long texts and arrays are cut and notes say which pattern made a field; --json prints whole documents that keep every type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only this collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as if this pattern were not applied; repeatable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>documents of each collection; default: 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project does not use a pattern &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>// %1: %2 documents, likely %3 each (%4 to %5)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShareBar</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rest %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the command that is selected</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SizeCommand</name>
    <message>
        <source>documents, bytes, indexes, and the working set against the cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory of the server; default: the project&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what if the collection had N documents; repeatable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be used here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a collection and a count, e.g. --documents books=5000000.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no collection &apos;%1&apos; in the design.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SizeMeter</name>
    <message>
        <source>Working set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working set %1 (between %2 and %3) of %4 cache, which is what WiredTiger takes of %5 GiB RAM. Click for the sizes of each collection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SizeReport</name>
    <message>
        <source>fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too large</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SizeTableModel</name>
    <message>
        <source>no bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 of BSON a document: arrays and optional fields between their bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 in the file, compressed with snappy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (%3 entries)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 documents in use, with the pages they share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Likely size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hot documents</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SizesPanel</name>
    <message>
        <source>Sizes of the collections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save chart as picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StateFolder</name>
    <message>
        <source>The folder for journals cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set XDG_STATE_HOME to a folder that can be written; nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Subset</name>
    <message>
        <source>How many items there are in all, in both places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two writes need no transaction: after a crash between them the whole list is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An item is copied before it is cut off, so none is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the document with its first items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read more of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first items are in the document only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tighten the validators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set them to warn and moderate, look for documents that fail, then error and strict.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build the index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the first items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs MongoDB 5.0. Stop the writers of the items before this step: what they add meanwhile would be missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start writers that use the new code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the copied items out of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the items back into the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create the second collection and its index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give every item an identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without it a second run would copy the items again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deploy writers that write to both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They cut nothing off before the array was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch the readers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They take the rest from the second collection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut the arrays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deploy the final writers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the items back into the array</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <source>The server has %1 GiB of memory, of which %2 are cache.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workload is empty: nothing is known of what is read together or how often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n usual number(s) were guessed from the fewest and the most.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n read(s) name no fields and are taken to want whole documents.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) do not say how many documents they find: one by a key, twenty at most otherwise, all for an aggregate without a filter.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No use case is chosen, so none speaks for or against a pattern.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes and working set are estimates by formula; hot documents that are not the newest are taken to be scattered over all pages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more documents written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a document of %1 goes from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the working set goes from %1 to %2 (cache %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the operations around it cost %1 less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it solves: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for %2 (%3): %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 keeps to one kind of pattern, and another one brings more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 keeps to %2 kinds of patterns, and others bring more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would recommend it (%2); at %3 it scores %4 of the %5 it needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It brings a problem: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The operations around it would cost %1 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It saves only %1 of the cost of the operations around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condition not met: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it saves (%1) does not make up for its complexity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was not weighed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not %1 for %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The working set takes %1 of the cache.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be used together with %1 here: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reference to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unique field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deleted after %1 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each link once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are kept inside %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ids in each of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two documents written for each link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a document for each link, read on the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of %1 links to %2 of %3, one of %3 to %4 of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link has values of its own that change often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither side can hold the ids: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link has values of its own, which are kept once, on the side that holds fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ratio of %1 is near balance: both sides hold the ids, at the price of two writes for each link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ratio of %1 speaks strongly for ids on one side, the one that holds fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ratio of %1 speaks for ids on one side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not on the other side: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen by a person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against it (%1): %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %1 would nest without end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id of the one above in each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ids of those below in each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen to be embedded, but that cannot be: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hierarchy keeps the id of the one above in each document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are inside %2 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are of several kinds with places of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both change together or not at all: one document does that by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 for the goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ids in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only by choice: %1 whole copies of each of %2, where an extended reference copies the few fields that are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reads want %2 and %3 together, %4 want %2 alone and %5 want %3 alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A read wants %1 of %2 %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are deleted with their %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %1 of the reads of %2 come from %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No operation uses the relationship; %1 belong to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No operation uses the relationship; %1 are at most %2 and linked to nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No operation uses the relationship; %1 are many or linked to others as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not embedded (%1): %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes of both need a transaction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedded (%1): %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedding costs %1 (%2), the id in %3 costs %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rule must not use %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say it with other operators.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rule with $$NOW is accepted, and then every write fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare dates in the application.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Properties are nested more than %1 levels deep, which can stop a replica set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the shape flatter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say limits of dates as a query expression.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the number into minimum or maximum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A schema must not have type beside bsonType.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep bsonType.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An exclusive bound stands without its bound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add minimum or maximum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shape is closed and does not list _id: it refuses every document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List _id among the properties.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers refuse the keyword &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no type &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use bsonType with a name such as int or date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a name such as int, string, bool or binData.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it in brackets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must not be empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names something twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name it once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rule for a property without a name: a document that breaks it ends the server process.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the field a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is read as a path, so a field of this name is never checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the field a name without a dot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers refuse \u in a pattern.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the character itself or \x{…}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern has no such parameter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give another value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of its values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be the name of a field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be a list of fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must name at least one field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bucket by time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grouped by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed for an entity; a relationship groups by its parent first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date of an item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The date that says into which bucket an item goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Span of a bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More of them in one span go into another bucket.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers whose sum each bucket keeps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minima</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maxima</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form of _id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>subdocument: _id says what is in the bucket; objectId: fields of their own do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collection of the buckets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name that is still free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server groups the documents of a time-series collection by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a document can be in one kind of bucket only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buckets are made of an entity or of the many side of a 1:N relationship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The items need a date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a field of type date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must say what the items are grouped by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose numbers only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array&apos;s name holds a dot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it a plain name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The items cannot be grouped by &quot;%1&quot; in this design.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a collection &quot;%1&quot; already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the buckets another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another pattern took the items&apos; date away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each bucket once, read by group and time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole buckets are deleted after %1 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>items are harder to change and to analyse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an upsert with a retry for each new item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from MongoDB 5.0 a time-series collection does this by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are in a collection of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of one grow without limit, or to 10,000 and more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 come in one %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are only ever added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads ask for a range of time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A client that remembers the last number needs one trip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read a range of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average over a range of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the writers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The buckets are built in one run; what is written meanwhile would be missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build the buckets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs MongoDB 5.0. A second run builds them again from the items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start readers and writers that use the new code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tighten the validator, keep the old collection until nobody reads it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the items back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into an empty collection: the items get a new _id where they did not keep theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extended reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The few that are always shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies are in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of the relationship that holds the reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the original changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>snapshot: never; transaction: at once; bulk: soon after; changeStream: by a watcher; expiry: when read later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields are copied along a relationship of two entities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a relationship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The _id is always copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it out of the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is named twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name each field once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The object&apos;s name holds a dot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An end of the relationship is not stored in this design.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another relationship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The originals are embedded in other documents in this design.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep them in a collection of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no reference to extend on this side in this design.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store the relationship as a reference, or choose the other holder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no single value of %2 in this design.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose other fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a field &quot;%1&quot; already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the object another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reads of %2 fetch %3 as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copied fields take %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of them changes often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changes of %2 copies each, against %3 saved lookups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copies to keep in step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an update of every copy when the original changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count is the number of items in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This pattern applies to a one-to-many relationship of two entities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a relationship of type 1:N.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole list of one document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items kept in the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many as most reads want.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field that says which items are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest or newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second collection holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keepAll: the whole list; moveRest: what is not in the document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name that is still free; unused when the items have a collection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field with the parent&apos;s id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unused when the items have such a field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the number of all items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both would decide which items stay in the array.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A subset is made of the many side of a 1:N relationship or of an array of objects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose such a relationship or field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no array of objects in the document itself to be split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an array that lies in no other array.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the second collection another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are kept inside other documents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The items do not hold the id of their parent in this design.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store the relationship as a reference from the many side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grouped items can only be copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose keepAll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another query for the full list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two writes for each new item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copies of the few items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the reads from %2 want %3 or fewer of %4 %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 %2 of one, more than %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 take %2 of %3 of the document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list grows without limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document takes %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has no entity, field or relationship of this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name one of these, or a field of an entity: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>The text is nested more than %1 levels deep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is not Extended JSON: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Validation</name>
    <message>
        <source>field %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objects are nested more than %1 levels deep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flatten them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another field has the same id “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one of them another id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two fields side by side have this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of documents that have it is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a share above 0 and up to 1; 1 means required.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The average length in bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tolerated error in percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of different values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No value lies between %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange or change the bounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it as 2026-01-31 or 2026-01-31T12:00:00Z.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No date lies between %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange or change the bounds; the second one is excluded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A length is below 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a number of characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shortest length %1 is above the longest %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange or change the lengths.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The regular expression “%1” is wrong at character %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct it; the server uses the same syntax (PCRE).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value “%1” is listed twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove one; a server refuses the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The listed value “%1” is no %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it or change the field&apos;s type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The listed value “%1” is below the smallest value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it or change the bound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The listed value “%1” is above the largest value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>relationship %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another relationship has the same id “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entity “%1” at one end does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect the end to an entity or delete the relationship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>role %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both ends have the role “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the ends different roles, such as “parent” and “children”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a relationship of an entity with itself can be a tree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect both ends to one entity, or remove the mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the type or the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is drawn as %1, yet up to %2 belong to one of the other side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is drawn as 1:1, yet up to %1 belong to one of the other side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only an N:M relationship has fields of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the fields to the entity on the many side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The growth per parent and day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The median length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The length at the 99th percentile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The median length %1 is above the 99th percentile %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange or change the numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 99th percentile %1 is above the most, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change one of the numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “%1” that keeps the value of the moment does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a field of one of its entities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a number from %1 on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a number from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cardinality %1 does not rise from the fewest over the usual number to the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give three numbers with 0 ≤ min ≤ likely ≤ max; only max may be without limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id “%1” cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An id has 1 to 64 of the characters A-Z a-z 0-9 _ . -</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it a name; a server may stop at a rule for a field without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name contains the character NUL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it; BSON ends a name there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name begins with “$”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take another name; a server reads it as an operator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name contains a dot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take another name, or make an object with a field in it; a rule reads the dot as a path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is longer than %1 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>project %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory of the server in GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cache in MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server version %1.%2 is not supported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a version from 3.6 on; validators with $jsonSchema came with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entity %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another entity has the same id “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two entities are called “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entity has no name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the thing it stands for, such as “books”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is longer than %1 bytes or contains the character NUL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it as #rrggbb.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The growth per day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documents are kept for %1 days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a number of days above 0, or keep them for ever.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No date is named from which the days count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the date field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The date “%1” from which the days count does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a date field of this entity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The days count from “%1”, which is no date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents expire by a date only: change its type or name another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weak entity has no owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the entity it depends on, or make it a strong one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its owner “%1” does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entity “%1” that it is a kind of does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another one or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field _id is an array.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A server refuses arrays as _id: choose another type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No field is named that makes _id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the fields, or let the server give ObjectIds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n fields make _id where one is meant.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Name one field, or join several.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fields of _id are joined without a separator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one, such as “_”, or 1 and 23 look like 12 and 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a field _id, and other fields make _id too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the field _id, or let it stand alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “%1” of _id does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a field of this entity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “%1” makes _id but may be absent, null or an array.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it required and a single value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A collection cannot be called “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a name without $ and NUL that begins with neither “.” nor “system.”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The collection&apos;s name is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Database, dot and collection together have at most 255 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its collection “%1” is the one of “%2” too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one of them another collection name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entity owns itself, directly or through others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entity is a kind of itself, directly or through others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another super-entity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>operation %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another operation has the same id “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The operation has no name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name what it does, such as “Show book page”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two operations have this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entity “%1” that changes together with it does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rate per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The factor at the peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of documents expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The latency in milliseconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The age in seconds that is tolerated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entity “%1” where it starts does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an entity or delete the operation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of items wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step of its path follows a relationship or reaches an entity that does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the step or choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its path cannot reach “%1” by the relationship “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step starts at an entity that the steps before it have reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It uses a field of “%1”, which does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entity “%1” has no field “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another field, or add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It uses “%1.%2” without going there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a step to “%1” to its path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pattern %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another use of a pattern has the same id “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pattern is named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is applied to the entity “%1”, which does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the pattern or choose another target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is applied to the relationship “%1”, which does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diagram %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another diagram has the same id “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A position is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the diagram out again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Validator</name>
    <message>
        <source>%1 lies within its limits.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VerifyCommand</name>
    <message>
        <source>drift: what changed in the model, on the server, in both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends with exit code 0 when server and design agree, 2 when only the model changed since the last apply from this machine, and 3 when the server did. Without a record of an earlier apply, every difference counts as 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database %1 on %2 is as designed: %3 objects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences: %1; objects that are as designed: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WorkingSetChart</name>
    <message>
        <source>other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working set against the cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working set, %1 in cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cache %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WorkingSetStrip</name>
    <message>
        <source>Working set %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cache %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WorkloadModel</name>
    <message>
        <source>“%1” cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Criticality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be old</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a value such as 900/s, 24/day, 15 ms, or one of the choices.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WorkloadPanel</name>
    <message>
        <source>No operation yet. The adviser needs to know what the application does most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an operation (Ins)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the operation (Ctrl+D)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the operation (Del)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rates as 900/s or 24/day, times as 15 ms or 1 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An operation starts at an entity, and there is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an entity first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 operations/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 operations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reads for each write</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>base</name>
    <message>
        <source>Did you mean &apos;%1&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be used here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sw::cli</name>
    <message>
        <source>required fix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strongly recommended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recommended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>would help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (%1, %2 of 100)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relationships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen in the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  Working set with the recommended patterns: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 inside %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>link from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>links between %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>collection of links between %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, goal %2: recommended patterns: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would help, but is beyond this goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not recommended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See &apos;shapewright-cli %1 --help&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean &apos;%1&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the plan, then give --yes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has confirmed the %1 steps; nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run these %1 steps on the database %2 of %3? Type %4 to go on:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan was not confirmed; nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run the steps without asking; those that need an acknowledgement need --accept too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acknowledge a step, as the plan says it, e.g. C3:books; repeatable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No step of this plan is acknowledged by &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No step needs it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step needs an acknowledgement. Type %1 to accept it:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps that may refuse writes, delete documents or load the server were not acknowledged; nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After looking at them, add: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each, likely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print JSON with a stable order of members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show this help and end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>language of messages, e.g. de; default: $LANG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shapewright-cli: design MongoDB collections from an entity-relationship model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>COMMAND [arguments] [options]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>help; with a command, the help of that command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show the version and end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit codes:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (bytes and counts are whole numbers, null is without limit or not known):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No password came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The password is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one line of at most %1 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The password can come from one place only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out --password-stdin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file descriptor cannot be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it for the program, e.g. 3&lt; secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a whole number from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a number from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no pattern &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project does not use the pattern &apos;%1&apos; there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It uses no patterns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It uses: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern &apos;%1&apos; is applied to several objects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name one of them with --to: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be used here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give NAME=VALUE; &apos;shapewright-cli patterns %1&apos; lists the names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern &apos;%1&apos; has no parameter &apos;%2&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no parameters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loads the server while it is built</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may refuse writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may delete documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is never run from here, only by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was done already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never run from here. To be reviewed, and run by hand:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  %1. %2 %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take care:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acknowledge with:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of those stored would be refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least %1 of those stored would be refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of those stored would be refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many of those stored would be refused is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan %1 for the database %2 on %3 (%4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to do: all %1 objects are as designed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps: %1; objects that are as designed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the model, left alone:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read back from the server: everything is as planned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no translation into &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See &apos;shapewright-cli --help&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No command was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option &apos;%1&apos; before the command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result could not be written: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make room there, or write to another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and %1 more errors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is write-protected; it was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get the right to write to it, or work on a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>simplicity, balanced or performance; default: the project&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no goal &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no collection &apos;%1&apos; in the design.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be written: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name another file with -o.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a file with -o.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its folder does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the folder first, or name another file with -o.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the file that the result is made from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds a password, and every user of the machine can see arguments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the connection string into the variable SHAPEWRIGHT_URI, or leave the password out and use --password-stdin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No server was named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example: --uri mongodb://127.0.0.1:27017, or set the variable SHAPEWRIGHT_URI.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server, without a password; default: the variable SHAPEWRIGHT_URI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read the password from standard input, up to the first line break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read the password from this file descriptor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example: --db shop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database &apos;%1&apos; belongs to the server itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be the name of a database.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out blanks, control characters and any of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the database is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use at most %1 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A password was given, but no user.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the user, e.g. mongodb://alice@db.example.org.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each: low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>likely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hot documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — used by no operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, goal %2, %3 GiB of memory, estimated by %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 to %3), %4 of the cache of %5: %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An earlier apply of plan %1 broke off. Of its %2 steps these were done: %3; of these it is not known: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This plan is made from what the server holds now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sw::diagram::RenderFile</name>
    <message>
        <source>There is not enough memory for the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a smaller scale, or SVG.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture could not be made into a PNG.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ending of the file name does not say which picture is meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End it with .svg, .png or .pdf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program was started without graphics.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sw::views</name>
    <message>
        <source>equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loads the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may refuse writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>script only</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sw::views::AdviceDialog</name>
    <message>
        <source>required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recommended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>would help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sw::views::SchemaTexts</name>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rarely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Static</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evolves in versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foreign data as it came</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field names are data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept for ever</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archived after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ObjectId</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A field of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several fields as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several fields as an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one to one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one to many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>many to many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unbounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aggregate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>insert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>update</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not acknowledged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Majority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignores case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>near</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embed %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link from both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collection of links</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sw::views::SizeMeter</name>
    <message>
        <source>fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too large</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
