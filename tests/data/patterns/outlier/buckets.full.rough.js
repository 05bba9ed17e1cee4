// Large: a bucket that has no room long before it has as many items as it may have
const item = n => ({ _id: oid(n), text: "t".repeat(700000), at: day(1) });
const posts = () => [{ _id: oid(1), text: "large", com_ments: Array.from({ length: 23 }, (_, n) => item(100 + n)) }];
function fill() {
  put("po_sts", posts());
}
const idsOf = docs => docs.flatMap(one => one.com_ments.map(item => item._id));
const ids = () => [...idsOf(stored("po_sts")), ...idsOf(stored("po_st_extras"))];
function faults() {
  return [...differences("kept", idsOf(stored("po_sts")), idsOf(posts()).slice(0, 20)), ...differences("apart", idsOf(stored("po_st_extras")), idsOf(posts()).slice(20))];
}
function faultsBack() {
  return differences("items", idsOf(stored("po_sts")), idsOf(posts()));
}
// What is refused is said to be, and nothing of the rest is lost.
let added = [], said = "";
function later() {
  for (let n = 200; n < 240 && said === ""; n += 1) {
    try {
      addComMent(oid(1), item(n));
      added.push(oid(n));
    } catch (error) {
      said = error.message;
    }
  }
}
function expectedLater() {
  return [...differences("items", ids(), [...idsOf(posts()), ...added]), ...(said.startsWith("the bucket has no room for this item") ? [] : ["not refused: " + said])];
}
