// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/windowfixture.h"
#include "views/sizes/growthchart.h"

#include <QPaintEngine>
#include <QtTest>

using namespace sw;

namespace
{

struct PaintedText
{
    QString text;
    QRectF rect; ///< in pixels of the widget
};

/// Takes the texts of what is painted, and where they stand.
class TextEngine : public QPaintEngine
{
public:
    TextEngine() : QPaintEngine(AllFeatures) {}

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &) override {}
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
    void drawPath(const QPainterPath &) override {}
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF &at, const QTextItem &item) override
    {
        const QRectF rect(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
        texts.append({item.text(), painter()->combinedTransform().mapRect(rect)});
    }
    Type type() const override { return User; }

    QList<PaintedText> texts;
};

class TextDevice : public QPaintDevice
{
public:
    explicit TextDevice(const QWidget &like) : m_like(like) {}
    QPaintEngine *paintEngine() const override { return &m_engine; }
    const QList<PaintedText> &texts() const { return m_engine.texts; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return m_like.width();
        case PdmHeight:
            return m_like.height();
        case PdmDpiX:
        case PdmPhysicalDpiX:
            return m_like.logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY:
            return m_like.logicalDpiY();
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    const QWidget &m_like;
    mutable TextEngine m_engine;
};

QList<PaintedText> paintedOn(views::GrowthChart &chart)
{
    TextDevice device(chart);
    QPainter painter(&device);
    chart.render(&painter, QRectF(chart.rect()), chart.rect());
    painter.end();
    return device.texts();
}

items::GrowthPicture picture(double first, double last)
{
    items::GrowthPicture picture;
    picture.caption = QStringLiteral("Working set in %1");
    picture.today = QDate(2026, 1, 1);
    QList<double> months;
    for (int month = 0; month <= 60; ++month)
        months << first + (last - first) * month / 60;
    picture.lines.append({QStringLiteral("this design"), months, {}, patterns::Family::Copy, true});
    picture.limits = {{QStringLiteral("cache 3.5 GiB"), 3.5 * 1024 * 1024 * 1024}};
    picture.marks = {{QStringLiteral("cache full, Mar 2028"), 26}};
    return picture;
}

} // namespace

/// What stands on the chart of the coming years, as it is painted.
class TestGrowthChart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void labelsAreWhole_data();
    void labelsAreWhole();
};

void TestGrowthChart::labelsAreWhole_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("grows");
    for (const int width : {230, 300, 420, 900}) {
        QTest::addRow("%d, grows", width) << width << true;
        QTest::addRow("%d, shrinks", width) << width << false;
    }
}

/// However narrow: names of limits and marks are neither cut nor outside, and cover no figure of the axis.
void TestGrowthChart::labelsAreWhole()
{
    QFETCH(const int, width);
    QFETCH(const bool, grows);
    constexpr double gibibyte = 1024.0 * 1024 * 1024;
    views::GrowthChart chart;
    chart.resize(width, 260);
    chart.setPicture(grows ? picture(gibibyte, 6 * gibibyte) : picture(6 * gibibyte, gibibyte));
    chart.show();
    QVERIFY(QTest::qWaitForWindowExposed(&chart));
    QCOMPARE(chart.width(), width);

    const QList<PaintedText> texts = paintedOn(chart);
    const double left = chart.chart()->plotArea().left();
    for (const char *name : {"cache 3.5 GiB", "cache full, Mar 2028"}) {
        const auto found = std::find_if(texts.cbegin(), texts.cend(), [name](const PaintedText &painted) {
            return painted.text == QLatin1String(name);
        });
        QVERIFY2(found != texts.cend(), name);
        QVERIFY2(found->rect.left() >= left && found->rect.right() <= width, name);
    }
}

QTEST_MAIN(TestGrowthChart)
#include "tst_growthchart.moc"
