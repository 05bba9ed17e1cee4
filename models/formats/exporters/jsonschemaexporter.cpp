// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/extendedjsonwriter.h"
#include "models/base/texts.h"
#include "models/design/validator/validator.h"
#include "models/formats/exporters/exporterchecks.h"

namespace sw::formats
{

namespace
{

constexpr qsizetype widest = 100;

class JsonSchemaExporter : public Exporter
{
public:
    QString id() const override { return QStringLiteral("json-schema"); }
    QString name() const override { return Text::tr("JSON Schema validators"); }
    QString suffix() const override { return QStringLiteral("json"); }
    QString help() const override
    {
        return Text::tr(
            "The validator of each collection, in MongoDB's form of JSON Schema, for code generators and reviews.");
    }
    base::Result<QList<OutputFile>> write(const schema::Model &model, const design::Design &design) const override
    {
        if (const auto names = checkNames(design); !names)
            return names.error();
        const design::ValidatorOptions options = design::validatorOptions(model);
        QByteArray json = "{\"collections\":{";
        bool first = true;
        for (const design::Collection &collection : design.collections) {
            json += first ? "" : ",";
            json += base::jsonString(collection.name, base::JsonEscapes::Required) + ':';
            json += base::toExtendedJson(design::createOptions(collection, options), base::EjsonForm::Relaxed);
            first = false;
        }
        json += "}}";
        return QList<OutputFile>{
            {plainFileName(model.name) + QStringLiteral(".schema.json"), base::brokenIntoLines(json, widest) + '\n'}};
    }
};

} // namespace

const Exporter &jsonSchemaExporter()
{
    static const JsonSchemaExporter exporter;
    return exporter;
}

} // namespace sw::formats
