// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/operationpathtext.h"

#include "models/base/numbers.h"
#include "models/base/text.h"
#include "models/base/texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace sw::items
{

namespace
{

constexpr qsizetype mostNames = 8; ///< in a message

/// A way on from what is reached.
struct Lead
{
    const schema::Relationship *link = nullptr;
    const schema::RelationshipEnd *to = nullptr;
};

QList<Lead> leadsFrom(const schema::Model &model, const QList<schema::EntityId> &reached,
                      const QList<schema::PathStep> &steps)
{
    QList<Lead> leads;
    for (const schema::Relationship &link : model.relationships) {
        const bool followed = std::any_of(steps.cbegin(), steps.cend(),
                                          [&](const schema::PathStep &step) { return step.relationship == link.id; });
        if (followed)
            continue;
        if (reached.contains(link.a.entity))
            leads.append({&link, &link.b});
        if (!link.isSelf() && reached.contains(link.b.entity))
            leads.append({&link, &link.a});
    }
    return leads;
}

bool same(const QString &a, const QString &b)
{
    return !a.isEmpty() && a.compare(b, Qt::CaseInsensitive) == 0;
}

QString nameOf(const schema::Model &model, const schema::EntityId &id)
{
    const schema::Entity *entity = model.entity(id);
    return entity != nullptr ? entity->name : QString();
}

QList<Lead> leadsCalled(const schema::Model &model, const QList<Lead> &leads, const QString &name)
{
    QList<Lead> found;
    for (const Lead &lead : leads) {
        if (same(nameOf(model, lead.to->entity), name) || same(lead.to->role, name) || same(lead.link->name, name))
            found.append(lead);
    }
    return found;
}

/// The shortest of its names that means nothing else; empty when there is none.
QString ownName(const schema::Model &model, const QList<Lead> &leads, const Lead &lead)
{
    for (const QString &name : {nameOf(model, lead.to->entity), lead.to->role, lead.link->name}) {
        if (!name.isEmpty() && leadsCalled(model, leads, name).size() == 1)
            return name;
    }
    return {};
}

QString listText(QStringList names)
{
    names.removeAll(QString());
    names.removeDuplicates();
    const bool more = names.size() > mostNames;
    names = names.mid(0, mostNames);
    for (QString &name : names)
        name = base::visibleText(name);
    return names.join(QStringLiteral(", ")) + (more ? QStringLiteral(" …") : QString());
}

base::Error unclear(const QString &message, const QString &wayOut)
{
    return {base::ErrorCode::InvalidModel, message, {}, wayOut};
}

base::Error noEntity(const schema::Model &model, const QString &name)
{
    QStringList names;
    for (const schema::Entity &entity : model.entities)
        names << entity.name;
    return unclear(Text::tr("There is no entity “%1”.").arg(name), Text::tr("Accepted: %1.").arg(listText(names)));
}

base::Error noLead(const schema::Model &model, const QList<Lead> &leads, const QString &name, bool several)
{
    QStringList names;
    for (const Lead &lead : leads)
        names << ownName(model, leads, lead);
    const QString message =
        several ? Text::tr("Several relationships lead to “%1”.") : Text::tr("No relationship leads to “%1”.");
    return unclear(message.arg(name), leads.isEmpty() ? Text::tr("Nothing leads on from there.")
                                                      : Text::tr("Accepted: %1.").arg(listText(names)));
}

/// "reviews (10)" apart.
struct WrittenStep
{
    QString name;
    QString items;
};

WrittenStep writtenStep(const QString &text)
{
    static const QRegularExpression counted(QStringLiteral("^(.+?)\\s*\\(([^()]*)\\)$"));
    const QRegularExpressionMatch match = counted.match(text);
    return match.hasMatch() ? WrittenStep{match.captured(1), match.captured(2).trimmed()} : WrittenStep{text, {}};
}

QStringList partsOf(const QString &text)
{
    static const QRegularExpression between(QStringLiteral("\\s*[›>→,;]\\s*"));
    return text.trimmed().split(between, Qt::SkipEmptyParts);
}

} // namespace

QString writePath(const schema::Model &model, const schema::Operation &operation)
{
    QList<schema::EntityId> reached{operation.entity};
    QList<schema::PathStep> done;
    QStringList parts;
    for (const schema::PathStep &step : operation.path) {
        const QList<Lead> leads = leadsFrom(model, reached, done);
        const auto lead = std::find_if(leads.cbegin(), leads.cend(), [&](const Lead &each) {
            return each.link->id == step.relationship && each.to->entity == step.to;
        });
        QString name = lead == leads.cend() ? QString() : ownName(model, leads, *lead);
        if (name.isEmpty())
            name = nameOf(model, step.to);
        parts << (step.itemsWanted ? QStringLiteral("%1 (%2)").arg(
                                         name, QString::number(*step.itemsWanted, 'f', QLocale::FloatingPointShortest))
                                   : name);
        reached << step.to;
        done << step;
    }
    const QString start = nameOf(model, operation.entity);
    return parts.isEmpty() ? start : start + QStringLiteral(" › ") + parts.join(QStringLiteral(", "));
}

base::Result<PathStart> readPath(const schema::Model &model, const QString &text)
{
    const QStringList parts = partsOf(text);
    const QString first = parts.value(0);
    const auto start = std::find_if(model.entities.cbegin(), model.entities.cend(),
                                    [&](const schema::Entity &entity) { return same(entity.name, first); });
    if (start == model.entities.cend())
        return noEntity(model, first);
    PathStart path{start->id, {}};
    QList<schema::EntityId> reached{start->id};
    for (const QString &part : parts.mid(1)) {
        const WrittenStep step = writtenStep(part);
        const QList<Lead> leads = leadsFrom(model, reached, path.steps);
        const QList<Lead> found = leadsCalled(model, leads, step.name);
        if (found.size() != 1)
            return noLead(model, leads, step.name, !found.isEmpty());
        std::optional<double> items;
        if (!step.items.isEmpty()) {
            const base::Result<double> number = base::readNumber(step.items);
            if (!number)
                return unclear(number.error().message,
                               Text::tr("Write how many %1 are wanted, or no brackets for all.").arg(step.name));
            items = *number;
        }
        path.steps.append({found.first().link->id, found.first().to->entity, items});
        reached << found.first().to->entity;
    }
    return path;
}

} // namespace sw::items
