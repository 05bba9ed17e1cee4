// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reports/documentprinter.h"

#include "app/cli/output.h"
#include "models/base/bson/extendedjsonwriter.h"
#include "models/patterns/patternregistry.h"

#include <QCoreApplication>

#include <bson/bson.h>

#include <algorithm>

namespace sw::cli
{

namespace
{

constexpr qsizetype lineBytes = 100;
constexpr uint32_t textBytes = 80;
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
        base::Bson inside; ///< of an object or array
        bool isArray = false;
        bool isNested = false;
    };
    static Value valueAt(const bson_iter_t &it);
    static Value textAt(const bson_iter_t &it);
    void printMembers(const base::Bson &inside, const Place &place);
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
    printMembers(document, {1, {}, false});
    m_out.write("}\n");
}

/// A long text is cut; people want to see the shape.
Printer::Value Printer::textAt(const bson_iter_t &it)
{
    uint32_t length = 0;
    const char *utf8 = bson_iter_utf8(&it, &length);
    const QString text = QString::fromUtf8(utf8, static_cast<qsizetype>(length));
    if (length <= textBytes)
        return {base::jsonString(text, base::EjsonEscapes::Script), {}, {}, false, false};
    const QString cut = text.left(textBytes / 2) + QStringLiteral("…");
    return {base::jsonString(cut, base::EjsonEscapes::Script), {tr("%1 bytes").arg(length)}, {}, false, false};
}

Printer::Value Printer::valueAt(const bson_iter_t &it)
{
    if (BSON_ITER_HOLDS_UTF8(&it))
        return textAt(it);
    Value value;
    bson_t one;
    bson_init(&one);
    bson_append_iter(&one, "v", 1, &it);
    value.json = base::toExtendedJson(base::Bson(&one), base::EjsonForm::Relaxed, base::EjsonEscapes::Script)
                     .mid(5)
                     .chopped(1); // {"v":…}
    bson_destroy(&one);
    value.isArray = BSON_ITER_HOLDS_ARRAY(&it);
    value.isNested = value.isArray || BSON_ITER_HOLDS_DOCUMENT(&it);
    if (!value.isNested)
        return value;
    const uint8_t *data = nullptr;
    uint32_t length = 0;
    if (value.isArray)
        bson_iter_array(&it, &length, &data);
    else
        bson_iter_document(&it, &length, &data);
    bson_t view;
    if (bson_init_static(&view, data, length))
        value.inside = base::Bson(&view);
    return value;
}

void Printer::printMembers(const base::Bson &inside, const Place &place)
{
    bson_t view;
    bson_iter_t it;
    if (!inside.view(&view) || !bson_iter_init(&it, &view))
        return;
    const auto total = static_cast<int>(bson_count_keys(&view));
    const QByteArray indent(place.indent * 2, ' ');
    for (int i = 0; bson_iter_next(&it); ++i) {
        if (place.inArray && i == shownItems && total > shownItems + 1) {
            m_out.write(indent + "// … " + tr("%1 more").arg(total - shownItems).toUtf8() + '\n');
            return;
        }
        const QString key = QString::fromUtf8(bson_iter_key(&it));
        Place below = place;
        Value value = valueAt(it);
        QByteArray label = indent;
        if (!place.inArray) {
            below.path = place.path.isEmpty() ? key : place.path + QLatin1Char('.') + key;
            label += base::jsonString(key, base::EjsonEscapes::Script) + ": ";
            if (m_patterns.contains(below.path))
                value.notes.prepend(m_patterns.value(below.path));
        }
        printValue(label, value, below, i + 1 < total ? "," : "");
    }
}

void Printer::printValue(const QByteArray &label, const Value &value, const Place &place, const QByteArray &comma)
{
    const QByteArray notes =
        value.notes.isEmpty() ? QByteArray() : " // " + value.notes.join(QStringLiteral(", ")).toUtf8();
    const bool fits = label.size() + value.json.size() <= lineBytes && !hasNoteBelow(place.path);
    if (!value.isNested || fits) {
        m_out.write(label + value.json + comma + notes + '\n');
        return;
    }
    m_out.write(label + (value.isArray ? '[' : '{') + notes + '\n');
    printMembers(value.inside, {place.indent + 1, place.path, value.isArray});
    m_out.write(QByteArray(place.indent * 2, ' ') + (value.isArray ? ']' : '}') + comma + '\n');
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
