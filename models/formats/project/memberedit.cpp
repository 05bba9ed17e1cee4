// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/memberedit.h"

#include "models/formats/project/projectobjects.h"

#include <QJsonDocument>

namespace sw::formats
{

namespace
{

class MemberEdit
{
    Q_DECLARE_TR_FUNCTIONS(ProjectFile)

public:
    static base::Error unknown(const QString &name, const QStringList &names)
    {
        return {base::ErrorCode::Usage,
                tr("Unknown property “%1”.").arg(name),
                {},
                tr("There are: %1.").arg(names.join(QStringLiteral(", ")))};
    }
};

} // namespace

template <typename T>
base::Result<T> withMember(const T &object, const QString &name, const QJsonValue &value)
{
    const MemberTable<T> &table = tableOf<T>();
    if (table.rows.find(name) < 0) {
        QStringList names;
        for (const Member<T> &member : table.members)
            names << member.name;
        return MemberEdit::unknown(name, names);
    }
    base::JsonWriter out(base::JsonWriter::Style::Compact);
    write(object, out);
    QJsonObject json = QJsonDocument::fromJson(out.result()).object();
    if (value.isUndefined())
        json.remove(name);
    else
        json.insert(name, value);
    T changed;
    ObjectReader reader;
    read(changed, json, reader);
    if (reader.failed())
        return reader.error();
    if constexpr (std::same_as<T, schema::Model>) { // these stand beside the model in files
        changed.diagrams = object.diagrams;
        changed.unknownOfFile = object.unknownOfFile;
    }
    return changed;
}

#define SW_INSTANTIATE(Object)                                                                                         \
    template base::Result<schema::Object> withMember(const schema::Object &, const QString &, const QJsonValue &);

SW_INSTANTIATE(Model)
SW_INSTANTIATE(Entity)
SW_INSTANTIATE(Field)
SW_INSTANTIATE(Relationship)
SW_INSTANTIATE(RelationshipEnd)
SW_INSTANTIATE(Operation)
#undef SW_INSTANTIATE

} // namespace sw::formats
