// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTextDocument;

namespace sw::record
{

/// Lets headings begin a page where too little of it is left for what they stand over, and moves rows of tables that a
/// page would cut through to the next one. The document must have its page size.
void keepTogether(QTextDocument &document);

} // namespace sw::record
