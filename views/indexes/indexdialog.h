// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/schema/indexes/indexdefinition.h"

#include <QDialog>

#include <functional>

class QLineEdit;

namespace sw::views
{

class Banner;
class PropertyForm;

/// All that can be said of an index. What is wrong with it is said beside it; it closes when \p apply has taken it.
class IndexDialog : public QDialog
{
    Q_OBJECT

public:
    using Apply = std::function<base::Result<void>(const schema::IndexDefinition &)>;

    IndexDialog(const QString &title, const schema::IndexDefinition &index, const Apply &apply, QWidget *parent);

    void accept() override;

private:
    void addKeys();
    void addWhich();
    void addText();
    template <typename T>
    QLineEdit *addParsed(PropertyForm *form, const QString &label, const QString &help,
                         T schema::IndexDefinition::*member, QString (*text)(const T &),
                         base::Result<T> (*parse)(const QString &));
    void showOnlyUseful();

    schema::IndexDefinition m_index;
    Apply m_apply;
    PropertyForm *m_keys;
    PropertyForm *m_which;
    PropertyForm *m_text;
    QLineEdit *m_name = nullptr;
    QWidget *m_projection = nullptr;
    Banner *m_error;
};

} // namespace sw::views
