// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/projectcommand.h"
#include "app/cli/indexarguments.h"
#include "app/cli/program.h"
#include "app/cli/reports/designchanges.h"
#include "app/cli/reports/indexreport.h"
#include "models/base/jsonwriter.h"
#include "models/base/text.h"
#include "models/patterns/core/designbuilder.h"
#include "models/schema/indexes/indexnotation.h"
#include "models/services/evaluation/evaluation.h"
#include "models/services/indexes/indexchanges.h"

#include <QCoreApplication>

namespace sw::cli
{

namespace
{

/// The indexes of a project: those that a person owns, beside the derived ones.
class IndexCommand final : public Command
{
    Q_DECLARE_TR_FUNCTIONS(IndexCommand)

public:
    QString name() const override { return QStringLiteral("index"); }
    QString summary() const override { return tr("list indexes; add, change, remove, keep or suppress them"); }
    QString details() const override;
    QList<Positional> positionals() const override;
    QList<Option> options() const override { return QList<Option>{jsonOption()} + indexOptions(); }
    QString jsonMembers() const override
    {
        return QStringLiteral(
            R"({"indexes": [{"collection", "name", "origin": yours|derived|pattern|suppressed|notBuilt, "entity",)"
            "\n"
            R"(  "ownName", "pattern", "keys": [[path, 1|-1|"text"|"hashed"|"2dsphere", weight]],)"
            "\n"
            R"(  "options": {as a server takes them}, "operations": [], "reasons": [], "bytes"}]})");
    }
    QStringList examples() const override
    {
        return {QStringLiteral("index shop.shape.json list"),
                QStringLiteral("index shop.shape.json add books 'title text(10), summary text' --language english"),
                QStringLiteral("index shop.shape.json keep orders customer_id_1 --hidden")};
    }
    base::Result<int> run(Context &context, const Arguments &arguments) const override;

private:
    base::Result<void> change(const Arguments &arguments, const QString &action, services::IndexChanges &changes) const;
    base::Result<void> changeListed(const Arguments &arguments, const QString &action,
                                    services::IndexChanges &changes) const;
    base::Result<void> add(const Arguments &arguments, services::IndexChanges &changes) const;
    base::Result<void> keep(const Arguments &arguments, const services::ListedIndex &index,
                            services::IndexChanges &changes) const;
    base::Result<int> list(Context &context, const Arguments &arguments, const Project &project) const;
};

QStringList actions()
{
    return {QStringLiteral("list"), QStringLiteral("add"),      QStringLiteral("change"), QStringLiteral("remove"),
            QStringLiteral("keep"), QStringLiteral("suppress"), QStringLiteral("restore")};
}

QString IndexCommand::details() const
{
    return tr("list [OBJECT]: the indexes of the design, or of an entity or collection, with what uses them.\n"
              "add OBJECT KEYS: an index of your own. change OBJECT INDEX: its keys or options. remove OBJECT INDEX.\n"
              "keep OBJECT INDEX: a derived index becomes yours, changed by the options that are given.\n"
              "suppress OBJECT INDEX: a derived index is not built; restore OBJECT INDEX takes that back.\n"
              "OBJECT is an entity or a collection. KEYS are paths with their kinds, apart by commas: 1 (which may be "
              "left out), -1, text, text(WEIGHT), hashed, 2dsphere; $** for all fields.\n"
              "The project is saved, unless a server would refuse the index.");
}

QList<Positional> IndexCommand::positionals() const
{
    return {ProjectCommand::filePositional(),
            {QStringLiteral("ACTION"), actions().join(QLatin1String(", ")), true},
            {QStringLiteral("OBJECT"), tr("an entity or a collection"), false},
            {QStringLiteral("INDEX"), tr("the name of an index; with add its keys"), false}};
}

/// The index that OBJECT and INDEX name, by its name in the collection or in the entity.
base::Result<services::ListedIndex> findIndex(const schema::Model &model, const QString &object, const QString &name)
{
    const schema::ModelIndex index(model);
    QStringList names;
    for (const services::ListedIndex &one : services::listIndexes(index, patterns::buildDesign(index), nullptr)) {
        const schema::Entity *entity = model.entity(one.entity);
        if (one.collection != object && (!entity || entity->name != object))
            continue;
        if (one.name == name || one.ownName == name)
            return one;
        names << one.name;
    }
    return base::Error{base::ErrorCode::Usage, IndexCommand::tr("There is no index '%1'.").arg(name), object,
                       names.isEmpty() ? IndexCommand::tr("It has none; 'index FILE list' shows all.")
                                       : suggestion(name, names)};
}

base::Result<int> IndexCommand::run(Context &context, const Arguments &arguments) const
{
    const QString action = arguments.positional(QStringLiteral("ACTION"));
    if (!actions().contains(action))
        return base::Error{base::ErrorCode::Usage, tr("Unknown action '%1'.").arg(action), QStringLiteral("index"),
                           suggestion(action, actions())};
    base::Result<Project> opened = openProject(context, arguments.positional(QStringLiteral("FILE")));
    if (!opened)
        return opened.error();
    Project &project = *opened;
    // What is wrong with an index must not keep it from being removed or changed.
    const bool mends = action == QLatin1String("remove") || action == QLatin1String("change");
    if (!mends && !reportModelErrors(context, project))
        return ExitCode::usage;
    if (action == QLatin1String("list"))
        return list(context, arguments, project);
    services::IndexChanges changes(project.model);
    if (const auto changed = change(arguments, action, changes); !changed)
        return changed.error();
    if (changes.model() == project.model) {
        say(context, tr("Nothing was changed."));
        return ExitCode::done;
    }
    const schema::Model before = project.model;
    project.model = changes.model();
    if (const auto saved = saveProject(project); !saved)
        return saved.error();
    say(context, tr("Saved %1.").arg(base::visibleText(project.path)));
    printDesignChanges(context.out, patterns::buildDesign(before), patterns::buildDesign(project.model));
    return ExitCode::done;
}

base::Result<int> IndexCommand::list(Context &context, const Arguments &arguments, const Project &project) const
{
    const schema::ModelIndex index(project.model);
    const services::PricedDesign estimate = services::price(project.model);
    QList<services::ListedIndex> indexes =
        services::listIndexes(index, estimate.design, &estimate.sizes, estimate.costs);
    const QString object = arguments.positional(QStringLiteral("OBJECT"));
    if (!object.isEmpty()) {
        const schema::Entity *entity = project.model.entityNamed(object);
        if (!entity && !estimate.design.collection(object))
            return base::Error{base::ErrorCode::Usage, tr("There is no entity or collection '%1'.").arg(object),
                               project.path, suggestion(object, collectionNames(estimate.design))};
        indexes.removeIf([&](const services::ListedIndex &one) {
            return one.collection != object && (!entity || one.entity != entity->id);
        });
    }
    if (!arguments.has(QStringLiteral("json"))) {
        printIndexes(context.out, indexes);
        return ExitCode::done;
    }
    base::JsonWriter json;
    writeIndexes(json, indexes, project.model);
    context.out.write(json.result());
    return ExitCode::done;
}

base::Result<void> IndexCommand::change(const Arguments &arguments, const QString &action,
                                        services::IndexChanges &changes) const
{
    const auto missing = [](const QString &name) {
        return base::Error{base::ErrorCode::Usage, tr("The argument %1 is missing.").arg(name), QStringLiteral("index"),
                           tr("See 'shapewright-cli index --help'.")};
    };
    if (arguments.positional(QStringLiteral("OBJECT")).isEmpty())
        return missing(QStringLiteral("OBJECT"));
    const bool adds = action == QLatin1String("add");
    if (arguments.positional(QStringLiteral("INDEX")).isEmpty())
        return missing(adds ? QStringLiteral("KEYS") : QStringLiteral("INDEX"));
    return adds ? add(arguments, changes) : changeListed(arguments, action, changes);
}

base::Result<void> IndexCommand::add(const Arguments &arguments, services::IndexChanges &changes) const
{
    const auto entity = services::entityNamed(changes.model(), arguments.positional(QStringLiteral("OBJECT")));
    if (!entity)
        return entity.error();
    const auto keys = schema::parseIndexKeys(arguments.positional(QStringLiteral("INDEX")));
    if (!keys)
        return keys.error();
    schema::IndexDefinition index;
    index.keys = *keys;
    if (const auto set = setIndexOptions(arguments, index); !set)
        return set;
    return changes.add(*entity, index);
}

base::Result<void> IndexCommand::changeListed(const Arguments &arguments, const QString &action,
                                              services::IndexChanges &changes) const
{
    const auto index = findIndex(changes.model(), arguments.positional(QStringLiteral("OBJECT")),
                                 arguments.positional(QStringLiteral("INDEX")));
    if (!index)
        return index.error();
    const bool owned = action == QLatin1String("remove") || action == QLatin1String("change");
    if (owned && index->ownName.isEmpty())
        return base::Error{base::ErrorCode::Usage, tr("It is derived from the model."), index->name,
                           tr("With suppress it is not built, with keep it becomes yours.")};
    if (action == QLatin1String("remove"))
        return changes.remove(index->entity, index->ownName);
    if (action == QLatin1String("suppress"))
        return changes.suppress(index->collection, index->name, arguments.value(QStringLiteral("reason")));
    if (action == QLatin1String("restore"))
        return changes.restore(index->entity, index->ownName);
    if (action == QLatin1String("keep"))
        return keep(arguments, *index, changes);
    const auto former = changes.owned(index->entity, index->ownName);
    if (!former)
        return former.error();
    schema::IndexDefinition changed = *former;
    if (const auto set = setIndexOptions(arguments, changed); !set)
        return set;
    return changes.change(index->entity, index->ownName, changed);
}

base::Result<void> IndexCommand::keep(const Arguments &arguments, const services::ListedIndex &index,
                                      services::IndexChanges &changes) const
{
    const auto former = changes.ownedForm(index.collection, index.name);
    if (!former)
        return former.error();
    schema::IndexDefinition changed = former->definition;
    if (const auto set = setIndexOptions(arguments, changed); !set)
        return set;
    return changes.replace(index.collection, index.name, changed);
}

} // namespace

const Command &indexCommand()
{
    static const IndexCommand command;
    return command;
}

} // namespace sw::cli
