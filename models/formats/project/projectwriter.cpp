// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/projectwriter.h"

#include "models/base/sha256.h"
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectmembers.h"

namespace sw::formats
{

QByteArray writeProject(const schema::Model &model)
{
    const QString noChecksumYet(64, QLatin1Char('0'));
    base::JsonWriter out;
    out.beginObject();
    out.member(QStringLiteral("format"), QStringLiteral("shapewright"));
    out.key(QStringLiteral("version")).inlineNext().beginObject();
    out.member(QStringLiteral("major"), formatMajor).member(QStringLiteral("minor"), formatMinor).end();
    out.member(QStringLiteral("writer"), QStringLiteral("shapewright " SHAPEWRIGHT_VERSION));
    out.member(QStringLiteral("sha256"), noChecksumYet);
    out.key(QStringLiteral("model"));
    writeModel(model, out);
    if (!model.diagrams.isEmpty()) {
        out.key(QStringLiteral("diagrams"));
        writeDiagrams(model.diagrams, out);
    }
    static const QStringList known{QStringLiteral("format"), QStringLiteral("version"), QStringLiteral("writer"),
                                   QStringLiteral("sha256"), QStringLiteral("model"),   QStringLiteral("diagrams")};
    for (auto it = model.unknownOfFile.begin(); it != model.unknownOfFile.end(); ++it) {
        if (!known.contains(it.key()))
            out.key(it.key()).value(QJsonValue(it.value()));
    }
    out.end();

    // The checksum is over everything behind its own closing quote.
    QByteArray text = out.result();
    const qsizetype at = text.indexOf(noChecksumYet.toLatin1());
    return text.replace(at, 64, base::sha256(QByteArrayView(text).sliced(at + 65)).toHex());
}

} // namespace sw::formats
