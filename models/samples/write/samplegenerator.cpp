// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/write/samplegenerator.h"

#include "models/base/limits.h"
#include "models/base/texts.h"
#include "models/samples/plan/compiler.h"
#include "models/samples/plan/itemranks.h"
#include "models/samples/write/documentwriter.h"

#include <array>

namespace sw::samples
{

namespace
{

constexpr double largestDocument = base::maximumDocument.value();
constexpr double aim = largestDocument * 0.94; ///< what lengths are cut to, since texts vary

/// Estimated bytes of the value of \p node when arrays are shortened by \p scale.
double estimate(const PlanNode &node, Extent extent, double scale);

double estimateFields(const std::vector<PlanNode> &fields, Extent extent, double scale)
{
    double sum = 0;
    for (const PlanNode &field : fields)
        sum += 2 + static_cast<double>(field.name.size()) + estimate(field, extent, scale);
    return sum;
}

double estimate(const PlanNode &node, Extent extent, double scale)
{
    if (node.isObject()) {
        double bytes = 5 + estimateFields(node.fields, extent, scale);
        double most = 0;
        for (const PlanVariant &variant : node.variants)
            most = std::max(most, estimateFields(variant.fields, extent, scale));
        return bytes + most;
    }
    if (!node.isArray() || node.fields.empty())
        return node.bytes;
    const double least = node.count.smallest();
    const double count = least + (node.count.longest(extent) - least) * scale;
    return 5 + 2 * count + base::arrayKeyDigits(count) + count * estimate(node.item(), extent, scale);
}

/// The largest share of the arrays' lengths above their minimum with which a document stays below the server's limit.
double scaleFor(const PlanNode &root, Extent extent)
{
    if (estimate(root, extent, 1) <= aim)
        return 1;
    double low = 0, high = 1;
    for (int i = 0; i < 40; ++i) {
        const double middle = (low + high) / 2;
        (estimate(root, extent, middle) <= aim ? low : high) = middle;
    }
    return low;
}

void cutArrays(PlanNode &node, double most)
{
    node.count.cutTo(most);
    for (PlanNode &field : node.fields)
        cutArrays(field, most);
    for (PlanVariant &variant : node.variants) {
        for (PlanNode &field : variant.fields)
            cutArrays(field, most);
    }
}

/// Shortens arrays until the smallest document is one that a server takes; false when it is one as it is.
bool cutToLimit(PlanNode &root)
{
    if (estimate(root, Extent::Smallest, 0) <= largestDocument)
        return false;
    for (double most = 1e6; most >= 1 && estimate(root, Extent::Smallest, 0) > aim; most /= 10)
        cutArrays(root, most);
    return true;
}

/// Calls \p use(node, frame) of what \p path leads to below \p object, through the first items of arrays, or of what is
/// a copy as a whole on the way.
template <typename Use>
void visit(const PlanNode &object, const Frame &frame, const QList<QByteArray> &path, const Use &use);

template <typename Use>
void visitValue(const PlanNode &node, const Frame &frame, const Frame &inside, const QList<QByteArray> &path,
                const Use &use)
{
    if (node.foreign || (path.isEmpty() && !node.isArray()))
        use(node, frame);
    else if (node.isObject())
        visit(node, inside, path, use);
    else if (node.isArray() && !node.fields.empty())
        withItem(node, frame, childKey(frame.key, node.salt), 0,
                 [&](const PlanNode &item, const Frame &at) { visitValue(item, at, at, path, use); });
}

template <typename Use>
void visit(const PlanNode &object, const Frame &frame, const QList<QByteArray> &path, const Use &use)
{
    const auto look = [&](const std::vector<PlanNode> &fields) {
        for (const PlanNode &field : fields) {
            if (field.name == path.first())
                visitValue(field, frame, frame.object(field.salt), path.mid(1), use);
        }
    };
    look(object.fields);
    if (!object.variants.empty())
        look(variantOf(object, frame).fields);
}

} // namespace

struct SampleGenerator::Private
{
    QString name;
    quint64 key = 0;
    quint64 documents = 0;
    PlanNode root;
    std::array<double, 4> scale{1, 1, 1, 1}; ///< by Extent
    size_t likelyBytes = 256;
    QList<base::Error> brokenFields;
    base::Result<void> size;

