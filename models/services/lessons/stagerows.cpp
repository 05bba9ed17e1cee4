// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/lessons/stagerows.h"

#include "models/base/text.h"
#include "models/base/texts.h"

#include <QRegularExpression>

#include <algorithm>
#include <numeric>

namespace sw::services
{

namespace
{

using Lines = QList<ComparedLine>;

constexpr int labelParts = 3; ///< values that stand for an item

/// 62f1…0007 of ObjectId("62f1…"), 71.36 of NumberDecimal("71.36"), the day of a date.
QString shortened(QString value)
{
    static const QRegularExpression call(QStringLiteral("^(\\w+)\\(\"(.*)\"\\)$"));
    const QRegularExpressionMatch match = call.match(value);
    if (match.hasMatch()) {
        const QString inner = match.captured(2);
        if (match.captured(1) == QLatin1String("ObjectId"))
            return inner.left(4) + QStringLiteral("…") + inner.right(4);
        return match.captured(1) == QLatin1String("ISODate") ? inner.left(10) : inner;
    }
    if (value.size() >= 2 && value.startsWith(QLatin1Char('"')) && value.endsWith(QLatin1Char('"')))
        return value.mid(1, value.size() - 2);
    static const QRegularExpression id(QStringLiteral("ObjectId\\(\"(.{4})[^\"]*(.{4})\"\\)"));
    return value.replace(id, QStringLiteral("\\1…\\2"));
}

/// The values of an object that stands on one line: "17 · 25 · held"; anything else as it is.
QString valuesOf(const QString &text)
{
    static const QRegularExpression member(QStringLiteral("\\w+: (\\w+\\(\"[^\"]*\"\\)|\"[^\"]*\"|[^,{}\\[\\]]+)"));
    if (!text.startsWith(u'{'))
        return shortened(text);
    QStringList values;
    for (auto match = member.globalMatch(text); match.hasNext() && values.size() < labelParts;)
        values << shortened(match.next().captured(1).trimmed());
    return values.isEmpty() ? shortened(text) : values.join(QStringLiteral(" · "));
}

bool isId(const QString &value)
{
    return value.startsWith(QLatin1String("ObjectId"));
}

bool isOpen(const QString &value)
{
    return value == QLatin1String("[") || value == QLatin1String("{");
}

/// A field at the top of a document and the lines of it, as [begin, end).
struct Group
{
    qsizetype begin = 0;
    qsizetype end = 0;
};

/// Of the first document in \p lines.
QList<Group> groupsOf(const Lines &lines)
{
    QList<Group> groups;
    for (qsizetype i = 1; i < lines.size() && lines.at(i).line.indent > 0; ++i) {
        const samples::PreviewLine &line = lines.at(i).line;
        const bool starts = line.indent == 1 && !line.path.isEmpty();
        if (starts)
            groups << Group{i, i + 1};
        else if (!groups.isEmpty())
            groups.last().end = i + 1;
    }
    return groups;
}

LineMark strongest(LineMark a, LineMark b)
{
    return a == LineMark::Kept ? b : a;
}

StageRow restRow(int fields, base::Bytes bytes, LineMark mark)
{
    StageRow row;
    row.kind = StageRow::Kind::Rest;
    row.value = Text::tr("… %n more fields", nullptr, fields);
    row.bytes = bytes;
    row.mark = mark;
    return row;
}

/// Makes the lines of a card out of those of a document.
class RowMaker
{
public:
    explicit RowMaker(const Lines &lines) : m_lines(lines) {}

    QList<StageRow> rowsOf(const Group &group) const
    {
        const ComparedLine &head = m_lines.at(group.begin);
        StageRow row = fieldRow(head);
        if (!isOpen(head.line.value))
            return {row};
        if (head.line.value == QLatin1String("["))
            return listRows(group, row);
        return objectRows(group, row);
    }

private:
    static StageRow fieldRow(const ComparedLine &line)
    {
        StageRow row;
        row.path = line.line.path;
        row.name = line.line.name;
        row.value = shortened(line.line.value);
        row.bytes = line.line.bytes;
        row.mark = line.mark;
        return row;
    }

