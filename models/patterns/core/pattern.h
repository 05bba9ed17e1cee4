// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/numbers.h"
#include "models/design/shape/dependencies.h"

#include <QJsonObject>
#include <QSet>

#include <algorithm>

namespace sw::patterns
{

/// What a family of patterns does to a document; decides the tint on screen.
enum class Family { Copy, MoveOut, Group, Compute, Arrange, Version };

/// One of the values of a parameter of kind Choice.
struct Choice
{
    QString id;   ///< in files and on the command line
    QString text; ///< for people, translated; reads on from the parameter's label
};

/// A parameter of a pattern, as dialogs, help and checks need it.
struct Parameter
{
    /// EntityList: ids of entities, or their names; TextList: any texts, for which optional means that there may be
    /// none.
    enum class Kind { Integer, Number, Choice, Text, Field, FieldList, Switch, EntityList, TextList };
    QString name;  ///< in files and on the command line
    QString label; ///< for people, translated
    Kind kind = Kind::Integer;
    QJsonValue defaultValue; ///< undefined: depends on the target, see Pattern::defaults
    double minimum = 0;
    double maximum = 0;
    QList<Choice> choices;
    QString help;
    bool optional = false;                          ///< a field, list or text that may be empty
    base::NumberUnit unit = base::NumberUnit::None; ///< that people see and may write
    QString needs{};            ///< another parameter, a choice, that gives it a meaning; empty: none
    QStringList neededValues{}; ///< with one of these values

    /// Whether it means anything beside the other \p values.
    bool matters(const QJsonObject &values) const
    {
        return needs.isEmpty() || neededValues.contains(values.value(needs).toString());
    }
    QStringList choiceIds() const;
};

/// What a pattern is applied to.
struct Target
{
    schema::EntityId entity;
    schema::RelationshipId relationship;
    QString path;

    friend bool operator==(const Target &, const Target &) = default;
    friend size_t qHash(const Target &target, size_t seed = 0)
    {
        return qHashMulti(seed, target.entity, target.relationship, target.path);
    }
};
using Targets = QSet<Target>;

/// One condition under which a pattern is worth proposing, with the numbers it was judged by.
struct Condition
{
    QString text; ///< "96 % of reads want 10 or fewer of 40 reviews"
    bool met = false;
    bool hard = false; ///< not met: the pattern is not proposed
    /// Holds as well when the working set does not fit well into the cache, which a pattern cannot see and the advisor
    /// can.
    bool orTightCache = false;
};

/// A place where a pattern could help.
struct Finding
{
    Target target;
    QList<QJsonObject> parameterSets; ///< to try, the default one first; the advisor keeps the best
    QList<Condition> conditions;
    QStringList price; ///< what it costs: code, staleness, duplicates
    /// Without it the design cannot do what the model asks for, whatever it costs.
    bool needed = false;

    bool possible() const
    {
        return std::all_of(conditions.cbegin(), conditions.cend(),
                           [](const Condition &one) { return one.met || !one.hard; });
    }
    /// The hard condition that keeps it from being possible; empty when it is.
    QString obstacle() const
    {
        for (const Condition &one : conditions) {
            if (one.hard && !one.met)
                return one.text;
        }
        return {};
    }
};

/// A piece of code for an operation, as a person would type it in mongosh.
struct CodeSnippet
{
    QString title;
    QString operation; ///< name of the operation, or empty when it serves any
    QString script;
    int roundTrips = 1;
    QString indexUsed;
    QString note;
};

/// A numbered, re-runnable step of a migration script in mongosh.
struct MigrationStep
{
    QString title;
    QString script; ///< empty: a step for people, see note
    QString note;
    bool drops = false; ///< what is no longer used goes: only once nobody misses it, and by a script of its own
    bool writes = true; ///< documents: the rules of their collections would be in its way
};

struct Migration
{
    QList<MigrationStep> steps;
    QList<MigrationStep> undo;
};

/// What a pattern sees while it works: the model and one use of itself with complete parameters (defaults filled in).
struct UseContext
{
    const schema::ModelIndex &model;
    const schema::PatternUse &use;
    QJsonObject parameters;
    design::Dependencies *dependencies =
        nullptr; ///< in the design that is edited, where several uses are applied one after the other

    design::Origin origin() const { return {use.id, use.pattern}; }
    /// The parameter called \p parameter when it is a text, else "".
    QString text(const char *parameter) const { return parameters.value(QLatin1String(parameter)).toString(); }
};

/// What the benefit of a pattern is a share of: the cost of all operations around its target, the cost of those alone
/// that it changes (a stored sum pays by its own reads and writes, however much else goes on), or the indexes of the
/// collection.
enum class BenefitOf { OperationsAround, OwnOperations, Indexes };

/// A schema-design pattern: one file in this folder, one row in the registry, one card, one folder of golden cases.
/// A pattern edits shape trees and index lists of a design; everything else (sizes, validators, samples) follows from
/// those.
class Pattern
{
public:
    virtual ~Pattern() = default;

    virtual QString id() const = 0;      ///< "extended-reference"
    virtual QString name() const = 0;    ///< translated
    virtual QString letters() const = 0; ///< two letters for badges, "Er"
    virtual Family family() const = 0;
    /// Position in the order of application that composition needs; lower is earlier.
    virtual int order() const = 0;
    /// How much complexity it adds, 0 to 1, for the advisor's score.
    virtual double complexity() const = 0;
    virtual BenefitOf benefitOf() const { return BenefitOf::OperationsAround; }
    /// The least benefit, as a share from which the advisor recommends it.
    virtual double leastBenefit() const { return 0; }
    /// Id of the pattern that does the same without code of one's own: this one stands back where that one is possible.
    virtual QString betterBy() const { return {}; }
    /// Key of its row in the use-case matrix.
    virtual QString matrixRow() const { return id(); }

    virtual QList<Parameter> parameters() const = 0;
    /// All parameters for \p target, with values that depend on it (field names, collection names).
    virtual QJsonObject defaults(const schema::ModelIndex &model, const Target &target) const = 0;
    /// Whether \p target is of a kind that it can be used on.
    virtual bool takes(const schema::ModelIndex &model, const Target &target) const = 0;
    /// Where it could help in \p model, whose current design is \p design.
    /// \p known: targets that need not be told again; a pattern may tell them all the same.
    virtual QList<Finding> findings(const schema::ModelIndex &model, const design::Design &design,
                                    const Targets &known = {}) const = 0;
    /// Whether the parameters are usable for the target. Errors InvalidModel name the parameter, the reason and the way
    /// out.
    virtual base::Result<void> check(const UseContext &context) const = 0;
    /// Edits \p design. An Error means that it does not apply to this design; the design is then unchanged.
    virtual base::Result<void> apply(design::Design &design, const UseContext &context) const = 0;
    /// Read and write code of the operations that the pattern changes, for the final design.
    virtual QList<CodeSnippet> code(const design::Design &design, const UseContext &context) const = 0;
    /// The script from the shape without the pattern to the shape with it, and back.
    virtual Migration migration(const design::Design &before, const design::Design &after,
                                const UseContext &context) const = 0;
    /// Ids of patterns that may not be used on the same target, or on a field of it, with the reason.
    virtual QHash<QString, QString> conflicts() const { return {}; }
    /// Ids of patterns that work beside it in one collection, at a price that people should know: the reason says
    /// which.
    virtual QHash<QString, QString> cautions() const { return {}; }
};

} // namespace sw::patterns
