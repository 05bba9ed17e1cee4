// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/document.h"
#include "models/schema/validation/validatemodel.h"
#include "tests/gui/windowfixture.h"
#include "views/widgets/editors/quickpick.h"

#include <QLineEdit>
#include <QMenu>
#include <QRandomGenerator>
#include <QTimer>
#include <QtTest>

using namespace sw;
using sw::test::Window;
using views::CanvasMode;

namespace
{

/// Presses, drags, turns the wheel, types and runs commands without any sense, the same for the same seed.
class Monkey
{
public:
    Monkey(Window &window, quint32 seed) : m_w(window), m_random(seed)
    {
        for (const views::WindowCommand &command : window.window.actions().commands()) {
            const QString menu = command.id.section(QLatin1Char('.'), 0, 0);
            if (menu != QLatin1String("file") && menu != QLatin1String("server") && menu != QLatin1String("help"))
                m_commands << command.id;
            else // another project is no step that could be undone
                QObject::disconnect(window.window.actions().action(command.id), &QAction::triggered, nullptr, nullptr);
        }
        // A dialog that a command opens waits for an answer: it is dismissed.
        QObject::connect(&m_dismiss, &QTimer::timeout, [] {
            if (QWidget *modal = QApplication::activeModalWidget())
                modal->close();
        });
        m_dismiss.start(20);
    }
    void act()
    {
        if (QWidget *popup = QApplication::activePopupWidget())
            popup->close();
        if (auto *pick = m_w.window.findChild<views::QuickPick *>())
            return useQuickPick(pick);
        static constexpr void (Monkey::*acts[])() = {
            &Monkey::drag,    &Monkey::drag,    &Monkey::drag,       &Monkey::click, &Monkey::doubleClick,
            &Monkey::wheel,   &Monkey::type,    &Monkey::type,       &Monkey::type,  &Monkey::command,
            &Monkey::command, &Monkey::command, &Monkey::strayMouse, &Monkey::undo};
        (this->*acts[below(static_cast<int>(std::size(acts)))])();
        if (m_w.model().entities.size() > mostEntities)
            clear();
    }

private:
    static constexpr qsizetype mostEntities = 40;

    int below(int limit) { return m_random.bounded(limit); }
    views::CanvasView &canvas() { return m_w.window.current(); }
    QPoint place() { return {below(canvas().width() + 40) - 20, below(canvas().height() + 40) - 20}; }
    /// On something as often as on nothing; where a hand could point at.
    QPoint target()
    {
        const diagram::Scene &scene = canvas().scene();
        if (scene.cards.isEmpty() || below(2) == 0)
            return place();
        const QRectF rect = scene.cards.at(below(static_cast<int>(scene.cards.size()))).rect;
        const QPointF inside(rect.left() + rect.width() * below(101) / 100,
                             rect.top() + rect.height() * below(101) / 100);
        const QPointF seen = canvas().camera().toView(inside);
        return QRectF(canvas().rect()).adjusted(-20, -20, 20, 20).contains(seen) ? seen.toPoint() : place();
    }
    Qt::KeyboardModifiers modifiers()
    {
        static constexpr Qt::KeyboardModifier some[] = {Qt::NoModifier,    Qt::NoModifier,      Qt::NoModifier,
                                                        Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier};
        return some[below(static_cast<int>(std::size(some)))];
    }
    void drag()
    {
        const Qt::MouseButton button = below(10) == 0 ? Qt::MiddleButton : Qt::LeftButton;
        const QPoint from = target();
        const QPoint to = target();
        QTest::mousePress(&canvas(), button, modifiers(), from);
        QTest::mouseMove(&canvas(), (from + to) / 2);
        if (below(12) == 0) {
            command(); // while the button is down
            return;
        }
        QTest::mouseMove(&canvas(), to);
        if (below(15) == 0)
            QTest::keyClick(&canvas(), Qt::Key_Escape);
        QTest::mouseRelease(&canvas(), button, modifiers(), to);
    }
    void click()
    {
        QTest::mouseClick(&canvas(), below(5) == 0 ? Qt::RightButton : Qt::LeftButton, modifiers(), target());
    }
    void doubleClick() { QTest::mouseDClick(&canvas(), Qt::LeftButton, {}, target()); }
    void strayMouse()
    {
        if (below(2) == 0)
            QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, target());
        else
            QTest::mouseMove(&canvas(), target());
    }
    void wheel()
    {
        const QPointF at = target();
        QWheelEvent event(at, canvas().mapToGlobal(at), {}, QPoint(0, 120 * (below(3) - 1)), Qt::NoButton, modifiers(),
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&canvas(), &event);
        if (below(4) == 0)
            canvas().navigation().fit();
    }
    void type()
    {
        static const QStringList texts{
            QStringLiteral("name"),         QStringLiteral("price: dec"),     QStringLiteral("tags: arr str"),
            QStringLiteral("address: obj"), QStringLiteral("lines: arr obj"), QStringLiteral("[0, 5, 50]"),
            QStringLiteral("a.b"),          QStringLiteral("$x: nonsense"),   QStringLiteral(" "),
            QStringLiteral("<b>&amp;"),     QStringLiteral("größe: i32")};
        static constexpr Qt::Key ends[] = {Qt::Key_Return, Qt::Key_Return, Qt::Key_Tab, Qt::Key_Backtab,
                                           Qt::Key_Escape};
        if (!canvas().inlineEditor().isActive())
            return key();
        canvas().inlineEditor().setText(texts.at(below(static_cast<int>(texts.size()))));
        QTest::keyClick(&canvas().inlineEditor(), ends[below(static_cast<int>(std::size(ends)))],
                        below(5) == 0 ? Qt::ControlModifier : Qt::NoModifier);
    }
    void key()
    {
        static constexpr Qt::Key keys[] = {Qt::Key_E,     Qt::Key_R,      Qt::Key_N,   Qt::Key_A,      Qt::Key_V,
                                           Qt::Key_1,     Qt::Key_2,      Qt::Key_3,   Qt::Key_4,      Qt::Key_W,
                                           Qt::Key_I,     Qt::Key_F,      Qt::Key_Up,  Qt::Key_Down,   Qt::Key_Left,
                                           Qt::Key_Right, Qt::Key_Return, Qt::Key_Tab, Qt::Key_Escape, Qt::Key_Delete,
                                           Qt::Key_Space, Qt::Key_Insert};
        m_w.window.activateWindow();
        canvas().setFocus();
        QTest::keyClick(&canvas(), keys[below(static_cast<int>(std::size(keys)))], modifiers());
    }
    void command()
    {
        QAction *action = m_w.window.actions().action(m_commands.at(below(static_cast<int>(m_commands.size()))));
        if (action->isEnabled())
            action->trigger();
    }
    void undo()
    {
        for (int i = below(6); i > 0; --i)
            m_w.history().undo();
        for (int i = below(6); i > 0; --i)
            m_w.history().redo();
    }
    void clear()
    {
        m_w.action("edit.selectAll")->trigger();
        m_w.action("edit.delete")->trigger();
    }
    void useQuickPick(views::QuickPick *pick)
    {
        QTest::keyClick(pick->search(), below(2) == 0 ? Qt::Key_Return : Qt::Key_Escape);
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    Window &m_w;
    QRandomGenerator m_random;
    QStringList m_commands;
    QTimer m_dismiss;
};

int numberFrom(const char *variable, int otherwise)
{
    bool set = false;
    const int number = qEnvironmentVariableIntValue(variable, &set);
    return set ? number : otherwise;
}

} // namespace

