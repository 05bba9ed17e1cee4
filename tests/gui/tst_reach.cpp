// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/translation.h"
#include "tests/gui/windowfixture.h"
#include "views/widgets/mnemonics.h"
#include "views/widgets/segmentedcontrol.h"
#include "views/window/dockrows.h"
#include "views/window/docks.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QMenu>
#include <QMenuBar>
#include <QtTest>

using namespace sw;
using sw::test::Window;

namespace
{

QStringList doubledIn(const QList<QAction *> &actions, const QString &where)
{
    QStringList doubled;
    QHash<QChar, QString> known;
    for (const QAction *action : actions) {
        const QChar letter = views::mnemonicOf(action->text());
        if (letter.isNull() || !action->isVisible())
            continue;
        if (known.contains(letter))
            doubled << QStringLiteral("%1: %2 and %3").arg(where, known.value(letter), action->text());
        known.insert(letter, action->text());
        if (action->menu() != nullptr)
            doubled << doubledIn(action->menu()->actions(), action->text());
    }
    return doubled;
}

QString placeOf(const QWidget *widget)
{
    QStringList path;
    for (; widget != nullptr; widget = widget->parentWidget())
        path.prepend(QLatin1String(widget->metaObject()->className()));
    return path.join(QLatin1Char('/'));
}

} // namespace

/// Everything can be reached and has a name.
class TestReach : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { test::useTestSettings(); }
    void cleanup() { base::useLanguage(QStringLiteral("en")); }
    void editorsHaveNames();
    void mnemonicsDiffer_data();
    void mnemonicsDiffer();
    void panelsAreInTheirMenu();
};

void TestReach::editorsHaveNames()
{
    Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    QStringList nameless;
    for (const QWidget *each : w.window.findChildren<QWidget *>()) {
        const bool needsName = qobject_cast<const QComboBox *>(each) || qobject_cast<const QAbstractSpinBox *>(each) ||
                               qobject_cast<const views::SegmentedControl *>(each);
        if (needsName && each->accessibleName().isEmpty())
            nameless << placeOf(each);
    }
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
}

void TestReach::mnemonicsDiffer_data()
{
    QTest::addColumn<QString>("language");
    QTest::addRow("en") << QStringLiteral("en");
    QTest::addRow("de") << QStringLiteral("de");
}

void TestReach::mnemonicsDiffer()
{
    QFETCH(QString, language);
    base::useLanguage(language);
    Window w;
    const QStringList doubled = doubledIn(w.window.menuBar()->actions(), QStringLiteral("menu bar"));
    QVERIFY2(doubled.isEmpty(), qPrintable(doubled.join(QLatin1Char('\n'))));
}

void TestReach::panelsAreInTheirMenu()
{
    Window w;
    for (const views::DockRow &row : views::dockRows()) {
        QAction *action = w.action(qPrintable(QStringLiteral("panel.") + QLatin1String(row.id)));
        QVERIFY2(action != nullptr, row.id);
        action->trigger();
        action->trigger();
    }
}

QTEST_MAIN(TestReach)
#include "tst_reach.moc"
