// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/edits.h"

#include "models/document/commands/patchcommand.h"
#include "models/document/document.h"
#include "models/document/edits/edittexts.h"
#include "models/document/edits/valueobjectedits.h"

#include <cmath>

namespace sw::document
{

namespace
{

/// More than any server accepts as a name within a namespace.
constexpr qsizetype maximumNameLength = 200;

bool hasControls(const QString &name)
{
    return std::any_of(name.begin(), name.end(), [](QChar c) { return c.category() == QChar::Other_Control; });
}

base::Result<void> checkName(const QString &name)
{
    if (name.trimmed().isEmpty())
        return invalid(Text::tr("A name is needed."), name, Text::tr("Type at least one letter."));
    if (name.size() > maximumNameLength)
        return invalid(Text::tr("The name is too long."), name.left(40),
                       Text::tr("Use at most %1 characters.").arg(maximumNameLength));
    if (hasControls(name))
        return invalid(Text::tr("The name has a control character in it."), name, Text::tr("Remove it."));
    return {};
}

} // namespace

base::Error invalid(const QString &message, const QString &where, const QString &wayOut)
{
    return {base::ErrorCode::InvalidModel, message, where, wayOut};
}

base::Error missing(const QString &id)
{
    return invalid(Text::tr("The object is no longer there."), id,
                   Text::tr("Undo its removal, or choose another one."));
}

bool editModel(Document &document, const QString &text, const std::function<void(schema::Model &)> &change)
{
    schema::Model after = document.model();
    change(after);
    followEdit(document.model(), after);
    return document.push(std::make_unique<PatchCommand>(document, text, after));
}

QString freeName(const QString &name, const QSet<QString> &taken, const QString &separator)
{
    QString candidate = name;
    for (int n = 2; taken.contains(candidate); ++n)
        candidate = name + separator + QString::number(n);
    return candidate;
}

base::Result<void> checkEntityName(const schema::Model &model, const QString &name, const schema::EntityId &self)
{
    if (auto ok = checkName(name); !ok)
        return ok;
    for (const schema::Entity &entity : model.entities) {
        if (entity.name == name && entity.id != self)
            return invalid(Text::tr("Another entity has this name."), name, Text::tr("Choose a different name."));
    }
    return {};
}

base::Result<void> checkFieldName(const QList<schema::Field> &siblings, const QString &name,
                                  const schema::FieldId &self)
{
    if (auto ok = checkName(name); !ok)
        return ok;
    if (name.startsWith(QLatin1Char('$')) || name.contains(QLatin1Char('.')))
        return invalid(Text::tr("A field's name must not begin with $ nor hold a dot, because the server reads "
                                "these as operators and paths."),
                       name, Text::tr("Choose a different name."));
    for (const schema::Field &field : siblings) {
        if (field.name == name && field.id != self)
            return invalid(Text::tr("Another field beside it has this name."), name,
                           Text::tr("Choose a different name."));
    }
    return {};
}

base::Result<void> checkCardinality(const schema::Cardinality &cardinality, const QString &where)
{
    const auto &[min, likely, max, guessed, agreed] = cardinality;
    if (min >= 0 && min <= likely && likely <= max && std::isfinite(likely))
        return {};
    return invalid(Text::tr("The three numbers must rise: fewest, likely, most."), where,
                   Text::tr("Use numbers such as 0, 40, 2000; only the last may be endless."));
}

} // namespace sw::document
