// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <QCoreApplication>
#include <QJsonValue>
#include <QList>
#include <QVarLengthArray>

#include <optional>

#include <utility>

namespace sw::formats
{

/// Walks over the values of a project file and remembers where it is, so that an error can name the member
/// ("entities[3].fields[2].type"). Only the first error is kept, because the others mostly follow from it.
/// It must not know what the members mean; that is in the tables of projectmembers.cpp.
class ObjectReader
{
    Q_DECLARE_TR_FUNCTIONS(ObjectReader)

public:
    static constexpr qsizetype maximumEntities = 10'000;
    static constexpr qsizetype maximumFields = 200'000;
    static constexpr qsizetype maximumTextBytes = 65'536;
    static constexpr qsizetype maximumNameBytes = 255;

    /// Enters a member or an item for as long as it lives.
    class Step
    {
    public:
        /// \p member must live as long as the step.
        Step(ObjectReader &reader, const QString &member) : m_reader(reader) { reader.m_path.append({&member, -1}); }
        Step(ObjectReader &reader, qsizetype item) : m_reader(reader) { reader.m_path.append({nullptr, item}); }
        ~Step() { m_reader.m_path.removeLast(); }
        Step(const Step &) = delete;
        Step &operator=(const Step &) = delete;

    private:
        ObjectReader &m_reader;
    };

    /// \p newerMinor: "1.3" when the file is of a newer minor format, to say so in errors.
    explicit ObjectReader(const QString &newerMinor = {}) : m_newerMinor(newerMinor) {}

    bool failed() const { return m_error.has_value(); }
    const base::Error &error() const { return *m_error; }
    /// For readers that go on with what does not follow from it.
    base::Error takeError() { return *std::exchange(m_error, std::nullopt); }
    const QList<base::Error> &warnings() const { return m_warnings; }

    void fail(const QString &message, const QString &wayOut);
    void missing(const QString &member);
    /// \p kept: the member is written back, else it is lost when the project is saved.
    void unknownMember(const QString &member, bool kept);

    /// Each gives nothing, after fail(), when the value is of another type or beyond the limits.
    std::optional<QString> text(const QJsonValue &value, qsizetype maximumBytes = maximumTextBytes);
    std::optional<double> number(const QJsonValue &value);
    std::optional<int> wholeNumber(const QJsonValue &value);
    std::optional<bool> truth(const QJsonValue &value);
    bool isObject(const QJsonValue &value);
    bool isArray(const QJsonValue &value);
    /// \p what: "field type", translated; \p names: what may stand here.
    void noSuchName(const QString &name, const QString &what, const QStringList &names);

    /// False, after fail(), when there are too many.
    bool countEntity();
    bool countField();

private:
    struct Part
    {
        const QString *member;
        qsizetype item;
    };
    QString path() const;
    void wrongType(const QString &expected, const QJsonValue &found);

    QVarLengthArray<Part, 16> m_path;
    std::optional<base::Error> m_error;
    QList<base::Error> m_warnings;
    QString m_newerMinor;
    qsizetype m_entities = 0;
    qsizetype m_fields = 0;
    qsizetype m_unknown = 0;
};

} // namespace sw::formats
