// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/plan/rolescript.h"

#include "models/base/shellscript.h"
#include "models/base/text.h"
#include "models/base/texts.h"

namespace sw::deploy
{

QString roleScript(const QString &database)
{
    const QString name = QString::fromUtf8(base::shellString(database));
    return QStringLiteral("// ") +
           Text::tr("A role with the least rights for plan, apply and verify on one database. Run it as a user "
                    "administrator, in mongosh.") +
           QStringLiteral("\n// ") +
           Text::tr("The two rights on the cluster are for the version and for open transactions.") +
           QStringLiteral("\nconst database = ") + name +
           QStringLiteral(
               ";\n"
               "const role = \"shapewright-\" + database;\n"
               "const privileges = [\n"
               "  {resource: {db: database, collection: \"\"}, actions: [\"listCollections\", \"listIndexes\", "
               "\"collStats\", \"dbStats\",\n"
               "    \"find\", \"createCollection\", \"createIndex\", \"collMod\"]},\n"
               "  {resource: {cluster: true}, actions: [\"getParameter\", \"inprog\"]},\n"
               "];\n"
               "const admin = db.getSiblingDB(\"admin\");\n"
               "if (admin.getRole(role) === null)\n"
               "  admin.createRole({role, privileges, roles: []});\n"
               "else\n"
               "  admin.updateRole(role, {privileges, roles: []});\n"
               "print(\"The role \" + role + \" is in admin. For a user: admin.createUser({user: …, pwd: "
               "passwordPrompt(), roles: [role]})\");\n");
}

} // namespace sw::deploy
