// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/samplelibrary.h"
#include "models/patterns/core/target.h"
#include "models/schema/calibration.h"
#include "models/services/patternuses/patterntrial.h"
#include "models/sizing/estimate/calibration.h"

#include <QTest>

using namespace sw;

/// The average that stands beside an example document is that of the estimate, wherever it is shown.
class TestDocumentAverages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void trialsTellTheEstimate();
};

void TestDocumentAverages::trialsTellTheEstimate()
{
    schema::Model model = *formats::loadSample(QStringLiteral("bookstore"));
    // What a server told of the books: twice as large as their shape says.
    const services::Estimate plain = services::estimateOf(model);
    schema::Calibration calibration;
    calibration.isLive = true;
    schema::CollectionFactors factors;
    factors.name = QStringLiteral("books");
    factors.documents = plain.sizes.collection(factors.name)->documents.likely;
    factors.shape = sizing::shapeFingerprint(*plain.design.collection(factors.name));
    factors.document = 2;
    calibration.collections << factors;
    schema::setCalibration(model, calibration);
    const base::Bytes shape = plain.sizes.collection(factors.name)->document.likely;
    QVERIFY(services::estimateOf(model).sizes.collection(factors.name)->document.likely > shape);

    schema::PatternUse use;
    const patterns::Target target = *patterns::parseTarget(model, QStringLiteral("books-reviews"));
    use.pattern = QStringLiteral("subset");
    use.relationship = target.relationship;
    const services::PatternTrial trial = services::tryPattern(model, use);
    QVERIFY2(trial.refusal.isEmpty(), qPrintable(trial.refusal));
    int compared = 0;
    for (const services::ComparedDocument &document : trial.documents) {
        if (document.before)
            QCOMPARE(document.before->average, trial.before->collection(document.collection)->document.likely);
        if (document.after)
            QCOMPARE(document.after->average, trial.after->collection(document.collection)->document.likely);
        ++compared;
    }
    QVERIFY(compared > 0);
}

QTEST_GUILESS_MAIN(TestDocumentAverages)
#include "tst_documentaverages.moc"
