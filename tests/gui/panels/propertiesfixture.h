// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/edits/edits.h"
#include "models/document/edits/projectedits.h"
#include "models/document/edits/workloadedits.h"
#include "models/patterns/core/pattern.h"
#include "tests/gui/panels/panelfixture.h"
#include "views/panels/propertiespanel.h"
#include "views/properties/propertypage.h"
#include "views/widgets/editors/countedit.h"
#include "views/widgets/foldsection.h"
#include "views/widgets/formrow.h"

#include <QLineEdit>
#include <QTest>

namespace sw::test
{

/// The properties panel in a window of its own that has the focus, with all sections unfolded.
struct Panel : PanelFixture
{
    views::PropertiesPanel panel{document, derived, selection};
    bool active = false;

    Panel()
    {
        for (views::FoldSection *section : panel.findChildren<views::FoldSection *>())
            section->setFolded(false);
        panel.resize(320, 900);
        panel.show();
        panel.activateWindow();
        active = QTest::qWaitForWindowActive(&panel); // without it no editor learns that it has lost the focus
    }
    template <typename Widget>
    Widget *find(const char *name)
    {
        return named<Widget>(panel.currentPage(), QString::fromUtf8(name));
    }
    /// Adds a use of a pattern, with any parameters that a file may hold, and shows its page.
    schema::PatternUseId showPattern(const char *pattern, const patterns::Target &target,
                                     const QJsonObject &parameters = {})
    {
        schema::PatternUse use;
        use.pattern = QString::fromUtf8(pattern);
        use.entity = target.entity;
        use.relationship = target.relationship;
        use.path = target.path;
        use.parameters = parameters;
        use.id = schema::PatternUseId(base::newIdText());
        document::editModel(document, use.pattern, [&use](schema::Model &model) { model.patterns << use; });
        selection.selectPattern(use.id);
        return use.id;
    }
};

/// Types over what the editor holds; a number is entered too.
inline void retype(QWidget *editor, const QString &text)
{
    editor->setFocus();
    auto *number = qobject_cast<views::CountEdit *>(editor);
    if (number != nullptr)
        number->selectAll();
    else
        qobject_cast<QLineEdit *>(editor)->selectAll();
    QTest::keyClick(editor, Qt::Key_Delete);
    QTest::keyClicks(editor, text);
    if (number != nullptr)
        QTest::keyClick(editor, Qt::Key_Return);
}

inline QString errorOf(QWidget *editor)
{
    for (QWidget *each = editor; each != nullptr; each = each->parentWidget()) {
        if (const auto *row = qobject_cast<views::FormRow *>(each))
            return row->errorText();
    }
    return QStringLiteral("no row");
}

} // namespace sw::test
