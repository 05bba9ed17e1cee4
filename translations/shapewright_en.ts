<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>AgreeDialog</name>
    <message numerus="yes">
        <source>&amp;Agree with %n assumption(s)</source>
        <translation>
            <numerusform>&amp;Agree with %n assumption</numerusform>
            <numerusform>&amp;Agree with %n assumptions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CanvasView</name>
    <message numerus="yes">
        <source>area with %n cards</source>
        <translation>
            <numerusform>area with %n card</numerusform>
            <numerusform>area with %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n objects</source>
        <translation>
            <numerusform>Move %n object</numerusform>
            <numerusform>Move %n objects</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CodeTabs</name>
    <message numerus="yes">
        <source>%n round trips</source>
        <translation>
            <numerusform>%n round trip</numerusform>
            <numerusform>%n round trips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message numerus="yes">
        <source>%n changes in the model</source>
        <translation>
            <numerusform>%n change in the model</numerusform>
            <numerusform>%n changes in the model</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DifferenceLines</name>
    <message numerus="yes">
        <source>%n cards moved</source>
        <translation>
            <numerusform>%n card moved</numerusform>
            <numerusform>%n cards moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines bent</source>
        <translation>
            <numerusform>%n line bent</numerusform>
            <numerusform>%n lines bent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes changed</source>
        <translation>
            <numerusform>%n note changed</numerusform>
            <numerusform>%n notes changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentLinesModel</name>
    <message numerus="yes">
        <source>%n fields</source>
        <translation>
            <numerusform>%n field</numerusform>
            <numerusform>%n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more fields</source>
        <translation>
            <numerusform>%n more field</numerusform>
            <numerusform>%n more fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EntityValidation</name>
    <message numerus="yes">
        <source>%n fields make _id where one is meant.</source>
        <translation>
            <numerusform>%n field makes _id where one is meant.</numerusform>
            <numerusform>%n fields make _id where one is meant.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportConnectPage</name>
    <message numerus="yes">
        <source>Connected: %1. %n database(s).</source>
        <translation>
            <numerusform>Connected: %1. %n database.</numerusform>
            <numerusform>Connected: %1. %n databases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more broke off as well.</source>
        <translation>
            <numerusform>%n more broke off as well.</numerusform>
            <numerusform>%n more broke off as well.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message numerus="yes">
        <source>Apply %n step(s)</source>
        <translation>
            <numerusform>Apply %n step</numerusform>
            <numerusform>Apply %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) wait for your confirmation.</source>
        <translation>
            <numerusform>%n step waits for your confirmation.</numerusform>
            <numerusform>%n steps wait for your confirmation.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) done</source>
        <translation>
            <numerusform>%n step done</numerusform>
            <numerusform>%n steps done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportFileDialog</name>
    <message numerus="yes">
        <source>%n file(s) will be written.</source>
        <translation>
            <numerusform>%n file will be written.</numerusform>
            <numerusform>%n files will be written.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportPlanPage</name>
    <message numerus="yes">
        <source>%n step(s) will run</source>
        <translation>
            <numerusform>%n step will run</numerusform>
            <numerusform>%n steps will run</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are about what was changed on the server by hand since the last apply.</source>
        <translation>
            <numerusform>%n step is about what was changed on the server by hand since the last apply.</numerusform>
            <numerusform>%n steps are about what was changed on the server by hand since the last apply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) applied and verified.</source>
        <translation>
            <numerusform>%n step applied and verified.</numerusform>
            <numerusform>%n steps applied and verified.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %1 of %n step(s). What is done stays done; nothing else was changed.</source>
        <translation>
            <numerusform>Stopped after %1 of %n step. What is done stays done; nothing else was changed.</numerusform>
            <numerusform>Stopped after %1 of %n steps. What is done stays done; nothing else was changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) done, but what was read back differs from the plan. Plan again to see how.</source>
        <translation>
            <numerusform>%n step done, but what was read back differs from the plan. Plan again to see how.</numerusform>
            <numerusform>%n steps done, but what was read back differs from the plan. Plan again to see how.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonCommand</name>
    <message numerus="yes">
        <source>The lesson “%1” is ready: %n step(s).</source>
        <translation>
            <numerusform>The lesson “%1” is ready: %n step.</numerusform>
            <numerusform>The lesson “%1” is ready: %n steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MethodPanel</name>
    <message numerus="yes">
        <source>Agree with %n assumption(s)</source>
        <translation>
            <numerusform>Agree with %n assumption</numerusform>
            <numerusform>Agree with %n assumptions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanModel</name>
    <message numerus="yes">
        <source>%n object(s)</source>
        <translation>
            <numerusform>%n object</numerusform>
            <numerusform>%n objects</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message numerus="yes">
        <source>%n pages wide</source>
        <translation>
            <numerusform>%n page wide</numerusform>
            <numerusform>%n pages wide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectPage</name>
    <message numerus="yes">
        <source>%n objects selected</source>
        <translation>
            <numerusform>%n object selected</numerusform>
            <numerusform>%n objects selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SampleDialog</name>
    <message numerus="yes">
        <source>%1 and %n more files</source>
        <translation>
            <numerusform>%1 and %n more file</numerusform>
            <numerusform>%1 and %n more files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepChoice</name>
    <message numerus="yes">
        <source>%n more letter(s). Case matters.</source>
        <translation>
            <numerusform>%n more letter. Case matters.</numerusform>
            <numerusform>%n more letters. Case matters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message numerus="yes">
        <source>%n read(s) name no fields and are assumed to need whole documents.</source>
        <translation>
            <numerusform>%n read names no fields and is assumed to need whole documents.</numerusform>
            <numerusform>%n reads name no fields and are assumed to need whole documents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fields</source>
        <translation>
            <numerusform>%n field</numerusform>
            <numerusform>%n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n entities</source>
        <translation>
            <numerusform>Duplicate %n entity</numerusform>
            <numerusform>Duplicate %n entities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n objects</source>
        <translation>
            <numerusform>Move %n object</numerusform>
            <numerusform>Move %n objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n objects</source>
        <translation>
            <numerusform>Remove %n object</numerusform>
            <numerusform>Remove %n objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n operations</source>
        <translation>
            <numerusform>Add %n operation</numerusform>
            <numerusform>Add %n operations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n objects</source>
        <translation>
            <numerusform>Paste %n object</numerusform>
            <numerusform>Paste %n objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n relationships apart</source>
        <translation>
            <numerusform>%n relationship apart</numerusform>
            <numerusform>%n relationships apart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n relationship(s)</source>
        <translation>
            <numerusform>%n relationship</numerusform>
            <numerusform>%n relationships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s)</source>
        <translation>
            <numerusform>%n operation</numerusform>
            <numerusform>%n operations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pattern(s)</source>
        <translation>
            <numerusform>%n pattern</numerusform>
            <numerusform>%n patterns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n day(s)</source>
        <translation>
            <numerusform>after %n day</numerusform>
            <numerusform>after %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n hour(s)</source>
        <translation>
            <numerusform>after %n hour</numerusform>
            <numerusform>after %n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n minute(s)</source>
        <translation>
            <numerusform>after %n minute</numerusform>
            <numerusform>after %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n second(s)</source>
        <translation>
            <numerusform>after %n second</numerusform>
            <numerusform>after %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) share a value that would have to be unique: the server refuses such an index.</source>
        <translation>
            <numerusform>%n document shares a value that would have to be unique: the server refuses such an index.</numerusform>
            <numerusform>%n documents share a value that would have to be unique: the server refuses such an index.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>same key as %1 and %n more document(s)</source>
        <translation>
            <numerusform>same key as %1 and %n more document</numerusform>
            <numerusform>same key as %1 and %n more documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) unchanged</source>
        <translation>
            <numerusform>%n line unchanged</numerusform>
            <numerusform>%n lines unchanged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The server has not answered for %n s.</source>
        <translation>
            <numerusform>The server has not answered for %n s.</numerusform>
            <numerusform>The server has not answered for %n s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %n more</source>
        <comment>items of a list</comment>
        <translation>
            <numerusform>… %n more</numerusform>
            <numerusform>… %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <comment>of a list</comment>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fields</source>
        <comment>of an object</comment>
        <translation>
            <numerusform>%n field</numerusform>
            <numerusform>%n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %n more fields</source>
        <translation>
            <numerusform>… %n more field</numerusform>
            <numerusform>… %n more fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fields moved out</source>
        <translation>
            <numerusform>%n field moved out</numerusform>
            <numerusform>%n fields moved out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in %1</source>
        <comment>items of a list</comment>
        <translation>
            <numerusform>%n more in %1</numerusform>
            <numerusform>%n more in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1, and %n more</numerusform>
            <numerusform>%1, and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n in %1</source>
        <comment>items of a list</comment>
        <translation>
            <numerusform>the only one in %1</numerusform>
            <numerusform>all %n in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rates of %n operation(s) are not stated; once a second is assumed: %1.</source>
        <translation>
            <numerusform>The rate of %n operation is not stated; once a second is assumed: %1.</numerusform>
            <numerusform>The rates of %n operations are not stated; once a second is assumed: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without a rate %n operation(s) count for nothing: %1.</source>
        <translation>
            <numerusform>Without a rate %n operation counts for nothing: %1.</numerusform>
            <numerusform>Without a rate %n operations count for nothing: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counts of %n entity(ies) are not stated; %1 documents are assumed: %2.</source>
        <translation>
            <numerusform>The count of %n entity is not stated; %1 documents are assumed: %2.</numerusform>
            <numerusform>The counts of %n entities are not stated; %1 documents are assumed of each: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No growth is stated for %n entity(ies), which are assumed to keep their number: %1.</source>
        <translation>
            <numerusform>No growth is stated for %n entity, which is assumed to keep its number: %1.</numerusform>
            <numerusform>No growth is stated for %n entities, which are assumed to keep their number: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n relationship(s) without a limit do not say how fast they grow; their lists are assumed to stay as long as they are: %1.</source>
        <translation>
            <numerusform>%n relationship without a limit does not say how fast it grows; its lists are assumed to stay as long as they are: %1.</numerusform>
            <numerusform>%n relationships without a limit do not say how fast they grow; their lists are assumed to stay as long as they are: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Agreed with %n assumption(s); saved %1.</source>
        <translation>
            <numerusform>Agreed with %n assumption; saved %1.</numerusform>
            <numerusform>Agreed with %n assumptions; saved %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) were guessed, not stated.</source>
        <translation>
            <numerusform>%n number was guessed, not stated.</numerusform>
            <numerusform>%n numbers were guessed, not stated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>within %n year(s)</source>
        <translation>
            <numerusform>within %n year</numerusform>
            <numerusform>within %n years</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>within %n month(s)</source>
        <translation>
            <numerusform>within %n month</numerusform>
            <numerusform>within %n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) do not say how many documents they find: one where values are compared and no order is wanted, else twenty at most, all for an aggregate without a filter.</source>
        <translation>
            <numerusform>%n operation does not say how many documents it finds: one where values are compared and no order is wanted, else twenty at most, all for an aggregate without a filter.</numerusform>
            <numerusform>%n operations do not say how many documents they find: one where values are compared and no order is wanted, else twenty at most, all for an aggregate without a filter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing in the project calls for this pattern. Who wants it all the same applies it by apply-pattern to one of the %n place(s) of its kind, such as %1.</source>
        <translation>
            <numerusform>Nothing in the project calls for this pattern. Who wants it all the same applies it by apply-pattern to the %n place of its kind: %1.</numerusform>
            <numerusform>Nothing in the project calls for this pattern. Who wants it all the same applies it by apply-pattern to one of the %n places of its kind, such as %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The growth of %n entity(ies) is not stated; it is taken from the operations that insert them: %1.</source>
        <translation>
            <numerusform>The growth of %n entity is not stated; it is taken from the operations that insert it: %1.</numerusform>
            <numerusform>The growth of %n entities is not stated; it is taken from the operations that insert them: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WindowStatus</name>
    <message numerus="yes">
        <source>%n entities</source>
        <translation>
            <numerusform>%n entity</numerusform>
            <numerusform>%n entities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n relationships</source>
        <translation>
            <numerusform>%n relationship</numerusform>
            <numerusform>%n relationships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operations</source>
        <translation>
            <numerusform>%n operation</numerusform>
            <numerusform>%n operations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n collections</source>
        <translation>
            <numerusform>%n collection</numerusform>
            <numerusform>%n collections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n indexes</source>
        <translation>
            <numerusform>%n index</numerusform>
            <numerusform>%n indexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objects selected</source>
        <translation>
            <numerusform>%n object selected</numerusform>
            <numerusform>%n objects selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorkloadPanel</name>
    <message numerus="yes">
        <source>The sum of the rates of %n operations, as the workload says.</source>
        <translation>
            <numerusform>The rate of %n operation, as the workload says.</numerusform>
            <numerusform>The sum of the rates of %n operations, as the workload says.</numerusform>
        </translation>
    </message>
</context>
</TS>
