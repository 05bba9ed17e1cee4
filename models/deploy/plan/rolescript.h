// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sw::deploy
{

/// A script for MongoDB's shell that makes a role with the rights that plan, apply and verify need on \p database and
/// no others: it can add collections and indexes and change rules, and cannot write, delete, drop or rename. Run again,
/// it sets the role anew.
QString roleScript(const QString &database);

} // namespace sw::deploy