    /// What stands for the lines [begin, end) of an item.
    StageRow itemRow(qsizetype begin, qsizetype end) const
    {
        const ComparedLine &head = m_lines.at(begin);
        StageRow row = fieldRow(head);
        row.kind = StageRow::Kind::Item;
        if (!isOpen(head.line.value)) {
            row.value = valuesOf(head.line.value);
            return row;
        }
        QStringList told;
        QStringList ids;
        for (qsizetype i = begin + 1; i < end; ++i) {
            const ComparedLine &line = m_lines.at(i);
            row.mark = strongest(row.mark, line.mark);
            if (line.line.name.isEmpty() || isOpen(line.line.value))
                continue;
            const QString value = shortened(line.line.value);
            if (isId(line.line.value))
                ids << line.line.name + QStringLiteral(": ") + value;
            else if (line.mark != LineMark::Kept)
                told.prepend(line.line.name + QStringLiteral(": ") + value);
            else
                told << value;
        }
        row.value = (told.isEmpty() ? ids : told).mid(0, labelParts).join(QStringLiteral(" · "));
        return row;
    }

    QList<StageRow> listRows(const Group &group, StageRow row) const
    {
        QList<StageRow> rows;
        const int indent = m_lines.at(group.begin).line.indent + 1;
        qint64 count = 0;
        for (qsizetype i = group.begin + 1; i < group.end; ++i) {
            const samples::PreviewLine &line = m_lines.at(i).line;
            if (line.indent != indent || line.path.isEmpty())
                continue;
            if (line.more > 0) {
                StageRow rest;
                rest.kind = StageRow::Kind::Rest;
                rest.path = line.path;
                rest.value = Text::tr("… %n more", "items of a list", static_cast<int>(line.more));
                rest.mark = m_lines.at(i).mark;
                rest.count = line.more;
                rows << rest;
                count += line.more;
                continue;
            }
            qsizetype end = i + 1;
            while (end < group.end && m_lines.at(end).line.indent > indent)
                ++end;
            rows << itemRow(i, end);
            rows.last().number = static_cast<int>(count++);
        }
        row.value = Text::tr("%n items", "of a list", static_cast<int>(count));
        row.count = count;
        rows.prepend(row);
        return rows;
    }

    QList<StageRow> objectRows(const Group &group, StageRow row) const
    {
        constexpr qsizetype most = 5; ///< members that only are there
        const int indent = m_lines.at(group.begin).line.indent + 1;
        QList<StageRow> members;
        for (qsizetype i = group.begin + 1; i < group.end; ++i) {
            const ComparedLine &line = m_lines.at(i);
            if (line.line.indent != indent || line.line.path.isEmpty())
                continue;
            StageRow member = fieldRow(line);
            member.kind = StageRow::Kind::Item;
            if (isOpen(line.line.value))
                member.value.clear();
            members << member;
        }
        row.value = Text::tr("%n fields", "of an object", static_cast<int>(members.size()));
        const auto tells = [&](const StageRow &member) {
            const bool isNewObject = row.mark == LineMark::Added && members.size() <= most;
            return member.mark != LineMark::Kept && (member.mark != row.mark || isNewObject);
        };
        const auto marked = std::count_if(members.cbegin(), members.cend(), tells);
        if (marked == 0)
            return {row};
        QList<StageRow> rows{row};
        int left = 0;
        for (const StageRow &member : std::as_const(members)) {
            if (tells(member) || members.size() <= most)
                rows << member;
            else
                ++left;
        }
        if (left > 0) {
            rows << restRow(left, base::Bytes(0), LineMark::Kept);
            rows.last().path = row.path;
        }
        return rows;
    }

