// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/projectobjects.h"

#include <algorithm>
#include <limits>

namespace sw::formats
{

namespace
{

class Values
{
    Q_DECLARE_TR_FUNCTIONS(ProjectFile)

public:
    static QString cardinalityHelp()
    {
        return tr("Write [min, likely, max] with rising numbers from 0 on; the last one may be \"inf\".");
    }
    static QString notRising() { return tr("The numbers do not rise."); }
    static QString notThree() { return tr("A cardinality has three numbers."); }
    static QString noVersion(const QString &text) { return tr("“%1” is not a server version.").arg(text); }
    static QString versionHelp() { return tr("Write it as \"7.0\"."); }
    static QString noId(const QString &text) { return tr("“%1” cannot be an id.").arg(text.left(70)); }
    static QString idHelp() { return tr("An id has 1 to 64 of the characters A-Z a-z 0-9 _ . -"); }
};

const QLatin1String infinityText("inf");
const QLatin1String guessedText("guessed");
const QLatin1String agreedText("agreed");
constexpr double infinity = std::numeric_limits<double>::infinity();

void writePlaces(QList<std::pair<QString, const schema::NodePlace *>> &places, base::JsonWriter &out)
{
    std::sort(places.begin(), places.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    out.beginObject();
    for (const auto &[key, place] : std::as_const(places)) {
        out.key(key);
        write(*place, out);
    }
    out.end();
}

template <typename Add>
void readPlaces(const QJsonValue &json, ObjectReader &reader, const Add &add)
{
    if (!reader.isObject(json))
        return;
    const QJsonObject members = json.toObject();
    for (auto it = members.begin(); it != members.end() && !reader.failed(); ++it) {
        const QString key = it.key();
        const ObjectReader::Step step(reader, key);
        schema::NodePlace place;
        read(place, it.value(), reader);
        add(key, place);
    }
}

} // namespace

void MemberRows::insert(const QString &name, int row)
{
    size_t slot = start(name);
    while (m_slots[slot].row >= 0)
        slot = (slot + 1) % slotCount;
    m_slots[slot] = {name, row};
}

void write(const schema::Cardinality &value, base::JsonWriter &out)
{
    out.inlineNext().beginArray().value(value.min).value(value.likely);
    if (value.isUnbounded())
        out.value(QString(infinityText));
    else
        out.value(value.max);
    if (value.guessed)
        out.value(QString(guessedText));
    else if (value.agreed)
        out.value(QString(agreedText));
    out.end();
}

void read(schema::Cardinality &value, const QJsonValue &json, ObjectReader &reader)
{
    if (!reader.isArray(json))
        return;
    const QJsonArray array = json.toArray();
    value.guessed = array.size() == 4 && array.at(3) == QJsonValue(guessedText);
    value.agreed = array.size() == 4 && array.at(3) == QJsonValue(agreedText);
    if (array.size() != 3 && !value.guessed && !value.agreed) {
        reader.fail(Values::notThree(), Values::cardinalityHelp());
        return;
    }
    double *const parts[] = {&value.min, &value.likely, &value.max};
    for (qsizetype i = 0; i < 3; ++i) {
        const ObjectReader::Step step(reader, i);
        if (i == 2 && array.at(i) == QJsonValue(infinityText))
            *parts[i] = infinity;
        else
            read(*parts[i], array.at(i), reader);
    }
    if (!reader.failed() && !(value.min >= 0 && value.min <= value.likely && value.likely <= value.max))
        reader.fail(Values::notRising(), Values::cardinalityHelp());
}

void write(const schema::ServerVersion &value, base::JsonWriter &out)
{
    out.value(QString::number(value.major) + QLatin1Char('.') + QString::number(value.minor));
}

void read(schema::ServerVersion &value, const QJsonValue &json, ObjectReader &reader)
{
    const std::optional<QString> text = reader.text(json);
    if (!text)
        return;
    bool majorOk = false, minorOk = false;
    value.major = text->section(QLatin1Char('.'), 0, 0).toInt(&majorOk);
    value.minor = text->section(QLatin1Char('.'), 1).toInt(&minorOk);
    if (!majorOk || !minorOk)
        reader.fail(Values::noVersion(*text), Values::versionHelp());
}

void write(const QStringList &value, base::JsonWriter &out)
{
    out.inlineNext().beginArray();
    for (const QString &text : value)
        out.value(text);
    out.end();
}

void write(const QList<double> &value, base::JsonWriter &out)
{
    out.inlineNext().beginArray();
    for (const double number : value)
        out.value(number);
    out.end();
}

void read(QList<double> &value, const QJsonValue &json, ObjectReader &reader)
{
    if (!reader.isArray(json))
        return;
    const QJsonArray array = json.toArray();
    for (qsizetype i = 0; i < array.size() && !reader.failed(); ++i) {
        const ObjectReader::Step step(reader, i);
        value.append(reader.number(array.at(i)).value_or(0));
    }
}

void read(QStringList &value, const QJsonValue &json, ObjectReader &reader)
{
    if (!reader.isArray(json))
        return;
    const QJsonArray array = json.toArray();
    for (qsizetype i = 0; i < array.size() && !reader.failed(); ++i) {
        const ObjectReader::Step step(reader, i);
        value.append(reader.text(array.at(i)).value_or(QString()));
    }
}

void write(const QHash<QString, schema::NodePlace> &value, base::JsonWriter &out)
{
    QList<std::pair<QString, const schema::NodePlace *>> places;
    for (auto it = value.begin(); it != value.end(); ++it)
        places.emplaceBack(it.key(), &it.value());
    writePlaces(places, out);
}

void write(const QHash<schema::EntityId, schema::NodePlace> &value, base::JsonWriter &out)
{
    QList<std::pair<QString, const schema::NodePlace *>> places;
    for (auto it = value.begin(); it != value.end(); ++it)
        places.emplaceBack(it.key().text(), &it.value());
    writePlaces(places, out);
}

void read(QHash<QString, schema::NodePlace> &value, const QJsonValue &json, ObjectReader &reader)
{
    readPlaces(json, reader, [&](const QString &key, const schema::NodePlace &place) { value.insert(key, place); });
}

void read(QHash<schema::EntityId, schema::NodePlace> &value, const QJsonValue &json, ObjectReader &reader)
{
    readPlaces(json, reader,
               [&](const QString &key, const schema::NodePlace &place) { value.insert(schema::EntityId(key), place); });
}

QString readIdText(const QJsonValue &json, ObjectReader &reader)
{
    const QString text = reader.text(json).value_or(QString());
    if (!text.isEmpty() && !base::isValidIdText(text))
        reader.fail(Values::noId(text), Values::idHelp());
    return text;
}

} // namespace sw::formats
