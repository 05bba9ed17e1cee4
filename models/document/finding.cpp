// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/finding.h"

#include "models/document/document.h"
#include "models/document/edits/edittexts.h"
#include "models/document/edits/entityedits.h"
#include "models/document/edits/fieldedits.h"
#include "models/document/edits/linkedits.h"
#include "models/document/edits/projectedits.h"
#include "models/document/edits/workloadedits.h"

#include <algorithm>

namespace sw::document
{

namespace
{

class Finder
{
public:
    explicit Finder(const Search &search) : m_search(search) {}
    bool holds(const QString &text) const
    {
        return text.contains(m_search.text, m_search.matchCase ? Qt::CaseSensitive : Qt::CaseInsensitive);
    }
    void add(Match match, const QString &text)
    {
        if (!holds(text))
            return;
        match.text = text;
        m_matches.append(match);
    }
    void addFields(const QList<schema::Field> &fields, const FieldOwner &owner)
    {
        for (const schema::Field &field : fields) {
            Match match;
            match.kind = Match::Kind::Field;
            match.entity = owner.entity;
            match.relationship = owner.relationship;
            match.field = {owner, field.id};
            add(match, field.name);
            addFields(field.fields, owner);
        }
    }
    /// The better ones first.
    QList<Match> take()
    {
        std::stable_sort(m_matches.begin(), m_matches.end(),
                         [this](const Match &a, const Match &b) { return farness(a.text) < farness(b.text); });
        return std::move(m_matches);
    }

private:
    /// 0: it is the whole text; 1: the text begins with it; 2: a word does; 3: it stands within one.
    int farness(const QString &text) const
    {
        const auto sensitivity = m_search.matchCase ? Qt::CaseSensitive : Qt::CaseInsensitive;
        if (text.compare(m_search.text, sensitivity) == 0)
            return 0;
        if (text.startsWith(m_search.text, sensitivity))
            return 1;
        for (qsizetype at = text.indexOf(m_search.text, 0, sensitivity); at > 0;
             at = text.indexOf(m_search.text, at + 1, sensitivity)) {
            if (!text.at(at - 1).isLetterOrNumber())
                return 2;
        }
        return 3;
    }

    const Search &m_search;
    QList<Match> m_matches;
};

base::Result<void> rename(Document &document, const Match &match, const QString &text)
{
    switch (match.kind) {
    case Match::Kind::Entity:
        return renameEntity(document, match.entity, text);
    case Match::Kind::Field:
        return renameField(document, match.field, text);
    case Match::Kind::Relationship:
        return renameRelationship(document, match.relationship, text);
    case Match::Kind::Operation:
        return changeOperation(document, match.operation, Text::tr("Rename an operation"),
                               [&text](schema::Operation &operation) { operation.name = text; });
    case Match::Kind::Note:
        return changeNote(document, match.diagram, match.note, {}, [&text](schema::Note &note) { note.text = text; });
    }
    return {};
}

} // namespace

QList<Match> findText(const schema::Model &model, const Search &search)
{
    if (search.text.isEmpty())
        return {};
    Finder finder(search);
    for (const schema::Entity &entity : model.entities) {
        Match match;
        match.entity = entity.id;
        if (search.names)
            finder.add(match, entity.name);
        if (search.fields)
            finder.addFields(entity.fields, {entity.id, {}});
    }
    for (const schema::Relationship &relationship : model.relationships) {
        Match match;
        match.kind = Match::Kind::Relationship;
        match.relationship = relationship.id;
        if (search.names)
            finder.add(match, relationship.name);
        if (search.fields)
            finder.addFields(relationship.attributes, {{}, relationship.id});
    }
    for (const schema::Operation &operation : model.operations) {
        Match match;
        match.kind = Match::Kind::Operation;
        match.operation = operation.id;
        if (search.names)
            finder.add(match, operation.name);
    }
    for (const schema::Diagram &diagram : model.diagrams) {
        for (const schema::Note &note : diagram.notes) {
            Match match;
            match.kind = Match::Kind::Note;
            match.note = note.id;
            match.diagram = diagram.id;
            if (search.notes)
                finder.add(match, note.text);
        }
    }
    return finder.take();
}

base::Result<int> replaceText(Document &document, const QList<Match> &matches, const Search &search,
                              const QString &with)
{
    Transaction step(document, Text::tr("Replace %1 by %2").arg(search.text, with));
    int changed = 0;
    for (const Match &match : matches) {
        QString text = match.text;
        text.replace(search.text, with, search.matchCase ? Qt::CaseSensitive : Qt::CaseInsensitive);
        if (text == match.text)
            continue;
        if (const auto renamed = rename(document, match, text); !renamed)
            return renamed.error();
        ++changed;
    }
    step.commit();
    return changed;
}

} // namespace sw::document
