Number($source$.aggregate([$unwind$, $ofTarget$, { $group: { _id: null, n: { $sum: $each$ } } }]).toArray()[0]?.n ?? 0)
