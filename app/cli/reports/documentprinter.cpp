// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reports/documentprinter.h"

#include "app/cli/output.h"
#include "models/base/bson/extendedjsonwriter.h"
#include "models/patterns/patternregistry.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::cli
{

namespace
{

constexpr qsizetype lineBytes = 100;
constexpr qsizetype textBytes = 80;
constexpr int shownItems = 2;

class Printer
{
    Q_DECLARE_TR_FUNCTIONS(DocumentPrinter)

public:
    Printer(Output &out, const design::Collection &collection);
    void print(const base::Bson &document);

private:
    struct Place
    {
        int indent = 0;
        QString path;
        bool inArray = false;
    };
    struct Value
    {
        QByteArray json; ///< on one line
        QStringList notes;
        base::BsonField field;
    };
    static Value valueOf(const base::BsonField &field);
    void printMembers(const base::BsonFields &inside, const Place &place);
    void printValue(const QByteArray &label, const Value &value, const Place &place, const QByteArray &comma);
    bool hasNoteBelow(const QString &path) const;

    Output &m_out;
    QHash<QString, QString> m_patterns; ///< by path: the pattern that made it
};

Printer::Printer(Output &out, const design::Collection &collection) : m_out(out)
{
    QHash<QString, QString> ids;
    design::forEachNode(collection.root, [&](const QString &path, const design::Node &node) {
        const qsizetype dot = path.lastIndexOf(QLatin1Char('.'));
        const QString above = dot < 0 ? collection.origin.pattern : ids.value(path.left(dot));
        ids.insert(path, node.origin.pattern);
        if (!node.origin.isEmpty() && node.origin.pattern != above)
            m_patterns.insert(path, patterns::patternName(node.origin.pattern));
    });
}

void Printer::print(const base::Bson &document)
{
    m_out.write("{\n");
    printMembers(base::BsonFields(document), {1, {}, false});
    m_out.write("}\n");
}

/// A long text is cut; people want to see the shape.
Printer::Value Printer::valueOf(const base::BsonField &field)
{
    if (!field.isString() || field.utf8().size() <= textBytes)
        return {base::toExtendedJson(field, base::EjsonForm::Relaxed, base::JsonEscapes::Script), {}, field};
    const QString cut = field.text().left(textBytes / 2) + QStringLiteral("…");
    return {base::jsonString(cut, base::JsonEscapes::Script), {tr("%1 bytes").arg(field.utf8().size())}, field};
}

void Printer::printMembers(const base::BsonFields &inside, const Place &place)
{
    const auto total = static_cast<int>(inside.count());
    const QByteArray indent(place.indent * 2, ' ');
    int i = 0;
    for (const base::BsonField &field : base::BsonFields(inside)) {
        if (place.inArray && i == shownItems && total > shownItems + 1) {
            m_out.write(indent + "// … " + tr("%1 more").arg(total - shownItems).toUtf8() + '\n');
            return;
        }
        const QString key = field.nameText();
        Place below = place;
        Value value = valueOf(field);
        QByteArray label = indent;
        if (!place.inArray) {
            below.path = place.path.isEmpty() ? key : place.path + QLatin1Char('.') + key;
            label += base::jsonString(key, base::JsonEscapes::Script) + ": ";
            if (m_patterns.contains(below.path))
                value.notes.prepend(m_patterns.value(below.path));
        }
        printValue(label, value, below, ++i < total ? "," : "");
    }
}

void Printer::printValue(const QByteArray &label, const Value &value, const Place &place, const QByteArray &comma)
{
    const QByteArray notes =
        value.notes.isEmpty() ? QByteArray() : " // " + value.notes.join(QStringLiteral(", ")).toUtf8();
    const bool fits = label.size() + value.json.size() <= lineBytes && !hasNoteBelow(place.path);
    if (!value.field.isContainer() || fits) {
        m_out.write(label + value.json + comma + notes + '\n');
        return;
    }
    m_out.write(label + (value.field.isArray() ? '[' : '{') + notes + '\n');
    printMembers(base::BsonFields(value.field), {place.indent + 1, place.path, value.field.isArray()});
    m_out.write(QByteArray(place.indent * 2, ' ') + (value.field.isArray() ? ']' : '}') + comma + '\n');
}

bool Printer::hasNoteBelow(const QString &path) const
{
    const QString prefix = path + QLatin1Char('.');
    return std::any_of(m_patterns.keyBegin(), m_patterns.keyEnd(),
                       [&](const QString &other) { return other.startsWith(prefix); });
}

} // namespace

void printDocuments(Output &out, const design::Collection &collection, const QList<base::Bson> &documents)
{
    Printer printer(out, collection);
    for (const base::Bson &document : documents)
        printer.print(document);
}

} // namespace sw::cli
