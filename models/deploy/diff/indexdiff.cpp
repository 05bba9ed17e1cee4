// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/diff/indexdiff.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/texts.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/normalise/normalisecollation.h"
#include "models/deploy/normalise/normaliseindex.h"
#include "models/deploy/plan/shelltext.h"
#include "models/deploy/plan/target.h"

namespace sw::deploy
{

namespace
{

base::Bson renamed(const base::Bson &index, const QString &name)
{
    base::BsonBuilder out;
    out.document(QStringLiteral("key"), documentAt(index, "key")).string(QStringLiteral("name"), name);
    out.merge(without(index, {QStringLiteral("key"), QStringLiteral("name")}));
    return out.finish();
}

QString optionsText(const base::Bson &index)
{
    QStringList parts;
    if (truthAt(index, "unique"))
        parts << Text::tr("unique");
    if (truthAt(index, "hidden"))
        parts << Text::tr("hidden");
    if (truthAt(index, "prepareUnique"))
        parts << Text::tr("refuses duplicates (prepareUnique)");
    if (const auto seconds = wholeAt(index, "expireAfterSeconds"))
        parts << expiryText(*seconds);
    return parts.isEmpty() ? Text::tr("plain") : parts.join(QStringLiteral(", "));
}

/// An index keeps its expiry for good.
bool losesExpiry(const base::Bson &from, const base::Bson &to)
{
    return contains(from, "expireAfterSeconds") && !contains(to, "expireAfterSeconds");
}

/// Compares the indexes of one collection. The server tells indexes apart by keys, collation, partial filter,
/// uniqueness, sparseness and wildcard projection, not by name; so an equal index under another name is the same one,
/// and a name that another index has can not be used.
class IndexDiff
{
public:
    IndexDiff(Differ &differ, const Target &target, const LiveCollection &live);
    void run();

private:
    struct Wanted
    {
        base::Bson specification;
        base::Bson normal;
    };
    struct Present
    {
        base::Bson normal;
        base::Bson identity;
        bool used = false;
    };

    void diff(const Wanted &wanted);
    void diffSame(const Wanted &wanted, Present &present);
    bool cannotExpire(const base::Bson &wanted) const;
    void createBeside(const Wanted &wanted, Present &taken, const QString &why);
    void makeUnique(const Wanted &wanted, Present &present);
    void create(const Wanted &wanted);
    void change(const base::Bson &from, const base::Bson &to, const QString &what);
    Step stepFor(StepKind kind, const QString &index) const;
    Present *sameIdentity(const base::Bson &identity);
    Present *named(const QString &name);
    Present *plainTwin(const base::Bson &normal);
    bool hasText() const;
    void tellUnmanaged();

