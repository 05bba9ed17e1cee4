// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/jsonwriter.h"
#include "models/base/units.h"

#include <QByteArray>
#include <QString>

class QIODevice;

namespace sw::cli
{

/// A stream that a command writes text to. Collects small pieces into blocks and remembers the first failure, so that a
/// full disk behind a redirection is reported once, at the end, instead of being lost.
class Output
{
public:
    enum class Buffering { Blocks, Lines };

    explicit Output(QIODevice &device, Buffering buffering = Buffering::Blocks);
    ~Output();
    Output(const Output &) = delete;
    Output &operator=(const Output &) = delete;

    void write(const QByteArray &bytes);
    /// \p text and a line break, in UTF-8.
    void line(const QString &text = {});
    /// False when this or an earlier write failed.
    bool flush();

    bool ok() const { return m_ok; }
    /// The reader of a pipe went away ("| head"): no error, but nobody reads any more.
    bool closedByReader() const { return m_closedByReader; }
    QString errorText() const { return m_error; }

private:
    QIODevice &m_device;
    Buffering m_buffering;
    QByteArray m_pending;
    bool m_ok = true;
    bool m_closedByReader = false;
    QString m_error;
};

/// For JSON, where fractions of a byte say nothing.
double whole(base::Bytes bytes);
/// A member \p name that lists \p texts.
void writeTexts(base::JsonWriter &json, const QString &name, const QStringList &texts);

} // namespace sw::cli
