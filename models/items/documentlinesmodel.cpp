// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/documentlinesmodel.h"

#include "models/base/text.h"
#include "models/items/status.h"

#include <algorithm>
#include <vector>

namespace sw::items
{

using services::ComparedLine;
using services::LineMark;

/// A line with what is nested in it.
struct DocumentLinesModel::Line
{
    enum class Kind { Root, Collection, Value, Fold };

    Kind kind = Kind::Value;
    QString name;
    QString value;
    QString path;
    design::Origin origin;
    base::Bytes bytes;
    qint64 more = 0; ///< items that it stands for
    LineMark mark = LineMark::Kept;
    bool changes = false; ///< it or something in it differs
    Line *parent = nullptr;
    int row = 0;
    std::vector<std::unique_ptr<Line>> lines;

    /// The first line of a run that one pattern made.
    bool startsOrigin() const
    {
        if (origin.isEmpty() || (parent && parent->origin == origin))
            return false;
        return row == 0 || !(parent->lines[static_cast<size_t>(row) - 1]->origin == origin);
    }

    Line *add(std::unique_ptr<Line> line)
    {
        line->parent = this;
        line->row = static_cast<int>(lines.size());
        lines.push_back(std::move(line));
        return lines.back().get();
    }
};

namespace
{

constexpr size_t shownFields = 3;  // before a run of kept fields hides
constexpr size_t shortestFold = 4; // lines that hiding them is worth

} // namespace

QString markSign(LineMark mark)
{
    switch (mark) {
    case LineMark::Kept:
        break;
    case LineMark::Moved:
        return QStringLiteral("→");
    case LineMark::Copied:
        return QStringLiteral("❐");
    case LineMark::Added:
        return QStringLiteral("+");
    case LineMark::Removed:
        return QStringLiteral("−");
    }
    return {};
}

QString markText(LineMark mark)
{
    switch (mark) {
    case LineMark::Kept:
        break;
    case LineMark::Moved:
        return DocumentLinesModel::tr("moved");
    case LineMark::Copied:
        return DocumentLinesModel::tr("copied");
    case LineMark::Added:
        return DocumentLinesModel::tr("added");
    case LineMark::Removed:
        return DocumentLinesModel::tr("removed");
    }
    return {};
}

namespace
{

bool opens(const QString &value)
{
    return value == QLatin1String("{") || value == QLatin1String("[");
}

bool closes(const samples::PreviewLine &line)
{
    return line.name.isEmpty() && (line.value == QLatin1String("}") || line.value == QLatin1String("]"));
}

} // namespace

DocumentLinesModel::DocumentLinesModel(QObject *parent) : QAbstractItemModel(parent), m_root(std::make_unique<Line>())
{
    m_root->kind = Line::Kind::Root;
}

DocumentLinesModel::~DocumentLinesModel() = default;

namespace
{

/// Makes the tree of one document; \p Line is that of the model.
template <typename Line>
class LineTree
{
public:
    static void fill(Line &document, const QList<ComparedLine> &lines, bool folding)
    {
        QList<Line *> open{&document};
        int documents = 0;
        for (const ComparedLine &each : lines) {
            const samples::PreviewLine &line = each.line;
            if (closes(line)) {
                if (open.size() > 1)
                    open.removeLast();
                continue;
            }
            if (line.indent == 0) { // the document itself; others are examples of other kinds
                open = {&document};
                if (documents++ > 0)
                    open << document.add(another(each));
                else
                    open << &document;
                continue;
            }
            Line *made = open.last()->add(lineOf(each));
            if (opens(line.value))
                open << made;
        }
        finish(document, folding);
    }

private:
    static std::unique_ptr<Line> lineOf(const ComparedLine &each)
    {
        auto line = std::make_unique<Line>();
        line->name = each.line.name;
        line->value = each.line.value;
        line->path = each.line.path;
        line->origin = each.line.origin;
        line->bytes = each.line.bytes;
        line->more = each.line.more;
        line->mark = each.mark;
        return line;
    }

    static std::unique_ptr<Line> another(const ComparedLine &each)
    {
        auto line = lineOf(each);
        line->value = DocumentLinesModel::tr("a document of another kind");
        return line;
    }

    static void finish(Line &line, bool folding)
    {
        for (auto &child : line.lines)
            finish(*child, folding);
        line.changes = line.mark != LineMark::Kept || std::any_of(line.lines.begin(), line.lines.end(),
                                                                  [](const auto &each) { return each->changes; });
        describe(line);
        if (folding && line.kind == Line::Kind::Collection)
            fold(line);
    }

    /// Brackets say less than how much they hold.
    static void describe(Line &line)
    {
        if (line.value == QLatin1String("{")) {
            line.value = DocumentLinesModel::tr("%n fields", nullptr, static_cast<int>(line.lines.size()));
            return;
        }
        if (line.value != QLatin1String("["))
            return;
        int items = static_cast<int>(line.lines.size());
        int number = 0;
        for (auto &child : line.lines) {
            if (child->more > 0)
                items += static_cast<int>(child->more) - 1;
            else if (child->name.isEmpty() && !child->lines.empty())
                child->name = DocumentLinesModel::tr("item %1").arg(++number);
        }
        line.value = DocumentLinesModel::tr("%n items", nullptr, items);
    }