    Differ &m_differ;
    const Target &m_target;
    const LiveCollection &m_live;
    base::Bson m_inherited;
    QList<Present> m_present;
};

IndexDiff::IndexDiff(Differ &differ, const Target &target, const LiveCollection &live)
    : m_differ(differ),
      m_target(target),
      m_live(live),
      m_inherited(normaliseCollation(documentAt(live.options, "collation"), CollationOwner::Collection))
{
    for (const base::Bson &listed : live.indexes) {
        const base::Bson normal = normaliseIndex(listed);
        m_present << Present{normal, indexIdentity(normal)};
    }
}

IndexDiff::Present *IndexDiff::sameIdentity(const base::Bson &identity)
{
    for (Present &present : m_present) {
        if (present.identity == identity)
            return &present;
    }
    return nullptr;
}

IndexDiff::Present *IndexDiff::named(const QString &name)
{
    for (Present &present : m_present) {
        if (indexName(present.normal) == name)
            return &present;
    }
    return nullptr;
}

/// The index that is \p normal but for its uniqueness.
IndexDiff::Present *IndexDiff::plainTwin(const base::Bson &normal)
{
    return truthAt(normal, "unique") ? sameIdentity(indexIdentity(without(normal, {QStringLiteral("unique")})))
                                     : nullptr;
}

/// Servers before 7.1 refuse an expiry in a capped collection.
bool IndexDiff::cannotExpire(const base::Bson &wanted) const
{
    return contains(wanted, "expireAfterSeconds") && truthAt(m_live.options, "capped") &&
           !m_differ.snapshot.server.isAtLeast(7, 1);
}

bool IndexDiff::hasText() const
{
    for (const Present &present : m_present) {
        if (contains(present.normal, "key._fts"))
            return true;
    }
    return false;
}

Step IndexDiff::stepFor(StepKind kind, const QString &index) const
{
    Step step;
    step.kind = kind;
    step.collection = m_target.name;
    step.object = m_target.name + QLatin1Char('.') + index;
    step.uuid = m_live.uuid;
    step.documents = m_live.documents;
    step.bytes = m_live.bytes;
    return step;
}

void IndexDiff::run()
{
    QList<Wanted> wanted;
    for (const base::Bson &specification : m_target.indexes)
        wanted << Wanted{specification, normaliseIndex(specification, m_inherited)};
    for (const Wanted &one : std::as_const(wanted))
        diff(one);
    tellUnmanaged();
}

void IndexDiff::diff(const Wanted &wanted)
{
    const QString name = indexName(wanted.normal);
    Present *present = sameIdentity(indexIdentity(wanted.normal));
    if (present != nullptr && m_live.indexBuilds.contains(indexName(present->normal))) {
        present->used = true;
        create(wanted); // an unfinished build is listed like an index; the same command waits for its end
    } else if (present != nullptr) {
        diffSame(wanted, *present);
    } else if (cannotExpire(wanted.normal)) {
        m_differ.addManual(m_target, m_target.name + QLatin1Char('.') + name,
                           Text::tr("index %1: documents of a capped collection cannot expire").arg(name),
                           rebuildCollectionText(createCommand(m_target)));
    } else if (Present *twin = plainTwin(wanted.normal); twin != nullptr && m_differ.snapshot.server.isAtLeast(6, 0)) {
        if (losesExpiry(twin->normal, wanted.normal))
            createBeside(wanted, *twin, Text::tr("documents must not expire by it any more"));
        else
            makeUnique(wanted, *twin);
    } else if (contains(wanted.normal, "key._fts") && hasText()) {
        m_differ.addManual(m_target, m_target.name + QLatin1Char('.') + name,
                           Text::tr("text index %1: a collection can have only one text index").arg(name),
                           rebuildIndexText(m_target.name, QString(), wanted.specification));
    } else if (Present *taken = named(name); taken != nullptr) {
        createBeside(wanted, *taken, Text::tr("its name is taken by other keys or options"));
    } else {
        create(wanted);
    }
}

/// The new index is built under a name of its own; the old one is dropped by hand when it is ready.
void IndexDiff::createBeside(const Wanted &wanted, Present &taken, const QString &why)
{
    const QString old = indexName(taken.normal);
    QString fresh = indexName(wanted.normal);
    if (named(fresh) != nullptr)
        fresh += QStringLiteral("_new");
    if (named(fresh) == nullptr)
        create({renamed(wanted.specification, fresh), renamed(wanted.normal, fresh)});
    taken.used = true;
    m_differ.addManual(m_target, m_target.name + QLatin1Char('.') + old, Text::tr("drop index %1: %2").arg(old, why),
                       dropOldIndexText(m_target.name, old, fresh));
}

void IndexDiff::diffSame(const Wanted &wanted, Present &present)
{
    present.used = true;
    const QString liveName = indexName(present.normal);
    const QString wantedName = indexName(wanted.normal);
    if (liveName != wantedName)
        m_differ.plan.notes << Text::tr("The index %1 is on the server under the name %2; that is the same index.")
                                   .arg(m_target.name + QLatin1Char('.') + wantedName, liveName);
    const base::Bson to = renamed(wanted.normal, liveName);
    const base::Bson from = without(present.normal, {QStringLiteral("prepareUnique")});
    if (from != present.normal)
        change(present.normal, from, Text::tr("index %1: let duplicates in again").arg(liveName));
    if (from == to) {
        m_differ.plan.equalObjects += from == present.normal ? 1 : 0;
        return;
    }
    const QStringList changeable{QStringLiteral("hidden"), QStringLiteral("expireAfterSeconds")};
    const bool gainsExpiry = !contains(from, "expireAfterSeconds") && contains(to, "expireAfterSeconds");
    if (gainsExpiry && cannotExpire(to)) {
        m_differ.addManual(m_target, m_target.name + QLatin1Char('.') + liveName,
                           Text::tr("index %1: documents of a capped collection cannot expire").arg(liveName),
                           rebuildCollectionText(createCommand(m_target)));
        return;
    }
    if (without(from, changeable) != without(to, changeable) || losesExpiry(from, to) ||
        (gainsExpiry && !m_differ.snapshot.server.isAtLeast(5, 1))) {
        m_differ.addManual(m_target, m_target.name + QLatin1Char('.') + liveName,
                           Text::tr("index %1: options that are fixed once an index exists").arg(liveName),
                           rebuildIndexText(m_target.name, liveName, wanted.specification));
        return;
    }
    change(from, to, Text::tr("options of index %1").arg(liveName));
}

/// What only adds comes before the change to unique and what may hurt after it, as the order of the steps has it.
void IndexDiff::makeUnique(const Wanted &wanted, Present &present)
{
    present.used = true;
    const QString name = indexName(present.normal);
    const base::Bson to = renamed(wanted.normal, name);
    base::Bson before = present.normal;
    if (!truthAt(to, "hidden"))
        before = without(before, {QStringLiteral("hidden")});
    if (wholeAt(to, "expireAfterSeconds") > wholeAt(before, "expireAfterSeconds") &&
        contains(before, "expireAfterSeconds"))
        before = joined(without(before, {QStringLiteral("expireAfterSeconds")}),
                        only(to, {QStringLiteral("expireAfterSeconds")}));
    before = normaliseIndex(before);
    if (before != present.normal)
        change(present.normal, before, Text::tr("options of index %1").arg(name));
    const base::Bson unique =
        normaliseIndex(joined(without(before, {QStringLiteral("prepareUnique")}),
                              base::BsonBuilder().boolean(QStringLiteral("unique"), true).finish()));
    change(before, unique, Text::tr("unique index %1").arg(name));
    if (unique != to)
        change(unique, to, Text::tr("options of index %1").arg(name));
}

void IndexDiff::change(const base::Bson &from, const base::Bson &to, const QString &what)
{
    const QString name = indexName(from);
    base::BsonBuilder command;
    base::BsonBuilder back;
    command.string(QStringLiteral("collMod"), m_target.name)
        .beginDocument(QStringLiteral("index"))
        .string(QStringLiteral("name"), name);
    back.beginDocument(QStringLiteral("index")).string(QStringLiteral("name"), name);
    bool canGoBack = true;
    if (truthAt(from, "unique") != truthAt(to, "unique")) {
        command.boolean(QStringLiteral("unique"), true);
        canGoBack = false;
    } else if (truthAt(from, "prepareUnique") != truthAt(to, "prepareUnique")) {
        command.boolean(QStringLiteral("prepareUnique"), false);
        back.boolean(QStringLiteral("prepareUnique"), true);
    }
    if (truthAt(from, "hidden") != truthAt(to, "hidden")) {
        command.boolean(QStringLiteral("hidden"), truthAt(to, "hidden"));
        back.boolean(QStringLiteral("hidden"), truthAt(from, "hidden"));
    }
    const auto before = wholeAt(from, "expireAfterSeconds");
    const auto after = wholeAt(to, "expireAfterSeconds");
    if (after && before != after) {
        command.int64(QStringLiteral("expireAfterSeconds"), *after);
        back.int64(QStringLiteral("expireAfterSeconds"), before.value_or(0));
        canGoBack = canGoBack && before.has_value();
    }
    command.end();
    Step step = stepFor(StepKind::ChangeIndex, name);
    step.from = from;
    step.to = to;
    step.command = m_differ.guarded(command.finish(), m_live);
    step.what = what;
    step.onServer = optionsText(from);
    step.inPlan = optionsText(to);
    step.inverse = canGoBack
                       ? collModText(m_target.name, back.finish())
                       : Text::tr("Cannot be undone by a change; the index would have to be dropped and rebuilt.");
    step.why = truthAt(from, "prepareUnique")
                   ? Text::tr("A change to unique was begun and not ended; since then it refuses duplicates.")
                   : Text::tr("The design wants other options of the same index.");
    m_differ.add(step);
}

void IndexDiff::create(const Wanted &wanted)
{
    const QString name = indexName(wanted.normal);
    Step step = stepFor(StepKind::CreateIndex, name);
    step.to = listDocument(QStringLiteral("indexes"), {wanted.normal});
    step.command = m_differ.guarded(createIndexesCommand(m_target.name, {wanted.specification}), m_live);
    step.what = Text::tr("index %1").arg(name);
    step.onServer = Text::tr("absent");
    step.inPlan = optionsText(wanted.normal);
    step.inverse = dropIndexesText(m_target.name, {name});
    step.why = Text::tr("It is missing on the server.");
    m_differ.add(step);
}

void IndexDiff::tellUnmanaged()
{
    for (const Present &present : std::as_const(m_present)) {
        const QString name = indexName(present.normal);
        if (present.used || name == QLatin1String("_id_") || truthAt(present.normal, "clustered"))
            continue;
        m_differ.plan.unmanaged << m_target.name + QLatin1Char('.') + name;
        if (truthAt(present.normal, "prepareUnique"))
            m_differ.plan.notes << Text::tr("The index %1 refuses duplicates because a change to unique was "
                                            "begun and not ended (prepareUnique).")
                                       .arg(m_target.name + QLatin1Char('.') + name);
    }
}

} // namespace

void diffIndexes(Differ &differ, const Target &target, const LiveCollection &live)
{
    IndexDiff(differ, target, live).run();
}

} // namespace sw::deploy