/// Random events neither crash the window nor leave a step that undo and redo do not reproduce to the byte.
/// SHAPEWRIGHT_MONKEY_EVENTS and SHAPEWRIGHT_MONKEY_SEED choose how many and which.
class TestMonkey : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useTestSettings(); }
    void randomEvents_data();
    void randomEvents();

private:
    void verifyHistory(Window &w, const QByteArray &first, const QByteArray &context);
};

void TestMonkey::randomEvents_data()
{
    QTest::addColumn<QString>("sample");
    QTest::newRow("from nothing") << QString();
    QTest::newRow("from the bookstore") << QStringLiteral("bookstore");
}

void TestMonkey::verifyHistory(Window &w, const QByteArray &first, const QByteArray &context)
{
    w.canvas().cancelGesture();
    w.canvas().editing().dismiss();
    const QList<base::Error> problems = schema::validateModel(w.model());
    QVERIFY2(problems.isEmpty(),
             problems.isEmpty() ? "" : (context + ": " + problems.first().text().toUtf8()).constData());
    w.redoAll();
    const QByteArray last = w.bytes();
    w.undoAll();
    QVERIFY2(w.bytes() == first, context.constData());
    w.redoAll();
    QVERIFY2(w.bytes() == last, context.constData());
}

void TestMonkey::randomEvents()
{
    QFETCH(QString, sample);
    const int events = numberFrom("SHAPEWRIGHT_MONKEY_EVENTS", 500) / 2;
    const int seed = numberFrom("SHAPEWRIGHT_MONKEY_SEED", 7);
    constexpr int chunk = 250;
    Window w;
    if (!sample.isEmpty())
        QVERIFY(w.window.files().openSample(sample));
    const QByteArray first = w.bytes();
    Monkey monkey(w, static_cast<quint32>(seed));
    for (int event = 0; event < events; ++event) {
        monkey.act();
        if (event % 8 == 0)
            QCoreApplication::processEvents();
        if (event % chunk == chunk - 1 || event == events - 1) {
            verifyHistory(w, first, "seed " + QByteArray::number(seed) + ", event " + QByteArray::number(event));
            if (QTest::currentTestFailed())
                return;
        }
    }
}

QTEST_MAIN(TestMonkey)
#include "tst_monkey.moc"
