// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/style/windowplace.h"

#include <QScreen>
#include <QtTest>
#include <QtWidgets>

using namespace sw;

/// Windows come back where they stood, and in whole, also on a smaller screen.
class TestWindowPlace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void staysWhereItFits();
    void comesBackInWhole_data();
    void comesBackInWhole();
    void nothingSaved();
};

static QByteArray savedAt(const QRect &place)
{
    QWidget window;
    window.setGeometry(place);
    return window.saveGeometry();
}

void TestWindowPlace::staysWhereItFits()
{
    const QRect room = views::roomOn(*QGuiApplication::primaryScreen());
    const QRect place = room.marginsRemoved({20, 10, 40, 30});
    QWidget window;
    QVERIFY(views::restorePlace(window, savedAt(place)));
    QCOMPARE(window.geometry(), place);
}

void TestWindowPlace::comesBackInWhole_data()
{
    const QRect room = views::roomOn(*QGuiApplication::primaryScreen());
    QTest::addColumn<QRect>("place");
    QTest::addRow("too wide") << QRect(room.topLeft(), QSize(room.width() * 5 / 4, 300));
    QTest::addRow("too high") << QRect(room.topLeft(), QSize(300, room.height() * 5 / 4));
    QTest::addRow("too large") << room.marginsAdded({50, 60, 70, 80});
    QTest::addRow("over the right edge") << QRect(room.right() - 100, room.top() + 50, 400, 300);
    QTest::addRow("below the bottom") << QRect(room.left() + 30, room.bottom() - 100, 400, 300);
}

void TestWindowPlace::comesBackInWhole()
{
    QFETCH(const QRect, place);
    const QRect room = views::roomOn(*QGuiApplication::primaryScreen());
    QWidget window;
    QVERIFY(views::restorePlace(window, savedAt(place)));
    QVERIFY2(room.contains(window.geometry()), qPrintable(QDebug::toString(window.geometry())));
    QCOMPARE(window.size(), place.size().boundedTo(room.size()));
}

void TestWindowPlace::nothingSaved()
{
    QWidget window;
    const QRect before = window.geometry();
    QVERIFY(!views::restorePlace(window, {}));
    QCOMPARE(window.geometry(), before);
}

QTEST_MAIN(TestWindowPlace)
#include "tst_windowplace.moc"
