// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/fieldtablemodel.h"

#include "models/base/numbers.h"
#include "models/base/text.h"
#include "models/document/document.h"
#include "models/document/edits/fieldedits.h"
#include "models/document/edits/fieldlineedits.h"
#include "models/schema/fieldlines/fieldline.h"
#include "models/schema/typedcardinality.h"
#include "models/schema/typetext.h"
#include "models/schema/valueobjects.h"

#include <QRegularExpression>

namespace sw::items
{

namespace
{

void collect(const QList<schema::Field> &fields, int depth, QList<QString> &keys, QHash<QString, int> &depths)
{
    for (const schema::Field &field : fields) {
        keys.append(field.id.text());
        depths.insert(field.id.text(), depth);
        collect(field.fields, depth + 1, keys, depths);
    }
}

bool hasSize(const schema::Field &field)
{
    return schema::traitsOf(field.valueType()).contentBytes > 0 || (field.holdsFields() && field.fields.isEmpty());
}

/// Typed as a name, it says more than that: "email! string unique".
const QRegularExpression wholeLine(QStringLiteral("\\S\\s+\\S|[!?]$|:|→"));

/// "[1, 2, 5]"; an array without limit has no last number.
QString itemsText(const schema::Field &field)
{
    return field.holdsValues() ? schema::typedCardinalityText(field.count) : QString();
}

} // namespace

FieldTableModel::FieldTableModel(document::Document &document, QObject *parent)
    : KeyedTable(parent), m_document(document)
{
    connect(&document, &document::Document::changed, this, &FieldTableModel::onChanged);
}

QList<QString> FieldTableModel::wantedKeys()
{
    QList<QString> keys;
    m_depths.clear();
    if (const QList<schema::Field> *fields = document::fieldsOf(m_document.model(), {m_owner, {}}))
        collect(*fields, 0, keys, m_depths);
    return keys;
}

void FieldTableModel::setOwner(const document::FieldOwner &owner)
{
    if (owner == m_owner)
        return;
    m_owner = owner;
    resetKeys(wantedKeys());
}

void FieldTableModel::onChanged(const document::ChangeEvent &event)
{
    using enum document::Change;
    const bool concerned = event.has(Reset) || event.entities.contains(m_owner.entity) ||
                           event.relationships.contains(m_owner.relationship);
    if (!concerned)
        return;
    syncKeys(wantedKeys());
    for (const document::FieldKey &key : event.fields) {
        if (key.owner == m_owner)
            tellRow(key.id.text());
    }
}

int FieldTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

document::FieldKey FieldTableModel::keyAt(const QModelIndex &index) const
{
    return index.isValid() ? document::FieldKey{m_owner, schema::FieldId(keys().at(index.row()))}
                           : document::FieldKey();
}

QModelIndex FieldTableModel::indexOf(const schema::FieldId &id) const
{
    const int row = rowOf(id.text());
    return row < 0 ? QModelIndex() : index(row, 0);
}

QVariant FieldTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal ||
        (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole))
        return {};
    switch (section) {
    case Name:
        return tr("Field");
    case Type:
        return tr("Type");
    case Items:
        return tr("Items");
    case Required:
        return tr("Present");
    case Size:
        return tr("Bytes");
    case Unique:
        return role == Qt::DisplayRole ? QStringLiteral("U") : tr("Unique"); // as on the cards
    default:
        return tr("Description");
    }
}

QVariant FieldTableModel::display(const schema::Field &field, int column) const
{
    switch (column) {
    case Name:
        return field.name;
    case Type:
        return schema::typeText(field);
    case Items:
        return itemsText(field);
    case Required:
        return field.isRequired() ? tr("always") : base::percentText(field.presence);
    case Size:
        return hasSize(field) && field.averageBytes > 0 ? QVariant(field.averageBytes) : QVariant();
    case Description:
        return field.description;
    default:
        return {};
    }
}

