// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/output/svgdevice.h"

#include "models/diagram/output/renderfile.h"
#include "models/diagram/scene/scenebuilder.h"
#include "tests/support/realmodel.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>
#include <QtTest>
#include <QXmlStreamReader>

#include <cmath>

using namespace sw;
using namespace sw::diagram;

namespace
{

constexpr QSize side(200, 200);
using Draw = void (*)(QPainter &);

QImage blank()
{
    QImage image(side, QImage::Format_RGB32);
    image.fill(Qt::white);
    return image;
}

QImage painted(Draw draw)
{
    QImage image = blank();
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter);
    return image;
}

QByteArray written(Draw draw)
{
    SvgDevice device(side);
    QPainter painter(&device);
    draw(painter);
    painter.end();
    return device.file({}, {});
}

QImage shown(const QByteArray &svg)
{
    QImage image = blank();
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QSvgRenderer renderer(svg);
    renderer.render(&painter, QRectF(QPointF(), QSizeF(side)));
    return image;
}

int difference(QRgb a, QRgb b)
{
    return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

/// Of pixels that differ by more than edges do that lie a hundredth apart.
int differences(const QImage &a, const QImage &b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            count += difference(a.pixel(x, y), b.pixel(x, y)) > 12 ? 1 : 0;
    }
    return count;
}

void rectangles(QPainter &painter)
{
    painter.fillRect(QRectF(10, 10, 120, 60), QColor(20, 120, 200));
    painter.fillRect(QRectF(50, 40, 120, 60), QColor(200, 20, 20, 90));
    painter.setPen(QPen(Qt::darkGreen, 3, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(QRectF(20.25, 120.5, 60, 50));
    painter.setBrush(Qt::yellow);
    painter.drawRoundedRect(QRectF(110, 120, 60, 50), 8, 8);
}

void lines(QPainter &painter)
{
    painter.setPen(QPen(Qt::blue, 5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(20, 20), QPointF(150, 60));
    QPen dashed(Qt::red, 2, Qt::CustomDashLine, Qt::FlatCap);
    dashed.setDashPattern({4, 3});
    dashed.setDashOffset(2);
    painter.setPen(dashed);
    painter.drawLine(QPointF(20, 100), QPointF(180, 100));
    painter.setPen(QPen(Qt::black, 6, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    const QPointF corner[] = {{30, 180}, {60, 120}, {90, 180}};
    painter.setBrush(Qt::cyan); // not of open lines
    painter.drawPolyline(corner, 3);
    painter.setPen(QPen(Qt::black, 6, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin));
    painter.translate(80, 0);
    painter.drawPolyline(corner, 3);
}

void polygons(QPainter &painter)
{
    const QPointF star[] = {{60, 10}, {90, 100}, {12, 44}, {108, 44}, {30, 100}};
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::darkBlue);
    painter.drawPolygon(star, 5, Qt::OddEvenFill);
    painter.translate(80, 90);
    painter.drawPolygon(star, 5, Qt::WindingFill);
}

void paths(QPainter &painter)
{
    QPainterPath path;
    path.addEllipse(QPointF(60, 60), 50, 40);
    path.addRect(40, 40, 40, 40);
    painter.setPen(QPen(Qt::magenta, 4));
    painter.setBrush(Qt::gray);
    painter.drawPath(path);
    path.setFillRule(Qt::WindingFill);
    painter.translate(80, 90);
    painter.drawPath(path);
}

void transforms(QPainter &painter)
{
    painter.setPen(QPen(Qt::black, 2));
    painter.setBrush(QColor(240, 160, 40));
    painter.save();
    painter.translate(30, 20);
    painter.scale(2, 2);
    painter.drawRect(QRectF(0, 0, 30, 20));
    painter.restore();
    painter.translate(120, 110);
    painter.rotate(30);
    painter.drawRect(QRectF(0, 0, 50, 30));
    QPen cosmetic(Qt::red, 3);
    cosmetic.setCosmetic(true);
    painter.setPen(cosmetic);
    painter.scale(3, 3);
    painter.drawLine(QPointF(-20, 5), QPointF(-5, 20));
}

void opacity(QPainter &painter)
{
    painter.fillRect(QRectF(0, 0, 100, 200), Qt::black);
    painter.setOpacity(0.4);
    painter.fillRect(QRectF(20, 20, 160, 60), Qt::red);
    painter.setPen(QPen(QColor(0, 0, 255, 128), 8));
    painter.drawLine(QPointF(20, 120), QPointF(180, 120));
    painter.setOpacity(1);
    painter.drawLine(QPointF(20, 160), QPointF(180, 160));
}

QList<QHash<QString, QString>> elements(const QByteArray &svg, const char *name)
{
    QList<QHash<QString, QString>> result;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement || reader.name() != QLatin1String(name))
            continue;
        QHash<QString, QString> attributes;
        for (const QXmlStreamAttribute &attribute : reader.attributes())
            attributes.insert(attribute.name().toString(), attribute.value().toString());
        result.append(attributes);
    }
    return reader.hasError() ? QList<QHash<QString, QString>>() : result;
}

} // namespace

class TestSvgDevice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsWhatWasPainted_data();
    void showsWhatWasPainted();
    void likeShapesShareAGroup();
    void textsStayTexts();
    void symbolsAreWrittenOnce();
    void diagramsAreSmall();
};

