// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/indexes/indexchanges.h"

#include "models/base/texts.h"
#include "models/design/indexes/ownindexes.h"
#include "models/patterns/core/designbuilder.h"
#include "models/schema/validation/validatemodel.h"
#include "models/services/evaluation/evaluation.h"

#include <QSet>

#include <algorithm>

namespace sw::services
{

namespace
{

using Definitions = QList<schema::IndexDefinition>;

qsizetype placeOf(const Definitions &indexes, const QString &name)
{
    for (qsizetype i = 0; i < indexes.size(); ++i) {
        if (schema::indexNameOf(indexes.at(i)) == name)
            return i;
    }
    return -1;
}

QString fullName(const schema::Model &model, const schema::EntityId &entity, const QString &index)
{
    const schema::Entity *owner = model.entity(entity);
    return Text::tr("index %1").arg((owner ? owner->name : entity.text()) + QLatin1Char('.') + index);
}

base::Error noIndex(const schema::Model &model, const schema::EntityId &entity, const QString &name)
{
    QStringList names;
    if (const schema::Entity *owner = model.entity(entity)) {
        for (const schema::IndexDefinition &index : owner->indexes)
            names << schema::indexNameOf(index);
    }
    return {base::ErrorCode::Usage, Text::tr("The entity owns no such index."), fullName(model, entity, name),
            names.isEmpty() ? Text::tr("It owns none yet; add one, or keep a derived one.")
                            : Text::tr("It owns %1.").arg(names.join(QLatin1String(", ")))};
}

QSet<QString> textsOf(const QList<base::Error> &errors)
{
    QSet<QString> texts;
    for (const base::Error &error : errors)
        texts << error.text();
    return texts;
}

/// What a check calls an error.
QList<base::Error> checkErrors(const schema::Model &model, const QString &where)
{
    QList<base::Error> errors;
    for (const checks::Finding &finding : evaluate(model).findings) {
        if (finding.severity == checks::Severity::Error)
            errors << base::Error{base::ErrorCode::InvalidModel, finding.title + QLatin1Char(' ') + finding.detail,
                                  where, finding.fix};
    }
    return errors;
}

/// The first of \p now that is not among \p former, which is worked out only when there is any.
template <typename Former>
std::optional<base::Error> firstNew(const QList<base::Error> &now, const Former &former)
{
    if (now.isEmpty())
        return std::nullopt;
    const QSet<QString> known = textsOf(former());
    const auto found =
        std::find_if(now.cbegin(), now.cend(), [&](const base::Error &one) { return !known.contains(one.text()); });
    return found == now.cend() ? std::nullopt : std::optional(*found);
}

/// The first error that \p after has and \p before has not; nothing when there is none.
std::optional<base::Error> refusal(const schema::Model &before, const schema::Model &after, const QString &where)
{
    if (const auto error = firstNew(schema::validateModel(after), [&] { return schema::validateModel(before); }))
        return error;
    return firstNew(checkErrors(after, where), [&] { return checkErrors(before, where); });
}

} // namespace

base::Result<void> IndexChanges::take(const schema::Model &changed, const schema::EntityId &entity,
                                      const QString &index)
{
    if (changed == m_model)
        return {};
    if (const auto error = refusal(m_model, changed, fullName(changed, entity, index)))
        return *error;
    m_model = changed;
    return {};
}

base::Result<void> IndexChanges::add(const schema::EntityId &entity, const schema::IndexDefinition &index)
{
    schema::Model changed = m_model;
    changed.entity(entity)->indexes << index;
    return take(changed, entity, schema::indexNameOf(index));
}

base::Result<void> IndexChanges::change(const schema::EntityId &entity, const QString &name,
                                        const schema::IndexDefinition &index)
{
    schema::Model changed = m_model;
    Definitions &indexes = changed.entity(entity)->indexes;
    const qsizetype place = placeOf(indexes, name);
    if (place < 0)
        return noIndex(m_model, entity, name);
    indexes[place] = index;
    return take(changed, entity, schema::indexNameOf(index));
}

base::Result<void> IndexChanges::remove(const schema::EntityId &entity, const QString &name)
{
    Definitions &indexes = m_model.entity(entity)->indexes;
    const qsizetype place = placeOf(indexes, name);
    if (place < 0)
        return noIndex(m_model, entity, name);
    indexes.removeAt(place);
    return {};
}

base::Result<schema::IndexDefinition> IndexChanges::owned(const schema::EntityId &entity, const QString &name) const
{
    const schema::Entity *owner = m_model.entity(entity);
    const qsizetype place = owner ? placeOf(owner->indexes, name) : -1;
    if (place < 0)
        return noIndex(m_model, entity, name);
    return owner->indexes.at(place);
}

base::Result<IndexChanges::Derived> IndexChanges::derived(const QString &collection, const QString &name) const
{
    const design::Design design = patterns::buildDesign(m_model);
    const design::Collection *in = design.collection(collection);
    const QString where = Text::tr("index %1").arg(in ? in->name + QLatin1Char('.') + name : name);
    QStringList names;
    for (const design::Index &index : in ? in->indexes : QList<design::Index>()) {
        if (index.name == name && !index.owner.isEmpty())
            return base::Error{base::ErrorCode::Usage, Text::tr("It is yours already."), where,
                               Text::tr("Change or remove it.")};
        if (index.name == name)
            return Derived{index, design::ownedForm(index, *in, schema::ModelIndex(m_model))};
        if (index.owner.isEmpty())
            names << index.name;
    }
    return base::Error{base::ErrorCode::Usage, Text::tr("There is no such derived index."), where,
                       names.isEmpty() ? Text::tr("The collection has none.")
                                       : Text::tr("There are %1.").arg(names.join(QLatin1String(", ")))};
}

base::Result<design::OwnedForm> IndexChanges::ownedForm(const QString &collection, const QString &name) const
{
    const auto found = derived(collection, name);
    if (!found)
        return found.error();
    return found->form;
}

base::Result<void> IndexChanges::keep(const QString &collection, const QString &name)
{
    const auto form = ownedForm(collection, name);
    if (!form)
        return form.error();
    return add(form->entity, form->definition);
}

base::Result<void> IndexChanges::replace(const QString &collection, const QString &name,
                                         const schema::IndexDefinition &index)
{
    const auto former = derived(collection, name);
    if (!former)
        return former.error();
    const design::OwnedForm &form = former->form;
    schema::Model changed = m_model;
    schema::Entity *entity = changed.entity(form.entity);
    entity->indexes << index;
    if (!schema::sameKeys(index.keys, form.definition.keys) && design::OwnIndexes::whyKept(former->index).isEmpty())
        entity->suppressedIndexes << schema::SuppressedIndex{
            form.definition.keys, Text::tr("replaced by %1").arg(schema::indexNameOf(index)), {}};
    return take(changed, form.entity, schema::indexNameOf(index));
}

base::Result<void> IndexChanges::suppress(const QString &collection, const QString &name, const QString &reason)
{
    const auto found = derived(collection, name);
    if (!found)
        return found.error();
    if (const QString why = design::OwnIndexes::whyKept(found->index); !why.isEmpty())
        return base::Error{
            base::ErrorCode::InvalidModel, why, Text::tr("index %1").arg(collection + QLatin1Char('.') + name),
            found->index.origin.isEmpty() ? Text::tr("Change what the model says of the field or the entity.")
                                          : Text::tr("Remove the pattern, or change its parameters.")};
    m_model.entity(found->form.entity)->suppressedIndexes
        << schema::SuppressedIndex{found->form.definition.keys, reason, {}};
    return {};
}

base::Result<void> IndexChanges::restore(const schema::EntityId &entity, const QString &name)
{
    QList<schema::SuppressedIndex> &suppressed = m_model.entity(entity)->suppressedIndexes;
    const qsizetype removed = suppressed.removeIf(
        [&](const schema::SuppressedIndex &one) { return schema::defaultIndexName(one.keys) == name; });
    if (removed == 0)
        return base::Error{base::ErrorCode::Usage, Text::tr("No such index is suppressed."),
                           fullName(m_model, entity, name), Text::tr("See the list of indexes.")};
    return {};
}

base::Result<schema::EntityId> entityNamed(const schema::Model &model, const QString &name)
{
    if (const schema::Entity *entity = model.entityNamed(name))
        return entity->id;
    QStringList names;
    for (const schema::Entity &entity : model.entities) {
        if (schema::collectionNameOf(entity) == name)
            return entity.id;
        names << entity.name;
    }
    return base::Error{base::ErrorCode::Usage, Text::tr("There is no entity “%1”.").arg(name), model.name,
                       Text::tr("There are: %1.").arg(names.join(QLatin1String(", ")))};
}

} // namespace sw::services