QVariant FieldTableModel::data(const QModelIndex &index, int role) const
{
    const schema::Field *field = index.isValid() ? document::fieldOf(m_document.model(), keyAt(index)) : nullptr;
    if (!field)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == Name ? QVariant(base::visibleText(field->name)) : display(*field, index.column());
    case Qt::EditRole: // of a name, all that can be said in a line
        return index.column() == Name ? QVariant(schema::fieldLineText(*field)) : display(*field, index.column());
    case Qt::CheckStateRole:
        return index.column() == Unique ? QVariant(field->unique ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == Items || index.column() == Required || index.column() == Size
                   ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                   : QVariant();
    case FieldRole:
        return field->id.text();
    case DepthRole:
        return m_depths.value(field->id.text());
    case PathRole:
        return schema::fieldPath(*document::fieldsOf(m_document.model(), {m_owner, {}}), field->id);
    case ChoicesRole:
        return index.column() == Type
                   ? schema::namesOf<schema::FieldType>() + schema::valueObjectNames(m_document.model())
                   : QStringList();
    default:
        return {};
    }
}

Qt::ItemFlags FieldTableModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags result = QAbstractTableModel::flags(index);
    if (!index.isValid())
        return result;
    const schema::Field *field = document::fieldOf(m_document.model(), keyAt(index));
    if (index.column() == Unique)
        return result | Qt::ItemIsUserCheckable;
    const bool array = field && field->holdsValues();
    const bool usable = index.column() == Items ? array : index.column() != Size || (field && hasSize(*field));
    return usable ? result | Qt::ItemIsEditable : result;
}

base::Result<void> FieldTableModel::change(const document::FieldKey &key, int column, const QVariant &value)
{
    const QString text = value.toString().trimmed();
    const base::Error unreadable{base::ErrorCode::InvalidModel,
                                 tr("“%1” cannot be read.").arg(text),
                                 {},
                                 tr("Write a value like the others in this column.")};
    switch (column) {
    case Name:
        if (const schema::Field *field = document::fieldOf(m_document.model(), key);
            field && text == schema::fieldLineText(*field))
            return {};
        if (text.contains(wholeLine))
            return document::changeFieldByLine(m_document, key, text);
        return document::renameField(m_document, key, value.toString());
    case Type: {
        schema::Field typed;
        if (!schema::readTypeText(text, typed, schema::valueObjectNames(m_document.model())))
            return unreadable;
        return document::changeField(m_document, key, {}, [&](schema::Field &field) {
            field.itemType = typed.holdsValues() ? typed.itemType : field.itemType;
            field.type = typed.type;
            field.otherTypes = typed.otherTypes;
            field.valueObject = typed.valueObject;
        });
    }
    case Items: {
        const base::Result<schema::Cardinality> count = schema::readCardinality(text);
        if (!count)
            return count.error();
        return document::changeField(m_document, key, {}, [&](schema::Field &field) {
            field.count = *count;
            field.bounded = !count->isUnbounded();
        });
    }
    case Required: {
        const bool always = text.compare(tr("always"), Qt::CaseInsensitive) == 0;
        const base::Result<double> percent = always ? 100 : base::readNumber(text, base::NumberUnit::Percent);
        if (!percent)
            return percent.error();
        return document::changeField(m_document, key, {},
                                     [&](schema::Field &field) { field.presence = *percent / 100; });
    }
    case Size: {
        const base::Result<double> bytes = text.isEmpty() ? 0 : base::readNumber(text, base::NumberUnit::Bytes);
        if (!bytes)
            return bytes.error();
        return document::changeField(m_document, key, {}, [&](schema::Field &field) { field.averageBytes = *bytes; });
    }
    case Unique:
        return document::changeField(m_document, key, {},
                                     [&](schema::Field &field) { field.unique = value.toInt() == Qt::Checked; });
    default:
        return document::changeField(m_document, key, {},
                                     [&](schema::Field &field) { field.description = value.toString(); });
    }
}

bool FieldTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const int expected = index.column() == Unique ? Qt::CheckStateRole : Qt::EditRole;
    if (!index.isValid() || role != expected)
        return false;
    const base::Result<void> done = change(keyAt(index), index.column(), value);
    if (!done)
        Q_EMIT rejected(done.error());
    return done.has_value();
}

} // namespace sw::items

#include "moc_fieldtablemodel.cpp"
