// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/projectcommand.h"
#include "app/cli/program.h"
#include "models/base/numbers.h"
#include "models/base/text.h"
#include "models/document/edits/references.h"
#include "models/document/edits/valueobjectedits.h"
#include "models/schema/typedcardinality.h"
#include "models/services/objects/modelobject.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

namespace sw::cli
{

namespace
{

using services::ModelObject;

/// Changes members of an object of the project: what the properties of the window change.
class SetCommand final : public ProjectCommand
{
    Q_DECLARE_TR_FUNCTIONS(SetCommand)

public:
    QString name() const override { return QStringLiteral("set"); }
    QString summary() const override { return tr("change properties of an entity, field, relationship or operation"); }
    QString details() const override
    {
        return tr("The names are those of project files. A value is JSON or plain text; several texts have commas "
                  "between them; without a value the property gets its default. Saves the project unless the model "
                  "would be invalid.");
    }
    QList<Positional> positionals() const override
    {
        return {filePositional(),
                {QStringLiteral("OBJECT"),
                 tr("'project', an entity, ENTITY.FIELD, a relationship, RELATIONSHIP.a or .b, or an operation"), true},
                {QStringLiteral("NAME=VALUE"), tr("what to change"), true, true}};
    }
    QStringList examples() const override
    {
        return {QStringLiteral("set shop.shape.json orders validationAction=warn 'rule={\"total\":{\"$gte\":0}}'"),
                QStringLiteral("set shop.shape.json customers-orders.a key=email heldIn=customer"),
                QStringLiteral("set shop.shape.json orders.attributes type=map itemType=string 'count=[0,5,50]'"),
                QStringLiteral("set shop.shape.json customers.address valueObject=Address"),
                QStringLiteral("set shop.shape.json orders shardKey='customer, _id hashed' hotDocuments=newest")};
    }

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;

private:
    static base::Result<void> apply(schema::Model &model, const ModelObject &object, const QString &assignment);
};

/// The value as JSON where it is; a text that looks like none is a text.
QJsonValue valueOf(const QString &text)
{
    if (text.isEmpty())
        return QJsonValue(QJsonValue::Undefined);
    const QJsonDocument document = QJsonDocument::fromJson("[" + text.toUtf8() + "]");
    const QJsonArray values = document.array();
    return values.size() == 1 ? values.first() : QJsonValue(text);
}

QJsonArray listOf(const QString &text)
{
    QJsonArray list;
    for (const QString &part : text.split(QLatin1Char(','), Qt::SkipEmptyParts))
        list.append(part.trimmed());
    return list;
}

/// The unit in which project files hold the number called \p name.
base::NumberUnit unitOf(const QString &name)
{
    using base::NumberUnit;
    constexpr std::pair<const char *, NumberUnit> endings[] = {
        {"PerDay", NumberUnit::PerDay},   {"Days", NumberUnit::Days},   {"Seconds", NumberUnit::Seconds},
        {"Ms", NumberUnit::Milliseconds}, {"Bytes", NumberUnit::Bytes}, {"GiB", NumberUnit::Gibibytes},
        {"peakFactor", NumberUnit::Times}};
    for (const auto &[ending, unit] : endings) {
        if (name.endsWith(QLatin1String(ending)))
            return unit;
    }
    return NumberUnit::None;
}

/// The number that people write as "30,000", "2.5 M" or "20,000/day"; undefined when it is none.
QJsonValue numberOf(const QString &name, const QString &text)
{
    if (name == QLatin1String("perSecond")) {
        const auto rate = base::readRate(text);
        return rate ? QJsonValue(rate->perSecond) : QJsonValue(QJsonValue::Undefined);
    }
    const auto number = base::readNumber(text, unitOf(name), base::NumberSource::Script);
    return number && std::isfinite(*number) ? QJsonValue(*number) : QJsonValue(QJsonValue::Undefined);
}

base::Result<void> change(schema::Model &model, const ModelObject &object, const QString &name, const QString &text)
{
    const base::Result<void> changed = services::setMember(model, object, name, valueOf(text));
    if (changed || text.isEmpty())
        return changed;
    const QJsonValue number = numberOf(name, text);
    if (!number.isUndefined() && services::setMember(model, object, name, number))
        return {};
    if (const auto count = schema::readCardinality(text)) {
        const QJsonValue most = count->isUnbounded() ? QJsonValue(QStringLiteral("inf")) : QJsonValue(count->max);
        if (services::setMember(model, object, name, QJsonArray{count->min, count->likely, most}))
            return {};
    }
    if (services::setMember(model, object, name, listOf(text)))
        return {};
    return changed;
}

base::Result<void> SetCommand::apply(schema::Model &model, const ModelObject &object, const QString &assignment)
{
    const qsizetype sign = assignment.indexOf(QLatin1Char('='));
    const QString name = assignment.left(sign);
    const QString text = assignment.mid(sign + 1);
    if (sign <= 0 || name == QLatin1String("id"))
        return base::Error{base::ErrorCode::Usage, tr("'%1' cannot be set.").arg(assignment),
                           QStringLiteral("NAME=VALUE"), tr("Give the name of a property and its value.")};
    if (object.field.isEmpty())
        return change(model, object, name, text);
    const auto path = [&] {
        return schema::fieldPath(model.entity(object.entity)->fields, object.field);
    };
    const QString before = path();
    const base::Result<void> changed = change(model, object, name, text);
    if (changed)
        document::movePaths(model, object.entity, before, path());
    return changed;
}

base::Result<int> SetCommand::runOn(Context &context, const Arguments &arguments, Project &project) const
{
    const QString name = arguments.positional(QStringLiteral("OBJECT"));
    const base::Result<ModelObject> object = services::findObject(project.model, name);
    if (!object)
        return object.error();
    const schema::Model before = project.model;
    for (const QString &assignment : arguments.allPositional(QStringLiteral("NAME=VALUE"))) {
        if (const auto changed = apply(project.model, *object, assignment); !changed) {
            base::Error error = changed.error();
            error.code = base::ErrorCode::Usage;
            if (error.where.isEmpty())
                error.where = assignment.section(QLatin1Char('='), 0, 0);
            return error;
        }
    }
    document::followEdit(before, project.model);
    if (!reportModelErrors(context, project))
        return ExitCode::usage;
    if (const auto saved = saveProject(project); !saved)
        return saved.error();
    say(context, tr("Changed %1; saved %2.").arg(base::visibleText(name), base::visibleText(project.path)));
    return ExitCode::done;
}

} // namespace

const Command &setCommand()
{
    static const SetCommand command;
    return command;
}

} // namespace sw::cli