    const Lines &m_lines;
};

/// What other kinds of documents in the collection have and the first one lacks.
QList<StageRow> otherKinds(const Lines &lines)
{
    QSet<QString> had;
    QList<StageRow> rows;
    bool isFirst = true;
    StageRow row;
    QStringList names;
    LineMark mark = LineMark::Kept;
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const ComparedLine &line = lines.at(i);
        if (line.line.indent == 0) {
            if (!names.isEmpty()) {
                row.kind = StageRow::Kind::Rest;
                row.mark = mark;
                row.value = Text::tr("another kind has %1").arg(names.join(QStringLiteral(", ")));
                rows << row;
            }
            names.clear();
            mark = LineMark::Kept;
            isFirst = false;
        } else if (line.line.indent == 1 && !line.line.name.isEmpty() && !had.contains(line.line.path)) {
            had << line.line.path;
            if (!isFirst) {
                names << line.line.name;
                mark = strongest(mark, line.mark);
                row.path = line.line.path;
            }
        }
    }
    return rows;
}

void tell(const std::optional<ComparedDocument::Side> &side, QSet<QString> &telling)
{
    if (!side)
        return;
    for (const Group &group : groupsOf(side->lines)) {
        const Lines lines = side->lines.mid(group.begin, group.end - group.begin);
        const bool says = lines.first().line.value == QLatin1String("[") ||
                          std::any_of(lines.cbegin(), lines.cend(),
                                      [](const ComparedLine &line) { return line.mark != LineMark::Kept; });
        if (says)
            telling << lines.first().line.path;
    }
}

/// Which of \p fields, with their lines, a card has room for: the first one, what came from elsewhere and lists before
/// what is new, and last what only is there.
QSet<qsizetype> worthShowing(const QList<QList<StageRow>> &fields, const QSet<QString> &telling, qsizetype most)
{
    const auto rank = [&](qsizetype f) {
        const StageRow &head = fields.at(f).first();
        const auto comes = [](const StageRow &row) {
            return row.mark == LineMark::Moved || row.mark == LineMark::Copied;
        };
        return f == 0                                                           ? 0
               : !telling.contains(head.path)                                   ? 4
               : std::any_of(fields.at(f).cbegin(), fields.at(f).cend(), comes) ? 1
               : fields.at(f).size() > 1                                        ? 2
                                                                                : 3;
    };
    QList<qsizetype> order(fields.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](qsizetype a, qsizetype b) { return rank(a) < rank(b); });
    QSet<qsizetype> shown;
    qsizetype rows = 0;
    for (const qsizetype f : std::as_const(order)) {
        if (rows >= most)
            break;
        shown.insert(f);
        rows += fields.at(f).size();
    }
    return shown;
}

/// Among the lines of \p card, the one that is at \p path or holds it.
int rowAt(const StageCard &card, const QString &path)
{
    int best = -1;
    for (int r = 0; r < card.rows.size(); ++r) {
        const StageRow &row = card.rows.at(r);
        if (row.path.isEmpty() || (row.path != path && !path.startsWith(row.path + QLatin1Char('.'))))
            continue;
        const bool longer = best < 0 || row.path.size() > card.rows.at(best).path.size();
        const bool leaves = best >= 0 && row.path == card.rows.at(best).path && row.mark == LineMark::Moved;
        if (longer || leaves)
            best = r;
    }
    return best;
}

} // namespace

int cardOf(const QList<StageCard> &cards, const QString &collection)
{
    const auto found =
        std::find_if(cards.begin(), cards.end(), [&](const StageCard &card) { return card.collection == collection; });
    return found == cards.end() ? -1 : static_cast<int>(found - cards.begin());
}

QSet<QString> tellingFields(const ComparedDocument &document)
{
    QSet<QString> telling;
    tell(document.before, telling);
    tell(document.after, telling);
    return telling;
}