    static void fold(Line &document)
    {
        std::vector<std::unique_ptr<Line>> all = std::move(document.lines);
        document.lines.clear();
        size_t kept = 0;
        for (size_t i = 0; i < all.size();) {
            size_t end = i;
            while (end < all.size() && !all[end]->changes && all[end]->lines.size() <= 8)
                ++end;
            const size_t run = end - i;
            const size_t shown = kept == 0 ? shownFields : 0;
            const bool hides = run >= shown + shortestFold;
            const size_t stay = hides ? shown : run;
            for (size_t k = 0; k < stay; ++k)
                document.add(std::move(all[i + k]));
            kept += stay;
            if (hides) {
                auto fold = std::make_unique<Line>();
                fold->kind = Line::Kind::Fold;
                fold->value = DocumentLinesModel::tr("%n more fields", nullptr, static_cast<int>(run - stay));
                Line *into = document.add(std::move(fold));
                for (size_t k = stay; k < run; ++k) {
                    into->bytes += all[i + k]->bytes;
                    into->add(std::move(all[i + k]));
                }
            }
            i = end;
            if (i < all.size())
                document.add(std::move(all[i++]));
        }
    }
};

} // namespace

void DocumentLinesModel::setDocuments(const QList<Document> &documents, bool folding)
{
    beginResetModel();
    m_root->lines.clear();
    for (const Document &each : documents) {
        auto line = std::make_unique<Line>();
        line->kind = Line::Kind::Collection;
        line->name = each.collection;
        const QString count = tr("%1 docs").arg(base::countText(each.side.documents));
        const QString average = base::bytesText(each.side.average);
        line->value = average == base::bytesText(each.side.bytes)
                          ? count
                          : tr("%1, %2 on average; this example:").arg(count, average);
        line->bytes = each.side.bytes;
        LineTree<Line>::fill(*m_root->add(std::move(line)), each.side.lines, folding);
    }
    endResetModel();
}

const DocumentLinesModel::Line *DocumentLinesModel::lineAt(const QModelIndex &index)
{
    return index.isValid() ? static_cast<const Line *>(index.internalPointer()) : nullptr;
}

QModelIndexList DocumentLinesModel::find(const QString &text) const
{
    QModelIndexList found;
    if (!text.isEmpty())
        collect(*m_root, {}, text, found);
    return found;
}

void DocumentLinesModel::collect(const Line &line, const QModelIndex &place, const QString &text,
                                 QModelIndexList &found) const
{
    if (line.kind != Line::Kind::Root &&
        (line.name.contains(text, Qt::CaseInsensitive) || line.value.contains(text, Qt::CaseInsensitive)))
        found << place.siblingAtColumn(Text);
    for (const auto &child : line.lines)
        collect(*child, index(child->row, 0, place), text, found);
}

QModelIndex DocumentLinesModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const Line *line = parent.isValid() ? lineAt(parent) : m_root.get();
    return createIndex(row, column, line->lines[static_cast<size_t>(row)].get());
}

QModelIndex DocumentLinesModel::parent(const QModelIndex &index) const
{
    const Line *line = lineAt(index);
    if (!line || !line->parent || line->parent->kind == Line::Kind::Root)
        return {};
    return createIndex(line->parent->row, 0, line->parent);
}

int DocumentLinesModel::rowCount(const QModelIndex &parent) const
{
    if (parent.column() > 0)
        return 0;
    const Line *line = parent.isValid() ? lineAt(parent) : m_root.get();
    return static_cast<int>(line->lines.size());
}

int DocumentLinesModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant DocumentLinesModel::data(const QModelIndex &index, int role) const
{
    const Line *line = lineAt(index);
    if (!line)
        return {};
    const bool collection = line->kind == Line::Kind::Collection;
    const QString bytes = line->bytes.value() > 0 ? base::bytesText(line->bytes) : QString();
    QString text = line->name.isEmpty() ? line->value
                   : collection         ? tr("%1  %2").arg(line->name, line->value)
                                        : line->name + QStringLiteral(": ") + line->value;
    text = base::visibleText(text);
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == Mark ? markSign(line->mark) : index.column() == Text ? text : bytes;
    case Qt::AccessibleTextRole: {
        if (index.column() != Text)
            return index.column() == Mark ? markText(line->mark) : bytes;
        QStringList parts{text, markText(line->mark), bytes};
        parts.removeAll(QString());
        return parts.join(QStringLiteral(", "));
    }
    case Qt::ToolTipRole:
        if (collection && index.column() != Mark)
            return base::paragraphs({index.column() == Text ? text : tr("One example of %1: %2").arg(line->name, bytes),
                                     tr("Its size is that of its fields and 5 bytes that BSON puts around each "
                                        "document. Texts and lists differ in length, so the average is another one.")});
        return index.column() == Mark ? markText(line->mark) : text.toHtmlEscaped();
    case Qt::TextAlignmentRole:
        return index.column() == Size ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case MarkRole:
        return static_cast<int>(line->mark);
    case NameRole:
        return base::visibleText(line->name);
    case ValueRole:
        return base::visibleText(line->value);
    case CollectionRole:
        return collection;
    case OpenRole:
        return collection || line->changes;
    case PatternRole:
        return line->origin.pattern;
    case FirstRole:
        return line->startsOrigin();
    case PathRole:
        return line->path;
    case SecondaryRole:
        return index.column() == Size || line->kind == Line::Kind::Fold;
    default:
        return {};
    }
}

} // namespace sw::items

#include "moc_documentlinesmodel.cpp"