void TestSvgDevice::showsWhatWasPainted_data()
{
    QTest::addColumn<Draw>("draw");
    QTest::newRow("rectangles") << &rectangles;
    QTest::newRow("lines") << &lines;
    QTest::newRow("polygons") << &polygons;
    QTest::newRow("paths") << &paths;
    QTest::newRow("transforms") << &transforms;
    QTest::newRow("opacity") << &opacity;
}

void TestSvgDevice::showsWhatWasPainted()
{
    QFETCH(const Draw, draw);
    const QImage image = painted(draw);
    QVERIFY(differences(image, blank()) > 500);
    QVERIFY2(differences(image, shown(written(draw))) < 20, written(draw).constData());
}

void TestSvgDevice::likeShapesShareAGroup()
{
    const QByteArray svg = written([](QPainter &painter) {
        for (int i = 0; i < 5; ++i)
            painter.fillRect(QRectF(i * 10, 0, 5, 5), Qt::red);
        painter.fillRect(QRectF(0, 20, 5, 5), Qt::blue);
    });
    QCOMPARE(elements(svg, "rect").size(), 6);
    QCOMPARE(elements(svg, "g").size(), 2);
}

void TestSvgDevice::textsStayTexts()
{
    SvgDevice device(side);
    QFont font;
    font.setPixelSize(10);
    font.setWeight(QFont::DemiBold);
    device.addText({10, 20}, QStringLiteral("a  <b> & \"c\"\u202e"), font, 2, Qt::red);
    QPainter painter(&device);
    painter.setFont(font);
    painter.scale(3, 3);
    painter.drawText(QPointF(5, 10), QStringLiteral("</text>"));
    painter.end();
    const QByteArray svg = device.file(QStringLiteral("<t>"), QStringLiteral("\u0001"));
    QStringList texts;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() &&
            (reader.name() == QLatin1String("text") || reader.name() == QLatin1String("title")))
            texts << reader.readElementText();
    }
    QVERIFY2(!reader.hasError(), svg.constData());
    QCOMPARE(texts,
             QStringList({QStringLiteral("<t>"), QStringLiteral("a  <b> & \"c\"<U+202E>"), QStringLiteral("</text>")}));
    const auto groups = elements(svg, "g");
    QCOMPARE(groups.size(), 2);
    QCOMPARE(groups.at(0).value(QStringLiteral("font-size")), QStringLiteral("20"));
    QCOMPARE(groups.at(0).value(QStringLiteral("font-weight")), QStringLiteral("600"));
    QCOMPARE(groups.at(0).value(QStringLiteral("fill")), QStringLiteral("#ff0000"));
    QCOMPARE(groups.at(1).value(QStringLiteral("font-size")), QStringLiteral("30"));
    QCOMPARE(elements(svg, "text").at(1).value(QStringLiteral("x")), QStringLiteral("15"));
}

void TestSvgDevice::symbolsAreWrittenOnce()
{
    SvgDevice device(side);
    int drawn = 0;
    const auto draw = [&](QPainter &painter) {
        ++drawn;
        painter.fillRect(QRectF(-5, -5, 10, 10), Qt::red);
    };
    const auto key = [](int variant) {
        return SpriteKey{SpriteKind::Icon, variant, 0, 0, 0, {}};
    };
    device.addSymbol(key(1), {20, 20}, draw);
    device.addSymbol(key(1), {60, 20}, draw);
    device.addSymbol(key(2), {100, 20}, draw);
    QCOMPARE(drawn, 2);
    const QByteArray svg = device.file({}, {});
    QCOMPARE(elements(svg, "rect").size(), 2);
    QImage expected = blank();
    QPainter painter(&expected);
    for (const int x : {20, 60, 100})
        painter.fillRect(QRectF(x - 5, 15, 10, 10), Qt::red);
    painter.end();
    QVERIFY2(differences(expected, shown(svg)) == 0, svg.constData());
}

void TestSvgDevice::diagramsAreSmall()
{
    const schema::Model model = testsupport::realModel(50, testsupport::Areas::Drawn);
    const Scene scene = SceneBuilder(Metrics()).modelScene(model, mainDiagram(model));
    const auto svg = renderPicture(scene, Metrics(), {});
    QVERIFY(svg);
    QSet<QString> names;
    for (const auto &group : elements(*svg, "g"))
        names.insert(group.value(QStringLiteral("id")));
    const auto uses = elements(*svg, "use");
    QVERIFY(uses.size() > 500);
    QVERIFY2(names.size() < 60, qPrintable(QString::number(names.size())));
    for (const auto &use : uses)
        QVERIFY(names.contains(use.value(QStringLiteral("href")).mid(1)));
    QVERIFY2(svg->size() < 50 * 5000, qPrintable(QString::number(svg->size())));
}

QTEST_MAIN(TestSvgDevice)
#include "tst_svgdevice.moc"
