// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonValue>
#include <QList>
#include <QString>

namespace sw::base
{

/// Writes JSON with the members in the order given, because QJsonObject sorts them. Indented output has one member per
/// line, so that a version-control system can show and merge changes; strings are UTF-8 with only the required escapes.
class JsonWriter
{
public:
    enum class Style { Indented, Compact };

    explicit JsonWriter(Style style = Style::Indented);

    JsonWriter &beginObject();
    JsonWriter &beginArray();
    JsonWriter &end();
    JsonWriter &key(const QString &name);
    JsonWriter &value(const QString &text);
    JsonWriter &value(double number); ///< whole numbers without a point; not finite becomes null
    JsonWriter &value(qint64 number);
    JsonWriter &value(int number) { return value(static_cast<qint64>(number)); }
    JsonWriter &value(bool truth);
    JsonWriter &value(const char *) = delete;
    JsonWriter &null();
    JsonWriter &value(const QJsonValue &any);
    /// \p json is inserted as it is; it must be one valid JSON value.
    JsonWriter &raw(const QByteArray &json);
    /// The following objects and arrays go on one line, until the matching end() of the next begin….
    JsonWriter &inlineNext();

    template <typename T>
    JsonWriter &member(const QString &name, const T &v)
    {
        return key(name).value(v);
    }

    /// The text with a final line break in the indented style.
    QByteArray result() const;

    static QByteArray quoted(const QString &text);

private:
    struct Level
    {
        char closing;
        bool empty = true;
        bool onOneLine = false;
    };
    void beforeValue();
    void newLine();
    void begin(char opening, char closing);

    Style m_style;
    QByteArray m_out;
    QList<Level> m_levels;
    bool m_afterKey = false;
    bool m_inlineNext = false;
};

} // namespace sw::base