    void write(DocumentWriter &writer, quint64 n, Extent extent, base::BsonWriter &out) const
    {
        const qsizetype start = out.size();
        double share = scale[static_cast<size_t>(extent)];
        writer.write(n, extent, share, out);
        for (int rounds = 0; static_cast<double>(out.size() - start) > largestDocument && rounds < 8; ++rounds) {
            share *= 0.8;
            out.cutTo(start);
            writer.write(n, extent, share, out);
        }
    }
};

/// Calls \p use as visit() does.
template <typename Use>
static void visitIn(const PlanNode &root, quint64 key, quint64 n, Extent extent, const QString &path, const Use &use)
{
    ChildrenCache cache;
    const DocumentState state{n, extent, 1, &cache};
    visit(root, Frame{nullptr, itemKey(key, n), n, 0, &state}, path.toUtf8().split('.'), use);
}

std::optional<quint64> SampleGenerator::original(quint64 n, Extent extent, const QString &path) const
{
    std::optional<quint64> number;
    visitIn(d->root, d->key, n, extent, path, [&](const PlanNode &node, const Frame &frame) {
        if (node.foreign)
            number = picked(*node.foreign, frame);
    });
    return number;
}

std::optional<quint64> SampleGenerator::referrer(const QString &path, quint64 target) const
{
    std::optional<quint64> number;
    visitIn(d->root, d->key, 0, Extent::Largest, path, [&](const PlanNode &node, const Frame &) {
        const Picker *picker = node.foreign ? node.foreign->picker.get() : nullptr;
        if (picker && picker->hasReferrers() && picker->referrers(target) > 0)
            number = picker->referrer(target, 0);
    });
    return number && original(*number, Extent::Likely, path) == target ? number : std::nullopt;
}

SampleGenerator::SampleGenerator(const design::Design &design, const design::Collection &collection, quint64 seed)
    : d(new Private)
{
    PlanCompiler compiler(design, seed);
    d->name = collection.name;
    d->key = compiler.keyOf(collection);
    d->documents = documentCount(collection);
    d->root = compiler.compile(collection);
    d->brokenFields = compiler.problems();
    if (cutToLimit(d->root))
        d->size = base::Error{
            base::ErrorCode::InvalidModel, Text::tr("Its smallest documents are larger than 16 MiB."), collection.name,
            Text::tr("Lower the smallest length of its arrays, or keep their items in a collection of their own.")};
    for (const Extent extent : {Extent::Smallest, Extent::Likely, Extent::Largest, Extent::Random})
        d->scale[static_cast<size_t>(extent)] = scaleFor(d->root, extent);
    d->likelyBytes =
        static_cast<size_t>(estimate(d->root, Extent::Likely, d->scale[static_cast<size_t>(Extent::Likely)])) + 64;
}

SampleGenerator::~SampleGenerator()
{
    delete d;
}

base::Result<void> SampleGenerator::check() const
{
    if (d->brokenFields.isEmpty())
        return d->size;
    return d->brokenFields.first();
}

const QList<base::Error> &SampleGenerator::brokenFields() const
{
    return d->brokenFields;
}

base::Result<void> SampleGenerator::checkSize() const
{
    return d->size;
}

QList<quint64> SampleGenerator::examples() const
{
    constexpr quint64 shown = 7;
    if (!d->root.kinds)
        return {d->documents > shown ? shown : 0};
    QList<quint64> examples;
    for (size_t kind = 0; kind < d->root.variants.size(); ++kind)
        examples << d->root.kinds->document(std::min(shown, d->root.kinds->count(kind) - 1), kind);
    return examples;
}

qsizetype SampleGenerator::likelyBytes() const
{
    return static_cast<qsizetype>(d->likelyBytes);
}

base::Bson SampleGenerator::document(quint64 n, Extent extent) const
{
    QByteArray bytes;
    bytes.reserve(static_cast<qsizetype>(d->likelyBytes));
    {
        base::BsonWriter out(bytes);
        DocumentWriter writer(d->root, d->key);
        d->write(writer, n, extent, out);
    }
    return base::Bson::fromTrusted(bytes);
}

void SampleGenerator::append(quint64 first, quint64 end, QByteArray &bytes) const
{
    base::BsonWriter out(bytes);
    DocumentWriter writer(d->root, d->key);
    for (quint64 n = first; n < end; ++n)
        d->write(writer, n, Extent::Random, out);
}

} // namespace sw::samples
