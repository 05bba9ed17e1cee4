// A hash of all that a collection holds, which tells whether anybody has written into it; null where a server gives none.
function $stateOf$(name) {
  try {
    const reply = db.runCommand({ dbHash: 1, collections: [name] });
    return reply.collections[name] ?? "";
  } catch (error) {
    return null;
  }
}
