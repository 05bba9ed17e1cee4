// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

#include <QCoreApplication>
#include <QSet>

namespace sw::schema
{

/// Collects what is wrong with a model while the parts of validateModel walk over it. Not for use outside this folder.
class Validation
{
    Q_DECLARE_TR_FUNCTIONS(Validation)

public:
    explicit Validation(const Model &model) : index(model) {}

    /// An object that an error may name. Translated only when there is an error, because models are large.
    struct Place
    {
        const char *kind; ///< "field %1", marked for translation
        QString name;
    };

    void add(const Place &where, const QString &message, const QString &wayOut)
    {
        errors.append({base::ErrorCode::InvalidModel, message, tr(where.kind).arg(where.name), wayOut});
    }

    void project();
    void entities();
    void relationships();
    void operations();
    void patternsAndDiagrams();

    void linkFields(const RelationshipEnd &end, const Place &where);

    const Model &model() const { return index.model(); }
    const ModelIndex index;
    QList<base::Error> errors;

private:
    void entity(const Entity &entity);
    void entityIdentity(const Entity &entity, const Place &where);
    void entityLife(const Entity &entity, const Place &where);
    void entityRules(const Entity &entity, const Place &where);
    void entityIndexes(const Entity &entity);
    void collectionNames();
    void cycles();
    void fields(const QList<Field> &fields, const QString &prefix, int depth, QSet<FieldId> &ids);
    void field(const Field &field, const Place &where);
    void fieldSpread(const ValueSpread &spread, const Place &where);
    void fieldBounds(const Field &field, const Place &where);
    void fieldTexts(const Field &field, const Place &where);
    void enumValues(const Field &field, const Place &where);
    void otherTypes(const Field &field, const Place &where);
    void relationship(const Relationship &relationship);
    void kindsOf(const RelationshipEnd &end, const RelationshipEnd &holder, const Place &where);
    void relationshipType(const Relationship &relationship, const Place &where);
    void relationshipNumbers(const Relationship &relationship, const Place &where);
    void snapshotFields(const Relationship &relationship, const Place &where);
    void operation(const Operation &operation);
    void operationNumbers(const Operation &operation, const Place &where);
    QSet<EntityId> operationPath(const Operation &operation, const Place &where);
    void fieldRef(const FieldRef &ref, const QSet<EntityId> &reached, const Place &where);
    Place placeOf(const Relationship &relationship) const;

    void cardinality(const Cardinality &cardinality, const Place &where);
    /// Adds an error unless \p value is finite and within [\p low, \p high].
    void number(double value, double low, double high, const char *what, const Place &where);
    void id(const QString &text, const Place &where);
    /// A name inside documents: of a field or a link.
    void documentName(const QString &name, const Place &where);

    QSet<RelationshipId> m_relationshipIds;
    QHash<EntityId, QString> m_kindFields; ///< of the entities whose documents refer to several kinds
    QSet<OperationId> m_operationIds;
};

/// Fields nested deeper than this cannot be saved, and are far from what a validator may hold.
inline constexpr int maximumFieldDepth = 25;
/// Bytes of UTF-8 of any name.
inline constexpr int maximumNameBytes = 255;

} // namespace sw::schema
