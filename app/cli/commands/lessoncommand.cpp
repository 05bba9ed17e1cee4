// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/projectcommand.h"
#include "app/cli/lessonarguments.h"
#include "app/cli/program.h"
#include "app/cli/reports/lessonreport.h"
#include "app/cli/resultfile.h"
#include "models/base/text.h"
#include "models/formats/lessons/lessonlibrary.h"
#include "models/formats/project/projectfile.h"
#include "models/services/help/helppages.h"
#include "models/services/lessons/lessoncheck.h"
#include "models/services/lessons/lessonfiles.h"
#include "models/services/lessons/lessonpage.h"
#include "models/services/lessons/lessontasks.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

namespace sw::cli
{

namespace
{

/// Lessons: what there is, whether one's own is right, a page for the classroom, and the tasks on a project.
class LessonCommand final : public Command
{
    Q_DECLARE_TR_FUNCTIONS(LessonCommand)

public:
    QString name() const override { return QStringLiteral("lesson"); }
    QString summary() const override { return tr("list, show, check or export lessons; do their tasks"); }
    QString details() const override;
    QList<Positional> positionals() const override;
    QList<Option> options() const override
    {
        return {outputOption(tr("the file to write; default: standard output")), jsonOption()};
    }
    QString jsonMembers() const override
    {
        return QStringLiteral(
            R"(list: {"lessons": [{"id", "title", "summary", "pattern", "steps": [{"id", "kind", "title"}]}]})"
            "\n"
            R"(show: {"id", "title", "summary", "pattern", "steps": [{"id", "kind", "title", "text",)"
            "\n"
            R"(  "figures": [{"label", "value", "text", "before"}], "options": [{"id", "text", "right", "reason"}],)"
            "\n"
            R"(  "planted": [{"check", "object", "title"}], "done": [{"text", "now", "met"}], "solution": [texts]}]})"
            "\n"
            R"(check: {"errors": [{"where", "message", "wayOut"}], "warnings": like errors})"
            "\n"
            R"(judge: {"done": bool, "conditions": [{"text", "now", "met"}]})"
            "\n"
            R"(figures: {"figures": [{"name", "object", "text"}]})");
    }
    QStringList examples() const override
    {
        return {QStringLiteral("lesson list"),
                QStringLiteral("lesson show subset"),
                QStringLiteral("lesson new my-lesson.json"),
                QStringLiteral("lesson copy subset my-lesson.json"),
                QStringLiteral("lesson check my-lesson.json"),
                QStringLiteral("lesson export subset -o subset.html"),
                QStringLiteral("lesson start subset task -o task.shape.json"),
                QStringLiteral("lesson judge subset task task.shape.json")};
    }
    base::Result<int> run(Context &context, const Arguments &arguments) const override;

private:
    base::Result<int> list(Context &context, bool asJson) const;
    base::Result<int> show(Context &context, const formats::Lesson &lesson, bool asJson) const;
    base::Result<int> check(Context &context, const formats::Lesson &lesson, bool asJson) const;
    /// What check found.
    int report(Context &context, const QList<base::Error> &errors, const QList<base::Error> &warnings,
               bool asJson) const;
    base::Result<int> writeFiles(Context &context, const Arguments &arguments) const;
    base::Result<int> exportPage(Context &context, const formats::Lesson &lesson, const QString &target) const;
    base::Result<int> task(Context &context, const Arguments &arguments, const formats::Lesson &lesson) const;
};

QStringList lessonActions()
{
    return {QStringLiteral("list"),  QStringLiteral("show"),  QStringLiteral("check"), QStringLiteral("export"),
            QStringLiteral("start"), QStringLiteral("solve"), QStringLiteral("judge"), QStringLiteral("figures"),
            QStringLiteral("new"),   QStringLiteral("copy")};
}

/// How a lesson is written: the page that the window has, too.
QString formatInWords()
{
    static const QRegularExpression emphasis(QStringLiteral("^\\*\\*|(?<=\\w)\\*\\*(?= )"),
                                             QRegularExpression::MultilineOption);
    for (const services::HelpPage &page : services::helpPages()) {
        if (page.id != QLatin1String("lessons"))
            continue;
        QString text = page.text.section(QLatin1Char('\n'), 1, -3).trimmed();
        return QLatin1Char('\n') + page.title + QStringLiteral("\n\n") + text.remove(emphasis);
    }
    return {};
}

QString LessonCommand::details() const
{
    return tr("LESSON is one of the list, or a file of your own: lesson.json with its texts in lesson.md beside it.\n"
              "check LESSON: what keeps it from being taught. export LESSON: one HTML page that works offline.\n"
              "start LESSON STEP: the project that a task starts from; solve LESSON STEP: the same with its solution; "
              "judge LESSON STEP PROJECT: whether it is done.\n"
              "figures: the numbers that a lesson can ask for, show and put into its texts.\n"
              "new FILE: a template that works; copy LESSON FILE: a lesson of the list to start from.") +
           QLatin1Char('\n') + formatInWords();
}

QList<Positional> LessonCommand::positionals() const
{
    return {{QStringLiteral("ACTION"), lessonActions().join(QLatin1String(", ")), true},
            {QStringLiteral("LESSON"), tr("a lesson, or a file; with new: the file to write"), false},
            {QStringLiteral("STEP"),
             tr("with start, solve and judge: a task of the lesson; with copy: the file to write"), false},
            {QStringLiteral("PROJECT"), tr("with judge: the project to look at"), false}};
}

base::Result<int> LessonCommand::list(Context &context, bool asJson) const
{
    QList<formats::Lesson> lessons;
    for (const QString &id : formats::lessonIds()) {
        const auto lesson = formats::shippedLesson(id);
        if (!lesson)
            return lesson.error();
        lessons << *lesson;
    }
    if (!asJson) {
        printLessons(context.out, lessons);
        return ExitCode::done;
    }
    base::JsonWriter json;
    writeLessons(json, lessons);
    context.out.write(json.result());
    return ExitCode::done;
}

base::Result<int> LessonCommand::show(Context &context, const formats::Lesson &lesson, bool asJson) const
{
    const services::LessonBench bench(lesson);
    base::JsonWriter json;
    const auto shown = asJson ? writeLesson(json, bench) : printLesson(context.out, bench);
    if (!shown)
        return shown.error();
    if (asJson)
        context.out.write(json.result());
    return ExitCode::done;
}

base::Result<int> LessonCommand::check(Context &context, const formats::Lesson &lesson, bool asJson) const
{
    QList<base::Error> errors = services::checkLesson(lesson);
    for (const QString &language : formats::languagesOfLesson(lesson.file)) {
        const auto other = formats::loadLessonFile(lesson.file, language);
        if (!other)
            errors << other.error();
        else if (other->texts.file != lesson.texts.file)
            errors << services::checkLesson(*other);
    }
    if (errors.isEmpty() && !asJson)
        say(context, tr("The lesson “%1” is ready: %n step(s).", nullptr, static_cast<int>(lesson.steps.size()))
                         .arg(base::visibleText(lesson.texts.title)));
    return report(context, errors, services::lessonWarnings(lesson), asJson);
}

int LessonCommand::report(Context &context, const QList<base::Error> &errors, const QList<base::Error> &warnings,
                          bool asJson) const
{
    if (asJson) {
        base::JsonWriter json;
        writeLessonErrors(json, errors, warnings);
        context.out.write(json.result());
    } else {
        for (const base::Error &error : errors)
            context.out.line(error.text());
        for (const base::Error &warning : warnings)
            context.out.line(tr("Warning: %1").arg(warning.text()));
    }
    return errors.isEmpty() ? ExitCode::done : ExitCode::usage;
}

base::Result<int> LessonCommand::writeFiles(Context &context, const Arguments &arguments) const
{
    const bool copies = arguments.positional(QStringLiteral("ACTION")) == QLatin1String("copy");
    const QString lesson = arguments.positional(QStringLiteral("LESSON"));
    QString path = copies ? arguments.positional(QStringLiteral("STEP")) : lesson;
    if (path.isEmpty())
        return missingInLesson(copies && lesson.isEmpty() ? QStringLiteral("LESSON") : QStringLiteral("FILE"));
    if (!path.endsWith(QLatin1String(".json")))
        path += QLatin1String(".json");
    const auto files = copies ? services::copiedLesson(lesson, path) : services::templateLesson(path);
    if (!files)
        return files.error();
    for (const QString &each : {path, files->textsPath}) {
        if (QFileInfo::exists(each))
            return base::Error{base::ErrorCode::File, tr("The file exists and was left as it is."), each,
                               tr("Choose another name.")};
    }
    if (const auto written = writeResult(context, path, files->steps); !written)
        return written.error();
    if (const auto written = writeResult(context, files->textsPath, files->texts); !written)
        return written.error();
    say(context, tr("Wrote %1 and %2.").arg(base::visibleText(path), base::visibleText(files->textsPath)));
    return ExitCode::done;
}

base::Result<int> LessonCommand::exportPage(Context &context, const formats::Lesson &lesson,
                                            const QString &target) const
{
    const QList<base::Error> errors = services::checkLesson(lesson);
    if (!errors.isEmpty())
        return errors.first();
    const auto page = services::lessonPage(services::LessonBench(lesson));
    if (!page)
        return page.error();
    if (const auto written = writeResult(context, target, *page, lesson.file); !written)
        return written.error();
    if (!isStandardOutput(target))
        say(context, tr("Wrote %1.").arg(base::visibleText(target)));
    return ExitCode::done;
}

base::Result<int> LessonCommand::task(Context &context, const Arguments &arguments, const formats::Lesson &lesson) const
{
    const QString action = arguments.positional(QStringLiteral("ACTION"));
    const QString id = arguments.positional(QStringLiteral("STEP"));
    const auto step = taskCalled(lesson, id);
    if (!step)
        return step.error();
    const services::LessonBench bench(lesson);
    if (action != QLatin1String("judge")) {
        const auto solved = services::solvedModel(bench, **step);
        if (!solved)
            return solved.error();
        const schema::Model &model = action == QLatin1String("solve") ? *solved : (*bench.state((*step)->model))->model;
        const auto written =
            writeResult(context, arguments.value(QStringLiteral("output")), formats::writeProject(model), lesson.file);
        if (!written)
            return written.error();
        return ExitCode::done;
    }
    if (arguments.positional(QStringLiteral("PROJECT")).isEmpty())
        return missingInLesson(QStringLiteral("PROJECT"));
    base::Result<Project> project = openProject(context, arguments.positional(QStringLiteral("PROJECT")));
    if (!project)
        return project.error();
    if (!reportModelErrors(context, *project))
        return ExitCode::usage;
    const QList<services::TaskCondition> conditions = services::judgeTask(bench, **step, project->model);
    if (arguments.has(QStringLiteral("json"))) {
        base::JsonWriter json;
        writeVerdict(json, conditions);
        context.out.write(json.result());
    } else {
        printVerdict(context.out, conditions);
    }
    return services::isDone(conditions) ? ExitCode::done : ExitCode::usage;
}

base::Result<int> LessonCommand::run(Context &context, const Arguments &arguments) const
{
    const QString action = arguments.positional(QStringLiteral("ACTION"));
    const bool asJson = arguments.has(QStringLiteral("json"));
    if (!lessonActions().contains(action))
        return base::Error{base::ErrorCode::Usage, tr("Unknown action '%1'.").arg(action), name(),
                           suggestion(action, lessonActions())};
    if (action == QLatin1String("list"))
        return list(context, asJson);
    if (action == QLatin1String("figures")) {
        reportFigures(context.out, asJson);
        return ExitCode::done;
    }
    const QString name = arguments.positional(QStringLiteral("LESSON"));
    if (action == QLatin1String("new") || action == QLatin1String("copy"))
        return writeFiles(context, arguments);
    if (action == QLatin1String("check") && isLessonFile(name)) {
        if (const QList<base::Error> errors = formats::errorsOfLessonFile(name); !errors.isEmpty())
            return report(context, errors, {}, asJson);
    }
    const auto lesson = lessonCalled(name);
    if (!lesson)
        return lesson.error();
    if (action == QLatin1String("show"))
        return show(context, *lesson, asJson);
    if (action == QLatin1String("check"))
        return check(context, *lesson, asJson);
    if (action == QLatin1String("export"))
        return exportPage(context, *lesson, arguments.value(QStringLiteral("output")));
    return task(context, arguments, *lesson);
}

} // namespace

const Command &lessonCommand()
{
    static const LessonCommand command;
    return command;
}

} // namespace sw::cli
