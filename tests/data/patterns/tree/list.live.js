// No synthetic documents: lists of children without an index may be of any graph.