StageCard stageCard(const QString &collection, const ComparedDocument::Side &side, const QSet<QString> &telling,
                    int most)
{
    StageCard card;
    card.collection = collection;
    card.documents = side.documents;
    card.bytes = side.bytes;
    const QList<Group> groups = groupsOf(side.lines);
    const RowMaker maker(side.lines);
    QList<QList<StageRow>> made;
    for (const Group &group : groups)
        made << maker.rowsOf(group);
    const QSet<qsizetype> shown = worthShowing(made, telling, most);
    int left = 0;
    base::Bytes bytes;
    std::optional<LineMark> mark;
    qsizetype at = -1;
    for (qsizetype g = 0; g < made.size(); ++g) {
        if (shown.contains(g)) {
            card.rows << made.at(g);
            continue;
        }
        at = at < 0 ? card.rows.size() : at;
        ++left;
        bytes += made.at(g).first().bytes;
        const LineMark own = made.at(g).first().mark;
        mark = !mark || *mark == own ? own : LineMark::Kept;
    }
    if (left > 0)
        card.rows.insert(at, restRow(left, bytes, *mark));
    card.rows << otherKinds(side.lines).mid(0, 2);
    return card;
}

std::optional<StagePlace> formerPlace(const design::Design &before, const QList<StageCard> &cards,
                                      const design::Collection &collection, const StageRow &row)
{
    if (row.mark == LineMark::Kept) {
        const int card = cardOf(cards, collection.name);
        if (card < 0)
            return std::nullopt;
        const QList<StageRow> &rows = cards.at(card).rows;
        for (int r = 0; r < rows.size(); ++r) {
            if (rows.at(r).path == row.path && rows.at(r).kind == row.kind && rows.at(r).number == row.number)
                return StagePlace{card, r};
        }
        return std::nullopt;
    }
    const design::Node *node = design::nodeAt(collection.root, row.path);
    if (!node)
        return std::nullopt;
    std::optional<StagePlace> place;
    const auto look = [&](const QString &name, const QString &path) {
        const int card = cardOf(cards, name);
        const int found = card < 0 ? -1 : rowAt(cards.at(card), path);
        if (found >= 0 && !place)
            place = StagePlace{card, found};
    };
    if (node->copyOf)
        look(node->copyOf->collection, node->copyOf->path);
    if (node->source == design::Source())
        return place;
    for (const design::Collection &one : before.collections) {
        design::forEachNode(one.root, [&](const QString &path, const design::Node &former) {
            if (former.source == node->source)
                look(one.name, path);
        });
    }
    return place;
}

QString goneText(const StageCard &old, const StageRow &row, const StageCard &now, const QString &where, bool all)
{
    const auto countIn = [&](const StageCard &card) {
        for (const StageRow &one : card.rows) {
            if (one.path == row.path && one.kind == StageRow::Kind::Field)
                return one.count;
        }
        return qint64(0);
    };
    if (row.kind == StageRow::Kind::Rest && row.count > 0) {
        const QString name = row.path.section(QLatin1Char('.'), -1);
        const qint64 fewer = countIn(old) - countIn(now);
        if (fewer <= 0) // this document is not one of those that lose some
            return Text::tr("whatever is too much of %1 moves out", "a list").arg(name);
        if (all)
            return Text::tr("all %n in %1", "items of a list", static_cast<int>(countIn(old))).arg(where);
        return Text::tr("%n more in %1", "items of a list", static_cast<int>(fewer)).arg(where);
    }
    const auto fields = std::count_if(old.rows.cbegin(), old.rows.cend(), [](const StageRow &one) {
        return one.mark == LineMark::Moved && one.kind == StageRow::Kind::Field;
    });
    if (fields == 1 && !row.name.isEmpty())
        return Text::tr("%1 moved out", "a field").arg(row.name);
    return Text::tr("%n fields moved out", nullptr, static_cast<int>(fields));
}

} // namespace sw::services
