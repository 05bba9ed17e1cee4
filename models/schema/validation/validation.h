// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

#include <QCoreApplication>
#include <QSet>

namespace sw::schema
{

/// Collects what is wrong with a model. Its parts are classes of their own that add to the same list.
class Validation
{
    Q_DECLARE_TR_FUNCTIONS(Validation)

public:
    Validation(const ModelIndex &model, QList<base::Error> &found) : index(model), errors(found) {}

    /// An object that an error may name. Translated only when there is an error, because models are large.
    struct Place
    {
        const char *kind; ///< "field %1", marked for translation
        QString name;
    };

protected:
    void add(const Place &where, const QString &message, const QString &wayOut)
    {
        errors.append({base::ErrorCode::InvalidModel, message, tr(where.kind).arg(where.name), wayOut});
    }
    void cardinality(const Cardinality &cardinality, const Place &where);
    /// Adds an error unless \p value is finite and within [\p low, \p high].
    void number(double value, double low, double high, const char *what, const Place &where);
    void id(const QString &text, const Place &where);
    /// A name inside documents: of a field or a link.
    void documentName(const QString &name, const Place &where);
    Place placeOf(const Relationship &relationship) const;

    const Model &model() const { return index.model(); }

    const ModelIndex &index;
    QList<base::Error> &errors;
};

/// Bytes of UTF-8 of any name.
inline constexpr int maximumNameBytes = 255;
/// \p name takes more of them.
bool isTooLong(const QString &name);

} // namespace sw::schema
